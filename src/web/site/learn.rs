//! Lessons on the board that can be touched, without signing in. Nothing is kept of what is tried.

use axum::extract::Query;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use maud::{Markup, PreEscaped, html};
use murus_gallicus::learn::{LESSONS, Lesson};
use murus_gallicus::render::{Scene, Svg};
use murus_gallicus::rules::{Line, Seat};
use serde::Deserialize;

use super::address::address;
use super::assets::{GAME, json_of};
use super::board;
use super::field::field;
use super::shell::{Shell, sentence};
use super::state::LineState;
use super::visitor::Visitor;
use super::words::Words;
use crate::service::Stand;
use crate::show::names::Names;
use crate::show::pages::learn::{Class, lesson_name};
use crate::texts::{Texts, captions};

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
        let lesson = if self.lesson.is_empty() { LESSONS.first() } else { Lesson::find(&self.lesson) };
        lesson.filter(|lesson| self.n < lesson.steps.len())
    }
}

/// A step after what was tried there; `None` if there is no such step.
fn state_of(visitor: &Visitor, query: &StepQuery) -> Option<(LineState, Line)> {
    let (texts, lesson) = (visitor.texts, query.lesson()?);
    let step = &lesson.steps[query.n];
    let class = Class { texts, theme: visitor.tastes.theme, dots: visitor.tastes.dots, lesson };
    let tried = step.tried(&query.m);
    let right = tried.as_ref().is_some_and(|tried| tried.right);
    let text = match &tried {
        Some(tried) => class.outcome(query.n, tried).content,
        None => class.stand(&Stand::Step(query.n), None).content,
    };
    let line = match tried {
        Some(tried) if tried.right => tried.line,
        _ => Line::from(step.position()?),
    };
    let next = match lesson.steps.len() {
        steps if query.n + 1 < steps => format!("/learn?lesson={}&n={}", lesson.id, query.n + 1),
        _ => "/board?l=Discens".to_owned(),
    };
    let nobody = Names::default();
    let svg = Svg::new(line.position().variant().board(), Seat::Romans, visitor.tastes.theme);
    let here = query.n.to_string();
    let state = LineState {
        load: Some(address("/learn/state", &[("lesson", lesson.id), ("n", &here)])),
        due: !right,
        status: Words { texts, names: &nobody }.text(&text).into_string(),
        next: Some(next).filter(|_| right),
        ..LineState::new(texts, &svg, &line, Seat::Romans)
    };
    Some((state, line))
}

/// The ways to every lesson and to a puzzle.
pub fn ways(texts: Texts) -> Markup {
    html! {
        nav.lessons aria-label=(texts.say("button-lessons")) {
            a href="/learn/puzzle" { (texts.say("button-puzzle")) }
            @for lesson in LESSONS {
                a href=(address("/learn", &[("lesson", lesson.id)])) { (lesson_name(texts, lesson)) }
            }
        }
    }
}

/// A step as JSON.
pub async fn as_json(visitor: Visitor, headers: HeaderMap, Query(query): Query<StepQuery>) -> Response {
    match state_of(&visitor, &query) {
        Some((state, _)) => json_of(&state, &headers),
        None => sentence(&visitor, StatusCode::NOT_FOUND, "page-unknown", &headers),
    }
}

/// The page of a step.
pub async fn page(visitor: Visitor, headers: HeaderMap, Query(query): Query<StepQuery>) -> Response {
    let Some((state, line)) = state_of(&visitor, &query) else {
        return sentence(&visitor, StatusCode::NOT_FOUND, "page-unknown", &headers);
    };
    let texts = visitor.texts;
    let svg = Svg::new(line.position().variant().board(), Seat::Romans, visitor.tastes.theme);
    let (title, alt) = (texts.say("page-learn"), captions::alt_text(texts, &line, 1));
    let board = board::large(texts, &svg, &Scene::of(&line, Seat::Romans), &alt);
    let next = state.next.clone().unwrap_or_default();
    let main = html! {
        (board::drawings(&svg))
        div.table {
            (field(texts, &html! { (title) }, &board, &html! {}, &html! {}))
            section.side {
                div #status role="status" { (PreEscaped(&state.status)) }
                a.button.success #next href=(next) hidden[state.next.is_none()] { (texts.say("button-learn-next")) }
                (ways(texts))
            }
        }
        script type="application/json" id="state" { (state.json()) }
    };
    let shell = Shell::new(&visitor, &title, &alt, main);
    Shell { script: Some(&GAME), listed: true, ..shell }.answer(StatusCode::OK, &headers)
}
