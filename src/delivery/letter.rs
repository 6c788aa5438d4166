//! The input of a loader of notices, and its result.

use super::notice::Notice;
use crate::game::{Seq, Timestamp};
use crate::ids::{Posted, ServerId, UserId};
use crate::service::servers::pairings::find_team_channel;
use crate::store::{
    self, Address, Claimed, Conn, NoticeKind, StoreError, StoredGame, Subscription,
};

/// A notice with everything its delivery needs. A loader returns `None` instead of a letter if the
/// notice is no longer true.
pub struct Letter {
    /// The notice.
    pub notice: Box<dyn Notice>,
    /// The people whom the notice pings.
    pub ping: Vec<UserId>,
    /// The possible addresses of the notice, best first. Empty if the notice changes a message that
    /// it names itself.
    pub addresses: Vec<Address>,
    /// The browsers that get the notice as a push message. If there are any, the notice goes to
    /// none of `addresses`.
    pub browsers: Vec<Subscription>,
    /// The server whose language and settings the notice uses; `None` if the notice belongs to no
    /// server.
    pub server: Option<ServerId>,
    /// The message of the game's previous board, or of its previous slice of saved days. It loses
    /// its buttons once this notice is posted.
    pub before: Option<Posted>,
    /// The message whose buttons this notice removes, or that it deletes.
    pub strips: Option<Posted>,
    /// A server and a person who must still be a member of it, or nothing is sent; `None` if there
    /// is no such condition.
    pub member: Option<(ServerId, UserId)>,
    /// True if the delivery only looks for the message of an earlier try, and posts nothing.
    pub searches: bool,
}

impl Letter {
    /// Creates a letter that pings no one and goes to no browsers.
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

/// An outbox row about a game, with the data that every loader of such a row needs.
pub(super) struct About<'a> {
    /// The outbox row.
    pub row: &'a Claimed,
    /// The game, and the people in it.
    pub game: Box<StoredGame>,
    /// The Discord id of the row's recipient; `None` if the row has no recipient, or the person's
    /// data is deleted.
    pub recipient: Option<UserId>,
    /// The current time.
    pub now: Timestamp,
}

/// Returns the server in which the current board of a game is posted: that of the channel which is
/// to vote, else that of the game. `None` in direct messages.
pub(super) fn server_of_board(row: &StoredGame) -> Option<ServerId> {
    row.game.voters_to_move().map(|voters| voters.server).or(row.place.server)
}

/// Returns the addresses of a game's boards, best first: its thread, the channel, the person. If
/// the thread's id is not stored yet, uses the thread that the challenge's message opens. The
/// person comes last, if one is given; after them the channel with the card of their team, in a
/// match of two servers. If a channel is to vote, its board is posted only there.
pub(super) async fn find_places(
    conn: &mut Conn,
    row: &StoredGame,
    person: Option<UserId>,
) -> Result<Vec<Address>, StoreError> {
    if let Some(voters) = row.game.voters_to_move() {
        return Ok(vec![Address::Channel(voters.channel)]);
    }
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
    // Two people outside of servers play for two servers.
    let apart = row.place.channel.is_none() && row.game.lone_player().is_none();
    let team = match person.filter(|_| apart) {
        Some(person) => find_team_channel(conn, row.game.id, person).await?,
        None => None,
    };
    Ok(thread
        .into_iter()
        .chain(row.place.channel.map(Address::Channel))
        .chain(person.map(Address::Direct))
        .chain(team.map(Address::Channel))
        .collect())
}
