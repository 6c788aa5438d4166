//! Puzzles on the board that can be touched, without signing in, and the siege of the day for other
//! programs. Nothing is kept of what is tried.

use axum::Json;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{PreEscaped, html};
use murus_gallicus::learn::{self, Attempt, Book, Judged, Puzzle, Verdict};
use murus_gallicus::render::{Scene, Svg};
use murus_gallicus::rules::{Entry, Line, Move};
use serde::Deserialize;
use serde_json::json;

use super::Site;
use super::address::address;
use super::assets::{GAME, json_of};
use super::board;
use super::field::{field, tool};
use super::learn::ways;
use super::shell::{Shell, sentence};
use super::state::LineState;
use super::thinking::thought;
use super::visitor::Visitor;
use super::words::Words;
use crate::game::{Day, siege_number};
use crate::show::names::Names;
use crate::show::pages::puzzle::{heading, task, verdict};
use crate::texts::captions;

/// A puzzle, and the moves so far, the last of which is tried.
#[derive(Clone, Default, Deserialize)]
pub struct PuzzleQuery {
    /// The puzzle by its id; the siege of the day without.
    #[serde(default)]
    id: String,
    /// The moves from its position on, with semicolons between.
    #[serde(default)]
    m: String,
}

impl PuzzleQuery {
    /// The puzzle, if it is solved by moving.
    fn puzzle(&self, today: Day) -> Option<&'static Puzzle> {
        let puzzle = if self.id.is_empty() { learn::siege(today.0) } else { Puzzle::find(&self.id) };
        puzzle.filter(|puzzle| puzzle.own_moves() > 0)
    }
}

/// A puzzle after what was tried there; `None` if it has no such place.
async fn state_of(visitor: &Visitor, puzzle: &'static Puzzle, moves: &str) -> Option<(LineState, Line)> {
    let texts = visitor.texts;
    let (before, tried) = moves.rsplit_once(';').unwrap_or(("", moves));
    let attempt = Attempt::of(puzzle, &before.replace(';', " "))?;
    let (left, mut line) = (attempt.left(), puzzle.approach());
    let approach = line.plies();
    for m in attempt.line().moves() {
        line.play(Entry::Move(m)).ok()?;
    }
    let judged = match tried.to_owned() {
        none if none.is_empty() => None,
        tried => Some(thought(move || attempt.judge(&tried)).await?.ok()?),
    };
    let text = match &judged {
        None => task(texts, puzzle),
        Some(judged) => verdict(texts, line.position(), judged.played, &judged.verdict, left),
    };
    let follows = judged.as_ref().map(follows).unwrap_or_default();
    for m in &follows {
        line.play(Entry::Move(*m)).ok()?;
    }
    let verdict = judged.map(|judged| judged.verdict);
    let solved = matches!(verdict, Some(Verdict::Right { solved: true, .. }));
    let wrong = matches!(verdict, Some(Verdict::Slower { .. } | Verdict::Wrong { .. }));
    let (svg, nobody) = (drawings(visitor, puzzle, &line), Names::default());
    let state = LineState {
        load: Some(address("/learn/puzzle/state", &[("id", &puzzle.id)])),
        from: approach,
        due: !solved && !wrong,
        undo: follows.len(),
        status: Words { texts, names: &nobody }.text(&text).into_string(),
        tools: html! { @if wrong { (tool(texts, "undo", "button-puzzle-again")) } }.into_string(),
        next: next(puzzle).filter(|_| solved),
        ..LineState::new(texts, &svg, &line, puzzle.side())
    };
    Some((state, line))
}

/// The move that was tried, and what follows it on the board.
fn follows(Judged { played, verdict, .. }: &Judged) -> Vec<Move> {
    let after = match verdict {
        Verdict::Right { answer, .. } => answer.as_slice(),
        Verdict::Slower { line } | Verdict::Wrong { line, .. } => line,
    };
    [*played].into_iter().chain(after.iter().copied()).collect()
}

/// The page of the next puzzle in the same book.
fn next(puzzle: &Puzzle) -> Option<String> {
    let book = Book::of(puzzle.variant())?.puzzles();
    let here = book.iter().position(|other| other.id == puzzle.id)?;
    let mut others = book.iter().cycle().skip(here + 1).take(book.len());
    others.find(|other| other.own_moves() > 0).map(|other| address("/learn/puzzle", &[("id", &other.id)]))
}

fn drawings(visitor: &Visitor, puzzle: &Puzzle, line: &Line) -> Svg {
    Svg::new(line.position().variant().board(), puzzle.side(), visitor.tastes.theme)
}

/// A puzzle as JSON.
pub async fn as_json(visitor: Visitor, headers: HeaderMap, Query(query): Query<PuzzleQuery>) -> Response {
    let state = match query.puzzle(Day::of(visitor.now)) {
        Some(puzzle) => state_of(&visitor, puzzle, &query.m).await,
        None => None,
    };
    match state {
        Some((state, _)) => json_of(&state, &headers),
        None => sentence(&visitor, StatusCode::NOT_FOUND, "page-unknown", &headers),
    }
}

/// The page of a puzzle.
pub async fn page(visitor: Visitor, headers: HeaderMap, Query(query): Query<PuzzleQuery>) -> Response {
    let unknown = || sentence(&visitor, StatusCode::NOT_FOUND, "page-unknown", &headers);
    let Some(puzzle) = query.puzzle(Day::of(visitor.now)) else { return unknown() };
    let Some((state, line)) = state_of(&visitor, puzzle, &query.m).await else { return unknown() };
    let (texts, svg) = (visitor.texts, drawings(&visitor, puzzle, &line));
    let (title, alt) = (heading(texts, puzzle), captions::alt_text(texts, &line, 1));
    let board = board::large(texts, &svg, &Scene::of(&line, puzzle.side()), &alt);
    let next = state.next.clone().unwrap_or_default();
    let named = html! { (title) };
    let main = html! {
        (board::drawings(&svg))
        div.table {
            (field(texts, &named, &board, &html! {}, &PreEscaped(state.tools.clone())))
            section.side {
                div #status role="status" { (PreEscaped(&state.status)) }
                a.button.success #next href=(next) hidden[state.next.is_none()] { (texts.say("button-puzzle-next")) }
                (ways(texts))
            }
        }
        script type="application/json" id="state" { (state.json()) }
    };
    let shell = Shell::new(&visitor, &title, &alt, main);
    Shell { script: Some(&GAME), listed: true, ..shell }.answer(StatusCode::OK, &headers)
}

/// The siege of the day as JSON, for other programs: its number, the puzzle and its page, without
/// the answer. The day is that of UTC.
pub async fn daily(State(site): State<Site>, visitor: Visitor) -> Response {
    let today = Day::of(visitor.now);
    let Some(puzzle) = learn::siege(today.0) else { return StatusCode::NOT_FOUND.into_response() };
    let before = puzzle.before.as_ref().map(|(position, m)| json!({ "position": position.to_string(), "move": m }));
    let page = address("/learn/puzzle", &[("id", &puzzle.id)]);
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
