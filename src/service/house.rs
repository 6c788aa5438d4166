//! Servers and privacy: what those who manage a server chose, what moderators do, what people want to know about themselves or have forgotten.

use super::find::running;
use super::play::{Act, Ask, Refused};
use super::records::{all_about, pretty};
use super::{Caller, Service, retrying};
use crate::game::{Action, Actor, Answer, GameId, PlayerId};
use crate::ids::{ChannelId, ServerId, UserId};
use crate::store::{self, Audit, Conn, Desk, DeskId, GameRow, ServerSettings, StoreError};
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

impl Service {
    /// What those who manage a server chose.
    pub async fn server_settings(&self, server: ServerId) -> Result<ServerSettings, StoreError> {
        store::server_settings(&mut *self.db.read().await?, server).await
    }

    /// Changes what those who manage a server chose.
    pub async fn set_server_settings(&self, server: ServerId, settings: &ServerSettings) -> Result<(), StoreError> {
        let mut tx = self.db.begin().await?;
        store::set_server_settings(&mut tx, server, settings).await?;
        Ok(tx.commit().await?)
    }

    /// The channels of a server that have a desk.
    pub async fn desks(&self, server: ServerId) -> Result<Vec<Desk>, StoreError> {
        store::desks_of(&mut *self.db.read().await?, server).await
    }

    /// Gives a channel a desk, or writes the one that it has anew.
    pub async fn open_desk(&self, server: ServerId, channel: ChannelId) -> Result<(), StoreError> {
        let mut tx = self.db.begin().await?;
        let now = self.clock.now();
        store::open_desk(&mut tx, DeskId(self.keys.next(now)), channel, server, now).await?;
        tx.commit().await?;
        self.wake();
        Ok(())
    }

    /// Ends the desk of a channel; the desk that it had.
    pub async fn close_desk(&self, channel: ChannelId) -> Result<Option<Desk>, StoreError> {
        let mut tx = self.db.begin().await?;
        let desk = store::close_desk(&mut tx, channel).await?;
        tx.commit().await?;
        Ok(desk)
    }

    /// Ends or annuls a game of the moderator's own server, and writes that into the audit log.
    pub async fn moderate(
        &self,
        caller: &Caller,
        id: GameId,
        what: Moderation,
        reason: Option<&str>,
    ) -> Result<GameRow, Refused> {
        let row = retrying(|| async {
            let mut tx = self.db.begin().await.map_err(Refused::from)?;
            let (by, now) = (self.know(&mut tx, caller).await?, self.clock.now());
            let game = store::load_game(&mut tx, id).await?.ok_or(Refused::Unknown)?;
            let Some(server) = caller.place.server.filter(|server| game.place.server == Some(*server)) else {
                return Err(Refused::Unknown);
            };
            let action = match what {
                Moderation::End => Action::Stop,
                Moderation::Annul => Action::Annul,
            };
            let act = Act { by: Actor::Chair(0), ask: &Ask::Do(action), expected: None, at: now, cause: &caller.cause };
            let acted = self.act_in(&mut tx, id, act).await?;
            let reason = reason.map(str::to_owned);
            let audit = Audit { moderator: by, game: id, act: what.word().to_owned(), reason, at: now };
            store::insert_audit(&mut tx, self.keys.next(now), server, &audit, &caller.cause).await?;
            tx.commit().await.map_err(StoreError::from)?;
            Ok::<_, Refused>(acted.row)
        });
        let row = row.await?;
        self.wake();
        Ok(row)
    }

    /// What moderators of a server did last, with their Discord ids and the games' names.
    pub async fn audits(
        &self,
        server: ServerId,
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

    /// Everything that is known about a person, as JSON; none if nothing is.
    pub async fn all_about(&self, discord: UserId) -> Result<Option<String>, StoreError> {
        let mut conn = self.db.read().await?;
        let Some(player) = store::player_of(&mut conn, discord).await? else { return Ok(None) };
        Ok(Some(pretty(&all_about(&mut conn, player).await?)))
    }

    /// Forgets a person. Their games end; those of others stay, without the name.
    pub async fn forget(&self, caller: &Caller) -> Result<(), Refused> {
        let done = retrying(|| async {
            let mut tx = self.db.begin().await.map_err(Refused::from)?;
            let Some(player) = store::player_of(&mut tx, caller.discord).await? else { return Ok(()) };
            self.leave_games(&mut tx, player).await?;
            let joined = store::joined_challenges_of(&mut tx, player).await?;
            for challenge in store::open_challenges_of(&mut tx, player).await?.into_iter().chain(joined) {
                let answer = if challenge.challenger == player { Answer::Withdraw } else { Answer::Decline };
                self.answer_in(&mut tx, player, challenge.id, &answer).await?;
            }
            store::forget_player(&mut tx, player).await?;
            tx.commit().await.map_err(|error| Refused::from(StoreError::from(error)))
        });
        done.await?;
        self.wake();
        Ok(())
    }

    /// Calls off the games of a person that have not really begun, and gives the others up.
    async fn leave_games(&self, conn: &mut Conn, player: PlayerId) -> Result<(), Refused> {
        for row in running(conn, player).await? {
            // Who is out already has nothing to give up.
            if row.game.chair_of(player).is_none_or(|chair| !row.game.is_in(chair)) {
                continue;
            }
            let action = if row.game.played() < 2 { Action::Abort } else { Action::Resign };
            self.tell(conn, &row, player, action, "forget", self.clock.now()).await?;
        }
        Ok(())
    }
}
