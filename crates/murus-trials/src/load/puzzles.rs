//! Measures how long people wait for answers about puzzles, including the pictures.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use murus_lessons::Puzzle;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::door::{GamePlaces, SeenMessage, SeenPart};
use super::failure::LoadError;
use super::figures::{Times, Wait, tenths};
use super::guest::Guest;
use super::plan::LoadPlan;
use super::shared::{ActOutcome, LoadShared};
use super::stage::{LoadStage, wait_for};
use super::{SHOWN, WARM};
use crate::fill::{self, Scratch};
use murus::clock::{self, Clock};
use murus::store::showings::read_replies;

/// One person in this many begins with the puzzle of the day, the siege.
const BESIEGERS: usize = 4;

/// One in this many moves is typed.
const TYPED: u32 = 4;

/// The number of times, of ten, that people find the next move of the solution.
const FOUND: u32 = 5;

/// The number of times, of ten, that people try again after a wrong move. Otherwise they ask for
/// the solution.
const AGAIN: u32 = 7;

/// The result of a measurement of answers about puzzles. Times are in ms unless noted.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PuzzleWaits {
    /// The database: `sqlite` or `postgres`.
    pub database: String,
    /// The number of people.
    pub people: usize,
    /// The time for which was measured, in seconds.
    pub seconds: f64,
    /// The number of answers a second that people tried to get.
    #[serde(rename = "asked")]
    pub target: f64,
    /// The number of answers a second that they got.
    pub answers_a_second: f64,
    /// The times from an act of a person to its answer with its picture.
    pub answer: Wait,
    /// The times from act to answer, by kind of act.
    pub kinds: BTreeMap<String, Wait>,
    /// The processor time of the bot for each answer, in ms.
    pub bot_an_answer: f64,
    /// The errors by kind, with their counts.
    pub errors: BTreeMap<String, u64>,
}

impl PuzzleWaits {
    /// Returns true if there were no errors.
    pub fn is_clean(&self) -> bool {
        self.errors.is_empty()
    }
}

/// Runs the measurement of answers about puzzles. `turns` of the plan is the number of answers a
/// second, and its games are ignored. Fails if the database, a process or the sandbox fails.
pub async fn measure_puzzles(plan: &LoadPlan) -> Result<PuzzleWaits, LoadError> {
    let scratch = Scratch::make(&plan.database).await?;
    let done = measure_on(&LoadPlan { games: 0, ..plan.clone() }, &scratch.url).await;
    scratch.forget().await?;
    done
}

async fn measure_on(plan: &LoadPlan, database: &str) -> Result<PuzzleWaits, LoadError> {
    let mut stage = LoadStage::open(plan, database).await?;
    if let Some(budget) = plan.budget {
        stage.door.limit(budget).await?;
    }
    let siege = begin_siege(&stage, database).await?;
    let waits: Arc<Mutex<SolverWaits>> = Arc::default();
    let mut solvers = JoinSet::new();
    for (n, id) in stage.people.iter().enumerate() {
        let channels = &stage.shared.places.channels;
        let solver = SolvingPerson {
            shared: Arc::clone(&stage.shared),
            waits: Arc::clone(&waits),
            id: id.clone(),
            channel: channels[n % channels.len()].clone(),
            siege: Some(siege.clone()).filter(|_| n % BESIEGERS == 0),
            random: StdRng::seed_from_u64(plan.seed.wrapping_add(n as u64)),
        };
        solvers.spawn(solver.live());
    }
    stage.crowd.pace(&stage.shared, plan.turns);
    tokio::time::sleep(WARM).await;
    let before = stage.bot.usage()?;
    let start = clock::instant();
    stage.shared.take();
    std::mem::take(&mut *lock(&waits));
    tokio::time::sleep(Duration::from_secs(plan.seconds)).await;
    let mut figures = stage.shared.take();
    let mut waits = std::mem::take(&mut *lock(&waits));
    let took = start.elapsed();
    let after = stage.bot.usage()?;
    drop(solvers);
    let LoadStage { bot, crowd, .. } = stage;
    drop(crowd);
    let complaints = bot.end().await;
    for complaint in complaints.iter().take(SHOWN) {
        tracing::error!("{complaint}");
    }
    figures.count("no answer in time", figures.unanswered);
    figures.count("an apology", figures.apologies);
    figures.count("a warning or an error in the log", complaints.len() as u64);
    let answer = Wait::of(&mut waits.all);
    Ok(PuzzleWaits {
        database: plan.kind(),
        people: plan.people,
        seconds: tenths(took.as_secs_f64()),
        target: plan.turns,
        answers_a_second: tenths(answer.count as f64 / took.as_secs_f64()),
        answer,
        kinds: waits
            .kinds
            .iter_mut()
            .map(|(kind, times)| ((*kind).to_owned(), Wait::of(times)))
            .collect(),
        bot_an_answer: tenths(
            (after.processor_ms - before.processor_ms) / answer.count.max(1) as f64,
        ),
        errors: figures.errors.into_iter().map(|(what, count)| (what.to_owned(), count)).collect(),
    })
}

/// Makes the bot post the server's first siege at any hour. Returns its message.
async fn begin_siege(stage: &LoadStage, database: &str) -> Result<SeenMessage, LoadError> {
    let state = stage.door.state().await?;
    let manager = state.manager().ok_or(LoadError::Late("a manager of the server"))?.to_owned();
    let GamePlaces { channels, .. } = state.places();
    let channel = channels.first().ok_or(LoadError::Late("a channel"))?;
    let mut manager = Guest::new(&stage.door, &manager, channel);
    if !manager.run("server siege", json!({})).await
        || !manager.choose("server-siege-hour", "0").await
    {
        return Err(LoadError::Late("the setting of a siege"));
    }
    fill::hurry_sieges(database, Clock::System.now()).await?;
    wait_for("a siege", async || Ok(posted(&manager).await?.is_some())).await?;
    posted(&manager).await?.ok_or(LoadError::Late("a siege"))
}

/// The message of the siege in a channel; `None` if it is not there yet.
async fn posted(guest: &Guest) -> Result<Option<SeenMessage>, LoadError> {
    let messages = guest.door.messages(&guest.id, &guest.channel).await?;
    Ok(messages.into_iter().rev().find(|message| message.part("siege").is_some()))
}

/// The measured times from act to answer: all, and by kind of act.
#[derive(Default)]
struct SolverWaits {
    all: Times,
    kinds: BTreeMap<&'static str, Times>,
}

fn lock(waits: &Mutex<SolverWaits>) -> MutexGuard<'_, SolverWaits> {
    waits.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A person who solves puzzles.
struct SolvingPerson {
    shared: Arc<LoadShared>,
    waits: Arc<Mutex<SolverWaits>>,
    id: String,
    channel: String,
    /// The message of the siege of the day; `None` once the person has opened it.
    siege: Option<SeenMessage>,
    random: StdRng,
}

/// The next act of a person: its kind, and its JSON.
type SolverStep = (&'static str, Value);

impl SolvingPerson {
    async fn live(mut self) {
        let shared = Arc::clone(&self.shared);
        let mut page = None;
        while let Ok(permit) = shared.turns.acquire().await {
            permit.forget();
            page = self.go_on(page).await;
        }
    }

    /// Does the next act on a page, or opens a puzzle if there is no page. Returns the page that
    /// the answer shows; `None` if there is no answer with a picture.
    async fn go_on(&mut self, page: Option<SeenMessage>) -> Option<SeenMessage> {
        let (step, on) = match (page, self.siege.take()) {
            (Some(page), siege) => {
                self.siege = siege;
                (self.step(&page).await?, Some(page))
            }
            (None, Some(siege)) => {
                let id = &siege.part("siege")?.custom_id;
                (("the siege's button", press(&siege, id)), None)
            }
            (None, None) => {
                let command =
                    json!({ "do": "command", "channel": self.channel, "name": "learn puzzle" });
                (("/learn puzzle", command), None)
            }
        };
        let ((kind, act), asked) = (step, clock::instant());
        match self.shared.act(&self.id, act, on.as_ref()).await {
            ActOutcome::Shown(shown) if shown.has_file() => {
                let took = asked.elapsed();
                let mut waits = lock(&self.waits);
                waits.all.add(took);
                waits.kinds.entry(kind).or_default().add(took);
                Some(shown)
            }
            ActOutcome::Shown(_) => {
                self.shared.figures().error("an answer without a picture");
                None
            }
            ActOutcome::Sorry(_) | ActOutcome::Nothing | ActOutcome::Gone => None,
        }
    }

    /// Returns the next act on a page. If the puzzle is over, it is the next puzzle. Otherwise it
    /// is a pressed or typed move, or after a wrong move another try or the solution. `None` if the
    /// page offers no such act, or if the form for a move does not open.
    async fn step(&mut self, page: &SeenMessage) -> Option<SolverStep> {
        if let Some(next) = page.part("puzzle-next") {
            return Some(("the next puzzle", press(page, &next.custom_id)));
        }
        let ways: Vec<MoveWay> = page.parts().flat_map(ways).collect();
        let found = if self.chance(FOUND) { page.parts().find_map(next_move) } else { None };
        let to_type = page.part("puzzle-type").filter(|_| self.random.random_range(0..TYPED) == 0);
        if let Some((form, text)) = to_type.zip(found.as_ref()) {
            return self.type_move(page, form, text).await;
        }
        if ways.is_empty() {
            let (kind, word) = if self.chance(AGAIN) {
                ("another try", "puzzle-at")
            } else {
                ("the answer", "puzzle-answer")
            };
            return Some((kind, press(page, &page.part(word)?.custom_id)));
        }
        let right = found.and_then(|text| ways.iter().position(|way| text.starts_with(&way.what)));
        let MoveWay { kind, part, what } =
            &ways[right.unwrap_or_else(|| self.random.random_range(0..ways.len()))];
        let act = match part.options.is_empty() {
            true => press(page, &part.custom_id),
            false => {
                json!({ "do": "select", "message": page.id, "custom_id": part.custom_id, "values": [what] })
            }
        };
        Some((kind, act))
    }

    /// Opens the form for a move, and returns the act that submits it with this text. `None` if the
    /// form does not open.
    async fn type_move(
        &self,
        page: &SeenMessage,
        form: &SeenPart,
        text: &str,
    ) -> Option<SolverStep> {
        let opened = self.shared.door.act(&self.id, press(page, &form.custom_id)).await.ok()?;
        let form = opened.form()?;
        let act = json!({ "do": "submit", "channel": self.channel, "custom_id": form, "values": { "move": text } });
        Some(("a typed move", act))
    }

    fn chance(&mut self, of_ten: u32) -> bool {
        self.random.random_range(0..10) < of_ten
    }
}

/// A choice that leads to a move: a cell, a move or a claim.
struct MoveWay<'p> {
    kind: &'static str,
    part: &'p SeenPart,
    what: String,
}

/// The choices that a button or a menu offers.
fn ways(part: &SeenPart) -> Vec<MoveWay<'_>> {
    let chosen = chosen(part);
    let kind = match part.word() {
        "puzzle-at" if !chosen.is_empty() => "a unit",
        "puzzle-by" if chosen.is_empty() => "a unit",
        "puzzle-by" | "puzzle-try" | "puzzle-claim" => "a pressed move",
        _ => return Vec::new(),
    };
    let whats = match part.options.is_empty() {
        true => vec![chosen.to_owned()],
        false => part.options.iter().map(|option| option.value.clone()).collect(),
    };
    whats.into_iter().map(|what| MoveWay { kind, part, what }).collect()
}

/// Returns the last part of a puzzle button's argument, the choice. The parts are the puzzle, the
/// siege, the moves so far and the choice.
fn chosen(part: &SeenPart) -> &str {
    part.argument().splitn(4, '.').nth(3).unwrap_or_default()
}

/// The next move of the puzzle's solution, if the moves so far may be its own. `None` if the button
/// names no shipped puzzle, or if the solution is complete.
fn next_move(part: &SeenPart) -> Option<String> {
    let mut argument = part.argument().split('.');
    let puzzle = argument.next().and_then(Puzzle::find)?;
    let played = read_replies(argument.nth(1)?)?;
    puzzle.line.get(played.len()).cloned()
}

fn press(on: &SeenMessage, custom_id: &str) -> Value {
    json!({ "do": "press", "message": on.id, "custom_id": custom_id })
}
