//! The cookies of a request, and those that keep a reader's choice.

use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;

use crate::service::site::FrameSecret;
use crate::web::site::Site;

/// The time for which a browser keeps a choice, in seconds: a year.
const KEPT_FOR: i64 = 365 * 24 * 60 * 60;

/// Returns the values of the cookies with this name.
pub fn read_cookies<'a>(headers: &'a HeaderMap, name: &'a str) -> impl Iterator<Item = &'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = all.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(move |(known, _)| *known == name).map(|(_, value)| value)
}

/// The names of the session cookie: over TLS, and without it. The first has a prefix by which
/// browsers bind the cookie to this host.
const SESSION_COOKIES: [&str; 2] = ["__Host-murus", "murus"];

/// Returns the name of the session cookie.
pub fn session_cookie(site: &Site) -> &'static str {
    SESSION_COOKIES[usize::from(!site.pages.url().is_secure())]
}

/// The names of the cookie with the state of a sign-in at Discord's website: over TLS, and without
/// it.
const ROLE_COOKIES: [&str; 2] = ["__Host-murus-role", "murus-role"];

/// Returns the name of the cookie with the state of a sign-in at Discord's website.
pub fn role_cookie(site: &Site) -> &'static str {
    ROLE_COOKIES[usize::from(!site.pages.url().is_secure())]
}

/// The names of the cookie with the secret of a frame within Discord: over TLS, and without it.
const FRAME_COOKIES: [&str; 2] = ["__Host-murus-frame", "murus-frame"];

/// Returns the name of the cookie with the secret of a frame within Discord.
pub fn frame_cookie(site: &Site) -> &'static str {
    FRAME_COOKIES[usize::from(!site.pages.url().is_secure())]
}

/// Sets the cookie with the secret of a frame within Discord, until the browser ends.
pub fn set_frame_cookie(response: &mut Response, site: &Site, secret: &FrameSecret) {
    let cookie = format!("{}={}; Path=/; HttpOnly", frame_cookie(site), secret.reveal());
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
}

/// Returns true if the request has a session cookie, so the reader may be signed in.
pub fn has_session(headers: &HeaderMap) -> bool {
    SESSION_COOKIES.iter().any(|name| read_cookies(headers, name).next().is_some())
}

/// Adds a cookie to a response by which the browser keeps a choice for a year. `choice` is the word
/// of the choice.
pub fn with_choice(mut response: Response, site: &Site, name: &str, choice: &str) -> Response {
    set_cookie(&mut response, site, (name, choice), KEPT_FOR);
    response
}

/// Adds a cookie with this name and value, which the browser keeps for so many seconds, and sends
/// with links from other sites. No script reads it.
pub fn set_cookie(response: &mut Response, site: &Site, (name, value): (&str, &str), seconds: i64) {
    let secure = if site.pages.url().is_secure() { "; Secure" } else { "" };
    let cookie =
        format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
}
