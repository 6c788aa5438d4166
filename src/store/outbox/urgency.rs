//! The urgency of notices: of many that are due, the most urgent is delivered first, and others
//! wait while requests to Discord are scarce.

/// The urgency of a notice or a request, the most urgent first. The number is stored.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Urgency {
    /// A person looks at the screen. No notice is that urgent, only a request for an answer.
    Answer = 0,
    /// A board, its ping, and whatever stands before the next board in the course of a game.
    Board = 10,
    /// A reminder, a digest.
    Ping = 20,
    /// A card that others look at: a result, a review.
    Card = 30,
    /// A war desk, a list that is written anew.
    Desk = 40,
    /// A board for a follower.
    Follower = 50,
    /// Buttons that an old board still has. They do no harm: a press on one is answered truly.
    Buttons = 60,
}

impl Urgency {
    /// The least urgent one.
    pub const LAST: Urgency = Urgency::Buttons;
}
