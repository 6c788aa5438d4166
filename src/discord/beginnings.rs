//! Private answers that say that a game begins: with its first board they become a link to it. They
//! are kept in memory, since only their tokens change them; one that is lost stays without a link.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::oneshot;

use crate::game::GameId;
use crate::ids::Posted;
use crate::texts::Texts;

/// The most games that are kept; the oldest goes.
const KNOWN: usize = 1_000;

/// The last games that began, each with its answer or its first board. Cheap to clone; all clones
/// are one.
#[derive(Clone, Default)]
pub struct Beginnings(Arc<Mutex<Games>>);

#[derive(Default)]
struct Games {
    known: HashMap<GameId, Begun>,
    order: VecDeque<GameId>,
}

/// What is known of a game that began.
enum Begun {
    /// Its answer waits for the board.
    Answered(BegunAnswer),
    /// Its first board.
    Posted(Posted),
}

/// An answer that waits for a board.
pub struct BegunAnswer {
    /// The token by which it changes.
    pub token: String,
    /// The language of its reader.
    pub texts: Texts,
    /// Ends once it is given.
    pub given: oneshot::Receiver<()>,
}

impl Beginnings {
    /// Keeps an answer until the board comes; the sender ends once it is given. Where the board is
    /// posted already, that.
    pub fn wait(&self, game: GameId, token: &str, texts: Texts) -> Result<oneshot::Sender<()>, Posted> {
        let mut games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(Begun::Posted(board)) = games.known.get(&game) {
            return Err(*board);
        }
        let (gives, given) = oneshot::channel();
        games.put(game, Begun::Answered(BegunAnswer { token: token.to_owned(), texts, given }));
        Ok(gives)
    }

    /// Keeps the first board of a game, and hands out the answer that waits for it.
    pub fn post(&self, game: GameId, board: Posted) -> Option<BegunAnswer> {
        let mut games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match games.put(game, Begun::Posted(board)) {
            Some(Begun::Answered(answer)) => Some(answer),
            Some(Begun::Posted(_)) | None => None,
        }
    }
}

impl Games {
    fn put(&mut self, game: GameId, begun: Begun) -> Option<Begun> {
        let before = self.known.insert(game, begun);
        if before.is_none() {
            self.order.push_back(game);
        }
        if self.order.len() > KNOWN
            && let Some(oldest) = self.order.pop_front()
        {
            self.known.remove(&oldest);
        }
        before
    }
}
