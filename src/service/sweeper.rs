//! Does what is due by the clock: ends challenges and games whose time is over, reminds, pings again, begins vacations that save a game, sends
//! digests, and has desks written anew. All of it goes through the same acts and the same outbox as what people do.

use tokio_util::sync::CancellationToken;

use super::habits::next_digest;
use super::play::{Refused, skip};
use super::{Service, post, retrying};
use crate::game::{GameId, Holder, Millis, PlayerId, Stage};
use crate::store::{self, NoticeKind, RingRow, StoreError};

/// How often to look, in ms.
const EVERY_MS: Millis = 30_000;

/// How much of each kind is done in one look.
const BATCH: i64 = 100;

/// Sweeps until `stop`.
pub async fn run(service: Service, stop: CancellationToken) {
    while !stop.is_cancelled() {
        // Counted from before the look, so that what becomes due during it is not left for longer.
        let looked = service.clock.now();
        let full = match service.sweep().await {
            Ok(full) => full,
            Err(error) => {
                tracing::error!(%error, "the sweep failed");
                false
            }
        };
        if !full {
            let next = service.next_time(looked).await.map_or(EVERY_MS, |next| (next - looked).min(EVERY_MS));
            tokio::select! {
                () = service.wake.sweeper.notified() => {}
                () = service.clock.sleep_until(looked + next) => {}
                () = stop.cancelled() => {}
            }
        }
    }
}

impl Service {
    /// Does what is due; says whether there may be more of it.
    pub async fn sweep(&self) -> Result<bool, StoreError> {
        let now = self.clock.now();
        let (stages, rings, digests) = {
            let mut conn = self.db.read().await?;
            (
                store::due_stages(&mut conn, now, BATCH).await?,
                store::due_rings(&mut conn, now, BATCH).await?,
                store::due_digests(&mut conn, now, BATCH).await?,
            )
        };
        let mut full = [stages.len(), rings.len(), digests.len()].contains(&(BATCH as usize));
        let any = !(stages.is_empty() && rings.is_empty() && digests.is_empty());
        for id in stages {
            match retrying(|| self.reach_stage(id)).await {
                Ok(()) | Err(Refused::Game(..) | Refused::Unknown) => {}
                Err(Refused::Failed(error)) => skip(id.0, error)?,
            }
        }
        for (id, chair) in rings {
            retrying(|| self.ring_again(id, chair)).await.or_else(|error| skip(id.0, error))?;
        }
        for player in digests {
            retrying(|| self.send_digest(player)).await.or_else(|error| skip(player.0, error))?;
        }
        let desks = self.write_desks(now).await?;
        // A stage may have moved a deadline, so games are ended last.
        full |= self.expire_challenges(BATCH).await? as i64 == BATCH;
        full |= self.end_overdue(BATCH).await? as i64 == BATCH;
        if any || desks {
            self.wake();
        }
        Ok(full)
    }

    /// When something is due next after `now`, where that can be read.
    pub(crate) async fn next_time(&self, now: Millis) -> Option<Millis> {
        let read = async { store::next_due_time(&mut *self.db.read().await?, now).await };
        read.await.ok().flatten()
    }

    /// A turn has come to a stage: somebody is reminded, or a vacation begins by itself. Of several reminders that became due while nobody looked
    /// the last one is said.
    async fn reach_stage(&self, id: GameId) -> Result<(), Refused> {
        let mut tx = self.db.begin().await.map_err(Refused::from)?;
        let now = self.clock.now();
        let Some((stage, at)) = store::stage_due(&mut tx, id, now).await? else { return Ok(()) };
        let row = store::load_game(&mut tx, id).await?.ok_or(Refused::Unknown)?;
        let stages = self.stages(&mut tx, &row).await?;
        let due: Vec<_> =
            stages.iter().copied().filter(|&(other, then)| (then, other) >= (at, stage) && then <= now).collect();
        let next = stages.iter().copied().find(|(_, then)| *then > now);
        store::set_stage(&mut tx, id, row.version, Some((stage, at)), next).await?;
        let ring = row.game.to_move().and_then(|chair| row.seats[chair].ring);
        let snoozed = ring.is_some_and(|ring| ring.snoozed && ring.at > now);
        let player = row.game.mover().and_then(Holder::player);
        let kind = due.iter().rev().find_map(|(stage, _)| match stage {
            Stage::Half => Some(NoticeKind::Half).filter(|_| !snoozed),
            Stage::Most => Some(NoticeKind::Most).filter(|_| !snoozed),
            Stage::Last => Some(NoticeKind::Last),
            Stage::Leave => None,
        });
        // Whose time is up needs no reminder any more.
        let in_time = row.game.deadline().is_some_and(|deadline| deadline > now);
        if let Some(kind) = kind.filter(|_| in_time) {
            self.outbox(&mut tx).beside(id, kind, row.game.board(), player).await?;
        }
        if let Some(&(_, at)) = due.iter().find(|(stage, _)| *stage == Stage::Leave) {
            self.save_by_vacation(&mut tx, &row, at).await?;
        }
        tx.commit().await.map_err(|error| Refused::from(StoreError::from(error)))
    }

    /// Somebody is to be pinged (again) about a game, unless they are away: then at the end of that.
    async fn ring_again(&self, id: GameId, chair: usize) -> Result<(), StoreError> {
        let mut tx = self.db.begin().await?;
        if let Some(row) = store::load_game(&mut tx, id).await?
            && store::take_ring(&mut tx, id, chair, self.clock.now()).await?
            && let (Some(player), Some(ring)) = (row.game.chairs[chair].player(), row.seats[chair].ring)
        {
            match self.holds(&mut tx, player, row.seats[chair].seen).await? {
                Some(at) => store::set_ring(&mut tx, id, chair, Some(RingRow { at, ..ring })).await?,
                None => {
                    if let Some(seq) = post::put_off(&mut tx, &row, chair, ring.snoozed).await? {
                        self.outbox(&mut tx).beside(id, NoticeKind::Nudge, seq, Some(player)).await?;
                    }
                }
            }
        }
        Ok(tx.commit().await?)
    }

    async fn send_digest(&self, player: PlayerId) -> Result<(), StoreError> {
        let mut tx = self.db.begin().await?;
        let now = self.clock.now();
        let habits = store::habits(&mut tx, player).await?;
        let next = next_digest(&habits, now).unwrap_or(Millis::MAX);
        if store::move_digest(&mut tx, player, next, now).await? {
            self.outbox(&mut tx).digest(player).await?;
        }
        Ok(tx.commit().await?)
    }

    /// Has the desks that are due written anew; says whether there were any.
    async fn write_desks(&self, now: Millis) -> Result<bool, StoreError> {
        let mut tx = self.db.begin().await?;
        let desks = store::take_desks(&mut tx, now).await?;
        for &id in &desks {
            self.outbox(&mut tx).desk(id).await?;
        }
        tx.commit().await?;
        Ok(!desks.is_empty())
    }
}
