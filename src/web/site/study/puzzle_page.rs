//! Puzzles on a board that can be pressed, without signing in, and the siege of the day for other
//! programs. A try is stored only for a puzzle that was posed to the person.

use axum::Json;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::html;
use murus_gallicus::learn::{self, Attempt, Judged, Puzzle, Verdict};
use murus_gallicus::render::{LinkCard, Scene};
use serde::Deserialize;
use serde_json::json;

use super::exercise::{self, Exercise, NoExercise};
use super::puzzle_choice::{PuzzleFilter, choice_panel};
use super::siege_page::{siege_link, unjudged_exercise};
use super::tried::{TriedMove, TriedPuzzle, split_moves};
use crate::blocking::run_blocking;
use crate::game::{Day, Timestamp, siege_number};
use crate::service::AtPuzzle;
use crate::service::play::sieges;
use crate::service::study::posed::find_posed;
use crate::service::study::puzzles::{AttemptOutcome, attempt_puzzle, count_elsewhere};
use crate::show::pages::puzzle_texts::{own_heading, shipped_heading, task_of};
use crate::texts::{Texts, captions};
use crate::web::site::Site;
use crate::web::site::frame::address::address_with;
use crate::web::site::frame::layout::sentence_page;
use crate::web::site::frame::link_picture::{CARD, answer_picture};
use crate::web::site::frame::security::is_sent_from_here;
use crate::web::site::frame::strangers::StrangerQueue;
use crate::web::site::frame::visitor::Visitor;

/// A puzzle and the moves so far, from the query of an address. The last move is the one that is
/// tried.
#[derive(Clone, Default, Deserialize)]
pub struct PuzzleQuery {
    /// The id of the puzzle. Empty for a puzzle of the filter, or without a filter for the newest
    /// siege that is over.
    #[serde(default)]
    id: String,
    /// The moves from the position of the puzzle on, with semicolons between.
    #[serde(default)]
    m: String,
    /// The filter that chooses the puzzle if `id` is empty, and the next puzzle.
    #[serde(flatten)]
    filter: PuzzleFilter,
}

impl PuzzleQuery {
    /// Returns the puzzle that the query names. `None` if there is none, or if it is not solved by
    /// moving.
    fn puzzle(&self, now: Timestamp) -> Option<&'static Puzzle> {
        let puzzle = match self.id.as_str() {
            "" if self.filter.is_set() => self.filter.find_harder("", now),
            "" => sieges::newest_over(now),
            id => Puzzle::find(id),
        };
        puzzle.filter(|puzzle| puzzle.own_moves() > 0)
    }
}

/// Returns the puzzle of a query after its moves. Tries at a siege that still runs are not judged.
/// If the puzzle was posed to the person, the try counts, as on Discord.
async fn posed_exercise(
    site: &Site,
    visitor: &Visitor,
    query: &PuzzleQuery,
) -> Result<Exercise, NoExercise> {
    let at = AtPuzzle { puzzle: query.id.clone(), siege: None, played: Vec::new() };
    if at.is_own() {
        return own_exercise(site, visitor, query, &at).await;
    }
    let puzzle = query.puzzle(visitor.now).ok_or(NoExercise::Unknown)?;
    if sieges::is_running(&puzzle.id, visitor.now) {
        let heading = shipped_heading(visitor.texts, puzzle);
        let said = visitor.texts.say("help-barred-siege");
        let mut exercise = unjudged_exercise(visitor, puzzle, heading, &said);
        exercise.state.next = next_address(query, puzzle, visitor.now);
        exercise.state.tools = siege_link(visitor.texts).into_string();
        return Ok(exercise);
    }
    let (exercise, judged) = exercise_of(visitor, puzzle, query).await?;
    if let (Some((verdict, text)), Some(session)) = (judged, visitor.session) {
        count_elsewhere(site.answers.service(), session.player, puzzle, (&verdict, &text))
            .await
            .map_err(NoExercise::Failed)?;
    }
    Ok(exercise)
}

/// Returns a puzzle made of a win that the person missed in their own game, after the moves of a
/// query. A try counts, as on Discord.
async fn own_exercise(
    site: &Site,
    visitor: &Visitor,
    query: &PuzzleQuery,
    at: &AtPuzzle,
) -> Result<Exercise, NoExercise> {
    let (texts, service) = (visitor.texts, site.answers.service());
    let caller = visitor.caller(String::new()).ok_or(NoExercise::Unknown)?;
    let posed = find_posed(service, &caller, at).await.map_err(NoExercise::of_denied)?;
    let puzzle = posed.puzzle.as_ref();
    let (before, text) = split_moves(&query.m);
    let at = AtPuzzle::after_moves(puzzle, None, &before).ok_or(NoExercise::Unknown)?;
    let tried = match text {
        None => None,
        Some(text) => {
            let tried = attempt_puzzle(service, &caller, &at, text).await;
            match tried.map_err(NoExercise::of_denied)? {
                AttemptOutcome::Judged(tried) => tried.played.map(|played| (played, tried.verdict)),
                AttemptOutcome::Unread(..) => return Err(NoExercise::Unknown),
            }
        }
    };
    let last = tried.as_ref().map(|(played, verdict)| TriedMove { played: *played, verdict });
    let attempt = Attempt::of(puzzle, &before).ok_or(NoExercise::Unknown)?;
    let tried = TriedPuzzle::after(texts, puzzle, &attempt, last)?;
    let ended = tried.solved || tried.wrong;
    let mut exercise = tried.exercise(visitor, puzzle, own_heading(texts, puzzle));
    exercise.state.load = Some(query.filter.address_at("/learn/puzzle/state", puzzle));
    if ended {
        exercise.state.tools += &query.filter.pose_button(texts).into_string();
    }
    exercise.picture = CARD.to_owned();
    Ok(exercise)
}

/// Returns a puzzle after a try. With a try, also returns its verdict and the tried move as text.
async fn exercise_of(
    visitor: &Visitor,
    puzzle: &'static Puzzle,
    query: &PuzzleQuery,
) -> Result<(Exercise, Option<(Verdict, String)>), NoExercise> {
    let texts = visitor.texts;
    let (before, tried) = split_moves(&query.m);
    let attempt = Attempt::of(puzzle, &before).ok_or(NoExercise::Unknown)?;
    let judged = match tried {
        None => None,
        Some(tried) => {
            let (attempt, typed) = (attempt.clone(), tried.to_owned());
            let judged = StrangerQueue::Verdict.think(move || attempt.judge(&typed)).await;
            let Some(judged) = judged else { return Err(NoExercise::Busy) };
            Some(judged.map_err(|_| NoExercise::Unknown)?)
        }
    };
    let last = judged
        .as_ref()
        .map(|Judged { played, verdict, .. }| TriedMove { played: *played, verdict });
    let after = TriedPuzzle::after(texts, puzzle, &attempt, last)?;
    let (solved, wrong) = (after.solved, after.wrong);
    let judged = judged.zip(tried).map(|(judged, tried)| (judged.verdict, tried.to_owned()));
    let mut exercise = after.exercise(visitor, puzzle, shipped_heading(texts, puzzle));
    let signed_in = visitor.session.is_some();
    let next = next_address(query, puzzle, visitor.now);
    let on = html! {
        @if (wrong || solved) && signed_in {
            (query.filter.beside(puzzle).pose_button(texts))
        } @else if let (true, Some(next)) = (wrong, &next) {
            a.button href=(next) { (texts.say("button-puzzle-next")) }
        }
    };
    exercise.state.load = Some(query.filter.address_at("/learn/puzzle/state", puzzle));
    exercise.state.tools += &on.into_string();
    exercise.state.next = next.filter(|_| solved && !signed_in);
    Ok((exercise, judged))
}

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

/// Returns the address of the next harder puzzle; after the hardest, of the easiest. `None` if no
/// other puzzle fits the filter.
fn next_address(query: &PuzzleQuery, puzzle: &Puzzle, now: Timestamp) -> Option<String> {
    let filter = query.filter.beside(puzzle);
    let next = filter.find_harder(&puzzle.id, now).filter(|next| next.id != puzzle.id)?;
    Some(filter.address(next))
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
    let Some(puzzle) = learn::siege(today.0) else { return StatusCode::NOT_FOUND.into_response() };
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
