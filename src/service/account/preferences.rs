//! Changes personal settings: pings, quiet hours, and more.

use murus_gallicus::words;

use crate::game::{
    Action, GameId, HOUR, Millis, Notify, Own, PlayerId, Preferences, Quiet, Ring, Timestamp,
    Vacation, Zone, vacation_left,
};
use crate::ids::UserId;
use crate::service::change;
use crate::service::outbox::pings::{after, later, mover, ring};
use crate::service::play::acting;
use crate::service::play::acting::first_stage;
use crate::service::play::find::running_games;
use crate::service::{Caller, Service};
use crate::store::{
    self, Address, Choices, DueRing, PersonalSetting, StoreError, StoredGame, Transaction,
};

/// The local hour at which digests come.
const DIGEST_HOUR: u8 = 9;
/// The local hour that "tonight" means during the day.
const TONIGHT: u8 = 19;
/// The local hour that "tonight" means once it is evening.
const LATE: u8 = 22;
/// The local hour that "tomorrow" means.
const TOMORROW: u8 = 9;
/// Before this local hour the morning that comes is still "tomorrow".
const NIGHT: u8 = 5;

/// The time for which a person snoozes a game.
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
    fn until(self, zone: &Zone, now: Timestamp) -> Timestamp {
        match self {
            Snooze::Hours => now + 3 * HOUR,
            Snooze::Tonight => match zone.hour_at(now) {
                ..TONIGHT => zone.next(now, TONIGHT),
                // In the evening "tonight" is later this evening, and late at night it is in an
                // hour.
                TONIGHT..LATE => zone.next(now, LATE),
                _ => now + HOUR,
            },
            // A person who is still up after midnight means the morning that comes.
            Snooze::Tomorrow if zone.hour_at(now) < NIGHT => zone.next(now, TOMORROW),
            Snooze::Tomorrow => {
                let midnight = zone.next(now, 0);
                zone.next(midnight, TOMORROW)
            }
        }
    }
}

/// A change of a person's settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SettingChange {
    /// Sets a setting to the value of this word. An unknown word changes nothing.
    Value(PersonalSetting, String),
    /// Sets the person's time zone.
    Zone(Zone),
    /// Sets the person's quiet hours; `None` for none.
    Quiet(Option<Quiet>),
}

/// A person's settings, as that person sees them.
#[derive(Clone, Debug)]
pub struct Myself {
    /// The chosen settings of the person.
    pub choices: Choices,
    /// The current vacation; `None` if the person is not on vacation.
    pub vacation: Option<Vacation>,
    /// The vacation time that is left, in ms.
    pub left: Millis,
    /// The people whom the person blocks, the newest first, each with their Discord id; `None` for
    /// a person who was deleted.
    pub blocked: Vec<(PlayerId, Option<UserId>)>,
}

impl Myself {
    fn new(
        choices: Choices,
        taken: &[Vacation],
        blocked: Vec<(PlayerId, Option<UserId>)>,
        now: Timestamp,
    ) -> Myself {
        let vacation = taken.iter().copied().find(|vacation| vacation.is_on(now));
        // The unused part of the current vacation is left, too.
        let so_far = |taken: &Vacation| Vacation { until: taken.until.min(now), ..*taken };
        let left = vacation_left(&taken.iter().map(so_far).collect::<Vec<_>>(), now);
        Myself { choices, vacation, left, blocked }
    }
}

/// Changes a person's settings, and returns them all. A new time zone or new quiet hours apply from
/// the next turn of each game.
pub async fn change_preferences(
    service: &Service,
    caller: &Caller,
    changes: &[SettingChange],
) -> Result<Myself, StoreError> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let before = store::preferences::load_choices(&mut tx, by.player).await?;
        let taken = store::preferences::list_vacations(&mut tx, by.player).await?;
        let mut choices = before.clone();
        let mut rhythm = before.preferences.rhythm.clone();
        for change in changes {
            match change {
                SettingChange::Value(setting, word) => {
                    setting.set(&mut choices, word);
                    if *setting == PersonalSetting::Notify {
                        // A person who asks for direct messages reopens them. If they are closed,
                        // the next message finds that out.
                        let direct = Address::Direct(caller.discord);
                        store::addresses::open_address(&mut tx, direct, now).await?;
                    }
                }
                SettingChange::Zone(zone) => rhythm.zone = zone.clone(),
                SettingChange::Quiet(quiet) => rhythm.quiet = *quiet,
            }
        }
        choices.preferences.change_rhythm(rhythm, now);
        if choices != before {
            let digest = next_digest(&choices.preferences, now);
            store::preferences::set_choices(&mut tx, by.player, &choices, digest).await?;
        }
        if choices.preferences != before.preferences {
            let after = &choices.preferences;
            adapt_games(service, &mut tx, by.player, &before.preferences, after).await?;
        }
        let blocked = store::players::blocked_by(&mut tx, by.player).await?;
        Ok(Myself::new(choices, &taken, blocked, now))
    })
    .await
}

/// Loads a person's settings, or the defaults for a person without a record. Stores nothing.
pub async fn load_myself(service: &Service, discord: UserId) -> Result<Myself, StoreError> {
    let mut conn = service.db.read().await?;
    let now = service.clock.now();
    let Some(player) = store::players::by_discord(&mut conn, discord).await? else {
        return Ok(Myself::new(Choices::default(), &[], Vec::new(), now));
    };
    let choices = store::preferences::load_choices(&mut conn, player).await?;
    let taken = store::preferences::list_vacations(&mut conn, player).await?;
    Ok(Myself::new(choices, &taken, store::players::blocked_by(&mut conn, player).await?, now))
}

/// Applies changed preferences to a person's running games: weekends off in the new time zone from
/// the next turn, reminders as wanted now.
async fn adapt_games(
    service: &Service,
    tx: &mut Transaction,
    by: PlayerId,
    before: &Preferences,
    preferences: &Preferences,
) -> Result<(), StoreError> {
    for row in running_games(tx, by).await? {
        if row.game.terms.weekends_off && preferences.rhythm.zone != before.rhythm.zone {
            let zone = Action::Settle(preferences.rhythm.zone.clone());
            acting::announce_change(service, tx, row, by, zone, Own::Zone, service.clock.now())
                .await?;
        } else if row.game.to_move() == row.game.chair_of(by) {
            plan_stages(service, tx, &row).await?;
        }
    }
    Ok(())
}

/// Computes and stores anew the next stage of a game, such as a reminder before the time of the
/// player to move is up.
async fn plan_stages(
    service: &Service,
    tx: &mut Transaction,
    row: &StoredGame,
) -> Result<(), StoreError> {
    let before = store::games::load_stage(tx, row.game.id).await?;
    let mover = mover(tx, &row.game).await?;
    store::game_changes::set_stage(
        tx,
        row.game.id,
        row.version,
        before,
        first_stage(row, &mover, service.clock.now()),
    )
    .await
}

/// A ping about a turn that is put off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Snoozed {
    /// The time of the next ping.
    pub until: Timestamp,
    /// The end of the person's clock, if the ping comes earlier than they chose because of it.
    pub ahead_of: Option<Timestamp>,
}

/// Puts off the pings about a person's turn in a game. The next ping comes before four fifths of
/// the time that is left have passed. `None` if it is not their turn or there is no such game.
pub async fn snooze_game(
    service: &Service,
    caller: &Caller,
    id: GameId,
    snooze: Snooze,
) -> Result<Option<Snoozed>, StoreError> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let Some(row) = store::games::load_game(&mut tx, id).await? else { return Ok(None) };
        let chair = row.game.chair_of(by.player).filter(|chair| row.game.to_move() == Some(*chair));
        let Some(chair) = chair else { return Ok(None) };
        let wished = snooze.until(
            &store::preferences::load_preferences(&mut tx, by.player).await?.rhythm.zone,
            now,
        );
        let end = row.game.clock_end().filter(|end| *end > now);
        let until = end.map_or(wished, |end| wished.min(now + (end - now) / 5 * 4));
        let ahead_of = end.filter(|_| until < wished);
        // An act that loaded the game before conflicts, starts again, and sees this change.
        store::game_changes::touch_game(&mut tx, id, row.version).await?;
        store::preferences::set_ring(
            &mut tx,
            id,
            chair,
            Some(DueRing { at: until, snoozed: true }),
        )
        .await?;
        store::preferences::set_seen(&mut tx, id, chair, now).await?;
        Ok(Some(Snoozed { until, ahead_of }))
    })
    .await
}

/// Mutes a running game for a person, or unmutes it. `muted` is the wish; `None` mutes a game that
/// is not muted, and unmutes one that is. Returns true if it is muted now, and `None` if the person
/// does not play in it or it is over.
pub async fn mute_game(
    service: &Service,
    caller: &Caller,
    id: GameId,
    muted: Option<bool>,
) -> Result<Option<bool>, StoreError> {
    change::change_as_person(service, caller, |mut tx, by, _| async move {
        let Some(mut row) = store::games::load_game(&mut tx, id).await? else { return Ok(None) };
        let chair = row.game.chair_of(by.player).filter(|_| row.game.outcome().is_none());
        let Some(chair) = chair else { return Ok(None) };
        let muted = muted.unwrap_or(!row.seats[chair].muted);
        if muted == row.seats[chair].muted {
            return Ok(Some(muted));
        }
        row.seats[chair].muted = muted;
        if !store::preferences::set_muted(&mut tx, id, chair, muted, &caller.cause).await? {
            // The same request came twice, perhaps at once, so the loaded row may be older than its
            // first effect.
            return Ok(store::games::load_game(&mut tx, id)
                .await?
                .map(|row| row.seats[chair].muted));
        }
        if muted {
            store::preferences::set_ring(&mut tx, id, chair, None).await?;
        }
        // An act that loaded the game before conflicts, starts again, and sees this change.
        store::game_changes::touch_game(&mut tx, id, row.version).await?;
        row.version += 1;
        plan_stages(service, &mut tx, &row).await?;
        Ok(Some(muted))
    })
    .await
}

/// Switches a person from direct messages, which are closed, to mentions. Applies to waiting
/// notices, too. Does nothing if the person did not want direct messages.
pub(in crate::service) async fn fall_back(
    service: &Service,
    tx: &mut Transaction,
    player: PlayerId,
) -> Result<(), StoreError> {
    let mut choices = store::preferences::load_choices(tx, player).await?;
    if !matches!(choices.preferences.notify, Notify::Direct | Notify::Both | Notify::Digest) {
        return Ok(());
    }
    let digest = choices.preferences.notify == Notify::Digest;
    choices.preferences.notify = Notify::Mention;
    store::preferences::set_choices(tx, player, &choices, None).await?;
    let rows = if digest { running_games(tx, player).await? } else { Vec::new() };
    for row in rows {
        let Some(chair) =
            row.game.chair_of(player).filter(|chair| row.game.to_move() == Some(*chair))
        else {
            continue;
        };
        let now = service.clock.now();
        let at = match ring(tx, &row, chair, now).await? {
            Ring::Now { .. } => Some(now),
            Ring::Later(at) => Some(at),
            Ring::Never => None,
        };
        store::preferences::set_ring(tx, row.game.id, chair, at.map(later)).await?;
    }
    Ok(())
}

/// The time of a person's next digest; `None` if they want no digests.
pub(in crate::service) fn next_digest(
    preferences: &Preferences,
    now: Timestamp,
) -> Option<Timestamp> {
    let morning = preferences.rhythm.zone.next(now, DIGEST_HOUR);
    (preferences.notify == Notify::Digest).then(|| after(preferences, morning))
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may fail")]
mod tests {
    use super::*;
    use crate::game::{DAY, Millis};

    #[test]
    fn tomorrow_is_the_next_morning_also_after_midnight() {
        let berlin = Zone::from_name("Europe/Berlin").unwrap();
        let midnight = berlin.midnight_of((2026, 6, 10));
        let morning = midnight + 9 * HOUR;
        assert_eq!(Snooze::Tomorrow.until(&berlin, midnight + Millis::from_mins(30)), morning);
        assert_eq!(Snooze::Tomorrow.until(&berlin, midnight - HOUR), morning);
        assert_eq!(Snooze::Tomorrow.until(&berlin, midnight + 6 * HOUR), morning + DAY);
    }
}
