//! The health of the bot, part by part: over HTTP for load balancers and operators, and in a file
//! for `murus health`.

use std::io;
use std::path::Path;
use std::time::Duration;

use serde_json::{Map, Value, json};
use tokio_util::sync::CancellationToken;

use crate::clock::Clock;
use crate::discord::Bot;
use crate::game::{Millis, Timestamp};
use crate::service;

/// The time from one check for the health file to the next.
const EVERY: Millis = Millis::from_secs(15);

/// The age from which a health file means that the bot hangs.
const STALE: Millis = Millis::from_mins(1);

/// The longest wait for the database. It leaves the database enough time to report its own error.
const PATIENCE: Duration = Duration::from_secs(4);

/// An urgent notice that could be delivered, and has been due for this long, is late.
const OVERDUE: Millis = Millis::from_mins(1);
/// A worker that has failed for this long without a success counts as broken.
const FAILING: Millis = Millis::from_secs(10);

/// If the last sweep for due work is longer ago than this, it is late. This is three times the
/// pause between sweeps.
const LATE: Millis = Millis::from_secs(90);

/// The health of the bot at one time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Readiness {
    /// The time of the check.
    pub at: Timestamp,
    /// The parts of the bot that this process runs.
    pub parts: Vec<HealthPart>,
}

/// The health of one part of the bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HealthPart {
    /// The name of the part, such as `database`.
    pub name: &'static str,
    /// True if the part works.
    pub ready: bool,
    /// The state of the part in a few words, such as `answers`.
    pub state: String,
}

impl Readiness {
    /// Returns true if every part works.
    pub fn is_ready(&self) -> bool {
        self.parts.iter().all(|part| part.ready)
    }

    /// Returns the health as JSON, for the HTTP route and the health file. The time is in ms since
    /// 1970.
    pub fn to_json(&self) -> Value {
        let part = |part: &HealthPart| {
            (part.name.to_owned(), json!({ "ready": part.ready, "says": part.state }))
        };
        let parts: Map<_, _> = self.parts.iter().map(part).collect();
        json!({ "ready": self.is_ready(), "at": self.at.as_millis(), "parts": parts })
    }
}

/// Checks every part of the bot that this process runs. Also writes a small row to the database,
/// and updates the metrics of queues, shards and readiness.
pub async fn check_parts(bot: &Bot) -> Readiness {
    let service = bot.service();
    let meter = bot.service().meter();
    let at = service.clock().now();
    let mut parts = Vec::new();
    let database = async {
        service.measure_queues().await?;
        service::pulse::write_pulse(service).await?;
        service.find_neglected_notice(OVERDUE).await
    };
    let database = match tokio::time::timeout(PATIENCE, database).await {
        Ok(answer) => answer.map_err(|error| error.to_string()),
        Err(_) => Err("no answer".to_owned()),
    };
    let state = database.as_ref().err().cloned().unwrap_or_else(|| "answers".to_owned());
    parts.push(HealthPart { name: "database", ready: database.is_ok(), state });
    if let Some(state) = bot.gateway_state().await {
        meter.set_shards("connected", state.connected as i64);
        meter.set_shards("connecting", (state.held - state.connected) as i64);
        meter.set_latency(state.latency);
        let shards = format!("{} of {} shards connected", state.connected, state.held);
        let ready = state.held > 0 && state.connected == state.held;
        parts.push(HealthPart { name: "gateway", ready, state: shards });
    }
    if let Some(ready) = bot.knows_commands() {
        let state = if ready { "registered" } else { "not registered yet" };
        parts.push(HealthPart { name: "commands", ready, state: state.to_owned() });
    }
    if bot.config().role.does_due_work() {
        let workers = service.list_workers();
        let describe = |(name, runs): &(&'static str, bool)| {
            let state = if *runs { "running" } else { "restarting" };
            format!("{name} {state}, restarted {} times", meter.restarts(name))
        };
        let failing = service.list_troubles(FAILING);
        let ready =
            !workers.is_empty() && workers.iter().all(|(_, runs)| *runs) && failing.is_empty();
        let fails = failing.iter().map(|(name, why)| format!("{name} fails: {why}"));
        let state = workers.iter().map(describe).chain(fails).collect::<Vec<_>>().join("; ");
        parts.push(HealthPart { name: "workers", ready, state });
        if let Ok(late) = database {
            let state = late.as_ref().map_or("nothing is late".to_owned(), |row| {
                let seconds = (at - row.due) / Millis::from_secs(1);
                format!("notice {} ({}) has been due for {seconds} s", row.id, row.kind)
            });
            parts.push(HealthPart { name: "deliveries", ready: late.is_none(), state });
        }
        let ago = service.last_sweep().map(|swept| at - swept);
        let state =
            ago.map_or("not yet".to_owned(), |ago| format!("{} s ago", ago / Millis::from_secs(1)));
        parts.push(HealthPart { name: "sweep", ready: ago.is_some_and(|ago| ago < LATE), state });
    }
    for part in &parts {
        meter.set_ready(part.name, part.ready);
    }
    Readiness { at, parts }
}

/// Checks the health of the bot every 15 s until `stop`, and writes it to a file. Logs a write that
/// fails.
pub async fn write_beats(bot: Bot, file: &Path, stop: CancellationToken) {
    let clock = bot.service().clock();
    while !stop.is_cancelled() {
        let readiness = check_parts(&bot).await;
        if let Err(error) = tokio::fs::write(file, readiness.to_json().to_string()).await {
            tracing::error!(file = %file.display(), %error, "the health file could not be written");
        }
        tokio::select! {
            () = clock.sleep_until(readiness.at, readiness.at + EVERY) => {}
            () = stop.cancelled() => {}
        }
    }
}

/// Writes a first health file that says "not ready", before the bot starts. Fails if the file
/// cannot be written, so that a wrong path ends the start.
pub fn write_beginning(file: &Path, clock: &Clock) -> io::Result<()> {
    let start = HealthPart { name: "start", ready: false, state: "not done yet".to_owned() };
    let readiness = Readiness { at: clock.now(), parts: vec![start] };
    std::fs::write(file, readiness.to_json().to_string())
}

/// Returns the reason why the bot that writes this health file is not healthy; `None` if it is
/// healthy. A file that was written a minute ago or earlier is a reason. Fails if the file cannot
/// be read or is not JSON.
pub fn read_complaint(file: &Path, clock: &Clock) -> io::Result<Option<String>> {
    let written: Value = serde_json::from_str(&std::fs::read_to_string(file)?)?;
    let written_at = written["at"].as_i64().map(Timestamp::from_millis);
    if written_at.is_none_or(|at| clock.now() - at >= STALE) {
        return Ok(Some("the health file is old".to_owned()));
    }
    let parts = written["parts"]
        .as_object()
        .into_iter()
        .flatten()
        .filter(|(_, part)| part["ready"] != true);
    let faults: Vec<_> = parts
        .map(|(name, part)| format!("{name}: {}", part["says"].as_str().unwrap_or("?")))
        .collect();
    let ready = written["ready"] == true;
    Ok((!ready).then(|| if faults.is_empty() { "not ready".to_owned() } else { faults.join("; ") }))
}
