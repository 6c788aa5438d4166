//! The rules of Murus Gallicus. Pure: no IO, clock or randomness. They do not know about players or
//! time.
//!
//! The game is Phil Leduc's (designed 2005, published 2009). A [`Variant`] is data: options on a
//! [`Board`]; a [`Position`] is a value; a [`Move`] is generated, read and written for a position;
//! a [`Line`] is a whole game with its end.
//!
//! ```
//! use murus_gallicus::rules::{Line, Seat, Variant};
//!
//! let mut line = Line::new(Variant::STANDARD);
//! for text in ["a1-c3", "d7-d5", "h1-f3"] {
//!     let entry = line.read(text).expect("a legal move");
//!     line.play(entry).expect("what was just read can be played");
//! }
//! assert_eq!(line.position().to_move(), Seat::Gauls);
//! assert_eq!(line.position().to_string(), "ttt1tttt/3w4/3w4/8/2W2W2/1W4W1/1TTTTTT1 g");
//! ```

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
mod record_text;
mod record_words;
mod refusal;
mod seat;
mod side;
mod signs;
mod variant;

pub use axes::{Axis, Tables, Widths};
pub use bits::{Bits, Cells};
pub use board::{BOARDS, Board};
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
pub use record_text::{RecordError, RecordStop};
pub use record_words::split_moves;
pub use refusal::Refusal;
pub use seat::Seat;
pub use variant::{PRESETS, Variant, VariantError};
