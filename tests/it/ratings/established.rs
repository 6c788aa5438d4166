//! Only people who met many others are established, and tricks with many accounts lift no one.

use murus::game::{Fared, HOUR, Millis, NOON, Pool, Rating};
use murus::ids::UserId;
use murus_gallicus::Variant;
use sqlx::Connection;

use super::{Table, rating_of};
use crate::on_both;
use crate::support::database::Database;
use murus::service;

/// Returns the weight of a person's last game.
async fn last_weight(table: &mut Table, person: u64) -> Option<f64> {
    let by = table.caller(person);
    let profile = service::people::ratings::load_profile(table.service.db(), UserId(person), &by)
        .await
        .unwrap();
    profile.unwrap_or_default().ratings.last().and_then(|row| row.weight)
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

on_both!(
    accounts_that_resign_at_once_lift_nobody,
    accounts_that_lose_lift_nobody_onto_a_leaderboard,
    leaderboards_rank_established_people,
    annulled_games_establish_nobody,
    games_of_earlier_versions_establish_people,
    newcomers_leave_a_rating_provisional,
    the_same_two_weigh_less_and_less,
    a_deleted_partner_and_a_newcomer_count_as_one,
    a_new_account_moves_only_its_own_rating
);
