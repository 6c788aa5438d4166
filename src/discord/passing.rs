//! The last private message on the way to a move, for each person in each channel; the next one
//! replaces it. Discord deletes a private message only by the token of an interaction with it, for
//! fifteen minutes, so tokens are kept in memory; a message without a known token stays.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::game::{Millis, Timestamp};
use crate::ids::{ChannelId, MessageId, UserId};

/// The time for which a token can delete a message: a little less than Discord keeps it.
const GOOD: Millis = Millis::from_mins(14);

/// The most messages kept before expired ones are dropped.
const KNOWN: usize = 10_000;

/// The reader of a message, and its channel.
type Owner = (UserId, Option<ChannelId>);

/// The last private message on the way to a move, for each person in each channel. Cheap to clone;
/// all clones are one.
#[derive(Clone, Default)]
pub struct Passing(Arc<Mutex<HashMap<Owner, Whisper>>>);

/// A private message with the token that deletes it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Whisper {
    /// The token of the last interaction with it.
    token: String,
    /// The time of that interaction.
    at: Timestamp,
    /// The message. Discord names it only with the first press on it.
    message: Option<MessageId>,
}

/// An answer to one person.
#[derive(Clone, Copy, Debug)]
pub struct GivenAnswer<'a> {
    /// The reader of the answer, and the channel in which it is given.
    pub owner: Owner,
    /// The token of the interaction.
    pub token: &'a str,
    /// The message, seen by its reader alone, that it changes; `None` for a new one.
    pub message: Option<MessageId>,
    /// True if the answer is a step on the way to a move, or the answer to a move.
    pub passes: bool,
}

impl Passing {
    /// Keeps an answer on the way to a move. Returns the token that deletes the last message on the
    /// way, if there is another one that can still be deleted. An answer off the way deletes none,
    /// and a message that it changes is forgotten.
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
        // An interaction can arrive twice.
        let other = |before: &Whisper| before.token != token && !same(before);
        before.filter(|before| other(before) && now - before.at < GOOD).map(|before| before.token)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWNER: Owner = (UserId(1), Some(ChannelId(2)));

    /// An answer: its token, the message that it changes, whether it passes, after how many
    /// minutes, and the token by which another one is taken away.
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
