//! Games of Murus on the site Abstract Play: which challenges it accepts, and the turns that the
//! site asks for. The site tells the whole game each time, so nothing but the turn is stored.

use murus_engine::Level;
use murus_gallicus::abstract_play::{SHORT_NAME, find_variant};
use murus_gallicus::{Position, Variant, words};

use crate::game::{Millis, Timestamp};
use crate::service::Service;
use crate::service::change;
use crate::store::{self, AwayState, AwayTurn, Span, StoreError};

/// The least time to think that a game must give, at its start and at most. Murus moves within
/// seconds, but its operator may need a day to mend it.
const LEAST_HOURS: f64 = 24.0;

/// The most turns that may wait. While more wait, challenges are declined.
const MOST_WAITING: i64 = 100;

/// The longest name of a game. The site's names are UUIDs.
const LONGEST_NAME: usize = 64;

/// The longest number of a signed request.
const LONGEST_NONCE: usize = 128;

/// The age at which the number of a signed request is forgotten. Its signature is too old by then.
const NONCES: Millis = Millis::from_hours(1);

/// A challenge to Murus on another site.
#[derive(Clone, PartialEq, Debug)]
pub struct AwayChallenge {
    /// The site's short name of the game to play.
    pub game: String,
    /// The site's names of the options that are on.
    pub variants: Vec<String>,
    /// The time to think at the start, in hours.
    pub start_hours: f64,
    /// The most time to think, in hours.
    pub most_hours: f64,
    /// The number of players beside Murus.
    pub others: usize,
}

/// A turn of Murus in a game on another site, as the site asks for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AskedTurn {
    /// The site's short name of what is played.
    pub game: String,
    /// The site's name of this game.
    pub id: String,
    /// The site's names of the options that are on.
    pub variants: Vec<String>,
    /// The number of players.
    pub players: usize,
    /// The moves so far, in order.
    pub moves: Vec<String>,
}

/// The answer to a request of another site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AwayReply {
    /// Murus plays: the challenge is accepted, or the move follows.
    Plays,
    /// Nothing follows: the game is over, or a later turn is known.
    Late,
    /// The request came before.
    Repeated,
    /// The game is another one than Murus Gallicus for two.
    OtherGame,
    /// Murus does not know the variant.
    OtherVariant,
    /// The players have too little time to think.
    Hasty,
    /// Too many turns wait.
    Busy,
    /// A name is too long, or a move is none in its position.
    Unreadable,
}

words!(AwayReply {
    Plays: "plays",
    Late: "late",
    Repeated: "repeated",
    OtherGame: "game",
    OtherVariant: "variant",
    Hasty: "clock",
    Busy: "busy",
    Unreadable: "unreadable",
});

/// Decides whether Murus plays a game on another site. `nonce` is the number of the request. Fails
/// if the database fails.
pub async fn answer_challenge(
    service: &Service,
    nonce: &str,
    challenge: &AwayChallenge,
) -> Result<AwayReply, StoreError> {
    let AwayChallenge { game, variants, start_hours, most_hours, others } = challenge;
    let judged = if game != SHORT_NAME || *others != 1 {
        AwayReply::OtherGame
    } else if find_named(variants).is_none() {
        AwayReply::OtherVariant
    } else if start_hours.min(*most_hours) < LEAST_HOURS {
        AwayReply::Hasty
    } else {
        AwayReply::Plays
    };
    change::run_transaction(service, |mut tx, now| async move {
        if !is_new(&mut tx, nonce, now).await? {
            return Ok(AwayReply::Repeated);
        }
        let waiting = store::away_turns::count_waiting(&mut tx).await?;
        Ok(if judged == AwayReply::Plays && waiting >= MOST_WAITING {
            AwayReply::Busy
        } else {
            judged
        })
    })
    .await
}

/// The time from which on a site that asks again for a posted turn seems not to have the move. The
/// same request may come twice within seconds.
const AGAIN: Millis = Millis::from_mins(1);

/// Stores a turn that another site asks for, so that this level plays it. The same turn again
/// changes nothing while it is worked on. A turn that was given up, or was posted a minute ago, is
/// posted again. `nonce` is the number of the request. Fails if the database fails.
pub async fn take_turn(
    service: &Service,
    nonce: &str,
    asked: &AskedTurn,
    level: &Level,
) -> Result<AwayReply, StoreError> {
    let read = read_turn(asked);
    let read = &read;
    change::run_transaction(service, |mut tx, now| async move {
        if !is_new(&mut tx, nonce, now).await? {
            return Ok(AwayReply::Repeated);
        }
        let (variant, moves) = match read {
            Ok(Some(read)) => read,
            Ok(None) => return Ok(AwayReply::Late),
            Err(reply) => return Ok(*reply),
        };
        let known = store::away_turns::find_turn(&mut tx, &asked.id).await?;
        let fresh = AwayTurn {
            game: asked.id.clone(),
            variant: *variant,
            moves: moves.clone(),
            level: level.name.to_owned(),
            state: AwayState::Thinking,
            answer: None,
            tries: 0,
            refusals: 0,
            lease: Timestamp::EPOCH,
            asked: now,
        };
        let turn = match known {
            Some(known) if known.moves.len() > moves.len() => return Ok(AwayReply::Late),
            Some(known) if known.moves == *moves && known.variant == *variant => {
                let works = match known.state {
                    AwayState::Thinking | AwayState::Posting => true,
                    AwayState::Posted => now - known.asked < AGAIN,
                    AwayState::Lost => false,
                };
                if works {
                    return Ok(AwayReply::Plays);
                }
                // The site waits, though it may have said that it took the move. The move that was
                // chosen stays, so that the site never gets two.
                let posting = known.answer.is_some();
                let state = if posting { AwayState::Posting } else { AwayState::Thinking };
                AwayTurn { state, answer: known.answer, ..fresh }
            }
            _ => fresh,
        };
        store::away_turns::put_turn(&mut tx, &turn).await?;
        Ok(AwayReply::Plays)
    })
    .await
}

/// Claims up to `limit` due turns in this state for a lease.
pub(in crate::service) async fn claim_turns(
    service: &Service,
    state: AwayState,
    lease: Millis,
    limit: i64,
) -> Result<Vec<AwayTurn>, StoreError> {
    change::run_transaction(service, |mut tx, now| async move {
        let lease = Span { from: now, until: now + lease };
        store::away_turns::claim_turns(&mut tx, state, lease, limit).await
    })
    .await
}

/// Deletes what is no longer needed: old turns, and the numbers of old requests. Returns the number
/// of turns deleted, at most `limit`.
pub async fn sweep_turns(
    conn: &mut store::Conn,
    asked_before: Timestamp,
    now: Timestamp,
    limit: i64,
) -> Result<u64, StoreError> {
    store::away_turns::sweep_turns(conn, asked_before, now - NONCES, limit).await
}

/// The positions of a game on another site, oldest first, the current one last. The site knows no
/// repetition, so a game goes on after a third one. `None` if a text is no legal move.
pub fn replay_moves(variant: Variant, moves: &[String]) -> Option<Vec<Position>> {
    let mut positions = vec![Position::start(variant)];
    for text in moves {
        let position = positions.last()?;
        positions.push(position.play(position.read(text).ok()?).ok()?);
    }
    Some(positions)
}

/// Reads a turn: its variant, and its moves in our notation. `None` if the game is over. Fails with
/// the refusal.
fn read_turn(asked: &AskedTurn) -> Result<Option<(Variant, Vec<String>)>, AwayReply> {
    if asked.game != SHORT_NAME || asked.players != 2 {
        return Err(AwayReply::OtherGame);
    }
    let variant = find_named(&asked.variants).ok_or(AwayReply::OtherVariant)?;
    if asked.id.is_empty() || asked.id.len() > LONGEST_NAME {
        return Err(AwayReply::Unreadable);
    }
    let positions = replay_moves(variant, &asked.moves).ok_or(AwayReply::Unreadable)?;
    let written = |(position, text): (&Position, &String)| {
        Some(position.write(position.read(text).ok()?).to_string())
    };
    let moves = positions.iter().zip(&asked.moves).map(written).collect::<Option<Vec<String>>>();
    let is_over = positions.last().is_none_or(|position| position.outcome().is_some());
    let moves = moves.ok_or(AwayReply::Unreadable)?;
    Ok((!is_over).then_some((variant, moves)))
}

fn find_named(names: &[String]) -> Option<Variant> {
    find_variant(&names.iter().map(String::as_str).collect::<Vec<_>>())
}

/// Stores the number of a request. Returns false if it came before, or if it is no such number.
async fn is_new(conn: &mut store::Conn, nonce: &str, now: Timestamp) -> Result<bool, StoreError> {
    if nonce.is_empty() || nonce.len() > LONGEST_NONCE {
        return Ok(false);
    }
    store::away_turns::insert_nonce(conn, nonce, now).await
}
