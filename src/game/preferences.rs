//! When and where a person is pinged, and their quiet hours.

use murus_gallicus::words;

use super::timestamp::{DAY, HOUR, Millis, Timestamp};
use super::vacation::SHORT;
use super::zone::Zone;

/// The way in which a person is pinged when it is their turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Notify {
    /// By mention under the board.
    #[default]
    Mention,
    /// By direct message.
    Direct,
    /// By mention and by direct message.
    Both,
    /// Once a day, by one direct message about all games.
    Digest,
    /// The person is never pinged.
    Off,
}

words!(Notify { Mention: "mention", Direct: "direct", Both: "both", Digest: "digest", Off: "off" });

/// The choice whether a person's browsers get push messages when the person is pinged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Browsers {
    /// The browsers get no push messages.
    #[default]
    Silent,
    /// The browsers get push messages, and Discord does not ping.
    Instead,
    /// The browsers get push messages, and Discord pings too.
    Beside,
}

/// Hours of the day without pings, from one full hour to another. They may include midnight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quiet {
    /// The first quiet hour, 0 to 23.
    pub from: u8,
    /// The first hour after the quiet hours, 0 to 23.
    pub until: u8,
}

/// A person's time zone and quiet hours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rhythm {
    /// The time zone.
    pub zone: Zone,
    /// The quiet hours, if any.
    pub quiet: Option<Quiet>,
}

impl Default for Rhythm {
    fn default() -> Rhythm {
        Rhythm { zone: Zone::UTC, quiet: None }
    }
}

impl Rhythm {
    /// Returns the end of the quiet hours in which a time lies; `None` if it lies in none.
    pub fn quiet_until(&self, at: Timestamp) -> Option<Timestamp> {
        let Quiet { from, until } = self.quiet?;
        let hour = self.zone.hour_at(at);
        let on =
            if from < until { (from..until).contains(&hour) } else { hour >= from || hour < until };
        on.then(|| self.zone.next(at, until))
    }
}

/// A person's choices about pings and absence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preferences {
    /// The way in which the person is pinged on Discord.
    pub notify: Notify,
    /// The choice whether the person's browsers get push messages.
    pub browsers: Browsers,
    /// The person's current time zone and quiet hours.
    pub rhythm: Rhythm,
    /// Former time zones and quiet hours, each with the time at which it ended, oldest first.
    pub former: Vec<(Rhythm, Timestamp)>,
    /// True if saved days are used automatically before the person loses on time.
    pub saved: bool,
}

impl Default for Preferences {
    fn default() -> Preferences {
        Preferences {
            notify: Notify::default(),
            browsers: Browsers::default(),
            rhythm: Rhythm::default(),
            former: Vec::new(),
            saved: true,
        }
    }
}

/// When and how a person gets a ping.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ring {
    /// Now, in the ways that the person chose.
    Now {
        /// True for a ping by mention.
        mention: bool,
        /// True for a ping by direct message.
        direct: bool,
        /// True for a push message to their browsers.
        browser: bool,
    },
    /// Later: quiet hours or an absence end at this time.
    Later(Timestamp),
    /// No ping.
    Never,
}

impl Preferences {
    /// Changes the rhythm from now on. Turns that have begun keep the former rhythm.
    pub fn change_rhythm(&mut self, rhythm: Rhythm, now: Timestamp) {
        if rhythm != self.rhythm {
            let former = std::mem::replace(&mut self.rhythm, rhythm);
            self.former.push((former, now));
            // No turn is older than the longest clock with its vacations.
            let surplus = self.former.len().saturating_sub(8);
            self.former.drain(..surplus);
        }
    }

    /// Returns the rhythm that was valid at the time at which a turn began.
    pub fn rhythm_for(&self, began: Timestamp) -> &Rhythm {
        self.former
            .iter()
            .find(|(_, until)| *until > began)
            .map_or(&self.rhythm, |(rhythm, _)| rhythm)
    }

    /// Returns the ping for a turn that begins now. `muted` is true if the person muted the game.
    /// `away` is the end of their absence, or `None` if they are not away.
    pub fn ring_for_turn(&self, muted: bool, away: Option<Timestamp>, now: Timestamp) -> Ring {
        if muted || matches!(self.notify, Notify::Digest | Notify::Off) {
            return Ring::Never;
        }
        let back = away.unwrap_or(now);
        match self.rhythm.quiet_until(back).or(away) {
            Some(until) => Ring::Later(until),
            None => {
                let discord = self.browsers != Browsers::Instead;
                Ring::Now {
                    mention: discord && matches!(self.notify, Notify::Mention | Notify::Both),
                    direct: discord && matches!(self.notify, Notify::Direct | Notify::Both),
                    browser: self.browsers != Browsers::Silent,
                }
            }
        }
    }

    /// Returns the ping for a reminder by another player. A person who chose one message a day gets
    /// a direct message at once, because the daily one may come too late.
    pub fn ring_for_reminder(&self, muted: bool, away: Option<Timestamp>, now: Timestamp) -> Ring {
        let notify = if self.notify == Notify::Digest { Notify::Direct } else { self.notify };
        Preferences { notify, ..self.clone() }.ring_for_turn(muted, away, now)
    }
}

/// A reminder or a timed action: before a person's time is up, or after the end of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ReminderStage {
    /// Four fifths of the time have passed.
    Most,
    /// Two hours are left.
    Last,
    /// One hour is left, and saved days stop the clock.
    Leave,
    /// The game has been over for a while, and its thread is archived.
    Fold,
}

words!(ReminderStage { Most: "most", Last: "last", Leave: "leave", Fold: "fold" });

/// The times of a running turn from which its reminders follow.
#[derive(Clone, Copy, Debug)]
pub struct Running {
    /// The time at which the turn began.
    pub began: Timestamp,
    /// The time since which the player to move is not away: the beginning of the turn, or the end
    /// of their last absence in it.
    pub here: Timestamp,
    /// The time at which four fifths of the time of the turn have passed.
    pub most: Timestamp,
    /// The time at which the time of the turn is up.
    pub deadline: Timestamp,
    /// True if the player to move loses to another person once the time is up.
    pub loses: bool,
    /// True if the player to move has saved days left in this game that may stop the clock.
    pub saves: bool,
}

impl Running {
    /// Returns the stages that are due before the time of this turn is up, each with its time,
    /// earliest first. A reminder that pings waits for the end of quiet hours, unless that is too
    /// late.
    pub fn list_stages(
        &self,
        preferences: &Preferences,
        muted: bool,
    ) -> Vec<(ReminderStage, Timestamp)> {
        let rhythm = preferences.rhythm_for(self.began);
        let pings = !muted && !matches!(preferences.notify, Notify::Off | Notify::Digest);
        let last = self.deadline - 2 * HOUR;
        let mut stages = Vec::new();
        if pings {
            let most = rhythm.quiet_until(self.most).unwrap_or(self.most);
            // If the quiet hours last until the last reminder, that reminder is enough.
            if most < last {
                stages.push((ReminderStage::Most, most));
            }
        }
        if pings || preferences.notify == Notify::Digest && !muted {
            // A person who comes back with less time left is reminded at once.
            let back = self.here > self.began;
            let last = if back { last.max(self.here + Millis::ONE) } else { last };
            let awake = rhythm.quiet_until(last).filter(|until| *until + HOUR / 2 <= self.deadline);
            // In a day or less one reminder is enough.
            if back || stages.is_empty() || self.deadline - self.began > DAY {
                stages.push((ReminderStage::Last, awake.unwrap_or(last)));
            }
        }
        if preferences.saved && self.loses && self.saves {
            stages.push((
                ReminderStage::Leave,
                (self.deadline - SHORT).max(self.here.midpoint(self.deadline)),
            ));
        }
        stages.retain(|(_, at)| (self.began + Millis::ONE..self.deadline).contains(at));
        stages.sort_by_key(|&(stage, at)| (at, stage));
        stages
    }
}

#[cfg(test)]
mod tests {
    use super::super::timestamp::NOON;
    use super::*;

    const NIGHT: Quiet = Quiet { from: 22, until: 7 };

    fn sleeper() -> Preferences {
        Preferences {
            rhythm: Rhythm { zone: Zone::UTC, quiet: Some(NIGHT) },
            saved: false,
            ..Preferences::default()
        }
    }

    fn days(began: Timestamp, days: i64) -> Running {
        let all = days * DAY;
        Running {
            began,
            here: began,
            most: began + all / 5 * 4,
            deadline: began + all,
            loses: true,
            saves: true,
        }
    }

    #[test]
    fn nobody_is_pinged_at_night() {
        let preferences = sleeper();
        assert_eq!(
            preferences.ring_for_turn(false, None, NOON),
            Ring::Now { mention: true, direct: false, browser: false }
        );
        assert_eq!(
            preferences.ring_for_turn(false, None, NOON + 11 * HOUR),
            Ring::Later(NOON + 19 * HOUR)
        );
        assert_eq!(preferences.ring_for_turn(true, None, NOON), Ring::Never);
        let digest = Preferences { notify: Notify::Digest, ..sleeper() };
        assert_eq!(digest.ring_for_turn(false, None, NOON), Ring::Never);
        assert_eq!(
            digest.ring_for_reminder(false, None, NOON),
            Ring::Now { mention: false, direct: true, browser: false }
        );
        assert_eq!(
            digest.ring_for_reminder(false, None, NOON + 11 * HOUR),
            Ring::Later(NOON + 19 * HOUR)
        );
        assert_eq!(digest.ring_for_reminder(true, None, NOON), Ring::Never);
        let back = NOON + 3 * DAY;
        assert_eq!(preferences.ring_for_turn(false, Some(back), NOON), Ring::Later(back));
        let back = back + 12 * HOUR;
        assert_eq!(
            preferences.ring_for_turn(false, Some(back), NOON),
            Ring::Later(back + 7 * HOUR),
            "back at midnight, told at seven"
        );
        let noon = Quiet { from: 11, until: 13 };
        let preferences = Preferences {
            rhythm: Rhythm { zone: Zone::UTC, quiet: Some(noon) },
            ..Preferences::default()
        };
        assert_eq!(preferences.ring_for_turn(false, None, NOON), Ring::Later(NOON + HOUR));
    }

    #[test]
    fn a_browser_rings_instead_of_discord_or_beside_it() {
        let table = [
            (Browsers::Instead, Notify::Mention, [false, false, true]),
            (Browsers::Instead, Notify::Both, [false, false, true]),
            (Browsers::Beside, Notify::Mention, [true, false, true]),
            (Browsers::Beside, Notify::Direct, [false, true, true]),
            (Browsers::Silent, Notify::Both, [true, true, false]),
        ];
        for (browsers, notify, [mention, direct, browser]) in table {
            let preferences = Preferences { browsers, notify, ..sleeper() };
            assert_eq!(
                preferences.ring_for_turn(false, None, NOON),
                Ring::Now { mention, direct, browser },
                "{browsers:?} {notify:?}"
            );
            let night = preferences.ring_for_turn(false, None, NOON + 11 * HOUR);
            assert_eq!(night, Ring::Later(NOON + 19 * HOUR));
        }
        for notify in [Notify::Digest, Notify::Off] {
            let preferences = Preferences { browsers: Browsers::Instead, notify, ..sleeper() };
            assert_eq!(preferences.ring_for_turn(false, None, NOON), Ring::Never);
        }
    }

    #[test]
    fn reminders_come_at_four_fifths_and_two_hours_before_the_end() {
        let preferences = Preferences { saved: true, ..Preferences::default() };
        let turn = days(NOON, 5);
        assert_eq!(
            turn.list_stages(&preferences, false),
            [
                (ReminderStage::Most, NOON + 4 * DAY),
                (ReminderStage::Last, NOON + 118 * HOUR),
                (ReminderStage::Leave, NOON + 119 * HOUR)
            ]
        );
        assert_eq!(
            turn.list_stages(&preferences, true),
            [(ReminderStage::Leave, NOON + 119 * HOUR)]
        );
        let digest = Preferences { notify: Notify::Digest, saved: false, ..Preferences::default() };
        assert_eq!(turn.list_stages(&digest, false), [(ReminderStage::Last, NOON + 118 * HOUR)]);
    }

    #[test]
    fn reminders_keep_out_of_the_night_unless_it_is_the_last_chance() {
        // Four fifths of a day from three in the morning end at 22:12: moved to seven, past the
        // last one, and so left out.
        let turn = days(NOON - 9 * HOUR, 1);
        let most = turn.list_stages(&sleeper(), false);
        assert_eq!(most, [(ReminderStage::Last, NOON + 13 * HOUR)], "the deadline is at three");
        let awake = Preferences { saved: false, ..Preferences::default() };
        let most = turn.list_stages(&awake, false);
        assert_eq!(
            most,
            [(ReminderStage::Most, turn.most)],
            "of a day or less one reminder tells enough"
        );
        let turn = days(NOON - 4 * HOUR, 1);
        let last = turn.list_stages(&sleeper(), false).pop();
        assert_eq!(
            last,
            Some((ReminderStage::Last, NOON + 19 * HOUR)),
            "with an hour left after the night it can wait until seven"
        );
    }

    #[test]
    fn who_comes_back_late_is_reminded_and_saved_once_more() {
        let preferences = Preferences::default();
        let turn = Running { here: NOON + 5 * DAY - HOUR, ..days(NOON, 5) };
        let late: Vec<_> = turn
            .list_stages(&preferences, false)
            .into_iter()
            .filter(|(_, at)| *at > turn.here)
            .collect();
        assert_eq!(
            late,
            [
                (ReminderStage::Last, turn.here + Millis::ONE),
                (ReminderStage::Leave, turn.here + HOUR / 2)
            ]
        );
        let nothing_lost = Running { loses: false, ..turn };
        assert!(
            nothing_lost
                .list_stages(&preferences, false)
                .iter()
                .all(|(stage, _)| *stage != ReminderStage::Leave)
        );
        let used = Running { saves: false, ..turn };
        assert!(
            used.list_stages(&preferences, false)
                .iter()
                .all(|(stage, _)| *stage != ReminderStage::Leave)
        );
    }

    #[test]
    fn a_change_holds_from_the_next_turn() {
        let mut preferences = sleeper();
        preferences.change_rhythm(Rhythm::default(), NOON);
        assert_eq!(preferences.rhythm_for(NOON - Millis::ONE).quiet, Some(NIGHT));
        assert_eq!(preferences.rhythm_for(NOON).quiet, None);
        preferences.change_rhythm(sleeper().rhythm, NOON + Millis::from_millis(5));
        assert_eq!(preferences.rhythm_for(NOON - Millis::ONE).quiet, Some(NIGHT));
        assert_eq!(preferences.rhythm_for(NOON + Millis::from_millis(4)).quiet, None);
        assert_eq!(preferences.rhythm_for(NOON + Millis::from_millis(5)).quiet, Some(NIGHT));
    }
}
