//! Sends calls to the push services of browsers, and says what became of them.

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

/// The longest pause that a push service can ask for.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

/// The time for which a push service keeps a call for a browser that is away, in seconds: a day.
const KEEPS: &str = "86400";

/// A call as the script of a browser reads it.
#[derive(Serialize)]
pub struct PushedCall {
    /// The first line.
    pub title: String,
    /// The second line.
    pub body: String,
    /// The path of the page that a press opens.
    pub url: String,
    /// The path of the picture, if others may see the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub image: Option<String>,
    /// What the call is about: a newer one about it takes its place.
    pub tag: String,
    /// The key of the call: one that comes twice rings once.
    pub call: String,
}

/// Sends calls to browsers. Cheap to clone.
#[derive(Clone)]
pub struct PushSender {
    client: reqwest::Client,
    key: Arc<ServerKey>,
    contact: String,
    local: bool,
    service: Service,
}

/// What became of a call at one browser.
enum PushAnswer {
    Reached,
    Gone,
    Failed(Option<Duration>, String),
}

impl PushSender {
    /// A sender for the calls of these pages.
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

    /// Sends a call to these browsers at once.
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
        // A key that is none was made up, and no browser takes what is sealed with it.
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
