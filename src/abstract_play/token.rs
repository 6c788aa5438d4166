//! The token with which this program posts moves, from the site's OAuth server.

use reqwest::{Client, StatusCode};
use serde::Deserialize;
use tokio::sync::Mutex;

use crate::clock::Clock;
use crate::config::{AbstractPlay, Secret};
use crate::game::{Millis, Timestamp};

/// The time before the end of a token at which a new one is asked for.
const EARLY: Millis = Millis::from_mins(1);

/// The lifetime of a token whose answer names none, in seconds.
const USUAL: i64 = 3600;

/// The form by which a token is asked for.
const FORM: &str = "application/x-www-form-urlencoded";

/// Keeps one token until shortly before its end.
#[derive(Default)]
pub struct TokenKeeper(Mutex<Option<KeptToken>>);

struct KeptToken {
    token: Secret,
    until: Timestamp,
}

#[derive(Deserialize)]
struct GivenToken {
    access_token: String,
    expires_in: Option<i64>,
}

impl TokenKeeper {
    /// Returns a token that is valid now. Asks the server for one if there is none, or if the kept
    /// one is `refused`. Fails with the reason, which holds no secret.
    pub async fn find_token(
        &self,
        http: &Client,
        settings: &AbstractPlay,
        clock: &Clock,
        refused: Option<&Secret>,
    ) -> Result<Secret, String> {
        // Others wait meanwhile, so that one token is asked for.
        let mut kept = self.0.lock().await;
        let now = clock.now();
        if let Some(kept) = kept.as_ref()
            && kept.until > now
            && refused != Some(&kept.token)
        {
            return Ok(kept.token.clone());
        }
        *kept = None;
        let given = ask_for_token(http, settings).await?;
        let lasts = Millis::from_secs(given.expires_in.unwrap_or(USUAL).clamp(0, 24 * USUAL));
        let token = Secret::new(given.access_token);
        *kept = Some(KeptToken { token: token.clone(), until: now + lasts - EARLY });
        Ok(token)
    }
}

async fn ask_for_token(http: &Client, settings: &AbstractPlay) -> Result<GivenToken, String> {
    let form = url::form_urlencoded::Serializer::new(String::new())
        .append_pair("grant_type", "client_credentials")
        .append_pair("client_id", &settings.client)
        .append_pair("client_secret", settings.secret.reveal())
        .append_pair("scope", &settings.scope)
        .finish();
    let asked = http.post(settings.token_url.clone()).header("content-type", FORM).body(form);
    let failed = |error: reqwest::Error| format!("token: {}", error.without_url());
    let response = asked.send().await.map_err(failed)?;
    match response.status() {
        StatusCode::OK => response.json().await.map_err(failed),
        status => Err(format!("token: {status}")),
    }
}
