//! No query grows with the number of stored games: each reads a database with years of games by an
//! index. The statements are those that the driver logs while people do everything that they can,
//! and while a season is simulated.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Stdio;

use discord_sandbox::{Act, MessageView};
use murus::clock::Clock;
use murus::store::Db;
use murus_trials::simulate;
use serde_json::{Map, Value, json};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor, Row};
use tokio::process::Command;

use crate::on_both;
use crate::stories::statements::{Counted, statement};
use crate::support::database::Database;
use crate::support::person::{Person, parts};
use crate::support::settle;

/// Finished games that are stored first.
const STORED: u64 = 5_000;

/// SQLite plans a search for rows without a player, which only runs while there are such rows:
/// never.
const UPSERT: &str = "INSERT INTO player (id, discord, locale, created_ms)";

/// Tables that stay small with any number of games: a row for each server, desk, migration, row set
/// aside, process, or way to end a game.
const SMALL: [&str; 7] =
    ["server", "desk", "_sqlx_migrations", "aside", "tally", "process", "restatement"];

/// Partial indexes that hold only open games, challenges and notices; a scan of one of them reads
/// only those.
const GOING_ON: [&str; 22] = [
    "challenge_open",
    "challenge_challenger",
    "challenge_seat_invited",
    "chair_live",
    "chair_ring",
    "desk_due",
    "chair_swapped",
    "game_bot",
    "game_channel",
    "game_deadline",
    "game_rated",
    "game_stage",
    "address_closed",
    "outbox_lane",
    "outbox_shut",
    "outbox_away",
    "outbox_urgent",
    "outbox_waiting",
    "player_digest",
    "rating_undone",
    "review_asker",
    "review_waiting",
];

/// Words of presses that end a game or a challenge, so they come last. Presses that cannot be
/// undone are left out.
const LAST: [&str; 4] = ["resign-by", "withdraw", "decline", "abort"];
const NEVER: [&str; 4] = ["forget", "resign-yes", "abort-yes", "duel-begin"];

/// Presses everything that a person sees, each kind once.
async fn press_everything(person: &Person, channels: &[u64], known: &mut BTreeSet<String>) {
    let word = |id: &str| {
        id.splitn(4, ':').nth(3).unwrap_or(id).split(':').next().unwrap_or_default().to_owned()
    };
    loop {
        let seen: Vec<MessageView> =
            channels.iter().flat_map(|at| person.sandbox.messages(person.id, *at)).collect();
        let all = seen
            .iter()
            .rev()
            .flat_map(|message| parts(message).map(|part| (message.id.clone(), part)));
        let open =
            all.filter(|(_, part)| part["disabled"] != true && part["custom_id"].is_string());
        let mut fresh: Vec<(String, Value)> = open
            .filter(|(_, part)| {
                let word = word(part["custom_id"].as_str().unwrap());
                !known.contains(&word) && !NEVER.contains(&word.as_str())
            })
            .collect();
        fresh.sort_by_key(|(_, part)| {
            LAST.contains(&word(part["custom_id"].as_str().unwrap()).as_str())
        });
        let Some((message, part)) = fresh.into_iter().next() else { return };
        let custom_id = part["custom_id"].as_str().unwrap().to_owned();
        known.insert(word(&custom_id));
        let first = match part["type"].as_u64() {
            Some(2) => None,
            Some(3) => part["options"][0]["value"].as_str().map(str::to_owned),
            Some(8) => Some(channels[0].to_string()),
            _ => person.sandbox.person("Dan").map(|id| id.to_string()),
        };
        let act = match first {
            None => Act::Press { message, custom_id },
            Some(value) => Act::Select { message, custom_id, values: vec![value] },
        };
        // A refused choice is not tried again.
        let _ = person.sandbox.act(person.id, act).await;
    }
}

/// Runs every command that needs no option.
async fn run_everything(person: &Person) {
    let nested = |option: &Value| [json!(1), json!(2)].contains(&option["type"]);
    let mut open: Vec<(String, Value)> =
        person.sandbox.commands().into_iter().map(|c| (String::new(), c)).collect();
    while let Some((path, command)) = open.pop() {
        let name = format!("{path} {}", command["name"].as_str().unwrap()).trim().to_owned();
        let options = command["options"].as_array().cloned().unwrap_or_default();
        if options.iter().any(nested) {
            open.extend(options.into_iter().map(|option| (name.clone(), option)));
        } else if !["game resign", "game abort", "privacy"].contains(&name.as_str()) {
            // The sandbox refuses a command that lacks an option.
            let act =
                Act::Command { channel: person.channel.to_string(), name, options: Map::new() };
            let _ = person.sandbox.act(person.id, act).await;
        }
    }
    // A message without buttons is looked up.
    for message in person.sees().into_iter().filter(|message| parts(message).next().is_none()) {
        let act = Act::MessageCommand { name: "Look through".to_owned(), message: message.id };
        let _ = person.sandbox.act(person.id, act).await;
    }
    // Without an option a challenge is only put together.
    person.runs("challenge", json!({ "rated": true })).await;
    let mona = person.sandbox.person("Mona").unwrap().to_string();
    person.runs("challenge", json!({ "opponent": mona, "side": 0 })).await;
}

/// A person deletes their data, which ends all their other acts.
async fn forgets(person: &Person) {
    person.runs("settings", json!({})).await;
    for word in [":my-data", ":forget-ask", ":forget"] {
        let seen = person.sees();
        let mut all = seen
            .iter()
            .rev()
            .flat_map(|message| parts(message).map(|part| (message.id.clone(), part)));
        let found =
            all.find(|(_, part)| part["custom_id"].as_str().is_some_and(|id| id.ends_with(word)));
        let (message, part) = found.unwrap_or_else(|| panic!("{word} is nowhere: {seen:#?}"));
        let custom_id = part["custom_id"].as_str().unwrap().to_owned();
        person.sandbox.act(person.id, Act::Press { message, custom_id }).await.unwrap();
    }
}

/// The statements while people do everything that they can.
async fn asked_by_people(counted: &Counted) -> BTreeSet<String> {
    let place = &counted.place;
    let [ann, bob, mona] = ["Ann", "Bob", "Mona"].map(|name| place.person(name));
    let mut known = BTreeSet::new();
    ann.challenges(&bob).await;
    place.offers(&bob, "Accept").await;
    bob.presses("Accept").await;
    settle(&place.sandbox, &ann.service).await;
    let thread = place.sandbox.threads(ann.channel)[0].0;
    let channels = [ann.channel, thread];
    let here = ann.at(thread);
    let there = bob.at(thread);
    here.runs("move", json!({ "move": "a1-c3" })).await;
    there.replies("d7-d5").await;
    here.runs("move", json!({ "move": "h1-f3" })).await;
    there.runs("move", json!({ "move": "b7-d5" })).await;
    for person in [&ann, &here, &mona] {
        run_everything(person).await;
    }
    settle(&place.sandbox, &ann.service).await;
    for person in [&ann, &bob, &mona] {
        press_everything(person, &channels, &mut known).await;
        settle(&place.sandbox, &ann.service).await;
    }
    let murus = place.sandbox.person("Murus").unwrap().to_string();
    let filled = json!({ "opponent": murus, "side": 1, "level": "Tiro" });
    ann.runs("challenge", filled).await;
    settle(&place.sandbox, &ann.service).await;
    let name = place.sandbox.threads(ann.channel);
    let last = ann.at(name.last().unwrap().0);
    last.runs("game resign", json!({})).await;
    last.presses("Yes, I resign").await;
    settle(&place.sandbox, &ann.service).await;
    let all: Vec<u64> = name.iter().map(|(id, _)| *id).chain([ann.channel]).collect();
    for person in [&last, &here] {
        run_everything(person).await;
        press_everything(person, &all, &mut known).await;
    }
    settle(&place.sandbox, &ann.service).await;
    for command in ["board", "game resign", "review"] {
        last.completes(command, "game", "bo").await;
    }
    forgets(&bob).await;
    settle(&place.sandbox, &ann.service).await;
    assert!(known.len() > 40, "few presses: {known:?}");
    counted.texts().await
}

/// Names the database of a season, in the environment of a child of this program.
const SEASON: &str = "TEST_SEASON";

/// The statements of a season with people who forget, leave and lose on time. A process of its own
/// plays it, because the log of statements belongs to a whole process.
async fn asked_in_a_season(database: &Database) -> BTreeSet<String> {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "plans::a_season_is_played_where_a_database_is_named", "--nocapture"]);
    command.env(SEASON, &database.url).env("NO_COLOR", "1").stdout(Stdio::null());
    let output = command.output().await.unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stderr)
        .unwrap()
        .lines()
        .filter(|line| line.contains("sqlx::query"))
        .map(statement)
        .collect()
}

#[test]
fn a_season_is_played_where_a_database_is_named() {
    let Ok(url) = std::env::var(SEASON) else { return };
    let log = tracing_subscriber::fmt().with_env_filter("sqlx::query=debug").with_ansi(false);
    log.with_writer(std::io::stderr).init();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let db = Db::connect_scratch(&url).await.unwrap();
        db.migrate().await.unwrap();
        let report = simulate::run(
            db,
            simulate::SimulationPlan {
                games: 25,
                events: 3,
                only: None,
                days: 40,
                brief: false,
                seed: 1,
            },
        )
        .await
        .unwrap();
        assert!(report.is_clean(), "{report:?}");
    });
}

/// The plan of a database for a statement, step by step.
async fn plan(conn: &mut AnyConnection, statement: &str) -> Vec<String> {
    if conn.backend_name() == "SQLite" {
        let rows = conn.fetch_all(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {statement}"))).await;
        let rows = rows.unwrap_or_else(|error| panic!("{statement}: {error}"));
        return rows.iter().map(|row| row.get("detail")).collect();
    }
    // A plan for any values: with fewer than ten parameters, `$1` matches no other.
    let places = (1..).take_while(|n| statement.contains(&format!("${n}"))).count();
    let values = vec!["NULL"; places].join(", ");
    let execute =
        if places == 0 { "EXECUTE one".to_owned() } else { format!("EXECUTE one ({values})") };
    let mut tx = conn.begin().await.unwrap();
    tx.execute(AssertSqlSafe(format!("PREPARE one AS {statement}")))
        .await
        .unwrap_or_else(|error| panic!("{statement}: {error}"));
    let rows = tx.fetch_all(AssertSqlSafe(format!("EXPLAIN {execute}"))).await.unwrap();
    tx.execute("DEALLOCATE one").await.unwrap();
    tx.rollback().await.unwrap();
    rows.iter().map(|row| row.get(0)).collect()
}

/// The steps of a plan that read all of a growing table.
fn scans(steps: &[String], statement: &str) -> Vec<String> {
    let words: Vec<&str> =
        statement.split([' ', ',', '(', ')']).filter(|word| !word.is_empty()).collect();
    // `FROM game g` gives the table a second name.
    let named: BTreeMap<&str, &str> = words.windows(2).map(|pair| (pair[1], pair[0])).collect();
    let going_on =
        |step: &str| GOING_ON.iter().any(|index| step.split(' ').any(|word| word == *index));
    let grows = |table: &str| {
        let table = if TABLES.contains(&table) {
            table
        } else {
            named.get(table).copied().unwrap_or(table)
        };
        TABLES.contains(&table) && !SMALL.contains(&table)
    };
    let mut found = Vec::new();
    // PostgreSQL: how many of the two tables of a join without an index are still to come.
    let mut joined = 0;
    for (n, step) in steps.iter().enumerate() {
        let words: Vec<&str> = step.trim_start_matches([' ', '-', '>']).split(' ').collect();
        let through = match words[..] {
            // SQLite: a scan of a table or an index; or a search by an index made for this query.
            ["SCAN", table, ..] => grows(table),
            ["SEARCH", table, ..] => grows(table) && step.contains("AUTOMATIC"),
            // PostgreSQL: a scan of a table; or of an index without a condition.
            ["Seq", "Scan", "on", table, ..] => grows(table),
            ["Index", "Scan" | "Only", ..] | ["Bitmap", "Index", ..] => {
                let full = step.split(' ').any(|word| {
                    FULL.iter()
                        .any(|table| word == *table || word.starts_with(&format!("{table}_")))
                });
                full && !steps.get(n + 1).is_some_and(|next| next.contains("Index Cond"))
            }
            _ => false,
        };
        // Scanning a partial index once for each row of another one is too much.
        let again = joined == 1 && step.contains("Scan");
        joined = if step.contains("Join Filter") {
            2
        } else {
            joined - i32::from(joined > 0 && step.contains("Scan"))
        };
        if through && (again || !going_on(step)) {
            found.push(step.trim().to_owned());
        }
    }
    found
}

/// Tables that are full here. For the others PostgreSQL scans any index instead of the few rows.
const FULL: [&str; 9] =
    ["game", "chair", "event", "challenge", "outbox", "rating", "standing", "player", "visitor"];

/// Every table of the database.
const TABLES: [&str; 31] = [
    "_sqlx_migrations",
    "address",
    "aside",
    "audit",
    "block",
    "chair",
    "challenge",
    "challenge_seat",
    "desk",
    "event",
    "follow",
    "game",
    "hint",
    "lesson",
    "member",
    "outbox",
    "plan",
    "player",
    "process",
    "rating",
    "review",
    "server",
    "showing",
    "standing",
    "study",
    "tally",
    "tried",
    "unmet",
    "vacation",
    "visitor",
    "way",
];

async fn no_query_goes_through_a_table_that_grows(database: Database) {
    let season = match database.url.starts_with("sqlite") {
        true => Some(crate::support::database::sqlite()),
        false => crate::support::database::postgres().await,
    };
    let mut texts = asked_in_a_season(&season.unwrap()).await;
    let url = database.url.clone();
    murus_trials::fill::fill(&url, STORED, Clock::System.now()).await.unwrap();
    let counted = Counted::start(database).await;
    texts.extend(asked_by_people(&counted).await);

    let mut conn = AnyConnection::connect(&url).await.unwrap();
    if conn.backend_name() == "PostgreSQL" {
        // Plans are for any values, and scan a table only where no other way exists: for a table
        // with few rows a scan would be the cheapest.
        conn.execute("SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off")
            .await
            .unwrap();
        let tables =
            "SELECT CAST(tablename AS TEXT) FROM pg_tables WHERE schemaname = current_schema()";
        let tables: Vec<String> = sqlx::query_scalar(tables).fetch_all(&mut conn).await.unwrap();
        conn.execute(AssertSqlSafe(format!("ANALYZE {}", tables.join(", ")))).await.unwrap();
    }
    let mut wrong = Vec::new();
    let asked = |text: &&String| {
        ["SELECT", "UPDATE", "DELETE", "INSERT", "WITH"].iter().any(|verb| text.starts_with(verb))
    };
    let mut count = 0;
    let elsewhere = ["sqlite_master", "pg_catalog", "_sqlx_migrations", "current_database"];
    for text in texts.iter().filter(asked).filter(|text| {
        !text.starts_with(UPSERT) && !elsewhere.iter().any(|other| text.contains(other))
    }) {
        count += 1;
        let steps = plan(&mut conn, text).await;
        let scans = scans(&steps, text);
        if !scans.is_empty() {
            wrong.push(format!("{text}\n    {}", scans.join("\n    ")));
        }
    }
    assert!(count > 100, "few statements: {count}");
    assert!(
        wrong.is_empty(),
        "of {count} statements {} go through all that is stored:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    conn.close().await.unwrap();
}

on_both!(no_query_goes_through_a_table_that_grows);
