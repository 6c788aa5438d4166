//! Measures how long other people wait while one person repeats a nuisance.

use std::collections::BTreeMap;
use std::fmt;
use std::net::{Ipv4Addr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use murus_gallicus::{Line, Variant};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};
use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::{interval, sleep};

use super::failure::LoadError;
use super::figures::Wait;
use super::guest::Guest;
use super::nuisances::{Nuisance, NuisanceScene};
use super::plan::LoadPlan;
use super::shared::{LOWEST, LoadShared};
use super::stage::LoadStage;
use super::{SHOWN, WARM};
use crate::fill::Scratch;
use murus::clock;

/// The number of clients of the one person that act at the same time.
const AT_ONCE: usize = 8;

/// The pause between the arrivals of two strangers, each of whom asks for a hint and a review.
const PAUSE: Duration = Duration::from_secs(2);

/// The longest time for which strangers may still wait at the end.
const PATIENCE: Duration = Duration::from_secs(60);

/// The number of random games among which the longest is chosen.
const TRIES: usize = 50;

/// The most moves of an imported game.
const MOST_MOVES: usize = 400;

/// The most moves of the game that a stranger imports.
const FEW_MOVES: usize = 12;

/// The times that other people waited while one person repeated a nuisance. Times are in ms.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Waits {
    /// The name of the nuisance that the one person repeated.
    pub beside: String,
    /// The database: `sqlite` or `postgres`.
    pub database: String,
    /// The number of acts of the one person that were answered in time, per second.
    pub acts_a_second: f64,
    /// The times from an interaction of another person to its first answer.
    pub first: Wait,
    /// The times from asking for a hint to the hint.
    pub hint: Wait,
    /// The times from asking for a review of a short game to the review.
    pub review: Wait,
    /// The times from a move to the next player's ping.
    pub ping: Wait,
    /// The errors by kind, with their counts.
    pub errors: BTreeMap<String, u64>,
}

impl Waits {
    /// The head of a table of these results, in Markdown.
    pub const HEAD: &str = "\
| one person | acts/s | first answer | hint | review | ping | errors |
|---|---|---|---|---|---|---|";
}

/// Writes the result as a row of the table.
impl fmt::Display for Waits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Waits { beside, acts_a_second, first, hint, review, ping, .. } = self;
        let errors: u64 = self.errors.values().sum();
        write!(
            f,
            "| {beside} | {acts_a_second:.0} | {first} | {hint} | {review} | {ping} | {errors} |"
        )
    }
}

/// Measures how long other people wait during a nuisance. People play as in the plan, and strangers
/// ask for hints and reviews. Fails if the database, a process or the sandbox fails.
pub async fn measure_waits(
    plan: &LoadPlan,
    nuisance: &'static Nuisance,
) -> Result<Waits, LoadError> {
    let scratch = Scratch::make(&plan.database).await?;
    let done = measure_on(plan, &scratch.url, nuisance).await;
    scratch.forget().await?;
    done
}

async fn measure_on(
    plan: &LoadPlan,
    database: &str,
    nuisance: &'static Nuisance,
) -> Result<Waits, LoadError> {
    let pages = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?;
    let plan = LoadPlan { pages: Some(pages), ..plan.clone() };
    let mut stage = LoadStage::open(&plan, database).await?;
    let rounds = Duration::from_secs(plan.seconds);
    let came = stage.door.add_people(1 + (rounds.as_millis() / PAUSE.as_millis()) as usize).await?;
    let (rude, strangers) = came.split_first().ok_or(LoadError::Late("people"))?;
    stage.door.add_channels(1).await?;
    let places = stage.door.state().await?.places();
    let [Some(square), Some(corner)] = [places.channels.first(), places.channels.last()] else {
        return Err(LoadError::Late("channels"));
    };
    if let Some(budget) = plan.budget {
        stage.door.limit(budget).await?;
    }
    stage.crowd.pace(&stage.shared, plan.turns);
    sleep(WARM).await;

    let mut random = StdRng::seed_from_u64(plan.seed);
    let mut scene = NuisanceScene {
        next: 0,
        record: game(&mut random, MOST_MOVES),
        bot: places.bot.clone(),
        people: stage.people.split_off(stage.shared.alone),
        threads: stage.shared.threads(),
        pages: pages.to_string(),
        code: code(&stage.shared, rude).await?,
    };
    let mut guest = Guest::new(&stage.door, rude, corner);
    nuisance.prepare(&mut guest, &mut scene).await;
    let acts: Arc<AtomicU64> = Arc::default();
    stage.shared.take();
    let mut rudeness = JoinSet::new();
    for n in 0..AT_ONCE {
        let guest = guest.clone();
        let acts = Arc::clone(&acts);
        let scene = NuisanceScene { next: n * scene.people.len() / AT_ONCE, ..scene.clone() };
        rudeness.spawn(async move {
            let count = || {
                acts.fetch_add(1, Ordering::Relaxed);
            };
            nuisance.repeat(guest, scene, count).await;
        });
    }
    let mut visits = JoinSet::new();
    let mut ticks = interval(PAUSE);
    for stranger in strangers {
        ticks.tick().await;
        let guest = Guest::new(&stage.door, stranger, square);
        visits.spawn(visit(Arc::clone(&stage.shared), guest, game(&mut random, FEW_MOVES)));
    }
    sleep(PAUSE).await;
    let acts = acts.load(Ordering::Relaxed) as f64 / rounds.as_secs_f64();
    // The strangers that came wait while the nuisance continues.
    let all_left =
        tokio::time::timeout(PATIENCE, async { while visits.join_next().await.is_some() {} });
    let hurried = all_left.await.is_err();
    drop(rudeness);
    let mut figures = stage.shared.take();
    figures.count("a stranger who still waited at the end", u64::from(hurried));
    figures.count("no answer in time", figures.unanswered);
    figures.count("an apology", figures.apologies);
    let LoadStage { bot, crowd, .. } = stage;
    drop(crowd);
    let complaints = bot.end().await;
    for complaint in complaints.iter().take(SHOWN) {
        tracing::error!("{complaint}");
    }
    figures.count("a warning or an error in the log", complaints.len() as u64);
    Ok(Waits {
        beside: nuisance.name.to_owned(),
        database: plan.kind(),
        acts_a_second: acts,
        first: Wait::of(&mut figures.first),
        hint: Wait::of(&mut figures.hint),
        review: Wait::of(&mut figures.review),
        ping: Wait::of(&mut figures.delivery),
        errors: figures.errors.into_iter().map(|(what, count)| (what.to_owned(), count)).collect(),
    })
}

/// Lets a stranger ask for a hint in a game against the opponent, and for the review of an imported
/// game. Counts the times.
async fn visit(shared: Arc<LoadShared>, mut guest: Guest, record: String) {
    let challenge = json!({ "opponent": shared.places.bot, "level": LOWEST, "side": 0 });
    guest.run("challenge", challenge).await;
    let asked = clock::instant();
    guest.run("hint", json!({})).await;
    match guest.sees("play").await {
        true => shared.figures().hint.add(asked.elapsed()),
        false => shared.figures().error("a hint that did not come"),
    }
    guest.run("game import", json!({ "moves": record })).await;
    let asked = clock::instant();
    guest.press("review").await;
    match guest.sees("walk").await {
        true => shared.figures().review.add(asked.elapsed()),
        false => shared.figures().error("a review that did not come"),
    }
}

/// The moves of the longest of some random games, at most `most`, in notation with spaces between.
fn game(random: &mut StdRng, most: usize) -> String {
    let games = (0..TRIES).map(|_| random_game(random, most));
    games.max_by_key(Vec::len).unwrap_or_default().join(" ")
}

/// The moves of a random game in notation, at most `most`. A move that ends the game is only played
/// if there is no other.
fn random_game(random: &mut StdRng, most: usize) -> Vec<String> {
    let mut line = Line::new(Variant::STANDARD);
    let mut texts = Vec::new();
    while texts.len() < most {
        let mut ways: Vec<(String, Line)> =
            line.written_moves().into_iter().filter_map(|text| after(&line, text)).collect();
        if ways.iter().any(|(_, line)| line.outcome().is_none()) {
            ways.retain(|(_, line)| line.outcome().is_none());
        }
        if ways.is_empty() {
            break;
        }
        let (text, after) = ways.swap_remove(random.random_range(0..ways.len()));
        texts.push(text);
        line = after;
    }
    texts
}

/// A move and the game after it; `None` if the move cannot be played.
fn after(line: &Line, text: String) -> Option<(String, Line)> {
    let entry = line.read(&text).ok()?;
    let mut line = line.clone();
    line.play(entry).ok()?;
    Some((text, line))
}

/// The code of the page of a running game, from a link in its thread. Fails if there is none.
async fn code(shared: &LoadShared, person: &str) -> Result<String, LoadError> {
    for thread in shared.threads() {
        for message in shared.door.messages(person, &thread).await? {
            if let Some((_, rest)) = message.content.split_once("/g/") {
                return Ok(rest
                    .chars()
                    .take_while(|c| c.is_ascii_alphanumeric() || *c == '-')
                    .collect());
            }
        }
    }
    Err(LoadError::Late("the link of a page"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_game_is_long() {
        let record = game(&mut StdRng::seed_from_u64(1), MOST_MOVES);
        assert!(record.split(' ').count() > 3 * FEW_MOVES, "{record}");
        assert_eq!(game(&mut StdRng::seed_from_u64(1), FEW_MOVES).split(' ').count(), FEW_MOVES);
    }
}
