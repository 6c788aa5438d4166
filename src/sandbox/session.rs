//! A session at the gateway, as long as it can be resumed.

use serde_json::{Value, json};
use tokio::sync::mpsc;

/// What is written to a connection.
#[derive(Debug)]
pub(super) enum Out {
    Frame(Value),
    Close(u16),
}

/// A gateway session; without a connection it can be resumed.
#[derive(Debug)]
pub(super) struct Session {
    pub intents: u64,
    pub seq: u64,
    /// Every event so far, for RESUME.
    pub sent: Vec<Value>,
    pub out: Option<mpsc::UnboundedSender<Out>>,
}

impl Session {
    /// Counts an event, keeps it, and sends it to the connection, if there is one.
    pub fn dispatch(&mut self, event: &str, data: Value) {
        self.seq += 1;
        let frame = json!({ "op": 0, "t": event, "s": self.seq, "d": data });
        self.sent.push(frame.clone());
        if let Some(out) = &self.out {
            // A connection that is gone will resume or identify anew.
            let _ = out.send(Out::Frame(frame));
        }
    }
}
