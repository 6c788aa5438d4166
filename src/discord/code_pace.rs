//! Paces the exchange of codes of Discord's sign-in: anybody can send codes, and Discord counts
//! what the bot asks.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// The most codes that one door exchanges in a minute. Discord does not say how many it takes.
const IN_A_MINUTE: u32 = 120;

const MINUTE: Duration = Duration::from_secs(60);

/// The pause if Discord asks for one and does not say how long.
const UNSAID: Duration = MINUTE;

/// The longest pause for which nothing is asked. Then one request finds out how it stands.
const LONGEST: Duration = Duration::from_secs(60 * 60);

/// The door through which a code comes. A flood through one leaves the other open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CodeDoor {
    /// The pages within Discord.
    Activity,
    /// The page that links figures to roles.
    LinkedRole,
}

impl CodeDoor {
    /// The number of doors.
    pub const COUNT: usize = 2;
}

/// The pace at which codes are exchanged. All times are of the steady clock.
#[derive(Debug, Default)]
pub struct CodePace(Mutex<PaceState>);

#[derive(Debug, Default)]
struct PaceState {
    /// The time before which Discord wants no request.
    shut_until: Duration,
    doors: [MinuteCount; CodeDoor::COUNT],
}

/// The codes of one minute.
#[derive(Debug, Default)]
struct MinuteCount {
    begun: Duration,
    codes: u32,
}

impl CodePace {
    /// Returns true if Discord may be asked: no pause is left for which it asked.
    pub fn is_open(&self, now: Duration) -> bool {
        now >= self.0.lock().unwrap_or_else(PoisonError::into_inner).shut_until
    }

    /// Counts a code that comes through a door. Returns false if it may not be exchanged: Discord
    /// asked for a pause, or too many codes came through this door within a minute.
    pub fn take_code(&self, door: CodeDoor, now: Duration) -> bool {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if now < state.shut_until {
            return false;
        }
        let count = &mut state.doors[door as usize];
        if now.saturating_sub(count.begun) >= MINUTE {
            *count = MinuteCount { begun: now, codes: 0 };
        }
        count.codes = count.codes.saturating_add(1);
        if count.codes == IN_A_MINUTE + 1 {
            tracing::warn!(?door, "too many codes of Discord's sign-in come in one minute");
        }
        count.codes <= IN_A_MINUTE
    }

    /// Stops all requests for the pause for which Discord asked; `None` if it did not say how long.
    pub fn shut(&self, now: Duration, pause: Option<Duration>) {
        let mut state = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let until = now + pause.unwrap_or(UNSAID).min(LONGEST);
        state.shut_until = state.shut_until.max(until);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_flood_through_one_door_leaves_the_other_open() {
        let pace = CodePace::default();
        let now = 7 * SECOND;
        assert!((0..IN_A_MINUTE).all(|_| pace.take_code(CodeDoor::Activity, now)));
        assert!(!pace.take_code(CodeDoor::Activity, now + 52 * SECOND));
        assert!(pace.take_code(CodeDoor::LinkedRole, now));
        assert!(pace.take_code(CodeDoor::Activity, now + MINUTE));
    }

    #[test]
    fn nothing_is_asked_for_as_long_as_discord_says() {
        let pace = CodePace::default();
        for (pause, waits) in
            [(Some(5 * SECOND), 5 * SECOND), (None, UNSAID), (Some(Duration::MAX), LONGEST)]
        {
            let now = 24 * LONGEST;
            let pace = CodePace::default();
            pace.shut(now, pause);
            for door in [CodeDoor::Activity, CodeDoor::LinkedRole] {
                assert!(!pace.take_code(door, now + waits - SECOND), "{pause:?}");
                assert!(pace.take_code(door, now + waits), "{pause:?}");
            }
        }
        // A shorter pause of another request does not end a longer one.
        pace.shut(Duration::ZERO, Some(9 * SECOND));
        pace.shut(SECOND, Some(SECOND));
        assert!(!pace.is_open(8 * SECOND) && pace.is_open(9 * SECOND));
    }
}
