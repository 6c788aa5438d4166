//! Flags and environment end here as types.

use std::fmt;
use std::num::NonZero;

/// A secret whose `Debug` and `Display` print nothing of it.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Keeps a secret.
    pub fn new(secret: impl Into<String>) -> Secret {
        Secret(secret.into())
    }

    /// The secret itself, for the one place that needs it.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

/// How to reach Discord.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Discord {
    /// The bot's token.
    pub token: Secret,
    /// Where requests go instead of to Discord, without a slash at the end: a proxy, or the sandbox.
    pub api_base: Option<String>,
    /// Whether plain messages in game threads are read, which needs a privileged intent.
    pub message_content: bool,
    /// How many thoughts of the opponent there are at once, at least one.
    pub thoughts: usize,
}

/// Why a configuration cannot be used, as the one line to print.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ConfigError {
    /// No token.
    #[error(
        "DISCORD_TOKEN is not set: copy the token from your application's Bot page, or try `murus sandbox` without one"
    )]
    NoToken,
    /// Something that cannot be a token.
    #[error("DISCORD_TOKEN is not a token: copy it again from your application's Bot page")]
    BadToken,
    /// An API base that is no address.
    #[error("DISCORD_API_BASE must be an address such as http://127.0.0.1:8080, without a path")]
    BadApiBase,
    /// A database that we do not speak.
    #[error("DATABASE_URL must begin with sqlite: or postgres:")]
    BadDatabase,
}

impl Discord {
    /// Checks what was given by flags and environment. One processor is left to those who answer people.
    pub fn new(token: Option<String>, api_base: Option<String>, message_content: bool) -> Result<Discord, ConfigError> {
        let token = token.unwrap_or_default().trim().trim_start_matches("Bot ").to_owned();
        if token.is_empty() {
            return Err(ConfigError::NoToken);
        }
        if !token.chars().all(|c| c.is_ascii_graphic()) || token.split('.').count() != 3 {
            return Err(ConfigError::BadToken);
        }
        let api_base =
            api_base.map(|base| base.trim().trim_end_matches('/').to_owned()).filter(|base| !base.is_empty());
        if let Some(base) = &api_base {
            let rest = base.strip_prefix("http://").or_else(|| base.strip_prefix("https://"));
            if rest.is_none_or(|rest| rest.is_empty() || rest.contains('/')) {
                return Err(ConfigError::BadApiBase);
            }
        }
        let processors = std::thread::available_parallelism().map_or(1, NonZero::get);
        let thoughts = processors.saturating_sub(1).max(1);
        Ok(Discord { token: Secret::new(token), api_base, message_content, thoughts })
    }
}

/// Checks a database address.
pub fn database(url: &str) -> Result<&str, ConfigError> {
    let known = ["sqlite:", "postgres:", "postgresql:"].iter().any(|scheme| url.starts_with(scheme));
    if known { Ok(url) } else { Err(ConfigError::BadDatabase) }
}
