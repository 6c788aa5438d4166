//! The public message of a daily siege.

use crate::store::Siege;
use crate::store::SiegeTally;
use murus_gallicus::learn;
use murus_gallicus::learn::Puzzle;
use murus_gallicus::render::Scene;
use murus_gallicus::theme::Theme;

use crate::game::siege_number;
use crate::ids::UserId;
use crate::show::custom_id::{ForPuzzle, Mark};
use crate::show::mention;
use crate::show::page::{Attachment, Page, Shows};
use crate::show::pages::picture::draw_board;
use crate::show::pages::puzzle::{allowing_move, solution_line, task_of};
use crate::show::pages::replay;
use crate::show::pages::start;
use crate::show::rows::Style::{Primary, Secondary};
use crate::show::rows::{self, button};
use crate::texts::{Texts, Value, captions, small_line};

/// A siege as its message shows it.
#[derive(Clone, Debug)]
pub struct SiegeNews {
    /// The siege.
    pub siege: Siege,
    /// The puzzle of the siege.
    pub puzzle: &'static Puzzle,
    /// The numbers of people who tried it and who solved it.
    pub tally: SiegeTally,
    /// The number of days in a row on which the server has solved its sieges.
    pub streak: u32,
    /// Once the next one has begun, the people who solved it and let their names be said.
    pub over: Option<Vec<UserId>>,
}

/// The message of a siege: the puzzle of the day and how many tried it; once it is over the answer
/// as a film, and the people who let it be said that they solved it.
/// It pings the people who asked for it.
pub fn siege_page(texts: Texts, theme: Theme, news: &SiegeNews, ping: Vec<UserId>) -> Page {
    match &news.over {
        None => {
            let page = running_page(texts, news);
            let who =
                ping.iter().copied().map(mention::mention_person).collect::<Vec<_>>().join(" ");
            let rung = (!ping.is_empty()).then(|| small_line(&who));
            let content = [page.content].into_iter().chain(rung).collect::<Vec<_>>().join("\n");
            Page { content, ping, attachment: Some(draw_siege(texts, theme, news)), ..page }
        }
        Some(solvers) => {
            let named =
                solvers.iter().copied().map(mention::mention_person).collect::<Vec<_>>().join(", ");
            let args = [
                ("n", Value::from(siege_number(news.siege.day).to_string())),
                ("tried", news.tally.tried.into()),
                ("solved", news.tally.solved.into()),
                ("some", if named.is_empty() { "no" } else { "yes" }.into()),
                ("named", named.into()),
                ("line", news.puzzle.line.join(" ").into()),
            ];
            let try_it = button(solve_id(news), texts.say("button-siege-after"), Secondary);
            let rows = rows::button_rows(vec![try_it]);
            Page {
                content: texts.say_with("siege-over", args),
                attachment: Some(draw_answer(texts, theme, news)),
                rows,
                ..Page::default()
            }
        }
    }
}

/// A siege that is on, without its picture.
pub fn running_page(texts: Texts, news: &SiegeNews) -> Page {
    let puzzle = news.puzzle;
    let args = [
        ("n", Value::from(siege_number(news.siege.day).to_string())),
        ("weekday", learn::weekday(news.siege.day.0).into()),
        ("task", task_of(texts, puzzle).into()),
    ];
    let count = [
        ("tried", Value::from(news.tally.tried)),
        ("solved", news.tally.solved.into()),
        ("days", news.streak.into()),
    ];
    let count = texts.say_with("siege-count", count);
    let lines = [texts.say_with("siege-title", args)]
        .into_iter()
        .chain(allowing_move(texts, puzzle))
        .chain([count]);
    let on = Mark::siege(news.siege.id);
    let learn = start::begin_buttons(on).filter(|(_, _, label, _)| *label == "button-learn");
    let learn = learn.map(|(_, id, label, _)| button(id, texts.say(label), Secondary));
    let solve = button(solve_id(news), texts.say("button-siege"), Primary);
    let rows = rows::button_rows([solve].into_iter().chain(learn).collect());
    Page { content: lines.collect::<Vec<_>>().join("\n"), rows, ..Page::default() }
}

/// The custom id of the button that opens a siege for its presser.
pub fn solve_id(news: &SiegeNews) -> String {
    Mark::siege(news.siege.id).id(&ForPuzzle::Siege(news.siege.id.0))
}

/// The position of a siege, with the move that allowed it.
fn draw_siege(texts: Texts, theme: Theme, news: &SiegeNews) -> Attachment {
    let line = news.puzzle.approach();
    let scene = Scene {
        left: &captions::last_move(texts, &line),
        right: &captions::state_of_play(texts, &line),
        caption: &captions::credit_line(texts),
        theme,
        ..Scene::of(&line, news.puzzle.side())
    };
    draw_board(texts, format!("siege-{}.png", siege_number(news.siege.day)), &line, &scene)
}

/// The answer of a siege as a film.
fn draw_answer(texts: Texts, theme: Theme, news: &SiegeNews) -> Attachment {
    let line = solution_line(news.puzzle);
    let side = news.puzzle.side();
    let bytes = replay::draw_film(texts, &line, side, theme, &[], None);
    let alt = texts.say_with("siege-alt", [("line", news.puzzle.line.join(" ").into())]);
    let name = format!("siege-{}-answer.gif", siege_number(news.siege.day));
    Attachment { name, alt, bytes, shows: Shows::Picture }
}
