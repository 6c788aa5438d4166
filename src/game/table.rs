//! The game at the table: chairs, whose turn it is, and `act`.

use super::time::{Clocks, TimeControl};
use super::{Event, GameId, Holder, Kind, Millis, PlayerId};
use crate::rules::{Entry, Line, Move, Outcome, Position, Refusal, Seat, Variant};

/// The pause between two turns of an exhibition.
const EXHIBITION_PAUSE_MS: Millis = 8_000;

/// A game: what is stored of it, and the line of play computed from that.
#[derive(Clone, Debug)]
pub struct Game {
    /// Its key, shared with its challenge.
    pub id: GameId,
    /// Its short public name, such as `k3f9`.
    pub name: String,
    /// Who sits where; chair `n` starts at seat `n`.
    pub chairs: Vec<Holder>,
    /// How long a player may take.
    pub time: TimeControl,
    /// When it began.
    pub started: Millis,
    events: Vec<Event>,
    line: Line,
    clocks: Clocks,
}

/// What somebody at the table can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Make a move.
    Move(Move),
    /// Exchange seats instead of making the second special turn of a balanced game.
    Swap,
    /// Give up.
    Resign,
    /// End what has run out of time: whoever is to move loses, or, where a side has not even begun or there is no limit, nobody does.
    Timeout,
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
    /// A rule of the game refuses it.
    Rule(Refusal),
}

/// A stored list of events that is no game: the number of the event that cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("event {0} of a stored game cannot be played")]
pub struct Corrupt(pub u32);

impl Game {
    /// A game that begins.
    pub fn new(
        id: GameId,
        name: String,
        variant: Variant,
        chairs: Vec<Holder>,
        time: TimeControl,
        started: Millis,
    ) -> Game {
        let clocks = Clocks::start(time, chairs.len(), started);
        Game { id, name, chairs, time, started, events: Vec::new(), line: Line::new(variant), clocks }
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

    /// Does something at the table and returns the event to be stored; refused actions change nothing. `expected` is the event count of
    /// the board that the person saw, where the action came from one.
    pub fn act(
        &mut self,
        action: Action,
        by: Actor,
        expected: Option<u32>,
        now: Millis,
        cause: &str,
    ) -> Result<Event, GameRefusal> {
        let chair = match action {
            Action::Resign => self.seated(by)?,
            Action::Move(_) | Action::Swap => self.may_move(by, expected)?,
            Action::Timeout => self.may_move(by, expected)?,
        };
        let late = self.deadline().is_some_and(|deadline| now >= deadline);
        let kind = match action {
            Action::Move(_) | Action::Swap if late => return Err(GameRefusal::OutOfTime),
            Action::Timeout if !late => return Err(GameRefusal::InTime),
            Action::Timeout if self.time == TimeControl::None || !self.all_began() => Kind::Cancel,
            Action::Timeout => Kind::Timeout,
            Action::Move(m) => Kind::Move(self.position().write(m).to_string()),
            Action::Swap if !self.line.swap_open() => return Err(GameRefusal::Rule(Refusal::SwapClosed)),
            Action::Swap => Kind::Swap,
            Action::Resign => Kind::Resign,
        };
        let event = Event { seq: self.seq() + 1, at: now, chair, kind, cause: cause.to_owned() };
        self.apply(event.clone()).ok_or(GameRefusal::Stale)?;
        Ok(event)
    }

    /// Lets an event happen, when it is new as when it is read from storage; none, and nothing changed, where it cannot happen.
    fn apply(&mut self, event: Event) -> Option<()> {
        let mover = self.to_move();
        let entry = match &event.kind {
            Kind::Move(text) => Entry::Move(self.position().read(text).ok()?),
            Kind::Swap => Entry::Swap,
            Kind::Resign => Entry::Resign(self.seat_of(event.chair)),
            Kind::Timeout => Entry::Timeout(self.seat_of(event.chair)),
            Kind::Cancel => Entry::Cancel,
        };
        self.line.play(entry).ok()?;
        let moved = matches!(event.kind, Kind::Move(_) | Kind::Swap);
        if let Some(chair) = mover.filter(|_| moved || self.to_move() != mover) {
            self.clocks.pass(self.time, chair, moved, event.at);
        }
        self.events.push(event);
        Some(())
    }

    /// The chair of somebody who plays a game that goes on.
    pub fn seated(&self, by: Actor) -> Result<usize, GameRefusal> {
        let chair = match by {
            Actor::Player(player) => self.chair_of(player).ok_or(GameRefusal::NotPlaying)?,
            Actor::Chair(chair) => chair,
        };
        self.outcome().map_or(Ok(chair), |outcome| Err(GameRefusal::Over(outcome)))
    }

    /// The chair of somebody whose turn it is, on the board that they saw.
    pub fn may_move(&self, by: Actor, expected: Option<u32>) -> Result<usize, GameRefusal> {
        let chair = self.seated(by)?;
        if expected.is_some_and(|seq| seq != self.seq()) {
            return Err(GameRefusal::Stale);
        }
        match self.to_move() {
            Some(mover) if mover == chair => Ok(chair),
            mover => Err(GameRefusal::NotYourTurn(mover.unwrap_or(chair))),
        }
    }

    /// The variant.
    pub fn variant(&self) -> Variant {
        self.position().variant()
    }

    /// How many events there are: the version of the board that people see.
    pub fn seq(&self) -> u32 {
        self.events.len() as u32
    }

    /// What happened, in order.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Every position, and the current one.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        self.line.position()
    }

    /// How it ended; none while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.line.outcome()
    }

    /// The chair that is to move; none after the end.
    pub fn to_move(&self) -> Option<usize> {
        self.outcome().is_none().then(|| self.chair_at(self.position().to_move()))
    }

    /// Who is to move; none after the end.
    pub fn mover(&self) -> Option<&Holder> {
        self.to_move().map(|chair| &self.chairs[chair])
    }

    /// When whoever is to move runs out of time, or the game has been silent for too long; none after the end and while the opponent is to
    /// move, which needs no clock. A pure function of the events.
    pub fn deadline(&self) -> Option<Millis> {
        let chair = self.to_move().filter(|&chair| self.chairs[chair].player().is_some())?;
        Some(self.clocks.deadline(self.time, chair))
    }

    /// Whether every seat that is still in has made a move.
    fn all_began(&self) -> bool {
        self.line.plies() >= self.chairs.len()
    }

    /// Whether only the opponent plays, for people to watch.
    pub fn is_exhibition(&self) -> bool {
        self.chairs.iter().all(|holder| holder.player().is_none())
    }

    /// When the opponent may begin its next turn, if it is its turn: at once, but in an exhibition after a pause in which people can follow.
    pub fn thinks_from(&self, now: Millis) -> Millis {
        if self.is_exhibition() { now + EXHIBITION_PAUSE_MS } else { 0 }
    }

    /// The chair in which a person sits.
    pub fn chair_of(&self, player: PlayerId) -> Option<usize> {
        self.chairs.iter().position(|holder| holder.player() == Some(player))
    }

    /// The seat at which a chair sits now: chairs 0 and 1 change places with every swap.
    pub fn seat_of(&self, chair: usize) -> Seat {
        Seat::ALL[if chair < 2 && self.swapped() { 1 - chair } else { chair }]
    }

    /// The chair that sits at a seat now.
    pub fn chair_at(&self, seat: Seat) -> usize {
        self.seat_of(seat.index()).index()
    }

    fn swapped(&self) -> bool {
        self.line.entries().iter().filter(|entry| **entry == Entry::Swap).count() % 2 == 1
    }
}

/// Who acts: a person, who is looked up, or a chair, for those that are none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// A person.
    Player(PlayerId),
    /// A chair, for the opponent.
    Chair(usize),
}
