//! The scripts and styles of the pages, embedded in the program. Their names contain a hash of
//! their content, and they are stored compressed.

use std::io::Write;
use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;

use super::bundle::{bundle_script, pack_style};
use super::cookies::has_session;
use super::kept::{ASKED_EACH_TIME, entity_tag, has_kept};
use crate::service::site::key::hash;

/// The `Cache-Control` of files that never change: browsers may cache them for a year.
pub const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// The number of hexadecimal digits of the hash in the name of a file.
const DIGITS: usize = 12;

/// The gzip level, 0 to 9, for a page made for one reader. A higher level would take more time than
/// it saves.
const SWIFT: u32 = 3;

/// The path below which these files are.
pub const ASSETS: &str = "/a/";

/// A script or style that pages load.
pub struct Asset {
    /// The address of the file.
    pub path: String,
    /// The scripts that this script imports, directly or through another.
    pub needs: Vec<&'static Asset>,
    name: String,
    kind: &'static str,
    text: String,
    packed: Vec<u8>,
}

/// The style that each other style begins with.
const BASE: &str = include_str!("../assets/page.css");

/// Defines the table of assets and a constant for each. Scripts must not import one another in a
/// cycle.
macro_rules! assets {
    ($($constant:ident: $file:literal, $kind:literal;)+) => {
        $(
            /// The script or style of this file. A style begins with the one of every page.
            pub static $constant: LazyLock<Asset> =
                LazyLock::new(|| Asset::new($file, $kind, include_str!(concat!("../assets/", $file))));
        )+

        fn all() -> impl Iterator<Item = &'static Asset> {
            [$(&*$constant),+].into_iter()
        }

        /// The files, with their sources.
        #[cfg(test)]
        const SOURCES: &[(&str, &str)] = &[$(($file, include_str!(concat!("../assets/", $file)))),+];

        fn of_file(file: &str) -> Option<&'static Asset> {
            match file {
                $($file => Some(&$constant),)+
                _ => None,
            }
        }
    };
}

assets! {
    ICON: "icon.svg", "image/svg+xml";
    ICON_DUE: "icon-due.svg", "image/svg+xml";
    TABLE_STYLE: "table.css", "text/css; charset=utf-8";
    TEXT_STYLE: "text.css", "text/css; charset=utf-8";
    ACTIVITY: "activity.js", "text/javascript; charset=utf-8";
    BOARD: "board.js", "text/javascript; charset=utf-8";
    CALLS: "calls.js", "text/javascript; charset=utf-8";
    COURSE: "course.js", "text/javascript; charset=utf-8";
    DOOR: "door.js", "text/javascript; charset=utf-8";
    FILM: "film.js", "text/javascript; charset=utf-8";
    FREE: "free.js", "text/javascript; charset=utf-8";
    GAME: "game.js", "text/javascript; charset=utf-8";
    HOME: "home.js", "text/javascript; charset=utf-8";
    KEPT: "kept.js", "text/javascript; charset=utf-8";
    MODEL: "model.js", "text/javascript; charset=utf-8";
    PAGE: "page.js", "text/javascript; charset=utf-8";
    PANEL: "panel.js", "text/javascript; charset=utf-8";
    PAST: "past.js", "text/javascript; charset=utf-8";
    PATH: "path.js", "text/javascript; charset=utf-8";
    SETUP: "setup.js", "text/javascript; charset=utf-8";
    SWAP: "swap.js", "text/javascript; charset=utf-8";
    TOGETHER: "together.js", "text/javascript; charset=utf-8";
    WIRE: "wire.js", "text/javascript; charset=utf-8";
    WORKER: "worker.js", "text/javascript; charset=utf-8";
}

impl Asset {
    fn new(file: &str, kind: &'static str, source: &'static str) -> Asset {
        let mut needs = Vec::new();
        let text = match file.ends_with(".js") {
            true => link_script(source, &mut needs),
            false if kind.starts_with("text/css") => pack_style(BASE) + "\n" + &pack_style(source),
            false => source.to_owned(),
        };
        let (stem, extension) = file.rsplit_once('.').unwrap_or((file, ""));
        let name = format!("{stem}-{}.{extension}", &hash(text.as_bytes())[..DIGITS]);
        Asset {
            path: format!("{ASSETS}{name}"),
            needs,
            name,
            kind,
            packed: pack_bytes(text.as_bytes(), Compression::best()),
            text,
        }
    }
}

/// Returns a script that names those that it imports by their addresses, and adds to `needs` these,
/// and those that they import.
fn link_script(source: &str, needs: &mut Vec<&'static Asset>) -> String {
    let bundle = bundle_script(source);
    let mut text = String::with_capacity(source.len());
    for (file, imports) in &bundle.imports {
        let Some(asset) = of_file(file) else { continue };
        text += &imports.write(&asset.path);
        for one in asset.needs.iter().copied().chain([asset]) {
            if !needs.iter().any(|known| known.path == one.path) {
                needs.push(one);
            }
        }
    }
    text + &bundle.code
}

/// Returns a response generated for this request, compressed quickly if the browser accepts gzip.
/// Browsers cache it and revalidate it each time. A request with a session cookie, by which the
/// reader may be signed in, and a status other than 200 give a response that browsers do not cache.
pub fn write_response(
    status: StatusCode,
    kind: &'static str,
    text: String,
    headers: &HeaderMap,
) -> Response {
    let about = [(header::CONTENT_TYPE, kind), (header::VARY, VARIES)];
    if status == StatusCode::OK && !has_session(headers) {
        let tag = entity_tag(text.as_bytes());
        let kept = [(header::CACHE_CONTROL, ASKED_EACH_TIME), (header::ETAG, tag.as_str())];
        let answer = match has_kept(headers, &tag) {
            true => (StatusCode::NOT_MODIFIED, [(header::VARY, VARIES)]).into_response(),
            false => pack_response(status, about, text, headers),
        };
        return (kept, answer).into_response();
    }
    pack_response(status, about, text, headers)
}

/// The `Vary` header: the request headers on which an answer depends, in addition to its address.
const VARIES: &str = "accept-encoding, accept-language, cookie";

fn pack_response(
    status: StatusCode,
    about: [(header::HeaderName, &'static str); 2],
    text: String,
    headers: &HeaderMap,
) -> Response {
    if accepts_gzip(headers) {
        let packed = pack_bytes(text.as_bytes(), Compression::new(SWIFT));
        return (status, about, [(header::CONTENT_ENCODING, "gzip")], packed).into_response();
    }
    (status, about, text).into_response()
}

/// Returns the state of a script as a JSON response.
pub fn json_of(state: &impl Serialize, headers: &HeaderMap) -> Response {
    write_response(
        StatusCode::OK,
        "application/json",
        serde_json::to_string(state).unwrap_or_default(),
        headers,
    )
}

/// Compresses bytes with gzip.
fn pack_bytes(bytes: &[u8], how: Compression) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), how);
    // Writing to memory does not fail.
    let _ = packed.write_all(bytes);
    packed.finish().unwrap_or_default()
}

/// Returns true if a browser accepts gzip.
fn accepts_gzip(headers: &HeaderMap) -> bool {
    headers
        .get(header::ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|all| all.contains("gzip"))
}

/// Serves an asset by its name. Answers 404 if there is none of this name.
pub async fn serve_asset(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let Some(asset) = all().find(|asset| asset.name == name) else {
        return (StatusCode::NOT_FOUND, "not found\n").into_response();
    };
    answer_asset(asset, FOR_EVER, &headers)
}

/// Answers with an asset at an address without a hash. Browsers revalidate it each time, because
/// its content may change.
pub fn answer_fresh(asset: &'static Asset, headers: &HeaderMap) -> Response {
    answer_asset(asset, "no-cache", headers)
}

fn answer_asset(asset: &'static Asset, kept: &'static str, headers: &HeaderMap) -> Response {
    let fixed = [
        (header::CONTENT_TYPE, asset.kind),
        (header::CACHE_CONTROL, kept),
        (header::VARY, "accept-encoding"),
    ];
    if accepts_gzip(headers) {
        return (fixed, [(header::CONTENT_ENCODING, "gzip")], asset.packed.clone()).into_response();
    }
    (fixed, asset.text.as_str()).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::site::frame::bundle::{PARTS, code_lines};

    #[test]
    fn scripts_and_styles_are_small() {
        // What counts is what a browser receives.
        let whole = |asset: &Asset| {
            let needs = asset.needs.iter().map(|needed| needed.packed.len());
            asset.packed.len() + needs.sum::<usize>()
        };
        assert!(whole(&GAME) <= 17 << 10, "a game: {} packed bytes of script", whole(&GAME));
        for page in all().filter(|asset| asset.name.ends_with(".js")) {
            let bytes = whole(page);
            assert!(bytes <= 19 << 10, "{}: {bytes} packed bytes of script", page.name);
        }
        assert!(WORKER.text.len() <= 2 << 10, "{} bytes of worker", WORKER.text.len());
        for style in [&TABLE_STYLE, &TEXT_STYLE] {
            let bytes = style.packed.len();
            assert!(bytes <= 5 << 10, "{}: {bytes} packed bytes of style", style.name);
        }
    }

    #[test]
    fn files_of_scripts_and_styles_are_short() {
        for (file, source) in SOURCES.iter().chain(&PARTS).chain(&[("page.css", BASE)]) {
            let lines = code_lines(source, file.ends_with(".js")).count();
            assert!(lines <= 260, "{file} has {lines} lines");
        }
    }

    #[test]
    fn a_script_names_the_others_by_their_hashes() {
        assert!(GAME.text.contains(&BOARD.path) && MODEL.text.contains(&COURSE.path));
        assert!(
            GAME.needs.iter().any(|asset| asset.path == COURSE.path),
            "those that its own load, too"
        );
        assert_eq!(
            all()
                .find(|asset| asset.text.contains("from\"./") || asset.text.contains("from \"./"))
                .map(|asset| &asset.name),
            None
        );
    }
}
