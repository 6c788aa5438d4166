//! How urgent a notice is: of many that are due, which is delivered first, and which waits while
//! requests to Discord are scarce.

use crate::store::topic::{NoticeKind, Topic};

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
    /// A list that is written anew.
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

impl Topic {
    /// How urgent its notices are.
    pub fn urgency(self) -> Urgency {
        match self {
            Topic::Course(_, kind)
            | Topic::Beside(_, kind)
            | Topic::Follower(_, kind)
            | Topic::Late(_, kind) => of_kind(kind),
            Topic::Digest(_) => Urgency::Ping,
            Topic::Results(..)
            | Topic::Welcome(_)
            | Topic::Shown(_)
            | Topic::Unshown(_)
            | Topic::Siege(_) => Urgency::Card,
            Topic::Desk(_) => Urgency::Desk,
        }
    }
}

/// A notice in the course of a game holds up the next board, so it is as urgent as that.
fn of_kind(kind: NoticeKind) -> Urgency {
    match kind {
        NoticeKind::Challenge
        | NoticeKind::Thread
        | NoticeKind::Turn
        | NoticeKind::Restored
        | NoticeKind::End
        | NoticeKind::Answered
        | NoticeKind::Offer
        | NoticeKind::Settled
        | NoticeKind::Note
        | NoticeKind::Nudge
        | NoticeKind::Presence => Urgency::Board,
        NoticeKind::Declined | NoticeKind::Most | NoticeKind::Last => Urgency::Ping,
        NoticeKind::Result | NoticeKind::Review | NoticeKind::Study | NoticeKind::Rest => {
            Urgency::Card
        }
        NoticeKind::Follow | NoticeKind::Followed => Urgency::Follower,
        NoticeKind::Tidy | NoticeKind::Sweep | NoticeKind::Fold => Urgency::Buttons,
    }
}
