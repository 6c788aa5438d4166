//! Openings: the moves that are known from a position.

use murus_gallicus::rules::{Line, Variant};

use crate::answers::challenge::challenges;
use crate::answers::{Answer, AnswerRefusal, Request};
use crate::service;
use crate::service::AtOpening;
use crate::show::page::Page;
use crate::show::pages::explored::explored;
use crate::show::pages::refusal::barred;

/// The first moves of a written variant.
pub async fn opening(request: &Request<'_>, variant: Option<&str>) -> Answer {
    shown(request, Line::new(challenges::variant(request, variant, Variant::STANDARD)?)).await
}

/// The moves from a position.
pub async fn at(request: &Request<'_>, at: &AtOpening) -> Answer {
    match at.line() {
        Some(line) => shown(request, line).await,
        None => Err(request.refusal("press-unknown")),
    }
}

async fn shown(request: &Request<'_>, line: Line) -> Answer {
    if !service::play::first_moves::has_openings(line.position().variant()) {
        return Err(request.refusal("explored-not-here"));
    }
    let known = service::play::first_moves::explore(request.service, &request.caller, line).await;
    let barred = |bar| AnswerRefusal::page(Page::text(barred(request.texts, &bar)));
    let known = known.map_err(|denied| denied.explain(barred))?;
    Ok(explored(request.texts, request.tastes().await?.theme, &known))
}
