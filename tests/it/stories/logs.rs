//! The log of a failure, and a log without a reader.

use std::process::Stdio;
use std::time::Duration;

use discord_sandbox::{Fault, Misbehaviour, Sandbox};
use murus::game::Millis;
use serde_json::json;
use sqlx::{Connection, Executor};
use tokio::process::{Child, Command};

use super::outages::{AWAY, reads};
use super::playing::seated;
use super::processes::{Place, act};
use crate::support::database::{self, Database};
use crate::support::log;
use crate::{on_both, story};

/// The tokens of the interactions so far: anyone with such a token can answer as the bot.
fn tokens(sandbox: &Sandbox) -> Vec<String> {
    let token =
        |path: &str| path.split_once("interactions/")?.1.split('/').nth(1).map(str::to_owned);
    sandbox.requests().iter().filter_map(|request| token(&request.path)).collect()
}

story!(a_failed_command_logs_its_cause_and_no_personal_data, |mut world| async move {
    // If the announced answer fails, the bot tries every way to apologise.
    world.races = true;
    let (ann, bob) = seated(&world).await;
    let sandbox = world.sandbox.clone();
    let fails = |method: &str, path: &str, fault| {
        let method = method.to_owned();
        let path = path.to_owned();
        sandbox.misbehave(Misbehaviour { method, path, skip: 0, times: 1, fault });
    };
    fails("POST", "/callback", Fault::Refused(403, 50_001));
    ann.asks("board", json!({ "game": "antidisestablishment-one" })).await;
    // This answer is announced, because Discord is slow about members.
    let stall = world.sandbox.stall("GET", "/members/", 1, false);
    let cleo = world.cleo().at(ann.channel);
    let asked = tokio::spawn(async move { act(&cleo, "game adopt", json!({})).await });
    stall.reached().await;
    world.sandbox.advance(1_000);
    world.clock.advance(Millis::from_secs(1));
    asked.await.unwrap();
    fails("PATCH", "/messages/@original", Fault::LostAnswer);
    stall.release();
    world.let_write(false).await;
    let note = json!({ "opponent": bob.id.to_string(), "note": "antidisestablishment-two" });
    assert_eq!(world.ann().asks("challenge", note).await, AWAY);
    world.let_write(true).await;
    // A stop waits for all answers under way.
    world.stop().await;

    let causes = [
        ("board", &["Discord: A fault of the sandbox"][..]),
        ("adopt", &["Discord: Error while sending HTTP request: error "]),
        // Each database has its own words.
        ("challenge", &["the database failed", "read", "only"]),
    ];
    let failed = log::told("it could not be answered");
    for (what, cause) in causes {
        let what = format!("kind=\"command\" what=\"{what}\"");
        let told =
            |line: &&String| line.contains(&what) && cause.iter().all(|words| line.contains(words));
        assert!(failed.iter().any(|line| told(&line)), "{what}: {failed:#?}");
    }
    assert_eq!(log::told("antidisestablishment"), Vec::<String>::new());
    let tokens = tokens(&world.sandbox);
    assert!(tokens.len() > 3, "{tokens:?}");
    for secret in tokens.into_iter().chain([world.sandbox.token()]) {
        assert_eq!(log::told(&secret), Vec::<String>::new(), "{secret}");
    }
    world.end().await;
});

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_level_of_the_log_holds_a_token_and_no_file_of_it_a_colour() {
    for form in ["human", "json"] {
        let place = Place::new(database::sqlite()).await;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("log");
        let mut command = place.command();
        command
            .env("RUST_LOG", "trace")
            .env("LOG", form)
            .stderr(std::fs::File::create(&file).unwrap());
        let mut child = place.started(command).await;
        let ann = place.person("Ann");
        let bob = place.person("Bob");
        ann.challenges(&bob).await;
        bob.presses("Accept").await;
        place.rest().await;
        terminated(&mut child).await;
        let log = std::fs::read_to_string(&file).unwrap();
        assert!(
            log.contains("answered") && log.contains("DEBUG"),
            "what we log ourselves is there: {log}"
        );
        assert!(!log.contains('\u{1b}'), "{form}: {log}");
        let tokens = tokens(&place.sandbox);
        assert!(tokens.len() >= 2, "{tokens:?}");
        for secret in tokens.into_iter().chain([place.sandbox.token()]) {
            assert!(!log.contains(&secret), "{form}: {secret}");
        }
        place.sandbox.stop();
    }
}

/// Asks a process to end, and waits until it does.
async fn terminated(child: &mut Child) {
    let id = child.id().unwrap().to_string();
    assert!(Command::new("kill").args(["-TERM", &id]).status().await.unwrap().success());
    let ended = tokio::time::timeout(Duration::from_secs(15), child.wait())
        .await
        .expect("it ends in time")
        .unwrap();
    assert!(ended.success(), "{ended}");
}

/// Both at once: the log loses its reader, and the database is locked, so every worker logs much.
async fn an_unread_log_and_a_locked_database_stop_no_work(database: Database) {
    let url = database.url.clone();
    let place = Place::new(database).await;
    let mut command = place.command();
    command.env("RUST_LOG", "trace").stderr(Stdio::piped());
    let mut child = place.started(command).await;
    drop(child.stderr.take());
    let ann = place.person("Ann");
    let bob = place.person("Bob");
    let mona = place.person("Mona");
    ann.challenges(&bob).await;
    place.rest().await;
    let mut other = sqlx::AnyConnection::connect(&url).await.unwrap();
    let lock = match url.starts_with("sqlite:") {
        true => "BEGIN IMMEDIATE",
        false => "BEGIN; LOCK TABLE challenge, game, event, outbox, desk IN SHARE MODE",
    };
    other.execute(lock).await.unwrap();
    // Two late answers take longer than any worker pauses.
    let cleo = place.person("Cleo");
    for _ in 0..2 {
        assert_eq!(reads(&place, &ann, ann.challenges(&cleo).await).await, AWAY);
    }
    other.execute("ROLLBACK").await.unwrap();

    // The courier delivers the game's notices, the opponent moves, and the sweeper updates the
    // desk.
    mona.walks("server settings", &["server-desk:on"]).await;
    let murus = json!({ "opponent": place.sandbox.person("Murus").unwrap().to_string(), "side": 1, "level": "Tiro" });
    ann.asks("challenge", murus).await;
    place.rest().await;
    let listed = |_: &Sandbox| mona.sees().into_iter().find(|message| message.pinned);
    place.sandbox.until("the desk", listed).await.unwrap();
    let thread = place.sandbox.threads(ann.channel)[0].0;
    let moved = |_: &Sandbox| {
        ann.at(thread).sees().iter().any(|message| message.content.contains("1. ")).then_some(())
    };
    place.sandbox.until("the opponent's move", moved).await.unwrap();

    other.execute(lock).await.unwrap();
    terminated(&mut child).await;
    other.execute("ROLLBACK").await.unwrap();
    place.sandbox.stop();
}

on_both!(an_unread_log_and_a_locked_database_stop_no_work);
