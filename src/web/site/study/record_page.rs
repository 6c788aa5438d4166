//! A pasted game or a file with one, in any notation, becomes a line on the analysis board. Anyone
//! may look through it there, and nothing of it is stored.

use axum::Form;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use murus_gallicus::{Line, Variant};
use serde::Deserialize;

use crate::blocking::run_blocking;
use crate::service::play::notation::{LONGEST, read_game};
use crate::show::names::Names;
use crate::show::pages::records::import_refusal;
use crate::texts::Texts;
use crate::web::site::board::line_state::moves_from;
use crate::web::site::frame::address::address_with;
use crate::web::site::frame::layout::Shell;
use crate::web::site::frame::visitor::Visitor;
use crate::web::site::frame::words::Words;

/// The path of the page.
pub const RECORD: &str = "/board/record";

/// The largest body of a request with a game, in bytes: a form writes one byte as three.
pub const LARGEST_RECORD: usize = 4 * LONGEST;

/// A game, as a browser sends the form.
#[derive(Deserialize)]
pub struct SentRecord {
    #[serde(default)]
    text: String,
}

/// Answers with the form for a game.
pub async fn record_page(visitor: Visitor, headers: HeaderMap) -> Response {
    answer_form(&visitor, "", None, &headers)
}

/// Reads a game, and redirects to the analysis board with its moves, at their start. If it cannot
/// be read to its end, answers 409 with the reason and the form as it was filled in.
pub async fn read_record(
    visitor: Visitor,
    headers: HeaderMap,
    Form(SentRecord { text }): Form<SentRecord>,
) -> Response {
    if text.len() > LONGEST {
        let most = [("most", (LONGEST / 1000).into())];
        let why = visitor.texts.say_with("import-file-long", most);
        return answer_form(&visitor, "", Some(&why), &headers);
    }
    let given = text.clone();
    match run_blocking(move || read_game(&given, Variant::STANDARD)).await {
        Ok(line) => Redirect::to(&board_address(&line)).into_response(),
        Err(error) => {
            let why = import_refusal(visitor.texts, &error);
            answer_form(&visitor, &text, Some(&why), &headers)
        }
    }
}

/// The address of the analysis board with the moves of a line, at their start.
fn board_address(line: &Line) -> String {
    let variant = line.position().variant().to_string();
    let moves = moves_from(line, 0);
    address_with("/board", &[("v", variant.as_str()), ("m", &moves), ("n", "0")])
}

fn answer_form(
    visitor: &Visitor,
    text: &str,
    wrong: Option<&str>,
    headers: &HeaderMap,
) -> Response {
    let texts = visitor.texts;
    let title = texts.say("page-record-read");
    let words = Words { texts, names: &Names::default() };
    let main = html! {
        h1 { (title) }
        @if let Some(wrong) = wrong { p.warn role="alert" { (words.write_line(wrong)) } }
        (record_form(texts, text))
        p { a href="/board" { (texts.say("page-board")) } }
    };
    let status = if wrong.is_some() { StatusCode::CONFLICT } else { StatusCode::OK };
    let hint = texts.say("page-record-hint");
    Shell::new(visitor, &title, &hint, main).into_answer(status, headers)
}

/// Returns the form for a game, with this text in it. Its file is read by the script of the board.
pub fn record_form(texts: Texts, text: &str) -> Markup {
    html! {
        form.panel.fields #record method="post" action=(RECORD) {
            label { span { (texts.say("page-record-hint")) }
                textarea name="text" rows="3" required autocomplete="off" spellcheck="false" { (text) }
            }
            label hidden { span { (texts.say("import-form-file")) } input type="file"; }
            button.secondary type="submit" { (texts.say("page-record-read")) }
        }
    }
}
