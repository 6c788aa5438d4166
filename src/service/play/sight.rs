//! Who may look at a game, and who may answer a challenge: the one place where that is decided. A
//! button's id can be typed by anybody, so each use case that shows a game to a person asks here,
//! or is handed the game by one that did.

use crate::game::{Challenge, GameId, PlayerId, Seating};
use crate::service::play::acting::Refused;
use crate::service::{Caller, Service};
use crate::store::{self, Conn, StoreError, StoredGame};

/// The game with this id, for those who may look at it; to everybody else it is as if there were
/// none.
pub async fn game_for(service: &Service, caller: &Caller, id: GameId) -> Result<Option<StoredGame>, StoreError> {
    let mut conn = service.db.read().await?;
    let Some(row) = store::games::load(&mut conn, id).await? else { return Ok(None) };
    Ok(may_look(&mut conn, &row, caller).await?.then_some(row))
}

/// Why a game refuses something, for those who may look at it; to everybody else it is as if there
/// were none.
pub(in crate::service) async fn veiled(
    service: &Service,
    caller: &Caller,
    refused: Refused,
) -> Result<Refused, StoreError> {
    Ok(match refused {
        Refused::Game(row, _) if !may_look(&mut *service.db.read().await?, &row, caller).await? => Refused::Unknown,
        refused => refused,
    })
}

/// Whether a person may look at a game: everybody in its server, the person who is in its own
/// channel and, wherever they are, those who play in it, follow it, or had it made.
pub(in crate::service) async fn may_look(
    conn: &mut Conn,
    row: &StoredGame,
    caller: &Caller,
) -> Result<bool, StoreError> {
    Ok(stands_near(row, caller) || !store::followers::concerned(conn, &[row.game.id], caller.discord).await?.is_empty())
}

/// Whether a person may answer a challenge: the person who is where it was made, in its server or
/// its channel, and wherever they are those who make it or whom it names.
pub(in crate::service) fn may_answer(challenge: &Challenge, caller: &Caller, by: PlayerId) -> bool {
    let (asked, made) = (caller.place, challenge.place);
    let here = made.channel == asked.channel || made.server.is_some() && made.server == asked.server;
    let named = |seat: &Seating| match seat {
        Seating::Taken(holder) => holder.player() == Some(by),
        Seating::Invited(player) => *player == by,
        Seating::Open => false,
    };
    here || challenge.challenger == by || challenge.seats.iter().any(named)
}

/// Those of these games at which a person may look.
pub(in crate::service) async fn seen_by(
    conn: &mut Conn,
    mut rows: Vec<StoredGame>,
    caller: &Caller,
) -> Result<Vec<StoredGame>, StoreError> {
    let far: Vec<GameId> = rows.iter().filter(|row| !stands_near(row, caller)).map(|row| row.game.id).collect();
    let concerned = store::followers::concerned(conn, &far, caller.discord).await?;
    rows.retain(|row| !far.contains(&row.game.id) || concerned.contains(&row.game.id));
    Ok(rows)
}

/// Whether a person may look at a game by where they are, or because they play in it.
fn stands_near(row: &StoredGame, caller: &Caller) -> bool {
    let (asked, played) = (caller.place, row.place);
    let here = played.channel == asked.channel || row.thread == Some(asked.channel);
    here || played.server.is_some() && played.server == asked.server || row.chair_of(caller.discord).is_some()
}
