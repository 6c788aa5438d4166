//! The board of a public game for other sites, which may show this page in a frame. It is the same
//! for every reader: the board, and a link to the game's page.

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{DOCTYPE, Markup, html};
use murus_gallicus::Seat;
use murus_pictures::{Scene, Svg};

use super::game_table::{GameTable, Looks, NoTable, find_table};
use crate::show::pages::summary;
use crate::texts::{Texts, captions};
use crate::web::site::Site;
use crate::web::site::board::drawing;
use crate::web::site::frame::assets::{TABLE_STYLE, write_response};
use crate::web::site::frame::security::Frameable;
use crate::web::site::frame::visitor::Visitor;

/// Answers with a page for frames: the board after this many plies of a game that anyone may see.
/// Answers 404 if there is no such game or it has fewer plies.
pub async fn framed_board(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Path((code, ply)): Path<(String, usize)>,
) -> Response {
    // A frame on another site has no cookie of ours; a page opened by itself shows no more.
    let visitor = Visitor { session: None, ..visitor };
    let table = match find_table(&site, &visitor, &code, &Looks::default()).await {
        Ok(table) => table,
        Err(none) => return none.answer_reason(&site, &visitor, &headers),
    };
    let line = table.row.game.line();
    if ply > line.plies() {
        return NoTable::Unknown.answer_reason(&site, &visitor, &headers);
    }
    let texts = visitor.texts;
    let shown = line.before(ply);
    let view = table.view(&visitor);
    let title = summary::pairing(&view, None, &|chair| view.called(chair));
    let svg = Svg::new(line.position().variant().board(), Seat::Romans, table.theme);
    let alt = captions::alt_text(texts, &shown, 1);
    let page = format!("{}/g/{}/{ply}", site.pages.url(), table.code);
    let document = html! {
        (DOCTYPE)
        html lang=(texts.page_code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="robots" content="noindex";
                title { (title) " · Murus" }
                link rel="stylesheet" href=(TABLE_STYLE.path);
            }
            body.embed {
                (drawing::board_drawings(&svg))
                (drawing::small_board(&svg, &Scene::of(&shown, Seat::Romans), &alt))
                p {
                    a href=(page) target="_blank" rel="noopener" { (title) }
                    " · " (captions::last_move_and_state(texts, &shown))
                }
            }
        }
    };
    let kind = "text/html; charset=utf-8";
    let answer = write_response(StatusCode::OK, kind, document.into_string(), &headers);
    (Extension(Frameable), answer).into_response()
}

/// Returns the HTML code, to copy, with which another site shows a public game's board after this
/// many plies.
pub fn embed_code(texts: Texts, url: &str, table: &GameTable, ply: usize) -> Markup {
    let address = format!("{url}/embed/{}/{ply}", table.code);
    let frame = format!(r#"<iframe src="{address}" width="400" height="440"></iframe>"#);
    html! {
        details.looks {
            summary { (texts.say("page-embed")) }
            label { span { (texts.say("page-embed-how")) }
                input type="text" readonly value=(frame); }
        }
    }
}
