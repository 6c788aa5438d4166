//! Games in which a channel plays by vote: against the computer opponent, or a person.

use murus_gallicus::rules::{Position, Seat, Variant};

use crate::game::{
    Challenge, HOUR, Holder, Place, PlayerId, Seating, Terms, TimeControl, USUAL_HOURS, VOTE_HOURS,
    Voting,
};
use crate::ids::UserId;
use crate::service::challenge::proposal::{
    NotProposed, ProposalRefusal, find_invited, find_repeated_proposal, may_start, within_limits,
};
use crate::service::challenge::seating::{self, ChallengeOrigin, Proposed};
use crate::service::change;
use crate::service::{Caller, Service};
use crate::store::{self, Conn};

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
    /// The opponent.
    pub rival: ChannelRival,
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
) -> Result<Proposed, NotProposed> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        if let Some(proposed) = find_repeated_proposal(&mut tx, caller).await? {
            return Ok(proposed);
        }
        may_start(&mut tx, caller).await?;
        let place = caller.place.filter(|place| place.server.is_some());
        // Each vote is a message of the channel itself.
        let place = place.map(|place| Place { threadless: true, ..place });
        let place = place.ok_or(ProposalRefusal::Nowhere)?;
        let time = may_vote(&mut tx, caller, place, wish.variant).await?;
        let me = by.player;
        let rival = match &wish.rival {
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
        let captain: PlayerId = match wish.captain.filter(|person| *person != caller.discord) {
            Some(person) => find_invited(service, &mut tx, me, person, now).await?,
            None => me,
        };
        let hours = wish.hours.unwrap_or(USUAL_HOURS);
        let hours = hours.clamp((*VOTE_HOURS.start()).into(), (*VOTE_HOURS.end()).into());
        let voting = Voting { captain: Some(captain), length: hours * HOUR };
        let channel = Holder::Channel { channel: place.channel, name: wish.name.clone(), voting };
        let seats = vec![Seating::Taken(channel), rival];
        within_limits(&mut tx, me, place.channel, &seats, now).await?;
        let terms = Terms { time, rated: false, ..Terms::usual_for(wish.variant) };
        let challenge = seating::build_challenge(service, place, me, terms, wish.side, Vec::new());
        // The person who asks has no seat of their own, so the terms fit the seats of the game.
        let challenge = Challenge { seats, terms, ..challenge };
        let challenge = Challenge { terms: challenge.fitting_terms(), ..challenge };
        let origin = ChallengeOrigin::default();
        Ok(seating::publish_challenge(service, &mut tx, challenge, origin, &caller.cause).await?)
    })
    .await
}

/// Refuses a game by vote that the server does not allow to the caller, a second one of the same
/// channel, and a variant for more than two or with special first turns. Returns the clock of the
/// server, which is that of the opponent.
async fn may_vote(
    conn: &mut Conn,
    caller: &Caller,
    place: Place,
    variant: Variant,
) -> Result<TimeControl, NotProposed> {
    let Some(server) = place.server else { return Err(ProposalRefusal::Nowhere.into()) };
    let settings = store::servers::load_settings(conn, server).await?;
    if caller.managed().is_none() && !settings.votes {
        return Err(ProposalRefusal::VotesManaged.into());
    }
    if store::ballots::is_playing(conn, place.channel).await? {
        return Err(ProposalRefusal::Votes.into());
    }
    let start = Position::start(variant);
    if variant.board().seats != 2 || start.opening_turns() > 0 {
        return Err(ProposalRefusal::NotByVote.into());
    }
    Ok(settings.time.unwrap_or(TimeControl::USUAL))
}
