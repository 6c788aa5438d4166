//! The shared state of all people: the way to the sandbox, the running games, and the counts.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use murus_gallicus::rules::{Line, Variant};
use serde_json::{Value, json};
use tokio::sync::Semaphore;

use super::door::{ControlClient, GamePlaces, SeenMessage, SeenPart, SeenPing};
use super::figures::LoadFigures;
use super::plan::LoadPlan;
use murus::clock;
use murus::texts::Texts;

/// The lowest level of the opponent.
pub(super) const LOWEST: &str = "Discens";

/// The number of times that people repeat an act.
const INSISTENCE: u32 = 20;
/// The pause before people repeat an act.
pub(super) const PAUSE: Duration = Duration::from_secs(1);

/// The most looks at a deferred answer.
const LOOKS: usize = 50;
/// The pause between looks.
const LOOK_AGAIN: Duration = Duration::from_millis(100);

/// The messages the bot apologises with.
const APOLOGIES: [&str; 3] = ["trouble", "trouble-away", "trouble-unread"];
/// The message of the apology for an act that is done all the same.
const DONE: &str = "trouble-done";

/// The shared state of all people.
pub(super) struct LoadShared {
    pub door: ControlClient,
    pub places: GamePlaces,
    figures: Mutex<LoadFigures>,
    /// The running games, by thread.
    games: Mutex<HashMap<String, RunningGame>>,
    /// The threads of games between people that are over.
    over: Mutex<HashSet<String>>,
    /// Permits to make a turn.
    pub turns: Semaphore,
    pub typed: u64,
    pub seed: u64,
    /// The number of people, the first, who play only the opponent.
    pub alone: usize,
}

/// The result of an act.
pub(super) enum ActOutcome {
    /// A message with its content.
    Shown(SeenMessage),
    /// An apology, and whether the act is done all the same.
    Sorry(bool),
    /// No answer in time.
    Nothing,
    /// The button is gone.
    Gone,
}

/// A running game.
struct RunningGame {
    /// The moves of the game; unknown against the opponent.
    line: Option<Line>,
    /// The last move, until its ping.
    moved: Option<Moved>,
}

/// A move.
struct Moved {
    at: Instant,
    /// True if the bot confirmed it.
    sure: bool,
}

impl LoadShared {
    pub fn new(
        plan: &LoadPlan,
        alone: usize,
        door: ControlClient,
        places: GamePlaces,
    ) -> LoadShared {
        let figures = Mutex::default();
        let games = Mutex::default();
        let over = Mutex::default();
        // An unanswered act may be done or not. Typed again, it might be another move.
        let typed = if plan.is_rough() { 0 } else { plan.typed };
        LoadShared {
            door,
            places,
            figures,
            games,
            over,
            turns: Semaphore::new(0),
            typed,
            seed: plan.seed,
            alone,
        }
    }

    pub fn figures(&self) -> MutexGuard<'_, LoadFigures> {
        self.figures.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes the counts and starts again from zero.
    pub fn take(&self) -> LoadFigures {
        let running = self.games().len();
        std::mem::replace(&mut *self.figures(), LoadFigures { running, ..LoadFigures::default() })
    }

    /// The number of games with a confirmed move, older than this, without a ping.
    pub fn count_lost(&self, old: Duration) -> usize {
        let lost = |moved: &Moved| moved.sure && moved.at.elapsed() > old;
        self.games().values().filter(|game| game.moved.as_ref().is_some_and(lost)).count()
    }

    fn games(&self) -> MutexGuard<'_, HashMap<String, RunningGame>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The threads of the running games.
    pub fn threads(&self) -> Vec<String> {
        self.games().keys().cloned().collect()
    }

    /// Acts as a person. `on` is the message that the answer may replace.
    pub async fn act(&self, person: &str, act: Value, on: Option<&SeenMessage>) -> ActOutcome {
        let start = clock::instant();
        let answered = self.door.act(person, act).await;
        self.figures().first.add(start.elapsed());
        let outcome = match answered {
            Ok(answered) if answered.is_refused() => ActOutcome::Gone,
            Ok(answered) if answered.is_in_time() => match answered.shown {
                Some(shown) => self.wait_for_content(person, shown, on).await,
                None => ActOutcome::Nothing,
            },
            _ => ActOutcome::Nothing,
        };
        match outcome {
            ActOutcome::Nothing => self.figures().unanswered += 1,
            ActOutcome::Sorry(_) => self.figures().apologies += 1,
            ActOutcome::Shown(_) | ActOutcome::Gone => {}
        }
        outcome
    }

    /// Presses a button of a message.
    pub async fn press(&self, person: &str, on: &SeenMessage, custom_id: &str) -> ActOutcome {
        self.act(
            person,
            json!({ "do": "press", "message": on.id, "custom_id": custom_id }),
            Some(on),
        )
        .await
    }

    /// Repeats an act until the bot confirms it. The act is idempotent.
    pub async fn insist(&self, person: &str, act: Value) {
        for _ in 0..INSISTENCE {
            match self.act(person, act.clone(), None).await {
                ActOutcome::Shown(_) | ActOutcome::Sorry(true) | ActOutcome::Gone => return,
                ActOutcome::Sorry(false) | ActOutcome::Nothing => self.figures().again += 1,
            }
            tokio::time::sleep(PAUSE).await;
        }
        self.figures().error("an act that was repeated without success");
    }

    /// Waits until a deferred answer has its content, or until `on` has changed.
    async fn wait_for_content(
        &self,
        person: &str,
        mut shown: SeenMessage,
        on: Option<&SeenMessage>,
    ) -> ActOutcome {
        let is_written = |shown: &SeenMessage| {
            !shown.thinking && on.is_none_or(|on| on.id != shown.id || !on.shows_same(shown))
        };
        for _ in 0..LOOKS {
            if is_written(&shown) {
                let texts = Texts::english();
                return match &shown.content {
                    text if APOLOGIES.iter().any(|id| texts.say(id) == *text) => {
                        ActOutcome::Sorry(false)
                    }
                    text if texts.say(DONE) == *text => ActOutcome::Sorry(true),
                    _ => ActOutcome::Shown(shown),
                };
            }
            tokio::time::sleep(LOOK_AGAIN).await;
            match self.door.look(person, &shown.id).await {
                Ok(Some(now)) => shown = now,
                _ => break,
            }
        }
        ActOutcome::Nothing
    }

    /// Challenges a person, or the opponent at its lowest level.
    pub async fn challenge(&self, person: &str, other: Option<&str>) {
        let options = match other {
            Some(other) => json!({ "opponent": other }),
            None => json!({ "opponent": self.places.bot, "level": LOWEST }),
        };
        let channels = &self.places.channels;
        let number: usize = person.bytes().map(usize::from).sum();
        let Some(channel) = channels.get(number % channels.len().max(1)) else { return };
        self.insist(
            person,
            json!({ "do": "command", "channel": channel, "name": "challenge", "options": options }),
        )
        .await;
    }

    /// Counts a ping: the last move in its game is delivered. Does nothing if no such move waits
    /// for one.
    pub fn count_ping(&self, ping: &SeenPing) {
        let mut games = self.games();
        let Some(game) = games.get_mut(&ping.channel) else { return };
        let Some(moved) = game.moved.take() else { return };
        let mut figures = self.figures();
        let times = if game.line.is_some() { &mut figures.delivery } else { &mut figures.murus };
        times.add(moved.at.elapsed());
        figures.turns += 1;
    }

    /// Notes the board of a game. With the first one the game begins: between people, or against
    /// `murus`.
    pub fn board(&self, channel: &str, murus: bool) {
        let mut games = self.games();
        if !games.contains_key(channel) {
            let line = (!murus).then(|| Line::new(Variant::STANDARD));
            games.insert(channel.to_owned(), RunningGame { line, moved: None });
            let mut figures = self.figures();
            figures.running += 1;
            figures.begun += 1;
        }
    }

    /// Notes the start of a move, and plays it if the game's moves are known. Returns the time.
    pub fn begin_move(&self, channel: &str, text: &str) -> Instant {
        let at = clock::instant();
        if let Some(game) = self.games().get_mut(channel) {
            game.moved = Some(Moved { at, sure: false });
            if let Some(line) = &mut game.line {
                // A move the bot refuses shows up as a move without a ping.
                let _ = line.read(text).map(|entry| line.play(entry));
            }
        }
        at
    }

    /// Notes that the bot confirmed the move begun at this time. The ping may have come before.
    pub fn confirm_move(&self, channel: &str, at: Instant) {
        let mut games = self.games();
        let moved = games.get_mut(channel).and_then(|game| game.moved.as_mut());
        if let Some(moved) = moved.filter(|moved| moved.at == at) {
            moved.sure = true;
        }
    }

    /// Notes the end of a game. Returns whether it is new. A win against the opponent has no ping.
    pub fn end_game(&self, channel: &str) -> bool {
        let Some(game) = self.games().remove(channel) else { return false };
        let mut figures = self.figures();
        figures.running -= 1;
        figures.ended += 1;
        figures.turns += u64::from(game.moved.is_some());
        if game.line.is_some() {
            self.over.lock().unwrap_or_else(PoisonError::into_inner).insert(channel.to_owned());
        }
        true
    }

    /// Counts the messages of finished games that still offer a move, as a person sees them.
    pub async fn count_pressable(&self, person: &str) -> Result<u64, reqwest::Error> {
        let threads = self.over.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let mut pressable = 0;
        for thread in threads {
            let messages = self.door.messages(person, &thread).await?;
            let ends = messages.iter().filter_map(|message| message.part("rematch"));
            let over: HashSet<&str> = ends.map(SeenPart::game).collect();
            let offers = messages.iter().filter_map(|message| message.part("units"));
            pressable += offers.filter(|part| over.contains(part.game())).count() as u64;
        }
        Ok(pressable)
    }

    /// The legal moves of a game, empty if its moves are unknown.
    pub fn moves(&self, channel: &str) -> Vec<String> {
        let games = self.games();
        games
            .get(channel)
            .and_then(|game| game.line.as_ref())
            .map(Line::written_moves)
            .unwrap_or_default()
    }
}
