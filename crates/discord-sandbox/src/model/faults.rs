//! Faults on request: refusals, lost answers, stalls.

use std::sync::Arc;

use serde::Deserialize;
use tokio::sync::{Notify, watch};

/// A fault, and the requests that it strikes.
#[derive(Clone, Debug, Deserialize)]
pub struct Misbehaviour {
    /// The HTTP method of the requests, such as `POST`; empty matches any method.
    #[serde(default)]
    pub method: String,
    /// A text that the path after `/api/v10/` contains; empty matches any path.
    #[serde(default)]
    pub path: String,
    /// The number of matching requests that pass first.
    #[serde(default)]
    pub skip: u32,
    /// The number of matching requests that the fault strikes.
    #[serde(default = "once")]
    pub times: u32,
    /// The fault that strikes the matching requests.
    pub fault: Fault,
}

fn once() -> u32 {
    1
}

/// A fault of a request.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// The answer is status 429 for the route of the request.
    RateLimited {
        /// The pause for which Discord asks the bot, in ms.
        retry_after_ms: u64,
    },
    /// The answer has this status. The request takes no effect.
    Status(u16),
    /// The request takes effect, but its answer breaks off.
    LostAnswer,
    /// The request takes effect, but only half of its answer arrives, as if it were whole.
    HalfAnswer,
    /// The answer is status 429 for the whole bot.
    LimitedAll {
        /// The pause for which Discord asks the bot, in ms.
        retry_after_ms: u64,
    },
    /// The answer is status 429 for a resource that other bots use too.
    LimitedShared {
        /// The pause for which Discord asks the bot, in ms.
        retry_after_ms: u64,
    },
    /// The answer has this status and Discord's error code. The request takes no effect.
    Refused(u16, u64),
}

/// A fault or stall, the requests it applies to, and how many are left to skip and to strike.
#[derive(Clone, Debug)]
pub(crate) struct FaultRule {
    method: String,
    path: String,
    skip: u32,
    times: u32,
    /// The time at which the rule ends, in ms since 1970 on the world's clock; `None` for never.
    until: Option<i64>,
    pub effect: FaultEffect,
}

/// The effect of a rule on a request: a fault, or a stall before or after the request takes effect.
#[derive(Clone, Debug)]
pub(crate) enum FaultEffect {
    Fault(Fault),
    Stall { gate: Arc<Gate>, after: bool },
}

/// A gate at which a stalled request waits until it is released.
#[derive(Debug, Default)]
pub(crate) struct Gate {
    reached: Notify,
    open: watch::Sender<bool>,
}

/// A stalled request. Dropping it releases the request.
#[derive(Debug)]
pub struct Stall(Arc<Gate>);

impl Stall {
    /// Waits until the request comes and stalls.
    pub async fn reached(&self) {
        self.0.reached.notified().await;
    }

    /// Lets the stalled request continue.
    pub fn release(&self) {
        self.0.open.send_replace(true);
    }
}

impl Drop for Stall {
    fn drop(&mut self) {
        self.release();
    }
}

impl Gate {
    /// Waits until the stall is released.
    pub async fn pass(&self) {
        self.reached.notify_one();
        // The gate owns the sender, so the channel stays open while a request waits.
        let _ = self.open.subscribe().wait_for(|open| *open).await;
    }
}

impl FaultRule {
    pub fn new(misbehaviour: Misbehaviour, until: Option<i64>) -> FaultRule {
        let Misbehaviour { method, path, skip, times, fault } = misbehaviour;
        FaultRule { method, path, skip, times, until, effect: FaultEffect::Fault(fault) }
    }
}

/// Makes a stall of the `nth` request that matches (the first is 1). The request waits before it
/// takes effect, or after it if `after` is true.
pub(crate) fn stall(method: &str, path: &str, nth: u32, after: bool) -> (Stall, FaultRule) {
    let gate = Arc::new(Gate::default());
    let effect = FaultEffect::Stall { gate: Arc::clone(&gate), after };
    let method = method.to_owned();
    let path = path.to_owned();
    (
        Stall(gate),
        FaultRule { method, path, skip: nth.saturating_sub(1), times: 1, until: None, effect },
    )
}

/// Counts a request against each rule that matches, up to the first rule that applies. Returns the
/// effect of that rule, or `None` if none applies.
pub(crate) fn strike(
    rules: &mut Vec<FaultRule>,
    now: i64,
    method: &str,
    path: &str,
) -> Option<FaultEffect> {
    rules.retain(|rule| rule.until.is_none_or(|until| now < until));
    let matches = |rule: &FaultRule| {
        (rule.method.is_empty() || rule.method == method) && path.contains(&rule.path)
    };
    for rule in rules.iter_mut().filter(|rule| matches(rule)) {
        if rule.skip > 0 {
            rule.skip -= 1;
            continue;
        }
        rule.times -= 1;
        let effect = rule.effect.clone();
        rules.retain(|rule| rule.times > 0);
        return Some(effect);
    }
    None
}
