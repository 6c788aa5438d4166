//! The failures of the Discord side, mostly while a person is being answered. Each is logged once.

use std::error::Error;

use serenity::all::StatusCode;
use serenity::http::HttpError;

use crate::answers::AnswerError;
use crate::store::StoreError;

/// Discord's code for a missing permission.
pub const NOT_PERMITTED: isize = 50_013;

/// Discord's code for an invalid request body.
pub const INVALID_FORM: isize = 50_035;

/// A failure of the bot, Discord or the database: not a mistake of the person.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The answer could not be made, because the database or a call to Discord failed.
    #[error(transparent)]
    Answer(#[from] AnswerError),
    /// Discord refused, or could not be reached.
    #[error("Discord: {0}")]
    Discord(#[source] Box<serenity::Error>),
    /// An answer, or a connection to the gateway, panicked. The log has the panic.
    #[error("something panicked")]
    Panicked,
    /// The bot cannot be set up, or Discord refuses its token or intents. Holds the line for the
    /// operator.
    #[error("{0}")]
    Setup(String),
}

impl Trouble {
    /// Returns the failure for a token that Discord refuses, with the operator's remedy.
    pub fn refused_token() -> Trouble {
        Trouble::Setup(
            "Discord refuses DISCORD_TOKEN: copy it again from the application's Bot page"
                .to_owned(),
        )
    }

    /// Returns the failure of the database if it caused this one, else `None`.
    pub fn store(&self) -> Option<&StoreError> {
        match self {
            Trouble::Answer(error) => error.store(),
            Trouble::Discord(_) | Trouble::Panicked | Trouble::Setup(_) => None,
        }
    }

    /// Returns true if only a change of the setup can help, not a retry.
    pub fn is_final(&self) -> bool {
        matches!(self, Trouble::Setup(_))
    }
}

/// Returns true if this failure means that Discord refuses the bot's token.
fn refuses_token(error: &serenity::Error) -> bool {
    match error {
        // An error with a code is about an expired interaction token.
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            response.status_code == StatusCode::UNAUTHORIZED && response.error.code == 0
        }
        _ => false,
    }
}

/// Removes the address from an error, because it may hold the token of an interaction, and errors
/// are logged.
fn without_url(error: serenity::Error) -> serenity::Error {
    match error {
        serenity::Error::Http(HttpError::Request(error)) => {
            HttpError::Request(error.without_url()).into()
        }
        error => error,
    }
}

impl From<serenity::Error> for Trouble {
    fn from(error: serenity::Error) -> Trouble {
        if refuses_token(&error) {
            Trouble::refused_token()
        } else {
            Trouble::Discord(Box::new(without_url(error)))
        }
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        Trouble::Answer(error.into())
    }
}

/// Returns Discord's code for an error: 0 if its answer has none, `None` if the error is not an
/// answer.
pub fn error_code(error: &serenity::Error) -> Option<isize> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            Some(response.error.code)
        }
        _ => None,
    }
}

/// Returns an error with the chain of its causes, on one line.
pub fn error_chain(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(deeper) = cause {
        let words = deeper.to_string();
        // Many errors end in the text of their cause.
        if !text.ends_with(&words) {
            text = format!("{}: {words}", text.trim_end_matches('.'));
        }
        cause = deeper.source();
    }
    text
}
