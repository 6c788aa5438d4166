//! Decides who may look at a game and who may answer a challenge. Anyone can type a button's id, so
//! each use case that shows a game asks here, or gets the game from one that did.

use crate::game::{Challenge, GameId, PlayerId, Seating};
use crate::service::aside;
use crate::service::play::acting::Refused;
use crate::service::{Caller, Service};
use crate::store::{self, Conn, Db, RowKey, StoreError, StoredGame};

/// Loads a game for a caller; `None` if there is no such game, or if the caller may not see it.
/// Fails for a game that cannot be read, and sets it aside.
pub async fn game_for(
    service: &Service,
    caller: &Caller,
    id: GameId,
) -> Result<Option<StoredGame>, StoreError> {
    let mut conn = service.db.read().await?;
    let row = store::games::load_game(&mut conn, id).await.inspect_err(|error| {
        if let StoreError::Corrupt(why) = error {
            aside::set_row_aside(service, RowKey::game(id), why.clone());
        }
    });
    let Some(row) = row? else { return Ok(None) };
    Ok(may_look(&mut conn, &row, caller).await?.then_some(row))
}

/// Returns the refusal of an act, or `Refused::Unknown` if the caller may not see the game that it
/// contains.
pub(in crate::service) async fn veil_refusal(
    db: &Db,
    caller: &Caller,
    refused: Refused,
) -> Result<Refused, StoreError> {
    Ok(match refused {
        Refused::Game(row, _) if !may_look(&mut *db.read().await?, &row, caller).await? => {
            Refused::Unknown
        }
        refused => refused,
    })
}

/// Returns true if a person may look at a game: anyone in its server or channel, the reader of its
/// page, and anywhere its players, its followers, and the person who set it up.
pub(in crate::service) async fn may_look(
    conn: &mut Conn,
    row: &StoredGame,
    caller: &Caller,
) -> Result<bool, StoreError> {
    Ok(may_see(row, caller)
        || !store::followers::find_concerned(conn, &[row.game.id], caller.discord)
            .await?
            .is_empty())
}

/// Loads a challenge for a caller; `None` if the caller may neither answer it nor look at its game.
pub async fn challenge_for(
    service: &Service,
    caller: &Caller,
    id: GameId,
) -> Result<Option<Challenge>, StoreError> {
    let mut conn = service.db.read().await?;
    let Some((challenge, _)) = store::challenges::load_challenge(&mut conn, id).await? else {
        return Ok(None);
    };
    let by = store::players::by_discord(&mut conn, caller.discord).await?;
    if stands_at(&challenge, caller) || by.is_some_and(|by| may_answer(&challenge, caller, by)) {
        return Ok(Some(challenge));
    }
    drop(conn);
    Ok(game_for(service, caller, id).await?.map(|_| challenge))
}

/// Returns true if a person may answer a challenge: anyone in its server or its channel, and
/// anywhere its maker and the people who have a seat or are invited to one.
pub(in crate::service) fn may_answer(challenge: &Challenge, caller: &Caller, by: PlayerId) -> bool {
    let named = |seat: &Seating| match seat {
        Seating::Taken(holder) => holder.as_player() == Some(by),
        Seating::Invited(player) => *player == by,
        Seating::Open => false,
    };
    stands_at(challenge, caller) || challenge.challenger == by || challenge.seats.iter().any(named)
}

/// Returns true if a person is in the channel or the server in which a challenge was made.
fn stands_at(challenge: &Challenge, caller: &Caller) -> bool {
    let made = challenge.place;
    made.channel.is_some() && made.channel == caller.channel()
        || made.server.is_some() && made.server == caller.server()
}

/// Keeps those of these games that the caller may look at.
pub(in crate::service) async fn seen_by(
    conn: &mut Conn,
    mut rows: Vec<StoredGame>,
    caller: &Caller,
) -> Result<Vec<StoredGame>, StoreError> {
    let far: Vec<GameId> =
        rows.iter().filter(|row| !may_see(row, caller)).map(|row| row.game.id).collect();
    let concerned = store::followers::find_concerned(conn, &far, caller.discord).await?;
    rows.retain(|row| !far.contains(&row.game.id) || concerned.contains(&row.game.id));
    Ok(rows)
}

/// Returns true if a person may look at a game because of where they are, as its player, or as the
/// reader of its page.
fn may_see(row: &StoredGame, caller: &Caller) -> bool {
    caller.reads == Some(row.game.id) || stands_near(row, caller)
}

/// Returns true if a person is in the channel, the thread or the server of a game, in the server of
/// a channel that plays in it, or plays in it themselves. The answers to their requests may then be
/// posted there.
pub(in crate::service) fn stands_near(row: &StoredGame, caller: &Caller) -> bool {
    let here = |channel| Some(channel) == caller.channel();
    let played = row.place;
    played.channel.is_some_and(here)
        || row.thread.is_some_and(here)
        || played.server.is_some() && played.server == caller.server()
        || row.game.voters().any(|one| Some(one.server) == caller.server() || here(one.channel))
        || row.chair_of(caller.discord).is_some()
}
