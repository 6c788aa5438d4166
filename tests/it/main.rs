//! One integration binary: support, stories that people live through, and checks of each room.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
#![expect(
    clippy::disallowed_methods,
    reason = "the environment says what a machine has for the tests"
)]

mod alts;
#[path = "../../crates/murus-gallicus/tests/it/rules/anywhere.rs"]
mod anywhere;
mod contributing;
mod deeds;
mod exchange;
mod game;
mod invariants;
mod layers;
mod lessons;
mod letters;
mod listing;
mod load;
mod migrations;
mod operating;
mod page;
mod plans;
mod ratings;
mod refusals;
mod sandbox;
mod schema;
mod simulate;
mod store;
mod stories;
mod support;
mod texts;
mod upgrade;
mod words;
