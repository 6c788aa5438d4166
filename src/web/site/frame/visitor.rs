//! Who looks at a page: a person who is signed in, or anybody; and in which language.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};

use crate::game::Timestamp;
use crate::ids::UserId;
use crate::service::site::{Cookie, session};
use crate::service::{Caller, Measure};
use crate::store::{BrowserSession, SignedIn, StoreError, Tastes};
use crate::texts::Texts;
use crate::web::site::Site;

/// Who looks at a page.
pub struct Visitor {
    /// The person, if signed in.
    pub session: Option<BrowserSession>,
    /// The cookie of the visitor's browser, if it has one of ours.
    pub cookie: Option<Cookie>,
    /// The language that the visitor reads.
    pub texts: Texts,
    /// How the visitor looks at boards.
    pub tastes: Tastes,
    /// The time here, since the clock of a device may be wrong.
    pub now: Timestamp,
    /// The public address of the pages, without a slash at the end.
    pub url: String,
}

impl Visitor {
    /// The person, if signed in.
    pub fn person(&self) -> Option<UserId> {
        self.session.map(|session| session.discord)
    }

    /// The person as the caller of a use case that is about no game; `None` for a visitor who is
    /// not signed in.
    pub fn caller(&self, cause: String) -> Option<Caller> {
        self.person().map(|person| Caller::on_page(person, None, cause))
    }
}

/// The name of the cookie: browsers that reach us over TLS bind it to this host.
pub fn cookie_name(site: &Site) -> &'static str {
    if site.pages.url().is_secure() { "__Host-murus" } else { "murus" }
}

impl FromRequestParts<Site> for Visitor {
    type Rejection = TroublePage;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Visitor, TroublePage> {
        let headers = &parts.headers;
        let cookie = read_cookie(headers, cookie_name(site));
        let service = site.answers.service();
        let found = match &cookie {
            Some(cookie) => session::signed_in(service, cookie).await,
            None => Ok(None),
        };
        let browser = Texts::for_locale(preferred_language(headers).as_deref());
        let tastes = Tastes::default();
        let now = service.clock().now();
        let url = site.pages.url().to_string();
        let nobody = Visitor { session: None, cookie, texts: browser, tastes, now, url };
        let found =
            found.map_err(|error| nobody.answer_failure(site, "sessions", &error, headers))?;
        let Some(SignedIn { session, locale, tastes }) = found else { return Ok(nobody) };
        let texts = locale.map_or(browser, |locale| Texts::for_locale(Some(&locale)));
        let visitor = Visitor { session: Some(session), texts, tastes, ..nobody };
        match service.allow_request(session.discord, Measure::Page) {
            Ok(()) => Ok(visitor),
            Err(_) => Err(TroublePage::new(
                texts,
                headers,
                StatusCode::TOO_MANY_REQUESTS,
                "page-too-often",
            )),
        }
    }
}

/// A sentence in place of a page: the database is away, too much is asked for, or the request or
/// the rows cannot be read.
pub struct TroublePage {
    /// The language in which the sentence is said.
    pub texts: Texts,
    /// The reason as a status.
    pub status: StatusCode,
    /// The id of the text that says the reason.
    pub say: &'static str,
    /// True if a browser asks for a page; a script reads the sentence alone.
    pub page: bool,
}

impl TroublePage {
    /// This reason as the answer to a request with these headers.
    pub fn new(
        texts: Texts,
        headers: &HeaderMap,
        status: StatusCode,
        say: &'static str,
    ) -> TroublePage {
        let accepts = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
        TroublePage {
            texts,
            status,
            say,
            page: accepts.is_some_and(|all| all.contains("text/html")),
        }
    }
}

impl TroublePage {
    /// The answer while the database cannot be reached.
    pub fn away(texts: Texts, headers: &HeaderMap) -> TroublePage {
        TroublePage::new(texts, headers, StatusCode::SERVICE_UNAVAILABLE, "page-away")
    }

    /// The answer of a page that cannot be made: it panics, or its rows cannot be read.
    pub fn broken(texts: Texts, headers: &HeaderMap) -> TroublePage {
        TroublePage::new(texts, headers, StatusCode::INTERNAL_SERVER_ERROR, "page-failed")
    }
}

impl Visitor {
    /// The answer while the database cannot be reached.
    pub fn answer_away(&self, headers: &HeaderMap) -> TroublePage {
        TroublePage::away(self.texts, headers)
    }

    /// The answer after a failure of the database, which is logged.
    pub fn answer_failure(
        &self,
        site: &Site,
        what: &'static str,
        error: &StoreError,
        headers: &HeaderMap,
    ) -> TroublePage {
        site.answers.service().log_failure(what, error);
        match error {
            StoreError::Corrupt(_) => TroublePage::broken(self.texts, headers),
            _ => self.answer_away(headers),
        }
    }
}

fn read_cookie(headers: &HeaderMap, name: &str) -> Option<Cookie> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = all.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(|(known, _)| *known == name).find_map(|(_, value)| Cookie::read(value))
}

/// The language that a browser prefers, by the weights it gives; `None` if it names none. Of two
/// with one weight the first counts.
pub fn preferred_language(headers: &HeaderMap) -> Option<String> {
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
