//! The number of SQL statements for one move, from the press or the message to its last notice, in
//! the log of the database's driver.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Stdio;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use expect_test::{Expect, expect};
use serde_json::json;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::Child;

use super::processes::Place;
use crate::on_both;
use crate::support::database::Database;

/// The running program, and the log of its driver.
pub struct Counted {
    pub place: Place,
    log: Arc<Mutex<Vec<String>>>,
    _child: Child,
}

impl Counted {
    pub async fn start(database: Database) -> Counted {
        let place = Place::new(database).await;
        let mut command = place.command();
        command.env("RUST_LOG", "sqlx::query=debug").env("NO_COLOR", "1").stderr(Stdio::piped());
        let mut child = place.started(command).await;
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let log: Arc<Mutex<Vec<String>>> = Arc::default();
        let kept = Arc::clone(&log);
        tokio::spawn(async move {
            while let Ok(Some(line)) = lines.next_line().await {
                kept.lock().unwrap().push(line);
            }
        });
        Counted { place, log, _child: child }
    }

    /// Waits until the log is complete.
    async fn logged(&self) {
        // The last lines are still in the pipe when the last row is settled.
        let mut before = usize::MAX;
        while before != self.log.lock().unwrap().len() {
            before = self.log.lock().unwrap().len();
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// All statements so far, each once.
    pub async fn texts(&self) -> BTreeSet<String> {
        self.logged().await;
        self.log.lock().unwrap().drain(..).map(|line| statement(&line)).collect()
    }

    /// The statements since the last call, after all notices: each kind of statement with its
    /// number.
    async fn statements(&self) -> BTreeMap<String, usize> {
        self.place.rest().await;
        self.logged().await;
        let mut counts = BTreeMap::new();
        for kind in self.log.lock().unwrap().drain(..).map(|line| kind(&statement(&line))) {
            // One database logs the beginnings and ends of transactions and connections, the other
            // does not. No move asks for them itself.
            if !["BEGIN", "COMMIT", "ROLLBACK", "PRAGMA", "SET", BEAT].contains(&kind.as_str()) {
                *counts.entry(kind).or_default() += 1;
            }
        }
        counts
    }

    async fn check(&self, expected: Expect) {
        let mut counts = self.statements().await;
        let looks = counts.remove(LOOK).unwrap_or(0);
        assert!(looks <= MOST_LOOKS, "{looks} looks for work");
        let all: usize = counts.values().sum();
        let lines: Vec<String> =
            counts.iter().map(|(kind, count)| format!("{count} {kind}")).collect();
        expected.assert_eq(&format!("{all} statements\n{}\n", lines.join("\n")));
    }
}

/// A sign of life of a process, or a look whether the database can be written: both come by the
/// clock alone.
const BEAT: &str = "beat";

/// A worker's search for work. Workers also search by the clock, so the number varies.
const LOOK: &str = "look";

/// The most searches for a move, or for a challenge that the opponent answers by a move: two for
/// each notice and one at its end, one for each thought, and some by the clock.
const MOST_LOOKS: usize = 20;

/// The text of a logged statement.
pub fn statement(line: &str) -> String {
    let statement =
        line.split("db.statement=\"").nth(1).and_then(|rest| rest.split("\" rows_").next());
    let summary = line.split("summary=\"").nth(1).and_then(|rest| rest.split('"').next());
    let text = statement.filter(|text| !text.is_empty()).or(summary).unwrap_or(line);
    text.replace("\\n", " ").replace("\\\"", "\"").split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The verb and the table of a statement.
fn kind(statement: &str) -> String {
    let words: Vec<&str> = statement.split_whitespace().collect();
    let after =
        |word: &str| words.iter().skip_while(|other| **other != word).nth(1).copied().unwrap_or("");
    if words.iter().any(|word| ["process", "pulse"].contains(word)) {
        return BEAT.to_owned();
    }
    match words.first().copied().unwrap_or("") {
        "WITH" => LOOK.to_owned(),
        "SELECT" if statement.contains("COUNT(*)") => LOOK.to_owned(),
        "SELECT" if statement.contains("MIN(lease_until)") => LOOK.to_owned(),
        "SELECT" if statement.contains("string_agg") => "select game, with all of it".to_owned(),
        "SELECT" if statement.contains("server_locale") => "select player, known".to_owned(),
        "SELECT" => format!("select {}", after("FROM")),
        "INSERT" => format!("insert {}", after("INTO")),
        "UPDATE" => format!("update {}", words.get(1).copied().unwrap_or("")),
        "DELETE" => format!("delete {}", after("FROM")),
        other => other.to_owned(),
    }
}

async fn a_move_asks_little_of_the_database(database: Database) {
    let counted = Counted::start(database).await;
    let ann = counted.place.person("Ann");
    let bob = counted.place.person("Bob");
    ann.challenges(&bob).await;
    counted.place.offers(&bob, "Accept").await;
    bob.presses("Accept").await;
    counted.place.rest().await;
    let thread = counted.place.sandbox.threads(ann.channel)[0].0;
    let here = ann.at(thread);
    let there = bob.at(thread);
    here.runs("move", json!({ "move": "a1-c3" })).await;
    there.runs("move", json!({ "move": "d7-d5" })).await;
    counted.place.rest().await;
    counted.statements().await;
    // One statement looks for plans of hers that his move ended.
    here.presses("Move").await;
    counted
        .check(expect![[r#"
            4 statements
            1 select game, with all of it
            1 select player
            1 select unmet
            1 update chair
        "#]])
        .await;
    here.chooses("d1").await;
    here.chooses("d1-d3").await;
    counted
        .check(expect![[r#"
            4 statements
            2 select game, with all of it
            2 select player
        "#]])
        .await;

    // The first five moves that a person confirms are counted as well. The board is the second one
    // that Bob gets, which says how to move: one statement looks whether he has few games.
    here.presses("Confirm d1-d3").await;
    counted
        .check(expect![[r#"
            16 statements
            1 insert event
            1 insert outbox
            1 select address
            1 select chair
            2 select game, with all of it
            1 select outbox
            2 select player
            1 select player, known
            1 select server
            1 select subscription
            1 update game
            2 update outbox
            1 update player
        "#]])
        .await;

    there.replies("c7-c5").await;
    counted
        .check(expect![[r#"
            15 statements
            1 insert event
            1 insert outbox
            1 select address
            2 select game, with all of it
            2 select outbox
            1 select player
            1 select player, known
            2 select server
            1 select subscription
            1 update game
            2 update outbox
        "#]])
        .await;

    // Of a person who chose to be asked, or was asked already, nothing is counted.
    here.sets(&["moves", "set:moves=never"]).await;
    here.presses("Move").await;
    here.chooses("g1").await;
    here.chooses("g1-e3").await;
    counted.statements().await;
    here.presses("Confirm g1-e3").await;
    counted
        .check(expect![[r#"
            13 statements
            1 insert event
            1 insert outbox
            1 select address
            2 select game, with all of it
            1 select outbox
            1 select player
            1 select player, known
            1 select server
            1 select subscription
            1 update game
            2 update outbox
        "#]])
        .await;

    let murus = counted.place.sandbox.person("Murus").unwrap().to_string();
    ann.runs("challenge", json!({ "opponent": murus, "side": 1, "level": "Tiro" })).await;
    counted
        .check(expect![[r#"
            58 statements
            1 insert chair
            1 insert challenge
            2 insert challenge_seat
            1 insert event
            1 insert game
            3 insert outbox
            1 insert visitor
            4 select address
            5 select chair
            3 select challenge
            2 select challenge_seat
            1 select fixture
            5 select game, with all of it
            4 select outbox
            4 select player
            1 select player, known
            9 select server
            2 select subscription
            1 update desk
            3 update game
            4 update outbox
        "#]])
        .await;
}

on_both!(a_move_asks_little_of_the_database);
