//! Notices about no single game: a person's digest, war desks, a day's results, the hello to a
//! server.

use super::letter::Letter;
use super::notice::{DayResults, Notice};
use crate::game::{Day, Notify, PlayerId, Timestamp, Zone};
use crate::ids::{ChannelId, ServerId};
use crate::service::outbox::pinged::is_muted;
use crate::service::play::find;
use crate::store::{self, Address, Conn, DeskId, StoreError};

/// The most games that a desk lists.
const DESK_GAMES: i64 = 15;

/// The most results that a day's card lists.
const DAY_GAMES: usize = 25;

/// All games in which it is a person's turn, if they want digests and are not on vacation.
pub(super) async fn load_digest(
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
    let notice = Notice::Digest { player, games, zone: preferences.rhythm.zone };
    Ok(Some(Letter {
        ping: vec![person],
        ..Letter::silent(notice, vec![Address::Direct(person)], None)
    }))
}

/// The hello to a server that added the bot.
pub(super) async fn load_welcome(
    conn: &mut Conn,
    server: ServerId,
) -> Result<Option<Letter>, StoreError> {
    let doors: Vec<Address> =
        store::servers::list_doors(conn, server).await?.into_iter().map(Address::Channel).collect();
    let letter = Letter::silent(Notice::Welcome { server }, doors, Some(server));
    // Without an open channel nothing is sent.
    Ok((!letter.addresses.is_empty()).then_some(letter))
}

/// The games of a channel.
pub(super) async fn load_desk(conn: &mut Conn, id: DeskId) -> Result<Option<Letter>, StoreError> {
    let Some(desk) = store::desks::load_desk(conn, id).await? else { return Ok(None) };
    let (ids, count) = store::desks::games_in(conn, desk.channel, DESK_GAMES).await?;
    let games = find::load_listings(conn, &ids).await?;
    let places = vec![Address::Channel(desk.channel)];
    Ok(Some(Letter::silent(Notice::Desk { desk, games, count }, places, Some(desk.server))))
}

/// The results of a channel on the day that the row names. Of several rows that wait the last one
/// writes them all, and the first one the card.
pub(super) async fn load_results(
    conn: &mut Conn,
    row: i64,
    channel: ChannelId,
    day: Day,
) -> Result<Option<Letter>, StoreError> {
    let (over, more_wait) = store::outbox::results_card(conn, channel, day, row).await?;
    if over.is_some() && more_wait {
        return Ok(None);
    }
    let all = store::outbox::results_of(conn, channel, day).await?;
    let mut games = store::games::load_all(conn, &all[..all.len().min(DAY_GAMES)]).await?;
    // A result that was taken back is none.
    games.retain(|game| !game.game.is_annulled());
    let Some(server) = games.first().and_then(|game| game.place.server) else { return Ok(None) };
    let more = all.len().saturating_sub(DAY_GAMES) as i64;
    let date = Zone::UTC.date_at(day.first_moment());
    let notice = Notice::Results { day: DayResults { channel, day, date, games, more }, over };
    Ok(Some(Letter::silent(notice, vec![Address::Channel(channel)], Some(server))))
}
