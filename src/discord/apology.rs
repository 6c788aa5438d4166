//! What a person reads whom we could not answer: no more than is true.

use super::trouble::Trouble;
use crate::service;
use crate::service::Service;
use crate::show::page::Page;
use crate::store::StoreError;
use crate::texts::Texts;

/// An apology for this trouble with an interaction or message, by its id. Where only the answer
/// failed, what was asked for may be done: that is looked up before it is spoken of, unless it is
/// the database that failed.
pub async fn apology(service: &Service, texts: Texts, cause: &str, trouble: &Trouble) -> Page {
    let id = match trouble {
        Trouble::Store(StoreError::Corrupt(_)) => "trouble-unread",
        Trouble::Store(_) => "trouble-away",
        _ if service::play::find::is_done(service, cause).await.unwrap_or(false) => "trouble-done",
        _ => "trouble",
    };
    Page::text(texts.say(id))
}
