//! Misbehaviour on request: refusals, lost answers, stalls, and what a gateway does on bad days.

use std::sync::Arc;

use serde::Deserialize;
use tokio::sync::{Notify, watch};

/// How the sandbox misbehaves for some requests.
#[derive(Clone, Debug, Deserialize)]
pub struct Misbehaviour {
    /// The method of the requests, such as `POST`; empty means any.
    #[serde(default)]
    pub method: String,
    /// Text that the path behind `/api/v10` contains; empty means any.
    #[serde(default)]
    pub path: String,
    /// How many matching requests are let through first.
    #[serde(default)]
    pub skip: u32,
    /// How many it then happens to.
    #[serde(default = "once")]
    pub times: u32,
    /// What happens.
    pub fault: Fault,
}

fn once() -> u32 {
    1
}

/// What can happen to a request.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// 429, to be tried again after so many ms.
    RateLimited {
        /// Pause in ms.
        retry_after_ms: u64,
    },
    /// This status with an empty object, without doing anything.
    Status(u16),
    /// It is done, and the answer gets lost on its way.
    LostAnswer,
    /// It is done, and of the answer only the first half arrives, as if it were all.
    HalfAnswer,
    /// 429 for the whole bot, to be tried again after so many ms.
    LimitedAll {
        /// Pause in ms.
        retry_after_ms: u64,
    },
    /// 429 for what the bot shares with others, to be tried again after so many ms.
    LimitedShared {
        /// Pause in ms.
        retry_after_ms: u64,
    },
    /// Refused with this status and Discord's code, without doing anything.
    Refused(u16, u64),
}

/// A rule at work.
#[derive(Clone, Debug)]
pub(super) struct Rule {
    method: String,
    path: String,
    skip: u32,
    times: u32,
    /// When it is forgotten, by the world's time.
    until: Option<i64>,
    pub effect: Effect,
}

/// What a rule does.
#[derive(Clone, Debug)]
pub(super) enum Effect {
    Fault(Fault),
    Stall { gate: Arc<Gate>, after: bool },
}

/// Where stalled requests wait.
#[derive(Debug, Default)]
pub(super) struct Gate {
    reached: Notify,
    open: watch::Sender<bool>,
}

/// A stall that was asked for. Dropped, it lets everything through.
#[derive(Debug)]
pub struct Stall(Arc<Gate>);

impl Stall {
    /// Waits until a request is stalled.
    pub async fn reached(&self) {
        self.0.reached.notified().await;
    }

    /// Lets the stalled request go on.
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
        // The gate owns the sender, so the channel stays open while somebody waits here.
        let _ = self.open.subscribe().wait_for(|open| *open).await;
    }
}

impl Rule {
    pub fn new(asked: Misbehaviour, until: Option<i64>) -> Rule {
        let Misbehaviour { method, path, skip, times, fault } = asked;
        Rule { method, path, skip, times, until, effect: Effect::Fault(fault) }
    }
}

pub(super) fn stall(method: &str, path: &str, nth: u32, after: bool) -> (Stall, Rule) {
    let gate = Arc::new(Gate::default());
    let effect = Effect::Stall { gate: Arc::clone(&gate), after };
    let (method, path) = (method.to_owned(), path.to_owned());
    (Stall(gate), Rule { method, path, skip: nth.saturating_sub(1), times: 1, until: None, effect })
}

/// What happens to a request: the first rule that matches counts it, and applies if it is its turn.
pub(super) fn strike(rules: &mut Vec<Rule>, now: i64, method: &str, path: &str) -> Option<Effect> {
    rules.retain(|rule| rule.until.is_none_or(|until| now < until));
    let matches = |rule: &Rule| (rule.method.is_empty() || rule.method == method) && path.contains(&rule.path);
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
