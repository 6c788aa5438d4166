//! Bad days of Discord and of the machine: failures around a process, and its answers to them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use discord_sandbox::{Fault, Misbehaviour, Sandbox};
use murus::clock::Clock;
use murus::delivery::NoticeCourier;
use murus::game::{Millis, NOON, Place, Terms};
use murus::ids::{ChannelId, UserId};
use murus::service::{Caller, Delivery, LEASE, Proposal, Service, Target, courier};
use murus::store::{self, Db, Span, Urgency};
use murus_gallicus::Variant;
use serde_json::json;
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;

use super::playing::seated;
use crate::support::database::Database;
use crate::{on_both, story};
use murus::service;

story!(commands_are_answered_although_registration_fails, |mut world| async move {
    let (ann, bob) = seated(&world).await;
    let path = "/commands".to_owned();
    world.sandbox.misbehave(Misbehaviour {
        method: "PUT".into(),
        path,
        skip: 0,
        times: 2,
        fault: Fault::Status(500),
    });
    world.stop().await;
    world.launch();
    let tries = |sandbox: &Sandbox| {
        let tries = sandbox
            .requests()
            .into_iter()
            .filter(|r| r.method == "PUT" && r.path.ends_with("/commands"));
        tries.map(|r| r.status).collect::<Vec<u16>>()
    };
    let failed =
        |sandbox: &Sandbox| (tries(sandbox) == [200, 500] && sandbox.sessions() == 2).then_some(());
    world.sandbox.until("a try that fails", failed).await.unwrap();
    assert!(
        ann.asks("games", json!({})).await.contains(&bob.mention()),
        "commands that Discord already knows are answered"
    );
    while tries(&world.sandbox).len() < 4 {
        world.advance(Duration::from_secs(1)).await;
    }
    assert_eq!(tries(&world.sandbox), [200, 500, 500, 200]);
    world.end().await;
});

story!(an_activity_s_own_command_is_carried_over, |mut world| async move {
    let (ann, bob) = seated(&world).await;
    world.stop().await;
    world.sandbox.enable_activity();
    let before = world.sandbox.commands().into_iter().find(|command| command["type"] == 4).unwrap();
    world.launch();
    let tried = |sandbox: &Sandbox| {
        let tries = sandbox
            .requests()
            .into_iter()
            .filter(|r| r.method == "PUT" && r.path.ends_with("/commands") && r.status > 0);
        let tries = tries.map(|r| r.status).collect::<Vec<u16>>();
        (tries.len() > 1).then_some(tries)
    };
    assert_eq!(world.sandbox.until("a second registration", tried).await.unwrap(), [200, 200]);
    let commands = world.sandbox.commands();
    let after = commands.iter().find(|command| command["type"] == 4).unwrap();
    for field in ["name", "description", "handler", "integration_types", "contexts"] {
        assert_eq!(after[field], before[field], "{field}");
    }
    for command in commands.iter().filter(|command| command["type"] != 4) {
        assert!(
            !command["contexts"].is_null() && !command["integration_types"].is_null(),
            "{}",
            command["name"]
        );
    }
    assert!(ann.asks("games", json!({})).await.contains(&bob.mention()));
    world.end().await;
});

story!(texts_of_people_are_quoted_and_have_no_effect, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let note = "win [a prize](https://bad.example)\r\n# now discord.gg/abc\u{202E} \0 @everyone a\u{301}\u{301}\u{301}\u{301}";
    ann.asks("challenge", json!({ "opponent": bob.id.to_string(), "note": note })).await;
    let told = bob.reads();
    let line = told.lines().find(|line| line.starts_with("> ")).unwrap();
    assert_eq!(
        line,
        "> win \\[a prize\\]\\(https:\\/\\/bad.example\\) \\# now discord.gg\\/abc \\@everyone \u{e1}\u{301}\u{301}"
    );
    assert_eq!(bob.pings(), 1, "only the invited person, once");
    for name in ["\0", "a\0b", "\u{202E}"] {
        let said = ann.asks("board", json!({ "game": name })).await;
        assert!(said.contains("no game"), "{name:?}: {said}");
    }
    world.end().await;
});

story!(a_failed_answer_claims_nothing_false, |world| async move {
    let (ann, bob) = seated(&world).await;
    let path = "/callback".to_owned();
    let once = || Misbehaviour {
        method: "POST".into(),
        path: path.clone(),
        skip: 0,
        times: 1,
        fault: Fault::Status(500),
    };
    let pings = bob.pings();
    world.sandbox.misbehave(once());
    let said = ann.plays("a1-c3").await;
    assert_eq!(
        said,
        "That worked, but my answer didn't get through. Check `/games` to see where things are."
    );
    assert_eq!(bob.pings(), pings + 1, "it is done");
    world.sandbox.misbehave(once());
    let said = ann.asks("games", json!({})).await;
    assert_eq!(
        said,
        "Something went wrong on my side. If you were changing something, check whether it worked before you try again."
    );
    world.end().await;
});

/// Sixteen unanswered requests take every place of the courier.
async fn unanswered_requests_delay_no_other(database: Database) {
    let db = Db::connect(&database.url).await.unwrap();
    let clock = Clock::hand(NOON);
    db.migrate().await.unwrap();
    let service = Service::new(db.clone(), clock.clone(), LEASE);
    for n in 0..20_u64 {
        let place = Place { channel: ChannelId(10 + n), server: None, threadless: false };
        let terms = Terms { rated: false, ..Terms::usual_for(Variant::STANDARD) };
        let target = Target::People(vec![UserId(1000 + n)]);
        let proposal = Proposal::new(target, terms);
        service::challenge::proposal::propose_game(
            &service,
            &Caller::new(UserId(100 + n), place, n.to_string()),
            &proposal,
        )
        .await
        .unwrap();
    }
    let asked = Arc::new(AtomicUsize::new(0));
    let send = {
        let asked = asked.clone();
        move |_| {
            let asked = asked.clone();
            async move {
                if asked.fetch_add(1, Ordering::SeqCst) < 16 {
                    std::future::pending().await
                }
                Delivery::Sent(None)
            }
        }
    };
    let stop = CancellationToken::new();
    let working = tokio::spawn(courier::run_courier(
        service,
        NoticeCourier(send),
        || Urgency::LAST,
        stop.clone(),
    ));
    while asked.load(Ordering::SeqCst) < 16 {
        tokio::task::yield_now().await;
    }
    while store::outbox::count_waiting(&mut db.read().await.unwrap()).await.unwrap() > 0 {
        clock.advance(Millis::from_secs(1));
        tokio::task::yield_now().await;
    }
    stop.cancel();
    working.await.unwrap();
    assert!(
        asked.load(Ordering::SeqCst) >= 36,
        "each of the sixteen once more, and the four that waited behind them"
    );
}

/// The longest time that the notices of a killed process may wait, even if the next try fails.
const LATE: Millis = Millis::from_secs(30);

async fn notices_claimed_by_a_killed_process_are_delivered_within_half_a_minute(
    database: Database,
) {
    let db = Db::connect(&database.url).await.unwrap();
    let clock = Clock::hand(NOON);
    db.migrate().await.unwrap();
    let service = Service::new(db.clone(), clock.clone(), LEASE);
    let place = Place { channel: ChannelId(10), server: None, threadless: false };
    let terms = Terms { rated: false, ..Terms::usual_for(Variant::STANDARD) };
    let target = Target::People(vec![UserId(2)]);
    let proposal = Proposal::new(target, terms);
    service::challenge::proposal::propose_game(
        &service,
        &Caller::new(UserId(1), place, "asked".to_owned()),
        &proposal,
    )
    .await
    .unwrap();

    let killed = clock.now();
    let mut tx = db.begin().await.unwrap();
    assert_eq!(
        store::claims::claim_due(
            &mut tx,
            Span { from: killed, until: killed + LEASE },
            16,
            Urgency::LAST
        )
        .await
        .unwrap()
        .0
        .len(),
        1
    );
    tx.commit().await.unwrap();

    let (begun, mut tries) = mpsc::unbounded_channel();
    let first = Arc::new(AtomicBool::new(true));
    let send = move |_| {
        let failed = first.swap(false, Ordering::SeqCst);
        begun.send(()).unwrap();
        async move {
            if failed { Delivery::Retry(None, "a fault".to_owned()) } else { Delivery::Sent(None) }
        }
    };
    let stop = CancellationToken::new();
    let working = tokio::spawn(courier::run_courier(
        service,
        NoticeCourier(send),
        || Urgency::LAST,
        stop.clone(),
    ));
    clock.advance(LEASE);
    tries.recv().await.unwrap();
    // Until the outcome is stored, the notice is held once more for as long.
    let again = loop {
        match store::outbox::next_due(&mut db.read().await.unwrap(), clock.now()).await.unwrap() {
            Some(due) if due < clock.now() + LEASE => break due,
            _ => tokio::task::yield_now().await,
        }
    };
    clock.advance(again - clock.now());
    tries.recv().await.unwrap();
    assert!(clock.now() - killed <= LATE, "delivered after {:?}", clock.now() - killed);
    stop.cancel();
    working.await.unwrap();
    assert_eq!(store::outbox::count_waiting(&mut db.read().await.unwrap()).await.unwrap(), 0);
}

on_both!(
    unanswered_requests_delay_no_other,
    notices_claimed_by_a_killed_process_are_delivered_within_half_a_minute
);
