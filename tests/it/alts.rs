//! A model of people who play rated games, by the rules of `game` alone: what a person gains with
//! accounts of their own, how friends find their order, and how soon an honest newcomer is ranked.

use std::collections::{HashMap, HashSet};

use murus::game::{AGAIN, DAY, Doubts, Millis, PIONEERS, Rating, is_established};

/// A game of a person, as their next ones remember it.
struct Remembered {
    opponent: u32,
    at: Millis,
    newcomer: bool,
    weight: f64,
}

/// A host, with everybody there by a number.
#[derive(Default)]
struct Host {
    now: Millis,
    ratings: HashMap<u32, Rating>,
    /// The opponents of each person who count.
    met: HashMap<u32, HashSet<u32>>,
    games: HashMap<u32, Vec<Remembered>>,
}

/// A rating that is sure.
const SURE: Rating = Rating { rating: 1500.0, deviation: 70.0, volatility: 0.06 };

impl Host {
    /// A host with twenty established people whose ratings are sure, numbered from 1000 on.
    fn settled() -> Host {
        let mut host = Host::default();
        (1000..1020).for_each(|person| host.settle(person));
        host
    }

    /// A person has been there for long.
    fn settle(&mut self, person: u32) {
        self.ratings.insert(person, SURE);
        self.met.insert(person, (1000..1020).filter(|&other| other != person).collect());
    }

    fn rating(&self, person: u32) -> Rating {
        self.ratings.get(&person).copied().unwrap_or(Rating::NEW)
    }

    fn is_established(&self, person: u32) -> bool {
        self.met.get(&person).is_some_and(|met| is_established(met.len() as i64))
    }

    fn is_ranked(&self, person: u32) -> bool {
        self.is_established(person) && !self.rating(person).is_unsure()
    }

    /// Returns the doubts by which a game weighs less for a person.
    fn doubts(&self, person: u32, opponent: u32) -> Doubts {
        let newcomer = !self.is_established(opponent);
        let same =
            |game: &&Remembered| if newcomer { game.newcomer } else { game.opponent == opponent };
        let games = self.games.get(&person).into_iter().flatten();
        let lately = games
            .filter(|game| game.at > self.now - AGAIN)
            .filter(same)
            .map(|game| game.weight)
            .sum();
        Doubts { early: false, lost: false, newcomer, new_account: false, lately }
    }

    /// Two play a whole game, with this score of the first one.
    fn play(&mut self, [one, two]: [u32; 2], score: f64) {
        let newcomers_count =
            (self.met.keys().filter(|person| self.is_established(**person)).count() as i64)
                < PIONEERS;
        let doubts = [self.doubts(one, two), self.doubts(two, one)];
        let weights = doubts.map(|doubts| doubts.game_weight());
        let (first, second) =
            Rating::after_weighted_game([self.rating(one), self.rating(two)], score, weights);
        self.ratings.extend([(one, first), (two, second)]);
        for (n, [person, opponent]) in [[one, two], [two, one]].into_iter().enumerate() {
            let met = doubts[n].met_opponent(newcomers_count);
            if met.counts {
                self.met.entry(person).or_default().insert(opponent);
            }
            let game =
                Remembered { opponent, at: self.now, newcomer: met.newcomer, weight: weights[n] };
            self.games.entry(person).or_default().push(game);
        }
    }

    /// Accounts of one person play each other so often, won by turns.
    fn mingle(&mut self, alts: u32, times: u32) {
        self.among(alts, times, |one, other, round| f64::from((one + other + round) % 2));
    }

    /// Plays games among alts, each won by the lower number, so that the first accounts are strong.
    fn lift(&mut self, alts: u32, times: u32) {
        self.among(alts, times, |_, _, _| 1.0);
    }

    fn among(&mut self, alts: u32, times: u32, score: impl Fn(u32, u32, u32) -> f64) {
        for round in 0..times {
            for one in 1..=alts {
                for other in one + 1..=alts {
                    self.play([one, other], score(one, other, round));
                }
            }
        }
    }

    /// Person 0 wins of each of these accounts so many times. Returns the gain.
    fn farm(&mut self, alts: impl Iterator<Item = u32> + Clone, times: u32) -> f64 {
        for _ in 0..times {
            alts.clone().for_each(|alt| self.play([0, alt], 1.0));
        }
        self.rating(0).rating - 1500.0
    }
}

/// The most that a person gains of so many accounts of their own, whatever these play before, and
/// in which order they lose. Each host is looked at in the end.
fn most(host: impl Fn() -> Host, alts: u32, look: impl Fn(Host)) -> f64 {
    let mut most = 0.0_f64;
    for prepare in [Host::mingle, Host::lift] {
        for times in [0, 1, 3, 20] {
            for games in [1, 3, 10, 60] {
                let mut one = host();
                prepare(&mut one, alts, times);
                most = most.max(one.farm(1..=alts, games));
                look(one);
                let mut one = host();
                prepare(&mut one, alts, times);
                most = most.max(one.farm((1..=alts).rev(), games));
                look(one);
            }
        }
    }
    most
}

#[test]
fn a_few_accounts_give_little_and_no_place() {
    let nobody_is_ranked = |host: Host| assert!((0..=6).all(|person| !host.is_ranked(person)));
    for host in [Host::default, Host::settled] {
        let gain = most(host, 6, nobody_is_ranked);
        assert!(gain <= 200.0, "{gain}");
    }
}

#[test]
fn a_few_accounts_give_an_established_person_almost_nothing() {
    let host = || {
        let mut host = Host::settled();
        host.settle(0);
        host
    };
    let gain = most(host, 6, |_| ());
    assert!(gain <= 40.0, "{gain}");
}

#[test]
fn no_number_of_accounts_makes_its_own_people_established() {
    for prepare in [Host::mingle, Host::lift] {
        for times in [0, 1, 10] {
            let mut host = Host::settled();
            prepare(&mut host, 40, times);
            host.farm((1..=40).rev(), 10);
            assert!((0..=40).all(|person| !host.is_established(person)));
            // What it gives does not outlast the first games with others.
            for game in 0..12 {
                host.play([0, 1000 + game], f64::from(game % 2));
            }
            let left = host.rating(0);
            assert!(host.is_ranked(0) && left.rating < 1600.0, "{left:?}");
        }
    }
}

/// The ratings of four friends after so many months with ten rounds each, the weakest first. They
/// win as often as their strength says, the first time earlier or later.
fn friends(months: u32, luck: f64) -> [f64; 4] {
    const STRENGTHS: [f64; 4] = [1300.0, 1500.0, 1700.0, 1900.0];
    let mut host = Host::default();
    let mut points = HashMap::new();
    for _ in 0..months * 10 {
        for one in 0..4 {
            for other in one + 1..4 {
                let [weak, strong] =
                    [one, other].map(|n| Rating { rating: STRENGTHS[n], deviation: 0.0, ..SURE });
                let points = points.entry([one, other]).or_insert(luck);
                *points += weak.expected_score(&strong);
                let score = f64::from(*points >= 1.0);
                *points -= score;
                host.play([one as u32, other as u32], score);
            }
        }
        host.now += DAY * 3;
    }
    [0, 1, 2, 3].map(|person| host.rating(person).rating)
}

#[test]
fn friends_among_themselves_find_their_order() {
    for (months, spread) in [(1, 150.0), (6, 300.0)] {
        for luck in [0.3, 0.5, 0.7] {
            let ratings = friends(months, luck);
            assert!(ratings.is_sorted() && ratings[3] - ratings[0] >= spread, "{ratings:?}");
        }
    }
}

#[test]
fn an_honest_newcomer_is_ranked_after_about_ten_games() {
    for (name, pattern) in [
        ("even", [1.0, 0.0, 1.0, 0.0]),
        ("good", [1.0, 1.0, 1.0, 0.0]),
        ("poor", [0.0, 0.0, 1.0, 0.0]),
    ] {
        let mut host = Host::settled();
        let ranked = (1..=20).find(|game| {
            host.play([0, 999 + game], pattern[*game as usize % 4]);
            host.is_ranked(0)
        });
        assert!(
            ranked.is_some_and(|games| (8..=13).contains(&games)),
            "{name}: {ranked:?} {:?}",
            host.rating(0)
        );
    }
}

#[test]
fn a_new_host_ranks_its_first_people_by_itself() {
    let mut host = Host::default();
    let mut rounds = 0;
    while !(1..=12).all(|person| host.is_ranked(person)) {
        host.mingle(12, 1);
        rounds += 1;
        assert!(rounds <= 3, "{:?}", host.rating(1));
    }
    let best = host.rating(1).rating - 1500.0;
    assert!(best.abs() < 300.0, "{best}");
}
