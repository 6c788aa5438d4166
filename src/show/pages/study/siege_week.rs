//! The pages of a server's week of sieges: the card at its end, and its table.

use crate::game::{SiegeId, SiegeWeek, WeekPlace, siege_number};
use crate::ids::UserId;
use crate::service::WeekOfSieges;
use crate::service::play::siege_weeks::{OwnPlace, SHOWN, WeekGame};
use crate::show::card::{Accent, Card};
use crate::show::custom_id::{ForPuzzle, Mark};
use crate::show::mention::mention_person;
use crate::show::page::Page;
use crate::show::rows;
use crate::show::rows::Style::{Primary, Secondary};
use crate::store::{ClosedWeek, WeekTally};
use crate::texts::{Texts, Value, small_line};

/// The most people who are named at a shared place.
const NAMES: usize = 10;

/// The last place of the table on the private page.
const LISTED: usize = 10;

/// A week of sieges that is over, with the facts that its card shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WeekNews {
    /// The week that is over.
    pub closed: ClosedWeek,
    /// The numbers of sieges of the week, and of those that were solved.
    pub tally: WeekTally,
    /// The table of the week.
    pub table: Vec<WeekPlace>,
    /// The number of days in a row on which the server had solved its sieges.
    pub streak: u32,
    /// The game that is offered to two people at the end of the week, and its state.
    pub game: WeekGame,
}

/// Returns the public card of a week that is over. It pings no one.
pub fn closed_page(texts: Texts, news: &WeekNews) -> Page {
    let WeekNews { closed, tally, table, streak, game } = news;
    let sum = [
        ("solvers", Value::from(table.len())),
        ("days", tally.solved.into()),
        ("all", tally.sieges.into()),
        ("streak", (*streak).into()),
    ];
    let args = |[one, other]: [UserId; 2]| {
        [("one", Value::from(mention_person(one))), ("other", mention_person(other).into())]
    };
    let game = match *game {
        WeekGame::Closed => None,
        WeekGame::Offered(pair) => Some(texts.say_with("week-game-offered", args(pair))),
        WeekGame::Begun(pair) => Some(texts.say_with("week-game-begun", args(pair))),
    };
    let lines = [texts.say_with("siege-week-sum", sum)].into_iter();
    let lines = lines.chain(table_lines(texts, table, SHOWN)).chain(game);
    let card = Card {
        accent: Accent::Good,
        title: title(texts, "siege-week-over", closed.week()),
        text: lines.collect::<Vec<_>>().join("\n"),
        ..Card::default()
    };
    let play = Mark::siege_week(closed.siege).id(&ForPuzzle::SiegeGame(closed.siege.0));
    let offered = matches!(news.game, WeekGame::Offered(_));
    let rows = rows::button_row(
        texts,
        [
            (offered, play, "button-week-game", Primary),
            (true, card_mark(closed.siege), "button-siege-week", Secondary),
        ],
    );
    Page { cards: vec![card], rows, ..Page::default() }
}

/// Returns the custom id of a button on the card of a week. The card is found again by it. `siege`
/// is the last siege of the week.
pub fn card_mark(siege: SiegeId) -> String {
    Mark::siege_week(siege).id(&ForPuzzle::SiegeWeek(siege.0))
}

/// Returns the private page with the table of a week and the reader's own place.
pub fn week_page(texts: Texts, week: &WeekOfSieges) -> Page {
    let title = format!("**{}**", title(texts, "siege-week-title", week.week));
    let lines = table_lines(texts, &week.table, LISTED);
    let none = week.table.is_empty().then(|| texts.say("siege-week-none"));
    let own = week.own.as_ref().map(|own| own_place_line(texts, own));
    let lines = [title].into_iter().chain(lines).chain(none).chain(own);
    Page::text(lines.collect::<Vec<_>>().join("\n"))
}

/// Returns a small line about a person's place in the table of a week.
pub fn own_place_line(texts: Texts, OwnPlace { own, people }: &OwnPlace) -> String {
    let args = [
        ("place", Value::from(own.place)),
        ("people", (*people).into()),
        ("days", own.score.days.into()),
        ("first", own.score.first_tries.into()),
    ];
    small_line(&texts.say_with("siege-week-own", args))
}

fn title(texts: Texts, id: &str, week: SiegeWeek) -> String {
    let days = week.days();
    let [from, to] = [days.start(), days.end()].map(|day| siege_number(*day).to_string());
    texts.say_with(id, [("from", from.into()), ("to", to.into())])
}

/// Returns the places of the table of a week, a line for each, down to the place `last`.
fn table_lines(texts: Texts, table: &[WeekPlace], last: usize) -> Vec<String> {
    let places = table.chunk_by(|one, next| one.place == next.place);
    let shown = places.take_while(|shared| shared[0].place <= last);
    shown.map(|shared| place_line(texts, shared)).collect()
}

/// Returns the line of one place and the people who share it. Only people who allow it are named.
fn place_line(texts: Texts, shared: &[WeekPlace]) -> String {
    let named = shared.iter().filter_map(|one| one.score.named).take(NAMES);
    let named: Vec<String> = named.map(mention_person).collect();
    let some = if named.is_empty() { "no" } else { "yes" };
    let args = [
        ("place", Value::from(shared[0].place)),
        ("some", some.into()),
        ("unnamed", (shared.len() - named.len()).into()),
        ("named", named.join(", ").into()),
        ("days", shared[0].score.days.into()),
        ("first", shared[0].score.first_tries.into()),
    ];
    texts.say_with("siege-week-place", args)
}
