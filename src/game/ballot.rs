//! The vote of a channel about a move: when it ends, and what comes of it.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use murus_gallicus::words;

use super::ids::PlayerId;
use super::timestamp::{Millis, Timestamp};

/// The lengths of a vote that may be chosen, in hours.
pub const VOTE_HOURS: RangeInclusive<u16> = 2..=48;

/// The usual length of a vote, in hours.
pub const USUAL_HOURS: i64 = 24;

/// The time for which a vote is open at least, even if everybody who voted last has voted.
const LEAST: Millis = Millis::from_hours(2);

/// The fewest votes with which a move is played at the first end of a vote.
const QUORUM: usize = 3;

/// The rules of a channel that plays by vote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Voting {
    /// The person whose vote decides between moves with equally many votes; `None` if there is
    /// none.
    pub captain: Option<PlayerId>,
    /// The time for which a vote is open.
    pub length: Millis,
}

/// The state of the vote about one board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BallotState {
    /// The vote is open until this time.
    Open(Timestamp),
    /// The vote had too few votes at its first end, and is open again until this time.
    Prolonged(Timestamp),
    /// Two moves had about equally many votes, and one of them is chosen until this time.
    Second(Timestamp, [String; 2]),
    /// Nobody has voted by the end. The next vote opens the ballot again.
    Paused,
    /// The move is played, or the game is over.
    Closed,
}

/// The vote about one board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ballot {
    /// The time at which it was opened.
    pub opened: Timestamp,
    /// Its state.
    pub state: BallotState,
}

/// A person's vote.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Vote {
    /// The person; `None` if their data was deleted.
    pub by: Option<PlayerId>,
    /// The written move.
    pub text: String,
    /// The time at which they chose it.
    pub at: Timestamp,
}

/// What comes of a vote at its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BallotEnd {
    /// This move is played.
    Play(String),
    /// The vote goes on in this state.
    Wait(BallotState),
}

/// A move with its votes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Voted {
    /// The written move.
    pub text: String,
    /// The number of people who voted for it.
    pub count: usize,
}

/// The way in which the move of a vote was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VoteDecider {
    /// The move had the most votes.
    Votes,
    /// Several moves had the most votes, and the captain's vote decided.
    Captain,
    /// Several moves had the most votes, and the one with the earliest vote was played.
    Earliest,
}

words!(VoteDecider { Votes: "votes", Captain: "captain", Earliest: "earliest" });

impl Ballot {
    /// Returns a vote that opens now.
    pub fn open(voting: Voting, now: Timestamp) -> Ballot {
        Ballot { opened: now, state: BallotState::Open(now + voting.length) }
    }

    /// Returns the time at which the vote ends; `None` while it is paused, and once it is closed.
    pub fn closes(&self) -> Option<Timestamp> {
        match self.state {
            BallotState::Open(until)
            | BallotState::Prolonged(until)
            | BallotState::Second(until, _) => Some(until),
            BallotState::Paused | BallotState::Closed => None,
        }
    }

    /// Returns true if people may vote for this move.
    pub fn takes(&self, text: &str) -> bool {
        match &self.state {
            BallotState::Open(_) | BallotState::Prolonged(_) | BallotState::Paused => true,
            BallotState::Second(_, pair) => pair.iter().any(|one| one == text),
            BallotState::Closed => false,
        }
    }

    /// Returns the state after one more vote. A paused vote opens again. A vote ends early once
    /// everybody has voted who voted about the last move (`before`), but not within two hours.
    pub fn after_vote(
        &self,
        voting: Voting,
        votes: &[Vote],
        before: &[PlayerId],
        now: Timestamp,
    ) -> BallotState {
        let voted = |player: &PlayerId| votes.iter().any(|vote| vote.by == Some(*player));
        match self.state.clone() {
            BallotState::Paused => BallotState::Prolonged(now + voting.length),
            BallotState::Open(until) if !before.is_empty() && before.iter().all(voted) => {
                BallotState::Open(until.min(now.max(self.opened + LEAST)))
            }
            state => state,
        }
    }

    /// Returns the number of votes with which a move is played at the first end of a vote. `before`
    /// is the number of people who voted about the last move.
    pub fn quorum(before: usize) -> usize {
        QUORUM.max(before.div_ceil(5))
    }

    /// Returns what comes of the vote at its end. `before` is the number of people who voted about
    /// the last move.
    pub fn decide(
        &self,
        voting: Voting,
        votes: &[Vote],
        before: usize,
        now: Timestamp,
    ) -> BallotEnd {
        let counted: Vec<&Vote> = votes.iter().filter(|vote| self.takes(&vote.text)).collect();
        let ranked = rank_moves(counted.iter().copied(), voting.captain);
        let quorum = Ballot::quorum(before);
        match (&self.state, &ranked[..]) {
            (BallotState::Open(_), _) if counted.len() < quorum => {
                BallotEnd::Wait(BallotState::Prolonged(now + voting.length))
            }
            (BallotState::Open(_), [first, second, ..])
                if (first.count - second.count) * 10 <= counted.len() =>
            {
                let pair = [first.text.clone(), second.text.clone()];
                BallotEnd::Wait(BallotState::Second(now + voting.length / 2, pair))
            }
            (_, [first, ..]) => BallotEnd::Play(first.text.clone()),
            (BallotState::Second(_, [first, _]), []) => BallotEnd::Play(first.clone()),
            (_, []) => BallotEnd::Wait(BallotState::Paused),
        }
    }
}

/// Counts the votes for each move, those with the most first. Of moves with equally many votes the
/// captain's comes first, else the one that was voted for first.
pub fn rank_moves<'a>(
    votes: impl Iterator<Item = &'a Vote> + Clone,
    captain: Option<PlayerId>,
) -> Vec<Voted> {
    let choice = votes.clone().find(|vote| vote.by.is_some() && vote.by == captain);
    let mut counts: BTreeMap<&str, (usize, Timestamp)> = BTreeMap::new();
    for vote in votes {
        let (count, first) = counts.entry(&vote.text).or_insert((0, vote.at));
        *count += 1;
        *first = vote.at.min(*first);
    }
    let mut ranked: Vec<_> = counts.into_iter().collect();
    ranked.sort_by_key(|(text, (count, first))| {
        let captains = choice.is_some_and(|vote| vote.text == *text);
        (std::cmp::Reverse(*count), !captains, *first)
    });
    let voted = |(text, (count, _)): (&str, (usize, Timestamp))| Voted { text: text.into(), count };
    ranked.into_iter().map(voted).collect()
}

/// Returns the way in which the first of these ranked moves was chosen.
pub fn find_decider(votes: &[Vote], ranked: &[Voted], captain: Option<PlayerId>) -> VoteDecider {
    let [first, second, ..] = ranked else { return VoteDecider::Votes };
    let is_captains =
        |vote: &Vote| captain.is_some() && vote.by == captain && vote.text == first.text;
    if first.count > second.count {
        VoteDecider::Votes
    } else if votes.iter().any(is_captains) {
        VoteDecider::Captain
    } else {
        VoteDecider::Earliest
    }
}

#[cfg(test)]
mod tests {
    use super::super::timestamp::{HOUR, NOON};
    use super::*;

    const VOTING: Voting = Voting { captain: Some(PlayerId(9)), length: Millis::from_hours(24) };

    fn ballot(state: BallotState) -> Ballot {
        Ballot { opened: NOON, state }
    }

    /// Votes for these moves in their order, each by another person.
    fn votes(texts: &[&str]) -> Vec<Vote> {
        let vote = |(n, text): (usize, &&str)| Vote {
            by: Some(PlayerId(n as i64)),
            text: (*text).to_owned(),
            at: NOON + n as i64 * HOUR,
        };
        texts.iter().enumerate().map(vote).collect()
    }

    fn play(text: &str) -> BallotEnd {
        BallotEnd::Play(text.to_owned())
    }

    #[test]
    fn too_few_votes_prolong_once_and_then_the_most_decide() {
        let open = ballot(BallotState::Open(NOON));
        let end = NOON + VOTING.length;
        let again = BallotEnd::Wait(BallotState::Prolonged(end));
        assert_eq!(open.decide(VOTING, &votes(&["a", "b"]), 0, NOON), again);
        assert_eq!(open.decide(VOTING, &votes(&["a", "a", "a"]), 16, NOON), again, "a fifth is 4");
        assert_eq!(open.decide(VOTING, &votes(&["a", "a", "a"]), 15, NOON), play("a"));
        let longer = ballot(BallotState::Prolonged(NOON));
        assert_eq!(longer.decide(VOTING, &votes(&["b", "a"]), 0, NOON), play("b"));
        let paused = BallotEnd::Wait(BallotState::Paused);
        assert_eq!(longer.decide(VOTING, &[], 0, NOON), paused);
        let resumed = ballot(BallotState::Paused).after_vote(VOTING, &[], &[], NOON);
        assert_eq!(resumed, BallotState::Prolonged(end));
    }

    #[test]
    fn two_moves_within_a_tenth_get_a_second_vote_that_the_captain_decides() {
        let open = ballot(BallotState::Open(NOON));
        let close = ["b", "a", "a", "b", "c"];
        let pair = ["b".to_owned(), "a".to_owned()];
        let second = BallotState::Second(NOON + 12 * HOUR, pair.clone());
        let verdict = open.decide(VOTING, &votes(&close), 0, NOON);
        assert_eq!(verdict, BallotEnd::Wait(second.clone()));
        assert_eq!(open.decide(VOTING, &votes(&["b", "a", "a"]), 0, NOON), play("a"));
        let second = ballot(second);
        assert!(second.takes("a") && !second.takes("c"));
        assert_eq!(second.decide(VOTING, &votes(&close), 0, NOON), play("b"), "b was first");
        let mut led = votes(&["b", "a", "a", "b"]);
        led[2].by = VOTING.captain;
        assert_eq!(second.decide(VOTING, &led, 0, NOON), play("a"));
        assert_eq!(second.decide(VOTING, &[], 0, NOON), play("b"), "no vote is left");
    }

    #[test]
    fn a_vote_ends_early_when_all_of_the_last_one_voted() {
        let open = ballot(BallotState::Open(NOON + 24 * HOUR));
        let before = [PlayerId(0), PlayerId(1)];
        let after = |count: usize, now| {
            open.after_vote(VOTING, &votes(&["a", "b", "c"])[..count], &before, now)
        };
        assert_eq!(after(1, NOON), open.state);
        assert_eq!(after(2, NOON), BallotState::Open(NOON + 2 * HOUR));
        assert_eq!(after(2, NOON + 5 * HOUR), BallotState::Open(NOON + 5 * HOUR));
        let first = open.after_vote(VOTING, &votes(&["a"]), &[], NOON);
        assert_eq!(first, open.state, "the first vote has none before it");
    }
}
