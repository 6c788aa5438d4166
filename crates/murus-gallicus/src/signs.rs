//! The letters and signs that people type around and between cells, by Unicode's classes.

use alloc::string::String;
use core::ops::RangeInclusive;

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory as Class, UnicodeGeneralCategory};

/// The fence of a block of code in a message.
pub(super) const FENCE: &str = "```";

/// Unicode's blocks of arrows, and the triangles that point to the right.
const ARROWS: &[RangeInclusive<char>] = &[
    '\u{2190}'..='\u{21FF}',
    '\u{25B6}'..='\u{25BB}',
    '\u{2794}'..='\u{27BF}',
    '\u{27F0}'..='\u{27FF}',
    '\u{2900}'..='\u{297F}',
    '\u{2B00}'..='\u{2B11}',
    '\u{2B30}'..='\u{2B4F}',
    '\u{2B5A}'..='\u{2BBF}',
    '\u{1F800}'..='\u{1F8FF}',
];

/// The meaning of a sign between two cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MoveSign {
    /// A dash or an arrow between two cells.
    Dash,
    /// A sign for a capture, such as `x`.
    Cross,
    /// A capture with both stones, or markup.
    Star,
    /// A comma, which separates the two targets of a balanced opening.
    Comma,
    /// A quote, a bracket or markup. It has no meaning.
    Frame,
    /// Other punctuation. It has no meaning after a move, and does not occur inside one.
    Mark,
}

/// Converts a text to lower case and plain width (NFKC), and removes characters of no width.
pub(super) fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let seen = |c: &char| {
        !matches!(
            c.general_category(),
            Class::Format | Class::NonspacingMark | Class::EnclosingMark
        )
    };
    text.nfkc().flat_map(char::to_lowercase).filter(seen).collect()
}

/// The meaning of a character between cells; `None` for letters, digits and all other characters
/// that are no signs.
pub(super) fn find_sign(c: char) -> Option<MoveSign> {
    Some(match c {
        'x' | '×' | '✕' | '✖' | '⨯' | ':' => MoveSign::Cross,
        '*' => MoveSign::Star,
        ',' => MoveSign::Comma,
        // The head of an arrow may be typed alone, and a tilde may be typed for a dash.
        '-' | '=' | '>' | '~' => MoveSign::Dash,
        // Dashes of other classes: minus, tilde, bullet, the long vowel of kana, lines of boxes.
        '−' | '∼' | '⁓' | '⁃' | 'ー' | '─' | '━' => MoveSign::Dash,
        '"' | '\'' | '\\' | '|' => MoveSign::Frame,
        _ => match c.general_category() {
            Class::DashPunctuation => MoveSign::Dash,
            Class::MathSymbol | Class::OtherSymbol if is_arrow(c) => MoveSign::Dash,
            Class::OpenPunctuation
            | Class::ClosePunctuation
            | Class::InitialPunctuation
            | Class::FinalPunctuation
            | Class::ConnectorPunctuation
            | Class::ModifierSymbol => MoveSign::Frame,
            Class::OtherPunctuation | Class::MathSymbol => MoveSign::Mark,
            _ => return None,
        },
    })
}

/// Returns true if a character has no meaning after a move. A dash or a cross does have one: it
/// makes the move unfinished.
pub(super) fn is_around(c: char) -> bool {
    match find_sign(c) {
        Some(MoveSign::Star | MoveSign::Comma | MoveSign::Frame | MoveSign::Mark) => true,
        Some(MoveSign::Dash) => matches!(c, '=' | '>' | '~' | '⁓' | '⁃'),
        Some(MoveSign::Cross) => c == ':',
        None => false,
    }
}

/// Returns true if a character has no meaning before a move. Tildes have one: they strike the move
/// out.
pub(super) fn is_before(c: char) -> bool {
    is_around(c) && c != '~'
}

/// Strips the language that the fence names from a block of code.
pub(super) fn strip_language(block: &str) -> &str {
    let code = block.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    if code.starts_with(char::is_whitespace) { code } else { block }
}

/// Returns true if a character is an arrow.
fn is_arrow(c: char) -> bool {
    ARROWS.iter().any(|block| block.contains(&c))
}
