//! The card of a week of sieges that is over.

use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan, DeliveryStep};
use crate::game::SiegeId;
use crate::ids::Posted;
use crate::service::play::siege_weeks::{find_game, load_table};
use crate::service::play::sieges::streak_of_server;
use crate::show::pages::siege_week::{self, WeekNews};
use crate::store::{self, Address, Conn, StoreError};

/// Posts the card of a week of sieges, or edits the posted card.
#[derive(Debug)]
pub struct SiegeWeekNotice(WeekNews);

/// Loads the notice that writes the card of a finished week of sieges. `None` if the week is not
/// stored.
pub async fn load_siege_week(conn: &mut Conn, id: SiegeId) -> Result<Option<Letter>, StoreError> {
    let Some(closed) = store::siege_weeks::load_week(conn, id).await? else { return Ok(None) };
    let (server, week) = (closed.server, closed.week());
    let table = load_table(conn, server, week).await?;
    let tally = store::siege_weeks::load_tally(conn, server, week).await?;
    let streak = streak_of_server(conn, server, closed.day).await?;
    let game = find_game(conn, &closed, &table).await?;
    let place = Address::Channel(closed.channel);
    let notice = SiegeWeekNotice(WeekNews { closed, tally, table, streak, game });
    Ok(Some(Letter::silent(notice, vec![place], Some(server))))
}

impl Notice for SiegeWeekNotice {
    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let SiegeWeekNotice(news) = self;
        let page = siege_week::closed_page(writing.texts, news);
        let channel = news.closed.channel;
        match news.closed.message {
            Some(message) => DeliveryStep::Finish { at: Posted { channel, message }, page }.into(),
            None => plan::post(page, siege_week::card_mark(news.closed.siege)),
        }
    }
}
