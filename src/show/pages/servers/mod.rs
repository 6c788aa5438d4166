//! Pages about a server: its settings, its weekly activity, its statistics, its contests, and the
//! pages that people show in its channels.

pub mod acta;
pub mod contest;
pub mod contest_acts;
pub mod contest_end;
pub mod contest_loss;
pub mod contest_name;
pub mod contest_table;
pub mod cup;
pub mod entry;
pub mod ladder;
pub mod paired;
pub mod server;
pub mod shown;
pub mod simul;
pub mod statistics;
pub mod stewards;
pub mod team;
pub mod weeks;
