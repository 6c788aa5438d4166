//! Remembers the last private message in which a person chooses a move: the menus, the preview or
//! the result. There is one for each person in each channel, and the next such message replaces it.
//! Discord deletes a private message only with the token of an interaction, for 15 minutes, so
//! tokens are kept in memory. A message without a known token stays.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::game::{Millis, Timestamp};
use crate::ids::{ChannelId, MessageId, UserId};

/// The time for which a token can delete a message: a little less than Discord keeps it.
const GOOD: Millis = Millis::from_mins(14);

/// The number of messages in memory at which expired ones are dropped.
const KNOWN: usize = 10_000;

/// The reader of a message, and its channel.
type Owner = (UserId, Option<ChannelId>);

/// The last private message in which each person chooses a move, for each channel. Cheap to clone;
/// all clones share one state.
#[derive(Clone, Default)]
pub struct Passing(Arc<Mutex<HashMap<Owner, Whisper>>>);

/// A private message with the token that deletes it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Whisper {
    /// The token of the last interaction with the message.
    token: String,
    /// The time of the last interaction with the message.
    at: Timestamp,
    /// The id of the message; `None` until the first press on it, since Discord names it only then.
    message: Option<MessageId>,
}

/// An answer that one person alone sees.
#[derive(Clone, Copy, Debug)]
pub struct GivenAnswer<'a> {
    /// The reader of the answer, and the channel in which it is given.
    pub owner: Owner,
    /// The token of the interaction that the answer answers.
    pub token: &'a str,
    /// The private message that the answer changes; `None` for a new message.
    pub message: Option<MessageId>,
    /// True if the answer is a step of choosing a move, or the result of the move.
    pub passes: bool,
}

impl Passing {
    /// Remembers an answer that is a step of choosing a move. Returns the token that deletes the
    /// message of the step before; `None` if there is none, if its token expired, or if the answer
    /// changed that message. An answer that is no such step deletes nothing, and the message that
    /// it changes is forgotten.
    pub fn keep_answer(&self, answered: GivenAnswer<'_>, now: Timestamp) -> Option<String> {
        let GivenAnswer { owner, token, message, passes } = answered;
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let same = |before: &Whisper| {
            message.is_some() && (before.message.is_none() || before.message == message)
        };
        if !passes {
            // A message that becomes another page stays.
            if known.get(&owner).is_some_and(same) {
                known.remove(&owner);
            }
            return None;
        }
        if known.len() >= KNOWN {
            known.retain(|_, whisper| now - whisper.at < GOOD);
        }
        let before = known.insert(owner, Whisper { token: token.to_owned(), at: now, message });
        // Discord may deliver an interaction twice.
        let other = |before: &Whisper| before.token != token && !same(before);
        before.filter(|before| other(before) && now - before.at < GOOD).map(|before| before.token)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWNER: Owner = (UserId(1), Some(ChannelId(2)));

    /// An answer: its token, the message that it changes, whether it is a step of choosing a move,
    /// the minute at which it is given, and the expected token of the message to delete.
    type Given<'a> = (&'a str, Option<u64>, bool, i64, Option<&'a str>);

    fn check(answers: &[Given<'_>]) {
        let passing = Passing::default();
        for &(token, message, passes, minute, taken) in answers {
            let answered =
                GivenAnswer { owner: OWNER, token, message: message.map(MessageId), passes };
            assert_eq!(
                passing
                    .keep_answer(answered, Timestamp::EPOCH + Millis::from_mins(minute))
                    .as_deref(),
                taken,
                "{token}"
            );
        }
    }

    #[test]
    fn the_next_menu_takes_the_place_of_the_last_answer() {
        check(&[
            ("menu", None, true, 0, None),
            ("unit", Some(7), true, 0, None),
            ("move", Some(7), true, 1, None),
            ("next menu", None, true, 3, Some("move")),
        ]);
    }

    #[test]
    fn an_answer_that_is_given_twice_stays() {
        check(&[("menu", None, true, 0, None), ("menu", None, true, 0, None)]);
    }

    #[test]
    fn what_became_something_else_stays() {
        check(&[
            ("menu", None, true, 0, None),
            ("board to try moves", Some(7), false, 0, None),
            ("next menu", None, true, 1, None),
        ]);
        // Another message of theirs changes nothing.
        check(&[
            ("menu", None, true, 0, None),
            ("move", Some(7), true, 0, None),
            ("settings", Some(8), false, 0, None),
            ("my view", None, false, 0, None),
            ("next menu", None, true, 1, Some("move")),
        ]);
    }

    #[test]
    fn a_move_that_is_taken_back_elsewhere_takes_its_answer_away() {
        check(&[
            ("menu", None, true, 0, None),
            ("move", Some(7), true, 0, None),
            ("take back, under More", Some(8), true, 1, Some("move")),
        ]);
    }

    #[test]
    fn a_message_whose_token_is_too_old_stays() {
        check(&[("menu", None, true, 0, None), ("next menu", None, true, 14, None)]);
    }

    #[test]
    fn others_and_other_channels_have_their_own() {
        let passing = Passing::default();
        for owner in [OWNER, (UserId(3), Some(ChannelId(2))), (UserId(1), Some(ChannelId(4)))] {
            let answered = GivenAnswer { owner, token: "menu", message: None, passes: true };
            assert_eq!(passing.keep_answer(answered, Timestamp::EPOCH), None);
        }
    }
}
