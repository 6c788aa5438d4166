//! One integration binary: golden pictures, films, charts and themes.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
#![expect(clippy::disallowed_methods, reason = "a variable asks to rewrite the golden pictures")]

mod pictures;
mod words;
