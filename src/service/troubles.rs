//! Logs the failures of the database: each cause once for all workers, however often they retry,
//! and one line when all of them work again.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::clock::Clock;
use crate::game::Millis;
use crate::store::StoreError;

/// The time after which a cause of failure that lasts is logged again.
const AGAIN: Duration = Duration::from_mins(10);

/// The failures of the database in this process. Their times are by the steady clock.
pub(super) struct Troubles {
    clock: Clock,
    met: Mutex<MetTrouble>,
}

#[derive(Default)]
struct MetTrouble {
    /// The workers whose last try failed, each with the time since which it fails, and the last
    /// reason.
    failing: BTreeMap<&'static str, (Duration, String)>,
    /// The causes that were logged, each with the time of that.
    logged: BTreeMap<String, Duration>,
}

impl MetTrouble {
    fn log_trouble(&mut self, who: &'static str, error: &StoreError, now: Duration) {
        let cause = error.to_string();
        let is_new = self.logged.get(&cause).is_none_or(|at| now.saturating_sub(*at) >= AGAIN);
        if is_new && !error.is_logged() {
            tracing::error!(who, error = cause, "the database fails");
            self.logged.insert(cause, now);
        }
    }
}

impl Troubles {
    /// Creates a record without failures.
    pub fn new(clock: Clock) -> Troubles {
        Troubles { clock, met: Mutex::default() }
    }

    /// Records the result of work that a worker repeats. Logs a new cause of failure, and logs when
    /// no worker fails any longer.
    pub fn note_result<T>(&self, who: &'static str, done: &Result<T, StoreError>) {
        let mut met = self.met.lock().unwrap_or_else(PoisonError::into_inner);
        let now = self.clock.steady();
        match done {
            Ok(_) => {
                if met.failing.remove(who).is_some()
                    && met.failing.is_empty()
                    && !met.logged.is_empty()
                {
                    met.logged.clear();
                    tracing::info!("the database works again");
                }
            }
            Err(error) => {
                met.log_trouble(who, error, now);
                let since = met.failing.get(who).map_or(now, |(since, _)| *since);
                met.failing.insert(who, (since, error.to_string()));
            }
        }
    }

    /// Logs a failure of work that is not repeated, unless the same cause was logged lately.
    pub fn note_failure(&self, who: &'static str, error: &StoreError) {
        self.met.lock().unwrap_or_else(PoisonError::into_inner).log_trouble(
            who,
            error,
            self.clock.steady(),
        );
    }

    /// The workers that have failed for at least `least` without a success, each with its last
    /// failure.
    pub fn list_lasting(&self, least: Millis) -> Vec<(&'static str, String)> {
        let met = self.met.lock().unwrap_or_else(PoisonError::into_inner);
        let now = self.clock.steady();
        let lasting = met
            .failing
            .iter()
            .filter(|(_, (since, _))| now.saturating_sub(*since) >= Duration::from(least));
        lasting.map(|(who, (_, why))| (*who, why.clone())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::NOON;

    #[test]
    fn work_that_fails_lasts_until_it_succeeds() {
        let clock = Clock::hand(NOON);
        let troubles = Troubles::new(clock.clone());
        let fails = |who| troubles.note_result::<()>(who, &Err(StoreError::Slow));
        let lasting = || {
            troubles
                .list_lasting(Millis::from_secs(10))
                .into_iter()
                .map(|(who, _)| who)
                .collect::<Vec<_>>()
        };
        fails("courier");
        fails("sweeper");
        assert_eq!(lasting(), Vec::<&str>::new());
        clock.advance(Millis::from_secs(10));
        fails("courier");
        troubles.note_result("sweeper", &Ok(()));
        fails("sweeper");
        assert_eq!(lasting(), ["courier"]);
        troubles.note_result("courier", &Ok(()));
        assert_eq!(lasting(), Vec::<&str>::new());
    }
}
