//! The engine's work in the background: the turns of the computer opponent, its turns on another
//! site, and reviews. All are claimed by lease and computed off the async threads. Turns are stored
//! in the same way as people's moves.

use std::sync::Arc;
use std::time::Duration;

use murus_engine::{LEVELS, Level, Stop};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::blocking::run_blocking;
use crate::clock::instant;
use crate::game::{Action, Actor, Cause, GameId, Holder, Millis, Own, Timestamp};
use crate::service::Service;
use crate::service::aside;
use crate::service::change;
use crate::service::change::Lent;
use crate::service::idle::IdleSlot;
use crate::service::play::acting;
use crate::service::play::acting::unless_refused;
use crate::service::play::acting::{Ask, GameAct, InHand, Refused};
use crate::service::play::find;
use crate::service::play::help;
use crate::service::workers::away_thoughts;
use crate::service::workers::reviews::Reviews;
use crate::store::{self, RowKey, Span, StoreError, StoredGame};

/// The longest pause before a look for turns that another process left to the computer opponent.
const POLL: Millis = Millis::from_secs(2);

/// The most waiting games among which the next turns are chosen.
const LOOKED_AT: i64 = 1_000;

/// The longest search for a move. Levels are limited by nodes, and end long before it unless the
/// machine is overloaded.
const LONGEST_THOUGHT: Duration = Duration::from_secs(3);

/// Plays the turns of the computer opponent and makes reviews until `stop`. Runs `at_once` turns
/// and slices of reviews at a time: turns first, then those on another site, then slices. Then
/// finishes the running ones.
pub async fn run_opponent(service: Service, at_once: usize, stop: CancellationToken) {
    let room = Arc::new(Semaphore::new(at_once));
    let tracker = TaskTracker::new();
    let reviews = Arc::<Reviews>::default();
    while !stop.is_cancelled() {
        // Counted from before the look, so that work that becomes due during it does not wait
        // longer.
        let looked = service.clock.now();
        let claimed = claim_any(&service, room.available_permits(), looked).await;
        service.troubles.note_result("opponent", &claimed);
        let claimed = claimed.unwrap_or_default();
        let waits = claimed.is_some();
        let claimed = claimed.unwrap_or_default();
        for &taken in &claimed {
            let game = taken.game;
            let Ok(permit) = Arc::clone(&room).acquire_owned().await else { return };
            let service = service.clone();
            let slot = IdleSlot::new(permit, &service.workers.idle);
            let mut turn = TakenTurn { taken, slot };
            tracker.spawn(async move {
                let taking =
                    async { unless_refused(take_turn_in(&service, game, Some(&mut turn)).await) };
                let taken = aside::load_or_set_aside(&service, RowKey::game(game), taking).await;
                if let Err(error) = taken {
                    let until = turn.taken.until;
                    service.troubles.note_failure("opponent", &error);
                    let back = |mut tx: Lent| async move {
                        store::agenda::give_back(&mut tx, game, until).await
                    };
                    change::give_back(&service, until, back).await;
                }
                drop(turn);
                service.wake.opponent.notify_one();
            });
        }
        let other = waits
            && claimed.is_empty()
            && room.available_permits() > 0
            && (away_thoughts::begin_thought(&service, &room, &tracker).await
                || begin_slice(&service, &room, &reviews, &tracker).await);
        if claimed.is_empty() && !other {
            tokio::select! {
                () = service.wake.opponent.notified() => {}
                () = service.clock.sleep_until(looked, looked + POLL) => {}
                () = stop.cancelled() => {}
            }
        }
    }
    // No search continues while the program ends.
    let _busy = service.workers.idle.begin_work();
    tracker.close();
    tracker.wait().await;
    reviews.give_back(&service).await;
}

/// A claimed game in which the computer opponent is to move, and the time until which this process
/// has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClaimedTurn {
    /// The game.
    pub game: GameId,
    /// The end of the lease.
    pub until: Timestamp,
}

/// A turn that this process has claimed, with the slot in which its search runs.
struct TakenTurn {
    taken: ClaimedTurn,
    slot: IdleSlot,
}

impl TakenTurn {
    /// Frees the slot for other work while the search continues, and prolongs the lease of the turn
    /// by `longest`. Returns false if other work runs already, or if another process has the turn.
    async fn rest_turn(
        &mut self,
        service: &Service,
        stop: &Arc<Stop>,
        longest: Duration,
    ) -> Result<bool, Refused> {
        if !self.slot.rest(stop) {
            return Ok(false);
        }
        let ClaimedTurn { game, until } = self.taken;
        let longer = until + Millis::from(longest);
        let keep = |mut tx: Lent, _| async move {
            store::agenda::keep_turn(&mut tx, game, Span { from: until, until: longer }).await
        };
        let kept: bool = change::run_transaction::<_, StoreError, _>(service, keep).await?;
        if kept {
            self.taken.until = longer;
        }
        Ok(kept)
    }
}

/// Begins the next slice of a review, in a task of its own. Returns false if no review waits.
async fn begin_slice(
    service: &Service,
    room: &Arc<Semaphore>,
    reviews: &Arc<Reviews>,
    tracker: &TaskTracker,
) -> bool {
    let next = reviews.next(service).await;
    service.troubles.note_result("reviews", &next);
    let (Ok(Some(work)), Ok(permit)) = (next, Arc::clone(room).acquire_owned().await) else {
        return false;
    };
    let service = service.clone();
    let reviews = Arc::clone(reviews);
    let slot = IdleSlot::new(permit, &service.workers.idle);
    tracker.spawn(async move {
        let game = work.game;
        let done = aside::load_or_set_aside(
            &service,
            RowKey::review(game),
            work.make_slice(&service, slot),
        )
        .await;
        if let Err(error) = &done {
            service.troubles.note_failure("review", error);
        }
        reviews.put_back(game, done.ok().flatten().flatten());
        service.wake.opponent.notify_one();
    });
    true
}

/// Claims turns of the computer opponent, at most `room`; an empty list if only other work waits.
/// `None` if nothing waits for the engine.
async fn claim_any(
    service: &Service,
    room: usize,
    now: Timestamp,
) -> Result<Option<Vec<ClaimedTurn>>, StoreError> {
    let thoughts =
        async { store::agenda::count_thoughts(&mut *service.db.read().await?, now).await };
    if change::in_time(thoughts).await? == 0 {
        return Ok(None);
    }
    // Most of the time there are slices of reviews to make, and no turns. Then nothing is written.
    let turns =
        async { store::agenda::waiting_turns(&mut *service.db.read().await?, now, 1).await };
    if change::in_time(turns).await?.is_empty() {
        return Ok(Some(Vec::new()));
    }
    claim_turns(service, room).await.map(Some)
}

/// Claims turns of the computer opponent by lease, at most `room`. Empty if no turn is free.
pub async fn claim_turns(service: &Service, room: usize) -> Result<Vec<ClaimedTurn>, StoreError> {
    if room == 0 {
        return Ok(Vec::new());
    }
    let lease = service.lease;
    let turns = &service.workers.turns;
    change::run_transaction(service, |mut tx, now| async move {
        let mut waiting = store::agenda::waiting_turns(&mut tx, now, LOOKED_AT).await?;
        let mut taken = Vec::new();
        while let Some(next) = turns.next(&waiting).filter(|_| taken.len() < room) {
            let (game, person) = waiting.remove(next);
            // Another process may have been faster.
            let lease = Span { from: now, until: now + lease };
            if store::agenda::claim_turn(&mut tx, game, lease).await? {
                turns.note_served(person);
                taken.push(ClaimedTurn { game, until: lease.until });
            }
        }
        Ok(taken)
    })
    .await
}

/// Plays the turn of the computer opponent in a game at once, if it is to move.
#[cfg(feature = "sandbox")]
pub async fn take_turn(service: &Service, id: GameId) -> Result<(), Refused> {
    take_turn_in(service, id, None).await
}

/// Plays the turn of the computer opponent in a game, if it is to move. With a claimed turn in
/// `turn`, a patient level may search for longer. Where a strong move would help a person in a
/// rated game, the lowest level plays.
async fn take_turn_in(
    service: &Service,
    id: GameId,
    turn: Option<&mut TakenTurn>,
) -> Result<(), Refused> {
    let Some(row) = change::in_time(find::find_game(&service.db, id)).await? else { return Ok(()) };
    let Some(chair) = row.game.to_move() else { return Ok(()) };
    let Holder::Bot { level, seed } = row.game.chairs[chair].clone() else { return Ok(()) };
    let board = row.game.board_seq();
    let in_hand = InHand::from(row.clone());
    let thought_of = row;
    let level =
        if is_barred(service, &thought_of).await? { &LEVELS[0] } else { Level::named(&level) };
    let (stop, patient) = plan_thought(service, level, &thought_of, turn).await?;
    let ask = run_blocking(move || think_move(&thought_of, level, seed, &stop, patient)).await;
    let Some(ask) = ask else { return Ok(()) };
    let cause = &Cause::Own(Own::Bot, id, board);
    let ask = &ask;
    let in_hand = &in_hand;
    let acted = change::run_transaction(service, |mut tx, at| async move {
        let row = in_hand.load_game(&mut tx).await?;
        let act = GameAct { by: Actor::Chair(chair), ask, expected: Some(board), at, cause };
        acting::apply_act(service, &mut tx, row, act).await
    });
    match acted.await {
        // The person has resigned, or another process was faster. Nothing is left to do.
        Ok(_) | Err(Refused::Game(..)) => Ok(()),
        Err(error) => Err(error),
    }
}

/// Returns true if help with the position of a game is barred for one of its people: a strong move
/// would be such help. If the game began from given moves, the rated games of other people count,
/// too.
async fn is_barred(service: &Service, row: &StoredGame) -> Result<bool, StoreError> {
    change::in_time(async {
        let mut conn = service.db.read().await?;
        let now = service.clock.now();
        let given = row.game.count_plies() < row.game.line().plies();
        if given && help::find_bar(&mut conn, now, None, row.game.position()).await?.is_some() {
            return Ok(true);
        }
        for person in row.game.chairs.iter().filter_map(Holder::as_player) {
            if help::barring_game(&mut conn, person, &[*row.game.position()]).await?.is_some() {
                return Ok(true);
            }
        }
        Ok(false)
    })
    .await
}

/// Returns when the search for a move has to end, and true if it uses all of that time. It does for
/// a patient level that has a choice, while no other work runs. Its slot is then free for other
/// work, and the lease of the turn is prolonged.
async fn plan_thought(
    service: &Service,
    level: &Level,
    row: &StoredGame,
    turn: Option<&mut TakenTurn>,
) -> Result<(Arc<Stop>, bool), Refused> {
    let position = row.game.line().position();
    if let (Some(longest), Some(turn)) = (level.patience, turn)
        && !position.swap_open()
        && position.moves().len() > 1
    {
        let now = instant();
        let stop = Arc::new(Stop {
            at: Some(now + longest),
            least: level.least(position),
            enough_at: Some(now + LONGEST_THOUGHT),
            ..Stop::default()
        });
        if turn.rest_turn(service, &stop, longest).await? {
            return Ok((stop, true));
        }
    }
    Ok((Arc::new(Stop { at: Some(instant() + LONGEST_THOUGHT), ..Stop::default() }), false))
}

fn think_move(
    row: &StoredGame,
    level: &Level,
    seed: i64,
    stop: &Stop,
    patient: bool,
) -> Option<Ask> {
    let positions = row.game.line().positions();
    let (position, before) = positions.split_last()?;
    if patient {
        return level.ponder(position, before, seed, stop).map(|best| Ask::Do(Action::Move(best)));
    }
    if level.swaps(position, stop) {
        return Some(Ask::Do(Action::Swap));
    }
    let best = level.play(position, before, seed, stop)?;
    if stop.is_due() {
        tracing::warn!(
            game = row.game.id.0,
            level = level.name,
            "a thought was cut short: this machine is too busy"
        );
    }
    Some(Ask::Do(Action::Move(best)))
}
