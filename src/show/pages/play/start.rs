//! Where a person begins: the buttons that stand wherever a newcomer arrives, and the choice of our
//! opponent's level.

use crate::show::rows::Row;
use crate::show::rows::Style::{Primary, Secondary};
use crate::texts::captions;
use crate::texts::variant;
use murus_gallicus::engine::{LEVELS, Level};
use murus_gallicus::render::Scene;
use murus_gallicus::rules::{Line, Seat, Variant};
use murus_gallicus::theme::Theme;

use crate::ids::ServerId;
use crate::show::card::{Accent, Card};
use crate::show::custom_id::{ForPerson, ForPuzzle, ForServer, ForSettings, Mark};
use crate::show::page::Page;
use crate::show::pages::picture::board;
use crate::show::rows::{self, Possible, button};
use crate::texts::Texts;

/// The buttons by which a person begins, wherever they arrive.
pub fn row(texts: Texts) -> Vec<Row> {
    rows::row(texts, begin(Mark::NOTHING))
}

/// The same, for a row that holds more, on a message with this mark.
pub fn begin(on: Mark) -> impl Iterator<Item = Possible> {
    [
        (true, on.id(&ForPerson::PlayMurus), "button-play-murus", Primary),
        (true, on.id(&ForPerson::Learn), "button-learn", Secondary),
    ]
    .into_iter()
}

/// How to play here, in few words, and where to begin.
pub fn help(texts: Texts) -> Page {
    let card =
        Card { title: texts.say("help-title"), text: texts.say("help-text"), ..Card::default() };
    Page { cards: vec![card], rows: doors(texts), ..Page::default() }
}

/// Why something that was typed means nothing here, by the name of the sentence, and where to
/// begin.
pub fn lost(texts: Texts, id: &str) -> Page {
    Page { content: texts.say(id), rows: doors(texts), ..Page::default() }
}

/// Where to go from help.
fn doors(texts: Texts) -> Vec<Row> {
    let buttons = begin(Mark::NOTHING).chain([
        (true, Mark::NOTHING.id(&ForPuzzle::Go), "button-puzzle", Secondary),
        (true, Mark::NOTHING.id(&ForPerson::Mine), "button-mine", Secondary),
        (true, Mark::NOTHING.id(&ForSettings::Show), "button-settings", Secondary),
    ]);
    rows::row(texts, buttons)
}

/// Hello to a server that let us in, with where those who may set us up.
pub fn welcome(texts: Texts, theme: Theme, server: ServerId) -> Page {
    let line = opening();
    let scene = Scene {
        left: &captions::left(texts, &line),
        right: &captions::right(texts, &line),
        caption: &captions::caption(texts),
        theme,
        ..Scene::of(&line, Seat::Romans)
    };
    let picture = board(texts, "welcome.png".to_owned(), &line, &scene);
    let card = Card {
        accent: Accent::Side(Seat::Romans),
        title: texts.say("welcome-title"),
        text: texts.say("welcome-text"),
        pictured: true,
        ..Card::default()
    };
    let on = Mark::server(server);
    let buttons = begin(on).chain([(true, on.id(&ForServer::Show), "button-set-up", Secondary)]);
    Page {
        cards: vec![card],
        attachment: Some(picture),
        rows: rows::row(texts, buttons),
        ..Page::default()
    }
}

/// How a lively game begins.
pub fn opening() -> Line {
    let mut line = Line::new(Variant::STANDARD);
    for text in OPENING {
        if let Ok(entry) = line.read(text) {
            // What was just read can be played.
            let _ = line.play(entry);
        }
    }
    line
}

/// The first moves of the game that the designer's article tells.
const OPENING: [&str; 9] =
    ["a1-c3", "d7-d5", "h1-f3", "b7-d5", "d1-d3", "c7-c5", "e1-e3", "d5-b3", "c1-c3"];

/// Whom to challenge.
pub fn friend(texts: Texts) -> Page {
    let menu = rows::people(Mark::NOTHING.id(&ForPerson::ChooseFriend), texts.say("friend-hint"));
    Page { content: texts.say("friend-ask"), rows: vec![menu], ..Page::default() }
}

/// At which level to play our opponent.
pub fn levels(texts: Texts) -> Page {
    let level = |level: &Level| {
        let against = Mark::NOTHING.id(&ForPerson::Against(level.name.to_owned()));
        button(against, variant::rated_level(texts, level), Secondary)
    };
    let rows = rows::rows(LEVELS.iter().map(level).collect());
    let first = variant::level(texts, LEVELS[0].name);
    let last = variant::level(texts, LEVELS[LEVELS.len() - 1].name);
    let args = [("weakest", first.into()), ("strongest", last.into())];
    Page { content: texts.say_with("play-murus-level", args), rows, ..Page::default() }
}
