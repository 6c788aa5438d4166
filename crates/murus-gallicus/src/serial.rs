//! Serde for what is stored and sent: variants, seats, ends, positions and whole games. Everything
//! is written as the text that people read, and what is read is checked as people's texts are. A
//! move has no form of its own, because it is only meaningful in its position:
//! [`Position::write`](crate::Position::write) and [`Position::read`](crate::Position::read) are
//! its form.

use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::line::Line;
use super::outcome::{Outcome, Reason};
use super::position::Position;
use super::refusal::Refusal;
use super::seat::Seat;
use super::variant::Variant;

impl Serialize for Variant {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Variant {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Variant, D::Error> {
        Cow::<str>::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// Enums by their words.
macro_rules! by_words {
    ($($named:ident),+) => {$(
        impl Serialize for $named {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.word())
            }
        }

        impl<'de> Deserialize<'de> for $named {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$named, D::Error> {
                const KNOWN: [&str; $named::WORDS.len()] = {
                    let mut known = [""; $named::WORDS.len()];
                    let mut n = 0;
                    while n < known.len() {
                        known[n] = $named::WORDS[n].1;
                        n += 1;
                    }
                    known
                };
                let word = Cow::<str>::deserialize(from)?;
                $named::from_word(&word).ok_or_else(|| D::Error::unknown_variant(&word, &KNOWN))
            }
        }
    )+};
}

by_words!(Seat, Reason);

#[derive(Serialize, Deserialize)]
struct StoredOutcome {
    winner: Option<Seat>,
    reason: Reason,
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        StoredOutcome { winner: self.winner, reason: self.reason }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Outcome, D::Error> {
        let StoredOutcome { winner, reason } = StoredOutcome::deserialize(from)?;
        Ok(Outcome { winner, reason })
    }
}

#[derive(Serialize, Deserialize)]
struct StoredPosition<'a> {
    variant: Variant,
    position: Cow<'a, str>,
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let position = Cow::Owned(self.to_string());
        StoredPosition { variant: self.variant(), position }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Position, D::Error> {
        let StoredPosition { variant, position } = StoredPosition::deserialize(from)?;
        Position::parse(&position, variant).map_err(D::Error::custom)
    }
}

/// A game: its start, if that is not the variant's own, and the words of its entries.
#[derive(Serialize, Deserialize)]
struct StoredLine {
    variant: Variant,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    entries: Vec<String>,
}

impl Serialize for Line {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut line = self.after(0);
        let start = *line.position();
        let variant = start.variant();
        let mut entries = Vec::with_capacity(self.entries().len());
        for &entry in self.entries() {
            entries.push(line.word(entry));
            // An entry that was played once is playable again.
            let _ = line.play(entry);
        }
        let own = start == Position::start(variant);
        let start = (!own).then(|| start.to_string());
        StoredLine { variant, start, entries }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Line, D::Error> {
        let StoredLine { variant, start, entries } = StoredLine::deserialize(from)?;
        let start = start.map(|text| Position::parse(&text, variant)).transpose();
        let mut line =
            start.map_err(D::Error::custom)?.map_or_else(|| Line::new(variant), Line::from);
        for word in &entries {
            let entry = line.read_word(word).map_err(D::Error::custom)?;
            line.play(entry).map_err(|_| D::Error::custom(Refusal::Unreadable))?;
        }
        Ok(line)
    }
}
