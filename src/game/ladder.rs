//! A ladder: people challenge others above them, and who wins from below goes up. Its order is
//! computed from the record of what happened, so that a result which changes later changes it as
//! well. All of it is pure.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use murus_gallicus::words;

use super::contest::{ContestGame, ContestPlace};
use super::departures::Fared;
use super::fixtures::{Fixture, list_real_results};
use super::ids::{PlayerId, order_pair};
use super::time::TimeControl;
use super::timestamp::{Millis, Timestamp};
use super::vacation::Vacation;

/// The number of open challenges that a person may have made in a ladder, and may have received.
pub const CHALLENGES: usize = 3;

/// The number of places above a person whom they may challenge in a short ladder.
const REACH: usize = 4;

/// The time without a result after which a ladder ends.
pub const LADDER_REST: Millis = Millis::from_days(90);

/// The time away after which a person goes down one place.
const SINKS_EVERY: Millis = Millis::from_days(7);

/// The number of games lost on time within [`TIMED_OUT_WITHIN`] after which a person is out.
const TIMED_OUT: usize = 3;

/// The time in which games lost on time count.
const TIMED_OUT_WITHIN: Millis = Millis::from_days(30);

/// The lengths of a ladder's season, in weeks, from which managers choose.
pub const LADDER_WEEKS: RangeInclusive<u16> = 2..=26;

/// The terms of a ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LadderPlan {
    /// The clock of its games.
    pub time: TimeControl,
    /// The length of its season, in weeks; `None` if it runs as long as people play.
    pub weeks: Option<i64>,
}

impl LadderPlan {
    /// The length of its season; for a ladder without seasons, the time without a game after which
    /// it ends.
    pub fn length(&self) -> Millis {
        self.weeks.map_or(LADDER_REST, |weeks| Millis::from_days(7 * weeks))
    }
}

/// The ways in which a person changes the order of a ladder without a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShiftKind {
    /// The person joined at the bottom.
    Joined,
    /// The person left the ladder.
    Left,
    /// The person was on vacation for a week, and went down one place.
    Sank,
}

words!(ShiftKind { Joined: "joined", Left: "left", Sank: "sank" });

/// A change of the order of a ladder that is not the result of a game. Shifts are only appended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shift {
    /// The person.
    pub player: PlayerId,
    /// The way in which the order changed.
    pub kind: ShiftKind,
    /// The time of the change.
    pub at: Timestamp,
}

/// A reason why one person of a ladder cannot challenge another one now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClimbBar {
    /// The person has as many open challenges as one may have.
    Busy,
    /// The two have an open game in the ladder.
    Playing,
    /// The other person is on vacation.
    Away,
    /// The other person was challenged as often as one may be at once.
    Taken,
    /// One of the two blocks the other.
    Apart,
}

/// A person of a ladder whom another one may challenge, by the distance of their places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Climb {
    /// The person to challenge.
    pub player: PlayerId,
    /// The place of that person, from 1 on.
    pub place: usize,
    /// The reason why they cannot be challenged now; `None` if they can.
    pub bar: Option<ClimbBar>,
}

/// The people whom nobody can challenge, or not everybody.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Unreached {
    /// The people who are on vacation.
    pub away: BTreeSet<PlayerId>,
    /// The pairs of whom one blocks the other. The smaller key is first.
    pub apart: BTreeSet<[PlayerId; 2]>,
}

/// The number of places above a person whom they may challenge, in a ladder of this many people:
/// four, or a tenth of them if that is more.
pub fn reach_up(people: usize) -> usize {
    REACH.max(people / 10)
}

/// Returns the results that count in a ladder, the earliest first. A game that was given up with
/// its player's place, or that has no result, counts for nothing.
fn count_results(fixtures: &[Fixture]) -> Vec<ContestGame> {
    list_real_results(fixtures)
}

/// Returns the people of a ladder, the first place first, as these shifts and results leave it.
/// Both come in the order of time. A shift comes before a result of the same time.
fn order_ladder(shifts: &[Shift], games: &[ContestGame]) -> Vec<PlayerId> {
    let mut order = Vec::new();
    let mut shifts = shifts.iter().peekable();
    for game in games {
        while let Some(shift) = shifts.next_if(|shift| shift.at <= game.ended) {
            take_shift(&mut order, shift);
        }
        take_result(&mut order, game);
    }
    shifts.for_each(|shift| take_shift(&mut order, shift));
    order
}

fn take_shift(order: &mut Vec<PlayerId>, shift: &Shift) {
    let at = order.iter().position(|player| *player == shift.player);
    match (shift.kind, at) {
        (ShiftKind::Joined, None) => order.push(shift.player),
        (ShiftKind::Left, Some(at)) => {
            order.remove(at);
        }
        (ShiftKind::Sank, Some(at)) if at + 1 < order.len() => order.swap(at, at + 1),
        _ => {}
    }
}

/// Moves the winner up half the way to the loser, rounded up, if they won from below. Then the
/// loser goes one place down.
fn take_result(order: &mut Vec<PlayerId>, game: &ContestGame) {
    let (winner, loser) = match game.fared {
        Fared::Won => (game.one, game.other),
        Fared::Lost => (game.other, game.one),
        Fared::Drawn => return,
    };
    let place = |player: PlayerId| order.iter().position(|one| *one == player);
    let (Some(from), Some(above)) = (place(winner), place(loser)) else { return };
    if from < above {
        return;
    }
    order.remove(from);
    order.insert(from - (from - above).div_ceil(2), winner);
    order.retain(|player| *player != loser);
    order.insert(above + 1, loser);
}

/// Returns the results that count in a ladder, and its table. `there` are the people who take part
/// now.
pub fn rank_ladder(
    shifts: &[Shift],
    fixtures: &[Fixture],
    there: &BTreeSet<PlayerId>,
) -> (Vec<ContestGame>, Vec<ContestPlace>) {
    let games = count_results(fixtures);
    let order = order_ladder(shifts, &games).into_iter().filter(|player| there.contains(player));
    let row = |(place, player): (usize, PlayerId)| {
        let results = games.iter().filter_map(|game| game.fared_of(player));
        ContestPlace { place, ..ContestPlace::sum(player, results) }
    };
    let table = (1..).zip(order).map(row).collect();
    (games, table)
}

/// Returns the people whom a person of a ladder may challenge by their places, the nearest first.
/// Empty for a person who is not in it. `order` has the first place first.
pub fn list_climbs(
    order: &[PlayerId],
    fixtures: &[Fixture],
    me: PlayerId,
    unreached: &Unreached,
) -> Vec<Climb> {
    let mine = order.iter().position(|player| *player == me).unwrap_or(0);
    let open: Vec<&Fixture> = fixtures.iter().filter(|one| one.is_open()).collect();
    let is_busy = open.iter().filter(|one| one.one == me).count() >= CHALLENGES;
    let find_bar = |player: PlayerId| {
        let pair = order_pair([me, player]);
        let bars = [
            (unreached.apart.contains(&pair), ClimbBar::Apart),
            (open.iter().any(|one| one.has(me) && one.has(player)), ClimbBar::Playing),
            (is_busy, ClimbBar::Busy),
            (unreached.away.contains(&player), ClimbBar::Away),
            (open.iter().filter(|one| one.other == player).count() >= CHALLENGES, ClimbBar::Taken),
        ];
        bars.into_iter().find(|(holds, _)| *holds).map(|(_, bar)| bar)
    };
    let reached = mine.saturating_sub(reach_up(order.len()))..mine;
    reached
        .rev()
        .map(|at| Climb { player: order[at], place: at + 1, bar: find_bar(order[at]) })
        .collect()
}

/// Returns the time at which a person joined a ladder last; `None` if they never did.
fn joined_last(shifts: &[Shift], player: PlayerId) -> Option<Timestamp> {
    let joins = |one: &&Shift| one.player == player && one.kind == ShiftKind::Joined;
    shifts.iter().rev().find(joins).map(|one| one.at)
}

/// Returns true if a person lost three games on time within the last month, and since they joined.
pub fn is_timed_out(
    shifts: &[Shift],
    fixtures: &[Fixture],
    player: PlayerId,
    now: Timestamp,
) -> bool {
    let Some(joined) = joined_last(shifts, player) else { return false };
    let since = joined.max(now - TIMED_OUT_WITHIN);
    let late = fixtures.iter().filter(|one| one.find_late() == Some(player));
    let ended = late.filter_map(Fixture::to_game).map(|game| game.ended);
    ended.filter(|ended| *ended >= since).count() >= TIMED_OUT
}

/// Returns the number of places that a person has still to go down: one for each whole week of each
/// vacation since they joined, without those that they went down already.
pub fn count_sinks(
    shifts: &[Shift],
    player: PlayerId,
    vacations: &[Vacation],
    now: Timestamp,
) -> usize {
    let Some(joined) = joined_last(shifts, player) else { return 0 };
    let weeks = |one: &Vacation| {
        let away = one.until.min(now) - one.from.max(joined);
        usize::try_from(away / SINKS_EVERY).unwrap_or(0)
    };
    let sank =
        |one: &&Shift| (one.player, one.kind) == (player, ShiftKind::Sank) && one.at >= joined;
    let due: usize = vacations.iter().map(weeks).sum();
    due.saturating_sub(shifts.iter().filter(sank).count())
}

/// Returns the time at which a ladder ends if nothing happens in it: 90 days after its last result,
/// or after `now` while a game of it is open. `begins` is the start of the ladder.
pub fn rest_at(fixtures: &[Fixture], begins: Timestamp, now: Timestamp) -> Timestamp {
    if fixtures.iter().any(Fixture::is_open) {
        return now + LADDER_REST;
    }
    let last = count_results(fixtures).last().map_or(begins, |game| game.ended);
    last.max(begins) + LADDER_REST
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::fixtures::{FixtureRuling, NewFixture, Ruling};
    use super::super::timestamp::{DAY, NOON};
    use super::*;

    fn shift(player: i64, kind: ShiftKind, day: i64) -> Shift {
        Shift { player: PlayerId(player), kind, at: NOON + day * DAY }
    }

    /// People who joined one after the other on the first day.
    fn joined(people: i64) -> Vec<Shift> {
        (1..=people).map(|player| shift(player, ShiftKind::Joined, 0)).collect()
    }

    /// A challenge of one person to another, decided on a day.
    fn decided(n: i64, one: i64, other: i64, fared: Fared, why: Ruling, day: i64) -> Fixture {
        let pair = [PlayerId(one), PlayerId(other)];
        let open = Fixture::waiting(n, NewFixture { round: 1, division: 1, pair });
        Fixture { ruling: Some(FixtureRuling { fared, why, at: NOON + day * DAY }), ..open }
    }

    fn won(n: i64, one: i64, other: i64, day: i64) -> Fixture {
        decided(n, one, other, Fared::Won, Ruling::Judged, day)
    }

    fn order(shifts: &[Shift], fixtures: &[Fixture]) -> Vec<i64> {
        let order = order_ladder(shifts, &count_results(fixtures));
        order.into_iter().map(|player| player.0).collect()
    }

    #[test]
    fn the_winner_from_below_goes_up_half_the_way_and_the_loser_one_down() {
        let shifts = joined(7);
        for (who, expected) in [
            (2, [2, 1, 3, 4, 5, 6, 7]),
            // Half of two or three places leads right below the loser, who then goes below them.
            (3, [3, 1, 2, 4, 5, 6, 7]),
            (4, [4, 1, 2, 3, 5, 6, 7]),
            (5, [2, 1, 5, 3, 4, 6, 7]),
            (7, [2, 1, 3, 7, 4, 5, 6]),
        ] {
            assert_eq!(order(&shifts, &[won(0, who, 1, 1)]), expected, "{who} wins");
        }
        let lost = decided(0, 5, 1, Fared::Lost, Ruling::Judged, 1);
        assert_eq!(order(&shifts, &[lost]), [1, 2, 3, 4, 5, 6, 7], "nobody goes below a winner");
        let drawn = decided(0, 5, 1, Fared::Drawn, Ruling::Even, 1);
        assert_eq!(order(&shifts, &[drawn]), [1, 2, 3, 4, 5, 6, 7]);
        let absent = decided(0, 2, 1, Fared::Won, Ruling::Absent, 1);
        assert_eq!(order(&shifts, &[absent]), [2, 1, 3, 4, 5, 6, 7], "a walkover moves as well");
    }

    #[test]
    fn who_fell_below_a_challenger_can_win_back_a_place() {
        // The second loses to the fourth, and then wins the game to which the third challenged.
        let games = [won(0, 3, 1, 1), decided(1, 2, 1, Fared::Lost, Ruling::Judged, 2)];
        assert_eq!(order(&joined(3), &games), [3, 1, 2]);
    }

    #[test]
    fn who_leaves_comes_back_at_the_bottom_and_the_record_stays() {
        let mut shifts = joined(4);
        shifts.push(shift(1, ShiftKind::Left, 2));
        assert_eq!(order(&shifts, &[won(0, 4, 1, 1)]), [4, 2, 3], "the record before counts");
        shifts.push(shift(1, ShiftKind::Joined, 3));
        assert_eq!(order(&shifts, &[won(0, 4, 1, 1)]), [4, 2, 3, 1]);
        assert_eq!(order(&shifts, &[won(0, 1, 4, 2)]), [2, 3, 4, 1], "nobody plays from outside");
        shifts.push(shift(4, ShiftKind::Sank, 4));
        assert_eq!(order(&shifts, &[won(0, 4, 1, 1)]), [2, 4, 3, 1]);
        shifts.push(shift(1, ShiftKind::Sank, 5));
        assert_eq!(order(&shifts, &[won(0, 4, 1, 1)]), [2, 4, 3, 1], "the last sinks no further");
    }

    #[test]
    fn a_game_without_a_result_counts_for_nothing() {
        let void = decided(0, 2, 1, Fared::Drawn, Ruling::Unplayed, 1);
        let (games, table) =
            rank_ladder(&joined(2), &[void], &[PlayerId(1), PlayerId(2)].into_iter().collect());
        assert!(games.is_empty());
        let rows: Vec<_> = table.iter().map(|row| (row.place, row.player.0, row.games())).collect();
        assert_eq!(rows, [(1, 1, 0), (2, 2, 0)]);
    }

    #[test]
    fn people_reach_four_places_up_or_a_tenth() {
        assert_eq!([1, 49, 50, 100].map(reach_up), [4, 4, 5, 10]);
        let order: Vec<PlayerId> = (1..=6).map(PlayerId).collect();
        let climbs =
            |fixtures: &[Fixture], unreached: &Unreached| -> Vec<(i64, Option<ClimbBar>)> {
                let all = list_climbs(&order, fixtures, PlayerId(6), unreached);
                all.into_iter().map(|one| (one.player.0, one.bar)).collect()
            };
        let free = Unreached::default();
        assert_eq!(climbs(&[], &free), [(5, None), (4, None), (3, None), (2, None)]);
        assert!(list_climbs(&order, &[], PlayerId(9), &free).is_empty(), "a stranger");
        let open = |n, one, other| Fixture { ruling: None, ..won(n, one, other, 1) };
        let taken = [open(0, 4, 3), open(1, 5, 3), open(2, 7, 3), open(3, 2, 6)];
        let unreached = Unreached {
            away: [PlayerId(4)].into_iter().collect(),
            apart: [[PlayerId(5), PlayerId(6)]].into_iter().collect(),
        };
        let bars = [
            (5, Some(ClimbBar::Apart)),
            (4, Some(ClimbBar::Away)),
            (3, Some(ClimbBar::Taken)),
            (2, Some(ClimbBar::Playing)),
        ];
        assert_eq!(climbs(&taken, &unreached), bars);
        let busy = [open(0, 6, 3), open(1, 6, 7), open(2, 6, 8)];
        let bars = [ClimbBar::Busy, ClimbBar::Busy, ClimbBar::Playing, ClimbBar::Busy];
        let found: Vec<_> = climbs(&busy, &free).into_iter().filter_map(|(_, bar)| bar).collect();
        assert_eq!(found, bars);
    }

    #[test]
    fn three_losses_on_time_in_a_month_put_a_person_out() {
        let late = |n, day| decided(n, 2, 1, Fared::Won, Ruling::Absent, day);
        let out = |shifts: &[Shift], games: &[Fixture], day: i64| {
            is_timed_out(shifts, games, PlayerId(1), NOON + day * DAY)
        };
        let mut shifts = joined(2);
        let games = [late(0, 1), late(1, 10), late(2, 30)];
        assert!(out(&shifts, &games, 30) && !out(&shifts, &games[..2], 30));
        assert!(!out(&shifts, &games, 32), "the first is over a month ago");
        assert!(!is_timed_out(&shifts, &games, PlayerId(2), NOON + 30 * DAY), "the other one won");
        shifts.push(shift(1, ShiftKind::Left, 30));
        shifts.push(shift(1, ShiftKind::Joined, 31));
        assert!(!out(&shifts, &games, 31), "who comes back begins anew");
    }

    #[test]
    fn a_vacation_sinks_one_place_a_week() {
        let vacation = |from: i64, until: i64| Vacation {
            from: NOON + from * DAY,
            until: NOON + until * DAY,
            by_itself: false,
        };
        let count = |shifts: &[Shift], taken: &[Vacation], day: i64| {
            count_sinks(shifts, PlayerId(1), taken, NOON + day * DAY)
        };
        let mut shifts = joined(4);
        let taken = [vacation(1, 16)];
        assert_eq!([7, 8, 14, 15, 60].map(|day| count(&shifts, &taken, day)), [0, 1, 1, 2, 2]);
        shifts.push(shift(1, ShiftKind::Sank, 8));
        assert_eq!([8, 15].map(|day| count(&shifts, &taken, day)), [0, 1]);
        shifts.push(shift(1, ShiftKind::Sank, 15));
        let twice = [taken[0], vacation(20, 28)];
        assert_eq!([26, 27].map(|day| count(&shifts, &twice, day)), [0, 1]);
        assert_eq!(count(&shifts, &[vacation(1, 6), vacation(8, 14)], 14), 0, "no whole week");
        shifts.extend([shift(1, ShiftKind::Left, 30), shift(1, ShiftKind::Joined, 31)]);
        assert_eq!(count(&shifts, &[vacation(20, 40)], 38), 1, "since they joined");
    }

    #[test]
    fn a_ladder_rests_after_ninety_days_without_a_result() {
        let now = NOON + 10 * DAY;
        assert_eq!(rest_at(&[], NOON, now), NOON + LADDER_REST);
        let games = [won(0, 2, 1, 4)];
        assert_eq!(rest_at(&games, NOON, now), NOON + 4 * DAY + LADDER_REST);
        let open = Fixture { ruling: None, ..games[0].clone() };
        assert_eq!(rest_at(&[open], NOON, now), now + LADDER_REST);
    }

    /// What may happen in a ladder: a kind, and two people.
    fn happenings() -> impl Strategy<Value = Vec<(u8, i64, i64)>> {
        prop::collection::vec((0..6_u8, 1..=12_i64, 1..=12_i64), 0..80)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]

        #[test]
        fn everybody_has_one_place_and_moves_as_the_rules_say(all in happenings()) {
            let (mut shifts, mut fixtures) = (Vec::new(), Vec::new());
            let mut before: Vec<i64> = Vec::new();
            for (day, (what, one, other)) in (1..).zip(all) {
                let sat = |who: i64| before.iter().position(|player| *player == who);
                let (from, above) = (sat(one), sat(other));
                match what {
                    0 => shifts.push(shift(one, ShiftKind::Joined, day)),
                    1 if other % 3 == 0 => shifts.push(shift(one, ShiftKind::Left, day)),
                    2 => shifts.push(shift(one, ShiftKind::Sank, day)),
                    _ if one == other => continue,
                    3 => fixtures.push(decided(day, one, other, Fared::Drawn, Ruling::Even, day)),
                    _ => fixtures.push(won(day, one, other, day)),
                }
                let after = order(&shifts, &fixtures);
                let once: BTreeSet<&i64> = after.iter().collect();
                prop_assert_eq!(once.len(), after.len(), "one place each");
                let now = |who: i64| after.iter().position(|player| *player == who);
                match (what, from, above) {
                    (0, None, _) => prop_assert_eq!(now(one), Some(after.len() - 1)),
                    (0, ..) | (3, ..) => prop_assert_eq!(&after, &before),
                    (1, ..) if other % 3 == 0 => prop_assert_eq!(now(one), None),
                    (2, Some(at), _) => {
                        prop_assert_eq!(now(one), Some((at + 1).min(after.len() - 1)));
                    }
                    (2, None, _) => prop_assert_eq!(&after, &before),
                    (_, Some(from), Some(above)) if from > above => {
                        prop_assert_eq!(now(other), Some(above + 1), "one place down");
                        let half = from - (from - above).div_ceil(2);
                        let place = if half == above + 1 { above } else { half };
                        prop_assert_eq!(now(one), Some(place), "half the way up");
                        for &third in before.iter().filter(|who| ![one, other].contains(who)) {
                            let moved = now(third).expect("a place").abs_diff(sat(third).expect("a place"));
                            prop_assert!(moved <= 2, "others hardly move");
                        }
                        prop_assert_eq!(&after[from + 1..], &before[from + 1..]);
                        prop_assert_eq!(&after[..above], &before[..above]);
                    }
                    _ => prop_assert_eq!(&after, &before),
                }
                before = after;
            }
        }
    }
}
