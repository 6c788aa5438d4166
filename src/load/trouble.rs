//! What goes wrong on purpose, and whether all is well again afterwards.

use std::num::NonZero;
use std::pin::pin;
use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at, sleep};

use super::door::Door;
use super::failure::LoadError;
use super::plan::Plan;
use super::processes::Process;
use crate::clock;
use crate::store::{self, Db};

/// How long it may take at the end until everything is said.
const PATIENCE: Duration = Duration::from_secs(60);

/// How often memory is looked at.
const LOOK: Duration = Duration::from_secs(60);

/// Lets people play for as long as it is measured, while requests go wrong and the bot is killed; its memory after each minute, in MiB.
pub(super) async fn endure(
    plan: &Plan,
    door: &Door,
    sandbox: &Process,
    database: &str,
    bot: &mut Process,
) -> Result<Vec<f64>, LoadError> {
    let mut random = StdRng::seed_from_u64(plan.seed);
    let mut end = pin!(sleep(Duration::from_secs(plan.seconds)));
    let (mut faults, mut looks) =
        (every((plan.faults > 0.0).then(|| Duration::from_secs_f64(1.0 / plan.faults))), every(Some(LOOK)));
    let mut kills = every(plan.kill.map(NonZero::get).map(Duration::from_secs));
    let mut memory = Vec::new();
    loop {
        tokio::select! {
            () = &mut end => return Ok(memory),
            () = next(&mut faults) => door.misbehave(fault(&mut random)).await?,
            () = next(&mut looks) => memory.push(bot.usage()?.memory_mib.round()),
            () = next(&mut kills) => {
                bot.kill().await?;
                *bot = Process::bot(&plan.program, sandbox, database)?;
            }
        }
    }
}

/// Waits until everything is said; how many notices still wait if that takes too long.
pub(super) async fn settle(database: &str) -> Result<u64, LoadError> {
    let (db, until) = (Db::connect(database).await?, clock::instant() + PATIENCE);
    loop {
        let waiting = store::waiting(&mut *db.read().await?).await?;
        if waiting == 0 || clock::instant() > until {
            db.close().await;
            return Ok(waiting.unsigned_abs());
        }
        sleep(Duration::from_millis(200)).await;
    }
}

/// Something of what Discord does on bad days.
fn fault(random: &mut StdRng) -> Value {
    match random.random_range(0..4) {
        0 => json!("lost_answer"),
        1 => json!({ "rate_limited": { "retry_after_ms": 700 } }),
        2 => json!({ "status": 502 }),
        _ => json!({ "status": 500 }),
    }
}

/// Ticks at such a pause, the first after one; none at all without.
fn every(pause: Option<Duration>) -> Option<Interval> {
    let mut ticks = interval_at(Instant::from_std(clock::instant() + pause?), pause?);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    Some(ticks)
}

async fn next(ticks: &mut Option<Interval>) {
    match ticks {
        Some(ticks) => {
            ticks.tick().await;
        }
        None => std::future::pending().await,
    }
}
