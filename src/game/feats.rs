//! Which finished games count as wins and losses of their players.

use murus_engine::LEVELS;

use super::chair::Chair;
use super::{EventKind, Game, Holder, PlayerId};

impl Game {
    /// The fewest plies of a win that is a feat: both sides have made two moves.
    pub const FEAT_PLIES: usize = 4;

    /// The fewest plies of a game that counts although a person or a clock ended it: six moves of
    /// each side.
    pub const GIVEN_UP_PLIES: usize = 12;

    /// Returns true if the game was long enough for its result to count: at least
    /// [`Game::FEAT_PLIES`] plies if the rules decided it on the board, else at least
    /// [`Game::GIVEN_UP_PLIES`].
    pub fn is_played_out(&self) -> bool {
        let by_rules = self.outcome().is_some_and(|end| end.reason.is_by_rules());
        self.count_plies() >= if by_rules { Game::FEAT_PLIES } else { Game::GIVEN_UP_PLIES }
    }

    /// Returns true if a win of the game counts as a feat: it was played from the start, not from a
    /// position of another game, and was long enough.
    pub fn is_feat(&self) -> bool {
        let given =
            self.events().first().is_some_and(|event| matches!(event.kind, EventKind::Given(_)));
        !given && self.is_played_out()
    }

    /// Returns the chair of the person who won the game; `None` if no person did.
    pub fn won_by(&self) -> Option<Chair> {
        let winner = self.outcome()?.winner?;
        Some(self.chair_at(winner)).filter(|&chair| self.chairs[chair].as_player().is_some())
    }

    /// Returns the chair of the person who lost a game of two players. `None` if no person lost, if
    /// the game has more players, or if it was too short to count.
    pub fn lost_by(&self) -> Option<Chair> {
        let winner = self.outcome()?.winner.filter(|_| self.chairs.len() == 2)?;
        let winner = self.chair_at(winner);
        let mut losers = self.chairs.pairs().filter(|(chair, _)| *chair != winner);
        let (chair, _) = losers.find(|(_, holder)| holder.as_player().is_some())?;
        self.is_played_out().then_some(chair)
    }

    /// Returns the person who lost a game of two against a bot level; `None` in any other game, and
    /// if it was too short to count.
    pub fn lost_alone(&self) -> Option<PlayerId> {
        self.lost_by().and_then(|_| self.lone_player())
    }

    /// Returns the name of the bot level that a person played in a game of two; `None` in any other
    /// game.
    pub fn level_played(&self) -> Option<&str> {
        match self.chairs.as_slice() {
            [Holder::Player(_), Holder::Bot { level, .. }]
            | [Holder::Bot { level, .. }, Holder::Player(_)] => Some(level),
            _ => None,
        }
    }

    /// Returns the name of the level after the one that a person beat; `None` if no person beat a
    /// level, and after the strongest.
    pub fn next_level(&self) -> Option<&'static str> {
        let beaten = self.won_by().and_then(|_| self.level_played())?;
        LEVELS.iter().skip_while(|level| level.name != beaten).nth(1).map(|level| level.name)
    }
}
