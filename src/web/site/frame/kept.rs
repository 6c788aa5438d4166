//! What browsers keep, and whether they have it still.

use axum::http::{HeaderMap, header};
use sha2::{Digest, Sha256};

/// Browsers keep an answer, and ask each time if it has changed.
pub const ASKED_EACH_TIME: &str = "no-cache";

/// Nothing keeps the answer.
pub const NOT_KEPT: &str = "private, no-store";

/// Returns a tag that tells these bytes from others, as HTTP writes it. It may be that of packed
/// bytes too.
pub fn entity_tag(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    let digits: String = hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("W/\"{digits}\"")
}

/// Returns true if a browser says that it has what this tag names.
pub fn has_kept(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    known.is_some_and(|known| known.split(',').any(|one| one.trim() == tag))
}
