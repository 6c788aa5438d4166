//! What a person sees of a server who only scrolls by, after a week of five people.

use std::time::Duration;

use serde_json::json;

use super::browser::{Browser, DESK, Screen, in_browser};
use super::visitor::PHONE;
use crate::stories::playing::annotated;
use crate::stories::quiet::quieted;
use crate::support::person::Person;
use crate::support::{World, database};

const HOUR: Duration = Duration::from_secs(3600);

/// The longest channel after a week with eleven challenges, in screens of the sandbox. About a
/// quarter of a screen is its greeting.
const LONGEST: f64 = 3.9;

/// What comes of a challenge.
#[derive(Clone, Copy)]
enum Fate {
    /// A game of so many plies, which goes on.
    Runs(usize),
    /// A game of so many plies, after which the challenger resigns.
    Lost(usize),
    Declined,
    /// The challenge still waits.
    Open,
}

use Fate::{Declined, Lost, Open, Runs};

/// The challenges of the week: the day, who challenges whom, and what comes of it.
const WEEK: [(u32, usize, usize, Fate); 11] = [
    (0, 0, 1, Runs(20)),
    (0, 2, 3, Lost(4)),
    (1, 4, 0, Lost(2)),
    (1, 1, 2, Declined),
    (2, 3, 4, Runs(6)),
    (3, 0, 2, Lost(6)),
    (3, 1, 3, Lost(3)),
    (4, 2, 4, Runs(5)),
    (5, 4, 1, Lost(4)),
    (5, 3, 2, Open),
    (6, 0, 3, Lost(2)),
];

async fn plays_out(world: &World, one: &Person, other: &Person, fate: Fate) {
    one.challenges(other).await;
    let (plies, ends) = match fate {
        Runs(plies) => (plies, false),
        Lost(plies) => (plies, true),
        Declined => {
            other.presses("Decline").await;
            return;
        }
        Open => return,
    };
    other.presses("Accept").await;
    let thread = world.sandbox.threads(one.channel).last().unwrap().0;
    let (one, other) = (one.at(thread), other.at(thread));
    one.plays_with(&other, annotated()[..plies].iter().map(String::as_str)).await;
    if ends {
        one.resigns().await;
    }
}

async fn live_for_a_week(world: &World) {
    quieted(world).await;
    let people = ["Ann", "Bob", "Cleo", "Dan", "Mona"].map(|name| world.person(name));
    people[4].walks("server siege", &["server-siege-hour=13"]).await;
    for day in 0..7 {
        world.advance(HOUR).await;
        if day % 2 == 0 {
            for solver in &people[..2] {
                solver.presses("Solve it").await;
                solver.presses("Answer (counts as a miss)").await;
            }
        }
        for (_, one, other, fate) in WEEK.iter().filter(|(of, ..)| *of == day) {
            plays_out(world, &people[*one], &people[*other], *fate).await;
            world.advance(HOUR).await;
        }
        world.advance(20 * HOUR).await;
    }
}

impl Browser {
    /// Saves all that the messages of the channel show, screen by screen. Returns the number of
    /// screens.
    async fn scrolls_by(&self, name: &str) -> f64 {
        let script = "const box = document.querySelector('#messages');
            return box.scrollHeight / box.clientHeight;";
        let screens = self.run(script, json!([])).await.as_f64().unwrap();
        for screen in 0..screens.ceil() as u32 {
            let script = "const box = document.querySelector('#messages');
                box.scrollTop = arguments[0] * box.clientHeight;";
            self.run(script, json!([screen])).await;
            self.save(&format!("{name}-{screen}")).await;
        }
        screens
    }
}

async fn scrolls_by(world: &World, screen: Screen) {
    in_browser(screen, &world.sandbox.base_url(), async |browser| {
        browser.be("Cleo").await;
        browser.click("//*[@id='first']//button[. = 'Dismiss']").await;
        let screens = browser.scrolls_by("week").await;
        assert!(screens <= LONGEST, "{screens} screens on the {}", browser.screen.name);
        browser.aside("//li[contains(@class, 'thread')]/button[contains(., 'Ann – Bob')]").await;
        browser.find("//li[contains(., '10... ')]").await;
        browser.scrolls_by("week-thread").await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_week_of_five_people_is_short_and_its_threads_read_as_history() {
    let world = World::begin(database::sqlite()).await;
    live_for_a_week(&world).await;
    for screen in [PHONE, DESK] {
        scrolls_by(&world, screen).await;
    }
    world.end().await;
}
