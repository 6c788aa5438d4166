//! What follows when a clock runs out: the end, or a question to the other player.

use crate::game::{Action, Chair, Offer, Own, Timestamp};
use crate::service::people::blocks;
use crate::store::{self, Conn, StoreError, StoredGame};

/// Returns the action with which a clock that ran out is answered, and its cause. The other player
/// is asked if the game allows it, no contest paired it, and they do not block the late player.
pub(in crate::service) async fn answer_timeout(
    conn: &mut Conn,
    row: &StoredGame,
    late: Chair,
    now: Timestamp,
) -> Result<(Action, Own), StoreError> {
    let ends = (Action::Timeout, Own::Timeout);
    if row.game.may_ask_for_time(late, now).is_err()
        || store::fixtures::contest_of(conn, row.game.id).await?.is_some()
    {
        return Ok(ends);
    }
    for other in row.game.chairs.chairs().filter(|&other| other != late) {
        if blocks::is_blocking(conn, &row.game, other, late).await? {
            return Ok(ends);
        }
    }
    Ok((Action::Offer(Offer::Time), Own::Asked))
}
