//! The clocks of a game, updated by every event. Time that does not count, such as vacations and
//! agreed weekends, is left out when time is measured. So absences never need a correction of a
//! clock.

use super::chair::{Chair, PerChair};
use super::time::{SILENCE, TimeControl};
use super::timestamp::{HOUR, Millis, Timestamp};
use super::zone::Zone;

/// The times in which the clock of each chair does not run: vacations, saved days and weekends.
#[derive(Clone, Debug)]
pub(super) struct Absences {
    /// Each chair's absences (vacations and slices of saved days) with begin and end, oldest first.
    /// An early return shortens the last one.
    vacations: PerChair<Vec<(Timestamp, Timestamp)>>,
    /// True for each chair whose last absence is a slice of saved days. Such an absence ends with
    /// the turn.
    slices: PerChair<bool>,
    /// Each chair's time zones for weekends, each with the time from which it is valid, oldest
    /// first. Without a zone, weekends follow UTC.
    zones: PerChair<Vec<(Timestamp, Zone)>>,
    weekends_off: bool,
}

impl Absences {
    pub fn new(chairs: usize, weekends_off: bool) -> Absences {
        let vacations = vec![Vec::new(); chairs].into();
        let zones = vec![Vec::new(); chairs].into();
        Absences { vacations, slices: vec![false; chairs].into(), zones, weekends_off }
    }

    /// Records that a chair's holder is away from `at` until `until`.
    pub fn begin_absence(&mut self, chair: Chair, at: Timestamp, until: Timestamp) {
        self.end_absence(chair, at);
        self.vacations[chair].push((at, until));
        self.slices[chair] = false;
    }

    /// Stops a chair's clock by saved days from `at` until `until`, or until its turn ends.
    pub fn hold_by_saved_days(&mut self, chair: Chair, at: Timestamp, until: Timestamp) {
        self.begin_absence(chair, at, until);
        self.slices[chair] = true;
    }

    /// Ends the saved days that stop a chair's clock, because its turn ends at `at`. Does nothing
    /// if its last absence is a vacation.
    pub fn end_slice(&mut self, chair: Chair, at: Timestamp) {
        if self.slices[chair] {
            self.end_absence(chair, at);
        }
    }

    /// Ends a chair's last absence at `at`, if it is not over by then.
    pub fn end_absence(&mut self, chair: Chair, at: Timestamp) {
        if let Some((from, until)) = self.vacations[chair].last_mut() {
            *until = (*until).min(at).max(*from);
        }
    }

    /// Sets the time zone of a chair's holder from `at` on.
    pub fn settle_zone(&mut self, chair: Chair, at: Timestamp, zone: Zone) {
        self.zones[chair].push((at, zone));
    }

    /// Returns the end of a chair's last absence, past or future; `None` if the chair had no
    /// absence, or if the last one was over at `since`.
    pub fn last_return(&self, chair: Chair, since: Timestamp) -> Option<Timestamp> {
        self.vacations[chair].last().map(|(_, until)| *until).filter(|until| *until > since)
    }

    /// Returns the time until which a chair's holder is away now; `None` if they are not away.
    pub fn away_until(&self, chair: Chair, now: Timestamp) -> Option<Timestamp> {
        self.vacations[chair]
            .last()
            .filter(|(from, until)| (*from..*until).contains(&now))
            .map(|(_, until)| *until)
    }

    /// Returns begin and end of the first period after `at` that does not count for a chair; the
    /// period may have begun before `at`. `since` is the time at which the turn began. `None` if
    /// all later time counts.
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
            // A change of zone is valid from the next turn on.
            let zone = self.zones[chair].iter().rev().find(|(from, _)| *from <= since);
            zone.map_or(&Zone::UTC, |(_, zone)| zone).weekend_at(at)
        });
        vacation.chain(weekend).min()
    }

    /// Returns the time that counts for a chair from `since`, the beginning of its turn, to `to`.
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

    /// Returns the time at which `amount` will have counted for a chair in a turn that began at
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

/// The changes of a chair's clock by a turn that ended.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Passed {
    /// The time of the turn that counted.
    pub used: Millis,
    /// The extra time that the chair had for the turn, in games with a fixed time for each turn or
    /// without a clock.
    given: Millis,
    /// The time that this turn added to the chair's stock, in games with a stock.
    grown: Millis,
}

/// A turn that ended.
#[derive(Clone, Debug)]
pub(super) struct EndedTurn {
    /// The number of entries (moves, swaps and the like) of the game's line before the turn.
    pub before: usize,
    /// The chair whose turn it was.
    pub chair: Chair,
    /// The changes of the chair's clock by the turn.
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
    /// The time left in each chair's stock. Always zero if the time control has no stock.
    left: PerChair<Millis>,
    /// The extra time of each chair for its current or next turn, if the time control has no stock.
    /// Negative if the chair resumes a turn that it used time of.
    given: PerChair<Millis>,
    /// The time at which the turn of the player to move began.
    since: Timestamp,
}

impl Clocks {
    /// Returns the clocks at the start of a game.
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

    /// Returns the time at which the current turn began.
    pub fn turn_began(&self) -> Timestamp {
        self.since
    }

    /// Ends a chair's turn at `at` and begins the next turn. `moved` is true if the chair ended it
    /// by a move. Returns the changes of the chair's clock.
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

    /// Adds time to a chair's stock or, without a stock, to its current or next turn.
    pub fn add_time(&mut self, chair: Chair, amount: Millis) {
        match self.time {
            TimeControl::Bank { .. } => self.left[chair] += amount,
            TimeControl::Turn { .. } | TimeControl::None => self.given[chair] += amount,
        }
    }

    /// Begins the current turn of a chair anew at `at`, with the time of one turn: in games with a
    /// stock, what a move adds to it.
    pub fn renew_turn(&mut self, chair: Chair, at: Timestamp) {
        self.since = at.max(self.since);
        self.given[chair] = Millis::ZERO;
        if let TimeControl::Bank { increment, .. } = self.time {
            self.left[chair] = Millis::from_days(increment.into());
        }
    }

    /// Undoes a turn's changes of a chair's clock: takes away the growth of the stock and restores
    /// the extra time. `resumed` is set if the chair resumes this turn: the time that it used
    /// since. That time and the time used in the turn stay used. If `agreed`, the takeback leaves
    /// at least an hour to a chair that had as much.
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

    /// Returns the time that the current or next turn of a chair may take, measured from its
    /// beginning.
    pub fn allowance(&self, chair: Chair) -> Millis {
        self.given[chair]
            + match self.time {
                TimeControl::None => SILENCE,
                TimeControl::Turn { days } => Millis::from_days(days.into()),
                TimeControl::Bank { .. } => self.left[chair],
            }
    }

    /// Returns the time left in a chair's stock at the end of its last turn. Zero if the time
    /// control has no stock.
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
