//! The end of a contest: who is on its first places, and the line that tells it.

use super::contest_name::{name_contest, name_person};
use super::team::ContestReader;
use super::{simul, team};
use crate::game::{ContestKind, ContestState, PlayerId, find_moves};
use crate::service::servers::contest_stand::ContestStand;
use crate::show::custom_id::{ForContest, Mark};
use crate::show::page::Page;
use crate::show::rows::Style::Secondary;
use crate::show::rows::button_row;
use crate::texts::{Texts, Value};

/// The lowest place that is congratulated when a contest is over.
const PODIUM: usize = 3;

/// The most people who are congratulated. Many may share a place.
pub(super) const CONGRATULATED: usize = 6;

/// Returns the people on the first places of a contest that is over, each with their place. Empty
/// for a team match, and for a cup without a winner.
pub(super) fn list_first(stand: &ContestStand) -> Vec<(usize, PlayerId)> {
    let podium = stand.table.iter().filter(|row| row.division == 1 && row.place <= PODIUM);
    match stand.contest.kind.cup() {
        // A cup that was stopped has no winner.
        Some(_) if stand.contest.state == ContestState::Stopped => Vec::new(),
        Some(_) => stand.champions.iter().map(|player| (1, *player)).collect(),
        // Who beat the host, also on a board that was not played to its end.
        None if stand.contest.kind.simul().is_some() => {
            let won = podium.filter(|row| row.record[0] > 0);
            won.map(|row| (row.place, row.player)).collect()
        }
        None if stand.contest.kind.team().is_some() => Vec::new(),
        None => podium.map(|row| (row.place, row.player)).collect(),
    }
}

/// Says who goes up and who goes down after the season of a league. Empty with one division, and if
/// the season was stopped.
fn division_lines(texts: Texts, stand: &ContestStand) -> Vec<String> {
    let ended = stand.contest.state != ContestState::Stopped;
    let league = matches!(stand.contest.kind, ContestKind::League(_));
    if !(ended && league) {
        return Vec::new();
    }
    let rows = stand.table.chunk_by(|one, next| one.division == next.division);
    let divisions: Vec<Vec<PlayerId>> =
        rows.map(|rows| rows.iter().map(|row| row.player).collect()).collect();
    let moves = find_moves(&divisions);
    let names = |people: Vec<PlayerId>| {
        let names = people.into_iter().map(|player| name_person(texts, stand.person(player)));
        names.collect::<Vec<_>>().join(", ")
    };
    let lines = [("contest-end-up", names(moves.up)), ("contest-end-down", names(moves.down))];
    let lines = lines.into_iter().filter(|(_, who)| !who.is_empty());
    lines.map(|(id, who)| texts.say_with(id, [("who", who.into())])).collect()
}

/// Returns the line that tells a channel how a contest ended: who won, and a way to the table.
pub fn end_page(texts: Texts, stand: &ContestStand, reader: ContestReader<'_>) -> Page {
    let first = list_first(stand).into_iter().take(CONGRATULATED).map(|(place, player)| {
        let args = [
            ("place", Value::from(place)),
            ("who", name_person(texts, stand.person(player)).into()),
        ];
        texts.say_with("contest-end-place", args)
    });
    let score = match stand.contest.kind {
        ContestKind::Team(_) => Some(team::score_line(texts, stand, reader.names)),
        ContestKind::Simul(plan) => Some(simul::score_line(texts, stand, &plan)),
        _ => None,
    };
    let moves = division_lines(texts, stand);
    let line: Vec<String> = score.into_iter().chain(first).chain(moves).collect();
    let args = [
        ("name", Value::from(name_contest(texts, &stand.contest))),
        ("some", if line.is_empty() { "no" } else { "yes" }.into()),
        ("line", line.join(" · ").into()),
    ];
    let id = stand.contest.id;
    let table = Mark::contest_end(id).id(&ForContest::Table(id));
    let rows = button_row(texts, [(true, table, "button-contest-table", Secondary)]);
    let content = texts.say_with("contest-end", args);
    Page { content, rows, silent: true, ..Page::default() }
}
