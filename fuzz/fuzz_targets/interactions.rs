//! Every interaction is answered or rejected; nothing panics. The bot is whole, with a database;
//! only its answer goes nowhere.
//!
//! Input: an interaction as JSON; `{game}` and `{asked}` stand for the keys of a game and of a
//! challenge.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use murus_fuzz::{IsolatedBot, vary};

static BOT: LazyLock<IsolatedBot> = LazyLock::new(IsolatedBot::new);

fuzz_target!(|data: &[u8]| {
    let Some(interaction) = BOT.input(data) else { return };
    let event = format!(r#"{{"op":0,"s":1,"t":"INTERACTION_CREATE","d":{interaction}}}"#);
    BOT.with(async |bot| bot.hear_event(&event).await);
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    vary(data, size, max_size, seed)
});
