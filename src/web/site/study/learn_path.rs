//! The list of lessons: each with its number, its name and the number of steps passed.

use std::collections::BTreeMap;

use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use murus_gallicus::learn::{LESSONS, Lesson};

use super::siege_page::siege_link;
use crate::service::study::lessons;
use crate::show::pages::learn::lesson_name;
use crate::texts::Texts;
use crate::web::site::Site;
use crate::web::site::frame::address::address_with;
use crate::web::site::frame::assets::PATH;
use crate::web::site::frame::layout::Shell;
use crate::web::site::frame::visitor::Visitor;

/// Returns the address of step `n` of a lesson, counted from 0.
pub fn step_address(lesson: &Lesson, n: usize) -> String {
    address_with("/learn", &[("lesson", lesson.id), ("n", &n.to_string())])
}

/// Answers with the list of lessons. If the reader is not signed in, their browser counts the
/// steps.
pub async fn path_page(site: &Site, visitor: &Visitor, headers: &HeaderMap) -> Response {
    let passed = match visitor.person() {
        Some(person) => lessons::count_passed(site.answers.service(), person).await,
        None => Ok(BTreeMap::new()),
    };
    let passed = match passed {
        Ok(passed) => passed,
        Err(error) => {
            return visitor.answer_failure(site, "lessons", &error, headers).into_response();
        }
    };
    let texts = visitor.texts;
    let title = texts.say("page-learn");
    let about = texts.say("page-learn-about");
    let signed_in = visitor.session.is_some();
    let left = |lesson: &&Lesson| passed.get(lesson.id).is_none_or(|&n| n < lesson.steps.len());
    let next = LESSONS.iter().find(left).map(|lesson| lesson.id);
    let main = html! {
        section.plain {
            h1 { (title) }
            p.lead { (texts.say("page-front-goal")) }
            p.row {
                a.button.secondary href="/learn/puzzle" { (texts.say("button-puzzle")) }
                (siege_link(texts))
                a.button.secondary href="/board" { (texts.say("page-board")) }
            }
            ol.path data-kept[!signed_in] {
                @for lesson in LESSONS {
                    li.card.next[next == Some(lesson.id)] { (lesson_card(texts, lesson, passed.get(lesson.id).copied().unwrap_or(0))) }
                }
            }
        }
    };
    Shell { script: Some(&PATH), listed: true, ..Shell::new(visitor, &title, &about, main) }
        .into_answer(StatusCode::OK, headers)
}

/// Writes a lesson of which `passed` steps are passed, with a link to the next step.
fn lesson_card(texts: Texts, lesson: &Lesson, passed: usize) -> Markup {
    let steps = lesson.steps.len();
    let next = if passed < steps { passed } else { 0 };
    html! {
        a href=(step_address(lesson, next)) data-lesson=(lesson.id) {
            span { (lesson_name(texts, lesson)) }
            progress max=(steps) value=(passed) aria-label=(texts.say("page-learn-passed")) {}
        }
    }
}
