//! Apologies for answers that failed. They claim only facts that are known.

use crate::service;
use crate::service::Service;
use crate::show::page::Page;
use crate::store::StoreError;
use crate::texts::Texts;

/// Returns an apology for an answer that failed, to an interaction or message with this id. `store`
/// is the failure of the database, if that was the reason. Otherwise the act itself may have
/// succeeded, so it is looked up first.
pub async fn write_apology(
    service: &Service,
    texts: Texts,
    cause: &str,
    store: Option<&StoreError>,
) -> Page {
    let id = match store {
        Some(StoreError::Corrupt(_)) => "trouble-unread",
        Some(_) => "trouble-away",
        None if service::play::find::is_done(service.db(), cause).await.unwrap_or(false) => {
            "trouble-done"
        }
        None => "trouble",
    };
    Page::text(texts.say(id))
}
