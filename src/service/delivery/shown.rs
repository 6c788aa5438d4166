//! Notices of pages that a person shows in a channel.

use std::sync::Arc;

use super::letter::Letter;
use super::notice::{Notice, Showpiece};
use crate::game::Timestamp;
use crate::ids::UserId;
use crate::service::people::ratings::RecordReader;
use crate::service::people::{openings, ratings};
use crate::service::servers::activity;
use crate::service::servers::showing::may_be_shown;
use crate::service::study::review;
use crate::store::{
    self, Address, Conn, Kept, Showing, ShowingId, ShownPage, StoreError, StoredGame,
};

/// The page, unless its person has deleted their data.
pub(super) async fn load_shown(
    conn: &mut Conn,
    id: ShowingId,
    now: Timestamp,
) -> Result<Option<Letter>, StoreError> {
    let Some(showing) = store::showings::load_showing(conn, id).await? else { return Ok(None) };
    let Some(player) = showing.player else { return Ok(None) };
    let Some(by) = store::players::discord_of(conn, player).await? else { return Ok(None) };
    let Some(what) = load_showpiece(conn, &showing, by, now).await? else { return Ok(None) };
    let server = showing.server;
    let place = Address::Channel(showing.channel);
    Ok(Some(Letter::silent(
        Notice::Shown { showing: id, by, server, what },
        vec![place],
        Some(server),
    )))
}

/// The message to delete, shown by a person who has deleted their data. Without a known message, a
/// killed process may still have posted one.
pub(super) async fn load_unshown(
    conn: &mut Conn,
    id: ShowingId,
) -> Result<Option<Letter>, StoreError> {
    let Some(showing) = store::showings::load_showing(conn, id).await? else { return Ok(None) };
    let notice = Notice::Unshown { showing: id, message: showing.posted() };
    Ok(Some(Letter::silent(notice, vec![Address::Channel(showing.channel)], Some(showing.server))))
}

async fn load_showpiece(
    conn: &mut Conn,
    showing: &Showing,
    by: UserId,
    now: Timestamp,
) -> Result<Option<Showpiece>, StoreError> {
    let server = showing.server;
    Ok(match &showing.what {
        ShownPage::Film(_) => match load_shown_game(conn, showing, by).await? {
            Some(game) => {
                let review = review::load_finished(conn, now, &game).await?;
                Some(Showpiece::Film(game, review))
            }
            None => None,
        },
        ShownPage::Turning(_) => match load_shown_game(conn, showing, by).await? {
            Some(game) => review::load_finished(conn, now, &game)
                .await?
                .map(|review| Showpiece::Turning(game, review)),
            None => None,
        },
        ShownPage::Win(_, ply, replies) => {
            let Some(game) = load_shown_game(conn, showing, by).await? else { return Ok(None) };
            let Some(review) = review::load_finished(conn, now, &game).await? else {
                return Ok(None);
            };
            let proof = review::proof_of(&review, &game, *ply).await;
            proof.map(|proof| Showpiece::Win(game, Arc::new(proof), *ply, replies.clone()))
        }
        ShownPage::Position(_, ply, side) => load_shown_game(conn, showing, by)
            .await?
            .map(|game| Showpiece::Position(game, *ply, *side)),
        ShownPage::Profile => {
            let profile = ratings::profile_for(conn, by, RecordReader::ByAll, Some(server))
                .await?
                .unwrap_or_default();
            Some(Showpiece::Profile(Box::new(profile)))
        }
        ShownPage::Openings => {
            Some(Showpiece::Openings(openings::openings_of(conn, by, Kept::InServers).await?))
        }
        ShownPage::Leaderboard(pool, everywhere) => {
            let of = Some(server).filter(|_| !everywhere);
            // The private page looked up who is in the server.
            let ranked = ratings::ranking_since(conn, *pool, of, Timestamp::EPOCH).await?;
            let unknown = ranked.iter().filter(|(_, inside)| inside.is_none()).count();
            let inside = ranked.into_iter().filter(|(_, inside)| *inside == Some(true));
            let ranked = inside.map(|(ranked, _)| ranked).collect();
            Some(Showpiece::Leaderboard(*pool, *everywhere, ranked, unknown))
        }
        ShownPage::Statistics => {
            let all = ratings::all_statistics(conn).await?;
            Some(Showpiece::Statistics(all, activity::activity_at(conn, server, now).await?))
        }
    })
}

/// The game that is shown, if it still may be.
async fn load_shown_game(
    conn: &mut Conn,
    showing: &Showing,
    by: UserId,
) -> Result<Option<Box<StoredGame>>, StoreError> {
    let Some(id) = showing.what.game() else { return Ok(None) };
    let row = store::games::load_game(conn, id).await?;
    Ok(row.filter(|row| may_be_shown(row, showing.server, by).is_ok()).map(Box::new))
}
