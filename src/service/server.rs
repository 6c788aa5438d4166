//! Servers: what those who manage one chose, and its war desks.

use super::handle::{Managed, Service};
use crate::ids::{ChannelId, ServerId};
use crate::store::{self, Desk, DeskId, ServerSettings, StoreError};

impl Service {
    /// What those who manage a server chose.
    pub async fn server_settings(&self, server: ServerId) -> Result<ServerSettings, StoreError> {
        store::server_settings(&mut *self.db.read().await?, server).await
    }

    /// Changes what those who manage a server chose.
    pub async fn set_server_settings(
        &self,
        Managed(server): Managed,
        settings: &ServerSettings,
    ) -> Result<(), StoreError> {
        self.transaction(|mut tx, _| async move { store::set_server_settings(&mut tx, server, settings).await }).await
    }

    /// The channels of a server that have a desk.
    pub async fn desks(&self, Managed(server): Managed) -> Result<Vec<Desk>, StoreError> {
        store::desks_of(&mut *self.db.read().await?, server).await
    }

    /// Gives a channel a desk, or writes the one that it has anew.
    pub async fn open_desk(&self, Managed(server): Managed, channel: ChannelId) -> Result<(), StoreError> {
        self.transaction(|mut tx, now| async move {
            store::open_desk(&mut tx, DeskId(self.keys.next(now)), channel, server, now).await
        })
        .await?;
        self.wake();
        Ok(())
    }

    /// Ends the desk of a channel; the desk that it had.
    pub async fn close_desk(&self, _: Managed, channel: ChannelId) -> Result<Option<Desk>, StoreError> {
        self.transaction(|mut tx, _| async move { store::close_desk(&mut tx, channel).await }).await
    }
}
