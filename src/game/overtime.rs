//! A clock that ran out in a game of two people: the other player takes the win, or lets it go
//! once.

use super::action::{Action, GameRefusal};
use super::chair::Chair;
use super::event::{Event, EventKind, Offer};
use super::state::Game;
use super::time::TimeControl;
use super::timestamp::{Millis, Timestamp};

/// The time after the end of a clock within which the other player is asked. If it ends unnoticed
/// for longer, the game ends.
const PUNCTUAL: Millis = Millis::from_mins(10);

impl Game {
    /// Fails if the other player decides about a timeout and this action has to wait for that.
    pub(super) fn require_decided(&self, action: &Action) -> Result<(), GameRefusal> {
        let waits = match action {
            Action::Agree | Action::Claim | Action::Timeout | Action::Resign | Action::Stop => {
                false
            }
            Action::Leave(_) | Action::Back | Action::Settle(_) => false,
            Action::Unrate | Action::Annul => false,
            Action::Move(_) | Action::Swap | Action::Abort | Action::Offer(_) => true,
            Action::Decline | Action::Takeback { .. } | Action::Give(_) => true,
            Action::Save(_) | Action::Remind | Action::Wait | Action::Adopt(_) => true,
        };
        match self.undecided().filter(|_| waits) {
            Some(undecided) => Err(GameRefusal::Undecided(undecided)),
            None => Ok(()),
        }
    }

    /// Checks that the other player may be asked now about the timeout of the player to move. Fails
    /// unless two people play with a clock, the timeout is a loss and has just happened, nothing is
    /// offered, and it is the first such question of the game.
    pub fn may_ask_for_time(&self, chair: Chair, now: Timestamp) -> Result<(), GameRefusal> {
        let asked = |event: &Event| event.kind == EventKind::Offer(Offer::Time);
        let two = self.chairs.len() == 2 && self.chairs.chairs().all(|chair| self.is_in(chair));
        let ended = self.clock_end().filter(|_| self.to_move() == Some(chair));
        match ended {
            _ if !two || self.terms.time == TimeControl::None => Err(GameRefusal::NobodyWaits),
            _ if !self.ends_with_a_loss() => Err(GameRefusal::NobodyWaits),
            _ if self.pending.is_some() || self.events.iter().any(asked) => {
                Err(GameRefusal::Offered)
            }
            Some(ended) if now >= ended + PUNCTUAL => Err(GameRefusal::OutOfTime),
            Some(ended) if now >= ended => Ok(()),
            _ => Err(GameRefusal::InTime),
        }
    }

    /// Returns true if with this event a player let the other's timeout go.
    pub fn let_go(&self, event: &Event) -> bool {
        event.kind == EventKind::Agree
            && self
                .settled
                .iter()
                .any(|settled| settled.seq == event.seq && settled.offer.offer == Offer::Time)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may fail")]
mod tests {
    use murus_gallicus::{Reason, Variant};

    use super::super::{
        Actor, Cause, DAY, GameId, Holder, NOON, PlayerId, Terms, TimeControl, Undecided,
    };
    use super::*;

    const ANN: Chair = Chair::FIRST;
    const BOB: Chair = Chair::SECOND;

    fn act(
        game: &mut Game,
        action: Action,
        chair: Chair,
        now: Timestamp,
    ) -> Result<Event, GameRefusal> {
        let cause = Cause::Asked(format!("press {}", game.seq()));
        game.apply_action(action, Actor::Chair(chair), None, now, &cause)
    }

    fn move_once(game: &mut Game, chair: Chair, now: Timestamp) -> Result<Event, GameRefusal> {
        let m = game.position().moves()[0];
        act(game, Action::Move(m), chair, now)
    }

    /// A game in which both have moved and the first is to move.
    fn begun(time: TimeControl) -> Game {
        let chairs = [1, 2].map(|n| Holder::Player(PlayerId(n))).to_vec();
        let terms = Terms { time, ..Terms::usual_for(Variant::STANDARD) };
        let mut game = Game::new(GameId(1), "k3f9".to_owned(), terms, chairs, NOON);
        for chair in [ANN, BOB] {
            move_once(&mut game, chair, NOON).unwrap();
        }
        game
    }

    #[test]
    fn a_timeout_is_let_go_once() {
        for (time, first, again) in [
            (TimeControl::Turn { days: 2 }, 2 * DAY, 2 * DAY),
            (TimeControl::Bank { start: 3, increment: 1, cap: 5 }, 4 * DAY, DAY),
        ] {
            let mut game = begun(time);
            let ask = Action::Offer(Offer::Time);
            let late = NOON + first;
            let early = late - Millis::ONE;
            assert_eq!(act(&mut game, ask.clone(), ANN, early), Err(GameRefusal::InTime));
            assert_eq!(
                act(&mut game.clone(), ask.clone(), ANN, late + PUNCTUAL),
                Err(GameRefusal::OutOfTime),
                "nobody noticed it in time"
            );
            act(&mut game, ask.clone(), ANN, late).unwrap();
            let undecided = Undecided { late: ANN, until: late + DAY };
            assert_eq!(game.undecided(), Some(undecided));
            assert_eq!((game.deadline(), game.clock_end()), (Some(undecided.until), None));
            let refused = GameRefusal::Undecided(undecided);
            assert_eq!(move_once(&mut game, ANN, late), Err(refused.clone()));
            assert_eq!(act(&mut game, Action::Decline, BOB, late), Err(refused.clone()));
            assert_eq!(act(&mut game, Action::Offer(Offer::Draw), BOB, late), Err(refused.clone()));
            assert_eq!(act(&mut game, Action::Give(DAY), BOB, late), Err(refused));
            assert_eq!(act(&mut game, Action::Agree, ANN, late), Err(GameRefusal::OwnOffer));
            assert_eq!(act(&mut game, Action::Claim, ANN, late), Err(GameRefusal::NotHeld));
            assert_eq!(act(&mut game, Action::Timeout, ANN, late), Err(GameRefusal::InTime));
            let mut won = game.clone();
            act(&mut won, Action::Claim, BOB, late).unwrap();
            assert_eq!(won.outcome().unwrap().reason, Reason::Timeout);
            let mut lost = game.clone();
            act(&mut lost, Action::Timeout, ANN, undecided.until).unwrap();
            assert_eq!(lost.outcome().unwrap().reason, Reason::Timeout);
            let agreed = act(&mut game, Action::Agree, BOB, late + DAY / 2).unwrap();
            assert!(game.let_go(&agreed) && game.undecided().is_none());
            assert_eq!(game.deadline(), Some(late + DAY / 2 + again));
            assert_eq!((game.turn_seq(), game.to_move()), (agreed.seq, Some(ANN)));
            let late = late + DAY / 2 + again;
            assert_eq!(act(&mut game, ask, ANN, late), Err(GameRefusal::Offered), "once");
            act(&mut game, Action::Timeout, ANN, late).unwrap();
        }
    }
}
