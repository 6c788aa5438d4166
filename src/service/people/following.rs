//! Following the games of others by direct message: only their end, or every move.

use crate::game::GameId;
use crate::service::change;
use crate::service::{Caller, Service};
use crate::store::{self, Address, Follower, StoreError, StoredGame};

/// The most games that a person may follow at once.
const MOST: usize = 50;

/// How a person follows a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Follow {
    /// They get a notice at the end of the game.
    End,
    /// They get a notice of every move.
    Every,
    /// They do not follow the game, or stop following it.
    No,
}

/// Whether and how a person follows a game now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Following {
    /// There is no such game in the current channel.
    Unknown,
    /// The person already follows as many games as one may.
    TooMany,
    /// The person plays in the game, so they get its notices anyway.
    Playing,
    /// The game is over.
    Over,
    /// How the person follows the game, and whether a notice of it could not reach them.
    Known {
        /// How the person follows the game.
        follow: Follow,
        /// True if the person does not follow the game, and its last notice could not reach them.
        unreachable: bool,
    },
}

/// Makes the caller follow a game as wished; changes nothing if the wish is `None`. Returns how
/// they follow it now.
pub async fn follow_game(
    service: &Service,
    caller: &Caller,
    game: GameId,
    wish: Option<Follow>,
) -> Result<Following, StoreError> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let Some(row) = store::games::load_game(&mut tx, game).await? else {
            return Ok(Following::Unknown);
        };
        let player = by.player;
        if row.game.chair_of(player).is_some() {
            return Ok(Following::Playing);
        }
        let find = |all: Vec<Follower>| all.into_iter().find(|one| one.player == player);
        let known = find(store::followers::of_game(&mut tx, game).await?);
        // A finished game can still be unfollowed, and a follower may change their mind anywhere.
        if wish != Some(Follow::No) {
            if known.is_none() && !is_here(&row, caller) {
                return Ok(Following::Unknown);
            }
            if row.game.outcome().is_some() {
                return Ok(Following::Over);
            }
        }
        let found = match wish {
            Some(Follow::No) => {
                store::followers::delete_follower(&mut tx, game, player).await?;
                None
            }
            Some(_)
                if known.is_none()
                    && store::followers::count_followed(&mut tx, player).await? >= MOST =>
            {
                return Ok(Following::TooMany);
            }
            Some(wish) => {
                let follower = Follower { player, every: wish == Follow::Every };
                store::followers::set_follower(&mut tx, game, follower).await?;
                store::addresses::open_address(&mut tx, Address::Direct(caller.discord), now)
                    .await?;
                Some(follower)
            }
            None => known,
        };
        let follow = match found.map(|one| one.every) {
            Some(true) => Follow::Every,
            Some(false) => Follow::End,
            None => Follow::No,
        };
        let unreachable = follow == Follow::No
            && store::followers::was_unreachable(&mut tx, game, player).await?;
        Ok(Following::Known { follow, unreachable })
    })
    .await
}

/// Returns true if a game is played in the caller's channel or thread, which is in a server: only
/// readers of that channel may know of the game.
fn is_here(row: &StoredGame, caller: &Caller) -> bool {
    let here = |channel| Some(channel) == caller.channel();
    row.place.server.is_some()
        && (row.place.channel.is_some_and(here) || row.thread.is_some_and(here))
}
