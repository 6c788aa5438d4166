//! Planned replies: plays each at the moment of its trigger, and keeps it for its owner if the
//! other side moved otherwise.

use murus_gallicus::Position;

use crate::game::{Action, Actor, Cause, Chair, Event, EventKind, Game, Own, Unmet};
use crate::store::{self, Conn, StoreError, StoredPlan};

/// The most plans that are kept for a person in one game although they never came to pass.
const MOST: usize = 50;

/// Plays conditional moves at the moment of their trigger, in a chain as far as both sides planned.
/// Stores the rest of the plans, and those that never came to pass.
pub(super) async fn follow_plans(
    conn: &mut Conn,
    before: &Game,
    game: &mut Game,
    first: &Event,
) -> Result<(), StoreError> {
    if game.board_seq() == before.board_seq() {
        return Ok(());
    }
    let mut plans = store::plans::of_game(conn, game.id).await?;
    let mut unmet = Vec::new();
    let mut position = *before.position();
    let mut ply = before.line().plies();
    let mut event = first.clone();
    while let EventKind::Move(played) = &event.kind {
        let mut reply = None;
        let expects = |plan: &StoredPlan| plan.planned.find_answer(&position, played).is_some();
        // A line that expects this very move goes before one for any other move.
        let expected = plans.iter().any(|plan| plan.chair != event.chair && expects(plan));
        for plan in plans.iter_mut().filter(|plan| plan.chair != event.chair) {
            let found = if expected {
                plan.planned.find_answer(&position, played)
            } else {
                plan.planned.find_other_answer(&position, game.line())
            };
            if let Some((answer, rest)) = found {
                reply = Some((plan.chair, answer.to_owned()));
                plan.planned.moves = rest.to_vec();
            } else {
                unmet.extend(unmet_at(&position, ply, plan));
                plan.planned.moves.clear();
            }
        }
        (position, ply) = (*game.position(), ply + 1);
        let Some((mover, m)) =
            reply.and_then(|(chair, text)| Some((chair, position.read(&text).ok()?)))
        else {
            break;
        };
        let cause = Cause::Own(Own::Plan, game.id, game.seq().next());
        let Ok(next) =
            game.apply_action(Action::Move(m), Actor::Chair(mover), None, event.at, &cause)
        else {
            break;
        };
        let now = game.position().to_string();
        for plan in plans.iter_mut().filter(|plan| plan.chair == mover) {
            plan.planned.base.clone_from(&now);
        }
        event = next;
    }
    if game.outcome().is_some() {
        unmet.extend(plans.iter().filter_map(|plan| unmet_at(&position, ply, plan)));
    }
    for (chair, id, line) in unmet {
        if let Some(player) = before.chairs[chair].as_player() {
            store::plans::insert_unmet(conn, game.id, player, (id, &line), MOST).await?;
        }
    }
    keep_plans(conn, game, plans).await
}

/// Returns a plan that waits for another move at this position, the one before `ply`: its chair,
/// its key, and the rest of its moves. `None` if the plan does not wait there.
fn unmet_at(position: &Position, ply: usize, plan: &StoredPlan) -> Option<(Chair, i64, Unmet)> {
    let unmet = || Unmet { ply, planned: plan.planned.clone() };
    plan.planned.waits_at(position).then(|| (plan.chair, plan.id, unmet()))
}

/// Stores the remaining lines of plans, and deletes those that no longer fit the board.
async fn keep_plans(
    conn: &mut Conn,
    game: &Game,
    plans: Vec<StoredPlan>,
) -> Result<(), StoreError> {
    let board = game.position().to_string();
    for plan in plans {
        let open = game.outcome().is_none()
            && game.to_move() != Some(plan.chair)
            && plan.planned.base == board;
        if open && !plan.planned.moves.is_empty() {
            store::plans::update_plan(conn, &plan).await?;
        } else {
            store::plans::delete_plan(conn, game.id, plan.chair, plan.id).await?;
        }
    }
    Ok(())
}
