//! Reads whole games from text, as written by [`Line::record`] or by people and other programs.

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

use unicode_normalization::UnicodeNormalization;

use super::line::Line;
use super::record_words::{is_like_move, is_result, move_number, says_something, split_words};
use super::refusal::Refusal;
use super::signs::{FENCE, strip_language};
use super::variant::{PRESETS, Variant};

/// The most entries of a game that is read.
pub(super) const LONGEST: usize = 1000;

/// The most words that are quoted where reading stopped.
const STOP_WORDS: usize = 3;

/// The most letters of each word that is quoted where reading stopped.
const STOP_LETTERS: usize = 30;

/// A reason why a text is not a game.
#[derive(Clone, Debug, thiserror::Error)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum RecordError {
    /// The header of the text names an unknown variant.
    #[error("there is no variant `{0}`")]
    Variant(String),
    /// The text is a record of this other game.
    #[error("the record is one of {0}")]
    Game(String),
    /// The text is data, but in no form that holds a game.
    #[error("the text is data in an unknown form")]
    Form,
    /// The game does not start from its variant's own position.
    #[error("the game starts from a position of its own")]
    Start,
    /// The text has no moves.
    #[error("the record has no moves")]
    Empty,
    /// The text holds more than one game.
    #[error("the record holds more than one game")]
    Several,
    /// The text begins with this move number instead of 1.
    #[error("the record begins at move {0}")]
    Late(usize),
    /// The text has more than this number of entries.
    #[error("the record has more than {0} entries")]
    TooLong(usize),
    /// A part of the text cannot be played.
    #[error("at `{}`: {}", .0.words, .0.why)]
    Stopped(Box<RecordStop>),
}

/// The point at which the reading of a game stopped.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct RecordStop {
    /// The game up to the point where reading stopped.
    pub line: Line,
    /// The next few words of the text, each cut if it is long, with the number of the move.
    pub words: String,
    /// The reason why the first word of `words` cannot be played.
    pub why: Refusal,
}

impl Line {
    /// Reads a game. A header `[Variant "..."]` names the variant; without it the game is one of
    /// `variant`. Other headers, move numbers, comments in braces and after semicolons, variations
    /// in parentheses, glyphs such as `$1` and a result such as `1-0` are ignored. If the text has
    /// a block of code, only the block is read. Fails for the reasons that [`RecordError`] lists.
    ///
    /// ```
    /// use murus_gallicus::{Line, Variant};
    ///
    /// let line = Line::read_record("1. a1 – c3 $1 (1. b1-b3) 1… d7-d5 ½–½", Variant::STANDARD);
    /// assert_eq!(line.expect("a game").record(), "1. a1-c3 d7-d5");
    /// ```
    pub fn read_record(text: &str, variant: Variant) -> Result<Line, RecordError> {
        let plain = strip_asides(&text.nfkc().collect::<String>())?;
        let variant = match plain.variant {
            Some(name) => {
                let preset = PRESETS.iter().find(|(word, _)| name.eq_ignore_ascii_case(word));
                let text = preset.map_or(name.as_str(), |(_, text)| text);
                text.parse().map_err(|_| RecordError::Variant(name))?
            }
            None => variant,
        };
        let words = split_words(&plain.text);
        let mut line = Line::new(variant);
        let mut late = None;
        let mut ended = false;
        for (n, word) in words.iter().enumerate() {
            if line.entries().is_empty() {
                late = late.or(move_number(word).filter(|&number| number > 1));
            }
            if is_result(word) {
                ended = true;
            } else if ended && is_like_move(word) {
                return Err(RecordError::Several);
            } else if !ended && says_something(word) {
                if let Some(number) = late {
                    return Err(RecordError::Late(number));
                }
                if line.entries().len() >= LONGEST {
                    return Err(RecordError::TooLong(LONGEST));
                }
                let read = line
                    .read_word(word)
                    .and_then(|entry| line.play(entry).map_err(|_| Refusal::Unreadable));
                read.map_err(|why| {
                    RecordError::Stopped(Box::new(describe_stop(&line, &words[n..], why)))
                })?;
            }
        }
        if line.entries().is_empty() { Err(RecordError::Empty) } else { Ok(line) }
    }
}

/// Describes the stop of a reading that came as far as this line. `left` are the words not yet
/// read.
pub(super) fn describe_stop(line: &Line, left: &[String], why: Refusal) -> RecordStop {
    let cut = |word: &String| word.chars().take(STOP_LETTERS).collect();
    let mut shown: Vec<String> = left.iter().take(STOP_WORDS).map(cut).collect();
    if left.len() > STOP_WORDS {
        shown.push("…".to_owned());
    }
    let first = shown.join(" ");
    let numbered = move_number(&first).is_some();
    RecordStop {
        words: if numbered { first } else { line.numbered(line.plies(), &first) },
        line: line.clone(),
        why,
    }
}

/// The text of a game without comments, variations and headers.
struct BareRecord {
    /// The variant that the header names; `None` if no header names one.
    variant: Option<String>,
    text: String,
}

/// Strips comments, variations and headers from a text. Brackets that are never closed are kept.
/// Fails if a header comes after the first move.
fn strip_asides(text: &str) -> Result<BareRecord, RecordError> {
    let mut plain = BareRecord { variant: None, text: String::new() };
    let mut rest = find_block(text);
    let in_lines = rest.trim().contains('\n');
    let mut said = false;
    while let Some(c) = rest.chars().next() {
        let after = match c {
            '{' => skip_braces(rest),
            '(' => skip_variation(rest),
            '[' => skip_header(rest),
            ';' if in_lines => Some(rest.find('\n').map_or("", |end| &rest[end..])),
            ';' => Some(skip_comment(rest)),
            _ => None,
        };
        let Some(after) = after else {
            plain.text.push(c);
            rest = &rest[c.len_utf8()..];
            continue;
        };
        let aside = &rest[..rest.len() - after.len()];
        said = said || split_words(&plain.text).iter().any(|word| says_something(word));
        let separates = match c {
            // Brackets may be around the whole game.
            '(' | '[' => !said,
            // Semicolons may be between moves.
            ';' => !in_lines,
            _ => false,
        };
        if separates && is_moves(aside) {
            plain.text.push(' ');
            rest = &rest[1..];
            continue;
        }
        if let Some((name, value)) = read_tag(aside) {
            if said {
                return Err(RecordError::Several);
            }
            if name.eq_ignore_ascii_case("variant") {
                plain.variant = Some(value);
            }
        }
        plain.text.push(' ');
        rest = after;
    }
    Ok(plain)
}

/// The first block of code of a message, without the language that its fence names; the whole text
/// if there is no block.
fn find_block(text: &str) -> &str {
    let block = text
        .split(FENCE)
        .nth(1)
        .filter(|block| text.matches(FENCE).count() > 1 && !block.trim().is_empty());
    block.map_or(text, strip_language)
}

/// Returns true if a text consists of moves only.
fn is_moves(text: &str) -> bool {
    let words = split_words(text);
    let mut said = words.iter().filter(|word| says_something(word)).peekable();
    said.peek().is_some() && said.all(|word| is_like_move(word))
}

/// The text after a comment in braces, which may be nested; `None` if the comment is not closed.
fn skip_braces(text: &str) -> Option<&str> {
    let mut depth = 0_usize;
    for (at, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(&text[at + c.len_utf8()..]);
        }
    }
    None
}

/// The text after a variation, which may contain variations and comments; `None` if it is not
/// closed.
fn skip_variation(text: &str) -> Option<&str> {
    let mut depth = 0_usize;
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        if c == '{'
            && let Some(after) = skip_braces(rest)
        {
            rest = after;
            continue;
        }
        rest = &rest[c.len_utf8()..];
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(rest);
        }
    }
    None
}

/// The text after a header in brackets. A bracket inside quotes does not close the header, unless
/// there is no other. `None` if there is no closing bracket.
fn skip_header(text: &str) -> Option<&str> {
    let mut quoted = false;
    let end = text.char_indices().find(|&(_, c)| {
        quoted ^= c == '"';
        c == ']' && !quoted
    });
    let end = end.map(|(at, _)| at).or_else(|| text.find(']'))?;
    Some(&text[end + 1..])
}

/// The text after a comment that runs to the end of its line, when lines were joined into one: it
/// ends at the next move number or semicolon.
fn skip_comment(text: &str) -> &str {
    let end = text[1..].find(';').map_or(text.len(), |at| at + 1);
    let next = text[..end].match_indices(' ').map(|(at, _)| at).find(|&at| {
        let word = text[at..].split_whitespace().next();
        word.is_some_and(|word| move_number(word).is_some())
    });
    &text[next.unwrap_or(end)..]
}

/// The name and the value of a header such as `[Variant "standard"]`; `None` if the text is not a
/// header.
fn read_tag(bracket: &str) -> Option<(&str, String)> {
    let inner = bracket.strip_prefix('[')?.strip_suffix(']')?;
    let (name, value) = inner.trim().split_once(char::is_whitespace)?;
    let is_quote = |c: char| matches!(c, '"' | '“' | '”' | '„' | '«' | '»' | '\'');
    let value = value.trim();
    value.starts_with(is_quote).then(|| (name, value.trim_matches(is_quote).trim().to_owned()))
}
