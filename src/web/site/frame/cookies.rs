//! The cookies of a request, and those that keep a reader's choice.

use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;

use crate::web::site::Site;

/// The time for which a browser keeps a choice, in seconds: a year.
const KEPT_FOR: u32 = 365 * 24 * 60 * 60;

/// Returns the values of the cookies with this name.
pub fn read_cookies<'a>(headers: &'a HeaderMap, name: &'a str) -> impl Iterator<Item = &'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = all.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(move |(known, _)| *known == name).map(|(_, value)| value)
}

/// Adds a cookie to a response by which the browser keeps a choice for a year. `choice` is the word
/// of the choice.
pub fn with_choice(mut response: Response, site: &Site, name: &str, choice: &str) -> Response {
    let secure = if site.pages.url().is_secure() { "; Secure" } else { "" };
    let cookie =
        format!("{name}={choice}; Path=/; HttpOnly; SameSite=Lax; Max-Age={KEPT_FOR}{secure}");
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}
