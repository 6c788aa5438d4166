//! Ratings follow from the record, whichever games are annulled and whenever.

use std::collections::{BTreeMap, HashMap, HashSet};

use murus::clock::Clock;
use murus::game::{Action, ChallengeReply, GameId, HOUR, Millis, NOON, Offer, Place, Pool, Rating, Terms};
use murus::ids::{ChannelId, ServerId, UserId};
use murus::service::{Ask, Caller, Moderation, Proposal, Rights, Service, Target, workers::sweeper};
use murus::store::Db;
use murus_gallicus::rules::{Seat, Variant};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use sqlx::Connection;
use tokio_util::sync::CancellationToken;

use crate::on_both;
use crate::support::database::Database;
use murus::service;

const PEOPLE: u64 = 6;

/// A rated game that is over: the player of the Romans, the player of the Gauls, and the Romans'
/// score.
struct Played {
    id: GameId,
    variant: Variant,
    people: [u64; 2],
    score: f64,
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
        let db = Db::scratch(&database.url).await.unwrap();
        db.migrate().await.unwrap();
        let clock = Clock::hand(NOON);
        let service = Service::new(db, clock.clone(), Millis::from_secs(1));
        Table { service, clock, causes: 0, record: Vec::new(), annulled: HashSet::new() }
    }

    fn caller(&mut self, discord: u64) -> Caller {
        self.causes += 1;
        let place = Place { channel: ChannelId(10), server: Some(ServerId(11)), thread: false };
        Caller::new(UserId(discord), place, self.causes.to_string())
    }

    fn moderator(&mut self) -> Caller {
        Caller { rights: Rights { manages: false, moderates: true }, ..self.caller(99) }
    }

    async fn act(&mut self, discord: u64, game: GameId, ask: Ask) {
        let caller = self.caller(discord);
        service::play::act::perform(&self.service, &caller, game, &ask, None).await.unwrap();
    }

    /// Two people play a short game, which one wins or which is drawn.
    async fn play(&mut self, variant: Variant, people: [u64; 2], score: f64) -> GameId {
        let target = Target::People(vec![UserId(people[1])]);
        let terms = Terms::usual(variant);
        let proposal = Proposal { target, side: Some(Seat::Romans), terms, given: Vec::new(), note: None };
        let caller = self.caller(people[0]);
        let id = service::challenge::proposal::propose(&self.service, &caller, &proposal).await.unwrap().challenge.id;
        let caller = self.caller(people[1]);
        service::challenge::proposal::answer(&self.service, &caller, id, &ChallengeReply::Accept).await.unwrap();
        self.act(people[0], id, Ask::Move("a1-c3".to_owned())).await;
        self.act(people[1], id, Ask::Move("d7-d5".to_owned())).await;
        if score == 0.5 {
            self.act(people[0], id, Ask::Do(Action::Offer(Offer::Draw))).await;
            self.act(people[1], id, Ask::Do(Action::Agree)).await;
        } else {
            self.act(people[usize::from(score == 1.0)], id, Ask::Do(Action::Resign)).await;
        }
        self.record.push(Played { id, variant, people, score });
        id
    }

    async fn annul(&mut self, id: GameId) {
        let caller = self.moderator();
        let moderator = caller.moderated().unwrap();
        service::servers::moderation::moderate(&self.service, &caller, moderator, id, Moderation::Annul, None)
            .await
            .unwrap();
        self.annulled.insert(id);
    }

    /// Compares the shown ratings with those that the record gives from its beginning.
    async fn check(&mut self) {
        let mut stands: HashMap<(u64, Pool), Vec<Rating>> = HashMap::new();
        for played in self.record.iter().filter(|played| !self.annulled.contains(&played.id)) {
            let keys = played.people.map(|person| (person, Pool::of(played.variant)));
            let [one, two] = keys.map(|key| stands.get(&key).and_then(|all| all.last()).copied());
            let (one, two) = Rating::after(one.unwrap_or(Rating::NEW), two.unwrap_or(Rating::NEW), played.score);
            stands.entry(keys[0]).or_default().push(one);
            stands.entry(keys[1]).or_default().push(two);
        }
        let same = |one: Rating, other: Rating| {
            (one.rating - other.rating).abs() < 1e-6
                && (one.deviation - other.deviation).abs() < 1e-6
                && (one.volatility - other.volatility).abs() < 1e-9
        };
        for person in 1..=PEOPLE {
            let by = self.caller(person);
            let profile = service::people::ratings::profile(self.service.db(), UserId(person), &by)
                .await
                .unwrap()
                .unwrap_or_default();
            for (pool, _) in Pool::WORDS {
                let expected = stands.get(&(person, pool)).cloned().unwrap_or_default();
                let curve: Vec<Rating> =
                    profile.ratings.iter().filter(|row| row.pool == pool).map(|row| row.rating).collect();
                assert_eq!(curve.len(), expected.len(), "{person} {pool:?}");
                for (n, (told, given)) in curve.iter().zip(&expected).enumerate() {
                    assert!(same(*told, *given), "{person} {pool:?} {n}: {told:?}, but the record gives {given:?}");
                }
                let number = profile.standings.iter().find(|(known, ..)| *known == pool);
                assert_eq!(number.map(|&(_, rating, _)| rating), curve.last().copied(), "curve and number agree");
            }
        }
        for (pool, _) in Pool::WORDS {
            let ranking = service::people::ratings::ranking(&self.service, pool, None).await.unwrap();
            let told: BTreeMap<u64, (Rating, i64)> =
                ranking.iter().map(|(ranked, _)| (ranked.discord.0, (ranked.rating, ranked.games))).collect();
            let given = stands.iter().filter(|((_, of), _)| *of == pool);
            assert_eq!(told.len(), given.clone().count(), "{pool:?}");
            for ((person, _), all) in given {
                let (rating, games) = told[person];
                assert!(same(rating, all[all.len() - 1]) && games == all.len() as i64, "{person} {pool:?}: {rating:?}");
            }
        }
    }
}

/// A case that was once wrong: two games, and the first one is annulled.
async fn the_first_of_two_is_annulled(database: Database) {
    let mut table = Table::new(&database).await;
    let first = table.play(Variant::STANDARD, [1, 2], 1.0).await;
    table.play(Variant::STANDARD, [1, 2], 0.5).await;
    table.annul(first).await;
    table.check().await;
    let by = table.caller(2);
    let profile = service::people::ratings::profile(table.service.db(), UserId(1), &by).await.unwrap().unwrap();
    assert_eq!(profile.standings[0].1.rating, 1500.0, "a draw between two new players moves nobody");
}

/// Random records, with games annulled at random moments.
async fn any_games_are_annulled(database: Database) {
    let mut table = Table::new(&database).await;
    for seed in 0..3 {
        let mut random = StdRng::seed_from_u64(seed);
        for _ in 0..25 {
            let one = random.random_range(1..=PEOPLE);
            let other = (one + random.random_range(1..PEOPLE) - 1) % PEOPLE + 1;
            let variant = if random.random_bool(0.2) { "advanced" } else { "standard" };
            let score = f64::from(random.random_range(0..=2)) / 2.0;
            table.play(variant.parse().unwrap(), [one, other], score).await;
            // Sometimes many games end in the same moment.
            table.clock.advance(HOUR * random.random_range(0..3));
            if random.random_bool(0.25) {
                let id = table.record[random.random_range(0..table.record.len())].id;
                if !table.annulled.contains(&id) {
                    table.annul(id).await;
                    table.check().await;
                }
            }
        }
        table.check().await;
    }
}

/// Two moderators annul while others play.
async fn races(database: Database) {
    let mut table = Table::new(&database).await;
    let mut ids = Vec::new();
    for n in 0..12 {
        ids.push(table.play(Variant::STANDARD, [1 + n % 3, 4 + n % 2], 1.0).await);
    }
    let callers: Vec<Caller> = (0..4).map(|_| table.moderator()).collect();
    let service = table.service.clone();
    let annul = |n: usize| {
        let (service, caller, id) = (service.clone(), callers[n].clone(), ids[n]);
        async move {
            let moderator = caller.moderated().unwrap();
            service::servers::moderation::moderate(&service, &caller, moderator, id, Moderation::Annul, None)
                .await
                .unwrap()
        }
    };
    tokio::join!(annul(0), annul(1), annul(2), annul(3), table.play(Variant::STANDARD, [1, 4], 0.0));
    table.annulled.extend(&ids[..4]);
    table.check().await;
}

/// Where a second rating takes a game's result back, as in earlier versions, the sweeper works out
/// all ratings again when it starts.
async fn rows_of_earlier_versions(database: Database) {
    let mut table = Table::new(&database).await;
    let first = table.play(Variant::STANDARD, [1, 2], 1.0).await;
    table.play(Variant::STANDARD, [1, 2], 0.5).await;
    table.play(Variant::STANDARD, [2, 3], 0.0).await;
    let mut conn = sqlx::AnyConnection::connect(&database.url).await.unwrap();
    for (sql, n) in [(1, 3), (2, 4)].map(|(person, n)| {
        let player = format!("(SELECT id FROM player WHERE discord = {person})");
        let undone = "'standard', $1, $2, 1, 0, 1, 1577, 280, 0.06";
        let row = format!(
            "INSERT INTO rating (player, pool, n, game, undoes, at_ms, score, rating, deviation, volatility)
             VALUES ({player}, {undone})"
        );
        (row, n)
    }) {
        sqlx::query(sqlx::AssertSqlSafe(sql)).bind(i64::from(n)).bind(first.0).execute(&mut conn).await.unwrap();
    }
    sqlx::query("UPDATE standing SET n = n + 1").execute(&mut conn).await.unwrap();
    table.annulled.insert(first);
    let stop = CancellationToken::new();
    let worked_out = async {
        while sqlx::query("SELECT 1 FROM rating WHERE undoes = 1").fetch_optional(&mut conn).await.unwrap().is_some() {
            tokio::task::yield_now().await;
        }
        stop.cancel();
    };
    tokio::join!(sweeper::run(table.service.clone(), stop.clone()), worked_out);
    table.check().await;
}

on_both!(the_first_of_two_is_annulled, any_games_are_annulled, races, rows_of_earlier_versions);
