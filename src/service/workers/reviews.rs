//! Makes reviews: those of a few people at once, a slice of each in turn, so that the longest one
//! delays no other. Each is claimed by lease, which is renewed while the review is made.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use murus_engine::{Reviewing, Stop};

use crate::blocking::run_blocking;
use crate::game::{GameId, PlayerId, Timestamp};
use crate::service::Service;
use crate::service::change;
use crate::service::change::Lent;
use crate::service::idle::IdleSlot;
use crate::service::play::find;
use crate::service::study::review;
use crate::service::turns::Turns;
use crate::store::{self, Span, StoreError, StoredGame};

/// The most reviews that are made at once. Each keeps a table of 16 MB.
const AT_ONCE: usize = 4;

/// The number of positions in a slice. A turn of the computer opponent waits for at most one slice.
const SLICE: usize = 4;

/// Search nodes for each position of a review.
const NODES: u64 = 200_000;
/// Search nodes for each position of a review while a person or other work waits.
const HURRIED_NODES: u64 = 40_000;

/// The most waiting reviews among which the next one is chosen.
const LOOKED_AT: i64 = 1_000;

/// The reviews that this process is making.
#[derive(Default)]
pub(super) struct Reviews {
    making: Mutex<Making>,
    turns: Turns<PlayerId>,
}

#[derive(Default)]
struct Making {
    /// The reviews whose next slice may begin, in turn.
    ready: VecDeque<ClaimedReview>,
    /// The reviews whose slice runs, each with the person who asked for it.
    running: Vec<(GameId, Option<PlayerId>)>,
}

/// A review that this process has claimed, as far as it is made.
pub(super) struct ClaimedReview {
    pub game: GameId,
    person: Option<PlayerId>,
    until: Timestamp,
    /// The game, and its review as far as it is made; `None` before the first slice.
    begun: Option<(StoredGame, Box<Reviewing>)>,
}

impl Reviews {
    /// Returns the review whose slice is next, serving people in turn; `None` if none waits. The
    /// caller has to put it back after the slice.
    pub async fn next(&self, service: &Service) -> Result<Option<ClaimedReview>, StoreError> {
        let more = self.lock_making().count_made() < AT_ONCE;
        let claimed = if more { self.claim_review(service).await? } else { None };
        let mut making = self.lock_making();
        making.ready.extend(claimed);
        let work = making.ready.pop_front();
        let running = work.as_ref().map(|work| (work.game, work.person));
        making.running.extend(running);
        Ok(work)
    }

    /// Ends the slice of a review. Puts the review back if there is more of it.
    pub fn put_back(&self, game: GameId, work: Option<ClaimedReview>) {
        let mut making = self.lock_making();
        making.running.retain(|(running, _)| *running != game);
        making.ready.extend(work);
    }

    /// Gives up the claims of this process on reviews, so that the next process continues with
    /// them.
    pub async fn give_back(&self, service: &Service) {
        let ready = std::mem::take(&mut self.lock_making().ready);
        for ClaimedReview { game, until, .. } in ready {
            let span = Span { from: until, until: Timestamp::EPOCH };
            let back = |mut tx: Lent| async move {
                store::reviews::renew_lease(&mut tx, game, span).await.map(|_| ())
            };
            change::give_back(service, until, back).await;
        }
    }

    /// Claims a waiting review of a person for whom this process makes none yet. If only reviews
    /// wait that no person asked for, claims one of these. `None` if there is no such review.
    async fn claim_review(&self, service: &Service) -> Result<Option<ClaimedReview>, StoreError> {
        let now = service.clock.now();
        let waiting = async {
            store::reviews::list_waiting(&mut *service.db.read().await?, now, LOOKED_AT).await
        };
        let mut waiting = change::in_time(waiting).await?;
        let served = self.lock_making().list_people();
        // Reviews that no person asked for come last.
        let asked = waiting.iter().any(|(_, person)| person.is_some());
        waiting
            .retain(|(_, person)| person.is_some() == asked && !(asked && served.contains(person)));
        while let Some(next) = self.turns.next(&waiting) {
            let (game, person) = waiting.remove(next);
            let lease = service.lease;
            // Another process may have been faster.
            let claimed = change::run_transaction(service, |mut tx, now| async move {
                let lease = Span { from: now, until: now + lease };
                Ok::<_, StoreError>(
                    store::reviews::claim_review(&mut tx, game, lease)
                        .await?
                        .then_some(lease.until),
                )
            });
            let Some(until) = claimed.await? else { continue };
            self.turns.note_served(person);
            return Ok(Some(ClaimedReview { game, person, until, begun: None }));
        }
        Ok(None)
    }

    fn lock_making(&self) -> MutexGuard<'_, Making> {
        self.making.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Making {
    fn count_made(&self) -> usize {
        self.ready.len() + self.running.len()
    }

    fn list_people(&self) -> Vec<Option<PlayerId>> {
        let ready = self.ready.iter().map(|work| work.person);
        ready.chain(self.running.iter().map(|(_, person)| *person)).collect()
    }
}

impl ClaimedReview {
    /// Makes the next slice of the review, in a slot that may be freed for other work. Returns the
    /// review if there is more of it and this process still has it. After the last slice stores the
    /// review and returns `None`.
    pub async fn make_slice(
        self,
        service: &Service,
        mut slot: IdleSlot,
    ) -> Result<Option<ClaimedReview>, StoreError> {
        let ClaimedReview { game, person, until, begun } = self;
        let (row, mut so_far) = match begun {
            Some(begun) => begun,
            None => {
                let Some(row) = find::find_game(&service.db, game).await? else { return Ok(None) };
                let fresh = Box::new(Reviewing::new(row.game.line().clone()));
                (row, fresh)
            }
        };
        let stop = Arc::new(Stop { least: HURRIED_NODES, ..Stop::default() });
        // A person waits for the review of an imported game.
        let patient = !row.game.is_brought_in() && slot.rest(&stop);
        let nodes = if patient { NODES } else { HURRIED_NODES };
        let (so_far, more) = run_blocking(move || {
            let more = so_far.advance(SLICE, nodes, &stop);
            (so_far, more)
        })
        .await;
        drop(slot);
        if more {
            let until = renew_lease(service, game, until).await?;
            return Ok(until.map(|until| ClaimedReview {
                game,
                person,
                until,
                begun: Some((row, so_far)),
            }));
        }
        let result = &review::stored_text(so_far.review());
        review::keep_review(service, &row, person.is_some(), result).await?;
        Ok(None)
    }
}

/// Returns the end of a review's lease, which is renewed when half of it is over. `None` if another
/// process has claimed the review since.
async fn renew_lease(
    service: &Service,
    game: GameId,
    until: Timestamp,
) -> Result<Option<Timestamp>, StoreError> {
    let lease = service.lease;
    if until - service.clock.now() > lease / 2 {
        return Ok(Some(until));
    }
    change::run_transaction(service, |mut tx, now| async move {
        let longer = Span { from: until, until: now + lease };
        Ok(store::reviews::renew_lease(&mut tx, game, longer).await?.then_some(longer.until))
    })
    .await
}
