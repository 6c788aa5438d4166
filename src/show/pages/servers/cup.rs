//! The lines of a cup that other contests do not have: its rounds, its pairs and its end.

use crate::game::{CupForm, CupPlan, CupTie, PlayerId, Timestamp, latest_end};
use crate::service::servers::contest_stand::ContestStand;
use crate::show::mention::{day_of, mention_person, time_from_now};
use crate::texts::variant::time_sentence;
use crate::texts::{Texts, Value};

/// The most lines of pairs that a card shows.
const LINES: usize = 24;

/// Returns the lines about the rules of a cup that takes people.
pub fn about_lines(texts: Texts, plan: &CupPlan) -> Vec<String> {
    let args = [
        ("form", Value::from(plan.form.word())),
        ("weeks", (plan.weeks as usize).into()),
        ("time", time_sentence(texts, plan.time).into()),
    ];
    vec![texts.say_with("contest-cup-about", args), texts.say("contest-cup-end")]
}

/// Returns a sentence about when a cup begins, or when its round ends, and how many people take
/// part.
pub fn time_line(texts: Texts, stand: &ContestStand, plan: &CupPlan) -> String {
    let contest = &stand.contest;
    let joining = stand.is_joining();
    let at = if joining { contest.begins } else { contest.ends };
    let last = last_day(stand, plan);
    let args = [
        ("day", Value::from(day_of(at))),
        ("when", time_from_now(at).into()),
        ("people", stand.count_people().into()),
        ("size", plan.size.into()),
        ("fewest", plan.form.fewest().into()),
        ("any", if plan.form.fewest() < plan.size { "yes" } else { "no" }.into()),
        ("round", round_title(texts, stand, plan, stand.round()).into()),
        ("last", day_of(last).into()),
        ("more", if last > at { "yes" } else { "no" }.into()),
    ];
    texts.say_with(if joining { "contest-cup-begins" } else { "contest-cup-round" }, args)
}

/// The latest end of a running cup.
pub fn last_day(stand: &ContestStand, plan: &CupPlan) -> Timestamp {
    latest_end(plan, stand.count_seeded(), stand.round(), stand.contest.ends)
}

/// Returns the name of a round, such as that of the final.
pub fn round_title(texts: Texts, stand: &ContestStand, plan: &CupPlan, round: i64) -> String {
    let rounds = plan.count_rounds(stand.count_seeded());
    let left = rounds - round;
    let stage = match (plan.form, left) {
        (CupForm::Groups, _) if round > 1 => "winners",
        (CupForm::Groups, _) => "groups",
        (CupForm::Swiss, _) => "swiss",
        (CupForm::Knockout, 0) => "final",
        (CupForm::Knockout, 1) => "semi",
        (CupForm::Knockout, 2) => "quarter",
        (CupForm::Knockout, _) => "other",
    };
    let args = [
        ("stage", Value::from(stage)),
        ("number", (round as usize).into()),
        ("rounds", (rounds as usize).into()),
    ];
    texts.say_with("contest-cup-stage", args)
}

/// Returns the title of a group of a cup.
pub fn group_title(texts: Texts, stand: &ContestStand, division: i64) -> String {
    match stand.fixtures.iter().any(|one| one.round > 1 && one.division == division) {
        true => texts.say("contest-cup-winners"),
        false => texts.say_with("contest-cup-group", [("number", Value::from(division as usize))]),
    }
}

/// Returns the pairs of a running knock-out's round as lines, and those of all rounds after its
/// end, the final first. Empty for other contests.
pub fn pair_lines(texts: Texts, stand: &ContestStand) -> Vec<String> {
    let shown = if stand.is_running() { 1 } else { stand.rounds.len() };
    let mut lines = round_lines(texts, stand, shown);
    lines.truncate(LINES);
    lines
}

/// Returns the pairs of the last `shown` rounds of a knock-out as lines, each round after its
/// title, the final first. Empty for other contests.
pub fn round_lines(texts: Texts, stand: &ContestStand, shown: usize) -> Vec<String> {
    let Some(plan) = stand.contest.kind.cup().filter(|plan| plan.form == CupForm::Knockout) else {
        return Vec::new();
    };
    let mut lines = Vec::new();
    for ties in stand.rounds.iter().rev().take(shown) {
        let round = ties.first().map_or(1, |tie| tie.round);
        lines.push(format!("__{}__", round_title(texts, stand, &plan, round)));
        lines.extend(ties.iter().map(|tie| tie_line(texts, stand, tie)));
    }
    lines
}

/// Returns the pairs with which a knock-out begins as lines, without points. Empty for other
/// contests.
pub fn first_pairs(texts: Texts, stand: &ContestStand) -> Vec<String> {
    let Some(plan) = stand.contest.kind.cup().filter(|plan| plan.form == CupForm::Knockout) else {
        return Vec::new();
    };
    let name = |player| name_player(texts, stand, player);
    let line = |tie: &CupTie| match tie.other {
        None => tie_line(texts, stand, tie),
        Some(other) => format!("{} – {}", name(tie.one), name(other)),
    };
    let Some(first) = stand.rounds.first() else { return Vec::new() };
    let title = format!("__{}__", round_title(texts, stand, &plan, 1));
    [title].into_iter().chain(first.iter().map(line)).take(LINES).collect()
}

/// Returns a mention of a player, or general words if they cannot be named.
fn name_player(texts: Texts, stand: &ContestStand, player: PlayerId) -> String {
    match stand.nameable(player) {
        Some(person) => mention_person(person),
        None => texts.say("contest-gone"),
    }
}

/// Returns a line with the names and points of a pair. `name` names a person; the one who goes on
/// is in bold.
fn tie_line(texts: Texts, stand: &ContestStand, tie: &CupTie) -> String {
    let name = |player| name_player(texts, stand, player);
    let bold = |player| match tie.winner == Some(player) {
        true => format!("**{}**", name(player)),
        false => name(player),
    };
    let Some(other) = tie.other else {
        let args = [("one", Value::from(bold(tie.one))), ("points", tie.score[0].into())];
        return texts.say_with("contest-cup-bye", args);
    };
    let [gained, lost] = tie.score;
    let open = stand.is_running() && tie.winner.is_none();
    let gone = [tie.one, other].into_iter().find(|one| open && stand.person(*one).is_none());
    let args = [
        ("one", Value::from(bold(tie.one))),
        ("other", bold(other).into()),
        ("score", format!("{gained}–{lost}").into()),
        ("lot", if tie.by_lot { "yes" } else { "no" }.into()),
        ("gone", i64::from(gone.is_some()).into()),
        ("out", gone.map(name).unwrap_or_default().into()),
    ];
    texts.say_with("contest-cup-tie", args)
}
