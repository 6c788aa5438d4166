//! Protects the pages: security headers on every answer, refusal of requests from other sites, and
//! rate limits.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::address::SESSION_CODE;
use super::assets::ASSETS;
use super::cookies::has_session;
use super::kept::NOT_KEPT;
use super::language::language_of;
use super::visitor::TroublePage;
use crate::service::AddressMeasure;
use crate::web::server::PeerAddress;
use crate::web::site::Site;

/// The Content-Security-Policy of all pages: they load nothing from other sites, run no inline
/// script, and cannot be framed.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// The security headers of every answer.
const HEADERS: [(header::HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// The Content-Security-Policy of a page that other sites may show in a frame: it runs no script
/// and sends no form.
const FRAMED: &str =
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/// Response extension that marks an answer that other sites may show in a frame.
#[derive(Clone, Copy, Debug)]
pub struct Frameable;

/// Adds the security headers to an answer. An answer without a `Cache-Control` of its own is not
/// cached.
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

/// Middleware that refuses a request that changes something if its headers do not say from which
/// page it comes (`Origin` or `Sec-Fetch-Site`). Every browser sends such a header. Where one is
/// removed, other sites could act for the reader.
pub async fn from_a_page(request: Request, next: Next) -> Response {
    let says = [header::ORIGIN, header::HeaderName::from_static("sec-fetch-site")];
    let says =
        says.iter().any(|name| request.headers().get(name).is_some_and(|value| !value.is_empty()));
    if request.method().is_safe() || says {
        return next.run(request).await;
    }
    StatusCode::FORBIDDEN.into_response()
}

/// Returns true if the browser says that the request comes from a page of this site. Requests that
/// change something by a `GET`, such as a try at a puzzle, must say so: every browser does.
pub fn is_sent_from_here(headers: &HeaderMap) -> bool {
    headers.get("sec-fetch-site").is_some_and(|site| site == "same-origin")
}

/// Replaces a refusal that has only a status, or the HTTP library's own words, with a readable
/// sentence.
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
    let texts = language_of(&headers);
    TroublePage::new(texts, &headers, answer.status(), sentence).into_response()
}

/// Refuses a request from an IP address that asks too often. A request for which the proxies name
/// no address is not limited.
pub async fn limit_address(State(site): State<Site>, request: Request, next: Next) -> Response {
    limit(&site, AddressMeasure::Page, request, next).await
}

/// Refuses a code of Discord's sign-in from an IP address that sends too many.
pub async fn limit_codes(State(site): State<Site>, request: Request, next: Next) -> Response {
    limit(&site, AddressMeasure::Code, request, next).await
}

/// Refuses a request for a page within Discord from an IP address that asks too often. All come
/// through Discord's proxies, so many people have one address: what they load as they arrive is
/// counted apart, and who may be signed in is limited as a person. Scripts, styles and pictures
/// have no limit: they never change, and are in memory.
pub async fn limit_frames(State(site): State<Site>, request: Request, next: Next) -> Response {
    let what = match request.uri().path() {
        path if path.starts_with(ASSETS) => return next.run(request).await,
        "/" => AddressMeasure::Arrival,
        SESSION_CODE => AddressMeasure::Code,
        _ if has_session(request.headers()) => AddressMeasure::Frame,
        _ => AddressMeasure::Page,
    };
    limit(&site, what, request, next).await
}

async fn limit(site: &Site, what: AddressMeasure, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<PeerAddress>().map(|peer| peer.0);
    let from = find_address(request.headers(), peer, site.proxies);
    if from.is_some_and(|from| !site.answers.service().allow_address(&from, what)) {
        let headers = request.headers();
        let status = StatusCode::TOO_MANY_REQUESTS;
        return TroublePage::new(language_of(headers), headers, status, "page-too-often")
            .into_response();
    }
    next.run(request).await
}

/// Returns the IP address of the client, as the first of this number of proxies saw it. Each proxy
/// appends to `X-Forwarded-For` the address that connected to it; entries that the client sent
/// itself are ignored. Without proxies it is the other end of the connection. `None` if the header
/// has fewer entries than there are proxies. For IPv6 it is the /64 network, because one home has
/// all addresses of it.
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

/// Reads an IP address with or without a port. `None` if the text is no address.
fn read_address(text: &str) -> Option<IpAddr> {
    let bare = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let with_port = || Some(text.parse::<SocketAddr>().ok()?.ip());
    text.parse().ok().or_else(bare).or_else(with_port)
}

/// Writes an IPv4 address, or the network of an IPv6 address.
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
