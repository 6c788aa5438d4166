//! What keeps strangers out: headers on every answer, requests of other sites refused, and limits.

use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::Site;
use super::visitor::{TroublePage, language};
use crate::texts::Texts;

/// The policy of all pages: they load nothing from elsewhere, run nothing within the page, and open
/// in no frame.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// The headers of every answer.
const HEADERS: [(header::HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// Adds the headers to an answer. A page that names no other age is not kept.
pub async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("private, no-store"));
    response
}

/// Refuses an act that does not say from which page it comes. Every browser says so; what strips
/// that would let other sites act here.
pub async fn from_a_page(request: Request, next: Next) -> Response {
    let says = [header::ORIGIN, header::HeaderName::from_static("sec-fetch-site")];
    let says = says.iter().any(|name| request.headers().get(name).is_some_and(|value| !value.is_empty()));
    if request.method().is_safe() || says {
        return next.run(request).await;
    }
    let texts = Texts::of(language(request.headers()).as_deref());
    (StatusCode::FORBIDDEN, texts.say("page-from-nowhere")).into_response()
}

/// Refuses an address that asks too often. Behind a proxy it is the last one that the proxy names.
pub async fn limits(State(site): State<Site>, request: Request, next: Next) -> Response {
    let named = request.headers().get("x-forwarded-for").and_then(|value| value.to_str().ok());
    let from = named.and_then(|all| all.rsplit(',').next()).map(str::trim).unwrap_or_default();
    if !from.is_empty() && !site.answers.service().allow_address(from) {
        let texts = Texts::of(language(request.headers()).as_deref());
        return TroublePage::new(texts, request.headers(), StatusCode::TOO_MANY_REQUESTS, "page-too-often")
            .into_response();
    }
    next.run(request).await
}
