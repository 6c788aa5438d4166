//! Ratings follow from the games that count, whichever are annulled and whenever.

use std::collections::HashMap;

use murus::game::{GameId, HOUR, NOON, Rating};
use murus::ids::UserId;
use murus::service::{Caller, Moderation, workers::sweeper};
use murus_gallicus::Variant;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use sqlx::{Connection, Row};
use tokio_util::sync::CancellationToken;

use super::{PEOPLE, Table};
use crate::on_both;
use crate::support::database::Database;
use murus::service;

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

on_both!(
    the_first_of_two_is_annulled,
    any_games_are_annulled,
    races,
    rows_of_earlier_versions,
    an_annulment_is_worked_out_in_pieces_and_outlasts_a_restart
);
