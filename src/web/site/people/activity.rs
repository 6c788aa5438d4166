//! The first page within Discord. Its script asks Discord's client for a code, by which Discord
//! tells who the person is. That signs them in as a sign-in link does.

use axum::Json;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use maud::html;
use serde::Deserialize;
use serde_json::json;

use crate::answers::NoPerson;
use crate::ids::ChannelId;
use crate::service::site::launch;
use crate::service::site::{BrowserName, FrameSecret, session};
use crate::web::site::Site;
use crate::web::site::frame::assets::ACTIVITY;
use crate::web::site::frame::cookies::{frame_cookie, read_cookies, set_frame_cookie};
use crate::web::site::frame::layout::Shell;
use crate::web::site::frame::visitor::{TroublePage, Visitor};
use crate::web::site::people::sign_in::{game_path, with_cookie};

/// The origins of Discord's client, which answers the script of the page.
const HOSTS: &str = "https://discord.com https://ptb.discord.com https://canary.discord.com";

/// What Discord adds to the address of the first page of a frame.
#[derive(Deserialize)]
pub struct FrameQuery {
    /// The name of the frame, by which the page talks with Discord's client.
    frame_id: Option<String>,
}

/// Answers with the page on which a person arrives within Discord. Its script signs them in.
/// Without a new frame, redirects to the person's own games.
pub async fn arrival_page(
    State(site): State<Site>,
    visitor: Visitor,
    Query(FrameQuery { frame_id }): Query<FrameQuery>,
    headers: HeaderMap,
) -> Response {
    let Some(application) = site.answers.application_id().filter(|_| frame_id.is_some()) else {
        return Redirect::to("/me").into_response();
    };
    let texts = visitor.texts;
    let title = texts.say("page-in");
    let about = texts.say("page-in-about");
    // A site on this machine alone is in a frame of a stand-in for Discord.
    let hosts = if site.pages.are_local() { "" } else { HOSTS };
    let main = html! {
        section.plain {
            h1 { (title) }
            p #door role="status" data-application=(application) data-hosts=(hosts)
                data-none=(texts.say("page-activity-none")) { (about) }
        }
    };
    // Another page of the frame may be open, and its key has to stay the same.
    let before = read_cookies(&headers, frame_cookie(&site)).find_map(FrameSecret::read);
    let secret = before.unwrap_or_else(|| FrameSecret::new(site.answers.service()));
    let key = Some(site.pages.frame_key(&secret));
    let shell = Shell::new(&visitor, &title, &about, main);
    let shell = Shell { script: Some(&ACTIVITY), ..shell }.in_frame(key);
    let mut response = shell.into_answer(StatusCode::OK, &headers);
    response.headers_mut().remove(header::ETAG);
    set_frame_cookie(&mut response, &site, &secret);
    response
}

/// A code of Discord's sign-in, and the channel of the frame, as the page sends them.
#[derive(Deserialize)]
pub struct FrameCode {
    code: String,
    channel: String,
}

/// Signs a person in by a code, which works once, in place of whoever was signed in here. Answers
/// with the path of what the person opened; with 401 if Discord refuses the code, with 503 if
/// Discord does not answer, and with 403 if no page of the frame sends it.
pub async fn sign_in_by_code(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Json(FrameCode { code, channel }): Json<FrameCode>,
) -> Response {
    let refuse =
        |status, say| TroublePage::new(visitor.texts, &headers, status, say).into_response();
    if !visitor.frame.as_ref().is_some_and(|frame| frame.keyed) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let Ok(channel) = channel.parse().map(ChannelId) else {
        return refuse(StatusCode::BAD_REQUEST, "page-activity-none");
    };
    let person = match site.answers.identify(code).await {
        Ok(person) => person,
        Err(NoPerson::Refused) => return refuse(StatusCode::UNAUTHORIZED, "page-activity-none"),
        Err(NoPerson::Unavailable) => {
            return refuse(StatusCode::SERVICE_UNAVAILABLE, "page-activity-later");
        }
    };
    let says = headers.get(header::USER_AGENT).and_then(|says| says.to_str().ok());
    let browser = says.and_then(BrowserName::of_agent);
    let service = site.answers.service();
    let signed = async {
        let made = launch::sign_in_as_launched(service, person, channel, browser).await?;
        if let Some(before) = &visitor.cookie {
            session::sign_out(service, before).await?;
        }
        Ok(made)
    };
    match signed.await {
        Ok((cookie, game)) => {
            let to = game_path(&site, game).await;
            with_cookie(&site, Json(json!({ "to": to })).into_response(), &cookie)
        }
        Err(error) => visitor.answer_failure(&site, "signing in", &error, &headers).into_response(),
    }
}
