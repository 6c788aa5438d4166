//! Finds out whether a person whose time runs out in a rated game is still in its server, since a
//! person whom others removed loses no rating. Without privileged intents no event tells of that,
//! so Discord is asked when the time is up.

use crate::game::{GameId, Millis, PlayerId, Timestamp};
use crate::ids::{ServerId, UserId};
use crate::service::Service;
use crate::service::change;
use crate::service::outbox::causes;
use crate::store::{self, Conn, StoreError, StoredGame, Transaction};

/// The age up to which an answer of Discord counts, if the person is claimed to be out of time
/// before they are.
const FRESH: Millis = Millis::from_mins(1);

/// Whether the player to move is in the server of the game, as far as this is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::service) enum Presence {
    /// This does not matter: the time of the player decides about no rating, or the game is played
    /// in no server.
    Needless,
    /// The player is in the server.
    Inside,
    /// The player is not in the server.
    Outside,
    /// This is not known: Discord has not answered lately.
    Unknown,
}

/// Returns whether the player to move is in the game's server, as Discord said since their time ran
/// out. If their time is not up, an answer of the last minute counts.
pub(in crate::service) async fn of_mover(
    conn: &mut Conn,
    row: &StoredGame,
    now: Timestamp,
) -> Result<Presence, StoreError> {
    let Some((server, player)) = row.place.server.zip(find_rated_mover(row)) else {
        return Ok(Presence::Needless);
    };
    let since = row.game.deadline().filter(|deadline| *deadline <= now).unwrap_or(now - FRESH);
    let inside = store::servers::find_membership(conn, server, player, since - Millis::ONE).await?;
    Ok(inside.map_or(
        Presence::Unknown,
        |inside| if inside { Presence::Inside } else { Presence::Outside },
    ))
}

/// Returns the player to move if a rating depends on their time; else `None`.
pub fn find_rated_mover(row: &StoredGame) -> Option<PlayerId> {
    let chair = row.game.to_move().filter(|_| row.game.is_rated_on_time())?;
    row.person(chair).and(row.game.chairs[chair].as_player())
}

/// Returns the player to move and the game's server, if Discord has to be asked about them before a
/// claim that their time is up. `None` if no rating depends on it, or if the game has no server.
pub fn find_asked_player(row: &StoredGame) -> Option<(ServerId, UserId, PlayerId)> {
    let chair = row.game.to_move()?;
    Some((row.place.server?, row.person(chair)?, find_rated_mover(row)?))
}

/// Writes the notice that asks Discord about the player to move, if their time is up, a rating
/// depends on that, and the answer is not known. Returns true if the game has to wait for the
/// answer.
pub(in crate::service) async fn ask_presence(
    service: &Service,
    tx: &mut Transaction,
    row: &StoredGame,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let late = row.game.deadline().is_some_and(|deadline| deadline <= now);
    if !late || of_mover(tx, row, now).await? != Presence::Unknown {
        return Ok(false);
    }
    causes::outbox(service, tx)
        .ask_presence(row.game.id, row.game.board_seq(), find_rated_mover(row))
        .await?;
    Ok(true)
}

/// Stores whether a player of a game is in its server, as Discord has just said.
pub async fn store_presence(
    service: &Service,
    game: GameId,
    player: PlayerId,
    inside: bool,
) -> Result<(), StoreError> {
    change::run_transaction(service, |mut tx, now| async move {
        store::servers::set_present(&mut tx, game, player, inside, now).await
    })
    .await
}
