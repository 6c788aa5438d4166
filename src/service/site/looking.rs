//! Decides who may see the web page of a game: anyone who has its address, as anyone who sees its
//! thread may. The page of a private game is only for its players.

use super::address::{GameCode, Pages};
use crate::game::{Holder, Home};
use crate::ids::{RoleId, UserId};
use crate::service::play::private::is_private;
use crate::service::{Caller, Service};
use crate::store::{self, Sharing, StoreError, StoredGame};

/// The result of opening the address of a game.
#[derive(Debug)]
pub enum AddressAnswer {
    /// The game.
    At(Box<StoredGame>),
    /// The game is private. The person learns nothing else about it.
    Private,
    /// There is no game at this address.
    Unknown,
}

/// Loads the game at an address, if this person may see it. `person` is `None` for a reader who is
/// not signed in.
pub async fn game_at(
    service: &Service,
    pages: &Pages,
    code: &GameCode,
    person: Option<UserId>,
) -> Result<AddressAnswer, StoreError> {
    let mut conn = service.db.read().await?;
    let Some(id) = store::listings::by_name(&mut conn, &code.name).await? else {
        return Ok(AddressAnswer::Unknown);
    };
    if !pages.fits(code, id) {
        return Ok(AddressAnswer::Unknown);
    }
    let Some(row) = store::games::load_game(&mut conn, id).await? else {
        return Ok(AddressAnswer::Unknown);
    };
    Ok(if opens_for(&row, person) {
        AddressAnswer::At(Box::new(row))
    } else {
        AddressAnswer::Private
    })
}

/// Returns true if a person may see the page of a game. `person` is `None` for a reader who is not
/// signed in.
pub fn opens_for(row: &StoredGame, person: Option<UserId>) -> bool {
    person.is_some_and(|person| row.chair_of(person).is_some()) || !is_private(row)
}

/// Returns true if a game may be listed publicly: it is over, and all its people made their games
/// public.
pub fn is_public(row: &StoredGame) -> bool {
    let mut people = row.seats.iter().filter(|seat| seat.person.is_some()).peekable();
    let some =
        people.peek().is_some() && row.game.chairs.iter().all(|holder| *holder != Holder::Nobody);
    some && row.game.outcome().is_some()
        && people.all(|seat| seat.tastes.sharing == Sharing::Public)
}

/// The number of the newest finished games that are searched for public ones.
const NEWEST: i64 = 500;
/// The most public games that are listed.
const LISTED: usize = 5;
/// The fewest plies of a game that is listed.
const PLIES: usize = 12;

/// Lists up to `LISTED` of the newest games that all their people made public, the longest first.
/// Leaves out games of fewer than `PLIES` plies.
pub async fn public_games(service: &Service) -> Result<Vec<StoredGame>, StoreError> {
    let mut conn = service.db.read().await?;
    let ids = store::listings::left_public(&mut conn, NEWEST, 10 * LISTED as i64).await?;
    let mut rows = store::games::load_all(&mut conn, &ids).await?;
    rows.retain(|row| is_public(row) && row.game.line().plies() >= PLIES);
    rows.sort_by_key(|row| std::cmp::Reverse(row.game.line().plies()));
    rows.truncate(LISTED);
    Ok(rows)
}

/// Turns a person on a web page into a caller at the place of a game, with these roles and without
/// any right. Discord has confirmed that they are in its server.
pub fn at_table(row: &StoredGame, caller: &Caller, roles: Vec<RoleId>) -> Caller {
    let home = row.place;
    let threadless = row.thread.is_some() || home.threadless;
    let place = Home { channel: row.thread.or(home.channel), threadless, ..home }.place();
    Caller { place, parent: row.thread.and(home.channel), roles, ..caller.clone() }
}
