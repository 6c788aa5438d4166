//! Puzzles: the next one for a person, the verdict on a try, help, votes and reports.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::num::NonZero;

use murus_gallicus::{Cell, Move, Position, Refusal, Sought};
use murus_lessons::{Attempt, Book, Puzzle, PuzzleKind, Theme, Verdict, WinClaim};

use super::mistakes::{self, NoMistake};
use super::part::new_siege_try;
use super::posed::{
    AtPuzzle, NotPosed, Posed, day_if_over, find_placing, find_posed, siege_of_here,
};
use super::record::{Puzzled, record_try, settle_try};
use crate::blocking::run_blocking;
use crate::game::{PlayerId, PuzzleAct, Puzzling, Rating, SiegeId, SiegeWeek, Timestamp};
use crate::ids::UserId;
use crate::service::change;
use crate::service::play::{siege_weeks, sieges};
use crate::service::{Caller, Denied, Service};
use crate::store::{self, Rung, Siege, StoreError, StoredAttempt, Transaction};

/// Of this many puzzles that are about as hard as a person is strong, one is drawn.
const DRAWN_FROM: usize = 12;

/// The most puzzles with the same task among those from which one is drawn.
const ALIKE: usize = 4;

/// The most puzzles that ask who wins among those from which one is drawn.
const ASKED: usize = 2;

/// The most plies after a turn of the solver within which help with a position counts as help with
/// the puzzle.
const NEAR: u32 = 2;

/// The number of first puzzles of a person, all of which are solved by moving.
const FIRST: usize = 20;

/// The wish of a person for a shipped puzzle.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleWish {
    /// The book from which the puzzle is chosen.
    pub book: &'static Book,
    /// The wished theme; `None` for any.
    pub theme: Option<Theme>,
    /// The wished grade, from 1 (easy) to 5; `None` for puzzles about as hard as the person is
    /// strong.
    pub grade: Option<u8>,
    /// True if the person wants only puzzles that are solved by moving.
    pub by_moving: bool,
}

/// The outcome of a try at a puzzle.
#[derive(Clone, Debug)]
pub struct TryOutcome {
    /// The puzzle as it is shown after the try.
    pub posed: Posed,
    /// The move that the person tried; `None` where the task is not to move.
    pub played: Option<Move>,
    /// The verdict on the try.
    pub verdict: Verdict,
    /// The state of the person's tries at this puzzle.
    pub standing: Puzzled,
}

/// Returns the shipped puzzle that was shown to the caller last, if it is of this book, their first
/// try at it is open and the wish names no theme; else the next one for this wish. `None` once they
/// have seen all that fit.
pub async fn find_current(
    service: &Service,
    caller: &Caller,
    wish: PuzzleWish,
) -> Result<Option<Posed>, StoreError> {
    let open = find_open(service, caller.discord).await?.filter(|_| wish.theme.is_none());
    match open
        .filter(|puzzle| Book::of(puzzle.variant()).is_some_and(|book| book.name == wish.book.name))
    {
        Some(puzzle) => pose_for(service, caller, pose_shipped(puzzle, None)).await,
        None => next(service, caller, wish).await,
    }
}

/// Returns the shipped puzzle that was shown to a person last, if their first try at it is open and
/// it is no running siege; else `None`.
pub async fn find_open(
    service: &Service,
    discord: UserId,
) -> Result<Option<&'static Puzzle>, StoreError> {
    let mut conn = service.db.read().await?;
    let Some(player) = store::players::by_discord(&mut conn, discord).await? else {
        return Ok(None);
    };
    let newest = store::puzzles::load_newest(&mut conn, player).await?;
    let open = newest.filter(|open| open.puzzling.result.is_none());
    let puzzle = open.and_then(|open| Puzzle::find(&open.puzzle));
    let now = service.clock.now();
    Ok(puzzle.filter(|puzzle| !sieges::is_running(&puzzle.id, now)))
}

/// Chooses a new puzzle for the caller, about as hard as they are strong, or easier while their
/// rating is unsure. From now on it counts as shown to them. `None` if no puzzle that was wished
/// for is new to them.
pub async fn next(
    service: &Service,
    caller: &Caller,
    wish: PuzzleWish,
) -> Result<Option<Posed>, StoreError> {
    let lot = service.keys.draw_lot();
    let next = change::change_as_person(service, caller, |mut tx, by, now| async move {
        let rating = store::puzzles::load_solver(&mut tx, by.player).await?.unwrap_or(Rating::NEW);
        let mut shown = store::puzzles::list_shown(&mut tx, by.player).await?;
        let met = shown.len();
        // A running siege is shown in no other way.
        shown.extend(sieges::running_sieges(now).into_iter().map(|siege| siege.id.clone()));
        shown.sort_unstable();
        // A person of whom little is known begins with puzzles that they surely solve.
        let aim = rating.rating - rating.deviation;
        let mut fit: Vec<&'static Puzzle> = wish
            .book
            .select(wish.theme, wish.grade)
            .filter(|puzzle| shown.binary_search(&puzzle.id).is_err())
            .filter(|puzzle| !wish.by_moving || puzzle.own_moves() > 0)
            .collect();
        fit.sort_by_key(|puzzle| ((f64::from(puzzle.rating) - aim).abs() as i64, &puzzle.id));
        if wish.theme.is_none() {
            fit = mix_themes(fit, if met < FIRST { 0 } else { ASKED });
        }
        fit.truncate(DRAWN_FROM);
        let Some(count) = NonZero::new(fit.len()) else { return Ok(None) };
        let puzzle = fit[lot as usize % count];
        store_attempt(&mut tx, by.player, &new_attempt(puzzle, wish.theme, now)).await?;
        Ok::<_, StoreError>(Some(puzzle))
    })
    .await?;
    pose_for(service, caller, next.and_then(|puzzle| pose_shipped(puzzle, None))).await
}

/// Adds to a shown puzzle its number among the caller's first rated ones, if it is one of these.
async fn pose_for(
    service: &Service,
    caller: &Caller,
    posed: Option<Posed>,
) -> Result<Option<Posed>, StoreError> {
    let Some(posed) = posed else { return Ok(None) };
    let mut conn = service.db.read().await?;
    let placing = match store::players::by_discord(&mut conn, caller.discord).await? {
        Some(player) => find_placing(&mut conn, player, &posed.at).await?,
        None => None,
    };
    Ok(Some(Posed { placing, ..posed }))
}

/// Returns the next puzzle from the caller's own games: a win that they missed and that was not
/// shown to them. From now on it counts as shown. Refuses if there is none.
pub async fn next_mistake(service: &Service, caller: &Caller) -> Result<Posed, Denied<NoMistake>> {
    let mut conn = service.db.read().await?;
    let Some(player) = store::players::by_discord(&mut conn, caller.discord).await? else {
        return Err(Denied::Refused(NoMistake::Found));
    };
    let puzzle = mistakes::next(&mut conn, service.clock.now(), player).await?;
    drop(conn);
    let shown = &puzzle;
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        store_attempt(&mut tx, by.player, &new_attempt(shown, None, now)).await
    })
    .await?;
    AtPuzzle::at_start(&puzzle, None)
        .pose_puzzle(Cow::Owned(puzzle))
        .ok_or(Denied::Refused(NoMistake::Left))
}

/// Opens a puzzle of a siege for the caller; `None` if there is no such siege in their server, or
/// if it has no such puzzle. If they open it while the siege runs, it counts for the siege whenever
/// they solve it.
pub async fn open_siege(
    service: &Service,
    caller: &Caller,
    id: SiegeId,
    rung: Rung,
) -> Result<Option<Posed>, StoreError> {
    let posed = change::change_as_person(service, caller, |mut tx, by, now| async move {
        let Some(siege) = siege_of_here(&mut tx, caller, id).await? else { return Ok(None) };
        let Some(puzzle) = siege.puzzle_at(rung).and_then(Puzzle::find) else { return Ok(None) };
        store_attempt(&mut tx, by.player, &new_attempt(puzzle, None, now)).await?;
        let over = day_if_over(&mut tx, &siege).await?;
        let week = SiegeWeek::of(siege.day);
        let week = siege_weeks::find_own_place(&mut tx, siege.server, week, by.player).await?;
        if over.is_none() && store::sieges::try_of(&mut tx, id, by.player).await?.is_none() {
            let opened = new_siege_try(&mut tx, by.player).await?;
            store::sieges::set_try(&mut tx, id, by.player, &opened).await?;
        }
        let posed = pose_shipped(puzzle, Some(id));
        Ok::<_, StoreError>(posed.map(|posed| Posed { rung: Some(rung), over, week, ..posed }))
    })
    .await?;
    pose_for(service, caller, posed).await
}

/// Returns the puzzle of the day of a siege, to show its answer to the caller; `None` if there is
/// no such siege in their server, or if it is not over. If the puzzle was shown to them before,
/// this counts as help with it.
pub async fn show_siege_answer(
    service: &Service,
    caller: &Caller,
    id: SiegeId,
) -> Result<Option<(Siege, &'static Puzzle)>, StoreError> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let Some(siege) = siege_of_here(&mut tx, caller, id).await? else { return Ok(None) };
        if day_if_over(&mut tx, &siege).await?.is_none() {
            return Ok(None);
        }
        let Some(puzzle) = Puzzle::find(&siege.puzzle) else { return Ok(None) };
        record_try(&mut tx, by.player, puzzle, (PuzzleAct::Helped, None), now).await?;
        Ok::<_, StoreError>(Some((siege, puzzle)))
    })
    .await
}

/// The outcome of a written try at a puzzle.
#[derive(Clone, Debug)]
pub enum AttemptOutcome {
    /// The try is judged, and counts.
    Judged(Box<TryOutcome>),
    /// The text is no legal move in that position, for this reason. Nothing counts.
    Unread(Box<Posed>, Refusal),
}

/// Judges a written move at a position in a puzzle, and counts it. A text that cannot be read as a
/// move does not count. Refuses a puzzle that was not shown to the caller, and a position where no
/// move is left to find.
pub async fn attempt_puzzle(
    service: &Service,
    caller: &Caller,
    at: &AtPuzzle,
    text: &str,
) -> Result<AttemptOutcome, Denied<NotPosed>> {
    let posed = find_posed(service, caller, at).await?;
    if posed.left == 0 {
        return Err(Denied::Refused(NotPosed::Gone));
    }
    let puzzle = posed.puzzle.clone();
    let typed = text.to_owned();
    let written = at.write_moves(&puzzle).unwrap_or_default();
    let for_siege = at.siege.is_some();
    let judged = run_blocking(move || {
        let attempt = Attempt::of(&puzzle, &written);
        let earned = attempt.filter(|_| !for_siege || are_right(&puzzle, &written));
        earned.map(|attempt| attempt.judge(&typed))
    })
    .await;
    let judged = match judged {
        None => return Err(Denied::Refused(NotPosed::Gone)),
        Some(Err(refusal)) => return Ok(AttemptOutcome::Unread(Box::new(posed), refusal)),
        Some(Ok(judged)) => judged,
    };
    let written = posed.line.position().write(judged.played).to_string();
    let moves = match &judged.verdict {
        Verdict::Right { answer, .. } => played_moves(judged.played, *answer),
        Verdict::Slower { .. } | Verdict::Wrong { .. } => Vec::new(),
    };
    let tried = tried_by(&judged.verdict);
    let standing = settle_try(service, caller, at, &posed.puzzle, tried, Some(&written)).await?;
    let standing = standing.ok_or(Denied::Refused(NotPosed::Gone))?;
    let posed = at.place_after(&posed, &moves).unwrap_or(posed);
    let answered =
        TryOutcome { posed, played: Some(judged.played), verdict: judged.verdict, standing };
    Ok(AttemptOutcome::Judged(Box::new(answered)))
}

/// Returns true if the written moves before a try are right ones, each followed by its true answer.
/// They come from a custom id, which may be forged.
fn are_right(puzzle: &Puzzle, written: &str) -> bool {
    let moves: Vec<&str> = written.split_whitespace().collect();
    (0..moves.len()).step_by(2).all(|n| {
        let Some(attempt) = Attempt::of(puzzle, &moves[..n].join(" ")) else { return false };
        let Ok(judged) = attempt.judge(moves[n]) else { return false };
        let right = matches!(judged.verdict, Verdict::Right { .. });
        right && attempt.written(&judged).split_whitespace().eq(moves.iter().take(n + 2).copied())
    })
}

/// Returns the act on a puzzle to which a verdict belongs.
fn tried_by(verdict: &Verdict) -> PuzzleAct {
    match verdict {
        Verdict::Right { solved: true, .. } => PuzzleAct::Solved,
        Verdict::Right { .. } => PuzzleAct::Right,
        Verdict::Slower { .. } => PuzzleAct::Slower,
        Verdict::Wrong { .. } => PuzzleAct::Wrong,
    }
}

/// Judges the caller's claim about who wins in a puzzle, and counts it. Also returns the true
/// answer. Refuses a puzzle that does not ask who wins.
pub async fn claim_winner(
    service: &Service,
    caller: &Caller,
    at: &AtPuzzle,
    claim: WinClaim,
) -> Result<(TryOutcome, WinClaim), Denied<NotPosed>> {
    let posed = find_posed(service, caller, at).await?;
    if posed.puzzle.kind != PuzzleKind::IsItWon {
        return Err(Denied::Refused(NotPosed::Gone));
    }
    let puzzle = posed.puzzle.clone();
    let (truth, _) = run_blocking(move || puzzle.truth()).await;
    let right = truth == claim;
    let tried = if right { PuzzleAct::Solved } else { PuzzleAct::Wrong };
    let standing =
        settle_try(service, caller, at, &posed.puzzle, tried, Some(claim.word())).await?;
    let standing = standing.ok_or(Denied::Refused(NotPosed::Gone))?;
    let verdict = match right {
        true => Verdict::Right { answer: None, solved: true },
        false => Verdict::Wrong { line: Vec::new(), loses: false },
    };
    Ok((TryOutcome { posed, played: None, verdict, standing }, truth))
}

/// Records that the caller gets help with a puzzle, and returns the puzzle. Help decides an open
/// first attempt as a miss. Refuses a puzzle that was not shown to the caller.
pub async fn help_with_puzzle(
    service: &Service,
    caller: &Caller,
    at: &AtPuzzle,
) -> Result<(Posed, Puzzled), Denied<NotPosed>> {
    let posed = find_posed(service, caller, at).await?;
    let standing = settle_try(service, caller, at, &posed.puzzle, PuzzleAct::Helped, None).await?;
    let standing = standing.ok_or(Denied::Refused(NotPosed::Gone))?;
    let player = store::players::by_discord(&mut *service.db.read().await?, caller.discord).await?;
    if let Some(player) = player.filter(|_| at.is_own()) {
        count_help(service, player, &posed.puzzle.position).await?;
    }
    Ok((posed, standing))
}

/// Counts help with a position as a miss of each undecided shipped puzzle that was shown to a
/// person, if the position is in its answer or at most two plies after it.
pub async fn count_help(
    service: &Service,
    player: PlayerId,
    position: &Position,
) -> Result<(), StoreError> {
    let open = store::puzzles::list_undecided(&mut *service.db.read().await?, player).await?;
    let mut open: Vec<&Puzzle> = open.iter().filter_map(|id| Puzzle::find(id)).collect();
    let sought = Sought::of(position);
    let comes = |turn: &Position| sought.comes_after(turn, NEAR).is_some();
    open.retain(|puzzle| sieges::own_turns(puzzle).iter().any(comes));
    for puzzle in open {
        change::run_transaction(service, |mut tx, now| async move {
            record_try(&mut tx, player, puzzle, (PuzzleAct::Helped, None), now).await
        })
        .await?;
    }
    Ok(())
}

/// Stores the caller's vote on a puzzle. Returns false if the puzzle was not shown to them.
pub async fn vote_for_puzzle(
    service: &Service,
    caller: &Caller,
    puzzle: &str,
    vote: i64,
) -> Result<bool, StoreError> {
    change::change_as_person(service, caller, |mut tx, by, _| async move {
        let Some(row) = store::puzzles::hold_attempt(&mut tx, by.player, puzzle).await? else {
            return Ok(false);
        };
        store::puzzles::set_attempt(&mut tx, by.player, &StoredAttempt { vote: Some(vote), ..row })
            .await?;
        Ok(true)
    })
    .await
}

/// Reports a faulty puzzle. Returns true if the caller had not reported it before; `None` if the
/// puzzle was not shown to them.
pub async fn report_puzzle(
    service: &Service,
    caller: &Caller,
    puzzle: &str,
) -> Result<Option<bool>, StoreError> {
    let new = change::change_as_person(service, caller, |mut tx, by, now| async move {
        if store::puzzles::hold_attempt(&mut tx, by.player, puzzle).await?.is_none() {
            return Ok(None);
        }
        Ok::<_, StoreError>(Some(
            store::puzzles::insert_report(&mut tx, by.player, puzzle, now).await?,
        ))
    })
    .await?;
    if new == Some(true) {
        tracing::warn!(puzzle, "a puzzle is reported");
    }
    Ok(new)
}

/// Leaves out each puzzle that comes after enough others with the same task, after `asked` ones if
/// the task is to tell who wins, and after one whose first move looks alike. Returns all puzzles if
/// nothing would be left, else at most [`DRAWN_FROM`].
fn mix_themes(fit: Vec<&'static Puzzle>, asked: usize) -> Vec<&'static Puzzle> {
    let mut before: HashMap<(&str, u8), usize> = HashMap::new();
    let mut patterns: HashSet<[Cell; 2]> = HashSet::new();
    let is_new = |puzzle: &&&Puzzle| {
        let most = if puzzle.kind == PuzzleKind::IsItWon { asked } else { ALIKE };
        let count = before.entry((puzzle.kind.word(), puzzle.win_in)).or_default();
        let pattern = puzzle.pattern();
        if *count >= most || pattern.is_some_and(|pattern| patterns.contains(&pattern)) {
            return false;
        }
        *count += 1;
        patterns.extend(pattern);
        true
    };
    let mixed: Vec<&Puzzle> = fit.iter().filter(is_new).take(DRAWN_FROM).copied().collect();
    if mixed.is_empty() { fit } else { mixed }
}

/// Creates the record of a puzzle that is shown to a person for the first time.
fn new_attempt(puzzle: &Puzzle, theme: Option<Theme>, now: Timestamp) -> StoredAttempt {
    let theme = theme.map(|theme| theme.word().to_owned());
    StoredAttempt { puzzle: puzzle.id.clone(), theme, puzzling: Puzzling::new(now), vote: None }
}

/// Stores that a puzzle is shown to a person. Changes nothing if it was shown to them before.
async fn store_attempt(
    tx: &mut Transaction,
    player: PlayerId,
    row: &StoredAttempt,
) -> Result<(), StoreError> {
    match store::puzzles::hold_attempt(tx, player, &row.puzzle).await? {
        Some(_) => Ok(()),
        None => store::puzzles::set_attempt(tx, player, row).await,
    }
}

/// Returns a shipped puzzle as it is shown at its start; `None` if it cannot be shown.
fn pose_shipped(puzzle: &'static Puzzle, siege: Option<SiegeId>) -> Option<Posed> {
    AtPuzzle::at_start(puzzle, siege).pose_puzzle(Cow::Borrowed(puzzle))
}

/// Lists a move and the answer to it, if there is one.
fn played_moves(played: Move, answer: Option<Move>) -> Vec<Move> {
    [played].into_iter().chain(answer).collect()
}

#[cfg(test)]
mod tests {
    use murus_lessons::BOOKS;

    use super::*;

    #[test]
    fn the_puzzles_from_which_one_is_drawn_look_different() {
        for book in &BOOKS {
            let drawn = mix_themes(book.puzzles().iter().collect(), ASKED);
            let patterns: Vec<_> = drawn.iter().filter_map(|puzzle| puzzle.pattern()).collect();
            let different: HashSet<_> = patterns.iter().collect();
            assert_eq!(different.len(), patterns.len());
            assert!(drawn.len() == DRAWN_FROM || book.puzzles().len() < 10 * DRAWN_FROM);
        }
    }
}
