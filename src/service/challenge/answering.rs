//! Answers to challenges: accept, decline, withdraw.

use crate::game::{
    Challenge, ChallengeRefusal, ChallengeReply, ChallengeState, GameId, PlayerId, Seating,
};
use crate::service::challenge::proposal::is_blocked;
use crate::service::challenge::seating;
use crate::service::change;
use crate::service::play::sight::may_answer;
use crate::service::{Caller, Service};
use crate::store::{self, StoreError, StoredGame, Transaction};

/// The result of an answer to a challenge.
#[derive(Debug)]
pub enum ProposalReply {
    /// The answer counts. With the challenge as it is now, and the game if it began.
    Done(Box<Challenge>, Option<Box<StoredGame>>),
    /// The answer was refused; nothing changed.
    Refused(ChallengeRefusal),
    /// There is no such challenge that the person may answer.
    Unknown,
}

/// Answers a challenge. Once its game has begun, any answer of one of its players returns that
/// game. Every other answer to a settled challenge is refused in the reply, except a reason that a
/// person adds after they declined.
pub async fn answer_challenge(
    service: &Service,
    caller: &Caller,
    id: GameId,
    answer: &ChallengeReply,
) -> Result<ProposalReply, StoreError> {
    change::change_as_person(service, caller, |mut tx, by, _| async move {
        answer_in(service, &mut tx, Some(caller), by.player, id, answer).await
    })
    .await
}

/// Checks an answer to a challenge without giving it, and without regard to blocks. Changes
/// nothing, so the reply never has a game. An answer to a challenge whose game began is refused,
/// even to a player of the game.
pub async fn would_answer(
    service: &Service,
    caller: &Caller,
    id: GameId,
    answer: &ChallengeReply,
) -> Result<ProposalReply, StoreError> {
    let mut conn = service.db.read().await?;
    let Some((mut challenge, _)) = store::challenges::load_challenge(&mut conn, id).await? else {
        return Ok(ProposalReply::Unknown);
    };
    let now = service.clock.now();
    // A person without a record is treated as a newcomer.
    let by = store::players::by_discord(&mut conn, caller.discord)
        .await?
        .unwrap_or_else(|| PlayerId(service.keys.next(now)));
    if !may_answer(&challenge, caller, by) {
        return Ok(ProposalReply::Unknown);
    }
    Ok(match challenge.apply_answer(answer.clone(), by, now) {
        Ok(()) => ProposalReply::Done(Box::new(challenge), None),
        Err(refusal) => ProposalReply::Refused(refusal),
    })
}

/// Answers a challenge for a person, within a transaction. Checks whether they may answer it only
/// if there is a `caller`, who is `None` if the program itself answers.
pub(in crate::service) async fn answer_in(
    service: &Service,
    tx: &mut Transaction,
    caller: Option<&Caller>,
    by: PlayerId,
    id: GameId,
    answer: &ChallengeReply,
) -> Result<ProposalReply, StoreError> {
    let Some((mut challenge, version)) = store::challenges::load_challenge(tx, id).await? else {
        return Ok(ProposalReply::Unknown);
    };
    if caller.is_some_and(|caller| !may_answer(&challenge, caller, by)) {
        return Ok(ProposalReply::Unknown);
    }
    if *answer == ChallengeReply::Accept && is_blocked(tx, &challenge, by).await? {
        // A single challenger need not reveal their blocks.
        return Ok(ProposalReply::Refused(match challenge.gathers_players() {
            true => ChallengeRefusal::Blocked,
            false if challenge.seats.contains(&Seating::Open) => ChallengeRefusal::Closed,
            false => ChallengeRefusal::NotForYou,
        }));
    }
    let before = challenge.state;
    match challenge.apply_answer(answer.clone(), by, service.clock.now()) {
        Ok(()) => {}
        Err(ChallengeRefusal::Settled(ChallengeState::Accepted)) => {
            let row = store::games::load_game(tx, id).await?;
            return Ok(match row.filter(|row| row.game.chair_of(by).is_some()) {
                Some(row) => ProposalReply::Done(Box::new(challenge), Some(Box::new(row))),
                None => ProposalReply::Refused(ChallengeRefusal::Settled(ChallengeState::Accepted)),
            });
        }
        Err(refusal) => return Ok(ProposalReply::Refused(refusal)),
    }
    let game = if before == ChallengeState::Declined {
        seating::settle_excuse(service, tx, &challenge, version).await?;
        None
    } else {
        seating::settle_challenge(service, tx, &mut challenge, version).await?
    };
    Ok(ProposalReply::Done(Box::new(challenge), game))
}
