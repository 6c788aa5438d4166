//! Browsers in which people are signed in. A cookie holds a secret; the database holds its hash.

use super::address::Pages;
use super::key::{BYTES, bytes, hash, hex};
use super::link::{BadLink, Link};
use crate::game::{Millis, Place, PlayerId, Timestamp};
use crate::ids::UserId;
use crate::service::change;
use crate::service::{Caller, Service};
use crate::store::{self, Session, SignedIn, StoreError};

/// How long a browser that is not used stays signed in.
const LASTS: Millis = Millis::from_days(30);

/// How exactly it is stored when a browser was last used.
const SEEN: Millis = Millis::from_hours(1);

/// The secret of a signed-in browser.
#[derive(Clone, PartialEq, Eq)]
pub struct Cookie([u8; BYTES]);

impl Cookie {
    /// How long browsers keep it, in seconds.
    pub const SECONDS: i64 = 30 * 24 * 60 * 60;

    /// Reads the value of a cookie.
    pub fn read(text: &str) -> Option<Cookie> {
        bytes(text).map(Cookie)
    }

    /// Its value, for the browser alone.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }
}

/// Signs a person in by a link, once.
pub async fn sign_in(
    service: &Service,
    pages: &Pages,
    token: &str,
) -> Result<Result<(Cookie, Link), BadLink>, StoreError> {
    let link = match pages.read_link(token, service.clock.now()) {
        Ok(link) => link,
        Err(bad) => return Ok(Err(bad)),
    };
    let cookie = Cookie(service.keys.secret());
    let (hash, place) = (&hash(&cookie.0), Place { channel: link.channel, server: None, thread: false });
    let caller = Caller::new(link.person, place, String::new());
    let signed = change::change(service, &caller, |mut tx, by, now| async move {
        if !store::sessions::use_link(&mut tx, &hex(&link.nonce), link.until()).await? {
            return Ok::<_, StoreError>(false);
        }
        store::sessions::insert(&mut tx, hash, by.player, link.channel, now).await?;
        Ok(true)
    });
    Ok(if signed.await? { Ok((cookie, link)) } else { Err(BadLink::Used) })
}

/// The person whom a cookie signs in, as long as it lasts.
pub async fn signed_in(service: &Service, cookie: &Cookie) -> Result<Option<SignedIn>, StoreError> {
    let (now, hash) = (service.clock.now(), hash(&cookie.0));
    let found = store::sessions::find(&mut *service.db.read().await?, &hash, now - LASTS).await?;
    if found.as_ref().is_some_and(|found| now - found.session.seen > SEEN) {
        let owned = service.clone();
        change::later(service, "session", async move {
            let hash = &hash;
            change::lightly(&owned, |mut tx, now| async move { store::sessions::touch(&mut tx, hash, now).await }).await
        });
    }
    Ok(found)
}

/// The sessions of a person, the newest first.
pub async fn sessions(service: &Service, player: PlayerId) -> Result<Vec<Session>, StoreError> {
    store::sessions::list(&mut *service.db.read().await?, player, service.clock.now() - LASTS).await
}

/// Signs a browser out.
pub async fn sign_out(service: &Service, cookie: &Cookie) -> Result<(), StoreError> {
    let hash = &hash(&cookie.0);
    change::transaction(service, |mut tx, _| async move { store::sessions::end(&mut tx, hash).await }).await
}

/// Signs a person out in every browser. Returns in how many they were signed in.
pub async fn sign_out_everywhere(service: &Service, person: UserId) -> Result<u64, StoreError> {
    change::transaction(service, |mut tx, _| async move {
        match store::players::by_discord(&mut tx, person).await? {
            Some(player) => store::sessions::end_all(&mut tx, player).await,
            None => Ok(0),
        }
    })
    .await
}

/// Deletes sessions that ended by themselves, and what is kept of used links.
pub async fn sweep(conn: &mut store::Conn, now: Timestamp) -> Result<(), StoreError> {
    store::sessions::sweep(conn, now - LASTS, now).await
}
