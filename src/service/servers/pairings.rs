//! Games that contests paired, as the first boards of their players tell it.

use crate::game::{Chair, GameId};
use crate::ids::{ChannelId, ServerId, UserId};
use crate::store::{self, Conn, Contest, StoreError, StoredGame};

/// A game that a contest paired, for one of its players.
#[derive(Clone, Debug)]
pub struct PairedGame {
    /// The contest.
    pub contest: Contest,
    /// The chair of the opponent.
    pub opponent: Chair,
    /// The server for which the opponent plays, and the number of the board. `None` in contests of
    /// one server.
    pub board: Option<(ServerId, i64)>,
}

/// Finds the contest that paired a running game, for the player to move. `None` if they have moved
/// already, and for a game that no contest paired.
pub async fn find_pairing(
    conn: &mut Conn,
    row: &StoredGame,
) -> Result<Option<PairedGame>, StoreError> {
    let mover = row.game.to_move().filter(|&mover| row.game.moved_at(mover).is_none());
    let Some(mover) = mover else { return Ok(None) };
    // Only people play in contests.
    let other = |chair: &Chair| *chair != mover && row.game.chairs[*chair].as_player().is_some();
    let Some(opponent) = row.game.chairs.chairs().find(other) else { return Ok(None) };
    let contest = store::contests::load_contest_of(conn, row.game.id).await?;
    let Some(contest) = contest else { return Ok(None) };
    let mut board = None;
    if contest.kind.team().is_some()
        && let Some(player) = row.game.chairs[opponent].as_player()
    {
        let entrants = store::entrants::list_entrants(conn, contest.id).await?;
        let other = entrants.iter().find(|one| one.player == player);
        board = other.and_then(|one| Some((one.server, one.division?)));
    }
    Ok(Some(PairedGame { contest, opponent, board }))
}

/// Finds the channel with the card of a team match in the server for which this person plays. A
/// game of two servers has no channel, and not everybody takes direct messages. `None` for other
/// games and people.
pub async fn find_team_channel(
    conn: &mut Conn,
    game: GameId,
    person: UserId,
) -> Result<Option<ChannelId>, StoreError> {
    let contest = store::contests::load_contest_of(conn, game).await?;
    let Some(contest) = contest else { return Ok(None) };
    let entrants = store::entrants::list_entrants(conn, contest.id).await?;
    let own = entrants.iter().find(|one| one.discord == Some(person));
    let card = own.and_then(|one| contest.card_of(one.team?));
    Ok(card.map(|(channel, _)| channel))
}
