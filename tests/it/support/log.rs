//! Listens to the log. If serenity does not understand an event, it drops it with one quiet line.
//! No test may overlook that.

use std::io;
use std::sync::{Mutex, Once};

use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::MakeWriter;

static MISUNDERSTOOD: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// The log lines for operators, of all stories together.
static TOLD: Mutex<Vec<String>> = Mutex::new(Vec::new());

struct Listener;

impl io::Write for Listener {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(line);
        if text.contains("unknown command")
            || text.contains("unknown event was received")
            || text.contains("Err deserializing")
        {
            MISUNDERSTOOD.lock().unwrap().push(text.chars().take(2000).collect());
        }
        if [" INFO ", " WARN ", "ERROR "].iter().any(|level| text.contains(level)) {
            TOLD.lock().unwrap().push(text.trim_end().to_owned());
        }
        if std::env::var_os("TEST_LOG").is_some() {
            eprint!("{text}");
        }
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Listener {
    type Writer = Listener;

    fn make_writer(&'a self) -> Listener {
        Listener
    }
}

/// Returns the log lines for operators that contain this text. They come from all stories, so the
/// text must be one that no other story writes, and no part of a time or an id.
pub fn told(what: &str) -> Vec<String> {
    TOLD.lock().unwrap().iter().filter(|line| line.contains(what)).cloned().collect()
}

/// Begins to listen to the log. Later calls have no effect.
pub fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let filter =
            EnvFilter::new("murus=debug,serenity::client::dispatch=debug,serenity::gateway=warn");
        tracing_subscriber::fmt()
            .with_env_filter(filter)
            .with_ansi(false)
            .with_writer(Listener)
            .init();
    });
}

/// Panics if serenity dropped an event.
pub fn assert_understood() {
    let lines = MISUNDERSTOOD.lock().unwrap();
    assert!(lines.is_empty(), "serenity did not understand: {lines:?}");
}
