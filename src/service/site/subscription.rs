//! Web Push: which browsers get push messages, and at which address. A subscription belongs to the
//! session of its browser and ends with it.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use url::{Host, Url};

use super::address::Pages;
use super::session::{Cookie, hash_of};
use crate::game::{Notify, PlayerId};
use crate::service::Service;
use crate::service::change;
use crate::service::change::MaybeTransient;
use crate::store::{self, StoreError, Subscription};

/// The longest address of a push service, in bytes.
const LONGEST: usize = 1024;

/// The length of a public key in bytes: an uncompressed point.
const POINT: usize = 65;

/// The length of a secret shared with a browser, in bytes.
const SECRET: usize = 16;

/// A push subscription as a browser sends it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfferedSubscription {
    /// The address at the push service of the browser.
    pub endpoint: String,
    /// The public key of the browser in base64url.
    pub public_key: String,
    /// The secret shared with the browser in base64url.
    pub secret: String,
}

/// A reason why a browser gets no push messages. Nothing changed.
#[derive(Debug, thiserror::Error)]
pub enum NotSubscribed {
    /// The subscription is malformed, or its address is not allowed.
    #[error("the subscription cannot be used")]
    Bad,
    /// No person is signed in in the browser any longer.
    #[error("nobody is signed in")]
    SignedOut,
    /// The database failed.
    #[error(transparent)]
    Failed(#[from] StoreError),
}

impl MaybeTransient for NotSubscribed {
    fn is_transient(&self) -> bool {
        matches!(self, NotSubscribed::Failed(error) if error.is_transient())
    }
}

/// Reads the address of a push service, which has to use TLS, a host name and the usual port. If
/// `local`, also allows a loopback address. `None` for any other text.
pub fn read_endpoint(text: &str, local: bool) -> Option<Url> {
    let url = Url::parse(text).ok().filter(|_| text.len() <= LONGEST)?;
    let plain = url.username().is_empty() && url.password().is_none() && url.fragment().is_none();
    let fits = match url.host()? {
        Host::Domain(name) => {
            let name = name.trim_end_matches('.');
            url.scheme() == "https" && url.port().is_none() && name.contains('.')
        }
        Host::Ipv4(at) => local && at.is_loopback(),
        Host::Ipv6(at) => local && at.is_loopback(),
    };
    (plain && fits).then_some(url)
}

/// Subscribes a browser to the pings of the person who is signed in there. From then on Discord
/// does not ping them, unless their other browsers are set up so that it does.
pub async fn subscribe(
    service: &Service,
    pages: &Pages,
    (cookie, player): (&Cookie, PlayerId),
    offered: &OfferedSubscription,
) -> Result<(), NotSubscribed> {
    let bytes = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
    let point = bytes(&offered.public_key).filter(|key| key.len() == POINT && key[0] == 4);
    let secret = bytes(&offered.secret).filter(|secret| secret.len() == SECRET);
    let endpoint = read_endpoint(&offered.endpoint, pages.are_local());
    let (Some(point), Some(secret), Some(endpoint)) = (point, secret, endpoint) else {
        return Err(NotSubscribed::Bad);
    };
    let one = &Subscription {
        session: hash_of(cookie),
        endpoint: endpoint.to_string(),
        public_key: BASE64_URL_SAFE_NO_PAD.encode(point),
        secret: BASE64_URL_SAFE_NO_PAD.encode(secret),
        beside: false,
    };
    change::run_transaction(service, |mut tx, now| async move {
        let others = store::subscriptions::list_subscriptions(&mut tx, player).await?;
        let beside = others.iter().any(|other| other.beside);
        let one = Subscription { beside, ..one.clone() };
        match store::subscriptions::set_subscription(&mut tx, &one, now).await? {
            true => Ok(()),
            false => Err(NotSubscribed::SignedOut),
        }
    })
    .await
}

/// Returns the push subscription of a browser (`None` without one), and how its person wants pings.
pub async fn find_subscription(
    service: &Service,
    cookie: &Cookie,
    player: PlayerId,
) -> Result<(Option<Subscription>, Notify), StoreError> {
    let mut conn = service.db.read().await?;
    let found = store::subscriptions::find_subscription(&mut conn, &hash_of(cookie)).await?;
    let preferences = store::preferences::load_preferences(&mut conn, player).await?;
    Ok((found, preferences.notify))
}

/// Sets whether Discord also pings a person whose browsers get push messages.
pub async fn set_beside(
    service: &Service,
    player: PlayerId,
    beside: bool,
) -> Result<(), StoreError> {
    change::run_transaction(service, |mut tx, _| async move {
        store::subscriptions::set_beside(&mut tx, player, beside).await
    })
    .await
}

/// Ends the push subscription of a browser.
pub async fn unsubscribe(service: &Service, cookie: &Cookie) -> Result<(), StoreError> {
    let session = &hash_of(cookie);
    change::run_transaction(service, |mut tx, _| async move {
        store::subscriptions::delete_subscription(&mut tx, session).await
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn push_services_are_reached_over_tls_and_by_a_public_name() {
        for open in [
            "https://fcm.googleapis.com/fcm/send/abc:def",
            "https://updates.push.services.mozilla.com/wpush/v2/abc",
            "https://web.push.apple.com/abc",
        ] {
            assert!(read_endpoint(open, false).is_some(), "{open}");
        }
        let long = format!("https://push.example.com/{}", "a".repeat(LONGEST));
        for shut in [
            "",
            "push",
            "http://push.example.com/a",
            "https://push.example.com:8443/a",
            "https://ann@push.example.com/a",
            "https://push.example.com/a#b",
            "https://localhost/a",
            "https://127.0.0.1/a",
            "http://127.0.0.1:9000/a",
            "https://10.0.0.1/a",
            "https://[::1]/a",
            "https://2130706433/a",
            "file:///etc/passwd",
            &long,
        ] {
            assert!(read_endpoint(shut, false).is_none(), "{shut}");
        }
        for here in ["http://127.0.0.1:9000/a", "http://[::1]:9000/a"] {
            assert!(read_endpoint(here, true).is_some(), "{here}");
            assert!(read_endpoint(here, false).is_none(), "{here}");
        }
        for near in ["http://169.254.169.254/a", "http://[fe80::1]/a", "http://[::]/a"] {
            assert!(read_endpoint(near, true).is_none(), "{near}");
        }
    }
}
