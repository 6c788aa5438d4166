//! A puzzle of a page after a try, a hint or its answer. For a person to whom the puzzle was posed
//! these count as on Discord; for everybody else nothing counts.

use std::borrow::Cow;

use maud::{Markup, html};
use murus_gallicus::Move;
use murus_lessons::{Attempt, Puzzle, Verdict};
use serde::Deserialize;

use super::exercise::{Exercise, NoExercise};
use super::puzzle_choice::PuzzleFilter;
use super::puzzle_tools::{help_buttons, judging_buttons, write_buttons};
use super::siege_page::{siege_link, unjudged_exercise};
use super::tried::{TriedMove, TriedPuzzle, split_moves};
use crate::answers::study::puzzles::{PuzzleAid, judge_puzzle};
use crate::game::{FirstTry, Timestamp};
use crate::service::play::sieges;
use crate::service::study::posed::{find_posed, pose_openly};
use crate::service::study::puzzles::{AttemptOutcome, attempt_puzzle, find_open, help_with_puzzle};
use crate::service::study::record::find_figures;
use crate::service::{AtPuzzle, Caller, Denied, Puzzled};
use crate::show::pages::profile::rating_text;
use crate::show::pages::puzzle::write_hint;
use crate::show::pages::puzzle_texts::{
    answer_text, own_heading, placing_line, result_lines, shipped_heading,
};
use crate::texts::small_line;
use crate::web::site::Site;
use crate::web::site::board::field::step_buttons;
use crate::web::site::frame::address::extend_address;
use crate::web::site::frame::link_picture::CARD;
use crate::web::site::frame::strangers::StrangerQueue;
use crate::web::site::frame::visitor::Visitor;

/// A puzzle and the moves so far, from the query of an address. The last move is the one that is
/// tried.
#[derive(Clone, Default, Deserialize)]
pub struct PuzzleQuery {
    /// The id of the puzzle. Empty for a puzzle of the filter, or without a filter for the one that
    /// the person has not finished, else for the newest siege that is over.
    #[serde(default)]
    pub id: String,
    /// The moves from the position of the puzzle on, with semicolons between.
    #[serde(default)]
    m: String,
    /// Another action after these moves, such as asking for a hint, by its word. Empty for a try.
    #[serde(rename = "do", default)]
    act: String,
    /// The filter that chooses the puzzle if `id` is empty, and the next puzzle.
    #[serde(flatten)]
    pub filter: PuzzleFilter,
}

impl PuzzleQuery {
    /// Returns the puzzle that the query names to everybody. `None` if there is none, or if it is
    /// not solved by moving.
    pub fn puzzle(&self, now: Timestamp) -> Option<&'static Puzzle> {
        let puzzle = match self.id.as_str() {
            "" if self.filter.is_set() => self.filter.find_harder("", now),
            "" => sieges::newest_over(now),
            id => Puzzle::find(id),
        };
        puzzle.filter(|puzzle| puzzle.own_moves() > 0)
    }

    /// Returns the query without its moves and its action, so that a link elsewhere counts nothing.
    pub fn at_start(self) -> PuzzleQuery {
        PuzzleQuery { m: String::new(), act: String::new(), ..self }
    }
}

/// A puzzle, and the person for whom it counts.
struct OpenPuzzle {
    puzzle: Cow<'static, Puzzle>,
    /// The person to whom the puzzle was posed. `None` for everybody else.
    solver: Option<Caller>,
    /// The number of the puzzle among the person's first rated ones, if it is one of these.
    placing: Option<u32>,
}

/// A puzzle after a try or another action, with the lines that follow its text.
type AfterAct = (TriedPuzzle, Vec<String>);

/// Returns the puzzle of a query, after its moves or its other action.
pub async fn posed_exercise(
    site: &Site,
    visitor: &Visitor,
    query: &PuzzleQuery,
) -> Result<Exercise, NoExercise> {
    let open = find_puzzle(site, visitor, query).await?;
    if sieges::is_running(&open.puzzle.id, visitor.now) {
        return Ok(barred_exercise(visitor, query, &open.puzzle));
    }
    let after = match PuzzleAid::from_word(&query.act) {
        None if query.act.is_empty() => after_try(site, visitor, &open, query).await?,
        None => return Err(NoExercise::Unknown),
        Some(aid @ (PuzzleAid::Hint | PuzzleAid::Answer)) => {
            after_help(site, visitor, &open, query, aid).await?
        }
        Some(aid) => return judged_exercise(site, visitor, &open, aid).await,
    };
    Ok(finished_exercise(visitor, query, &open, after))
}

/// Votes on a puzzle or reports it, for a person to whom it was posed. The board stays as it is, so
/// the answer is a sentence alone.
async fn judged_exercise(
    site: &Site,
    visitor: &Visitor,
    open: &OpenPuzzle,
    aid: PuzzleAid,
) -> Result<Exercise, NoExercise> {
    let (texts, puzzle) = (visitor.texts, open.puzzle.as_ref());
    let caller = open.solver.as_ref().ok_or(NoExercise::Unknown)?;
    let said = judge_puzzle(site.answers.service(), caller, &puzzle.id, aid).await;
    let said = said.map_err(NoExercise::Failed)?.ok_or(NoExercise::Unknown)?;
    let mut exercise = unjudged_exercise(visitor, puzzle, shipped_heading(texts, puzzle), "");
    exercise.state.wrong = Some(texts.say(said));
    Ok(exercise)
}

/// Finds the puzzle of a query, for the person if it was posed to them, else for everybody.
async fn find_puzzle(
    site: &Site,
    visitor: &Visitor,
    query: &PuzzleQuery,
) -> Result<OpenPuzzle, NoExercise> {
    let service = site.answers.service();
    let caller = visitor.caller(String::new());
    let asks = query.id.is_empty() && !query.filter.is_set();
    let current = match visitor.person().filter(|_| asks) {
        Some(person) => find_open(service, person).await.map_err(NoExercise::Failed)?,
        None => None,
    };
    let current = current.filter(|puzzle| puzzle.own_moves() > 0);
    let named = current.or_else(|| query.puzzle(visitor.now));
    let id = named.map_or(&query.id, |puzzle| &puzzle.id).clone();
    if let Some(caller) = caller {
        let at = AtPuzzle { puzzle: id, siege: None, played: Vec::new() };
        match find_posed(service, &caller, &at).await {
            Ok(posed) if posed.left > 0 => {
                let (puzzle, placing) = (posed.puzzle, posed.placing);
                return Ok(OpenPuzzle { puzzle, solver: Some(caller), placing });
            }
            Ok(_) | Err(Denied::Refused(_)) => {}
            Err(Denied::Failed(error)) => return Err(NoExercise::Failed(error)),
        }
    }
    let puzzle = named.ok_or(NoExercise::Unknown)?;
    Ok(OpenPuzzle { puzzle: Cow::Borrowed(puzzle), solver: None, placing: None })
}

/// Returns a puzzle of a siege that still runs. It is solved on the page of the siege alone.
fn barred_exercise(visitor: &Visitor, query: &PuzzleQuery, puzzle: &Puzzle) -> Exercise {
    let texts = visitor.texts;
    let said = texts.say("help-barred-siege");
    let mut exercise = unjudged_exercise(visitor, puzzle, shipped_heading(texts, puzzle), &said);
    exercise.state.next = next_address(query, puzzle, visitor.now);
    exercise.state.tools = siege_link(texts).into_string();
    exercise
}

/// Returns a puzzle after the moves of a query. The last move is tried.
async fn after_try(
    site: &Site,
    visitor: &Visitor,
    open: &OpenPuzzle,
    query: &PuzzleQuery,
) -> Result<AfterAct, NoExercise> {
    let (texts, puzzle) = (visitor.texts, open.puzzle.as_ref());
    let (before, text) = split_moves(&query.m);
    let attempt = Attempt::of(puzzle, &before).ok_or(NoExercise::Unknown)?;
    let Some(text) = text else {
        let placing = open.placing.filter(|_| before.is_empty());
        let placing = placing.map(|n| placing_line(texts, n));
        let tried = TriedPuzzle::after(texts, puzzle, &attempt, None)?;
        return Ok((tried, placing.into_iter().collect()));
    };
    let (played, verdict, standing) = match &open.solver {
        Some(caller) => {
            let at = AtPuzzle::after_moves(puzzle, None, &before).ok_or(NoExercise::Unknown)?;
            let tried = attempt_puzzle(site.answers.service(), caller, &at, text).await;
            match tried.map_err(NoExercise::of_denied)? {
                AttemptOutcome::Judged(tried) => {
                    let played = tried.played.ok_or(NoExercise::Unknown)?;
                    (played, tried.verdict, Some(tried.standing))
                }
                AttemptOutcome::Unread(..) => return Err(NoExercise::Unknown),
            }
        }
        None => {
            let (played, verdict) = judge_openly(puzzle, before.clone(), text.to_owned()).await?;
            (played, verdict, None)
        }
    };
    let last = TriedMove { played, verdict: &verdict };
    let tried = TriedPuzzle::after(texts, puzzle, &attempt, Some(last))?;
    let lines = lines_after(site, visitor, open, &tried, standing.as_ref()).await?;
    Ok((tried, lines))
}

/// Judges a move for a reader for whom nothing counts. Returns the move and its verdict.
async fn judge_openly(
    puzzle: &Puzzle,
    before: String,
    text: String,
) -> Result<(Move, Verdict), NoExercise> {
    let puzzle = puzzle.clone();
    let judge = move || {
        let judged = Attempt::of(&puzzle, &before)?.judge(&text).ok()?;
        Some((judged.played, judged.verdict))
    };
    let judged = StrangerQueue::Verdict.think(judge).await.ok_or(NoExercise::Busy)?;
    judged.ok_or(NoExercise::Unknown)
}

/// Returns a puzzle after a hint, or with its answer on the board.
async fn after_help(
    site: &Site,
    visitor: &Visitor,
    open: &OpenPuzzle,
    query: &PuzzleQuery,
    aid: PuzzleAid,
) -> Result<AfterAct, NoExercise> {
    let (texts, puzzle) = (visitor.texts, open.puzzle.as_ref());
    let before = query.m.replace(';', " ");
    let attempt = Attempt::of(puzzle, &before).ok_or(NoExercise::Unknown)?;
    let (posed, standing) = match &open.solver {
        Some(caller) => {
            let at = AtPuzzle::after_moves(puzzle, None, &before).ok_or(NoExercise::Unknown)?;
            let helped = help_with_puzzle(site.answers.service(), caller, &at).await;
            let (posed, standing) = helped.map_err(NoExercise::of_denied)?;
            (posed, Some(standing))
        }
        None => {
            let shipped = Puzzle::find(&puzzle.id).ok_or(NoExercise::Unknown)?;
            (pose_openly(shipped, &before).ok_or(NoExercise::Unknown)?, None)
        }
    };
    let tried = match aid {
        PuzzleAid::Hint => {
            let here = TriedPuzzle::after(texts, puzzle, &attempt, None)?;
            match write_hint(texts, &posed, standing.is_some()) {
                Some(hint) => here.with_hint(hint),
                None => here,
            }
        }
        _ => TriedPuzzle::answered(puzzle, answer_text(texts, puzzle)),
    };
    let lines = lines_after(site, visitor, open, &tried, standing.as_ref()).await?;
    Ok((tried, lines))
}

/// Returns the lines after a try or help: the effect on the person's rating, the puzzles that they
/// solved in a row, and the rating of a shipped puzzle whose answer or a miss is known.
async fn lines_after(
    site: &Site,
    visitor: &Visitor,
    open: &OpenPuzzle,
    tried: &TriedPuzzle,
    standing: Option<&Puzzled>,
) -> Result<Vec<String>, NoExercise> {
    let texts = visitor.texts;
    let mut lines = standing.map(|standing| result_lines(texts, standing)).unwrap_or_default();
    let at = AtPuzzle::at_start(&open.puzzle, None);
    if at.is_own() || !(tried.solved || tried.wrong) {
        return Ok(lines);
    }
    let won = standing.filter(|standing| {
        standing.rated.is_some() && matches!(standing.puzzling.result, Some((FirstTry::Right, _)))
    });
    let person = visitor.person().filter(|_| won.is_some());
    let figures = find_figures(site.answers.service(), person, &open.puzzle).await;
    let figures = figures.map_err(NoExercise::Failed)?;
    if figures.run > 1 {
        lines.push(small_line(&texts.say_with("page-puzzle-run", [("count", figures.run.into())])));
    }
    let rating = [("rating", rating_text(&figures.difficulty, false).into())];
    lines.push(small_line(&texts.say_with("page-puzzle-rating", rating)));
    Ok(lines)
}

/// Returns the exercise of a puzzle after an action, with its buttons. Where the puzzle has ended,
/// the way to the next one comes first.
fn finished_exercise(
    visitor: &Visitor,
    query: &PuzzleQuery,
    open: &OpenPuzzle,
    (tried, lines): AfterAct,
) -> Exercise {
    let (texts, puzzle) = (visitor.texts, open.puzzle.as_ref());
    let own = AtPuzzle::at_start(puzzle, None).is_own();
    let (solved, wrong) = (tried.solved, tried.wrong);
    let signed_in = visitor.session.is_some();
    let text = [tried.text.clone()].into_iter().chain(lines).collect::<Vec<_>>().join("\n");
    let load = query.filter.address_at("/learn/puzzle/state", puzzle);
    let before = tried.moves_before();
    let next = next_address(query, puzzle, visitor.now).filter(|_| !signed_in);
    let filter = if own { query.filter.clone() } else { query.filter.beside(puzzle) };
    let buttons = help_buttons(puzzle, &tried, open.solver.is_some());
    let judges = solved && open.solver.is_some() && !own;
    let aid = |word: &str| extend_address(&load, &[("m", &before), ("do", word)]);
    let way_on = html! {
        @if signed_in && (solved || wrong || open.solver.is_none()) {
            (filter.pose_button(texts, if solved { "success" } else { "secondary" }))
        } @else if let (true, Some(next)) = (wrong, &next) {
            a.button.secondary href=(next) { (texts.say("button-puzzle-next")) }
        }
    };
    let tools: Markup = html! {
        @if solved { (way_on) }
        (write_buttons(texts, &buttons, aid))
        @if solved { (step_buttons(texts)) } @else { (way_on) }
        @if judges { (write_buttons(texts, &judging_buttons(), aid)) }
    };
    let heading = match own {
        true => own_heading(texts, puzzle),
        false if signed_in && open.solver.is_none() => {
            format!("{} · {}", shipped_heading(texts, puzzle), texts.say("page-puzzle-unrated"))
        }
        false => shipped_heading(texts, puzzle),
    };
    let mut exercise = TriedPuzzle { text, ..tried }.exercise(visitor, puzzle, heading);
    exercise.state.load = Some(load.clone());
    exercise.state.tools += &tools.into_string();
    exercise.state.next = next.filter(|_| solved);
    if own {
        exercise.picture = CARD.to_owned();
    }
    exercise
}

/// Returns the address of the next harder puzzle; after the hardest, of the easiest. `None` if no
/// other puzzle fits the filter.
fn next_address(query: &PuzzleQuery, puzzle: &Puzzle, now: Timestamp) -> Option<String> {
    let filter = query.filter.beside(puzzle);
    let next = filter.find_harder(&puzzle.id, now).filter(|next| next.id != puzzle.id)?;
    Some(filter.address(next))
}
