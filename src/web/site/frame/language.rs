//! The language for a reader of whom only the request is known: the one that they chose in this
//! browser, else the one that the browser prefers.

use axum::http::{HeaderMap, header};

use super::cookies::read_cookies;
use crate::texts::Texts;

/// The name of the cookie with the language that a reader chose.
pub const LANGUAGE_COOKIE: &str = "murus-language";

/// Returns the language that the reader chose in this browser. `None` if they chose none.
pub fn chosen_language(headers: &HeaderMap) -> Option<Texts> {
    read_cookies(headers, LANGUAGE_COOKIE).find_map(find_language)
}

/// Returns the language for a reader of whom only the request is known.
pub fn language_of(headers: &HeaderMap) -> Texts {
    chosen_language(headers)
        .unwrap_or_else(|| Texts::for_locale(preferred_language(headers).as_deref()))
}

/// Returns the language with this code. `None` if there is no such language.
pub fn find_language(code: &str) -> Option<Texts> {
    Texts::all().find(|texts| texts.code() == code)
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
