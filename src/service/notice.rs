//! What there is to say, as data: which notices a change causes, and what one says when it is delivered.

use crate::engine::Review;
use crate::game::{Challenge, GameId, Holder, Millis, PlayerId};
use crate::store::{self, Address, Conn, GameRow, StoreError};

use super::keys::Keys;

/// The kinds of notices. Their order is the order of delivery within one event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A challenge is posted.
    Challenge,
    /// The game's thread is opened.
    Thread,
    /// A board, and whose turn it is.
    Turn,
    /// The last board, and how it ended.
    End,
    /// The result, told in the channel.
    Result,
    /// The challenge's message says who is in, or what became of it.
    Answered,
    /// The board before this event loses its buttons. Best effort.
    Tidy,
    /// A review that somebody asked for.
    Review,
}

impl Kind {
    const WORDS: [(Kind, &'static str); 8] = [
        (Kind::Challenge, "challenge"),
        (Kind::Thread, "thread"),
        (Kind::Turn, "turn"),
        (Kind::End, "end"),
        (Kind::Result, "result"),
        (Kind::Answered, "answered"),
        (Kind::Tidy, "tidy"),
        (Kind::Review, "review"),
    ];

    /// The stored word.
    pub fn word(self) -> &'static str {
        Kind::WORDS[self as usize].1
    }

    /// The kind of a stored word.
    pub fn from_word(word: &str) -> Option<Kind> {
        Kind::WORDS.iter().find(|(_, known)| *known == word).map(|&(kind, _)| kind)
    }

    /// Place in the lane: events in order, and the kinds of one event in order. Each can be there once.
    fn step(self, seq: u32) -> i64 {
        i64::from(seq) * 16 + self as i64
    }
}

/// A notice, loaded anew for its delivery, so that it says what is true then.
#[derive(Clone, Debug)]
pub enum Notice {
    /// Post a challenge; pings who is invited.
    Challenge {
        /// The challenge.
        challenge: Challenge,
        /// Discord ids of the people at its seats, in the order of the seats; none where a seat has no person.
        people: Vec<Option<u64>>,
    },
    /// Edit the challenge's message to say who is in, or what became of it.
    Answered {
        /// The challenge.
        challenge: Challenge,
        /// Discord ids of the people at its seats.
        people: Vec<Option<u64>>,
        /// The game that came of it.
        game: Option<Box<GameRow>>,
        /// The message's channel and id.
        message: (u64, u64),
    },
    /// Open a thread from the challenge's message.
    Thread {
        /// The game.
        game: Box<GameRow>,
        /// Discord ids of the people in its chairs.
        people: Vec<Option<u64>>,
        /// The message's channel and id.
        message: (u64, u64),
    },
    /// Post the board for the player to move; pings that player.
    Turn {
        /// The game.
        game: Box<GameRow>,
        /// Discord ids of the people in its chairs.
        people: Vec<Option<u64>>,
        /// The event count of the last board posted: what happened since is told.
        since: u32,
        /// The place where it belongs, and why Discord refuses it there, if it goes elsewhere.
        instead: Option<(Address, String)>,
    },
    /// Post the last board; pings those who did not end the game themselves.
    End {
        /// The game.
        game: Box<GameRow>,
        /// Discord ids of the people in its chairs.
        people: Vec<Option<u64>>,
        /// How many hints were taken in each chair.
        hints: Vec<i64>,
        /// The event count of the last board posted.
        since: u32,
        /// The place where it belongs, and why Discord refuses it there, if it goes elsewhere.
        instead: Option<(Address, String)>,
    },
    /// Tell the channel the result; pings nobody.
    Result {
        /// The game.
        game: Box<GameRow>,
        /// Discord ids of the people in its chairs.
        people: Vec<Option<u64>>,
    },
    /// Post a review; pings nobody.
    Review {
        /// The game.
        game: Box<GameRow>,
        /// Discord ids of the people in its chairs.
        people: Vec<Option<u64>>,
        /// The review.
        review: Review,
    },
    /// Take the buttons off an answered board.
    Tidy {
        /// The message's channel and id.
        message: (u64, u64),
    },
}

/// Writes notices into the outbox, inside the transaction of the change that causes them.
pub(super) struct Outbox<'a> {
    pub conn: &'a mut Conn,
    pub keys: &'a Keys,
    pub now: Millis,
}

impl Outbox<'_> {
    /// A challenge was made; who is invited is pinged.
    pub async fn proposed(&mut self, challenge: &Challenge) -> Result<(), StoreError> {
        self.put(challenge.id, Kind::Challenge, 0, challenge.invited().next()).await
    }

    /// A challenge was settled, or changed, for this time.
    pub async fn answered(&mut self, challenge: &Challenge, version: i64) -> Result<(), StoreError> {
        self.put(challenge.id, Kind::Answered, version as u32, None).await
    }

    /// A game began.
    pub async fn began(&mut self, row: &GameRow) -> Result<(), StoreError> {
        if row.place.server.is_some() && !row.place.thread {
            self.put(row.game.id, Kind::Thread, 0, None).await?;
        }
        self.turn(row).await
    }

    /// Something happened in a game: the next player is told, or all are told the end, and the answered board loses its buttons.
    pub async fn happened(&mut self, row: &GameRow) -> Result<(), StoreError> {
        let (id, seq) = (row.game.id, row.game.seq());
        if row.game.outcome().is_some() {
            self.put(id, Kind::End, seq, None).await?;
            if row.place.server.is_some() && !row.place.thread {
                self.put(id, Kind::Result, seq, None).await?;
            }
        } else {
            self.turn(row).await?;
        }
        self.put(id, Kind::Tidy, seq, None).await
    }

    /// A review was made.
    pub async fn reviewed(&mut self, row: &GameRow) -> Result<(), StoreError> {
        self.put(row.game.id, Kind::Review, row.game.seq(), None).await
    }

    /// The board for the person to move. The opponent needs none, for its reply is told together with the move that it answers; but those
    /// who watch an exhibition do.
    async fn turn(&mut self, row: &GameRow) -> Result<(), StoreError> {
        match row.game.mover() {
            Some(&Holder::Player(player)) => self.put(row.game.id, Kind::Turn, row.game.seq(), Some(player)).await,
            Some(Holder::Bot { .. }) if row.game.is_exhibition() => {
                self.put(row.game.id, Kind::Turn, row.game.seq(), None).await
            }
            Some(Holder::Bot { .. }) | None => Ok(()),
        }
    }

    async fn put(&mut self, lane: GameId, kind: Kind, seq: u32, recipient: Option<PlayerId>) -> Result<(), StoreError> {
        let id = self.keys.next(self.now);
        store::enqueue(self.conn, id, lane, kind.step(seq), kind.word(), seq, recipient, self.now).await
    }
}
