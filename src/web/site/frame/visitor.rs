//! The visitor of a page: a person who is signed in, or anyone else; and their language.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderMap, StatusCode, header};
use murus_pictures::Theme;

use super::cookies::{read_cookies, session_cookie};
use super::language::{chosen_language, language_of};
use crate::game::Timestamp;
use crate::ids::UserId;
use crate::service::site::{Cookie, session};
use crate::service::{Caller, Measure};
use crate::store::{BrowserSession, SignedIn, StoreError, Tastes};
use crate::texts::Texts;
use crate::web::site::Site;

/// The frame within Discord that shows a page. Requests from there have it as an extension.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ActivityFrame {
    /// The key of the frame; `None` for its first request.
    pub key: Option<String>,
    /// True if the request has this key, so a script of a page of the frame sent it.
    pub keyed: bool,
}

/// The visitor of a page.
pub struct Visitor {
    /// The session of the person. `None` if the visitor is not signed in.
    pub session: Option<BrowserSession>,
    /// The session cookie of the visitor's browser, if it sent one.
    pub cookie: Option<Cookie>,
    /// The language of the visitor.
    pub texts: Texts,
    /// How the visitor wants boards to look.
    pub tastes: Tastes,
    /// The time on the server, since the clock of a device may be wrong.
    pub now: Timestamp,
    /// The public address of the site, without a slash at the end.
    pub url: String,
    /// The invitation to a server where people get help; `None` without one.
    pub support: Option<String>,
    /// The path and the query of the page, to which a choice of language leads back. For a request
    /// that changes something, the front page.
    pub here: String,
    /// The frame within Discord that shows the page; `None` for a browser of its own.
    pub frame: Option<ActivityFrame>,
}

impl Visitor {
    /// Returns the Discord id of the person; `None` if the visitor is not signed in.
    pub fn person(&self) -> Option<UserId> {
        self.session.map(|session| session.discord)
    }

    /// Returns the person as the caller of a use case that concerns no game. `None` if the visitor
    /// is not signed in.
    pub fn caller(&self, cause: String) -> Option<Caller> {
        self.person().map(|person| Caller::on_page(person, None, cause))
    }
}

/// The name of the cookie with the theme that a visitor who is not signed in chose.
pub const THEME_COOKIE: &str = "murus-theme";

impl FromRequestParts<Site> for Visitor {
    type Rejection = TroublePage;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Visitor, TroublePage> {
        let headers = &parts.headers;
        let cookie = read_cookies(headers, session_cookie(site)).find_map(Cookie::read);
        let service = site.answers.service();
        let found = match &cookie {
            Some(cookie) => session::signed_in(service, cookie).await,
            None => Ok(None),
        };
        let chosen = chosen_language(headers);
        let browser = language_of(headers);
        let mut tastes = Tastes::default();
        if let Some(theme) = read_cookies(headers, THEME_COOKIE).find_map(Theme::from_word) {
            tastes.look.theme = theme;
        }
        let now = service.clock().now();
        let url = site.pages.url().to_string();
        let path = parts.uri.path_and_query().filter(|_| parts.method.is_safe());
        let here = path.map_or("/", PathAndQuery::as_str).to_owned();
        let support = service.support().map(str::to_owned);
        let texts = browser;
        let frame = parts.extensions.get().cloned();
        let session = None;
        let nobody = Visitor { session, cookie, texts, tastes, now, url, support, here, frame };
        let found =
            found.map_err(|error| nobody.answer_failure(site, "sessions", &error, headers))?;
        let Some(SignedIn { session, locale, tastes }) = found else { return Ok(nobody) };
        let own = tastes.language.code().map(|code| Texts::for_locale(Some(code)));
        let discord = || locale.map(|locale| Texts::for_locale(Some(&locale)));
        let texts = own.or(chosen).or_else(discord).unwrap_or(browser);
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

/// A page with only the reason for a failure: the database cannot be reached, there are too many
/// requests, or the request or the stored rows cannot be read.
pub struct TroublePage {
    /// The language of the sentence.
    pub texts: Texts,
    /// The HTTP status of the answer.
    pub status: StatusCode,
    /// The id of the text that states the reason.
    pub say: &'static str,
    /// True if the request accepts HTML. Otherwise the answer is the sentence alone, for a script.
    pub page: bool,
}

impl TroublePage {
    /// Creates the answer to a request with these headers.
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
    /// Returns the answer for a database that cannot be reached.
    pub fn away(texts: Texts, headers: &HeaderMap) -> TroublePage {
        TroublePage::new(texts, headers, StatusCode::SERVICE_UNAVAILABLE, "page-away")
    }

    /// Returns the answer for a page that cannot be made, because of a panic or because stored rows
    /// cannot be read.
    pub fn broken(texts: Texts, headers: &HeaderMap) -> TroublePage {
        TroublePage::new(texts, headers, StatusCode::INTERNAL_SERVER_ERROR, "page-failed")
    }
}

impl Visitor {
    /// Returns the answer for a database that cannot be reached, in the visitor's language.
    pub fn answer_away(&self, headers: &HeaderMap) -> TroublePage {
        TroublePage::away(self.texts, headers)
    }

    /// Logs a failure of the database and returns the answer to the visitor.
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
