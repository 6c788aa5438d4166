//! Answers presses, choices and forms about puzzles.

use crate::answers::study::{puzzles, weeks};
use crate::answers::{Answer, Request};
use crate::entered::clean_line;
use crate::game::SiegeId;
use crate::show::custom_id::{At, ForPuzzle, LONGEST_ID, Mark};
use crate::show::form::Form;
use crate::show::pages::puzzle::{LONGEST_MOVE, PuzzleView};
use crate::show::reopening::Reopening;
use crate::store::Rung;
use crate::texts::Texts;

/// Returns the form that a press opens; `None` if it opens none. Once it is submitted, the same
/// press arrives with the typed words.
pub fn form_of_puzzle_press(texts: Texts, press: &ForPuzzle, chosen: &[String]) -> Option<Form> {
    match press {
        ForPuzzle::Type(at) if chosen.is_empty() => Some(PuzzleView::move_form(texts, at)),
        _ => None,
    }
}

/// Returns the button back into the form of a typed move, for the case that it is refused; `None`
/// for other presses.
pub fn reopening_of(press: &ForPuzzle, entered: &[String]) -> Option<Reopening> {
    let (ForPuzzle::Type(at), [typed]) = (press, entered) else { return None };
    let again = |what: String| Mark::NOTHING.id(&ForPuzzle::Type(At { what, ..at.clone() }));
    let typed = clean_line(typed, LONGEST_MOVE.into()).unwrap_or_default();
    let id = again(typed);
    Some(Reopening::by_id(if id.chars().count() <= LONGEST_ID { id } else { again(String::new()) }))
}

/// Carries out a press about a puzzle. `chosen` holds its choices or typed words.
pub async fn answer_puzzle_press(
    request: &Request<'_>,
    press: ForPuzzle,
    chosen: &[String],
) -> Answer {
    let choice = chosen.first().map(String::as_str).unwrap_or_default();
    match press {
        ForPuzzle::Go => puzzles::show_puzzle(request, None, None).await,
        ForPuzzle::Next(wish) => puzzles::next(request, &wish).await,
        ForPuzzle::Theme(book) => puzzles::next(request, &format!("{book}.{choice}")).await,
        ForPuzzle::At(at) => puzzles::show_puzzle_place(request, &at).await,
        ForPuzzle::By(at) => puzzles::choose_in_puzzle(request, &at, choice).await,
        ForPuzzle::Try(at) => puzzles::attempt_puzzle(request, &at).await,
        ForPuzzle::Type(at) => {
            puzzles::attempt_puzzle(request, &At { what: choice.to_owned(), ..at }).await
        }
        ForPuzzle::Claim(at) => puzzles::claim_winner(request, &at).await,
        ForPuzzle::Hint(at) => puzzles::show_puzzle_hint(request, &at.at).await,
        ForPuzzle::Answer(at) => puzzles::show_puzzle_answer(request, &at.at).await,
        ForPuzzle::Vote(at) => puzzles::vote_for_puzzle(request, &at).await,
        ForPuzzle::Report(at) => puzzles::report_puzzle(request, &at.at).await,
        ForPuzzle::Siege(siege) => puzzles::show_siege(request, SiegeId(siege), Rung::Day).await,
        ForPuzzle::SiegeEasy(siege) => {
            puzzles::show_siege(request, SiegeId(siege), Rung::Easy).await
        }
        ForPuzzle::SiegeAnswer(siege) => puzzles::show_siege_answer(request, SiegeId(siege)).await,
        ForPuzzle::SiegeWeek(siege) => weeks::show_week(request, SiegeId(siege)).await,
        ForPuzzle::SiegeGame(siege) => weeks::play_week_game(request, SiegeId(siege)).await,
        ForPuzzle::SiegeBell(at) => puzzles::ring_for_siege(request, &at).await,
        ForPuzzle::SiegeNamed(at) => puzzles::name_in_siege(request, &at).await,
    }
}
