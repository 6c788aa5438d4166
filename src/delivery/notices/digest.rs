//! A list of all games in which it is a person's turn.

use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing, list_people};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::game::{Notify, PlayerId, Timestamp, Zone};
use crate::ids::{ServerId, UserId};
use crate::service::Listing;
use crate::service::outbox::pinged::is_muted;
use crate::service::play::find;
use crate::show::page::Page;
use crate::show::pages::lists;
use crate::show::pages::sheet;
use crate::store::{self, Address, Conn, StoreError};

/// Tells a person all games in which it is their turn, each with its newest board.
#[derive(Debug)]
pub struct DigestNotice {
    /// The person's player id.
    pub player: PlayerId,
    /// The games.
    pub games: Vec<Listing>,
    /// The person's time zone, for days in words.
    pub zone: Zone,
}

/// Loads the direct message that lists all games in which it is a person's turn. `None` if there is
/// no such game that is not muted, if the person wants no digests, is on vacation, or deleted their
/// data.
pub async fn load_digest(
    conn: &mut Conn,
    player: PlayerId,
    now: Timestamp,
) -> Result<Option<Letter>, StoreError> {
    let Some(person) = store::players::discord_of(conn, player).await? else { return Ok(None) };
    let away = store::preferences::list_vacations(conn, player)
        .await?
        .iter()
        .any(|taken| taken.is_chosen(now));
    let preferences = store::preferences::load_preferences(conn, player).await?;
    if away || preferences.notify != Notify::Digest {
        return Ok(None);
    }
    let listed =
        store::listings::of_player(conn, player).await?.into_iter().filter(|listed| listed.mine);
    let mut games =
        find::load_listings(conn, &listed.map(|listed| listed.id).collect::<Vec<_>>()).await?;
    games.retain(|listing| !is_muted(&listing.row, player));
    if games.is_empty() {
        return Ok(None);
    }
    let notice = DigestNotice { player, games, zone: preferences.rhythm.zone };
    Ok(Some(Letter {
        ping: vec![person],
        ..Letter::silent(notice, vec![Address::Direct(person)], None)
    }))
}

impl Notice for DigestNotice {
    fn people(&self) -> Vec<(Option<ServerId>, Vec<UserId>)> {
        self.games.iter().map(|entry| list_people(&entry.row)).collect()
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let Writing { texts, names, .. } = *writing;
        let shown = self.games.iter().map(|entry| (&*entry.row, entry.row.game.to_move()));
        let sheet = sheet::plan_sheet(texts, writing.theme(), &self.zone, shown, names);
        let page = lists::digest_page(texts, self.player, &self.games, names, writing.ping());
        plan::post(Page { attachment: sheet.map(|sheet| sheet.draw()), ..page }, plan::NO_MARK)
    }
}
