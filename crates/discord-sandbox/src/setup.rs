//! The setup of a sandbox.

use serde_json::{Map, Value};

/// The setup of a sandbox: time, privileges, names. The order of the names decides the ids. The
/// same setup gets the same ids, so a bot that keeps a database knows everyone again.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The port on loopback; 0 picks a free one.
    pub port: u16,
    /// A time in ms since 1970 that is stopped until [`advance`](crate::Sandbox::advance) moves it.
    /// `None` follows the machine's clock, which can be moved ahead as well.
    pub time: Option<i64>,
    /// True if the application may ask for message content. If not, IDENTIFY with that intent
    /// closes with 4014.
    pub message_content: bool,
    /// True if a bot that asked for message content gets it.
    pub content_shown: bool,
    /// True if the bot's requests are kept for [`requests`](crate::Sandbox::requests). If false,
    /// they are only counted.
    pub log: bool,
    /// The most requests of the bot in a second. If set, single routes have their limits too.
    /// `None` keeps no limits.
    pub limit: Option<usize>,
    /// The bot's name.
    pub bot: String,
    /// The bot's picture on the page, as an SVG document; `None` shows its initials.
    pub picture: Option<String>,
    /// The server's name.
    pub server: String,
    /// The server's text channels, in order.
    pub channels: Vec<String>,
    /// The server's forum channels, in order. They offer no tags.
    pub forums: Vec<String>,
    /// The name of the server's only role.
    pub role: String,
    /// The people. The page starts as the first of them.
    pub people: Vec<Someone>,
    /// A card on the page for a first visit.
    pub welcome: Option<Welcome>,
}

/// A person of a [`Setup`].
#[derive(Clone, Debug)]
pub struct Someone {
    /// The name of the person.
    pub name: String,
    /// The person's relation to the server.
    pub standing: ServerStanding,
}

/// A person's relation to the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ServerStanding {
    /// A member of the server.
    Member,
    /// A member who may manage the server and its messages.
    Moderator,
    /// A person outside the server.
    Outsider,
}

/// A card on the page for a first visit. It disappears after the first command or press.
#[derive(Clone, Debug)]
pub struct Welcome {
    /// The description of the bot, in one sentence.
    pub text: String,
    /// Commands to try, each a button.
    pub suggestions: Vec<Suggestion>,
}

/// A button that runs a slash command.
#[derive(Clone, Debug)]
pub struct Suggestion {
    /// The button's label.
    pub label: String,
    /// The command, with its group and subcommand if it has them: `game draw`.
    pub command: String,
    /// Values by option name. The text [`Setup::BOT`] represents the bot's id.
    pub options: Map<String, Value>,
}

impl Setup {
    /// The text that represents the bot's id in the options of a [`Suggestion`].
    pub const BOT: &str = "@bot";
}

impl Default for Setup {
    /// A server with the members Ann, Bob, Cleo and Dan, the moderator Mona, and Otto, who is
    /// outside it.
    fn default() -> Setup {
        let someone =
            |(name, standing): (&str, ServerStanding)| Someone { name: name.to_owned(), standing };
        let members = ["Ann", "Bob", "Cleo", "Dan"].map(|name| (name, ServerStanding::Member));
        let others = [("Mona", ServerStanding::Moderator), ("Otto", ServerStanding::Outsider)];
        Setup {
            port: 0,
            time: None,
            message_content: true,
            content_shown: true,
            log: true,
            limit: None,
            bot: "Bot".to_owned(),
            picture: None,
            server: "Server".to_owned(),
            channels: ["general", "random"].map(str::to_owned).to_vec(),
            forums: Vec::new(),
            role: "Members".to_owned(),
            people: members.into_iter().chain(others).map(someone).collect(),
            welcome: None,
        }
    }
}
