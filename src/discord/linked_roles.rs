//! Registers the records by which servers give roles (Discord's linked roles), in the background.

use serde_json::{Map, Value, json};
use serenity::all::Http;
use tokio_util::sync::CancellationToken;

use super::commands::{english_sentence, other_languages};
use super::incoming::Shared;
use super::registering::know_application;
use crate::game::Millis;
use crate::service::Pauses;
use crate::show::role_records::{ROLE_RECORDS, RecordKind, RoleRecord};
use crate::store::Urgency;
use crate::texts::Texts;

/// The pauses between tries to register: the first one, doubled each time up to the last.
const AGAIN: (Millis, Millis) = (Millis::from_secs(10), Millis::from_mins(60));

/// Registers the records at Discord, and tries again until Discord accepts them. Returns at `stop`,
/// or at once if the bot links no roles.
pub async fn register_records(http: &Http, shared: &Shared, stop: &CancellationToken) {
    if !shared.pages.as_ref().is_some_and(|pages| pages.links_roles()) {
        return;
    }
    let records: Vec<Value> = ROLE_RECORDS.iter().map(write_record).collect();
    let mut pauses = Pauses::new(AGAIN);
    loop {
        shared.budget.take_slot(Urgency::LAST, "roles").await;
        let known = know_application(http).await.ok().and(http.application_id());
        match known {
            Some(id) => {
                let put = shared.calls.codes.put_records(id.get(), http.token(), &records).await;
                let Err(why) = put else { return };
                tracing::warn!(why, "the records of linked roles are not registered yet");
            }
            None => tracing::warn!("linked roles wait until the application is known"),
        }
        tokio::select! {
            () = shared.service.clock().sleep(pauses.take_pause()) => {}
            () = stop.cancelled() => return,
        }
    }
}

/// Writes a record as Discord's JSON. Its name says enough to describe it.
fn write_record(record: &RoleRecord) -> Value {
    let name = english_sentence(record.text);
    let others: Map<String, Value> = other_languages()
        .map(|code| (code.to_owned(), Texts::for_locale(Some(code)).say(record.text).into()))
        .collect();
    let kind = match record.kind {
        RecordKind::AtLeast => 2,
        RecordKind::Flag => 7,
    };
    json!({
        "type": kind, "key": record.key, "name": name, "description": name,
        "name_localizations": others, "description_localizations": others,
    })
}
