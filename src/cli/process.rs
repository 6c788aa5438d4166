//! What a serving command needs: a log, a runtime, and a signal to stop.

use std::io;
use std::pin::Pin;

use tokio_util::sync::CancellationToken;

use super::failure::Failure;
use crate::config::LogForm;

/// The log filter unless the environment names another.
pub(super) const USUAL: &str = "murus=info,error";

/// A command at work.
pub(super) type Work<'a> = Pin<Box<dyn Future<Output = Result<(), Failure>> + 'a>>;

/// Runs a command to its end. `usual` is the log filter unless the environment names another.
pub(super) fn run(form: LogForm, usual: &str, work: Work<'_>) -> Result<(), Failure> {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new(usual));
    // A log that nothing reads must not block the work.
    let (log, _written) = tracing_appender::non_blocking(io::stderr());
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(log).log_internal_errors(false);
    match form {
        LogForm::Human => log.init(),
        LogForm::Json => log.json().flatten_event(true).init(),
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = runtime.block_on(work);
    // The opponent may still be thinking; nothing waits for that.
    runtime.shutdown_background();
    done
}

/// A token that SIGTERM and Ctrl-C cancel.
pub(super) fn stop_on_signal() -> Result<CancellationToken, Failure> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
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
