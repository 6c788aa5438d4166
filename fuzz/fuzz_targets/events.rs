//! Every gateway event is handled or ignored; nothing panics. The bot is whole, with a database;
//! only its answers go nowhere.
//!
//! Input: an event as JSON.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::{fuzz_mutator, fuzz_target};
use murus_fuzz::{IsolatedBot, vary};

static BOT: LazyLock<IsolatedBot> = LazyLock::new(IsolatedBot::new);

fuzz_target!(|data: &[u8]| {
    let Some(event) = BOT.input(data) else { return };
    BOT.with(async |bot| bot.hear_event(&event).await);
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    vary(data, size, max_size, seed)
});
