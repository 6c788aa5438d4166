//! Which database a start serves from, and the cause where it cannot.

use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Stdio;

use discord_sandbox::Sandbox;
use futures::future::join_all;
use serde_json::{Value, json};
use sqlx::{Connection, Executor};
use tokio::process::{Child, Command};

use super::operator::runs;
use super::outages::{AWAY, reads};
use super::processes::{Place, act};
use crate::on_both;
use crate::support::database::{self, Database};

/// A process of the bot whose log is in a file.
pub struct Logged {
    pub child: Child,
    log: PathBuf,
}

impl Logged {
    /// Starts the bot of a place on this database and waits until it is connected.
    pub async fn start(place: &Place, url: &str, folder: &Path, words: &[&str]) -> Logged {
        let log = folder.join(format!("log-{}", place.sandbox.requests().len()));
        let mut command = place.command();
        command.args(words).env("DATABASE_URL", url).stderr(std::fs::File::create(&log).unwrap());
        Logged { child: place.started(command).await, log }
    }

    /// The lines of its log with these words.
    pub fn lines(&self, words: &str) -> Vec<String> {
        let log = std::fs::read_to_string(&self.log).unwrap();
        log.lines().filter(|line| line.contains(words)).map(str::to_owned).collect()
    }
}

/// A database of the same kind that no bot has served from.
async fn another(url: &str) -> Database {
    if url.starts_with("sqlite:") {
        database::empty_sqlite()
    } else {
        database::empty_postgres().await.unwrap()
    }
}

/// How a database is named to people.
fn name(url: &str) -> String {
    match url.strip_prefix("sqlite://") {
        Some(file) => file.to_owned(),
        None => format!("schema {}", url.rsplit_once("%3D").unwrap().1),
    }
}

async fn a_start_says_which_database_it_serves_from(database: Database) {
    let place = Place::new(database).await;
    let folder = tempfile::tempdir().unwrap();
    let fresh = another(&place.database.url).await;
    let bot = Logged::start(&place, &fresh.url, folder.path(), &[]).await;
    let made = bot.lines("the database is ");
    assert_eq!(made.len(), 1, "{made:?}");
    let is_server = fresh.url.starts_with("postgres");
    let how = if is_server { "found, 0 games" } else { "made, 0 games" };
    assert!(made[0].contains(&name(&fresh.url)) && made[0].contains(how), "{made:?}");
    place.kill(bot.child).await;

    let bot = Logged::start(&place, &fresh.url, folder.path(), &[]).await;
    let ann = place.person("Ann");
    let bob = place.person("Bob");
    ann.challenges(&bob).await;
    act(&ann, "games", json!({})).await;
    assert!(bot.lines("the database is ")[0].ends_with("(found, 0 games)"));
    place.kill(bot.child).await;
    let (well, said) = runs(&place, &fresh.url, &["migrate"]).await;
    assert!(well && said.lines().count() == 1 && said.contains(&name(&fresh.url)), "{said}");
    place.sandbox.stop();
}

async fn a_new_database_is_refused_where_discord_knows_the_bot(database: Database) {
    let url = database.url.clone();
    let place = Place::new(database).await;
    let folder = tempfile::tempdir().unwrap();
    let fresh = another(&url).await;
    let bot = Logged::start(&place, &url, folder.path(), &[]).await;
    place.kill(bot.child).await;

    let (well, said) = runs(&place, &fresh.url, &["bot"]).await;
    assert!(!well && said.lines().count() == 1, "{said}");
    let words = [
        "murus: DATABASE_URL: ",
        &name(&fresh.url),
        " is new, but Discord knows",
        "--new-database",
    ];
    assert!(words.iter().all(|words| said.contains(words)), "{said}");
    let left =
        |url: &str| url.strip_prefix("sqlite://").is_some_and(|file| Path::new(file).exists());
    assert!(!left(&fresh.url), "no empty file is left");
    // One that was only migrated has served nobody either.
    let migrated = another(&url).await;
    assert!(runs(&place, &migrated.url, &["migrate"]).await.0);
    let (well, said) = runs(&place, &migrated.url, &["bot"]).await;
    assert!(!well && said.contains(" is new, but Discord knows"), "{said}");

    // Nobody knows whether a Discord that is away knows the bot.
    let mut command = place.command();
    command
        .env("DATABASE_URL", &fresh.url)
        .env("DISCORD_API_BASE", "http://127.0.0.1:1")
        .stderr(Stdio::piped());
    let output = command.output().await.unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success() && said.lines().count() == 1, "{said}");
    assert!(
        said.starts_with("murus: Discord does not answer (Discord: ")
            && said.contains("Connection refused"),
        "{said}"
    );
    assert!(said.contains(" is new") && !said.contains("--new-database"), "{said}");
    assert!(!left(&fresh.url), "no empty file is left");

    let bot = Logged::start(&place, &fresh.url, folder.path(), &["--new-database"]).await;
    place.kill(bot.child).await;
    let bot = Logged::start(&place, &fresh.url, folder.path(), &[]).await;
    place.kill(bot.child).await;
    place.sandbox.stop();
}

/// A free address.
pub fn free_address() -> String {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().to_string()
}

/// Returns the complaint of a bot about its database, or `None` if that is well.
async fn complains(address: &str) -> Option<String> {
    let answer = reqwest::get(format!("http://{address}/readyz")).await.unwrap();
    let well = answer.status() == 200;
    let answer: Value = serde_json::from_str(&answer.text().await.unwrap()).unwrap();
    let part = &answer["parts"]["database"];
    assert!(!well || part["ready"] == true, "{answer}");
    (part["ready"] != true).then(|| part["says"].as_str().unwrap().to_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_moved_away_takes_no_move_and_that_is_said_once() {
    let place = Place::new(database::sqlite()).await;
    let folder = tempfile::tempdir().unwrap();
    let address = free_address();
    let url = place.database.url.clone();
    let bot = Logged::start(&place, &url, folder.path(), &["--http-addr", &address]).await;
    let ann = place.person("Ann");
    let bob = place.person("Bob");
    ann.challenges(&bob).await;
    bob.presses("Accept").await;
    place.rest().await;
    let thread = place.sandbox.threads(ann.channel)[0].0;
    let ann = ann.at(thread);
    let bob = bob.at(thread);
    assert_eq!(complains(&address).await, None);

    let moved = "is not the file that is open";
    let at = url.strip_prefix("sqlite://").unwrap().to_owned();
    let carries = |from: &str, to: &str| {
        for ending in ["", "-wal", "-shm"] {
            std::fs::rename(format!("{from}{ending}"), format!("{to}{ending}")).unwrap();
        }
    };
    let away = format!("{at}.away");
    carries(&at, &away);
    for _ in 0..3 {
        assert_eq!(reads(&place, &ann, ann.plays("a1-c3").await).await, AWAY);
        assert!(
            complains(&address)
                .await
                .is_some_and(|says| says.contains(moved) && says.contains(&at))
        );
    }
    assert!(!Path::new(&at).exists(), "no empty database is made in its place");
    // Another one is in its place.
    std::fs::copy(&away, &at).unwrap();
    assert_eq!(reads(&place, &ann, ann.plays("a1-c3").await).await, AWAY);
    assert_eq!(bot.lines(moved).len(), 1, "{:?}", bot.lines(moved));
    assert_eq!(
        bot.lines("could not be"),
        Vec::<String>::new(),
        "no worker says it again and again"
    );

    std::fs::remove_file(&at).unwrap();
    carries(&away, &at);
    assert!(ann.plays("a1-c3").await.starts_with("You played"));
    assert_eq!(complains(&address).await, None);
    assert_eq!(bot.lines("is in its place again").len(), 1);
    // The newest moves are in its log alone.
    std::fs::rename(format!("{at}-wal"), format!("{away}-wal")).unwrap();
    assert_eq!(reads(&place, &bob, bob.plays("d7-d5").await).await, AWAY);
    std::fs::rename(format!("{away}-wal"), format!("{at}-wal")).unwrap();
    assert!(bob.plays("d7-d5").await.starts_with("You played"));
    place.rest().await;
    place.kill(bot.child).await;
    place.sandbox.stop();
}

async fn starts_and_migrations_at_once_wait_for_each_other(database: Database) {
    let url = database.url.clone();
    let place = Place::new(database).await;
    for round in 0..3 {
        let fresh = another(&url).await;
        let ended = join_all((0..6).map(|_| runs(&place, &fresh.url, &["migrate"]))).await;
        assert!(ended.iter().all(|(well, _)| *well), "{round}: {ended:?}");
    }
    let fresh = another(&url).await;
    let bots = (0..3).map(|_| place.command().env("DATABASE_URL", &fresh.url).spawn().unwrap());
    let mut bots: Vec<Child> = bots.collect();
    let connected = |sandbox: &Sandbox| (sandbox.connections() == bots.len()).then_some(());
    place.sandbox.until("all of them to connect", connected).await.unwrap();
    for bot in &mut bots {
        assert!(bot.try_wait().unwrap().is_none(), "each of them runs");
    }
    place.sandbox.stop();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_cause_of_a_failed_start_is_said_at_once_and_once() {
    let place = Place::new(database::sqlite()).await;
    let folder = tempfile::tempdir().unwrap();
    let garbage = folder.path().join("garbage.db");
    std::fs::write(&garbage, "Dear Ann, ".repeat(1000)).unwrap();
    let garbage = garbage.to_str().unwrap();
    for (url, cause) in [
        (format!("sqlite://{garbage}"), vec![garbage, "file is not a database"]),
        // Here nobody may make a file, whoever it is.
        ("sqlite:///proc/murus.db".to_owned(), vec!["/proc/murus.db cannot be opened"]),
        (format!("{}?mode=ro", another("sqlite:").await.url), vec!["murus.db cannot be opened: "]),
        (
            "postgres://ann:secret-word@127.0.0.1:1/murus".to_owned(),
            vec!["PostgreSQL 127.0.0.1:1, database murus", "Connection refused"],
        ),
    ] {
        for words in [["bot"], ["migrate"]] {
            let (well, said) = runs(&place, &url, &words).await;
            assert!(!well && said.lines().count() == 1, "{url}: {said}");
            assert!(cause.iter().all(|words| said.contains(words)), "{url}: {said}");
            assert!(!said.contains("secret-word"), "{said}");
        }
    }
    place.sandbox.stop();
}

async fn a_database_that_cannot_be_written_is_not_ready(database: Database) {
    let is_file = database.url.starts_with("sqlite:");
    let place = Place::new(database).await;
    let address = free_address();
    // A write beyond the limit of a process fails like one to a full disk.
    let mut shell = Command::new("sh");
    shell.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_murus")]);
    let mut command = place.by(shell);
    command.args(["--http-addr", &address]).stderr(Stdio::null());
    let child = place.started(command).await;
    assert_eq!(complains(&address).await, None);
    let mut other = sqlx::AnyConnection::connect(&place.database.url).await.unwrap();
    let fills = async |full: bool| {
        let limit = format!("--fsize={}:unlimited", if full { "100" } else { "unlimited" });
        let mut limiting = Command::new("prlimit");
        limiting.args(["--pid", &child.id().unwrap().to_string(), &limit]);
        assert!(limiting.status().await.unwrap().success());
    };
    match is_file {
        true => fills(true).await,
        false => drop(other.execute("BEGIN; LOCK TABLE pulse IN SHARE MODE").await.unwrap()),
    }
    assert!(complains(&address).await.is_some());
    match is_file {
        true => fills(false).await,
        false => drop(other.execute("ROLLBACK").await.unwrap()),
    }
    assert_eq!(complains(&address).await, None);
    place.kill(child).await;
    place.sandbox.stop();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_to_a_full_disk_leaves_nothing() {
    let place = Place::new(database::sqlite()).await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("murus.backup");
    // The system would also end a process that writes beyond its limit.
    let mut shell = Command::new("sh");
    let full = "ulimit -f 200; exec \"$0\" \"$@\"";
    shell.args(["-c", full, env!("CARGO_BIN_EXE_murus"), "backup", file.to_str().unwrap()]);
    let output = shell.env("DATABASE_URL", &place.database.url).output().await.unwrap();
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let left: Vec<_> =
        std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    assert!(left.is_empty(), "{left:?} is left: {output:?}");
    place.sandbox.stop();
}

on_both!(
    a_start_says_which_database_it_serves_from,
    a_new_database_is_refused_where_discord_knows_the_bot,
    starts_and_migrations_at_once_wait_for_each_other,
    a_database_that_cannot_be_written_is_not_ready
);
