//! Registers the bot's commands with Discord, in the background. Commands that Discord knows from
//! before are answered meanwhile.

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
use super::trouble::{self, Trouble};
use crate::config::Discord;
use crate::game::Millis;
use crate::ids::CommandId;
use crate::service::Pauses;
use crate::service::delivery::commands::note_commands;
use crate::store::Urgency;

/// The pauses between tries to register: the first one, doubled each time up to the last.
const AGAIN: (Millis, Millis) = (Millis::from_secs(1), Millis::from_mins(10));

/// Registers the commands, and tries again until Discord accepts them. Then stores their ids, and
/// sets `done`. Gives up at `stop`.
pub async fn register_commands(
    http: &Http,
    shared: &Shared,
    done: &AtomicBool,
    stop: &CancellationToken,
) {
    let Shared { service, budget, known, .. } = shared;
    let clock = service.clock();
    let commands = commands::write_commands();
    let activity = shared.pages.as_ref().filter(|pages| pages.serves_activity());
    let mut launches = activity.is_some();
    let mut pauses = Pauses::new(AGAIN);
    let ids = loop {
        match set_commands(http, budget, &commands, launches).await {
            Ok(ids) => {
                if let Some(pages) = activity.filter(|_| !launches) {
                    pages.close_activity();
                }
                break ids;
            }
            Err(error) if launches && trouble::error_code(&error).is_some_and(|code| code > 0) => {
                tracing::warn!(%error, "Discord may not take the command that opens the Activity: is it enabled on the application's page? The next try is without it");
                launches = false;
            }
            Err(error) => {
                tracing::error!(%error, "the commands could not be registered; it is tried again");
            }
        }
        tokio::select! {
            () = clock.sleep(pauses.take_pause()) => {}
            () = stop.cancelled() => return,
        }
    };
    // If the ids are not in the database, other processes name the commands in plain text.
    if let Err(error) = note_commands(service, &ids).await {
        service.log_failure("commands", &error);
    }
    known.links.set_ids(ids);
    done.store(true, Ordering::Relaxed);
}

/// Replaces all commands except those that Discord made: it makes a command that opens the
/// application's Activity, and refuses a list without it (error 50240). If `launches` is true,
/// adds that command, or has Discord send us its use. Returns the ids of the slash commands, by
/// name.
async fn set_commands(
    http: &Http,
    budget: &RequestBudget,
    commands: &[CreateCommand],
    launches: bool,
) -> Result<BTreeMap<String, CommandId>, serenity::Error> {
    let counts = || budget.take_slot(Urgency::Answer, "commands");
    if http.application_id().is_none() {
        counts().await;
    }
    know_application(http).await?;
    let mut all: Vec<Value> =
        commands.iter().map(serde_json::to_value).collect::<Result<_, _>>()?;
    counts().await;
    let theirs = commands_of_discord(http).await?;
    all.extend(if launches { open_by_us(theirs)? } else { theirs });
    counts().await;
    let made = http.create_global_commands(&all).await?;
    let typed = made.into_iter().filter(|command| command.kind == CommandType::ChatInput);
    Ok(typed.map(|command| (command.name, CommandId(command.id.get()))).collect())
}

/// Returns the command that opens the Activity, such that Discord sends us its use. It keeps the
/// name that it has at Discord.
fn open_by_us(theirs: Vec<Value>) -> serde_json::Result<Vec<Value>> {
    let ours = serde_json::to_value(commands::write_entry_point())?;
    if theirs.is_empty() {
        return Ok(vec![ours]);
    }
    let handled = |mut command: Value| {
        command["handler"] = ours["handler"].clone();
        command
    };
    Ok(theirs.into_iter().map(handled).collect())
}

/// Discord's number for the type of the command that opens the application's Activity.
const ENTRY_POINT: u64 = 4;

/// The fields of a command to send back to Discord, which adds others of its own.
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

/// Asks Discord for the application's id and stores it in the client, unless the client knows it.
/// Fails if Discord refuses or does not answer.
pub async fn know_application(http: &Http) -> Result<(), serenity::Error> {
    if http.application_id().is_none() {
        http.set_application_id(http.get_current_application_info().await?.id);
    }
    Ok(())
}

/// Returns true if Discord has a command of the bot: then the bot ran before with this token. Fails
/// if Discord refuses or does not answer.
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

/// Returns all commands of the application as Discord's JSON; empty if the client does not know the
/// application's id.
async fn all_commands(http: &Http) -> Result<Vec<Value>, serenity::Error> {
    let Some(application_id) = http.application_id() else { return Ok(Vec::new()) };
    let request = Request::new(Route::Commands { application_id }, LightMethod::Get)
        .params(Some(vec![("with_localizations", "true".to_owned())]));
    http.fire(request).await
}

/// Returns the commands that Discord made to open the Activity, with only the fields that Discord
/// takes back. Fails if Discord refuses or does not answer.
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
