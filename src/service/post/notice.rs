//! What one notice says when it is delivered, as data.

use murus_gallicus::engine::Review;

use crate::game::{Chair, Challenge, GameId, Holder, Offer, PerChair, PlayerId, Rating, Seq, Timestamp, Zone};
use crate::ids::{ChannelId, Posted, ServerId, UserId};
use crate::service::Feat;
use crate::store::{Address, Desk, NoticeKind, RatingChange, Reading, StoredGame};

/// Why a person is called to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Call {
    /// It is their turn.
    Turn,
    /// Something is offered to them.
    Offer(Offer),
    /// The others wait, and one of them had them reminded.
    Remind,
    /// Four fifths of it have passed.
    Most,
    /// Two hours of it are left.
    Last,
}

/// A game in a list.
#[derive(Clone, Debug)]
pub struct Listing {
    /// The game.
    pub row: Box<StoredGame>,
    /// Channel and message of its newest board, to jump to.
    pub board: Option<Posted>,
    /// Why its last notice failed; `None` if it arrived, and in lists for other people.
    pub silent: Option<String>,
}

/// A message away from its own place: that place, and why Discord refuses it there.
pub type Instead = Option<(Address, String)>;

impl Notice {
    /// The people it names, by server.
    pub fn people(&self) -> Vec<(Option<ServerId>, Vec<UserId>)> {
        let of = |row: &StoredGame| (row.place.server, row.people().collect());
        match self {
            Notice::Challenge { challenge, people }
            | Notice::Answered { challenge, people, .. }
            | Notice::Declined { challenge, people, .. } => {
                vec![(challenge.place.server, people.iter().flatten().copied().collect())]
            }
            Notice::Digest { games, .. } | Notice::Desk { games, .. } => {
                games.iter().map(|entry| of(&entry.row)).collect()
            }
            other => other.game().map(of).into_iter().collect(),
        }
    }

    /// The game it is about, if any.
    fn game(&self) -> Option<&StoredGame> {
        match self {
            Notice::Thread { game, .. }
            | Notice::Turn { game, .. }
            | Notice::End { game, .. }
            | Notice::Result { game, .. }
            | Notice::Review { game, .. }
            | Notice::Study { game, .. }
            | Notice::Offer { game, .. }
            | Notice::Settled { game, .. }
            | Notice::Note { game, .. }
            | Notice::Followed { game, .. }
            | Notice::Call { game, .. } => Some(game),
            Notice::Challenge { .. }
            | Notice::Answered { .. }
            | Notice::Declined { .. }
            | Notice::Digest { .. }
            | Notice::Desk { .. }
            | Notice::Rest { .. }
            | Notice::Welcome { .. }
            | Notice::Tidy { .. }
            | Notice::Overtaken { .. } => None,
        }
    }

    /// The person who plays alone in what it is about: it speaks their language.
    pub(super) fn alone(&self) -> Option<PlayerId> {
        match self {
            Notice::Challenge { challenge, .. } | Notice::Answered { challenge, .. } => challenge.alone(),
            other => other.game()?.game.alone(),
        }
    }

    /// The thread that folds away once it is there.
    pub fn folds(&self) -> Option<ChannelId> {
        match self {
            Notice::End { folds, .. } | Notice::Result { folds, .. } => *folds,
            _ => None,
        }
    }

    /// The reader of a notice without a person or a server: the first player.
    pub(super) fn reader(&self) -> Option<PlayerId> {
        self.game()?.game.chairs.iter().find_map(Holder::player)
    }
}

/// A notice, loaded anew for its delivery, so that it says what is true then.
#[derive(Clone, Debug)]
pub enum Notice {
    /// Post a challenge; pings who is invited.
    Challenge {
        /// The challenge.
        challenge: Challenge,
        /// Discord ids of the people at its seats, in the order of the seats; `None` for a seat
        /// without a person.
        people: Vec<Option<UserId>>,
    },
    /// Edit the challenge's message to say who is in, or what became of it.
    Answered {
        /// The challenge.
        challenge: Challenge,
        /// Discord ids of the people at its seats.
        people: Vec<Option<UserId>>,
        /// The game that came of it.
        game: Option<Box<StoredGame>>,
        /// The newest board of that game.
        board: Option<Posted>,
        /// The message's channel and id.
        message: Posted,
    },
    /// Tell the challenger who declined it; pings them.
    Declined {
        /// The challenge.
        challenge: Challenge,
        /// Discord ids of the people at its seats.
        people: Vec<Option<UserId>>,
        /// Channel and id of its message.
        message: Option<Posted>,
    },
    /// Open a thread from the challenge's message.
    Thread {
        /// The game.
        game: Box<StoredGame>,
        /// The message's channel and id.
        message: Posted,
    },
    /// Post the board for the player to move; pings that player, and the person who fell out of a
    /// game of several without having left it.
    Turn {
        /// The game.
        game: Box<StoredGame>,
        /// The message that shows the board already, and is written anew.
        over: Option<Posted>,
        /// The number of the last board posted; the notice covers what happened since.
        since: Seq,
        /// Whether the person to move has never moved before, here or anywhere.
        first: bool,
        /// Where it should have gone.
        instead: Instead,
    },
    /// Post the last board; pings those who did not end the game themselves.
    End {
        /// The game.
        game: Box<StoredGame>,
        /// The message that shows the board already, and is written anew.
        over: Option<Posted>,
        /// How many hints were taken in each chair.
        hints: PerChair<i64>,
        /// What it did to ratings: the rating before, and the new one.
        ratings: Vec<(Rating, RatingChange)>,
        /// What it was to the person who won.
        feat: Option<Feat>,
        /// The number of the last board posted.
        since: Seq,
        /// The moderator's reason for ending it, if given.
        reason: Option<String>,
        /// Where it should have gone.
        instead: Instead,
        /// The thread that folds away then.
        folds: Option<ChannelId>,
    },
    /// Tell the channel the result; pings nobody.
    Result {
        /// The game.
        game: Box<StoredGame>,
        /// The challenge's message, where that becomes the result.
        over: Option<Posted>,
        /// Whether it shows a film of the whole game.
        film: bool,
        /// The thread that folds away then.
        folds: Option<ChannelId>,
    },
    /// Lines that people tried in a game that is over, and let others look at.
    Study {
        /// The game.
        game: Box<StoredGame>,
    },
    /// Post a review; pings nobody.
    Review {
        /// The game.
        game: Box<StoredGame>,
        /// The review.
        review: Review,
    },
    /// Post an offer; pings those who are asked.
    Offer {
        /// The game.
        game: Box<StoredGame>,
        /// The number of the event that offered it.
        seq: Seq,
    },
    /// Edit an offer's message to say what became of it.
    Settled {
        /// The game.
        game: Box<StoredGame>,
        /// The number of the event that offered it.
        seq: Seq,
        /// The message's channel and id.
        message: Posted,
    },
    /// Tell what happened beside the moves; pings nobody.
    Note {
        /// The game.
        game: Box<StoredGame>,
        /// The number of the event.
        seq: Seq,
        /// The moderator's reason, if given.
        reason: Option<String>,
    },
    /// Call a person to a game, in the way they chose.
    Call {
        /// The game.
        game: Box<StoredGame>,
        /// The person's chair.
        chair: Chair,
        /// Why.
        call: Call,
        /// Channel and message of the newest board.
        board: Option<Posted>,
        /// Where it should have gone.
        instead: Instead,
    },
    /// Tell a follower of a game how it stands.
    Followed {
        /// The game.
        game: Box<StoredGame>,
        /// How they read boards.
        reading: Reading,
    },
    /// Tell a person all games in which it is their turn, each with its newest board.
    Digest {
        /// The person's own id.
        player: PlayerId,
        /// The games.
        games: Vec<Listing>,
        /// Where they live, for days in words.
        zone: Zone,
    },
    /// Tell a person that a vacation of theirs began by itself; pings nobody.
    Rest {
        /// The person's own id.
        player: PlayerId,
        /// When it ends.
        until: Timestamp,
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
    /// Say hello to a server; pings nobody.
    Welcome {
        /// The server.
        server: ServerId,
    },
    /// Take the buttons off an answered board.
    Tidy {
        /// The message's channel and id.
        message: Posted,
    },
    /// Look whether something was posted that is no longer true, and post nothing.
    Overtaken {
        /// The game, or the challenge.
        game: GameId,
        /// What was posted.
        kind: NoticeKind,
        /// The event count of which it spoke.
        seq: Seq,
    },
}
