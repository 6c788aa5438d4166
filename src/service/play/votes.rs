//! People of a channel vote about its moves. At the end of a vote the sweeper plays the move.

use murus_gallicus::{Entry, Line, Refusal};

use crate::game::{
    Action, Actor, BallotEnd, BallotState, Cause, GameId, GameRefusal, Millis, Own, PlayerId, Seq,
    Timestamp, Voting,
};
use crate::ids::ChannelId;
use crate::service::aside;
use crate::service::change;
use crate::service::outbox::causes;
use crate::service::play::acting;
use crate::service::play::acting::{Ask, GameAct, InHand, Refused};
use crate::service::play::ballots::{chair_to_vote, list_before};
use crate::service::{Caller, Service};
use crate::store::{self, Conn, RowKey, StoreError, StoredGame, Transaction};

/// The pause between a vote and the edit of its message. Many votes are one edit.
const PAUSE: Millis = Millis::from_secs(5);

/// The longest line that a person proposes, in plies.
const LINE_PLIES: usize = 12;

/// A vote that was counted.
#[derive(Clone, Debug)]
pub struct Cast {
    /// The game.
    pub row: StoredGame,
    /// The written move.
    pub text: String,
    /// The time until which the person may change their vote.
    pub until: Option<Timestamp>,
    /// True if the person had not voted about this board before.
    pub first: bool,
}

/// Counts a person's vote for a move, in place of their earlier one. `expected` is the number of
/// the board that they saw, if known. Refuses people who may not vote or voted for the other
/// channel of the game, a board that is no longer current, and a move that cannot be played, or
/// that a second vote is not about.
pub async fn cast_vote(
    service: &Service,
    caller: &Caller,
    game: GameId,
    ask: &Ask,
    expected: Option<Seq>,
) -> Result<Cast, Refused> {
    let game = &InHand::from(game);
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let Voter { row, channel, voting } =
            load_voter(&mut tx, (caller, by.player), game, expected).await?;
        let text = read_vote(&row, ask).map_err(|why| refuse(&row, why))?;
        let board = (row.game.id, row.game.board_seq());
        let ballot = store::ballots::lock_ballot(&mut tx, board).await?;
        let mut ballot = ballot.ok_or_else(|| refuse(&row, GameRefusal::Stale))?;
        if !ballot.takes(&text) {
            return Err(refuse(&row, GameRefusal::SecondVote));
        }
        let id = service.keys.next(now);
        let first = store::ballots::put_vote(&mut tx, board, id, (by.player, &text), now).await?;
        let votes = store::ballots::list_votes(&mut tx, board).await?;
        let before = list_before(&mut tx, board, channel).await?;
        let known: Vec<PlayerId> = before.into_iter().flatten().collect();
        ballot.state = ballot.after_vote(voting, &votes, &known, now);
        store::ballots::set_ballot(&mut tx, board, &ballot, now + PAUSE).await?;
        Ok(Cast { row, text, until: ballot.closes(), first })
    })
    .await
}

/// Proposes a line of moves to the others who vote, in place of the person's earlier one. Returns
/// the game. Refuses as [`cast_vote`] does, and a text that is no line of legal moves.
pub async fn propose_line(
    service: &Service,
    caller: &Caller,
    game: GameId,
    text: &str,
    expected: Option<Seq>,
) -> Result<StoredGame, Refused> {
    let game = &InHand::from(game);
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let Voter { row, .. } = load_voter(&mut tx, (caller, by.player), game, expected).await?;
        let line = read_line(row.game.line(), text);
        let moves = line.map_err(|why| refuse(&row, GameRefusal::Rule(why)))?;
        let board = (row.game.id, row.game.board_seq());
        store::ballots::put_line(&mut tx, board, by.player, &moves.join(" "), now).await?;
        store::ballots::schedule_update(&mut tx, board, now + PAUSE).await?;
        Ok(row)
    })
    .await
}

/// A game in which the caller may vote.
struct Voter {
    row: StoredGame,
    channel: ChannelId,
    voting: Voting,
}

/// Loads a game in which the caller, this player, may vote about the board that they saw. Refuses
/// others, and people who voted for the other channel of the game.
async fn load_voter(
    conn: &mut Conn,
    (caller, by): (&Caller, PlayerId),
    game: &InHand,
    expected: Option<Seq>,
) -> Result<Voter, Refused> {
    let row = game.load_game(conn).await?;
    let chair = match (row.game.outcome(), chair_to_vote(&row, caller)) {
        (Some(outcome), _) => return Err(refuse(&row, GameRefusal::Over(outcome))),
        (None, None) => return Err(refuse(&row, GameRefusal::NotPlaying)),
        (None, Some(chair)) => chair,
    };
    row.game.may_move(Actor::Chair(chair), expected).map_err(|why| refuse(&row, why))?;
    let voting = row.game.voting_chair();
    let (_, channel, voting) = voting.ok_or_else(|| refuse(&row, GameRefusal::Stale))?;
    if store::ballots::has_voted_against(conn, row.game.id, channel, by).await? {
        return Err(refuse(&row, GameRefusal::VotesForOther));
    }
    Ok(Voter { row, channel, voting })
}

fn refuse(row: &StoredGame, why: GameRefusal) -> Refused {
    Refused::Game(Box::new(row.clone()), why)
}

/// Returns the written move for which a person votes. Fails if it cannot be played.
fn read_vote(row: &StoredGame, ask: &Ask) -> Result<String, GameRefusal> {
    let position = row.game.position();
    let chosen = match ask {
        Ask::Move(text) => position.read(text).map_err(GameRefusal::Rule)?,
        Ask::Do(Action::Move(chosen)) => *chosen,
        Ask::Back | Ask::Do(_) => return Err(GameRefusal::NotPlaying),
    };
    Ok(position.write(chosen).to_string())
}

/// Reads a line of legal moves from a position on, at most 12 plies. Numbers of moves are skipped.
/// Fails at the first move that cannot be played, and without a move.
fn read_line(line: &Line, text: &str) -> Result<Vec<String>, Refusal> {
    let mut line = line.clone();
    let mut moves = Vec::new();
    let is_number = |word: &&str| word.trim_end_matches('.').parse::<u32>().is_ok();
    for word in text.split_whitespace().filter(|word| !is_number(word)).take(LINE_PLIES) {
        let read = line.position().read(word)?;
        moves.push(line.position().write(read).to_string());
        line.play(Entry::Move(read)).map_err(|_| Refusal::Unreadable)?;
    }
    if moves.is_empty() { Err(Refusal::Unreadable) } else { Ok(moves) }
}

/// Ends up to `limit` votes whose time is over: plays the move, or lets the vote go on. Returns
/// their number.
pub(in crate::service) async fn end_due(
    service: &Service,
    limit: i64,
) -> Result<usize, StoreError> {
    let now = service.clock.now();
    let due = async { store::ballots::list_due(&mut *service.db.read().await?, now, limit).await };
    let due = change::in_time(due).await?;
    for &board in &due {
        let end = change::run_transaction(service, |mut tx, now| async move {
            end_vote(service, &mut tx, board, now).await
        });
        aside::load_or_set_aside(service, RowKey::game(board.0), end).await?;
    }
    Ok(due.len())
}

/// Ends a vote whose time is over, in one transaction with its move: of several processes, one does
/// it. Does nothing to a vote that is still open, and closes one whose board has changed.
async fn end_vote(
    service: &Service,
    tx: &mut Transaction,
    board: (GameId, Seq),
    now: Timestamp,
) -> Result<(), StoreError> {
    let (game, seq) = board;
    let Some(mut ballot) = store::ballots::lock_ballot(tx, board).await? else { return Ok(()) };
    if ballot.closes().is_none_or(|closes| closes > now) {
        return Ok(());
    }
    let row = store::games::load_game(tx, game).await?;
    let row = row.filter(|row| row.game.board_seq() == seq);
    let open = row.and_then(|row| Some((row.game.voting_chair()?, row)));
    let Some(((chair, channel, voting), row)) = open else {
        return store::ballots::close_ballot(tx, board).await;
    };
    let votes = store::ballots::list_votes(tx, board).await?;
    let before = list_before(tx, board, channel).await?.len();
    match ballot.decide(voting, &votes, before, now) {
        BallotEnd::Wait(state) => {
            let goes_on = state != BallotState::Paused;
            ballot.state = state;
            store::ballots::set_ballot(tx, board, &ballot, now).await?;
            // An edit of the board, which may be far above, would be seen by few.
            match goes_on {
                true => causes::outbox(service, tx).tell_prompt(&row).await,
                false => Ok(()),
            }
        }
        BallotEnd::Play(text) => {
            store::ballots::close_ballot(tx, board).await?;
            let act = GameAct {
                by: Actor::Chair(chair),
                ask: &Ask::Move(text),
                expected: Some(seq),
                at: now,
                cause: &Cause::Own(Own::Vote, game, seq),
            };
            match acting::apply_act(service, tx, row, act).await {
                Ok(_) => Ok(()),
                Err(Refused::Failed(error)) => Err(error),
                Err(refused) => Err(StoreError::Corrupt(format!("a vote ended: {refused}"))),
            }
        }
    }
}

/// Writes the notices that edit the messages of votes that are due.
pub(in crate::service) async fn write_due(
    service: &Service,
    now: Timestamp,
) -> Result<(), StoreError> {
    change::run_transaction(service, |mut tx, _| async move {
        for (game, board) in store::ballots::take_due(&mut tx, now).await? {
            causes::outbox(service, &mut tx).tell_ballot(game, board).await?;
        }
        Ok(())
    })
    .await
}
