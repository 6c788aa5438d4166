//! Games in which a channel plays by vote: against the computer opponent, a person, or a channel of
//! another server that comes in by a code.

use murus_gallicus::{Position, Seat, Variant};

use crate::game::{
    Challenge, DAY, HOUR, Holder, Millis, Place, PlayerId, Seating, Terms, TimeControl, Timestamp,
    USUAL_HOURS, VOTE_HOURS, Voters, Voting,
};
use crate::ids::UserId;
use crate::service::challenge::codes::{draw_code, hash_code};
use crate::service::challenge::proposal::{
    NotProposed, ProposalRefusal, find_invited, find_repeated_proposal, may_start, within_limits,
};
use crate::service::challenge::seating::{self, ChallengeOrigin, Proposed};
use crate::service::change;
use crate::service::{Caller, Service};
use crate::store::channel_codes::ChannelWish;
use crate::store::{self, Conn, Transaction};

/// How long a code for another channel can be used, in days.
const CODE_DAYS: i64 = 7;

/// The opponent of a channel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChannelRival {
    /// The computer opponent, at the level with this name.
    Level(String),
    /// A person.
    Person(UserId),
}

/// The wish for a game in which the caller's channel plays by vote.
#[derive(Clone, Debug)]
pub struct VoteWish {
    /// The name of the channel.
    pub name: String,
    /// The variant.
    pub variant: Variant,
    /// The side of the channel; `None` draws it by lot.
    pub side: Option<Seat>,
    /// The length of a vote in hours; `None` for the usual one.
    pub hours: Option<i64>,
    /// The person whose vote breaks ties; `None` for the caller.
    pub captain: Option<UserId>,
}

/// Proposes a game in which the caller's channel plays by vote. Against the computer opponent, and
/// against the caller, it begins at once. The opponent has the clock of the server; a channel has
/// the time of its votes. Refuses outside of servers, callers who may not begin such games, a
/// second game of the same channel, and variants that are not decided move by move between two.
pub async fn propose_vote(
    service: &Service,
    caller: &Caller,
    wish: &VoteWish,
    rival: &ChannelRival,
) -> Result<Proposed, NotProposed> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        if let Some(proposed) = find_repeated_proposal(&mut tx, caller).await? {
            return Ok(proposed);
        }
        let channel = may_vote(&mut tx, caller, wish.variant).await?;
        let me = by.player;
        let rival = match rival {
            ChannelRival::Level(level) => Seating::Taken(Holder::Bot {
                level: level.clone(),
                seed: service.keys.random_seed(),
            }),
            ChannelRival::Person(person) if *person == caller.discord => {
                Seating::Taken(Holder::Player(me))
            }
            ChannelRival::Person(person) => {
                Seating::Invited(find_invited(service, &mut tx, me, *person, now).await?)
            }
        };
        let captain = find_captain(service, &mut tx, (caller, me), wish.captain, now).await?;
        let voting = Voting { captain: Some(captain), length: vote_length(wish.hours) };
        let seats = vec![Seating::Taken(channel.holder(&wish.name, voting)), rival];
        within_limits(&mut tx, me, channel.voters.channel, &seats, now).await?;
        let game = VoteGame { by: me, variant: wish.variant, side: wish.side, seats };
        game.publish(service, &mut tx, &channel, &caller.cause).await
    })
    .await
}

/// Stores the wish of the caller's channel to play a channel of another server, in place of an
/// earlier one. Returns the code by which that channel comes in. Refuses as [`propose_vote`] does.
pub async fn offer_match(
    service: &Service,
    caller: &Caller,
    wish: &VoteWish,
) -> Result<String, NotProposed> {
    let code = &draw_code(service);
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let VoteChannel { voters, .. } = may_vote(&mut tx, caller, wish.variant).await?;
        let captain =
            find_captain(service, &mut tx, (caller, by.player), wish.captain, now).await?;
        let wish = ChannelWish {
            server: voters.server,
            channel: voters.channel,
            name: wish.name.clone(),
            by: by.player,
            variant: wish.variant,
            side: wish.side,
            voting: Voting { captain: Some(captain), length: vote_length(wish.hours) },
        };
        let until = now + CODE_DAYS * DAY;
        store::channel_codes::put_wish(&mut tx, &code.hash, &wish, (now, until)).await?;
        Ok(code.text.clone())
    })
    .await
}

/// The channel that comes into a game by a code.
#[derive(Clone, Debug)]
pub struct GuestChannel {
    /// The name of the channel.
    pub name: String,
    /// The person whose vote breaks ties; `None` for the caller.
    pub captain: Option<UserId>,
    /// The code.
    pub code: String,
}

/// Begins the game of the caller's channel against the channel that gave the code. The code is used
/// up. Refuses a code that leads to no channel, that of the caller's own server, and one whose
/// channel plays another game by now; otherwise as [`propose_vote`] does.
pub async fn accept_match(
    service: &Service,
    caller: &Caller,
    guest: &GuestChannel,
) -> Result<Proposed, NotProposed> {
    let hash = &hash_code(&guest.code);
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        if let Some(proposed) = find_repeated_proposal(&mut tx, caller).await? {
            return Ok(proposed);
        }
        let wrong = || NotProposed::from(ProposalRefusal::WrongCode);
        let hash = hash.as_ref().ok_or_else(wrong)?;
        let found = store::channel_codes::take_wish(&mut tx, hash, now).await?;
        let wish = found.ok_or_else(wrong)?;
        let own = may_vote(&mut tx, caller, wish.variant).await?;
        if own.voters.server == wish.server {
            return Err(ProposalRefusal::OwnCode.into());
        }
        if store::ballots::is_playing(&mut tx, wish.channel).await? {
            return Err(ProposalRefusal::VotesThere.into());
        }
        let captain =
            find_captain(service, &mut tx, (caller, by.player), guest.captain, now).await?;
        let voting = Voting { captain: Some(captain), ..wish.voting };
        let voters = Voters { channel: wish.channel, server: wish.server };
        let home = VoteChannel { voters, time: own.time };
        let seats = [home.holder(&wish.name, wish.voting), own.holder(&guest.name, voting)];
        let game = VoteGame {
            by: wish.by,
            variant: wish.variant,
            side: wish.side,
            seats: seats.map(Seating::Taken).into(),
        };
        game.publish(service, &mut tx, &home, &caller.cause).await
    })
    .await
}

/// Returns the length of a vote for the wished number of hours.
fn vote_length(hours: Option<i64>) -> Millis {
    let hours = hours.unwrap_or(USUAL_HOURS);
    hours.clamp((*VOTE_HOURS.start()).into(), (*VOTE_HOURS.end()).into()) * HOUR
}

/// Returns the captain: this person, or the caller if it is none.
async fn find_captain(
    service: &Service,
    tx: &mut Transaction,
    (caller, me): (&Caller, PlayerId),
    person: Option<UserId>,
    now: Timestamp,
) -> Result<PlayerId, NotProposed> {
    match person.filter(|person| *person != caller.discord) {
        Some(person) => find_invited(service, tx, me, person, now).await,
        None => Ok(me),
    }
}

/// A channel that may play by vote.
struct VoteChannel {
    voters: Voters,
    /// The clock of its server, which an opponent has who is no channel.
    time: TimeControl,
}

impl VoteChannel {
    fn holder(&self, name: &str, voting: Voting) -> Holder {
        let Voters { channel, server } = self.voters;
        Holder::Channel { server, channel, name: name.to_owned(), voting }
    }
}

/// A game by vote that is ready to begin. The first seat is that of its channel.
struct VoteGame {
    by: PlayerId,
    variant: Variant,
    side: Option<Seat>,
    seats: Vec<Seating>,
}

impl VoteGame {
    /// Publishes the challenge of the game in its channel. The game begins if all seats are taken.
    async fn publish(
        self,
        service: &Service,
        tx: &mut Transaction,
        home: &VoteChannel,
        cause: &str,
    ) -> Result<Proposed, NotProposed> {
        let VoteGame { by, variant, side, seats } = self;
        let terms = Terms { time: home.time, rated: false, ..Terms::usual_for(variant) };
        // Each vote is a message of the channel itself.
        let place = Place::from(home.voters);
        let challenge = seating::build_challenge(service, place, by, terms, side, Vec::new());
        // The person who asks has no seat of their own, so the terms fit the seats of the game.
        let challenge = Challenge { seats, terms, ..challenge };
        let challenge = Challenge { terms: challenge.fitting_terms(), ..challenge };
        let origin = ChallengeOrigin::default();
        Ok(seating::publish_challenge(service, tx, challenge, origin, cause).await?)
    }
}

/// Returns the caller's channel if it may play by vote. Refuses outside of servers, callers who may
/// not begin such games here, a second game of the same channel, and a variant for more than two or
/// with special first turns.
async fn may_vote(
    conn: &mut Conn,
    caller: &Caller,
    variant: Variant,
) -> Result<VoteChannel, NotProposed> {
    may_start(conn, caller).await?;
    let place = caller.place.and_then(|place| Some((place.channel, place.server?)));
    let (channel, server) = place.ok_or(ProposalRefusal::Nowhere)?;
    let settings = store::servers::load_settings(conn, server).await?;
    if caller.managed().is_none() && !settings.votes {
        return Err(ProposalRefusal::VotesManaged.into());
    }
    if store::ballots::is_playing(conn, channel).await? {
        return Err(ProposalRefusal::Votes.into());
    }
    let start = Position::start(variant);
    if variant.board().seats != 2 || start.opening_turns() > 0 {
        return Err(ProposalRefusal::NotByVote.into());
    }
    let time = settings.time.unwrap_or(TimeControl::USUAL);
    Ok(VoteChannel { voters: Voters { channel, server }, time })
}
