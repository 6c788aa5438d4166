//! What a legal game is: counts, games of another implementation, sentences of the rules, properties of every variant.

use murus::rules::{Position, Variant};

mod games;
mod perft;

/// A file of tests/data.
fn data(name: &str) -> String {
    let path = format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The variant of this string.
fn variant(text: &str) -> Variant {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The position of this string.
fn position(variant: Variant, text: &str) -> Position {
    Position::parse(text, variant).unwrap_or_else(|error| panic!("{variant}, {text}: {error}"))
}
