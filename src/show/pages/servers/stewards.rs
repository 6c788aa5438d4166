//! The pages with which managers act in contests that run: they pause one, remove and replace
//! people, and decide games. Also the message and the line of the audit log about an act.

use super::contest_name::{contest_name, name_contest, name_person};
use crate::game::{Fared, Fixture, PlayerId};
use crate::ids::UserId;
use crate::service::servers::contest_stand::ContestStand;
use crate::service::servers::moderation::NamedAct;
use crate::show::custom_id::{ContestPerson, FixtureResult, ForContest, Mark};
use crate::show::mention::{mention_person, time_from_now};
use crate::show::page::Page;
use crate::show::rows::Style::{Danger, Primary, Secondary};
use crate::show::rows::{MENU, MenuChoice, button, button_row, button_rows, menu, people_menu};
use crate::store::contest_acts::Steward;
use crate::texts::{Texts, Value};

/// The most contests from which a manager chooses.
const LISTED: usize = 6;

/// Returns the page that asks a manager in which of the first open contests to act.
pub fn which_page(texts: Texts, stands: &[ContestStand]) -> Page {
    if stands.is_empty() {
        return Page::text(texts.say("contest-list-none"));
    }
    let choice = |stand: &ContestStand| {
        let id = Mark::NOTHING.id(&ForContest::Manage(stand.contest.id));
        button(id, name_contest(texts, &stand.contest), Secondary)
    };
    let rows = button_rows(stands.iter().take(LISTED).map(choice).collect());
    Page { content: texts.say("contest-manage-which"), rows, ..Page::default() }
}

/// Returns the page on which a manager acts in a contest.
pub fn manage_page(texts: Texts, stand: &ContestStand) -> Page {
    let id = stand.contest.id;
    let teams = stand.contest.kind.team().is_some();
    let paired = stand.contest.kind.has_fixtures() && !teams;
    let paused = stand.contest.paused.is_some();
    let press = |press| Mark::NOTHING.id(&press);
    let args = [
        ("name", Value::from(name_contest(texts, &stand.contest))),
        ("people", stand.count_people().into()),
        ("paused", if paused { "yes" } else { "no" }.into()),
    ];
    let hint = texts.say("contest-manage-person");
    let mut rows = vec![people_menu(press(ForContest::Choose(id)), hint)];
    rows.extend(button_row(
        texts,
        [
            (paired && !paused, press(ForContest::Pause(id)), "button-contest-pause", Secondary),
            (paired && paused, press(ForContest::Resume(id)), "button-contest-resume", Primary),
            (
                teams && stand.is_joining(),
                press(ForContest::Begin(id)),
                "button-simul-begin",
                Primary,
            ),
        ],
    ));
    let word = if teams { "contest-team-manage" } else { "contest-manage" };
    Page { content: texts.say_with(word, args), rows, ..Page::default() }
}

/// Returns the page about a person of a contest: a manager removes them, chooses a substitute, or
/// chooses one of their open games to decide.
pub fn person_page(
    texts: Texts,
    stand: &ContestStand,
    at: ContestPerson,
    player: PlayerId,
) -> Page {
    let press = |press| Mark::NOTHING.id(&press);
    let args = [
        ("who", Value::from(mention_person(at.person))),
        ("name", name_contest(texts, &stand.contest).into()),
    ];
    let mut rows = Vec::new();
    // No manager of one team decides about both.
    let teams = stand.contest.kind.team().is_some();
    let open = stand.fixtures.iter().filter(|one| !teams && one.is_open() && one.has(player));
    let open = open.take(MENU);
    let (mut lines, mut choices) = (vec![texts.say_with("contest-manage-who", args)], Vec::new());
    for one in open {
        lines.push(describe_pair(texts, stand, one));
        let number = (one.n + 1).to_string();
        let label = one.name.as_ref().map(|name| format!("{number} · {name}"));
        choices.push(MenuChoice::new(label.unwrap_or(number), one.n.to_string()));
    }
    if !choices.is_empty() {
        let hint = texts.say("contest-manage-game");
        rows.push(menu(press(ForContest::Fixture(at.contest)), hint, choices));
    }
    let replaced = stand.contest.kind.has_places() && stand.is_untouched(player);
    if stand.is_running() && replaced {
        let hint = texts.say("contest-manage-substitute");
        rows.push(people_menu(press(ForContest::Replace(at)), hint));
    }
    let remove = press(ForContest::Remove(at));
    rows.extend(button_row(texts, [(true, remove, "button-contest-remove", Danger)]));
    Page { content: lines.join("\n"), rows, ..Page::default() }
}

/// Returns the page on which a manager decides an open game of a contest.
pub fn fixture_page(texts: Texts, stand: &ContestStand, one: &Fixture) -> Page {
    let contest = stand.contest.id;
    let labels = [
        (Fared::Won, "button-contest-first"),
        (Fared::Drawn, "button-contest-drawn"),
        (Fared::Lost, "button-contest-second"),
    ];
    let buttons = labels.map(|(fared, label)| {
        let to = FixtureResult { contest, n: one.n, fared };
        (true, Mark::NOTHING.id(&ForContest::Decide(to)), label, Danger)
    });
    let pair = describe_pair(texts, stand, one);
    let content = texts.say_with("contest-manage-decide", [("pair", pair.into())]);
    Page { content, rows: button_row(texts, buttons), ..Page::default() }
}

/// Says that an act is done.
pub fn done_page(texts: Texts) -> Page {
    Page::text(texts.say("contest-manage-done"))
}

/// Returns the number, the players and the name of a game of a contest.
fn describe_pair(texts: Texts, stand: &ContestStand, one: &Fixture) -> String {
    let args = [
        ("number", Value::from(one.n as usize + 1)),
        ("one", name_person(texts, stand.nameable(one.one)).into()),
        ("other", name_person(texts, stand.nameable(one.other)).into()),
        ("game", one.name.clone().unwrap_or_default().into()),
        ("some", if one.name.is_some() { "yes" } else { "no" }.into()),
    ];
    texts.say_with("contest-manage-pair", args)
}

/// Returns the sentence with this name in `locales/`, filled in with what a manager did.
fn say_act(texts: Texts, word: &str, one: &NamedAct) -> String {
    let name = |person| name_person(texts, person);
    let args = [
        ("act", Value::from(one.act.act.word())),
        ("who", name(one.by).into()),
        ("name", contest_name(texts, one.act.variant, one.act.kind, one.act.number).into()),
        ("player", name(one.player).into()),
        ("other", name(one.other).into()),
    ];
    texts.say_with(word, args)
}

/// Returns the line of the audit log about an act.
pub fn audit_line(texts: Texts, one: &NamedAct) -> String {
    let args = [
        ("when", Value::from(time_from_now(one.act.at))),
        ("act", say_act(texts, "contest-act", one).into()),
    ];
    texts.say_with("audit-contest-act", args)
}

/// Returns the message about an act, which pings these people. It asks who is named as the host of
/// a simul to join.
pub fn act_page(texts: Texts, one: &NamedAct, on: Mark, ping: Vec<UserId>) -> Page {
    let id = one.act.contest;
    let asks = one.act.act == Steward::Asked;
    let rows = button_row(
        texts,
        [
            (asks, on.id(&ForContest::Join(id)), "button-contest-join", Primary),
            (!asks, on.id(&ForContest::Mine(id)), "button-contest-mine", Secondary),
        ],
    );
    let word = if asks { "contest-host-asked" } else { "contest-act" };
    Page { content: say_act(texts, word, one), rows, ping, ..Page::default() }
}
