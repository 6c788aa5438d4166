//! Keeps the theme that a reader chooses on a page: in the settings of a person who is signed in,
//! or else in a cookie of their browser.

use axum::Form;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use murus_gallicus::Seat;
use murus_pictures::Theme;
use serde::Deserialize;

use super::game_table::NoTable;
use crate::service::site::GameCode;
use crate::store::PersonalSetting;
use crate::web::site::Site;
use crate::web::site::frame::address::address_with;
use crate::web::site::frame::kept_choice::keep_choice;
use crate::web::site::frame::visitor::{THEME_COOKIE, Visitor};

/// The look of a board, as the form on the page of a game sends it.
#[derive(Deserialize)]
pub struct ChosenLook {
    /// The theme, by its word.
    t: String,
    /// The side at the bottom of the board, by its word.
    s: String,
    /// The number of plies after which the board is shown; `None` for the newest board.
    ply: Option<u32>,
}

/// Keeps the theme that was chosen on the page of a game, and redirects to that page. Changes
/// nothing if there is no such theme.
pub async fn keep_theme(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(code): Path<String>,
    Form(look): Form<ChosenLook>,
) -> Response {
    let Some(code) = GameCode::read(&code) else {
        return NoTable::Unknown.answer_reason(&site, &visitor, &headers);
    };
    let side = Seat::from_word(&look.s).map_or("", Seat::word);
    let place = look.ply.map_or_else(String::new, |ply| format!("/{ply}"));
    let to = address_with(&format!("/g/{code}{place}"), &[("s", side)]);
    let response = Redirect::to(&to).into_response();
    let Some(theme) = Theme::from_word(&look.t).map(Theme::word) else { return response };
    keep_choice(response, &site, visitor, PersonalSetting::Theme, THEME_COOKIE, theme).await
}
