//! The card with the results of a channel on one day.

use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing, list_people};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::game::{Day, Zone};
use crate::ids::{ChannelId, Posted, ServerId, UserId};
use crate::show::custom_id::Mark;
use crate::show::pages::lists::{self, DayResults};
use crate::store::{self, Address, Conn, StoreError};

/// Posts a channel's card of the results of a day, or edits the existing card. Once the channel has
/// a card of a later day, the card has no picture any more.
#[derive(Debug)]
pub struct ResultsNotice {
    /// The channel, the day, and the games that ended on that day.
    pub day: DayResults,
    /// The message of the posted card; `None` before it is posted.
    pub over: Option<Posted>,
    /// The card of the last day before, and its results, if this card is new. It loses its picture.
    pub before: Option<(Posted, DayResults)>,
}

/// The most results in a day's card.
const DAY_GAMES: usize = 25;

/// Loads the notice that writes the card of a channel's results on one day. `None` if the card is
/// posted and other results wait to be added to it, because the last of their rows writes all. Also
/// `None` if no result of the day is left.
pub async fn load_results(
    conn: &mut Conn,
    row: i64,
    channel: ChannelId,
    day: Day,
) -> Result<Option<Letter>, StoreError> {
    let (over, more_wait) = store::outbox::results_card(conn, channel, day, row).await?;
    if over.is_some() && more_wait {
        return Ok(None);
    }
    let (earlier, later) = store::outbox::result_days_around(conn, channel, day).await?;
    let Some(results) = load_day(conn, channel, day, later.is_some()).await? else {
        return Ok(None);
    };
    let before = match earlier.filter(|_| over.is_none()) {
        Some(earlier) => {
            let (card, _) = store::outbox::results_card(conn, channel, earlier, row).await?;
            card.zip(load_day(conn, channel, earlier, true).await?)
        }
        None => None,
    };
    let server = results.games.first().and_then(|game| game.place.server);
    let notice = ResultsNotice { day: results, over, before };
    Ok(Some(Letter::silent(notice, vec![Address::Channel(channel)], server)))
}

/// Loads the results of a channel on one day. `None` if none of them is left. `folded` is true if
/// the channel had results on a later day.
async fn load_day(
    conn: &mut Conn,
    channel: ChannelId,
    day: Day,
    folded: bool,
) -> Result<Option<DayResults>, StoreError> {
    let all = store::outbox::results_of(conn, channel, day).await?;
    let mut games = store::games::load_all(conn, &all[..all.len().min(DAY_GAMES)]).await?;
    // Annulled results are left out.
    games.retain(|game| !game.game.is_annulled());
    let more = all.len().saturating_sub(DAY_GAMES) as i64;
    let date = Zone::UTC.date_at(day.first_moment());
    let some = games.first().is_some_and(|game| game.place.server.is_some());
    Ok(some.then_some(DayResults { channel, day, date, games, more, folded }))
}

impl Notice for ResultsNotice {
    fn people(&self) -> Vec<(Option<ServerId>, Vec<UserId>)> {
        let before = self.before.iter().flat_map(|(_, day)| &day.games);
        self.day.games.iter().chain(before).map(list_people).collect()
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let day = &self.day;
        let page = |day| lists::results_page(writing.texts, writing.theme(), day, writing.names);
        let folds = self.before.as_ref().map(|(at, before)| (*at, page(before)));
        let mark = Mark::results(day.channel, day.day);
        DeliveryPlan { folds, ..plan::write(self.over, page(day), mark) }
    }
}
