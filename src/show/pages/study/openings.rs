//! The page of a position of an opening: the moves that games made from it, how often, with what
//! success and by whom. It is shown to one person alone.

use murus_gallicus::{Cell, Entry, Line, Position, Seat};
use murus_lessons::{Continuation, Maker};
use murus_pictures::{Highlight, Scene, Theme};

use crate::service::{AtOpening, BookDeparture, Explored};
use crate::show::custom_id::{ForPerson, Mark};
use crate::show::page::Page;
use crate::show::pages::picture::draw_board;
use crate::show::rows::Style::{Primary, Secondary};
use crate::show::rows::{self, Button, button};
use crate::texts::{Texts, Value, captions, small_line, variant};

/// The most moves that are shown from one position.
pub const SHOWN: usize = 10;

/// The most makers that are named with a move. A maker is a level of Murus, or people as a group.
const NAMED: usize = 3;

/// Returns the page of a position of an opening, with the known moves from it as buttons.
pub fn explored_page(texts: Texts, theme: Theme, explored: &Explored) -> Page {
    let line = &explored.line;
    let known = &explored.known[..explored.known.len().min(SHOWN)];
    let position = line.position();
    let title = texts.say_with(
        "explored-title",
        [("variant", variant::variant_name(texts, position.variant()).into())],
    );
    let after = (line.plies() > 0).then(|| small_line(&line.record()));
    let moves = known.iter().map(|one| known_move(texts, position, one));
    let text =
        [title].into_iter().chain(after).chain([lead_sentence(texts, explored)]).chain(moves);
    let text = text.collect::<Vec<_>>().join("\n");
    let press = |one: &Continuation| {
        let mut next = line.clone();
        next.play(Entry::Move(one.played)).ok()?;
        let at = AtOpening::of(&next)?;
        Some(button(at_id(at), position.write(one.played).to_string(), Primary))
    };
    let mut rows = rows::button_rows(known.iter().filter_map(press).collect());
    let way = |plies: usize, label| -> Option<Button> {
        let at = AtOpening::of(&line.before(plies))?;
        Some(button(at_id(at), texts.say(label), Secondary))
    };
    let back = line.plies().checked_sub(1).and_then(|plies| way(plies, "button-back"));
    let first = (line.plies() > 1).then(|| way(0, "button-explored-start")).flatten();
    rows.extend(rows::button_rows(back.into_iter().chain(first).collect()));
    let cells: Vec<Cell> = known.iter().map(|one| one.played.from()).collect();
    let scene = Scene {
        highlight: Highlight::Origins(&cells),
        left: &captions::last_move(texts, line),
        right: &captions::state_of_play(texts, line),
        caption: &captions::credit_line(texts),
        theme,
        ..Scene::of(line, Seat::Romans)
    };
    let file = AtOpening::of(line)
        .map_or_else(String::new, |at| crate::store::showings::write_replies(&at.played));
    let picture = draw_board(texts, format!("opening-{file}.png"), line, &scene);
    Page { content: text, rows, attachment: Some(picture), ..Page::default() }
}

/// Returns the sentence that says how many games reached a position and continued from it.
pub fn lead_sentence(texts: Texts, explored: &Explored) -> String {
    texts.say_with("explored-lead", [("games", Value::from(count_games(explored)))])
}

/// Returns a line about a known move: in how many games it was made, with what success, and by
/// which makers most often.
fn known_move(texts: Texts, position: &Position, one: &Continuation) -> String {
    let results = one.results();
    let args = [
        ("move", Value::from(position.write(one.played).to_string())),
        ("games", results.games().into()),
        ("percent", results.percent().into()),
        ("by", makers_line(texts, one, NAMED).into()),
    ];
    texts.say_with("explored-move", args)
}

/// Returns the names of the makers of a move, the most frequent first, at most `most` of them. A
/// maker is a level of Murus, or people as a group. That group is always named if any person made
/// the move.
pub fn makers_line(texts: Texts, one: &Continuation, most: usize) -> String {
    let name = |maker: &Maker| match maker {
        Maker::Level(level) => variant::level_name(texts, level),
        Maker::People => texts.say("explored-people"),
    };
    let named =
        one.by.iter().enumerate().filter(|(n, (who, _))| *n < most || *who == Maker::People);
    named.map(|(_, (who, _))| name(who)).collect::<Vec<_>>().join(", ")
}

/// Returns the sentence about the point where a game left the known openings.
pub fn departure_sentence(texts: Texts, game: &Line, departure: &BookDeparture) -> String {
    let BookDeparture { ply, before: Explored { line, known } } = departure;
    let usual = known.first();
    let args = [
        ("move", Value::from(game.numbered_move(*ply))),
        ("games", count_games(&departure.before).into()),
        (
            "usual",
            usual
                .map_or_else(String::new, |one| line.position().write(one.played).to_string())
                .into(),
        ),
        ("times", usual.map_or(0, |one| one.results().games()).into()),
    ];
    texts.say_with("explored-departure", args)
}

/// Returns the custom id of a button that opens a position of an opening.
pub fn way_in(at: AtOpening) -> String {
    Mark::NOTHING.id(&ForPerson::Opening(at))
}

fn at_id(at: AtOpening) -> String {
    Mark::NOTHING.id(&ForPerson::OpeningAt(at))
}

fn count_games(explored: &Explored) -> usize {
    explored.known.iter().map(|one| one.results().games()).sum()
}
