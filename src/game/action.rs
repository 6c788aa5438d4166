//! Actions in a game, and their refusals.

use murus_gallicus::{Move, Outcome, Refusal};

use super::chair::Chair;
use super::event::Offer;
use super::ids::PlayerId;
use super::timestamp::{Millis, Timestamp};
use super::zone::Zone;

/// An action in a game, of a player, a moderator or the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Make a move.
    Move(Move),
    /// Exchange seats instead of making the second special turn of a balanced game.
    Swap,
    /// Give up.
    Resign,
    /// End a game whose time has run out. The player to move loses. The game is called off instead
    /// if a side has not moved yet, or if it is unrated and has no time limit.
    Timeout,
    /// Call the game off before its second move.
    Abort,
    /// End the game without a result, as a moderator.
    Stop,
    /// Offer a draw or a takeback to the other players, or ask them for time once it has run out.
    Offer(Offer),
    /// Agree to the pending offer.
    Agree,
    /// Decline the pending offer, or withdraw it if it is the player's own.
    Decline,
    /// Take the player's last move back without asking.
    Takeback {
        /// True if another player has looked at the game since the move.
        seen: bool,
    },
    /// Give this much more time to the player to move, if that is another person, else to the first
    /// other person who is still in the game.
    Give(Millis),
    /// Go on vacation until this time.
    Leave(Timestamp),
    /// Let saved vacation days stop the player's clock until this time, because their time has
    /// almost run out.
    Save(Timestamp),
    /// Come back from vacation.
    Back,
    /// Remind the player to move, whose clock is stopped by saved vacation days.
    Remind,
    /// Choose to wait for the player whose clock is stopped by saved vacation days.
    Wait,
    /// Win on time: the opponent's clock is stopped by the last of their saved vacation days, or
    /// has run out, and the player decides whether the game goes on.
    Claim,
    /// Set the time zone that decides when the player's weekends are.
    Settle(Zone),
    /// Give the chair to this other person. The game becomes unrated.
    Adopt(PlayerId),
    /// Make the running game unrated, because the player is no longer in its server.
    Unrate,
    /// Take the result of a finished game back, as a moderator.
    Annul,
}

/// A reason why the engine gives no help with a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Bar {
    /// The position occurs in a running rated game of the person who asks: the game's short name.
    Own(String),
    /// The position occurs in a rated game of other people that is running, or could occur in one
    /// soon.
    Rated,
    /// The position is that of a running daily siege, or follows from it.
    Siege,
}

/// A timeout about which the other player decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undecided {
    /// The chair whose time ran out, which is still to move.
    pub late: Chair,
    /// The time until which the other player decides.
    pub until: Timestamp,
}

/// A reason why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameRefusal {
    /// The person does not play in this game.
    NotPlaying,
    /// It is another player's turn: the chair that is to move.
    NotYourTurn(Chair),
    /// The person is out of the game, and others continue to play.
    Out,
    /// The game has changed since the board that the person acted on.
    Stale,
    /// The board that the person acted on is newer than the records, which were restored from a
    /// backup.
    Newer,
    /// The person's time is up; the game is about to end.
    OutOfTime,
    /// The clock has not run out, or the game is not over.
    InTime,
    /// The game is over.
    Over(Outcome),
    /// No other player's clock is stopped by saved vacation days, or the person is out of the game.
    NotHeld,
    /// The player to move was reminded already, and may be reminded again from this time on.
    Reminded(Timestamp),
    /// Another player has already chosen to wait for the player whose saved vacation days stop the
    /// clock, until this time.
    Waits(Timestamp),
    /// Saved vacation days stop the clock until this time, and the game cannot be won yet: they are
    /// not the last ones, or another player gave time since.
    Held(Timestamp),
    /// A player's time ran out, and the other one decides until a time whether the game goes on.
    Undecided(Undecided),
    /// Nothing is offered.
    NoOffer,
    /// Something is offered already.
    Offered,
    /// The offer is the person's own.
    OwnOffer,
    /// The person has agreed already; another player has not answered yet.
    Agreed,
    /// The computer opponent does not take draws.
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
    /// The person asked to take this move back already, and the request was declined or withdrawn.
    AskedBack,
    /// A player who would get the offer blocks the person.
    Unheard,
    /// There is no move to take back: the person has not moved yet, or a player left the game
    /// since.
    NothingToTakeBack,
    /// Both first moves have been made, so the game can no longer be called off.
    Begun,
    /// The game has no clock.
    NoClock,
    /// No other person is still in the game to be given time.
    NobodyWaits,
    /// The player who would get the time has 30 days or more.
    EnoughTime,
    /// The person plays in this game already.
    Playing,
    /// The person plays or played in this game, and may not moderate it.
    OwnGame,
    /// A person in the game takes no challenges from the person.
    Blocked,
    /// The game is rated, so the action is not allowed.
    Rated,
    /// Discord did not say in time which people are still in the game's server.
    Unanswered,
    /// The engine gives no help with the position.
    Barred(Bar),
    /// A channel decides its moves by vote, so none is taken back.
    ByVote,
    /// The second vote is about two other moves.
    SecondVote,
    /// The person voted for the other channel of the game.
    VotesForOther,
    /// A rule of the board game forbids the action.
    Rule(Refusal),
}

/// The player who acts, as a person or as a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// A person, whose chair is looked up.
    Player(PlayerId),
    /// A chair, for actions of the computer opponent, a moderator or the clock.
    Chair(Chair),
}
