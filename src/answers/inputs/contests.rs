//! Answers presses of buttons about contests.

use crate::answers::challenge::asking;
use crate::answers::play::games;
use crate::answers::servers::{contests, entries, ladders, simuls, stewards, votes};
use crate::answers::{Answer, Request};
use crate::show::custom_id::ForContest;
use crate::show::form::Form;

/// Returns the form that a press opens; `None` if it opens none. The submitted form arrives as a
/// press about a new challenge.
pub fn form_of_contest_press(request: &Request<'_>, press: &ForContest) -> Option<Form> {
    match press {
        ForContest::Challenge(draft) => Some(asking::form_of_draft(request, draft)),
        _ => None,
    }
}

/// Carries out a press about a contest.
pub async fn answer_contest_press(
    request: &Request<'_>,
    press: ForContest,
    chosen: &[String],
) -> Answer {
    match press {
        ForContest::Join(id) => contests::join_contest(request, id).await,
        ForContest::Leave(id) => contests::leave_contest(request, id).await,
        ForContest::Table(id) => contests::show_table(request, id, 0).await,
        ForContest::TablePage(at) => contests::show_table(request, at.contest, at.page).await,
        ForContest::Mine(id) => contests::show_mine(request, id, 0).await,
        ForContest::MinePage(at) => contests::show_mine(request, at.contest, at.page).await,
        ForContest::Reach(id) => ladders::show_reach(request, id, 0).await,
        ForContest::ReachPage(at) => ladders::show_reach(request, at.contest, at.page).await,
        ForContest::ClimbTo(at) => ladders::challenge_up(request, at.contest, at.person).await,
        ForContest::NextBoard(id) => games::next_board(request, id).await,
        ForContest::Begin(id) => simuls::begin_contest(request, id).await,
        ForContest::Break(id) => entries::take_break(request, id).await,
        ForContest::AtOnce(at) => entries::choose_at_once(request, at.contest, at.games).await,
        ForContest::Stop => contests::ask_to_stop(request).await,
        ForContest::ConfirmStop(id) => contests::stop_contest(request, id).await,
        ForContest::AskEndVote(game) => votes::ask_to_end(request, game).await,
        ForContest::EndVote(game) => votes::end_vote_game(request, game).await,
        ForContest::Which => stewards::ask_which(request).await,
        ForContest::Manage(id) => stewards::show_managing(request, id).await,
        ForContest::Pause(id) => stewards::pause_contest(request, id, true).await,
        ForContest::Resume(id) => stewards::pause_contest(request, id, false).await,
        ForContest::Choose(id) => stewards::show_person(request, id, chosen).await,
        ForContest::Remove(at) => stewards::remove_person(request, at).await,
        ForContest::Replace(at) => stewards::replace_person(request, at, chosen).await,
        ForContest::Fixture(id) => stewards::show_fixture(request, id, chosen).await,
        ForContest::Decide(to) => stewards::decide_fixture(request, to).await,
        // The press arrives here only where a form cannot open.
        ForContest::Challenge(_) => Err(request.refusal("propose-private")),
    }
}
