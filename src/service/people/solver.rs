//! The results of a person at puzzles.

use crate::game::{PlayerId, Rating, Streak};
use crate::ids::UserId;
use crate::service::Service;
use crate::store::{self, Attempts, Conn, StoreError};

/// The results of a person at puzzles.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Solver {
    /// The puzzle rating.
    pub rating: Rating,
    /// The number of puzzles that changed the person's puzzle rating.
    pub rated: u32,
    /// The person's decided and right first attempts, counted.
    pub attempts: Attempts,
    /// The days in a row on which the person solved a siege (a daily puzzle).
    pub streak: Streak,
}

/// Loads a person's results at puzzles, by their Discord id; `None` before their first rated
/// result.
pub async fn find_solver(service: &Service, discord: UserId) -> Result<Option<Solver>, StoreError> {
    let mut conn = service.db.read().await?;
    match store::players::by_discord(&mut conn, discord).await? {
        Some(player) => load_solver(&mut conn, player).await,
        None => Ok(None),
    }
}

/// Loads a person's results at puzzles; `None` before their first rated result.
pub(in crate::service) async fn load_solver(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<Option<Solver>, StoreError> {
    let Some(rating) = store::puzzles::load_solver(conn, player).await? else { return Ok(None) };
    let rated = store::puzzles::count_rated(conn, player).await?;
    let attempts = store::puzzles::count_attempts(conn, player).await?;
    let streak = Streak::of_days(store::sieges::solved_by(conn, player).await?);
    Ok(Some(Solver { rating, rated, attempts, streak }))
}
