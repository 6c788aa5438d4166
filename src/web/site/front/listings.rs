//! Files for machines: for search engines, and for devices that install the pages as an
//! application.

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use maud::{PreEscaped, html};
use serde_json::json;

use crate::service::site::looking::public_games;
use crate::web::site::Site;
use crate::web::site::frame::assets::ICON;

/// The paths of the pages that search engines list, apart from games.
const PAGES: [&str; 4] = ["/", "/about", "/board", "/learn"];

/// Tells search engines which addresses they may visit. Pages that must not be listed say so
/// themselves.
pub async fn robots_txt(State(site): State<Site>) -> Response {
    let own = ["/me", "/in", "/session", "/act", "/out"].map(|path| format!("Disallow: {path}\n"));
    let text =
        format!("User-agent: *\n{}Sitemap: {}/sitemap.xml\n", own.concat(), site.pages.url());
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}

/// Lists the main pages and public games for search engines. Without the database, lists only the
/// pages.
pub async fn sitemap_xml(State(site): State<Site>) -> Response {
    let games = public_games(site.answers.service()).await.unwrap_or_default();
    let games = games.iter().map(|row| format!("/g/{}", site.pages.code(&row.game)));
    let paths: Vec<String> = PAGES.iter().map(|&page| page.to_owned()).chain(games).collect();
    let url = site.pages.url();
    let map = html! {
        (PreEscaped("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"))
        urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" {
            @for path in &paths { url { loc { (url) (path) } } }
        }
    };
    ([(header::CONTENT_TYPE, "application/xml; charset=utf-8")], map.into_string()).into_response()
}

/// Answers with the web app manifest, by which a device can install the pages as an application.
pub async fn web_manifest() -> Response {
    let manifest = json!({
        "name": "Murus Gallicus",
        "short_name": "Murus",
        "start_url": "/me",
        "display": "standalone",
        "background_color": "#f4f1e8",
        "theme_color": "#2b2a27",
        "icons": [{ "src": ICON.path, "sizes": "any", "type": "image/svg+xml" }],
    });
    ([(header::CONTENT_TYPE, "application/manifest+json")], manifest.to_string()).into_response()
}
