//! What the targets share: how an input is taken apart, how one that is JSON is varied, and a bot that hears it.

mod bot;
mod json;

use std::borrow::Cow;

use murus_gallicus::rules::Variant;

pub use bot::{KEY, Tried};
pub use json::vary;

/// The fields of an input, parted by NUL: the last one has whatever is left, those that are missing are empty.
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
