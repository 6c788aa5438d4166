//! Answers about the week of a server's daily sieges: its table, and the game of the week.

use crate::answers::challenge::challenges;
use crate::answers::{Answer, Request};
use crate::game::SiegeId;
use crate::service::{self, Measure};
use crate::show::pages::siege_week;

/// Shows the table of the week of a siege, with the person's own place. Refuses a siege that is
/// gone.
pub async fn show_week(request: &Request<'_>, id: SiegeId) -> Answer {
    let week = service::study::part::load_week(request.service, &request.caller, id).await?;
    let week = week.ok_or_else(|| request.refusal("puzzle-gone"))?;
    Ok(siege_week::week_page(request.texts, &week))
}

/// Challenges the opponent in the game of the week, or accepts their challenge. Refuses a caller
/// who is not offered this game, and a channel in which the bot cannot post.
pub async fn play_week_game(request: &Request<'_>, week: SiegeId) -> Answer {
    let opponent =
        service::challenge::weekly::find_opponent(request.service, &request.caller, week).await;
    let opponent = opponent.map_err(|refused| challenges::tell_refusal(request, refused))?;
    request.check_limit(Measure::Challenge)?;
    if let Some(server) = request.caller.server() {
        challenges::refuse_strangers(request, server, &[opponent]).await?;
    }
    challenges::can_post(request).await?;
    challenges::proposal_answer(
        request,
        service::challenge::weekly::propose_week_game(request.service, &request.caller, week).await,
    )
}
