//! Blocks of a page whose texts, buttons and menus follow one another in a frame.

use super::rows::{Button, Row};

/// A part of a framed page, such as a text or a row of buttons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A text.
    Text(String),
    /// A text with a button to its right.
    Beside(String, Button),
    /// A row of buttons, or a menu.
    Row(Row),
    /// A horizontal line between the blocks above and below.
    Rule,
}

impl Block {
    /// Returns a text block, then a block with this row of buttons or menu.
    pub fn with_row(text: String, row: Row) -> [Block; 2] {
        [Block::Text(text), Block::Row(row)]
    }
}
