//! A challenge: seats to be filled, until it becomes a game or is settled otherwise.

use super::{Game, GameId, Holder, Millis, PlayerId};
use crate::rules::Variant;

/// How long a challenge stays open.
pub const OPEN_FOR_MS: Millis = 7 * 24 * 60 * 60 * 1000;

/// The side that the challenger wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// A coin decides.
    Either,
    /// The Romans, who move first.
    Romans,
    /// The Gauls.
    Gauls,
}

impl Side {
    /// Every side with its stored word.
    pub const WORDS: [(Side, &'static str); 3] =
        [(Side::Either, "either"), (Side::Romans, "romans"), (Side::Gauls, "gauls")];

    /// The stored word.
    pub fn word(self) -> &'static str {
        Side::WORDS[self as usize].1
    }

    /// The side of a stored word.
    pub fn from_word(word: &str) -> Option<Side> {
        Side::WORDS.iter().find(|(_, known)| *known == word).map(|&(side, _)| side)
    }
}

/// A seat of a challenge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seating {
    /// Somebody sits here.
    Taken(Holder),
    /// Kept for this person, who has not answered.
    Invited(PlayerId),
    /// Anyone may take it.
    Open,
}

/// Where a challenge stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChallengeState {
    /// Waiting for players.
    Open,
    /// Became a game.
    Accepted,
    /// The invited person said no.
    Declined,
    /// The challenger took it back.
    Withdrawn,
    /// Nobody answered in time.
    Expired,
}

impl ChallengeState {
    /// Every state with its stored word.
    pub const WORDS: [(ChallengeState, &'static str); 5] = [
        (ChallengeState::Open, "open"),
        (ChallengeState::Accepted, "accepted"),
        (ChallengeState::Declined, "declined"),
        (ChallengeState::Withdrawn, "withdrawn"),
        (ChallengeState::Expired, "expired"),
    ];

    /// The stored word.
    pub fn word(self) -> &'static str {
        ChallengeState::WORDS[self as usize].1
    }

    /// The state of a stored word.
    pub fn from_word(word: &str) -> Option<ChallengeState> {
        ChallengeState::WORDS.iter().find(|(_, known)| *known == word).map(|&(state, _)| state)
    }
}

/// The channel in which something was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Discord's id of the channel, or of the direct-message channel.
    pub channel: u64,
    /// Discord's id of the server; none in direct messages.
    pub server: Option<u64>,
    /// Whether the channel is a thread already, in which no other thread can be opened.
    pub thread: bool,
}

/// A challenge and its seats. The first seat in the list is the challenger's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Challenge {
    /// Its key, which the game keeps.
    pub id: GameId,
    /// Its short public name, which the game keeps.
    pub name: String,
    /// The variant.
    pub variant: Variant,
    /// The challenger's side.
    pub side: Side,
    /// The challenger's words, if any.
    pub note: Option<String>,
    /// Who challenges.
    pub challenger: PlayerId,
    /// The seats: the challenger's first, then the others.
    pub seats: Vec<Seating>,
    /// Where it stands.
    pub state: ChallengeState,
    /// When it was made.
    pub created: Millis,
    /// Where it was made.
    pub place: Place,
}

/// How somebody answers a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// Take a seat.
    Accept,
    /// Refuse.
    Decline,
    /// Take the challenge back.
    Withdraw,
}

/// Why an answer is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChallengeRefusal {
    /// It is settled already.
    Settled(ChallengeState),
    /// It is for somebody else.
    NotForYou,
    /// Nobody accepts their own challenge.
    Own,
    /// Only the challenger takes it back.
    NotYours,
}

impl Challenge {
    /// When it expires.
    pub fn expires(&self) -> Millis {
        self.created + OPEN_FOR_MS
    }

    /// The person who is invited by name and has not answered.
    pub fn invited(&self) -> Option<PlayerId> {
        self.seats.iter().find_map(|seat| match seat {
            Seating::Invited(player) => Some(*player),
            _ => None,
        })
    }

    /// Whether every seat is taken, so that the game can begin.
    pub fn full(&self) -> bool {
        self.seats.iter().all(|seat| matches!(seat, Seating::Taken(_)))
    }

    /// Answers it; refused answers change nothing. After an accepted answer ask [`Challenge::full`].
    pub fn answer(&mut self, answer: Answer, by: PlayerId, now: Millis) -> Result<(), ChallengeRefusal> {
        if self.state == ChallengeState::Open && now >= self.expires() {
            return Err(ChallengeRefusal::Settled(ChallengeState::Expired));
        }
        if self.state != ChallengeState::Open {
            return Err(ChallengeRefusal::Settled(self.state));
        }
        let own = by == self.challenger;
        let seated = self.seats.contains(&Seating::Taken(Holder::Player(by)));
        match answer {
            Answer::Withdraw if own => self.state = ChallengeState::Withdrawn,
            Answer::Withdraw => return Err(ChallengeRefusal::NotYours),
            Answer::Accept | Answer::Decline if own || seated => return Err(ChallengeRefusal::Own),
            Answer::Decline if self.invited() == Some(by) => self.state = ChallengeState::Declined,
            Answer::Decline => return Err(ChallengeRefusal::NotForYou),
            Answer::Accept => {
                let seat = self.seats.iter_mut().find(|seat| match seat {
                    Seating::Invited(player) => *player == by,
                    Seating::Open => true,
                    Seating::Taken(_) => false,
                });
                *seat.ok_or(ChallengeRefusal::NotForYou)? = Seating::Taken(Holder::Player(by));
            }
        }
        Ok(())
    }

    /// Begins the game of a full challenge and marks it accepted; none while seats are free. `coin` decides who begins where the
    /// challenger left it open.
    pub fn begin(&mut self, coin: bool, now: Millis) -> Option<Game> {
        let holders = self.seats.iter().map(|seat| match seat {
            Seating::Taken(holder) => Some(holder.clone()),
            Seating::Invited(_) | Seating::Open => None,
        });
        let mut chairs: Vec<Holder> = holders.collect::<Option<_>>()?;
        let second = match self.side {
            Side::Romans => false,
            Side::Gauls => true,
            Side::Either => coin,
        };
        if second {
            chairs.rotate_left(1);
        }
        self.state = ChallengeState::Accepted;
        Some(Game::new(self.id, self.name.clone(), self.variant, chairs, now))
    }

    /// Marks it expired if its time is over; says whether it did.
    pub fn expire(&mut self, now: Millis) -> bool {
        let over = self.state == ChallengeState::Open && now >= self.expires();
        if over {
            self.state = ChallengeState::Expired;
        }
        over
    }
}
