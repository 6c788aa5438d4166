//! Exchanges codes of Discord's sign-in (OAuth2): a code proves who a person is. The token that
//! Discord gives for a code is used at once and never stored.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use reqwest::StatusCode;
use reqwest::header::RETRY_AFTER;
use reqwest::redirect::Policy;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::code_pace::{CodeDoor, CodePace};
use super::trouble::Trouble;
use crate::answers::{NoPerson, RolePermit};
use crate::clock::Clock;
use crate::config::{Discord, Secret};
use crate::ids::UserId;

/// The address of Discord, unless another one gets the requests.
const DISCORD: &str = "https://discord.com";

/// The longest time for one request.
const PATIENCE: Duration = Duration::from_secs(5);

/// The most codes that are exchanged at once through each door.
const AT_ONCE: usize = 4;

/// The most characters in a code that Discord is asked about. Its codes have some dozens.
const LONGEST_CODE: usize = 128;

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
    clock: Clock,
    state: Arc<ExchangeState>,
}

/// The state that all clones of an exchange share.
struct ExchangeState {
    pace: CodePace,
    /// The places of codes that are exchanged now, for each door.
    places: [Semaphore; CodeDoor::COUNT],
    /// True once the log says that the client secret is wrong.
    warned: AtomicBool,
}

/// The one whose limit Discord counts a request against.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CountedFor {
    /// The bot: the request has its client secret.
    Application,
    /// A person: the request has their token.
    Person,
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
    /// Creates an exchange with the client secret of this configuration, which waits by this clock.
    /// Fails if the HTTP client cannot be set up.
    pub fn new(config: &Discord, clock: Clock) -> Result<CodeExchange, Trouble> {
        let client = reqwest::Client::builder().timeout(PATIENCE).redirect(Policy::none()).build();
        Ok(CodeExchange {
            client: client.map_err(serenity::Error::from)?,
            base: config.api_base.clone().unwrap_or_else(|| DISCORD.to_owned()),
            secret: config.client_secret.clone(),
            clock,
            state: Arc::new(ExchangeState {
                pace: CodePace::default(),
                places: [(); CodeDoor::COUNT].map(|()| Semaphore::new(AT_ONCE)),
                warned: AtomicBool::new(false),
            }),
        })
    }

    /// Returns the person of a code, which Discord takes once, for some minutes. Fails if Discord
    /// refuses the code, does not answer in time or asked for a pause, or if too many codes come.
    pub async fn identify(&self, application: u64, code: &str) -> Result<UserId, NoPerson> {
        let door = CodeDoor::Activity;
        let (person, _) = self.take_code(door, application, (code, None), &[IDENTIFY]).await?;
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
        let given = (code, Some(back));
        let (person, token) =
            self.take_code(CodeDoor::LinkedRole, application, given, &scopes).await?;
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
        self.ask::<Value>(put.json(&body), CountedFor::Person).await.map(|_| ())
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
        match put.json(&records).send().await {
            Ok(answer) if answer.status().is_success() => Ok(()),
            Ok(answer) => Err(answer.status().to_string()),
            Err(error) => Err(error.without_url().to_string()),
        }
    }

    fn address(&self, path: &str) -> String {
        format!("{}/api/v10/{path}", self.base)
    }

    /// Exchanges a code, with the address to which Discord led back, for the person and their
    /// token. Fails if the token does not permit all these scopes.
    async fn take_code(
        &self,
        door: CodeDoor,
        application: u64,
        (code, back): (&str, Option<&str>),
        scopes: &[&str],
    ) -> Result<(UserId, String), NoPerson> {
        if !may_be_code(code) {
            return Err(NoPerson::Refused);
        }
        if !self.state.pace.take_code(door, self.clock.steady()) {
            return Err(NoPerson::Unavailable);
        }
        let place = timeout(PATIENCE, self.state.places[door as usize].acquire()).await;
        let _place = place.ok().and_then(Result::ok).ok_or(NoPerson::Unavailable)?;
        let given = self.exchange(application, code, back).await?;
        if !scopes.iter().all(|scope| given.scope.split(' ').any(|held| held == *scope)) {
            return Err(NoPerson::Refused);
        }
        let token = given.access_token;
        let me = self.client.get(self.address("users/@me")).bearer_auth(&token);
        let owner: TokenOwner = self.ask(me, CountedFor::Person).await?;
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
        self.ask(asked.header("content-type", kind).body(body), CountedFor::Application).await
    }

    /// Sends a request and reads the answer. Fails if Discord refuses, does not answer as expected,
    /// or asked for a pause that is not over. The reason is logged without addresses, codes and
    /// tokens.
    async fn ask<T: DeserializeOwned>(
        &self,
        request: reqwest::RequestBuilder,
        counted_for: CountedFor,
    ) -> Result<T, NoPerson> {
        let failed = |error: reqwest::Error| {
            let error = error.without_url();
            tracing::warn!(%error, "Discord does not answer about a code of its sign-in");
            NoPerson::Unavailable
        };
        if !self.state.pace.is_open(self.clock.steady()) {
            return Err(NoPerson::Unavailable);
        }
        let response = request.send().await.map_err(failed)?;
        let status = response.status();
        let after = response.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok());
        let after = after.and_then(|seconds| seconds.parse().ok());
        let text = response.text().await.map_err(failed)?;
        if status.is_success() {
            return serde_json::from_str(&text).map_err(|_| NoPerson::Unavailable);
        }
        let body: Value = serde_json::from_str(&text).unwrap_or_default();
        if status == StatusCode::TOO_MANY_REQUESTS {
            self.heed_limit(&body, after, counted_for);
            return Err(NoPerson::Unavailable);
        }
        let of_bot = counted_for == CountedFor::Application;
        if of_bot && (status == StatusCode::UNAUTHORIZED || body["error"] == "invalid_client") {
            if !self.state.warned.swap(true, Ordering::Relaxed) {
                tracing::warn!(
                    "Discord refuses DISCORD_CLIENT_SECRET, so nobody can sign in there: copy it again from the application's OAuth2 page"
                );
            }
            return Err(NoPerson::Unavailable);
        }
        if status.is_client_error() {
            tracing::info!(%status, "Discord refuses a code of its sign-in");
            return Err(NoPerson::Refused);
        }
        tracing::warn!(%status, "Discord does not answer about a code of its sign-in");
        Err(NoPerson::Unavailable)
    }

    /// Stops all requests for the pause for which Discord asks, in the body of its answer or in its
    /// header `after`, in seconds. The limit of one person stops nobody else: they may use it up
    /// themselves. An answer that is no JSON comes from what protects Discord, and counts for all.
    fn heed_limit(&self, body: &Value, after: Option<f64>, counted_for: CountedFor) {
        let said = body["retry_after"].as_f64();
        if counted_for == CountedFor::Person && said.is_some() {
            tracing::info!("Discord limits what is asked for one person who signs in");
            return;
        }
        let pause = said.or(after).and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        tracing::warn!(?pause, "Discord wants no codes of its sign-in for a while");
        self.state.pace.shut(self.clock.steady(), pause);
    }
}

/// Returns true if a text has the form of a code. Discord is not asked about others.
fn may_be_code(text: &str) -> bool {
    let fits = |letter: u8| letter.is_ascii_alphanumeric() || b"-._~".contains(&letter);
    (1..=LONGEST_CODE).contains(&text.len()) && text.bytes().all(fits)
}
