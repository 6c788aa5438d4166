//! Stores the end of a delivery: the final state of its row, and what follows from it.

use crate::ids::Posted;
use crate::service::Service;
use crate::service::change;
use crate::service::outbox::causes;
use crate::store::calendar::CalendarEntry;
use crate::store::{self, Address, Claimed, NoticeKind, OutboxState, StoreError, Topic};

/// The effects of a delivery apart from the new state of its row.
#[derive(Clone, Copy, Default)]
pub(super) struct DeliveryEffects {
    /// The address to which the message went, if to one.
    pub to: Option<Address>,
    /// The message that lost its buttons, if one did.
    pub bare: Option<Posted>,
    /// The entry in a server's list of events that was made, if one was.
    pub entry: Option<CalendarEntry>,
}

/// Stores the final state of a row whose delivery has no other effects.
pub(super) async fn settle_row(
    service: &Service,
    row: &Claimed,
    state: OutboxState,
    why: Option<&str>,
) -> Result<(), StoreError> {
    settle_with(service, row, state, why, DeliveryEffects::default()).await
}

/// Stores the final state of a row, and the other effects of its delivery.
pub(super) async fn settle_with(
    service: &Service,
    row: &Claimed,
    state: OutboxState,
    why: Option<&str>,
    DeliveryEffects { to, bare, entry }: DeliveryEffects,
) -> Result<(), StoreError> {
    // A row whose end is lost has a try, so its message is searched for before it is sent again.
    change::run_light_transaction(service, |mut tx, now| async move {
        let state = match (state, to) {
            // No reference to a direct message is kept for a person who was deleted meanwhile.
            (OutboxState::Sent(Some(_)), Some(Address::Direct(person)))
                if !store::players::hold_person(&mut tx, person).await? =>
            {
                OutboxState::Sent(None)
            }
            (state, _) => state,
        };
        store::outbox::settle_row(&mut tx, row.id, state, why).await?;
        if let Some(bare) = bare {
            store::outbox::mark_bare(&mut tx, bare.message).await?;
        }
        match (row.topic, state) {
            (Topic::Course(game, NoticeKind::Thread), OutboxState::Sent(Some(posted))) => {
                store::game_changes::set_thread(&mut tx, game, posted.channel).await?;
                causes::outbox(service, &mut tx).tell_threaded(game).await
            }
            // All boards before are posted by now.
            (Topic::Course(game, NoticeKind::End | NoticeKind::Result), _) => {
                causes::outbox(service, &mut tx).tell_sweep(game, row.seq).await
            }
            // The following ends at the end of the game, or if no message reaches the follower. In
            // that case they learn of it when they follow again.
            (Topic::Follower(game, NoticeKind::Followed), _)
            | (Topic::Follower(game, _), OutboxState::Failed) => match row.recipient {
                Some(player) => store::followers::delete_follower(&mut tx, game, player).await,
                None => Ok(()),
            },
            (Topic::Late(game, NoticeKind::Presence), state) => {
                // A row dropped without a reason says nothing. A person whom Discord does not find
                // is not there.
                let inside = matches!(state, OutboxState::Sent(_));
                match row.recipient.filter(|_| inside || why.is_some()) {
                    Some(player) => {
                        store::servers::set_present(&mut tx, game, player, inside, now).await
                    }
                    None => Ok(()),
                }
            }
            (Topic::Beside(challenge, NoticeKind::Spent), OutboxState::Sent(_)) => {
                store::outbox::forget_message(&mut tx, challenge, NoticeKind::Challenge).await
            }
            (Topic::Desk(desk), OutboxState::Sent(Some(posted))) => {
                store::desks::set_message(&mut tx, desk, Some(posted.message)).await
            }
            (Topic::Siege(siege), OutboxState::Sent(Some(posted))) => {
                store::sieges::set_message(&mut tx, siege, posted.message).await
            }
            (Topic::SiegeWeek(siege), OutboxState::Sent(Some(posted))) => {
                store::siege_weeks::set_message(&mut tx, siege, posted.message).await
            }
            (Topic::Contest(contest), OutboxState::Sent(Some(posted))) => {
                store::contest_cards::set_message(&mut tx, contest, posted.message).await
            }
            (Topic::Calendar(contest), OutboxState::Sent(_)) => match entry {
                Some(entry) => store::calendar::set_entry(&mut tx, contest, entry).await,
                None => match store::calendar::delete_entry(&mut tx, contest).await? {
                    // A start on another day is announced anew.
                    true => causes::outbox(service, &mut tx).announce_contest(contest).await,
                    false => Ok(()),
                },
            },
            (Topic::GuestCard(contest), OutboxState::Sent(Some(posted))) => {
                store::teams::set_guest_message(&mut tx, contest, posted.message).await
            }
            // The new call replaces the one before.
            (Topic::Boards(simul), OutboxState::Sent(Some(_))) => {
                causes::outbox(service, &mut tx).tidy_calls(simul).await
            }
            (Topic::Shown(showing), OutboxState::Sent(Some(posted))) => {
                store::showings::set_message(&mut tx, showing, posted.message).await
            }
            // No one saw the page, so it can be shown again.
            (Topic::Shown(showing), _) => store::showings::undo_showing(&mut tx, showing).await,
            (Topic::Unshown(showing), _) => store::showings::delete_showing(&mut tx, showing).await,
            _ => Ok(()),
        }
    })
    .await?;
    go_on_behind(service, row).await;
    let end = match state {
        OutboxState::Sent(_) => "sent",
        OutboxState::Dropped => "dropped",
        OutboxState::Failed => "failed",
    };
    service.meter.count_delivery(row.topic.word(), end, (service.clock.now() - row.due).into());
    Ok(())
}

/// Wakes the courier if other rows waited for this finished one, whichever process wrote them.
pub(super) async fn go_on_behind(service: &Service, row: &Claimed) {
    let awaited =
        async { store::outbox::is_awaited(&mut *service.db.read().await?, row.topic).await };
    if change::in_time(awaited).await.unwrap_or(true) {
        service.wake.courier.notify_one();
    }
}

/// Returns the final state of a row that is given up: dropped if it is best effort, else failed.
pub(super) fn given_up(row: &Claimed) -> OutboxState {
    if row.topic.is_best_effort() { OutboxState::Dropped } else { OutboxState::Failed }
}
