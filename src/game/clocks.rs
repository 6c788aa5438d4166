//! The clocks of a game, updated by every event. Time that does not count, vacations and agreed
//! weekends, is left out where time is measured, so nothing is ever added to a clock or patched.

use super::chair::{Chair, PerChair};
use super::time::{SILENCE, TimeControl};
use super::timestamp::{HOUR, Millis, Timestamp};
use super::zone::Zone;

/// The times in which the clock of each chair does not run: vacations, saved days and weekends.
#[derive(Clone, Debug)]
pub(super) struct Absences {
    /// Each chair's vacations, from when until when; the last one may be shortened.
    vacations: PerChair<Vec<(Timestamp, Timestamp)>>,
    /// True for each chair whose last one is a slice of saved days, which ends with the turn.
    slices: PerChair<bool>,
    /// The zones in which each chair's weekends are off, with the times from which they held; empty
    /// where weekends count.
    zones: PerChair<Vec<(Timestamp, Zone)>>,
    weekends_off: bool,
}

impl Absences {
    pub fn new(chairs: usize, weekends_off: bool) -> Absences {
        let vacations = vec![Vec::new(); chairs].into();
        let zones = vec![Vec::new(); chairs].into();
        Absences { vacations, slices: vec![false; chairs].into(), zones, weekends_off }
    }

    /// A chair's holder is away from now until then.
    pub fn begin_absence(&mut self, chair: Chair, at: Timestamp, until: Timestamp) {
        self.end_absence(chair, at);
        self.vacations[chair].push((at, until));
        self.slices[chair] = false;
    }

    /// Saved days hold a chair's clock from now until then, or until its turn ends.
    pub fn hold_by_saved_days(&mut self, chair: Chair, at: Timestamp, until: Timestamp) {
        self.begin_absence(chair, at, until);
        self.slices[chair] = true;
    }

    /// A chair's turn ends, and with it the saved days that hold its clock.
    pub fn end_slice(&mut self, chair: Chair, at: Timestamp) {
        if self.slices[chair] {
            self.end_absence(chair, at);
        }
    }

    /// A chair's holder is back.
    pub fn end_absence(&mut self, chair: Chair, at: Timestamp) {
        if let Some((from, until)) = self.vacations[chair].last_mut() {
            *until = (*until).min(at).max(*from);
        }
    }

    /// A chair's holder lives in this zone from now on.
    pub fn settle_zone(&mut self, chair: Chair, at: Timestamp, zone: Zone) {
        self.zones[chair].push((at, zone));
    }

    /// Returns the time at which a chair's last absence ended, or will end, that was not over at
    /// `since`; `None` if there was none.
    pub fn last_return(&self, chair: Chair, since: Timestamp) -> Option<Timestamp> {
        self.vacations[chair].last().map(|(_, until)| *until).filter(|until| *until > since)
    }

    /// The time until which a chair's holder is away now; `None` if they are here.
    pub fn away_until(&self, chair: Chair, now: Timestamp) -> Option<Timestamp> {
        self.vacations[chair]
            .last()
            .filter(|(from, until)| (*from..*until).contains(&now))
            .map(|(_, until)| *until)
    }

    /// The stretch of time that does not count for a chair and ends after `at` soonest, for a turn
    /// that began at `since`; `None` if all time counts.
    fn next(
        &self,
        chair: Chair,
        since: Timestamp,
        at: Timestamp,
    ) -> Option<(Timestamp, Timestamp)> {
        let vacation = self.vacations[chair]
            .iter()
            .copied()
            .filter(|(from, until)| from < until && *until > at);
        let weekend = self.weekends_off.then(|| {
            // A change of zone holds from the next turn on.
            let zone = self.zones[chair].iter().rev().find(|(from, _)| *from <= since);
            zone.map_or(&Zone::UTC, |(_, zone)| zone).weekend_at(at)
        });
        vacation.chain(weekend).min()
    }

    /// The time that counts for a chair between two moments of a turn that began at `since`.
    pub fn counted_time(&self, chair: Chair, since: Timestamp, to: Timestamp) -> Millis {
        let mut at = since;
        let mut sum = Millis::ZERO;
        while at < to {
            match self.next(chair, since, at) {
                Some((from, until)) if from < to => {
                    sum += (from - at).max(Millis::ZERO);
                    at = until;
                }
                _ => return sum + (to - at),
            }
        }
        sum
    }

    /// Returns the time at which so much time will have counted for a chair in a turn that began at
    /// `since`.
    pub fn time_reached(&self, chair: Chair, since: Timestamp, amount: Millis) -> Timestamp {
        let mut at = since;
        let mut rest = amount.max(Millis::ZERO);
        while let Some((from, until)) = self.next(chair, since, at) {
            if from - at >= rest {
                break;
            }
            rest -= (from - at).max(Millis::ZERO);
            at = until;
        }
        at + rest
    }
}

/// A turn that passed, as the clock of its chair saw it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Passed {
    /// The time that counted.
    pub used: Millis,
    /// The time that the chair was given for the turn, where there is no stock.
    given: Millis,
    /// The growth of the stock by this turn.
    grown: Millis,
}

/// A turn that ended.
#[derive(Clone, Debug)]
pub(super) struct EndedTurn {
    /// The number of entries of the line before the turn.
    pub before: usize,
    /// The chair whose turn it was.
    pub chair: Chair,
    /// The time of the turn that the clock counted.
    pub passed: Passed,
    /// The time at which the turn ended.
    pub at: Timestamp,
    /// True if the turn ended by a move or a swap.
    pub moved: bool,
}

/// The clocks of all chairs.
#[derive(Clone, Debug)]
pub(super) struct Clocks {
    time: TimeControl,
    /// The rest of each chair's stock. Without a stock it keeps its first value.
    left: PerChair<Millis>,
    /// The time given to each chair for its current or next turn, where there is no stock. Negative
    /// if it resumes a turn.
    given: PerChair<Millis>,
    /// The time at which the turn of the player to move began.
    since: Timestamp,
}

impl Clocks {
    /// The clocks at the start of a game.
    pub fn at_start(time: TimeControl, chairs: usize, started: Timestamp) -> Clocks {
        let stock = match time {
            TimeControl::Bank { start, .. } => Millis::from_days(start.into()),
            TimeControl::None | TimeControl::Turn { .. } => Millis::ZERO,
        };
        Clocks {
            time,
            left: vec![stock; chairs].into(),
            given: vec![Millis::ZERO; chairs].into(),
            since: started,
        }
    }

    /// Returns the time at which the turn began.
    pub fn turn_began(&self) -> Timestamp {
        self.since
    }

    /// A chair's turn ended, by its own move or otherwise, and the next one began.
    pub fn pass_turn(
        &mut self,
        away: &Absences,
        chair: Chair,
        moved: bool,
        at: Timestamp,
    ) -> Passed {
        let at = at.max(self.since);
        let mut passed =
            Passed { used: away.counted_time(chair, self.since, at), ..Passed::default() };
        if let TimeControl::Bank { increment, cap, .. } = self.time {
            let kept = (self.left[chair] - passed.used).max(Millis::ZERO);
            let cap = Millis::from_days(cap.into());
            let full = if moved {
                (kept + Millis::from_days(increment.into())).min(cap.max(kept))
            } else {
                kept
            };
            passed.grown = full - kept;
            self.left[chair] = full;
        }
        if moved {
            passed.given = std::mem::take(&mut self.given[chair]);
        }
        self.since = at;
        passed
    }

    /// Gives a chair more time.
    pub fn add_time(&mut self, chair: Chair, amount: Millis) {
        match self.time {
            TimeControl::Bank { .. } => self.left[chair] += amount,
            TimeControl::Turn { .. } | TimeControl::None => self.given[chair] += amount,
        }
    }

    /// A turn is taken back: what the stock grew by for it is gone again, and what the chair was
    /// given for it is there again. Where the chair resumes that very turn, what it had used of it
    /// stays used, and so does what it used since, `resumed`. A person who has the others' consent,
    /// `agreed`, has an hour left at least.
    pub fn undo_turn(
        &mut self,
        chair: Chair,
        passed: &Passed,
        resumed: Option<Millis>,
        agreed: bool,
    ) {
        let floor = if agreed { HOUR } else { Millis::ZERO };
        let left = self.left[chair];
        self.left[chair] = (left - passed.grown).max(left.min(floor));
        self.given[chair] += passed.given;
        if let (TimeControl::Turn { days }, Some(since)) = (self.time, resumed) {
            self.given[chair] = (self.given[chair] - passed.used - since)
                .max(floor - Millis::from_days(days.into()));
        }
    }

    /// Returns the time that the current turn of a chair may take.
    pub fn allowance(&self, chair: Chair) -> Millis {
        self.given[chair]
            + match self.time {
                TimeControl::None => SILENCE,
                TimeControl::Turn { days } => Millis::from_days(days.into()),
                TimeControl::Bank { .. } => self.left[chair],
            }
    }

    /// Returns the time that a chair has in hand while it is not to move.
    pub fn time_left(&self, chair: Chair) -> Millis {
        self.left[chair]
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may fail")]
mod tests {
    use super::super::timestamp::{DAY, NOON};
    use super::*;

    const ANN: Chair = Chair::FIRST;
    const BOB: Chair = Chair::SECOND;
    const BANK: TimeControl = TimeControl::Bank { start: 3, increment: 1, cap: 5 };

    #[test]
    fn a_stock_shrinks_grows_and_has_a_cap() {
        let away = Absences::new(2, false);
        let mut clocks = Clocks::at_start(BANK, 2, NOON);
        assert_eq!(clocks.allowance(ANN), 3 * DAY);
        assert_eq!(clocks.pass_turn(&away, ANN, true, NOON + 2 * DAY).grown, DAY);
        assert_eq!(
            clocks.allowance(BOB),
            3 * DAY,
            "the other side's stock begins to shrink only now"
        );
        clocks.pass_turn(&away, BOB, true, NOON + 2 * DAY + HOUR);
        assert_eq!(clocks.allowance(ANN), 2 * DAY, "one day left and one added");
        for _ in 0..9 {
            let now = clocks.since;
            clocks.pass_turn(&away, ANN, true, now);
        }
        assert_eq!(clocks.left[ANN], 5 * DAY);
        let now = clocks.since;
        clocks.pass_turn(&away, ANN, false, now);
        assert_eq!(clocks.left[ANN], 5 * DAY, "who left without a move gains nothing");
        assert_eq!(clocks.pass_turn(&away, ANN, true, now - HOUR).grown, Millis::ZERO);
        assert_eq!(clocks.left[ANN], 5 * DAY, "a clock that went back gives nobody time");
    }

    #[test]
    fn a_turn_that_is_resumed_has_no_more_time_than_it_had() {
        let away = Absences::new(2, false);
        let mut clocks = Clocks::at_start(TimeControl::Turn { days: 1 }, 2, NOON);
        clocks.add_time(ANN, HOUR);
        let passed = clocks.pass_turn(&away, ANN, true, NOON + 24 * HOUR);
        assert_eq!(clocks.allowance(ANN), DAY);
        clocks.add_time(BOB, HOUR);
        clocks.pass_turn(&away, BOB, false, NOON + 24 * HOUR);
        clocks.undo_turn(ANN, &passed, Some(Millis::ZERO), false);
        assert_eq!(
            (clocks.allowance(ANN), clocks.allowance(BOB)),
            (HOUR, DAY + HOUR),
            "gifts stay given"
        );
        let passed = clocks.pass_turn(&away, ANN, true, NOON + 24 * HOUR + HOUR / 2);
        assert_eq!(clocks.allowance(ANN), DAY, "the next turn has its whole time");
        let mut agreed = clocks.clone();
        clocks.undo_turn(ANN, &passed, Some(Millis::ZERO), false);
        assert_eq!(clocks.allowance(ANN), HOUR / 2);
        let mut long = agreed.clone();
        agreed.undo_turn(ANN, &passed, Some(Millis::ZERO), true);
        assert_eq!(agreed.allowance(ANN), HOUR);
        long.undo_turn(ANN, &passed, Some(HOUR / 4), false);
        assert_eq!(long.allowance(ANN), HOUR / 4, "what was thought since is gone as well");
        let mut clocks = Clocks::at_start(BANK, 2, NOON);
        let passed = clocks.pass_turn(&away, ANN, true, NOON + 3 * DAY - Millis::ONE);
        let mut agreed = clocks.clone();
        clocks.undo_turn(ANN, &passed, Some(Millis::ZERO), false);
        assert_eq!(clocks.allowance(ANN), Millis::ONE);
        agreed.undo_turn(ANN, &passed, Some(Millis::ZERO), true);
        assert_eq!(agreed.allowance(ANN), HOUR);
    }

    #[test]
    fn a_vacation_freezes_and_adds_nothing() {
        let mut away = Absences::new(2, false);
        away.begin_absence(ANN, NOON + DAY, NOON + 11 * DAY);
        assert_eq!(away.time_reached(ANN, NOON, 3 * DAY), NOON + 13 * DAY);
        assert_eq!(
            away.time_reached(ANN, NOON, DAY),
            NOON + DAY,
            "what runs out before the vacation runs out before it"
        );
        assert_eq!(away.counted_time(ANN, NOON, NOON + 5 * DAY), DAY);
        assert_eq!(away.time_reached(BOB, NOON, 3 * DAY), NOON + 3 * DAY, "the other side is here");
        away.end_absence(ANN, NOON + 2 * DAY);
        assert_eq!(
            away.time_reached(ANN, NOON, 3 * DAY),
            NOON + 4 * DAY,
            "who comes back early has no more for it"
        );
        away.end_absence(ANN, NOON + 9 * DAY);
        assert_eq!(
            away.time_reached(ANN, NOON, 3 * DAY),
            NOON + 4 * DAY,
            "and being back twice means nothing"
        );
    }

    #[test]
    fn weekends_are_off_where_the_player_lives() {
        let mut away = Absences::new(2, true);
        away.settle_zone(ANN, NOON, Zone::from_name("America/New_York").unwrap());
        let friday = NOON + 4 * DAY;
        // Friday noon in UTC is eight in the morning in New York: sixteen hours, the weekend, and
        // eight more.
        assert_eq!(away.time_reached(ANN, friday, DAY), friday + 3 * DAY);
        assert_eq!(away.time_reached(BOB, friday, DAY), friday + 3 * DAY);
        assert_eq!(away.counted_time(ANN, friday, friday + 2 * DAY), 16 * HOUR);
        assert_eq!(away.counted_time(BOB, friday, friday + 2 * DAY), 12 * HOUR);
        away.settle_zone(ANN, friday, Zone::UTC);
        assert_eq!(
            away.counted_time(ANN, friday - Millis::ONE, friday + 2 * DAY),
            16 * HOUR + Millis::ONE,
            "this turn began before"
        );
        // A vacation over a weekend is not counted twice.
        away.begin_absence(BOB, friday, friday + 4 * DAY);
        assert_eq!(away.time_reached(BOB, friday, DAY), friday + 5 * DAY);
    }
}
