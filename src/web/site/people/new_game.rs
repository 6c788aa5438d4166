//! A new game against Murus, from a page; and what this page has in common with that of a
//! challenge.

use axum::Form;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use murus_engine::{LEVELS, Level};
use murus_gallicus::{Seat, Variant};
use serde::Deserialize;

use crate::answers::{AnswerError, AnswerRefusal};
use crate::service::people::feats::suggest_level;
use crate::show::draft::Bout;
use crate::show::names::Names;
use crate::show::page::{Opens, Page};
use crate::show::pages::ask::variant_choices;
use crate::texts::variant;
use crate::web::site::Site;
use crate::web::site::frame::layout::{Shell, said_page, sentence_page};
use crate::web::site::frame::visitor::Visitor;
use crate::web::site::frame::words::Words;
use crate::web::site::play::press::{ActCause, game_address};

/// The path of the page.
pub const MURUS: &str = "/me/murus";

/// A game against Murus, as a browser sends the form.
#[derive(Deserialize)]
pub struct SentBout {
    cause: ActCause,
    level: String,
    variant: String,
    /// The word of the person's side. Empty for either.
    #[serde(default)]
    side: String,
}

/// Answers with the form of a game against Murus. Answers 401 to a visitor who is not signed in.
pub async fn murus_page(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Response {
    let Some(person) = visitor.person() else { return signed_out(&visitor, &headers) };
    let level = match suggest_level(site.answers.service().db(), person).await {
        Ok(level) => level,
        Err(error) => {
            return visitor.answer_failure(&site, "levels", &error, &headers).into_response();
        }
    };
    let bout = Bout { level: level.name, variant: Variant::STANDARD, side: None };
    answer_form(&site, &visitor, &bout, None, &headers)
}

/// Begins a game against Murus, and redirects to its page. If it is refused, answers 409 with the
/// reason and the form as it was filled in. Answers 401 to a visitor who is not signed in.
pub async fn begin_game(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(sent): Form<SentBout>,
) -> Response {
    let Some(caller) = sent.cause.caller(&visitor) else { return signed_out(&visitor, &headers) };
    let (Some(level), Ok(variant)) = (Level::find(&sent.level), sent.variant.parse()) else {
        return sentence_page(&visitor, StatusCode::CONFLICT, "page-unread", &headers);
    };
    let bout = Bout { level: level.name, variant, side: Seat::from_word(&sent.side) };
    match site.answers.begin_bout(caller, visitor.texts, bout.clone()).await {
        Ok(page) => {
            let game = page.opens.and_then(|what| match what {
                Opens::Game(game) => Some(game),
                Opens::Mine => None,
            });
            let there = game_address(&site, game).await;
            Redirect::to(there.as_deref().unwrap_or("/me")).into_response()
        }
        Err(AnswerRefusal::Page(page)) => {
            answer_form(&site, &visitor, &bout, Some(&page), &headers)
        }
        Err(failed) => refusal_page(&site, &visitor, &headers, failed),
    }
}

/// Answers with the form, filled in from a bout, below the refusal of it if there is one.
fn answer_form(
    site: &Site,
    visitor: &Visitor,
    bout: &Bout,
    refused: Option<&Page>,
    headers: &HeaderMap,
) -> Response {
    let texts = visitor.texts;
    let title = texts.say("button-play-murus");
    let nobody = Names::default();
    let seats =
        Seat::ALL.map(|seat| (seat, texts.say_with("side-name", [("side", seat.word().into())])));
    let main = html! {
        section.plain {
            h1 { (title) }
            @if let Some(refused) = refused { (refusal_alert(Words { texts, names: &nobody }, refused)) }
            form.panel.fields method="post" action=(MURUS) {
                input type="hidden" name="cause" value=(new_cause(site));
                label { span { (texts.say("page-level")) }
                    select name="level" {
                        @for level in LEVELS {
                            option value=(level.name) selected[level.name == bout.level] { (variant::rated_level(texts, level)) }
                        }
                    }
                }
                label { span { (texts.say("page-variant")) }
                    select name="variant" {
                        @for choice in variant_choices(texts, bout.variant) {
                            option value=(choice.value) selected[choice.chosen] { (choice.label) }
                        }
                    }
                }
                label { span { (texts.say("page-side")) }
                    select name="side" {
                        option value="" { (texts.say("page-either-side")) }
                        @for (seat, name) in &seats {
                            option value=(seat.word()) selected[bout.side == Some(*seat)] { (name) }
                        }
                    }
                }
                p.small { (texts.say("page-murus-about")) }
                button.primary type="submit" { (texts.say("page-murus-begin")) }
            }
        }
    };
    let status = if refused.is_some() { StatusCode::CONFLICT } else { StatusCode::OK };
    Shell::new(visitor, &title, &title, main).into_answer(status, headers)
}

/// Returns a new cause for a form. Each form has one, so that a form that is sent twice makes one
/// game, and two forms make two.
pub fn new_cause(site: &Site) -> String {
    let random = u128::from_be_bytes(site.answers.service().random_secret());
    format!("new{random:x}")
}

/// Writes the reason why a form was refused, to stand above it.
pub fn refusal_alert(words: Words<'_>, refused: &Page) -> Markup {
    html! { div.warn role="alert" { (words.write_text(&refused.content)) } }
}

/// Answers 401 with the way to sign in, to a visitor who is not signed in.
pub fn signed_out(visitor: &Visitor, headers: &HeaderMap) -> Response {
    sentence_page(visitor, StatusCode::UNAUTHORIZED, "page-signed-out", headers)
}

/// Answers a refusal without a form to show again, or a failure.
pub fn refusal_page(
    site: &Site,
    visitor: &Visitor,
    headers: &HeaderMap,
    refusal: AnswerRefusal,
) -> Response {
    match refusal {
        AnswerRefusal::Page(page) => {
            said_page(visitor, StatusCode::CONFLICT, &page.content, headers)
        }
        AnswerRefusal::Failed(AnswerError::Store(error)) => {
            visitor.answer_failure(site, "new games", &error, headers).into_response()
        }
        AnswerRefusal::Failed(AnswerError::Discord(_)) => {
            sentence_page(visitor, StatusCode::SERVICE_UNAVAILABLE, "page-later", headers)
        }
    }
}
