//! Lessons on a board that can be pressed, without signing in. Tries are not stored. For a person
//! who is signed in the passed steps are, as on Discord.

use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use maud::html;
use murus_gallicus::{Line, Seat};
use murus_lessons::Lesson;
use serde::Deserialize;

use super::exercise::{self, Exercise, NoExercise, exercise_board};
use super::learn_path::{path_page, step_address};
use crate::service::study::lessons;
use crate::show::names::Names;
use crate::show::pages::learn::{Class, lesson_after, lesson_name};
use crate::web::site::Site;
use crate::web::site::board::field::tool_button;
use crate::web::site::board::line_state::LineState;
use crate::web::site::frame::address::address_with;
use crate::web::site::frame::link_picture::CARD;
use crate::web::site::frame::visitor::Visitor;
use crate::web::site::frame::words::Words;

/// A step of a lesson and a move tried there, from the query of an address.
#[derive(Clone, Default, Deserialize)]
pub struct StepQuery {
    /// The id of the lesson. Empty for the list of all lessons.
    #[serde(default)]
    lesson: String,
    /// The number of the step, counted from 0.
    #[serde(default)]
    n: usize,
    /// The move that is tried. Empty for none.
    #[serde(default)]
    m: String,
}

impl StepQuery {
    fn lesson(&self) -> Option<&'static Lesson> {
        Lesson::find(&self.lesson).filter(|lesson| self.n < lesson.steps.len())
    }
}

/// Returns a step of a lesson after the tries there. `None` if there is no such step.
fn step_exercise(visitor: &Visitor, query: &StepQuery) -> Option<Exercise> {
    let texts = visitor.texts;
    let lesson = query.lesson()?;
    let step = &lesson.steps[query.n];
    let class = Class { texts, look: visitor.tastes.look, lesson };
    let tried = step.tried(&query.m);
    let right = tried.as_ref().is_some_and(|tried| tried.right);
    let task = class.task_of(query.n);
    // The question stays visible below a wrong move, together with what is said about the move.
    let text = match &tried {
        Some(tried) if tried.right => class.verdict_text(query.n, tried),
        Some(tried) => format!("{task}\n{}", class.reason_text(tried)),
        None => task,
    };
    let line = match tried {
        Some(tried) => tried.line,
        None => Line::from(step.position()?),
    };
    let wrong = !right && line.plies() > 0;
    let (next, on) = match lesson_after(lesson) {
        _ if query.n + 1 < lesson.steps.len() => {
            (step_address(lesson, query.n + 1), "button-learn-next")
        }
        Some(next) => (step_address(next, 0), "button-learn-lesson"),
        None => (address_with("/board", &[("l", "Discens")]), "button-learn-real"),
    };
    let nobody = Names::default();
    let svg = exercise_board(visitor, &line, Seat::Romans);
    let here = query.n.to_string();
    let state = LineState {
        load: Some(address_with("/learn/state", &[("lesson", lesson.id), ("n", &here)])),
        due: !right && !wrong,
        passed: right.then_some((lesson.id, query.n + 1)),
        tools: html! { @if wrong { (tool_button(texts, "undo", "button-puzzle-again")) } }
            .into_string(),
        status: Words { texts, names: &nobody }.write_text(&text).into_string(),
        next: Some(next).filter(|_| right),
        ..LineState::new(texts, &svg, &line, Seat::Romans)
    };
    let title = lesson_name(texts, lesson);
    let picture = CARD.to_owned();
    Some(Exercise { title, on, side: Seat::Romans, line, svg, state, picture })
}

fn find_step(visitor: &Visitor, query: &StepQuery) -> Result<Exercise, NoExercise> {
    step_exercise(visitor, query).ok_or(NoExercise::Unknown)
}

/// Answers with the state of a step as JSON. If the step is passed, stores that for a visitor who
/// is signed in.
pub async fn as_json(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Query(query): Query<StepQuery>,
) -> Response {
    let found = find_step(&visitor, &query);
    let found = match found {
        Ok(step) => keep_passed(&site, &visitor, &query, &step).await.map(|()| step),
        none => none,
    };
    exercise::as_json(found, &site, &visitor, &headers)
}

/// Stores that a step is passed, if it is and the visitor is signed in. Fails if the database does.
async fn keep_passed(
    site: &Site,
    visitor: &Visitor,
    query: &StepQuery,
    step: &Exercise,
) -> Result<(), NoExercise> {
    if let (Some(_), Some(session), Some(lesson)) =
        (step.state.passed, visitor.session, query.lesson())
    {
        let service = site.answers.service();
        lessons::note_passed(service, session.player, lesson, query.n)
            .await
            .map_err(NoExercise::Failed)?;
    }
    Ok(())
}

/// Answers with the page of a step, or with the list of all lessons.
pub async fn learn_page(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Query(query): Query<StepQuery>,
) -> Response {
    if query.lesson.is_empty() {
        return path_page(&site, &visitor, &headers).await;
    }
    exercise::exercise_page(find_step(&visitor, &query), &site, &visitor, &headers, html! {})
}
