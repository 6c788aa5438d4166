//! Splits the text of a game or a plan, written by people or programs, into words: moves with the
//! spaces inside them, without the numbers and remarks around them.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use super::notation::strip_number;
use super::signs::{MoveSign, find_sign, fold};

/// Results as records of other games write them. A result ends the record, but only the moves
/// decide who won.
const RESULTS: &[&str] = &["1-0", "0-1", "0-0", "1/2-1/2", "1/2", "0.5-0.5"];

/// Splits a text into its moves, each as it was typed. Spaces around dashes belong to the move;
/// move numbers and signs are left out. Other words are kept.
///
/// ```
/// use murus_gallicus::split_moves;
///
/// assert_eq!(split_moves("1… a1 -> c3, d7–d5 !"), ["a1 -> c3,", "d7–d5"]);
/// ```
pub fn split_moves(text: &str) -> Vec<String> {
    split_words(text).into_iter().filter(|word| says_something(word)).collect()
}

/// Splits a text as [`split_moves`] does, but keeps each `*` that stands alone. In a plan it is in
/// the place of any other move.
///
/// ```
/// use murus_gallicus::split_plan;
///
/// assert_eq!(split_plan("1. b4 – d4 c5xc4 * d1-d3!"), ["b4 – d4", "c5xc4", "*", "d1-d3!"]);
/// assert_eq!(split_plan("b4 * b5 c7-c5"), ["b4 * b5", "c7-c5"]);
/// ```
pub fn split_plan(text: &str) -> Vec<String> {
    split_words(text).into_iter().filter(|word| word == "*" || says_something(word)).collect()
}

/// Splits a text into words. Pieces that form one move together are one word.
pub(super) fn split_words(text: &str) -> Vec<String> {
    let pieces: Vec<&str> = text.split_whitespace().flat_map(cut_pieces).collect();
    let shapes: Vec<String> =
        pieces.iter().map(|piece| find_shape(piece).unwrap_or_default()).collect();
    let mut words = Vec::new();
    let mut at = 0;
    while at < pieces.len() {
        let taken = count_joined(&shapes[at..]);
        words.push(pieces[at..at + taken].join(" "));
        at += taken;
    }
    words
}

/// Cuts a word without spaces after each comma that is followed by a letter.
fn cut_pieces(word: &str) -> Vec<&str> {
    let commas = word.match_indices([',', '，']).map(|(at, comma)| at + comma.len());
    let cuts = commas.filter(|&at| word[at..].starts_with(char::is_alphabetic));
    let mut ends: Vec<usize> = cuts.collect();
    ends.push(word.len());
    let starts = [0].into_iter().chain(ends.clone());
    starts.zip(ends).map(|(start, end)| &word[start..end]).collect()
}

/// The number of pieces at the beginning that form one move: as many as possible, and at least one.
fn count_joined(shapes: &[String]) -> usize {
    let mut together = String::new();
    let mut taken = 1;
    for (n, shape) in shapes.iter().enumerate() {
        let next = shapes.get(n + 1).map_or("", String::as_str);
        if shape.is_empty() || shape == "c" && is_next_move(&together, next) {
            break;
        }
        together.push_str(shape);
        match is_whole(&together) {
            Some(true) => taken = n + 1,
            Some(false) => {}
            None => break,
        }
    }
    taken
}

/// Returns true if a cell between these texts begins the next move, rather than ends a balanced
/// opening.
fn is_next_move(before: &str, next: &str) -> bool {
    let spaced = !before.contains('-') && next.trim_end_matches(',') == "c";
    before.ends_with(',') && (spaced || next.starts_with(['-', 'x']))
}

/// Returns true if a word is more than a move number, a mark or a numbered glyph.
pub(super) fn says_something(word: &str) -> bool {
    let word = fold(word);
    !word.trim_matches(|c: char| !c.is_alphanumeric()).chars().all(|c| c.is_ascii_digit())
}

/// The move number of a word such as `12.`, `12...` or `12.b4-d4`; `None` if the word does not
/// begin with a number and a dot.
pub(super) fn move_number(word: &str) -> Option<usize> {
    let word = fold(word);
    let word = word.trim_start_matches(|c: char| !c.is_alphanumeric() && c != '$');
    let (number, _) = word.split_once('.')?;
    number.parse().ok()
}

/// Returns true if a word is the result of a game.
pub(super) fn is_result(word: &str) -> bool {
    let word = fold(word);
    let plain = |c| match find_sign(c) {
        Some(MoveSign::Dash) => '-',
        _ if c == ':' => '-',
        _ if c == ',' => '.',
        _ if c == '\u{2044}' => '/',
        _ => c,
    };
    let result: String =
        word.trim_matches(|c: char| !c.is_alphanumeric()).chars().map(plain).collect();
    word == "*" || RESULTS.contains(&result.as_str())
}

/// Returns true if a word has the form of a move.
pub(super) fn is_like_move(word: &str) -> bool {
    find_shape(&word.split_whitespace().collect::<String>())
        .is_some_and(|shape| is_whole(&shape) == Some(true))
}

/// The shape of a word: `c` for each cell, `-` for dashes, `x`, and `,`; marks are left out. `None`
/// if the word cannot be a part of a move.
fn find_shape(word: &str) -> Option<String> {
    if word == "*" {
        return Some("xx".to_owned());
    }
    if !says_something(word) && word.contains(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let word = fold(word);
    let mut shape = String::new();
    let mut rest = strip_number(&word);
    while let Some(c) = rest.chars().next() {
        let digits = rest[c.len_utf8()..].chars().take_while(char::is_ascii_digit).count();
        rest = &rest[c.len_utf8() + digits..];
        shape.push_str(match find_sign(c) {
            None if c.is_ascii_lowercase() && (1..=2).contains(&digits) => "c",
            Some(_) | None if digits > 0 => return None,
            Some(MoveSign::Dash) => "-",
            Some(MoveSign::Cross) => "x",
            Some(MoveSign::Comma) => ",",
            Some(MoveSign::Star | MoveSign::Frame | MoveSign::Mark) => "",
            None => return None,
        });
    }
    Some(shape)
}

/// True if the shape is that of a whole move, false if it is the beginning of one, `None` if it is
/// neither.
fn is_whole(shape: &str) -> Option<bool> {
    let link = |shape: &str| shape.find('c').unwrap_or(shape.len());
    let dashes = |link: &str| link.chars().all(|c| c == '-');
    let rest = shape.strip_prefix('c')?;
    let (first, rest) = rest.split_at(link(rest));
    if !dashes(first) && first != "x" && first != "xx" {
        return None;
    }
    let Some(rest) = rest.strip_prefix('c') else { return Some(false) };
    let (second, last) = rest.split_at(link(rest));
    match (second, last) {
        ("" | "x" | ",", "") | (",", "c" | "c,") => Some(true),
        (second, "" | "c" | "c,") if dashes(second) && !second.is_empty() => Some(!last.is_empty()),
        _ => None,
    }
}
