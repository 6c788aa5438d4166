//! Answers about conditional moves: lists, adds, revokes and plans them step by step.

use crate::answers::play::target;
use crate::answers::play::target::{SeatedGame, Which};
use crate::answers::{Answer, AnswerRefusal, Request};
use crate::game::{Planned, Seq};
use crate::service;
use crate::service::{PlanChange, Plans};
use crate::show::page::Page;
use crate::show::pages::{plan_steps, plans};
use crate::texts::plan_text;

/// Changes a person's conditional moves in a game. Shows the plans that are left; after the end of
/// the game, those that were never played. Refuses people who do not play, and plans that are not
/// possible.
pub async fn change_plans(
    request: &Request<'_>,
    which: Which<'_>,
    change: &PlanChange<'_>,
) -> Answer {
    let typed = match change {
        PlanChange::Add(text) => plan_text(text),
        PlanChange::List | PlanChange::Revoke(_) => String::new(),
    };
    let change = match change {
        PlanChange::Add(_) => &PlanChange::Add(&typed),
        PlanChange::List | PlanChange::Revoke(_) => change,
    };
    plan_in(request, &target::find_game(request, which).await?, change).await
}

/// Stores a line of conditional moves that was planned on the board `seq`. Refuses if that is no
/// longer the current board, and otherwise as [`change_plans`] does. If the other side has moved
/// meanwhile, the refusal offers the planned reply to that move.
pub async fn plan_from(request: &Request<'_>, which: Which<'_>, seq: Seq, line: &str) -> Answer {
    let found = target::find_game(request, which).await?;
    if found.is_fresh(seq).is_err()
        && let Some(page) = plans::overtaken_page(&found.view(), found.chair, line)
    {
        return Err(AnswerRefusal::page(page));
    }
    target::allowed_by(request, &found, found.is_fresh(seq))?;
    plan_in(request, &found, &PlanChange::Add(line)).await
}

async fn plan_in(request: &Request<'_>, found: &SeatedGame, change: &PlanChange<'_>) -> Answer {
    match service::play::plans::change_plans(
        request.service,
        &request.caller,
        found.game().id,
        change,
    )
    .await?
    {
        Plans::Unknown => Err(request.refusal("press-no-game")),
        Plans::Refused(row, refused) => Err(request.game_refusal(&row, &refused)),
        Plans::Wrong(wrong) => {
            Err(AnswerRefusal::page(Page::text(plans::plan_refusal(request.texts, &wrong))))
        }
        Plans::Over(row, unmet) => {
            request.page_of(&row, |view| plans::unmet_page(view, &unmet)).await
        }
        Plans::Known(row, plans, ended) => {
            let chair = found.chair;
            request
                .page_of(&row, |view| plans::plans_page(view, chair, &plans, &ended, change))
                .await
        }
    }
}

/// Shows the next step of planning after the moves `so_far`, which may end in a chosen cell.
/// Refuses unless the person plays, `seq` is the current board, and the game allows conditional
/// moves.
pub async fn plan_ahead(request: &Request<'_>, which: Which<'_>, seq: Seq, so_far: &str) -> Answer {
    let found = target::find_game(request, which).await?;
    let plays = found.find_player().and_then(|chair| found.is_fresh(seq).map(|()| chair));
    let chair = target::allowed_by(request, &found, plays)?;
    if let Err(wrong) = Planned::check_possible(found.game()) {
        return Err(AnswerRefusal::page(Page::text(plans::plan_refusal(request.texts, &wrong))));
    }
    Ok(plan_steps::plan_step_page(&found.view(), chair, so_far))
}
