//! The words on a picture, and the words for those who cannot see it.

use murus_gallicus::rules::{Bits, Line, Outcome, Position, Seat};

use super::deed::{describe_notable, with_deed_in};
use super::refusal::{side_word, unit_word};
use super::{Texts, Value, variant};

/// Discord's limit for a picture's description, in characters.
const ALT_LIMIT: usize = 1024;

/// The most characters that say which of two boards is which.
const BESIDE: usize = 40;

/// The last move with its number as the article writes it, such as `10... e6-e4`; before the first
/// move the name of the variant.
pub fn last_move(texts: Texts, line: &Line) -> String {
    match line.moves().last() {
        Some(m) => line.numbered(line.plies() - 1, &line.position().write(m).to_string()),
        None => variant::variant_name(texts, line.position().variant()),
    }
}

/// Who is to move, or how the game ended.
pub fn state_of_play(texts: Texts, line: &Line) -> String {
    match line.outcome() {
        None => texts.say_with("picture-to-move", [("side", side_word(line.position().to_move()))]),
        Some(end) => outcome_words(texts, end),
    }
}

/// How a game ended, in a few words.
pub fn outcome_words(texts: Texts, end: Outcome) -> String {
    let winner = end.winner.map_or(Value::from("none"), side_word);
    texts.say_with("picture-over", [("side", winner), ("reason", end.reason.word().into())])
}

/// The last move and who is to move, or how the game ended, in one line.
pub fn last_move_and_state(texts: Texts, line: &Line) -> String {
    format!("{} · {}", last_move(texts, line), state_of_play(texts, line))
}

/// Returns the words above and below each picture of a film: the move that led to it, and at the
/// end the result.
pub fn film_words(texts: Texts, line: &Line) -> Vec<(String, String)> {
    let made = (0..line.plies()).map(|ply| line.numbered_move(ply));
    let lefts = [variant::variant_name(texts, line.position().variant())].into_iter().chain(made);
    let mut words: Vec<(String, String)> = lefts.zip(film_deeds(texts, line)).collect();
    if let (Some(last), Some(_)) = (words.last_mut(), line.outcome()) {
        last.1 = state_of_play(texts, line);
        // The names of more than two leave the result no room above.
        if line.position().variant().board().seats == 2 {
            std::mem::swap(&mut last.0, &mut last.1);
        }
    }
    words
}

/// Returns the effect of each move of a film, picture by picture; empty if it goes without saying.
pub fn film_deeds(texts: Texts, line: &Line) -> Vec<String> {
    let deeds = line
        .moves()
        .zip(line.positions())
        .map(|(m, before)| describe_notable(texts, before, m).unwrap_or_default());
    [String::new()].into_iter().chain(deeds).collect()
}

/// The designer's credit below every board.
pub fn credit_line(texts: Texts) -> String {
    texts.say("picture-caption")
}

/// Describes a picture in words, the important first: the last `new` moves, whose turn it is, the
/// effects of these moves, and all units. At most 1024 characters.
pub fn alt_text(texts: Texts, line: &Line, new: usize) -> String {
    let position = line.position();
    let seats = &Seat::ALL[..position.variant().board().seats];
    let new = new.min(line.plies());
    let played = if new > 1 { last_moves(texts, line, new) } else { last_move(texts, line) };
    let played = line
        .plies()
        .checked_sub(1)
        .map_or(played.clone(), |last| with_deed_in(texts, line, last, played));
    let first = format!("{played}. {}.", state_of_play(texts, line));
    let units = seats.iter().map(|&seat| unit_list(texts, position, seat));
    let all: Vec<String> =
        [first].into_iter().chain(change_sentence(texts, line, new)).chain(units).collect();
    cut_within(all.join(" "), ALT_LIMIT)
}

/// Two boards, one above the other, for those who cannot see them: each has half of the 1024
/// characters.
pub fn alt_text_of_two(texts: Texts, left: &Line, right: &Line) -> String {
    let half =
        |line: &Line| Value::from(cut_within(alt_text(texts, line, 1), ALT_LIMIT / 2 - BESIDE));
    texts.say_with("picture-beside", [("left", half(left)), ("right", half(right))])
}

/// The last `new` moves, numbered; with their sides if there are several players.
fn last_moves(texts: Texts, line: &Line, new: usize) -> String {
    let several = line.position().variant().board().seats > 2;
    let first = line.plies() - new;
    let moves = (first..line.plies()).map(|ply| {
        let text = if ply == first { line.numbered_move(ply) } else { line.listed_move(ply) };
        let side = side_word(line.positions()[ply].to_move());
        if several {
            texts.say_with("picture-move", [("side", side), ("move", text.into())])
        } else {
            text
        }
    });
    moves.collect::<Vec<_>>().join(if several { ", " } else { " " })
}

/// Returns the effects of the last `new` moves, cell by cell; `None` if nothing changed.
fn change_sentence(texts: Texts, line: &Line, new: usize) -> Option<String> {
    let before = line.positions()[line.plies() - new];
    let after = line.position();
    let geometry = &after.variant().board().geometry;
    let changed = geometry.cells().iter().filter(|&&cell| before.unit(cell) != after.unit(cell));
    let mut cells: Vec<_> = changed.map(|&cell| (geometry.name(cell), after.unit(cell))).collect();
    cells.sort_by_key(|(name, _)| *name);
    let changes = cells.into_iter().map(|(name, unit)| {
        let (unit, side) = (
            unit.map_or("none".into(), unit_word),
            unit.map_or("none".into(), |u| side_word(u.seat)),
        );
        texts.say_with(
            "picture-cell",
            [("cell", name.to_string().into()), ("unit", unit), ("side", side)],
        )
    });
    let changes = changes.collect::<Vec<_>>().join(", ");
    (!changes.is_empty()).then(|| texts.say_with("picture-changed", [("cells", changes.into())]))
}

/// A side's units by cells.
fn unit_list(texts: Texts, position: &Position, seat: Seat) -> String {
    let geometry = &position.variant().board().geometry;
    let own = position.stones(seat);
    let (walls, towers, catapults) = position.heights();
    let list = |set: u128| {
        let mut names: Vec<_> = (own & set).cells().map(|cell| geometry.name(cell)).collect();
        names.sort();
        names.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    let count = |set: u128| Value::from((own & set).count());
    texts.say_with(
        "picture-units",
        [
            ("side", side_word(seat)),
            ("towers", list(towers).into()),
            ("walls", list(walls).into()),
            ("catapults", list(catapults).into()),
            ("tower-count", count(towers)),
            ("wall-count", count(walls)),
            ("catapult-count", count(catapults)),
        ],
    )
}

/// A text, cut to a number of characters.
fn cut_within(text: String, limit: usize) -> String {
    if text.chars().count() <= limit {
        text
    } else {
        text.chars().take(limit - 1).chain(['…']).collect()
    }
}
