//! Makes requests fail and kills processes on purpose, and checks that nothing is lost.

use std::num::NonZero;
use std::pin::pin;
use std::time::Duration;

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at, sleep};

use super::door::ControlClient;
use super::failure::LoadError;
use super::figures::tenths;
use super::fleet::Fleet;
use super::plan::LoadPlan;
use super::shared::LoadShared;
use murus::clock::{self, Clock};
use murus::game::Millis;
use murus::store::{self, Db};

/// The longest time for which to wait for the last notices.
const PATIENCE: Duration = Duration::from_secs(90);

/// The longest time that people rest until old boards have lost their buttons.
const REST: Duration = Duration::from_secs(60);

/// The pause between two measurements of memory.
const MEMORY: Duration = Duration::from_secs(60);

/// The pause between two checks for late notices.
const GLANCE: Duration = Duration::from_millis(200);
/// The age after which a notice is late. A worker finds a notice that another process wrote within
/// two seconds.
const LATE: Millis = Millis::from_secs(3);

/// What happened to the bot while people played.
#[derive(Default)]
pub(super) struct Endured {
    /// The memory of the bot after each minute, in MiB.
    pub memory: Vec<f64>,
    /// The number of processes killed.
    pub kills: u64,
    /// An upper bound of the time after a kill for which notices were still late, in seconds;
    /// `None` if none were late.
    pub late_for: Option<f64>,
    /// The longest time for which a notice was overdue, in seconds; `None` if it was not measured.
    pub latest: Option<f64>,
}

/// Lets people play for the plan's time, while requests fail and processes are killed. Fails if the
/// database, a process or the sandbox fails.
pub(super) async fn endure(
    plan: &LoadPlan,
    door: &ControlClient,
    database: &str,
    bot: &mut Fleet,
) -> Result<Endured, LoadError> {
    let mut random = StdRng::seed_from_u64(plan.seed);
    let mut end = pin!(sleep(Duration::from_secs(plan.seconds)));
    let pause = (plan.faults > 0.0).then(|| Duration::from_secs_f64(1.0 / plan.faults));
    let mut faults = every(pause);
    let mut looks = every(Some(MEMORY));
    let mut kills = every(plan.kill.map(NonZero::get).map(Duration::from_secs));
    let mut glances = every(plan.kill.map(|_| GLANCE));
    let db = Db::connect(database).await?;
    let mut endured = Endured::default();
    let mut killed = None;
    loop {
        tokio::select! {
            () = &mut end => break,
            () = next(&mut faults) => {
                if let Some((ticks, pause)) = faults.as_mut().zip(pause) {
                    // The times are random, so that faults do not always meet retries after one
                    // second.
                    ticks.reset_after(pause.mul_f64(random.random_range(0.5..1.5)));
                }
                door.misbehave(fault(&mut random)).await?;
            }
            () = next(&mut looks) => endured.memory.push(bot.usage()?.memory_mib.round()),
            () = next(&mut kills) => {
                killed = Some(clock::instant());
                endured.kills += 1;
                bot.kill().await?;
            }
            () = next(&mut glances) => {
                let now = Clock::System.now();
                let oldest = store::outbox::oldest_due(&mut *db.read().await?, now).await?;
                let due = oldest.map_or(Millis::ZERO, |oldest| now - oldest.due);
                let most = |worst: Option<f64>, now: f64| Some(worst.map_or(tenths(now), |worst| worst.max(tenths(now))));
                endured.latest = most(endured.latest, Duration::from(due).as_secs_f64());
                if let Some(killed) = killed && due > LATE {
                    endured.late_for = most(endured.late_for, killed.elapsed().as_secs_f64());
                }
            }
        }
    }
    db.close().await;
    Ok(endured)
}

/// Waits until every notice is sent, for at most [`PATIENCE`]. Returns the number of notices still
/// not sent, and the number of moves without a ping.
pub(super) async fn settle(database: &str, shared: &LoadShared) -> Result<[u64; 2], LoadError> {
    let db = Db::connect(database).await?;
    let until = clock::instant() + PATIENCE;
    loop {
        let waiting = store::outbox::count_waiting(&mut *db.read().await?).await?.unsigned_abs();
        let lost = shared.count_lost(Duration::ZERO) as u64;
        if waiting + lost == 0 || clock::instant() > until {
            db.close().await;
            return Ok([waiting, lost]);
        }
        sleep(Duration::from_millis(200)).await;
    }
}

/// Counts the notices in the late lane that wait, most of which clean up old messages: now, and
/// once none waits any more, but after a minute at the latest.
pub(super) async fn count_buttons(database: &str) -> Result<[i64; 2], LoadError> {
    let db = Db::connect(database).await?;
    let count = async || store::outbox::count_in(&mut *db.read().await?, store::Lane::Late).await;
    let at_once = count().await?;
    let until = clock::instant() + REST;
    let mut later = at_once;
    while later > 0 && clock::instant() < until {
        sleep(Duration::from_millis(200)).await;
        later = count().await?;
    }
    db.close().await;
    Ok([at_once, later])
}

/// A random fault in the form of the control API.
fn fault(random: &mut StdRng) -> Value {
    match random.random_range(0..4) {
        0 => json!("lost_answer"),
        1 => json!({ "rate_limited": { "retry_after_ms": 700 } }),
        2 => json!({ "status": 502 }),
        _ => json!({ "status": 500 }),
    }
}

/// Makes a timer that ticks after each pause; `None` if there is no pause.
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
