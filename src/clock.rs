//! The only reader of time. Everything else is handed the time, or this clock.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

use crate::game::{Millis, Timestamp};

/// The time that a sleeper sleeps before it looks whether the clock was set.
const NAP: Duration = Duration::from_secs(10);

/// Tells the time and waits for it.
#[derive(Clone, Debug)]
pub enum Clock {
    /// The machine's time.
    System,
    /// A time that is stopped until a person sets it: for tests and simulations.
    Hand(Arc<HandClock>),
    /// The machine's time plus an offset in ms that the sandbox raises, to try slow games.
    Ahead(watch::Receiver<i64>),
}

/// A clock that a person sets by hand.
#[derive(Debug)]
pub struct HandClock {
    time: watch::Sender<Timestamp>,
    /// The total of all moves forward, in ms. A move back adds nothing.
    passed: AtomicU64,
}

impl Clock {
    /// A hand-set clock that shows this time.
    pub fn hand(now: Timestamp) -> Clock {
        Clock::Hand(Arc::new(HandClock {
            time: watch::Sender::new(now),
            passed: AtomicU64::new(0),
        }))
    }

    /// The time.
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

    /// Returns the time since a fixed moment before, for measuring what people did lately. It never
    /// goes back, even when the time is set.
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

    /// Waits until a time has come, or until the clock is set back: a time of the clock before that
    /// may be far. On a hand-set clock it may be forever.
    pub async fn sleep_until(&self, time: Timestamp) {
        match self {
            Clock::System => {
                let mut last = self.now();
                while last < time {
                    tokio::time::sleep(Duration::from(time - last).min(NAP)).await;
                    let now = self.now();
                    if now < last {
                        return;
                    }
                    last = now;
                }
            }
            Clock::Hand(hand) => {
                // The sender lives in `self`, so the channel cannot close while a person waits
                // here.
                let mut last = Timestamp::MIN;
                let comes =
                    |&now: &Timestamp| now >= time || now < std::mem::replace(&mut last, now);
                let _ = hand.time.subscribe().wait_for(comes).await;
            }
            Clock::Ahead(by) => {
                let mut by = by.clone();
                while self.now() < time {
                    tokio::select! {
                        () = tokio::time::sleep(self.left_until(time)) => {}
                        // If its sender is gone, the machine's time continues alone.
                        Ok(()) = by.changed() => {}
                    }
                }
            }
        }
    }

    fn left_until(&self, time: Timestamp) -> Duration {
        (time - self.now()).into()
    }

    /// Moves a hand-set clock forward or back. Other clocks ignore it.
    pub fn advance(&self, by: Millis) {
        if let Clock::Hand(hand) = self {
            hand.passed.fetch_add(u64::try_from(by.as_millis()).unwrap_or(0), Ordering::Relaxed);
            hand.time.send_modify(|now| *now += by);
        }
    }
}

/// Now, by the machine's steady clock: for measuring how long something takes, and for the
/// opponent's limit. Says nothing about the date.
#[expect(clippy::disallowed_methods, reason = "here, and nowhere else, time is read")]
pub fn instant() -> Instant {
    Instant::now()
}
