//! Apologies for answers that failed. They state only facts that are known.

use crate::service;
use crate::service::Service;
use crate::show::page::Page;
use crate::show::reopening::Reopening;
use crate::store::StoreError;
use crate::texts::Texts;

/// Returns an apology for a failed answer to the interaction or message with the id `cause`.
/// `store` is the database failure that caused it, if any. Otherwise the act may have succeeded; if
/// so, the page says that. If not, `reopening` adds a button back into a submitted form.
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
