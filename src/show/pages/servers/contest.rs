//! Contests of a server, which people call events: the public card of one, and the private pages
//! behind its buttons.

use crate::game::{ContestId, ContestPlace, ContestState, TimeControl, Timestamp};
use crate::ids::UserId;
use crate::service::servers::contests::{ContestRefusal, ContestStand, OwnContest, UnmetEntrant};
use crate::show::block::Block;
use crate::show::card::{Accent, Card};
use crate::show::custom_id::{ContestPage, ForContest, Mark};
use crate::show::draft::Draft;
use crate::show::mention::{day_of, mention_channel, mention_person, time_from_now};
use crate::show::page::Page;
use crate::show::rows::Style::{Danger, Primary, Secondary};
use crate::show::rows::{Row, button, button_row, button_rows, page_buttons};
use crate::store::{Contest, ServerSettings};
use crate::texts::variant::variant_name;
use crate::texts::{Texts, Value, small_line};
use murus_gallicus::rules::Variant;

/// The places that a card shows.
const TOP: usize = 10;

/// The last place that is congratulated at the end.
const PODIUM: usize = 3;

/// The most people who are congratulated: many may share a place.
const CONGRATULATED: usize = 6;

/// The places on a page of the table.
const PLACES: usize = 20;

/// The people on a page of those whom a person did not meet yet. Each takes three components.
const PEOPLE: usize = 8;

/// The most games that a person's page lists, the last first.
const GAMES: usize = 20;

/// The most contests that are listed.
const LISTED: usize = 6;

/// The public card of a contest, while it runs and after it, with a link to its page on the web if
/// it has one. It pings nobody.
pub fn card_page(texts: Texts, stand: &ContestStand, link: Option<&str>) -> Page {
    let id = stand.contest.id;
    let running = stand.is_running();
    if !running && stand.games.is_empty() {
        return Page::text(say_named(texts, "contest-empty", &stand.contest));
    }
    let mut lines = if running { running_lines(texts, stand) } else { over_lines(texts, stand) };
    lines.extend(link.map(|link| texts.say_with("contest-open", [("link", link.into())])));
    let title = match stand.contest.state {
        ContestState::Running => contest_name(texts, stand.contest.variant),
        ContestState::Over => say_named(texts, "contest-over", &stand.contest),
        ContestState::Stopped => say_named(texts, "contest-stopped", &stand.contest),
    };
    let card = Card {
        accent: if running { Accent::Good } else { Accent::Neutral },
        title,
        text: lines.join("\n"),
        ..Card::default()
    };
    let on = Mark::contest(id);
    let rows = button_row(
        texts,
        [
            (running, on.id(&ForContest::Join(id)), "button-contest-join", Primary),
            (true, on.id(&ForContest::Table(id)), "button-contest-table", Secondary),
            (true, on.id(&ForContest::Mine(id)), "button-contest-mine", Secondary),
        ],
    );
    Page { cards: vec![card], rows, ..Page::default() }
}

fn running_lines(texts: Texts, stand: &ContestStand) -> Vec<String> {
    let about = state_lines(texts, stand).into_iter().chain([String::new()]);
    let none = stand.table.is_empty().then(|| texts.say("contest-table-none"));
    about.chain(top_lines(texts, stand)).chain(none).collect()
}

/// What a contest is and until when it runs; after its end, how many took part from when to when.
pub fn state_lines(texts: Texts, stand: &ContestStand) -> Vec<String> {
    if stand.is_running() {
        vec![texts.say("contest-month-about"), time_line(texts, stand)]
    } else {
        vec![sum_line(texts, stand, day_of)]
    }
}

/// The numbers of people and of games, and from when to when a contest lasts, with days written
/// like this.
pub fn sum_line(texts: Texts, stand: &ContestStand, day: impl Fn(Timestamp) -> String) -> String {
    let args = [
        ("people", Value::from(stand.count_people())),
        ("games", stand.games.len().into()),
        ("from", day(stand.contest.begins).into()),
        ("to", day(stand.contest.ends).into()),
    ];
    texts.say_with("contest-sum", args)
}

fn over_lines(texts: Texts, stand: &ContestStand) -> Vec<String> {
    let first = stand.table.iter().filter(|row| row.place <= PODIUM);
    let first = first.filter_map(|row| stand.person(row.player)).take(CONGRATULATED);
    let first: Vec<String> = first.map(mention_person).collect();
    let cheer = [("who", first.join(", ").into())];
    let cheer = (!first.is_empty()).then(|| texts.say_with("contest-cheer", cheer));
    let sum = state_lines(texts, stand);
    sum.into_iter().chain(cheer).chain([String::new()]).chain(top_lines(texts, stand)).collect()
}

/// The name of a contest, with its variant if it has one.
pub fn contest_name(texts: Texts, variant: Option<Variant>) -> String {
    let some = if variant.is_some() { "yes" } else { "no" };
    let name = variant.map(|variant| variant_name(texts, variant)).unwrap_or_default();
    texts.say_with("contest-name", [("some", some.into()), ("variant", name.into())])
}

/// A sentence with the name of a contest.
fn say_named(texts: Texts, id: &str, contest: &Contest) -> String {
    texts.say_with(id, [("name", contest_name(texts, contest.variant).into())])
}

/// The heading of a private page about a contest.
fn heading(texts: Texts, stand: &ContestStand) -> String {
    format!("**{}**", contest_name(texts, stand.contest.variant))
}

/// Until when a contest runs, and how many take part.
fn time_line(texts: Texts, stand: &ContestStand) -> String {
    let args = [
        ("day", Value::from(day_of(stand.contest.ends))),
        ("when", time_from_now(stand.contest.ends).into()),
        ("people", stand.count_people().into()),
    ];
    texts.say_with("contest-until", args)
}

/// The first places of the table, and how many more there are.
fn top_lines(texts: Texts, stand: &ContestStand) -> Vec<String> {
    let more = stand.table.len().saturating_sub(TOP);
    let more = (more > 0).then(|| texts.say_with("games-more", [("count", more.into())]));
    let rows = stand.table.iter().take(TOP).map(|row| place_line(texts, stand, row));
    rows.chain(more).collect()
}

/// A place of the table.
fn place_line(texts: Texts, stand: &ContestStand, row: &ContestPlace) -> String {
    let args = [
        ("place", Value::from(row.place)),
        ("who", name_person(texts, stand.person(row.player)).into()),
        ("worth", describe_worth(texts, row).into()),
    ];
    texts.say_with("contest-place", args)
}

/// The points of a place, and the games that they are from.
fn describe_worth(texts: Texts, row: &ContestPlace) -> String {
    let [won, drawn, lost] = row.record;
    let args = [
        ("points", Value::from(row.points)),
        ("games", row.games().into()),
        ("won", won.into()),
        ("drawn", drawn.into()),
        ("lost", lost.into()),
    ];
    texts.say_with("contest-worth", args)
}

fn name_person(texts: Texts, person: Option<UserId>) -> String {
    person.map_or_else(|| texts.say("contest-gone"), mention_person)
}

/// A page of the whole table, with the reader's own place.
pub fn table_page(texts: Texts, stand: &ContestStand, me: UserId, page: usize) -> Page {
    let id = stand.contest.id;
    let pages = stand.table.len().div_ceil(PLACES).max(1);
    let page = page.min(pages - 1);
    let title = heading(texts, stand);
    let about = texts.say("contest-table-about");
    let rows = stand.table.iter().skip(page * PLACES).take(PLACES);
    let rows = rows.map(|row| place_line(texts, stand, row));
    let none = stand.table.is_empty().then(|| texts.say("contest-table-none"));
    let mine = stand.entrant(me);
    let own = stand.table.iter().find(|row| Some(row.player) == mine);
    let own = own.map(|row| {
        let args = [
            ("place", Value::from(row.place)),
            ("people", stand.table.len().into()),
            ("worth", describe_worth(texts, row).into()),
        ];
        small_line(&texts.say_with("contest-own", args))
    });
    let lines = [title, about].into_iter().chain(rows).chain(none).chain(own);
    let to = |page| Mark::NOTHING.id(&ForContest::TablePage(ContestPage { contest: id, page }));
    let join = stand.is_running() && mine.is_none();
    let first = [
        (join, Mark::NOTHING.id(&ForContest::Join(id)), "button-contest-join", Primary),
        (true, Mark::NOTHING.id(&ForContest::Mine(id)), "button-contest-mine", Secondary),
    ];
    let rows = button_row(texts, first.into_iter().chain(page_buttons(page, pages, to)));
    Page { content: lines.collect::<Vec<_>>().join("\n"), rows, ..Page::default() }
}

/// A person's games in a contest, and the people whom they did not meet yet, each with a button
/// that challenges them.
pub fn mine_page(
    texts: Texts,
    stand: &ContestStand,
    own: &OwnContest,
    settings: &ServerSettings,
    page: usize,
) -> Page {
    let id = stand.contest.id;
    let pages = own.unmet.len().div_ceil(PEOPLE).max(1);
    let page = page.min(pages - 1);
    let title = heading(texts, stand);
    let met = own.met.iter().rev().take(GAMES).map(|(who, fared, name)| {
        let args = [
            ("who", Value::from(name_person(texts, *who))),
            ("fared", fared.word().into()),
            ("game", name.as_str().into()),
        ];
        texts.say_with("contest-met", args)
    });
    let count = [("count", Value::from(own.met.len()))];
    let counted = texts.say_with("contest-met-title", count);
    let met = [title, counted].into_iter().chain(met).collect::<Vec<_>>().join("\n");
    let mut blocks = vec![Block::Text(met)];
    if stand.is_running() {
        blocks.push(Block::Rule);
        let count = [("count", Value::from(own.unmet.len()))];
        blocks.push(Block::Text(texts.say_with("contest-unmet-title", count)));
        let unmet = own.unmet.iter().skip(page * PEOPLE).take(PEOPLE);
        blocks.extend(unmet.map(|one| unmet_block(texts, stand, settings, one)));
    }
    let to = |page| Mark::NOTHING.id(&ForContest::MinePage(ContestPage { contest: id, page }));
    let table = (true, Mark::NOTHING.id(&ForContest::Table(id)), "button-contest-table", Secondary);
    let rows = button_row(texts, [table].into_iter().chain(page_buttons(page, pages, to)));
    blocks.extend(rows.into_iter().map(Block::Row));
    Page { blocks, ..Page::default() }
}

/// A person whom the reader did not meet yet, with a button that challenges them, unless one of the
/// two blocks the other.
fn unmet_block(
    texts: Texts,
    stand: &ContestStand,
    settings: &ServerSettings,
    one: &UnmetEntrant,
) -> Block {
    let text = mention_person(one.person);
    if !one.takes {
        return Block::Text(text);
    }
    let draft = Draft {
        variant: stand.contest.variant.or(settings.variant).unwrap_or(Variant::STANDARD),
        time: settings.time.filter(|time| *time != TimeControl::None).unwrap_or(TimeControl::USUAL),
        rated: Some(true),
        people: vec![one.person],
    };
    let id = Mark::NOTHING.id(&ForContest::Challenge(draft));
    Block::Beside(text, button(id, texts.say("button-contest-challenge"), Primary))
}

/// The running contests of a server.
pub fn list_page(texts: Texts, stands: &[ContestStand], me: UserId) -> Page {
    if stands.is_empty() {
        return Page::text(texts.say("contest-list-none"));
    }
    let mut blocks = Vec::new();
    for stand in stands.iter().take(LISTED) {
        let id = stand.contest.id;
        blocks.push(Block::Text([heading(texts, stand), time_line(texts, stand)].join("\n")));
        let join = stand.entrant(me).is_none();
        let press = |press| Mark::NOTHING.id(&press);
        let buttons = [
            (join, press(ForContest::Join(id)), "button-contest-join", Primary),
            (true, press(ForContest::Table(id)), "button-contest-table", Secondary),
            (!join, press(ForContest::Mine(id)), "button-contest-mine", Secondary),
        ];
        blocks.extend(button_row(texts, buttons).into_iter().map(Block::Row));
    }
    let more = stands.len().saturating_sub(LISTED);
    let more = (more > 0).then(|| texts.say_with("games-more", [("count", more.into())]));
    blocks.extend(more.map(Block::Text));
    Page { blocks, ..Page::default() }
}

/// Says that a contest has begun, and where its card is.
pub fn opened_page(texts: Texts, contest: &Contest) -> Page {
    let args = [
        ("name", Value::from(contest_name(texts, contest.variant))),
        ("channel", mention_channel(contest.channel).into()),
        ("day", day_of(contest.ends).into()),
        ("repeats", if contest.repeats { "yes" } else { "no" }.into()),
    ];
    Page::text(texts.say_with("contest-opened", args))
}

/// Says that a person takes part now.
pub fn joined_page(texts: Texts, id: ContestId) -> Page {
    let rows = own_rows(texts, id, false);
    Page { content: texts.say("contest-joined"), rows, ..Page::default() }
}

/// Asks a person who takes part whether they want to leave.
pub fn leave_page(texts: Texts, id: ContestId) -> Page {
    let rows = own_rows(texts, id, true);
    Page { content: texts.say("contest-leave-ask"), rows, ..Page::default() }
}

fn own_rows(texts: Texts, id: ContestId, leaves: bool) -> Vec<Row> {
    let press = |press| Mark::NOTHING.id(&press);
    button_row(
        texts,
        [
            (leaves, press(ForContest::Leave(id)), "button-contest-leave", Danger),
            (true, press(ForContest::Mine(id)), "button-contest-mine", Secondary),
            (true, press(ForContest::Table(id)), "button-contest-table", Secondary),
        ],
    )
}

/// Says that a person has left.
pub fn left_page(texts: Texts, id: ContestId) -> Page {
    let join = Mark::NOTHING.id(&ForContest::Join(id));
    let rows = button_row(texts, [(true, join, "button-contest-join", Secondary)]);
    Page { content: texts.say("contest-left"), rows, ..Page::default() }
}

/// Asks a manager which running contest to stop.
pub fn stop_page(texts: Texts, stands: &[ContestStand]) -> Page {
    if stands.is_empty() {
        return Page::text(texts.say("contest-list-none"));
    }
    let shown = stands.iter().take(LISTED);
    let buttons = shown.map(|stand| {
        let label = say_named(texts, "button-contest-stop", &stand.contest);
        button(Mark::NOTHING.id(&ForContest::ConfirmStop(stand.contest.id)), label, Danger)
    });
    let rows = button_rows(buttons.collect());
    Page { content: texts.say("contest-stop-ask"), rows, ..Page::default() }
}

/// Says that a contest was stopped.
pub fn stopped_page(texts: Texts, contest: &Contest) -> Page {
    Page::text(say_named(texts, "contest-stop-done", contest))
}

/// Says why something about a contest was not done.
pub fn refusal_text(texts: Texts, refusal: ContestRefusal) -> String {
    match refusal {
        ContestRefusal::Running(ends) => {
            texts.say_with("contest-running", [("day", day_of(ends).into())])
        }
        ContestRefusal::Unrated => texts.say("contest-unrated"),
        ContestRefusal::Several => texts.say("contest-several"),
        ContestRefusal::Unknown => texts.say("contest-unknown"),
        ContestRefusal::Over => texts.say("contest-is-over"),
    }
}
