//! Gateway sessions that can be resumed.

use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use serde_json::Value;
use tokio::sync::mpsc;

/// The number of latest events that a session keeps, to send them again at a resume.
const KEPT: usize = 2_000;

/// A frame that a connection sends to the bot.
#[derive(Debug)]
pub(crate) enum Out {
    Frame(Utf8Bytes),
    Close(u16),
}

/// A gateway session. Without a connection it waits to be resumed.
#[derive(Debug)]
pub(crate) struct GatewaySession {
    pub intents: u64,
    /// The shard's number, and the number of shards.
    shard: (u64, u64),
    seq: u64,
    /// The latest events by number, as sent.
    sent: VecDeque<(u64, Utf8Bytes)>,
    pub out: Option<mpsc::UnboundedSender<Out>>,
    /// True if each event is sent twice.
    pub twice: bool,
    /// True if the next event is sent after the one that follows it.
    pub late: bool,
    waiting: Option<Utf8Bytes>,
}

#[derive(Serialize)]
struct SessionEvent<'a> {
    op: u8,
    t: &'a str,
    s: u64,
    d: &'a Value,
}

impl GatewaySession {
    pub fn new(intents: u64, shard: (u64, u64), out: mpsc::UnboundedSender<Out>) -> GatewaySession {
        let twice = false;
        let late = false;
        let waiting = None;
        GatewaySession {
            intents,
            shard,
            seq: 0,
            sent: VecDeque::new(),
            out: Some(out),
            twice,
            late,
            waiting,
        }
    }

    /// Returns true if this shard gets the events of a server. Direct messages have no server; the
    /// first shard gets their events.
    pub fn hears(&self, server: Option<u64>) -> bool {
        let (number, count) = self.shard;
        server.map_or(0, |server| (server >> 22) % count) == number
    }

    /// Numbers an event, keeps it for a resume, and sends it if the session has a connection.
    pub fn dispatch(&mut self, event: &str, data: &Value) {
        let frame = self.next(event, data);
        if std::mem::take(&mut self.late) {
            self.waiting = Some(frame.clone());
        } else {
            let waiting = self.waiting.take();
            let again = self.twice.then(|| frame.clone());
            [Some(frame.clone()), again, waiting]
                .into_iter()
                .flatten()
                .for_each(|frame| self.send(frame));
        }
        self.sent.push_back((self.seq, frame));
        if self.sent.len() > KEPT {
            self.sent.pop_front();
        }
    }

    /// Sends the latest event again.
    pub fn repeat(&self) {
        if let Some((_, last)) = self.sent.back() {
            self.send(last.clone());
        }
    }

    /// Resumes over a new connection and sends the events after number `seen`. Returns false if the
    /// session no longer keeps them all.
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
        // JSON values always serialize.
        serde_json::to_string(&SessionEvent { op: 0, t: event, s: self.seq, d: data })
            .unwrap_or_default()
            .into()
    }

    fn send(&self, frame: Utf8Bytes) {
        if let Some(out) = &self.out {
            // A bot whose connection is gone resumes or identifies again.
            let _ = out.send(Out::Frame(frame));
        }
    }
}
