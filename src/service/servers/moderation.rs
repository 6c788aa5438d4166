//! Moderation: ending or annulling a game of the server, and the audit log.

use murus_gallicus::words;

use crate::entered;
use crate::game::{
    Action, Actor, Cause, Chair, EventKind, Game, GameId, GameRefusal, HASTY_PLIES, Millis,
    PlayerId,
};
use crate::ids::{ServerId, UserId};
use crate::service::caller::{Caller, Managed, Moderated};
use crate::service::change;
use crate::service::handle::Service;
use crate::service::play::acting;
use crate::service::play::acting::{Ask, GameAct, Refused};
use crate::store::contest_acts::ContestAct;
use crate::store::{self, Audit, Conn, Db, Hasty, StoppedContest, StoreError, StoredGame};

/// An act of a moderator on a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moderation {
    /// End the game without a result.
    End,
    /// Make the result of the game count no longer.
    Annul,
}

words!(Moderation { End: "end", Annul: "annul" });

/// An entry of a server's audit log, with its moderator and game.
#[derive(Clone, Debug)]
pub struct Audited {
    /// The entry.
    pub audit: Audit,
    /// The moderator's Discord id, unless their data is deleted.
    pub who: Option<UserId>,
    /// The game, if it can be read.
    pub row: Option<StoredGame>,
    /// The name of the game.
    pub name: String,
}

/// The longest reason, in characters; the rest is cut off.
const REASON_LIMIT: usize = 200;

/// Ends or annuls a game of the moderator's server, or one in which a channel of it plays, and
/// writes an entry into the audit log. Moderators may not judge a game in which they have or had a
/// seat.
pub async fn moderate_game(
    service: &Service,
    caller: &Caller,
    Moderated(server): Moderated,
    id: GameId,
    what: Moderation,
    reason: Option<&str>,
) -> Result<StoredGame, Refused> {
    act_on_game(service, caller, server, id, (what, reason)).await
}

/// Ends a running game in which a channel of the manager's server plays by vote, and writes an
/// entry into the audit log. Refuses any other game, and a manager who has a seat in it.
pub async fn end_vote_game(
    service: &Service,
    caller: &Caller,
    Managed(server): Managed,
    id: GameId,
) -> Result<StoredGame, Refused> {
    let found = store::games::load_game(&mut *service.db.read().await?, id).await?;
    let row = found.ok_or(Refused::Unknown)?;
    if !row.game.voters().any(|one| one.server == server) {
        return Err(Refused::Unknown);
    }
    act_on_game(service, caller, server, id, (Moderation::End, None)).await
}

async fn act_on_game(
    service: &Service,
    caller: &Caller,
    server: ServerId,
    id: GameId,
    (what, reason): (Moderation, Option<&str>),
) -> Result<StoredGame, Refused> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let row = store::games::load_game(&mut tx, id).await?.ok_or(Refused::Unknown)?;
        let voters = row.game.voters().any(|one| one.server == server);
        if row.place.server != Some(server) && !voters {
            return Err(Refused::Unknown);
        }
        if has_played(&mut tx, &row.game, by.player).await? {
            return Err(Refused::Game(Box::new(row), GameRefusal::OwnGame));
        }
        let action = match what {
            Moderation::End => Action::Stop,
            Moderation::Annul => Action::Annul,
        };
        let cause = Cause::Asked(caller.cause.clone());
        let act = GameAct {
            by: Actor::Chair(Chair::FIRST),
            ask: &Ask::Do(action),
            expected: None,
            at: now,
            cause: &cause,
        };
        let acted = acting::apply_act(service, &mut tx, row, act).await?;
        let reason = reason.and_then(|reason| entered::clean_line(reason, REASON_LIMIT));
        let audit =
            Audit { moderator: by.player, game: id, act: what.word().to_owned(), reason, at: now };
        store::audits::insert_audit(&mut tx, service.keys.next(now), server, &audit, &caller.cause)
            .await?;
        Ok(acted.row)
    })
    .await
}

/// Returns true if a person holds a chair of a game, or held one that another person has now.
async fn has_played(conn: &mut Conn, game: &Game, player: PlayerId) -> Result<bool, StoreError> {
    let adopted = game.events().iter().any(|event| event.kind == EventKind::Adopt(player));
    Ok(adopted
        || game.chair_of(player).is_some()
        || store::challenges::has_taken(conn, game.id, player).await?)
}

/// The age up to which games that were given up early are counted for moderators.
const HASTE: Millis = Millis::from_days(30);

/// A person with this many games given up early is named to moderators.
const OFTEN: i64 = 3;
/// The most people who are named to moderators for giving up games early.
const NAMED: i64 = 6;

/// Lists the people who often won or lost rated games of a server that were given up early, each
/// with the numbers.
pub async fn list_hasty(
    service: &Service,
    Moderated(server): Moderated,
) -> Result<Vec<(UserId, Hasty)>, StoreError> {
    let mut conn = service.db.read().await?;
    let since = service.clock.now() - HASTE;
    let hasty =
        store::established::list_hasty(&mut conn, server, since, HASTY_PLIES, OFTEN, NAMED).await?;
    let players: Vec<PlayerId> = hasty.iter().map(|one| one.player).collect();
    let discords = store::players::discords_of(&mut conn, &players).await?;
    Ok(hasty.into_iter().filter_map(|one| Some((*discords.get(&one.player)?, one))).collect())
}

/// Lists the last contests of a server that managers stopped, newest first, at most `limit`.
pub async fn list_stopped(
    db: &Db,
    Moderated(server): Moderated,
    limit: i64,
) -> Result<Vec<StoppedContest>, StoreError> {
    store::contests::list_stopped(&mut *db.read().await?, server, limit).await
}

/// An act of a manager in a contest, with the names of its people. A name is `None` if there is
/// no such person, or if they deleted their data.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedAct {
    /// The act.
    pub act: ContestAct,
    /// The manager.
    pub by: Option<UserId>,
    /// The person whom the act concerns.
    pub player: Option<UserId>,
    /// The other person whom it concerns.
    pub other: Option<UserId>,
}

/// Loads the names of the people of acts, in the order of the acts.
pub async fn name_acts(
    conn: &mut Conn,
    acts: Vec<ContestAct>,
) -> Result<Vec<NamedAct>, StoreError> {
    let people = acts.iter().flat_map(|act| [Some(act.by), act.player, act.other]);
    let people: Vec<PlayerId> = people.flatten().collect();
    let discords = store::players::discords_of(conn, &people).await?;
    let name = |player: PlayerId| discords.get(&player).copied();
    let named = acts.into_iter().map(|act| NamedAct {
        by: name(act.by),
        player: act.player.and_then(name),
        other: act.other.and_then(name),
        act,
    });
    Ok(named.collect())
}

/// Lists the last acts of a server's managers in contests, newest first, at most `limit`.
pub async fn list_contest_acts(
    db: &Db,
    Moderated(server): Moderated,
    limit: i64,
) -> Result<Vec<NamedAct>, StoreError> {
    let mut conn = db.read().await?;
    let acts = store::contest_acts::list_acts(&mut conn, server, limit).await?;
    name_acts(&mut conn, acts).await
}

/// Lists the last entries of a server's audit log, newest first, at most `limit`.
pub async fn list_audits(
    db: &Db,
    Moderated(server): Moderated,
    limit: i64,
) -> Result<Vec<Audited>, StoreError> {
    let mut conn = db.read().await?;
    let audits = store::audits::list_audits(&mut conn, server, limit).await?;
    let moderators: Vec<PlayerId> = audits.iter().map(|(audit, _)| audit.moderator).collect();
    let discords = store::players::discords_of(&mut conn, &moderators).await?;
    let games: Vec<GameId> = audits.iter().map(|(audit, _)| audit.game).collect();
    let rows = store::games::load_all(&mut conn, &games).await?;
    let audited = |(audit, name): (Audit, String)| Audited {
        who: discords.get(&audit.moderator).copied(),
        row: rows.iter().find(|row| row.game.id == audit.game).cloned(),
        audit,
        name,
    };
    Ok(audits.into_iter().map(audited).collect())
}
