//! Use cases: load, decide (in `game`), and save together with the notices this causes, in one
//! transaction; nothing is sent inside it. People call [`challenge`], [`play`], [`study`],
//! [`people`] and [`servers`]; the courier of [`post`] and the [`workers`] call the same functions.

mod aside;
mod caller;
pub mod challenge;
pub mod change;
mod handle;
mod idle;
mod keys;
mod limits;
pub mod pages;
pub mod people;
pub mod play;
pub mod post;
pub mod pulse;
mod queue;
mod reach;
pub mod servers;
pub mod study;
mod troubles;
pub mod workers;

pub use caller::{Caller, Managed, Moderated, Rights};
pub use challenge::again::Rival;
pub use challenge::proposal::{Answered, NotProposed, Proposal, ProposalRefusal, Rule, Target};
pub use challenge::seating::Proposed;
pub use handle::{LEASE, Service};
pub use limits::Measure;
pub use people::feats::{Feat, Feats};
pub use people::following::{Follow, Following};
pub use people::openings::{Opening, Openings};
pub use people::preferences::{Myself, QuietWish, Snooze, Switch, Wishes};
pub use people::ratings::{Profile, Statistics};
pub use people::showing::NotShown;
pub use play::acting::{Acted, Ask, InHand, Refused};
pub use play::export::{Format, export};
pub use play::find::{Mine, NextDue, Where};
pub use play::plans::{Plan, Plans};
pub use play::records::{moves_until, whole_moves};
pub use post::{Call, DayResults, Delivery, Instead, Listing, Notice, Parcel, Showpiece, SiegeNews, courier};
pub use queue::{Crowded, Queue};
pub use servers::activity::{Activity, WEEK};
pub use servers::moderation::{Audited, Moderation};
pub use servers::settings::Arrival;
pub use study::first_moves::{AtOpening, Departure, Explored};
pub use study::lessons::{Guide, Remark, Stand};
pub use study::lines::{Lines, NOTE, Spot, Tried, Try, Trying};
pub use study::mistakes::{MINE, NoMistake};
pub use study::moments::{Looked, mattered};
pub use study::posed::{AtPuzzle, Posed};
pub use study::puzzles::{Answered as PuzzleAnswered, InSiege, PuzzleWish, Puzzled, SiegePart};
pub use study::review::{Hinted, Reviewed};
pub use study::solver::Solver;
pub use workers::keeper::{Keeper, Pauses};
