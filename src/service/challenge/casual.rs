//! Makes the first games of people with other people casual, unless the challenger chose the
//! rating.

use crate::game::{Challenge, Holder, PlayerId, Seating};
use crate::ids::ServerId;
use crate::store::{self, Conn, StoreError};

/// The number of finished games with people after which a person no longer counts as new.
const FIRST_GAMES: usize = 3;

/// Makes a challenge casual in a server of casual games. If the challenger did not choose its
/// rating, also makes it casual if a person in it, or invited to it, is new to games with people.
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

/// Returns true if games may be rated here. False only in a server of casual games.
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
