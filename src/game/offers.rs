//! Offers between the sides of a game: a draw, a takeback, more time.

use murus_gallicus::Entry;

use super::action::{Actor, GameRefusal};
use super::chair::Chair;
use super::event::{Effect, Event, EventKind, Fate, Offer, Pending, Settled};
use super::ids::Seq;
use super::state::Game;
use super::time::TimeControl;
use super::timestamp::{Millis, Timestamp};

/// The time after a move in which it may be taken back without asking, if the other side has not
/// looked at the board.
pub const GRACE: Millis = Millis::from_mins(2);

/// The moves that must be made before a player may offer a draw again. It applies if their last
/// offer was declined or withdrawn, or lapsed by their own move.
const AGAIN: usize = 8;

/// The most takebacks in one turn that need no consent. They are few because each new move pings
/// the other players.
const FREELY: usize = 3;

/// The time on the clock at or above which a player can be given no more.
const ENOUGH: Millis = Millis::from_days(30);

impl Game {
    /// Returns the offer that waits for answers; `None` if there is none.
    pub fn pending_offer(&self) -> Option<&Pending> {
        self.pending.as_ref()
    }

    /// Returns true if the holder of a chair still has to answer the pending offer.
    pub fn must_answer(&self, chair: Chair) -> bool {
        self.pending.as_ref().is_some_and(|pending| !pending.agreed.contains(&chair))
            && self.is_in(chair)
    }

    /// Returns the result of the offer whose event has this number; `None` while the offer is open
    /// or if there was none.
    pub fn settled_offer(&self, seq: Seq) -> Option<&Settled> {
        self.settled.iter().find(|settled| settled.offer.seq == seq)
    }

    /// Returns true if with this event a player withdrew their own offer.
    pub fn withdrew(&self, event: &Event) -> bool {
        self.settled
            .iter()
            .any(|settled| settled.seq == event.seq && settled.fate == Fate::Withdrawn)
    }

    /// Returns the last offer of a chair if it was declined, or lapsed, and the chair has neither
    /// moved nor made an offer since.
    pub fn refused_offer(&self, chair: Chair) -> Option<&Settled> {
        let last = self.settled.iter().rfind(|settled| settled.offer.by == chair)?;
        let acted = |event: &Event| {
            event.chair == chair && event.seq > last.seq && event.kind.effect() != Effect::Beside
        };
        let refused = matches!(last.fate, Fate::Declined | Fate::Lapsed);
        (refused && !self.events.iter().any(acted)).then_some(last)
    }

    /// Returns true if the event took a move back: without asking, or as the last agreement to a
    /// takeback.
    pub fn took_back(&self, event: &Event) -> bool {
        let agreed = |settled: &Settled| {
            settled.fate == Fate::Agreed && settled.offer.offer == Offer::Takeback
        };
        match event.kind {
            EventKind::Takeback => true,
            EventKind::Agree => {
                self.settled.iter().any(|settled| settled.seq == event.seq && agreed(settled))
            }
            _ => false,
        }
    }

    /// Settles the pending offer with the result `fate`, by the event of number `seq`. Does nothing
    /// if no offer is pending.
    pub(super) fn settle_pending(&mut self, fate: Fate, seq: Seq) {
        self.settled.extend(self.pending.take().map(|offer| Settled { offer, fate, seq }));
    }

    /// Checks that the holder of a chair may make this offer now. Fails if an offer is pending, if
    /// there is no move to take back, if their request for this move was already refused, or if a
    /// draw is not possible or not allowed yet.
    pub fn may_offer(&self, chair: Chair, offer: Offer) -> Result<(), GameRefusal> {
        let agreed = |pending: &Pending| pending.by != chair && pending.agreed.contains(&chair);
        match offer {
            _ if self.pending.as_ref().is_some_and(agreed) => Err(GameRefusal::Agreed),
            _ if self.pending.is_some() => Err(GameRefusal::Offered),
            // The program asks for it: see `may_ask_for_time`.
            Offer::Time => Err(GameRefusal::InTime),
            Offer::Draw if !self.may_be_drawn() => Err(GameRefusal::NoDraw),
            Offer::Draw => self.may_offer_draw(chair),
            Offer::Takeback if self.is_voted_in() => Err(GameRefusal::ByVote),
            Offer::Takeback => {
                let n = self.last_decision(chair).ok_or(GameRefusal::NothingToTakeBack)?;
                let moved = self.seq_of_entry(self.turns[n].before);
                let asked =
                    self.refused_last(chair, offer).is_some_and(|refused| refused.seq > moved);
                if asked { Err(GameRefusal::AskedBack) } else { Ok(()) }
            }
        }
    }

    /// Returns true if the holder of a chair may ask the others for their last move back.
    pub fn may_ask_back(&self, chair: Chair) -> bool {
        self.may_offer(chair, Offer::Takeback).is_ok()
    }

    /// Returns true if only people are still in the game. Bots agree to no draw.
    pub fn may_be_drawn(&self) -> bool {
        self.chairs.chairs().all(|chair| self.is_out(chair) || self.is_in(chair))
    }

    /// Fails if a person may not offer a draw yet, because fewer than [`AGAIN`] moves were made
    /// since their last offer was declined or withdrawn, or lapsed by their own move. The error
    /// holds the number of moves left.
    fn may_offer_draw(&self, chair: Chair) -> Result<(), GameRefusal> {
        let Some(refused) = self.refused_last(chair, Offer::Draw) else { return Ok(()) };
        let since = self.made.iter().filter(|made| **made > refused.seq).count();
        match AGAIN.saturating_sub(since) {
            0 => Ok(()),
            left if refused.fate == Fate::Withdrawn => Err(GameRefusal::Withdrawn(left)),
            left if refused.fate == Fate::Lapsed => Err(GameRefusal::Lapsed(left)),
            left => Err(GameRefusal::Declined(left)),
        }
    }

    /// Returns the last offer of this kind by a chair that was declined or withdrawn, or that
    /// lapsed by the chair's own move; `None` if there is none.
    fn refused_last(&self, chair: Chair, offer: Offer) -> Option<&Settled> {
        let refused = |settled: &&Settled| {
            let fits = settled.offer.by == chair && settled.offer.offer == offer;
            let own = || {
                self.find_event(settled.seq).is_some_and(|event| event.chair == settled.offer.by)
            };
            fits && match settled.fate {
                Fate::Declined | Fate::Withdrawn => true,
                Fate::Lapsed => own(),
                Fate::Agreed | Fate::Ended => false,
            }
        };
        self.settled.iter().rfind(refused)
    }

    /// Returns the pending offer. Fails if there is none, or if `expected` is given and is not the
    /// number of the offer's event.
    pub(super) fn require_offer(&self, expected: Option<Seq>) -> Result<&Pending, GameRefusal> {
        let seen = |pending: &&Pending| expected.is_none_or(|seq| seq == pending.seq);
        self.pending.as_ref().filter(seen).ok_or(GameRefusal::NoOffer)
    }

    /// Returns true if a chair may take its last move back without asking. A person alone against
    /// bots always may. Others may within [`GRACE`], if no other person has moved or looked
    /// (`seen`) since, and at most three times in a turn. False if there is no move to take back,
    /// and where a channel votes.
    pub fn takes_back_freely(&self, chair: Chair, seen: bool, now: Timestamp) -> bool {
        let last = self.turns.iter().rfind(|turn| self.chairs[turn.chair].as_player().is_some());
        let fresh =
            last.is_some_and(|turn| turn.chair == chair && turn.moved && now < turn.at + GRACE);
        let again = || self.taken_back_lately(chair) < FREELY;
        !self.is_voted_in()
            && self.last_decision(chair).is_some()
            && (self.is_alone(chair) || fresh && !seen && again())
    }

    /// Returns the number of the board since which the player to move has to decide: usually the
    /// board of the turn. If the opponent took a move back without asking and moved again within
    /// [`GRACE`], it is the board of the earlier move. That does not apply if the player looked in
    /// between; `seen` is the time of their last look.
    pub fn asked_since(&self, seen: Timestamp) -> Seq {
        let mut first = self.turn;
        let changes =
            |event: &&Event| !matches!(event.kind.effect(), Effect::Beside | Effect::Offer);
        let mut earlier = self.events.iter().rev().filter(changes);
        let mut moved = earlier.find(|event| event.seq == first);
        while let (Some(again), Some(back), Some(taken)) = (moved, earlier.next(), earlier.next()) {
            let own = [again, back, taken].iter().all(|event| event.chair == again.chair);
            let at_once = own && back.kind == EventKind::Takeback && again.at < back.at + GRACE;
            if !at_once || (back.at..again.at).contains(&seen) {
                break;
            }
            first = taken.seq;
            moved = Some(taken);
        }
        first
    }

    /// Returns how often a chair took a move back without asking since another chair last moved.
    fn taken_back_lately(&self, chair: Chair) -> usize {
        let moved = |event: &&Event| matches!(event.kind, EventKind::Move(_) | EventKind::Swap);
        let own =
            self.events.iter().rev().take_while(|event| event.chair == chair || !moved(event));
        own.filter(|event| event.chair == chair && event.kind == EventKind::Takeback).count()
    }

    /// Returns the number of moves that are undone when a chair takes its last move back: that move
    /// and all later ones. 0 if it has no move to take back.
    pub fn undone_by(&self, chair: Chair) -> usize {
        self.last_decision(chair).map_or(0, |n| self.line.entries().len() - self.turns[n].before)
    }

    pub(super) fn may_take_back(
        &self,
        chair: Chair,
        seen: bool,
        now: Timestamp,
    ) -> Result<(), GameRefusal> {
        match self.last_decision(chair) {
            None => Err(GameRefusal::NothingToTakeBack),
            Some(_) if self.takes_back_freely(chair, seen, now) => Ok(()),
            Some(_) => Err(GameRefusal::Stale),
        }
    }

    /// Returns true if a takeback that a person chose on the board of number `board` is outdated:
    /// since then they have moved, or a move was taken back. Moves of others do not matter, because
    /// a takeback undoes them as well.
    pub fn is_past(&self, by: Actor, board: Seq) -> bool {
        let by = self.require_seated(by).ok();
        self.events().iter().filter(|event| event.seq > board).any(|event| match event.kind {
            EventKind::Move(_) | EventKind::Swap => Some(event.chair) == by,
            _ => self.took_back(event),
        })
    }

    /// Returns the index in `turns` of the last turn in which a chair moved; `None` if it has not
    /// moved, or if a player has left the game since.
    fn last_decision(&self, chair: Chair) -> Option<usize> {
        let n = self.turns.iter().rposition(|turn| turn.chair == chair && turn.moved)?;
        let since = &self.line.entries()[self.turns[n].before..];
        since.iter().all(|entry| matches!(entry, Entry::Move(_) | Entry::Swap)).then_some(n)
    }

    /// Records that a chair agrees to the pending offer. Carries the offer out if no other
    /// agreement is needed. `None` if no offer is pending, or if the offer cannot be carried out.
    pub(super) fn apply_agreement(&mut self, chair: Chair, seq: Seq, at: Timestamp) -> Option<()> {
        let mut pending = self.pending.clone()?;
        if !pending.agreed.contains(&chair) {
            pending.agreed.push(chair);
        }
        let all =
            self.chairs.chairs().all(|chair| !self.is_in(chair) || pending.agreed.contains(&chair));
        let offer = pending.offer;
        let by = pending.by;
        if all {
            match offer {
                Offer::Draw => self.play_entry(Entry::Draw, at)?,
                Offer::Takeback => self.take_back(by, true, at)?,
                Offer::Time => self.clocks.renew_turn(by, at),
            }
        }
        self.pending = Some(pending);
        if all {
            self.settle_pending(Fate::Agreed, seq);
        }
        Some(())
    }

    /// Undoes a chair's last move and all later ones; `agreed` is true if the others consented. The
    /// time used for the moves stays used, and the time that clocks gained by them is taken away.
    /// `None`, without a change, if there is no move to take back.
    pub(super) fn take_back(&mut self, chair: Chair, agreed: bool, at: Timestamp) -> Option<()> {
        let n = self.last_decision(chair)?;
        let mover = self.to_move()?;
        let since = self.clocks.pass_turn(&self.away, mover, false, at);
        self.line = self.line.after(self.turns[n].before);
        self.made.truncate(self.turns[n].before);
        for turn in self.turns.drain(n..) {
            let resumed = (turn.chair == chair).then_some(if mover == chair {
                since.used
            } else {
                Millis::ZERO
            });
            self.clocks.undo_turn(turn.chair, &turn.passed, resumed, agreed);
        }
        Some(())
    }

    /// Returns the chair to which `by` can give time: the chair to move if another person holds it,
    /// else the first other person's. Fails if the game has no clock, if no other person is in it,
    /// or if that person has 30 days or more.
    pub(super) fn may_give(&self, by: Chair) -> Result<Chair, GameRefusal> {
        if self.terms.time == TimeControl::None {
            return Err(GameRefusal::NoClock);
        }
        let others = self.to_move().into_iter().chain(self.chairs.chairs());
        let to = others
            .filter(|&chair| chair != by)
            .find(|&chair| self.is_in(chair))
            .ok_or(GameRefusal::NobodyWaits)?;
        if self.clocks.allowance(to) >= ENOUGH { Err(GameRefusal::EnoughTime) } else { Ok(to) }
    }
}
