//! The kinds of notices about a challenge or game, as a table.

use murus_gallicus::words;

use crate::store::urgency::Urgency;

/// The treatment of a notice that cannot be delivered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Effort {
    /// The notice waits until one of its addresses can take it.
    Lasting,
    /// The notice is dropped, and nothing is lost.
    BestEffort,
}

/// Defines the kinds of notices about a challenge or game, a row each: its number, its word, the
/// urgency of its delivery, and its effort.
macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident = $number:literal, $word:literal, $urgency:ident, $effort:ident;)+) => {
        /// The kinds of notices about a challenge or game. Their numbers order the notices of one
        /// game event. The numbers are stored, so none is reused. Gaps leave room for new kinds.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum NoticeKind {
            $($(#[$doc])* $kind = $number,)+
        }

        words!(NoticeKind { $($kind: $word,)+ });

        impl NoticeKind {
            /// Returns the urgency with which a notice of this kind is delivered.
            pub(super) fn urgency(self) -> Urgency {
                match self {
                    $(NoticeKind::$kind => Urgency::$urgency,)+
                }
            }

            /// Returns the treatment of a notice of this kind that cannot be delivered.
            pub(super) fn effort(self) -> Effort {
                match self {
                    $(NoticeKind::$kind => Effort::$effort,)+
                }
            }
        }
    };
}

// A notice in a game's own lane delays the next board, so it is as urgent as a board.
kinds! {
    /// A challenge is posted.
    Challenge = 0, "challenge", Board, Lasting;
    /// A rematch is offered in the thread of the finished game. The message later shows who joined,
    /// or how the offer ended.
    Rematch = 2, "rematch", Board, Lasting;
    /// The game's thread is opened.
    Thread = 4, "thread", Board, Lasting;
    /// The browsers of a person say that a challenge or a rematch waits for them.
    Invite = 6, "invite", Board, Lasting;
    /// A board is posted, with the side to move.
    Turn = 8, "turn", Board, Lasting;
    /// A line with a button to move is posted, because people wrote messages below the board.
    Prompt = 9, "prompt", Card, BestEffort;
    /// The current board is posted again, because the database went back to an older state.
    Restored = 10, "restored", Board, Lasting;
    /// The last board of a game is posted, with the result.
    End = 12, "end", Board, Lasting;
    /// The result of a game is posted in the channel.
    Result = 16, "result", Card, Lasting;
    /// The message of a challenge is edited: it shows who joined, or how the challenge ended.
    Answered = 20, "answered", Board, Lasting;
    /// The challenger is told who declined the challenge.
    Declined = 22, "declined", Ping, Lasting;
    /// The buttons of the board before this event are removed.
    Tidy = 24, "tidy", Buttons, BestEffort;
    /// Temporary messages are deleted, because the next move was made.
    Clear = 25, "clear", Buttons, Lasting;
    /// The turn buttons of all messages of a finished game are removed.
    Sweep = 26, "sweep", Buttons, Lasting;
    /// A review that a person requested is posted in public. Only old rows have this kind.
    Review = 28, "review", Card, Lasting;
    /// The message with the last board is edited: it names the move that cost the game.
    Costly = 29, "costly", Card, BestEffort;
    /// A person shares the lines that they tried.
    Study = 30, "study", Card, Lasting;
    /// An offer to the other side, such as a draw, is posted.
    Offer = 32, "offer", Board, Lasting;
    /// The message of an offer is edited: it shows how the offer ended.
    Settled = 36, "settled", Board, BestEffort;
    /// An answer in public to a move or command that a person typed. It is posted before its row is
    /// stored.
    Typed = 38, "typed", Card, BestEffort;
    /// A game event other than a move is announced.
    Note = 40, "note", Board, Lasting;
    /// The thread of a finished game is archived.
    Fold = 42, "fold", Buttons, BestEffort;
    /// The message of a challenge is deleted: the card of the day tells the result of its game, or
    /// it ended without a game.
    Spent = 43, "spent", Buttons, BestEffort;
    /// A person is pinged in a separate message: it is their turn, or they have an offer.
    Nudge = 44, "nudge", Board, Lasting;
    /// A person is reminded that four fifths of their time have passed.
    Most = 52, "most", Ping, Lasting;
    /// A person is told that saved vacation days keep their game going after their time ran out.
    Rest = 54, "rest", Card, BestEffort;
    /// A person is reminded that at most two hours of their time are left.
    Last = 56, "last", Ping, Lasting;
    /// The message of a vote is edited: how many have voted, until when it is open, and the lines
    /// that people propose.
    Ballot = 57, "ballot", Card, BestEffort;
    /// Discord is asked whether the player who is out of time is still in the game's server.
    Presence = 58, "presence", Board, Lasting;
    /// A follower is told the current state of the game.
    Follow = 60, "follow", Follower, BestEffort;
    /// A follower is told how the game ended.
    Followed = 62, "followed", Follower, Lasting;
}

impl NoticeKind {
    /// The kinds of messages that show a running game with its buttons.
    pub const BOARDS: [NoticeKind; 2] = [NoticeKind::Turn, NoticeKind::Restored];

    /// The kinds of temporary messages, which are deleted when the next move is made.
    pub const FLEETING: [NoticeKind; 2] = [NoticeKind::Prompt, NoticeKind::Typed];

    /// The kinds of messages that ping one person because it is their turn or they have an offer.
    pub const CALLS: [NoticeKind; 3] = [NoticeKind::Nudge, NoticeKind::Most, NoticeKind::Last];

    /// The kinds of messages to one person alone, which are deleted with the person's data.
    pub const PERSONAL: [NoticeKind; 5] = [
        NoticeKind::Invite,
        NoticeKind::Nudge,
        NoticeKind::Most,
        NoticeKind::Rest,
        NoticeKind::Last,
    ];

    /// The kinds of messages with buttons for making a move.
    pub const OF_TURNS: [NoticeKind; 6] = [
        NoticeKind::Turn,
        NoticeKind::Prompt,
        NoticeKind::Restored,
        NoticeKind::Nudge,
        NoticeKind::Most,
        NoticeKind::Last,
    ];
}

/// The number of steps in a lane for each game event: more than the number of any kind.
pub(in crate::store) const STRIDE: i64 = 64;

/// Checks that every kind's number is below the stride, so that steps of two events never overlap.
const _: () = {
    let mut n = 0;
    while n < NoticeKind::WORDS.len() {
        assert!((NoticeKind::WORDS[n].0 as i64) < STRIDE);
        n += 1;
    }
};

/// Joins words into a list of SQL string literals. The words must need no escaping.
pub(in crate::store) fn quote_words<'w>(words: impl IntoIterator<Item = &'w str>) -> String {
    words.into_iter().map(|word| format!("'{word}'")).collect::<Vec<_>>().join(", ")
}
