//! The only place that reads the time.

use std::time::Instant;

/// The present instant of the machine's steady clock, to measure a duration or to set a time limit.
#[expect(clippy::disallowed_methods, reason = "the only place that reads time")]
pub fn instant() -> Instant {
    Instant::now()
}
