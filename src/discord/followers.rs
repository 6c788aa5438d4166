//! Counts the messages of people below the newest board of each channel. The counts are in memory
//! only, since they decide just about an extra link to the move.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::ids::{ChannelId, UserId};

/// The number of messages below a board that scroll it out of sight.
const HIDING: usize = 5;

/// The most boards in memory. Beyond that, all are forgotten.
const KNOWN: usize = 10_000;

/// The newest board of each channel, with the messages of people below it. Cheap to clone; all
/// clones share one state.
#[derive(Clone, Default)]
pub struct BoardFollowers(Arc<Mutex<HashMap<ChannelId, Followers>>>);

/// The number and the authors of people's messages below a board.
#[derive(Default)]
struct Followers {
    count: usize,
    authors: Vec<UserId>,
}

/// The effect of one more message below a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Followed {
    /// True if this message is the one that scrolls the board out of sight.
    pub hides: bool,
    /// True if the author of the message wrote nothing below this board before. Always false from
    /// the sixth message on.
    pub new: bool,
}

impl BoardFollowers {
    /// Notes that a board was posted in a channel. No messages are below it yet.
    pub fn note_board(&self, channel: ChannelId) {
        let mut boards = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if boards.len() >= KNOWN {
            boards.clear();
        }
        boards.insert(channel, Followers::default());
    }

    /// Notes that a person wrote in a channel. Returns the effect on the newest board there; both
    /// values are false without a board.
    pub fn note_person(&self, channel: ChannelId, by: UserId) -> Followed {
        let mut boards = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(board) = boards.get_mut(&channel) else { return Followed::default() };
        board.count += 1;
        let new = board.count <= HIDING && !board.authors.contains(&by);
        if new {
            board.authors.push(by);
        }
        Followed { hides: board.count == HIDING, new }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fifth_message_of_people_hides_a_board_once() {
        let [channel, other] = [1, 2].map(ChannelId);
        let [ann, bob] = [3, 4].map(UserId);
        let boards = BoardFollowers::default();
        assert_eq!(boards.note_person(channel, ann), Followed::default(), "there is no board");
        for _ in 0..2 {
            boards.note_board(channel);
            let spoken = [ann, ann, bob, ann, bob, bob].map(|by| boards.note_person(channel, by));
            assert_eq!(
                spoken.map(|followed| followed.hides),
                [false, false, false, false, true, false]
            );
            assert_eq!(
                spoken.map(|followed| followed.new),
                [true, false, true, false, false, false]
            );
        }
        assert_eq!(boards.note_person(other, ann), Followed::default());
    }
}
