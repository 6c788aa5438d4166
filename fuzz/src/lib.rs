//! Shared by the targets: splitting an input into fields, mutating JSON, and a bot that takes it.

mod bot;
mod json;

use std::borrow::Cow;

use murus_gallicus::Variant;

pub use bot::{IsolatedBot, KEY};
pub use json::vary;

/// The fields of an input, separated by NUL. The last one holds the rest; missing ones are empty.
pub fn fields<const N: usize>(data: &[u8]) -> [&[u8]; N] {
    let mut fields = data.splitn(N, |&byte| byte == 0);
    std::array::from_fn(|_| fields.next().unwrap_or_default())
}

/// A field as a text.
pub fn text(field: &[u8]) -> Cow<'_, str> {
    String::from_utf8_lossy(field)
}

/// A field as a variant, if it is one.
pub fn variant(field: &[u8]) -> Option<Variant> {
    text(field).parse().ok()
}
