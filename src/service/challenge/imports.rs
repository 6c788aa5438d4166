//! Games that were played elsewhere: importing them, and the moves from which a new game can start.

use murus_gallicus::{Entry, Line, RecordError, RecordStop, Seat, Variant};

use crate::entered;
use crate::game::{
    Action, Actor, Cause, Chair, Challenge, ChallengeState, Game, Holder, Own, Place, Seating, Seq,
    Terms, TimeControl,
};
use crate::service::challenge::seating;
use crate::service::change;
use crate::service::play::notation::{LONGEST, read_game};
use crate::service::{Caller, Denied, Service};
use crate::store::{self, StoreError, StoredGame};

/// The most entries (moves, and others such as a resignation) of an imported game. Matches of
/// programs are called a draw after 300 plies.
const MOST_ENTRIES: usize = 400;

/// An imported game, as it is stored now.
#[derive(Debug)]
pub struct ImportedGame {
    /// The game.
    pub game: StoredGame,
    /// The place in the text after which the game could not be read; `None` if it was read to its
    /// end.
    pub stop: Option<Box<RecordStop>>,
}

/// Imports a game from a text in any notation that [`read_game`] reads, as a finished, unrated game
/// without players. A text that cannot be read to its end is imported up to there. Refuses a text
/// without a readable move, an export of several games, and a game that is too long.
pub async fn import_game(
    service: &Service,
    caller: &Caller,
    place: Place,
    text: &str,
    variant: Variant,
) -> Result<ImportedGame, Denied<RecordError>> {
    let (line, stop) = match read_game(&entered::clean_lines(text, LONGEST), variant) {
        Ok(line) => (line, None),
        Err(RecordError::Stopped(stop)) if stop.line.plies() > 0 => (stop.line.clone(), Some(stop)),
        Err(error) => return Err(Denied::Refused(error)),
    };
    if line.entries().len() > MOST_ENTRIES {
        return Err(Denied::Refused(RecordError::TooLong(MOST_ENTRIES)));
    }
    let game = bring_in(service, caller, place, &line).await?;
    Ok(ImportedGame { game, stop })
}

/// Stores a line as a finished game. A line that is not over ends without a result.
async fn bring_in(
    service: &Service,
    caller: &Caller,
    place: Place,
    line: &Line,
) -> Result<StoredGame, StoreError> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        if let Some((known, _)) = store::challenges::by_cause(&mut tx, &caller.cause).await?
            && let Some(row) = store::games::load_game(&mut tx, known.id).await?
        {
            return Ok(row);
        }
        let variant = line.position().variant();
        let terms = Terms { time: TimeControl::None, rated: false, ..Terms::usual_for(variant) };
        let others = vec![Seating::Taken(Holder::Nobody); variant.board().seats - 1];
        let fresh = seating::build_challenge(service, place, by.player, terms, None, others);
        let seats = vec![Seating::Taken(Holder::Nobody); variant.board().seats];
        let challenge = Challenge { seats, state: ChallengeState::Accepted, ..fresh };
        store::challenges::insert_challenge(&mut tx, &challenge, None, &caller.cause).await?;
        let chairs = vec![Holder::Nobody; variant.board().seats];
        let mut game = Game::new(challenge.id, challenge.name.clone(), terms, chairs, now);
        let unplayable = || StoreError::Corrupt("moves that cannot be played".to_owned());
        game.enter_words(&entry_words(line)).ok_or_else(unplayable)?;
        if game.outcome().is_none() {
            let cause = Cause::Own(Own::Import, challenge.id, game.seq().next());
            game.apply_action(Action::Stop, Actor::Chair(Chair::FIRST), None, now, &cause)
                .map_err(|_| unplayable())?;
        }
        store::game_changes::insert_game(&mut tx, &game, challenge.place, 1, None).await?;
        store::games::load_game(&mut tx, challenge.id).await?.ok_or_else(unplayable)
    })
    .await
}

/// Returns the first `plies` moves of a finished game, without the last of them if it ended the
/// game. `None` if the game has fewer moves, or a player was out by then. `None` also while the
/// game runs, because a hint for its copy would help there.
pub fn moves_until(game: &Game, plies: usize) -> Option<Vec<String>> {
    let mut moves = whole_moves(game)?;
    let left = !game.list_departures(Seq::START).is_empty();
    let ended = !left && plies == game.line().plies() && plies == moves.len() + 1;
    let plies = if ended { moves.len() } else { plies };
    (plies <= moves.len()).then(|| {
        moves.truncate(plies);
        moves
    })
}

/// Returns the moves of a finished game before the one that ended it or put a player out. `None`
/// while the game runs.
pub fn whole_moves(game: &Game) -> Option<Vec<String>> {
    game.outcome()?;
    let mut until = Line::new(game.variant());
    let mut moves = Vec::new();
    for &entry in game.line().entries() {
        let word = until.word(entry);
        match entry {
            Entry::Move(_) if until.play(entry).is_ok() => {}
            // Exchanged seats do not matter: the new game seats people again.
            Entry::Swap => continue,
            _ => break,
        }
        let out = |seat: &Seat| until.position().is_out(*seat);
        if until.outcome().is_some() || Seat::ALL.iter().any(out) {
            break;
        }
        moves.push(word);
    }
    Some(moves)
}

/// Writes the entries of a line as words.
fn entry_words(line: &Line) -> Vec<String> {
    line.entries().iter().map(|&entry| line.word(entry)).collect()
}
