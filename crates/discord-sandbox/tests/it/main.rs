//! The sandbox as a bot without a library sees it, and its page in a browser.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
#![expect(
    clippy::disallowed_methods,
    reason = "the environment says what a machine has for the tests"
)]

mod answering;
mod browser;
mod emoji;
mod gateway;
mod interactions;
mod layout;
mod left_out;
mod limits;
mod modals;
mod page;
mod plain;
mod refusals;
