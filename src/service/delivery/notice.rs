//! The content of a notice at its delivery, as data.

use std::sync::Arc;

use murus_gallicus::engine::{Proof, Review};
use murus_gallicus::learn::Puzzle;
use murus_gallicus::rules::Seat;

use crate::game::{
    Chair, Challenge, Day, GameId, Hold, Holder, Millis, Offer, PerChair, PlayerId, Pool, Rating,
    Seq, Timestamp, Zone,
};
use crate::ids::{ChannelId, Posted, ServerId, UserId};
use crate::service::play::find::Listing;
use crate::service::{Activity, BookDeparture, Feat, Openings, Profile, Statistics};
use crate::store::{
    Address, NoticeKind, Ranked, RatingChange, Reading, ShowingId, Siege, SiegeTally, StoredGame,
    WarDesk,
};

/// Why a person is called to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Call {
    /// It is their turn.
    Turn,
    /// An offer to them.
    Offer(Offer),
    /// Another player reminded them.
    Remind,
    /// Four fifths of their time have passed.
    Most,
    /// Two hours of their time are left.
    Last,
}

/// The results of a channel on one day.
#[derive(Clone, Debug)]
pub struct DayResults {
    /// The channel.
    pub channel: ChannelId,
    /// The day.
    pub day: Day,
    /// Its date: year, month from 1, day.
    pub date: (i16, i8, i8),
    /// The games, the last that ended first.
    pub games: Vec<StoredGame>,
    /// The number of others.
    pub more: i64,
}

/// A siege as its message shows it.
#[derive(Clone, Debug)]
pub struct SiegeNews {
    /// The siege.
    pub siege: Siege,
    /// Its puzzle.
    pub puzzle: &'static Puzzle,
    /// The numbers of people who tried it and who solved it.
    pub tally: SiegeTally,
    /// On how many days in a row the server has solved its sieges.
    pub streak: u32,
    /// Once the next one has begun, the people who solved it and let their names be said.
    pub over: Option<Vec<UserId>>,
}

/// Something that a person shows to a channel, with everything that its page needs.
#[derive(Clone, Debug)]
pub enum Showpiece {
    /// A game as a film, with its review if there is one.
    Film(Box<StoredGame>, Option<Review>),
    /// The turning point of a game.
    Turning(Box<StoredGame>, Review),
    /// A forced win in a game: after so many plies, and these replies of the loser.
    Win(Box<StoredGame>, Arc<Proof>, usize, Vec<u32>),
    /// A game after so many plies, seen by this side.
    Position(Box<StoredGame>, usize, Seat),
    /// The person's profile.
    Profile(Box<Profile>),
    /// The first moves of the person's games.
    Openings(Openings),
    /// The strongest of a pool, everywhere or in the server, and of how many it is not known
    /// whether they are in it.
    Leaderboard(Pool, bool, Vec<Ranked>, usize),
    /// The results of games, and the activity in the server.
    Statistics(Vec<Statistics>, Activity),
}

impl Showpiece {
    /// The game that it is about, if any.
    pub fn game(&self) -> Option<&StoredGame> {
        match self {
            Showpiece::Film(game, _)
            | Showpiece::Turning(game, _)
            | Showpiece::Win(game, ..)
            | Showpiece::Position(game, ..) => Some(game),
            Showpiece::Profile(_)
            | Showpiece::Openings(_)
            | Showpiece::Leaderboard(..)
            | Showpiece::Statistics(..) => None,
        }
    }
}

/// The place where a message belongs, and why Discord refuses it there; `None` if it is at its
/// place.
pub type Instead = Option<(Address, String)>;

impl Notice {
    /// The people it names, by server.
    pub fn people(&self) -> Vec<(Option<ServerId>, Vec<UserId>)> {
        let of = |row: &StoredGame| (row.place.server, row.people().collect());
        match self {
            Notice::Challenge { challenge, people, .. }
            | Notice::Answered { challenge, people, .. }
            | Notice::Declined { challenge, people, .. } => {
                vec![(challenge.place.server, people.iter().flatten().copied().collect())]
            }
            Notice::Digest { games, .. } | Notice::Desk { games, .. } => {
                games.iter().map(|entry| of(&entry.row)).collect()
            }
            Notice::Results { day, .. } => day.games.iter().map(of).collect(),
            Notice::Settled { game, beside, .. } | Notice::Note { game, beside, .. } => {
                [&**game].into_iter().chain(beside).map(of).collect()
            }
            Notice::Shown { by, server, what, .. } => {
                what.game().map(of).into_iter().chain([(Some(*server), vec![*by])]).collect()
            }
            other => other.game().map(of).into_iter().collect(),
        }
    }

    /// The game it is about, if any.
    fn game(&self) -> Option<&StoredGame> {
        match self {
            Notice::Thread { game, .. }
            | Notice::Turn { game, .. }
            | Notice::Restored { game, .. }
            | Notice::End { game, .. }
            | Notice::Result { game, .. }
            | Notice::Review { game, .. }
            | Notice::Study { game, .. }
            | Notice::Offer { game, .. }
            | Notice::Settled { game, .. }
            | Notice::Note { game, .. }
            | Notice::Followed { game, .. }
            | Notice::Rest { game, .. }
            | Notice::Call { game, .. } => Some(game),
            Notice::Challenge { .. }
            | Notice::Answered { .. }
            | Notice::Declined { .. }
            | Notice::Digest { .. }
            | Notice::Desk { .. }
            | Notice::Results { .. }
            | Notice::Welcome { .. }
            | Notice::Fold { .. }
            | Notice::Shown { .. }
            | Notice::Unshown { .. }
            | Notice::Siege(_)
            | Notice::Tidy { .. }
            | Notice::Presence { .. }
            | Notice::Overtaken { .. } => None,
        }
    }

    /// The person who plays alone in its game: it speaks their language.
    pub(super) fn alone(&self) -> Option<PlayerId> {
        match self {
            Notice::Challenge { challenge, .. } | Notice::Answered { challenge, .. } => {
                challenge.lone_player()
            }
            other => other.game()?.game.lone_player(),
        }
    }

    /// The reader of a notice without a person or a server: the first player.
    pub(super) fn reader(&self) -> Option<PlayerId> {
        self.game()?.game.chairs.iter().find_map(Holder::as_player)
    }
}

/// A notice, loaded at delivery, so that it is true then.
#[derive(Clone, Debug)]
pub enum Notice {
    /// Post a challenge; pings the people invited.
    Challenge {
        /// The challenge.
        challenge: Challenge,
        /// Discord ids of the people at its seats, in the order of the seats; `None` for a seat
        /// without a person.
        people: Vec<Option<UserId>>,
        /// Within which time its maker usually moves, where that is known.
        pace: Option<Millis>,
    },
    /// Edit the challenge's message to show its seats or its result.
    Answered {
        /// The challenge.
        challenge: Challenge,
        /// Discord ids of the people at its seats.
        people: Vec<Option<UserId>>,
        /// Within which time its maker usually moves, where that is known.
        pace: Option<Millis>,
        /// The game that began.
        game: Option<Box<StoredGame>>,
        /// The newest board of that game.
        board: Option<Posted>,
        /// The message's channel and id.
        message: Posted,
    },
    /// Tell the challenger who declined; pings the challenger.
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
    /// Post the board for the player to move; pings that player, and a player who is out without
    /// having resigned.
    Turn {
        /// The game.
        game: Box<StoredGame>,
        /// The message that already shows the board, to be rewritten.
        over: Option<Posted>,
        /// The number of the last board posted; the notice covers what happened since.
        since: Seq,
        /// True if the player to move has never made a move anywhere.
        first: bool,
        /// The place where it should have gone.
        instead: Instead,
    },
    /// Say that the records went back, and the state of the game; pings the player to move.
    Restored {
        /// The game.
        game: Box<StoredGame>,
        /// True if its board comes with it.
        stands: bool,
        /// The place where it should have gone.
        instead: Instead,
    },
    /// Post the last board; pings the players who did not end the game.
    End {
        /// The game.
        game: Box<StoredGame>,
        /// The message that already shows the board, to be rewritten.
        over: Option<Posted>,
        /// The hints taken in each chair.
        hints: PerChair<i64>,
        /// The rating changes: the rating before, and the new one.
        ratings: Vec<(Rating, RatingChange)>,
        /// The feat of the winner, if the game was one.
        feat: Option<Feat>,
        /// The number of the last board posted.
        since: Seq,
        /// The moderator's reason for ending it, if given.
        reason: Option<String>,
        /// The place where it should have gone.
        instead: Instead,
    },
    /// Tell the channel the result; pings nobody.
    Result {
        /// The game.
        game: Box<StoredGame>,
        /// The challenge's message, where that becomes the result.
        over: Option<Posted>,
        /// True if it shows a film of the game.
        film: bool,
    },
    /// Write a channel's card of the results of a day: post it, or edit the one that there is.
    Results {
        /// The results.
        day: DayResults,
        /// The card, once it is posted.
        over: Option<Posted>,
    },
    /// Put the thread of a finished game away, unless people wrote there lately.
    Fold {
        /// The thread.
        thread: ChannelId,
        /// Since when nobody may have written.
        since: Timestamp,
    },
    /// Announce lines that people tried in a finished game and share.
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
        /// The place where the game left the openings that are known.
        left: Option<BookDeparture>,
    },
    /// Post an offer; pings the players who must answer.
    Offer {
        /// The game.
        game: Box<StoredGame>,
        /// The number of the event that offered it.
        seq: Seq,
    },
    /// Edit an offer's message to show its result.
    Settled {
        /// The game.
        game: Box<StoredGame>,
        /// The number of the event that offered it.
        seq: Seq,
        /// The message's channel and id.
        message: Posted,
        /// Other games in its place that it tells of.
        beside: Vec<StoredGame>,
    },
    /// Tell what happened beside the moves; pings nobody.
    Note {
        /// The game.
        game: Box<StoredGame>,
        /// The number of the event.
        seq: Seq,
        /// The moderator's reason, if given.
        reason: Option<String>,
        /// Other games in its place that it tells of.
        beside: Vec<StoredGame>,
    },
    /// Call a person to a game, in the way they chose.
    Call {
        /// The game.
        game: Box<StoredGame>,
        /// The person's chair.
        chair: Chair,
        /// The reason.
        call: Call,
        /// Channel and message of the newest board.
        board: Option<Posted>,
        /// The place where it should have gone.
        instead: Instead,
    },
    /// Tell a follower the state of a game.
    Followed {
        /// The game.
        game: Box<StoredGame>,
        /// The way in which the follower reads boards.
        reading: Reading,
    },
    /// Tell a person all games in which it is their turn, each with its newest board.
    Digest {
        /// The person's own id.
        player: PlayerId,
        /// The games.
        games: Vec<Listing>,
        /// Their time zone, for days in words.
        zone: Zone,
    },
    /// Tell a person that saved days hold their clock in a game; pings nobody.
    Rest {
        /// The person's own id.
        player: PlayerId,
        /// The game.
        game: Box<StoredGame>,
        /// The slice.
        hold: Hold,
    },
    /// Write a channel's list of games: post and pin it, or edit its message.
    Desk {
        /// The desk.
        desk: WarDesk,
        /// The games, each with its newest board.
        games: Vec<Listing>,
        /// The number of games in all.
        count: i64,
    },
    /// Say hello to a server; pings nobody.
    Welcome {
        /// The server.
        server: ServerId,
    },
    /// Show to everybody in a channel what a person found for themselves; pings nobody.
    Shown {
        /// Its key.
        showing: ShowingId,
        /// The person who shows it.
        by: UserId,
        /// The server in which everybody may see it.
        server: ServerId,
        /// The thing that is shown.
        what: Showpiece,
    },
    /// Take down what a person showed who had themselves deleted.
    Unshown {
        /// Its key.
        showing: ShowingId,
        /// The message, where it is known.
        message: Option<Posted>,
    },
    /// Write the message of a siege: post it, which pings the people who asked for
    /// that; or edit the one that there is.
    Siege(Box<SiegeNews>),
    /// Take the buttons off an answered board.
    Tidy {
        /// The message's channel and id.
        message: Posted,
    },
    /// Ask whether the player who is out of time is still in the game's server; posts nothing.
    Presence {
        /// The game.
        game: Box<StoredGame>,
        /// The player.
        person: UserId,
    },
    /// Look for a posted message that is no longer true; posts nothing.
    Overtaken {
        /// The game, or the challenge.
        game: GameId,
        /// The kind of the posted notice.
        kind: NoticeKind,
        /// The number of the event it was about.
        seq: Seq,
    },
}
