//! Makes challenges.

use murus_gallicus::{Line, Seat, Variant};

use crate::entered;
use crate::game::{Bar, Challenge, HOUR, Holder, PlayerId, Seating, Terms, TimeControl, Timestamp};
use crate::ids::{ChannelId, RoleId, UserId};
use crate::service::challenge::casual;
use crate::service::challenge::seating::{self, ChallengeOrigin, Proposed};
use crate::service::change;
use crate::service::change::MaybeTransient;
use crate::service::play::help;
use crate::service::{Caller, Service};
use crate::store::{self, Conn, StoreError};

/// The most open challenges that one person may have at once.
const OPEN_LIMIT: usize = 8;

/// The most challenges that one person may make within an hour to the same person, or to a whole
/// channel. Those that became a game do not count.
const FROM_ONE: usize = 3;
/// The most challenges that all people together may send to one person within an hour. Those that
/// became a game do not count.
const FROM_ALL: usize = 10;

/// The longest note, in characters; the rest is cut off.
const NOTE_LIMIT: usize = 200;

/// The opponent whom the challenger wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// These people, by Discord id: as many as there are other seats, or fewer.
    People(Vec<UserId>),
    /// Anyone: the first person to accept plays.
    Anyone,
    /// Murus, the computer opponent, at the level of this name.
    Bot(String),
    /// Murus, the computer opponent, against itself, for people to watch: Romans and Gauls at these
    /// levels. Only for two seats.
    Exhibition([String; 2]),
}

/// A challenge to make.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// The opponent.
    pub target: Target,
    /// The seat that the challenger wants; `None` leaves it to chance.
    pub side: Option<Seat>,
    /// The variant, the clock, and whether the game is rated and pauses on weekends.
    pub terms: Terms,
    /// True if the challenger chose whether the game is rated. If false, it is casual where a
    /// player is new to games with people.
    pub rating_chosen: bool,
    /// The written moves of another game from which this one starts; empty if it starts as usual.
    pub given: Vec<String>,
    /// The challenger's note.
    pub note: Option<String>,
}

impl Proposal {
    /// Creates a challenge on these terms whose rating counts as chosen: a random side, the usual
    /// start, no note.
    pub fn new(target: Target, terms: Terms) -> Proposal {
        Proposal { target, side: None, terms, rating_chosen: true, given: Vec::new(), note: None }
    }

    /// Creates a challenge to a game with nothing at stake, such as one against Murus, the computer
    /// opponent: no clock, no rating.
    pub fn at_ease(target: Target, variant: Variant) -> Proposal {
        let terms = Terms { time: TimeControl::None, rated: false, ..Terms::usual_for(variant) };
        Proposal::new(target, terms)
    }
}

/// A reason why a challenge is not made.
#[derive(Debug, thiserror::Error)]
pub enum ProposalRefusal {
    /// The challenger named themselves.
    #[error("people cannot challenge themselves")]
    Oneself,
    /// The other person blocks the challenger.
    #[error("the other person takes no challenges from the challenger")]
    Blocked,
    /// The challenger blocks the other person.
    #[error("the challenger blocks the other person")]
    Blocking,
    /// A challenge of the challenger to the same person is still open.
    #[error("a challenge to the same person is open")]
    Waiting,
    /// The challenger has as many open challenges as one may have: this many.
    #[error("too many challenges are open")]
    TooMany(usize),
    /// The other person got as many challenges within the last hour as a person may get, from the
    /// challenger or from all people.
    #[error("the other person got many challenges lately")]
    Enough,
    /// More people are named than the variant has other seats: it has this many.
    #[error("there are not that many seats")]
    NoSeatFor(usize),
    /// The same person is named for two seats.
    #[error("each person has one seat")]
    NamedTwice,
    /// The variant has no such seat.
    #[error("this variant has no such seat")]
    NoSuchSeat(Seat),
    /// The game for a rematch is unknown or not over, or the server has no such week of sieges.
    #[error("no such finished game")]
    NoSuchGame,
    /// The person did not play in the game for a rematch.
    #[error("the person did not play in that game")]
    NotPlaying,
    /// The game has its rematch already.
    #[error("there is a rematch already")]
    Rematched,
    /// A person of the other side has deleted their data.
    #[error("the other side is gone")]
    Gone,
    /// The server allows games to be started only in these channels.
    #[error("games are started in other channels")]
    Elsewhere(Vec<ChannelId>),
    /// The person lacks the role that may start games in this server.
    #[error("a role is needed")]
    RoleNeeded(RoleId),
    /// There is no help now with a position to which the given moves lead, for this reason.
    #[error("no help with a position of the game to go on from")]
    Barred(Bar),
    /// The challenger left as many challenges open to the channel within the last hour as a person
    /// may.
    #[error("many challenges were left open to everybody here lately")]
    Often,
    /// The person asks on a web page, where no challenge is posted.
    #[error("challenges are made on Discord")]
    Nowhere,
    /// The proposal is for a rated game, in a server whose games are casual.
    #[error("games of this server are casual")]
    Unrated,
    /// The person asks on a web page, and never played with a person whom they name.
    #[error("people are named on a page whom the challenger did not meet there")]
    Unmet,
    /// The game of the week is offered to other people.
    #[error("the game of the week is offered to others")]
    NotOffered,
    /// The game of the week is no longer offered.
    #[error("the game of the week is no longer offered")]
    Lapsed,
    /// The game of the week has begun.
    #[error("the game of the week has begun")]
    Begun,
    /// Only managers of the server may let a channel play by vote.
    #[error("managers let channels vote")]
    VotesManaged,
    /// The channel plays by vote already.
    #[error("the channel plays already")]
    Votes,
    /// The channel that gave a code plays another game by now.
    #[error("the other channel plays already")]
    VotesThere,
    /// The code leads to no channel.
    #[error("no channel waits for this code")]
    WrongCode,
    /// The code is that of the caller's own server.
    #[error("the code is that of the same server")]
    OwnCode,
    /// The variant is not played by vote.
    #[error("this variant is not played by vote")]
    NotByVote,
    /// The proposal is for an exhibition of more than two players.
    #[error("an exhibition is for two")]
    NotForTwo,
}

/// A reason why nothing was proposed.
#[derive(Debug, thiserror::Error)]
pub enum NotProposed {
    /// The proposal is refused; nothing changed.
    #[error(transparent)]
    Refused(#[from] ProposalRefusal),
    /// The database failed.
    #[error(transparent)]
    Failed(#[from] StoreError),
}

impl MaybeTransient for NotProposed {
    fn is_transient(&self) -> bool {
        matches!(self, NotProposed::Failed(error) if error.is_transient())
    }
}

/// Makes a challenge. Against Murus, the computer opponent, the game begins at once. A repeated
/// call with the same cause returns the first challenge again.
pub async fn propose_game(
    service: &Service,
    caller: &Caller,
    proposal: &Proposal,
) -> Result<Proposed, NotProposed> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        if let Some(proposed) = find_repeated_proposal(&mut tx, caller).await? {
            return Ok(proposed);
        }
        may_start(&mut tx, caller).await?;
        let challenge = build_challenge(service, &mut tx, caller, by.player, proposal, now).await?;
        let origin = ChallengeOrigin::default();
        Ok(seating::publish_challenge(service, &mut tx, challenge, origin, &caller.cause).await?)
    })
    .await
}

/// Lists the reasons for which a proposal is refused already by its own content and the server,
/// without regard to blocks and limits of its people. Empty if there are none.
pub async fn list_problems(
    service: &Service,
    caller: &Caller,
    proposal: &Proposal,
) -> Result<Vec<ProposalRefusal>, StoreError> {
    find_problems(&mut *service.db.read().await?, caller, proposal).await
}

async fn find_problems(
    conn: &mut Conn,
    caller: &Caller,
    proposal: &Proposal,
) -> Result<Vec<ProposalRefusal>, StoreError> {
    let seats = proposal.terms.variant.board().seats;
    let people: &[UserId] = match &proposal.target {
        Target::People(people) => people,
        _ => &[],
    };
    let server = caller.place.and_then(|place| place.server);
    let unrated = proposal.terms.rated
        && proposal.rating_chosen
        && !casual::may_be_rated_in(conn, server).await?;
    let problems = [
        proposal.side.filter(|seat| seat.index() >= seats).map(ProposalRefusal::NoSuchSeat),
        people.contains(&caller.discord).then_some(ProposalRefusal::Oneself),
        (people.len() >= seats).then_some(ProposalRefusal::NoSeatFor(seats - 1)),
        has_twice(people).then_some(ProposalRefusal::NamedTwice),
        (matches!(proposal.target, Target::Exhibition(_)) && seats != 2)
            .then_some(ProposalRefusal::NotForTwo),
        unrated.then_some(ProposalRefusal::Unrated),
    ];
    Ok(problems.into_iter().flatten().collect())
}

/// Builds the challenge of a proposal, or refuses it. Stores the invited people if they are new.
async fn build_challenge(
    service: &Service,
    conn: &mut Conn,
    caller: &Caller,
    me: PlayerId,
    proposal: &Proposal,
    now: Timestamp,
) -> Result<Challenge, NotProposed> {
    if let Some(problem) = find_problems(conn, caller, proposal).await?.into_iter().next() {
        return Err(problem.into());
    }
    let others = proposal.terms.variant.board().seats - 1;
    let mut seats = vec![Seating::Open; others];
    match &proposal.target {
        Target::People(people) => {
            for (seat, discord) in seats.iter_mut().zip(people) {
                *seat = Seating::Invited(find_invited(service, conn, me, *discord, now).await?);
            }
        }
        Target::Anyone | Target::Exhibition(_) => {}
        Target::Bot(level) => {
            seats.fill_with(|| {
                Seating::Taken(Holder::Bot {
                    level: level.clone(),
                    seed: service.keys.random_seed(),
                })
            });
        }
    }
    let place = caller.place.ok_or(ProposalRefusal::Nowhere)?;
    within_limits(conn, me, place.channel, &seats, now).await?;
    let challenge = Challenge {
        note: proposal.note.as_deref().and_then(|note| entered::clean_line(note, NOTE_LIMIT)),
        given: proposal.given.clone(),
        rating_chosen: proposal.rating_chosen,
        ..seating::build_challenge(service, place, me, proposal.terms, proposal.side, seats)
    };
    if !challenge.given.is_empty()
        && let Some(bar) = bar_to_go_on(conn, now, Some(me), &challenge.line()).await?
    {
        return Err(ProposalRefusal::Barred(bar).into());
    }
    Ok(match &proposal.target {
        Target::Exhibition(levels) => {
            let bot = |level: &String| {
                Seating::Taken(Holder::Bot {
                    level: level.clone(),
                    seed: service.keys.random_seed(),
                })
            };
            let terms = Terms { rated: false, ..challenge.terms };
            Challenge {
                seats: levels.iter().map(bot).collect(),
                side: Some(Seat::Romans),
                terms,
                ..challenge
            }
        }
        _ => challenge,
    })
}

/// Fails if the caller may not start a game here from the moves of this line. Asked before the
/// caller chooses the other terms. A line without moves is the usual start.
pub async fn may_begin(
    service: &Service,
    caller: &Caller,
    given: &Line,
) -> Result<(), NotProposed> {
    let mut conn = service.db.read().await?;
    may_start(&mut conn, caller).await?;
    if given.plies() == 0 {
        return Ok(());
    }
    let me = store::players::by_discord(&mut conn, caller.discord).await?;
    match bar_to_go_on(&mut conn, service.clock.now(), me, given).await? {
        Some(bar) => Err(ProposalRefusal::Barred(bar).into()),
        None => Ok(()),
    }
}

/// Returns the reason why a person may not start a game from these moves, in which the computer
/// opponent would show how to continue. `None` if they may.
async fn bar_to_go_on(
    conn: &mut Conn,
    now: Timestamp,
    me: Option<PlayerId>,
    given: &Line,
) -> Result<Option<Bar>, StoreError> {
    let own = match me {
        Some(me) => help::barring_game(conn, me, given.positions()).await?,
        None => None,
    };
    match own {
        Some(game) => Ok(Some(Bar::Own(game))),
        None => help::find_bar(conn, now, None, given.position()).await,
    }
}

/// Returns the person to invite, who is stored if they are new. Refuses if one of the two people
/// blocks the other.
pub(super) async fn find_invited(
    service: &Service,
    conn: &mut Conn,
    me: PlayerId,
    discord: UserId,
    now: Timestamp,
) -> Result<PlayerId, NotProposed> {
    let other =
        store::players::upsert_person(conn, service.keys.next(now), discord, None, now).await?;
    if store::players::is_blocked(conn, other, me).await? {
        return Err(ProposalRefusal::Blocked.into());
    }
    if store::players::is_blocked(conn, me, other).await? {
        return Err(ProposalRefusal::Blocking.into());
    }
    Ok(other)
}

/// Fails if a rule of the server forbids the caller to start a game here.
pub(super) async fn may_start(conn: &mut Conn, caller: &Caller) -> Result<(), NotProposed> {
    match rule_against(conn, caller).await? {
        Some(ServerRule::Channels(channels)) => Err(ProposalRefusal::Elsewhere(channels).into()),
        Some(ServerRule::Role(role)) => Err(ProposalRefusal::RoleNeeded(role).into()),
        None => Ok(()),
    }
}

/// A rule of a server about who may have the bot post, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ServerRule {
    /// The bot posts only in these channels and their threads.
    Channels(Vec<ChannelId>),
    /// The bot posts only for people with this role.
    Role(RoleId),
}

/// Returns the rule of the server that forbids the caller to have the bot post here; `None` if
/// there is none.
pub(in crate::service) async fn rule_against(
    conn: &mut Conn,
    caller: &Caller,
) -> Result<Option<ServerRule>, StoreError> {
    let Some(server) = caller.server() else { return Ok(None) };
    let settings = store::servers::load_settings(conn, server).await?;
    let here =
        |channel: &ChannelId| Some(*channel) == caller.channel() || Some(*channel) == caller.parent;
    if !settings.channels.is_empty() && !settings.channels.iter().any(here) {
        return Ok(Some(ServerRule::Channels(settings.channels)));
    }
    Ok(settings.role.filter(|role| !caller.roles.contains(role)).map(ServerRule::Role))
}

/// Returns true if one of the people who have taken a seat of a challenge blocks the person `by`.
pub(super) async fn is_blocked(
    conn: &mut Conn,
    challenge: &Challenge,
    by: PlayerId,
) -> Result<bool, StoreError> {
    for seat in &challenge.seats {
        if let Seating::Taken(Holder::Player(seated)) = seat
            && store::players::is_blocked(conn, *seated, by).await?
        {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns the challenge that this interaction made at an earlier delivery; `None` if it is
/// delivered for the first time.
pub(super) async fn find_repeated_proposal(
    conn: &mut Conn,
    caller: &Caller,
) -> Result<Option<Proposed>, StoreError> {
    match store::challenges::by_cause(conn, &caller.cause).await? {
        Some((challenge, _)) => {
            let game = store::games::load_game(conn, challenge.id).await?.map(Box::new);
            Ok(Some(seating::build_proposed(conn, challenge, game).await?))
        }
        None => Ok(None),
    }
}

/// Returns true if a person is in this list more than once.
fn has_twice(people: &[UserId]) -> bool {
    (1..people.len()).any(|n| people[..n].contains(&people[n]))
}

/// Refuses a new challenge for these seats if its maker has too many open challenges or one to the
/// same person, left too many open to this channel within the last hour, or if an invited person
/// got too many in that time.
pub(super) async fn within_limits(
    conn: &mut Conn,
    by: PlayerId,
    channel: ChannelId,
    seats: &[Seating],
    now: Timestamp,
) -> Result<(), NotProposed> {
    if seats.iter().all(|seat| matches!(seat, Seating::Taken(_))) {
        return Ok(());
    }
    let open = store::challenges::open_of(conn, by).await?;
    let mine: Vec<_> = open.iter().filter(|challenge| challenge.challenger == by).collect();
    let again = |seat: &Seating| matches!(seat, Seating::Invited(_)) && seats.contains(seat);
    if mine.iter().any(|challenge| challenge.seats.iter().any(again)) {
        return Err(ProposalRefusal::Waiting.into());
    }
    if mine.len() >= OPEN_LIMIT {
        return Err(ProposalRefusal::TooMany(OPEN_LIMIT).into());
    }
    if seats.contains(&Seating::Open)
        && store::challenges::opened_in(conn, by, channel, now - HOUR).await? >= FROM_ONE
    {
        return Err(ProposalRefusal::Often.into());
    }
    for seat in seats {
        if let Seating::Invited(player) = *seat {
            let lately = store::challenges::sent_to(conn, player, now - HOUR).await?;
            let from_me = lately.iter().filter(|challenger| **challenger == by).count();
            if from_me >= FROM_ONE || lately.len() >= FROM_ALL {
                return Err(ProposalRefusal::Enough.into());
            }
        }
    }
    Ok(())
}
