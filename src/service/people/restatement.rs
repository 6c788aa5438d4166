//! Recomputes ratings without a game that no longer counts: in slices, with a cursor that is
//! stored, so that other work waits for one slice at most.

use std::collections::{BTreeSet, HashMap};

use crate::game::{GameId, HOUR, PlayerId, Pool, Rating, Timestamp};
use crate::service::Service;
use crate::service::aside;
use crate::service::change;
use crate::service::people::ratings;
use crate::store::{self, Conn, RatingChange, RowKey, Span, StoreError, Transaction};

/// The number of games that are listed at once.
const AT_ONCE: i64 = 100;

/// The approximate number of ratings in a slice.
const SLICE: usize = 200;

/// Takes a game out of the ratings, and computes the ratings after all later games of its pool
/// anew, as far as it influenced them. The first slice is done at once, the others by the sweeper.
pub(in crate::service) async fn unrate_game(
    tx: &mut Transaction,
    game: GameId,
    now: Timestamp,
) -> Result<(), StoreError> {
    let struck = store::ratings::of_game(tx, game).await?;
    let Some(&RatingChange { pool, at, .. }) = struck.first() else { return Ok(()) };
    store::restatements::restate_from(tx, pool, at, now).await?;
    store::ratings::delete_ratings(tx, game).await?;
    let players: Vec<PlayerId> = struck.iter().map(|row| row.player).collect();
    store::ratings::correct_standings(tx, pool, &players).await?;
    restate_slice(tx, pool).await?;
    // The standings are locked first, as where a game is rated.
    ratings::settle_established(tx, players).await
}

/// Recomputes the next slice of ratings of each pool that needs it. Returns true if there is more
/// to do. A pool whose rows cannot be read is put off for an hour.
pub(in crate::service) async fn go_on(service: &Service) -> Result<bool, StoreError> {
    let now = service.clock.now();
    let pools =
        async { store::restatements::list_unstated(&mut *service.db.read().await?, now).await };
    let mut more = false;
    for pool in change::in_time(pools).await? {
        let slice = change::run_transaction(service, |mut tx, _| async move {
            restate_slice(&mut tx, pool).await
        });
        match slice.await {
            Ok(left) => more |= left,
            Err(error) => {
                let Some(why) = error.blames_row() else { return Err(error) };
                tracing::error!(pool = pool.word(), why, "ratings cannot be worked out again");
                let later = |mut tx: change::Lent, now| async move {
                    store::restatements::put_off(&mut tx, pool, now + HOUR).await
                };
                change::run_transaction(service, later).await?;
            }
        }
    }
    Ok(more)
}

/// Recomputes the next slice of ratings of a pool. Returns true if there are more. Games that are
/// rated meanwhile are newer, so a later slice covers them.
async fn restate_slice(conn: &mut Conn, pool: Pool) -> Result<bool, StoreError> {
    let Some(from) = store::restatements::restated_from(conn, pool).await? else {
        return Ok(false);
    };
    let (end, old) = hold_slice(conn, pool, from).await?;
    let mut firsts: Vec<(PlayerId, i64)> = old.iter().map(|row| (row.player, row.n)).collect();
    firsts.dedup_by_key(|(player, _)| *player);
    let before = store::restatements::last_before(conn, pool, &firsts).await?;
    let mut stands = before.into_iter().map(|row| (row.player, row.rating)).collect();
    let new = replay_ratings(&mut stands, old.clone());
    let changed: Vec<RatingChange> = new
        .into_iter()
        .zip(old)
        .filter(|(new, old)| new.rating != old.rating)
        .map(|(new, _)| new)
        .collect();
    store::ratings::correct_ratings(conn, &changed).await?;
    let touched: BTreeSet<PlayerId> = changed.iter().map(|row| row.player).collect();
    store::ratings::correct_standings(conn, pool, &Vec::from_iter(touched)).await?;
    store::restatements::set_restated(conn, pool, end).await?;
    Ok(end.is_some())
}

/// Returns the next ratings of a pool from a time on, and the end of their slice; `None` if the
/// slice is the last. Locks the standings of their players until the end of the transaction. So a
/// game that is rated meanwhile is among these ratings, or is rated after them.
async fn hold_slice(
    conn: &mut Conn,
    pool: Pool,
    from: Timestamp,
) -> Result<(Option<Timestamp>, Vec<RatingChange>), StoreError> {
    let mut held = BTreeSet::new();
    loop {
        let end = store::restatements::span_end(conn, pool, from, SLICE).await?;
        let rows = store::restatements::list_within(
            conn,
            pool,
            Span { from, until: end.unwrap_or(Timestamp::MAX) },
        )
        .await?;
        let new: BTreeSet<PlayerId> =
            rows.iter().map(|row| row.player).filter(|player| !held.contains(player)).collect();
        if new.is_empty() {
            return Ok((end, rows));
        }
        store::ratings::hold_standings(conn, pool, &Vec::from_iter(new.iter().copied())).await?;
        held.extend(new);
    }
}

/// Recomputes results of earlier versions of the program: ratings after annulled games, and results
/// of games with a swap.
pub(in crate::service) async fn restate_ratings(service: &Service) -> Result<(), StoreError> {
    let undone = store::restatements::undone_games(&mut *service.db.read().await?).await?;
    for game in undone {
        let unrate = change::run_transaction(service, |mut tx, now| async move {
            unrate_game(&mut tx, game, now).await
        });
        aside::load_or_set_aside(service, RowKey::game(game), unrate).await?;
    }
    let mut last = GameId(i64::MIN);
    loop {
        let games =
            store::statistics::swapped_games(&mut *service.db.read().await?, last, AT_ONCE).await?;
        let Some(newest) = games.last() else { return Ok(()) };
        last = *newest;
        for game in games {
            let say = change::run_transaction(service, |mut tx, _| async move {
                match store::games::load_game(&mut tx, game).await? {
                    Some(row) => store::game_changes::end_chairs(&mut tx, &row.game).await,
                    None => Ok(()),
                }
            });
            aside::load_or_set_aside(service, RowKey::game(game), say).await?;
        }
    }
}

/// Computes anew the rating after each row, and returns the rows. `stands` has the ratings of the
/// players before the rows, and is updated. The rows are ordered by player and number. A game is
/// rated when it is the next one for both of its players.
fn replay_ratings(
    stands: &mut HashMap<PlayerId, Rating>,
    mut rows: Vec<RatingChange>,
) -> Vec<RatingChange> {
    let first_of_player = |n: &usize| *n == 0 || rows[*n - 1].player != rows[*n].player;
    let mut due: Vec<usize> = (0..rows.len()).filter(first_of_player).collect();
    let mut half: HashMap<GameId, usize> = HashMap::new();
    while let Some(one) = due.pop() {
        let Some(other) = half.remove(&rows[one].game) else {
            half.insert(rows[one].game, one);
            continue;
        };
        let stood =
            [one, other].map(|n| stands.get(&rows[n].player).copied().unwrap_or(Rating::NEW));
        let (first, second) = match (rows[one].weight, rows[other].weight) {
            (Some(first), Some(second)) => {
                Rating::after_weighted_game(stood, rows[one].score, [first, second])
            }
            _ => Rating::after_game(stood[0], stood[1], rows[one].score),
        };
        for (n, rating) in [(one, first), (other, second)] {
            rows[n].rating = rating;
            stands.insert(rows[n].player, rating);
            due.extend(
                rows.get(n + 1).is_some_and(|next| next.player == rows[n].player).then_some(n + 1),
            );
        }
    }
    rows
}
