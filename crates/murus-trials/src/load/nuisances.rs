//! Acts of one person that may make others wait. Each nuisance is a row of a table.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::sleep;

use super::guest::Guest;
use super::shared::LOWEST;

/// The pause after a round of which no step was answered.
const PAUSE: Duration = Duration::from_millis(100);

/// The IP address from which pages are opened.
const READER: &str = "203.0.113.7";

/// A nuisance: acts that one person repeats.
#[derive(Debug)]
pub struct Nuisance {
    /// The name of the nuisance in reports.
    pub name: &'static str,
    /// The steps that are done once.
    before: &'static [NuisanceStep],
    /// The steps that are repeated as fast as answers come.
    round: &'static [NuisanceStep],
}

/// One step of a nuisance.
#[derive(Clone, Copy, Debug)]
enum NuisanceStep {
    /// Runs a command. The function makes its options.
    Run(&'static str, fn(&mut NuisanceScene) -> Value),
    /// Types into an option of a command. The function makes the options given so far.
    Complete(&'static str, &'static str, fn(&mut NuisanceScene) -> Value),
    /// Presses the newest button whose custom id has this action.
    Press(&'static str),
    /// Presses the second action although only a button with the first one is there, as a tampered
    /// client can.
    Forge(&'static str, &'static str),
    /// Goes to the newest thread of the channel.
    Enter,
    /// Goes to the thread of a running game between other people.
    Visit,
    /// Opens a page at this path, in which `{}` is replaced by the code of a running game.
    Open(&'static str),
}

use NuisanceStep::{Complete, Enter, Forge, Open, Press, Run, Visit};

/// Challenges the opponent at its lowest level. The person moves first.
const CHALLENGE: NuisanceStep =
    Run("challenge", |scene| json!({ "opponent": scene.bot, "level": LOWEST, "side": 0 }));

/// Imports a long game.
const IMPORT: NuisanceStep = Run("game import", |scene| json!({ "moves": scene.record }));

/// Every nuisance. The first one does nothing, for comparison.
pub const NUISANCES: [Nuisance; 10] = [
    Nuisance { name: "nothing", before: &[], round: &[] },
    Nuisance { name: "imports", before: &[], round: &[IMPORT] },
    Nuisance { name: "reviews", before: &[], round: &[IMPORT, Press("review")] },
    Nuisance {
        name: "hints",
        before: &[CHALLENGE],
        round: &[Run("hint", |_| json!({})), Press("play")],
    },
    Nuisance { name: "films", before: &[], round: &[IMPORT, Forge("review", "replay")] },
    Nuisance {
        name: "follows",
        before: &[],
        round: &[Visit, Press("more"), Press("follow"), Press("follow-end"), Press("follow-every")],
    },
    Nuisance {
        name: "offers",
        before: &[
            Run(
                "challenge",
                |scene| json!({ "opponent": scene.friend(), "side": 0, "rated": false }),
            ),
            Enter,
        ],
        round: &[Run("game draw", |_| json!({})), Press("offer"), Press("refuse")],
    },
    Nuisance {
        name: "challenges",
        before: &[],
        round: &[
            Run("challenge", |scene| json!({ "opponent": scene.friend() })),
            Press("withdraw"),
            Run("challenge", |_| json!({ "rated": false })),
            Press("withdraw"),
        ],
    },
    Nuisance {
        name: "completions",
        before: &[CHALLENGE, Enter],
        round: &[
            Complete("move", "move", |_| json!({ "move": "a" })),
            Complete("board", "game", |_| json!({ "game": "e" })),
        ],
    },
    Nuisance {
        name: "pages",
        before: &[],
        round: &[Open("/g/{}"), Open("/g/{}/state"), Open("/g/{}/live"), Open("/board"), Open("/")],
    },
];

/// The people and games of a nuisance.
#[derive(Clone, Debug)]
pub(super) struct NuisanceScene {
    /// A counter that chooses the next person or thread. Each choice adds one. Guests that act at
    /// the same time start with different numbers.
    pub next: usize,
    /// The id of the opponent, which is the bot.
    pub bot: String,
    /// The ids of the people who play.
    pub people: Vec<String>,
    /// The ids of the threads of their games.
    pub threads: Vec<String>,
    /// The moves of a long game in notation.
    pub record: String,
    /// The address at which the bot serves pages.
    pub pages: String,
    /// The code of the page of a running game.
    pub code: String,
}

impl NuisanceScene {
    /// The id of the next person who plays, in turn; empty if there is none.
    fn friend(&mut self) -> String {
        self.next += 1;
        self.people.get(self.next % self.people.len().max(1)).cloned().unwrap_or_default()
    }

    /// The id of the next thread, in turn; empty if there is none.
    fn thread(&mut self) -> String {
        self.next += 1;
        self.threads.get(self.next % self.threads.len().max(1)).cloned().unwrap_or_default()
    }
}

impl Nuisance {
    /// Takes the steps that are done once.
    pub(super) async fn prepare(&self, guest: &mut Guest, scene: &mut NuisanceScene) {
        for step in self.before {
            step.take(guest, scene).await;
        }
    }

    /// Repeats the steps of the round forever. Calls `count` for each step that is answered in
    /// time.
    pub(super) async fn repeat(
        &self,
        mut guest: Guest,
        mut scene: NuisanceScene,
        count: impl Fn(),
    ) {
        loop {
            let mut answered = false;
            for step in self.round {
                if step.take(&mut guest, &mut scene).await {
                    answered = true;
                    count();
                }
            }
            if !answered {
                sleep(PAUSE).await;
            }
        }
    }
}

impl NuisanceStep {
    /// Takes the step. Returns true if the bot answered it in time.
    async fn take(self, guest: &mut Guest, scene: &mut NuisanceScene) -> bool {
        match self {
            Run(name, options) => guest.run(name, options(scene)).await,
            Complete(name, option, options) => guest.complete(name, option, options(scene)).await,
            Press(word) => guest.press(word).await,
            Forge(there, word) => guest.forge(there, word).await,
            Enter => {
                guest.enter().await;
                false
            }
            Visit => {
                guest.channel = scene.thread();
                guest.seen = None;
                false
            }
            Open(path) => {
                let url = format!("http://{}{}", scene.pages, path.replace("{}", &scene.code));
                guest.door.open(&url, READER).await.is_ok()
            }
        }
    }
}
