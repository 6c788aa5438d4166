//! The pages within Discord, as an Activity: the same pages below `/activity`, in a frame of
//! Discord. Discord's proxy stands between the frame and this server, and puts a policy of its own
//! in place of ours. In some clients the frame has no origin (`null`): there the browser takes all
//! requests of its scripts for those of another site.

use std::sync::LazyLock;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use maud::{Markup, PreEscaped, html};
use sha2::{Digest, Sha256};

use super::assets::Asset;
use super::bundle::bundle_script;
use super::cookies::{frame_cookie, read_cookies};
use super::kept::NOT_KEPT;
use super::security::is_sent_from_here;
use super::visitor::ActivityFrame;
use crate::service::site::FrameSecret;
use crate::web::site::Site;

/// The header by which the scripts of a page send the key of their frame.
const KEY: &str = "murus-frame";

/// The value in a query by which forms and streams, which have no headers, send it.
const QUERY: &str = "frame";

/// The origin of a frame that has none.
const OPAQUE: &str = "null";

/// How long a browser keeps the answer to the question whether a script may ask, in seconds.
const ASKED_ONCE: &str = "7200";

/// The script that starts the other scripts of a page within Discord.
static STARTER: LazyLock<String> =
    LazyLock::new(|| bundle_script(include_str!("../assets/frame.js")).code);

/// Returns the element that starts these scripts, in this order. A frame without an origin may not
/// load them by their addresses, so the element is a script itself.
pub fn start_scripts<'a>(key: Option<&str>, scripts: impl Iterator<Item = &'a Asset>) -> Markup {
    let paths: Vec<&str> = scripts.map(|script| script.path.as_str()).collect();
    html! {
        script data-key=[key] data-scripts=(paths.join(" ")) { (PreEscaped(STARTER.as_str())) }
    }
}

/// Returns the Content-Security-Policy of the pages within Discord, for browsers that they reach
/// without Discord's proxy. Only Discord may show them in a frame.
fn write_policy(application: Option<u64>) -> String {
    let hash = STANDARD.encode(Sha256::digest(STARTER.as_bytes()));
    let own = application.map_or_else(String::new, |id| format!(" https://{id}.discordsays.com"));
    format!(
        "default-src 'none'; script-src 'self' 'sha256-{hash}' blob:; style-src 'self'; img-src 'self' data:; \
         connect-src 'self'; base-uri 'none'; form-action 'self'; \
         frame-ancestors https://discord.com https://*.discord.com{own}"
    )
}

/// Middleware of the pages within Discord, around all others. It tells a page the key of its frame,
/// and who asks. It lets scripts of a frame without an origin read answers if they send that key,
/// lets Discord alone show pages in a frame, and makes cookies fit for one.
pub async fn within_discord(
    State(site): State<Site>,
    mut request: Request,
    next: Next,
) -> Response {
    let application = site.answers.application_id();
    let origin = request.headers().get(header::ORIGIN).and_then(|origin| origin.to_str().ok());
    let opaque = origin == Some(OPAQUE);
    let own = origin.is_some_and(|origin| is_own_origin(origin, application));
    if opaque && request.method() == Method::OPTIONS {
        return let_scripts_ask();
    }
    let secret = read_cookies(request.headers(), frame_cookie(&site)).find_map(FrameSecret::read);
    let given = read_key(&request);
    let keyed = secret.as_ref().zip(given.as_deref());
    let keyed = keyed.is_some_and(|(secret, key)| site.pages.fits_frame(secret, key));
    if keyed || own {
        // Some requests that change something are a `GET`, and have to say where they come from.
        let same = HeaderValue::from_static("same-origin");
        request.headers_mut().insert("sec-fetch-site", same);
    }
    let key = secret.map(|secret| site.pages.frame_key(&secret));
    request.extensions_mut().insert(ActivityFrame { key, keyed });
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    if let Ok(policy) = HeaderValue::from_str(&write_policy(application)) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
        headers.remove(header::X_FRAME_OPTIONS);
    }
    if opaque && keyed {
        let_read(headers);
    }
    fit_cookies(headers);
    response
}

/// Middleware that refuses a request that changes something, unless it comes from a page of the
/// frame: the browser says so, or [`within_discord`] found it out.
pub async fn from_the_frame(request: Request, next: Next) -> Response {
    match request.method().is_safe() || is_sent_from_here(request.headers()) {
        true => next.run(request).await,
        false => StatusCode::FORBIDDEN.into_response(),
    }
}

/// Returns true if this is the origin of the frame in which Discord shows this application.
fn is_own_origin(origin: &str, application: Option<u64>) -> bool {
    application.is_some_and(|id| origin == format!("https://{id}.discordsays.com"))
}

/// Returns the key of the frame that a request names, in a header or in its query.
fn read_key(request: &Request) -> Option<String> {
    let header = request.headers().get(KEY).and_then(|key| key.to_str().ok());
    let query = || {
        let pairs = request.uri().query()?.split('&').filter_map(|pair| pair.split_once('='));
        pairs.filter(|(name, _)| *name == QUERY).map(|(_, key)| key).next()
    };
    header.or_else(query).map(str::to_owned)
}

/// Answers a browser that asks whether a script without an origin may send a request. Which answers
/// it may read, each answer says.
fn let_scripts_ask() -> Response {
    let mut response = StatusCode::NO_CONTENT.into_response();
    let headers = response.headers_mut();
    let_read(headers);
    for (name, value) in [
        (header::ACCESS_CONTROL_ALLOW_HEADERS, "content-type, murus-frame"),
        (header::ACCESS_CONTROL_ALLOW_METHODS, "GET, POST"),
        (header::ACCESS_CONTROL_MAX_AGE, ASKED_ONCE),
        (header::CACHE_CONTROL, NOT_KEPT),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Lets scripts of a frame without an origin read an answer.
fn let_read(headers: &mut HeaderMap) {
    headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static(OPAQUE));
    headers.insert(header::ACCESS_CONTROL_ALLOW_CREDENTIALS, HeaderValue::from_static("true"));
    headers.append(header::VARY, HeaderValue::from_static("origin"));
}

/// Makes the cookies of an answer such that browsers keep them in a frame on another site: only
/// there, and apart from those of the same pages elsewhere.
fn fit_cookies(headers: &mut HeaderMap) {
    let cookies: Vec<String> = headers
        .get_all(header::SET_COOKIE)
        .iter()
        .filter_map(|cookie| cookie.to_str().ok())
        .map(|cookie| {
            let kept = cookie.split("; ").filter(|part| {
                !part.starts_with("SameSite=") && !["Secure", "Partitioned"].contains(part)
            });
            let kept = kept.collect::<Vec<_>>().join("; ");
            format!("{kept}; SameSite=None; Partitioned; Secure")
        })
        .collect();
    headers.remove(header::SET_COOKIE);
    for cookie in cookies {
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            headers.append(header::SET_COOKIE, cookie);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookies_fit_into_a_frame() {
        let mut headers = HeaderMap::new();
        for cookie in ["a=1; Path=/; HttpOnly; SameSite=Lax; Max-Age=9; Secure", "b=2; Path=/"] {
            headers.append(header::SET_COOKIE, HeaderValue::from_static(cookie));
        }
        fit_cookies(&mut headers);
        let all: Vec<_> = headers.get_all(header::SET_COOKIE).iter().collect();
        assert_eq!(
            all,
            [
                "a=1; Path=/; HttpOnly; Max-Age=9; SameSite=None; Partitioned; Secure",
                "b=2; Path=/; SameSite=None; Partitioned; Secure",
            ]
        );
    }

    #[test]
    fn an_act_comes_from_the_frame_of_this_application() {
        for (origin, own) in [
            ("https://7.discordsays.com", true),
            ("https://8.discordsays.com", false),
            ("http://7.discordsays.com", false),
            ("https://7.discordsays.com.evil.example", false),
            ("https://discord.com", false),
            ("null", false),
        ] {
            assert_eq!(is_own_origin(origin, Some(7)), own, "{origin}");
            assert!(!is_own_origin(origin, None), "{origin}");
        }
    }

    #[test]
    fn the_starter_stands_within_a_page() {
        assert!(!STARTER.contains("</") && STARTER.len() < 2 << 10, "{}", STARTER.as_str());
        let policy = write_policy(Some(7));
        assert!(policy.ends_with("https://*.discord.com https://7.discordsays.com"), "{policy}");
    }
}
