//! Records what people do on puzzles, and rates their first attempts.

use murus_lessons::{Puzzle, Theme};

use super::mistakes;
use super::part::{InSiege, count_for_siege};
use super::posed::{AtPuzzle, siege_of_here};
use crate::game::{FirstTry, PlayerId, PuzzleAct, PuzzleRated, Puzzling, Rating, Timestamp};
use crate::ids::UserId;
use crate::service::change;
use crate::service::{Caller, Service};
use crate::store::{self, Conn, StoreError, StoredAttempt, Transaction};

/// The rating deviation of an untried puzzle.
const UNTRIED: f64 = 150.0;

/// A person with a greater rating deviation does not change the ratings of puzzles.
const UNSURE: f64 = 250.0;

/// The weights of a right and of a wrong result for the person's rating, if the person asked for a
/// theme, which hints at the answer (lichess: 0.2 and 0.7).
const HINTED: [f64; 2] = [0.2, 0.7];

/// The state of a person's tries at a puzzle, and the effects of the last one.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzled {
    /// The person's tries.
    pub puzzling: Puzzling,
    /// The theme that the person asked for, if any.
    pub theme: Option<Theme>,
    /// The change of the puzzle rating, if a result was decided just now and is rated.
    pub rated: Option<PuzzleRated>,
    /// The person's part in the siege, if the puzzle belongs to one.
    pub siege: Option<InSiege>,
}

/// The stored record of a person and a puzzle, and the change of the person's rating if a result
/// was decided just now.
pub(super) type Recorded = (StoredAttempt, Option<PuzzleRated>);

/// Stores a person's act on a puzzle, and rates a result that the act decides. For a puzzle that
/// was not shown to the person, stores nothing and returns `None`.
pub(super) async fn record_try(
    tx: &mut Transaction,
    player: PlayerId,
    puzzle: &Puzzle,
    (tried, text): (PuzzleAct, Option<&str>),
    now: Timestamp,
) -> Result<Option<Recorded>, StoreError> {
    let Some(row) = store::puzzles::hold_attempt(tx, player, &puzzle.id).await? else {
        return Ok(None);
    };
    let decided = row.puzzling.result.is_some();
    let row = StoredAttempt { puzzling: row.puzzling.after_act(tried, text, now), ..row };
    store::puzzles::set_attempt(tx, player, &row).await?;
    // Only shipped puzzles are rated. A puzzle from a person's own game meets that person alone.
    let result = row.puzzling.result.filter(|_| !decided && !mistakes::is_mine(&puzzle.id));
    let rated = match result {
        Some((result, _)) => {
            Some(rate_puzzle(tx, player, puzzle, result, row.theme.is_some()).await?)
        }
        None => None,
    };
    Ok(Some((row, rated)))
}

/// Stores the caller's act on a puzzle, and counts it for a siege if the puzzle is solved for one.
/// `None` if the puzzle was not shown to them.
pub(super) async fn settle_try(
    service: &Service,
    caller: &Caller,
    at: &AtPuzzle,
    puzzle: &Puzzle,
    tried: PuzzleAct,
    text: Option<&str>,
) -> Result<Option<Puzzled>, StoreError> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let recorded = record_try(&mut tx, by.player, puzzle, (tried, text), now).await?;
        let Some((row, rated)) = recorded else { return Ok(None) };
        let missed = matches!(row.puzzling.result, Some((FirstTry::Wrong, _)));
        let siege = match at.siege {
            Some(id) => {
                let siege = siege_of_here(&mut tx, caller, id).await?;
                match siege.and_then(|siege| siege.rung_of(&puzzle.id).map(|rung| (siege, rung))) {
                    Some(siege) => Some(
                        count_for_siege(&mut tx, siege, by.player, (tried, missed), now).await?,
                    ),
                    None => Some(InSiege::Over),
                }
            }
            None => None,
        };
        let theme = row.theme.as_deref().and_then(Theme::from_word);
        Ok(Some(Puzzled { puzzling: row.puzzling, theme, rated, siege }))
    })
    .await
}

/// Updates the ratings of a person and of a puzzle by the result of a first attempt, as by a game
/// between them.
async fn rate_puzzle(
    conn: &mut Conn,
    player: PlayerId,
    puzzle: &Puzzle,
    result: FirstTry,
    hinted: bool,
) -> Result<PuzzleRated, StoreError> {
    let before = store::puzzles::load_solver(conn, player).await?.unwrap_or(Rating::NEW);
    let hard = load_difficulty(conn, puzzle).await?;
    let (score, weight) = match result {
        FirstTry::Right => (1.0, HINTED[0]),
        FirstTry::Wrong => (0.0, HINTED[1]),
    };
    let weights =
        [if hinted { weight } else { 1.0 }, if before.deviation > UNSURE { 0.0 } else { 1.0 }];
    let (after, hard) = Rating::after_weighted_game([before, hard], score, weights);
    let n = store::puzzles::count_rated(conn, player).await?;
    let (rated, after) = PuzzleRated::of_puzzle(n, [before, after]);
    store::puzzles::set_solver(conn, player, &after).await?;
    store::puzzles::set_rating(conn, &puzzle.id, &hard).await?;
    Ok(rated)
}

/// Loads the difficulty rating of a shipped puzzle; before its first rated attempt, the one that it
/// is shipped with.
async fn load_difficulty(conn: &mut Conn, puzzle: &Puzzle) -> Result<Rating, StoreError> {
    let seed = Rating {
        rating: puzzle.rating.into(),
        deviation: UNTRIED,
        volatility: Rating::NEW.volatility,
    };
    let known = store::puzzles::load_rating(conn, &puzzle.id).await?;
    Ok(known.map_or(seed, |known| known.rating))
}

/// The figures that a page shows after a try at a shipped puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PuzzleFigures {
    /// The difficulty rating of the puzzle.
    pub difficulty: Rating,
    /// The number of rated puzzles that the person solved in a row on the first try, up to now.
    pub run: u32,
}

/// Loads the figures that a page shows after a try at a shipped puzzle. Without a person, the run
/// is 0.
pub async fn find_figures(
    service: &Service,
    discord: Option<UserId>,
    puzzle: &Puzzle,
) -> Result<PuzzleFigures, StoreError> {
    let mut conn = service.db.read().await?;
    let player = match discord {
        Some(discord) => store::players::by_discord(&mut conn, discord).await?,
        None => None,
    };
    let run = match player {
        Some(player) => store::puzzles::count_run(&mut conn, player).await?,
        None => 0,
    };
    Ok(PuzzleFigures { difficulty: load_difficulty(&mut conn, puzzle).await?, run })
}
