//! Turns of Murus in games on another site: the engine chooses the move. A turn is claimed by
//! lease, so a process that dies loses nothing.

use std::sync::Arc;
use std::time::Duration;

use murus_engine::{Level, Stop};
use murus_gallicus::abstract_play::write_move;
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;
use tokio_util::task::TaskTracker;

use crate::blocking::run_blocking;
use crate::clock::instant;
use crate::service::Service;
use crate::service::change;
use crate::service::idle::IdleSlot;
use crate::service::play::away::{claim_turns, replay_moves};
use crate::store::{self, AwayState, AwayTurn, StoreError};

/// The longest search for a move. Levels are limited by nodes, and end long before it unless the
/// machine is overloaded.
const LONGEST_THOUGHT: Duration = Duration::from_secs(3);

/// The number of tries to choose a move after which the turn is given up.
const THOUGHTS: usize = 5;

/// Begins to choose the move of the turn that waits longest, in a task of its own. Returns false if
/// no turn waits.
pub(super) async fn begin_thought(
    service: &Service,
    room: &Arc<Semaphore>,
    tracker: &TaskTracker,
) -> bool {
    let claimed = claim_turns(service, AwayState::Thinking, service.lease, 1).await;
    service.troubles.note_result("away", &claimed);
    let claimed = claimed.unwrap_or_default();
    let Some(turn) = claimed.into_iter().next() else { return false };
    let Ok(permit) = Arc::clone(room).acquire_owned().await else { return false };
    let service = service.clone();
    let slot = IdleSlot::new(permit, &service.workers.idle);
    tracker.spawn(async move {
        let chosen = choose_move(&service, &turn).await;
        drop(slot);
        if let Err(error) = chosen {
            service.troubles.note_failure("away", &error);
        }
        service.wake.opponent.notify_one();
    });
    true
}

/// Chooses the move of a claimed turn, and stores it.
async fn choose_move(service: &Service, turn: &AwayTurn) -> Result<(), StoreError> {
    let thought_of = turn.clone();
    let answer = if turn.tries > THOUGHTS {
        None
    } else {
        run_blocking(move || think_move(&thought_of)).await
    };
    let answer = &answer;
    let stored = change::run_transaction::<_, StoreError, _>(service, |mut tx, now| async move {
        match answer {
            Some(answer) => store::away_turns::set_answer(&mut tx, turn, answer, now).await,
            None => {
                let why = Some("unplayable");
                store::away_turns::settle_turn(&mut tx, turn, AwayState::Lost, why).await
            }
        }
    });
    if stored.await? && answer.is_none() {
        tracing::error!(game = turn.game, "no move was found for a game on another site");
    }
    Ok(())
}

/// Returns the move of a turn, as the site writes it. The same turn gives the same move.
fn think_move(turn: &AwayTurn) -> Option<String> {
    let positions = replay_moves(turn.variant, &turn.moves)?;
    let (position, before) = positions.split_last()?;
    let stop = Stop { at: Some(instant() + LONGEST_THOUGHT), ..Stop::default() };
    let best = Level::named(&turn.level).play(position, before, seed_of(&turn.game), &stop)?;
    Some(write_move(position, best))
}

/// The seed of all moves in a game: a number from its name.
fn seed_of(game: &str) -> i64 {
    let hash = Sha256::digest(game);
    hash.iter().take(8).fold(0, |seed, byte| seed << 8 | i64::from(*byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_has_a_seed_of_its_own() {
        assert_eq!(seed_of("one"), seed_of("one"));
        assert_ne!(seed_of("one"), seed_of("two"));
    }
}
