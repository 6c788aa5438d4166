//! The urgency of notices: of many that are due, the most urgent is delivered first, and others
//! wait while requests to Discord are scarce.

/// The urgency of a notice or a request, the most urgent first. The number is stored.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Urgency {
    /// The urgency of an answer to a person who waits at the screen. Only requests to Discord have
    /// it, no notices.
    Answer = 0,
    /// A board, its ping, and any notice that must precede the next board of a game.
    Board = 10,
    /// A reminder or a digest.
    Ping = 20,
    /// A card for other people: a result or a review.
    Card = 30,
    /// A war desk: a list of games that is edited again and again.
    Desk = 40,
    /// A board for a follower.
    Follower = 50,
    /// The removal of buttons from old messages. Such buttons do no harm: a press on one is
    /// answered truly.
    Buttons = 60,
}

impl Urgency {
    /// The lowest urgency.
    pub const LAST: Urgency = Urgency::Buttons;
}
