//! Migrations are forward only and run on filled tables: data stored under each of them reads the
//! same after all of them.

use std::collections::BTreeMap;
use std::path::Path;

use murus::game::{
    Chair, EventKind, GameId, Notify, PlayerId, Pool, Quiet, Seq, TimeControl, Timestamp,
};
use murus::ids::{ChannelId, MessageId, Posted, ServerId, UserId};
use murus::store::{
    self, Address, AwayState, Db, DeskId, Kept, NoticeKind, ShowingId, ShownPage, StoreError,
};
use murus_gallicus::Variant;
use sqlx::migrate::Migrator;
use sqlx::{AssertSqlSafe, Connection, Executor, Row};

use crate::on_both;
use crate::support::database::Database;

const TABLES: [&str; 9] = [
    "player",
    "server",
    "block",
    "address",
    "challenge",
    "challenge_seat",
    "game",
    "chair",
    "event",
];

async fn counts(conn: &mut sqlx::AnyConnection) -> BTreeMap<&'static str, i64> {
    let mut counts = BTreeMap::new();
    for table in TABLES {
        let sql = format!("SELECT CAST(COUNT(*) AS BIGINT) AS n FROM {table}");
        counts.insert(
            table,
            sqlx::query(AssertSqlSafe(sql)).fetch_one(&mut *conn).await.unwrap().get("n"),
        );
    }
    counts
}

/// Migrates step by step and stores, after each step, the data of that time; the program does the
/// rest.
async fn fill(database: &Database) -> Db {
    sqlx::any::install_default_drivers();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let all = Migrator::new(folder.join("migrations")).await.unwrap();
    let db = Db::connect(&database.url).await.unwrap();
    let mut conn = sqlx::AnyConnection::connect(&database.url).await.unwrap();
    let mut stored = BTreeMap::new();
    for migration in all.iter() {
        let so_far: Vec<_> =
            all.iter().filter(|other| other.version <= migration.version).cloned().collect();
        Migrator::with_migrations(so_far).run(&mut conn).await.unwrap();
        let rows = folder.join(format!("tests/data/rows/{:04}.sql", migration.version));
        if let Ok(rows) = std::fs::read_to_string(rows) {
            conn.execute(AssertSqlSafe(rows)).await.unwrap();
            stored = counts(&mut conn).await;
            assert!(
                stored.values().all(|count| *count > 0),
                "every table holds something: {stored:?}"
            );
        }
    }
    db.migrate().await.unwrap();
    db.migrate().await.unwrap();
    assert_eq!(counts(&mut conn).await, stored);
    db
}

async fn filled_tables_are_migrated(database: Database) {
    let db = fill(&database).await;
    let mut conn = db.read().await.unwrap();
    let game = store::games::load_game(&mut conn, GameId(21)).await.unwrap().unwrap();
    let kinds: Vec<EventKind> = game.game.events().iter().map(|event| event.kind.clone()).collect();
    assert_eq!(
        kinds,
        [EventKind::Move("a1-c3".into()), EventKind::Move("d7-d5".into()), EventKind::Resign]
    );
    assert_eq!(
        (game.game.name.as_str(), game.thread, game.place.server),
        ("abcd", Some(ChannelId(999)), Some(ServerId(777)))
    );
    assert!(game.game.outcome().is_some());
    let (challenge, _) =
        store::challenges::load_challenge(&mut conn, GameId(22)).await.unwrap().unwrap();
    assert_eq!((challenge.name.as_str(), challenge.seats.len()), ("efgh", 2));
    assert_eq!(
        store::players::discord_of(&mut conn, PlayerId(11)).await.unwrap(),
        Some(UserId(9_007_199_254_740_993))
    );
    assert_eq!(
        store::manners::of_person(&mut conn, PlayerId(11)).await.unwrap().locale.as_deref(),
        Some("de")
    );
    assert!(store::players::is_blocked(&mut conn, PlayerId(11), PlayerId(13)).await.unwrap());
    assert_eq!(
        store::addresses::list_refusals(&mut conn, &[Address::Direct(UserId(222))])
            .await
            .unwrap()
            .len(),
        1
    );
    let posted = Posted { channel: ChannelId(888), message: MessageId(999) };
    assert_eq!(
        store::outbox::message_of(&mut conn, GameId(21), NoticeKind::Challenge, Seq::START)
            .await
            .unwrap(),
        Some(posted)
    );
    assert_eq!(store::outbox::count_waiting(&mut conn).await.unwrap(), 1);
    assert_eq!(
        store::reviews::count_hints(&mut conn, GameId(21)).await.unwrap(),
        [(PlayerId(11), 1)]
    );
    assert!(
        store::reviews::load_review(&mut conn, GameId(21))
            .await
            .unwrap()
            .unwrap()
            .contains("romans")
    );
    assert_eq!(store::agenda::count_thoughts(&mut conn, Timestamp::EPOCH).await.unwrap(), 0);
    let preferences = store::preferences::load_preferences(&mut conn, PlayerId(11)).await.unwrap();
    assert_eq!(
        (preferences.notify, preferences.rhythm.zone.name(), preferences.saved),
        (Notify::Direct, "Europe/Berlin", false)
    );
    assert_eq!(preferences.rhythm.quiet, Some(Quiet { from: 22, until: 7 }));
    assert_eq!(store::preferences::list_vacations(&mut conn, PlayerId(11)).await.unwrap().len(), 1);
    assert!(
        game.seats[Chair::FIRST].muted
            && !game.seats[Chair::SECOND].muted
            && !game.game.terms.rated
    );
    assert_eq!(
        store::ratings::load_standing(&mut conn, PlayerId(11), Pool::Standard).await.unwrap().n,
        1
    );
    assert_eq!(
        store::plans::of_game(&mut conn, GameId(21)).await.unwrap()[0].planned.moves,
        ["a1-c3", "d7-d5"]
    );
    assert_eq!(
        store::plans::list_unmet(&mut conn, GameId(21), PlayerId(11)).await.unwrap()[0].ply,
        1
    );
    assert_eq!(
        store::desks::load_desk(&mut conn, DeskId(41)).await.unwrap().unwrap().message,
        Some(MessageId(555))
    );
    assert_eq!(
        store::servers::find_membership(&mut conn, ServerId(777), PlayerId(11), Timestamp::EPOCH)
            .await
            .unwrap(),
        Some(true)
    );
    assert_eq!(
        store::audits::list_audits(&mut conn, ServerId(777), 5).await.unwrap()[0]
            .0
            .reason
            .as_deref(),
        Some("a reason")
    );
    let settings = store::servers::load_settings(&mut conn, ServerId(777)).await.unwrap();
    assert_eq!(settings.time, TimeControl::from_name("slow"));
    assert_eq!(settings.channels, [ChannelId(888)]);
    assert!(settings.lively && settings.bot_threads, "a server that is known keeps what it had");
    assert_eq!(
        store::aside::list_aside(&mut conn, 5).await.unwrap()[0].row,
        store::RowKey::game(GameId(21))
    );
    let film = store::showings::load_showing(&mut conn, ShowingId(71)).await.unwrap().unwrap();
    assert_eq!(
        (film.what, film.player, film.message),
        (ShownPage::Film(GameId(21)), Some(PlayerId(11)), Some(MessageId(998)))
    );
    assert_eq!(
        store::showings::load_showing(&mut conn, ShowingId(72)).await.unwrap().unwrap().player,
        None
    );
    // Presses on pages name people by our own keys, and nothing leads to people who were deleted.
    let texts = "SELECT cause FROM event WHERE game = 21 UNION ALL SELECT cause FROM challenge WHERE id IN (21, 29)
        UNION ALL SELECT cause FROM audit UNION ALL SELECT cause FROM showing UNION ALL
        SELECT mute_cause FROM chair WHERE game = 21 AND mute_cause IS NOT NULL";
    let mut causes: Vec<String> = sqlx::query_scalar(texts).fetch_all(&mut *conn).await.unwrap();
    causes.sort();
    let expected = [
        "web-11-eight",
        "web-11-five",
        "web-11-four",
        "web-11-one",
        "web-11-six",
        "web-12-two",
        "web-21-3",
        "web-29-0",
        "web-72-0",
    ];
    assert_eq!(causes, expected);
    let places = "SELECT channel FROM game WHERE id = 29 UNION ALL SELECT channel FROM challenge WHERE id = 29";
    let places: Vec<Option<i64>> = sqlx::query_scalar(places).fetch_all(&mut *conn).await.unwrap();
    assert_eq!(places, [None, None]);
    let sent = "SELECT id, channel FROM outbox WHERE id >= 391 ORDER BY id";
    let sent: Vec<(i64, Option<i64>)> = sqlx::query_as(sent).fetch_all(&mut *conn).await.unwrap();
    assert_eq!(sent, [(392, None), (393, Some(999))]);
    // Old games ended at their last change, and their plies are counted.
    let row = sqlx::query("SELECT plies, ended_ms FROM game WHERE id = 21")
        .fetch_one(&mut *conn)
        .await
        .unwrap();
    assert_eq!(
        (row.get::<i64, _>("plies"), row.get::<Option<i64>, _>("ended_ms").is_some()),
        (2, true)
    );
    let away = store::away_turns::find_turn(&mut conn, "5c1f").await.unwrap().unwrap();
    assert_eq!(
        (away.state, away.variant, away.moves.len(), away.answer.as_deref()),
        (AwayState::Posted, Variant::STANDARD, 2, Some("c1-c3"))
    );
    // Each player's pace is worked out from the moves, as well as whether the time ran out.
    let habits = "SELECT pace_ms, late FROM chair WHERE game = 21 ORDER BY n";
    let habits: Vec<(Option<i64>, Option<i64>)> =
        sqlx::query_as(habits).fetch_all(&mut *conn).await.unwrap();
    assert_eq!(habits, [(Some(1), Some(0)); 2]);
    // Each player's result is written down, or marked to be worked out.
    let results = sqlx::query("SELECT result FROM chair WHERE game = 21 ORDER BY n")
        .fetch_all(&mut *conn)
        .await
        .unwrap();
    let results: Vec<Option<String>> = results.iter().map(|row| row.get(0)).collect();
    assert_eq!(results, [Some("swapped".to_owned()), Some("won".to_owned())]);
    assert_eq!(
        store::statistics::swapped_games(&mut conn, GameId(0), 9).await.unwrap(),
        [GameId(21), GameId(26)]
    );
    // Of three players whose game was stored as drawn, one had resigned before.
    let trio = store::games::load_game(&mut conn, GameId(26)).await.unwrap().unwrap();
    let mut tx = db.begin().await.unwrap();
    store::game_changes::end_chairs(&mut tx, &trio.game).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(
        store::statistics::load_record(&mut conn, PlayerId(11), Kept::All).await.unwrap()[2],
        1
    );
    assert_eq!(
        store::statistics::load_record(&mut conn, PlayerId(13), Kept::All).await.unwrap(),
        [0, 1, 0]
    );
    let tallies = store::statistics::load_tallies(&mut conn).await.unwrap();
    assert_eq!(tallies.iter().map(|tally| tally.games).collect::<Vec<_>>(), [1, 1], "{tallies:?}");
    let visited = sqlx::query("SELECT player FROM visitor WHERE server = 777 ORDER BY player")
        .fetch_all(&mut *conn)
        .await
        .unwrap();
    assert_eq!(visited.iter().map(|row| row.get::<i64, _>(0)).collect::<Vec<_>>(), [11, 12, 13]);
    assert!(
        store::listings::of_player(&mut conn, PlayerId(11))
            .await
            .unwrap()
            .iter()
            .all(|listed| listed.id != GameId(21))
    );
}

/// A program leaves tables alone that a newer one made.
async fn a_newer_database_is_refused(database: Database) {
    let db = Db::connect(&database.url).await.unwrap();
    db.migrate().await.unwrap();
    let mut tx = db.begin().await.unwrap();
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
        SELECT 9999, 'from the future', success, checksum, execution_time FROM _sqlx_migrations WHERE version = 1";
    tx.execute(newer).await.unwrap();
    tx.commit().await.unwrap();
    assert!(matches!(db.migrate().await, Err(StoreError::Newer { found: 9999, .. })));
}

on_both!(empty: filled_tables_are_migrated, a_newer_database_is_refused);
