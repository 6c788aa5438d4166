//! What a newcomer asks for: how to play, the rules, and what there is.

use super::command::{Command, choice};
use crate::discord::doing::games;
use crate::discord::doing::learn;
use crate::show::pages::start;
use crate::texts::TOPICS;

/// `/learn`.
pub const LEARN: Command = Command::typed("learn", &[choice("topic", || TOPICS.to_vec())], |input| {
    Box::pin(async move {
        match input.choice("topic", &TOPICS) {
            Some(topic) => games::topic(&input.request, topic).await,
            None => learn::learn(&input.request).await,
        }
    })
});

/// `/help`.
pub const HELP: Command =
    Command::typed("help", &[], |input| Box::pin(async move { Ok(start::help(input.request.texts)) }));
