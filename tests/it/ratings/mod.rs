//! Ratings follow from the record, whichever games are annulled and whenever.

mod annulled;
mod established;

use std::collections::{BTreeMap, HashMap, HashSet};

use murus::clock::Clock;
use murus::game::{
    Action, ChallengeReply, GameId, Millis, NOON, Offer, Place, Pool, Rating, Terms,
};
use murus::ids::{ChannelId, ServerId, UserId};
use murus::service::{Ask, Caller, Moderation, Proposal, Rights, Service, Target};
use murus::store::Db;
use murus_gallicus::{Seat, Variant};

use crate::support::database::Database;
use murus::service;

const PEOPLE: u64 = 6;

/// The people up to this one are established where a test begins so: they all played each other.
const ESTABLISHED: u64 = 9;

/// How every game begins.
const MOVES: [&str; 20] = [
    "a1-c3", "d7-d5", "h1-f3", "b7-d5", "d1-d3", "c7-c5", "e1-e3", "d5-b3", "c1-c3", "g7-e5",
    "f1-d3", "f7-d5", "d3-f5", "e7-e5", "e2-e4", "e5xf5", "e4-g6", "c6-e4", "e3-g3", "e6-e4",
];

/// A rated game that is over: the player of the Romans, the player of the Gauls, and the Romans'
/// score.
struct Played {
    id: GameId,
    variant: Variant,
    people: [u64; 2],
    score: f64,
    weights: [f64; 2],
    /// Whether the opponent of each was not established.
    newcomers: [bool; 2],
}

/// People who play rated games, and a moderator.
struct Table {
    service: Service,
    clock: Clock,
    causes: u64,
    record: Vec<Played>,
    annulled: HashSet<GameId>,
}

impl Table {
    async fn new(database: &Database) -> Table {
        let db = Db::connect_scratch(&database.url).await.unwrap();
        db.migrate().await.unwrap();
        let clock = Clock::hand(NOON);
        let service = Service::new(db, clock.clone(), Millis::from_secs(1));
        Table { service, clock, causes: 0, record: Vec::new(), annulled: HashSet::new() }
    }

    fn caller(&mut self, discord: u64) -> Caller {
        self.causes += 1;
        let place = Place { channel: ChannelId(10), server: Some(ServerId(11)), threadless: false };
        Caller::new(UserId(discord), place, self.causes.to_string())
    }

    fn moderator(&mut self) -> Caller {
        Caller { rights: Rights { manages: false, moderates: true }, ..self.caller(99) }
    }

    async fn act(&mut self, discord: u64, game: GameId, ask: Ask) {
        let caller = self.caller(discord);
        service::play::act::perform_act(&self.service, &caller, game, &ask, None).await.unwrap();
    }

    /// Two people play a short game, which one wins or which is drawn.
    async fn play(&mut self, variant: Variant, people: [u64; 2], score: f64) -> GameId {
        self.play_long(variant, people, score, 6).await
    }

    /// Plays a rated game of this many plies.
    async fn play_long(
        &mut self,
        variant: Variant,
        people: [u64; 2],
        score: f64,
        plies: usize,
    ) -> GameId {
        let target = Target::People(vec![UserId(people[1])]);
        let terms = Terms::usual_for(variant);
        let proposal = Proposal { side: Some(Seat::Romans), ..Proposal::new(target, terms) };
        let caller = self.caller(people[0]);
        let id = service::challenge::proposal::propose_game(&self.service, &caller, &proposal)
            .await
            .unwrap()
            .challenge
            .id;
        let caller = self.caller(people[1]);
        service::challenge::answering::answer_challenge(
            &self.service,
            &caller,
            id,
            &ChallengeReply::Accept,
        )
        .await
        .unwrap();
        for (n, text) in MOVES.into_iter().take(plies).enumerate() {
            self.act(people[n % 2], id, Ask::Move(text.to_owned())).await;
        }
        if score == 0.5 {
            self.act(people[0], id, Ask::Do(Action::Offer(Offer::Draw))).await;
            self.act(people[1], id, Ask::Do(Action::Agree)).await;
        } else {
            self.act(people[usize::from(score == 1.0)], id, Ask::Do(Action::Resign)).await;
        }
        let weights = [0, 1].map(|n| {
            let lost = score == n as f64;
            if plies < 4 && !lost {
                0.0
            } else {
                self.full_or_less(people[n], people[1 - n], Pool::of_variant(variant))
            }
        });
        let newcomers = people.map(|person| !self.is_established(person));
        let newcomers = [newcomers[1], newcomers[0]];
        self.record.push(Played { id, variant, people, score, weights, newcomers });
        id
    }

    async fn annul(&mut self, id: GameId) {
        let caller = self.moderator();
        let moderator = caller.moderated().unwrap();
        service::servers::moderation::moderate_game(
            &self.service,
            &caller,
            moderator,
            id,
            Moderation::Annul,
            None,
        )
        .await
        .unwrap();
        self.annulled.insert(id);
    }

    /// Returns the weight of a whole game of a person: from the sixth with one opponent on half as
    /// much as the one before. Newcomers weigh a quarter, and all of them are one opponent.
    fn full_or_less(&self, person: u64, opponent: u64, pool: Pool) -> f64 {
        let newcomer = !self.is_established(opponent);
        let weighed = |played: &Played| {
            let n = played.people.iter().position(|one| *one == person)?;
            let same =
                if newcomer { played.newcomers[n] } else { played.people[1 - n] == opponent };
            (same
                && Pool::of_variant(played.variant) == pool
                && !self.annulled.contains(&played.id))
            .then(|| played.weights[n])
        };
        let full = if newcomer { 0.25 } else { 1.0 };
        let left = 6.0 * full - self.record.iter().filter_map(weighed).sum::<f64>();
        (left / 2.0).clamp(0.0, full)
    }

    fn is_established(&self, person: u64) -> bool {
        self.opponents(person).len() >= 8
    }

    /// The people with whom a person played games that still count.
    fn opponents(&self, person: u64) -> HashSet<u64> {
        let played = self.record.iter().filter(|played| !self.annulled.contains(&played.id));
        let played = played.filter(|played| played.people.contains(&person));
        played.flat_map(|played| played.people).filter(|other| *other != person).collect()
    }

    /// Nine people become established, by draws in a pool in which nothing else is played.
    async fn establish(&mut self) {
        for one in 1..=ESTABLISHED {
            for other in one + 1..=ESTABLISHED {
                self.play_long("escape".parse().unwrap(), [one, other], 0.5, 4).await;
            }
        }
    }

    /// Compares the shown ratings with those that the record gives from its beginning.
    async fn check(&mut self) {
        let mut stands: HashMap<(u64, Pool), Vec<Rating>> = HashMap::new();
        for played in self.record.iter().filter(|played| !self.annulled.contains(&played.id)) {
            let keys = played.people.map(|person| (person, Pool::of_variant(played.variant)));
            let [one, two] = keys.map(|key| stands.get(&key).and_then(|all| all.last()).copied());
            let stood = [one, two].map(|rating| rating.unwrap_or(Rating::NEW));
            let (one, two) = Rating::after_weighted_game(stood, played.score, played.weights);
            stands.entry(keys[0]).or_default().push(one);
            stands.entry(keys[1]).or_default().push(two);
        }
        let same = |one: Rating, other: Rating| {
            (one.rating - other.rating).abs() < 1e-6
                && (one.deviation - other.deviation).abs() < 1e-6
                && (one.volatility - other.volatility).abs() < 1e-9
        };
        for person in 1..=ESTABLISHED {
            let by = self.caller(person);
            let profile =
                service::people::ratings::load_profile(self.service.db(), UserId(person), &by)
                    .await
                    .unwrap()
                    .unwrap_or_default();
            for (pool, _) in Pool::WORDS {
                let expected = stands.get(&(person, pool)).cloned().unwrap_or_default();
                let curve: Vec<Rating> = profile
                    .ratings
                    .iter()
                    .filter(|row| row.pool == pool)
                    .map(|row| row.rating)
                    .collect();
                assert_eq!(curve.len(), expected.len(), "{person} {pool:?}");
                for (n, (told, given)) in curve.iter().zip(&expected).enumerate() {
                    assert!(
                        same(*told, *given),
                        "{person} {pool:?} {n}: {told:?}, but the record gives {given:?}"
                    );
                }
                let number = profile.standings.iter().find(|(known, ..)| *known == pool);
                assert_eq!(
                    number.map(|&(_, rating, _)| rating),
                    curve.last().copied(),
                    "curve and number agree"
                );
            }
        }
        for (pool, _) in Pool::WORDS {
            let ranking =
                service::people::ratings::load_ranking(&self.service, pool, None).await.unwrap();
            let told: BTreeMap<u64, (Rating, i64)> = ranking
                .iter()
                .map(|(ranked, _)| (ranked.discord.0, (ranked.rating, ranked.games)))
                .collect();
            let given = stands.iter().filter(|((_, of), _)| *of == pool);
            assert_eq!(told.len(), given.clone().count(), "{pool:?}");
            for ((person, _), all) in given {
                let (rating, games) = told[person];
                assert!(
                    same(rating, all[all.len() - 1]) && games == all.len() as i64,
                    "{person} {pool:?}: {rating:?}"
                );
            }
        }
    }
}

/// The rating of a person in the standard game.
async fn rating_of(table: &mut Table, person: u64) -> Rating {
    let by = table.caller(person);
    let profile = service::people::ratings::load_profile(table.service.db(), UserId(person), &by)
        .await
        .unwrap();
    let standings = profile.unwrap_or_default().standings;
    standings
        .into_iter()
        .find(|(pool, ..)| *pool == Pool::Standard)
        .map_or(Rating::NEW, |(_, rating, _)| rating)
}
