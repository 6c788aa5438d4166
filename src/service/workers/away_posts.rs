//! Moves of Murus in games on another site: each is posted until the site has it. A move is claimed
//! by lease, so a process that dies loses nothing.

use std::sync::Arc;

use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::game::{Millis, Timestamp};
use crate::service::Service;
use crate::service::change;
use crate::service::change::Lent;
use crate::service::play::away::claim_turns;
use crate::store::{self, AwayState, AwayTurn, StoreError};

/// The most moves that are posted at once.
const AT_ONCE: usize = 4;

/// The longest pause before a look for moves that another process chose.
const POLL: Millis = Millis::from_secs(2);

/// The pause after the first failure to post a move; it doubles with each failure.
const FIRST_PAUSE: Millis = Millis::from_secs(5);
/// The longest pause between two tries.
const LONGEST_PAUSE: Millis = Millis::from_mins(30);

/// The time after which a move that could not be posted is given up.
const GIVEN_UP: Millis = Millis::from_days(2);

/// The number of refusals after which a move is given up.
const REFUSALS: usize = 5;

/// The number of leases for which a process may hold a move that it posts: the site may take half a
/// minute to answer.
const LEASES: i64 = 4;

/// A move to post to the site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AwayMove {
    /// The site's name of the game.
    pub game: String,
    /// The move, as the site writes it.
    pub text: String,
}

/// The site's answer to a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AwayAnswer {
    /// The site has the move.
    Taken,
    /// It is not the turn of Murus, so an earlier try arrived, or the game is over.
    NotOurTurn,
    /// The site refuses the move, for this reason.
    Refused(String),
    /// The site could not be reached or does not work, for this reason.
    Failed(String),
}

/// Posts chosen moves by `post` until `stop`, then finishes those in flight.
pub async fn run_posts<F>(
    service: Service,
    post: impl Fn(AwayMove) -> F + Clone + Send + Sync + 'static,
    stop: CancellationToken,
) where
    F: Future<Output = AwayAnswer> + Send,
{
    let places = Arc::new(Semaphore::new(AT_ONCE));
    let tracker = TaskTracker::new();
    while !stop.is_cancelled() {
        let looked = service.clock.now();
        let looking = look_for_posts(&service, places.available_permits(), looked).await;
        service.troubles.note_result("away", &looking);
        let (claimed, next) = looking.unwrap_or_default();
        for turn in claimed {
            let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
            let (service, post) = (service.clone(), post.clone());
            tracker.spawn(async move {
                if let Err(error) = post_move(&service, turn, post).await {
                    service.troubles.note_failure("away", &error);
                }
                drop(place);
                service.wake.posts.notify_one();
            });
        }
        let next = next.map_or(looked + POLL, |due| due.min(looked + POLL));
        tokio::select! {
            () = service.wake.posts.notified() => {}
            () = service.clock.sleep_until(looked, next) => {}
            () = stop.cancelled() => {}
        }
    }
    tracker.close();
    tracker.wait().await;
}

/// Claims up to `room` moves to post. Also returns the time at which the next one is due, or `None`
/// if none is to come. Writes nothing if no move is due.
async fn look_for_posts(
    service: &Service,
    room: usize,
    now: Timestamp,
) -> Result<(Vec<AwayTurn>, Option<Timestamp>), StoreError> {
    let look = async {
        let mut conn = service.db.read().await?;
        let next = store::away_turns::next_post(&mut conn, now).await?;
        Ok((store::away_turns::is_any_due(&mut conn, AwayState::Posting, now).await?, next))
    };
    let (any, next) = change::in_time(look).await?;
    if !any || room == 0 {
        return Ok((Vec::new(), next));
    }
    let lease = LEASES * service.lease;
    Ok((claim_turns(service, AwayState::Posting, lease, room as i64).await?, next))
}

/// Posts a claimed move, and stores how the site answered.
async fn post_move<F>(
    service: &Service,
    turn: AwayTurn,
    post: impl Fn(AwayMove) -> F,
) -> Result<(), StoreError>
where
    F: Future<Output = AwayAnswer> + Send,
{
    let text = turn.answer.clone().unwrap_or_default();
    // Well within the lease, so that no other process has the turn meanwhile.
    let taken = service.clock.now();
    let until = taken + LEASES * service.lease / 2;
    let answer = tokio::select! {
        biased;
        answer = post(AwayMove { game: turn.game.clone(), text }) => answer,
        () = service.clock.sleep_until(taken, until) => AwayAnswer::Failed("unanswered".to_owned()),
    };
    let (refused, why) = match answer {
        AwayAnswer::Taken | AwayAnswer::NotOurTurn => {
            let turn = &turn;
            let end = |mut tx: Lent, _| async move {
                store::away_turns::settle_turn(&mut tx, turn, AwayState::Posted, None).await
            };
            return change::run_transaction::<_, StoreError, _>(service, end).await.map(|_| ());
        }
        AwayAnswer::Refused(why) => (true, why),
        AwayAnswer::Failed(why) => (false, why),
    };
    let turn = AwayTurn { refusals: turn.refusals + usize::from(refused), ..turn };
    let (turn, why) = (&turn, why.as_str());
    let failed = change::run_transaction::<_, StoreError, _>(service, |mut tx, now| async move {
        let due = now + pause_after(turn.tries);
        if turn.refusals >= REFUSALS || due > turn.asked + GIVEN_UP {
            let state = AwayState::Lost;
            return store::away_turns::settle_turn(&mut tx, turn, state, Some(why)).await;
        }
        store::away_turns::postpone_turn(&mut tx, turn, due, why).await.map(|()| false)
    });
    if failed.await? {
        tracing::error!(game = turn.game, why, "a move for another site is given up");
    } else if turn.tries == 1 {
        tracing::warn!(game = turn.game, why, "a move for another site is tried again");
    }
    Ok(())
}

/// The pause after the try with this number, counted from 1.
fn pause_after(tries: usize) -> Millis {
    let doublings = tries.saturating_sub(1).min(16);
    ((1 << doublings) * FIRST_PAUSE).min(LONGEST_PAUSE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_to_half_an_hour() {
        let seconds = |tries| pause_after(tries).as_millis() / 1000;
        assert_eq!([1, 2, 3, 9, 10, 99].map(seconds), [5, 10, 20, 1280, 1800, 1800]);
    }
}
