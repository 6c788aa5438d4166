//! Time controls: how long players may take. A deadline is computed from the events of the game
//! alone, so it cannot drift.

use std::fmt;
use std::str::FromStr;

use super::timestamp::Millis;

/// The time without a move after which a game without a time limit ends. In a rated game the player
/// to move loses.
pub const SILENCE: Millis = Millis::from_days(30);

/// A time control.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum TimeControl {
    /// No limit except [`SILENCE`].
    #[default]
    None,
    /// A number of days for each turn.
    Turn {
        /// The number of days.
        days: u8,
    },
    /// A stock of days for each player. It shrinks while the player is to move, and grows with each
    /// of their moves, up to a cap.
    Bank {
        /// The number of days at the start.
        start: u8,
        /// The number of days added with each move.
        increment: u8,
        /// The number of days that the stock never grows beyond.
        cap: u8,
    },
}

/// The time controls that players may choose, each after its name. The first one is the default.
pub const TIMES: &[(&str, TimeControl)] = &[
    ("bank", TimeControl::Bank { start: 3, increment: 1, cap: 5 }),
    ("slow", TimeControl::Bank { start: 7, increment: 2, cap: 14 }),
    ("turn-1", TimeControl::Turn { days: 1 }),
    ("turn-2", TimeControl::Turn { days: 2 }),
    ("turn-3", TimeControl::Turn { days: 3 }),
    ("turn-5", TimeControl::Turn { days: 5 }),
    ("turn-7", TimeControl::Turn { days: 7 }),
    ("turn-14", TimeControl::Turn { days: 14 }),
    ("none", TimeControl::None),
];

impl TimeControl {
    /// The default time control: a stock of 3 days, 1 more with each move, 5 at most.
    pub const USUAL: TimeControl = TIMES[0].1;

    /// The time control of [`TIMES`] with this name; `None` if there is none.
    pub fn from_name(name: &str) -> Option<TimeControl> {
        TIMES.iter().find(|(known, _)| *known == name).map(|&(_, time)| time)
    }

    /// The name of the time control in [`TIMES`]; `None` if it is not in that list.
    pub fn name(self) -> Option<&'static str> {
        TIMES.iter().find(|(_, known)| *known == self).map(|&(name, _)| name)
    }
}

/// Writes `none`, `3d` for three days a turn, or `3d+1d/5d` for a stock, its increment and its cap.
///
/// ```
/// use murus::game::TimeControl;
///
/// assert_eq!("3d+1d/5d".parse(), Ok(TimeControl::USUAL));
/// assert_eq!(TimeControl::Turn { days: 7 }.to_string(), "7d");
/// ```
impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::None => f.write_str("none"),
            TimeControl::Turn { days } => write!(f, "{days}d"),
            TimeControl::Bank { start, increment, cap } => {
                write!(f, "{start}d+{increment}d/{cap}d")
            }
        }
    }
}

/// The error for a text that is no time control, with the text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no time control")]
pub struct NoTime(pub String);

impl FromStr for TimeControl {
    type Err = NoTime;

    fn from_str(text: &str) -> Result<TimeControl, NoTime> {
        let days = |part: &str| part.strip_suffix('d')?.parse::<u8>().ok().filter(|days| *days > 0);
        let read = || {
            if text == "none" {
                return Some(TimeControl::None);
            }
            let Some((start, rest)) = text.split_once('+') else {
                return Some(TimeControl::Turn { days: days(text)? });
            };
            let (increment, cap) = rest.split_once('/')?;
            Some(TimeControl::Bank {
                start: days(start)?,
                increment: days(increment)?,
                cap: days(cap)?,
            })
        };
        read().ok_or_else(|| NoTime(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_time_control_reads_as_it_is_written() {
        for &(name, time) in TIMES {
            assert_eq!(time.to_string().parse(), Ok(time), "{name}");
            assert_eq!(TimeControl::from_name(name), Some(time));
            assert_eq!(time.name(), Some(name));
        }
        for wrong in ["", "3", "d", "0d", "3d+1d", "3d+/5d", "300d", "-1d", "3d+1d/5d/7d"] {
            assert_eq!(wrong.parse::<TimeControl>(), Err(NoTime(wrong.to_owned())));
        }
    }
}
