//! The lines and private pages of a ladder that other contests do not have: its rules, whom one can
//! challenge, and that a challenge has begun.

use super::contest_name::heading;
use crate::game::{Challenge, Climb, ClimbBar, LadderPlan, PlayerId, reach_up};
use crate::ids::UserId;
use crate::service::servers::contest_stand::ContestStand;
use crate::service::servers::ladders::Reach;
use crate::show::block::Block;
use crate::show::custom_id::{ContestPage, ContestPerson, ForContest, Mark};
use crate::show::mention::mention_person;
use crate::show::page::{Awaited, Page};
use crate::show::rows::Style::{Primary, Secondary};
use crate::show::rows::{button, button_row, page_buttons};
use crate::store::NoticeKind;
use crate::texts::variant::time_sentence;
use crate::texts::{Texts, Value};

/// The number of people on a page. Each takes three Discord components.
const PEOPLE: usize = 8;

/// Returns the lines about the rules of a ladder.
pub fn about_lines(texts: Texts, stand: &ContestStand, plan: &LadderPlan) -> Vec<String> {
    let args = [
        ("reach", Value::from(reach_up(stand.table.len()))),
        ("time", time_sentence(texts, plan.time).into()),
    ];
    let end = plan.weeks.is_some().then(|| texts.say("contest-ladder-end"));
    let about = [texts.say_with("contest-ladder-about", args), texts.say("contest-ladder-away")];
    about.into_iter().chain(end).collect()
}

/// Returns a sentence about how long a ladder without a season runs, and how many people take part.
pub fn time_line(texts: Texts, stand: &ContestStand) -> String {
    texts.say_with("contest-ladder-until", [("people", stand.count_people().into())])
}

/// Returns a sentence about the place of a person in a ladder.
pub fn own_place(texts: Texts, stand: &ContestStand, me: PlayerId) -> String {
    let place = stand.table.iter().find(|row| row.player == me).map_or(0, |row| row.place);
    let args = [("place", Value::from(place)), ("people", stand.table.len().into())];
    texts.say_with("contest-ladder-own", args)
}

/// Returns a page of the people whom a person of a ladder may challenge by their places, the
/// nearest first, with buttons that do so. `page` counts from 0. A number beyond the last page
/// becomes that of the last page.
pub fn reach_page(texts: Texts, stand: &ContestStand, reach: &Reach, page: usize) -> Page {
    let Reach { player, climbs } = reach;
    let id = stand.contest.id;
    let pages = climbs.len().div_ceil(PEOPLE).max(1);
    let page = page.min(pages - 1);
    let word = if climbs.is_empty() { "contest-ladder-top" } else { "contest-ladder-reach" };
    let lines = [heading(texts, stand), own_place(texts, stand, *player), texts.say(word)];
    let mut blocks = vec![Block::Text(lines.join("\n"))];
    let shown = climbs.iter().skip(page * PEOPLE).take(PEOPLE);
    blocks.extend(shown.map(|&(person, climb)| climb_block(texts, stand, person, climb)));
    let to = |page| Mark::NOTHING.id(&ForContest::ReachPage(ContestPage { contest: id, page }));
    let table = (true, Mark::NOTHING.id(&ForContest::Table(id)), "button-contest-table", Secondary);
    let rows = button_row(texts, [table].into_iter().chain(page_buttons(page, pages, to)));
    blocks.extend(rows.into_iter().map(Block::Row));
    Page { blocks, ..Page::default() }
}

/// Returns the block of a person above the reader. It has a button that challenges them, or says
/// why they cannot be challenged now.
fn climb_block(texts: Texts, stand: &ContestStand, person: UserId, climb: Climb) -> Block {
    let text = |bar| {
        let args = [
            ("place", Value::from(climb.place)),
            ("who", mention_person(person).into()),
            ("bar", Value::from(bar)),
        ];
        texts.say_with("contest-ladder-climb", args)
    };
    match climb.bar {
        Some(bar) => Block::Text(text(bar_word(bar))),
        None => {
            let to = ContestPerson { contest: stand.contest.id, person };
            let id = Mark::NOTHING.id(&ForContest::ClimbTo(to));
            Block::Beside(text("none"), button(id, texts.say("button-contest-challenge"), Primary))
        }
    }
}

/// Returns the word for the reason why someone cannot be challenged, as the sentences choose by it.
pub fn bar_word(bar: ClimbBar) -> &'static str {
    match bar {
        ClimbBar::Busy => "busy",
        ClimbBar::Playing => "playing",
        ClimbBar::Away => "away",
        ClimbBar::Taken => "taken",
        ClimbBar::Apart => "apart",
    }
}

/// Says that the game with a person above the reader has begun. A link to its board follows.
pub fn climbed_page(texts: Texts, person: UserId, challenge: &Challenge) -> Page {
    let args =
        [("who", Value::from(mention_person(person))), ("game", challenge.name.as_str().into())];
    let awaits = Some(Awaited::Message(challenge.id, NoticeKind::Turn));
    Page { awaits, ..Page::text(texts.say_with("contest-ladder-begun", args)) }
}
