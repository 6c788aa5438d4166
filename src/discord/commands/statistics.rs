//! The commands that show ratings of people and results of games.

use super::command::{SlashCommand, choice, flag, person};
use crate::answers::people::profile;
use crate::game::Pool;
use crate::ids::UserId;
use crate::show::pages::profile::levels_page;

/// The command `/profile`.
pub const PROFILE: SlashCommand = SlashCommand::typed("profile", &[person("person")], |input| {
    Box::pin(async move {
        let request = &input.request;
        match input.person("person") {
            Some(person) if input.is_us(person) => Ok(levels_page(request.texts)),
            Some(person) => profile::show_profile(request, UserId(person.id.get())).await,
            None => profile::show_profile(request, request.caller.discord).await,
        }
    })
});

/// The command `/leaderboard`.
pub const LEADERBOARD: SlashCommand = SlashCommand::typed(
    "leaderboard",
    &[choice("pool", pool_words), flag("everywhere")],
    |input| {
        let pool =
            input.choice("pool", &pool_words()).and_then(Pool::from_word).unwrap_or(Pool::Standard);
        Box::pin(profile::show_leaderboard(
            &input.request,
            pool,
            input.flag("everywhere").unwrap_or(false),
        ))
    },
);

/// The command `/statistics`.
pub const STATISTICS: SlashCommand = SlashCommand::typed("statistics", &[], |input| {
    Box::pin(profile::show_statistics(&input.request))
});

fn pool_words() -> Vec<&'static str> {
    Pool::WORDS.iter().map(|(_, word)| *word).collect()
}
