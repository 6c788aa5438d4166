//! The root of the search: iterative deepening, and proof that an announced end is the shortest.

use super::limits::{Spent, Stop};
use super::score::{PROVEN, Score, WIN};
use super::searching::{Question, Search, Window};
use super::transpositions::Transpositions;
use murus_gallicus::{Bits, Move, Position};

/// The deepest iteration, in plies.
const DEEPEST: u32 = 100;
/// Iterations up to this depth, in plies, prune nothing.
const FULL: u32 = 3;

/// Iterations from this depth, in plies, begin with a narrow window.
const NARROW: u32 = 5;
/// The width of the narrow window around the expected score, in hundredths of a stone.
const WINDOW: i32 = 20;
/// The width of the widest window with bounds, in hundredths of a stone.
const WIDEST: i32 = 500;

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct SearchResult {
    /// The best move that was found.
    pub best: Move,
    /// How good the move is for the side to move.
    pub score: Score,
    /// The deepest finished iteration, in plies. If an end is proven, the number of plies within
    /// which there is no sooner one.
    pub depth: u32,
    /// The number of positions visited.
    pub nodes: u64,
    /// The principal variation, starting with the move. Of a proven end it is the whole way there;
    /// among several players it is the move alone.
    pub variation: Vec<Move>,
}

/// The best move of a position; `None` only if the game is over.
pub(super) fn search<B: Bits>(
    question: Question<'_, B>,
    table: &mut Transpositions,
    stop: &Stop,
) -> Option<SearchResult> {
    let Question { position, budget, .. } = question;
    if position.outcome().is_some() {
        return None;
    }
    table.begin();
    let mut search = Search::new(&question, table, stop);
    let deepest = budget.depth.clamp(1, DEEPEST);
    let mut choice: Option<SearchResult> = None;
    for depth in 1..=deepest {
        search.interruptible = depth > 1;
        search.selective = search.two && depth > FULL;
        search.longest = 2 * depth as i32 + 2;
        let expected = choice
            .as_ref()
            .map(|choice| choice.score.0)
            .filter(|score| depth >= NARROW && score.abs() < PROVEN);
        let finished = search.iterate(position, depth, expected).is_ok();
        let found = search.last_choice(if finished { depth } else { depth - 1 });
        // The best move of an unfinished iteration has beaten the last iteration's best, which is
        // tried first. Or it is that one, now known to lose, and the others are still unknown.
        if let Some(best) = found.filter(|best| finished || best.score.loss_in().is_none()) {
            search.best = Some(best.best);
            choice = Some(best);
        }
        if !finished {
            break;
        }
        if let Some(ended) = choice.as_mut().filter(|choice| choice.score.end_in().is_some()) {
            prove(&mut search, position, ended, deepest);
            break;
        }
    }
    choice.map(|choice| SearchResult { nodes: search.nodes, ..choice })
}

/// Searches without selective pruning for a sooner end than the one found, and takes it if there is
/// one. Afterwards `depth` is the number of plies within which there is no sooner end.
fn prove<B: Bits>(
    search: &mut Search<'_, B>,
    position: &Position<B>,
    ended: &mut SearchResult,
    deepest: u32,
) {
    search.selective = false;
    search.longest = 0;
    ended.depth = 0;
    for depth in 1..=deepest {
        if ended.score.end_in().is_some_and(|plies| plies <= depth) {
            ended.depth = depth;
            return;
        }
        let (alpha, beta) =
            if ended.score > Score::DRAW { (ended.score.0, WIN) } else { (-WIN, ended.score.0) };
        let window = Window::open(alpha, beta);
        let Ok(score) = search.turn(position, search.root, depth, 0, window, None) else { return };
        let sooner = search
            .last_choice(depth)
            .filter(|_| score > alpha && score < beta && score.abs() >= PROVEN);
        *ended = sooner.unwrap_or(SearchResult { depth, ..ended.clone() });
    }
}

impl<B: Bits> Search<'_, B> {
    /// Searches the root, first in a narrow window around the expected score. The window widens on
    /// the side where the score falls outside.
    fn iterate(
        &mut self,
        position: &Position<B>,
        depth: u32,
        expected: Option<i32>,
    ) -> Result<(), Spent> {
        let mut width = WINDOW;
        let (mut alpha, mut beta) =
            expected.map_or((-WIN, WIN), |score| (score - width, score + width));
        loop {
            let window = Window::open(alpha, beta);
            let score = self.turn(position, self.root, depth, 0, window, None)?;
            width *= 3;
            match score {
                score if score <= alpha => {
                    alpha = if width > WIDEST { -WIN } else { score - width }
                }
                score if score >= beta => beta = if width > WIDEST { WIN } else { score + width },
                _ => return Ok(()),
            }
        }
    }

    /// The result of the last iteration at the root, with this depth in plies; `None` if it found
    /// no move.
    fn last_choice(&self, depth: u32) -> Option<SearchResult> {
        let variation = self.lines.main().to_vec();
        let best = *variation.first()?;
        Some(SearchResult { best, score: Score(self.lead), depth, nodes: self.nodes, variation })
    }
}

const _: () = assert!((DEEPEST as i32) < WIN - PROVEN);
