//! Rematches: a finished game again, against the same players or the next level.

use std::collections::HashSet;

use murus_gallicus::Seat;

use crate::game::{
    Challenge, ChallengeReply, ChallengeState, GameId, Holder, PlayerId, Seating, Terms, Timestamp,
};
use crate::ids::UserId;
use crate::service::challenge::answering::{ProposalReply, answer_in};
use crate::service::challenge::proposal::{
    NotProposed, ProposalRefusal, find_repeated_proposal, is_blocked, may_start, within_limits,
};
use crate::service::challenge::seating::{self, ChallengeOrigin, Proposed};
use crate::service::change;
use crate::service::{Caller, Service};
use crate::store::{self, StoreError, StoredGame, Transaction};

/// The opponent of a rematch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rival {
    /// The same players.
    Same,
    /// The computer level above the beaten one. If there is none, the same players.
    Stronger,
}

/// Asks to play a finished game again with sides exchanged. If the other side asked first, accepts
/// that challenge instead. Against the computer opponent the game begins at once.
pub async fn propose_rematch(
    service: &Service,
    caller: &Caller,
    game: GameId,
    rival: Rival,
) -> Result<Proposed, NotProposed> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        if let Some(proposed) = find_repeated_proposal(&mut tx, caller).await? {
            return Ok(proposed);
        }
        may_start(&mut tx, caller).await?;
        propose_again(service, &mut tx, caller, by.player, (game, rival), now).await
    })
    .await
}

async fn propose_again(
    service: &Service,
    tx: &mut Transaction,
    caller: &Caller,
    me: PlayerId,
    (id, rival): (GameId, Rival),
    now: Timestamp,
) -> Result<Proposed, NotProposed> {
    let row = store::games::load_game(tx, id).await?.filter(|row| row.game.outcome().is_some());
    let row = row.ok_or(ProposalRefusal::NoSuchGame)?;
    let chair = row.game.chair_of(me).ok_or(ProposalRefusal::NotPlaying)?;
    if let Some((mut asked, version)) = store::challenges::find_rematch(tx, id).await? {
        if asked.state == ChallengeState::Accepted {
            return Err(ProposalRefusal::Rematched.into());
        }
        if asked.challenger == me {
            return Err(ProposalRefusal::Waiting.into());
        }
        if is_blocked(tx, &asked, me).await? {
            return Err(ProposalRefusal::Blocked.into());
        }
        if asked.apply_answer(ChallengeReply::Accept, me, now).is_ok() {
            let game = seating::settle_challenge(service, tx, &mut asked, version).await?;
            let channel = asked.place.channel;
            return Ok(Proposed { challenge: asked, game, joined: true, channel });
        }
    }
    // All players move on by one seat. Of two players, the one who had the Romans last gets the
    // Gauls.
    let count = row.game.chairs.len();
    let own = row.game.seat_of(chair).index();
    let side = Some(Seat::ALL[(own + 1) % count]);
    let mut seats = Vec::new();
    for after in 1..count {
        let holder = &row.game.chairs[row.game.chair_at(Seat::ALL[(own + after) % count])];
        match holder {
            Holder::Bot { level, .. } => {
                let stronger = row.game.next_level().filter(|_| rival == Rival::Stronger);
                let level = stronger.unwrap_or(level).to_owned();
                seats.push(Seating::Taken(Holder::Bot { level, seed: service.keys.random_seed() }));
            }
            // A channel plays again by a new command.
            Holder::Channel { .. } | Holder::Nobody => {
                return Err(ProposalRefusal::NoSuchGame.into());
            }
            Holder::Player(other) if store::players::discord_of(tx, *other).await?.is_none() => {
                return Err(ProposalRefusal::Gone.into());
            }
            Holder::Player(other) if store::players::is_blocked(tx, *other, me).await? => {
                return Err(ProposalRefusal::Blocked.into());
            }
            Holder::Player(other) if store::players::is_blocked(tx, me, *other).await? => {
                return Err(ProposalRefusal::Blocking.into());
            }
            Holder::Player(other) => seats.push(Seating::Invited(*other)),
        }
    }
    // The channel of the finished game, even when the button was pressed in its thread or in a
    // direct message. The thread of the next game opens in that channel.
    let place = row.place.place().ok_or(ProposalRefusal::NoSuchGame)?;
    within_limits(tx, me, place.channel, &seats, now).await?;
    // The terms that were chosen for the game hold for its rematch. A rated game stays rated even
    // if a seat was taken over.
    let first = store::challenges::load_challenge(tx, id).await?;
    let rating_chosen = first.is_none_or(|(first, _)| first.rating_chosen);
    let terms = Terms { rated: row.game.terms.rated || !rating_chosen, ..row.game.terms };
    let challenge = seating::build_challenge(service, place, me, terms, side, seats);
    let challenge = Challenge { rating_chosen, ..challenge };
    let origin = ChallengeOrigin { rematch_of: Some(id), simul: None };
    Ok(seating::publish_challenge(service, tx, challenge, origin, &caller.cause).await?)
}

/// Declines the rematch of a finished game, or withdraws it if the caller asked for it. The reply
/// is `Unknown` if nobody asks for one.
pub async fn refuse_rematch(
    service: &Service,
    caller: &Caller,
    game: GameId,
) -> Result<ProposalReply, StoreError> {
    change::change_as_person(service, caller, |mut tx, by, _| async move {
        let Some((asked, _)) = store::challenges::find_rematch(&mut tx, game).await? else {
            return Ok(ProposalReply::Unknown);
        };
        let reply = match asked.challenger == by.player {
            true => ChallengeReply::Withdraw,
            false => ChallengeReply::Decline(None),
        };
        answer_in(service, &mut tx, Some(caller), by.player, asked.id, &reply).await
    })
    .await
}

/// The rematch of a finished game.
#[derive(Debug)]
pub enum Rematch {
    /// This player asks for it.
    Asked(PlayerId),
    /// This player asked for it last, and it was declined.
    Declined(PlayerId),
    /// It is this game.
    Begun(Box<StoredGame>),
}

/// Returns the rematch of a finished game: asked for, begun, or declined if it is not asked for
/// again. `None` if none was asked for, if the last one to ask withdrew, or if the engine plays in
/// the one that has begun.
pub async fn find_rematch(service: &Service, game: GameId) -> Result<Option<Rematch>, StoreError> {
    let mut conn = service.db.read().await?;
    let Some((asked, _)) = store::challenges::find_rematch(&mut conn, game).await? else {
        let last = store::challenges::last_rematch(&mut conn, game).await?;
        let declined = last.filter(|(asked, _)| asked.state == ChallengeState::Declined);
        return Ok(declined.map(|(asked, _)| Rematch::Declined(asked.challenger)));
    };
    if asked.state == ChallengeState::Open {
        return Ok(Some(Rematch::Asked(asked.challenger)));
    }
    let row = store::games::load_game(&mut conn, asked.id).await?;
    Ok(row.map(|row| Rematch::Begun(Box::new(row))))
}

/// Returns those of these games that a person can offer to play again: finished games of theirs for
/// two, without a rematch that is played or asked for.
pub async fn list_repeatable(
    service: &Service,
    person: UserId,
    rows: &[StoredGame],
) -> Result<HashSet<GameId>, StoreError> {
    let fits = |row: &&StoredGame| {
        let game = &row.game;
        game.outcome().is_some() && game.chairs.len() == 2 && row.chair_of(person).is_some()
    };
    let ids: Vec<GameId> = rows.iter().filter(fits).map(|row| row.game.id).collect();
    let mut conn = service.db.read().await?;
    let rematched = store::challenges::rematched_among(&mut conn, &ids).await?;
    Ok(ids.into_iter().filter(|id| !rematched.contains(id)).collect())
}
