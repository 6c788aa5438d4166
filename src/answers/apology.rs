//! Apologies for answers that failed. They claim only facts that are known.

use crate::service;
use crate::service::Service;
use crate::show::page::Page;
use crate::show::reopening::Reopening;
use crate::store::StoreError;
use crate::texts::Texts;

/// Returns an apology for an answer that failed, to an interaction or message with this id. `store`
/// is the failure of the database, if that was the reason. Otherwise the act itself may have
/// succeeded, so it is looked up first. `reopening` leads back into a form that was filled in.
pub async fn write_apology(
    service: &Service,
    texts: Texts,
    cause: &str,
    store: Option<&StoreError>,
    reopening: Option<&Reopening>,
) -> Page {
    let id = match store {
        Some(StoreError::Corrupt(_)) => "trouble-unread",
        Some(_) => "trouble-away",
        None if service::play::find::is_done(service.db(), cause).await.unwrap_or(false) => {
            return Page::text(texts.say("trouble-done"));
        }
        None => "trouble",
    };
    let page = Page::text(texts.say(id));
    match reopening {
        Some(reopening) => reopening.lead_back(texts, page),
        None => page,
    }
}
