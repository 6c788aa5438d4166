//! How strong people are, and how games end.

use super::command::{Command, choice, flag, person};
use crate::game::Pool;
use crate::ids::UserId;
use crate::show::pages::profile::murus;

/// `/profile`.
pub const PROFILE: Command = Command::typed("profile", &[person("person")], |asked| {
    Box::pin(async move {
        let request = &asked.request;
        match asked.person("person") {
            Some(person) if asked.is_us(person) => Ok(murus(request.texts)),
            Some(person) => request.profile(UserId(person.id.get())).await,
            None => request.profile(request.caller.discord).await,
        }
    })
});

/// `/leaderboard`.
pub const LEADERBOARD: Command = Command::typed("leaderboard", &[choice("pool", pools), flag("everywhere")], |asked| {
    let pool = asked.choice("pool", &pools()).and_then(Pool::from_word).unwrap_or(Pool::Standard);
    Box::pin(asked.request.leaderboard(pool, asked.flag("everywhere").unwrap_or(false)))
});

/// `/statistics`.
pub const STATISTICS: Command = Command::typed("statistics", &[], |asked| Box::pin(asked.request.statistics()));

fn pools() -> Vec<&'static str> {
    Pool::WORDS.iter().map(|(_, word)| *word).collect()
}
