//! Rate limits for each person, so that a flood of requests from one slows no other. Each process
//! counts in memory, by a steady clock, and forgets idle people.

use std::fmt;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use governor::clock::Clock as _;
use governor::middleware::NoOpMiddleware;
use governor::nanos::Nanos;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};
use murus_gallicus::words;

use crate::clock::Clock;
use crate::ids::{ServerId, UserId};

/// A kind of request that is counted for each person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// Any input: a command, a press, a form or a typed message.
    Anything,
    /// A request for a web page, or for its live updates.
    Page,
    /// A request to complete an option of a command while a person types.
    Completion,
    /// A challenge, or a game against the computer opponent.
    Challenge,
    /// A game of the computer opponent against itself.
    Exhibition,
    /// A request for a hint, or for a review.
    Thought,
    /// An imported game.
    Import,
    /// A film of a game, or an export of a person's data.
    Film,
    /// A typed code of a team match.
    Code,
    /// A reply in a server to a typed message. All who read the channel see it.
    Reply,
    /// A message that says that a limit is reached. It is limited, too.
    Warning,
}

words!(Measure {
    Anything: "anything",
    Page: "page",
    Completion: "completion",
    Challenge: "challenge",
    Exhibition: "exhibition",
    Thought: "thought",
    Import: "import",
    Film: "film",
    Code: "code",
    Reply: "reply",
    Warning: "warning",
});

/// Returns the number of requests of a kind that a person may make at once, and the ms after which
/// there is one more.
fn quota_of(what: Measure) -> (u32, u64) {
    match what {
        // Only a program is this fast.
        Measure::Anything => (150, 100),
        Measure::Page => VISITS,
        Measure::Completion => (60, 200),
        Measure::Challenge => (30, 60_000),
        Measure::Exhibition => (5, 600_000),
        Measure::Thought => (30, 20_000),
        Measure::Import => (20, 60_000),
        Measure::Film => (10, 60_000),
        Measure::Code => (5, 10 * 60_000),
        Measure::Reply => (30, 20_000),
        Measure::Warning => (1, 10 * 60_000),
    }
}

/// The number of requests for pages that a person or an address may make at once, and the ms after
/// which there is one more.
const VISITS: (u32, u64) = (120, 50);

/// A kind of request that is counted for each network address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AddressMeasure {
    /// A request for a page.
    Page,
    /// A request from a frame within Discord with the cookie of a session. Many people share the
    /// addresses of Discord's proxies, and each person has a limit of their own.
    Frame,
    /// A request for the first page of a frame within Discord.
    Arrival,
    /// A code of Discord's sign-in. Each costs a request to Discord.
    Code,
}

impl AddressMeasure {
    /// All kinds, in the order of their limiters.
    const ALL: [AddressMeasure; 4] = [
        AddressMeasure::Page,
        AddressMeasure::Frame,
        AddressMeasure::Arrival,
        AddressMeasure::Code,
    ];

    /// Returns the number of requests of this kind that an address may make at once, and the ms
    /// after which there is one more.
    fn quota(self) -> (u32, u64) {
        match self {
            AddressMeasure::Page => VISITS,
            AddressMeasure::Frame => (2400, 5),
            AddressMeasure::Arrival => (240, 50),
            AddressMeasure::Code => (60, 2000),
        }
    }
}

/// The number of times at once that a server's closed channels (in which Discord refuses messages)
/// may be tried again, and the ms after which there is one more.
const LOOKS: (u32, u64) = (20, 60_000);

/// The number of checks after which idle limiters are dropped.
const CLEANED_EVERY: u32 = 4096;

type KeyedLimiter<K> = RateLimiter<K, HashMapStateStore<K>, Steady, NoOpMiddleware<Nanos>>;

/// The rate limiters of people, servers and network addresses.
pub(super) struct PersonLimits {
    /// One limiter of people for each kind of request, in the order of [`Measure::WORDS`].
    counted: [KeyedLimiter<UserId>; Measure::WORDS.len()],
    /// The limiter of how often each server's closed channels are tried again after a change there.
    looks: KeyedLimiter<ServerId>,
    /// The limiters of network addresses, in the order of [`AddressMeasure::ALL`].
    addresses: [KeyedLimiter<String>; AddressMeasure::ALL.len()],
    steady: Steady,
    checks: AtomicU32,
}

/// The clock of the service, in the form that the limiters need.
#[derive(Clone, Debug)]
struct Steady(Clock);

impl governor::clock::Clock for Steady {
    type Instant = Nanos;

    fn now(&self) -> Nanos {
        Nanos::from(self.0.steady())
    }
}

impl fmt::Debug for PersonLimits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Limits").finish_non_exhaustive()
    }
}

impl PersonLimits {
    pub fn new(clock: Clock) -> PersonLimits {
        let steady = Steady(clock);
        let allowing = |(burst, pause): (u32, u64)| {
            let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
            // No kind of request has a pause of zero.
            let quota = Quota::with_period(Duration::from_millis(pause))
                .unwrap_or(Quota::per_second(burst));
            quota.allow_burst(burst)
        };
        let counted = |(what, _): (Measure, &str)| {
            RateLimiter::new(allowing(quota_of(what)), HashMapStateStore::default(), steady.clone())
        };
        let looks = RateLimiter::new(allowing(LOOKS), HashMapStateStore::default(), steady.clone());
        let addresses = AddressMeasure::ALL.map(|what| {
            let quota = allowing(what.quota());
            RateLimiter::new(quota, HashMapStateStore::default(), steady.clone())
        });
        let counted = Measure::WORDS.map(counted);
        PersonLimits {
            counted,
            looks,
            addresses,
            steady: steady.clone(),
            checks: AtomicU32::new(0),
        }
    }

    /// Counts that a server's closed channels are tried again. Returns false over the limit. Some
    /// servers change all the time: a manager who repairs permissions changes many things in a row,
    /// and some bots change a role without end.
    pub fn allow_look(&self, server: ServerId) -> bool {
        self.looks.check_key(&server).is_ok()
    }

    /// Counts a request from a network address. Returns false over the limit.
    pub fn allow_address(&self, address: &str, what: AddressMeasure) -> bool {
        self.drop_idle();
        self.addresses[what as usize].check_key(&address.to_owned()).is_ok()
    }

    /// Counts a request of a person. Over the limit, fails with the time to wait.
    pub fn count_request(&self, person: UserId, what: Measure) -> Result<(), Duration> {
        self.drop_idle();
        let counted = &self.counted[what as usize];
        counted.check_key(&person).map_err(|until| until.wait_time_from(self.steady.now()))
    }

    /// Drops the idle limiters, once in [`CLEANED_EVERY`] calls.
    fn drop_idle(&self) {
        if self.checks.fetch_add(1, Ordering::Relaxed) % CLEANED_EVERY == CLEANED_EVERY - 1 {
            for counted in &self.counted {
                counted.retain_recent();
                counted.shrink_to_fit();
            }
            self.looks.retain_recent();
            for addresses in &self.addresses {
                addresses.retain_recent();
                addresses.shrink_to_fit();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::game::{Millis, NOON};

    const ANN: UserId = UserId(1);

    fn limits() -> (PersonLimits, Clock) {
        let clock = Clock::hand(NOON);
        (PersonLimits::new(clock.clone()), clock)
    }

    #[test]
    fn everybody_has_a_limit_of_their_own_that_refills() {
        let (limits, clock) = limits();
        for (what, _) in Measure::WORDS {
            let (burst, pause) = quota_of(what);
            for n in 0..burst {
                assert_eq!(limits.count_request(ANN, what), Ok(()), "{what:?} {n}");
            }
            let wait = limits.count_request(ANN, what).expect_err("the limit is reached");
            assert!(wait <= Duration::from_millis(pause), "{what:?}: {wait:?}");
            assert_eq!(limits.count_request(UserId(2), what), Ok(()), "nobody else has to wait");
            clock.advance(Millis::from_millis(pause as i64));
            assert_eq!(limits.count_request(ANN, what), Ok(()));
            assert!(limits.count_request(ANN, what).is_err());
        }
    }

    #[test]
    fn an_address_has_a_limit_of_each_kind_that_refills() {
        let (limits, clock) = limits();
        for what in AddressMeasure::ALL {
            let (burst, pause) = what.quota();
            for n in 0..burst {
                assert!(limits.allow_address("192.0.2.1", what), "{what:?} {n}");
            }
            assert!(!limits.allow_address("192.0.2.1", what), "{what:?}");
            assert!(limits.allow_address("192.0.2.2", what), "no other address has to wait");
            clock.advance(Millis::from_millis(pause as i64));
            assert!(limits.allow_address("192.0.2.1", what), "{what:?}");
        }
    }

    #[test]
    fn idle_addresses_are_forgotten() {
        let (limits, clock) = limits();
        for n in 0..3 * CLEANED_EVERY {
            assert!(limits.allow_address(&n.to_string(), AddressMeasure::Page));
            clock.advance(Millis::ONE);
        }
        let kept = limits.addresses[AddressMeasure::Page as usize].len();
        assert!(kept <= CLEANED_EVERY as usize + 200, "{kept} are remembered");
    }

    #[test]
    fn a_clock_set_back_makes_nobody_wait() {
        let (limits, clock) = limits();
        assert_eq!(limits.count_request(ANN, Measure::Import), Ok(()));
        clock.advance(-Millis::from_secs(500));
        for _ in 1..quota_of(Measure::Import).0 {
            assert_eq!(limits.count_request(ANN, Measure::Import), Ok(()));
        }
        let wait = limits.count_request(ANN, Measure::Import).expect_err("the limit is reached");
        assert!(wait <= Duration::from_millis(quota_of(Measure::Import).1));
    }

    #[test]
    fn idle_people_are_forgotten() {
        let (limits, clock) = limits();
        for person in 0..3 * u64::from(CLEANED_EVERY) {
            assert_eq!(limits.count_request(UserId(person), Measure::Anything), Ok(()));
            clock.advance(Millis::ONE);
        }
        let kept = limits.counted[Measure::Anything as usize].len();
        assert!(kept <= CLEANED_EVERY as usize + 200, "{kept} are remembered");
    }
}
