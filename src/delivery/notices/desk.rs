//! The list of games of a channel.

use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing, list_people};
use crate::delivery::plan::{DeliveryPlan, DeliveryStep};
use crate::game::Zone;
use crate::ids::{Posted, ServerId, UserId};
use crate::service::Listing;
use crate::service::play::find;
use crate::show::custom_id::Mark;
use crate::show::pages::lists;
use crate::show::pages::sheet;
use crate::store::{self, Address, Conn, DeskId, StoreError, WarDesk};

/// Posts and pins a channel's list of games, or edits its message.
#[derive(Debug)]
pub struct DeskNotice {
    /// The desk: the channel, and the message with its list of games.
    pub desk: WarDesk,
    /// The listed games, at most 15, each with its newest board.
    pub games: Vec<Listing>,
    /// The number of games in the channel, listed or not.
    pub count: i64,
}

/// The most games in a channel's list.
const DESK_GAMES: i64 = 15;

/// Loads the notice that writes the list of games of a channel. `None` if the channel's desk was
/// closed.
pub async fn load_desk(conn: &mut Conn, id: DeskId) -> Result<Option<Letter>, StoreError> {
    let Some(desk) = store::desks::load_desk(conn, id).await? else { return Ok(None) };
    let (ids, count) = store::desks::games_in(conn, desk.channel, DESK_GAMES).await?;
    let games = find::load_listings(conn, &ids).await?;
    let places = vec![Address::Channel(desk.channel)];
    Ok(Some(Letter::silent(DeskNotice { desk, games, count }, places, Some(desk.server))))
}

impl Notice for DeskNotice {
    fn people(&self) -> Vec<(Option<ServerId>, Vec<UserId>)> {
        self.games.iter().map(|entry| list_people(&entry.row)).collect()
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let Writing { texts, names, .. } = *writing;
        let desk = &self.desk;
        let shown = self.games.iter().map(|entry| (&*entry.row, None));
        DeliveryStep::Pin {
            over: desk.message.map(|message| Posted { channel: desk.channel, message }),
            page: lists::desk_page(texts, desk, &self.games, names, self.count),
            sheet: sheet::plan_sheet(texts, writing.theme(), &Zone::UTC, shown, names),
            mark: Mark::desk(desk.id).to_string(),
        }
        .into()
    }
}
