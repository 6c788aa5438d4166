//! People who play: they come when their phone rings, and press what the message there offers.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use tokio::sync::{Semaphore, mpsc};
use tokio::task::{AbortHandle, JoinSet};

use super::door::{Door, Ping, Places, Shown};
use super::figures::Figures;
use super::plan::Plan;
use crate::clock;
use crate::rules::{Line, Variant};

/// Turns that may be made at once by whoever comes late.
const SPARE: usize = 20;

/// Choices on the way to a move, more than there ever are.
const STEPS: usize = 6;

/// The level of the opponent that thinks least.
const LOWEST: &str = "Tiro";

/// How often people press something again where things go wrong on purpose, and after how long.
const INSISTENCE: u32 = 20;
const PAUSE: Duration = Duration::from_secs(1);

/// How often, and after which pauses, a message is looked at that was only promised.
const LOOKS: usize = 50;
const LOOK_AGAIN: Duration = Duration::from_millis(100);

/// A move that nobody was told of within this time is lost.
const LOST: Duration = Duration::from_secs(10);

/// What everybody shares.
pub(super) struct Shared {
    door: Door,
    pub places: Places,
    figures: Mutex<Figures>,
    /// The games that run, by their thread.
    games: Mutex<HashMap<String, Running>>,
    /// Whose turn it is to make a turn.
    turns: Semaphore,
    /// Whether something goes wrong on purpose: then people press again what was not answered.
    rough: bool,
    typed: u64,
    seed: u64,
    /// How many people, the first, play the opponent alone.
    alone: usize,
}

/// Something was pressed, and nothing came of it.
struct Unanswered;

/// A game that runs.
struct Running {
    /// As far as it is known: against the opponent it is not.
    line: Option<Line>,
    /// When the last move was begun, until somebody is told of it.
    moved: Option<Instant>,
}

impl Shared {
    pub fn new(plan: &Plan, alone: usize, door: Door, places: Places) -> Shared {
        let (figures, games) = (Mutex::default(), Mutex::default());
        // Who presses again what was stored and not answered is told where the game is by now; a typed move may be another one there.
        let (rough, typed) = (plan.is_rough(), if plan.is_rough() { 0 } else { plan.typed });
        Shared { door, places, figures, games, turns: Semaphore::new(0), rough, typed, seed: plan.seed, alone }
    }

    pub fn figures(&self) -> MutexGuard<'_, Figures> {
        self.figures.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts from now on, and says what was counted before.
    pub fn take(&self) -> Figures {
        let lost = self.lost(LOST);
        let running = self.games().len();
        let mut taken = std::mem::replace(&mut *self.figures(), Figures { running, ..Figures::default() });
        if lost > 0 {
            taken.errors.insert("a move that nobody was told of", lost as u64);
        }
        taken
    }

    /// Games in which nobody was told of a move that is older than this.
    pub fn lost(&self, old: Duration) -> usize {
        self.games().values().filter(|game| game.moved.is_some_and(|at| at.elapsed() > old)).count()
    }

    /// How many people, the first, play the opponent alone.
    pub fn alone(&self) -> usize {
        self.alone
    }

    fn games(&self) -> MutexGuard<'_, HashMap<String, Running>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody does something, again and again if they have to; the message that it leads to.
    pub async fn act(&self, person: &str, act: Value) -> Option<Shown> {
        for _ in 0..if self.rough { INSISTENCE } else { 0 } {
            if let Ok(shown) = self.act_once(person, act.clone()).await {
                return shown;
            }
            tokio::time::sleep(PAUSE).await;
        }
        self.act_once(person, act).await.unwrap_or_default()
    }

    async fn act_once(&self, person: &str, act: Value) -> Result<Option<Shown>, Unanswered> {
        let start = clock::instant();
        let answered = self.door.act(person, act).await;
        let mut figures = self.figures();
        figures.first.add(start.elapsed());
        match answered {
            Ok(answered) if answered.in_time() => Ok(answered.shown),
            Ok(_) => {
                figures.error("no answer in time");
                Err(Unanswered)
            }
            Err(_) => {
                figures.error("nothing to press any more");
                Ok(None)
            }
        }
    }

    /// Somebody challenges somebody, or the opponent at its lowest level.
    pub async fn challenge(&self, person: &str, other: Option<&str>) {
        let options = match other {
            Some(other) => json!({ "opponent": other }),
            None => json!({ "opponent": self.places.bot, "level": LOWEST }),
        };
        let Some(channel) = self.places.channels.first() else { return };
        self.act(person, json!({ "do": "command", "channel": channel, "name": "challenge", "options": options })).await;
    }

    async fn press(&self, person: &str, message: &str, custom_id: &str) -> Option<Shown> {
        self.act(person, json!({ "do": "press", "message": message, "custom_id": custom_id })).await
    }

    /// A phone rings: whoever moved there had their move delivered.
    fn rang(&self, ping: &Ping) {
        let mut games = self.games();
        let Some(game) = games.get_mut(&ping.channel) else { return };
        let Some(moved) = game.moved.take() else { return };
        let mut figures = self.figures();
        let times = if game.line.is_some() { &mut figures.delivery } else { &mut figures.murus };
        times.add(moved.elapsed());
    }

    /// A board came; of a game that is not known yet, the first.
    fn board(&self, channel: &str, murus: bool) {
        let mut games = self.games();
        if !games.contains_key(channel) {
            let line = (!murus).then(|| Line::new(Variant::STANDARD));
            games.insert(channel.to_owned(), Running { line, moved: None });
            let mut figures = self.figures();
            figures.running += 1;
            figures.begun += 1;
        }
    }

    /// Somebody begins to move; the game moves on where it is known.
    fn moving(&self, channel: &str, text: &str) {
        if let Some(game) = self.games().get_mut(channel) {
            game.moved = Some(clock::instant());
            if let Some(line) = &mut game.line {
                // What the bot does not take is seen when nobody is told of it.
                let _ = line.read(text).map(|entry| line.play(entry));
            }
        }
        self.figures().turns += 1;
    }

    /// A game is over.
    fn over(&self, channel: &str) {
        if self.games().remove(channel).is_some() {
            let mut figures = self.figures();
            figures.running -= 1;
            figures.ended += 1;
        }
    }

    /// The legal moves, as they are written, where the game is known.
    fn moves(&self, channel: &str) -> Vec<String> {
        let games = self.games();
        games.get(channel).and_then(|game| game.line.as_ref()).map(Line::written_moves).unwrap_or_default()
    }
}

/// Everybody, until they leave.
pub(super) struct Crowd {
    people: JoinSet<()>,
    pace: Option<AbortHandle>,
}

impl Crowd {
    /// People who wait for their phones to ring.
    pub fn gather(shared: &Arc<Shared>, people: &[String]) -> Crowd {
        let (mut tasks, mut phones) = (JoinSet::new(), HashMap::new());
        for (n, id) in people.iter().enumerate() {
            let (phone, inbox) = mpsc::unbounded_channel();
            phones.insert(id.clone(), phone);
            let random = StdRng::seed_from_u64(shared.seed.wrapping_add(n as u64));
            let (shared, turns, told, alone) =
                (Arc::clone(shared), VecDeque::default(), HashSet::new(), n < shared.alone);
            tasks.spawn(Person { id: id.clone(), shared, inbox, random, turns, told, alone }.live());
        }
        let shared = Arc::clone(shared);
        tasks.spawn(async move {
            let mut heard = 0;
            while let Ok(pings) = shared.door.pings(heard).await {
                heard += pings.len();
                for ping in pings {
                    shared.rang(&ping);
                    if let Some(phone) = phones.get(&ping.person) {
                        // Whoever left hears nothing.
                        let _ = phone.send(ping);
                    }
                }
            }
        });
        Crowd { people: tasks, pace: None }
    }

    /// From now on people make so many turns a second.
    pub fn pace(&mut self, shared: &Arc<Shared>, turns: f64) {
        let shared = Arc::clone(shared);
        self.pace = Some(self.people.spawn(async move {
            let mut tick = tokio::time::interval(Duration::from_secs_f64(1.0 / turns));
            loop {
                tick.tick().await;
                if shared.turns.available_permits() < SPARE {
                    shared.turns.add_permits(1);
                }
            }
        }));
    }

    /// From now on people only look at what comes.
    pub fn rest(&mut self, shared: &Shared) {
        if let Some(pace) = self.pace.take() {
            pace.abort();
        }
        shared.turns.forget_permits(SPARE);
    }
}

/// Somebody.
struct Person {
    id: String,
    shared: Arc<Shared>,
    inbox: mpsc::UnboundedReceiver<Ping>,
    random: StdRng,
    /// The boards at which they are to move: thread and message.
    turns: VecDeque<(String, Shown)>,
    /// The boards that they were told of.
    told: HashSet<String>,
    /// Whether they play the opponent alone.
    alone: bool,
}

impl Person {
    async fn live(mut self) {
        let shared = Arc::clone(&self.shared);
        loop {
            tokio::select! {
                biased;
                ping = self.inbox.recv() => match ping {
                    Some(ping) => self.come(ping).await,
                    None => return,
                },
                Ok(turn) = shared.turns.acquire(), if !self.turns.is_empty() => {
                    turn.forget();
                    if let Some((channel, board)) = self.turns.pop_front() {
                        self.turn(&channel, &board).await;
                    }
                }
            }
        }
    }

    /// Looks at what the phone rang for.
    async fn come(&mut self, ping: Ping) {
        let Ok(Some(shown)) = self.shared.door.look(&self.id, &ping.message).await else { return };
        if let Some(accept) = shown.part("accept") {
            self.shared.press(&self.id, &shown.id, &accept.custom_id).await;
        } else if shown.part("rematch").is_some() {
            self.again(&ping.channel, &shown).await;
        } else if let Some(units) = shown.part("units") {
            if !self.told.insert(units.custom_id.clone()) {
                self.shared.figures().error("a turn that somebody was told of twice");
            }
            self.shared.board(&ping.channel, self.alone);
            self.turns.push_back((ping.channel, shown));
        }
    }

    /// The game is over: it is played again.
    async fn again(&mut self, channel: &str, shown: &Shown) {
        self.shared.over(channel);
        if let Some(rematch) = shown.part("rematch") {
            self.shared.press(&self.id, &shown.id, &rematch.custom_id).await;
        }
    }

    /// Makes a move, pressed or typed.
    async fn turn(&mut self, channel: &str, board: &Shown) {
        let moves = self.shared.moves(channel);
        if !moves.is_empty() && self.random.random_range(0..100) < self.shared.typed {
            let text = &moves[self.random.random_range(0..moves.len())];
            self.shared.moving(channel, text);
            let typed = json!({ "do": "command", "channel": channel, "name": "move", "options": { "move": text } });
            self.done(channel, self.shared.act(&self.id, typed).await).await;
            return;
        }
        let mut shown = match board.part("units") {
            Some(units) => self.shared.press(&self.id, &board.id, &units.custom_id).await,
            None => None,
        };
        for _ in 0..STEPS {
            let Some(menu) = shown else { return };
            let menu = self.written(menu).await;
            if let Some(play) = menu.part("play") {
                self.shared.moving(channel, play.argument());
                let done = self.shared.press(&self.id, &menu.id, &play.custom_id).await;
                self.done(channel, done).await;
                return;
            }
            shown = match self.choice(&menu) {
                Some(choice) => self.shared.act(&self.id, choice).await,
                None => break,
            };
        }
        if !self.shared.rough {
            // Else it may be a board whose move was stored, and not answered.
            self.shared.figures().error("no way to a move");
        }
    }

    /// A message as it is once it is written: where the answer took long it was only promised at first.
    async fn written(&self, mut shown: Shown) -> Shown {
        for _ in 0..LOOKS {
            if shown.parts().next().is_some() {
                break;
            }
            tokio::time::sleep(LOOK_AGAIN).await;
            if let Ok(Some(now)) = self.shared.door.look(&self.id, &shown.id).await {
                shown = now;
            }
        }
        shown
    }

    /// One of the ways on, by chance.
    fn choice(&mut self, menu: &Shown) -> Option<Value> {
        let mut ways = Vec::new();
        for part in menu.parts() {
            match part.word() {
                "from" | "to" => {
                    ways.push(json!({ "do": "press", "message": menu.id, "custom_id": part.custom_id }));
                }
                "unit" | "target" => ways.extend(part.options.iter().map(|option| {
                    let values = [&option.value];
                    json!({ "do": "select", "message": menu.id, "custom_id": part.custom_id, "values": values })
                })),
                _ => {}
            }
        }
        (!ways.is_empty()).then(|| ways.swap_remove(self.random.random_range(0..ways.len())))
    }

    /// After a move: who won against the opponent by it is not told so, but sees that nothing goes on.
    async fn done(&mut self, channel: &str, shown: Option<Shown>) {
        if self.alone && !self.shared.rough && shown.is_some_and(|shown| shown.part("if").is_none()) {
            self.shared.over(channel);
            self.shared.challenge(&self.id, None).await;
        }
    }
}
