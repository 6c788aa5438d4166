//! Work that keeps a processor busy: a little of it at once, in the order in which it was asked
//! for, and of each person no more than a few.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::Semaphore;

use super::idle::Idle;
use crate::ids::UserId;

/// How much of one person's work may wait or be done at once.
const EACH: usize = 3;

/// Who waits for a processor, and who has one.
#[derive(Debug)]
pub struct Queue {
    room: Semaphore,
    idle: Arc<Idle>,
    line: Mutex<HashMap<UserId, usize>>,
}

/// So much of theirs waits or is done already that no more is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Crowded;

/// A place in a queue; it is free again when the work is done or given up.
#[derive(Debug)]
struct Place<'q> {
    queue: &'q Queue,
    person: UserId,
}

impl Queue {
    /// A queue in which so much is done at once.
    pub(super) fn new(at_once: usize, idle: &Arc<Idle>) -> Queue {
        Queue { room: Semaphore::new(at_once), idle: Arc::clone(idle), line: Mutex::default() }
    }

    /// How much waits or is being done.
    pub fn length(&self) -> usize {
        self.line.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }

    /// Does a person's work, as soon as it is its turn; none where the program ends meanwhile.
    pub async fn work<T: Send + 'static>(
        &self,
        person: UserId,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<Option<T>, Crowded> {
        let _place = self.join(person)?;
        let _busy = self.idle.begin();
        // The semaphore is fair, and nobody closes it.
        let Ok(_turn) = self.room.acquire().await else { return Ok(None) };
        Ok(beside(work).await)
    }

    fn join(&self, person: UserId) -> Result<Place<'_>, Crowded> {
        let mut line = self.line.lock().unwrap_or_else(PoisonError::into_inner);
        let theirs = line.entry(person).or_default();
        if *theirs >= EACH {
            return Err(Crowded);
        }
        *theirs += 1;
        Ok(Place { queue: self, person })
    }
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        let mut line = self.queue.line.lock().unwrap_or_else(PoisonError::into_inner);
        match line.get_mut(&self.person) {
            Some(theirs) if *theirs > 1 => *theirs -= 1,
            _ => {
                line.remove(&self.person);
            }
        }
    }
}

/// Thinks off the async threads. A panic of the thought is one of the one who waits for it; none
/// where the program ends meanwhile.
pub(super) async fn beside<T: Send + 'static>(thought: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    match tokio::task::spawn_blocking(thought).await {
        Ok(thought) => Some(thought),
        Err(ended) => ended.try_into_panic().map_or(None, |panic| std::panic::resume_unwind(panic)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn nobody_fills_the_queue_alone() {
        let queue = Queue::new(1, &Arc::default());
        let places: Vec<_> = (0..EACH).map(|_| queue.join(UserId(1))).collect();
        assert!(places.iter().all(Result::is_ok));
        assert_eq!(queue.work(UserId(1), || 1).await, Err(Crowded));
        assert_eq!(queue.work(UserId(2), || 2).await, Ok(Some(2)), "somebody else is served");
        assert_eq!(queue.length(), EACH);
        drop(places);
        assert_eq!((queue.length(), queue.work(UserId(1), || 3).await), (0, Ok(Some(3))));
    }
}
