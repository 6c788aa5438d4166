//! Keeps workers running: a worker that ends before `stop` is logged and restarted.

use std::sync::Arc;

use tokio_util::sync::CancellationToken;

use crate::service::Service;
use crate::service::crew::Crew;

use crate::clock::Clock;
use crate::game::Millis;
use crate::meter::Meter;

/// The pause before a worker restarts: the cause may last a while.
const PAUSE: Millis = Millis::from_secs(1);

/// Computes the pauses between tries: each is twice as long as the one before, up to the longest.
#[derive(Clone, Copy, Debug)]
pub struct Pauses {
    next: Millis,
    longest: Millis,
}

impl Pauses {
    /// Creates pauses that grow from the first to the longest.
    pub const fn new((first, longest): (Millis, Millis)) -> Pauses {
        Pauses { next: first, longest }
    }

    /// Returns the next pause, and makes the one after it longer.
    pub fn take_pause(&mut self) -> Millis {
        let pause = self.next;
        self.next = (2 * pause).min(self.longest);
        pause
    }
}

/// Runs workers, and restarts those that end, until `stop`.
#[derive(Clone)]
pub struct Keeper {
    clock: Clock,
    meter: Meter,
    crew: Arc<Crew>,
    stop: CancellationToken,
}

impl Keeper {
    /// Creates the keeper of a service's workers.
    pub fn new(service: &Service, stop: &CancellationToken) -> Keeper {
        let clock = service.clock.clone();
        let meter = service.meter.clone();
        Keeper { clock, meter, crew: Arc::clone(&service.workers.crew), stop: stop.clone() }
    }

    /// Runs a worker. One that panics or ends before `stop` is logged, counted and restarted after
    /// a pause.
    pub async fn keep_running<S, F>(
        self,
        name: &'static str,
        needs: S,
        work: impl Fn(S, CancellationToken) -> F,
    ) where
        S: Clone,
        F: Future<Output = ()> + Send + 'static,
    {
        let Keeper { clock, meter, crew, stop } = self;
        loop {
            crew.note_worker(name, true);
            let ended = tokio::spawn(work(needs.clone(), stop.clone())).await;
            if stop.is_cancelled() {
                return;
            }
            crew.note_worker(name, false);
            meter.count_restart(name);
            tracing::error!(
                worker = name,
                panicked = ended.is_err(),
                "a worker ended and restarts"
            );
            tokio::select! {
                () = clock.sleep(PAUSE) => {}
                () = stop.cancelled() => return,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use tokio::sync::Notify;

    use super::*;
    use crate::game::NOON;

    #[tokio::test]
    async fn a_worker_that_panics_or_ends_restarts() {
        let clock = Clock::hand(NOON);
        let stop = CancellationToken::new();
        let needs = (Arc::new(AtomicU32::new(0)), Arc::new(Notify::new()));
        let (begun, news) = needs.clone();
        let work = |(begun, news): (Arc<AtomicU32>, Arc<Notify>), stop: CancellationToken| async move {
            let n = begun.fetch_add(1, Ordering::SeqCst);
            news.notify_one();
            match n {
                0 => panic!("a fault"),
                1 => {}
                _ => stop.cancelled().await,
            }
        };
        let meter = Meter::default();
        let keeper_stop = stop.clone();
        let crew = Arc::<Crew>::default();
        let keeper = Keeper {
            clock: clock.clone(),
            meter: meter.clone(),
            crew: Arc::clone(&crew),
            stop: keeper_stop,
        };
        let kept = tokio::spawn(keeper.keep_running("worker", needs, work));
        for n in 1..=3 {
            news.notified().await;
            assert_eq!(begun.load(Ordering::SeqCst), n);
            // It may not sleep yet; when it does, its pause is over.
            while n < 3 && begun.load(Ordering::SeqCst) == n {
                clock.advance(PAUSE);
                tokio::task::yield_now().await;
            }
        }
        stop.cancel();
        kept.await.expect("the keeper itself never panics");
        assert_eq!(begun.load(Ordering::SeqCst), 3);
        assert_eq!((meter.restarts("worker"), crew.list_workers()), (2, vec![("worker", true)]));
    }
}
