//! The cause of an event. A request that is repeated finds by it the event that it already caused.

use std::fmt;

use murus_gallicus::words;

use super::ids::{GameId, Seq};

/// The source of an event. No two events have the same cause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// A person's request: the id of the Discord interaction or message.
    Asked(String),
    /// The program's own act, in this game. The number is that of the event itself or of the board
    /// that it is about.
    Own(Own, GameId, Seq),
}

/// A source of events other than a person's direct request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Own {
    /// A move copied from the game that this game continues.
    Given,
    /// A conditional move that a player had planned.
    Plan,
    /// Time ran out.
    Timeout,
    /// Time ran out, and the other player is asked whether the game goes on.
    Asked,
    /// A vote ended.
    Vote,
    /// A person is no longer in the game's server.
    Left,
    /// A move of the computer opponent.
    Bot,
    /// A fact about a person who takes a seat, such as a running vacation.
    Seat,
    /// A player's new time zone.
    Zone,
    /// A person goes on vacation.
    Leave,
    /// A person comes back from vacation.
    Back,
    /// A person had their data deleted.
    Forget,
    /// The import of a game.
    Import,
    /// The time of a contest was up, and a win of the chair is proven.
    Proven,
    /// The time of a contest was up, and the engine judges the game as won for the chair.
    Judged,
    /// The time of a contest was up, and the engine sees no winner.
    Even,
    /// A player no longer takes part in the contest of the game.
    Withdrawn,
}

impl Own {
    /// Returns true if the game ended because the time of its contest was up.
    pub fn ends_season(self) -> bool {
        matches!(self, Own::Proven | Own::Judged | Own::Even)
    }
}

words!(Own {
    Given: "given",
    Plan: "plan",
    Timeout: "timeout",
    Asked: "asked",
    Vote: "vote",
    Left: "left",
    Bot: "bot",
    Seat: "seat",
    Zone: "zone",
    Leave: "leave",
    Back: "back",
    Forget: "forget",
    Import: "import",
    Proven: "proven",
    Judged: "judged",
    Even: "even",
    Withdrawn: "withdrawn",
});

impl Cause {
    /// Reads a stored cause. A text that is no [`Cause::Own`] becomes a [`Cause::Asked`].
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

/// Writes the stored form: the id of a request, or the word of the source with the game and the
/// number, as `plan:<game>:<number>`.
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
