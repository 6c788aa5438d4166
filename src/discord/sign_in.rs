//! Exchanges codes of Discord's sign-in (OAuth2): a code proves who a person is. The token that
//! Discord gives for a code is used at once and never stored.

use std::sync::Arc;
use std::time::Duration;

use reqwest::redirect::Policy;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::trouble::Trouble;
use crate::answers::NoPerson;
use crate::config::{Discord, Secret};
use crate::ids::UserId;

/// The address of Discord, unless another one gets the requests.
const DISCORD: &str = "https://discord.com";

/// The longest time for one request.
const PATIENCE: Duration = Duration::from_secs(5);

/// The most codes that are exchanged at once. Anybody can send codes, and Discord counts them.
const AT_ONCE: usize = 4;

/// The scope of a token that tells who its person is.
const IDENTIFY: &str = "identify";

/// Exchanges codes of Discord's sign-in. Cheap to clone.
#[derive(Clone)]
pub struct CodeExchange {
    client: reqwest::Client,
    base: String,
    secret: Option<Secret>,
    places: Arc<Semaphore>,
}

/// The answer of Discord to a code.
#[derive(Deserialize)]
struct TokenAnswer {
    access_token: String,
    scope: String,
}

/// The person of a token.
#[derive(Deserialize)]
struct TokenOwner {
    id: String,
}

impl CodeExchange {
    /// Creates an exchange with the client secret of this configuration. Fails if the HTTP client
    /// cannot be set up.
    pub fn new(config: &Discord) -> Result<CodeExchange, Trouble> {
        let client = reqwest::Client::builder().timeout(PATIENCE).redirect(Policy::none()).build();
        Ok(CodeExchange {
            client: client.map_err(serenity::Error::from)?,
            base: config.api_base.clone().unwrap_or_else(|| DISCORD.to_owned()),
            secret: config.client_secret.clone(),
            places: Arc::new(Semaphore::new(AT_ONCE)),
        })
    }

    /// Returns the person of a code, which Discord takes once, for some minutes. Fails if Discord
    /// refuses the code, does not answer in time, or if too many codes come at once.
    pub async fn identify(&self, application: u64, code: &str) -> Result<UserId, NoPerson> {
        let place = timeout(PATIENCE, self.places.acquire()).await;
        let _place = place.ok().and_then(Result::ok).ok_or(NoPerson::Unavailable)?;
        let token = self.exchange(application, code).await?;
        if !token.scope.split(' ').any(|scope| scope == IDENTIFY) {
            return Err(NoPerson::Refused);
        }
        let me = self.client.get(format!("{}/api/v10/users/@me", self.base));
        let owner: TokenOwner = read_answer(me.bearer_auth(&token.access_token)).await?;
        owner.id.parse().map(UserId).map_err(|_| NoPerson::Unavailable)
    }

    async fn exchange(&self, application: u64, code: &str) -> Result<TokenAnswer, NoPerson> {
        let secret = self.secret.as_ref().ok_or(NoPerson::Unavailable)?;
        let application = application.to_string();
        let form = [
            ("client_id", application.as_str()),
            ("client_secret", secret.reveal()),
            ("grant_type", "authorization_code"),
            ("code", code),
        ];
        let body = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(form).finish();
        let kind = "application/x-www-form-urlencoded";
        let asked = self.client.post(format!("{}/api/v10/oauth2/token", self.base));
        read_answer(asked.header("content-type", kind).body(body)).await
    }
}

/// Sends a request and reads the answer. Fails if Discord refuses, or does not answer as expected.
/// The reason is logged without addresses, codes and tokens.
async fn read_answer<T: DeserializeOwned>(request: reqwest::RequestBuilder) -> Result<T, NoPerson> {
    let failed = |error: reqwest::Error| {
        let error = error.without_url();
        tracing::warn!(%error, "Discord does not answer about a code of its sign-in");
        NoPerson::Unavailable
    };
    let response = request.send().await.map_err(failed)?;
    let status = response.status();
    if status.is_client_error() {
        tracing::info!(%status, "Discord refuses a code of its sign-in");
        return Err(NoPerson::Refused);
    }
    let text = response.error_for_status().map_err(failed)?.text().await.map_err(failed)?;
    serde_json::from_str(&text).map_err(|_| NoPerson::Unavailable)
}
