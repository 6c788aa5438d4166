//! What a newcomer asks for: how to play, the rules, and what there is.

use super::command::{Command, choice};
use crate::show::pages::start;
use crate::texts::TOPICS;

/// `/learn`.
pub const LEARN: Command = Command::typed("learn", &[choice("topic", || TOPICS.to_vec())], |asked| {
    Box::pin(async move {
        match asked.choice("topic", &TOPICS) {
            Some(topic) => asked.request.topic(topic).await,
            None => asked.request.learn().await,
        }
    })
});

/// `/help`.
pub const HELP: Command =
    Command::typed("help", &[], |asked| Box::pin(async move { Ok(start::help(asked.request.texts)) }));
