//! What moderators do: end or annul a game of their server, and read who did so.

use super::acting::{Act, Ask, Refused};
use super::handle::{Caller, Moderated, Service};
use crate::game::{Action, Actor, Cause, GameId, PlayerId};
use crate::ids::UserId;
use crate::said;
use crate::store::{self, Audit, GameRow, StoreError};
use crate::words::words;

/// What a moderator can do to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moderation {
    /// End it without a result.
    End,
    /// Take its result back.
    Annul,
}

words!(Moderation { End: "end", Annul: "annul" });

/// The longest reason, in characters; what is beyond is cut.
const REASON_LIMIT: usize = 200;

impl Service {
    /// Ends or annuls a game of a moderator's own server, and writes that into the audit log.
    pub async fn moderate(
        &self,
        caller: &Caller,
        Moderated(server): Moderated,
        id: GameId,
        what: Moderation,
        reason: Option<&str>,
    ) -> Result<GameRow, Refused> {
        self.change(caller, |mut tx, by, now| async move {
            let row = store::load_game(&mut tx, id).await?.ok_or(Refused::Unknown)?;
            if row.place.server != Some(server) {
                return Err(Refused::Unknown);
            }
            let action = match what {
                Moderation::End => Action::Stop,
                Moderation::Annul => Action::Annul,
            };
            let cause = Cause::Asked(caller.cause.clone());
            let act = Act { by: Actor::Chair(0), ask: &Ask::Do(action), expected: None, at: now, cause: &cause };
            let acted = self.act_in(&mut tx, row, act).await?;
            let reason = reason.and_then(|reason| said::line(reason, REASON_LIMIT));
            let audit = Audit { moderator: by.player, game: id, act: what.word().to_owned(), reason, at: now };
            store::insert_audit(&mut tx, self.keys.next(now), server, &audit, &caller.cause).await?;
            Ok(acted.row)
        })
        .await
    }

    /// What moderators of a server did last, with their Discord ids and the games' names.
    pub async fn audits(
        &self,
        Moderated(server): Moderated,
        limit: i64,
    ) -> Result<Vec<(Audit, Option<UserId>, String)>, StoreError> {
        let mut conn = self.db.read().await?;
        let audits = store::audits(&mut conn, server, limit).await?;
        let moderators: Vec<PlayerId> = audits.iter().map(|(audit, _)| audit.moderator).collect();
        let discords = store::discords_of(&mut conn, &moderators).await?;
        let told = |(audit, name): (Audit, String)| {
            let who = discords.get(&audit.moderator).copied();
            (audit, who, name)
        };
        Ok(audits.into_iter().map(told).collect())
    }
}
