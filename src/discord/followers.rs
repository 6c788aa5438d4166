//! How many messages of people follow a board, and whose. They are counted in memory, since only a
//! line that leads to the move again depends on them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::ids::{ChannelId, UserId};

/// So many messages of people hide a board.
const HIDING: usize = 5;

/// The most boards that are known; beyond that all are forgotten.
const KNOWN: usize = 10_000;

/// The newest board of each channel, with what followed it. Cheap to clone; all clones are one.
#[derive(Clone, Default)]
pub struct BoardFollowers(Arc<Mutex<HashMap<ChannelId, Followers>>>);

/// The messages of people that follow a board.
#[derive(Default)]
struct Followers {
    count: usize,
    authors: Vec<UserId>,
}

/// What follows from one more message below a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Followed {
    /// True if the board is hidden by now.
    pub hides: bool,
    /// True if its author has written nothing below this board before.
    pub new: bool,
}

impl BoardFollowers {
    /// A board is posted in a channel: nothing follows it yet.
    pub fn note_board(&self, channel: ChannelId) {
        let mut boards = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if boards.len() >= KNOWN {
            boards.clear();
        }
        boards.insert(channel, Followers::default());
    }

    /// A person wrote in a channel.
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
