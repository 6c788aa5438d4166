//! The state of a simulated year: its queue of events, and the turns in its games.

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap, HashMap};

use rand::rngs::StdRng;

use super::form::EventForm;
use super::human::Human;
use super::post::{PersonTurn, Post};
use super::report::SimulationReport;
use murus::clock::Clock;
use murus::game::{Chair, ContestId, GameId, Millis, Pending, Place, Seq, Timestamp};
use murus::ids::{ChannelId, ServerId, UserId};
use murus::service::{Caller, Service};
use murus::store::StoredGame;

/// The channel in which people challenge each other.
pub(super) const PLACE: Place =
    Place { channel: ChannelId(10), server: Some(ServerId(11)), threadless: false };

/// A queued event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Coming {
    /// Two people, or one and the opponent, begin a game.
    Game,
    /// A person comes to a turn. Holds the game, the turn and the person.
    Move(i64, Seq, usize),
    /// A person takes a vacation.
    Leave(usize),
    /// A person comes back from a vacation.
    Back(usize),
    /// A person closes or opens their direct messages.
    Close(usize),
    /// A person leaves for good.
    Quit(usize),
    /// Something happens in an event. Holds the number of its server.
    Event(u64, EventAct),
}

/// An act about an event of a server. People are given by their numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum EventAct {
    /// A manager opens the event.
    Open,
    /// A person joins.
    Join(usize),
    /// A person withdraws.
    Withdraw(usize),
    /// A person takes a break for a season.
    Rest(usize),
    /// A person chooses how many games they play at once.
    Choose(usize),
    /// A person challenges someone above them in a ladder.
    Climb(usize),
    /// A person challenges someone in an open month.
    Meet(usize),
    /// A manager stops what is still open.
    Stop,
}

/// How people play.
#[derive(Clone, Copy)]
pub(super) struct Habits {
    /// How many of a thousand turns end by resigning.
    pub resigning: u32,
    /// The most people who join an event.
    pub joining: usize,
}

/// The usual habits.
pub(super) const USUAL: Habits = Habits { resigning: 15, joining: 20 };

/// The habits with which many short games and small events fit into little time.
pub(super) const BRIEF: Habits = Habits { resigning: 350, joining: 12 };

/// The games of an open month, and the people who left it.
#[derive(Default)]
pub(super) struct MonthRecord {
    /// The games that people who took part began with each other.
    pub games: Vec<GameId>,
    /// The people who left, each with the time.
    pub left: HashMap<UserId, Timestamp>,
}

/// The state of a simulated year.
pub(super) struct YearState {
    pub service: Service,
    pub clock: Clock,
    pub random: StdRng,
    pub people: Vec<Human>,
    pub post: Post,
    pub queue: BinaryHeap<Reverse<(Timestamp, u64, Coming)>>,
    pub count: u64,
    pub causes: u64,
    /// The games that were noticed.
    pub games: BTreeSet<GameId>,
    /// The record of each open month.
    pub months: HashMap<ContestId, MonthRecord>,
    /// The number of games that began by a challenge.
    pub begun: u64,
    /// The number of servers whose events are over.
    pub closed: u64,
    /// True if it may be the opponent's turn in a game.
    pub bots: bool,
    pub habits: Habits,
    /// The only form of events; `None` for all forms in turn.
    pub only: Option<EventForm>,
    pub report: SimulationReport,
}

impl YearState {
    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// Queues an event to happen after this time.
    pub fn queue_after(&mut self, after: Millis, what: Coming) {
        self.count += 1;
        let at = self.now() + after.max(Millis::ZERO);
        self.queue.push(Reverse((at, self.count, what)));
    }

    /// Makes a caller for a person in the channel of challenges, with a new cause.
    pub fn caller(&mut self, person: usize) -> Caller {
        self.caller_in(person, PLACE)
    }

    /// Makes a caller for a person in a channel, with a new cause.
    pub fn caller_in(&mut self, person: usize, place: Place) -> Caller {
        self.causes += 1;
        let discord = self.people[person].discord;
        Caller::new(discord, place, format!("sim:{}", self.causes))
    }

    /// The number of the person with a Discord id.
    pub fn find_person(&self, discord: UserId) -> Option<usize> {
        self.people.iter().position(|human| human.discord == discord)
    }

    /// Notes the turn of a game, or its end. Queues the time at which the person comes to the turn.
    pub fn observe(&mut self, row: &StoredGame) {
        let game = &row.game;
        self.games.insert(game.id);
        let at = game.events().last().map_or(game.started, |event| event.at);
        let mover = game.player_to_move().and_then(murus::game::Holder::as_player);
        let known = self.post.turn(game.id);
        let over = game.outcome().is_some();
        if over {
            return self.post.end(game.id, at);
        }
        if known.is_some_and(|known| known == game.turn_seq()) {
            return;
        }
        self.post.close(game.id, at);
        let person =
            mover.and_then(|player| self.people.iter().position(|human| human.id == Some(player)));
        let Some(person) = person else {
            self.bots = true;
            return self.post.forget(game.id);
        };
        let chair = game.to_move().unwrap_or(Chair::FIRST);
        // Only a vacation that the person took delays pings, not one that began automatically.
        let away = game.away_until(chair, at).filter(|_| at < self.people[person].away);
        let own = game.events().last().is_some_and(|event| {
            event.kind == murus::game::EventKind::Takeback && event.chair == chair
        });
        let human = &self.people[person];
        // The host of a simul is called to all boards that wait, not to each.
        let hosts = mover.is_some_and(|player| row.hosted_by(player).is_some());
        let due = if human.gone || own || hosts || self.post.is_muted(game.id, person) {
            None
        } else {
            human.due(away, at)
        };
        let turn = PersonTurn {
            game: game.id,
            turn: game.turn_seq(),
            person,
            began: at,
            ended: None,
            due,
            away,
        };
        self.post.begin(turn);
        self.report.turns += 1;
        if let Some(pause) = self.people[person].pause(&mut self.random) {
            self.queue_after(pause, Coming::Move(game.id.0, game.turn_seq(), person));
        }
    }
}

/// Returns true if a chair has to answer an offer.
pub(super) fn is_asked(pending: Option<&Pending>, chair: Chair) -> bool {
    pending.is_some_and(|pending| pending.by != chair)
}
