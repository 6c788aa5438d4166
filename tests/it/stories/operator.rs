//! The work of an operator: backups during play, a restored one, and a look at whether all is well.

use std::process::Output;

use murus::clock::Clock;
use murus::config::SiteUrl;
use murus::doctor::check_pages;
use murus::ids::UserId;
use murus::service::{LEASE, Service};
use murus::store::{self, Db};
use sqlx::{AssertSqlSafe, Connection, Executor};
use tokio::process::Command;

use super::processes::Place;
use super::starts::free_address;
use crate::on_both;
use crate::story;
use crate::support::database::{self, Database};
use murus::service;

/// Runs the program with these words on a database. Returns its success and all its output.
pub async fn runs(place: &Place, url: &str, words: &[&str]) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_murus"));
    command.args(words).env("DATABASE_URL", url).env("DISCORD_API_BASE", place.sandbox.base_url());
    command.env("DISCORD_TOKEN", place.sandbox.token()).env_remove("MESSAGE_CONTENT");
    let Output { status, stdout, stderr } = command.output().await.unwrap();
    (status.success(), String::from_utf8(stdout).unwrap() + &String::from_utf8(stderr).unwrap())
}

pub async fn writes(url: &str, sql: &str) {
    let mut conn = store::Conn::connect(url).await.unwrap();
    conn.execute(AssertSqlSafe(sql.to_owned())).await.unwrap();
    conn.close().await.unwrap();
}

async fn a_backup_taken_while_people_play_is_whole_and_is_played_on(database: Database) {
    let url = database.url.clone();
    let place = Place::new(database).await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("murus.backup");
    let other = folder.path().join("other.db");
    let (file, other) = (file.to_str().unwrap(), format!("sqlite://{}", other.display()));
    if url.starts_with("postgres") {
        let (well, said) = runs(&place, &url, &["backup", file]).await;
        assert!(!well && said.contains("pg_dump --format=custom --file=FILE"), "{said}");
        let (well, said) = runs(&place, &url, &["restore", file]).await;
        assert!(!well && said.contains("pg_restore"), "{said}");
        return;
    }
    let child = place.started(place.command()).await;
    let ann = place.person("Ann");
    let bob = place.person("Bob");
    ann.challenges(&bob).await;
    bob.presses("Accept").await;
    place.rest().await;

    let (well, said) = runs(&place, &url, &["backup", file]).await;
    assert!(well && said.ends_with("2 people, 1 games, 0 events\n"), "{said}");
    let (well, said) = runs(&place, &url, &["backup", file]).await;
    assert!(!well && said.contains("is there already, and nothing is written over it"), "{said}");
    let (well, said) =
        runs(&place, "sqlite:///nowhere/murus.db", &["backup", "/nowhere/file"]).await;
    assert!(!well && said.contains("there is no /nowhere/murus.db"), "{said}");

    // No command touches the running bot's own database.
    for words in [&["restore", file][..], &["restore", file, "--replace"]] {
        let (well, said) = runs(&place, &url, words).await;
        assert!(!well && (said.contains("is in use") || said.contains("is not empty")), "{said}");
    }
    let thread = place.sandbox.threads(ann.channel)[0].0;
    assert!(ann.at(thread).plays("a1-c3").await.starts_with("You played"));

    let (well, said) = runs(&place, &other, &["restore", file]).await;
    assert!(well && said.contains("restored: whole"), "{said}");
    let (well, said) = runs(&place, &other, &["restore", file]).await;
    assert!(!well && said.contains("is not empty: say --replace"), "{said}");
    // Each database that is replaced lies beside under a name of its own.
    let at = other.trim_start_matches("sqlite://");
    writes(&other, "UPDATE pulse SET at_ms = 7").await;
    for old in [".old", ".old-2", ".old-3"] {
        let (well, said) = runs(&place, &other, &["restore", file, "--replace"]).await;
        assert!(well && said.contains(&format!("\nthe database of before: {at}{old}\n")), "{said}");
    }
    let mut first = store::Conn::connect(&format!("{other}.old")).await.unwrap();
    let marked: i64 =
        sqlx::query_scalar("SELECT at_ms FROM pulse").fetch_one(&mut first).await.unwrap();
    assert_eq!(marked, 7, "the first one is as it was");
    first.close().await.unwrap();
    let left = std::fs::read_dir(folder.path())
        .unwrap()
        .filter(|file| file.as_ref().unwrap().file_name().to_string_lossy().contains(".part"));
    assert_eq!(left.count(), 0, "no half copy is left");
    let restored = Db::connect_existing(&other).await.unwrap().unwrap();
    restored.migrate().await.unwrap();
    let service = Service::new(restored.clone(), Clock::System, LEASE);
    let games =
        service::play::find::list_running_games(service.db(), UserId(ann.id)).await.unwrap();
    assert_eq!((games.len(), games[0].game.line().plies()), (1, 0));
    restored.close().await;

    // A file that is no backup, and a database that is broken itself.
    std::fs::write(folder.path().join("letter"), "Dear Ann").unwrap();
    let letter = folder.path().join("letter");
    let (well, said) =
        runs(&place, &other, &["restore", letter.to_str().unwrap(), "--replace"]).await;
    assert!(!well && said.contains("is no database of this program"), "{said}");
    let broken = format!("sqlite://{}", letter.display());
    let (well, said) = runs(&place, &broken, &["restore", file, "--replace"]).await;
    assert!(well, "{said}");
    drop(child);
}

async fn the_doctor_says_of_each_part_that_it_is_well_or_how_to_mend_it(database: Database) {
    let url = database.url.clone();
    let place = Place::new(database).await;
    let (well, said) = runs(&place, &url, &["doctor"]).await;
    assert!(said.contains("ok   pages: none, since WEB_URL is not set"), "{said}");
    assert!(
        well && said.lines().count() == 10 && said.lines().all(|line| line.starts_with("ok  ")),
        "{said}"
    );

    let site = ["--web-url", "https://murus.example"];
    for (flags, lacks) in [(&[][..], "WEB_URL"), (&site, "DISCORD_CLIENT_SECRET")] {
        let all = [&["doctor", "--activity"], flags].concat();
        let (well, said) = runs(&place, &url, &all).await;
        let line = format!("TODO settings: ACTIVITY needs {lacks}");
        assert!(!well && said.contains(&line), "{said}");
    }
    let on = [&["doctor", "--activity", "--client-secret", "hush"], &site[..]].concat();
    let (_, said) = runs(&place, &url, &on).await;
    assert!(said.contains("TODO activity: ACTIVITY is on, but Discord has no command"), "{said}");
    assert!(!said.contains("hush"), "{said}");
    place.sandbox.enable_activity();
    let (well, said) = runs(&place, &url, &["doctor"]).await;
    assert!(well && said.contains("ok   activity: its command /launch is kept"), "{said}");

    // More servers than Discord lists at once. One of the last has a fault.
    place.sandbox.add_servers(450);
    let (_, said) = runs(&place, &url, &["doctor"]).await;
    assert!(said.contains("complete in all of its servers, 451"), "{said}");
    place.sandbox.deny(place.sandbox.server() + 449, 1 << 14 | 1 << 11);
    place.sandbox.deny(place.sandbox.server(), 1 << 15 | 1 << 35);
    let row = "INSERT INTO aside (kind, id, why, mark, at_ms, look_ms) VALUES ('game', 7, 'a bad day', '', 0, 0)";
    writes(&url, row).await;
    let late =
        "INSERT INTO outbox (id, lane, key, step, kind, seq, quiet, due_ms, state, lease_until, tries, created_ms)
        VALUES (9, 'game', 7, 0, 'turn', 0, 0, 5, 'waiting', 0, 3, 5)";
    writes(&url, late).await;
    let (well, said) = runs(&place, &url, &["doctor", "--message-content"]).await;
    assert!(!well, "{said}");
    for line in [
        "TODO intents: MESSAGE_CONTENT is on, but the intent is not",
        "TODO permissions: in Murus Club its role lacks: create public threads, attach files.",
        "TODO permissions: in Murus Club its role lacks: send messages.",
        "TODO rows: game 7 is set aside (a bad day): repair it, and work on it resumes",
        "TODO outbox: notice 9 (turn) has been due for",
        "murus: there is something to do",
    ] {
        assert!(said.contains(line), "{line}\n{said}");
    }
    assert!(!said.contains(&place.sandbox.token()), "the token is not printed");
}

story!(the_doctor_visits_the_web_pages, |mut world| async move {
    let browser = world.open_pages().await;
    let site = |address: &str| {
        SiteUrl::on_this_machine(address.rsplit_once(':').unwrap().1.parse().unwrap())
    };
    let own = site(&browser.base);
    let found = check_pages(&own).await;
    assert!(found.well && found.text == format!("{own} answers"), "{found:?}");

    let other = site(&world.address().to_string());
    let found = check_pages(&other).await;
    let says = format!("{other} answers, but not with these pages: ");
    assert!(!found.well && found.text.starts_with(&says), "{found:?}");

    let none = site(&free_address());
    let found = check_pages(&none).await;
    let says = format!("{none} does not answer (");
    assert!(!found.well && found.text.starts_with(&says), "{found:?}");
    assert_eq!(found.text.matches("tcp connect error").count(), 1, "{found:?}");
});

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sandbox_on_a_port_in_use_says_how_to_get_another() {
    let place = Place::new(database::sqlite()).await;
    let base = place.sandbox.base_url();
    let (_, port) = base.rsplit_once(':').unwrap();
    let (well, said) = runs(&place, "", &["sandbox", "--port", port, "--alone"]).await;
    assert!(!well && said.ends_with("is taken: `--port 0` uses any free one\n"), "{said}");
    place.sandbox.stop();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_switch_in_the_environment_is_written_as_people_write_it() {
    let place = Place::new(database::sqlite()).await;
    for (values, says) in [
        (["1", "true", "yes"], "TODO intents: MESSAGE_CONTENT is on, but the intent is not"),
        (["0", "false", ""], "ok   intents: none is needed"),
    ] {
        for value in values {
            let mut command = Command::new(env!("CARGO_BIN_EXE_murus"));
            command
                .arg("doctor")
                .env("DATABASE_URL", &place.database.url)
                .env("MESSAGE_CONTENT", value);
            command
                .env("DISCORD_API_BASE", place.sandbox.base_url())
                .env("DISCORD_TOKEN", place.sandbox.token());
            let said = String::from_utf8(command.output().await.unwrap().stdout).unwrap();
            assert!(said.contains(says), "{value:?}: {said}");
        }
    }
    place.sandbox.stop();
}

#[tokio::test]
async fn the_health_check_names_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("beat");
    let says = async || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_murus"));
        let output = command.args(["health", "--health-file"]).arg(&file).output().await.unwrap();
        assert!(!output.status.success());
        String::from_utf8(output.stderr).unwrap()
    };
    let name = file.display();
    assert_eq!(says().await, format!("murus: {name}: No such file or directory (os error 2)\n"));
    std::fs::write(&file, r#"{"ready":true,"at":5}"#).unwrap();
    assert_eq!(says().await, format!("murus: {name}: the health file is old\n"));
    std::fs::write(&file, "Dear Ann").unwrap();
    assert!(says().await.starts_with(&format!("murus: {name}: ")));
}

async fn a_newer_database_is_refused_in_one_line(database: Database) {
    let url = database.url.clone();
    let place = Place::new(database).await;
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
        SELECT 9999, 'from the future', success, checksum, execution_time FROM _sqlx_migrations WHERE version = 1";
    writes(&url, newer).await;
    for words in [["migrate"], ["bot"]] {
        let (well, said) = runs(&place, &url, &words).await;
        assert!(!well && said.lines().count() == 1, "{said}");
        assert!(
            said.starts_with(
                "murus: the database is of a newer version of this program (its schema is 9999"
            ),
            "{said}"
        );
    }
    let (well, said) = runs(&place, &url, &["doctor"]).await;
    assert!(
        !well && said.contains("TODO migrations: the database is of a newer version"),
        "{said}"
    );
}

on_both!(
    a_backup_taken_while_people_play_is_whole_and_is_played_on,
    the_doctor_says_of_each_part_that_it_is_well_or_how_to_mend_it,
    a_newer_database_is_refused_in_one_line
);
