//! A queue for work that keeps a processor busy: some jobs at once, in order, and only a few of
//! each person.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::Semaphore;

use super::idle::Idle;
use crate::ids::UserId;

/// The most jobs of one person that wait or run.
const EACH: usize = 3;

/// The jobs that wait for a processor, or hold one.
#[derive(Debug)]
pub struct Queue {
    room: Semaphore,
    idle: Arc<Idle>,
    line: Mutex<HashMap<UserId, usize>>,
}

/// The person has the most jobs allowed in the queue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Crowded;

/// A place in a queue, free again when the work is done or dropped.
#[derive(Debug)]
struct Ticket<'q> {
    queue: &'q Queue,
    person: UserId,
}

impl Queue {
    /// A queue that does `at_once` jobs at a time. They count as work for `idle`.
    pub(super) fn new(at_once: usize, idle: &Arc<Idle>) -> Queue {
        Queue { room: Semaphore::new(at_once), idle: Arc::clone(idle), line: Mutex::default() }
    }

    /// The jobs that wait or run.
    pub fn length(&self) -> usize {
        self.line.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }

    /// Runs a person's work in its turn. `None` if the program ends first.
    pub async fn work<T: Send + 'static>(
        &self,
        person: UserId,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<Option<T>, Crowded> {
        let _ticket = self.join(person)?;
        let _busy = self.idle.begin();
        // The semaphore is fair, and never closed.
        let Ok(_turn) = self.room.acquire().await else { return Ok(None) };
        Ok(beside(work).await)
    }

    fn join(&self, person: UserId) -> Result<Ticket<'_>, Crowded> {
        let mut line = self.line.lock().unwrap_or_else(PoisonError::into_inner);
        let theirs = line.entry(person).or_default();
        if *theirs >= EACH {
            return Err(Crowded);
        }
        *theirs += 1;
        Ok(Ticket { queue: self, person })
    }
}

impl Drop for Ticket<'_> {
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

/// Computes off the async threads. A panic passes to the caller. `None` if the program ends first.
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
    async fn one_person_cannot_fill_the_queue() {
        let queue = Queue::new(1, &Arc::default());
        let tickets: Vec<_> = (0..EACH).map(|_| queue.join(UserId(1))).collect();
        assert!(tickets.iter().all(Result::is_ok));
        assert_eq!(queue.work(UserId(1), || 1).await, Err(Crowded));
        assert_eq!(queue.work(UserId(2), || 2).await, Ok(Some(2)), "another person is served");
        assert_eq!(queue.length(), EACH);
        drop(tickets);
        assert_eq!((queue.length(), queue.work(UserId(1), || 3).await), (0, Ok(Some(3))));
    }
}
