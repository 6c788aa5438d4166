//! Settings of a game that is not begun yet: of a challenge, of a duel of our opponent with itself,
//! or of a game against our opponent. The custom ids of the form or page hold all of them, so that
//! a person can continue at any time.

use murus_engine::Level;
use murus_gallicus::{Seat, Variant};

use crate::game::TimeControl;
use crate::ids::UserId;

/// The settings of a challenge that is not sent yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The variant of the game.
    pub variant: Variant,
    /// The time control.
    pub time: TimeControl,
    /// True if the game counts for ratings, where it can; `None` for the usual choice.
    pub rated: Option<bool>,
    /// The people who are invited. If empty, anyone may accept the challenge.
    pub people: Vec<UserId>,
}

impl Draft {
    /// The most people who can be invited: as many as the largest variant has other seats.
    pub const MOST_PEOPLE: usize = 3;

    /// The words for [`Draft::rated`] in custom ids. The first means the usual choice.
    pub const RATED: [(&str, Option<bool>); 3] =
        [("usual", None), ("rated", Some(true)), ("free", Some(false))];

    /// Returns an open challenge to a standard game with the usual clock.
    pub fn usual() -> Draft {
        let (variant, time) = (Variant::STANDARD, TimeControl::USUAL);
        Draft { variant, time, rated: None, people: Vec::new() }
    }

    /// Reads a word of [`Draft::RATED`]. Returns `None`, the usual choice, for any other word.
    pub fn read_rated(word: &str) -> Option<bool> {
        Draft::RATED.iter().find(|(known, _)| *known == word).and_then(|&(_, rated)| rated)
    }

    /// Returns the draft as the text in a custom id: variant, time control, rated, people.
    pub fn write(&self) -> String {
        let known = Draft::RATED.iter().find(|(_, rated)| *rated == self.rated);
        let rated = known.map_or(Draft::RATED[0].0, |(word, _)| word);
        let people: Vec<String> = self.people.iter().map(|id| shorten_id(id.0)).collect();
        format!("{}.{}.{rated}.{}", self.variant, self.time, people.join("."))
    }

    /// Reads a draft from the text in a custom id. Returns `None` if the text is malformed or names
    /// more than [`Draft::MOST_PEOPLE`] people.
    pub fn read(text: &str) -> Option<Draft> {
        let mut parts = text.split('.');
        let variant = parts.next()?.parse().ok()?;
        let time = parts.next()?.parse().ok()?;
        let word = parts.next()?;
        let (_, rated) = *Draft::RATED.iter().find(|(known, _)| *known == word)?;
        let people = parts.filter(|id| !id.is_empty()).map(|id| UserId::read(id, 36));
        let draft = Draft { variant, time, rated, people: people.collect::<Option<_>>()? };
        (draft.people.len() <= Draft::MOST_PEOPLE).then_some(draft)
    }
}

/// The settings of a game in which our opponent plays both sides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Duel {
    /// The name of the level at which our opponent plays the Romans.
    pub romans: &'static str,
    /// The name of the level at which our opponent plays the Gauls.
    pub gauls: &'static str,
    /// The variant of the game.
    pub variant: Variant,
}

impl Duel {
    /// Sets the level of the Romans. Changes nothing if no level has this name.
    pub fn with_romans(self, level: &str) -> Duel {
        Duel { romans: find_level(level).unwrap_or(self.romans), ..self }
    }

    /// Sets the level of the Gauls. Changes nothing if no level has this name.
    pub fn with_gauls(self, level: &str) -> Duel {
        Duel { gauls: find_level(level).unwrap_or(self.gauls), ..self }
    }

    /// Returns the duel as the text in a custom id: the Romans' level, the Gauls' level and the
    /// variant, with dots between.
    pub fn write(&self) -> String {
        format!("{}.{}.{}", self.romans, self.gauls, self.variant)
    }

    /// Reads a duel from the text in a custom id. Returns `None` if the text is malformed, or names
    /// an unknown level or variant.
    pub fn read(text: &str) -> Option<Duel> {
        let (romans, rest) = text.split_once('.')?;
        let (gauls, variant) = rest.split_once('.')?;
        let variant = variant.parse().ok()?;
        Some(Duel { romans: find_level(romans)?, gauls: find_level(gauls)?, variant })
    }
}

/// Finds the level with this name, and returns the name. `None` if there is none.
fn find_level(name: &str) -> Option<&'static str> {
    Level::find(name).map(|level| level.name)
}

/// The settings of a person's game against our opponent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bout {
    /// The name of our opponent's level.
    pub level: &'static str,
    /// The variant of the game.
    pub variant: Variant,
    /// The side that the person wants; `None` leaves it to chance.
    pub side: Option<Seat>,
}

impl Bout {
    /// The word in a custom id for a side that is left to chance.
    const EITHER: &str = "either";

    /// Returns the game as the text in a custom id: level, variant and side, with dots between.
    pub fn write(&self) -> String {
        format!("{}.{}.{}", self.level, self.variant, self.side.map_or(Bout::EITHER, Seat::word))
    }

    /// Reads a game from the text in a custom id. Returns `None` if the text is malformed, or names
    /// an unknown level, variant or side.
    pub fn read(text: &str) -> Option<Bout> {
        let (level, rest) = text.split_once('.')?;
        let (variant, side) = rest.split_once('.')?;
        let side = match side {
            Bout::EITHER => None,
            word => Some(Seat::from_word(word)?),
        };
        let variant = variant.parse().ok()?;
        Some(Bout { level: Level::find(level)?.name, variant, side })
    }
}

/// Returns an id in base 36. A custom id has room for three ids in this form.
fn shorten_id(mut id: u64) -> String {
    let mut digits = Vec::new();
    loop {
        digits.extend(char::from_digit((id % 36) as u32, 36));
        id /= 36;
        if id == 0 {
            return digits.into_iter().rev().collect();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draft_reads_as_it_is_written() {
        let draft = |variant: &str, people: &[u64]| Draft {
            variant: variant.parse().unwrap_or(Variant::STANDARD),
            time: TimeControl::USUAL,
            rated: None,
            people: people.iter().copied().map(UserId).collect(),
        };
        for draft in [
            draft("standard", &[]),
            draft("advanced+balanced+escape+houdini@9x9", &[u64::MAX]),
            draft("escape@8x8-four", &[u64::MAX, u64::MAX - 1, u64::MAX - 2]),
        ] {
            let text = draft.write();
            assert!("1:0:0:ask-variant:".len() + text.len() <= 100, "{text}");
            assert_eq!(Draft::read(&text), Some(draft.clone()));
            for rated in [Some(true), Some(false)] {
                let chosen = Draft { rated, ..draft.clone() };
                assert_eq!(Draft::read(&chosen.write()), Some(chosen));
            }
        }
        for foreign in [
            "",
            "standard",
            "standard.3d.maybe.",
            "standard.3d.rated.1.2.3.4",
            "standard.3d.rated.-",
            "standard.3d.rated.0",
        ] {
            assert_eq!(Draft::read(foreign), None, "{foreign}");
        }
    }

    #[test]
    fn a_duel_reads_as_it_is_written() {
        let duel = Duel {
            romans: "Centurion",
            gauls: "Legionary",
            variant: "advanced+escape+houdini@8x8-two".parse().unwrap_or(Variant::STANDARD),
        };
        let text = duel.write();
        assert!("1:0:0:duel-romans:".len() + text.len() <= 100, "{text}");
        assert_eq!(Duel::read(&text), Some(duel.clone()));
        assert_eq!(duel.clone().with_gauls("Caesar"), Duel { gauls: "Caesar", ..duel.clone() });
        assert_eq!(duel.clone().with_romans("Tiro"), Duel { romans: "Tiro", ..duel.clone() });
        assert_eq!(duel.clone().with_romans("Nobody").with_gauls("Nobody"), duel);
        for foreign in ["", "Tiro", "Tiro.Tiro", "Tiro.Nobody.standard", "Tiro.Tiro.nothing"] {
            assert_eq!(Duel::read(foreign), None, "{foreign}");
        }
    }

    #[test]
    fn a_bout_reads_as_it_is_written() {
        let variant = "advanced+balanced+escape+houdini@9x9".parse().unwrap_or(Variant::STANDARD);
        for side in [None, Some(Seat::Romans), Some(Seat::Britons)] {
            let bout = Bout { level: "Centurion", variant, side };
            let text = bout.write();
            assert!("1:0:0:against-as:".len() + text.len() <= 100, "{text}");
            assert_eq!(Bout::read(&text), Some(bout));
        }
        for foreign in ["", "Tiro", "Tiro.standard", "Nobody.standard.gauls", "Tiro.standard.both"]
        {
            assert_eq!(Bout::read(foreign), None, "{foreign}");
        }
    }
}
