//! Answers about openings: the moves that are known from a position.

use murus_gallicus::{Line, Variant};

use crate::answers::challenge::challenges;
use crate::answers::{Answer, AnswerRefusal, Request};
use crate::service;
use crate::service::AtOpening;
use crate::show::page::Page;
use crate::show::pages::openings::explored_page;
use crate::show::pages::refusal::bar_sentence;

/// Shows the known first moves of a variant, or of the standard game without one. Refuses an
/// unknown variant, one without known openings, and one in which help is barred now.
pub async fn show_opening(request: &Request<'_>, variant: Option<&str>) -> Answer {
    opening_page(request, Line::new(challenges::read_variant(request, variant, Variant::STANDARD)?))
        .await
}

/// Shows the known moves from a position. Refuses an unknown position, a variant without known
/// openings, and a position of a game in which help is barred.
pub async fn show_opening_at(request: &Request<'_>, at: &AtOpening) -> Answer {
    match at.line() {
        Some(line) => opening_page(request, line).await,
        None => Err(request.refusal("press-unknown")),
    }
}

async fn opening_page(request: &Request<'_>, line: Line) -> Answer {
    if !service::play::openings::has_openings(line.position().variant()) {
        return Err(request.refusal("explored-not-here"));
    }
    let known =
        service::play::openings::explore_opening(request.service, &request.caller, line).await;
    let barred = |bar| AnswerRefusal::page(Page::text(bar_sentence(request.texts, &bar)));
    let known = known.map_err(|denied| denied.explain(barred))?;
    Ok(explored_page(request.texts, request.load_tastes().await?.look.theme, &known))
}
