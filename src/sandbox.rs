//! The setup of the sandbox, a small Discord on this machine, with Murus in it: its name, picture,
//! server and welcome card.

use discord_sandbox::{Sandbox, Setup, Suggestion, Welcome};
use serde_json::{Map, json};

/// The bot's picture, as SVG: a tower with three merlons and a door.
const TOWER: &str = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'>\
    <path fill='#b3372f' d='M0 0h40v40H0z'/>\
    <path fill='#f7f0e0' d='M11 9h4v4h3V9h4v4h3V9h4v9h-2v13h-4v-5a3 3 0 0 0-6 0v5h-4V18h-2z'/></svg>";

/// Returns the setup of a sandbox with Murus in it.
pub fn murus_setup() -> Setup {
    let suggestion = |label: &str, command: &str, options| {
        let label = label.to_owned();
        let command = command.to_owned();
        Suggestion { label, command, options }
    };
    let opponent = Map::from_iter([("opponent".to_owned(), json!(Setup::BOT))]);
    let suggestions = vec![
        suggestion("Learn", "learn lesson", Map::new()),
        suggestion("Play Murus", "challenge", opponent),
    ];
    Setup {
        bot: "Murus".to_owned(),
        picture: Some(TOWER.to_owned()),
        server: "Murus Club".to_owned(),
        channels: ["general", "arena"].map(str::to_owned).to_vec(),
        forums: vec!["matches".to_owned()],
        role: "Players".to_owned(),
        welcome: Some(Welcome {
            text: "Five pictures teach you the game.".to_owned(),
            suggestions,
        }),
        ..Setup::default()
    }
}

/// The people of the second server. Mona manages it, too.
const SECOND: [&str; 4] = ["Cleo", "Dan", "Otto", "Mona"];

/// Adds a second server, Rome, with the channel `#rome`, for team matches and for channels that
/// play each other.
pub fn add_second_server(sandbox: &Sandbox) {
    let members: Vec<u64> = SECOND.iter().filter_map(|name| sandbox.person(name)).collect();
    sandbox.add_annex("Rome", "rome", &members);
}
