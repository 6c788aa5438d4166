//! Finds out which pings were sent. Each turn and each offer pings once, never twice.

use crate::game::{
    CALLS_AGAIN, Chair, ContestId, EventKind, GameId, Holder, PlayerId, Ring, Seq, Timestamp,
};
use crate::service::outbox::pings;
use crate::store::{self, Conn, NoticeKind, StoreError, StoredGame};

/// Returns true if a person muted this game, so that they get no pings about it.
pub fn is_muted(row: &StoredGame, player: PlayerId) -> bool {
    row.game.chair_of(player).is_some_and(|chair| row.seats[chair].muted)
}

/// Returns true if the stored ping of a chair is due only after `now`, for instance because the
/// person snoozed it.
pub fn is_put_off(row: &StoredGame, chair: Chair, now: Timestamp) -> bool {
    row.seats[chair].ring.is_some_and(|ring| ring.at > now)
}

/// Returns what a delayed ping is about, as the number of a board or of an offer: the turn or an
/// offer if it had no ping yet. Else, if the person `snoozed`, their turn again. `None` if there is
/// nothing to ping about.
pub(in crate::service) async fn put_off(
    conn: &mut Conn,
    row: &StoredGame,
    chair: Chair,
    snoozed: bool,
) -> Result<Option<Seq>, StoreError> {
    let game = &row.game;
    let mine = game.to_move() == Some(chair);
    if mine && !turn_was_pinged(conn, row, game.board_seq().next()).await? {
        return Ok(Some(game.board_seq()));
    }
    match game.pending_offer().filter(|_| game.must_answer(chair)).map(|pending| pending.seq) {
        Some(offer) if !is_pinged_about(conn, row, chair, offer).await? => Ok(Some(offer)),
        _ => Ok((mine && snoozed).then(|| game.turn_seq())),
    }
}

/// Returns true if a person was pinged about an offer to them: by its message, or by a ping of its
/// own.
async fn is_pinged_about(
    conn: &mut Conn,
    row: &StoredGame,
    chair: Chair,
    seq: Seq,
) -> Result<bool, StoreError> {
    let id = row.game.id;
    let seqs = seq..seq.next();
    let Some(offered) = row.game.find_event(seq).map(|event| event.at) else { return Ok(false) };
    let mentioned =
        matches!(pings::ring(conn, row, chair, offered).await?, Ring::Now { mention: true, .. });
    Ok(mentioned
        && !store::outbox::pinged_at(conn, id, NoticeKind::Offer, seqs.clone(), None)
            .await?
            .is_empty()
        || !store::outbox::pinged_at(
            conn,
            id,
            NoticeKind::Nudge,
            seqs,
            row.game.chairs[chair].as_player(),
        )
        .await?
        .is_empty())
}

/// Returns true if the player to move was pinged about their turn before the board `until`, by the
/// message of a board or by a ping of its own. A move that was taken back at once and played again
/// belongs to the same turn.
pub async fn turn_was_pinged(
    conn: &mut Conn,
    row: &StoredGame,
    until: Seq,
) -> Result<bool, StoreError> {
    let game = &row.game;
    let seen = game.to_move().map(|chair| row.last_seen(chair)).unwrap_or_default();
    let seqs = game.asked_since(seen)..until;
    let mover = game.player_to_move().and_then(Holder::as_player);
    if !store::outbox::pinged_at(conn, game.id, NoticeKind::Turn, seqs.clone(), mover)
        .await?
        .is_empty()
    {
        return Ok(true);
    }
    // A ping about an offer says nothing about the turn.
    let turns = |seq: &Seq| {
        !matches!(game.find_event(*seq).map(|event| &event.kind), Some(EventKind::Offer(_)))
    };
    Ok(store::outbox::pinged_at(conn, game.id, NoticeKind::Nudge, seqs, mover)
        .await?
        .iter()
        .any(turns))
}

/// Returns true if the host of a simul is called because it is their turn in a game: they have no
/// other board that waits, or their last call was long ago.
pub(super) async fn is_host_called(
    conn: &mut Conn,
    (simul, host): (ContestId, PlayerId),
    game: GameId,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let waiting = store::fixtures::list_waiting(conn, simul, host).await?;
    if waiting.iter().all(|board| board.game == game) {
        return Ok(true);
    }
    let called = store::outbox::last_called(conn, simul).await?;
    Ok(called.is_some_and(|at| at + CALLS_AGAIN <= now))
}
