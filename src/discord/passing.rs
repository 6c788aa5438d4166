//! The private messages on the way to a move: of each person in each channel the last one, which
//! the next one replaces. Discord lets a private message be taken away only by the token of an
//! interaction with it, for a quarter of an hour; so they are known in memory alone, and one that
//! is not known any more stays where it is.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::game::{Millis, Timestamp};
use crate::ids::{ChannelId, MessageId, UserId};

/// For so long a token is good for taking a message away: a little less than Discord keeps it.
const GOOD: Millis = Millis::from_mins(14);

/// The most messages that are known before those whose tokens are no longer good are let go.
const KNOWN: usize = 10_000;

/// Whose message, and where.
type Owner = (UserId, ChannelId);

/// The last private message on the way to a move, for each person in each channel. Cheap to clone;
/// all clones are one.
#[derive(Clone, Default)]
pub struct Passing(Arc<Mutex<HashMap<Owner, Whisper>>>);

/// A private message, as it can be taken away.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Whisper {
    /// The token of the last interaction with it.
    token: String,
    /// When that began.
    at: Timestamp,
    /// The message; Discord says which it is only once it is pressed on.
    message: Option<MessageId>,
}

/// An answer to one person, as far as it concerns their messages here.
#[derive(Clone, Copy, Debug)]
pub struct GivenAnswer<'a> {
    /// Whose, and where.
    pub owner: Owner,
    /// The token of the interaction.
    pub token: &'a str,
    /// The private message that it changes; none where it is a new one.
    pub message: Option<MessageId>,
    /// Whether it is a step on the way to a move, or what came of one.
    pub passes: bool,
}

impl Passing {
    /// Keeps an answer that is being given now. Returns the token by which the message before it
    /// can be taken away, if there is one.
    pub fn keep(&self, answered: GivenAnswer<'_>, now: Timestamp) -> Option<String> {
        let GivenAnswer { owner, token, message, passes } = answered;
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let same = |before: &Whisper| message.is_some() && (before.message.is_none() || before.message == message);
        if !passes {
            // What is changed into something else stays for its reader.
            if known.get(&owner).is_some_and(same) {
                known.remove(&owner);
            }
            return None;
        }
        if known.len() >= KNOWN {
            known.retain(|_, whisper| now - whisper.at < GOOD);
        }
        let before = known.insert(owner, Whisper { token: token.to_owned(), at: now, message });
        // An interaction that is heard of twice is answered once.
        let other = |before: &Whisper| before.token != token && !same(before);
        before.filter(|before| other(before) && now - before.at < GOOD).map(|before| before.token)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWNER: Owner = (UserId(1), ChannelId(2));

    /// An answer: its token, the message that it changes, whether it passes, after how many
    /// minutes, and the token by which another one is taken away.
    type Given<'a> = (&'a str, Option<u64>, bool, i64, Option<&'a str>);

    fn check(answers: &[Given<'_>]) {
        let passing = Passing::default();
        for &(token, message, passes, minute, taken) in answers {
            let answered = GivenAnswer { owner: OWNER, token, message: message.map(MessageId), passes };
            assert_eq!(
                passing.keep(answered, Timestamp::EPOCH + Millis::from_mins(minute)).as_deref(),
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
        for owner in [OWNER, (UserId(3), ChannelId(2)), (UserId(1), ChannelId(4))] {
            let answered = GivenAnswer { owner, token: "menu", message: None, passes: true };
            assert_eq!(passing.keep(answered, Timestamp::EPOCH), None);
        }
    }
}
