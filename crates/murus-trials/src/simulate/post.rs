//! Takes notices in the place of Discord: notes every ping, and sometimes fails.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::human::Human;
use murus::delivery::{Call, Parcel};
use murus::game::{ContestId, GameId, Millis, Notify, Seq, Timestamp};
use murus::ids::{ChannelId, MessageId, Posted, UserId};
use murus::service::Delivery;
use murus::service::delivery::Envelope;
use murus::store::{Address, NoticeKind, StoredGame, Topic};

/// The time within which a failed delivery is tried again.
const SLACK: Millis = Millis::from_mins(1);

/// A turn of a person in a simulated game, with the ping that it should have.
#[derive(Clone, Debug)]
pub(super) struct PersonTurn {
    pub game: GameId,
    /// The number of the board with which the turn began.
    pub turn: Seq,
    pub person: usize,
    pub began: Timestamp,
    pub ended: Option<Timestamp>,
    /// The time at which the ping of the turn is due; `None` if no ping is expected, or if it is
    /// unknown whether one is due.
    pub due: Option<Timestamp>,
    /// The end of the player's vacation, if they were on one when the turn began.
    pub away: Option<Timestamp>,
}

/// The pings about one turn.
#[derive(Clone, Debug, Default)]
struct TurnPings {
    mentions: u64,
    directs: u64,
    /// The times at which postponed pings are due.
    snoozes: Vec<Timestamp>,
    /// The number of pings that came after being postponed.
    snoozed: u64,
}

/// The turns, pings and messages so far.
#[derive(Default)]
struct PostState {
    /// The running turn of each game.
    running: HashMap<GameId, PersonTurn>,
    /// The turns that are over.
    over: Vec<PersonTurn>,
    pings: HashMap<(GameId, Seq), TurnPings>,
    muted: HashSet<(GameId, usize)>,
    ended: HashSet<GameId>,
    /// The people who take no direct messages.
    closed: HashSet<UserId>,
    /// The people who want pings both in the thread and by direct message.
    both: HashSet<UserId>,
    /// The messages whose answer was lost, by the row of the notice.
    lost: HashMap<i64, Posted>,
    news: Vec<StoredGame>,
    /// The events of which a card was posted.
    contests: HashSet<ContestId>,
    /// The people who were pinged about an event, and how often.
    starts: HashMap<(ContestId, UserId), u64>,
    /// The number of pings by the cards of events.
    card_pings: u64,
    message: u64,
    sent: u64,
    reminders: u64,
    late: u64,
}

/// The stand-in for Discord: it takes parcels. Clones share their state.
#[derive(Clone)]
pub(super) struct Post {
    state: Arc<Mutex<PostState>>,
    random: Arc<Mutex<StdRng>>,
}

/// The totals of all pings and messages.
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
    /// The number of people pinged at the start of an event.
    pub starts: u64,
    /// The number of pings about an event beside these.
    pub beyond: u64,
}

impl Post {
    pub fn new(people: &[Human], seed: u64) -> Post {
        let both = people
            .iter()
            .filter(|human| human.preferences.notify == Notify::Both)
            .map(|human| human.discord);
        let state = PostState { both: both.collect(), message: 1_000_000, ..PostState::default() };
        let random = StdRng::seed_from_u64(seed ^ 0x9e37_79b9);
        Post { state: Arc::new(Mutex::new(state)), random: Arc::new(Mutex::new(random)) }
    }

    fn state(&self) -> MutexGuard<'_, PostState> {
        // Only one thing happens at a time, so the state is whole even if the lock is poisoned.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a parcel as Discord would. Some deliveries fail, or lose their answer.
    pub async fn send(self, parcel: Parcel, now: Timestamp) -> Delivery {
        let luck: f64 = self.random.lock().unwrap_or_else(PoisonError::into_inner).random();
        let Envelope { id, to, searches, again, .. } = parcel.envelope;
        let mut state = self.state();
        // The bot searches the channel before it sends again.
        if let Some(place) = state.lost.remove(&id).filter(|_| again) {
            return Delivery::Sent(Some(place));
        }
        if let Some(Address::Direct(person)) = to
            && state.closed.contains(&person)
        {
            return Delivery::Closed("Cannot send messages to this user".to_owned());
        }
        if luck < 0.002 {
            return Delivery::Retry(Some(Duration::from_secs(30)), "rate limited".to_owned());
        }
        state.sent += 1;
        state.message += 1;
        let channel = match to {
            Some(address) => ChannelId(address.id()),
            None => ChannelId(0),
        };
        let place = Posted { channel, message: MessageId(state.message) };
        state.note(&parcel, now);
        if luck > 0.998 {
            state.lost.insert(id, place);
            return Delivery::Retry(
                Some(Duration::from_secs(10)),
                "the answer was lost".to_owned(),
            );
        }
        Delivery::Sent(to.filter(|_| !searches).map(|_| place))
    }

    /// Returns the games in the notices delivered since the last call.
    pub fn take_news(&self) -> Vec<StoredGame> {
        std::mem::take(&mut self.state().news)
    }

    /// Returns the events of which a card was posted.
    pub fn contests(&self) -> HashSet<ContestId> {
        self.state().contests.clone()
    }

    pub fn set_closed(&self, discord: UserId, closed: bool) {
        let mut state = self.state();
        if closed {
            state.closed.insert(discord)
        } else {
            state.closed.remove(&discord)
        };
    }

    /// The number of the running turn of a game; `None` if no person's turn is noted.
    pub fn turn(&self, game: GameId) -> Option<Seq> {
        self.state().running.get(&game).map(|turn| turn.turn)
    }

    pub fn begin(&self, turn: PersonTurn) {
        self.state().running.insert(turn.game, turn);
    }

    pub fn close(&self, game: GameId, at: Timestamp) {
        let mut state = self.state();
        if let Some(turn) = state.running.remove(&game) {
            state.over.push(PersonTurn { ended: Some(at), ..turn });
        }
    }

    /// Forgets the running turn of a game, because no person is to move.
    pub fn forget(&self, game: GameId) {
        self.state().running.remove(&game);
    }

    pub fn end(&self, game: GameId, at: Timestamp) {
        self.close(game, at);
        self.state().ended.insert(game);
    }

    pub fn count_ended(&self) -> u64 {
        self.state().ended.len() as u64
    }

    pub fn is_muted(&self, game: GameId, person: usize) -> bool {
        self.state().muted.contains(&(game, person))
    }

    /// Mutes or unmutes a game for a person. Then it is unknown whether the running turn's ping is
    /// due.
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

    /// Expects no ping for a person's running turns from now on: it is unknown if one is due.
    pub fn excuse(&self, person: usize) {
        for turn in self.state().running.values_mut().filter(|turn| turn.person == person) {
            turn.due = None;
        }
    }

    /// Notes that a person is back early. Pings that waited for the end of the vacation are due
    /// now.
    pub fn back(&self, person: usize, now: Timestamp) {
        let waiting = |turn: &&mut PersonTurn| {
            turn.person == person
                && turn.away.is_some_and(|until| until > now)
                && turn.due.is_some_and(|due| due > now)
        };
        self.state().running.values_mut().filter(waiting).for_each(|turn| turn.due = Some(now));
    }

    /// Postpones the ping of a game's running turn, if there is one. If that ping has not come yet,
    /// the postponed ping replaces it.
    pub fn snooze(&self, game: GameId, until: Timestamp) {
        let mut state = self.state();
        let PostState { running, pings, .. } = &mut *state;
        let Some(turn) = running.get_mut(&game) else { return };
        let pings = pings.entry((game, turn.turn)).or_default();
        if pings.mentions + pings.directs == 0 {
            turn.due = turn.due.map(|_| until);
            // A postponed ping comes at its time, even during a vacation.
            turn.away = None;
        }
        pings.snoozes = vec![until];
    }

    /// Adds up the pings and messages of all turns that are over. Logs each turn that was pinged
    /// twice, or wrongly not at all.
    pub fn sum(&self, people: &[Human]) -> Sum {
        let state = self.state();
        let mut sum = Sum {
            reminders: state.reminders,
            late: state.late,
            messages: state.sent,
            starts: state.starts.len() as u64,
            beyond: state.card_pings + state.starts.values().map(|times| times - 1).sum::<u64>(),
            ..Sum::default()
        };
        for turn in &state.over {
            let pings = state.pings.get(&(turn.game, turn.turn)).cloned().unwrap_or_default();
            sum.pings += pings.mentions + pings.directs;
            sum.snoozes += pings.snoozed;
            let both = state.both.contains(&people[turn.person].discord);
            let most = if both { 1 } else { pings.mentions + pings.directs };
            let twice = pings.mentions > 1 || pings.directs > 1 || most > 1;
            let lasted = turn.due.zip(turn.ended).is_some_and(|(due, ended)| ended > due + SLACK);
            let counts = lasted && turn.ended > Some(turn.began);
            let missing = counts && pings.mentions + pings.directs + pings.snoozed == 0;
            if twice || missing {
                tracing::error!(?turn, ?pings, preferences = ?people[turn.person].preferences, "a turn was not pinged exactly once");
            }
            sum.twice += u64::from(twice);
            sum.counted += u64::from(counts);
            sum.missing += u64::from(missing);
        }
        sum
    }
}

impl PostState {
    /// Notes the game and the ping of a parcel, if it is about a turn, a reminder or another event
    /// of a game.
    fn note(&mut self, parcel: &Parcel, now: Timestamp) {
        let Envelope { topic, to, ping, .. } = &parcel.envelope;
        match *topic {
            Topic::Contest(id) => {
                self.contests.insert(id);
                self.card_pings += ping.len() as u64;
            }
            Topic::Season(id) | Topic::GuestSeason(id) => {
                for &person in ping {
                    *self.starts.entry((id, person)).or_default() += 1;
                }
            }
            _ => {}
        }
        let (Topic::Course(_, kind) | Topic::Beside(_, kind)) = *topic else { return };
        let told = [NoticeKind::End, NoticeKind::Note, NoticeKind::Offer];
        let reminds = [NoticeKind::Most, NoticeKind::Last].contains(&kind);
        let call = parcel.notice.call();
        let turns = kind == NoticeKind::Turn || call == Some(Call::Turn);
        let Some(shown) = parcel.notice.game() else { return };
        if !turns && call.is_none() && !told.contains(&kind) {
            return;
        }
        self.news.push(shown.clone());
        if ping.is_empty() || !turns && !reminds {
            return;
        }
        let game = &shown.game;
        // This is the turn noted at the last act, not the turn of the notice.
        let running = self.running.get(&game.id).map(|turn| turn.turn);
        let row_turn = game.turn_seq();
        if running.is_some_and(|turn| turn != row_turn) || self.ended.contains(&game.id) {
            self.late += 1;
        }
        if reminds {
            self.reminders += 1;
            return;
        }
        let pings = self.pings.entry((game.id, row_turn)).or_default();
        if let Some(n) = pings.snoozes.iter().position(|at| *at <= now) {
            pings.snoozes.remove(n);
            pings.snoozed += 1;
        } else if matches!(to, Some(Address::Direct(_))) {
            pings.directs += 1;
        } else {
            pings.mentions += 1;
        }
    }
}
