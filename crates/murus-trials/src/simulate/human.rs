//! A simulated person.

use std::ops::Range;

use rand::RngExt;
use rand::rngs::StdRng;

use murus::game::{
    DAY, HOUR, Millis, Notify, PlayerId, Preferences, Quiet, Rhythm, Ring, Timestamp, Zone,
};
use murus::ids::UserId;

/// The time zones of people.
const ZONES: [&str; 4] = ["UTC", "Europe/Berlin", "America/New_York", "Asia/Tokyo"];

/// A random duration within a range.
pub(super) fn random_span(random: &mut StdRng, Range { start, end }: Range<Millis>) -> Millis {
    Millis::from_millis(random.random_range(start.as_millis()..end.as_millis()))
}

/// A simulated person.
#[derive(Clone, Debug)]
pub(super) struct Human {
    /// The person's id on Discord.
    pub discord: UserId,
    /// The id of the player; `None` before the bot knows the person.
    pub id: Option<PlayerId>,
    /// The preferences of the person.
    pub preferences: Preferences,
    /// True if the person takes no direct messages.
    pub closed: bool,
    /// True if the person has left for good.
    pub gone: bool,
    /// The end of the person's vacation. Moves during the vacation do not end it.
    pub away: Timestamp,
    /// The probability that the person forgets a turn, 0 to 1.
    forgetful: f64,
}

impl Human {
    pub fn new(n: usize, random: &mut StdRng) -> Human {
        let notify = match random.random_range(0..20) {
            0..12 => Notify::Mention,
            12..16 => Notify::Direct,
            16..18 => Notify::Both,
            18 => Notify::Digest,
            _ => Notify::Off,
        };
        let zone = Zone::from_name(ZONES[random.random_range(0..ZONES.len())]).unwrap_or(Zone::UTC);
        let quiet = random.random_bool(0.4).then_some(Quiet { from: 22, until: 7 });
        let preferences = Preferences {
            notify,
            rhythm: Rhythm { zone, quiet },
            saved: random.random_bool(0.5),
            ..Preferences::default()
        };
        let forgetful = if random.random_bool(0.2) { 0.06 } else { 0.006 };
        Human {
            discord: UserId(1000 + n as u64),
            id: None,
            preferences,
            closed: false,
            gone: false,
            away: Timestamp::EPOCH,
            forgetful,
        }
    }

    /// Returns the time at which the ping about a turn that begins now is due; `None` if the person
    /// wants no ping.
    pub fn due(&self, away: Option<Timestamp>, now: Timestamp) -> Option<Timestamp> {
        match self.preferences.ring_for_turn(false, away, now) {
            Ring::Now { .. } => Some(now),
            Ring::Later(at) => Some(at),
            Ring::Never => None,
        }
    }

    /// The time until the person makes a move; `None` if they forget the turn.
    pub fn pause(&self, random: &mut StdRng) -> Option<Millis> {
        if self.gone || random.random_bool(self.forgetful) {
            return None;
        }
        let most = match random.random_range(0..100) {
            0..10 => HOUR / 30,
            10..60 => 10 * HOUR,
            60..92 => 36 * HOUR,
            _ => 6 * DAY,
        };
        Some(random_span(random, Millis::from_secs(1)..most))
    }
}
