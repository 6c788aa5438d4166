//! Actions in a game, and their refusals.

use murus_gallicus::rules::{Move, Outcome, Refusal};

use super::chair::Chair;
use super::event::Offer;
use super::ids::PlayerId;
use super::timestamp::{Millis, Timestamp};
use super::zone::Zone;

/// An act of a player in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Make a move.
    Move(Move),
    /// Exchange seats instead of making the second special turn of a balanced game.
    Swap,
    /// Give up.
    Resign,
    /// End a game that has run out of time: the player to move loses, or, where a side has not even
    /// begun or there is no limit, nobody does.
    Timeout,
    /// Call the game off before its second move.
    Abort,
    /// End the game without a result, as a moderator.
    Stop,
    /// Offer something to the others.
    Offer(Offer),
    /// Agree to the offer.
    Agree,
    /// Decline the offer, or take the own offer back.
    Decline,
    /// Take the last move back without asking; `seen` says whether any of the others has looked at
    /// the game since.
    Takeback {
        /// True if a person has looked.
        seen: bool,
    },
    /// Give this time to the player to move, or else to the next other person.
    Give(Millis),
    /// Be away until then.
    Leave(Timestamp),
    /// Be held by saved days until then, the time having all but run out.
    Save(Timestamp),
    /// Be back.
    Back,
    /// Remind the player to move, whose clock saved days hold.
    Remind,
    /// Let the game wait while saved days hold the clock.
    Wait,
    /// End the game on time during the last of the saved days.
    Claim,
    /// Live in this time zone, in which the chair's weekends are off.
    Settle(Zone),
    /// Let this person take over the chair.
    Adopt(PlayerId),
    /// Let the running game move no rating, because the chair's holder is no longer in its server.
    Unrate,
    /// Take the result of a finished game back, as a moderator.
    Annul,
}

/// A reason why there is no help with a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Bar {
    /// The position belongs to a rated game of the person that continues: its short name.
    Own(String),
    /// The position stands in a rated game of others that continues, or can soon.
    Rated,
    /// The position is that of a siege that is on, or comes of it.
    Siege,
}

/// A reason why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameRefusal {
    /// The person has no chair here.
    NotPlaying,
    /// It is another person's turn: the chair that is to move.
    NotYourTurn(Chair),
    /// The person is out of the game, which others play on.
    Out,
    /// The game has gone on since the board that the person acted on.
    Stale,
    /// The board that the person acted on is not in the records, which went back.
    Newer,
    /// The person's time is up; the game is about to end.
    OutOfTime,
    /// There is time left.
    InTime,
    /// The game is over.
    Over(Outcome),
    /// No saved days hold the clock of another player.
    NotHeld,
    /// The player to move was reminded; may be again from then.
    Reminded(Timestamp),
    /// Another player chose already to wait for the one on vacation days, which end then.
    Waits(Timestamp),
    /// Saved days hold the clock until then, and there are more of them.
    Held(Timestamp),
    /// Nothing is offered.
    NoOffer,
    /// Something is offered already.
    Offered,
    /// The offer is the person's own.
    OwnOffer,
    /// The person has agreed already; another person is still asked.
    Agreed,
    /// The opponent does not take draws.
    NoDraw,
    /// The person's offer was declined a short while ago: after this many moves more they may offer
    /// again.
    Declined(usize),
    /// The person withdrew their offer a short while ago: after this many moves more they may offer
    /// again.
    Withdrawn(usize),
    /// The person's offer lapsed with their own move a short while ago: after this many moves more
    /// they may offer again.
    Lapsed(usize),
    /// The person asked for this move back already, and it was declined or withdrawn.
    AskedBack,
    /// A person who would be asked blocks the person.
    Unheard,
    /// The person has not moved yet, or a person left since.
    NothingToTakeBack,
    /// The game has really begun.
    Begun,
    /// The game has no clock.
    NoClock,
    /// No other person is still in the game.
    NobodyWaits,
    /// The other side has more than enough time.
    EnoughTime,
    /// The person plays here already.
    Playing,
    /// The person plays or played here, and would judge their own game.
    OwnGame,
    /// A person in the game takes no challenges from the person.
    Blocked,
    /// The game counts for ratings.
    Rated,
    /// Discord does not say in time who is still in the game's server.
    Unanswered,
    /// There is no help with the position.
    Barred(Bar),
    /// A rule of the game refuses it.
    Rule(Refusal),
}

/// Who acts: a person, who is looked up, or a chair, for those that are none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// A person.
    Player(PlayerId),
    /// A chair, for acts of no person: the opponent's, a moderator's, and those of the clock.
    Chair(Chair),
}
