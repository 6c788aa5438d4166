//! What there is to say, as data: which notices a change causes, and what one says when it is delivered.

use super::habits;
use super::keys::Keys;
use super::parcel::told;
use crate::engine::Review;
use crate::game::{Challenge, EventKind, Game, GameId, Holder, Millis, Offer, PlayerId, Rating, Ring};
use crate::ids::{Posted, UserId};
use crate::store::{self, Address, Conn, Desk, Fresh, GameRow, RatingRow, StoreError};

/// The kinds of notices. Their order is the order of delivery within one event; those from [`NoticeKind::Half`] on stand beside a game's course.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoticeKind {
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
    /// Something is offered to the other side.
    Offer,
    /// An offer's message says what became of it. Best effort.
    Settled,
    /// Something that happened in a game beside its moves.
    Note,
    /// A ping of its own: it is somebody's turn, or something is offered to them.
    Nudge,
    /// Half of somebody's time has passed.
    Half,
    /// Four fifths of it have passed.
    Most,
    /// Two hours of it are left.
    Last,
    /// All games in which it is somebody's turn.
    Digest,
    /// The list of a channel's games.
    Desk,
}

impl NoticeKind {
    const WORDS: [(NoticeKind, &'static str); 17] = [
        (NoticeKind::Challenge, "challenge"),
        (NoticeKind::Thread, "thread"),
        (NoticeKind::Turn, "turn"),
        (NoticeKind::End, "end"),
        (NoticeKind::Result, "result"),
        (NoticeKind::Answered, "answered"),
        (NoticeKind::Tidy, "tidy"),
        (NoticeKind::Review, "review"),
        (NoticeKind::Offer, "offer"),
        (NoticeKind::Settled, "settled"),
        (NoticeKind::Note, "note"),
        (NoticeKind::Nudge, "nudge"),
        (NoticeKind::Half, "half"),
        (NoticeKind::Most, "most"),
        (NoticeKind::Last, "last"),
        (NoticeKind::Digest, "digest"),
        (NoticeKind::Desk, "desk"),
    ];

    /// The stored word.
    pub fn word(self) -> &'static str {
        NoticeKind::WORDS[self as usize].1
    }

    /// The kind of a stored word.
    pub fn from_word(word: &str) -> Option<NoticeKind> {
        NoticeKind::WORDS.iter().find(|(_, known)| *known == word).map(|&(kind, _)| kind)
    }

    /// Whether nothing is lost where it cannot be said.
    pub fn is_best_effort(self) -> bool {
        matches!(self, NoticeKind::Tidy | NoticeKind::Settled | NoticeKind::Desk | NoticeKind::Half)
    }

    /// Place in the lane: events in order, and the kinds of one event in order. Each can be there once.
    fn step(self, seq: u32) -> i64 {
        i64::from(seq) * 16 + self as i64
    }
}

/// Why somebody is called to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Call {
    /// It is their turn.
    Turn,
    /// Something is offered to them.
    Offer(Offer),
    /// Half of their time has passed.
    Half,
    /// Four fifths of it have passed.
    Most,
    /// Two hours of it are left.
    Last,
}

/// A game as notices carry it, with the Discord ids of the people in its chairs.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The game.
    pub row: Box<GameRow>,
    /// Discord ids of the people in its chairs; none for the opponent and for people who had themselves deleted.
    pub people: Vec<Option<UserId>>,
}

/// A game in a list.
#[derive(Clone, Debug)]
pub struct Listing {
    /// The game.
    pub shown: Shown,
    /// Channel and message of its newest board, to jump to.
    pub board: Option<Posted>,
    /// Why its last notice reached nobody; none where it did, and in lists for others than the person.
    pub silent: Option<String>,
}

/// A message that is not where it belongs: the place, and why Discord refuses it there.
pub type Instead = Option<(Address, String)>;

/// A notice, loaded anew for its delivery, so that it says what is true then.
#[derive(Clone, Debug)]
pub enum Notice {
    /// Post a challenge; pings who is invited.
    Challenge {
        /// The challenge.
        challenge: Challenge,
        /// Discord ids of the people at its seats, in the order of the seats; none where a seat has no person.
        people: Vec<Option<UserId>>,
    },
    /// Edit the challenge's message to say who is in, or what became of it.
    Answered {
        /// The challenge.
        challenge: Challenge,
        /// Discord ids of the people at its seats.
        people: Vec<Option<UserId>>,
        /// The game that came of it.
        game: Option<Box<GameRow>>,
        /// The message's channel and id.
        message: Posted,
    },
    /// Open a thread from the challenge's message.
    Thread {
        /// The game.
        game: Shown,
        /// The message's channel and id.
        message: Posted,
    },
    /// Post the board for the player to move; pings that player.
    Turn {
        /// The game.
        game: Shown,
        /// The number of the last board posted: what happened since is told.
        since: u32,
        /// Where it should have gone.
        instead: Instead,
    },
    /// Post the last board; pings those who did not end the game themselves.
    End {
        /// The game.
        game: Shown,
        /// How many hints were taken in each chair.
        hints: Vec<i64>,
        /// What it did to ratings: the rating before, and the new one.
        ratings: Vec<(Rating, RatingRow)>,
        /// The number of the last board posted.
        since: u32,
        /// Where it should have gone.
        instead: Instead,
    },
    /// Tell the channel the result; pings nobody.
    Result {
        /// The game.
        game: Shown,
    },
    /// Post a review; pings nobody.
    Review {
        /// The game.
        game: Shown,
        /// The review.
        review: Review,
    },
    /// Post an offer; pings those who are asked.
    Offer {
        /// The game.
        game: Shown,
        /// The number of the event that offered it.
        seq: u32,
    },
    /// Edit an offer's message to say what became of it.
    Settled {
        /// The game.
        game: Shown,
        /// The number of the event that offered it.
        seq: u32,
        /// The message's channel and id.
        message: Posted,
    },
    /// Tell what happened beside the moves; pings nobody.
    Note {
        /// The game.
        game: Shown,
        /// The number of the event.
        seq: u32,
    },
    /// Call somebody to a game, where they want to be called.
    Call {
        /// The game.
        game: Shown,
        /// The person's chair.
        chair: usize,
        /// Why.
        call: Call,
        /// Channel and message of the newest board.
        board: Option<Posted>,
        /// Where it should have gone.
        instead: Instead,
    },
    /// Tell somebody all games in which it is their turn, each with its newest board.
    Digest {
        /// The person's own id.
        player: PlayerId,
        /// The games.
        games: Vec<Listing>,
    },
    /// Write a channel's list of games: post and pin it, or edit the message that there is.
    Desk {
        /// The desk.
        desk: Desk,
        /// The games, each with its newest board.
        games: Vec<Listing>,
        /// How many there are in all.
        count: i64,
    },
    /// Take the buttons off an answered board.
    Tidy {
        /// The message's channel and id.
        message: Posted,
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
        self.put(challenge.id, NoticeKind::Challenge, 0, challenge.invited().next(), false).await
    }

    /// A challenge was settled, or changed, for this time.
    pub async fn answered(&mut self, challenge: &Challenge, version: i64) -> Result<(), StoreError> {
        self.put(challenge.id, NoticeKind::Answered, version as u32, None, true).await
    }

    /// A game began.
    pub async fn began(&mut self, row: &GameRow) -> Result<(), StoreError> {
        if row.place.server.is_some() && !row.place.thread {
            self.put(row.game.id, NoticeKind::Thread, 0, None, true).await?;
        }
        self.turn(row).await
    }

    /// Something happened in a game: the next player is told, or all are told the end, and the answered board loses its buttons; what stands
    /// beside the moves is told by itself.
    pub async fn happened(&mut self, before: &Game, row: &GameRow) -> Result<(), StoreError> {
        let (id, seq) = (row.game.id, row.game.seq());
        if row.game.board() != before.board() {
            if row.game.outcome().is_some() {
                self.put(id, NoticeKind::End, seq, None, false).await?;
                if row.place.server.is_some() && !row.place.thread {
                    self.put(id, NoticeKind::Result, seq, None, true).await?;
                }
            } else {
                self.turn(row).await?;
            }
            self.put(id, NoticeKind::Tidy, seq, None, true).await?;
        }
        for event in &row.game.events()[before.events().len()..] {
            match event.kind {
                EventKind::Offer(_) => self.offer(row).await?,
                // What was brought in was nobody's game.
                EventKind::Annul if row.game.chairs.contains(&Holder::Nobody) => {}
                EventKind::Gift(_) | EventKind::Leave(_) | EventKind::Annul => {
                    self.put(id, NoticeKind::Note, event.seq, None, true).await?
                }
                EventKind::Back | EventKind::Adopt(_) if before.away(event.chair, event.at).is_some() => {
                    self.put(id, NoticeKind::Note, event.seq, None, true).await?
                }
                _ => {}
            }
        }
        if before.pending().is_some() && row.game.pending().is_none() {
            self.put(id, NoticeKind::Settled, seq, None, true).await?;
        }
        Ok(())
    }

    /// A review was made.
    pub async fn reviewed(&mut self, row: &GameRow) -> Result<(), StoreError> {
        self.put(row.game.id, NoticeKind::Review, row.game.seq(), None, true).await
    }

    /// The board for the person to move. The opponent needs none, for its reply is told together with the move that it answers; but those
    /// who watch an exhibition do.
    async fn turn(&mut self, row: &GameRow) -> Result<(), StoreError> {
        let (id, board) = (row.game.id, row.game.board());
        match (row.game.to_move(), row.game.mover()) {
            (Some(chair), Some(&Holder::Player(player))) => {
                // Who has just taken their own move back is looking.
                let own = row
                    .game
                    .events()
                    .last()
                    .is_some_and(|event| event.kind == EventKind::Takeback && event.chair == chair);
                // Somebody left meanwhile: the turn is the same, and a ping that its holder put off stays where it is.
                let turn = row.game.turn();
                let known = turn < board && told(self.conn, &row.game, turn..board).await?;
                let ring = if own || known { Ring::Never } else { self.ring(row, chair).await? };
                if let Ring::Now { direct: true, .. } = ring {
                    self.put(id, NoticeKind::Nudge, board, Some(player), false).await?;
                }
                let quiet = !matches!(ring, Ring::Now { mention: true, .. });
                self.put(id, NoticeKind::Turn, board, Some(player), quiet).await
            }
            (Some(_), Some(Holder::Bot { .. })) if row.game.is_exhibition() => {
                self.put(id, NoticeKind::Turn, board, None, true).await
            }
            _ => Ok(()),
        }
    }

    /// An offer, for those who are asked.
    async fn offer(&mut self, row: &GameRow) -> Result<(), StoreError> {
        let seq = row.game.seq();
        let asked: Vec<usize> = (0..row.game.chairs.len()).filter(|&chair| row.game.is_asked(chair)).collect();
        let mut quiet = true;
        for &chair in &asked {
            let ring = self.ring(row, chair).await?;
            quiet &= !matches!(ring, Ring::Now { mention: true, .. });
            if let Ring::Now { direct: true, .. } = ring {
                // Several may be asked, so this one is beside the game's course.
                self.aside(row.game.id.0, NoticeKind::Nudge, seq, row.game.chairs[chair].player()).await?;
            }
        }
        let one = asked.first().and_then(|&chair| row.game.chairs[chair].player());
        self.put(row.game.id, NoticeKind::Offer, seq, one, quiet).await
    }

    /// How the holder of a chair is to be pinged; what is to come later is noted down, unless something is already.
    async fn ring(&mut self, row: &GameRow, chair: usize) -> Result<Ring, StoreError> {
        let ring = habits::ring(self.conn, row, chair, self.now).await?;
        if let (Ring::Later(at), None) = (ring, row.seats[chair].ring) {
            store::set_ring(self.conn, row.game.id, chair, Some(habits::later(at))).await?;
        }
        Ok(ring)
    }

    /// Something beside a game's course: a reminder, a ping that was put off, a digest, a desk.
    pub async fn aside(
        &mut self,
        lane: i64,
        kind: NoticeKind,
        seq: u32,
        recipient: Option<PlayerId>,
    ) -> Result<(), StoreError> {
        let id = self.keys.next(self.now);
        let quiet = kind == NoticeKind::Half || kind == NoticeKind::Desk;
        let row = Fresh { id, lane: -lane, step: id, kind: kind.word(), seq, recipient, quiet };
        store::enqueue(self.conn, &row, self.now).await
    }

    async fn put(
        &mut self,
        lane: GameId,
        kind: NoticeKind,
        seq: u32,
        recipient: Option<PlayerId>,
        quiet: bool,
    ) -> Result<(), StoreError> {
        let id = self.keys.next(self.now);
        let row = Fresh { id, lane: lane.0, step: kind.step(seq), kind: kind.word(), seq, recipient, quiet };
        store::enqueue(self.conn, &row, self.now).await
    }
}
