//! The calls to Discord that an answer may need, as a trait, and their failures.

use std::collections::BTreeMap;
use std::error::Error;

use futures::future::BoxFuture;

use crate::ids::{ChannelId, MessageId, RoleId, ServerId, UserId};
use crate::show::names::Names;
use crate::show::page::Page;
use crate::store::StoreError;

/// A person and the server whose name for them counts; `None` outside of servers.
pub type PersonKey = (Option<ServerId>, UserId);

/// The most people whom Discord is asked about in one call for names: as many as a menu shows.
pub const NAMES_AT_ONCE: usize = 25;

/// The calls to Discord that an answer may need. Unless a call has a time limit of its own, callers
/// set one.
pub trait DiscordCalls: Send + Sync {
    /// Returns the application's id, or `None` until Discord has sent it.
    fn application_id(&self) -> Option<u64>;

    /// Returns the names of people, by server. Names that are not known are asked of Discord, for
    /// [`NAMES_AT_ONCE`] people at most. Leaves out the others, and people whom Discord does not
    /// return within a second.
    fn names(&self, people: Vec<PersonKey>) -> BoxFuture<'_, Names>;

    /// Returns the roles of a person in a server, or `None` for a person who is not in it. Fails if
    /// Discord does not say.
    fn roles(
        &self,
        server: ServerId,
        person: UserId,
    ) -> BoxFuture<'_, Result<Option<Vec<RoleId>>, AnswerError>>;

    /// Returns true if a person is in a server and sees this channel of it. Fails if Discord does
    /// not say.
    fn sees_channel(
        &self,
        server: ServerId,
        channel: ChannelId,
        person: UserId,
    ) -> BoxFuture<'_, Result<bool, AnswerError>>;

    /// Returns the name of a server; `None` if Discord does not return it within a second.
    fn server_name(&self, server: ServerId) -> BoxFuture<'_, Option<String>>;

    /// Opens the direct messages with a person, and returns their channel. Fails if Discord refuses
    /// or does not answer.
    fn open_direct_channel(&self, person: UserId) -> BoxFuture<'_, Result<ChannelId, AnswerError>>;

    /// Sends a page to a channel of direct messages. Returns `None` if it was sent, or Discord's
    /// reason if Discord refuses it. Fails if no answer of Discord comes.
    fn greet(
        &self,
        channel: ChannelId,
        page: Page,
    ) -> BoxFuture<'_, Result<Option<String>, AnswerError>>;

    /// Fetches a file that a person sent, only from Discord's own hosts or the configured stand-in
    /// for Discord. Fails if it has more than `most` bytes, or cannot be fetched.
    fn fetch_file(&self, url: String, most: usize) -> BoxFuture<'_, Result<Vec<u8>, NoFile>>;

    /// Returns the person who signed in at Discord and got this code, which counts once. Fails if
    /// Discord refuses the code or does not answer in time.
    fn identify(&self, code: String) -> BoxFuture<'_, Result<UserId, NoPerson>>;

    /// Returns the permission of a person to send their figures for linked roles, by the code that
    /// Discord's website gave them. `back` is the address to which it led back. Fails as
    /// [`DiscordCalls::identify`] does, and if the person did not permit it.
    fn permit_role(
        &self,
        code: String,
        back: String,
    ) -> BoxFuture<'_, Result<RolePermit, NoPerson>>;

    /// Sends values by which servers give a person roles, by the name of the record. Fails if
    /// Discord refuses them or does not answer in time.
    fn send_role(
        &self,
        permit: RolePermit,
        values: BTreeMap<&'static str, String>,
    ) -> BoxFuture<'_, Result<(), NoPerson>>;

    /// Deletes a message of the bot. Fails if Discord refuses or does not answer.
    fn delete_message(
        &self,
        channel: ChannelId,
        message: MessageId,
    ) -> BoxFuture<'_, Result<(), AnswerError>>;
}

/// The permission of a person to send their figures for linked roles. It is never stored or logged.
pub struct RolePermit {
    /// The person.
    pub person: UserId,
    /// The token that Discord gave for this.
    pub token: String,
}

/// The reason why a code of Discord's sign-in names no person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoPerson {
    /// Discord refuses the code: it is wrong, was used before or is too old.
    Refused,
    /// Discord did not answer in time, or the bot exchanges no codes.
    Unavailable,
}

/// The reason why a file was not fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoFile {
    /// The file has too many bytes.
    TooLong,
    /// The file is not on an allowed host, or could not be fetched in time.
    Unavailable,
}

/// A failure of the bot while it answers a person.
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
    /// Returns the failure of the database if it caused this one, else `None`.
    pub fn store(&self) -> Option<&StoreError> {
        match self {
            AnswerError::Store(error) => Some(error),
            AnswerError::Discord(_) => None,
        }
    }
}

/// Returns the names of these servers, as far as Discord returns them in time.
pub(in crate::answers) async fn name_servers(
    discord: &dyn DiscordCalls,
    servers: impl Iterator<Item = ServerId> + Send,
) -> Names {
    let mut names = Names::default();
    for server in servers {
        let name = discord.server_name(server).await;
        name.iter().for_each(|name| names.put_server(server, name));
    }
    names
}
