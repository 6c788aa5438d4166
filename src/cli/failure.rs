//! Why a command failed.

/// Why a command failed, as the line to print.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// The request makes no sense, or cannot be met.
    #[error("{0}")]
    Usage(String),
    /// Reading or writing failed.
    #[error("{0}")]
    Io(#[from] std::io::Error),
}

impl Failure {
    /// A failure with a message that says what to do.
    pub fn usage(error: impl std::fmt::Display) -> Failure {
        Failure::Usage(error.to_string())
    }

    /// A failure to read or write this file.
    pub(super) fn of(file: &std::path::Path) -> impl FnOnce(std::io::Error) -> Failure {
        move |error| Failure::Usage(format!("{}: {error}", file.display()))
    }
}
