//! Checks the bot's installation at Discord, for `murus doctor`. The findings hold facts, not
//! sentences.

use serde_json::Value;
use serenity::all::{ApplicationId, Http, LightMethod, Permissions};
use serenity::http::{Request, Route};

use super::http::to_discord;
use super::registering::commands_of_discord;
use super::trouble::Trouble;
use crate::config::Discord;

/// The permissions that the bot needs in a server, by the names in Discord's documentation.
const NEEDED: &[(Permissions, &str)] = &[
    (Permissions::VIEW_CHANNEL, "VIEW_CHANNEL"),
    (Permissions::SEND_MESSAGES, "SEND_MESSAGES"),
    (Permissions::SEND_MESSAGES_IN_THREADS, "SEND_MESSAGES_IN_THREADS"),
    (Permissions::CREATE_PUBLIC_THREADS, "CREATE_PUBLIC_THREADS"),
    (Permissions::ATTACH_FILES, "ATTACH_FILES"),
    (Permissions::READ_MESSAGE_HISTORY, "READ_MESSAGE_HISTORY"),
    (Permissions::from_bits_retain(1 << 51), "PIN_MESSAGES"),
];

/// The flags of an application that may read message content. The second is for bots in fewer than
/// 100 servers.
const MESSAGE_CONTENT: u64 = 1 << 18 | 1 << 19;

/// The most servers that Discord lists in one answer.
const AT_ONCE: usize = 200;

/// The most servers to check: as many as Discord lists in about a minute.
const MOST: usize = 5_000;

/// The facts about the bot that Discord reports.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checkup {
    /// The bot's name.
    pub name: String,
    /// True if the application may read message content.
    pub message_content: bool,
    /// The name of the command that Discord made for the application's Activity; `None` without an
    /// Activity.
    pub activity: Option<String>,
    /// Discord's time in seconds since 1970; `None` if its answer has no date.
    pub time: Option<i64>,
    /// The servers that the bot is in, at most 5,000.
    pub servers: Vec<Installed>,
    /// True if the bot may be in more servers than `servers` lists.
    pub more: bool,
}

/// A server that the bot is in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Installed {
    /// The server's name.
    pub name: String,
    /// The permissions that the bot needs and lacks in the server, by Discord's names.
    pub lacking: Vec<&'static str>,
}

/// Asks Discord for the facts about the bot. `None` if Discord refuses the token.
pub async fn examine_installation(config: &Discord) -> Result<Option<Checkup>, Trouble> {
    let http = to_discord(config, None)?;
    let (me, time) = match ask_discord(&http, Route::UserMe, Vec::new()).await {
        Err(trouble) if trouble.is_final() => return Ok(None),
        answer => answer?,
    };
    let (application, _) = ask_discord(&http, Route::Oauth2ApplicationCurrent, Vec::new()).await?;
    if let Ok(id) = text_of(&application["id"]).parse::<ApplicationId>() {
        http.set_application_id(id);
    }
    let activity =
        commands_of_discord(&http).await?.first().map(|command| text_of(&command["name"]));
    let (servers, more) = list_installations(&http).await?;
    Ok(Some(Checkup {
        name: text_of(&me["username"]),
        message_content: application["flags"].as_u64().unwrap_or_default() & MESSAGE_CONTENT != 0,
        activity,
        time,
        servers: servers.iter().map(read_installed).collect(),
        more,
    }))
}

/// Returns the servers that the bot is in, as Discord's JSON, and true if there may be more of
/// them.
async fn list_installations(http: &Http) -> Result<(Vec<Value>, bool), Trouble> {
    let mut servers: Vec<Value> = Vec::new();
    while servers.len() < MOST {
        let mut params = vec![("limit", AT_ONCE.to_string())];
        params.extend(servers.last().map(|last| ("after", text_of(&last["id"]))));
        let (page, _) = ask_discord(http, Route::UserMeGuilds, params).await?;
        let page = page.as_array().cloned().unwrap_or_default();
        let last = page.len() < AT_ONCE;
        servers.extend(page);
        if last {
            return Ok((servers, false));
        }
    }
    Ok((servers, true))
}

/// Sends a GET request to a route. Returns the body of the answer, and Discord's time in seconds
/// since 1970 if the answer has a date.
async fn ask_discord(
    http: &Http,
    route: Route<'_>,
    params: Vec<(&'static str, String)>,
) -> Result<(Value, Option<i64>), Trouble> {
    let params = Some(params).filter(|params| !params.is_empty());
    let answer = http.request(Request::new(route, LightMethod::Get).params(params)).await?;
    let time = answer.headers().get("date").and_then(|date| {
        let date = jiff::fmt::rfc2822::parse(date.to_str().ok()?).ok()?;
        Some(date.timestamp().as_second())
    });
    let body = answer.text().await.map_err(serenity::Error::from)?;
    Ok((serde_json::from_str(&body).map_err(serenity::Error::from)?, time))
}

fn read_installed(server: &Value) -> Installed {
    let held =
        server["permissions"].as_str().and_then(|bits| bits.parse().ok()).unwrap_or_default();
    let held = Permissions::from_bits_retain(held);
    let lacks = |(needed, name): (Permissions, &'static str)| {
        (!held.contains(needed) && !held.contains(Permissions::ADMINISTRATOR)).then_some(name)
    };
    Installed {
        name: text_of(&server["name"]),
        lacking: NEEDED.iter().copied().filter_map(lacks).collect(),
    }
}

fn text_of(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
