//! The running games of a server in which a channel plays by vote, as a list.

use crate::game::Ballot;
use crate::ids::ServerId;
use crate::service::play::find::{Listing, load_listings};
use crate::store::{self, Db, StoreError};

/// A running game in which a channel of a server plays.
#[derive(Clone, Debug)]
pub struct VoteListing {
    /// The game.
    pub listing: Listing,
    /// The vote about the current board; `None` if no channel is to move.
    pub ballot: Option<Ballot>,
}

/// The most games by vote in a list.
const GAMES: i64 = 10;

/// Lists the first running games in which channels of a server play, the oldest first. Of two
/// channels that play each other, only a board in this server is named.
pub async fn list_vote_games(db: &Db, server: ServerId) -> Result<Vec<VoteListing>, StoreError> {
    let mut conn = db.read().await?;
    let ids = store::ballots::list_games(&mut conn, server, GAMES).await?;
    let mut games = Vec::new();
    for mut listing in load_listings(&mut conn, &ids).await? {
        let elsewhere = |channel| {
            let mut voters = listing.row.game.voters();
            voters.any(|one| one.channel == channel && one.server != server)
        };
        listing.board = listing.board.filter(|board| !elsewhere(board.channel));
        let board = (listing.row.game.id, listing.row.game.board_seq());
        let ballot = store::ballots::load_ballot(&mut conn, board).await?;
        games.push(VoteListing { listing, ballot });
    }
    Ok(games)
}
