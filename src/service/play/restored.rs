//! Tells the players after the database went back to an earlier state, by a backup or a lost
//! write-ahead log: in running games, people have seen boards that no longer exist.

use crate::game::GameId;
use crate::service::Service;
use crate::service::change;
use crate::service::outbox::causes;
use crate::service::outbox::pings;
use crate::store::{self, StoreError};

/// The number of games that are told in one transaction.
const AT_ONCE: i64 = 100;

/// Adds a notice of its present state, once, to each running game but exhibitions. Returns the
/// number of running games, with exhibitions.
pub async fn tell_restored(service: &Service) -> Result<usize, StoreError> {
    let mut last = GameId(i64::MIN);
    let mut told = 0;
    loop {
        let games =
            store::listings::list_running(&mut *service.db.read().await?, last, AT_ONCE).await?;
        let Some(newest) = games.last() else { return Ok(told) };
        last = *newest;
        let games = &games;
        told += change::run_transaction(service, |mut tx, _| async move {
            let rows = store::games::load_all(&mut tx, games).await?;
            for row in &rows {
                let mover = pings::mover(&mut tx, &row.game).await?;
                causes::outbox(service, &mut tx).tell_restored(row, &mover).await?;
            }
            Ok::<_, StoreError>(rows.len())
        })
        .await?;
    }
}
