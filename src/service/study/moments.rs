//! The key moves of a finished game: the lesson of each, and the lines that a person tried or
//! planned there.

use murus_engine::{Review, Stop};
use murus_gallicus::Line;
use murus_lessons::Moment;

use crate::game::{Timestamp, Unmet};
use crate::service::play::help;
use crate::service::play::plans;
use crate::service::queue::Crowded;
use crate::service::study::lines;
use crate::service::study::review;
use crate::service::{Caller, Denied, SeenLine, Service};
use crate::store::{Conn, StoreError, StoredGame};

/// A key move of a game, as a person sees it.
#[derive(Clone, Debug, Default)]
pub struct SeenMoment {
    /// The lesson of the move; `None` if no better move is known.
    pub moment: Option<Moment>,
    /// The lines that the person tried from the position before the move.
    pub thoughts: Vec<SeenLine>,
    /// The lines that the person had planned for another move at this ply or the one before.
    pub unmet: Vec<Unmet>,
    /// True if any line that the person planned in the game never came to pass.
    pub planned: bool,
}

/// Returns the ply of the move that turned a game; `None` if no move did, or if the review found
/// nothing better than it.
pub fn turning_point(line: &Line, review: &Review) -> Option<usize> {
    let turning =
        review.turning_point(&review.movers(line), line.outcome().and_then(|end| end.winner));
    turning.filter(|&ply| line.numbered(ply, &review.glances[ply].best) != line.numbered_move(ply))
}

/// Returns the ply of the move that cost a person a game against a computer level. `None` before
/// the game is reviewed, if no move cost it, and while a running rated game of the person bars the
/// review.
pub async fn find_costly_ply(
    conn: &mut Conn,
    now: Timestamp,
    row: &StoredGame,
) -> Result<Option<usize>, StoreError> {
    let Some(player) = row.game.lost_alone() else { return Ok(None) };
    let Some(review) = review::load_finished(conn, now, row).await? else { return Ok(None) };
    let line = row.game.line();
    let barred = help::barring_game(conn, player, line.positions()).await?.is_some();
    Ok(turning_point(line, &review).filter(|_| !barred))
}

/// Returns the plies of a reviewed game whose moves mattered most, in order of play.
pub fn find_key_moments(line: &Line, review: &Review) -> Vec<usize> {
    review.mattered(&review.movers(line), line.outcome().and_then(|end| end.winner))
}

/// Returns the move at a ply of a reviewed game, as the caller sees it. It is not checked whether
/// the caller may look at the game. Refuses if they have too many jobs in the queue.
pub async fn look_at_ply(
    service: &Service,
    caller: &Caller,
    row: &StoredGame,
    review: &Review,
    ply: usize,
) -> Result<SeenMoment, Denied<Crowded>> {
    let known = lines::list_lines(service, caller, row.game.id).await?;
    let own = known.into_iter().flat_map(|lines| lines.own);
    let thoughts = own.filter(|tried| tried.ply == ply && tried.line.plies() > ply).collect();
    let mut unmet = plans::list_unmet(&service.db, Some(caller.discord), row).await?;
    let planned = !unmet.is_empty();
    unmet.retain(|unmet| [ply, ply.saturating_sub(1)].contains(&unmet.ply));
    let line = row.game.line().clone();
    let review = review.clone();
    let thought = service
        .workers
        .thinking
        .run_in_turn(caller.discord, move || Moment::of(&line, &review, ply, &Stop::default()))
        .await;
    let moment = thought.map_err(Denied::Refused)?;
    Ok(SeenMoment { moment, thoughts, unmet, planned })
}
