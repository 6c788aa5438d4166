//! A page that a person shows in a channel.

use std::sync::Arc;

use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing, list_people};
use crate::delivery::plan::{self, DeliveryPlan, DeliveryStep};
use crate::game::Timestamp;
use crate::ids::{ServerId, UserId};
use crate::service::people::own_openings;
use crate::service::people::ratings::{self, RecordReader};
use crate::service::play::openings;
use crate::service::servers::activity;
use crate::service::servers::showing::may_be_shown;
use crate::service::study::part::load_part;
use crate::service::study::review;
use crate::show::custom_id::Mark;
use crate::show::pages::shown::{self, Showpiece};
use crate::store::{
    self, Address, Conn, Kept, Showing, ShowingId, ShownPage, StoreError, StoredGame,
};

/// Posts a private page of a person in a channel, without a ping.
#[derive(Debug)]
pub struct ShownNotice {
    /// The key of the stored record of this shown page.
    pub showing: ShowingId,
    /// The person who shows it.
    pub by: UserId,
    /// The server whose members may see it.
    pub server: ServerId,
    /// The content of the page.
    pub what: Showpiece,
}

/// Loads the notice that posts a person's private page in a channel. `None` if the person has
/// deleted their data, or if the page's content no longer exists.
pub async fn load_shown(
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
        ShownNotice { showing: id, by, server, what },
        vec![place],
        Some(server),
    )))
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
        ShownPage::Review(_) => match load_shown_game(conn, showing, by).await? {
            Some(game) => match review::load_finished(conn, now, &game).await? {
                Some(made) => {
                    let left = openings::find_departure(conn, game.game.line()).await?;
                    Some(Showpiece::Review(game, made, left))
                }
                None => None,
            },
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
            Some(Showpiece::Openings(own_openings::openings_of(conn, by, Kept::InServers).await?))
        }
        ShownPage::Leaderboard(pool, everywhere) => {
            let of = Some(server).filter(|_| !everywhere);
            // The membership of people was stored when the private page was made.
            let ranked = ratings::ranking_since(conn, *pool, of, Timestamp::EPOCH).await?;
            let unknown = ranked.iter().filter(|(_, inside)| inside.is_none()).count();
            let inside = ranked.into_iter().filter(|(_, inside)| *inside == Some(true));
            let ranked = inside.map(|(ranked, _)| ranked).collect();
            Some(Showpiece::Leaderboard(*pool, *everywhere, ranked, unknown))
        }
        ShownPage::Siege(siege, rung) => {
            let Some(player) = showing.player else { return Ok(None) };
            let Some(siege) = store::sieges::load_siege(conn, *siege).await? else {
                return Ok(None);
            };
            let part = load_part(conn, siege, *rung, player).await?;
            part.map(|part| Showpiece::Siege(Box::new(part)))
        }
        ShownPage::Statistics => {
            let all = ratings::all_statistics(conn).await?;
            Some(Showpiece::Statistics(all, activity::activity_at(conn, server, now).await?))
        }
    })
}

/// Loads the game of a shown page; `None` if the page has no game, or if the game may no longer be
/// shown.
async fn load_shown_game(
    conn: &mut Conn,
    showing: &Showing,
    by: UserId,
) -> Result<Option<Box<StoredGame>>, StoreError> {
    let Some(id) = showing.what.game() else { return Ok(None) };
    let row = store::games::load_game(conn, id).await?;
    Ok(row.filter(|row| may_be_shown(row, showing.server, by).is_ok()).map(Box::new))
}

impl Notice for ShownNotice {
    fn people(&self) -> Vec<(Option<ServerId>, Vec<UserId>)> {
        let game = self.what.game().map(list_people);
        game.into_iter().chain([(Some(self.server), vec![self.by])]).collect()
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let by = (self.showing, self.by, self.server);
        let page = shown::shown_page(writing.texts, writing.theme(), writing.names, by, &self.what);
        match page {
            Some(page) => plan::post(page, Mark::showing(self.showing)),
            None => DeliveryStep::Nothing.into(),
        }
    }
}
