//! How the bot is: part by part, for balancers and operators over HTTP, and in a file at which `murus health` looks.

use std::io;
use std::path::Path;
use std::time::Duration;

use serde_json::{Map, Value, json};
use tokio_util::sync::CancellationToken;

use crate::clock::Clock;
use crate::discord::Bot;
use crate::game::Millis;

/// How often the file is renewed, in ms.
const EVERY_MS: Millis = 15_000;

/// A file older than this means that the bot hangs, in ms.
const STALE_MS: Millis = 60_000;

/// How long the database may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// A sweep longer ago than this is late, in ms: three times as long as one waits for the next.
const LATE_MS: Millis = 90_000;

/// How the bot is at a time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Readiness {
    /// When it was looked.
    pub at: Millis,
    /// Each part that this process has.
    pub parts: Vec<Part>,
}

/// A part of the bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Which.
    pub name: &'static str,
    /// Whether it is as it should be.
    pub ready: bool,
    /// How it is.
    pub says: String,
}

impl Readiness {
    /// Whether every part is as it should be.
    pub fn is_ready(&self) -> bool {
        self.parts.iter().all(|part| part.ready)
    }

    /// As it is written and shown.
    pub fn json(&self) -> Value {
        let part = |part: &Part| (part.name.to_owned(), json!({ "ready": part.ready, "says": part.says }));
        let parts: Map<_, _> = self.parts.iter().map(part).collect();
        json!({ "ready": self.is_ready(), "at": self.at, "parts": parts })
    }
}

/// Looks how the bot is, and measures what waits and how the gateway is.
pub async fn look(bot: &Bot) -> Readiness {
    let (service, meter) = (bot.service(), bot.service().meter());
    let at = service.clock().now();
    let mut parts = Vec::new();
    let database = match tokio::time::timeout(PATIENCE, service.measure()).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(error.to_string()),
        Err(_) => Err("no answer".to_owned()),
    };
    parts.push(Part {
        name: "database",
        ready: database.is_ok(),
        says: database.err().unwrap_or_else(|| "answers".to_owned()),
    });
    if let Some(state) = bot.gateway().await {
        meter.shards("connected", state.connected as i64);
        meter.shards("connecting", (state.held - state.connected) as i64);
        meter.latency(state.latency);
        let says = format!("{} of {} shards connected", state.connected, state.held);
        parts.push(Part { name: "gateway", ready: state.held > 0 && state.connected == state.held, says });
    }
    if let Some(known) = bot.knows_commands() {
        let says = if known { "registered" } else { "not registered yet" };
        parts.push(Part { name: "commands", ready: known, says: says.to_owned() });
    }
    if bot.config().role.works() {
        let workers = service.workers();
        let told = |(name, at_work): &(&'static str, bool)| {
            let state = if *at_work { "at work" } else { "begins again" };
            format!("{name} {state}, begun again {} times", meter.restarts(name))
        };
        let ready = !workers.is_empty() && workers.iter().all(|(_, at_work)| *at_work);
        parts.push(Part { name: "workers", ready, says: workers.iter().map(told).collect::<Vec<_>>().join("; ") });
        let ago = service.swept().map(|swept| at - swept);
        let says = ago.map_or("not yet".to_owned(), |ago| format!("{} s ago", ago / 1000));
        parts.push(Part { name: "sweep", ready: ago.is_some_and(|ago| ago < LATE_MS), says });
    }
    for part in &parts {
        meter.ready(part.name, part.ready);
    }
    Readiness { at, parts }
}

/// Writes how the bot is into a file, again and again until `stop`.
pub async fn beat(bot: Bot, file: &Path, stop: CancellationToken) {
    let clock = bot.service().clock();
    while !stop.is_cancelled() {
        let readiness = look(&bot).await;
        if let Err(error) = tokio::fs::write(file, readiness.json().to_string()).await {
            tracing::error!(file = %file.display(), %error, "the health file could not be written");
        }
        tokio::select! {
            () = clock.sleep_until(readiness.at + EVERY_MS) => {}
            () = stop.cancelled() => {}
        }
    }
}

/// Why the bot that writes a file is not healthy, if it is not.
pub fn complaint(file: &Path, clock: &Clock) -> io::Result<Option<String>> {
    let said: Value = serde_json::from_str(&std::fs::read_to_string(file)?)?;
    if said["at"].as_i64().is_none_or(|at| clock.now() - at >= STALE_MS) {
        return Ok(Some("the health file is old".to_owned()));
    }
    let parts = said["parts"].as_object().into_iter().flatten().filter(|(_, part)| part["ready"] != true);
    let told: Vec<_> = parts.map(|(name, part)| format!("{name}: {}", part["says"].as_str().unwrap_or("?"))).collect();
    let ready = said["ready"] == true;
    Ok((!ready).then(|| if told.is_empty() { "not ready".to_owned() } else { told.join("; ") }))
}
