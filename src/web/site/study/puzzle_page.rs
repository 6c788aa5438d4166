//! Puzzles on a board that can be pressed, without signing in, and the siege of the day for other
//! programs. What is done counts only in a puzzle that was posed to the person.

use axum::Json;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use murus_pictures::{LinkCard, Scene};
use serde_json::json;

use super::exercise;
use super::open_puzzle::{PuzzleQuery, posed_exercise};
use super::puzzle_choice::choice_panel;
use crate::blocking::run_blocking;
use crate::game::{Day, siege_number};
use crate::show::pages::puzzle_texts::{shipped_heading, task_of};
use crate::texts::{Texts, captions};
use crate::web::site::Site;
use crate::web::site::frame::address::address_with;
use crate::web::site::frame::layout::sentence_page;
use crate::web::site::frame::link_picture::answer_picture;
use crate::web::site::frame::security::is_sent_from_here;
use crate::web::site::frame::visitor::Visitor;

/// Answers with a puzzle's picture for link previews: its position and its task.
pub async fn puzzle_card(
    visitor: Visitor,
    headers: HeaderMap,
    Query(query): Query<PuzzleQuery>,
) -> Response {
    let Some(puzzle) = query.puzzle(visitor.now) else {
        return sentence_page(&visitor, StatusCode::NOT_FOUND, "page-unknown", &headers);
    };
    let english = Texts::english();
    let draw = move || {
        let line = puzzle.approach();
        let card = LinkCard {
            scene: Scene { corners: false, ..Scene::of(&line, puzzle.side()) },
            title: &shipped_heading(english, puzzle),
            line: &task_of(english, puzzle).replace("**", ""),
            caption: &captions::credit_line(english),
        };
        card.png()
    };
    answer_picture(run_blocking(draw).await, false, &headers)
}

/// Answers with the state of a puzzle as JSON. A try may count, so the request must come from a
/// page of this site.
pub async fn as_json(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Query(query): Query<PuzzleQuery>,
) -> Response {
    if !is_sent_from_here(&headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let posed = posed_exercise(&site, &visitor, &query).await;
    exercise::as_json(posed, &site, &visitor, &headers)
}

/// Answers with the page of a puzzle.
pub async fn puzzle_page(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Query(query): Query<PuzzleQuery>,
) -> Response {
    let none = query.id.is_empty() && query.filter.is_set() && query.puzzle(visitor.now).is_none();
    if none {
        return sentence_page(&visitor, StatusCode::NOT_FOUND, "page-puzzle-none", &headers);
    }
    let query = query.at_start();
    let posed = posed_exercise(&site, &visitor, &query).await;
    let filter = match query.puzzle(visitor.now) {
        Some(puzzle) => query.filter.beside(puzzle),
        None => query.filter.clone(),
    };
    let choice = choice_panel(&site, &visitor, &filter).await;
    exercise::exercise_page(posed, &site, &visitor, &headers, choice)
}

/// Answers with the siege of the day as JSON, for other programs: its number, the puzzle and the
/// address of its page, without the solution. The day is in UTC.
pub async fn daily_siege(State(site): State<Site>, visitor: Visitor) -> Response {
    let today = Day::of_moment(visitor.now);
    let Some(puzzle) = murus_lessons::siege(today.0) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let before = puzzle
        .before
        .as_ref()
        .map(|(position, m)| json!({ "position": position.to_string(), "move": m }));
    let page = address_with("/learn/puzzle", &[("id", &puzzle.id)]);
    Json(json!({
        "number": siege_number(today),
        "id": puzzle.id,
        "variant": puzzle.variant().to_string(),
        "kind": puzzle.kind.word(),
        "moves": puzzle.win_in,
        "grade": puzzle.grade,
        "to_move": puzzle.side().word(),
        "position": puzzle.position.to_string(),
        "before": before,
        "page": format!("{}{page}", site.pages.url()),
    }))
    .into_response()
}
