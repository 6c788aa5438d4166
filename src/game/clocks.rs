//! What everybody's clock shows, kept up by every event of a game. Time that does not count, vacations and agreed weekends, is left out
//! where time is measured, so nothing is ever added to a clock or patched.

use super::time::TimeControl;
use super::{DAY_MS, HOUR_MS, Millis, SILENCE_MS, Zone};

/// When the time of each chair does not count.
#[derive(Clone, Debug)]
pub(super) struct Away {
    /// Each chair's vacations, from when until when; the last one may be shortened.
    vacations: Vec<Vec<(Millis, Millis)>>,
    /// The zones in which each chair's weekends are off, with the times from which they held; empty where weekends count.
    zones: Vec<Vec<(Millis, Zone)>>,
    weekends_off: bool,
}

impl Away {
    pub fn new(chairs: usize, weekends_off: bool) -> Away {
        Away { vacations: vec![Vec::new(); chairs], zones: vec![Vec::new(); chairs], weekends_off }
    }

    /// A chair's holder is away from now until then.
    pub fn leave(&mut self, chair: usize, at: Millis, until: Millis) {
        self.back(chair, at);
        self.vacations[chair].push((at, until));
    }

    /// A chair's holder is back.
    pub fn back(&mut self, chair: usize, at: Millis) {
        if let Some((from, until)) = self.vacations[chair].last_mut() {
            *until = (*until).min(at).max(*from);
        }
    }

    /// A chair's holder lives in this zone from now on.
    pub fn settle(&mut self, chair: usize, at: Millis, zone: Zone) {
        self.zones[chair].push((at, zone));
    }

    /// Until when a chair's holder is away now; none if they are here.
    pub fn until(&self, chair: usize, now: Millis) -> Option<Millis> {
        self.vacations[chair].last().filter(|(from, until)| (*from..*until).contains(&now)).map(|(_, until)| *until)
    }

    /// The stretch of time that does not count for a chair and ends after `at` soonest, for a turn that began at `since`.
    fn next(&self, chair: usize, since: Millis, at: Millis) -> Option<(Millis, Millis)> {
        let vacation = self.vacations[chair].iter().copied().filter(|(from, until)| from < until && *until > at);
        let weekend = self.weekends_off.then(|| {
            // A change of zone holds from the next turn on.
            let zone = self.zones[chair].iter().rev().find(|(from, _)| *from <= since);
            zone.map_or(&Zone::UTC, |(_, zone)| zone).weekend(at)
        });
        vacation.chain(weekend).min()
    }

    /// The time that counts for a chair between two moments of a turn that began at `since`.
    pub fn counted(&self, chair: usize, since: Millis, to: Millis) -> Millis {
        let (mut at, mut sum) = (since, 0);
        while at < to {
            match self.next(chair, since, at) {
                Some((from, until)) if from < to => {
                    sum += (from - at).max(0);
                    at = until;
                }
                _ => return sum + to - at,
            }
        }
        sum
    }

    /// When so much time will have counted for a chair in a turn that began at `since`.
    pub fn reached(&self, chair: usize, since: Millis, amount: Millis) -> Millis {
        let (mut at, mut rest) = (since, amount.max(0));
        while let Some((from, until)) = self.next(chair, since, at) {
            if from - at >= rest {
                break;
            }
            rest -= (from - at).max(0);
            at = until;
        }
        at + rest
    }
}

/// What everybody's clock shows.
#[derive(Clone, Debug)]
pub(super) struct Clocks {
    time: TimeControl,
    /// What each chair has left of its stock. Without a stock it stays what it was.
    left: Vec<Millis>,
    /// What each chair was given for its current or next turn, where there is no stock.
    given: Vec<Millis>,
    /// When the turn of whoever is to move began.
    since: Millis,
}

impl Clocks {
    /// At the start of a game.
    pub fn start(time: TimeControl, chairs: usize, started: Millis) -> Clocks {
        let stock = match time {
            TimeControl::Bank { start, .. } => Millis::from(start) * DAY_MS,
            TimeControl::None | TimeControl::Turn { .. } => 0,
        };
        Clocks { time, left: vec![stock; chairs], given: vec![0; chairs], since: started }
    }

    /// When the turn began.
    pub fn since(&self) -> Millis {
        self.since
    }

    /// A chair's turn ended, by its own move or otherwise, and the next one began. What the stock grew by.
    pub fn pass(&mut self, away: &Away, chair: usize, moved: bool, at: Millis) -> Millis {
        let at = at.max(self.since);
        let mut grown = 0;
        if let TimeControl::Bank { increment, cap, .. } = self.time {
            let kept = (self.left[chair] - away.counted(chair, self.since, at)).max(0);
            let cap = Millis::from(cap) * DAY_MS;
            let full = if moved { (kept + Millis::from(increment) * DAY_MS).min(cap.max(kept)) } else { kept };
            grown = full - kept;
            self.left[chair] = full;
        }
        self.given[chair] = 0;
        self.since = at;
        grown
    }

    /// Gives a chair more time.
    pub fn give(&mut self, chair: usize, amount: Millis) {
        match self.time {
            TimeControl::Bank { .. } => self.left[chair] += amount,
            TimeControl::Turn { .. } | TimeControl::None => self.given[chair] += amount,
        }
    }

    /// A move is taken back: what the stock grew by for it is gone again, though never so that less than an hour would be left.
    pub fn shrink(&mut self, chair: usize, grown: Millis) {
        let left = self.left[chair];
        self.left[chair] = (left - grown).max(left.min(HOUR_MS));
    }

    /// How long the current turn of a chair may take.
    pub fn allowance(&self, chair: usize) -> Millis {
        self.given[chair]
            + match self.time {
                TimeControl::None => SILENCE_MS,
                TimeControl::Turn { days } => Millis::from(days) * DAY_MS,
                TimeControl::Bank { .. } => self.left[chair],
            }
    }

    /// What a chair that is not to move has in hand.
    pub fn left(&self, chair: usize) -> Millis {
        self.left[chair]
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may fail")]
mod tests {
    use super::*;

    const BANK: TimeControl = TimeControl::Bank { start: 3, increment: 1, cap: 5 };
    /// Monday, 2026-06-01 12:00 UTC.
    const NOON: Millis = 1_780_315_200_000;

    #[test]
    fn a_stock_shrinks_grows_and_has_a_cap() {
        let away = Away::new(2, false);
        let mut clocks = Clocks::start(BANK, 2, 0);
        assert_eq!(clocks.allowance(0), 3 * DAY_MS);
        assert_eq!(clocks.pass(&away, 0, true, 2 * DAY_MS), DAY_MS);
        assert_eq!(clocks.allowance(1), 3 * DAY_MS, "the other side's stock begins to shrink only now");
        clocks.pass(&away, 1, true, 2 * DAY_MS + HOUR_MS);
        assert_eq!(clocks.allowance(0), 2 * DAY_MS, "one day left and one added");
        for _ in 0..9 {
            let now = clocks.since;
            clocks.pass(&away, 0, true, now);
        }
        assert_eq!(clocks.left[0], 5 * DAY_MS);
        let now = clocks.since;
        clocks.pass(&away, 0, false, now);
        assert_eq!(clocks.left[0], 5 * DAY_MS, "who left without a move gains nothing");
        assert_eq!(clocks.pass(&away, 0, true, now - HOUR_MS), 0);
        assert_eq!(clocks.left[0], 5 * DAY_MS, "a clock that went back gives nobody time");
    }

    #[test]
    fn a_vacation_freezes_and_adds_nothing() {
        let mut away = Away::new(2, false);
        away.leave(0, DAY_MS, 11 * DAY_MS);
        assert_eq!(away.reached(0, 0, 3 * DAY_MS), 13 * DAY_MS);
        assert_eq!(away.reached(0, 0, DAY_MS), DAY_MS, "what runs out before the vacation runs out before it");
        assert_eq!(away.counted(0, 0, 5 * DAY_MS), DAY_MS);
        assert_eq!(away.reached(1, 0, 3 * DAY_MS), 3 * DAY_MS, "the other side is here");
        away.back(0, 2 * DAY_MS);
        assert_eq!(away.reached(0, 0, 3 * DAY_MS), 4 * DAY_MS, "who comes back early has no more for it");
        away.back(0, 9 * DAY_MS);
        assert_eq!(away.reached(0, 0, 3 * DAY_MS), 4 * DAY_MS, "and being back twice means nothing");
    }

    #[test]
    fn weekends_are_off_where_the_player_lives() {
        let mut away = Away::new(2, true);
        away.settle(0, NOON, Zone::named("America/New_York").unwrap());
        let friday = NOON + 4 * DAY_MS;
        // Friday noon in UTC is eight in the morning in New York: sixteen hours, the weekend, and eight more.
        assert_eq!(away.reached(0, friday, DAY_MS), friday + 3 * DAY_MS);
        assert_eq!(away.reached(1, friday, DAY_MS), friday + 3 * DAY_MS);
        assert_eq!(away.counted(0, friday, friday + 2 * DAY_MS), 16 * HOUR_MS);
        assert_eq!(away.counted(1, friday, friday + 2 * DAY_MS), 12 * HOUR_MS);
        away.settle(0, friday, Zone::UTC);
        assert_eq!(away.counted(0, friday - 1, friday + 2 * DAY_MS), 16 * HOUR_MS + 1, "this turn began before");
        // A vacation over a weekend is not counted twice.
        away.leave(1, friday, friday + 4 * DAY_MS);
        assert_eq!(away.reached(1, friday, DAY_MS), friday + 5 * DAY_MS);
    }
}
