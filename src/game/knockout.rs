//! A knock-out: its bracket, its pairs, and what comes next in it. All of it is pure.

use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, BTreeSet};

use super::contest::{ContestGame, ContestPlace};
use super::fixtures::{Fixture, NewFixture, list_results};
use super::ids::PlayerId;

/// The games of a pair in a round of a knock-out that are played at once, the deciding one
/// included.
pub const TIE_GAMES: usize = 3;

/// Two people of a knock-out who meet in a round, or one who has no game in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CupTie {
    /// The round, from 1 on.
    pub round: i64,
    /// The number of the pair in its round, from 1 on.
    pub number: i64,
    /// The upper one in the bracket; in the first round that is the stronger one.
    pub one: PlayerId,
    /// The other one; `None` if `one` has no game in this round.
    pub other: Option<PlayerId>,
    /// The points of both.
    pub score: [usize; 2],
    /// The number of games, without the lot.
    pub games: usize,
    /// The one who goes on; `None` while that is open.
    pub winner: Option<PlayerId>,
    /// True if the lot decided.
    pub by_lot: bool,
    /// True while a game has no result.
    pub is_open: bool,
}

impl CupTie {
    /// Returns true if this person is one of the two.
    pub fn has(&self, player: PlayerId) -> bool {
        self.one == player || self.other == Some(player)
    }

    /// A person who goes on without a game in a round.
    pub(super) fn alone(round: i64, number: i64, one: PlayerId) -> CupTie {
        CupTie {
            round,
            number,
            one,
            other: None,
            score: [0, 0],
            games: 0,
            winner: Some(one),
            by_lot: false,
            is_open: false,
        }
    }

    /// Returns the two people; `None` if there is one alone.
    pub fn pair(&self) -> Option<[PlayerId; 2]> {
        Some([self.one, self.other?])
    }

    /// Returns true if all games have a result, and nobody is ahead.
    fn is_level(&self) -> bool {
        !self.is_open && self.winner.is_none()
    }
}

/// A round that begins.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NewRound {
    /// Its games.
    pub fixtures: Vec<NewFixture>,
    /// The person without an opponent in a round of a Swiss cup, if there is one.
    pub bye: Option<PlayerId>,
}

impl From<Vec<NewFixture>> for NewRound {
    fn from(fixtures: Vec<NewFixture>) -> NewRound {
        NewRound { fixtures, bye: None }
    }
}

/// What comes next in a cup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CupStep {
    /// Nothing, until a game ends.
    Wait,
    /// Each of these pairs plays a deciding game, with seats by lot.
    Decide(Vec<CupTie>),
    /// The lot decides between each of these pairs.
    Draw(Vec<CupTie>),
    /// The next round begins.
    Round(NewRound),
    /// The cup is over.
    Over,
}

/// Returns the places of a bracket in their order from top to bottom, so that the strongest meet
/// as late as possible. `size` is a power of two.
pub(super) fn order_places(size: usize) -> Vec<usize> {
    let mut places = vec![0];
    while places.len() < size {
        let last = 2 * places.len() - 1;
        places = places.into_iter().flat_map(|place| [place, last - place]).collect();
    }
    places
}

/// Returns the pairs of the first round of a knock-out, from top to bottom. `people` come with the
/// strongest first. The strongest ones have no game in this round if the bracket is not full.
pub(super) fn draw_bracket<T: Copy>(people: &[T]) -> Vec<(T, Option<T>)> {
    let places = order_places(people.len().next_power_of_two());
    let at = |place: usize| people.get(place).copied();
    let pairs = places.chunks(2).filter_map(|pair| match *pair {
        [one, other] => Some((at(one.min(other))?, at(one.max(other)))),
        _ => None,
    });
    pairs.collect()
}

/// Returns the two games of a pair of a knock-out, with seats changed.
pub(super) fn pair_tie(round: i64, division: i64, [one, other]: [PlayerId; 2]) -> Vec<NewFixture> {
    [[one, other], [other, one]].map(|pair| NewFixture { round, division, pair }).to_vec()
}

/// Returns the pairs of a knock-out by round, the first round first. `seeded` are the people with
/// the strongest first, as they were at the start. Rounds that have not begun are left out.
pub fn list_ties(seeded: &[PlayerId], fixtures: &[Fixture]) -> Vec<Vec<CupTie>> {
    let mut rounds: Vec<Vec<CupTie>> = Vec::new();
    let last = fixtures.iter().map(|one| one.round).max().unwrap_or(0);
    for round in 1..=last {
        let mut ties = sum_round(fixtures, round);
        if round == 1 {
            let bracket = (1..).zip(draw_bracket(seeded));
            let alone = bracket.filter(|(_, (_, other))| other.is_none());
            ties.extend(alone.map(|(number, (one, _))| CupTie::alone(round, number, one)));
            ties.sort_by_key(|tie| tie.number);
        }
        // Moderators may annul a game later. Who plays in the next round has won this one.
        if let Some(before) = rounds.last_mut() {
            for tie in before {
                let goes_on = |player: &PlayerId| ties.iter().any(|next| next.has(*player));
                tie.winner = [Some(tie.one), tie.other].into_iter().flatten().find(goes_on);
            }
        }
        rounds.push(ties);
    }
    rounds
}

/// Returns the pairs of a round who have games, in their order.
pub(super) fn sum_round(fixtures: &[Fixture], round: i64) -> Vec<CupTie> {
    let here = fixtures.iter().filter(|one| one.round == round);
    let mut numbers: BTreeMap<i64, Vec<&Fixture>> = BTreeMap::new();
    here.for_each(|one| numbers.entry(one.division).or_default().push(one));
    numbers.values().filter_map(|games| sum_tie(games)).collect()
}

/// Returns the state of a pair from its fixtures; `None` if there are none.
fn sum_tie(fixtures: &[&Fixture]) -> Option<CupTie> {
    let first = fixtures.first()?;
    let (one, other) = (first.one, first.other);
    let mut score = [0, 0];
    let (mut drawn, mut is_open) = (None, false);
    for fixture in fixtures {
        let points = [one, other].map(|player| fixture.points_of(player));
        match points {
            [Some(gained), Some(lost)] if fixture.is_lot() => {
                drawn = Some(if gained > lost { one } else { other });
            }
            [Some(gained), Some(lost)] => score = [score[0] + gained, score[1] + lost],
            _ => is_open = true,
        }
    }
    let ahead = match score[0].cmp(&score[1]) {
        _ if is_open => None,
        Ordering::Greater => Some(one),
        Ordering::Less => Some(other),
        Ordering::Equal => None,
    };
    Some(CupTie {
        round: first.round,
        number: first.division,
        one,
        other: Some(other),
        score,
        games: fixtures.iter().filter(|one| !one.is_lot()).count(),
        winner: ahead.or(drawn),
        by_lot: ahead.is_none() && drawn.is_some(),
        is_open,
    })
}

/// Returns what comes next in a knock-out. `is_late` is true if the round's time is up, so that no
/// other game begins in it.
pub fn next_in_knockout(seeded: &[PlayerId], fixtures: &[Fixture], is_late: bool) -> CupStep {
    let rounds = list_ties(seeded, fixtures);
    let Some(ties) = rounds.last() else { return CupStep::Over };
    let level = |tie: &&CupTie| tie.is_level();
    let decides = |tie: &&CupTie| !is_late && tie.games < TIE_GAMES;
    let deciding: Vec<CupTie> = ties.iter().filter(level).filter(decides).copied().collect();
    if !deciding.is_empty() {
        return CupStep::Decide(deciding);
    }
    let drawing: Vec<CupTie> = ties.iter().filter(level).copied().collect();
    if !drawing.is_empty() {
        return CupStep::Draw(drawing);
    }
    let winners: Vec<PlayerId> = ties.iter().filter_map(|tie| tie.winner).collect();
    if winners.len() < ties.len() {
        return CupStep::Wait;
    }
    let round = ties.first().map_or(1, |tie| tie.round) + 1;
    let pairs = (1..).zip(winners.chunks(2));
    let next: Vec<NewFixture> = pairs
        .flat_map(|(number, pair)| match *pair {
            [one, other] => pair_tie(round, number, [one, other]),
            _ => Vec::new(),
        })
        .collect();
    if next.is_empty() { CupStep::Over } else { CupStep::Round(next.into()) }
}

/// Returns the winner of a knock-out that is over, if they are `there`. Two share the first place
/// if the final is level because a moderator annulled a game of it later.
pub fn list_knockout_champions(
    seeded: &[PlayerId],
    fixtures: &[Fixture],
    there: &BTreeSet<PlayerId>,
) -> Vec<PlayerId> {
    let rounds = list_ties(seeded, fixtures);
    let Some(end) = rounds.last().and_then(|ties| ties.first()) else { return Vec::new() };
    let mut champions = match end.winner {
        Some(winner) => vec![winner],
        None => end.pair().into_iter().flatten().collect(),
    };
    champions.retain(|winner| there.contains(winner));
    champions
}

/// Returns the results of a knock-out that count, and its table of the people who are `there`: by
/// the number of rounds that they won. People who went out in the same round share a place.
pub fn rank_knockout(
    seeded: &[PlayerId],
    fixtures: &[Fixture],
    there: &BTreeSet<PlayerId>,
) -> (Vec<ContestGame>, Vec<ContestPlace>) {
    let games = list_results(fixtures);
    let ties: Vec<CupTie> = list_ties(seeded, fixtures).concat();
    let mut rows: Vec<((usize, bool), ContestPlace)> = Vec::new();
    for &player in seeded {
        let won = ties.iter().filter(|tie| tie.winner == Some(player)).count();
        let is_out = ties
            .iter()
            .any(|tie| tie.has(player) && tie.winner.is_some_and(|winner| winner != player));
        let results = games.iter().filter_map(|one| one.fared_of(player));
        let row = ContestPlace::sum(player, results);
        rows.push(((won, !is_out), row));
    }
    rows.sort_by_key(|&(worth, _)| Reverse(worth));
    let worths: Vec<(usize, bool)> = rows.iter().map(|&(worth, _)| worth).collect();
    let place = |worth| 1 + worths.iter().take_while(|&&before| before > worth).count();
    let table = rows.into_iter().map(|(worth, row)| ContestPlace { place: place(worth), ..row });
    (games, table.filter(|row| there.contains(&row.player)).collect())
}
