//! Processes on one database that are set up differently say so.

use std::process::Stdio;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::Command;

use super::operator::runs;
use super::processes::Place;
use crate::on_both;
use crate::support::database::Database;

async fn a_second_process_with_other_settings_says_so(database: Database) {
    let url = database.url.clone();
    let place = Place::new(database).await;
    let first = place.started(place.command()).await;
    let token = place.sandbox.token();
    let (well, said) = runs(&place, &url, &["doctor"]).await;
    assert!(
        well && said.contains("ok   processes: 1 seen within the last minute, with these settings"),
        "{said}"
    );
    let doctor = ["doctor", "--discord-budget", "40", "--web-url", "https://murus.example"];
    let (well, said) = runs(&place, &url, &doctor).await;
    assert!(!well, "{said}");
    let differs =
        "DISCORD_BUDGET: 50 there, 40 here; WEB_URL: none there, https://murus.example here";
    assert!(
        said.contains(&format!(
            "TODO processes: one has other settings or another version ({differs}):"
        )),
        "{said}"
    );
    assert!(!said.contains(&token), "{said}");

    let mut command: Command = place.command();
    command.args(["--discord-budget", "40"]).stderr(Stdio::piped());
    let mut second = place.started(command).await;
    let mut log = BufReader::new(second.stderr.take().expect("a pipe")).lines();
    let line = tokio::time::timeout(Duration::from_secs(60), async {
        loop {
            let line = log.next_line().await.unwrap().expect("it runs");
            if line.contains("another process on this database") {
                return line;
            }
        }
    });
    let line = line.await.expect("it says so");
    assert!(line.contains("WARN"), "{line}");
    assert!(
        line.contains("(DISCORD_BUDGET: 50 there, 40 here): give all of them the same"),
        "{line}"
    );
    assert!(!line.contains(&token), "{line}");
    let (_, said) = runs(&place, &url, &["doctor"]).await;
    assert!(said.contains("(DISCORD_BUDGET: 40 there, 50 here)"), "{said}");
    drop((first, second));
    place.sandbox.stop();
}

on_both!(a_second_process_with_other_settings_says_so);
