//! A small year of slow games, on both databases: every promise is kept.

use murus::game::{GameId, Holder, Timestamp};
use murus::store::{self, Db};
use murus_gallicus::{Reason, Seat};
use murus_trials::simulate::{SimulationPlan, run};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, Connection, Row};

use crate::on_both;
use crate::support::database::Database;

async fn a_season_of_random_people(database: Database) {
    let db = Db::connect_scratch(&database.url).await.unwrap();
    db.migrate().await.unwrap();
    let report = run(
        db.clone(),
        SimulationPlan { games: 30, events: 3, only: None, days: 30, brief: false, seed: 5 },
    )
    .await
    .unwrap();
    assert!(report.is_clean(), "{report:?}");
    assert!(report.games > 30 && report.events > 0, "{report:?}");
    let busy = [
        report.turns_counted,
        report.reminders,
        report.snoozes,
        report.old_presses,
        report.rated,
        report.vacations,
        report.fixtures,
        report.start_pings,
    ];
    assert!(busy.iter().all(|count| *count > 0), "nothing was tried: {report:?}");
    db.close().await;
    caches_say_what_events_say(&database, report.games).await;
}

/// The cached columns of a game agree with its events.
async fn caches_say_what_events_say(database: &Database, games: u64) {
    let mut conn = AnyConnection::connect(&database.url).await.unwrap();
    let rows = sqlx::query(
        "SELECT id, position, to_move, bot_to_move, seq, plies, deadline_ms, state, winner, reason, tallied FROM game",
    );
    let rows = rows.fetch_all(&mut conn).await.unwrap();
    assert_eq!(rows.len() as u64, games);
    for row in rows {
        let id = row.get("id");
        let replayed = store::games::load_game(&mut conn, GameId(id)).await.unwrap().unwrap().game;
        let outcome = replayed.outcome();
        let text = |column| row.get::<Option<String>, _>(column);
        let number = |column| row.get::<Option<i64>, _>(column);
        assert_eq!(text("position"), Some(replayed.position().to_string()), "{id}");
        assert_eq!(number("to_move"), replayed.to_move().map(|chair| chair.index() as i64), "{id}");
        let bot = matches!(replayed.player_to_move(), Some(Holder::Bot { .. }));
        assert_eq!(number("bot_to_move"), Some(i64::from(bot)), "{id}");
        assert_eq!(number("seq"), Some(i64::from(replayed.seq().0)), "{id}");
        assert_eq!(number("plies"), Some(replayed.line().plies() as i64), "{id}");
        assert_eq!(number("deadline_ms"), replayed.deadline().map(Timestamp::as_millis), "{id}");
        assert_eq!(
            text("state").unwrap(),
            if outcome.is_some() { "over" } else { "running" },
            "{id}"
        );
        assert_eq!(
            text("winner").as_deref(),
            outcome.and_then(|end| end.winner).map(Seat::word),
            "{id}"
        );
        assert_eq!(text("reason").as_deref(), outcome.map(|end| end.reason.word()), "{id}");
        assert_eq!(number("tallied"), Some(i64::from(!replayed.is_annulled())), "{id}");
        let live = sqlx::query("SELECT n, live, result FROM chair WHERE game = $1")
            .bind(id)
            .fetch_all(&mut conn)
            .await
            .unwrap();
        for chair in &live {
            let n = chair.get::<i64, _>("n") as usize;
            let result =
                outcome.filter(|end| end.reason != Reason::Cancelled && !replayed.is_annulled());
            let result = result.map(|end| match end.winner.map(|seat| replayed.chair_at(seat)) {
                None => "drawn",
                Some(winner) if winner.index() == n => "won",
                Some(_) => "lost",
            });
            assert_eq!(chair.get::<Option<String>, _>("result").as_deref(), result, "{id}");
        }
        assert_eq!(live.len(), replayed.chairs.len(), "{id}");
        assert!(
            live.iter().all(|chair| chair.get::<i64, _>("live") == i64::from(outcome.is_none())),
            "{id}"
        );
    }
    // The counts over all games agree with the games.
    let counted =
        "SELECT variant, COALESCE(winner, '') AS winner, reason, plies, CAST(COUNT(*) AS BIGINT) AS games FROM game
        WHERE state = 'over' AND reason <> 'cancelled' AND tallied = 1
        GROUP BY variant, COALESCE(winner, ''), reason, plies ORDER BY 1, 2, 3, 4";
    let kept = "SELECT variant, winner, reason, plies, games FROM tally WHERE games <> 0 ORDER BY 1, 2, 3, 4";
    let mut all = Vec::new();
    for sql in [counted, kept] {
        let rows = sqlx::query(sql).fetch_all(&mut conn).await.unwrap();
        let read = |row: &AnyRow| {
            let words = ["variant", "winner", "reason"].map(|column| row.get::<String, _>(column));
            (words, ["plies", "games"].map(|column| row.get::<i64, _>(column)))
        };
        all.push(rows.iter().map(read).collect::<Vec<_>>());
    }
    assert_eq!(all[0], all[1]);
    assert!(!all[0].is_empty());
    conn.close().await.unwrap();
}

on_both!(a_season_of_random_people);
