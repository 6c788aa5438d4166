//! Pages for newcomers: the help, the welcome message, the first buttons, and the choice of the
//! computer opponent's level.

use crate::show::rows::Row;
use crate::show::rows::Style::{Primary, Secondary};
use crate::texts::captions;
use crate::texts::variant;
use murus_engine::{LEVELS, Level};
use murus_gallicus::{Line, Seat, Variant};
use murus_pictures::{Scene, Theme};

use crate::ids::ServerId;
use crate::show::card::{Accent, Card};
use crate::show::custom_id::{
    ForLesson, ForPerson, ForPuzzle, ForServer, ForSettings, ForStart, Mark,
};
use crate::show::emoji::Emoji;
use crate::show::page::{LinkButton, Page};
use crate::show::pages::picture::draw_board;
use crate::show::rows::{self, Possible, button};
use crate::texts::Texts;

/// The row of buttons for newcomers: a game against the computer opponent, and lessons.
pub fn begin_row(texts: Texts) -> Vec<Row> {
    rows::button_row(texts, begin_buttons(Mark::NOTHING))
}

/// The buttons for newcomers, to be part of a longer row. `on` is the mark in their custom ids.
pub fn begin_buttons(on: Mark) -> impl Iterator<Item = Possible> {
    [
        (true, on.id(&ForStart::PlayMurus), "button-play-murus", Primary),
        (true, on.id(&ForLesson::Learn), "button-learn", Secondary),
    ]
    .into_iter()
}

/// Returns the help page: how to play here in a few words, and buttons to begin. `support` is the
/// invitation to a server where people get help, if there is one.
pub fn help_page(texts: Texts, support: Option<&str>) -> Page {
    let card =
        Card { title: texts.say("help-title"), text: texts.say("help-text"), ..Card::default() };
    let link = support.map(|url| LinkButton {
        label: texts.say("button-support"),
        url: url.to_owned(),
        within: None,
    });
    Page { cards: vec![card], rows: help_rows(texts), link, ..Page::default() }
}

/// Returns the page that says why the bot cannot do anything with a typed text, with buttons to
/// begin. `id` is the id of the explanation.
pub fn lost_page(texts: Texts, id: &str) -> Page {
    Page { content: texts.say(id), rows: help_rows(texts), ..Page::default() }
}

/// Returns the buttons below the help: those for newcomers, a puzzle, own games and settings.
fn help_rows(texts: Texts) -> Vec<Row> {
    let buttons = begin_buttons(Mark::NOTHING).chain([
        (true, Mark::NOTHING.id(&ForPuzzle::Go), "button-puzzle", Secondary),
        (true, Mark::NOTHING.id(&ForPerson::Mine), "button-mine", Secondary),
        (true, Mark::NOTHING.id(&ForSettings::Show), "button-settings", Secondary),
    ]);
    rows::button_row(texts, buttons)
}

/// Returns the welcome message of a server: the game, its goal, and buttons to begin.
pub fn welcome_page(texts: Texts, theme: Theme, server: ServerId) -> Page {
    let line = lively_line();
    let scene = Scene {
        left: &captions::last_move(texts, &line),
        right: &captions::state_of_play(texts, &line),
        caption: &captions::credit_line(texts),
        theme,
        ..Scene::of(&line, Seat::Romans)
    };
    let picture = draw_board(texts, "welcome.png".to_owned(), &line, &scene);
    let card = Card {
        accent: Accent::Side(Seat::Romans),
        title: texts.say("welcome-title"),
        text: ["welcome-text", "welcome-managers"].map(|id| texts.say(id)).join("\n"),
        pictured: true,
        ..Card::default()
    };
    let on = Mark::server(server);
    let buttons = [
        (true, on.id(&ForLesson::Learn), "button-learn", Primary),
        (true, on.id(&ForStart::Friend), "button-friend", Secondary),
        (true, on.id(&ForStart::PlayMurus), "button-play-murus", Secondary),
    ];
    Page {
        cards: vec![card],
        attachment: Some(picture),
        rows: rows::button_row(texts, buttons),
        ..Page::default()
    }
}

/// Adds a button to the server's settings to a page. The page is the private answer that a manager
/// gets for a press on the welcome message.
pub fn with_set_up(texts: Texts, page: Page) -> Page {
    let set_up = (true, Mark::NOTHING.id(&ForServer::Show), "button-set-up", Secondary);
    let rows = page.rows.into_iter().chain(rows::button_row(texts, [set_up])).collect();
    let content = format!("{}\n{}", page.content, texts.say("welcome-manage"));
    Page { content: content.trim_start().to_owned(), rows, ..page }
}

/// Returns the line of play after the first nine plies of a lively game.
pub fn lively_line() -> Line {
    let mut line = Line::new(Variant::STANDARD);
    for text in OPENING {
        if let Ok(entry) = line.read(text) {
            // An entry that was just read can be played.
            let _ = line.play(entry);
        }
    }
    line
}

/// The first moves of the game in the designer's article, in notation.
const OPENING: [&str; 9] =
    ["a1-c3", "d7-d5", "h1-f3", "b7-d5", "d1-d3", "c7-c5", "e1-e3", "d5-b3", "c1-c3"];

/// Returns the page that asks for the level of the computer opponent, with a button for each level.
/// The level that suits the person, `suits`, comes first. With `alone`, the text says that there is
/// no clock. `id` writes the custom id of a level's button.
pub fn levels_page(
    texts: Texts,
    suits: &Level,
    alone: bool,
    id: &dyn Fn(&'static Level) -> String,
) -> Page {
    let is_it = |level: &&Level| level.name == suits.name;
    let (first, others): (Vec<&'static Level>, Vec<_>) = LEVELS.iter().partition(is_it);
    let buttons = first.into_iter().chain(others).map(|level| {
        let style = if is_it(&level) { Primary } else { Secondary };
        button(id(level), variant::rated_level(texts, level), style)
            .with_emoji(Emoji::of_level(level.name))
    });
    let args = [
        ("suits", variant::describe_level(texts, suits).into()),
        ("alone", if alone { "yes" } else { "no" }.into()),
    ];
    let rows = rows::button_rows(buttons.collect());
    Page { content: texts.say_with("play-murus-level", args), rows, ..Page::default() }
}
