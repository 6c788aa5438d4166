//! Processes that share Discord's limit: what a killed one had is soon free for the others.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use murus::clock::Clock;
use murus::game::{Millis, NOON};
use murus::service::workers::processes;
use murus::service::{LEASE, Service};
use murus::store::Db;
use murus::store::processes::ProcessFacts;
use tokio_util::sync::CancellationToken;

use crate::support::database;

/// Within this time the survivor has all: with it and the lease, notices are told within a minute.
const SOON: i64 = 8;

/// Waits until the share of a process is right.
async fn until_share(share: &Mutex<f64>, wanted: f64) {
    let has = async {
        while (*share.lock().unwrap() - wanted).abs() > 1e-9 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let had = tokio::time::timeout(Duration::from_secs(20), has).await;
    assert!(had.is_ok(), "its share is {} and not {wanted}", share.lock().unwrap());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_process_soon_leaves_its_share_to_the_others() {
    let Some(database) = database::postgres().await else { return };
    let db = Db::connect(&database.url).await.unwrap();
    db.migrate().await.unwrap();
    let clock = Clock::hand(NOON);
    let stop = CancellationToken::new();
    let begin = |weight: i64| {
        let service = Service::new(db.clone(), clock.clone(), LEASE);
        let share = Arc::new(Mutex::new(0.0));
        let stop = stop.clone();
        let given = Arc::clone(&share);
        let part = tokio::spawn(async move {
            let set = |share| *given.lock().unwrap() = share;
            processes::take_part(&service, ProcessFacts::new(), || weight, set, stop).await;
        });
        (share, part)
    };
    let (busy, killed) = begin(30);
    until_share(&busy, 1.0).await;
    let (share, survivor) = begin(10);
    until_share(&share, 0.25).await;
    killed.abort();
    assert!(killed.await.unwrap_err().is_cancelled());
    for _ in 0..SOON {
        clock.advance(Millis::from_secs(1));
        // It looks before the clock continues.
        for _ in 0..20 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
    until_share(&share, 1.0).await;
    stop.cancel();
    survivor.await.unwrap();
}
