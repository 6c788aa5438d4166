//! Runs a command: a log, a runtime, and a signal to stop.

use std::io::{self, IsTerminal};
use std::pin::Pin;

use tokio_util::sync::CancellationToken;
use tracing::{Level, Metadata};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use super::failure::CliFailure;
use crate::config::{self, ConfigError, LogForm};

/// The default log filter, used if the environment sets none.
pub(super) const USUAL: &str = "murus=info,error,sqlx_core=off";

/// The work of a command, as a future.
pub type CommandWork<'a> = Pin<Box<dyn Future<Output = Result<(), CliFailure>> + 'a>>;

/// Sets up the log and the async runtime, and runs a command to its end. `usual` is the log filter
/// if the environment sets none. Fails if the command fails, or if the log filter cannot be read.
pub fn run_command(form: LogForm, usual: &str, work: CommandWork<'_>) -> Result<(), CliFailure> {
    let filter = config::log_filter().unwrap_or_else(|| usual.to_owned());
    let filter = EnvFilter::try_new(filter)
        .map_err(|error| CliFailure::usage_failure(ConfigError::BadFilter(error.to_string())))?;
    // Writing the log must not block the work when no one reads it.
    let (log, _written) = tracing_appender::non_blocking(io::stderr());
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(log)
        .log_internal_errors(false);
    // Only a terminal gets colours.
    let log = if io::stderr().is_terminal() { log } else { log.with_ansi(false) };
    match form {
        LogForm::Human => log.finish().with(filter_fn(is_discreet)).init(),
        LogForm::Json => {
            log.json().flatten_event(true).finish().with(filter_fn(is_discreet)).init()
        }
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(async {
        outlive_full_files()?;
        work.await
    });
    // The engine may still be thinking. Nothing waits for it.
    runtime.shutdown_background();
    done
}

/// The number of SIGXFSZ, the signal to a process that writes beyond its limit on file sizes.
const FILE_TOO_LARGE: i32 = 25;

/// Makes a write beyond the limit on file sizes fail with an error, as on a full disk. Otherwise
/// the system would end the process in the middle of the write.
fn outlive_full_files() -> Result<(), CliFailure> {
    use tokio::signal::unix::{SignalKind, signal};
    // The signal handler remains when its listener is dropped.
    drop(signal(SignalKind::from_raw(FILE_TOO_LARGE))?);
    Ok(())
}

/// Returns true if a log line or span may be written, because it cannot hold a token. Libraries
/// quote whole requests and events in their spans and below the error level. SQL statements are
/// logged without their values.
fn is_discreet(line: &Metadata<'_>) -> bool {
    let ours = line.target().split("::").next().is_some_and(|package| package.starts_with("murus"));
    ours || line.target() == "sqlx::query" || *line.level() == Level::ERROR
}

/// Returns a token that SIGTERM and Ctrl-C cancel. Fails if no signal handler can be installed.
pub(super) fn stop_on_signal() -> Result<CancellationToken, CliFailure> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let stop = CancellationToken::new();
    let stopping = stop.clone();
    tokio::spawn(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        // Cancels first, because the log may block.
        stopping.cancel();
        tracing::info!("stopping");
    });
    Ok(stop)
}
