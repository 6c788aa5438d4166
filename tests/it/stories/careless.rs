//! A careless operator: too few connections, a full disk, a wrong setting, two at once. The program
//! says the true cause, and nothing is lost.

use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown, symlink};
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use futures::future::join_all;
use serde_json::Value;
use sqlx::{Connection, Executor};
use tokio::process::Command;

use super::operator::{runs, writes};
use super::outages::{by_way, server};
use super::processes::Place;
use super::starts::{Logged, free_address};
use crate::on_both;
use crate::support::database::{self, Database};
use crate::support::proxy::{Proxy, Way};

/// Returns the complaint of a bot about a part of itself; `None` if it is ready.
async fn complains(address: &str, part: &str) -> Option<String> {
    let answer =
        reqwest::get(format!("http://{address}/readyz")).await.unwrap().text().await.unwrap();
    let answer: Value = serde_json::from_str(&answer).unwrap();
    let part = &answer["parts"][part];
    (part["ready"] != true)
        .then(|| part["says"].as_str().unwrap_or("there is no such part").to_owned())
}

/// Waits until the log of a bot says that its database works again, and that it says so once.
async fn until_it_works(bot: &Logged) {
    let again = || bot.lines("the database works again").len();
    for _ in 0..100 {
        if again() > 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    assert_eq!(again(), 1, "{:?}", bot.lines(""));
}

/// Waits until a bot has stored the ids of its commands, the last that it writes at its start.
async fn until_commands_are_stored(conn: &mut sqlx::AnyConnection) {
    for _ in 0..100 {
        let count: i64 =
            sqlx::query_scalar("SELECT COUNT(*) FROM command").fetch_one(&mut *conn).await.unwrap();
        if count > 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("no command is stored");
}

/// Waits until a part of a bot complains with these words, or is well without any.
async fn until(address: &str, part: &str, words: Option<&str>) {
    for _ in 0..100 {
        let says = complains(address, part).await;
        match (&says, words) {
            (None, None) => return,
            (Some(says), Some(words)) if says.contains(words) => return,
            _ => tokio::time::sleep(Duration::from_millis(200)).await,
        }
    }
    panic!("{part} never says {words:?}: {:?}", complains(address, part).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_too_few_connections_the_start_is_refused_and_later_that_is_not_ready() {
    let Some(database) = database::postgres().await else { return };
    let url = database.url.clone();
    let place = Place::new(database).await;
    let schema = url.rsplit_once("%3D").unwrap().1.to_owned();
    let role = format!("few_{schema}");
    let limit = |most: u32| format!("ALTER ROLE {role} CONNECTION LIMIT {most}");
    writes(
        &url,
        &format!(
            "DROP ROLE IF EXISTS {role}; CREATE ROLE {role} LOGIN; {}; GRANT ALL ON SCHEMA {schema} TO {role};
             GRANT ALL ON ALL TABLES IN SCHEMA {schema} TO {role}; GRANT ALL ON ALL SEQUENCES IN SCHEMA {schema} TO {role}",
            limit(3)
        ),
    )
    .await;
    let (_, rest) = url.split_once('@').unwrap();
    let few = format!("postgres://{role}@{rest}");
    let mut command = place.command();
    command.env("DATABASE_URL", &few).stderr(Stdio::piped());
    let serves =
        place.sandbox.until("a bot to serve", |sandbox| (sandbox.connections() > 0).then_some(()));
    let output = tokio::select! {
        output = command.output() => output.unwrap(),
        _ = serves => panic!("a bot serves with three connections"),
    };
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success() && said.lines().count() == 1, "{said}");
    assert!(
        said.contains(
            " connections, but a process of the bot needs 12: too many connections for role"
        ),
        "{said}"
    );

    writes(&url, &limit(40)).await;
    let folder = tempfile::tempdir().unwrap();
    let address = free_address();
    let bot = Logged::start(&place, &few, folder.path(), &["--http-addr", &address]).await;
    until(&address, "workers", None).await;
    assert_eq!(complains(&address, "database").await, None);
    let ends =
        format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '{role}'");
    writes(&url, &format!("{}; {ends}", limit(0))).await;
    for part in ["database", "workers"] {
        until(&address, part, Some("too many connections for role")).await;
    }
    assert_eq!(bot.lines("too many connections for role").len(), 1, "{:?}", bot.lines(""));
    writes(&url, &limit(40)).await;
    until(&address, "workers", None).await;
    until_it_works(&bot).await;
    place.kill(bot.child).await;
    place.sandbox.stop();
    writes(&url, &format!("{ends}; DROP OWNED BY {role}; DROP ROLE {role}")).await;
}

/// A notice that has been due for some seconds, and that another process says to deliver.
async fn is_late(url: &str, seconds: i64) {
    let due = murus::clock::Clock::System.now().as_millis() - seconds * 1_000;
    let row = format!(
        "INSERT INTO outbox (id, lane, key, step, kind, seq, quiet, due_ms, state, lease_until, tries, created_ms)
         VALUES (9, 'game', 7, 0, 'turn', 0, 0, {due}, 'waiting', {}, 1, {due})",
        i64::MAX
    );
    writes(url, &row).await;
}

async fn a_notice_that_is_late_is_said_by_the_doctor_and_is_not_ready(database: Database) {
    let url = database.url.clone();
    let place = Place::new(database).await;
    let folder = tempfile::tempdir().unwrap();
    let address = free_address();
    let bot = Logged::start(&place, &url, folder.path(), &["--http-addr", &address]).await;
    assert_eq!(complains(&address, "deliveries").await, None);
    is_late(&url, 62).await;
    let (well, said) = runs(&place, &url, &["doctor"]).await;
    assert!(!well && said.contains("TODO outbox: notice 9 (turn) has been due for 6"), "{said}");
    until(&address, "deliveries", Some("notice 9 (turn) has been due for 6")).await;
    writes(&url, "DELETE FROM outbox WHERE id = 9").await;
    until(&address, "deliveries", None).await;
    place.kill(bot.child).await;
    place.sandbox.stop();
}

async fn the_doctor_finds_what_keeps_the_bot_from_work(database: Database) {
    let url = database.url.clone();
    let place = Place::new(database).await;
    let (well, said) = runs(&place, &url, &["doctor"]).await;
    assert!(well, "{said}");
    for (name, value) in [
        ("ROLE", "gatway"),
        ("SHARDS", "9"),
        ("WEB_URL", "http://x"),
        ("DISCORD_BUDGET", "lots"),
        ("DISCORD_BUDGET", "0"),
        ("LOG", "xml"),
        ("LEASE_MS", "5"),
        ("THOUGHTS", "0"),
        ("THOUGHTS", "1000000"),
    ] {
        for words in ["doctor", "bot"] {
            let mut command = Command::new(env!("CARGO_BIN_EXE_murus"));
            command
                .arg(words)
                .env("DATABASE_URL", &url)
                .env("DISCORD_API_BASE", place.sandbox.base_url());
            command.env("DISCORD_TOKEN", place.sandbox.token()).env(name, value).kill_on_drop(true);
            let ended = tokio::time::timeout(Duration::from_secs(30), command.output()).await;
            let output = ended.expect("a bot with a wrong setting ends").unwrap();
            let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
            assert!(
                !output.status.success() && said.contains(&format!("{name} must ")),
                "{words} {name}: {said}"
            );
        }
    }

    let other = "checksum = (SELECT checksum FROM _sqlx_migrations WHERE version = 6)";
    for (wrong, cause) in [
        (other, "migration 7 was previously applied but has been modified"),
        ("success = false", "migration 7 is partially applied"),
    ] {
        writes(&url, &format!("UPDATE _sqlx_migrations SET {wrong} WHERE version = 7")).await;
        let (well, said) = runs(&place, &url, &["doctor"]).await;
        assert!(!well && said.contains("TODO migrations: ") && said.contains(cause), "{said}");
        let (well, said) = runs(&place, &url, &["bot"]).await;
        assert!(!well && said.contains(cause), "{said}");
    }
    if url.starts_with("postgres") {
        let reads = format!("{url}%20-c%20default_transaction_read_only%3Don");
        let (well, said) = runs(&place, &reads, &["doctor"]).await;
        assert!(
            !well && said.contains("TODO writes: ") && said.contains("read-only transaction"),
            "{said}"
        );
        return;
    }
    // The system would also end a process that writes beyond its limit.
    let mut shell = Command::new("sh");
    shell
        .args(["-c", "ulimit -f 200; exec \"$0\" doctor", env!("CARGO_BIN_EXE_murus")])
        .env("DATABASE_URL", &url);
    shell
        .env("DISCORD_TOKEN", place.sandbox.token())
        .env("DISCORD_API_BASE", place.sandbox.base_url());
    let said = String::from_utf8(shell.output().await.unwrap().stdout).unwrap();
    assert!(said.contains("TODO writes: "), "{said}");
    let mut bytes = std::fs::read(&url["sqlite://".len()..]).unwrap();
    let middle = bytes.len() / 2 / 4096 * 4096;
    bytes[middle..middle + 4096].fill(7);
    let damaged = database::empty_sqlite();
    std::fs::write(&damaged.url["sqlite://".len()..], bytes).unwrap();
    let (well, said) = runs(&place, &damaged.url, &["doctor"]).await;
    assert!(!well && said.contains("murus.db is damaged ("), "{said}");
    place.sandbox.stop();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_server_is_logged_once_with_its_cause_and_once_when_it_is_back() {
    let Some(database) = database::postgres().await else { return };
    let proxy = Proxy::to(server(&database.url)).await;
    let url = by_way(&database.url, &proxy);
    let place = Place::new(database).await;
    let folder = tempfile::tempdir().unwrap();
    let address = free_address();
    let pages = free_address();
    let listens =
        ["--http-addr", &address, "--web-addr", &pages, "--web-url", "https://murus.example"];
    let bot = Logged::start(&place, &url, folder.path(), &listens).await;
    until(&address, "workers", None).await;
    let complaints = |bot: &Logged| bot.lines(" ERROR ").len();
    proxy.set(Way::Silent);
    until(&address, "database", Some("no answer")).await;
    until(&address, "workers", Some("cannot be opened: no answer")).await;
    for _ in 0..6 {
        let page = reqwest::get(format!("http://{pages}/g/k3f9-0123456789abcdef")).await.unwrap();
        assert_eq!(page.status(), reqwest::StatusCode::SERVICE_UNAVAILABLE);
    }
    assert_eq!(bot.lines("cannot be opened: no answer").len(), 1, "{:?}", bot.lines(""));
    assert!(complaints(&bot) <= 4, "{:?}", bot.lines(""));
    proxy.set(Way::Open);
    until(&address, "workers", None).await;
    until_it_works(&bot).await;
    place.kill(bot.child).await;
    place.sandbox.stop();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_another_program_locks_is_logged_once() {
    let place = Place::new(database::sqlite()).await;
    let url = place.database.url.clone();
    let folder = tempfile::tempdir().unwrap();
    let address = free_address();
    let bot = Logged::start(&place, &url, folder.path(), &["--http-addr", &address]).await;
    until(&address, "workers", None).await;
    let mut other = sqlx::AnyConnection::connect(&url).await.unwrap();
    until_commands_are_stored(&mut other).await;
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    until(&address, "workers", Some("courier fails: ")).await;
    let causes = bot.lines(" ERROR ");
    let locked = causes.iter().filter(|line| line.contains("database is locked")).count();
    assert!(locked == 1 && causes.len() <= 3, "{causes:?}");
    other.execute("ROLLBACK").await.unwrap();
    until(&address, "workers", None).await;
    until_it_works(&bot).await;
    place.kill(bot.child).await;
    place.sandbox.stop();
}

/// A migrated database in a folder, and its backup.
async fn kept(place: &Place, folder: &Path) -> (String, String) {
    let file = folder.join("murus.db");
    let backup = folder.join("murus.backup");
    std::fs::copy(&place.database.url["sqlite://".len()..], &file).unwrap();
    let url = format!("sqlite://{}", file.display());
    let (well, said) = runs(place, &url, &["backup", backup.to_str().unwrap()]).await;
    assert!(well, "{said}");
    (url, backup.to_str().unwrap().to_owned())
}

/// The owner of the bot in a container.
const NOBODY: u32 = 65_534;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restored_database_keeps_its_owner_and_a_refused_file_is_said_to_be_refused() {
    // Only root gives files away.
    if std::fs::metadata("/proc/self").unwrap().uid() != 0 {
        return;
    }
    let place = Place::new(database::sqlite()).await;
    let folder = tempfile::tempdir().unwrap();
    std::fs::set_permissions(folder.path(), PermissionsExt::from_mode(0o755)).unwrap();
    let (url, backup) = kept(&place, folder.path()).await;
    let file = folder.path().join("murus.db");
    chown(&file, Some(NOBODY), Some(NOBODY)).unwrap();
    let (well, said) = runs(&place, &url, &["restore", &backup, "--replace"]).await;
    assert!(well, "{said}");
    for file in std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path()) {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let owner = std::fs::metadata(&file).unwrap().uid();
        assert!(owner == NOBODY || name.contains("backup"), "{name} belongs to {owner}");
    }
    chown(&file, Some(0), Some(0)).unwrap();
    std::fs::set_permissions(&file, PermissionsExt::from_mode(0o600)).unwrap();
    let mut command = Command::new("setpriv");
    command.args([
        "--reuid=65534",
        "--regid=65534",
        "--clear-groups",
        env!("CARGO_BIN_EXE_murus"),
        "migrate",
    ]);
    let said = String::from_utf8(command.env("DATABASE_URL", &url).output().await.unwrap().stderr)
        .unwrap();
    assert!(said.contains("murus.db cannot be opened: Permission denied"), "{said}");
    assert!(said.contains("The file belongs to user 0") && said.lines().count() == 1, "{said}");
    place.sandbox.stop();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_several_backups_to_one_name_one_is_made() {
    let place = Place::new(database::sqlite()).await;
    for round in 0..5 {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("murus.backup");
        // A killed process has left its own.
        std::fs::write(folder.path().join("murus.backup.1-0.part"), "half").unwrap();
        let words = ["backup", file.to_str().unwrap()];
        let ended = join_all((0..6).map(|_| runs(&place, &place.database.url, &words))).await;
        let (made, refused): (Vec<_>, Vec<_>) = ended.into_iter().partition(|(well, _)| *well);
        assert_eq!(made.len(), 1, "{round}: {made:?} {refused:?}");
        assert!(
            refused
                .iter()
                .all(|(_, said)| said.contains("is there already, and nothing is written")),
            "{refused:?}"
        );
        assert_eq!(
            std::fs::read_dir(folder.path()).unwrap().count(),
            2,
            "no half copy of theirs is left"
        );
    }
    place.sandbox.stop();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restore_follows_links_and_loses_no_log() {
    let place = Place::new(database::sqlite()).await;
    let folder = tempfile::tempdir().unwrap();
    let (url, backup) = kept(&place, folder.path()).await;
    let file = folder.path().join("murus.db");
    let link = folder.path().join("link.db");
    symlink("murus.db", &link).unwrap();
    let (well, said) =
        runs(&place, &format!("sqlite://{}", link.display()), &["restore", &backup, "--replace"])
            .await;
    assert!(well && said.contains(&format!("{}.old\n", file.display())), "{said}");
    assert!(link.is_symlink() && !file.is_symlink());
    let (well, said) = runs(&place, &url, &["restore", file.to_str().unwrap(), "--replace"]).await;
    assert!(!well && said.contains("murus.db is the database itself"), "{said}");
    // Moved away under a running bot: its newest moves are in the log that stays behind.
    std::fs::remove_file(&file).unwrap();
    std::fs::write(folder.path().join("murus.db-wal"), "moves").unwrap();
    let (well, said) = runs(&place, &url, &["restore", &backup]).await;
    assert!(!well && said.contains("murus.db is not empty: say --replace"), "{said}");
    let (well, said) = runs(&place, &url, &["restore", &backup, "--replace"]).await;
    assert!(well && said.contains("the database of before: "), "{said}");
    place.sandbox.stop();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_used_is_named_with_its_cause() {
    let place = Place::new(database::sqlite()).await;
    let folder = tempfile::tempdir().unwrap();
    let (url, backup) = kept(&place, folder.path()).await;
    let at = |name: &str| folder.path().join(name).display().to_string();
    std::fs::write(at("garbage.db"), "Dear Ann, ".repeat(1000)).unwrap();
    writes(&format!("sqlite://{}?mode=rwc", at("foreign.db")), "CREATE TABLE letters (text TEXT)")
        .await;
    let [garbage, foreign] =
        ["garbage.db", "foreign.db"].map(|name| format!("sqlite://{}", at(name)));
    let raw = "DATABASE_URL is no address such as postgres://";
    let copy = at("copy");
    for (url, words, env, cause) in [
        // A setting that does nothing, or cannot be met.
        (
            &url,
            vec!["bot"],
            ("RUST_LOG", "murus=debgu"),
            vec!["RUST_LOG is no list of lines to log"],
        ),
        (
            &url,
            vec!["bot", "--health-file", "/nonexist/beat"],
            ("LOG", ""),
            vec!["/nonexist/beat: No such file"],
        ),
        // A password that is not encoded.
        (
            &"postgres://ann:se#cret@127.0.0.1:1/murus".to_owned(),
            vec!["migrate"],
            ("LOG", ""),
            vec![raw, "%23"],
        ),
        (
            &"postgres://ann:se/cret@127.0.0.1:1/murus".to_owned(),
            vec!["migrate"],
            ("LOG", ""),
            vec![raw, "%2F"],
        ),
        (&"postgres://ann:12/3@127.0.0.1:1/murus".to_owned(), vec!["bot"], ("LOG", ""), vec![raw]),
        // No lasting file, or another program's.
        (
            &"sqlite::memory:".to_owned(),
            vec!["bot"],
            ("LOG", ""),
            vec!["DATABASE_URL must name a file"],
        ),
        (
            &"sqlite://".to_owned(),
            vec!["migrate"],
            ("LOG", ""),
            vec!["DATABASE_URL must name a file"],
        ),
        (&foreign, vec!["bot"], ("LOG", ""), vec!["foreign.db holds tables of another program"]),
        (
            &foreign,
            vec!["bot", "--new-database"],
            ("LOG", ""),
            vec!["foreign.db holds tables of another program"],
        ),
        (
            &garbage,
            vec!["backup", &copy],
            ("LOG", ""),
            vec!["garbage.db is no database", "file is not a database"],
        ),
        (
            &url,
            vec!["restore", &at("murus.db"), "--replace"],
            ("LOG", ""),
            vec!["is the database itself"],
        ),
        (&url, vec!["backup", "/proc/copy"], ("LOG", ""), vec!["/proc/copy cannot be written: "]),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_murus"));
        command
            .args(&words)
            .env("DATABASE_URL", url)
            .env("DISCORD_API_BASE", place.sandbox.base_url());
        command.env("DISCORD_TOKEN", place.sandbox.token()).env(env.0, env.1).kill_on_drop(true);
        let ended = tokio::time::timeout(Duration::from_secs(30), command.output()).await;
        let output = ended.unwrap_or_else(|_| panic!("{words:?} doesn't end")).unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && said.lines().count() == 1, "{words:?} {url}: {said}");
        assert!(cause.iter().all(|cause| said.contains(cause)), "{words:?} {url}: {said}");
        assert!(!said.contains("cret"), "no part of a password is printed: {said}");
    }
    // A full disk names the file.
    for words in [format!("backup {copy}"), format!("restore {backup} --replace")] {
        let mut shell = Command::new("sh");
        shell.args([
            "-c",
            &format!("ulimit -f 200; exec \"$0\" {words}"),
            env!("CARGO_BIN_EXE_murus"),
        ]);
        let said =
            String::from_utf8(shell.env("DATABASE_URL", &url).output().await.unwrap().stderr)
                .unwrap();
        assert!(
            said.contains(&format!(
                "{} cannot be written: ",
                if words.contains("copy") { &copy } else { &url[9..] }
            )),
            "{said}"
        );
    }
    place.sandbox.stop();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_accepts_and_never_answers_ends_the_start() {
    let place = Place::new(database::sqlite()).await;
    let silent = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let url = format!("postgres://ann@{}/murus", silent.local_addr().unwrap());
    // The old program waited half a minute.
    let ended =
        tokio::time::timeout(Duration::from_secs(20), runs(&place, &url, &["migrate"])).await;
    let (well, said) = ended.expect("a silent server is not waited for");
    assert!(!well && said.contains("cannot be opened: no answer"), "{said}");
    place.sandbox.stop();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_network_the_cause_is_said_and_said_once() {
    let place = Place::new(database::sqlite()).await;
    let url = place.database.url.clone();
    let folder = tempfile::tempdir().unwrap();
    let address = free_address();
    let bot = Logged::start(&place, &url, folder.path(), &[]).await;
    place.kill(bot.child).await;
    let mut command = place.command();
    let log = folder.path().join("log");
    command.args(["--http-addr", &address]).env("DISCORD_API_BASE", "http://127.0.0.1:1");
    let _child = command.stderr(std::fs::File::create(&log).unwrap()).spawn().unwrap();
    let lines = || std::fs::read_to_string(&log).unwrap().matches("where the gateway is").count();
    for _ in 0..600 {
        if lines() > 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // Longer than the first pauses between tries.
    tokio::time::sleep(Duration::from_secs(4)).await;
    assert_eq!(lines(), 1, "{}", std::fs::read_to_string(&log).unwrap());
    assert!(std::fs::read_to_string(&log).unwrap().contains("Connection refused"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_murus"));
    command.arg("doctor").env("DATABASE_URL", &url).env("DISCORD_TOKEN", place.sandbox.token());
    let said = command.env("DISCORD_API_BASE", "http://127.0.0.1:1").output().await.unwrap().stdout;
    assert!(String::from_utf8(said).unwrap().contains("Connection refused"));
    place.sandbox.stop();
}

on_both!(
    a_notice_that_is_late_is_said_by_the_doctor_and_is_not_ready,
    the_doctor_finds_what_keeps_the_bot_from_work
);
