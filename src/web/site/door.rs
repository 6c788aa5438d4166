//! Coming in and going out. A link's token stands in the fragment of its address, so only the
//! script of the page sees it, and a preview consumes nothing.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use serde::Deserialize;
use serde_json::json;

use super::Site;
use super::assets::DOOR;
use super::shell::Shell;
use super::visitor::{Visitor, cookie_name};
use crate::service::pages::{BadLink, Cookie, session};
use crate::service::play::find;

/// The page to which links lead.
pub async fn page(visitor: Visitor, headers: HeaderMap) -> Response {
    let texts = visitor.texts;
    let (title, about) = (texts.say("page-in"), texts.say("page-in-about"));
    let main = html! {
        section.plain {
            h1 { (title) }
            p #door role="status" data-none=(texts.say("page-link-none")) { (about) }
        }
    };
    let shell = Shell::new(&visitor, &title, &about, main);
    Shell { script: Some(&DOOR), ..shell }.answer(StatusCode::OK, &headers)
}

/// A token from a link.
#[derive(Deserialize)]
pub struct Token {
    token: String,
}

/// Signs a person in by a token, once. Answers where to go.
pub async fn sign_in(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Json(Token { token }): Json<Token>,
) -> Response {
    let texts = visitor.texts;
    let service = site.people.service();
    let (cookie, link) = match session::sign_in(service, &site.pages, &token).await {
        Ok(Ok(signed)) => signed,
        Ok(Err(bad)) => {
            let id = match bad {
                BadLink::Expired => "page-link-expired",
                BadLink::Used => "page-link-used",
                BadLink::Forged => "page-link-none",
            };
            return (StatusCode::UNAUTHORIZED, texts.say(id)).into_response();
        }
        Err(error) => return visitor.failed(&site, "signing in", &error, &headers).into_response(),
    };
    let game = match link.game {
        Some(id) => find::game(service.db(), id).await.ok().flatten(),
        None => None,
    };
    let to = game.map_or_else(|| "/me".to_owned(), |row| format!("/g/{}", site.pages.code(&row.game)));
    let mut response = Json(json!({ "to": to })).into_response();
    set_cookie(&mut response, &site, &cookie.reveal(), Cookie::SECONDS);
    response
}

/// Signs this browser out.
pub async fn sign_out(State(site): State<Site>, visitor: Visitor, headers: HeaderMap) -> Response {
    if let Some(cookie) = &visitor.cookie
        && let Err(error) = session::sign_out(site.people.service(), cookie).await
    {
        return visitor.failed(&site, "signing out", &error, &headers).into_response();
    }
    gone(&site)
}

/// Signs the person out everywhere.
pub async fn sign_out_everywhere(State(site): State<Site>, visitor: Visitor, headers: HeaderMap) -> Response {
    if let Some(person) = visitor.person()
        && let Err(error) = session::sign_out_everywhere(site.people.service(), person).await
    {
        return visitor.failed(&site, "signing out", &error, &headers).into_response();
    }
    gone(&site)
}

fn gone(site: &Site) -> Response {
    let mut response = Redirect::to("/").into_response();
    set_cookie(&mut response, site, "", 0);
    response
}

fn set_cookie(response: &mut Response, site: &Site, value: &str, seconds: i64) {
    let secure = if site.pages.url().is_secure() { "; Secure" } else { "" };
    let name = cookie_name(site);
    let cookie = format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
}
