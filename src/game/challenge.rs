//! A challenge: seats to be filled, until it becomes a game or is settled otherwise.

use murus_gallicus::{Line, Seat, words};

use super::holder::{Holder, Voters};
use super::ids::{GameId, PlayerId, SiegeId};
use super::state::Game;
use super::terms::Terms;
use super::time::TimeControl;
use super::timestamp::{Millis, Timestamp};
use crate::ids::{ChannelId, ServerId};

/// The time for which a challenge stays open.
pub const OPEN_FOR: Millis = Millis::from_days(7);

/// The time for which a challenge is new.
const NEW_FOR: Millis = Millis::from_days(1);

/// The state of a seat of a challenge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seating {
    /// A person or a bot has the seat.
    Taken(Holder),
    /// The seat is kept for this person, who has not answered.
    Invited(PlayerId),
    /// Anyone may take the seat.
    Open,
}

/// The state of a challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChallengeState {
    /// The challenge waits for players.
    Open,
    /// The challenge became a game.
    Accepted,
    /// The invited person of a challenge for two declined.
    Declined,
    /// The challenger withdrew the challenge.
    Withdrawn,
    /// No one answered in time.
    Expired,
}

words!(ChallengeState {
    Open: "open",
    Accepted: "accepted",
    Declined: "declined",
    Withdrawn: "withdrawn",
    Expired: "expired",
});

/// A reason why a person declines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Excuse {
    /// The person has no time for a game.
    Busy,
    /// The clock is too slow.
    Slow,
    /// The clock is too fast.
    Fast,
    /// The person would like another variant.
    Variant,
    /// The person would like to play at another time.
    Later,
}

words!(Excuse { Busy: "busy", Slow: "slow", Fast: "fast", Variant: "variant", Later: "later" });

/// The channel in which a challenge was made or a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The channel in a server, or the direct-message channel.
    pub channel: ChannelId,
    /// The server; `None` in direct messages.
    pub server: Option<ServerId>,
    /// True if no thread can be opened in the channel: it is a thread itself, or the chat of a
    /// voice channel.
    pub threadless: bool,
}

/// The place to which a challenge or a game belongs, as it is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Home {
    /// The channel in a server, or the direct-message channel. `None` once the person is forgotten
    /// whose direct messages it was: nothing is sent there.
    pub channel: Option<ChannelId>,
    /// The server; `None` in direct messages.
    pub server: Option<ServerId>,
    /// True if no thread can be opened in the channel.
    pub threadless: bool,
}

impl Home {
    /// Returns the place; `None` if its channel is forgotten.
    pub fn place(self) -> Option<Place> {
        let Home { channel, server, threadless } = self;
        Some(Place { channel: channel?, server, threadless })
    }

    /// Returns true if this is the channel.
    pub fn is_channel(self, channel: ChannelId) -> bool {
        self.channel == Some(channel)
    }
}

impl From<Voters> for Place {
    /// The channel itself, in which its boards are posted.
    fn from(Voters { channel, server }: Voters) -> Place {
        Place { channel, server: Some(server), threadless: true }
    }
}

impl From<Place> for Home {
    fn from(place: Place) -> Home {
        let Place { channel, server, threadless } = place;
        Home { channel: Some(channel), server, threadless }
    }
}

/// A challenge and its seats. The first seat in the list is the challenger's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Challenge {
    /// The key of the challenge, which the game keeps.
    pub id: GameId,
    /// The short public name of the challenge, which the game keeps.
    pub name: String,
    /// The proposed terms.
    pub terms: Terms,
    /// True if the challenger chose whether the game is rated. If false, the game is casual if a
    /// player is new to games with people.
    pub rating_chosen: bool,
    /// The written moves of another game from which this game continues. Empty if the game starts
    /// at the beginning.
    pub given: Vec<String>,
    /// The seat that the challenger wants; `None` draws all seats by lot.
    pub side: Option<Seat>,
    /// The challenger's words, if any.
    pub note: Option<String>,
    /// The person who made the challenge.
    pub challenger: PlayerId,
    /// The seats: the challenger's first, then the others.
    pub seats: Vec<Seating>,
    /// The state of the challenge.
    pub state: ChallengeState,
    /// The reason why the challenge was declined, if the person gave one.
    pub excuse: Option<Excuse>,
    /// The last siege of a finished week, if this is the game between the best players of that
    /// week; `None` for other challenges.
    pub week: Option<SiegeId>,
    /// The time at which the challenge was made.
    pub created: Timestamp,
    /// The place where the challenge was made.
    pub place: Home,
}

/// A person's reply to a challenge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChallengeReply {
    /// Take a seat: the one kept for the person, else a free one.
    Accept,
    /// Decline, with a reason or without one, or give up a seat that was taken.
    Decline(Option<Excuse>),
    /// Withdraw the challenge.
    Withdraw,
    /// Let a bot take a free seat.
    Fill(Holder),
}

/// A reason why an answer is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChallengeRefusal {
    /// The challenge is no longer open, but in this state.
    Settled(ChallengeState),
    /// The challenge is kept for another person, or the person declined one in which no seat is
    /// kept for them.
    NotForYou,
    /// The challenge has an open seat, but the person may not take it, because the challenger
    /// blocks them.
    Closed,
    /// A person cannot accept their own challenge.
    Own,
    /// The person declined a challenge for several players without having a seat or an invitation
    /// in it.
    NoSeat,
    /// Only the challenger may withdraw the challenge.
    NotYours,
    /// Only the challenger may let a bot take a free seat.
    NotYoursToFill,
    /// Every seat is taken, or kept for a person.
    NoFreeSeat,
    /// A person at a seat of the challenge blocks the person who answers.
    Blocked,
}

impl Challenge {
    /// Returns true if it depends on the person who takes the free seat whether the game is rated.
    pub fn rating_depends(&self) -> bool {
        self.state == ChallengeState::Open
            && self.terms.rated
            && !self.rating_chosen
            && self.seats.contains(&Seating::Open)
    }

    /// Returns the time at which the challenge expires.
    pub fn expiry(&self) -> Timestamp {
        self.created + OPEN_FOR
    }

    /// Returns the time until which the challenge is new.
    pub fn new_until(&self) -> Timestamp {
        self.created + NEW_FOR
    }

    /// Returns the person who plays alone against bots; `None` in other games, and while a seat is
    /// not taken.
    pub fn lone_player(&self) -> Option<PlayerId> {
        let holders = self.seats.iter().map(|seat| match seat {
            Seating::Taken(holder) => Some(holder),
            Seating::Invited(_) | Seating::Open => None,
        });
        Holder::lone_player(holders.collect::<Option<Vec<_>>>()?)
    }

    /// Returns the side that moves first, after the given moves.
    pub fn first_to_move(&self) -> Seat {
        self.line().position().to_move()
    }

    /// Returns the line from the start of the variant through the given moves. Stops before the
    /// first given move that cannot be played.
    pub fn line(&self) -> Line {
        let mut line = Line::new(self.terms.variant);
        for text in &self.given {
            if line.read_word(text).is_ok_and(|entry| line.play(entry).is_ok()) {
                continue;
            }
            break;
        }
        line
    }

    /// Returns the people who are invited by name and have not answered.
    pub fn invited_people(&self) -> impl Iterator<Item = PlayerId> + '_ {
        self.seats.iter().filter_map(|seat| match seat {
            Seating::Invited(player) => Some(*player),
            Seating::Taken(_) | Seating::Open => None,
        })
    }

    /// Returns true if the challenge gathers more than two players, who may come and go until every
    /// seat is taken.
    pub fn gathers_players(&self) -> bool {
        self.seats.len() > 2
    }

    /// Returns true if every seat is taken, so that the game can begin.
    pub fn is_full(&self) -> bool {
        self.seats.iter().all(|seat| matches!(seat, Seating::Taken(_)))
    }

    /// Answers the challenge. A refused answer changes nothing, and neither does a repeated
    /// acceptance. A person who declined may add a reason later. After an acceptance,
    /// [`Challenge::is_full`] tells if the game can begin.
    pub fn apply_answer(
        &mut self,
        answer: ChallengeReply,
        by: PlayerId,
        now: Timestamp,
    ) -> Result<(), ChallengeRefusal> {
        if self.state == ChallengeState::Open && now >= self.expiry() {
            return Err(ChallengeRefusal::Settled(ChallengeState::Expired));
        }
        if let (ChallengeState::Declined, ChallengeReply::Decline(Some(excuse))) =
            (self.state, &answer)
            && self.invited_people().any(|invited| invited == by)
        {
            self.excuse = Some(*excuse);
            return Ok(());
        }
        if self.state != ChallengeState::Open {
            return Err(ChallengeRefusal::Settled(self.state));
        }
        let own = by == self.challenger;
        let find = |wanted: &Seating| self.seats.iter().position(|seat| seat == wanted);
        let seated = find(&Seating::Taken(Holder::Player(by)));
        let kept = find(&Seating::Invited(by));
        let free = find(&Seating::Open);
        match answer {
            ChallengeReply::Withdraw if own => self.state = ChallengeState::Withdrawn,
            ChallengeReply::Withdraw => return Err(ChallengeRefusal::NotYours),
            ChallengeReply::Accept | ChallengeReply::Decline(_) if own => {
                return Err(ChallengeRefusal::Own);
            }
            ChallengeReply::Accept if seated.is_some() => {}
            ChallengeReply::Accept => {
                let gathers = self.gathers_players();
                let none = || {
                    if gathers { ChallengeRefusal::NoFreeSeat } else { ChallengeRefusal::NotForYou }
                };
                let seat = kept.or(free).ok_or_else(none)?;
                self.seats[seat] = Seating::Taken(Holder::Player(by));
            }
            // If several play, the challenge stays open for the others when one person declines.
            ChallengeReply::Decline(_) if self.gathers_players() => {
                self.seats[seated.or(kept).ok_or(ChallengeRefusal::NoSeat)?] = Seating::Open;
            }
            ChallengeReply::Decline(excuse) if kept.is_some() => {
                self.state = ChallengeState::Declined;
                self.excuse = excuse;
            }
            ChallengeReply::Decline(_) => return Err(ChallengeRefusal::NotForYou),
            ChallengeReply::Fill(_) if !own => return Err(ChallengeRefusal::NotYoursToFill),
            ChallengeReply::Fill(holder) => {
                let seat = Seating::Taken(holder);
                if !self.seats.contains(&seat) {
                    let free = self.seats.iter().position(|seat| *seat == Seating::Open);
                    self.seats[free.ok_or(ChallengeRefusal::NoFreeSeat)?] = seat;
                }
            }
        }
        Ok(())
    }

    /// Begins the game of a full challenge and marks it accepted, with the terms of
    /// [`Challenge::fitting_terms`]; `None` if a seat is not taken. If the challenger chose a seat,
    /// the others follow in the order of their seats. Else the random number `lot` decides the
    /// order of all.
    pub fn begin_game(&mut self, mut lot: u64, now: Timestamp) -> Option<Game> {
        let holders = self.seats.iter().map(|seat| match seat {
            Seating::Taken(holder) => Some(holder.clone()),
            Seating::Invited(_) | Seating::Open => None,
        });
        let mut chairs: Vec<Holder> = holders.collect::<Option<_>>()?;
        match self.side {
            Some(seat) => chairs.rotate_right(seat.index()),
            None => {
                for last in (1..chairs.len()).rev() {
                    let among = last as u64 + 1;
                    chairs.swap(last, (lot % among) as usize);
                    lot /= among;
                }
            }
        }
        self.state = ChallengeState::Accepted;
        self.terms = self.fitting_terms();
        Some(Game::new(self.id, self.name.clone(), self.terms, chairs, now))
    }

    /// Returns the terms, adapted to the players at the seats. Only games of two people are rated.
    /// A person alone against bots has no clock. Without a clock, `weekends_off` is false.
    pub fn fitting_terms(&self) -> Terms {
        let is_bot = |seat: &Seating| matches!(seat, Seating::Taken(Holder::Bot { .. }));
        let has_nobody = self.seats.contains(&Seating::Taken(Holder::Nobody));
        let others = self.seats.iter().filter(|seat| !is_bot(seat)).count();
        let time = if others > 1 { self.terms.time } else { TimeControl::None };
        Terms {
            time,
            weekends_off: self.terms.weekends_off && time != TimeControl::None,
            rated: self.terms.rated && self.seats.len() == 2 && others == 2 && !has_nobody,
            ..self.terms
        }
    }

    /// Marks the challenge expired if it is open and its time is over. Returns true if it did.
    pub fn expire_if_due(&mut self, now: Timestamp) -> bool {
        let over = self.state == ChallengeState::Open && now >= self.expiry();
        if over {
            self.state = ChallengeState::Expired;
        }
        over
    }
}
