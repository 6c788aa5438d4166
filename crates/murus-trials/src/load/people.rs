//! People who play. Each waits for a ping and presses a button of its message.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::task::{AbortHandle, JoinSet};
use tokio::time::sleep_until;

use super::door::{SeenMessage, SeenPing};
use super::shared::{ActOutcome, LoadShared, PAUSE};
use murus::clock;

/// The most turns that people may make at once to catch up.
const SPARE: usize = 20;

/// The number of times that the pause before another look at a board may double.
const LONGEST_PAUSE: u32 = 4;

/// The most choices for one move, more than any move needs.
const STEPS: usize = 6;

/// All people who play. They stop when it is dropped.
pub(super) struct Crowd {
    people: JoinSet<()>,
    pace: Option<AbortHandle>,
}

impl Crowd {
    /// Starts a task for each person, who waits for pings.
    pub fn gather(shared: &Arc<LoadShared>, people: &[String]) -> Crowd {
        let mut tasks = JoinSet::new();
        let mut phones = HashMap::new();
        for (n, id) in people.iter().enumerate() {
            let (phone, inbox) = mpsc::unbounded_channel();
            phones.insert(id.clone(), phone);
            let random = StdRng::seed_from_u64(shared.seed.wrapping_add(n as u64));
            let turns = VecDeque::new();
            let later = Vec::new();
            let heard = HashSet::new();
            let (shared, alone) = (Arc::clone(shared), n < shared.alone);
            tasks.spawn(
                LoadPlayer { id: id.clone(), shared, inbox, random, turns, later, heard, alone }
                    .live(),
            );
        }
        let shared = Arc::clone(shared);
        tasks.spawn(async move {
            let mut count = 0;
            while let Ok(pings) = shared.door.pings(count).await {
                count += pings.len();
                for ping in pings {
                    shared.count_ping(&ping);
                    if let Some(phone) = phones.get(&ping.person) {
                        // A person whose task ended needs no ping.
                        let _ = phone.send(ping);
                    }
                }
            }
        });
        Crowd { people: tasks, pace: None }
    }

    /// Makes people make this many turns a second.
    pub fn pace(&mut self, shared: &Arc<LoadShared>, turns: f64) {
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

    /// Stops people from making turns. They still react to pings.
    pub fn rest(&mut self, shared: &LoadShared) {
        if let Some(pace) = self.pace.take() {
            pace.abort();
        }
        shared.turns.forget_permits(SPARE);
    }
}

/// A person who plays.
struct LoadPlayer {
    id: String,
    shared: Arc<LoadShared>,
    inbox: mpsc::UnboundedReceiver<SeenPing>,
    random: StdRng,
    /// The boards on which it is this person's turn.
    turns: VecDeque<WaitingBoard>,
    /// The boards with a failed or unconfirmed move, and the time to look at each again.
    later: Vec<(Instant, WaitingBoard)>,
    /// The custom ids of buttons that identify the pings handled so far.
    heard: HashSet<String>,
    /// True if this person plays only against the opponent.
    alone: bool,
}

/// A board on which it is a person's turn, its thread, and the number of failed tries.
struct WaitingBoard {
    channel: String,
    board: SeenMessage,
    tries: u32,
}

/// The state of a game at another look at its board.
enum GameCourse {
    /// The board is still the latest one.
    Here,
    /// A later board has followed.
    On,
    /// There is no board in the thread.
    Nowhere,
    /// The game is over. Holds its last message.
    Over(SeenMessage),
}

impl LoadPlayer {
    async fn live(mut self) {
        let shared = Arc::clone(&self.shared);
        loop {
            let next = self.later.iter().enumerate().min_by_key(|(_, (at, _))| *at);
            let next = next.map(|(n, (at, _))| (n, *at));
            tokio::select! {
                biased;
                ping = self.inbox.recv() => match ping {
                    Some(ping) => self.come(ping).await,
                    None => return,
                },
                n = until(next) => {
                    let (_, turn) = self.later.swap_remove(n);
                    self.look_again(turn).await;
                }
                Ok(permit) = shared.turns.acquire(), if !self.turns.is_empty() => {
                    permit.forget();
                    if let Some(turn) = self.turns.pop_front() {
                        self.turn(turn).await;
                    }
                }
            }
        }
    }

    /// Looks at the message of a ping. Accepts a challenge or a rematch, or keeps a board to move
    /// on. Does nothing for another message.
    async fn come(&mut self, SeenPing { channel, message, .. }: SeenPing) {
        let Ok(Some(shown)) = self.shared.door.look(&self.id, &message).await else { return };
        let Some(part) =
            ["accept", "rematch", "units"].into_iter().find_map(|word| shown.part(word))
        else {
            return;
        };
        if !self.heard.insert(part.custom_id.clone()) {
            self.shared.figures().error("a second ping about the same thing");
        }
        match part.word() {
            "accept" => self.insist(&shown, "accept").await,
            "rematch" => self.play_again(&channel, &shown).await,
            _ => {
                self.shared.board(&channel, self.alone);
                self.turns.push_back(WaitingBoard { channel, board: shown, tries: 0 });
            }
        }
    }

    /// Asks for a rematch after the end of a game.
    async fn play_again(&self, channel: &str, end: &SeenMessage) {
        if self.shared.end_game(channel) {
            self.insist(end, "rematch").await;
        }
    }

    async fn insist(&self, on: &SeenMessage, word: &str) {
        if let Some(part) = on.part(word) {
            let press = json!({ "do": "press", "message": on.id, "custom_id": part.custom_id });
            self.shared.insist(&self.id, press).await;
        }
    }

    /// Makes a turn on a board. If the bot does not confirm the move, the person looks at the board
    /// again later.
    async fn turn(&mut self, turn: WaitingBoard) {
        match self.moves(&turn).await {
            Some(at) => self.shared.confirm_move(&turn.channel, at),
            None => self.put_back(turn),
        }
    }

    /// Keeps a board for later, after a pause that doubles with each try.
    fn put_back(&mut self, turn: WaitingBoard) {
        let pause = PAUSE * 2_u32.pow(turn.tries.min(LONGEST_PAUSE));
        self.later.push((clock::instant() + pause, WaitingBoard { tries: turn.tries + 1, ..turn }));
    }

    /// Looks at a board again and continues from its present state.
    async fn look_again(&mut self, turn: WaitingBoard) {
        match self.course(&turn).await {
            GameCourse::Here => {
                self.shared.figures().again += 1;
                self.turns.push_front(turn);
            }
            GameCourse::Nowhere => self.put_back(turn),
            // In games between people, the one who got the ping asks for a rematch.
            GameCourse::Over(end) if self.alone => self.play_again(&turn.channel, &end).await,
            GameCourse::On | GameCourse::Over(_) => {}
        }
    }

    async fn course(&self, turn: &WaitingBoard) -> GameCourse {
        let Ok(messages) = self.shared.door.messages(&self.id, &turn.channel).await else {
            return GameCourse::Nowhere;
        };
        let mut seen = messages.into_iter().rev().filter(|message| !message.whisper);
        match seen
            .find(|message| message.part("units").is_some() || message.part("rematch").is_some())
        {
            Some(end) if end.part("rematch").is_some() => GameCourse::Over(end),
            Some(board) if board.id == turn.board.id => GameCourse::Here,
            Some(_) => GameCourse::On,
            None => GameCourse::Nowhere,
        }
    }

    /// Makes a move, pressed or typed. Returns the time at which it began; `None` if the bot did
    /// not confirm it.
    async fn moves(
        &mut self,
        WaitingBoard { channel, board, .. }: &WaitingBoard,
    ) -> Option<Instant> {
        let moves = self.shared.moves(channel);
        if !moves.is_empty() && self.random.random_range(0..100) < self.shared.typed {
            let text = &moves[self.random.random_range(0..moves.len())];
            let at = self.shared.begin_move(channel, text);
            let typed = json!({ "do": "command", "channel": channel, "name": "move", "options": { "move": text } });
            return goes_on(&self.shared.act(&self.id, typed, None).await).then_some(at);
        }
        let mut outcome = self.shared.press(&self.id, board, &board.part("units")?.custom_id).await;
        for _ in 0..STEPS {
            let ActOutcome::Shown(menu) = outcome else { return None };
            if let Some(play) = menu.part("play") {
                let at = self.shared.begin_move(channel, play.argument());
                return goes_on(&self.shared.press(&self.id, &menu, &play.custom_id).await)
                    .then_some(at);
            }
            let choice = self.choice(&menu)?;
            // Against the opponent the moves are not known, so a choice may already be the move.
            let at = moves.is_empty().then(|| self.shared.begin_move(channel, ""));
            outcome = self.shared.act(&self.id, choice, Some(&menu)).await;
            if at.is_some() && goes_on(&outcome) {
                return at;
            }
        }
        None
    }

    /// A random choice among those that lead to a move; `None` if the message offers none.
    fn choice(&mut self, menu: &SeenMessage) -> Option<Value> {
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
}

/// Returns true if an answer confirms a move and the game continues. Then it offers to try further
/// moves.
fn goes_on(outcome: &ActOutcome) -> bool {
    matches!(outcome, ActOutcome::Shown(shown) if shown.part("line").is_some())
}

/// Waits for the time of an item and returns it. Waits forever if there is no item.
async fn until<T>(next: Option<(T, Instant)>) -> T {
    match next {
        Some((what, at)) => {
            sleep_until(at.into()).await;
            what
        }
        None => std::future::pending().await,
    }
}
