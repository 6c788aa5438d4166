//! The vote of a channel about its next move: who may vote, and how the vote stands.

use crate::game::{
    Ballot, BallotState, Cause, Chair, Event, Game, GameId, Own, PlayerId, Seq, Timestamp,
    VoteDecider, Voted, find_decider, rank_moves,
};
use crate::ids::ChannelId;
use crate::service::Caller;
use crate::service::change::in_time;
use crate::store::{self, Conn, Db, ProposedLine, StoreError, StoredGame, Transaction};

/// The votes of a game in which a channel plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VoteNews {
    /// The vote about the current board; `None` if no channel is to move.
    pub open: Option<OpenVote>,
    /// The last vote that ended; `None` before the first move of a channel.
    pub last: Option<LastVote>,
}

/// A vote that ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LastVote {
    /// The number of the event of its move.
    pub made: Seq,
    /// The moves that people chose from, those with the most votes first.
    pub moves: Vec<Voted>,
    /// The way in which the first of them was chosen.
    pub decider: VoteDecider,
}

/// The vote about the current board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenVote {
    /// The vote.
    pub ballot: Ballot,
    /// The number of people who have voted.
    pub count: usize,
    /// The number of votes with which a move is played at the first end of the vote.
    pub needed: usize,
    /// True if a captain's vote decides between moves with equally many votes.
    pub captain: bool,
    /// The lines that people propose, the newest last.
    pub lines: Vec<ProposedLine>,
}

/// Returns the chair for which a person may vote now: that of a channel which is to move, if they
/// are in this channel and do not play themselves. `None` if they may not vote.
pub fn chair_to_vote(row: &StoredGame, caller: &Caller) -> Option<Chair> {
    let (chair, channel, _) = row.game.voting_chair()?;
    let here = caller.channel() == Some(channel) || caller.parent == Some(channel);
    (here && row.chair_of(caller.discord).is_none()).then_some(chair)
}

/// The vote about the current board, as a person sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeenVote {
    /// The vote.
    pub open: OpenVote,
    /// The move for which the person votes. `None` if they have not voted.
    pub own: Option<String>,
}

/// Finds the vote about the current board of a game, as this person sees it. `None` if no channel
/// is to move, or its vote is closed. Fails if the database does.
pub async fn find_seen_vote(
    db: &Db,
    game: &Game,
    reader: Option<PlayerId>,
) -> Result<Option<SeenVote>, StoreError> {
    let found = async {
        let conn = &mut *db.read().await?;
        let open = load_votes(conn, game).await?.and_then(|votes| votes.open);
        let open = open.filter(|open| open.ballot.state != BallotState::Closed);
        let Some(open) = open else { return Ok(None) };
        let board = (game.id, game.board_seq());
        let own = match reader {
            Some(reader) => store::ballots::find_vote(conn, board, reader).await?,
            None => None,
        };
        Ok(Some(SeenVote { open, own }))
    };
    in_time(found).await
}

/// Opens the vote about the current board, if a channel is to move.
pub(in crate::service) async fn open_ballot(
    tx: &mut Transaction,
    game: &Game,
    now: Timestamp,
) -> Result<(), StoreError> {
    let Some((_, channel, voting)) = game.voting_chair() else { return Ok(()) };
    let board = (game.id, game.board_seq());
    store::ballots::insert_ballot(tx, board, channel, &Ballot::open(voting, now)).await
}

/// Loads the votes of a game; `None` if no channel plays in it.
pub async fn load_votes(conn: &mut Conn, game: &Game) -> Result<Option<VoteNews>, StoreError> {
    if !game.is_voted_in() {
        return Ok(None);
    }
    let board = (game.id, game.board_seq());
    let ballot = match game.voting_chair() {
        Some(_) => store::ballots::load_ballot(conn, board).await?,
        None => None,
    };
    let open = match (ballot, game.voting_chair()) {
        (Some(ballot), Some((_, channel, voting))) => Some(OpenVote {
            ballot,
            count: store::ballots::list_votes(conn, board).await?.len(),
            needed: Ballot::quorum(list_before(conn, board, channel).await?.len()),
            captain: voting.captain.is_some(),
            lines: store::ballots::list_lines(conn, board).await?,
        }),
        _ => None,
    };
    let last = match find_last(game, game.voting_chair().map(|(chair, ..)| chair)) {
        Some((event, board)) => {
            let votes = store::ballots::list_votes(conn, (game.id, board)).await?;
            let captain = game.chairs[event.chair].captain();
            let moves = rank_moves(votes.iter(), captain);
            let decider = find_decider(&votes, &moves, captain);
            Some(LastVote { made: event.seq, moves, decider })
        }
        None => None,
    };
    Ok(Some(VoteNews { open, last }))
}

/// Lists the people who voted about the last move of a channel, with `None` for each whose data was
/// deleted. Empty before its first move.
pub(super) async fn list_before(
    conn: &mut Conn,
    board: (GameId, Seq),
    channel: ChannelId,
) -> Result<Vec<Option<PlayerId>>, StoreError> {
    let Some(last) = store::ballots::last_board(conn, board, channel).await? else {
        return Ok(Vec::new());
    };
    let votes = store::ballots::list_votes(conn, (board.0, last)).await?;
    Ok(votes.into_iter().map(|vote| vote.by).collect())
}

/// Returns the last move that was voted for, in this chair if one is given, and the board of the
/// vote. `None` before the first.
fn find_last(game: &Game, chair: Option<Chair>) -> Option<(&Event, Seq)> {
    game.events().iter().rev().find_map(|event| match event.cause {
        Cause::Own(Own::Vote, _, board) if chair.is_none_or(|chair| chair == event.chair) => {
            Some((event, board))
        }
        Cause::Own(..) | Cause::Asked(_) => None,
    })
}
