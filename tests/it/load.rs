//! A few people against a sandbox and a bot in processes of their own, on both databases:
//! everything works without errors, and on bad days people play on. And what pages cost, and how
//! long answers about puzzles take.

use std::num::NonZero;
use std::path::PathBuf;

use murus_trials::load::pages::{self, PagesPlan};
use murus_trials::load::{LoadPlan, measure_puzzles, run, write_table};

use crate::on_both;
use crate::support::database::Database;

/// A few people who play for a moment.
fn plan(database: &Database) -> LoadPlan {
    LoadPlan {
        program: PathBuf::from(env!("CARGO_BIN_EXE_murus")),
        database: database.url.clone(),
        games: 6,
        people: 8,
        stored: 50,
        seconds: 3,
        turns: 10.0,
        murus: 20,
        typed: 30,
        faults: 0.0,
        kill: None,
        budget: None,
        pages: None,
        gateways: 0,
        workers: 0,
        seed: 3,
    }
}

async fn a_few_people_play_for_a_moment(database: Database) {
    let report = run(&plan(&database)).await.unwrap();
    assert!(report.is_clean(), "{report:?}");
    assert_eq!((report.people, report.stored), (8, 50), "{report:?}");
    let measured =
        [report.first_p99, report.delivery_p50, report.murus_p50, Some(report.requests_a_turn)];
    assert!(measured.iter().all(|figure| figure.is_some_and(|figure| figure > 0.0)), "{report:?}");
    assert!(report.turns_a_second > 0.0 && report.bot_most > 0.0, "{report:?}");

    let folder = tempfile::tempdir().unwrap();
    let document = folder.path().join("operating.md");
    std::fs::write(&document, "before\n<!-- load: begin -->\n<!-- load: end -->\nafter\n").unwrap();
    let more = murus_trials::load::LoadReport { stored: 1_000_000, ..report.clone() };
    write_table(&document, &[more, report.clone()]).unwrap();
    write_table(&document, std::slice::from_ref(&report)).unwrap();
    let written = std::fs::read_to_string(&document).unwrap();
    let rows: Vec<&str> = written
        .lines()
        .filter(|line| line.starts_with(&format!("| {} ", report.database)))
        .collect();
    assert_eq!(rows.len(), 2, "one row for each, and one row for the repeat: {written}");
    assert!(rows[0].contains(" | 50 | ") && rows[1].contains(" | 1000000 | "), "{written}");
    assert!(
        written.starts_with("before\n<!-- load: begin -->\n| database |")
            && written.ends_with("\nafter\n")
    );
}

on_both!(a_few_people_play_for_a_moment);

async fn pages_are_measured(database: Database) {
    let program = PathBuf::from(env!("CARGO_BIN_EXE_murus"));
    let report =
        pages::run(&PagesPlan { program, database: database.url, open: 20 }).await.unwrap();
    assert_eq!((report.plies, report.open), (20, 20), "{report:?}");
    assert!(report.pages.values().all(|cost| cost.bytes > 100), "{report:?}");
    assert!(
        report.pages["a game, as its player"].first_byte.is_some_and(|first| first > 0.0),
        "{report:?}"
    );
    assert!(report.moves_a_second > 0.0 && report.heard_p50.is_some(), "{report:?}");
}

on_both!(pages_are_measured);

async fn answers_about_puzzles_are_measured(database: Database) {
    let waits = measure_puzzles(&plan(&database)).await.unwrap();
    assert!(waits.is_clean(), "{waits:?}");
    assert!(
        waits.answer.p99.is_some_and(|p99| p99 > 0.0) && waits.bot_an_answer > 0.0,
        "{waits:?}"
    );
    let counts: usize = waits.kinds.values().map(|wait| wait.count).sum();
    assert!(
        waits.answer.count == counts && waits.kinds.contains_key("a pressed move"),
        "{waits:?}"
    );
}

on_both!(answers_about_puzzles_are_measured);

async fn they_play_on_while_requests_fail_and_processes_are_killed(database: Database) {
    // One process does everything, or several share one PostgreSQL.
    let apart = if database.url.starts_with("postgres") { 2 } else { 0 };
    let seconds = 9;
    let kill = NonZero::new(3);
    let rough =
        LoadPlan { seconds, faults: 2.0, kill, gateways: apart, workers: apart, ..plan(&database) };
    // An apology meets a move only by chance, and the move is then pressed again. A few runs nearly
    // always have one.
    let mut again = 0;
    for _ in 0..4 {
        let report = run(&rough).await.unwrap();
        assert!(
            report.is_clean(),
            "no message comes twice, no move is lost, and every message arrives: {report:?}"
        );
        assert!(report.turns > 0 && report.kills > 0, "{report:?}");
        again += report.again;
        if again > 0 {
            return;
        }
    }
    panic!("no move was pressed again");
}

on_both!(they_play_on_while_requests_fail_and_processes_are_killed);
