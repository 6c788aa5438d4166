//! The servers in which a person can challenge others from a web page, where they are in no server:
//! those in which they play. Discord has to be asked whether they are still members.

use crate::game::Place;
use crate::ids::{ChannelId, RoleId, ServerId, UserId};
use crate::service::challenge::proposal::{NotProposed, ProposalRefusal};
use crate::service::{Caller, Service};
use crate::store::{self, StoreError};

/// The most servers that are listed for a person, because Discord is asked about each.
const SERVERS: usize = 5;
/// The most channels of a person that are searched for one in which games may start.
const CHANNELS: i64 = 100;
/// The most people of a server who are offered by name: as many as a menu shows.
const MET: i64 = 25;

/// A server in which a person plays, and its channel for their challenges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// The server.
    pub server: ServerId,
    /// The channel in which challenges are posted.
    pub channel: ChannelId,
}

/// Lists the servers in which a person plays, at most 5, the one used last first. The channel of
/// each is the one that the person used last among those in which the server allows games. If there
/// is none, it is the first channel that the server allows.
pub async fn list_rooms(service: &Service, person: UserId) -> Result<Vec<Room>, StoreError> {
    let mut conn = service.db.read().await?;
    let Some(player) = store::players::by_discord(&mut conn, person).await? else {
        return Ok(Vec::new());
    };
    let used = store::rooms::channels_of(&mut conn, player, CHANNELS).await?;
    let mut rooms: Vec<Room> = Vec::new();
    for &(server, last) in &used {
        if rooms.len() == SERVERS || rooms.iter().any(|room| room.server == server) {
            continue;
        }
        let allowed = store::servers::load_settings(&mut conn, server).await?.channels;
        let fits = |(there, channel): &&(ServerId, ChannelId)| {
            *there == server && allowed.contains(channel)
        };
        let fitting = used.iter().find(fits).map(|(_, channel)| *channel);
        let channel = fitting.or_else(|| allowed.first().copied()).unwrap_or(last);
        rooms.push(Room { server, channel });
    }
    Ok(rooms)
}

/// Turns a person on a web page into a caller in a room, with these roles and without any right.
/// Discord has confirmed that they are in the server.
pub fn in_room(room: Room, caller: &Caller, roles: Vec<RoleId>) -> Caller {
    let Room { server, channel } = room;
    let place = Place { channel, server: Some(server), threadless: false };
    Caller { place: Some(place), roles, ..caller.clone() }
}

/// Lists the people whom a person may challenge by name from a web page: those with whom they
/// played or share a contest in the server, those met last first.
pub async fn list_met(
    service: &Service,
    person: UserId,
    server: ServerId,
) -> Result<Vec<UserId>, StoreError> {
    let mut conn = service.db.read().await?;
    match store::players::by_discord(&mut conn, person).await? {
        Some(player) => store::rooms::people_met(&mut conn, player, server, MET).await,
        None => Ok(Vec::new()),
    }
}

/// Fails if one of these people is not among those whom the caller may challenge by name in a room.
/// On Discord a person picks from a server's members; a form on a page could name anyone.
pub async fn may_name(
    service: &Service,
    caller: &Caller,
    room: Room,
    people: &[UserId],
) -> Result<(), NotProposed> {
    let met = list_met(service, caller.discord, room.server).await?;
    match people.iter().all(|person| met.contains(person)) {
        true => Ok(()),
        false => Err(ProposalRefusal::Unmet.into()),
    }
}
