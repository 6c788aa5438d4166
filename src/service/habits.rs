//! What people choose for themselves: how they are told, and when they sleep.

use super::find::running;
use super::play::{Act, Ask, Refused};
use super::{Caller, Service, retrying};
use crate::game::{
    Action, Actor, GameId, HOUR_MS, Habits, Holder, Millis, Notify, PlayerId, Rhythm, Ring, Vacation, Zone,
    vacation_left,
};
use crate::store::{self, Address, Conn, GameRow, RingRow, StoreError};
use crate::words::words;

/// The local hour at which digests come.
const DIGEST_HOUR: u8 = 9;
/// The local hours that "tonight", "tonight" in the evening, and "tomorrow" mean.
const TONIGHT: u8 = 19;
const LATE: u8 = 22;
const TOMORROW: u8 = 9;

/// For how long somebody wants to be left alone about a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Snooze {
    /// Three hours.
    Hours,
    /// Until this evening.
    Tonight,
    /// Until tomorrow morning.
    Tomorrow,
}

words!(Snooze { Hours: "3h", Tonight: "tonight", Tomorrow: "tomorrow" });

impl Snooze {
    fn until(self, zone: &Zone, now: Millis) -> Millis {
        match self {
            Snooze::Hours => now + 3 * HOUR_MS,
            Snooze::Tonight => match zone.hour(now) {
                ..TONIGHT => zone.next(now, TONIGHT),
                // Once the evening has begun tonight is later this evening, and late at night it is a little later.
                TONIGHT..LATE => zone.next(now, LATE),
                _ => now + HOUR_MS,
            },
            Snooze::Tomorrow => {
                let midnight = zone.next(now, 0);
                zone.next(midnight, TOMORROW)
            }
        }
    }
}

/// What somebody changes about themselves; what is none stays.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wishes {
    /// Where to be pinged.
    pub notify: Option<Notify>,
    /// Where they live.
    pub zone: Option<Zone>,
    /// Quiet hours; the inner none ends them.
    pub quiet: Option<Option<crate::game::Quiet>>,
    /// Whether a vacation begins by itself before a loss on time.
    pub saved: Option<bool>,
}

/// What somebody is told about themselves.
#[derive(Clone, Debug)]
pub struct Myself {
    /// What they chose.
    pub habits: Habits,
    /// The vacation that is on.
    pub vacation: Option<Vacation>,
    /// How much vacation is left, in ms.
    pub left: Millis,
}

impl Service {
    /// Changes what somebody chose, and shows it. A change of zone or quiet hours holds from each game's next turn.
    pub async fn wish(&self, caller: &Caller, wishes: &Wishes) -> Result<Myself, Refused> {
        let myself = retrying(|| async {
            let mut tx = self.db.begin().await.map_err(Refused::from)?;
            let (by, now) = (self.know(&mut tx, caller).await?, self.clock.now());
            let before = store::habits(&mut tx, by).await?;
            let mut habits = before.clone();
            habits.notify = wishes.notify.unwrap_or(habits.notify);
            if wishes.notify.is_some() {
                // Who asks for direct messages has opened them, or learns at the next one that they are closed.
                store::open_address(&mut tx, Address::Direct(caller.discord), now).await?;
            }
            habits.saved = wishes.saved.unwrap_or(habits.saved);
            let rhythm = Rhythm {
                zone: wishes.zone.clone().unwrap_or(before.rhythm.zone.clone()),
                quiet: wishes.quiet.unwrap_or(before.rhythm.quiet),
            };
            habits.change(rhythm, now);
            if habits != before {
                store::set_habits(&mut tx, by, &habits, next_digest(&habits, now)).await?;
                self.adapt(&mut tx, by, &before, &habits).await?;
            }
            let taken = store::vacations(&mut tx, by).await?;
            tx.commit().await.map_err(StoreError::from)?;
            let vacation = taken.iter().copied().find(|vacation| vacation.is_on(now));
            // What is not taken yet of the one that is on is left.
            let so_far = |taken: &Vacation| Vacation { until: taken.until.min(now), ..*taken };
            let left = vacation_left(&taken.iter().map(so_far).collect::<Vec<_>>(), now);
            Ok::<_, Refused>(Myself { habits, vacation, left })
        });
        let myself = myself.await?;
        self.wake();
        Ok(myself)
    }

    /// Lets running games know of changed habits: weekends are off in the new zone from the next turn, reminders come as they are wanted now.
    async fn adapt(&self, conn: &mut Conn, by: PlayerId, before: &Habits, habits: &Habits) -> Result<(), Refused> {
        for row in running(conn, by).await? {
            if row.game.terms.weekends_off && habits.rhythm.zone != before.rhythm.zone {
                self.tell(conn, &row, by, Action::Settle(habits.rhythm.zone.clone()), "zone", self.clock.now()).await?;
            } else if row.game.to_move() == row.game.chair_of(by) {
                self.plan_stages(conn, &row).await?;
            }
        }
        Ok(())
    }

    /// Works out anew what is to be done before the time of whoever is to move is up.
    async fn plan_stages(&self, conn: &mut Conn, row: &GameRow) -> Result<(), StoreError> {
        let (before, stage) = (store::stage(conn, row.game.id).await?, self.first_stage(conn, row).await?);
        store::set_stage(conn, row.game.id, row.version, before, stage).await
    }

    /// Records something about a person in one of their games.
    pub(super) async fn tell(
        &self,
        conn: &mut Conn,
        row: &GameRow,
        by: PlayerId,
        action: Action,
        word: &str,
        at: Millis,
    ) -> Result<(), Refused> {
        let cause = format!("{word}:{}:{}", row.game.id.0, row.game.seq() + 1);
        let act = Act { by: Actor::Player(by), ask: &Ask::Do(action), expected: None, at, cause: &cause };
        self.act_in(conn, row.game.id, act).await.map(|_| ())
    }

    /// Pings somebody again later about a game in which it is their turn; says when, or none where it is not their turn.
    pub async fn snooze(&self, caller: &Caller, id: GameId, snooze: Snooze) -> Result<Option<Millis>, StoreError> {
        let mut tx = self.db.begin().await?;
        let (by, now) = (self.know(&mut tx, caller).await?, self.clock.now());
        let Some(row) = store::load_game(&mut tx, id).await? else { return Ok(None) };
        let Some(chair) = row.game.chair_of(by).filter(|chair| row.game.to_move() == Some(*chair)) else {
            return Ok(None);
        };
        let until = snooze.until(&store::habits(&mut tx, by).await?.rhythm.zone, now);
        store::set_ring(&mut tx, id, chair, Some(RingRow { at: until, snoozed: true })).await?;
        store::set_seen(&mut tx, id, chair, now).await?;
        tx.commit().await?;
        Ok(Some(until))
    }

    /// Mutes a game for somebody, or the other way around; says whether it is muted now, or none where they do not play in it.
    pub async fn mute(&self, caller: &Caller, id: GameId) -> Result<Option<bool>, StoreError> {
        let done = retrying(|| async {
            let mut tx = self.db.begin().await?;
            let by = self.know(&mut tx, caller).await?;
            let Some(mut row) = store::load_game(&mut tx, id).await? else { return Ok(None) };
            let Some(chair) = row.game.chair_of(by).filter(|_| row.game.outcome().is_none()) else { return Ok(None) };
            let muted = !row.seats[chair].muted;
            row.seats[chair].muted = muted;
            store::set_muted(&mut tx, id, chair, muted).await?;
            if muted {
                store::set_ring(&mut tx, id, chair, None).await?;
            }
            self.plan_stages(&mut tx, &row).await?;
            tx.commit().await?;
            Ok::<_, StoreError>(Some(muted))
        });
        done.await
    }

    /// A person's direct messages are closed: who wanted them is mentioned from now on, also about what waits.
    pub(super) async fn fall_back(&self, conn: &mut Conn, player: PlayerId) -> Result<(), StoreError> {
        let mut habits = store::habits(conn, player).await?;
        if !matches!(habits.notify, Notify::Direct | Notify::Both | Notify::Digest) {
            return Ok(());
        }
        let digest = habits.notify == Notify::Digest;
        habits.notify = Notify::Mention;
        store::set_habits(conn, player, &habits, None).await?;
        let rows = if digest { running(conn, player).await? } else { Vec::new() };
        for row in rows {
            let Some(chair) = row.game.chair_of(player).filter(|chair| row.game.to_move() == Some(*chair)) else {
                continue;
            };
            let now = self.clock.now();
            let at = match ring(conn, &row, chair, now).await? {
                Ring::Now { .. } => Some(now),
                Ring::Later(at) => Some(at),
                Ring::Never => None,
            };
            store::set_ring(conn, row.game.id, chair, at.map(later)).await?;
        }
        Ok(())
    }
}

/// A ping that comes later, without anybody having asked for that.
pub(super) fn later(at: Millis) -> RingRow {
    RingRow { at, snoozed: false }
}

/// How the holder of a chair is told of what comes at a time. Who said that they are away is told later.
pub(super) async fn ring(conn: &mut Conn, row: &GameRow, chair: usize, at: Millis) -> Result<Ring, StoreError> {
    let holder = &row.game.chairs[chair];
    let taken = match holder.player() {
        Some(player) => store::vacations(conn, player).await?,
        None => Vec::new(),
    };
    let away = taken.iter().find(|one| one.is_said(at)).map(|one| one.until);
    let ring = habits_of(conn, holder).await?.ring(row.seats[chair].muted, away, at);
    // A game in direct messages is told there once.
    let private = row.place.server.is_none();
    Ok(if private && matches!(ring, Ring::Now { .. }) { Ring::Now { mention: true, direct: false } } else { ring })
}

/// When somebody is pinged about what comes then: not in their quiet hours.
pub(super) fn after(habits: &Habits, until: Millis) -> Millis {
    habits.rhythm.quiet_until(until).unwrap_or(until)
}

/// When somebody who wants digests gets the next one.
pub(super) fn next_digest(habits: &Habits, now: Millis) -> Option<Millis> {
    let morning = habits.rhythm.zone.next(now, DIGEST_HOUR);
    (habits.notify == Notify::Digest).then(|| after(habits, morning))
}

/// What a person chose, or what somebody new has.
pub(super) async fn habits_of(conn: &mut Conn, holder: &Holder) -> Result<Habits, StoreError> {
    match holder.player() {
        Some(player) => store::habits(conn, player).await,
        None => Ok(Habits::default()),
    }
}
