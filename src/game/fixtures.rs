//! Fixtures: the games that belong to a contest, such as a league or a cup. The order in which
//! they begin, the rulings about them, and the tables of the groups that play them. All of it is
//! pure.

use std::collections::{BTreeMap, BTreeSet};

use murus_gallicus::{Reason, Seat, words};

use super::contest::{ContestGame, ContestPlace, points_for, rank_people};
use super::departures::Fared;
use super::ids::{GameId, PlayerId, order_pair};
use super::timestamp::Timestamp;

/// The number of games lost on time after which a person is out of the contest.
const TIMEOUTS: usize = 2;

/// Returns the games of a group in Berger's order: each pair plays two, with seats changed in
/// the second half. The first of a pair moves first.
pub fn pair_group<T: Copy>(people: &[T]) -> Vec<[T; 2]> {
    let mut places: Vec<Option<T>> = people.iter().copied().map(Some).collect();
    if places.len() % 2 == 1 {
        // With an odd number, one person has no game in each round.
        places.push(None);
    }
    let count = places.len();
    let mut games = Vec::new();
    for round in 1..count {
        for n in 0..count / 2 {
            if let (Some(one), Some(other)) = (places[n], places[count - 1 - n]) {
                // The last place keeps its position, and changes seats with every round.
                let turned = n == 0 && round % 2 == 0;
                games.push(if turned { [other, one] } else { [one, other] });
            }
        }
        places[..count - 1].rotate_left(count / 2);
    }
    let second: Vec<[T; 2]> = games.iter().map(|&[one, other]| [other, one]).collect();
    games.extend(second);
    games
}

/// A reason for which a fixture has a result that its game does not give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ruling {
    /// The time was up, and the engine proved a win.
    Proven,
    /// The time was up, and the engine sees a win in nine of ten such games.
    Judged,
    /// The time was up, and the engine sees no winner.
    Even,
    /// The time was up before the game began, or the game had no result.
    Unplayed,
    /// A player made no move, or called the game off.
    Absent,
    /// A player left the contest while the fixture had no result.
    Withdrawn,
    /// No game decided between two people of a knock-out, and the lot did.
    Lot,
    /// A manager decided.
    Decided,
}

words!(Ruling {
    Proven: "proven",
    Judged: "judged",
    Even: "even",
    Unplayed: "unplayed",
    Absent: "absent",
    Withdrawn: "withdrawn",
    Lot: "lot",
    Decided: "decided",
});

/// A result of a fixture that its game does not give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FixtureRuling {
    /// The result of the first player.
    pub fared: Fared,
    /// The reason.
    pub why: Ruling,
    /// The time of the ruling.
    pub at: Timestamp,
}

impl Ruling {
    /// Returns true if the ruling is about a game that was played.
    pub fn is_played(self) -> bool {
        matches!(self, Ruling::Proven | Ruling::Judged | Ruling::Even | Ruling::Decided)
    }
}

/// A game that two people of a contest are to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewFixture {
    /// The round, from 1 on. A league has one.
    pub round: i64,
    /// The division, group or pair, from 1 on.
    pub division: i64,
    /// The two players. The first of them has the first seat.
    pub pair: [PlayerId; 2],
}

/// A game that two people of a contest are to play, and what came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fixture {
    /// The number of the fixture in its contest, in the order in which they begin.
    pub n: i64,
    /// The round, from 1 on. A league has one.
    pub round: i64,
    /// The division, group or pair, from 1 on.
    pub division: i64,
    /// The player who has the first seat.
    pub one: PlayerId,
    /// The other player.
    pub other: PlayerId,
    /// The game; `None` until it begins.
    pub game: Option<GameId>,
    /// The short name of the game.
    pub name: Option<String>,
    /// True while the game runs.
    pub runs: bool,
    /// The reason of the end of the game.
    pub reason: Option<Reason>,
    /// The side that won the game.
    pub winner: Option<Seat>,
    /// The time at which the game ended.
    pub ended: Option<Timestamp>,
    /// The result of `one` in the game.
    pub fared: Option<Fared>,
    /// The ruling, which counts in place of the game's result.
    pub ruling: Option<FixtureRuling>,
}

impl Fixture {
    /// Creates a fixture whose game has not begun, as it is stored.
    #[cfg(test)]
    pub fn waiting(
        n: i64,
        NewFixture { round, division, pair: [one, other] }: NewFixture,
    ) -> Fixture {
        Fixture {
            n,
            round,
            division,
            one,
            other,
            game: None,
            name: None,
            runs: false,
            reason: None,
            winner: None,
            ended: None,
            fared: None,
            ruling: None,
        }
    }

    /// Returns true if the game can still begin.
    pub fn waits(&self) -> bool {
        self.game.is_none() && self.ruling.is_none()
    }

    /// Returns true if the fixture has no result yet.
    pub fn is_open(&self) -> bool {
        self.result().is_none()
    }

    /// Returns true if this person is one of the two.
    pub fn has(&self, player: PlayerId) -> bool {
        [self.one, self.other].contains(&player)
    }

    /// The result of `one`; `None` while it is open.
    pub fn result(&self) -> Option<Fared> {
        self.ruling.map(|ruling| ruling.fared).or(self.fared)
    }

    /// Returns the points of one of the two; `None` while the fixture is open, and for others.
    pub(super) fn points_of(&self, player: PlayerId) -> Option<usize> {
        let fared = self.result()?;
        match player {
            player if player == self.one => Some(points_for(fared)),
            player if player == self.other => Some(2 - points_for(fared)),
            _ => None,
        }
    }

    /// Returns true if the fixture is no game, but the lot that decided between the two.
    pub(super) fn is_lot(&self) -> bool {
        self.ruling.is_some_and(|ruling| ruling.why == Ruling::Lot)
    }

    /// Returns true if the fixture was left without a result of its own.
    pub(super) fn is_void(&self) -> bool {
        self.ruling.is_some_and(|ruling| ruling.why == Ruling::Unplayed)
    }

    /// The time at which the fixture got its result; `None` while it is open.
    pub fn settled_at(&self) -> Option<Timestamp> {
        self.ruling.map(|ruling| ruling.at).or(self.ended.filter(|_| self.fared.is_some()))
    }

    /// Returns true if the fixture has the result of a game, or of a judgement about a game that
    /// was played.
    pub fn is_played(&self) -> bool {
        match self.ruling {
            Some(ruling) => ruling.why.is_played(),
            None => self.fared.is_some(),
        }
    }

    /// Returns the result as one that counts in the table; `None` while the fixture is open, and
    /// for a lot.
    pub(super) fn to_game(&self) -> Option<ContestGame> {
        let fared = self.result().filter(|_| !self.is_lot())?;
        let ruled_side = self.ruling.and_then(|ruling| match ruling.fared {
            Fared::Won => Some(Seat::Romans),
            Fared::Drawn => None,
            Fared::Lost => Some(Seat::Gauls),
        });
        Some(ContestGame {
            game: self.game,
            name: self.name.clone(),
            one: self.one,
            other: self.other,
            fared,
            winner: self.winner.or(ruled_side),
            ended: self.ruling.map(|ruling| ruling.at).or(self.ended)?,
            played: self.is_played(),
        })
    }

    /// The player who lost because they did not move in time; `None` if that is not the reason.
    pub fn find_late(&self) -> Option<PlayerId> {
        let late = match self.ruling {
            Some(ruling) => ruling.why == Ruling::Absent,
            None => self.reason == Some(Reason::Timeout),
        };
        match self.result().filter(|_| late)? {
            Fared::Won => Some(self.other),
            Fared::Lost => Some(self.one),
            Fared::Drawn => None,
        }
    }
}

/// Returns true if no fixture of a person has a result.
pub fn is_untouched(fixtures: &[Fixture], player: PlayerId) -> bool {
    fixtures.iter().filter(|one| one.has(player)).all(Fixture::is_open)
}

/// Returns true if a person is out: they lost too many fixtures in which they ran out of time, made
/// no move or called the game off.
pub fn is_put_out(fixtures: &[Fixture], player: PlayerId) -> bool {
    fixtures.iter().filter(|one| one.find_late() == Some(player)).count() >= TIMEOUTS
}

/// Returns true if at least half of a person's fixtures were played. In divisions and groups the
/// results of a person who left count only then.
pub fn has_played_half(fixtures: &[Fixture], player: PlayerId) -> bool {
    let all = || fixtures.iter().filter(|one| one.has(player));
    2 * all().filter(|one| one.is_played()).count() >= all().count()
}

/// Returns true if the player `late`, who lost a fixture because they ran out of time, made no move
/// or called the game off, had lost as many by then as put a person out.
pub fn is_last_straw(fixtures: &[Fixture], fixture: &Fixture, late: PlayerId) -> bool {
    let lost = fixtures.iter().filter(|one| one.find_late() == Some(late));
    lost.filter(|one| one.settled_at() <= fixture.settled_at()).count() >= TIMEOUTS
}

/// Returns the fixtures that begin now, in their order: both players have fewer running games than
/// they may have at once. `most` has the number of each person who plays, and `apart` has the pairs
/// that play no games with each other.
pub fn choose_next<'f>(
    fixtures: &'f [Fixture],
    most: &BTreeMap<PlayerId, usize>,
    apart: &BTreeSet<[PlayerId; 2]>,
) -> Vec<&'f Fixture> {
    let mut free = most.clone();
    let take = |free: &mut BTreeMap<PlayerId, usize>, one: &Fixture| {
        for player in [one.one, one.other] {
            free.entry(player).and_modify(|left| *left = left.saturating_sub(1));
        }
    };
    // The game of a fixture that a ruling decided goes on, but takes no one's place here.
    let takes_place = |one: &&Fixture| one.runs && one.is_open();
    fixtures.iter().filter(takes_place).for_each(|one| take(&mut free, one));
    let mut next = Vec::new();
    for fixture in fixtures.iter().filter(|one| one.waits()) {
        let has_room = |player| free.get(&player).is_some_and(|&left| left > 0);
        let (one, other) = (fixture.one, fixture.other);
        if has_room(one) && has_room(other) && !apart.contains(&order_pair([one, other])) {
            take(&mut free, fixture);
            next.push(fixture);
        }
    }
    next
}

/// Returns the results that count, and the tables of all divisions, the upper ones first. `people`
/// are those who play, each with their division. The results of a person who is gone, and who
/// played less than half of their games, do not count.
pub fn rank_divisions(
    fixtures: &[Fixture],
    people: &[(PlayerId, i64)],
) -> (Vec<ContestGame>, Vec<ContestPlace>) {
    let there: BTreeSet<PlayerId> = people.iter().map(|&(player, _)| player).collect();
    let gone: BTreeSet<PlayerId> = fixtures
        .iter()
        .flat_map(|one| [one.one, one.other])
        .filter(|player| !there.contains(player) && !has_played_half(fixtures, *player))
        .collect();
    let counts = |player: PlayerId| !gone.contains(&player);
    let counted = fixtures.iter().filter(|one| counts(one.one) && counts(one.other));
    let mut table = Vec::new();
    let last = people.iter().map(|&(_, division)| division).max().unwrap_or(0);
    for division in 1..=last {
        let of_division = |&&(_, at): &&(PlayerId, i64)| at == division;
        let ranked = people.iter().filter(of_division).map(|&(player, _)| player).collect();
        let here = counted.clone().filter(|one| one.division == division);
        let games: Vec<ContestGame> = here.filter_map(Fixture::to_game).collect();
        let rows = rank_people(&ranked, &games, 2, &BTreeMap::new());
        table.extend(rows.into_iter().map(|row| ContestPlace { division, ..row }));
    }
    (list_results(counted), table)
}

/// Returns the results of these fixtures, the earliest first. Fixtures without one are left out.
pub(super) fn list_results<'f>(
    fixtures: impl IntoIterator<Item = &'f Fixture>,
) -> Vec<ContestGame> {
    let mut games: Vec<ContestGame> = fixtures.into_iter().filter_map(Fixture::to_game).collect();
    games.sort_by_key(|one| (one.ended, one.game));
    games
}

/// Returns the results of these fixtures that count where a fixture without a result of its own
/// counts for nothing, the earliest first.
pub(super) fn list_real_results(fixtures: &[Fixture]) -> Vec<ContestGame> {
    list_results(fixtures.iter().filter(|one| !one.is_void()))
}

#[cfg(test)]
mod tests {
    use super::super::timestamp::NOON;
    use super::*;

    /// The waiting fixtures of a division of people with these keys.
    fn fixtures(people: &[i64]) -> Vec<Fixture> {
        let people: Vec<PlayerId> = people.iter().copied().map(PlayerId).collect();
        let pairs = pair_group(&people).into_iter().enumerate();
        pairs
            .map(|(n, pair)| Fixture::waiting(n as i64, NewFixture { round: 1, division: 1, pair }))
            .collect()
    }

    fn rule(fixture: &mut Fixture, fared: Fared, why: Ruling) {
        fixture.ruling = Some(FixtureRuling { fared, why, at: NOON });
    }

    #[test]
    fn a_game_begins_where_both_have_room() {
        let mut all = fixtures(&[1, 2, 3, 4]);
        let none = BTreeSet::new();
        let mut rounds = 0;
        while all.iter().any(Fixture::waits) {
            let most = (1..=4).map(|n| (PlayerId(n), if n == 1 { 1 } else { 2 })).collect();
            let next: Vec<i64> = choose_next(&all, &most, &none).iter().map(|one| one.n).collect();
            assert!(!next.is_empty(), "it goes on");
            for one in all.iter_mut().filter(|one| next.contains(&one.n)) {
                one.game = Some(GameId(one.n));
                one.runs = true;
            }
            for player in 1..=4 {
                let at_once = all.iter().filter(|one| one.runs && one.has(PlayerId(player)));
                assert!(at_once.count() <= if player == 1 { 1 } else { 2 });
            }
            all.iter_mut().for_each(|one| one.runs = false);
            rounds += 1;
        }
        assert_eq!(rounds, 6, "who plays one at a time needs six turns for six games");
        let all = fixtures(&[1, 2]);
        let most = [(PlayerId(1), 2)].into();
        assert!(choose_next(&all, &most, &none).is_empty(), "the other one is gone");
        let most = [(PlayerId(1), 2), (PlayerId(2), 2)].into();
        assert_eq!(choose_next(&all, &most, &none).len(), 2);
        let apart = [[PlayerId(1), PlayerId(2)]].into();
        assert!(choose_next(&all, &most, &apart).is_empty(), "one blocks the other");
    }

    #[test]
    fn rulings_count_and_who_left_early_leaves_no_points() {
        let mut all = fixtures(&[1, 2, 3]);
        for one in &mut all {
            let fared = if one.other == PlayerId(3) { Fared::Won } else { Fared::Drawn };
            rule(one, fared, Ruling::Judged);
        }
        let people = |keys: &[i64]| keys.iter().map(|&n| (PlayerId(n), 1)).collect::<Vec<_>>();
        let points = |table: &[ContestPlace]| -> Vec<(i64, usize)> {
            table.iter().map(|row| (row.player.0, row.points)).collect()
        };
        let (games, table) = rank_divisions(&all, &people(&[1, 2, 3]));
        assert_eq!((games.len(), points(&table)), (6, vec![(1, 5), (2, 5), (3, 2)]));
        let (games, table) = rank_divisions(&all, &people(&[1, 2]));
        assert_eq!((games.len(), points(&table)), (6, vec![(1, 5), (2, 5)]), "3 played all");
        for one in all.iter_mut().filter(|one| one.has(PlayerId(3))).take(3) {
            let fared = one.result().expect("each fixture is ruled");
            rule(one, fared, Ruling::Withdrawn);
        }
        let (games, table) = rank_divisions(&all, &people(&[1, 2]));
        assert_eq!((games.len(), points(&table)), (2, vec![(1, 2), (2, 2)]));
    }

    #[test]
    fn who_does_not_move_in_time_twice_is_put_out() {
        let mut all = fixtures(&[1, 2, 3]);
        let (one, other) = (all[0].one, all[0].other);
        rule(&mut all[0], Fared::Lost, Ruling::Absent);
        assert!(!is_put_out(&all, one), "once is not enough");
        all[1].fared = Some(Fared::Lost);
        all[1].reason = Some(Reason::Resignation);
        let second = all
            .iter_mut()
            .find(|two| two.one == other && two.other == one)
            .expect("each pair plays twice");
        second.fared = Some(Fared::Won);
        second.reason = Some(Reason::Timeout);
        assert_eq!((is_put_out(&all, one), is_put_out(&all, other)), (true, false));
    }

    #[test]
    fn each_pair_plays_once_on_each_side() {
        for count in 2..12_usize {
            let people: Vec<usize> = (0..count).collect();
            let games = pair_group(&people);
            assert_eq!(games.len(), count * (count - 1));
            let mut met: BTreeMap<[usize; 2], usize> = BTreeMap::new();
            games.iter().for_each(|&pair| *met.entry(pair).or_default() += 1);
            assert!(met.iter().all(|(&[one, other], &times)| one != other && times == 1));
            assert_eq!(met.len(), games.len());
            // Each person plays at most once in a round.
            for round in games.chunks(count / 2) {
                let mut seen = round.concat();
                seen.sort_unstable();
                seen.dedup();
                assert_eq!(seen.len(), 2 * round.len(), "{count} people");
            }
            // In each half the sides are as even as they can be.
            for person in &people {
                let half = &games[..games.len() / 2];
                let first = half.iter().filter(|[one, _]| one == person).count();
                let second = half.iter().filter(|[_, other]| other == person).count();
                assert!(first.abs_diff(second) <= 1, "{count}: {first} and {second}");
            }
        }
    }
}
