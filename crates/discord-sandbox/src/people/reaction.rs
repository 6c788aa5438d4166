//! The result of an act.

use serde::Serialize;
use serde_json::Value;

/// The result of an act.
#[derive(Clone, Debug, Serialize, PartialEq)]
#[serde(tag = "answer", rename_all = "snake_case")]
pub enum Reaction {
    /// The act is done. It made a message or channel, or changed the person.
    Done {
        /// The id of the message, the channel or the person.
        id: String,
    },
    /// The bot answered with a message, whose content may come later.
    Message {
        /// The id of the message.
        id: String,
    },
    /// The bot updates the message of the component, now or later.
    Update {
        /// The id of the message.
        id: String,
    },
    /// The bot opened a modal.
    Modal {
        /// The modal as the bot sent it.
        modal: Value,
    },
    /// The bot answered with completions.
    Choices {
        /// The names and values of the completions.
        choices: Vec<Value>,
    },
    /// The application's Activity opens for the person.
    Launch,
    /// The bot did not answer in time.
    Silence,
}

/// An act that Discord's client does not allow.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{why}")]
pub struct Impossible {
    /// The reason, in one sentence.
    pub why: String,
    /// The name of the option or input at fault; `None` if it is none of them.
    pub field: Option<String>,
}

impl Impossible {
    /// Names the option or input at fault.
    pub(crate) fn in_field(self, name: &str) -> Impossible {
        Impossible { field: Some(name.to_owned()), ..self }
    }
}

pub(crate) fn impossible(why: impl Into<String>) -> Impossible {
    Impossible { why: why.into(), field: None }
}

/// Reads an id. Fails for a text that is no number.
pub(crate) fn number(id: &str) -> Result<u64, Impossible> {
    id.parse().map_err(|_| impossible(format!("{id} is no id")))
}
