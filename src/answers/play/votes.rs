//! Answers people of a channel who vote about its moves.

use crate::answers::play::target;
use crate::answers::play::target::Which;
use crate::answers::{Answer, Request};
use crate::entered;
use crate::game::{Action, Seq};
use crate::service::Ask;
use crate::service::play::votes;
use crate::show::pages::voting;
use crate::store::StoredGame;

/// Returns true if an act of a person who does not play is a vote: a move, where a channel is to
/// move.
pub fn is_vote(row: &StoredGame, ask: &Ask) -> bool {
    row.game.voting_chair().is_some() && matches!(ask, Ask::Move(_) | Ask::Do(Action::Move(_)))
}

/// Counts the caller's vote for a move. `seq` is the board that they saw, if known. Refuses people
/// who may not vote, and a move that cannot be voted for.
pub async fn cast_vote(
    request: &Request<'_>,
    row: &StoredGame,
    ask: &Ask,
    seq: Option<Seq>,
) -> Answer {
    let caller = target::find_voter(request, row).await;
    let cast = votes::cast_vote(request.service, &caller, row.game.id, ask, seq).await;
    let cast = request.unless_refused(cast)?;
    Ok(voting::voted_page(request.texts, &cast))
}

/// Proposes a line of moves to the others who vote about the board `seq`. Refuses people who may
/// not vote, and a text that is no line of legal moves.
pub async fn propose_line(request: &Request<'_>, which: Which<'_>, text: &str, seq: Seq) -> Answer {
    let found = target::find_game(request, which).await?;
    let text = entered::clean_line(text, voting::LINE.into()).unwrap_or_default();
    let id = found.game().id;
    let proposed = votes::propose_line(request.service, &found.voter, id, &text, Some(seq)).await;
    request.unless_refused(proposed)?;
    Ok(request.say_page("vote-proposed"))
}
