//! Pictures that previews of links show.

use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

use crate::texts::Texts;

/// Caches keep a public picture for an hour and then ask if it has changed.
const AN_HOUR: &str = "public, max-age=3600, must-revalidate";
/// Nothing keeps a private picture.
const NOT_KEPT: &str = "private, no-store";

/// The path of the picture for pages without a board of their own.
pub const CARD: &str = "/card.png";

/// The picture of a page in previews of links, of the size of a
/// [`LinkCard`](murus_gallicus::render::LinkCard).
pub struct LinkPicture {
    /// The path on this site, with its query.
    pub path: String,
    /// A description of the picture.
    pub words: String,
}

impl LinkPicture {
    /// The picture for pages without a board of their own.
    pub fn general(texts: Texts) -> LinkPicture {
        LinkPicture { path: CARD.to_owned(), words: texts.say("page-front-about") }
    }
}

/// Answers with a picture; without its bytes if the browser has it already.
pub fn answer_picture(bytes: Vec<u8>, private: bool, headers: &HeaderMap) -> Response {
    let kind = (header::CONTENT_TYPE, "image/png");
    if private {
        return ([kind, (header::CACHE_CONTROL, NOT_KEPT)], bytes).into_response();
    }
    let tag = entity_tag(&bytes);
    let kept = [(header::CACHE_CONTROL, AN_HOUR.to_owned()), (header::ETAG, tag.clone())];
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, kept).into_response();
    }
    ([kind], kept, bytes).into_response()
}

/// Returns a tag that tells these bytes from others, as HTTP writes it.
fn entity_tag(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    let digits: String = hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("\"{digits}\"")
}
