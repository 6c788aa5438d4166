//! The vacation by saved days, which are vacation days that hold a clock before a loss on time. One
//! stretch of it covers the slices of all games that are held at the same time, so that no day is
//! counted twice.

use crate::game::{Game, Hold, PlayerId, Timestamp, Vacation};
use crate::store::{self, Conn, StoreError};

/// The slice of saved days that holds a person's own clock in a game; `None` if their clock is not
/// held.
pub(super) fn own_hold(game: &Game, player: PlayerId) -> Option<Hold> {
    game.current_hold().filter(|hold| game.chairs[hold.chair].as_player() == Some(player))
}

/// Ends the vacation of saved days when the turn is over whose clock they held. It continues only
/// as long as another game of the player needs it.
pub(super) async fn release_saved_days(
    conn: &mut Conn,
    before: &Game,
    after: &Game,
    now: Timestamp,
) -> Result<(), StoreError> {
    let held = |game: &Game| game.current_hold().map(|hold| hold.chair);
    let Some(chair) = held(before).filter(|_| held(after).is_none()) else { return Ok(()) };
    let Some(player) = before.chairs[chair].as_player() else { return Ok(()) };
    let taken = store::preferences::list_vacations(conn, player).await?;
    let Some(on) = taken.into_iter().find(|one| one.by_itself && one.is_on(now)) else {
        return Ok(());
    };
    let others =
        store::listings::of_player(conn, player).await?.into_iter().map(|listed| listed.id);
    let others: Vec<_> = others.filter(|game| *game != before.id).collect();
    let others = store::games::load_all(conn, &others).await?.into_iter();
    let until = others
        .filter_map(|row| own_hold(&row.game, player))
        .map(|hold| hold.until)
        .fold(now, Timestamp::max);
    store::preferences::set_vacation(conn, player, Vacation { until: on.until.min(until), ..on })
        .await
}
