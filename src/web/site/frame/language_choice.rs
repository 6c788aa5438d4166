//! The choice of a language on a page. It is kept in the settings of a person who is signed in, or
//! else in a cookie of the reader's browser.

use axum::Form;
use axum::extract::State;
use axum::http::Uri;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;

use super::kept_choice::keep_choice;
use super::language::{LANGUAGE_COOKIE, find_language};
use super::visitor::Visitor;
use crate::store::PersonalSetting;
use crate::texts::Texts;
use crate::web::site::Site;

/// Returns the buttons that show the page at this path in another language.
pub fn language_buttons(texts: Texts, here: &str) -> Markup {
    html! {
        form method="post" action="/language" {
            input type="hidden" name="to" value=(here);
            @for other in Texts::all().filter(|other| other.code() != texts.code()) {
                button.quiet type="submit" name="language" value=(other.code()) lang=(other.code()) {
                    (other.say("page-language"))
                }
            }
        }
    }
}

/// A language, and the page to show in it.
#[derive(Deserialize)]
pub struct LanguageChoice {
    language: String,
    to: String,
}

/// Keeps the chosen language, and redirects to the page. Keeps nothing if there is no such
/// language. An address of another site leads to the front page.
pub async fn choose_language(
    State(site): State<Site>,
    visitor: Visitor,
    Form(LanguageChoice { language, to }): Form<LanguageChoice>,
) -> Response {
    let path = to.parse::<Uri>().ok().filter(|to| to.authority().is_none());
    let inside = |to: &Uri| to.path().starts_with('/') && !to.path().starts_with("//");
    let to = path.filter(inside).map_or_else(|| "/".to_owned(), |path| path.to_string());
    let response = Redirect::to(&to).into_response();
    let Some(chosen) = find_language(&language).map(Texts::code) else { return response };
    let setting = PersonalSetting::Language;
    keep_choice(response, &site, visitor, setting, LANGUAGE_COOKIE, chosen).await
}
