//! The weekly card of a server.

use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing, list_people};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::game::Day;
use crate::ids::{ServerId, UserId};
use crate::service::servers::acta::{ActaNews, load_news};
use crate::show::custom_id::Mark;
use crate::show::pages::acta::{self, ActaViews};
use crate::store::{Address, Conn, StoreError};

/// Posts the weekly card of a server, without a ping.
#[derive(Debug)]
pub struct ActaNotice(ActaNews);

/// Loads the notice that posts the card of the week that ends on this Monday. `None` if the server
/// wants no card, or if nothing happened in the week.
pub async fn load_acta(
    conn: &mut Conn,
    server: ServerId,
    monday: Day,
) -> Result<Option<Letter>, StoreError> {
    let Some(news) = load_news(conn, server, monday).await? else { return Ok(None) };
    let place = Address::Channel(news.channel);
    Ok(Some(Letter::silent(ActaNotice(news), vec![place], Some(server))))
}

impl Notice for ActaNotice {
    fn people(&self) -> Vec<(Option<ServerId>, Vec<UserId>)> {
        let ActaNotice(news) = self;
        let upset = news.upset.as_ref().map(|(row, _)| row);
        news.best.iter().chain(&news.longest).chain(upset).map(list_people).collect()
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let ActaNotice(news) = self;
        let views = ActaViews {
            best: news.best.as_ref().map(|row| writing.view(row)),
            upset: news.upset.as_ref().map(|(row, gap)| (writing.view(row), *gap)),
            longest: news.longest.as_ref().map(|row| writing.view(row)),
        };
        let page = acta::acta_page(writing.texts, news, &views);
        plan::post(page, Mark::acta(news.server, news.week.monday))
    }
}
