//! Lessons on the board that can be touched, without signing in. Nothing of the tries is kept.

use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use murus_gallicus::learn::{LESSONS, Lesson};
use murus_gallicus::rules::{Line, Seat};
use serde::Deserialize;

use super::exercise::{self, Exercise, NoExercise, exercise_board};
use crate::show::names::Names;
use crate::show::pages::learn::{Class, lesson_after};
use crate::web::site::Site;
use crate::web::site::board::line_state::LineState;
use crate::web::site::frame::address::address_with;
use crate::web::site::frame::visitor::Visitor;
use crate::web::site::frame::words::Words;

/// A step of a lesson, and perhaps a move that is tried there.
#[derive(Clone, Default, Deserialize)]
pub struct StepQuery {
    /// The lesson by its id; the first one without.
    #[serde(default)]
    lesson: String,
    /// The step, from 0.
    #[serde(default)]
    n: usize,
    /// The move.
    #[serde(default)]
    m: String,
}

impl StepQuery {
    fn lesson(&self) -> Option<&'static Lesson> {
        let lesson =
            if self.lesson.is_empty() { LESSONS.first() } else { Lesson::find(&self.lesson) };
        lesson.filter(|lesson| self.n < lesson.steps.len())
    }
}

/// A step after the tries there; `None` if there is no such step.
fn step_exercise(visitor: &Visitor, query: &StepQuery) -> Option<Exercise> {
    let texts = visitor.texts;
    let lesson = query.lesson()?;
    let step = &lesson.steps[query.n];
    let class = Class { texts, theme: visitor.tastes.theme, dots: visitor.tastes.dots, lesson };
    let tried = step.tried(&query.m);
    let right = tried.as_ref().is_some_and(|tried| tried.right);
    let text = match &tried {
        Some(tried) => class.verdict_text(query.n, tried),
        None => class.task_of(query.n),
    };
    let line = match tried {
        Some(tried) if tried.right => tried.line,
        _ => Line::from(step.position()?),
    };
    let (next, on) = match lesson_after(lesson) {
        _ if query.n + 1 < lesson.steps.len() => (
            address_with("/learn", &[("lesson", lesson.id), ("n", &(query.n + 1).to_string())]),
            "button-learn-next",
        ),
        Some(next) => (address_with("/learn", &[("lesson", next.id)]), "button-learn-lesson"),
        None => (address_with("/board", &[("l", "Discens")]), "button-learn-real"),
    };
    let nobody = Names::default();
    let svg = exercise_board(visitor, &line, Seat::Romans);
    let here = query.n.to_string();
    let state = LineState {
        load: Some(address_with("/learn/state", &[("lesson", lesson.id), ("n", &here)])),
        due: !right,
        status: Words { texts, names: &nobody }.write_text(&text).into_string(),
        next: Some(next).filter(|_| right),
        ..LineState::new(texts, &svg, &line, Seat::Romans)
    };
    let title = texts.say("page-learn");
    Some(Exercise { title, on, side: Seat::Romans, line, state })
}

fn find_step(visitor: &Visitor, query: &StepQuery) -> Result<Exercise, NoExercise> {
    step_exercise(visitor, query).ok_or(NoExercise::Unknown)
}

/// Answers with a step as JSON.
pub async fn as_json(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Query(query): Query<StepQuery>,
) -> Response {
    exercise::as_json(find_step(&visitor, &query), &site, &visitor, &headers)
}

/// The page of a step.
pub async fn learn_page(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Query(query): Query<StepQuery>,
) -> Response {
    exercise::exercise_page(find_step(&visitor, &query), &site, &visitor, &headers)
}
