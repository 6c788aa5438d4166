//! Who looks at a page: a person who is signed in, or anybody; and in which language.

use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};

use super::Site;
use crate::game::Place;
use crate::ids::UserId;
use crate::service;
use crate::service::Caller;
use crate::service::pages::{Cookie, session};
use crate::store::{Session, Tastes};
use crate::texts::Texts;

/// Who looks at a page.
pub struct Visitor {
    /// The person, if signed in.
    pub session: Option<Session>,
    /// The cookie of their browser, if it has one of ours.
    pub cookie: Option<Cookie>,
    /// The language they read.
    pub texts: Texts,
    /// How they look at boards.
    pub tastes: Tastes,
}

impl Visitor {
    /// The person, if signed in.
    pub fn person(&self) -> Option<UserId> {
        self.session.map(|session| session.discord)
    }

    /// The person as the caller of a use case that is about no game.
    pub fn caller(&self, cause: String) -> Option<Caller> {
        self.session.map(|session| {
            let place = Place { channel: session.channel, server: None, thread: false };
            Caller::new(session.discord, place, cause)
        })
    }
}

/// The name of the cookie: browsers that reach us over TLS bind it to this host.
pub fn cookie_name(site: &Site) -> &'static str {
    if site.pages.url().is_secure() { "__Host-murus" } else { "murus" }
}

impl FromRequestParts<Site> for Visitor {
    type Rejection = (StatusCode, &'static str);

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Visitor, Self::Rejection> {
        let State(site) = State::<Site>::from_request_parts(parts, site).await.unwrap_or_else(|never| match never {});
        let cookie = cookie(&parts.headers, cookie_name(&site));
        let service = site.people.service();
        let session = match &cookie {
            Some(cookie) => session::session(service, cookie).await.map_err(|_| away())?,
            None => None,
        };
        let browser = || language(&parts.headers);
        let (locale, tastes) = match session {
            Some(session) => {
                let locale = service::play::find::locale(service.db(), session.discord).await.map_err(|_| away())?;
                let viewer = service::play::find::viewer(service.db(), session.discord).await.map_err(|_| away())?;
                (locale.or_else(browser), viewer.map(|viewer| viewer.tastes).unwrap_or_default())
            }
            None => (browser(), Tastes::default()),
        };
        Ok(Visitor { session, cookie, texts: Texts::of(locale.as_deref()), tastes })
    }
}

/// The answer while the database cannot be reached.
pub fn away() -> (StatusCode, &'static str) {
    (StatusCode::SERVICE_UNAVAILABLE, "The database cannot be reached right now. Please try again in a moment.\n")
}

fn cookie(headers: &HeaderMap, name: &str) -> Option<Cookie> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = all.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(|(known, _)| *known == name).find_map(|(_, value)| Cookie::read(value))
}

/// The language that a browser prefers.
fn language(headers: &HeaderMap) -> Option<String> {
    let all = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    let first = all.split(',').next()?.split(';').next()?.trim();
    Some(first.to_owned())
}
