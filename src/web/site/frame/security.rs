//! Protects the pages: headers on every answer, a refusal of other sites' requests, and limits.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::kept::NOT_KEPT;
use super::visitor::{TroublePage, preferred_language};
use crate::texts::Texts;
use crate::web::server::PeerAddress;
use crate::web::site::Site;

/// The policy of all pages: they load nothing from elsewhere, run nothing within the page, and open
/// in no frame.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// The headers of every answer.
const HEADERS: [(header::HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// The policy of a page that other sites may show in a frame: it runs nothing and sends nothing.
const FRAMED: &str =
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/// Marks an answer that other sites may show in a frame.
#[derive(Clone, Copy, Debug)]
pub struct Frameable;

/// Adds the headers to an answer. An answer without an age of its own is not kept by browsers.
pub async fn add_headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let framed = response.extensions().get::<Frameable>().is_some();
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if framed {
        headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(FRAMED));
        headers.remove(header::X_FRAME_OPTIONS);
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static(NOT_KEPT));
    response
}

/// Refuses an act that does not say from which page it comes. Every browser says so; what strips
/// that would let other sites act here.
pub async fn from_a_page(request: Request, next: Next) -> Response {
    let says = [header::ORIGIN, header::HeaderName::from_static("sec-fetch-site")];
    let says =
        says.iter().any(|name| request.headers().get(name).is_some_and(|value| !value.is_empty()));
    if request.method().is_safe() || says {
        return next.run(request).await;
    }
    StatusCode::FORBIDDEN.into_response()
}

/// Returns true unless a browser says that another site, or its bar of addresses, asks for
/// something: what counts for a person may be asked for by pages of ours alone.
pub fn asks_from_here(headers: &HeaderMap) -> bool {
    headers.get("sec-fetch-site").is_none_or(|site| site == "same-origin")
}

/// Answers with a sentence where a wall or the server library refuses a request with a bare status,
/// or in words for programmers.
pub async fn explain_status(request: Request, next: Next) -> Response {
    let headers = request.headers().clone();
    let answer = next.run(request).await;
    let sentence = match answer.status() {
        StatusCode::FORBIDDEN => "page-from-nowhere",
        StatusCode::REQUEST_TIMEOUT => "page-later",
        StatusCode::BAD_REQUEST
        | StatusCode::METHOD_NOT_ALLOWED
        | StatusCode::PAYLOAD_TOO_LARGE
        | StatusCode::UNSUPPORTED_MEDIA_TYPE
        | StatusCode::UNPROCESSABLE_ENTITY => "page-unread",
        _ => return answer,
    };
    let texts = Texts::for_locale(preferred_language(&headers).as_deref());
    TroublePage::new(texts, &headers, answer.status(), sentence).into_response()
}

/// Refuses an address that asks too often. A request whose proxies name none is not limited.
pub async fn limit_address(State(site): State<Site>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<PeerAddress>().map(|peer| peer.0);
    if find_address(request.headers(), peer, site.proxies)
        .is_some_and(|from| !site.answers.service().allow_address(&from))
    {
        let texts = Texts::for_locale(preferred_language(request.headers()).as_deref());
        return TroublePage::new(
            texts,
            request.headers(),
            StatusCode::TOO_MANY_REQUESTS,
            "page-too-often",
        )
        .into_response();
    }
    next.run(request).await
}

/// The address from which a request came to the first of so many proxies: each adds to
/// `X-Forwarded-For` the one from which it came to itself, and what the request brought along
/// counts for nothing. Without proxies it is the other end of the connection. `None` where fewer
/// proxies than that name one. Of an address of IPv6 it is the network: a home has all 2^64
/// addresses of one.
fn find_address(headers: &HeaderMap, peer: Option<IpAddr>, proxies: u8) -> Option<String> {
    let Some(before) = usize::from(proxies).checked_sub(1) else {
        return peer.map(write_network);
    };
    let lines: Vec<&str> = headers
        .get_all("x-forwarded-for")
        .iter()
        .map(|line| line.to_str().unwrap_or_default())
        .collect();
    let named = lines.iter().rev().flat_map(|line| line.rsplit(','));
    let from = named.map(str::trim).filter(|from| !from.is_empty()).nth(before)?;
    Some(read_address(from).map_or_else(|| from.to_owned(), write_network))
}

/// An address with or without a port.
fn read_address(text: &str) -> Option<IpAddr> {
    let bare = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let with_port = || Some(text.parse::<SocketAddr>().ok()?.ip());
    text.parse().ok().or_else(bare).or_else(with_port)
}

/// An address of IPv4, or the network of one of IPv6.
fn write_network(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(four) => four.to_string(),
        IpAddr::V6(six) => {
            let [a, b, c, d, ..] = six.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_behind_any_number_of_proxies() {
        let table: [(u8, &[&str], Option<&str>); 14] = [
            (1, &[], None),
            (1, &[""], None),
            (1, &["192.0.2.1"], Some("192.0.2.1")),
            (1, &["192.0.2.1:50123"], Some("192.0.2.1")),
            (1, &["203.0.113.9, 192.0.2.1"], Some("192.0.2.1")),
            (1, &["203.0.113.9", "198.51.100.1, 192.0.2.1"], Some("192.0.2.1")),
            (1, &["2001:db8:1:2:3:4:5:6"], Some("2001:db8:1:2::/64")),
            (1, &["[2001:db8:1:2:3:4:5:6]:443"], Some("2001:db8:1:2::/64")),
            (1, &["[2001:db8:1:2:3:4:5:6]"], Some("2001:db8:1:2::/64")),
            (1, &["::ffff:192.0.2.1"], Some("192.0.2.1")),
            (2, &["203.0.113.9, 192.0.2.1, 10.0.0.1"], Some("192.0.2.1")),
            (2, &["203.0.113.9, 192.0.2.1", "10.0.0.1"], Some("192.0.2.1")),
            (2, &["10.0.0.1"], None),
            (0, &["203.0.113.9"], Some("198.51.100.7")),
        ];
        let peer = Some(IpAddr::from([198, 51, 100, 7]));
        for (proxies, lines, from) in table {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", HeaderValue::from_str(line).expect("a value"));
            }
            assert_eq!(find_address(&headers, peer, proxies).as_deref(), from, "{lines:?}");
        }
    }
}
