//! The game of the week. At the end of a week of sieges (daily puzzles), the first two people of
//! its table who let their names be shown may play each other.

use murus_gallicus::Variant;

use crate::game::{Challenge, ChallengeReply, PlayerId, Seating, SiegeId, Terms, TimeControl};
use crate::ids::UserId;
use crate::service::challenge::proposal::{
    NotProposed, ProposalRefusal, find_repeated_proposal, is_blocked, may_start, within_limits,
};
use crate::service::challenge::seating::{self, ChallengeOrigin, Proposed};
use crate::service::change;
use crate::service::play::siege_weeks::{self, WeekGame};
use crate::service::{Caller, Service};
use crate::store::{self, Conn};

/// Returns the other one of the two people who are offered the game of a week. Refuses if the
/// caller is not one of them, or if the game has begun or is no longer offered.
pub async fn find_opponent(
    service: &Service,
    caller: &Caller,
    week: SiegeId,
) -> Result<UserId, NotProposed> {
    let mut conn = service.db.read().await?;
    let me = store::players::by_discord(&mut conn, caller.discord).await?;
    let other = find_other(&mut conn, caller, me, week).await?;
    let discord = store::players::discord_of(&mut conn, other).await?;
    discord.ok_or_else(|| ProposalRefusal::Gone.into())
}

/// Asks for the game of a week: casual, with the usual rules and the clock of the server. If the
/// other person asked first, accepts that challenge instead.
pub async fn propose_week_game(
    service: &Service,
    caller: &Caller,
    week: SiegeId,
) -> Result<Proposed, NotProposed> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        if let Some(proposed) = find_repeated_proposal(&mut tx, caller).await? {
            return Ok(proposed);
        }
        let me = by.player;
        let other = find_other(&mut tx, caller, Some(me), week).await?;
        may_start(&mut tx, caller).await?;
        if store::players::is_blocked(&mut tx, other, me).await? {
            return Err(ProposalRefusal::Blocked.into());
        }
        if store::players::is_blocked(&mut tx, me, other).await? {
            return Err(ProposalRefusal::Blocking.into());
        }
        if let Some((mut asked, version)) = store::challenges::open_of_week(&mut tx, week).await? {
            if asked.challenger == me {
                return Err(ProposalRefusal::Waiting.into());
            }
            if is_blocked(&mut tx, &asked, me).await? {
                return Err(ProposalRefusal::Blocked.into());
            }
            if asked.apply_answer(ChallengeReply::Accept, me, now).is_ok() {
                let game = seating::settle_challenge(service, &mut tx, &mut asked, version).await?;
                let channel = asked.place.channel;
                return Ok(Proposed { challenge: asked, game, joined: true, channel });
            }
        }
        let place = caller.place.ok_or(ProposalRefusal::Nowhere)?;
        let server = caller.server().ok_or(ProposalRefusal::NoSuchGame)?;
        let seats = vec![Seating::Invited(other)];
        within_limits(&mut tx, me, place.channel, &seats, now).await?;
        let time = store::servers::load_settings(&mut tx, server).await?.time;
        let time = time.unwrap_or(TimeControl::USUAL);
        let terms = Terms { time, rated: false, ..Terms::usual_for(Variant::STANDARD) };
        let challenge = seating::build_challenge(service, place, me, terms, None, seats);
        let challenge = Challenge { week: Some(week), ..challenge };
        let origin = ChallengeOrigin::default();
        Ok(seating::publish_challenge(service, &mut tx, challenge, origin, &caller.cause).await?)
    })
    .await
}

/// Returns the other one of the two people who are offered the game of a week. Refuses if the
/// caller is not one of them, or if the game has begun or is no longer offered.
async fn find_other(
    conn: &mut Conn,
    caller: &Caller,
    me: Option<PlayerId>,
    week: SiegeId,
) -> Result<PlayerId, NotProposed> {
    let closed = store::siege_weeks::load_week(conn, week).await?;
    let closed = closed.filter(|closed| caller.server() == Some(closed.server));
    let closed = closed.ok_or(ProposalRefusal::NoSuchGame)?;
    let me = me.filter(|me| [closed.first, closed.second].contains(&Some(*me)));
    let me = me.ok_or(ProposalRefusal::NotOffered)?;
    let table = siege_weeks::load_table(conn, closed.server, closed.week()).await?;
    let game = siege_weeks::find_game(conn, &closed, &table).await?;
    match (game, closed.pair()) {
        (WeekGame::Offered(_), Some([first, second])) => {
            Ok(if me == first { second } else { first })
        }
        (WeekGame::Begun(_), _) => Err(ProposalRefusal::Begun.into()),
        _ => Err(ProposalRefusal::Lapsed.into()),
    }
}
