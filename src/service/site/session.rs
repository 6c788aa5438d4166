//! Browsers in which people are signed in. A cookie holds a secret; the database holds its hash.

use super::address::Pages;
use super::browser::BrowserName;
use super::key::{BYTES, PageKey, hash, read_hex, write_hex};
use super::link::{BadLink, SignInLink, last_use, name_owner};
use crate::game::{Millis, PlayerId, Timestamp};
use crate::ids::{ChannelId, UserId};
use crate::service::change;
use crate::service::change::MaybeTransient;
use crate::service::{Caller, Service};
use crate::store::{self, BrowserSession, Conn, ListedBrowser, SignedIn, StoreError, Transaction};

/// The time for which an unused browser stays signed in.
const LASTS: Millis = Millis::from_days(30);

/// The precision with which it is stored when a browser was last used.
const SEEN: Millis = Millis::from_hours(1);

/// The most sessions of a person in browsers of one name. A frame within Discord may keep no
/// cookies, and then signs in each time that it opens; it must not sign out other browsers.
const MOST: i64 = 10;

/// The secret in the cookie of a signed-in browser.
#[derive(Clone, PartialEq, Eq)]
pub struct Cookie([u8; BYTES]);

impl Cookie {
    /// The time for which browsers keep the cookie, in seconds.
    pub const SECONDS: i64 = 30 * 24 * 60 * 60;

    /// Returns a new random secret, with which no session is stored yet.
    pub(super) fn new(service: &Service) -> Cookie {
        Cookie(service.keys.random_secret())
    }

    /// Reads the value of a cookie; `None` if it is no such value. Whether it signs anyone in is
    /// not checked here.
    pub fn read(text: &str) -> Option<Cookie> {
        read_hex(text).map(Cookie)
    }

    /// Returns the value of the cookie as text. It is for the browser alone.
    pub fn reveal(&self) -> String {
        write_hex(&self.0)
    }
}

/// Returns the hash under which the session of a cookie is stored.
pub(super) fn hash_of(cookie: &Cookie) -> String {
    hash(&cookie.0)
}

/// A reason why a person is not signed in. Nothing changed.
#[derive(Debug, thiserror::Error)]
pub enum NotSignedIn {
    /// The sign-in link cannot be used, for this reason.
    #[error("the link cannot be used: {0:?}")]
    Bad(BadLink),
    /// The database failed.
    #[error(transparent)]
    Failed(#[from] StoreError),
}

impl MaybeTransient for NotSignedIn {
    fn is_transient(&self) -> bool {
        matches!(self, NotSignedIn::Failed(error) if error.is_transient())
    }
}

/// Reads the sign-in link in a token, without using it up. Fails if the link cannot be used.
pub async fn look_at_link(
    service: &Service,
    pages: &Pages,
    token: &str,
) -> Result<SignInLink, NotSignedIn> {
    let link = pages.read_link(token, service.clock.now()).map_err(NotSignedIn::Bad)?;
    check_link(&mut *service.db.read().await?, &pages.key, &link).await?;
    match store::sessions::is_used(&mut *service.db.read().await?, &write_hex(&link.nonce)).await? {
        true => Err(NotSignedIn::Bad(BadLink::Used)),
        false => Ok(link),
    }
}

/// Signs a person in by the link in a token, once, in a browser of this name. Returns the cookie of
/// the new session, and the link. Fails if the link cannot be used.
pub async fn sign_in(
    service: &Service,
    pages: &Pages,
    token: &str,
    browser: Option<BrowserName>,
) -> Result<(Cookie, SignInLink), NotSignedIn> {
    let link = pages.read_link(token, service.clock.now()).map_err(NotSignedIn::Bad)?;
    let cookie = Cookie::new(service);
    let (made, browser) = (&cookie, &browser.map(BrowserName::write));
    let caller = Caller::on_page(link.person, None, String::new());
    let signed = change::change_as_person(service, &caller, |mut tx, by, now| async move {
        check_link(&mut tx, &pages.key, &link).await?;
        if !store::sessions::use_link(&mut tx, &write_hex(&link.nonce), link.until()).await? {
            return Err(NotSignedIn::Bad(BadLink::Used));
        }
        let browser = browser.as_deref();
        Ok(insert_session(&mut tx, (made, browser), by.player, link.channel, now).await?)
    });
    signed.await?;
    Ok((cookie, link))
}

/// Stores the session of a cookie, in a browser of this name. Ends those that were not used the
/// longest, so that at most [`MOST`] are in such browsers.
pub(super) async fn insert_session(
    conn: &mut Conn,
    (cookie, browser): (&Cookie, Option<&str>),
    player: PlayerId,
    channel: ChannelId,
    now: Timestamp,
) -> Result<(), StoreError> {
    let hash = &hash_of(cookie);
    store::sessions::insert_session(conn, (hash, browser), player, channel, now).await?;
    store::sessions::end_unused(conn, player, browser, MOST).await
}

/// Fails for a link that was ended, because its person signed out everywhere or the records went
/// back.
async fn check_link(conn: &mut Conn, key: &PageKey, link: &SignInLink) -> Result<(), NotSignedIn> {
    let of = [name_owner(key, Some(link.person)), name_owner(key, None)];
    match store::sessions::dead_links(conn, of).await? {
        Some(until) if link.until() <= until => Err(NotSignedIn::Bad(BadLink::Ended)),
        _ => Ok(()),
    }
}

/// Makes all sign-in links dead that were made until now: those of a person, or of all people if
/// `person` is `None`.
pub(in crate::service) async fn end_links(
    service: &Service,
    tx: &mut Transaction,
    person: Option<UserId>,
    now: Timestamp,
) -> Result<(), StoreError> {
    let of = name_owner(&PageKey::load_key_within(service, tx).await?, person);
    store::sessions::end_links(tx, &of, last_use(now)).await
}

/// Signs all people out and makes all sign-in links dead. Done after the records went back to an
/// earlier state, since when some people had signed out and some links were used.
pub async fn sign_everybody_out(service: &Service) -> Result<(), StoreError> {
    change::run_transaction(service, |mut tx, now| async move {
        end_links(service, &mut tx, None, now).await?;
        store::sessions::end_all_sessions(&mut tx).await
    })
    .await
}

/// Returns the person whom a cookie signs in; `None` if the cookie is unknown or too old. Now and
/// then also stores that the cookie is in use.
pub async fn signed_in(service: &Service, cookie: &Cookie) -> Result<Option<SignedIn>, StoreError> {
    let now = service.clock.now();
    let hash = hash_of(cookie);
    let found =
        store::sessions::find_session(&mut *service.db.read().await?, &hash, now - LASTS).await?;
    if found.as_ref().is_some_and(|found| now - found.session.seen > SEEN) {
        let owned = service.clone();
        change::run_later(service, "session", async move {
            let hash = &hash;
            change::run_light_transaction(&owned, |mut tx, now| async move {
                store::sessions::touch_session(&mut tx, hash, now).await
            })
            .await
        });
    }
    Ok(found)
}

/// Lists the browsers in which a person is signed in, the newest first.
pub async fn list_browsers(
    service: &Service,
    player: PlayerId,
) -> Result<Vec<ListedBrowser>, StoreError> {
    store::sessions::list_browsers(
        &mut *service.db.read().await?,
        player,
        service.clock.now() - LASTS,
    )
    .await
}

/// Signs the browser with this cookie out.
pub async fn sign_out(service: &Service, cookie: &Cookie) -> Result<(), StoreError> {
    let hash = &hash_of(cookie);
    change::run_transaction(service, |mut tx, _| async move {
        store::sessions::end_session(&mut tx, hash).await
    })
    .await
}

/// Signs a person out in the browser in which they signed in at the time `made`.
pub async fn sign_out_of(
    service: &Service,
    player: PlayerId,
    made: Timestamp,
) -> Result<(), StoreError> {
    change::run_transaction(service, |mut tx, _| async move {
        store::sessions::end_one(&mut tx, player, made).await
    })
    .await
}

/// Signs a person out in every browser except the one with this cookie, and ends their sign-in
/// links.
pub async fn sign_out_elsewhere(
    service: &Service,
    session: &BrowserSession,
    cookie: &Cookie,
) -> Result<(), StoreError> {
    let hash = &hash(&cookie.0);
    change::run_transaction(service, |mut tx, now| async move {
        end_links(service, &mut tx, Some(session.discord), now).await?;
        store::sessions::end_others(&mut tx, session.player, hash).await
    })
    .await
}

/// Signs a person out in every browser, and ends their sign-in links. Returns the number of
/// browsers.
pub async fn sign_out_everywhere(service: &Service, person: UserId) -> Result<u64, StoreError> {
    change::run_transaction(service, |mut tx, now| async move {
        end_links(service, &mut tx, Some(person), now).await?;
        match store::players::by_discord(&mut tx, person).await? {
            Some(player) => store::sessions::end_all(&mut tx, player).await,
            None => Ok(0),
        }
    })
    .await
}

/// Deletes the sessions that are too old, and the records of used links that are too old to be used
/// again.
pub async fn sweep_sessions(conn: &mut Conn, now: Timestamp) -> Result<(), StoreError> {
    store::sessions::sweep_sessions(conn, now - LASTS, now).await
}
