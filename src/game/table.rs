//! The game at the table: chairs, whose turn it is, and `act`.

use super::clocks::{Away, Clocks};
use super::offers::{Pending, Turn};
use super::{Event, EventKind, GameId, Holder, Millis, Offer, PlayerId, Terms, Zone};
use crate::rules::{Entry, Line, Move, Outcome, Refusal};

/// A game: what is stored of it, and everything that is computed from that.
#[derive(Clone, Debug)]
pub struct Game {
    /// Its key, shared with its challenge.
    pub id: GameId,
    /// Its short public name, such as `k3f9`.
    pub name: String,
    /// What was agreed.
    pub terms: Terms,
    /// Who sits where; chair `n` starts at seat `n`.
    pub chairs: Vec<Holder>,
    /// When it began.
    pub started: Millis,
    pub(super) events: Vec<Event>,
    pub(super) line: Line,
    pub(super) clocks: Clocks,
    pub(super) away: Away,
    /// The last event that changed the board or who is to move.
    pub(super) board: u32,
    /// The last event with which a turn began.
    pub(super) turn: u32,
    /// For each entry of the line the event that made it.
    pub(super) made: Vec<u32>,
    /// Plies that were given, not played here.
    pub(super) given: usize,
    pub(super) turns: Vec<Turn>,
    pub(super) pending: Option<Pending>,
    pub(super) adopted: bool,
    pub(super) annulled: bool,
}

/// What somebody at the table can do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Make a move.
    Move(Move),
    /// Exchange seats instead of making the second special turn of a balanced game.
    Swap,
    /// Give up.
    Resign,
    /// End what has run out of time: whoever is to move loses, or, where a side has not even begun or there is no limit, nobody does.
    Timeout,
    /// Call the game off before its second move.
    Abort,
    /// End the game without a result, as a moderator.
    Stop,
    /// Offer something to the others.
    Offer(Offer),
    /// Agree to what is offered.
    Agree,
    /// Decline what is offered, or take the own offer back.
    Decline,
    /// Take the last move back without asking; `seen` says whether any of the others has looked at the game since.
    Takeback {
        /// Whether somebody has looked.
        seen: bool,
    },
    /// Give this time, in ms, to whoever is to move, or else to the next other person.
    Give(Millis),
    /// Be away until then.
    Leave(Millis),
    /// Be back.
    Back,
    /// Live in this zone.
    Settle(Zone),
    /// Take over the chair.
    Adopt(PlayerId),
    /// Take the result of a finished game back, as a moderator.
    Annul,
}

/// Why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameRefusal {
    /// The person has no chair here.
    NotPlaying,
    /// It is somebody else's turn: the chair that is to move.
    NotYourTurn(usize),
    /// The game has gone on since the board that the person acted on.
    Stale,
    /// The person's time is up; the game is about to end.
    OutOfTime,
    /// There is time left.
    InTime,
    /// The game is over.
    Over(Outcome),
    /// Nothing is offered.
    NoOffer,
    /// Something is offered already.
    Offered,
    /// The offer is the person's own.
    OwnOffer,
    /// The opponent does not take draws.
    NoDraw,
    /// The person has not moved yet, or somebody left since.
    NothingToTakeBack,
    /// The game has really begun.
    Begun,
    /// The game has no clock.
    NoClock,
    /// The other side has more than enough time.
    EnoughTime,
    /// The person plays here already.
    Playing,
    /// Somebody in the game takes no challenges from the person.
    Blocked,
    /// The game counts for ratings.
    Rated,
    /// A rule of the game refuses it.
    Rule(Refusal),
}

/// A stored list of events that is no game: the number of the event that cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("event {0} of a stored game cannot be played")]
pub struct Corrupt(pub u32);

/// Who acts: a person, who is looked up, or a chair, for those that are none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// A person.
    Player(PlayerId),
    /// A chair, for the opponent.
    Chair(usize),
}

impl Game {
    /// A game that begins.
    pub fn new(id: GameId, name: String, terms: Terms, chairs: Vec<Holder>, started: Millis) -> Game {
        let count = chairs.len();
        Game {
            id,
            name,
            terms,
            chairs,
            started,
            events: Vec::new(),
            line: Line::new(terms.variant),
            clocks: Clocks::start(terms.time, count, started),
            away: Away::new(count, terms.weekends_off),
            board: 0,
            turn: 0,
            made: Vec::new(),
            given: 0,
            turns: Vec::new(),
            pending: None,
            adopted: false,
            annulled: false,
        }
    }

    /// The game after its stored events.
    pub fn replay(mut self, events: Vec<Event>) -> Result<Game, Corrupt> {
        for event in events {
            let seq = event.seq;
            if seq != self.seq() + 1 || self.apply(event).is_none() {
                return Err(Corrupt(seq));
            }
        }
        Ok(self)
    }

    /// Enters these words of another game's record before anything is played here; none where they cannot be played.
    pub fn give(&mut self, words: &[String]) -> Option<()> {
        for text in words {
            let (seq, kind) = (self.seq() + 1, EventKind::Given(text.clone()));
            let cause = format!("given:{}:{seq}", self.id.0);
            self.apply(Event { seq, at: self.started, chair: self.to_move()?, kind, cause })?;
        }
        Some(())
    }

    /// Does something at the table and returns the event to be stored; refused actions change nothing. `expected` is the number of the
    /// board that the person saw, where the action came from one.
    pub fn act(
        &mut self,
        action: Action,
        by: Actor,
        expected: Option<u32>,
        now: Millis,
        cause: &str,
    ) -> Result<Event, GameRefusal> {
        let chair = match action {
            Action::Move(_) | Action::Swap | Action::Timeout => self.may_move(by, expected)?,
            Action::Annul => self.may_annul()?,
            _ => self.seated(by)?,
        };
        let late = self.deadline().is_some_and(|deadline| now >= deadline);
        let (mut about, mut kind) = (chair, EventKind::Resign);
        match action {
            Action::Move(_) | Action::Swap if late => return Err(GameRefusal::OutOfTime),
            Action::Timeout if !late => return Err(GameRefusal::InTime),
            Action::Timeout if !self.ends_with_a_loss() => kind = EventKind::Cancel,
            Action::Timeout => kind = EventKind::Timeout,
            Action::Move(m) => kind = EventKind::Move(self.position().write(m).to_string()),
            Action::Swap if !self.line.swap_open() => return Err(GameRefusal::Rule(Refusal::SwapClosed)),
            Action::Swap => kind = EventKind::Swap,
            Action::Resign => {}
            Action::Abort if !self.is_in(chair) => return Err(GameRefusal::NotPlaying),
            Action::Abort if self.played() >= 2 => return Err(GameRefusal::Begun),
            Action::Abort => kind = EventKind::Abort,
            Action::Stop => kind = EventKind::Stop,
            Action::Offer(offer) => {
                self.may_offer(chair, offer)?;
                kind = EventKind::Offer(offer);
            }
            Action::Agree => {
                self.may_agree(chair, expected)?;
                kind = EventKind::Agree;
            }
            Action::Decline => {
                self.may_settle(chair, expected)?;
                kind = EventKind::Decline;
            }
            Action::Takeback { seen } => {
                self.may_take_back(chair, seen, now)?;
                kind = EventKind::Takeback;
            }
            Action::Give(amount) => {
                about = self.may_give(chair)?;
                kind = EventKind::Gift(amount);
            }
            Action::Leave(until) => kind = EventKind::Leave(until),
            Action::Back => kind = EventKind::Back,
            Action::Settle(zone) => kind = EventKind::Zone(zone),
            Action::Adopt(player) if self.chair_of(player).is_some() => return Err(GameRefusal::Playing),
            Action::Adopt(_) if !self.is_in(chair) => return Err(GameRefusal::Stale),
            Action::Adopt(player) => kind = EventKind::Adopt(player),
            Action::Annul => kind = EventKind::Annul,
        }
        // What is recorded in arrears, such as a vacation that should have begun while nobody swept, never precedes what came before it.
        let at = now.max(self.events.last().map_or(self.started, |last| last.at));
        let event = Event { seq: self.seq() + 1, at, chair: about, kind, cause: cause.to_owned() };
        self.apply(event.clone()).ok_or(GameRefusal::Stale)?;
        Ok(event)
    }

    /// Lets an event happen, when it is new as when it is read from storage; none, and nothing changed, where it cannot happen.
    fn apply(&mut self, event: Event) -> Option<()> {
        let (at, chair, mover) = (event.at, event.chair, self.to_move());
        self.chairs.get(chair)?;
        match &event.kind {
            EventKind::Move(text) => self.enter(Entry::Move(self.position().read(text).ok()?), at)?,
            EventKind::Swap => self.enter(Entry::Swap, at)?,
            EventKind::Given(text) => {
                self.line.play(self.line.read_word(text).ok()?).ok()?;
                self.given = self.line.plies();
            }
            EventKind::Resign => self.enter(Entry::Resign(self.seat_of(chair)), at)?,
            EventKind::Timeout => self.enter(Entry::Timeout(self.seat_of(chair)), at)?,
            EventKind::Cancel | EventKind::Abort | EventKind::Stop => self.enter(Entry::Cancel, at)?,
            EventKind::Offer(offer) => {
                self.pending = Some(Pending { offer: *offer, by: chair, seq: event.seq, agreed: vec![chair] });
            }
            EventKind::Agree => self.agree(chair, at)?,
            EventKind::Decline => self.pending = None,
            EventKind::Takeback => self.take_back(chair, false, at)?,
            EventKind::Gift(amount) => self.clocks.give(chair, *amount),
            EventKind::Leave(until) => self.away.leave(chair, at, *until),
            EventKind::Back => self.away.back(chair, at),
            EventKind::Zone(zone) => self.away.settle(chair, at, zone.clone()),
            EventKind::Adopt(player) => {
                // The absence was somebody else's.
                self.away.back(chair, at);
                self.chairs[chair] = Holder::Player(*player);
                self.adopted = true;
            }
            EventKind::Annul => self.annulled = true,
        }
        self.made.resize(self.line.entries().len(), event.seq);
        let ended = matches!(event.kind, EventKind::Agree) && self.pending.is_none();
        let moved = matches!(
            event.kind,
            EventKind::Move(_)
                | EventKind::Swap
                | EventKind::Given(_)
                | EventKind::Resign
                | EventKind::Timeout
                | EventKind::Takeback
                | EventKind::Adopt(_)
        );
        if moved || ended || self.outcome().is_some() && mover.is_some() {
            self.board = event.seq;
            let same = match event.kind {
                EventKind::Resign | EventKind::Timeout => true,
                EventKind::Adopt(_) => mover != Some(chair),
                _ => !moved,
            };
            if self.to_move() != mover || !same || ended {
                self.turn = event.seq;
            }
            // Whatever was offered was about the board before.
            self.pending = None;
        }
        self.events.push(event);
        Some(())
    }

    /// Plays an entry, and lets the clocks know.
    pub(super) fn enter(&mut self, entry: Entry, at: Millis) -> Option<()> {
        let mover = self.to_move();
        let before = self.line.entries().len();
        self.line.play(entry).ok()?;
        let moved = matches!(entry, Entry::Move(_) | Entry::Swap);
        if let Some(chair) = mover.filter(|_| moved || self.to_move() != mover) {
            let passed = self.clocks.pass(&self.away, chair, moved, at);
            self.turns.push(Turn { before, chair, passed, at, moved });
        }
        Some(())
    }

    fn may_annul(&self) -> Result<usize, GameRefusal> {
        match self.outcome() {
            Some(_) if !self.annulled => Ok(0),
            Some(_) => Err(GameRefusal::Stale),
            None => Err(GameRefusal::InTime),
        }
    }

    /// Whether a moderator took the result back.
    pub fn is_annulled(&self) -> bool {
        self.annulled
    }
}
