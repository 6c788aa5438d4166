//! The only way to change a game: an action is checked and becomes an event, and the event is
//! applied.

use murus_gallicus::{Entry, Move, Refusal};

use super::action::{Action, Actor, GameRefusal};
use super::cause::{Cause, Own};
use super::chair::Chair;
use super::event::{Effect, Event, EventKind, Fate, Offer, Pending};
use super::holder::Holder;
use super::ids::Seq;
use super::state::Game;
use super::timestamp::Timestamp;

/// The error for stored events that make no legal game: the number of the first event that cannot
/// be applied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("event {0} of a stored game cannot be played")]
pub struct Corrupt(pub Seq);

impl Game {
    /// Returns the game after its stored events. Fails with the number of the first event that
    /// cannot be applied.
    pub fn replay_events(mut self, events: Vec<Event>) -> Result<Game, Corrupt> {
        for event in events {
            let seq = event.seq;
            if seq != self.seq().next() || self.apply_event(event, None).is_none() {
                return Err(Corrupt(seq));
            }
        }
        Ok(self)
    }

    /// Plays the opening moves that this game takes over from another game's record. Returns `None`
    /// if one of them cannot be played; the moves before it stay played.
    pub fn enter_words(&mut self, words: &[String]) -> Option<()> {
        for text in words {
            let seq = self.seq().next();
            let kind = EventKind::Given(text.clone());
            let cause = Cause::Own(Own::Given, self.id, seq);
            self.apply_event(
                Event { seq, at: self.started, chair: self.to_move()?, kind, cause },
                None,
            )?;
        }
        Some(())
    }

    /// Carries out an action and returns the event to store. Fails, and changes nothing, if the
    /// action is not allowed. `expected` is the number of the board, or of the offer, that the
    /// person saw, if the action came from one.
    ///
    /// ```
    /// use murus::game::{Action, Actor, Cause, Chair, Game, GameId, GameRefusal, Holder, NOON, PlayerId, Terms};
    /// use murus_gallicus::Variant;
    ///
    /// let chairs = [1, 2].map(|n| Holder::Player(PlayerId(n))).to_vec();
    /// let begun = || Game::new(GameId(1), "k3f9".to_owned(), Terms::usual_for(Variant::STANDARD), chairs.clone(), NOON);
    /// let mut game = begun();
    /// let action = Action::Move(game.position().read("a1-c3").expect("a legal move"));
    /// let cause = |id: &str| Cause::Asked(id.to_owned());
    /// let [ann, bob] = [1, 2].map(|n| Actor::Player(PlayerId(n)));
    /// let refused = GameRefusal::NotYourTurn(Chair::FIRST);
    /// assert_eq!(game.apply_action(action.clone(), bob, None, NOON, &cause("one press")), Err(refused));
    /// let event = game.apply_action(action, ann, None, NOON, &cause("another press")).expect("her turn");
    /// // The events are all that is stored of a game.
    /// assert_eq!(begun().replay_events(vec![event]).map(|game| game.to_move()), Ok(Some(Chair::SECOND)));
    /// ```
    pub fn apply_action(
        &mut self,
        action: Action,
        by: Actor,
        expected: Option<Seq>,
        now: Timestamp,
        cause: &Cause,
    ) -> Result<Event, GameRefusal> {
        let chair = match action {
            Action::Move(_) | Action::Swap | Action::Timeout => self.require_mover(by, expected)?,
            Action::Annul => self.may_annul()?,
            _ => self.require_seated(by)?,
        };
        self.require_decided(&action)?;
        let played = if let Action::Move(m) = action { Some(m) } else { None };
        let late = self.deadline().is_some_and(|deadline| now >= deadline);
        let (chair, kind) = match action {
            // A player who is out of a game of several takes no part in offers.
            Action::Resign
            | Action::Abort
            | Action::Offer(_)
            | Action::Agree
            | Action::Decline
            | Action::Give(_)
                if self.is_out(chair) =>
            {
                return Err(GameRefusal::Out);
            }
            Action::Move(_) | Action::Swap if late => return Err(GameRefusal::OutOfTime),
            Action::Move(m) => (chair, EventKind::Move(self.position().write(m).to_string())),
            Action::Swap if !self.line.swap_open() => {
                return Err(GameRefusal::Rule(Refusal::SwapClosed));
            }
            Action::Swap => (chair, EventKind::Swap),
            Action::Resign => (chair, EventKind::Resign),
            Action::Timeout if !late => return Err(GameRefusal::InTime),
            Action::Timeout if self.ends_with_a_loss() => (chair, EventKind::Timeout),
            Action::Timeout => (chair, EventKind::Cancel),
            Action::Abort if self.count_plies() >= 2 => return Err(GameRefusal::Begun),
            Action::Abort => (chair, EventKind::Abort),
            Action::Stop => (chair, EventKind::Stop),
            // A player who offers a draw while one is offered to them accepts that draw.
            Action::Offer(Offer::Draw)
                if self.must_answer(chair) && self.require_offer(None)?.offer == Offer::Draw =>
            {
                (chair, EventKind::Agree)
            }
            Action::Offer(Offer::Time) => {
                self.may_ask_for_time(chair, now)?;
                (chair, EventKind::Offer(Offer::Time))
            }
            Action::Offer(offer) => {
                self.may_offer(chair, offer)?;
                (chair, EventKind::Offer(offer))
            }
            Action::Agree if self.require_offer(expected)?.by == chair => {
                return Err(GameRefusal::OwnOffer);
            }
            Action::Agree if self.require_offer(expected)?.agreed.contains(&chair) => {
                return Err(GameRefusal::Agreed);
            }
            Action::Agree => (chair, EventKind::Agree),
            Action::Decline => {
                self.require_offer(expected)?;
                (chair, EventKind::Decline)
            }
            Action::Takeback { seen } => {
                self.may_take_back(chair, seen, now)?;
                (chair, EventKind::Takeback)
            }
            Action::Give(amount) => (self.may_give(chair)?, EventKind::Gift(amount)),
            Action::Leave(until) => (chair, EventKind::Leave(until)),
            Action::Save(until) => (chair, EventKind::Saved(until)),
            Action::Back => (chair, EventKind::Back),
            Action::Remind => {
                self.may_remind(chair, now)?;
                (chair, EventKind::Remind)
            }
            Action::Wait => {
                self.may_wait(chair, now)?;
                (chair, EventKind::Wait)
            }
            Action::Claim => (self.may_claim(chair, now)?, EventKind::Timeout),
            Action::Settle(zone) => (chair, EventKind::Zone(zone)),
            Action::Adopt(player) if self.chair_of(player).is_some() => {
                return Err(GameRefusal::Playing);
            }
            Action::Adopt(_) if !self.is_in(chair) => return Err(GameRefusal::Stale),
            Action::Adopt(player) => (chair, EventKind::Adopt(player)),
            Action::Unrate => (chair, EventKind::Unrate),
            Action::Annul => (chair, EventKind::Annul),
        };
        // An event that is recorded late, such as a vacation that should have begun while no
        // sweeper ran, never precedes what came before it.
        let at = now.max(self.events.last().map_or(self.started, |last| last.at));
        let event = Event { seq: self.seq().next(), at, chair, kind, cause: cause.clone() };
        self.apply_event(event.clone(), played).ok_or(GameRefusal::Stale)?;
        Ok(event)
    }

    /// Applies an event, new or replayed. Returns `None` and changes nothing if it is impossible.
    /// The move of a move event is `played`, or else is read from the event's text.
    fn apply_event(&mut self, event: Event, played: Option<Move>) -> Option<()> {
        let at = event.at;
        let chair = event.chair;
        let mover = self.to_move();
        self.chairs.get(chair)?;
        let mut out: Vec<Chair> =
            self.chairs.chairs().filter(|&chair| self.is_out(chair)).collect();
        match &event.kind {
            EventKind::Move(text) => {
                let played = played.or_else(|| self.position().read(text).ok())?;
                self.play_entry(Entry::Move(played), at)?;
            }
            EventKind::Swap => self.play_entry(Entry::Swap, at)?,
            EventKind::Given(text) => {
                self.line.play(self.line.read_word(text).ok()?).ok()?;
                self.given = self.line.plies();
            }
            EventKind::Resign => self.play_entry(Entry::Resign(self.seat_of(chair)), at)?,
            EventKind::Timeout => self.play_entry(Entry::Timeout(self.seat_of(chair)), at)?,
            EventKind::Cancel | EventKind::Abort | EventKind::Stop => {
                self.play_entry(Entry::Cancel, at)?
            }
            EventKind::Offer(offer) => {
                self.pending =
                    Some(Pending { offer: *offer, by: chair, seq: event.seq, agreed: vec![chair] });
            }
            EventKind::Agree => self.apply_agreement(chair, event.seq, at)?,
            EventKind::Decline => {
                let own = self.pending.as_ref().is_some_and(|pending| pending.by == chair);
                self.settle_pending(if own { Fate::Withdrawn } else { Fate::Declined }, event.seq);
            }
            EventKind::Takeback => self.take_back(chair, false, at)?,
            EventKind::Gift(amount) => self.clocks.add_time(chair, *amount),
            EventKind::Leave(until) => self.away.begin_absence(chair, at, *until),
            EventKind::Saved(until) => self.away.hold_by_saved_days(chair, at, *until),
            EventKind::Back => self.away.end_absence(chair, at),
            EventKind::Zone(zone) => self.away.settle_zone(chair, at, zone.clone()),
            EventKind::Adopt(player) => {
                // The absence was another person's.
                self.away.end_absence(chair, at);
                self.chairs[chair] = Holder::Player(*player);
                self.unrated = true;
            }
            EventKind::Remind | EventKind::Wait => {}
            EventKind::Unrate => self.unrated = true,
            EventKind::Annul => self.annulled = true,
        }
        self.made.resize(self.line.entries().len(), event.seq);
        out.retain(|&chair| !self.is_out(chair));
        self.returned.extend(out.into_iter().map(|chair| (event.seq, chair)));
        let effect = match &event.kind {
            EventKind::Agree if self.pending.is_some() => Effect::Offer,
            kind => kind.effect(),
        };
        let begins = match effect {
            Effect::Beside | Effect::Offer => false,
            Effect::Board => self.to_move() != mover,
            Effect::Holder => mover == Some(chair),
            Effect::Turn => true,
        };
        if !matches!(effect, Effect::Beside | Effect::Offer) {
            self.board = event.seq;
            // An offer that is still pending was about the board before.
            let over = self.outcome().is_some();
            self.settle_pending(if over { Fate::Ended } else { Fate::Lapsed }, event.seq);
        }
        if begins {
            self.turn = event.seq;
            mover.into_iter().for_each(|mover| self.away.end_slice(mover, at));
        }
        self.events.push(event);
        Some(())
    }

    fn may_annul(&self) -> Result<Chair, GameRefusal> {
        match self.outcome() {
            Some(_) if !self.annulled => Ok(Chair::FIRST),
            Some(_) => Err(GameRefusal::Stale),
            None => Err(GameRefusal::InTime),
        }
    }
}
