//! Pictures for link previews.

use super::kept::{NOT_KEPT, entity_tag, has_kept};
use crate::texts::Texts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

/// The `Cache-Control` of a public picture: caches keep it for an hour, then revalidate it.
const AN_HOUR: &str = "public, max-age=3600, must-revalidate";

/// The path of the preview picture for pages without a board of their own.
pub const CARD: &str = "/card.png";

/// The picture for previews of a link to a page. It has the size of a
/// [`LinkCard`](murus_pictures::LinkCard).
pub struct LinkPicture {
    /// The path of the picture on this site, with its query.
    pub path: String,
    /// A description of the picture in words.
    pub words: String,
}

impl LinkPicture {
    /// Returns the preview picture for pages without a board of their own.
    pub fn general(texts: Texts) -> LinkPicture {
        LinkPicture { path: CARD.to_owned(), words: texts.say("page-front-about") }
    }
}

/// Answers with a PNG picture, or with "not modified" if the browser has it already. A picture that
/// is `private` is always sent whole, and caches must not store it.
pub fn answer_picture(bytes: Vec<u8>, private: bool, headers: &HeaderMap) -> Response {
    let kind = (header::CONTENT_TYPE, "image/png");
    if private {
        return ([kind, (header::CACHE_CONTROL, NOT_KEPT)], bytes).into_response();
    }
    let tag = entity_tag(&bytes);
    let kept = [(header::CACHE_CONTROL, AN_HOUR.to_owned()), (header::ETAG, tag.clone())];
    if has_kept(headers, &tag) {
        return (StatusCode::NOT_MODIFIED, kept).into_response();
    }
    ([kind], kept, bytes).into_response()
}
