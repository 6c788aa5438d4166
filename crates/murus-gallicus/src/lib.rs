#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

#[cfg(feature = "serde")]
pub mod abstract_play;
#[cfg(feature = "serde")]
mod abstract_play_reading;
mod axes;
mod bits;
mod board;
mod cell;
mod geometry;
mod image;
mod line;
mod moves;
mod notation;
mod options;
mod outcome;
mod perft;
mod play;
mod position;
mod position_text;
mod possible;
mod reach;
mod reading;
mod record;
mod record_header;
mod record_text;
mod record_words;
mod refusal;
mod seat;
#[cfg(feature = "serde")]
mod serial;
mod side;
mod signs;
mod variant;
mod words;

pub use axes::{Axis, Tables, Widths};
pub use bits::{Bits, Cells};
pub use board::{BOARDS, Board, Boards};
pub use cell::{Cell, CellName};
pub use geometry::{Direction, Geometry, Shape};
pub use image::Image;
pub use line::{Entry, Line};
pub use moves::Move;
pub use notation::{Written, is_swap};
pub use options::Options;
pub use outcome::{Outcome, Reason};
pub use perft::perft;
pub use position::{Height, Position, Unit};
pub use position_text::PositionError;
pub use possible::ImpossiblePosition;
pub use reach::Sought;
pub use record_header::RecordHeader;
pub use record_text::{RecordError, RecordStop};
pub use record_words::{split_moves, split_plan};
pub use refusal::Refusal;
pub use seat::Seat;
pub use variant::{PRESETS, Variant, VariantError};
