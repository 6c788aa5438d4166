//! The ids that Discord gave to the bot's commands. All processes on a database know them,
//! whichever registered the commands.

use std::collections::BTreeMap;

use crate::ids::CommandId;
use crate::service::{Service, change};
use crate::store::{self, StoreError};

/// Loads the ids of the bot's registered commands, by the names of the commands.
pub async fn load_commands(service: &Service) -> Result<BTreeMap<String, CommandId>, StoreError> {
    change::in_time(async {
        store::outbox::commands::list_commands(&mut *service.db.read().await?).await
    })
    .await
}

/// Stores the ids that Discord gave to these commands, by name. Writes nothing if none changed.
pub async fn note_commands(
    service: &Service,
    commands: &BTreeMap<String, CommandId>,
) -> Result<(), StoreError> {
    let known = load_commands(service).await?;
    if commands.iter().all(|(name, id)| known.get(name) == Some(id)) {
        return Ok(());
    }
    change::run_transaction(service, |mut tx, _| async move {
        for (name, id) in commands {
            store::outbox::commands::set_command(&mut tx, name, *id).await?;
        }
        Ok::<_, StoreError>(())
    })
    .await
}
