//! Exchanges codes of Discord's sign-in (OAuth2): a code proves who a person is. The token that
//! Discord gives for a code is used at once and never stored.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use reqwest::redirect::Policy;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::trouble::Trouble;
use crate::answers::{NoPerson, RolePermit};
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

/// The scope of a token by which figures for linked roles are sent.
const WRITE_ROLES: &str = "role_connections.write";

/// The name that Discord shows above the figures.
const PLATFORM: &str = "Murus";

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
        let (person, _) = self.take_code(application, code, None, &[IDENTIFY]).await?;
        Ok(person)
    }

    /// Returns the permission of a person to send their figures for linked roles. `back` is the
    /// address to which Discord's website led back with the code. Fails as [`Self::identify`] does,
    /// and if the person did not permit it.
    pub async fn permit_role(
        &self,
        application: u64,
        code: &str,
        back: &str,
    ) -> Result<RolePermit, NoPerson> {
        let scopes = [IDENTIFY, WRITE_ROLES];
        let (person, token) = self.take_code(application, code, Some(back), &scopes).await?;
        Ok(RolePermit { person, token })
    }

    /// Sends values by which servers give a person roles, by the name of the record. Fails if
    /// Discord refuses them or does not answer in time.
    pub async fn send_role(
        &self,
        application: u64,
        permit: &RolePermit,
        values: &BTreeMap<&'static str, String>,
    ) -> Result<(), NoPerson> {
        let path = format!("users/@me/applications/{application}/role-connection");
        let body = json!({ "platform_name": PLATFORM, "metadata": values });
        let put = self.client.put(self.address(&path)).bearer_auth(&permit.token);
        read_answer::<Value>(put.json(&body)).await.map(|_| ())
    }

    /// Replaces the records by which servers give roles. `token` is that of the bot. Fails with the
    /// reason if Discord refuses them or does not answer in time.
    pub async fn put_records(
        &self,
        application: u64,
        token: &str,
        records: &[Value],
    ) -> Result<(), String> {
        let path = format!("applications/{application}/role-connections/metadata");
        let put = self.client.put(self.address(&path)).header("authorization", token);
        let sent = put.json(&records).send().await;
        let answer = sent.and_then(reqwest::Response::error_for_status);
        answer.map(|_| ()).map_err(|error| error.without_url().to_string())
    }

    fn address(&self, path: &str) -> String {
        format!("{}/api/v10/{path}", self.base)
    }

    /// Exchanges a code for the person and their token. Fails if the token does not permit all
    /// these scopes.
    async fn take_code(
        &self,
        application: u64,
        code: &str,
        back: Option<&str>,
        scopes: &[&str],
    ) -> Result<(UserId, String), NoPerson> {
        let place = timeout(PATIENCE, self.places.acquire()).await;
        let _place = place.ok().and_then(Result::ok).ok_or(NoPerson::Unavailable)?;
        let given = self.exchange(application, code, back).await?;
        if !scopes.iter().all(|scope| given.scope.split(' ').any(|held| held == *scope)) {
            return Err(NoPerson::Refused);
        }
        let token = given.access_token;
        let me = self.client.get(self.address("users/@me")).bearer_auth(&token);
        let owner: TokenOwner = read_answer(me).await?;
        let person = owner.id.parse().map(UserId).map_err(|_| NoPerson::Unavailable)?;
        Ok((person, token))
    }

    async fn exchange(
        &self,
        application: u64,
        code: &str,
        back: Option<&str>,
    ) -> Result<TokenAnswer, NoPerson> {
        let secret = self.secret.as_ref().ok_or(NoPerson::Unavailable)?;
        let application = application.to_string();
        let form = [
            ("client_id", application.as_str()),
            ("client_secret", secret.reveal()),
            ("grant_type", "authorization_code"),
            ("code", code),
        ];
        let form = form.into_iter().chain(back.map(|back| ("redirect_uri", back)));
        let body = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(form).finish();
        let kind = "application/x-www-form-urlencoded";
        let asked = self.client.post(self.address("oauth2/token"));
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
