//! Why a command failed.

use std::io::{self, Write};
use std::process::ExitCode;

/// The failure of a command, as the line to print.
#[derive(Debug, thiserror::Error)]
pub enum CliFailure {
    /// The request makes no sense, or cannot be met.
    #[error("{0}")]
    Usage(String),
    /// Reading or writing failed.
    #[error("{0}")]
    Io(#[from] io::Error),
}

impl CliFailure {
    /// A failure with a message that says what to do.
    pub fn usage_failure(error: impl std::fmt::Display) -> CliFailure {
        CliFailure::Usage(error.to_string())
    }

    /// A failure to read or write this file.
    pub fn of_file(file: &std::path::Path) -> impl FnOnce(io::Error) -> CliFailure {
        move |error| CliFailure::Usage(format!("{}: {error}", file.display()))
    }
}

/// Ends a program: prints a failure to standard error and returns the exit code.
pub fn exit_with(done: Result<(), CliFailure>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // A reader of the output may stop reading; that is no failure.
        Err(CliFailure::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(failure) => {
            let _ = writeln!(io::stderr(), "murus: {failure}");
            ExitCode::FAILURE
        }
    }
}
