//! The only reader of time.

use std::time::Instant;

/// Now, by the machine's steady clock: to measure a duration and to set the engine's limit.
#[expect(clippy::disallowed_methods, reason = "the only place that reads time")]
pub fn instant() -> Instant {
    Instant::now()
}
