//! Captions of pictures of the board, and alternative texts for people who cannot see them.

use murus_gallicus::{Bits, Line, Outcome, Position, Seat};

use super::deed::{describe_notable, with_deed_in};
use super::refusal::{side_word, unit_word};
use super::{Texts, Value, variant};

/// Discord's limit for a picture's description, in characters.
const ALT_LIMIT: usize = 1024;

/// Characters reserved in each half of a description of two boards, for the words that tell them
/// apart.
const BESIDE: usize = 40;

/// Returns the last move with its number, such as `10... e6-e4`. Before the first move, returns the
/// name of the variant.
pub fn last_move(texts: Texts, line: &Line) -> String {
    match line.moves().last() {
        Some(m) => line.numbered(line.plies() - 1, &line.position().write(m).to_string()),
        None => variant::variant_name(texts, line.position().variant()),
    }
}

/// Returns who is to move, or how the game ended.
pub fn state_of_play(texts: Texts, line: &Line) -> String {
    match line.outcome() {
        None => texts.say_with("picture-to-move", [("side", side_word(line.position().to_move()))]),
        Some(end) => outcome_words(texts, end),
    }
}

/// Describes the winner and the reason of a game's end in a few words.
pub fn outcome_words(texts: Texts, end: Outcome) -> String {
    let winner = end.winner.map_or(Value::from("none"), side_word);
    texts.say_with("picture-over", [("side", winner), ("reason", end.reason.word().into())])
}

/// Returns one line with the last move, and with who is to move or how the game ended.
pub fn last_move_and_state(texts: Texts, line: &Line) -> String {
    format!("{} · {}", last_move(texts, line), state_of_play(texts, line))
}

/// Returns the captions above and below each picture of a film: the variant's name first, then each
/// move, with its effect below. The last picture of an ended game has the result in place of the
/// effect; with two players the result is above.
pub fn film_words(texts: Texts, line: &Line) -> Vec<(String, String)> {
    let made = (0..line.plies()).map(|ply| line.numbered_move(ply));
    let lefts = [variant::variant_name(texts, line.position().variant())].into_iter().chain(made);
    let mut words: Vec<(String, String)> = lefts.zip(film_deeds(texts, line)).collect();
    if let (Some(last), Some(_)) = (words.last_mut(), line.outcome()) {
        last.1 = state_of_play(texts, line);
        // With more than two players, their names leave no room for the result above.
        if line.position().variant().board().seats == 2 {
            std::mem::swap(&mut last.0, &mut last.1);
        }
    }
    words
}

/// Returns one text for each picture of a film: the effect of the move before it. Empty for the
/// start and for moves that only lay walls.
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

/// Describes two boards for people who cannot see them. Each description is cut to half of the
/// limit of 1024 characters.
pub fn alt_text_of_two(texts: Texts, left: &Line, right: &Line) -> String {
    let half =
        |line: &Line| Value::from(cut_within(alt_text(texts, line, 1), ALT_LIMIT / 2 - BESIDE));
    texts.say_with("picture-beside", [("left", half(left)), ("right", half(right))])
}

/// Lists the last `new` moves with their numbers. Adds the sides if there are more than two
/// players.
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

/// Describes which cells the last `new` moves changed, and what is on each now. `None` if no cell
/// changed.
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

/// Lists the cells of a side's towers, walls and catapults, with their counts.
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

/// Cuts a text to at most `limit` characters. A text that is cut ends with `…`.
fn cut_within(text: String, limit: usize) -> String {
    if text.chars().count() <= limit {
        text
    } else {
        text.chars().take(limit - 1).chain(['…']).collect()
    }
}

#[cfg(test)]
mod tests {
    use murus_gallicus::{Reason, Variant};
    use murus_pictures::{Scene, render};

    use super::*;

    /// A picture cuts a text that is too long. Then one more letter changes nothing.
    #[test]
    fn no_picture_cuts_a_result() {
        let start = Position::start(Variant::default());
        let players = ["Ann".to_owned(), "Bob".to_owned()];
        for texts in Texts::all() {
            let caption = &credit_line(texts);
            for (reason, winner) in
                Reason::WORDS.iter().flat_map(|(reason, _)| [0, 1].map(|n| (*reason, Seat::ALL[n])))
            {
                let words = outcome_words(texts, Outcome { winner: Some(winner), reason });
                for players in [&players[..], &[]] {
                    let scene =
                        Scene { left: "24... a1-c3", caption, players, ..Scene::new(&start) };
                    let draw = |right: &str| render(&Scene { right, ..scene.clone() });
                    assert!(draw(&words) != draw(&format!("{words}x")), "{words} {}", texts.code());
                }
            }
        }
    }
}
