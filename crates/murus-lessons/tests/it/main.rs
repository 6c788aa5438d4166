//! One integration binary: lessons, puzzles, and what a review teaches.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod books;
mod goals;
mod lessons;
mod reviews;
mod words;
