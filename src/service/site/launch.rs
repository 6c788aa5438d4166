//! What people ask Discord to open as an Activity: the pages within Discord. Discord opens always
//! the same address, so it is stored for some minutes what to show there.

use super::browser::BrowserName;
use super::session::{Cookie, insert_session};
use crate::game::{GameId, Millis, Timestamp};
use crate::ids::{ChannelId, UserId};
use crate::service::change;
use crate::service::play::sight::game_for;
use crate::service::{Caller, Service};
use crate::store::launches::{self, StoredLaunch};
use crate::store::{Conn, StoreError};

/// The time for which it is remembered what a person asked to open.
const REMEMBERED: Millis = Millis::from_mins(10);

/// Stores what a caller asks to open: this game, or their own games. It counts once, within ten
/// minutes, unless they ask for something else meanwhile. A game that they may not look at counts
/// as none. Does nothing on a web page.
pub async fn note_launch(
    service: &Service,
    caller: &Caller,
    game: Option<GameId>,
) -> Result<(), StoreError> {
    let Some(channel) = caller.channel() else { return Ok(()) };
    let game = match game {
        Some(id) => game_for(service, caller, id).await?.map(|row| row.game.id),
        None => None,
    };
    let launch = StoredLaunch { channel, game };
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        launches::put_launch(&mut tx, by.player, launch, now).await
    })
    .await
}

/// Signs a person in, in the frame that Discord shows them. Discord has said who they are. `beside`
/// is the channel of the frame, which counts if the person asked for nothing. Returns the cookie of
/// the new session, and the game that they asked to open; `None` for their own games.
pub async fn sign_in_as_launched(
    service: &Service,
    person: UserId,
    beside: ChannelId,
    browser: Option<BrowserName>,
) -> Result<(Cookie, Option<GameId>), StoreError> {
    let cookie = Cookie::new(service);
    let caller = Caller::on_page(person, None, String::new());
    let (made, browser) = (&cookie, &browser.map(BrowserName::write));
    let game = change::change_as_person(service, &caller, |mut tx, by, now| async move {
        let launch = launches::take_launch(&mut tx, by.player, now - REMEMBERED).await?;
        let channel = launch.map_or(beside, |launch| launch.channel);
        insert_session(&mut tx, (made, browser.as_deref()), by.player, channel, now).await?;
        Ok::<_, StoreError>(launch.and_then(|launch| launch.game))
    })
    .await?;
    Ok((cookie, game))
}

/// Deletes what people asked to open too long ago.
pub async fn sweep_launches(conn: &mut Conn, now: Timestamp) -> Result<(), StoreError> {
    launches::sweep_launches(conn, now - REMEMBERED).await
}
