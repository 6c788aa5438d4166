//! The input of a loader of notices, and its result.

use super::notice::Notice;
use crate::game::{Seq, Timestamp};
use crate::ids::{Posted, ServerId, UserId};
use crate::store::{
    self, Address, Claimed, Conn, NoticeKind, StoreError, StoredGame, Subscription,
};

/// A notice with everything its delivery needs. Loaders return `None` if it is no longer true.
pub struct Letter {
    /// The notice.
    pub notice: Box<dyn Notice>,
    /// The people whom the notice pings.
    pub ping: Vec<UserId>,
    /// The possible places of the notice, best first; empty if the notice itself names its message.
    pub addresses: Vec<Address>,
    /// The browsers to which it goes; then it goes to none of the places.
    pub browsers: Vec<Subscription>,
    /// The server that decides its language.
    pub server: Option<ServerId>,
    /// The board before it, which loses its buttons once this one is posted.
    pub before: Option<Posted>,
    /// The message that loses its buttons by this notice.
    pub strips: Option<Posted>,
    /// A person who must still be in a server, or nothing is sent.
    pub member: Option<(ServerId, UserId)>,
    /// True if the delivery only looks for the message of an earlier try.
    pub searches: bool,
}

impl Letter {
    /// A letter without pings.
    pub(super) fn silent(
        notice: impl Notice + 'static,
        addresses: Vec<Address>,
        server: Option<ServerId>,
    ) -> Letter {
        Letter {
            notice: Box::new(notice),
            ping: Vec::new(),
            addresses,
            browsers: Vec::new(),
            server,
            before: None,
            strips: None,
            member: None,
            searches: false,
        }
    }
}

/// A row about a game, with what every loader of such a row needs.
pub(super) struct About<'a> {
    /// The row.
    pub row: &'a Claimed,
    /// The game, and the people in it.
    pub game: Box<StoredGame>,
    /// The person for whom the notice is, unless their data is deleted.
    pub recipient: Option<UserId>,
    /// The time.
    pub now: Timestamp,
}

/// Returns the addresses of a game's boards, best first: its thread, the channel, the person.
/// Before the thread is known it is the one that the challenge's message opens.
pub(super) async fn find_places(
    conn: &mut Conn,
    row: &StoredGame,
    person: Option<UserId>,
) -> Result<Vec<Address>, StoreError> {
    let wanted = row.place.server.is_some() && !row.place.threadless;
    let thread = match row.thread {
        None if wanted => {
            let posted =
                store::outbox::message_of(conn, row.game.id, NoticeKind::Challenge, Seq::START)
                    .await?;
            posted.map(|posted| posted.message.opened_thread())
        }
        thread => thread,
    };
    let thread = thread.map(Address::Thread);
    Ok(thread
        .into_iter()
        .chain([Address::Channel(row.place.channel)])
        .chain(person.map(Address::Direct))
        .collect())
}
