//! The language of a page: the one that the reader chose in this browser, else that of the person,
//! else the one that the browser prefers.

use axum::Form;
use axum::extract::State;
use axum::http::{HeaderMap, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;

use super::cookies::{read_cookies, with_choice};
use crate::texts::{LANGUAGES, Texts};
use crate::web::site::Site;

/// The name of the cookie with the language that a reader chose.
const LANGUAGE_COOKIE: &str = "murus-language";

/// Returns the language that the reader chose in this browser. `None` if they chose none.
pub fn chosen_language(headers: &HeaderMap) -> Option<Texts> {
    read_cookies(headers, LANGUAGE_COOKIE).find_map(find_language)
}

/// Returns the language for a reader of whom only the request is known.
pub fn language_of(headers: &HeaderMap) -> Texts {
    chosen_language(headers)
        .unwrap_or_else(|| Texts::for_locale(preferred_language(headers).as_deref()))
}

fn find_language(code: &str) -> Option<Texts> {
    all_languages().find(|texts| texts.code() == code)
}

fn all_languages() -> impl Iterator<Item = Texts> {
    LANGUAGES.iter().map(|(code, _)| Texts::for_locale(Some(code)))
}

/// Returns the buttons that show the page at this path in another language.
pub fn language_buttons(texts: Texts, here: &str) -> Markup {
    html! {
        form method="post" action="/language" {
            input type="hidden" name="to" value=(here);
            @for other in all_languages().filter(|other| other.code() != texts.code()) {
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

/// Keeps the chosen language in the browser, and redirects to the page. Keeps nothing if there is
/// no such language. An address of another site leads to the front page.
pub async fn choose_language(
    State(site): State<Site>,
    Form(LanguageChoice { language, to }): Form<LanguageChoice>,
) -> Response {
    let path = to.parse::<Uri>().ok().filter(|to| to.authority().is_none());
    let inside = |to: &Uri| to.path().starts_with('/') && !to.path().starts_with("//");
    let to = path.filter(inside).map_or_else(|| "/".to_owned(), |path| path.to_string());
    let response = Redirect::to(&to).into_response();
    match find_language(&language) {
        Some(texts) => with_choice(response, &site, LANGUAGE_COOKIE, texts.code()),
        None => response,
    }
}

/// Returns the language that a browser prefers, by the weights in its header; `None` if it names
/// none. Of two languages with the same weight, the first counts.
fn preferred_language(headers: &HeaderMap) -> Option<String> {
    let all = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    let weighed = all.split(',').filter_map(|part| {
        let mut parts = part.split(';').map(str::trim);
        let language = parts.next().filter(|language| !language.is_empty() && *language != "*")?;
        let weight = parts.find_map(|part| part.strip_prefix("q="));
        let weight = weight.map_or(Some(1.0), |weight| weight.parse::<f32>().ok())?;
        (weight > 0.0).then_some((language, weight))
    });
    let best = weighed.reduce(|best, next| if next.1 > best.1 { next } else { best });
    best.map(|(language, _)| language.to_owned())
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn the_language_with_the_greatest_weight_counts() {
        let table = [
            ("", None),
            ("*", None),
            ("de", Some("de")),
            ("de-AT, en;q=0.8", Some("de-AT")),
            ("en;q=0.5, de;q=0.9", Some("de")),
            ("en;q=0, de;q=0.1", Some("de")),
            ("fr;q=nonsense, en;q=0.3", Some("en")),
            ("en, de", Some("en")),
        ];
        for (text, language) in table {
            let headers = [(header::ACCEPT_LANGUAGE, HeaderValue::from_static(text))];
            let found = preferred_language(&HeaderMap::from_iter(headers));
            assert_eq!(found.as_deref(), language, "{text}");
        }
    }
}
