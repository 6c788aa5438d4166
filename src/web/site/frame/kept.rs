//! HTTP caching: the `Cache-Control` values of answers, and entity tags.

use axum::http::{HeaderMap, header};
use sha2::{Digest, Sha256};

/// The `Cache-Control` of an answer that browsers cache but revalidate at each request.
pub const ASKED_EACH_TIME: &str = "no-cache";

/// The `Cache-Control` of a reader's own page to which the browser may go back without a request.
/// The page itself asks for news, and signing out removes it from the browser.
pub const OWN_ASKED_EACH_TIME: &str = "private, no-cache";

/// The `Cache-Control` of an answer that no cache may store.
pub const NOT_KEPT: &str = "private, no-store";

/// Returns the entity tag (`ETag`) of these bytes. The same tag may be used for their compressed
/// form.
pub fn entity_tag(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    let digits: String = hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("W/\"{digits}\"")
}

/// Returns true if the request says that the browser has the content with this entity tag.
pub fn has_kept(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    known.is_some_and(|known| known.split(',').any(|one| one.trim() == tag))
}
