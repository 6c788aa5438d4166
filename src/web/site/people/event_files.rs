//! An event as files: its standings as CSV and JSON, and its picture for link previews.

use axum::Json;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use murus_gallicus::{Line, Seat, Variant};
use murus_pictures::{LinkCard, Scene};
use serde_json::{Value, json};

use super::named_event::NamedEvent;
use crate::blocking::run_blocking;
use crate::game::{
    ContestPlace, CupTie, Fared, SimulScore, Team, TieBreak, Timestamp, score_simul, score_teams,
};
use crate::show::pages::contest_name::name_contest;
use crate::texts::{Texts, captions};
use crate::web::site::Site;
use crate::web::site::frame::link_picture::answer_picture;

/// Answers with the standings of an event as CSV. For a league or a group cup, each row begins with
/// the division, and for a team match with the name of the server. A ladder has no points.
pub fn csv_table(texts: Texts, named: &NamedEvent) -> Response {
    let divided = named.event.stand.contest.kind.is_divided();
    let scored = named.event.stand.contest.kind.has_points();
    let teams = named.event.stand.contest.kind.team().is_some();
    let head = match divided {
        true => "division,",
        false if teams => "team,",
        false => "",
    };
    let points = if scored { "points," } else { "" };
    let mut text = format!("{head}place,person,{points}games,wins,draws,losses\r\n");
    for row in &named.event.stand.table {
        let ContestPlace { division, place, player, points, record, .. } = row;
        let [won, drawn, lost] = record;
        let division = match named.name_team(texts, *division) {
            Some(team) => format!("{},", quote_field(&team)),
            None if divided => format!("{division},"),
            None => String::new(),
        };
        let person = quote_field(&named.name_player(texts, *player));
        let games = row.games();
        let points = if scored { format!("{points},") } else { String::new() };
        text += &format!("{division}{place},{person},{points}{games},{won},{drawn},{lost}\r\n");
    }
    let kind = (header::CONTENT_TYPE, "text/csv; charset=utf-8");
    let kept = (header::CONTENT_DISPOSITION, "attachment; filename=\"event.csv\"");
    ([kind, kept], text).into_response()
}

/// Quotes a text as a CSV field. Puts an apostrophe before a text that a spreadsheet would run as a
/// formula.
fn quote_field(text: &str) -> String {
    let formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let apostrophe = if formula { "'" } else { "" };
    format!("\"{apostrophe}{}\"", text.replace('"', "\"\""))
}

/// Answers with an event and its standings as JSON, the games that count, the pairs of a knock-out,
/// the host and score of a simul, and the servers of a team match with their points.
pub fn json_table(site: &Site, texts: Texts, named: &NamedEvent) -> Response {
    let stand = &named.event.stand;
    let name = |player| named.name_player(texts, player);
    let scored = stand.contest.kind.has_points();
    let row = |row: &ContestPlace| {
        let [won, drawn, lost] = row.record;
        json!({
            "division": row.division,
            "place": row.place,
            "person": name(row.player),
            "points": scored.then_some(row.points),
            "games": row.games(),
            "wins": won,
            "draws": drawn,
            "losses": lost,
            "aheadBy": row.ahead.map(TieBreak::word),
        })
    };
    let tie = |tie: &CupTie| {
        json!({
            "players": [Some(name(tie.one)), tie.other.map(name)],
            "points": tie.score,
            "winner": tie.winner.map(name),
            "by_lot": tie.by_lot,
        })
    };
    let games = named.event.counted.iter().map(|(game, open)| {
        let winner = match game.fared {
            Fared::Won => Some(name(game.one)),
            Fared::Drawn => None,
            Fared::Lost => Some(name(game.other)),
        };
        let url = open.as_ref().map(|row| site.pages.address(&row.game));
        json!({
            "players": [name(game.one), name(game.other)],
            "winner": winner,
            "ended": game.ended.as_secs(),
            "page": url,
        })
    });
    let score = stand.contest.kind.simul().map(|plan| {
        let SimulScore { record: [wins, draws, losses], open } =
            score_simul(plan.host, &stand.fixtures);
        json!({ "wins": wins, "draws": draws, "losses": losses, "open": open })
    });
    let score_of = |points: usize, division| {
        Some(json!({ "name": named.name_team(texts, division)?, "points": points }))
    };
    let points = score_teams(&stand.fixtures).points.into_iter().zip(Team::BOTH);
    let teams = points.filter_map(|(points, team)| score_of(points, team.division()));
    Json(json!({
        "title": name_contest(texts, &stand.contest),
        "variant": stand.contest.variant.map(|variant| variant.to_string()),
        "state": stand.contest.state.word(),
        "begins": stand.contest.begins.as_secs(),
        "ends": stand.end().map(Timestamp::as_secs),
        "table": stand.table.iter().map(row).collect::<Vec<_>>(),
        "games": games.collect::<Vec<Value>>(),
        "host": named.name_host(texts),
        "score": score,
        "teams": teams.collect::<Vec<Value>>(),
        "rounds": stand.rounds.iter().map(|ties| ties.iter().map(tie).collect()).collect::<Vec<Vec<Value>>>(),
    }))
    .into_response()
}

/// Answers with the picture for link previews of an event. It is in English, because caches share
/// it among all readers.
pub async fn event_card(named: NamedEvent, headers: &HeaderMap) -> Response {
    let english = Texts::english();
    let draw = move || {
        let contest = &named.event.stand.contest;
        let line = match named.event.running.first() {
            Some(row) => row.game.line().clone(),
            None => Line::new(contest.variant.unwrap_or(Variant::STANDARD)),
        };
        let card = LinkCard {
            scene: Scene::of(&line, Seat::Romans),
            title: &name_contest(english, contest),
            line: &named.summary(english),
            caption: &captions::credit_line(english),
        };
        card.png()
    };
    answer_picture(run_blocking(draw).await, false, headers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_is_one_field_and_no_formula() {
        for (text, field) in [
            ("Ann", "\"Ann\""),
            ("Ann, \"the\" first", "\"Ann, \"\"the\"\" first\""),
            ("=1+1", "\"'=1+1\""),
            ("@Ann", "\"'@Ann\""),
        ] {
            assert_eq!(quote_field(text), field);
        }
    }
}
