//! The page for people: HTML, style sheets and scripts, built into the program.

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};

/// The HTML of the sandbox's page.
pub(crate) fn page() -> Html<&'static str> {
    Html(include_str!("index.html"))
}

/// The page's files by name.
const ASSETS: [(&str, &str); 19] = [
    ("page.css", include_str!("page.css")),
    ("message.css", include_str!("message.css")),
    ("forms.css", include_str!("forms.css")),
    ("command.js", include_str!("command.js")),
    ("composer.js", include_str!("composer.js")),
    ("dom.js", include_str!("dom.js")),
    ("fields.js", include_str!("fields.js")),
    ("first.js", include_str!("first.js")),
    ("markdown.js", include_str!("markdown.js")),
    ("message.js", include_str!("message.js")),
    ("modal.js", include_str!("modal.js")),
    ("page.js", include_str!("page.js")),
    ("parts.js", include_str!("parts.js")),
    ("people.js", include_str!("people.js")),
    ("picker.js", include_str!("picker.js")),
    ("side.js", include_str!("side.js")),
    ("time.js", include_str!("time.js")),
    ("wires.js", include_str!("wires.js")),
    ("world.js", include_str!("world.js")),
];

/// Answers with a file of the page; 404 if there is none of this name.
pub(crate) async fn asset(Path(name): Path<String>) -> Result<Response, StatusCode> {
    let (_, text) = ASSETS.iter().find(|(known, _)| *known == name).ok_or(StatusCode::NOT_FOUND)?;
    let kind = if name.ends_with(".css") {
        "text/css; charset=utf-8"
    } else {
        "text/javascript; charset=utf-8"
    };
    Ok(([(header::CONTENT_TYPE, kind)], *text).into_response())
}
