//! Games that a contest paired: what follows from the end of one. The result of a fixture is that
//! of its game, so that only an end without a result needs a ruling.

use crate::game::{CONTEST_PAUSE, Chair, EventKind, Fared, FixtureRuling, Ruling, Timestamp};
use crate::store::{self, StoreError, StoredGame, Transaction};

/// Notes that a game ended, or that it counts no longer: if a contest paired it, the next step of
/// that contest is due, and its card is edited. The player who called it off, or made no move in
/// time, loses its fixture. A game that a moderator ended or annulled is a draw there, also when
/// the contest is over. The step that ended a game because a player is out has ruled about it, or
/// keeps its place free. Does nothing for other games.
pub(in crate::service) async fn note_end(
    tx: &mut Transaction,
    row: &StoredGame,
    now: Timestamp,
) -> Result<(), StoreError> {
    let Some(contest) = store::fixtures::contest_of(tx, row.game.id).await? else { return Ok(()) };
    let found = match find_absent(row) {
        Some(Chair::FIRST) => Some((Fared::Lost, Ruling::Absent)),
        Some(_) => Some((Fared::Won, Ruling::Absent)),
        None if row.game.withdrawn_chair().is_some() => None,
        None => has_no_result(row).then_some((Fared::Drawn, Ruling::Unplayed)),
    };
    if let Some((fared, why)) = found {
        store::fixtures::rule_game(tx, row.game.id, FixtureRuling { fared, why, at: now }).await?;
    }
    store::contest_cards::schedule_card(tx, contest, now + CONTEST_PAUSE).await?;
    store::contest_steps::wake_contest(tx, contest, now).await
}

/// Returns true if a game has no result that counts.
fn has_no_result(row: &StoredGame) -> bool {
    row.game.is_annulled() || row.game.result_for(Chair::FIRST).is_none()
}

/// The chair whose holder called the game off or made no move; `None` if it ended otherwise.
fn find_absent(row: &StoredGame) -> Option<Chair> {
    let last = row.game.events().last()?;
    matches!(last.kind, EventKind::Cancel | EventKind::Abort).then_some(last.chair)
}
