//! What comes of what a person does.

use serde::Serialize;
use serde_json::Value;

/// What came of it.
#[derive(Clone, Debug, Serialize, PartialEq)]
#[serde(tag = "answer", rename_all = "snake_case")]
pub enum Reaction {
    /// Done; the message or channel that it made.
    Done {
        /// Its id.
        id: String,
    },
    /// The bot answered with a message.
    Message {
        /// Its id.
        id: String,
    },
    /// The bot changed the message.
    Update {
        /// Its id.
        id: String,
    },
    /// The bot opened a modal.
    Modal {
        /// As the bot described it.
        modal: Value,
    },
    /// Completions.
    Choices {
        /// Each with name and value.
        choices: Vec<Value>,
    },
    /// The application did not respond.
    Silence,
}

/// What Discord's client does not let a person do.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{why}")]
pub struct Impossible {
    /// Why, in one sentence.
    pub why: String,
    /// The option or input that is at fault.
    pub field: Option<String>,
}

impl Impossible {
    /// The same, said of an option or input.
    pub(super) fn in_field(self, name: &str) -> Impossible {
        Impossible { field: Some(name.to_owned()), ..self }
    }
}

pub(super) fn impossible(why: impl Into<String>) -> Impossible {
    Impossible { why: why.into(), field: None }
}

/// An id.
pub(super) fn number(id: &str) -> Result<u64, Impossible> {
    id.parse().map_err(|_| impossible(format!("{id} is no id")))
}
