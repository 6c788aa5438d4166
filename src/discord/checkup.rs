//! Looks over how we stand with Discord, for `murus doctor`. Nothing here is worded.

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

/// Flags of an application that may read message content: the second for bots in few servers.
const MESSAGE_CONTENT: u64 = 1 << 18 | 1 << 19;

/// The number of servers that Discord names at once.
const AT_ONCE: usize = 200;

/// The most servers that are looked at: as many as Discord lets the bot ask for in about a minute.
const MOST: usize = 5_000;

/// The bot's standing with Discord.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checkup {
    /// The bot's name.
    pub name: String,
    /// True if our application may read message content.
    pub message_content: bool,
    /// The name of the command that Discord made for our application's Activity.
    pub activity: Option<String>,
    /// Discord's time, in seconds since 1970, if its answer has one.
    pub time: Option<i64>,
    /// The servers that we are in.
    pub servers: Vec<Installed>,
    /// True if there are more than these, which were not looked at.
    pub more: bool,
}

/// A server that we are in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Installed {
    /// The server's name.
    pub name: String,
    /// The permissions that are needed there and missing, by Discord's names.
    pub lacking: Vec<&'static str>,
}

/// Asks Discord for the bot's standing. `None` if Discord refuses the token.
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

/// The servers that we are in, as Discord names them, and whether there are more of them.
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

/// Asks Discord by a route. Returns the body of the answer, and Discord's time, if it says one.
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
