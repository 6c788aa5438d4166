//! The state that all people share: the client of the sandbox, the running games, and the counts.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use murus_gallicus::{Line, Variant};
use serde_json::{Value, json};
use tokio::sync::Semaphore;

use super::door::{ControlClient, GamePlaces, SeenMessage, SeenPart, SeenPing};
use super::figures::LoadFigures;
use super::plan::LoadPlan;
use murus::clock;
use murus::texts::Texts;

/// The lowest level of the opponent.
pub(super) const LOWEST: &str = "Discens";

/// The most times that people repeat an act.
const INSISTENCE: u32 = 20;
/// The pause before people repeat an act.
pub(super) const PAUSE: Duration = Duration::from_secs(1);

/// The most times that people look at a deferred answer.
const LOOKS: usize = 50;
/// The pause before people look again.
const LOOK_AGAIN: Duration = Duration::from_millis(100);

/// The ids of the texts with which the bot apologizes.
const APOLOGIES: [&str; 3] = ["trouble", "trouble-away", "trouble-unread"];
/// The id of the apology for an act that took effect all the same.
const DONE: &str = "trouble-done";

/// The state that all people share.
pub(super) struct LoadShared {
    pub door: ControlClient,
    pub places: GamePlaces,
    figures: Mutex<LoadFigures>,
    /// The running games, by the id of their thread.
    games: Mutex<HashMap<String, RunningGame>>,
    /// The ids of the threads of games between people that are over.
    over: Mutex<HashSet<String>>,
    /// The permits to make a turn. Each turn takes one.
    pub turns: Semaphore,
    pub typed: u64,
    pub seed: u64,
    /// The number of people who play only against the opponent. They come first in the list of
    /// people.
    pub alone: usize,
}

/// The result of an act.
pub(super) enum ActOutcome {
    /// The message of the answer, with its content.
    Shown(SeenMessage),
    /// An apology. True if the act took effect all the same.
    Sorry(bool),
    /// No answer came in time.
    Nothing,
    /// The button is gone, or the client does not allow the act.
    Gone,
}

/// A running game: its moves, and the last move that waits for a ping.
struct RunningGame {
    /// The moves of the game; `None` against the opponent, whose moves are not known.
    line: Option<Line>,
    /// The last move; `None` once its ping has come.
    moved: Option<Moved>,
}

/// A move of a person that waits for its ping.
struct Moved {
    at: Instant,
    /// True if the bot confirmed the move.
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
        // An act without an answer may have taken effect. If it were typed again, it might be
        // another move.
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

    /// Returns the counts and resets them to zero. Running games are kept.
    pub fn take(&self) -> LoadFigures {
        let running = self.games().len();
        std::mem::replace(&mut *self.figures(), LoadFigures { running, ..LoadFigures::default() })
    }

    /// The number of games whose last move was confirmed, is older than `old`, and led to no ping.
    pub fn count_lost(&self, old: Duration) -> usize {
        let lost = |moved: &Moved| moved.sure && moved.at.elapsed() > old;
        self.games().values().filter(|game| game.moved.as_ref().is_some_and(lost)).count()
    }

    fn games(&self) -> MutexGuard<'_, HashMap<String, RunningGame>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The ids of the threads of running games.
    pub fn threads(&self) -> Vec<String> {
        self.games().keys().cloned().collect()
    }

    /// Acts as a person and waits for the answer's content. `on` is the message that the answer may
    /// replace.
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

    /// Repeats an act until the bot confirms it, at most [`INSISTENCE`] times. The act is
    /// idempotent.
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

    /// Waits until a deferred answer has its content, or until the message `on` has changed.
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

    /// Challenges a person, or, if `other` is `None`, the opponent at its lowest level.
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

    /// Counts a ping as the delivery of the last move in its game. Does nothing if no move waits
    /// for a ping.
    pub fn count_ping(&self, ping: &SeenPing) {
        let mut games = self.games();
        let Some(game) = games.get_mut(&ping.channel) else { return };
        let Some(moved) = game.moved.take() else { return };
        let mut figures = self.figures();
        let times = if game.line.is_some() { &mut figures.delivery } else { &mut figures.murus };
        times.add(moved.at.elapsed());
        figures.turns += 1;
    }

    /// Notes a new board of a game. The first board begins the game: against the opponent if
    /// `murus` is true, else between people.
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

    /// Notes the start of a move, and plays it if the moves of the game are known. Returns the time
    /// of the start.
    pub fn begin_move(&self, channel: &str, text: &str) -> Instant {
        let at = clock::instant();
        if let Some(game) = self.games().get_mut(channel) {
            game.moved = Some(Moved { at, sure: false });
            if let Some(line) = &mut game.line {
                // If the bot refuses the move, it is later counted as a move without a ping.
                let _ = line.read(text).map(|entry| line.play(entry));
            }
        }
        at
    }

    /// Notes that the bot confirmed the move that began at this time. Its ping may have come
    /// before.
    pub fn confirm_move(&self, channel: &str, at: Instant) {
        let mut games = self.games();
        let moved = games.get_mut(channel).and_then(|game| game.moved.as_mut());
        if let Some(moved) = moved.filter(|moved| moved.at == at) {
            moved.sure = true;
        }
    }

    /// Notes the end of a game. Returns true if it was not noted before. A win against the opponent
    /// has no ping.
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

    /// Counts the messages of finished games that still offer a move to a person.
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

    /// The legal moves of a game in notation; empty if its moves are not known.
    pub fn moves(&self, channel: &str) -> Vec<String> {
        let games = self.games();
        games
            .get(channel)
            .and_then(|game| game.line.as_ref())
            .map(Line::written_moves)
            .unwrap_or_default()
    }
}
