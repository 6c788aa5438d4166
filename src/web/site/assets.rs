//! Scripts and styles: in the program, under names that carry their hash, and packed.

use std::io::Write;
use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::service::pages::key::hash;

/// How long browsers keep what never changes: a year.
pub const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// The digits of a hash in a name.
const DIGITS: usize = 12;

/// How a script names the one that all pages load.
const SHARED: &str = "\"./page.js\"";

/// A file that pages load.
pub struct Asset {
    /// Its address.
    pub path: String,
    name: String,
    kind: &'static str,
    text: String,
    packed: Vec<u8>,
}

/// Makes the table of assets and a constant for each.
macro_rules! assets {
    ($($constant:ident: $file:literal, $kind:literal;)+) => {
        $(
            /// The asset of this file.
            pub static $constant: LazyLock<Asset> =
                LazyLock::new(|| Asset::new($file, $kind, include_str!(concat!("assets/", $file))));
        )+

        fn named(name: &str) -> Option<&'static Asset> {
            [$(&*$constant),+].into_iter().find(|asset| asset.name == name)
        }
    };
}

assets! {
    STYLE: "page.css", "text/css; charset=utf-8";
    PAGE: "page.js", "text/javascript; charset=utf-8";
    GAME: "game.js", "text/javascript; charset=utf-8";
    DOOR: "door.js", "text/javascript; charset=utf-8";
}

impl Asset {
    fn new(file: &str, kind: &'static str, text: &str) -> Asset {
        // A script names the others by their files.
        let text =
            if text.contains(SHARED) { text.replace(SHARED, &format!("\"{}\"", PAGE.path)) } else { text.to_owned() };
        let (stem, extension) = file.rsplit_once('.').unwrap_or((file, ""));
        let name = format!("{stem}-{}.{extension}", &hash(text.as_bytes())[..DIGITS]);
        Asset { path: format!("/a/{name}"), name, kind, packed: packed(text.as_bytes()), text }
    }
}

/// Bytes as gzip.
pub fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    // Writing to memory does not fail.
    let _ = packed.write_all(bytes);
    packed.finish().unwrap_or_default()
}

/// Whether a browser unpacks gzip.
pub fn unpacks(headers: &HeaderMap) -> bool {
    headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).is_some_and(|all| all.contains("gzip"))
}

/// Serves an asset by its name.
pub async fn serve(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let Some(asset) = named(&name) else { return (StatusCode::NOT_FOUND, "not found\n").into_response() };
    let fixed =
        [(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, FOR_EVER), (header::VARY, "accept-encoding")];
    if unpacks(&headers) {
        return (fixed, [(header::CONTENT_ENCODING, "gzip")], asset.packed.clone()).into_response();
    }
    (fixed, asset.text.as_str()).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_and_styles_are_small() {
        let scripts: usize = [&*PAGE, &*GAME, &*DOOR].map(|asset| asset.text.len()).iter().sum();
        assert!(scripts <= 40 << 10, "{scripts} bytes of script");
        assert!(STYLE.text.len() <= 15 << 10, "{} bytes of style", STYLE.text.len());
    }

    #[test]
    fn a_script_names_another_by_its_hash() {
        assert!(GAME.text.contains(&PAGE.path) && !GAME.text.contains(SHARED));
    }
}
