//! Ratings recomputed without a game that no longer counts.

use std::collections::{BTreeSet, HashMap};

use crate::game::{GameId, PlayerId, Rating};
use crate::service::Service;
use crate::service::aside;
use crate::service::change;
use crate::store::{self, Conn, RatingChange, RowKey, StoreError};

/// Games restated in one transaction.
const AT_ONCE: i64 = 100;

/// Takes a game out of the ratings. Rates the later games of its pool again, and with them every
/// person it touched, even through others.
pub(in crate::service) async fn unrate(conn: &mut Conn, game: GameId) -> Result<(), StoreError> {
    let struck = store::ratings::of_game(conn, game).await?;
    let Some(&RatingChange { pool, at, .. }) = struck.first() else { return Ok(()) };
    store::ratings::close_pool(conn, pool).await?;
    store::ratings::delete(conn, game).await?;
    let rows = store::ratings::since(conn, pool, at).await?;
    let (before, old): (Vec<RatingChange>, Vec<RatingChange>) = rows.into_iter().partition(|row| row.at < at);
    let mut stands = before.into_iter().map(|row| (row.player, row.rating)).collect();
    let new = replayed(&mut stands, old.clone());
    let changed: Vec<RatingChange> =
        new.into_iter().zip(old).filter(|(new, old)| new.rating != old.rating).map(|(new, _)| new).collect();
    store::ratings::correct(conn, &changed).await?;
    let touched: BTreeSet<PlayerId> = struck.iter().chain(&changed).map(|row| row.player).collect();
    for player in touched {
        let rating = stands.get(&player).copied().unwrap_or(Rating::NEW);
        store::ratings::correct_standing(conn, player, pool, rating).await?;
    }
    Ok(())
}

/// Recomputes what earlier versions left out: ratings after annulled games, and results of games
/// with a swap.
pub(in crate::service) async fn restate(service: &Service) -> Result<(), StoreError> {
    let undone = store::ratings::undone_games(&mut *service.db.read().await?).await?;
    for game in undone {
        let unrate = change::transaction(service, |mut tx, _| async move { unrate(&mut tx, game).await });
        aside::load_or_set_aside(service, RowKey::game(game), unrate).await?;
    }
    let mut last = GameId(i64::MIN);
    loop {
        let games = store::ratings::swapped_games(&mut *service.db.read().await?, last, AT_ONCE).await?;
        let Some(newest) = games.last() else { return Ok(()) };
        last = *newest;
        for game in games {
            let say = change::transaction(service, |mut tx, _| async move {
                match store::games::load(&mut tx, game).await? {
                    Some(row) => store::games::end_chairs(&mut tx, &row.game).await,
                    None => Ok(()),
                }
            });
            aside::load_or_set_aside(service, RowKey::game(game), say).await?;
        }
    }
}

/// The rows with the ratings they lead to, for players at `stands` before them; updates `stands`.
/// The rows are ordered by player and number: a game is rated when it is the next one for both
/// players.
fn replayed(stands: &mut HashMap<PlayerId, Rating>, mut rows: Vec<RatingChange>) -> Vec<RatingChange> {
    let first_of_player = |n: &usize| *n == 0 || rows[*n - 1].player != rows[*n].player;
    let mut due: Vec<usize> = (0..rows.len()).filter(first_of_player).collect();
    let mut half: HashMap<GameId, usize> = HashMap::new();
    while let Some(one) = due.pop() {
        let Some(other) = half.remove(&rows[one].game) else {
            half.insert(rows[one].game, one);
            continue;
        };
        let stood = [one, other].map(|n| stands.get(&rows[n].player).copied().unwrap_or(Rating::NEW));
        let (first, second) = Rating::after(stood[0], stood[1], rows[one].score);
        for (n, rating) in [(one, first), (other, second)] {
            rows[n].rating = rating;
            stands.insert(rows[n].player, rating);
            due.extend(rows.get(n + 1).is_some_and(|next| next.player == rows[n].player).then_some(n + 1));
        }
    }
    rows
}
