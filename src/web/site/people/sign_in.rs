//! Signing in and out. The token of a sign-in link is in the fragment of its address, so only the
//! script of the page sees it and a link preview cannot use it up. A person who is signed in stays
//! so, unless they agree that another person replaces them.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Form, Json};
use maud::html;
use serde::Deserialize;
use serde_json::json;

use crate::game::{GameId, Timestamp};
use crate::ids::UserId;
use crate::service::play::find;
use crate::service::site::session::NotSignedIn;
use crate::service::site::{BadLink, BrowserName, Cookie, SignInLink, session};
use crate::show::mention;
use crate::store::StoreError;
use crate::web::site::Site;
use crate::web::site::frame::address::SETTINGS;
use crate::web::site::frame::assets::DOOR;
use crate::web::site::frame::cookies::{session_cookie, set_cookie};
use crate::web::site::frame::layout::{Shell, sentence_page};
use crate::web::site::frame::visitor::Visitor;
use crate::web::site::frame::words::Words;

/// Answers with the page to which sign-in links lead. Its script sends the token.
pub async fn sign_in_page(visitor: Visitor, headers: HeaderMap) -> Response {
    let texts = visitor.texts;
    let title = texts.say("page-in");
    let about = texts.say("page-in-about");
    let main = html! {
        section.plain {
            h1 { (title) }
            p #door role="status" data-none=(texts.say("page-link-none")) { (about) }
            p #on hidden data-game=(texts.say("page-to-game")) { a.button href="/" { (texts.say("page-start")) } }
        }
    };
    let shell = Shell::new(&visitor, &title, &about, main);
    Shell { script: Some(&DOOR), ..shell }.into_answer(StatusCode::OK, &headers)
}

/// The token of a sign-in link, as the page sends it.
#[derive(Deserialize)]
pub struct Token {
    token: String,
}

/// Signs a person in by the token of a link, which works once. Answers with the path to visit next,
/// with a question if another person is signed in in this browser, or with 401 if the link cannot
/// be used: with the reason, and the path of a link's game, which may be open to everyone.
pub async fn sign_in(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Json(Token { token }): Json<Token>,
) -> Response {
    if let Some(here) = visitor.person() {
        match session::look_at_link(site.answers.service(), &site.pages, &token).await {
            Ok(link) if link.person == here => {}
            Ok(link) => {
                return Json(
                    json!({ "ask": ask_to_replace(&site, &visitor, here, &link, &token).await }),
                )
                .into_response();
            }
            // A used link still leads its own person to its target.
            Err(NotSignedIn::Bad(bad @ (BadLink::Used | BadLink::Expired))) => {
                let link = site.pages.read_signed_link(&token);
                if let Some(link) = link.filter(|link| link.person == here) {
                    let to = link_target(&site, &link).await;
                    return Json(json!({ "to": to })).into_response();
                }
                return refuse_token(&site, &visitor, bad, &token).await;
            }
            Err(NotSignedIn::Bad(bad)) => return refuse_token(&site, &visitor, bad, &token).await,
            Err(NotSignedIn::Failed(error)) => {
                return answer_failed(&site, &visitor, &error, &headers);
            }
        }
    }
    match come_in(&site, &token, &headers).await {
        Ok((cookie, to)) => with_cookie(&site, Json(json!({ "to": to })).into_response(), &cookie),
        Err(NotSignedIn::Bad(bad)) => refuse_token(&site, &visitor, bad, &token).await,
        Err(NotSignedIn::Failed(error)) => answer_failed(&site, &visitor, &error, &headers),
    }
}

/// Signs a person in by a token and signs out the person who was signed in here. Redirects to the
/// target of the link. Refuses a link that cannot be used.
pub async fn sign_in_instead(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(Token { token }): Form<Token>,
) -> Response {
    let (cookie, to) = match come_in(&site, &token, &headers).await {
        Ok(came) => came,
        Err(NotSignedIn::Bad(bad)) => {
            return sentence_page(
                &visitor,
                StatusCode::UNAUTHORIZED,
                refusal_sentence(bad),
                &headers,
            );
        }
        Err(NotSignedIn::Failed(error)) => {
            return answer_failed(&site, &visitor, &error, &headers);
        }
    };
    if let Some(before) = &visitor.cookie
        && let Err(error) = session::sign_out(site.answers.service(), before).await
    {
        return visitor.answer_failure(&site, "signing out", &error, &headers).into_response();
    }
    let mut response = with_cookie(&site, Redirect::to(&to).into_response(), &cookie);
    forget_pages(&mut response);
    response
}

/// Returns the form that asks whether the person of a link replaces the person who is signed in
/// here.
async fn ask_to_replace(
    site: &Site,
    visitor: &Visitor,
    here: UserId,
    link: &SignInLink,
    token: &str,
) -> String {
    let names = site.answers.fetch_names(&[here, link.person]).await;
    let words = Words { texts: visitor.texts, names: &names };
    let args = [
        ("here", mention::mention_person(here).into()),
        ("other", mention::mention_person(link.person).into()),
    ];
    let asks = html! {
        h1 { (visitor.texts.say("page-in-other")) }
        p { (words.write_line(&visitor.texts.say_with("page-in-other-about", args))) }
        form method="post" action="/session/instead" {
            input type="hidden" name="token" value=(token);
            button type="submit" { (visitor.texts.say("page-in-other-do")) }
        }
    };
    asks.into_string()
}

/// Uses up a sign-in link. Returns the cookie for its person, and the path of its game or else of
/// the person's own games. Fails if the link cannot be used or the database fails.
async fn come_in(
    site: &Site,
    token: &str,
    headers: &HeaderMap,
) -> Result<(Cookie, String), NotSignedIn> {
    let says = headers.get(header::USER_AGENT).and_then(|says| says.to_str().ok());
    let browser = says.and_then(BrowserName::of_agent);
    let service = site.answers.service();
    let (cookie, link) = session::sign_in(service, &site.pages, token, browser).await?;
    Ok((cookie, link_target(site, &link).await))
}

/// Returns the path to which a link leads: that of its game, or else of the person's own games.
async fn link_target(site: &Site, link: &SignInLink) -> String {
    game_path(site, link.game).await
}

/// Returns the path of a game's page. Without a game, or if there is no such game, returns that of
/// a person's own games.
pub async fn game_path(site: &Site, game: Option<GameId>) -> String {
    let game = match game {
        Some(id) => find::find_game(site.answers.service().db(), id).await.ok().flatten(),
        None => None,
    };
    game.map_or_else(|| "/me".to_owned(), |row| format!("/g/{}", site.pages.code(&row.game)))
}

/// Answers 401 with the reason why a token cannot be used. If its link was used or is too old, and
/// led to a game, adds the path of the game's page, which is open to everyone unless it is private.
async fn refuse_token(site: &Site, visitor: &Visitor, bad: BadLink, token: &str) -> Response {
    let usual = matches!(bad, BadLink::Used | BadLink::Expired);
    let link = site.pages.read_signed_link(token).filter(|link| usual && link.game.is_some());
    let to = match link {
        Some(link) => Some(link_target(site, &link).await),
        None => None,
    };
    let say = visitor.texts.say(refusal_sentence(bad));
    (StatusCode::UNAUTHORIZED, Json(json!({ "say": say, "to": to }))).into_response()
}

fn answer_failed(
    site: &Site,
    visitor: &Visitor,
    error: &StoreError,
    headers: &HeaderMap,
) -> Response {
    visitor.answer_failure(site, "signing in", error, headers).into_response()
}

/// Returns the id of the text that says why a link cannot be used.
fn refusal_sentence(bad: BadLink) -> &'static str {
    match bad {
        BadLink::Expired => "page-link-expired",
        BadLink::Used => "page-link-used",
        BadLink::Ended => "page-link-ended",
        BadLink::Forged => "page-link-none",
    }
}

/// Adds the cookie of a new session to a response.
pub fn with_cookie(site: &Site, mut response: Response, cookie: &Cookie) -> Response {
    set_cookie(&mut response, site, (session_cookie(site), &cookie.reveal()), Cookie::SECONDS);
    response
}

/// Signs this browser out, if it is signed in, and redirects to the front page.
pub async fn sign_out(State(site): State<Site>, visitor: Visitor, headers: HeaderMap) -> Response {
    if let Some(cookie) = &visitor.cookie
        && let Err(error) = session::sign_out(site.answers.service(), cookie).await
    {
        return visitor.answer_failure(&site, "signing out", &error, &headers).into_response();
    }
    clear_cookie(&site)
}

/// A form that names one of a person's browsers, by the time at which they signed in there.
#[derive(Deserialize)]
pub struct OtherBrowser {
    made: i64,
}

/// Signs the person out in another of their browsers, and redirects to their settings.
pub async fn sign_out_of(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(OtherBrowser { made }): Form<OtherBrowser>,
) -> Response {
    let made = Timestamp::from_millis(made);
    if let Some(here) = visitor.session
        && let Err(error) = session::sign_out_of(site.answers.service(), here.player, made).await
    {
        return visitor.answer_failure(&site, "signing out", &error, &headers).into_response();
    }
    Redirect::to(SETTINGS).into_response()
}

/// Signs the person out in all their browsers but this one, and redirects to their settings.
pub async fn sign_out_elsewhere(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Response {
    if let (Some(here), Some(cookie)) = (&visitor.session, &visitor.cookie)
        && let Err(error) = session::sign_out_elsewhere(site.answers.service(), here, cookie).await
    {
        return visitor.answer_failure(&site, "signing out", &error, &headers).into_response();
    }
    Redirect::to(SETTINGS).into_response()
}

fn clear_cookie(site: &Site) -> Response {
    let mut response = Redirect::to("/").into_response();
    set_cookie(&mut response, site, (session_cookie(site), ""), 0);
    forget_pages(&mut response);
    response
}

/// Makes the browser forget the pages of the person who was signed in, so that the next person does
/// not go back to them.
fn forget_pages(response: &mut Response) {
    let name = HeaderName::from_static("clear-site-data");
    response.headers_mut().insert(name, HeaderValue::from_static("\"cache\""));
}
