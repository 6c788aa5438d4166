//! The sieges that a person can solve on a web page, where they are in no server: those that run in
//! the servers where they play. Discord has to be asked whether they are still members.

use crate::game::{Day, Place, SiegeId, siege_days};
use crate::ids::{RoleId, UserId};
use crate::service::{Caller, Service};
use crate::store::{self, Siege, StoreError};

/// The most servers whose sieges are listed for a person, because Discord is asked about each.
const SERVERS: i64 = 5;

/// Lists the newest sieges of up to five servers in which a person plays, solves or is a member, if
/// the siege may still run. The siege of the server that was used last comes first.
pub async fn list_own_sieges(service: &Service, person: UserId) -> Result<Vec<Siege>, StoreError> {
    let mut conn = service.db.read().await?;
    let Some(player) = store::players::by_discord(&mut conn, person).await? else {
        return Ok(Vec::new());
    };
    let since = Day(*siege_days(service.clock.now()).start());
    let mut sieges = Vec::new();
    for server in store::sieges::servers_of(&mut conn, player, since, SERVERS).await? {
        sieges.extend(store::sieges::load_newest(&mut conn, server).await?);
    }
    Ok(sieges)
}

/// Loads the siege of this key; `None` if there is none.
pub async fn find_siege(service: &Service, id: SiegeId) -> Result<Option<Siege>, StoreError> {
    store::sieges::load_siege(&mut *service.db.read().await?, id).await
}

/// Turns a person on a web page into a caller in the server of a siege, with these roles and
/// without any right. Discord has confirmed that they are in the server.
pub fn at_siege(siege: &Siege, caller: &Caller, roles: Vec<RoleId>) -> Caller {
    let place = Place { channel: siege.channel, server: Some(siege.server), threadless: false };
    Caller { place: Some(place), roles, ..caller.clone() }
}
