//! A queue for jobs that keep a processor busy. It runs a few jobs at once, serves people in turn,
//! and takes only a few jobs of each person.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use super::idle::Idle;
use crate::blocking::run_blocking;
use crate::ids::UserId;
use crate::service::turns::Turns;

/// The most jobs of one person that wait or run.
pub(super) const EACH: usize = 3;

/// A queue of jobs that wait for a processor, or use one.
#[derive(Debug)]
pub struct Queue {
    idle: Arc<Idle>,
    desk: Arc<QueueDesk>,
}

/// The refusal of a job: its person already has as many jobs in the queue as one may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Crowded;

/// The shared state of a queue, which counts the jobs and gives them their turns.
#[derive(Debug)]
struct QueueDesk {
    line: Mutex<JobLine>,
    turns: Turns<UserId>,
}

#[derive(Debug)]
struct JobLine {
    /// The number of jobs that could start now.
    room: usize,
    /// The number of jobs of each person that wait or run.
    jobs: HashMap<UserId, usize>,
    /// The waiting jobs, the oldest first. Each has the channel that tells it to run, and its
    /// person.
    waiting: Vec<(oneshot::Sender<JobTurn>, Option<UserId>)>,
}

/// The right of a job to run. When it is dropped, it passes to the next waiting job.
#[derive(Debug)]
struct JobTurn(Arc<QueueDesk>);

/// Counts one job of a person in the queue until this value is dropped.
#[derive(Debug)]
struct Ticket<'q> {
    desk: &'q QueueDesk,
    person: UserId,
}

impl Queue {
    /// Creates a queue that runs at most `at_once` jobs at a time. Its waiting and running jobs
    /// count as work for `idle`.
    pub(super) fn new(at_once: usize, idle: &Arc<Idle>) -> Queue {
        let line = JobLine { room: at_once, jobs: HashMap::new(), waiting: Vec::new() };
        Queue {
            idle: Arc::clone(idle),
            desk: Arc::new(QueueDesk { line: Mutex::new(line), turns: Turns::default() }),
        }
    }

    /// The number of jobs that wait or run.
    pub fn length(&self) -> usize {
        self.desk.lock_line().jobs.values().sum()
    }

    /// Runs a person's job once its turn comes, and returns its result. Fails at once if the person
    /// already has as many jobs in the queue as one may have.
    pub async fn run_in_turn<T: Send + 'static>(
        &self,
        person: UserId,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Crowded> {
        let _ticket = self.join_line(person)?;
        let _busy = self.idle.begin_work();
        let _turn = self
            .wait_for_turn(person)
            .await
            .expect("a turn is given back by its drop, so it always comes");
        Ok(run_blocking(work).await)
    }

    /// Puts a job of a person into the line. The receiver yields the right to run once its turn
    /// comes.
    fn wait_for_turn(&self, person: UserId) -> oneshot::Receiver<JobTurn> {
        let (give, taken) = oneshot::channel();
        let mut line = self.desk.lock_line();
        line.waiting.push((give, Some(person)));
        let free = line.room > 0;
        line.room -= usize::from(free);
        drop(line);
        if free {
            drop(JobTurn(Arc::clone(&self.desk)));
        }
        taken
    }

    fn join_line(&self, person: UserId) -> Result<Ticket<'_>, Crowded> {
        let mut line = self.desk.lock_line();
        let theirs = line.jobs.entry(person).or_default();
        if *theirs >= EACH {
            return Err(Crowded);
        }
        *theirs += 1;
        Ok(Ticket { desk: &self.desk, person })
    }
}

impl QueueDesk {
    fn lock_line(&self) -> MutexGuard<'_, JobLine> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for JobTurn {
    fn drop(&mut self) {
        let mut line = self.0.lock_line();
        let Some(next) = self.0.turns.next(&line.waiting) else {
            line.room += 1;
            return;
        };
        let (give, person) = line.waiting.remove(next);
        self.0.turns.note_served(person);
        drop(line);
        // If the waiting job was given up, the send fails, and dropping the turn passes it on.
        drop(give.send(JobTurn(Arc::clone(&self.0))));
    }
}

impl Drop for Ticket<'_> {
    fn drop(&mut self) {
        let mut line = self.desk.lock_line();
        match line.jobs.get_mut(&self.person) {
            Some(theirs) if *theirs > 1 => *theirs -= 1,
            _ => {
                line.jobs.remove(&self.person);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn one_person_cannot_fill_the_queue() {
        let queue = Queue::new(1, &Arc::default());
        let tickets: Vec<_> = (0..EACH).map(|_| queue.join_line(UserId(1))).collect();
        assert!(tickets.iter().all(Result::is_ok));
        assert_eq!(queue.run_in_turn(UserId(1), || 1).await, Err(Crowded));
        assert_eq!(queue.run_in_turn(UserId(2), || 2).await, Ok(2), "another person is served");
        assert_eq!(queue.length(), EACH);
        drop(tickets);
        assert_eq!((queue.length(), queue.run_in_turn(UserId(1), || 3).await), (0, Ok(3)));
    }

    #[tokio::test]
    async fn people_are_served_in_turn() {
        let queue = Queue::new(1, &Arc::default());
        let first = queue.wait_for_turn(UserId(1)).await.expect("there is room");
        let mut waiting: Vec<_> =
            [1, 1, 2, 3, 2].map(|person| (person, queue.wait_for_turn(UserId(person)))).into();
        // One of them gives up before its turn.
        drop(waiting.remove(3));
        let mut held = Some(first);
        let mut served = Vec::new();
        while held.take().is_some() {
            let Some(n) = waiting.iter_mut().position(|(_, turn)| {
                held = turn.try_recv().ok();
                held.is_some()
            }) else {
                break;
            };
            served.push(waiting.remove(n).0);
        }
        assert_eq!(served, [2, 1, 2, 1], "a stranger comes before the second job of the first");
        assert!(queue.wait_for_turn(UserId(4)).await.is_ok(), "the room is free again");
    }
}
