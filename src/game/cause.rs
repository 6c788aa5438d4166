//! Why an event happened, so that what asks for it a second time finds it.

use std::fmt;

use murus_gallicus::words::words;

use super::ids::{GameId, Seq};

/// The source of an event. No two events have the same cause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A person asked for it: the id of the Discord interaction or message.
    Asked(String),
    /// The event came by itself, in this game, as the event of this number or about the board of
    /// this number.
    Own(Own, GameId, Seq),
}

/// A source that is not a person's request for just this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Own {
    /// A move of the game that this one continues from.
    Given,
    /// A move that was planned.
    Plan,
    /// Time ran out.
    Timeout,
    /// A person is no longer in the game's server.
    Left,
    /// The opponent's turn.
    Bot,
    /// The facts of a person who takes a seat.
    Seat,
    /// The time zone of a player is new to the game.
    Zone,
    /// A person is away.
    Leave,
    /// A person is back.
    Back,
    /// A person had themselves deleted.
    Forget,
    /// A game was brought in.
    Import,
}

words!(Own {
    Given: "given",
    Plan: "plan",
    Timeout: "timeout",
    Left: "left",
    Bot: "bot",
    Seat: "seat",
    Zone: "zone",
    Leave: "leave",
    Back: "back",
    Forget: "forget",
    Import: "import",
});

impl Cause {
    /// Reads a stored cause. A text that is not written as one of our own is what was asked for.
    pub fn read(text: &str) -> Cause {
        let own = || {
            let mut parts = text.split(':');
            let why = parts.next()?;
            let game = parts.next()?;
            let n = parts.next()?;
            let own =
                Cause::Own(Own::from_word(why)?, GameId(game.parse().ok()?), Seq(n.parse().ok()?));
            parts.next().is_none().then_some(own)
        };
        own().unwrap_or_else(|| Cause::Asked(text.to_owned()))
    }
}

/// As it is stored: the id, or the word of the source with the game and the number, as
/// `plan:<game>:<number>`.
impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cause::Asked(id) => f.write_str(id),
            Cause::Own(why, game, n) => write!(f, "{}:{}:{n}", why.word(), game.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cause_reads_as_it_is_written() {
        let own = Own::WORDS.map(|(own, _)| Cause::Own(own, GameId(7), Seq(3)));
        for cause in own.into_iter().chain([Cause::Asked("1180".to_owned())]) {
            assert_eq!(Cause::read(&cause.to_string()), cause);
        }
        for asked in ["", "1180", "plan", "plan:7", "plan:7:x", "plan:7:3:1", "sim:4:2", "import:7"]
        {
            assert_eq!(Cause::read(asked), Cause::Asked(asked.to_owned()));
        }
    }
}
