//! Tells Discord which commands there are, beside everything else: those that it knows from before
//! are answered meanwhile.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::Value;
use serenity::all::{CommandType, CreateCommand, Http, LightMethod};
use serenity::http::{Request, Route};
use tokio_util::sync::CancellationToken;

use super::budget::RequestBudget;
use super::commands;
use super::http::to_discord;
use super::incoming::Shared;
use super::trouble::Trouble;
use crate::config::Discord;
use crate::game::Millis;
use crate::ids::CommandId;
use crate::service::Pauses;
use crate::service::delivery::commands::note_commands;
use crate::store::Urgency;

/// The pauses between tries: the first one, doubled each time up to the last.
const AGAIN: (Millis, Millis) = (Millis::from_secs(1), Millis::from_mins(10));

/// Registers the commands, again and again until Discord has heard, and notes that in `done`; gives
/// up at `stop`.
pub async fn register_commands(
    http: &Http,
    shared: &Shared,
    done: &AtomicBool,
    stop: &CancellationToken,
) {
    let Shared { service, budget, known, .. } = shared;
    let clock = service.clock();
    let commands = commands::write_commands();
    let mut pauses = Pauses::new(AGAIN);
    let ids = loop {
        match set_commands(http, budget, &commands).await {
            Ok(ids) => break ids,
            Err(error) => {
                tracing::error!(%error, "the commands could not be registered; it is tried again");
            }
        }
        tokio::select! {
            () = clock.sleep_until(clock.now() + pauses.take_pause()) => {}
            () = stop.cancelled() => return,
        }
    };
    // Without them in the database other processes name the commands in plain text.
    if let Err(error) = note_commands(service, &ids).await {
        service.log_failure("commands", &error);
    }
    known.links.set_ids(ids);
    done.store(true, Ordering::Relaxed);
}

/// Replaces all commands but those that Discord made. It makes one that opens the application's
/// Activity, and refuses a list without it (error 50240). Returns the ids of the commands that are
/// typed, by name.
async fn set_commands(
    http: &Http,
    budget: &RequestBudget,
    commands: &[CreateCommand],
) -> Result<BTreeMap<String, CommandId>, serenity::Error> {
    let counts = || budget.take_slot(Urgency::Answer, "commands");
    if http.application_id().is_none() {
        counts().await;
    }
    know_application(http).await?;
    let mut all: Vec<Value> =
        commands.iter().map(serde_json::to_value).collect::<Result<_, _>>()?;
    counts().await;
    all.extend(commands_of_discord(http).await?);
    counts().await;
    let made = http.create_global_commands(&all).await?;
    let typed = made.into_iter().filter(|command| command.kind == CommandType::ChatInput);
    Ok(typed.map(|command| (command.name, CommandId(command.id.get()))).collect())
}

/// The type of a command that opens the application's Activity.
const ENTRY_POINT: u64 = 4;

/// The fields of a command that the bot sends. Discord adds others of its own.
const MADE_OF: [&str; 10] = [
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "type",
    "handler",
    "integration_types",
    "contexts",
    "default_member_permissions",
    "nsfw",
];

/// Asks Discord which application this is, unless the client knows, and tells the client.
pub async fn know_application(http: &Http) -> Result<(), serenity::Error> {
    if http.application_id().is_none() {
        http.set_application_id(http.get_current_application_info().await?.id);
    }
    Ok(())
}

/// Returns true if Discord has a command of ours, so that the bot was there before.
pub async fn is_registered(config: &Discord) -> Result<bool, Trouble> {
    let http = to_discord(config, None)?;
    know_application(&http).await?;
    let ours =
        commands::write_commands().iter().map(serde_json::to_value).collect::<Result<Vec<_>, _>>();
    let ours = ours.map_err(serenity::Error::from)?;
    let known = all_commands(&http).await?;
    Ok(known.iter().any(|known| {
        ours.iter().any(|ours| ours["name"] == known["name"] && known["type"] != ENTRY_POINT)
    }))
}

/// All commands of the application, as Discord has them; none if the client does not know the
/// application.
async fn all_commands(http: &Http) -> Result<Vec<Value>, serenity::Error> {
    let Some(application_id) = http.application_id() else { return Ok(Vec::new()) };
    let request = Request::new(Route::Commands { application_id }, LightMethod::Get)
        .params(Some(vec![("with_localizations", "true".to_owned())]));
    http.fire(request).await
}

/// The commands that Discord made, which open the Activity, in the form in which Discord takes them
/// back.
pub async fn commands_of_discord(http: &Http) -> Result<Vec<Value>, serenity::Error> {
    let known = all_commands(http).await?;
    let carried = |command: Value| {
        let Value::Object(fields) = command else { return None };
        let keeps =
            |(name, value): &(String, Value)| MADE_OF.contains(&name.as_str()) && !value.is_null();
        (fields.get("type")?.as_u64()? == ENTRY_POINT)
            .then(|| Value::Object(fields.into_iter().filter(keeps).collect()))
    };
    Ok(known.into_iter().filter_map(carried).collect())
}
