//! The card of a server's contest, which people call an event, and the sentences about how it
//! stands.

use super::contest_end::{CONGRATULATED, list_first};
use super::contest_name::{join_label, name_contest, name_person, say_named};
use super::team::ContestReader;
use super::{cup, ladder, simul, team};
use crate::game::{ContestKind, ContestPlace, ContestState, TieBreak, Timestamp, count_divisions};
use crate::service::servers::contest_stand::ContestStand;
use crate::show::card::{Accent, Card};
use crate::show::custom_id::{ForContest, Mark};
use crate::show::mention::{day_of, mention_person, time_from_now};
use crate::show::page::Page;
use crate::show::rows::Style::{Primary, Secondary};
use crate::show::rows::button_row;
use crate::texts::variant::time_sentence;
use crate::texts::{Texts, Value};

/// The most rows of the table that the public card shows.
const TOP: usize = 10;

/// The most boards of a simul or a team match that its card lists.
const BOARD_LINES: usize = 15;

/// Returns the public card of a contest, before its start, while it runs, and after its end. `link`
/// is the address of its web page, if it has one. The card is a text alone if the contest ended
/// without a game. The card pings no one.
pub fn card_page(
    texts: Texts,
    stand: &ContestStand,
    reader: ContestReader<'_>,
    link: Option<&str>,
) -> Page {
    let id = stand.contest.id;
    let open = stand.is_running() || stand.is_joining();
    if !open && stand.games.is_empty() {
        let args = [
            ("name", Value::from(name_contest(texts, &stand.contest))),
            ("begun", if stand.has_begun() { "yes" } else { "no" }.into()),
        ];
        return Page::text(texts.say_with("contest-empty", args));
    }
    let mut lines = match open {
        true => running_lines(texts, stand, reader),
        false => over_lines(texts, stand, reader),
    };
    if stand.contest.kind.team().is_some() {
        lines.insert(0, team::score_line(texts, stand, reader.names));
    }
    if stand.contest.kind.simul().is_some() {
        lines.insert(0, simul::host_line(texts, name_person(texts, stand.host)));
    }
    lines.extend(link.map(|link| texts.say_with("contest-open", [("link", link.into())])));
    let title = match stand.contest.state {
        ContestState::Joining | ContestState::Running => name_contest(texts, &stand.contest),
        ContestState::Over => say_named(texts, "contest-over", &stand.contest),
        ContestState::Stopped => say_named(texts, "contest-stopped", &stand.contest),
    };
    let card = Card {
        accent: if open { Accent::Good } else { Accent::Neutral },
        title,
        text: lines.join("\n"),
        ..Card::default()
    };
    let on = Mark::contest(id);
    let joining = stand.is_joining();
    let rows = button_row(
        texts,
        [
            (
                stand.is_running()
                    && stand.contest.paused.is_none()
                    && stand.contest.kind.ladder().is_some(),
                on.id(&ForContest::Reach(id)),
                "button-contest-challenge",
                Primary,
            ),
            (stand.takes_people(), on.id(&ForContest::Join(id)), join_label(stand), Primary),
            (
                stand.is_running() && stand.contest.kind.simul().is_some(),
                on.id(&ForContest::NextBoard(id)),
                "button-contest-next",
                Primary,
            ),
            (!joining, on.id(&ForContest::Table(id)), "button-contest-table", Secondary),
            (!joining, on.id(&ForContest::Mine(id)), "button-contest-mine", Secondary),
        ],
    );
    Page { cards: vec![card], rows, ..Page::default() }
}

fn running_lines(texts: Texts, stand: &ContestStand, reader: ContestReader<'_>) -> Vec<String> {
    let about = state_lines(texts, stand).into_iter().chain([String::new()]);
    let played = stand.contest.kind.ladder().is_none();
    let none = stand.is_running() && stand.table.is_empty() && played;
    let none = none.then(|| texts.say("contest-table-none"));
    let pairs = pair_lines(texts, stand, reader);
    if !pairs.is_empty() {
        return about.chain(pairs).collect();
    }
    about.chain(top_lines(texts, stand)).chain(none).collect()
}

/// Returns the pairs of a knock-out, or the first boards of a simul or a team match, as lines.
/// Empty for other contests.
fn pair_lines(texts: Texts, stand: &ContestStand, reader: ContestReader<'_>) -> Vec<String> {
    let mut boards =
        simul::board_lines(texts, stand, |board| name_person(texts, stand.nameable(board.player)));
    boards.extend(team::board_lines(texts, stand, |one| reader.name_player(texts, stand, one)));
    if boards.is_empty() {
        return cup::pair_lines(texts, stand);
    }
    let more = boards.len().saturating_sub(BOARD_LINES);
    let more = (more > 0).then(|| texts.say_with("games-more", [("count", more.into())]));
    boards.into_iter().take(BOARD_LINES).chain(more).collect()
}

/// The rules and the standing of a contest, as lines.
pub struct ContestFacts {
    /// The rules that people want to know before they join or while they play. Empty after the
    /// end.
    pub rules: Vec<String>,
    /// How it stands: a pause, the score of a simul, and its times. After the end, the numbers of
    /// people and games, and the first and last day.
    pub standing: Vec<String>,
}

/// Returns the rules and the standing of a contest before its start, while it runs and after its
/// end.
pub fn describe_contest(texts: Texts, stand: &ContestStand) -> ContestFacts {
    let open = stand.is_joining() || stand.is_running();
    let simul = stand.contest.kind.simul();
    let score = simul.filter(|_| !stand.fixtures.is_empty());
    let score = score.map(|plan| simul::score_line(texts, stand, &plan));
    let pause = (open && stand.contest.paused.is_some()).then(|| texts.say("contest-paused"));
    let when = match open {
        true => time_line(texts, stand),
        false => sum_line(texts, stand, day_of),
    };
    ContestFacts {
        rules: if open { rule_lines(texts, stand) } else { Vec::new() },
        standing: pause.into_iter().chain(score).chain([when]).collect(),
    }
}

/// Returns the rules of a contest that runs or that people join.
fn rule_lines(texts: Texts, stand: &ContestStand) -> Vec<String> {
    let joining = stand.is_joining();
    match stand.contest.kind {
        ContestKind::Cup(plan) if joining => cup::about_lines(texts, &plan),
        ContestKind::Cup(_) => vec![texts.say("contest-cup-end")],
        ContestKind::League(plan) => {
            let args = [
                ("weeks", Value::from(plan.weeks as usize)),
                ("time", time_sentence(texts, plan.time).into()),
                ("divisions", count_divisions(stand.count_people()).into()),
            ];
            let about = joining.then(|| texts.say_with("contest-league-about", args));
            about.into_iter().chain([texts.say("contest-league-end")]).collect()
        }
        ContestKind::Simul(plan) if joining => simul::about_lines(texts, &plan),
        ContestKind::Simul(_) => Vec::new(),
        ContestKind::Team(plan) if joining => team::about_lines(texts, &plan),
        ContestKind::Team(_) => vec![texts.say("contest-team-end")],
        ContestKind::Ladder(plan) => ladder::about_lines(texts, stand, &plan),
        ContestKind::OpenMonth => vec![texts.say("contest-month-about")],
    }
}

/// Returns the lines about the rules and the standing of a contest.
fn state_lines(texts: Texts, stand: &ContestStand) -> Vec<String> {
    let ContestFacts { rules, standing } = describe_contest(texts, stand);
    // A card of a paused contest says when it goes on, not how it is played.
    let rules = if stand.contest.paused.is_some() { Vec::new() } else { rules };
    rules.into_iter().chain(standing).collect()
}

/// Returns a sentence with the numbers of people and games, and the first and last day of a
/// contest. `day` writes a day.
pub fn sum_line(texts: Texts, stand: &ContestStand, day: impl Fn(Timestamp) -> String) -> String {
    let args = [
        ("people", Value::from(stand.count_people())),
        ("games", stand.games.len().into()),
        ("from", day(stand.contest.begins).into()),
        ("to", stand.end().map(day).unwrap_or_default().into()),
    ];
    texts.say_with(if stand.end().is_some() { "contest-sum" } else { "contest-sum-since" }, args)
}

fn over_lines(texts: Texts, stand: &ContestStand, reader: ContestReader<'_>) -> Vec<String> {
    let first = list_first(stand).into_iter().filter_map(|(_, player)| stand.person(player));
    let first = first.take(CONGRATULATED);
    let first: Vec<String> = first.map(mention_person).collect();
    let cheer = [("who", first.join(", ").into())];
    let cheer = (!first.is_empty()).then(|| texts.say_with("contest-cheer", cheer));
    let sum = state_lines(texts, stand);
    let pairs = pair_lines(texts, stand, reader);
    let rest = if pairs.is_empty() { top_lines(texts, stand) } else { pairs };
    sum.into_iter().chain(cheer).chain([String::new()]).chain(rest).collect()
}

/// Returns the title of a division of a league, or of a group of a cup.
pub fn division_title(texts: Texts, stand: &ContestStand, division: i64) -> String {
    if stand.contest.kind.cup().is_some() {
        return cup::group_title(texts, stand, division);
    }
    texts.say_with("contest-division", [("number", Value::from(division as usize))])
}

/// Returns a sentence about when a contest ends or a season begins, and how many people take part.
pub(super) fn time_line(texts: Texts, stand: &ContestStand) -> String {
    if let Some(plan) = stand.contest.kind.cup() {
        return cup::time_line(texts, stand, &plan);
    }
    if let Some(plan) = stand.contest.kind.simul() {
        return simul::time_line(texts, stand, &plan);
    }
    if stand.contest.kind.team().is_some() {
        return team::time_line(texts, stand);
    }
    if stand.end().is_none() {
        return ladder::time_line(texts, stand);
    }
    let (word, at) = match stand.is_joining() {
        true => ("contest-league-begins", stand.contest.begins),
        false => ("contest-until", stand.contest.ends),
    };
    let args = [
        ("day", Value::from(day_of(at))),
        ("when", time_from_now(at).into()),
        ("people", stand.count_people().into()),
    ];
    texts.say_with(word, args)
}

/// Returns the first rows of the table as lines, and a line with the number of further rows.
fn top_lines(texts: Texts, stand: &ContestStand) -> Vec<String> {
    let more = stand.table.len().saturating_sub(TOP);
    let more = (more > 0).then(|| texts.say_with("games-more", [("count", more.into())]));
    let rows = place_lines(texts, stand, stand.table.iter().take(TOP));
    rows.into_iter().chain(more).collect()
}

/// Returns rows of the table as lines. If there are several divisions, the title of each precedes
/// its rows.
pub(super) fn place_lines<'s>(
    texts: Texts,
    stand: &ContestStand,
    rows: impl Iterator<Item = &'s ContestPlace>,
) -> Vec<String> {
    let several = stand.table.iter().any(|row| row.division > 1);
    let mut lines = Vec::new();
    let mut last = None;
    for row in rows {
        if several && last.replace(row.division) != Some(row.division) {
            lines.push(format!("__{}__", division_title(texts, stand, row.division)));
        }
        lines.push(place_line(texts, stand, row));
    }
    lines
}

/// Returns a row of the table as a line of text: place, person and points.
fn place_line(texts: Texts, stand: &ContestStand, row: &ContestPlace) -> String {
    let args = [
        ("place", Value::from(row.place)),
        ("who", name_person(texts, stand.nameable(row.player)).into()),
        ("worth", describe_worth(texts, stand, row).into()),
    ];
    let ahead = row.ahead.map(|rule| format!(" · {}", name_tie_break(texts, rule)));
    texts.say_with("contest-place", args) + &ahead.unwrap_or_default()
}

/// Returns the reason why a person is before another one with equal points.
pub fn name_tie_break(texts: Texts, rule: TieBreak) -> String {
    texts.say_with("contest-ahead", [("rule", rule.word().into())])
}

/// Returns the points of a row of the table in words, with the numbers of won, drawn and lost
/// games. A ladder has no points.
pub(super) fn describe_worth(texts: Texts, stand: &ContestStand, row: &ContestPlace) -> String {
    let [won, drawn, lost] = row.record;
    let args = [
        ("points", Value::from(row.points)),
        ("games", row.games().into()),
        ("won", won.into()),
        ("drawn", drawn.into()),
        ("lost", lost.into()),
    ];
    let scored = stand.contest.kind.has_points();
    texts.say_with(if scored { "contest-worth" } else { "contest-ladder-worth" }, args)
}
