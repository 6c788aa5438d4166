//! The engine's help: hints during a game, reviews after it.

use murus_engine::{Budget, Forced, Glance, Proof, Review, Stop, Transpositions, choose};
use murus_gallicus::{Line, Seat};
use serde::{Deserialize, Serialize};

use crate::blocking::run_blocking;
use crate::game::{Actor, Bar, GameId, GameRefusal, Millis, PlayerId, Timestamp};
use crate::ids::UserId;
use crate::service::change;
use crate::service::outbox::causes;
use crate::service::play::acting::Refused;
use crate::service::play::help;
use crate::service::play::sight;
use crate::service::queue::{Crowded, EACH};
use crate::service::{Caller, Service};
use crate::store::{self, Conn, StoreError, StoredGame};

/// Search nodes for a hint: as strong as most levels, weaker than the strongest, and a fraction of
/// a second.
const HINT_NODES: u64 = 100_000;
/// The number of entries of a hint's transposition table, as a power of two.
const HINT_TABLE_BITS: u32 = 18;
/// The longest time for which an answer on Discord waits for a review: less than Discord allows.
const PATIENCE: Millis = Millis::from_mins(10);
/// The pause between two looks for a review that another process makes.
const LOOK_AGAIN: Millis = Millis::from_secs(2);

/// The result of asking for a hint.
#[derive(Debug)]
pub enum Hint {
    /// A best move.
    Found(Box<Hinted>),
    /// The person already has as many jobs in the queue as one may have.
    Crowded,
}

/// A hint: the game as it is now, and the move.
#[derive(Debug)]
pub struct Hinted {
    /// The game.
    pub row: StoredGame,
    /// The written move.
    pub best: String,
}

/// The result of asking for a review.
#[derive(Debug)]
pub enum Reviewed {
    /// There is no such game.
    Unknown,
    /// The review is not made, and the person is not where the game was played, so it is not
    /// requested.
    Far,
    /// The game continues.
    Running,
    /// The game has more than two seats. Such games are not reviewed.
    Several,
    /// No move was made in the game.
    Empty,
    /// A running rated game of the person bars help with a position of the game.
    Barred(Bar),
    /// The person already waits for as many reviews as one may.
    Crowded,
    /// The review is being made, and the person waits. With the game, and the number of games that
    /// are reviewed before it.
    Waiting(Box<StoredGame>, i64),
    /// The finished review.
    Done(Box<StoredGame>, Review),
}

/// A review as it is stored: one entry for each position, and proofs. If people ended the game, the
/// last entry of earlier reviews is the result of the game, without a best move.
#[derive(Serialize, Deserialize)]
struct Stored {
    romans: Vec<f64>,
    win_in: Vec<Option<u32>>,
    best: Vec<String>,
    /// The proven forced wins. Reviews made before there were proofs have none.
    #[serde(default)]
    forced: Vec<StoredWin>,
}

/// A proven forced win, as it is stored.
#[derive(Serialize, Deserialize)]
struct StoredWin {
    ply: usize,
    winner: String,
    plies: u32,
    answers: Vec<u8>,
}

impl Stored {
    fn of(review: Review) -> Stored {
        let glances = &review.glances;
        Stored {
            // Ten-thousandths are finer than any picture shows.
            romans: glances.iter().map(|glance| (glance.romans * 1e4).round() / 1e4).collect(),
            win_in: glances.iter().map(|glance| glance.win_in).collect(),
            best: glances.iter().map(|glance| glance.best.clone()).collect(),
            forced: review.forced.into_iter().map(StoredWin::of).collect(),
        }
    }

    /// Converts the stored review of a line back into a review.
    fn review(self, line: &Line) -> Review {
        let unseen = line.is_ended_by_people() && self.best.last().is_some_and(String::is_empty);
        let seen = self.best.len() - usize::from(unseen);
        let parts = self.romans.into_iter().zip(self.win_in).zip(self.best);
        let glances = parts
            .map(|((romans, win_in), best)| Glance { romans, win_in, best })
            .take(seen)
            .collect();
        let forced = self.forced.into_iter().filter_map(StoredWin::forced).collect();
        Review { glances, forced, ..Review::default() }
    }
}

impl StoredWin {
    fn of(Forced { ply, winner, plies, answers }: Forced) -> StoredWin {
        StoredWin { ply, winner: winner.word().to_owned(), plies, answers }
    }

    fn forced(self) -> Option<Forced> {
        let StoredWin { ply, winner, plies, answers } = self;
        Some(Forced { ply, winner: Seat::from_word(&winner)?, plies, answers })
    }
}

/// Returns the best move for the player to move. The same board gets the same hint again. Refuses
/// outside of the person's turn, in rated games, and where help is barred.
pub async fn find_hint(service: &Service, caller: &Caller, id: GameId) -> Result<Hint, Refused> {
    let (row, by, known) = may_hint(service, caller, id).await?;
    if let Some(best) = known {
        return Ok(Hint::Found(Box::new(Hinted { row, best })));
    }
    let line = row.game.line().clone();
    let thought = service.workers.thinking.run_in_turn(caller.discord, move || {
        let (position, before) = line.positions().split_last()?;
        let budget = Budget::nodes(HINT_NODES);
        let mut table = Transpositions::new(HINT_TABLE_BITS);
        let choice = choose(position, before, budget, &mut table, &Stop::default())?;
        Some(position.write(choice.best).to_string())
    });
    let best = match thought.await {
        Err(Crowded) => return Ok(Hint::Crowded),
        Ok(Some(best)) => best,
        Ok(None) => return Err(Refused::Game(Box::new(row), GameRefusal::Stale)),
    };
    let board = row.game.board_seq();
    let shown = &best;
    change::run_transaction(service, |mut tx, now| async move {
        store::reviews::insert_hint(&mut tx, id, board, by, shown, now).await
    })
    .await?;
    Ok(Hint::Found(Box::new(Hinted { row, best })))
}

/// Returns the hint that a person already got for the current board, if any. Refuses as for a new
/// hint.
pub async fn stored_hint(
    service: &Service,
    caller: &Caller,
    id: GameId,
) -> Result<Option<Hinted>, Refused> {
    let (row, _, known) = may_hint(service, caller, id).await?;
    Ok(known.map(|best| Hinted { row, best }))
}

/// Returns the game, the player, and the hint that they already got for the current board, if any.
/// Refuses if the player may have no hint.
async fn may_hint(
    service: &Service,
    caller: &Caller,
    id: GameId,
) -> Result<(StoredGame, PlayerId, Option<String>), Refused> {
    let mut conn = service.db.read().await?;
    let now = service.clock.now();
    let row = store::games::load_game(&mut conn, id).await?.ok_or(Refused::Unknown)?;
    let by = store::players::by_discord(&mut conn, caller.discord).await?;
    let known = match by {
        Some(by) => store::reviews::find_hint(&mut conn, id, row.game.board_seq(), by).await?,
        None => None,
    };
    let barred = match by {
        Some(by) => help::find_bar(&mut conn, now, Some(by), row.game.position()).await?,
        None => None,
    };
    drop(conn);
    let refusal = match by.map(|by| (by, row.game.may_move(Actor::Player(by), None))) {
        None => GameRefusal::NotPlaying,
        Some((_, Err(refusal))) => refusal,
        Some(_) if row.game.terms.rated => GameRefusal::Rated,
        Some((by, Ok(_))) => match barred {
            Some(bar) => GameRefusal::Barred(bar),
            None => return Ok((row, by, known)),
        },
    };
    Err(sight::veil_refusal(&service.db, caller, Refused::Game(Box::new(row), refusal)).await?)
}

/// Returns the review of a finished game. If it is not made yet, asks for it and returns the number
/// of games before it. It is not checked whether the caller may look at the game.
pub async fn request_review(
    service: &Service,
    caller: &Caller,
    game: &StoredGame,
) -> Result<Reviewed, StoreError> {
    let id = game.game.id;
    let reviewed = change::change_as_person(service, caller, |mut tx, by, now| async move {
        let Some(row) = store::games::load_game(&mut tx, id).await? else {
            return Ok(Reviewed::Unknown);
        };
        if row.game.outcome().is_none() {
            return Ok(Reviewed::Running);
        }
        if row.game.variant().board().seats != 2 {
            return Ok(Reviewed::Several);
        }
        if row.game.line().plies() == 0 {
            return Ok(Reviewed::Empty);
        }
        if let Some(game) =
            help::barring_game(&mut tx, by.player, row.game.line().positions()).await?
        {
            return Ok(Reviewed::Barred(Bar::Own(game)));
        }
        if let Some(review) = load_finished(&mut tx, now, &row).await? {
            return Ok(Reviewed::Done(Box::new(row), review));
        }
        if !sight::stands_near(&row, caller) && !row.game.is_brought_in() {
            return Ok(Reviewed::Far);
        }
        if store::reviews::count_waiting(&mut tx, by.player, id).await? >= EACH as i64 {
            return Ok(Reviewed::Crowded);
        }
        store::reviews::ask_for_review(&mut tx, id, Some(by.player), now).await?;
        let before = store::reviews::count_before(&mut tx, id).await?;
        Ok::<_, StoreError>(Reviewed::Waiting(Box::new(row), before))
    });
    reviewed.await
}

/// Asks for the review of a game and waits until it is made, even by another process. If that takes
/// too long, returns that it is still waiting.
pub async fn review_made(
    service: &Service,
    caller: &Caller,
    game: &StoredGame,
) -> Result<Reviewed, StoreError> {
    let until = service.clock.now() + PATIENCE;
    loop {
        // Subscribes before it looks, so that it misses no review in between.
        let made = service.wake.reviewed.notified();
        let reviewed = request_review(service, caller, game).await?;
        let now = service.clock.now();
        if !matches!(reviewed, Reviewed::Waiting(..)) || now >= until {
            return Ok(reviewed);
        }
        tokio::select! {
            () = made => {}
            () = service.clock.sleep_until(now, now + LOOK_AGAIN) => {}
        }
    }
}

/// Loads the stored review of a game; `None` if there is none, or if a running rated game of this
/// person bars it. Asks for no new review.
pub async fn load_stored(
    service: &Service,
    person: Option<UserId>,
    game: &StoredGame,
) -> Result<Option<Review>, StoreError> {
    let mut conn = service.db.read().await?;
    let now = service.clock.now();
    let Some(review) = load_finished(&mut conn, now, game).await? else { return Ok(None) };
    let by = match person {
        Some(person) => store::players::by_discord(&mut conn, person).await?,
        None => None,
    };
    let barred = match by {
        Some(by) => help::barring_game(&mut conn, by, game.game.line().positions()).await?,
        None => None,
    };
    Ok(Some(review).filter(|_| barred.is_none()))
}

/// Returns the forced win from the position at a ply; `None` if the review of the game has none, is
/// missing, or is barred for this person.
pub async fn load_proof(
    service: &Service,
    person: Option<UserId>,
    game: &StoredGame,
    ply: usize,
) -> Result<Option<Proof>, StoreError> {
    match load_stored(service, person, game).await? {
        Some(review) => Ok(proof_of(&review, game, ply).await),
        None => Ok(None),
    }
}

/// Returns the forced win from the position at a ply; `None` if this review of the game has none.
pub async fn proof_of(review: &Review, game: &StoredGame, ply: usize) -> Option<Proof> {
    let forced = review.forced_at(ply).cloned()?;
    let position = *game.game.line().positions().get(ply)?;
    run_blocking(move || forced.proof(&position).ok()).await
}

/// Writes a review as the text that is stored.
pub(in crate::service) fn stored_text(review: Review) -> String {
    serde_json::to_string(&Stored::of(review)).unwrap_or_default()
}

/// Stores the finished review of a game. If no person asked for it and a person lost the game
/// against a computer level, the message of the end then names the move that cost the game.
pub async fn keep_review(
    service: &Service,
    row: &StoredGame,
    asked: bool,
    result: &str,
) -> Result<(), StoreError> {
    change::run_transaction(service, |mut tx, _| async move {
        let finished = store::reviews::finish_review(&mut tx, row.game.id, result).await?;
        if finished && !asked && row.game.lost_alone().is_some() {
            causes::outbox(service, &mut tx).tell_costly(row).await?;
        }
        Ok::<_, StoreError>(())
    })
    .await?;
    service.wake.reviewed.notify_waiters();
    Ok(())
}

/// Loads a game's finished review, without the positions with which there is no help now. `None`
/// until it is finished.
pub async fn load_finished(
    conn: &mut Conn,
    now: Timestamp,
    game: &StoredGame,
) -> Result<Option<Review>, StoreError> {
    let line = game.game.line();
    let stored = store::reviews::load_review(conn, game.game.id).await?;
    let stored = stored.and_then(|text| serde_json::from_str::<Stored>(&text).ok());
    let Some(review) = stored.map(|stored| stored.review(line)) else { return Ok(None) };
    let closed = help::Closed::load(conn, now).await?.plies_of(line).await;
    Ok(Some(review.without(&closed, help::SILENT)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use murus_gallicus::{Entry, Variant};

    #[test]
    fn a_review_is_read_as_it_was_stored() {
        let glance = |romans, win_in, best: &str| Glance { romans, win_in, best: best.to_owned() };
        let glances =
            vec![glance(0.25, None, "a1-c3"), glance(0.0, Some(3), "d7-d5"), glance(0.0, None, "")];
        let forced =
            vec![Forced { ply: 1, winner: Seat::Gauls, plies: 3, answers: vec![7, 0, 255, 1] }];
        let review = Review { glances, forced, ..Review::default() };
        let text = serde_json::to_string(&Stored::of(review.clone()))
            .expect("numbers and strings are JSON");
        let mut line = Line::new(Variant::STANDARD);
        assert_eq!(serde_json::from_str::<Stored>(&text).expect("the same").review(&line), review);
        // Made before there were proofs, and before the last position of a resigned game was
        // judged.
        let old = || {
            let old = r#"{"romans":[0.5,0],"win_in":[null,null],"best":["a1-c3",""]}"#;
            serde_json::from_str::<Stored>(old).expect("an old review")
        };
        let seen = vec![glance(0.5, None, "a1-c3"), glance(0.0, None, "")];
        assert_eq!(old().review(&line), Review { glances: seen.clone(), ..Review::default() });
        line.play(Entry::Resign(Seat::Romans)).expect("anyone may resign");
        assert_eq!(old().review(&line).glances, seen[..1]);
    }
}
