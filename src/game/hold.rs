//! Saved vacation days. They stop the clock of a player whose time has almost run out, one slice of
//! days at a time. This module says what the other players may do meanwhile.

use super::action::GameRefusal;
use super::chair::Chair;
use super::event::{Event, EventKind};
use super::ids::Seq;
use super::state::Game;
use super::time::TimeControl;
use super::timestamp::{DAY, Millis, Timestamp};
use super::vacation::{SHORT, SLICES};

/// The time in which the player to move may be reminded once.
pub const REMIND_AGAIN: Millis = DAY;

/// A slice of saved vacation days that stops the clock of the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hold {
    /// The chair that is to move.
    pub chair: Chair,
    /// The number of the event with which the slice of saved days began.
    pub seq: Seq,
    /// The time at which the slice of saved days ends.
    pub until: Timestamp,
    /// True if the slice is the last one and no other player gave time since, so that another
    /// player may claim the win.
    pub last: bool,
    /// The chair whose holder chose to let the game wait; `None` if no player did.
    pub waits: Option<Chair>,
}

impl Game {
    /// The slice of saved days that stops the clock of the player to move, even if the slice has
    /// run out by now. `None` if there is none, if that player is back, or if they are away by
    /// their own choice. In records of earlier versions a slice also stopped games with more than
    /// an hour left, or without a limit: `None` for those, too.
    pub fn current_hold(&self) -> Option<Hold> {
        let chair = self.to_move()?;
        let about = |event: &&Event| event.chair == chair && event.kind.is_about_absence();
        let begun =
            self.events().iter().rfind(about).filter(|event| event.seq > self.turn_seq())?;
        let EventKind::Saved(until) = begun.kind else { return None };
        let since =
            self.events().iter().filter(|event| event.seq > begun.seq && event.chair == chair);
        let gift = |event: &Event| {
            if let EventKind::Gift(given) = event.kind { given } else { Millis::ZERO }
        };
        let given: Millis = since.map(gift).sum();
        let left = self.clocks.allowance(chair)
            - self.away.counted_time(chair, self.clocks.turn_began(), begun.at);
        if self.terms.time == TimeControl::None || left - given > SHORT {
            return None;
        }
        let waits = self
            .events()
            .iter()
            .rfind(|event| event.seq > begun.seq && event.kind == EventKind::Wait);
        let last = self.list_slices(chair).count() >= SLICES.len() && given == Millis::ZERO;
        Some(Hold { chair, seq: begun.seq, until, last, waits: waits.map(|event| event.chair) })
    }

    /// Returns the slice of saved days to which another player's `chair` may respond now. Fails if
    /// no other player's clock is stopped now, or if `chair` is out of the game.
    fn find_hold(&self, chair: Chair, now: Timestamp) -> Result<Hold, GameRefusal> {
        let hold = self
            .current_hold()
            .filter(|hold| hold.chair != chair && now < hold.until && !self.is_out(chair));
        hold.ok_or(GameRefusal::NotHeld)
    }

    pub(super) fn may_remind(&self, chair: Chair, now: Timestamp) -> Result<(), GameRefusal> {
        self.find_hold(chair, now)?;
        let last = self.events().iter().rfind(|event| event.kind == EventKind::Remind);
        match last.map(|event| event.at + REMIND_AGAIN).filter(|again| *again > now) {
            Some(again) => Err(GameRefusal::Reminded(again)),
            None => Ok(()),
        }
    }

    pub(super) fn may_wait(&self, chair: Chair, now: Timestamp) -> Result<(), GameRefusal> {
        match self.find_hold(chair, now)? {
            Hold { waits: Some(_), until, .. } => Err(GameRefusal::Waits(until)),
            _ => Ok(()),
        }
    }

    /// Returns the chair that loses if `chair` claims the win now. Fails unless that other chair's
    /// clock has run out, or the last slice of saved days stops it.
    pub(super) fn may_claim(&self, chair: Chair, now: Timestamp) -> Result<Chair, GameRefusal> {
        if let Some(undecided) = self.undecided().filter(|undecided| undecided.late != chair) {
            return Ok(undecided.late);
        }
        let hold = self.find_hold(chair, now)?;
        if hold.last { Ok(hold.chair) } else { Err(GameRefusal::Held(hold.until)) }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may fail")]
mod tests {
    use murus_gallicus::Variant;

    use super::super::{
        Action, Actor, Cause, GameId, HOUR, Holder, NOON, PlayerId, Terms, TimeControl,
        VACATION_SHARE,
    };
    use super::*;

    const ANN: Chair = Chair::FIRST;
    const BOB: Chair = Chair::SECOND;

    /// A game in which both have moved and the first is to move.
    fn begun() -> Game {
        let chairs = [1, 2].map(|n| Holder::Player(PlayerId(n))).to_vec();
        let terms =
            Terms { time: TimeControl::Turn { days: 1 }, ..Terms::usual_for(Variant::STANDARD) };
        let mut game = Game::new(GameId(1), "k3f9".to_owned(), terms, chairs, NOON);
        for chair in [ANN, BOB] {
            assert_eq!(game.next_slice(chair), None, "no move, no saving");
            let m = game.position().moves()[0];
            act(&mut game, Action::Move(m), chair, NOON).unwrap();
        }
        game
    }

    fn act(
        game: &mut Game,
        action: Action,
        chair: Chair,
        now: Timestamp,
    ) -> Result<Event, GameRefusal> {
        let cause = Cause::Asked(format!("press {}", game.seq()));
        game.apply_action(action, Actor::Chair(chair), None, now, &cause)
    }

    #[test]
    fn saved_days_hold_a_clock_for_a_week_at_most() {
        let mut game = begun();
        let mut now = NOON + DAY - HOUR;
        let mut held = Millis::ZERO;
        while let Some(slice) = game.next_slice(ANN) {
            act(&mut game, Action::Save(now + slice), ANN, now).unwrap();
            assert_eq!(game.deadline(), Some(now + slice + HOUR), "an hour is left afterwards");
            (now, held) = (now + slice, held + slice);
        }
        assert_eq!(held, 7 * DAY);
        assert!(held < VACATION_SHARE);
        assert_eq!(act(&mut game, Action::Timeout, ANN, now), Err(GameRefusal::InTime));
        assert_eq!(
            act(&mut game, Action::Claim, BOB, now),
            Err(GameRefusal::NotHeld),
            "her last hour is hers"
        );
        act(&mut game, Action::Timeout, ANN, now + HOUR).unwrap();
    }

    #[test]
    fn the_other_reminds_once_a_day_lets_it_wait_and_claims_the_last_slice() {
        let mut game = begun();
        let mut now = NOON + DAY - HOUR;
        assert_eq!(act(&mut game, Action::Remind, BOB, now), Err(GameRefusal::NotHeld));
        for slice in SLICES {
            let until = now + slice;
            assert_eq!(
                act(&mut game, Action::Save(until), ANN, now).unwrap().kind,
                EventKind::Saved(until)
            );
            assert_eq!(
                act(&mut game, Action::Remind, ANN, now),
                Err(GameRefusal::NotHeld),
                "nobody reminds themselves"
            );
            act(&mut game, Action::Remind, BOB, now).unwrap();
            assert_eq!(
                act(&mut game, Action::Remind, BOB, now + Millis::ONE),
                Err(GameRefusal::Reminded(now + DAY))
            );
            assert_eq!(game.current_hold().unwrap().waits, None, "a new slice asks anew");
            act(&mut game, Action::Wait, BOB, now).unwrap();
            assert_eq!(game.current_hold().unwrap().waits, Some(BOB));
            assert_eq!(
                act(&mut game, Action::Wait, BOB, now),
                Err(GameRefusal::Waits(until)),
                "it waits once"
            );
            if slice != SLICES[3] || !game.current_hold().unwrap().last {
                assert_eq!(act(&mut game, Action::Claim, BOB, now), Err(GameRefusal::Held(until)));
            }
            now = until;
        }
        let mut back = game.clone();
        act(&mut back, Action::Back, ANN, now - Millis::ONE).unwrap();
        assert_eq!(
            act(&mut back, Action::Claim, BOB, now - Millis::ONE),
            Err(GameRefusal::NotHeld),
            "she is here again"
        );
        assert_eq!(
            act(&mut game, Action::Claim, ANN, now - Millis::ONE),
            Err(GameRefusal::NotHeld)
        );
        let event = act(&mut game, Action::Claim, BOB, now - Millis::ONE).unwrap();
        assert_eq!((event.chair, event.kind), (ANN, EventKind::Timeout));
        assert!(game.outcome().is_some());
    }
}
