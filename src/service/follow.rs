//! Following others' games: told of the end, or of every move, by direct message. Never what is private.

use super::{Caller, Service};
use crate::game::GameId;
use crate::store::{self, Address, Follower, GameRow, StoreError};

/// How somebody wants to follow a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Follow {
    /// Told of its end.
    End,
    /// Told of every move.
    Every,
    /// No more.
    No,
}

/// How somebody follows a game now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Following {
    /// There is no such game, or it is played where the person is not.
    Unknown,
    /// Whoever plays is told already.
    Playing,
    /// There is nothing more to come.
    Over,
    /// So; and whether their direct messages were closed when there was something to tell.
    Known {
        /// How.
        follow: Follow,
        /// Whether they could not be reached.
        unreachable: bool,
    },
}

impl Service {
    /// Follows a game so, where something is wished for; and how it is followed now.
    pub async fn follow(&self, caller: &Caller, game: GameId, wish: Option<Follow>) -> Result<Following, StoreError> {
        self.change(caller, |mut tx, by, now| async move {
            let Some(row) = store::load_game(&mut tx, game).await? else { return Ok(Following::Unknown) };
            let player = by.player;
            if row.game.chair_of(player).is_some() {
                return Ok(Following::Playing);
            }
            // What is no more to be followed can still be let go.
            if wish != Some(Follow::No) {
                if !is_public(&row, caller) {
                    return Ok(Following::Unknown);
                }
                if row.game.outcome().is_some() {
                    return Ok(Following::Over);
                }
            }
            match wish {
                Some(Follow::No) => store::delete_follower(&mut tx, game, player).await?,
                Some(wish) => {
                    let every = wish == Follow::Every;
                    store::set_follower(&mut tx, game, Follower { player, every }).await?;
                    store::open_address(&mut tx, Address::Direct(caller.discord), now).await?;
                }
                None => {}
            }
            let found = store::followers(&mut tx, game).await?.into_iter().find(|one| one.player == player);
            let follow = match found.map(|one| one.every) {
                Some(true) => Follow::Every,
                Some(false) => Follow::End,
                None => Follow::No,
            };
            let unreachable = follow == Follow::No && store::was_unreachable(&mut tx, game, player).await?;
            Ok(Following::Known { follow, unreachable })
        })
        .await
    }
}

/// Whether a game can be followed by whoever asks: it is played in the server where they are.
fn is_public(row: &GameRow, caller: &Caller) -> bool {
    row.place.server.is_some() && row.place.server == caller.place.server
}
