//! The game as each player sees it: departures from a game of more than two players, and each
//! player's result.

use murus_gallicus::{Entry, Reason, Seat, words};

use super::cause::{Cause, Own};
use super::chair::Chair;
use super::event::EventKind;
use super::ids::Seq;
use super::state::Game;

/// A player who is out of a game of more than two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Departure {
    /// The chair of the player.
    pub chair: Chair,
    /// The seat of the player.
    pub seat: Seat,
    /// The reason: the player resigned, ran out of time, or had no move left.
    pub reason: Reason,
}

/// The result of a game for one person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fared {
    /// The person won.
    Won,
    /// No player won, and the person was in the game until the end.
    Drawn,
    /// Another player won, or the person was already out when the others drew.
    Lost,
}

words!(Fared { Won: "won", Drawn: "drawn", Lost: "lost" });

impl Fared {
    /// Returns the result of the opponent in a game of two.
    pub fn turn(self) -> Fared {
        match self {
            Fared::Won => Fared::Lost,
            Fared::Drawn => Fared::Drawn,
            Fared::Lost => Fared::Won,
        }
    }
}

impl Game {
    /// Returns the result for the holder of a chair; `None` while the game runs, and if it was
    /// called off.
    pub fn result_for(&self, chair: Chair) -> Option<Fared> {
        let end = self.outcome().filter(|end| end.reason != Reason::Cancelled)?;
        Some(match end.winner {
            Some(seat) if self.chair_at(seat) == chair => Fared::Won,
            None if !self.is_out(chair) => Fared::Drawn,
            _ => Fared::Lost,
        })
    }

    /// Returns the chair of the player who no longer takes part in the contest of the game, if that
    /// ended it. `None` for all other games.
    pub fn withdrawn_chair(&self) -> Option<Chair> {
        let last = self.events().iter().rfind(|event| event.kind != EventKind::Annul)?;
        matches!(last.cause, Cause::Own(Own::Withdrawn, ..)).then_some(last.chair)
    }

    /// The players who were out of the game and came in again after the event `since`, because a
    /// move was taken back.
    pub fn list_returned(&self, since: Seq) -> impl Iterator<Item = Chair> + '_ {
        let fresh = self.returned.iter().filter(move |(seq, _)| *seq > since);
        fresh.map(|&(_, chair)| chair).filter(|&chair| !self.is_out(chair))
    }

    /// Returns the players who went out of a game of more than two players after the event `since`,
    /// in order. Empty for a game of two, which ends when a player leaves.
    pub fn list_departures(&self, since: Seq) -> Vec<Departure> {
        let entries = self.line.entries();
        let seats = self.variant().board().seats;
        if seats == 2 {
            return Vec::new();
        }
        let old = (0..entries.len()).take_while(|&n| self.seq_of_entry(n) <= since).count();
        let mut line = self.line.after(old);
        let mut gone = Vec::new();
        for &entry in &entries[old..] {
            let before = *line.position();
            // A move that was played once can be played again.
            let _ = line.play(entry);
            let reason = |seat| match entry {
                Entry::Resign(left) if left == seat => Reason::Resignation,
                Entry::Timeout(left) if left == seat => Reason::Timeout,
                _ => Reason::Stalemate,
            };
            // A person who cannot move is out only as the turn comes to them, after the person who
            // left.
            let turns =
                (0..seats).map(|after| Seat::ALL[(before.to_move().index() + after) % seats]);
            let fresh = turns.filter(|seat| line.position().is_out(*seat) && !before.is_out(*seat));
            let departure =
                |seat| Departure { chair: self.chair_at(seat), seat, reason: reason(seat) };
            let mut fresh: Vec<_> = fresh.map(departure).collect();
            fresh.sort_by_key(|departure| departure.reason == Reason::Stalemate);
            gone.append(&mut fresh);
        }
        gone
    }
}
