//! What can go wrong while somebody is being answered: logged once, where it ends up.

use serenity::all::StatusCode;
use serenity::http::HttpError;

use crate::store::StoreError;

/// Discord's code for what we may not do there.
pub const NOT_PERMITTED: isize = 50_013;

/// A failure that is not the person's.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Discord refused, or could not be reached.
    #[error("Discord: {0}")]
    Discord(Box<serenity::Error>),
    /// Something that was drawn beside was not finished.
    #[error(transparent)]
    Drawing(#[from] tokio::task::JoinError),
    /// A client of ours could not be set up.
    #[error("{0}")]
    Setup(String),
}

impl From<serenity::Error> for Trouble {
    fn from(error: serenity::Error) -> Trouble {
        Trouble::Discord(Box::new(error))
    }
}

/// Discord's own number of an error, where it gave one.
pub fn code(error: &serenity::Error) -> Option<isize> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => Some(response.error.code),
        _ => None,
    }
}

/// The status of Discord's answer, where there was one.
pub fn status(error: &serenity::Error) -> Option<StatusCode> {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => Some(response.status_code),
        _ => None,
    }
}
