//! What everybody shares who plays: the way to the sandbox, the games that run, and what is counted.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use murus_gallicus::rules::{Line, Variant};
use serde_json::{Value, json};
use tokio::sync::Semaphore;

use super::door::{Door, Ping, Places, Shown};
use super::figures::Figures;
use super::plan::Plan;
use crate::clock;
use crate::texts::Texts;

/// The level of the opponent that thinks least.
const LOWEST: &str = "Tiro";

/// How often people ask again for what was not done, and after how long.
const INSISTENCE: u32 = 20;
pub(super) const PAUSE: Duration = Duration::from_secs(1);

/// How often, and after which pauses, a message is looked at that was only promised.
const LOOKS: usize = 50;
const LOOK_AGAIN: Duration = Duration::from_millis(100);

/// By which sentences the bot apologises, and that what was asked for is done all the same.
const APOLOGIES: [&str; 3] = ["trouble", "trouble-away", "trouble-unread"];
const DONE: &str = "trouble-done";

/// What everybody shares.
pub(super) struct Shared {
    pub door: Door,
    pub places: Places,
    figures: Mutex<Figures>,
    /// The games that run, by their thread.
    games: Mutex<HashMap<String, Running>>,
    /// Whose turn it is to make a turn.
    pub turns: Semaphore,
    pub typed: u64,
    pub seed: u64,
    /// How many people, the first, play the opponent alone.
    pub alone: usize,
}

/// What came of what somebody did.
pub(super) enum Came {
    /// A message, as it is once it is written.
    Shown(Shown),
    /// An apology, and whether what was asked for is done all the same.
    Sorry(bool),
    /// Nothing, in time.
    Nothing,
    /// It is not there any more.
    Gone,
}

/// A game that runs.
struct Running {
    /// As far as it is known: against the opponent it is not.
    line: Option<Line>,
    /// The last move, until somebody is told of it.
    moved: Option<Moved>,
}

/// A move.
struct Moved {
    at: Instant,
    /// Whether whoever made it was told that it is made.
    sure: bool,
}

impl Shared {
    pub fn new(plan: &Plan, alone: usize, door: Door, places: Places) -> Shared {
        let (figures, games) = (Mutex::default(), Mutex::default());
        // Of what was not answered nobody knows whether it was done: typed again it might be another move.
        let typed = if plan.is_rough() { 0 } else { plan.typed };
        Shared { door, places, figures, games, turns: Semaphore::new(0), typed, seed: plan.seed, alone }
    }

    pub fn figures(&self) -> MutexGuard<'_, Figures> {
        self.figures.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts from now on, and says what was counted before.
    pub fn take(&self) -> Figures {
        let running = self.games().len();
        std::mem::replace(&mut *self.figures(), Figures { running, ..Figures::default() })
    }

    /// Games in which nobody was told of a move that was made longer ago than this, as far as whoever made it knows.
    pub fn lost(&self, old: Duration) -> usize {
        let lost = |moved: &Moved| moved.sure && moved.at.elapsed() > old;
        self.games().values().filter(|game| game.moved.as_ref().is_some_and(lost)).count()
    }

    fn games(&self) -> MutexGuard<'_, HashMap<String, Running>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody does something, on this message where it may lead to another one in its place.
    pub async fn act(&self, person: &str, act: Value, on: Option<&Shown>) -> Came {
        let start = clock::instant();
        let answered = self.door.act(person, act).await;
        self.figures().first.add(start.elapsed());
        let came = match answered {
            Ok(answered) if answered.is_refused() => Came::Gone,
            Ok(answered) if answered.in_time() => match answered.shown {
                Some(shown) => self.written(person, shown, on).await,
                None => Came::Nothing,
            },
            _ => Came::Nothing,
        };
        match came {
            Came::Nothing => self.figures().unanswered += 1,
            Came::Sorry(_) => self.figures().apologies += 1,
            Came::Shown(_) | Came::Gone => {}
        }
        came
    }

    /// Presses a button of a message, as above.
    pub async fn press(&self, person: &str, on: &Shown, custom_id: &str) -> Came {
        self.act(person, json!({ "do": "press", "message": on.id, "custom_id": custom_id }), Some(on)).await
    }

    /// Somebody does something, again and again if they have to, that is done once however often it is asked for.
    pub async fn insist(&self, person: &str, act: Value) {
        for _ in 0..INSISTENCE {
            match self.act(person, act.clone(), None).await {
                Came::Shown(_) | Came::Sorry(true) | Came::Gone => return,
                Came::Sorry(false) | Came::Nothing => self.figures().again += 1,
            }
            tokio::time::sleep(PAUSE).await;
        }
        self.figures().error("something that was asked for in vain");
    }

    /// A message as it is once it is written: where the answer took long it was only promised at first, or is not yet another one.
    async fn written(&self, person: &str, mut shown: Shown, on: Option<&Shown>) -> Came {
        let is_written = |shown: &Shown| !shown.thinking && on.is_none_or(|on| on.id != shown.id || !on.says(shown));
        for _ in 0..LOOKS {
            if is_written(&shown) {
                let texts = Texts::english();
                return match &shown.content {
                    said if APOLOGIES.iter().any(|id| texts.say(id) == *said) => Came::Sorry(false),
                    said if texts.say(DONE) == *said => Came::Sorry(true),
                    _ => Came::Shown(shown),
                };
            }
            tokio::time::sleep(LOOK_AGAIN).await;
            match self.door.look(person, &shown.id).await {
                Ok(Some(now)) => shown = now,
                _ => break,
            }
        }
        Came::Nothing
    }

    /// Somebody challenges somebody, or the opponent at its lowest level.
    pub async fn challenge(&self, person: &str, other: Option<&str>) {
        let options = match other {
            Some(other) => json!({ "opponent": other }),
            None => json!({ "opponent": self.places.bot, "level": LOWEST }),
        };
        let Some(channel) = self.places.channels.first() else { return };
        self.insist(person, json!({ "do": "command", "channel": channel, "name": "challenge", "options": options }))
            .await;
    }

    /// A phone rings: whoever moved there had their move delivered.
    pub fn rang(&self, ping: &Ping) {
        let mut games = self.games();
        let Some(game) = games.get_mut(&ping.channel) else { return };
        let Some(moved) = game.moved.take() else { return };
        let mut figures = self.figures();
        let times = if game.line.is_some() { &mut figures.delivery } else { &mut figures.murus };
        times.add(moved.at.elapsed());
        figures.turns += 1;
    }

    /// A board came; of a game that is not known yet, the first.
    pub fn board(&self, channel: &str, murus: bool) {
        let mut games = self.games();
        if !games.contains_key(channel) {
            let line = (!murus).then(|| Line::new(Variant::STANDARD));
            games.insert(channel.to_owned(), Running { line, moved: None });
            let mut figures = self.figures();
            figures.running += 1;
            figures.begun += 1;
        }
    }

    /// Somebody begins to move, which is when; the game moves on where it is known.
    pub fn moving(&self, channel: &str, text: &str) -> Instant {
        let at = clock::instant();
        if let Some(game) = self.games().get_mut(channel) {
            game.moved = Some(Moved { at, sure: false });
            if let Some(line) = &mut game.line {
                // What the bot does not take is seen when nobody is told of it.
                let _ = line.read(text).map(|entry| line.play(entry));
            }
        }
        at
    }

    /// Somebody was told that the move is made which they began then. Whoever is to move next may have been told before.
    pub fn moved(&self, channel: &str, at: Instant) {
        let mut games = self.games();
        let moved = games.get_mut(channel).and_then(|game| game.moved.as_mut());
        if let Some(moved) = moved.filter(|moved| moved.at == at) {
            moved.sure = true;
        }
    }

    /// A game is over; whether that is new. Whoever won against the opponent is told by the board alone.
    pub fn over(&self, channel: &str) -> bool {
        let Some(game) = self.games().remove(channel) else { return false };
        let mut figures = self.figures();
        figures.running -= 1;
        figures.ended += 1;
        figures.turns += u64::from(game.moved.is_some());
        true
    }

    /// The legal moves, as they are written, where the game is known.
    pub fn moves(&self, channel: &str) -> Vec<String> {
        let games = self.games();
        games.get(channel).and_then(|game| game.line.as_ref()).map(Line::written_moves).unwrap_or_default()
    }
}
