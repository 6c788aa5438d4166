//! One integration binary.
#![allow(clippy::unwrap_used)]

mod rules;
