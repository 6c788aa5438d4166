//! The list of lessons: each with its number, its name and the number of steps passed.

use std::collections::BTreeMap;

use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use murus_lessons::{LESSONS, Lesson};

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
    let card = |n: usize, lesson: &Lesson| {
        let passed = passed.get(lesson.id).copied().unwrap_or(0);
        html! { li.next[next == Some(lesson.id)] { (lesson_card(texts, n, lesson, passed)) } }
    };
    let lessons: Vec<(usize, &Lesson)> = (1..).zip(LESSONS.iter()).collect();
    let groups = [("page-learn-basics", true), ("page-learn-variants", false)];
    let main = html! {
        section.plain.wide {
            h1 { (title) }
            p.lead { (texts.say("page-front-goal")) }
            div.choices {
                a.button.secondary href="/learn/puzzle" { (texts.say("button-puzzle")) }
                (siege_link(texts))
                a.button.secondary href="/board" { (texts.say("page-board")) }
            }
            @for (heading, basic) in groups {
                h2 { (texts.say(heading)) }
                ol.path data-kept[!signed_in] {
                    @for (n, lesson) in lessons.iter().filter(|(_, one)| is_basic(one) == basic) { (card(*n, lesson)) }
                }
            }
        }
    };
    Shell { script: Some(&PATH), listed: true, ..Shell::new(visitor, &title, &about, main) }
        .into_answer(StatusCode::OK, headers)
}

/// Returns true if a lesson is about the standard game.
fn is_basic(lesson: &Lesson) -> bool {
    lesson.steps.iter().all(|step| step.variant == "standard")
}

/// Writes lesson number `n`, of which `passed` steps are passed, with a link to the next step.
fn lesson_card(texts: Texts, n: usize, lesson: &Lesson, passed: usize) -> Markup {
    let steps = lesson.steps.len();
    let next = if passed < steps { passed } else { 0 };
    html! {
        a.card href=(step_address(lesson, next)) data-lesson=(lesson.id) {
            b { (n) }
            span { (lesson_name(texts, lesson)) }
            output.small { (passed) "/" (steps) }
            progress max=(steps) value=(passed) aria-label=(texts.say("page-learn-passed")) {}
        }
    }
}
