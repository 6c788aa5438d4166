//! The settings of a server, and its war desks.

use crate::game::{DAY, Millis, Timestamp};
use crate::ids::{ChannelId, ServerId};
use crate::service::caller::Managed;
use crate::service::change;
use crate::service::handle::Service;
use crate::service::outbox::causes;
use crate::service::servers::acta;
use crate::store::{self, Db, DeskId, ServerSettings, StoreError, WarDesk};

/// The time after the end of a contest in which its card is updated when the bot is back in the
/// server.
const STALE: Millis = Millis::from_days(30);

/// The time after joining a server within which the bot still posts its welcome. A server that it
/// finds later is not new.
const NEW: Millis = DAY;

/// A server that the bot is in, as Discord announces it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrival {
    /// The server.
    pub server: ServerId,
    /// The time at which the bot joined the server.
    pub since: Timestamp,
    /// The preferred language of the server.
    pub locale: String,
    /// The channels in which the bot may write, best first.
    pub doors: Vec<ChannelId>,
}

/// Welcomes a server that the bot has just joined: once for each time it joins, however many
/// processes hear of it. Cards of contests that went stale while the bot was away are updated. Does
/// nothing if the bot joined long ago.
pub async fn welcome_server(service: &Service, arrival: &Arrival) -> Result<(), StoreError> {
    if service.clock.now() - arrival.since > NEW {
        return Ok(());
    }
    change::run_transaction(service, |mut tx, now| async move {
        if store::servers::set_arrival(&mut tx, arrival.server, arrival.since, &arrival.doors)
            .await?
        {
            store::servers::set_locale(&mut tx, arrival.server, &arrival.locale).await?;
            causes::outbox(service, &mut tx).welcome(arrival.server).await?;
            let since = now - STALE;
            store::contest_cards::schedule_of_server(&mut tx, arrival.server, since, now).await?;
        }
        Ok::<_, StoreError>(())
    })
    .await
}

/// Ends the following of all running games of a server, after the server removed the bot.
pub async fn leave_server(service: &Service, server: ServerId) -> Result<(), StoreError> {
    change::run_transaction(service, |mut tx, _| async move {
        store::followers::delete_in(&mut tx, server).await
    })
    .await
}

/// Loads the settings of a server. Fails if they cannot be read.
pub async fn server_settings(db: &Db, server: ServerId) -> Result<ServerSettings, StoreError> {
    store::servers::load_settings(&mut *db.read().await?, server).await
}

/// Changes a server's settings and returns them. If two changes come at once, neither is lost.
pub async fn change_server(
    service: &Service,
    Managed(server): Managed,
    change: impl Fn(&mut ServerSettings),
) -> Result<ServerSettings, StoreError> {
    let change = &change;
    change::run_transaction(service, |mut tx, now| async move {
        let settings = store::servers::change_settings(&mut tx, server, change).await?;
        acta::schedule_acta(&mut tx, server, &settings, now).await?;
        Ok(settings)
    })
    .await
}

/// Lists the war desks of a server. A war desk is a message that lists the games of a channel.
pub async fn list_desks(db: &Db, Managed(server): Managed) -> Result<Vec<WarDesk>, StoreError> {
    store::desks::of_server(&mut *db.read().await?, server).await
}

/// Gives a channel a war desk, or rewrites the existing one.
pub async fn open_desk(
    service: &Service,
    Managed(server): Managed,
    channel: ChannelId,
) -> Result<(), StoreError> {
    change::run_transaction(service, |mut tx, now| async move {
        store::desks::open_desk(&mut tx, DeskId(service.keys.next(now)), channel, server, now).await
    })
    .await
}

/// Removes the war desk of a channel, and returns it; `None` if there was none.
pub async fn close_desk(
    service: &Service,
    _: Managed,
    channel: ChannelId,
) -> Result<Option<WarDesk>, StoreError> {
    change::run_transaction(service, |mut tx, _| async move {
        store::desks::close_desk(&mut tx, channel).await
    })
    .await
}
