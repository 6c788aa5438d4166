//! The limits in a `go` command.

use std::collections::HashMap;
use std::time::Duration;

/// The divisor of the remaining time that gives the time for one move.
const MOVES_TO_GO: u64 = 25;
/// The longest search, in milliseconds, if its only limit is a depth or a mate, which may take any
/// time.
const PATIENCE: u64 = 600_000;
/// The longest time that is accepted, in milliseconds.
const LONGEST: u64 = u32::MAX as u64;

/// The words that take a number, each with the largest number accepted.
const NUMBERS: &[(&str, u64)] = &[
    ("movetime", LONGEST),
    ("nodes", u64::MAX),
    ("depth", u32::MAX as u64),
    ("mate", u32::MAX as u64 / 2),
    ("p1time", LONGEST),
    ("p2time", LONGEST),
    ("p1inc", LONGEST),
    ("p2inc", LONGEST),
];

/// The limits of one search. `None` means no limit.
#[derive(Default)]
pub(super) struct GoLimits {
    pub time: Option<Duration>,
    pub nodes: Option<u64>,
    pub depth: Option<u32>,
    /// The number of moves of its own within which the side to move must win.
    pub mate: Option<u32>,
}

impl GoLimits {
    /// Reads the limits. `first_to_move` says which player's clock counts. Fails with the reason
    /// why a word is refused.
    pub fn read(words: &[&str], first_to_move: bool) -> Result<GoLimits, String> {
        let mut said = HashMap::new();
        let mut infinite = false;
        let mut words = words.iter().copied();
        while let Some(word) = words.next() {
            if word == "infinite" {
                infinite = true;
                continue;
            }
            let known = NUMBERS.iter().find(|(name, _)| *name == word);
            let (name, most) = known.ok_or_else(|| format!("go {word} is not understood"))?;
            let text = words.next().unwrap_or("nothing");
            let number = text.parse().ok().filter(|number| number <= most);
            said.insert(
                *name,
                number.ok_or_else(|| {
                    format!("go {name} takes a number from 0 to {most}, not {text}")
                })?,
            );
        }
        let value = |name: &str| said.get(name).copied();
        let mine = if first_to_move { ("p1time", "p1inc") } else { ("p2time", "p2inc") };
        let clock = value(mine.0)
            .map(|left| (left / MOVES_TO_GO + value(mine.1).unwrap_or(0) * 3 / 4).min(left / 2));
        let far = !infinite
            && ["depth", "mate"].into_iter().any(|name| value(name).is_some())
            && value("nodes").is_none();
        let time = value("movetime").or(clock).or(far.then_some(PATIENCE));
        Ok(GoLimits {
            time: time.map(Duration::from_millis),
            nodes: value("nodes"),
            depth: value("depth").and_then(|depth| depth.try_into().ok()),
            mate: value("mate").and_then(|moves| moves.try_into().ok()),
        })
    }

    /// Returns true if only the command `stop` ends the search.
    pub fn is_endless(&self) -> bool {
        self.time.is_none() && self.nodes.is_none() && self.depth.is_none() && self.mate.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_infinite_or_no_limit_is_endless() {
        for (words, time, endless) in [
            ("", None, true),
            ("infinite", None, true),
            ("depth 60", Some(PATIENCE), false),
            ("mate 60", Some(PATIENCE), false),
            ("infinite depth 60", None, false),
            ("mate 60 nodes 5", None, false),
            ("depth 9 movetime 20", Some(20), false),
            ("p1time 1000", Some(40), false),
        ] {
            let limits = GoLimits::read(&words.split_whitespace().collect::<Vec<_>>(), true)
                .expect("understood");
            assert_eq!(
                (limits.time, limits.is_endless()),
                (time.map(Duration::from_millis), endless),
                "{words}"
            );
        }
    }
}
