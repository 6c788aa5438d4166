//! How strong people are, and how games end.

use super::command::{SlashCommand, choice, flag, person};
use crate::answers::people::profile;
use crate::game::Pool;
use crate::ids::UserId;
use crate::show::pages::profile::murus;

/// `/profile`.
pub const PROFILE: SlashCommand = SlashCommand::typed("profile", &[person("person")], |input| {
    Box::pin(async move {
        let request = &input.request;
        match input.person("person") {
            Some(person) if input.is_us(person) => Ok(murus(request.texts)),
            Some(person) => profile::profile(request, UserId(person.id.get())).await,
            None => profile::profile(request, request.caller.discord).await,
        }
    })
});

/// `/leaderboard`.
pub const LEADERBOARD: SlashCommand =
    SlashCommand::typed("leaderboard", &[choice("pool", pools), flag("everywhere")], |input| {
        let pool =
            input.choice("pool", &pools()).and_then(Pool::from_word).unwrap_or(Pool::Standard);
        Box::pin(profile::leaderboard(
            &input.request,
            pool,
            input.flag("everywhere").unwrap_or(false),
        ))
    });

/// `/statistics`.
pub const STATISTICS: SlashCommand =
    SlashCommand::typed("statistics", &[], |input| Box::pin(profile::statistics(&input.request)));

fn pools() -> Vec<&'static str> {
    Pool::WORDS.iter().map(|(_, word)| *word).collect()
}
