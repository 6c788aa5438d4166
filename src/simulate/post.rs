//! Where notices go: writes down every ping, and fails now and then.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::human::Human;
use crate::game::{GameId, Millis, Notify};
use crate::ids::{ChannelId, MessageId, Posted, UserId};
use crate::service::{Call, Delivery, Notice, Parcel};
use crate::store::{Address, GameRow};

/// A delivery that failed comes again within a minute.
const SLACK_MS: Millis = 60_000;

/// A turn of somebody.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    pub game: GameId,
    /// The number of the board with which it began.
    pub turn: u32,
    pub person: usize,
    pub began: Millis,
    pub ended: Option<Millis>,
    /// When its ping is due; none if none is wanted.
    pub due: Option<Millis>,
    /// Until when its holder was away when it began.
    pub away: Option<Millis>,
}

/// The pings about one turn.
#[derive(Clone, Debug, Default)]
struct Told {
    mentions: u64,
    directs: u64,
    /// Times at which a ping that was put off is due.
    snoozes: Vec<Millis>,
    snoozed: u64,
}

#[derive(Default)]
struct State {
    /// The turn that is running in each game.
    running: HashMap<GameId, Turn>,
    /// The turns that are over.
    over: Vec<Turn>,
    told: HashMap<(GameId, u32), Told>,
    muted: HashSet<(GameId, usize)>,
    ended: HashSet<GameId>,
    /// Discord ids of those who take no direct messages, and of those who want both ways.
    closed: HashSet<UserId>,
    both: HashSet<UserId>,
    /// Rows whose answer got lost: the message that there is already.
    lost: HashMap<i64, Posted>,
    news: Vec<GameRow>,
    message: u64,
    sent: u64,
    reminders: u64,
    late: u64,
}

/// Takes parcels as Discord would.
#[derive(Clone)]
pub(super) struct Post {
    state: Arc<Mutex<State>>,
    random: Arc<Mutex<StdRng>>,
}

/// What the pings add up to.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sum {
    pub pings: u64,
    pub snoozes: u64,
    pub reminders: u64,
    pub late: u64,
    pub messages: u64,
    pub counted: u64,
    pub missing: u64,
    pub twice: u64,
}

impl Post {
    pub fn new(people: &[Human], seed: u64) -> Post {
        let both = people.iter().filter(|human| human.preferences.notify == Notify::Both).map(|human| human.discord);
        let state = State { both: both.collect(), message: 1_000_000, ..State::default() };
        let random = StdRng::seed_from_u64(seed ^ 0x9e37_79b9);
        Post { state: Arc::new(Mutex::new(state)), random: Arc::new(Mutex::new(random)) }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // One thing happens at a time here, and nothing is left half done.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes one parcel.
    pub async fn send(self, parcel: Parcel, now: Millis) -> Delivery {
        let luck: f64 = self.random.lock().unwrap_or_else(PoisonError::into_inner).random();
        let mut state = self.state();
        // The channel is looked through before anything is sent again.
        if let Some(place) = state.lost.remove(&parcel.id).filter(|_| parcel.again) {
            return Delivery::Sent(Some(place));
        }
        if let Some(Address::Direct(person)) = parcel.to
            && state.closed.contains(&person)
        {
            return Delivery::Closed("Cannot send messages to this user".to_owned());
        }
        if luck < 0.002 {
            return Delivery::Retry(Some(Duration::from_secs(30)), "rate limited".to_owned());
        }
        state.sent += 1;
        state.message += 1;
        let channel = match parcel.to {
            Some(address) => ChannelId(address.id()),
            None => ChannelId(0),
        };
        let place = Posted { channel, message: MessageId(state.message) };
        state.hear(&parcel, now);
        if luck > 0.998 {
            state.lost.insert(parcel.id, place);
            return Delivery::Retry(Some(Duration::from_secs(10)), "the answer was lost".to_owned());
        }
        match parcel.notice {
            Notice::Thread { message, .. } => {
                Delivery::Sent(Some(Posted { channel: message.message.thread(), ..message }))
            }
            Notice::Tidy { .. } | Notice::Overtaken { .. } | Notice::Answered { .. } | Notice::Settled { .. } => {
                Delivery::Sent(None)
            }
            _ => Delivery::Sent(Some(place)),
        }
    }

    /// Games as they stood in what was sent since the last call.
    pub fn take_news(&self) -> Vec<GameRow> {
        std::mem::take(&mut self.state().news)
    }

    pub fn set_closed(&self, discord: UserId, closed: bool) {
        let mut state = self.state();
        if closed {
            state.closed.insert(discord)
        } else {
            state.closed.remove(&discord)
        };
    }

    /// The turn that is known to run in a game.
    pub fn turn(&self, game: GameId) -> Option<u32> {
        self.state().running.get(&game).map(|turn| turn.turn)
    }

    pub fn begin(&self, turn: Turn) {
        self.state().running.insert(turn.game, turn);
    }

    pub fn close(&self, game: GameId, at: Millis) {
        let mut state = self.state();
        if let Some(turn) = state.running.remove(&game) {
            state.over.push(Turn { ended: Some(at), ..turn });
        }
    }

    /// It is nobody's turn who is a person.
    pub fn forget(&self, game: GameId) {
        self.state().running.remove(&game);
    }

    pub fn end(&self, game: GameId, at: Millis) {
        self.close(game, at);
        self.state().ended.insert(game);
    }

    pub fn ended(&self) -> u64 {
        self.state().ended.len() as u64
    }

    pub fn is_muted(&self, game: GameId, person: usize) -> bool {
        self.state().muted.contains(&(game, person))
    }

    /// Somebody mutes a game or no longer does; whether they wanted the ping of the turn that runs is then past telling.
    pub fn mute(&self, game: GameId, person: usize, muted: bool) {
        let mut state = self.state();
        if muted {
            state.muted.insert((game, person))
        } else {
            state.muted.remove(&(game, person))
        };
        if let Some(turn) = state.running.get_mut(&game) {
            turn.due = None;
        }
    }

    /// Whether the pings of somebody's running turns are wanted is past telling: of those that are not due yet.
    pub fn excuse(&self, person: usize) {
        for turn in self.state().running.values_mut().filter(|turn| turn.person == person) {
            turn.due = None;
        }
    }

    /// Somebody is back before they said: what was put off until then is due now. Who was back already and sleeps is told in the morning.
    pub fn back(&self, person: usize, now: Millis) {
        let waiting = |turn: &&mut Turn| {
            turn.person == person && turn.away.is_some_and(|until| until > now) && turn.due.is_some_and(|due| due > now)
        };
        self.state().running.values_mut().filter(waiting).for_each(|turn| turn.due = Some(now));
    }

    /// Somebody puts a ping off: the one about the turn, if it still is to come, is this one.
    pub fn snooze(&self, game: GameId, until: Millis) {
        let mut state = self.state();
        let State { running, told, .. } = &mut *state;
        let Some(turn) = running.get_mut(&game) else { return };
        let told = told.entry((game, turn.turn)).or_default();
        if told.mentions + told.directs == 0 {
            turn.due = turn.due.map(|_| until);
            // It comes at its time, also to who is away.
            turn.away = None;
        }
        told.snoozes = vec![until];
    }

    /// What it all adds up to.
    pub fn sum(&self, people: &[Human]) -> Sum {
        let state = self.state();
        let mut sum = Sum { reminders: state.reminders, late: state.late, messages: state.sent, ..Sum::default() };
        for turn in &state.over {
            let told = state.told.get(&(turn.game, turn.turn)).cloned().unwrap_or_default();
            sum.pings += told.mentions + told.directs;
            sum.snoozes += told.snoozed;
            let both = state.both.contains(&people[turn.person].discord);
            let most = if both { 1 } else { told.mentions + told.directs };
            let twice = told.mentions > 1 || told.directs > 1 || most > 1;
            let lasted = turn.due.zip(turn.ended).is_some_and(|(due, ended)| ended > due + SLACK_MS);
            let counts = lasted && turn.ended > Some(turn.began);
            let missing = counts && told.mentions + told.directs + told.snoozed == 0;
            if twice || missing {
                tracing::error!(?turn, ?told, preferences = ?people[turn.person].preferences, "a turn was not told once");
            }
            sum.twice += u64::from(twice);
            sum.counted += u64::from(counts);
            sum.missing += u64::from(missing);
        }
        sum
    }
}

impl State {
    /// Writes down whom a parcel pings, and about what.
    fn hear(&mut self, parcel: &Parcel, now: Millis) {
        let (shown, turns) = match &parcel.notice {
            Notice::Turn { game, .. } => (game, true),
            Notice::Call { game, call, .. } => (game, *call == Call::Turn),
            Notice::End { game, .. } | Notice::Note { game, .. } | Notice::Offer { game, .. } => (game, false),
            _ => return,
        };
        self.news.push((**shown).clone());
        let reminds = matches!(&parcel.notice, Notice::Call { call: Call::Half | Call::Most | Call::Last, .. });
        if parcel.ping.is_empty() || !turns && !reminds {
            return;
        }
        let game = &shown.game;
        // What was written down when the last act was done, not what the notice believes.
        let running = self.running.get(&game.id).map(|turn| turn.turn);
        let row_turn = game.turn();
        if running.is_some_and(|turn| turn != row_turn) || self.ended.contains(&game.id) {
            self.late += 1;
        }
        if reminds {
            self.reminders += 1;
            return;
        }
        let told = self.told.entry((game.id, row_turn)).or_default();
        if let Some(n) = told.snoozes.iter().position(|at| *at <= now) {
            told.snoozes.remove(n);
            told.snoozed += 1;
        } else if matches!(parcel.to, Some(Address::Direct(_))) {
            told.directs += 1;
        } else {
            told.mentions += 1;
        }
    }
}
