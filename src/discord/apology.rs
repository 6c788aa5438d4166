//! What a person reads when an answer fails. It claims nothing unknown.

use super::trouble::Trouble;
use crate::service;
use crate::service::Service;
use crate::show::page::Page;
use crate::store::StoreError;
use crate::texts::Texts;

/// An apology for this trouble with an interaction or message, by its id. If only the answer
/// failed, the act itself may have succeeded. That is looked up first, unless the database failed.
pub async fn apology(service: &Service, texts: Texts, cause: &str, trouble: &Trouble) -> Page {
    let id = match trouble {
        Trouble::Store(StoreError::Corrupt(_)) => "trouble-unread",
        Trouble::Store(_) => "trouble-away",
        _ if service::play::find::is_done(service.db(), cause).await.unwrap_or(false) => "trouble-done",
        _ => "trouble",
    };
    Page::text(texts.say(id))
}
