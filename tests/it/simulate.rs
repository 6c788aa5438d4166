//! A small year of slow games, on both databases: every promise is kept.

use murus::simulate::{Plan, run};
use murus::store::Db;

use crate::on_both;
use crate::support::database::Database;

async fn a_season_of_random_people(database: Database) {
    let db = Db::scratch(&database.url).await.unwrap();
    db.migrate().await.unwrap();
    let report = run(db.clone(), Plan { games: 60, days: 40, seed: 5 }).await.unwrap();
    assert!(report.is_clean(), "{report:?}");
    assert_eq!(report.games, 60);
    let busy =
        [report.turns_counted, report.reminders, report.snoozes, report.old_presses, report.rated, report.vacations];
    assert!(busy.iter().all(|count| *count > 0), "nothing was tried: {report:?}");
    db.close().await;
}

on_both!(a_season_of_random_people);
