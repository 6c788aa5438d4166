//! Reads the time. All other code is handed the time, or this clock.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

use crate::game::{Millis, Timestamp};

/// The longest sleep before a waiter on the system clock checks whether that clock was set.
const NAP: Duration = Duration::from_secs(10);

/// A clock that tells the time and waits until a given time.
#[derive(Clone, Debug)]
pub enum Clock {
    /// The machine's time.
    System,
    /// A stopped clock that moves only when it is set by hand: for tests and simulations.
    Hand(Arc<HandClock>),
    /// The machine's time plus an offset in ms, which the sandbox raises to speed up slow games.
    Ahead(watch::Receiver<i64>),
}

/// A clock that stands still until it is set by hand.
#[derive(Debug)]
pub struct HandClock {
    time: watch::Sender<Timestamp>,
    /// The sum of all steps forward, in ms. A step back adds nothing.
    passed: AtomicU64,
}

impl Clock {
    /// Returns a hand-set clock that shows this time.
    pub fn hand(now: Timestamp) -> Clock {
        Clock::Hand(Arc::new(HandClock {
            time: watch::Sender::new(now),
            passed: AtomicU64::new(0),
        }))
    }

    /// Returns the current time.
    #[expect(clippy::disallowed_methods, reason = "here, and nowhere else, time is read")]
    pub fn now(&self) -> Timestamp {
        match self {
            Clock::System => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
                Timestamp::EPOCH + Millis::from(since)
            }
            Clock::Hand(hand) => *hand.time.borrow(),
            Clock::Ahead(by) => Clock::System.now() + Millis::from_millis(*by.borrow()),
        }
    }

    /// Returns the time since a fixed moment in the past, for measuring durations. It never
    /// decreases, even if the clock is set back.
    pub fn steady(&self) -> Duration {
        static FIRST: LazyLock<Instant> = LazyLock::new(instant);
        match self {
            Clock::System => FIRST.elapsed(),
            Clock::Hand(hand) => Duration::from_millis(hand.passed.load(Ordering::Relaxed)),
            Clock::Ahead(by) => {
                Clock::System.steady()
                    + Duration::from_millis(u64::try_from(*by.borrow()).unwrap_or(0))
            }
        }
    }

    /// Waits for this long. Returns early if the machine's clock or a hand-set clock is set back.
    pub async fn sleep(&self, pause: Millis) {
        let now = self.now();
        self.sleep_until(now, now + pause).await;
    }

    /// Waits until a time has come. Returns early if the machine's clock or a hand-set clock is set
    /// back, since the time may then be far away. `seen` is the time from which the caller counts:
    /// a clock that shows less was set back before the wait began. On a hand-set clock the wait may
    /// last forever.
    pub async fn sleep_until(&self, seen: Timestamp, time: Timestamp) {
        let mut last = seen;
        let mut is_over = |now: Timestamp| now >= time || now < std::mem::replace(&mut last, now);
        match self {
            Clock::System => {
                let mut now = self.now();
                while !is_over(now) {
                    tokio::time::sleep(Duration::from(time - now).min(NAP)).await;
                    now = self.now();
                }
            }
            Clock::Hand(hand) => {
                // The sender lives in `self`, so the channel cannot close while a person waits
                // here.
                let _ = hand.time.subscribe().wait_for(|&now| is_over(now)).await;
            }
            Clock::Ahead(by) => {
                let mut by = by.clone();
                while self.now() < time {
                    tokio::select! {
                        () = tokio::time::sleep(self.left_until(time)) => {}
                        // If the sender of the offset is gone, the machine's time continues alone.
                        Ok(()) = by.changed() => {}
                    }
                }
            }
        }
    }

    fn left_until(&self, time: Timestamp) -> Duration {
        (time - self.now()).into()
    }

    /// Moves a hand-set clock forward, or back by a negative time. Does nothing on other clocks.
    pub fn advance(&self, by: Millis) {
        if let Clock::Hand(hand) = self {
            hand.passed.fetch_add(u64::try_from(by.as_millis()).unwrap_or(0), Ordering::Relaxed);
            hand.time.send_modify(|now| *now += by);
        }
    }
}

/// Returns the current instant of the machine's monotonic clock, for measuring durations and for
/// the time limit of the engine. It tells nothing about the date.
#[expect(clippy::disallowed_methods, reason = "here, and nowhere else, time is read")]
pub fn instant() -> Instant {
    Instant::now()
}

#[cfg(test)]
mod tests {
    use tokio::time::timeout;

    use super::*;
    use crate::game::NOON;

    /// A day ahead of noon.
    const AHEAD: Timestamp = Timestamp::from_millis(NOON.as_millis() + 24 * 3_600_000);

    #[tokio::test]
    async fn a_wait_counted_from_a_time_that_was_set_back_is_over() {
        let clock = Clock::hand(NOON);
        let wait = clock.sleep_until(AHEAD, AHEAD + Millis::from_secs(30));
        timeout(Duration::from_secs(5), wait).await.expect("the clock was set back before");
        let wait = clock.sleep_until(NOON, AHEAD);
        timeout(Duration::ZERO, wait).await.expect_err("the time has not come");
    }
}
