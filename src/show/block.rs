//! Blocks of a page that is laid out: each line with the button or menu that changes it.

use super::rows::{Button, Row};

/// A block of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A text.
    Text(String),
    /// A text with a button beside it.
    Beside(String, Button),
    /// Buttons or a menu, below the block before.
    Row(Row),
    /// A line between the blocks above and below.
    Rule,
}

impl Block {
    /// A text with a row below it.
    pub fn with_row(text: String, row: Row) -> [Block; 2] {
        [Block::Text(text), Block::Row(row)]
    }
}
