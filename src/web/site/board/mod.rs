//! Boards on pages: their drawings, their states as JSON, and lines in addresses.

pub mod drawing;
pub mod field;
pub mod line_query;
pub mod line_state;
pub mod move_table;
