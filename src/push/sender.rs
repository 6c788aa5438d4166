//! Sends notifications to the push services of browsers, and returns the result of each.

use std::sync::Arc;
use std::time::Duration;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use futures::future::join_all;
use p256::SecretKey;
use reqwest::StatusCode;
use reqwest::header::{AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, RETRY_AFTER};
use reqwest::redirect::Policy;
use serde::Serialize;
use url::Url;

use super::sealing::{BrowserKeys, seal_text};
use super::signing::ServerKey;
use super::targets::PublicNames;
use crate::service::Service;
use crate::service::delivery::BrowsersAnswer;
use crate::service::site::Pages;
use crate::service::site::subscription::read_endpoint;
use crate::store::Subscription;

/// The longest time for one request to a push service.
const PATIENCE: Duration = Duration::from_secs(4);

/// The upper limit on the pause that a push service asks for after a failure.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// The time for which a push service keeps a call for a browser that is away, in seconds: a day.
const KEEPS: &str = "86400";

/// A notification as JSON, as the service worker of a browser reads it.
#[derive(Serialize)]
pub struct PushedCall {
    /// The first line of the notification.
    pub title: String,
    /// The second line of the notification.
    pub body: String,
    /// The path of the page that a press opens.
    pub url: String,
    /// The path of the picture of the board. `None` if others may not see the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub image: Option<String>,
    /// The topic of the notification. A newer notification with the same topic replaces it.
    pub tag: String,
    /// The unique key of this notification. A browser that receives the same key twice rings once.
    pub call: String,
}

/// Sends notifications to browsers by Web Push. Cheap to clone.
#[derive(Clone)]
pub struct PushSender {
    client: reqwest::Client,
    key: Arc<ServerKey>,
    contact: String,
    local: bool,
    service: Service,
}

/// The result of sending a notification to one browser: it was taken, the subscription is gone, or
/// it failed with a pause to wait and the reason.
enum PushAnswer {
    Reached,
    Gone,
    Failed(Option<Duration>, String),
}

impl PushSender {
    /// Makes a sender of notifications for these pages. `None` if there is no HTTP client or no
    /// valid key.
    pub fn new(pages: &Pages, service: Service) -> Option<PushSender> {
        let client = reqwest::Client::builder()
            .timeout(PATIENCE)
            .redirect(Policy::none())
            .dns_resolver(Arc::new(PublicNames))
            .build()
            .ok()?;
        let key = Arc::new(ServerKey::of_pages(pages)?);
        let contact = pages.url().to_string();
        Some(PushSender { client, key, contact, local: pages.are_local(), service })
    }

    /// Sends a notification to all these browsers in parallel. Returns whether any was reached, the
    /// subscriptions that are gone, and the last failure.
    pub async fn send_call(&self, call: &PushedCall, to: &[Subscription]) -> BrowsersAnswer {
        let text = serde_json::to_vec(call).unwrap_or_default();
        let sent = to.iter().map(|one| self.send_one(&text, &call.tag, one));
        let mut all = BrowsersAnswer::default();
        for (answer, one) in join_all(sent).await.into_iter().zip(to) {
            match answer {
                PushAnswer::Reached => all.reached = true,
                PushAnswer::Gone => all.gone.push(one.clone()),
                PushAnswer::Failed(pause, why) => all.failed = Some((pause, why)),
            }
        }
        all
    }

    async fn send_one(&self, text: &[u8], topic: &str, to: &Subscription) -> PushAnswer {
        let Some(url) = read_endpoint(&to.endpoint, self.local) else { return PushAnswer::Gone };
        // An invalid key was made up, so no browser could read the message.
        let Some(sealed) = self.seal(text, to) else { return PushAnswer::Gone };
        match self.post(url, topic, sealed).await {
            Ok(answer) => answer,
            Err(error) => {
                PushAnswer::Failed(None, format!("push service: {}", error.without_url()))
            }
        }
    }

    fn seal(&self, text: &[u8], to: &Subscription) -> Option<Vec<u8>> {
        let bytes = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text).ok();
        let (public, secret) = (bytes(&to.public_key)?, bytes(&to.secret)?);
        let browser = BrowserKeys { public: &public, secret: &secret };
        let own = loop {
            if let Ok(own) = SecretKey::from_slice(&self.service.random_secret::<32>()) {
                break own;
            }
        };
        seal_text(text, browser, &own, self.service.random_secret())
    }

    async fn post(
        &self,
        url: Url,
        topic: &str,
        sealed: Vec<u8>,
    ) -> Result<PushAnswer, reqwest::Error> {
        let origin = url.origin().ascii_serialization();
        let now = self.service.clock().now();
        let request = self
            .client
            .post(url)
            .header(AUTHORIZATION, self.key.authorization(&origin, &self.contact, now))
            .header(CONTENT_ENCODING, "aes128gcm")
            .header(CONTENT_TYPE, "application/octet-stream")
            .header("ttl", KEEPS)
            .header("urgency", "high")
            .header("topic", topic)
            .body(sealed);
        let response = request.send().await?;
        let status = response.status();
        Ok(match status {
            StatusCode::NOT_FOUND | StatusCode::GONE => PushAnswer::Gone,
            status if status.is_success() => PushAnswer::Reached,
            status => {
                let pause =
                    response.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok());
                let pause = pause.and_then(|text| text.parse().ok()).map(Duration::from_secs);
                let pause = pause.map(|pause| pause.min(LONGEST_PAUSE));
                PushAnswer::Failed(pause, format!("push service: {status}"))
            }
        })
    }
}
