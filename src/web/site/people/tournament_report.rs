//! An event as a tournament report in the format TRF16 of FIDE, for the programs that read it. A
//! report has one game of a person in a round, so that a round of an event is several of its own.

use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::named_event::NamedEvent;
use crate::game::{Fared, Fixture, PlayerId, Ruling, Timestamp, Zone};
use crate::show::pages::contest_name::name_contest;
use crate::texts::Texts;

/// Answers with the report of an event that pairs its games.
pub fn trf_report(texts: Texts, named: &NamedEvent) -> Response {
    let stand = &named.event.stand;
    let byes = stand.entrants.iter().filter_map(|one| Some((one.player, one.bye?))).collect();
    let mut people: Vec<PlayerId> = stand.table.iter().map(|row| row.player).collect();
    for player in stand.fixtures.iter().flat_map(|one| [one.one, one.other]) {
        if !people.contains(&player) {
            people.push(player);
        }
    }
    let report = Report {
        title: name_contest(texts, &stand.contest),
        days: [stand.contest.begins, stand.contest.ends],
        people: people
            .into_iter()
            .map(|player| (player, named.name_player(texts, player)))
            .collect(),
        byes,
        fixtures: &stand.fixtures,
    };
    let kind = (header::CONTENT_TYPE, "text/plain; charset=utf-8");
    let kept = (header::CONTENT_DISPOSITION, "attachment; filename=\"event.trf\"");
    ([kind, kept], report.write()).into_response()
}

/// What a report says.
struct Report<'a> {
    title: String,
    /// The first and the last day.
    days: [Timestamp; 2],
    /// The players and their names, in the order of their places.
    people: Vec<(PlayerId, String)>,
    /// The people who had no opponent in a round, each with that round.
    byes: Vec<(PlayerId, i64)>,
    fixtures: &'a [Fixture],
}

impl Report<'_> {
    /// Writes the report.
    fn write(&self) -> String {
        let (rounds, count) = self.list_rounds();
        let day = |at| {
            let (year, month, day) = Zone::UTC.date_at(at);
            format!("{year:04}/{month:02}/{day:02}")
        };
        let [first, last] = self.days.map(day);
        let people = self.people.len();
        let mut text = format!(
            "012 {}\r\n042 {first}\r\n052 {last}\r\n062 {people}\r\nXXR {count}\r\n",
            self.title
        );
        for (rank, (player, name)) in (1..).zip(&self.people) {
            let mut cells = vec!["          ".to_owned(); count];
            let mut halves = 0;
            for (fixture, round) in self.fixtures.iter().zip(&rounds) {
                let Some(round) = round.filter(|_| fixture.has(*player)) else { continue };
                let is_first = fixture.one == *player;
                let fared =
                    fixture.result().map(|fared| if is_first { fared } else { fared.turn() });
                halves += fared.map_or(0, |fared| 2 - fared as usize);
                let other = if is_first { fixture.other } else { fixture.one };
                let at = self.people.iter().position(|(one, _)| *one == other).unwrap_or(0) + 1;
                let side = if is_first { 'w' } else { 'b' };
                cells[round] = match fared {
                    Some(fared) => format!("  {}", describe(fixture, fared, at, side)),
                    None => format!("  {at:>4} {side}  "),
                };
            }
            for (_, round) in self.byes.iter().filter(|(one, _)| one == player) {
                let begins = self.fixtures.iter().zip(&rounds);
                let begins = begins.filter(|(one, _)| one.round == *round);
                if let Some(at) = begins.filter_map(|(_, at)| *at).min() {
                    // One and a half points, as a report can say it.
                    cells[at] = "  0000 - U".to_owned();
                    cells[at + 1] = "  0000 - H".to_owned();
                    halves += 3;
                }
            }
            let name: String = name.chars().take(33).collect();
            let points = format!("{}.{}", halves / 2, 5 * (halves % 2));
            let row = format!(
                "001 {rank:>4}      {name:<33} {:<4} {:<3} {:>11} {:<10} {points:>4} {rank:>4}{}",
                "",
                "",
                "",
                "",
                cells.concat()
            );
            text += row.trim_end();
            text += "\r\n";
        }
        text
    }

    /// Returns the round of the report of each fixture, from 0 on, and the number of rounds. A lot
    /// is no game and has none.
    fn list_rounds(&self) -> (Vec<Option<usize>>, usize) {
        let mut rounds: Vec<Option<usize>> = Vec::with_capacity(self.fixtures.len());
        let (mut base, mut count, mut of) = (0, 0, 1);
        for (n, fixture) in self.fixtures.iter().enumerate() {
            if fixture.round > of {
                (base, of) = (count, fixture.round);
            }
            let is_lot = fixture.ruling.is_some_and(|ruling| ruling.why == Ruling::Lot);
            let busy = |round: usize| {
                let before = self.fixtures[..n].iter().zip(&rounds);
                before
                    .filter(|(_, at)| **at == Some(round))
                    .any(|(one, _)| one.has(fixture.one) || one.has(fixture.other))
            };
            let round = (base..).find(|&round| !busy(round)).filter(|_| !is_lot);
            count = count.max(round.map_or(0, |round| round + 1));
            rounds.push(round);
        }
        (rounds, count)
    }
}

/// Returns opponent, side and result as a report has them. A result without a game is a forfeit, or
/// half a point without an opponent.
fn describe(fixture: &Fixture, fared: Fared, opponent: usize, side: char) -> String {
    match (fixture.is_played(), fared) {
        (true, Fared::Won) => format!("{opponent:>4} {side} 1"),
        (true, Fared::Drawn) => format!("{opponent:>4} {side} ="),
        (true, Fared::Lost) => format!("{opponent:>4} {side} 0"),
        (false, Fared::Won) => format!("{opponent:>4} {side} +"),
        (false, Fared::Drawn) => "0000 - H".to_owned(),
        (false, Fared::Lost) => format!("{opponent:>4} {side} -"),
    }
}
