//! The calls to Discord that an answer may need.

use std::error::Error;

use futures::future::BoxFuture;

use crate::ids::{ChannelId, MessageId, RoleId, ServerId, UserId};
use crate::show::names::Names;
use crate::show::page::Page;
use crate::store::StoreError;

/// A person in a server, or in none.
pub type PersonKey = (Option<ServerId>, UserId);

/// The calls to Discord that an answer may need. Callers limit their waits.
pub trait DiscordCalls: Send + Sync {
    /// Returns the application's id once Discord has sent it.
    fn application_id(&self) -> Option<u64>;

    /// Returns the names of people, by server. Leaves out people whom Discord does not return
    /// within a second.
    fn names(&self, people: Vec<PersonKey>) -> BoxFuture<'_, Names>;

    /// Returns the roles of a person in a server, or `None` for a person who is not in it.
    fn roles(
        &self,
        server: ServerId,
        person: UserId,
    ) -> BoxFuture<'_, Result<Option<Vec<RoleId>>, AnswerError>>;

    /// Returns the name of a server; `None` if Discord does not return it within a second.
    fn server_name(&self, server: ServerId) -> BoxFuture<'_, Option<String>>;

    /// Opens the direct messages with a person, and returns their channel.
    fn open_direct_channel(&self, person: UserId) -> BoxFuture<'_, Result<ChannelId, AnswerError>>;

    /// Sends a page to a channel of direct messages. Returns Discord's reason if it refuses that.
    fn greet(
        &self,
        channel: ChannelId,
        page: Page,
    ) -> BoxFuture<'_, Result<Option<String>, AnswerError>>;

    /// Fetches a file that a person sent, from Discord's own hosts alone. Fails if it has more than
    /// `most` bytes.
    fn fetch_file(&self, url: String, most: usize) -> BoxFuture<'_, Result<Vec<u8>, NoFile>>;

    /// Deletes a message of the bot.
    fn delete_message(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> BoxFuture<'_, Result<(), AnswerError>>;
}

/// The reason why a file is not fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoFile {
    /// It has too many bytes.
    TooLong,
    /// Discord does not give it out, in time or at all.
    Unavailable,
}

/// A failure of ours while a person is answered.
#[derive(Debug, thiserror::Error)]
pub enum AnswerError {
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A call to Discord failed.
    #[error(transparent)]
    Discord(Box<dyn Error + Send + Sync>),
}

impl AnswerError {
    /// Returns the failure of the database, if that is the reason.
    pub fn store(&self) -> Option<&StoreError> {
        match self {
            AnswerError::Store(error) => Some(error),
            AnswerError::Discord(_) => None,
        }
    }
}
