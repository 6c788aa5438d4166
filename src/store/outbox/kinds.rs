//! The kinds of notices about a challenge or game, as a table.

use murus_gallicus::words::words;

use crate::store::urgency::Urgency;

/// What happens to a notice that cannot be delivered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Effort {
    /// The notice waits for a way to people.
    Lasting,
    /// The notice ends, and nothing is lost.
    BestEffort,
}

/// Defines the kinds of notices about a challenge or game, a row each: its number, its word, the
/// urgency of its delivery, and its effort.
macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident = $number:literal, $word:literal, $urgency:ident, $effort:ident;)+) => {
        /// The kinds of notices about a challenge or game. Their numbers order the notices of one
        /// event and are stored in a row's step: a number is never reused. There is room between
        /// them.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum NoticeKind {
            $($(#[$doc])* $kind = $number,)+
        }

        words!(NoticeKind { $($kind: $word,)+ });

        impl NoticeKind {
            /// Returns the urgency of the delivery of such notices.
            pub(super) fn urgency(self) -> Urgency {
                match self {
                    $(NoticeKind::$kind => Urgency::$urgency,)+
                }
            }

            /// Returns the effort for such notices.
            pub(super) fn effort(self) -> Effort {
                match self {
                    $(NoticeKind::$kind => Effort::$effort,)+
                }
            }
        }
    };
}

// A notice in the course of a game holds up the next board, so it is as urgent as that.
kinds! {
    /// A challenge is posted.
    Challenge = 0, "challenge", Board, Lasting;
    /// A rematch is offered in the thread of the game before it; later its message shows who is in,
    /// or how it ended.
    Rematch = 2, "rematch", Board, Lasting;
    /// The game's thread is opened.
    Thread = 4, "thread", Board, Lasting;
    /// The browsers of a person say that a challenge or a rematch waits for them.
    Invite = 6, "invite", Board, Lasting;
    /// A board, and whose turn it is.
    Turn = 8, "turn", Board, Lasting;
    /// A line with a button to move, below what people wrote after a board.
    Prompt = 9, "prompt", Card, BestEffort;
    /// The board as it is now after the records went back.
    Restored = 10, "restored", Board, Lasting;
    /// The last board, and how it ended.
    End = 12, "end", Board, Lasting;
    /// The result, in the channel.
    Result = 16, "result", Card, Lasting;
    /// The challenge's message shows who is in, or how it ended.
    Answered = 20, "answered", Board, Lasting;
    /// The challenger learns who declined it.
    Declined = 22, "declined", Ping, Lasting;
    /// The board before this event loses its buttons.
    Tidy = 24, "tidy", Buttons, BestEffort;
    /// Messages that go with the next move are deleted.
    Clear = 25, "clear", Buttons, Lasting;
    /// The messages of a game that is over lose the buttons of its turns.
    Sweep = 26, "sweep", Buttons, Lasting;
    /// A review that a person requested, from before reviews were private.
    Review = 28, "review", Card, Lasting;
    /// The message of the end names the move that cost the game.
    Costly = 29, "costly", Card, BestEffort;
    /// A person shares the lines that they tried.
    Study = 30, "study", Card, Lasting;
    /// Something is offered to the other side.
    Offer = 32, "offer", Board, Lasting;
    /// An offer's message shows how it ended.
    Settled = 36, "settled", Board, BestEffort;
    /// An answer to typed text that others see. It is posted when its row is written.
    Typed = 38, "typed", Card, BestEffort;
    /// Something that happened in a game apart from its moves.
    Note = 40, "note", Board, Lasting;
    /// The thread of a finished game is put away.
    Fold = 42, "fold", Buttons, BestEffort;
    /// A ping of its own: it is a person's turn, or something is offered to them.
    Nudge = 44, "nudge", Board, Lasting;
    /// Four fifths of a person's time have passed.
    Most = 52, "most", Ping, Lasting;
    /// Saved days hold a person's clock.
    Rest = 54, "rest", Card, BestEffort;
    /// Two hours of a person's time are left.
    Last = 56, "last", Ping, Lasting;
    /// Discord says whether the player who is out of time is still in the game's server.
    Presence = 58, "presence", Board, Lasting;
    /// A follower of the game learns its state.
    Follow = 60, "follow", Follower, BestEffort;
    /// A follower of the game learns how it ended.
    Followed = 62, "followed", Follower, Lasting;
}

impl NoticeKind {
    /// The kinds of messages that show a running game with its buttons.
    pub const BOARDS: [NoticeKind; 2] = [NoticeKind::Turn, NoticeKind::Restored];

    /// The kinds of messages that go with the next move.
    pub const FLEETING: [NoticeKind; 2] = [NoticeKind::Prompt, NoticeKind::Typed];

    /// The kinds of messages that call one person to a game.
    pub const CALLS: [NoticeKind; 3] = [NoticeKind::Nudge, NoticeKind::Most, NoticeKind::Last];

    /// The kinds of messages to one person alone, which are deleted with the person's data.
    pub const PERSONAL: [NoticeKind; 5] = [
        NoticeKind::Invite,
        NoticeKind::Nudge,
        NoticeKind::Most,
        NoticeKind::Rest,
        NoticeKind::Last,
    ];

    /// The kinds of messages with the buttons of a turn.
    pub const OF_TURNS: [NoticeKind; 6] = [
        NoticeKind::Turn,
        NoticeKind::Prompt,
        NoticeKind::Restored,
        NoticeKind::Nudge,
        NoticeKind::Most,
        NoticeKind::Last,
    ];
}

/// Room for the kinds of one event in a lane's steps.
pub(in crate::store) const STRIDE: i64 = 64;

/// A step never runs over into the next event's.
const _: () = {
    let mut n = 0;
    while n < NoticeKind::WORDS.len() {
        assert!((NoticeKind::WORDS[n].0 as i64) < STRIDE);
        n += 1;
    }
};
