//! One integration binary: support, stories of what people live through, and checks of each room.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
#![expect(clippy::disallowed_methods, reason = "the environment says what a machine has for the tests")]

mod engine;
mod game;
mod invariants;
mod lab;
mod layers;
mod lessons;
mod letters;
mod load;
mod migrations;
mod operating;
mod page;
mod pictures;
mod plans;
mod progress;
mod prove;
mod ratings;
mod reviews;
mod rules;
mod sandbox;
mod simulate;
mod store;
mod stories;
mod support;
mod tactics;
mod texts;
mod ugi;
mod upgrade;
mod words;
