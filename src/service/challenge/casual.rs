//! A person's first games with people are casual, unless both choose otherwise.

use crate::game::{Challenge, Holder, PlayerId, Seating};
use crate::ids::ServerId;
use crate::store::{self, Conn, StoreError};

/// A person's finished games with people before whether a game is rated is no longer up to this.
const FIRST_GAMES: usize = 3;

/// Makes a challenge casual in a server of casual games, and one whose rating nobody chose if a
/// person who is in it or invited is new to games with people.
pub(super) async fn fit_rating(
    conn: &mut Conn,
    challenge: &mut Challenge,
) -> Result<(), StoreError> {
    if !challenge.terms.rated {
        return Ok(());
    }
    if !may_be_rated_in(conn, challenge.place.server).await? {
        challenge.terms.rated = false;
        return Ok(());
    }
    if challenge.rating_chosen {
        return Ok(());
    }
    for seat in &challenge.seats {
        let (Seating::Taken(Holder::Player(player)) | Seating::Invited(player)) = seat else {
            continue;
        };
        if is_new(conn, *player).await? {
            challenge.terms.rated = false;
            break;
        }
    }
    Ok(())
}

/// Returns true if games may be rated here: everywhere but in a server of casual games.
pub(super) async fn may_be_rated_in(
    conn: &mut Conn,
    server: Option<ServerId>,
) -> Result<bool, StoreError> {
    let Some(server) = server else { return Ok(true) };
    Ok(!store::servers::settings_or_default(conn, server).await?.unrated)
}

async fn is_new(conn: &mut Conn, player: PlayerId) -> Result<bool, StoreError> {
    store::statistics::has_fewer_with_people(conn, player, FIRST_GAMES).await
}
