//! The public message of a daily siege, which is a server's puzzle of the day.

use crate::store::Siege;
use crate::store::SiegeTally;
use murus_gallicus::Seat;
use murus_lessons::Puzzle;
use murus_pictures::{Scene, Theme};

use crate::game::{Day, siege_number};
use crate::ids::UserId;
use crate::show::custom_id::{ForPuzzle, Mark};
use crate::show::mention;
use crate::show::page::{Attachment, Page, Shows};
use crate::show::pages::picture::draw_board;
use crate::show::pages::puzzle::solution_line;
use crate::show::pages::puzzle_texts::{allowing_move, task_of};
use crate::show::pages::replay;
use crate::show::pages::start;
use crate::show::rows::Style::{Primary, Secondary};
use crate::show::rows::{self, button};
use crate::texts::{Texts, Value, captions, small_line};

/// A siege with the facts that its public message shows.
#[derive(Clone, Debug)]
pub struct SiegeNews {
    /// The siege.
    pub siege: Siege,
    /// The puzzle of the siege.
    pub puzzle: &'static Puzzle,
    /// The numbers of people who tried the siege and who solved it.
    pub tally: SiegeTally,
    /// The number of days in a row on which the server has solved its sieges.
    pub streak: u32,
    /// The end of the siege. `None` until the siege is over, which is when the next one begins.
    pub over: Option<SiegeEnd>,
}

/// The end of a siege.
#[derive(Clone, Debug)]
pub struct SiegeEnd {
    /// The people who solved the puzzle of the day and allow to be named.
    pub day: Vec<UserId>,
    /// The people who solved only the easy puzzle and allow to be named.
    pub easy: Vec<UserId>,
    /// The first of the days without a solver of which the message tells. The day of the siege
    /// itself if the message tells of that alone.
    pub since: Day,
}

/// Returns the public message of a siege: the puzzle of the day, and how many people tried it.
/// While the siege runs, it pings the people in `ping`. After the siege is over, the message is a
/// line about who solved it, which names those who allow it. It is a small line if no one tried it,
/// and if it tells of several days without a solver.
pub fn siege_page(texts: Texts, theme: Theme, news: &SiegeNews, ping: Vec<UserId>) -> Page {
    match &news.over {
        None => {
            let page = running_page(texts, news);
            let who =
                ping.iter().copied().map(mention::mention_person).collect::<Vec<_>>().join(" ");
            let pinged = (!ping.is_empty()).then(|| small_line(&who));
            let content = [page.content].into_iter().chain(pinged).collect::<Vec<_>>().join("\n");
            Page { content, ping, attachment: Some(draw_siege(texts, theme, news)), ..page }
        }
        Some(end) => over_page(texts, news, end),
    }
}

/// Returns the message of a siege that is over. A button shows the answer.
fn over_page(texts: Texts, news: &SiegeNews, end: &SiegeEnd) -> Page {
    let SiegeNews { siege, tally, .. } = news;
    let number = |day| Value::from(siege_number(day).to_string());
    let n = number(siege.day);
    let tried = tally.is_tried();
    let content = if end.since != siege.day {
        let args = [("first", number(end.since)), ("last", n)];
        small_line(&texts.say_with("siege-unsolved", args))
    } else if tried {
        let some = |named: usize, solved: i64| match named as i64 {
            0 => Value::from("no"),
            all if all == solved => "all".into(),
            _ => "yes".into(),
        };
        let [named, easily] =
            [mention::mention_people(&end.day), mention::mention_people(&end.easy)];
        let args = [
            ("n", n),
            ("tried", tally.tried.into()),
            ("solved", tally.solved.into()),
            ("easy", tally.easy.into()),
            ("some", some(end.day.len(), tally.solved)),
            ("named", named.into()),
            ("some-easy", some(end.easy.len(), tally.easy)),
            ("named-easy", easily.into()),
        ];
        texts.say_with("siege-over", args)
    } else {
        small_line(&texts.say_with("siege-untried", [("n", n)]))
    };
    let answer = Mark::siege(siege.id).id(&ForPuzzle::SiegeAnswer(siege.id.0));
    // The buttons of a line about several sieges name the last one, which they are about.
    let label = |id: &str, one_of_several: &str| match end.since == siege.day {
        true => texts.say(id),
        false => texts.say_with(one_of_several, [("n", number(siege.day))]),
    };
    // A solution still counts for a person who opened the siege in time.
    let after = (tally.opened > 0)
        .then(|| (solve_id(news), label("button-siege-after", "button-siege-after-of")));
    let answer = tried.then(|| (answer, label("button-siege-answer", "button-siege-answer-of")));
    let buttons = after.into_iter().chain(answer);
    let rows = rows::button_rows(buttons.map(|(id, label)| button(id, label, Secondary)).collect());
    Page { content, rows, ..Page::default() }
}

/// Returns the page with the answer of a siege that is over, as a film.
pub fn answer_page(texts: Texts, theme: Theme, siege: &Siege, puzzle: &Puzzle) -> Page {
    let title = [("n", Value::from(siege_number(siege.day).to_string()))];
    let title = texts.say_with("puzzle-title-over", title);
    let answer = texts.say_with("puzzle-answer", [("line", puzzle.line.join(" ").into())]);
    let attachment = Some(draw_answer(texts, theme, siege, puzzle));
    Page { content: format!("{title}\n{answer}"), attachment, ..Page::default() }
}

/// Returns the message of the current siege, without its picture.
pub fn running_page(texts: Texts, news: &SiegeNews) -> Page {
    let puzzle = news.puzzle;
    let day = news.siege.day.0;
    // If an easier puzzle replaces the planned one, it is not called the hardest of its week.
    let hardest = murus_lessons::weekday(day) == murus_lessons::HARDEST
        && murus_lessons::siege(day).is_some_and(|usual| usual.id == puzzle.id);
    let args = [
        ("n", Value::from(siege_number(news.siege.day).to_string())),
        ("weekday", murus_lessons::weekday(day).into()),
        ("hardest", if hardest { "yes" } else { "no" }.into()),
        ("task", task_of(texts, puzzle).into()),
    ];
    let count = [
        ("tried", Value::from(news.tally.tried)),
        ("solved", news.tally.solved.into()),
        ("easy", news.tally.easy.into()),
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
    let easy = Mark::siege(news.siege.id).id(&ForPuzzle::SiegeEasy(news.siege.id.0));
    let easy = button(easy, texts.say("button-siege-easy"), Secondary);
    let easy = news.siege.easy.as_ref().map(|_| easy);
    let week = Mark::siege(news.siege.id).id(&ForPuzzle::SiegeWeek(news.siege.id.0));
    let week = button(week, texts.say("button-siege-week"), Secondary);
    let rows =
        rows::button_rows([solve].into_iter().chain(easy).chain(learn).chain([week]).collect());
    Page { content: lines.collect::<Vec<_>>().join("\n"), rows, ..Page::default() }
}

/// Returns the custom id of the button that opens a siege for the person who presses it.
pub fn solve_id(news: &SiegeNews) -> String {
    Mark::siege(news.siege.id).id(&ForPuzzle::Siege(news.siege.id.0))
}

/// Draws the position of a siege from the side of the Romans, with the move that allowed it.
fn draw_siege(texts: Texts, theme: Theme, news: &SiegeNews) -> Attachment {
    let line = news.puzzle.approach();
    let scene = Scene {
        left: &captions::last_move(texts, &line),
        right: &captions::state_of_play(texts, &line),
        caption: &captions::credit_line(texts),
        theme,
        corners: false,
        ..Scene::of(&line, Seat::Romans)
    };
    draw_board(texts, format!("siege-{}.png", siege_number(news.siege.day)), &line, &scene)
}

/// Draws the answer of a siege as a film.
fn draw_answer(texts: Texts, theme: Theme, siege: &Siege, puzzle: &Puzzle) -> Attachment {
    let line = solution_line(puzzle);
    let bytes = replay::draw_film(texts, &line, puzzle.side(), theme, &[], None);
    let alt = texts.say_with("siege-alt", [("line", puzzle.line.join(" ").into())]);
    let name = format!("siege-{}-answer.gif", siege_number(siege.day));
    Attachment { name, alt, bytes, shows: Shows::Picture }
}
