//! Limits the requests that count against Discord's global limit for the bot. Such requests wait
//! here for their turn, the most urgent first. Answers to interactions do not count, and do not
//! wait.

use std::collections::{BTreeSet, HashMap, VecDeque};
use std::num::NonZeroU32;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::clock::Clock;
use crate::game::{Millis, Timestamp};
use crate::ids::ChannelId;
use crate::meter::Meter;
use crate::store::Urgency;

/// The window in which the limit of requests a second holds: a second and a margin, since requests
/// may arrive at Discord closer together than they were sent.
const WINDOW: Millis = Millis::from_millis(1_020);

/// The time after which one more request a second is tried. Whenever Discord says that the bot
/// exceeds its global limit, the limit is lowered by one request a second.
const RECOVERY: Millis = Millis::from_secs(10);

/// The longest wait of a less urgent request for its turn. After that it is postponed, so that it
/// holds no place in the line.
const PATIENCE: Millis = Millis::from_secs(1);

/// The number of closed routes in memory at which those that are open again are dropped.
const ROUTES: usize = 1_000;

/// The reserve, in requests a second, that each process asks for in addition to its recent use.
const SPARE: i64 = 5;

/// The request limit of this process. Cheap to clone; all clones share one limit.
#[derive(Clone)]
pub struct RequestBudget(Arc<BudgetDoor>);

struct BudgetDoor {
    clock: Clock,
    meter: Meter,
    /// The waiting requests; `None` if there is no limit.
    line: Option<Mutex<RequestLine>>,
    /// Wakes the waiting requests when the line moves.
    moved: Notify,
    /// The times until which Discord accepts no request on a route.
    routes: Mutex<HashMap<Bucket, Timestamp>>,
}

/// A route and a channel. Discord limits such a route separately in each channel.
pub type Bucket = (&'static str, ChannelId);

/// The requests that wait, and the times of those that were sent within the window.
struct RequestLine {
    limit: SecondLimit,
    begun: VecDeque<Timestamp>,
    waiting: BTreeSet<QueuePlace>,
    next: u64,
    /// The time until which Discord accepts no request of the bot.
    shut: Timestamp,
}

/// The limit of requests a second, and what was learnt about it.
struct SecondLimit {
    known: f64,
    /// The limit that Discord seems to allow, in requests a second.
    learnt: f64,
    /// The time at which the learnt limit last changed.
    at: Timestamp,
    /// This process's share of the limit, 0 to 1.
    share: f64,
}

/// A place in the line: the urgency, and the order of arrival.
type QueuePlace = (Urgency, u64);

/// The state of a waiting request: it may go now, at a time, or after a more urgent one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum RequestTurn {
    Now,
    At(Timestamp),
    /// Another request is before it.
    Behind,
}

impl RequestBudget {
    /// Creates a limit of this many requests a second; `None` sets no limit.
    pub fn new(limit: Option<NonZeroU32>, clock: Clock, meter: Meter) -> RequestBudget {
        let line = limit.map(|limit| Mutex::new(RequestLine::new(f64::from(limit.get()))));
        RequestBudget(Arc::new(BudgetDoor {
            clock,
            meter,
            line,
            moved: Notify::new(),
            routes: Mutex::default(),
        }))
    }

    /// Waits until a request may be sent, and counts it in the metrics under the name `route`. If
    /// the future is dropped, the request leaves the line.
    pub async fn take_slot(&self, urgency: Urgency, route: &'static str) {
        let door = &*self.0;
        let joined = door.lock_line().map(|mut line| line.join_line(urgency));
        if let Some(place) = joined {
            let waiting = WaitingRequest { door, place };
            loop {
                let mut moved = pin!(door.moved.notified());
                // From here on the future is woken by each move of the line.
                moved.as_mut().enable();
                match door.check_turn(waiting.place) {
                    RequestTurn::Now => break,
                    RequestTurn::Behind => moved.await,
                    RequestTurn::At(at) => tokio::select! {
                        () = moved => {}
                        () = door.sleep_until(at) => {}
                    },
                }
            }
        }
        door.meter.count_request(true, route);
    }

    /// Waits until a request may be sent, and counts it as [`RequestBudget::take_slot`] does.
    /// Returns false if a request less urgent than a card would wait for more than a second.
    pub async fn take_soon(&self, urgency: Urgency, route: &'static str) -> bool {
        if urgency <= Urgency::Card {
            self.take_slot(urgency, route).await;
            return true;
        }
        let clock = &self.0.clock;
        tokio::select! {
            biased;
            () = self.take_slot(urgency, route) => true,
            () = clock.sleep(PATIENCE) => false,
        }
    }

    /// Returns the time until Discord accepts requests on a route in a channel again; `None` if it
    /// accepts them now.
    pub fn shut_for(&self, route: Bucket) -> Option<Millis> {
        let now = self.0.now();
        let mut routes = self.0.lock_routes();
        let until = *routes.get(&route)?;
        if until <= now {
            routes.remove(&route);
            return None;
        }
        Some(until - now)
    }

    /// Notes that Discord accepts no requests on a route in a channel for the time `pause`.
    pub fn shut_route(&self, route: Bucket, pause: Millis) {
        let now = self.0.now();
        let mut routes = self.0.lock_routes();
        if routes.len() >= ROUTES {
            routes.retain(|_, until| *until > now);
        }
        routes.insert(route, now + pause);
    }

    /// Counts a request in the metrics that does not count against the limit.
    pub fn note_uncounted(&self, route: &'static str) {
        self.0.meter.count_request(false, route);
    }

    /// Returns true if the limit has room for a request of this urgency now. Requests that already
    /// wait in line do not count.
    pub fn has_room(&self, urgency: Urgency) -> bool {
        self.0.lock_line().is_none_or(|mut line| line.room_at(urgency, self.0.now()).is_none())
    }

    /// Returns the least urgency of notices that may be started now. While requests wait, less
    /// urgent notices are not started.
    pub fn least_urgency(&self) -> Urgency {
        let waits = self.0.lock_line().is_some_and(|line| !line.waiting.is_empty());
        let room = |&least: &Urgency| !waits && self.has_room(least);
        [Urgency::Buttons, Urgency::Follower].into_iter().find(room).unwrap_or(Urgency::Desk)
    }

    /// Notes that Discord accepts no request of the bot for the time `pause`. Lowers the limit by
    /// one request a second, to no less than 1.
    pub fn note_limited(&self, pause: Millis) {
        let now = self.0.now();
        if let Some(mut line) = self.0.lock_line() {
            line.shut = line.shut.max(now + pause);
            line.limit.learnt = (line.limit.learnt - 1.0).max(1.0);
            line.limit.at = now;
        }
    }

    /// Returns the number of requests a second that this process needs: those just sent, those that
    /// wait, and a reserve. Returns 0 if there is no limit.
    pub fn measure_demand(&self) -> i64 {
        let Some(line) = self.0.lock_line() else { return 0 };
        let lately = line.begun.len() + line.waiting.len();
        i64::try_from(lately).unwrap_or(i64::MAX).saturating_add(SPARE)
    }

    /// Sets this process's share of the limit, 0 to 1.
    pub fn set_share(&self, share: f64) {
        if let Some(mut line) = self.0.lock_line() {
            line.limit.share = share;
        }
        self.0.moved.notify_waiters();
    }
}

impl BudgetDoor {
    /// Returns the time on the steady clock, which no change of the system clock moves.
    fn now(&self) -> Timestamp {
        Timestamp::EPOCH + Millis::from(self.clock.steady())
    }

    /// Waits until the steady clock shows this time, or until the clock is set back.
    async fn sleep_until(&self, at: Timestamp) {
        self.clock.sleep(at - self.now()).await;
    }

    fn lock_routes(&self) -> MutexGuard<'_, HashMap<Bucket, Timestamp>> {
        self.routes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn lock_line(&self) -> Option<MutexGuard<'_, RequestLine>> {
        self.line.as_ref().map(|line| line.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn check_turn(&self, place: QueuePlace) -> RequestTurn {
        self.lock_line().map_or(RequestTurn::Now, |mut line| line.turn(place, self.now()))
    }
}

/// A waiting request. It leaves the line when it is dropped.
struct WaitingRequest<'a> {
    door: &'a BudgetDoor,
    place: QueuePlace,
}

impl Drop for WaitingRequest<'_> {
    fn drop(&mut self) {
        if let Some(mut line) = self.door.lock_line() {
            line.waiting.remove(&self.place);
        }
        self.door.moved.notify_waiters();
    }
}

impl RequestLine {
    fn new(known: f64) -> RequestLine {
        let limit = SecondLimit { known, learnt: known, at: Timestamp::EPOCH, share: 1.0 };
        RequestLine {
            limit,
            begun: VecDeque::new(),
            waiting: BTreeSet::new(),
            next: 0,
            shut: Timestamp::EPOCH,
        }
    }

    fn join_line(&mut self, urgency: Urgency) -> QueuePlace {
        self.next += 1;
        let place = (urgency, self.next);
        self.waiting.insert(place);
        place
    }

    /// Returns the state of the request at a place in the line. If it may go now, counts it as
    /// sent.
    fn turn(&mut self, place: QueuePlace, now: Timestamp) -> RequestTurn {
        if self.waiting.first() != Some(&place) {
            return RequestTurn::Behind;
        }
        match self.room_at(place.0, now) {
            Some(at) => RequestTurn::At(at),
            None => {
                self.begun.push_back(now);
                RequestTurn::Now
            }
        }
    }

    /// Returns the time at which a request of this urgency may be sent, or `None` if it may be sent
    /// now. The least urgent requests leave a part of the limit free for others.
    fn room_at(&mut self, urgency: Urgency, now: Timestamp) -> Option<Timestamp> {
        if now < self.shut {
            return Some(self.shut);
        }
        self.limit.recover_limit(now);
        self.begun.retain(|&at| now - at < WINDOW);
        let part = match urgency {
            Urgency::Buttons => 0.8,
            Urgency::Follower => 0.9,
            _ => 1.0,
        };
        let most = ((self.limit.learnt * self.limit.share * part) as usize).max(1);
        let over = self.begun.len().checked_sub(most)?;
        self.begun.get(over).map(|&at| at + WINDOW)
    }
}

impl SecondLimit {
    fn recover_limit(&mut self, now: Timestamp) {
        while self.learnt < self.known && now - self.at >= RECOVERY {
            self.learnt = (self.learnt + 1.0).min(self.known);
            self.at += RECOVERY;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::game::NOON;

    /// Removes and returns the requests that may go at a time, in order.
    fn turns(line: &mut RequestLine, now: Timestamp) -> Vec<Urgency> {
        let mut passed = Vec::new();
        while let Some(&place) = line.waiting.first() {
            if line.turn(place, now) != RequestTurn::Now {
                break;
            }
            line.waiting.remove(&place);
            passed.push(place.0);
        }
        passed
    }

    #[test]
    fn the_most_urgent_comes_first_and_no_second_has_too_many() {
        let mut line = RequestLine::new(5.0);
        for urgency in
            [Urgency::Buttons, Urgency::Follower, Urgency::Card, Urgency::Board, Urgency::Board]
        {
            line.join_line(urgency);
        }
        // The least urgent requests leave some room.
        assert_eq!(
            turns(&mut line, NOON),
            [Urgency::Board, Urgency::Board, Urgency::Card, Urgency::Follower]
        );
        line.join_line(Urgency::Board);
        line.join_line(Urgency::Answer);
        assert_eq!(turns(&mut line, NOON), [Urgency::Answer]);
        assert_eq!(turns(&mut line, NOON + WINDOW - Millis::ONE), []);
        assert_eq!(turns(&mut line, NOON + WINDOW), [Urgency::Board, Urgency::Buttons]);
    }

    #[test]
    fn a_limit_that_is_met_is_learnt_and_forgotten_again() {
        let budget = RequestBudget::new(NonZeroU32::new(10), Clock::hand(NOON), Meter::default());
        budget.note_limited(Millis::from_secs(5));
        assert!(!budget.has_room(Urgency::Answer));
        budget.0.clock.advance(Millis::from_secs(5));
        let room = |budget: &RequestBudget| {
            let mut line = budget.0.lock_line().expect("a limit");
            (0..20).for_each(|_| {
                line.join_line(Urgency::Board);
            });
            let passed = turns(&mut line, budget.0.now()).len();
            line.waiting.clear();
            passed
        };
        assert_eq!(room(&budget), 9);
        budget.0.clock.advance(RECOVERY * 9);
        assert_eq!(room(&budget), 10, "not more than is known");
        budget.set_share(0.5);
        budget.0.clock.advance(RECOVERY);
        assert_eq!(room(&budget), 5);
    }

    #[tokio::test]
    async fn a_request_that_is_given_up_holds_no_place() {
        let budget = RequestBudget::new(NonZeroU32::new(1), Clock::hand(NOON), Meter::default());
        budget.take_slot(Urgency::Board, "message").await;
        let waits = budget.clone();
        let given_up =
            tokio::spawn(async move { waits.take_slot(Urgency::Answer, "message").await });
        while budget.0.lock_line().expect("a limit").waiting.is_empty() {
            tokio::task::yield_now().await;
        }
        given_up.abort();
        let _ = given_up.await;
        budget.0.clock.advance(WINDOW);
        budget.take_slot(Urgency::Board, "message").await;
    }
}
