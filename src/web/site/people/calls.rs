//! Push notifications ("calls") to the visitor's browser: the section of the page of settings
//! that turns them on and off, and the requests that the page sends for that.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Form, Json};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::json;

use crate::game::{Notify, PlayerId};
use crate::push::ServerKey;
use crate::service::site::Cookie;
use crate::service::site::subscription::{self, NotSubscribed, OfferedSubscription};
use crate::store::StoreError;
use crate::texts::Value;
use crate::web::site::Site;
use crate::web::site::frame::address::SETTINGS;
use crate::web::site::frame::assets::{self, WORKER};
use crate::web::site::frame::layout::sentence_page;
use crate::web::site::frame::visitor::Visitor;

/// A push subscription, as a browser serializes it.
#[derive(Deserialize)]
pub struct WrittenSubscription {
    endpoint: String,
    keys: WrittenKeys,
}

#[derive(Deserialize)]
struct WrittenKeys {
    p256dh: String,
    auth: String,
}

/// The form that chooses if Discord pings the person, too, in addition to browsers.
#[derive(Deserialize)]
pub struct BesideChoice {
    beside: bool,
}

/// Answers with the service worker script, which shows push notifications while no page is open.
pub async fn worker_script(headers: HeaderMap) -> Response {
    assets::answer_fresh(&WORKER, &headers)
}

/// Returns the section about push notifications on the page of settings. Its height is fixed, so
/// nothing below it moves once the script knows if the browser supports push. Without scripts it
/// has no button that turns notifications on. Empty if the visitor is not signed in or the site has
/// no push key. Fails if the database does.
pub async fn calls_section(site: &Site, visitor: &Visitor) -> Result<Markup, StoreError> {
    let (Some((cookie, player)), Some(key)) =
        (signed_in(visitor), ServerKey::of_pages(&site.pages))
    else {
        return Ok(html! {});
    };
    let texts = visitor.texts;
    let service = site.answers.service();
    let (found, notify) = subscription::find_subscription(service, cookie, player).await?;
    let state = match &found {
        None => "none",
        Some(one) if one.beside => "beside",
        Some(_) => "instead",
    };
    let beside = state == "beside";
    Ok(html! {
        section #calls.panel.browsers {
            h2 { (texts.say("page-calls")) }
            p role="status" { (texts.say_with("page-calls-about", [("state", Value::from(state))])) }
            @if matches!(notify, Notify::Off | Notify::Digest) {
                p { (texts.say_with("page-calls-quiet", [("notify", Value::from(notify.word()))])) }
            }
            @if found.is_some() {
                form method="post" action="/calls/beside" {
                    button.secondary type="submit" name="beside" value=(!beside) {
                        (texts.say(if beside { "page-calls-instead" } else { "page-calls-beside" }))
                    }
                }
                form method="post" action="/calls/off" {
                    button.secondary type="submit" { (texts.say("page-calls-off")) }
                }
            } @else {
                p.check {
                    button #subscribe type="button" data-key=(key.public())
                        data-bad=(texts.say("page-calls-bad")) data-denied=(texts.say("page-calls-denied")) data-failed=(texts.say("page-calls-failed")) {
                        (texts.say("page-calls-on"))
                    }
                }
            }
        }
    })
}

/// Returns the cookie and the player id of a visitor who is signed in; else `None`.
fn signed_in(visitor: &Visitor) -> Option<(&Cookie, PlayerId)> {
    visitor.cookie.as_ref().zip(visitor.session.map(|session| session.player))
}

/// Stores this browser's push subscription for the person. Answers 401 to a visitor who is not
/// signed in, and 409 to a subscription that cannot be used.
pub async fn subscribe(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Json(WrittenSubscription { endpoint, keys }): Json<WrittenSubscription>,
) -> Response {
    let refuse = |status, say| (status, visitor.texts.say(say)).into_response();
    let Some(by) = signed_in(&visitor) else {
        return refuse(StatusCode::UNAUTHORIZED, "page-signed-out");
    };
    let offered = OfferedSubscription { endpoint, public_key: keys.p256dh, secret: keys.auth };
    match subscription::subscribe(site.answers.service(), &site.pages, by, &offered).await {
        Ok(()) => Json(json!({})).into_response(),
        Err(NotSubscribed::Bad) => refuse(StatusCode::CONFLICT, "page-calls-bad"),
        Err(NotSubscribed::SignedOut) => refuse(StatusCode::UNAUTHORIZED, "page-signed-out"),
        Err(NotSubscribed::Failed(error)) => {
            visitor.answer_failure(&site, "calls to browsers", &error, &headers).into_response()
        }
    }
}

/// Sets if Discord pings the person in addition to their browsers, and redirects to their settings.
/// Answers 401 to a visitor who is not signed in.
pub async fn choose_beside(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(BesideChoice { beside }): Form<BesideChoice>,
) -> Response {
    let Some((_, player)) = signed_in(&visitor) else {
        return sentence_page(&visitor, StatusCode::UNAUTHORIZED, "page-signed-out", &headers);
    };
    let done = subscription::set_beside(site.answers.service(), player, beside).await;
    lead_back(&site, &visitor, &headers, done)
}

/// Deletes this browser's push subscription, and redirects to the person's settings. Answers 401
/// to a visitor who is not signed in.
pub async fn unsubscribe(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Response {
    let Some((cookie, _)) = signed_in(&visitor) else {
        return sentence_page(&visitor, StatusCode::UNAUTHORIZED, "page-signed-out", &headers);
    };
    let done = subscription::unsubscribe(site.answers.service(), cookie).await;
    lead_back(&site, &visitor, &headers, done)
}

fn lead_back(
    site: &Site,
    visitor: &Visitor,
    headers: &HeaderMap,
    done: Result<(), StoreError>,
) -> Response {
    match done {
        Ok(()) => Redirect::to(SETTINGS).into_response(),
        Err(error) => {
            visitor.answer_failure(site, "calls to browsers", &error, headers).into_response()
        }
    }
}
