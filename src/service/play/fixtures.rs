//! Games that a contest paired: what follows from the end of one. The result of a fixture is that
//! of its game, so that only an end without a result needs a ruling.

use crate::game::{Chair, EventKind, Fared, FixtureRuling, Ruling, Timestamp};
use crate::store::{self, StoreError, StoredGame, Transaction};

/// Notes that a game ended: if a contest paired it, the next step of that contest is due. The
/// player who called it off, or made no move in time, loses its fixture. Does nothing for other
/// games.
pub(in crate::service) async fn note_end(
    tx: &mut Transaction,
    row: &StoredGame,
    now: Timestamp,
) -> Result<(), StoreError> {
    let Some(contest) = store::fixtures::contest_of(tx, row.game.id).await? else { return Ok(()) };
    if let Some(chair) = find_absent(row) {
        let fared = if chair == Chair::FIRST { Fared::Lost } else { Fared::Won };
        let ruling = FixtureRuling { fared, why: Ruling::Absent, at: now };
        store::fixtures::rule_game(tx, row.game.id, ruling).await?;
    }
    store::contests::wake_contest(tx, contest, now).await
}

/// The chair whose holder called the game off or made no move; `None` if it ended otherwise.
fn find_absent(row: &StoredGame) -> Option<Chair> {
    let last = row.game.events().last()?;
    matches!(last.kind, EventKind::Cancel | EventKind::Abort).then_some(last.chair)
}
