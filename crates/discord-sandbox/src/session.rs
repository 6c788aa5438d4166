//! A session at the gateway, as long as it can be resumed.

use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use serde_json::Value;
use tokio::sync::mpsc;

/// How many of the last events a session can be sent again.
const KEPT: usize = 2_000;

/// What is written to a connection.
#[derive(Debug)]
pub(super) enum Out {
    Frame(Utf8Bytes),
    Close(u16),
}

/// A gateway session; without a connection it can be resumed.
#[derive(Debug)]
pub(super) struct Session {
    pub intents: u64,
    /// Its number among the bot's shards, and how many these are.
    shard: (u64, u64),
    seq: u64,
    /// The last events with their numbers, as they were written.
    sent: VecDeque<(u64, Utf8Bytes)>,
    pub out: Option<mpsc::UnboundedSender<Out>>,
    /// Whether each event arrives twice.
    pub twice: bool,
    /// Whether the next event arrives after the one that follows it.
    pub late: bool,
    waiting: Option<Utf8Bytes>,
}

#[derive(Serialize)]
struct Event<'a> {
    op: u8,
    t: &'a str,
    s: u64,
    d: &'a Value,
}

impl Session {
    pub fn new(intents: u64, shard: (u64, u64), out: mpsc::UnboundedSender<Out>) -> Session {
        let (twice, late, waiting) = (false, false, None);
        Session { intents, shard, seq: 0, sent: VecDeque::new(), out: Some(out), twice, late, waiting }
    }

    /// Whether it hears of what happens in a server; without one, of direct messages, of which the first shard hears.
    pub fn hears(&self, server: Option<u64>) -> bool {
        let (number, count) = self.shard;
        server.map_or(0, |server| (server >> 22) % count) == number
    }

    /// Counts an event, keeps it, and sends it to the connection, if there is one.
    pub fn dispatch(&mut self, event: &str, data: &Value) {
        let frame = self.next(event, data);
        if std::mem::take(&mut self.late) {
            self.waiting = Some(frame.clone());
        } else {
            let waiting = self.waiting.take();
            let again = self.twice.then(|| frame.clone());
            [Some(frame.clone()), again, waiting].into_iter().flatten().for_each(|frame| self.send(frame));
        }
        self.sent.push_back((self.seq, frame));
        if self.sent.len() > KEPT {
            self.sent.pop_front();
        }
    }

    /// Sends the last event once more.
    pub fn repeat(&self) {
        if let Some((_, last)) = self.sent.back() {
            self.send(last.clone());
        }
    }

    /// Goes on over another connection after this event: sends what was missed. Or not, where that is kept no more.
    pub fn resume(&mut self, seen: u64, out: mpsc::UnboundedSender<Out>) -> bool {
        if self.sent.front().is_some_and(|(first, _)| *first > seen + 1) {
            return false;
        }
        self.out = Some(out);
        for (_, missed) in self.sent.iter().filter(|(seq, _)| *seq > seen) {
            self.send(missed.clone());
        }
        let resumed = self.next("RESUMED", &Value::Object(serde_json::Map::new()));
        self.send(resumed);
        true
    }

    fn next(&mut self, event: &str, data: &Value) -> Utf8Bytes {
        self.seq += 1;
        // A value with texts as keys can always be written.
        serde_json::to_string(&Event { op: 0, t: event, s: self.seq, d: data }).unwrap_or_default().into()
    }

    fn send(&self, frame: Utf8Bytes) {
        if let Some(out) = &self.out {
            // A connection that is gone will resume or identify anew.
            let _ = out.send(Out::Frame(frame));
        }
    }
}
