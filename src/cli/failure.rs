//! The failures of commands.

use std::io::{self, Write};
use std::process::ExitCode;

use crate::store::StoreError;

/// The failure of a command, as the line to print.
#[derive(Debug, thiserror::Error)]
pub enum CliFailure {
    /// The command cannot be carried out. The text says why.
    #[error("{0}")]
    Usage(String),
    /// A call to the operating system failed, such as reading or writing.
    #[error("{0}")]
    Io(#[from] io::Error),
}

impl From<StoreError> for CliFailure {
    fn from(error: StoreError) -> CliFailure {
        CliFailure::usage_failure(error)
    }
}

impl CliFailure {
    /// Makes a [`CliFailure::Usage`] from the message of any error.
    pub fn usage_failure(error: impl std::fmt::Display) -> CliFailure {
        CliFailure::Usage(error.to_string())
    }

    /// Returns a function that turns an I/O error into a failure whose message names this file.
    pub fn of_file(file: &std::path::Path) -> impl FnOnce(io::Error) -> CliFailure {
        move |error| CliFailure::Usage(format!("{}: {error}", file.display()))
    }
}

/// Returns the exit code of the program. Prints a failure to standard error first. A closed
/// standard output counts as success.
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
