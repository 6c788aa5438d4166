//! Does the work that is due by the clock: ends expired challenges and overdue games, reminds,
//! pings again, begins saved days, sends digests, updates desks, begins sieges, ends contests and
//! votes, takes the steps of contests, writes weekly cards, works out ratings again. It uses the
//! same acts and outbox as people do.

use std::sync::atomic::Ordering;

use tokio_util::sync::CancellationToken;

use crate::game::{
    Action, Actor, Cause, Chair, GameId, HOUR, Holder, Millis, PlayerId, ReminderStage, Timestamp,
};
use crate::service::Service;
use crate::service::account::preferences::next_digest;
use crate::service::aside;
use crate::service::change;
use crate::service::delivery::ways;
use crate::service::outbox::pings;
use crate::service::outbox::{causes, pinged};
use crate::service::people::restatement;
use crate::service::play::acting;
use crate::service::play::acting::unless_refused;
use crate::service::play::acting::{Ask, GameAct, Refused, reminder_stages};
use crate::service::play::away;
use crate::service::play::overtime;
use crate::service::play::presence;
use crate::service::play::vacation;
use crate::service::play::votes;
use crate::service::servers::{acta, contests, sieges, steps};
use crate::service::site::{launch, session};
use crate::store::{self, Agenda, DueRing, NoticeKind, RowKey, Span, StoreError, Transaction};

/// The longest pause between two looks for due work.
const EVERY: Millis = Millis::from_secs(30);

/// The pause before the next look after a failure of the database.
const AGAIN: Millis = Millis::from_secs(1);

/// The pause between two deletions of old notices.
const TIDY: Millis = HOUR;
/// The age at which settled notices are deleted.
const OLD: Millis = Millis::from_days(30);
/// The most old notices deleted at once, so that other work does not wait.
const TIDIED: i64 = 500;

/// The most pieces of work of each kind in one look.
const BATCH: i64 = 100;

/// Looks for work that is due and does it, again and again until `stop`.
pub async fn run_sweeper(service: Service, stop: CancellationToken) {
    let mut begun = false;
    let mut next_tidy = Timestamp::MIN;
    while !stop.is_cancelled() {
        // Counted from before the look, so that work that becomes due during it does not wait
        // longer.
        let looked = service.clock.now();
        service.wake.sweeps.store(Timestamp::MAX.as_millis(), Ordering::SeqCst);
        let look = async {
            if !begun {
                begin_sweeping(&service).await?;
            }
            sweep_if_due(&service, looked).await
        };
        let look = look.await;
        service.troubles.note_result("sweeper", &look);
        let (full, next) = match look {
            Ok((full, next)) => {
                begun = true;
                service.workers.crew.record_sweep(looked);
                (full, next.map_or(EVERY, |next| (next - looked).clamp(Millis::ZERO, EVERY)))
            }
            Err(_) => (false, AGAIN),
        };
        if looked >= next_tidy || looked < next_tidy - TIDY {
            let more = forget_notices(&service).await.unwrap_or_else(|error| {
                service.troubles.note_failure("tidying", &error);
                false
            });
            next_tidy = looked + if more { EVERY } else { TIDY };
        }
        if !full {
            service.wake.sweeps.store((looked + next).as_millis(), Ordering::SeqCst);
            tokio::select! {
                () = service.wake.sweeper.notified() => {}
                () = service.clock.sleep_until(looked, looked + next) => {}
                () = stop.cancelled() => {}
            }
        }
    }
}

/// The work done once, before the first sweep.
async fn begin_sweeping(service: &Service) -> Result<(), StoreError> {
    aside::put_all_back(service).await?;
    restatement::restate_ratings(service).await
}

/// Does the due work, if there is any. Returns true if there may be more, and the time at which the
/// next work is due.
async fn sweep_if_due(
    service: &Service,
    now: Timestamp,
) -> Result<(bool, Option<Timestamp>), StoreError> {
    bring_back_times(service, now).await?;
    let Agenda { due, next } = load_agenda(service, now).await?;
    Ok((due > 0 && sweep_once(service).await?, next))
}

/// Makes the work due that was put off to a time far ahead while the clock was wrong, if there is
/// any.
async fn bring_back_times(service: &Service, now: Timestamp) -> Result<(), StoreError> {
    let any = async { store::ahead::is_any(&mut *service.db.read().await?, now).await };
    if !change::in_time(any).await? {
        return Ok(());
    }
    let back =
        |mut tx: change::Lent, now| async move { store::ahead::bring_back(&mut tx, now).await };
    let count = change::run_transaction::<_, StoreError, _>(service, back).await?;
    tracing::warn!(
        count,
        "the clock was set back: what was put off until a time far ahead is due now"
    );
    Ok(())
}

/// Loads how much work is due by the clock, and when the next falls due.
pub async fn load_agenda(service: &Service, now: Timestamp) -> Result<Agenda, StoreError> {
    change::in_time(async { store::agenda::load_agenda(&mut *service.db.read().await?, now).await })
        .await
}

/// Does the due work. Returns true if there may be more.
pub async fn sweep_once(service: &Service) -> Result<bool, StoreError> {
    let now = service.clock.now();
    aside::look_aside(service).await?;
    ways::try_again(service).await?;
    let due = change::in_time(async {
        let mut conn = service.db.read().await?;
        Ok((
            store::agenda::due_stages(&mut conn, now, BATCH).await?,
            store::preferences::due_rings(&mut conn, now, BATCH).await?,
            store::preferences::due_digests(&mut conn, now, BATCH).await?,
        ))
    });
    let (stages, rings, digests) = due.await?;
    let batch = [stages.len(), rings.len(), digests.len()].contains(&(BATCH as usize));
    let mut done = false;
    for id in stages {
        let reached = async { unless_refused(reach_stage(service, id).await) };
        done |= aside::load_or_set_aside(service, RowKey::game(id), reached).await?.is_some();
    }
    for (id, chair) in rings {
        done |= aside::load_or_set_aside(service, RowKey::chair(id), async {
            ring_again(service, id, chair?).await
        })
        .await?
        .is_some();
    }
    for player in digests {
        done |=
            aside::load_or_set_aside(service, RowKey::player(player), send_digest(service, player))
                .await?
                .is_some();
    }
    write_desks(service, now).await?;
    sieges::write_due(service, now).await?;
    contests::write_due(service, now).await?;
    votes::write_due(service, now).await?;
    let begun = sieges::begin_due(service, BATCH).await?;
    let told = acta::write_due(service, BATCH).await?;
    let stepped = steps::step_due(service, BATCH).await?;
    let restates = restatement::go_on(service).await?;
    let voted = votes::end_due(service, BATCH).await?;
    // A stage may have moved a deadline, so games are ended last.
    let expired = expire_challenges(service, BATCH).await?;
    let ended = end_overdue(service, BATCH).await?;
    // If nothing of a batch could be done, there is no reason to come back at once.
    Ok(batch && done
        || restates
        || [begun, told, stepped, voted, expired, ended].contains(&(BATCH as usize)))
}

/// Deletes some old notices and old turns on another site, and the sessions of browsers that were
/// not used for long. Returns true if there may be more of the first two.
async fn forget_notices(service: &Service) -> Result<bool, StoreError> {
    let swept = change::run_transaction(service, |mut tx, now| async move {
        session::sweep_sessions(&mut tx, now).await?;
        launch::sweep_launches(&mut tx, now).await?;
        let turns = away::sweep_turns(&mut tx, now - OLD, now, TIDIED).await?;
        Ok::<_, StoreError>(
            turns.max(store::outbox::sweep_settled(&mut tx, now - OLD, TIDIED).await?),
        )
    });
    Ok(swept.await? == TIDIED.unsigned_abs())
}

/// Handles a game that has reached a stage: reminds the player to move, begins their saved days, or
/// archives the thread. Sends only the last of several overdue reminders. Does nothing if no stage
/// is due.
async fn reach_stage(service: &Service, id: GameId) -> Result<(), Refused> {
    change::run_transaction(service, |mut tx, now| async move {
        let Some((stage, at)) = store::games::stage_due(&mut tx, id, now).await? else {
            return Ok(());
        };
        let row = store::games::load_game(&mut tx, id).await?.ok_or(Refused::Unknown)?;
        let stages = reminder_stages(&row, &pings::mover(&mut tx, &row.game).await?);
        let due: Vec<_> = stages
            .iter()
            .copied()
            .filter(|&(other, then)| (then, other) >= (at, stage) && then <= now)
            .collect();
        let next = stages.iter().copied().find(|(_, then)| *then > now);
        store::game_changes::set_stage(&mut tx, id, row.version, Some((stage, at)), next).await?;
        let ring = row.game.to_move().and_then(|chair| row.seats[chair].ring);
        let snoozed = ring.is_some_and(|ring| ring.snoozed && ring.at > now);
        let player = row.game.player_to_move().and_then(Holder::as_player);
        let kind = due.iter().rev().find_map(|(stage, _)| match stage {
            ReminderStage::Most => Some(NoticeKind::Most).filter(|_| !snoozed),
            ReminderStage::Last => Some(NoticeKind::Last),
            ReminderStage::Leave | ReminderStage::Fold => None,
        });
        // A player out of time needs no reminder.
        let in_time = row.game.deadline().is_some_and(|deadline| deadline > now);
        if let Some(kind) = kind.filter(|_| in_time) {
            let seq = row.game.board_seq();
            causes::outbox(service, &mut tx).call_again(&row, kind, seq, player).await?;
        }
        if let Some(&(_, at)) = due.iter().find(|(stage, _)| *stage == ReminderStage::Leave) {
            vacation::save_by_vacation(service, &mut tx, &row, at).await?;
        }
        if due.iter().any(|(stage, _)| *stage == ReminderStage::Fold) {
            causes::outbox(service, &mut tx).tell_fold(id).await?;
        }
        Ok(())
    })
    .await
}

/// Sends the delayed ping of a chair in a game, if it is due. If the person is on vacation, moves
/// it to the end of the vacation instead.
async fn ring_again(service: &Service, id: GameId, chair: Chair) -> Result<(), StoreError> {
    change::run_transaction(service, |mut tx, now| async move {
        if let Some(row) = store::games::load_game(&mut tx, id).await?
            && store::preferences::take_ring(&mut tx, id, chair, now).await?
            && let (Some(player), Some(ring)) =
                (row.game.chairs[chair].as_player(), row.seats[chair].ring)
        {
            match vacation::find_vacation_end(service, &mut tx, player, row.last_seen(chair))
                .await?
            {
                Some(at) => {
                    store::preferences::set_ring(&mut tx, id, chair, Some(DueRing { at, ..ring }))
                        .await?
                }
                None => {
                    if let Some(seq) = pinged::put_off(&mut tx, &row, chair, ring.snoozed).await? {
                        causes::outbox(service, &mut tx)
                            .call_again(&row, NoticeKind::Nudge, seq, Some(player))
                            .await?;
                    }
                }
            }
        }
        Ok(())
    })
    .await
}

async fn send_digest(service: &Service, player: PlayerId) -> Result<(), StoreError> {
    change::run_transaction(service, |mut tx, now| async move {
        let preferences = store::preferences::load_preferences(&mut tx, player).await?;
        let next = next_digest(&preferences, now).unwrap_or(Timestamp::MAX);
        if store::preferences::move_digest(&mut tx, player, Span { from: now, until: next }).await?
        {
            causes::outbox(service, &mut tx).tell_digest(player).await?;
        }
        Ok(())
    })
    .await
}

/// Writes the notices that edit the war desks that are due.
async fn write_desks(service: &Service, now: Timestamp) -> Result<(), StoreError> {
    change::run_transaction(service, |mut tx, _| async move {
        let desks = store::desks::take_due_desks(&mut tx, now).await?;
        for &desk in &desks {
            causes::outbox(service, &mut tx).tell_desk(desk).await?;
        }
        Ok(())
    })
    .await
}

/// Ends up to `limit` expired challenges. Returns their number.
async fn expire_challenges(service: &Service, limit: i64) -> Result<usize, StoreError> {
    let now = service.clock.now();
    let due =
        async { store::challenges::list_expired(&mut *service.db.read().await?, now, limit).await };
    let due = change::in_time(due).await?;
    let mut expired = 0;
    for id in due {
        let done = change::run_transaction(service, |mut tx, now| async move {
            if let Some((mut challenge, version)) =
                store::challenges::load_challenge(&mut tx, id).await?
                && challenge.expire_if_due(now)
            {
                store::challenges::update_challenge(&mut tx, &challenge, version).await?;
                causes::outbox(service, &mut tx).tell_answered(&challenge, version).await?;
            }
            Ok::<_, StoreError>(())
        });
        expired += usize::from(
            aside::load_or_set_aside(service, RowKey::challenge(id), done).await?.is_some(),
        );
    }
    Ok(expired)
}

/// Applies the time limit to up to `limit` overdue games. Returns the number of games that changed;
/// a game of several goes on without the late player, and in some of two the other player is asked.
/// The database decides whether a person's act at the same time comes first or too late.
async fn end_overdue(service: &Service, limit: i64) -> Result<usize, StoreError> {
    let now = service.clock.now();
    let overdue =
        async { store::agenda::overdue_games(&mut *service.db.read().await?, now, limit).await };
    let overdue = change::in_time(overdue).await?;
    let mut ended = 0;
    for id in overdue {
        let end = change::run_transaction(service, |mut tx, now| async move {
            end_in_time(service, &mut tx, id, now).await
        });
        let done = aside::load_or_set_aside(service, RowKey::game(id), async {
            unless_refused(end.await)
        })
        .await?;
        ended += usize::from(done.flatten() == Some(true));
    }
    Ok(ended)
}

async fn end_in_time(
    service: &Service,
    tx: &mut Transaction,
    id: GameId,
    now: Timestamp,
) -> Result<bool, Refused> {
    if store::games::stage_due(tx, id, now).await?.is_some() {
        // Overdue stages come first: one of them may save the game.
        return Ok(false);
    }
    let row = store::games::load_game(tx, id).await?.ok_or(Refused::Unknown)?;
    let Some(chair) = row.game.to_move() else { return Ok(false) };
    let (action, why) = overtime::answer_timeout(tx, &row, chair, now).await?;
    if action == Action::Timeout && presence::ask_presence(service, tx, &row, now).await? {
        return Ok(false);
    }
    let board = row.game.board_seq();
    let act = GameAct {
        by: Actor::Chair(chair),
        ask: &Ask::Do(action),
        expected: Some(board),
        at: now,
        cause: &Cause::Own(why, id, board),
    };
    acting::apply_act(service, tx, row, act).await.map(|_| true)
}
