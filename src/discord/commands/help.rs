//! What a newcomer asks for: how to play, the rules, and what there is.

use super::command::{Command, choice};
use crate::show::pages::start;
use crate::texts::TOPICS;

/// `/learn`.
pub const LEARN: Command = Command::typed("learn", &[choice("topic", || TOPICS.to_vec())], |input| {
    Box::pin(async move {
        match input.choice("topic", &TOPICS) {
            Some(topic) => input.request.topic(topic).await,
            None => input.request.learn().await,
        }
    })
});

/// `/help`.
pub const HELP: Command =
    Command::typed("help", &[], |input| Box::pin(async move { Ok(start::help(input.request.texts)) }));
