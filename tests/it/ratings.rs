//! Ratings follow from the record, whichever games are annulled and whenever.

use std::collections::{BTreeMap, HashMap, HashSet};

use murus::clock::Clock;
use murus::game::{
    Action, ChallengeReply, Fared, GameId, HOUR, Millis, NOON, Offer, Place, Pool, Rating, Terms,
};
use murus::ids::{ChannelId, ServerId, UserId};
use murus::service::{
    Ask, Caller, Moderation, Proposal, Rights, Service, Target, workers::sweeper,
};
use murus::store::Db;
use murus_gallicus::rules::{Seat, Variant};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use sqlx::{Connection, Row};
use tokio_util::sync::CancellationToken;

use crate::on_both;
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
        service::challenge::proposal::answer_challenge(
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

/// A case that was once wrong: two games, and the first one is annulled.
async fn the_first_of_two_is_annulled(database: Database) {
    let mut table = Table::new(&database).await;
    let first = table.play(Variant::STANDARD, [1, 2], 1.0).await;
    table.play(Variant::STANDARD, [1, 2], 0.5).await;
    table.annul(first).await;
    table.check().await;
    let by = table.caller(2);
    let profile = service::people::ratings::load_profile(table.service.db(), UserId(1), &by)
        .await
        .unwrap()
        .unwrap();
    assert_eq!(
        profile.standings[0].1.rating, 1500.0,
        "a draw between two new players moves nobody"
    );
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

/// A trick: twelve accounts resign after two plies each. It led to 2021 in seven seconds.
async fn accounts_that_resign_at_once_lift_nobody(database: Database) {
    let mut table = Table::new(&database).await;
    table.establish().await;
    for account in 2..14 {
        table.play_long(Variant::STANDARD, [1, account], 1.0, 2).await;
    }
    assert_eq!(rating_of(&mut table, 1).await.rating, 1500.0);
    assert!(rating_of(&mut table, 2).await.rating < 1400.0, "but who gives up has lost");
    // Those who moderate the server see it.
    let caller = table.moderator();
    let hasty =
        service::servers::moderation::list_hasty(&table.service, caller.moderated().unwrap())
            .await
            .unwrap();
    let hasty: Vec<_> = hasty.iter().map(|(who, one)| (who.0, one.fared, one.games)).collect();
    assert_eq!(hasty, [(1, Fared::Won, 12)]);
}

/// A trick: six accounts that are old enough lose whole games. It led to 1914 and more, and to the
/// first place of every leaderboard. That they play each other first helps nothing.
async fn accounts_that_lose_lift_nobody_onto_a_leaderboard(database: Database) {
    let mut table = Table::new(&database).await;
    for clique in [false, true] {
        for one in 2..=7 {
            for other in (one + 1..=7).filter(|_| clique) {
                table.play_long(Variant::STANDARD, [one, other], 1.0, 20).await;
            }
        }
        for game in 0..18 {
            table.play_long(Variant::STANDARD, [1, 2 + game % 6], 1.0, 20).await;
        }
        let rating = rating_of(&mut table, 1).await;
        assert!((1501.0..=1700.0).contains(&rating.rating), "{rating:?}");
        let ranking = service::people::ratings::load_ranking(&table.service, Pool::Standard, None)
            .await
            .unwrap();
        assert!(
            ranking.len() == 7 && ranking.iter().all(|(ranked, _)| !ranked.is_ranked()),
            "{ranking:?}"
        );
    }
}

/// Established people whose ratings are sure have places, above a newcomer with a higher rating.
async fn leaderboards_rank_established_people(database: Database) {
    let mut table = Table::new(&database).await;
    for _ in 0..3 {
        table.establish().await;
    }
    for opponent in 1..=3 {
        table.play_long("escape".parse().unwrap(), [20, opponent], 1.0, 4).await;
    }
    let ranking =
        service::people::ratings::load_ranking(&table.service, Pool::Other, None).await.unwrap();
    let places: Vec<(u64, bool)> =
        ranking.iter().map(|(ranked, _)| (ranked.discord.0, ranked.is_ranked())).collect();
    assert_eq!(places.len(), 10, "{places:?}");
    assert!(
        places[..9].iter().all(|(_, ranked)| *ranked) && places[9] == (20, false),
        "{ranking:?}"
    );
    assert!(ranking[9].0.rating.rating > ranking[0].0.rating.rating, "{ranking:?}");
}

/// Who is established is a matter of the games that count: an annulled one takes it back.
async fn annulled_games_establish_nobody(database: Database) {
    let mut table = Table::new(&database).await;
    table.establish().await;
    let met = async |table: &mut Table| {
        let by = table.caller(1);
        let profile = service::people::ratings::load_profile(table.service.db(), UserId(1), &by)
            .await
            .unwrap();
        profile.unwrap_or_default().met
    };
    assert_eq!(met(&mut table).await, 8);
    table.play_long(Variant::STANDARD, [2, 1], 1.0, 20).await;
    assert_eq!(last_weight(&mut table, 2).await, Some(1.0));
    let first = table.record[0].id;
    table.annul(first).await;
    assert_eq!(met(&mut table).await, 8, "they played again since");
    let last = table.record[table.record.len() - 1].id;
    table.annul(last).await;
    assert_eq!(met(&mut table).await, 7);
    table.play_long(Variant::STANDARD, [3, 1], 1.0, 20).await;
    assert_eq!(last_weight(&mut table, 3).await, Some(0.25));
    table.check().await;
}

/// An earlier version knew nobody as established: its games say who is, and no rating moves.
async fn games_of_earlier_versions_establish_people(database: Database) {
    let mut table = Table::new(&database).await;
    table.establish().await;
    table.play_long(Variant::STANDARD, [1, 20], 1.0, 20).await;
    let mut conn = sqlx::AnyConnection::connect(&database.url).await.unwrap();
    let sql =
        "SELECT discord, established_ms FROM player WHERE discord IS NOT NULL ORDER BY discord";
    let stored: Vec<(i64, Option<i64>)> = sqlx::query_as(sql).fetch_all(&mut conn).await.unwrap();
    assert_eq!(stored.iter().filter(|(_, at)| at.is_some()).count(), 9, "{stored:?}");
    let migration = std::fs::read_to_string("migrations/0038_established.sql").unwrap();
    let update =
        migration.split(';').find(|sql| sql.trim_start().starts_with("UPDATE")).unwrap().to_owned();
    sqlx::query("UPDATE player SET established_ms = NULL").execute(&mut conn).await.unwrap();
    sqlx::query(sqlx::AssertSqlSafe(update)).execute(&mut conn).await.unwrap();
    assert_eq!(
        sqlx::query_as::<_, (i64, Option<i64>)>(sql).fetch_all(&mut conn).await.unwrap(),
        stored
    );
    table.check().await;
}

/// Whole games: games among newcomers establish no one's strength, however many they are.
async fn newcomers_leave_a_rating_provisional(database: Database) {
    let mut table = Table::new(&database).await;
    table.establish().await;
    for account in 2..42 {
        table.play_long(Variant::STANDARD, [1, account], (account % 2) as f64, 20).await;
    }
    assert!(rating_of(&mut table, 1).await.is_unsure());
}

/// Two people play again and again: each game moves them less, and after a month they begin anew.
async fn the_same_two_weigh_less_and_less(database: Database) {
    let mut table = Table::new(&database).await;
    table.establish().await;
    let mut gains = Vec::new();
    for n in 0..12 {
        if n == 10 {
            table.clock.advance(Millis::from_days(31));
        }
        let before = rating_of(&mut table, 1).await.rating;
        table.play_long(Variant::STANDARD, [1, 2], 1.0, 20).await;
        gains.push(rating_of(&mut table, 1).await.rating - before);
    }
    assert!(gains[9] < 0.1 * gains[4] && gains[10] > gains[9], "{gains:?}");
}

/// Deletion launders nothing: a person who comes after it may be the one who was deleted.
async fn a_deleted_partner_and_a_newcomer_count_as_one(database: Database) {
    let mut table = Table::new(&database).await;
    table.establish().await;
    table.play_long(Variant::STANDARD, [4, 5], 1.0, 20).await;
    table.clock.advance(HOUR);
    for _ in 0..7 {
        table.play_long(Variant::STANDARD, [1, 2], 1.0, 20).await;
    }
    let caller = table.caller(2);
    service::account::privacy::forget_person(&table.service, &caller).await.unwrap();
    table.clock.advance(HOUR);
    table.play_long(Variant::STANDARD, [1, 4], 1.0, 20).await;
    assert_eq!(last_weight(&mut table, 1).await, Some(1.0), "an old acquaintance is nobody else");
    table.play_long(Variant::STANDARD, [1, 20], 1.0, 20).await;
    assert_eq!(last_weight(&mut table, 1).await, Some(0.0), "after seven games with the same two");
    assert_eq!(last_weight(&mut table, 20).await, Some(1.0), "the newcomer played nobody before");
}

/// Returns the weight of a person's last game.
async fn last_weight(table: &mut Table, person: u64) -> Option<f64> {
    let by = table.caller(person);
    let profile = service::people::ratings::load_profile(table.service.db(), UserId(person), &by)
        .await
        .unwrap();
    profile.unwrap_or_default().ratings.last().and_then(|row| row.weight)
}

/// An account of last week moves no rating but its own.
async fn a_new_account_moves_only_its_own_rating(database: Database) {
    let mut table = Table::new(&database).await;
    table.establish().await;
    let week_old =
        ((NOON - Millis::from_days(7)).as_millis() - 1_420_070_400_000).unsigned_abs() << 22;
    table.play_long(Variant::STANDARD, [1, week_old], 1.0, 20).await;
    assert_eq!(rating_of(&mut table, 1).await, Rating::NEW);
    assert!(rating_of(&mut table, week_old).await.rating < 1400.0);
    table.play_long(Variant::STANDARD, [1, week_old + 1], 0.0, 20).await;
    assert_eq!(rating_of(&mut table, 1).await, Rating::NEW);
}

/// Returns a pool's ratings, and those that the record gives without a game: each by player and
/// number.
async fn told_and_given(url: &str, without: i64) -> [Vec<(i64, i64, Rating)>; 2] {
    let mut conn = sqlx::AnyConnection::connect(url).await.unwrap();
    let sql = "SELECT player, n, game, score, rating, deviation, volatility FROM rating ORDER BY at_ms, game, n, player";
    let rows = sqlx::query(sql).fetch_all(&mut conn).await.unwrap();
    let mut stands = HashMap::new();
    let mut told = Vec::new();
    let mut given = Vec::new();
    for pair in rows.chunks(2) {
        let key = |n: usize| (pair[n].get::<i64, _>(0), pair[n].get::<i64, _>(1));
        assert!(
            pair[0].get::<i64, _>(2) == pair[1].get::<i64, _>(2)
                && pair[0].get::<i64, _>(2) != without
        );
        let stood = [0, 1].map(|n| stands.get(&key(n).0).copied().unwrap_or(Rating::NEW));
        let (one, two) = Rating::after_game(stood[0], stood[1], pair[0].get(3));
        for (n, rating) in [(0, one), (1, two)] {
            let [rating_told, deviation, volatility] =
                [4, 5, 6].map(|column| pair[n].get::<f64, _>(column));
            told.push((key(n).0, key(n).1, Rating { rating: rating_told, deviation, volatility }));
            given.push((key(n).0, key(n).1, rating));
            stands.insert(key(n).0, rating);
        }
    }
    let sql = "SELECT player, rating, deviation, volatility FROM standing";
    for row in sqlx::query(sql).fetch_all(&mut conn).await.unwrap() {
        let player: i64 = row.get(0);
        let [rating, deviation, volatility] = [1, 2, 3].map(|column| row.get::<f64, _>(column));
        told.push((player, 0, Rating { rating, deviation, volatility }));
        given.push((player, 0, stands[&player]));
    }
    [told, given]
}

/// The oldest of many games is annulled in pieces; a restart continues, and in the end all is as if
/// it had been done at once.
async fn an_annulment_is_worked_out_in_pieces_and_outlasts_a_restart(database: Database) {
    let first = 1_000_000;
    murus_trials::fill::fill(&database.url, 1_500, NOON).await.unwrap();
    let mut table = Table::new(&database).await;
    let mut conn = sqlx::AnyConnection::connect(&database.url).await.unwrap();
    let mut cursor = async || {
        let row =
            sqlx::query("SELECT at_ms FROM restatement").fetch_optional(&mut conn).await.unwrap();
        row.map(|row| row.get::<i64, _>(0))
    };
    table.annul(GameId(first)).await;
    let mut at = Vec::new();
    for _ in 0..3 {
        at.push(cursor().await.expect("there is more to do"));
        sweeper::sweep_once(&table.service).await.unwrap();
    }
    assert!(at.is_sorted() && at[0] < at[2], "{at:?}");
    // Another process continues, while people play.
    let mut table = Table::new(&database).await;
    table.causes = 1_000;
    table.play(Variant::STANDARD, [1_001, 1_002], 1.0).await;
    while sweeper::sweep_once(&table.service).await.unwrap() {}
    assert_eq!(cursor().await, None);
    let game = table.record[0].id;
    table.annul(game).await;
    while sweeper::sweep_once(&table.service).await.unwrap() {}
    let [told, given] = told_and_given(&database.url, first).await;
    assert_eq!(told.len(), 2 * 1_499 + 1_000);
    for (told, given) in told.iter().zip(&given) {
        assert!(
            (told.2.rating - given.2.rating).abs() < 1e-6
                && (told.2.deviation - given.2.deviation).abs() < 1e-6,
            "{told:?} {given:?}"
        );
    }
}

/// Random records, with games annulled at random moments.
async fn any_games_are_annulled(database: Database) {
    let mut table = Table::new(&database).await;
    table.establish().await;
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
    table.establish().await;
    let mut ids = Vec::new();
    for n in 0..12 {
        ids.push(table.play(Variant::STANDARD, [1 + n % 3, 4 + n % 2], 1.0).await);
    }
    let callers: Vec<Caller> = (0..4).map(|_| table.moderator()).collect();
    let service = table.service.clone();
    let annul = |n: usize| {
        let service = service.clone();
        let caller = callers[n].clone();
        let id = ids[n];
        async move {
            let moderator = caller.moderated().unwrap();
            service::servers::moderation::moderate_game(
                &service,
                &caller,
                moderator,
                id,
                Moderation::Annul,
                None,
            )
            .await
            .unwrap()
        }
    };
    tokio::join!(
        annul(0),
        annul(1),
        annul(2),
        annul(3),
        table.play(Variant::STANDARD, [1, 4], 0.0)
    );
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
        while sqlx::query("SELECT 1 FROM rating WHERE undoes = 1")
            .fetch_optional(&mut conn)
            .await
            .unwrap()
            .is_some()
        {
            tokio::task::yield_now().await;
        }
        stop.cancel();
    };
    tokio::join!(sweeper::run_sweeper(table.service.clone(), stop.clone()), worked_out);
    table.check().await;
}

on_both!(
    the_first_of_two_is_annulled,
    any_games_are_annulled,
    races,
    rows_of_earlier_versions,
    accounts_that_resign_at_once_lift_nobody,
    accounts_that_lose_lift_nobody_onto_a_leaderboard,
    leaderboards_rank_established_people,
    annulled_games_establish_nobody,
    games_of_earlier_versions_establish_people,
    newcomers_leave_a_rating_provisional,
    the_same_two_weigh_less_and_less,
    a_deleted_partner_and_a_newcomer_count_as_one,
    a_new_account_moves_only_its_own_rating,
    an_annulment_is_worked_out_in_pieces_and_outlasts_a_restart
);
