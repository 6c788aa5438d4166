//! The parts of a simul's pages that other contests do not have: its host, its rules, its score and
//! its boards, and the call to the boards that wait.

use super::contest_name::name_contest;
use crate::game::{Fared, SimulBoard, SimulPlan, SimulScore, list_boards, score_simul};
use crate::ids::UserId;
use crate::service::servers::contest_stand::ContestStand;
use crate::show::custom_id::{ForContest, Mark};
use crate::show::mention::{day_of, mention_person, time_from_now, when_over};
use crate::show::page::Page;
use crate::show::rows::Style::Primary;
use crate::show::rows::button_row;
use crate::store::{Contest, WaitingBoard};
use crate::texts::variant::time_sentence;
use crate::texts::{Texts, Value};

/// Returns the lines about the rules of a simul that people join. They do not name the host.
pub fn about_lines(texts: Texts, plan: &SimulPlan) -> Vec<String> {
    let args = [
        ("side", Value::from(plan.side.word())),
        ("rated", if plan.rated { "yes" } else { "no" }.into()),
        ("weeks", (plan.weeks as usize).into()),
        ("time", time_sentence(texts, plan.time).into()),
    ];
    vec![texts.say_with("contest-simul-about", args), texts.say("contest-simul-end")]
}

/// Returns a sentence that names the host. `who` is a mention, or words for someone private.
pub fn host_line(texts: Texts, who: String) -> String {
    texts.say_with("contest-simul-host", [("who", who.into())])
}

/// Returns a sentence about when a simul begins or ends, and how many play against the host.
pub fn time_line(texts: Texts, stand: &ContestStand, plan: &SimulPlan) -> String {
    let is_there = stand.person(plan.host).is_some();
    let joining = stand.is_joining();
    let at = if joining { stand.contest.begins } else { stand.contest.ends };
    let args = [
        ("day", Value::from(day_of(at))),
        ("when", time_from_now(at).into()),
        ("boards", plan.boards.into()),
        ("people", stand.count_people().into()),
        ("host", if is_there { "yes" } else { "no" }.into()),
    ];
    texts.say_with(if joining { "contest-simul-begins" } else { "contest-simul-until" }, args)
}

/// Returns the score of a simul that has begun: what the host won, drew and lost, and what runs.
pub fn score_line(texts: Texts, stand: &ContestStand, plan: &SimulPlan) -> String {
    let SimulScore { record: [won, drawn, lost], open } = score_simul(plan.host, &stand.fixtures);
    let args = [
        ("won", Value::from(won)),
        ("drawn", drawn.into()),
        ("lost", lost.into()),
        ("open", open.into()),
    ];
    texts.say_with("contest-simul-score", args)
}

/// Returns the message that calls the host of a simul to the boards that wait, the oldest first.
/// `mark` is that of the message.
pub fn call_page(
    texts: Texts,
    contest: &Contest,
    host: UserId,
    boards: &[WaitingBoard],
    mark: Mark,
) -> Page {
    let deadline = boards.iter().filter_map(|board| board.deadline).min();
    let args = [
        ("who", Value::from(mention_person(host))),
        ("name", name_contest(texts, contest).into()),
        ("count", boards.len().into()),
        ("some", if deadline.is_some() { "yes" } else { "no" }.into()),
        ("when", deadline.map(when_over).unwrap_or_default().into()),
    ];
    let next = mark.id(&ForContest::NextBoard(contest.id));
    let rows = button_row(texts, [(true, next, "button-contest-next", Primary)]);
    Page { content: texts.say_with("contest-simul-call", args), rows, ..Page::default() }
}

/// Says that a simul begins now.
pub fn begins_page(texts: Texts) -> Page {
    Page::text(texts.say("contest-simul-begins-now"))
}

/// Returns a line for each board of a simul. `name` names the person who plays against the host.
/// Empty before the simul begins, and for other contests.
pub fn board_lines(
    texts: Texts,
    stand: &ContestStand,
    name: impl Fn(&SimulBoard) -> String,
) -> Vec<String> {
    let Some(plan) = stand.contest.kind.simul() else { return Vec::new() };
    let line = |board: SimulBoard| {
        let state = match board.fared {
            Some(fared) => Fared::word(fared),
            None if board.void => "void",
            None => "open",
        };
        let args = [
            ("who", Value::from(name(&board))),
            ("state", state.into()),
            ("game", board.name.clone().unwrap_or_default().into()),
            ("some", if board.name.is_some() { "yes" } else { "no" }.into()),
        ];
        texts.say_with("contest-simul-board", args)
    };
    list_boards(plan.host, &stand.fixtures).into_iter().map(line).collect()
}
