//! The bot from outside: its readiness, its figures, and its patience with a gateway that refuses
//! it.

use std::time::Duration;

use discord_sandbox::{Fault, Misbehaviour, Sandbox};
use serde_json::Value;

use super::playing::seated;
use crate::story;
use crate::support::World;

/// The status and the text at a path.
async fn get(world: &World, path: &str) -> (u16, String) {
    let response = reqwest::get(format!("http://{}{path}", world.address())).await.unwrap();
    (response.status().as_u16(), response.text().await.unwrap())
}

/// The parts that the bot itself reports as unready.
async fn unready(world: &World) -> Vec<String> {
    let (status, body) = get(world, "/readyz").await;
    let body: Value = serde_json::from_str(&body).unwrap();
    assert_eq!(body["ready"], status == 200, "{body}");
    let parts = body["parts"].as_object().unwrap().iter();
    parts.filter(|(_, part)| part["ready"] != true).map(|(name, _)| name.clone()).collect()
}

/// Asks again and again until exactly these parts are unready.
async fn until_unready(world: &World, parts: &[&str]) {
    for _ in 0..2000 {
        if unready(world).await == parts {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("not ready: {:?}, and not {parts:?}", unready(world).await);
}

story!(it_is_ready_when_every_part_is, |world| async move {
    let mut world = world;
    until_unready(&world, &[]).await;
    assert_eq!(get(&world, "/healthz").await.0, 200);
    world.stop().await;

    // Discord refuses the commands for a while, and the connection too.
    let path = "/commands".to_owned();
    let rule = Misbehaviour {
        method: "PUT".to_owned(),
        path,
        skip: 0,
        times: 1,
        fault: Fault::Status(500),
    };
    world.sandbox.misbehave(rule);
    world.sandbox.shut_gateway(true);
    world.launch();
    until_unready(&world, &["commands", "gateway"]).await;
    world.sandbox.shut_gateway(false);
    while !unready(&world).await.is_empty() {
        world.advance(Duration::from_secs(1)).await;
    }
    world.end().await;
});

story!(a_failed_request_for_the_gateway_is_repeated, |world| async move {
    let mut world = world;
    world.stop().await;
    let path = "gateway/bot".to_owned();
    for fault in
        [Fault::Status(500), Fault::RateLimited { retry_after_ms: 1000 }, Fault::LostAnswer]
    {
        world.sandbox.misbehave(Misbehaviour {
            method: "GET".to_owned(),
            path: path.clone(),
            skip: 0,
            times: 1,
            fault,
        });
    }
    world.launch();
    // Without the gateway the bot does not know its own id.
    until_unready(&world, &["commands", "gateway"]).await;
    while !unready(&world).await.is_empty() {
        world.advance(Duration::from_secs(1)).await;
    }
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    assert_eq!(bob.pings(), 2);
    world.end().await;
});

story!(figures_count_what_happens, |world| async move {
    let (ann, _bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    let (status, text) = get(&world, "/metrics").await;
    assert_eq!(status, 200);
    for line in [
        "murus_turns_total{by=\"person\"} 1",
        "murus_answer_seconds_count{kind=\"command\"} 2",
        "murus_answer_seconds_count{kind=\"press\"} 1",
        "murus_gateway_shards{state=\"connected\"} 1",
        "murus_queue_length{queue=\"outbox\"} 0",
        "murus_ready{part=\"database\"} 1",
    ] {
        assert!(text.lines().any(|said| said == line), "{line} in {text}");
    }
    world.end().await;
});

story!(unknown_paths_are_refused_in_a_word, |world| async move {
    assert_eq!(get(&world, "/").await, (404, "not found\n".to_owned()));
    assert_eq!(get(&world, "/interactions").await, (405, "method not allowed\n".to_owned()));
    let client = reqwest::Client::new();
    let large = client
        .post(format!("http://{}/interactions", world.address()))
        .body(vec![b' '; 2 << 20])
        .send()
        .await;
    // The server may hang up before it has all of the request.
    assert!(large.is_err() || large.unwrap().status() == 413);
    assert_eq!(get(&world, "/healthz").await.0, 200);
    world.end().await;
});

story!(a_gateway_that_accepts_and_closes_is_tried_at_growing_intervals, |world| async move {
    let (ann, bob) = seated(&world).await;
    world.advance(Duration::from_secs(3600)).await;
    world.sandbox.shut_gateway(true);
    world.sandbox.drop_connections(4000);
    let tried = |n: usize| move |sandbox: &Sandbox| (sandbox.shut_out_count() >= n).then_some(());
    for (n, pause) in [1000, 2000, 4000, 8000].into_iter().enumerate() {
        world.sandbox.until("a try", tried(n + 1)).await.unwrap();
        until_unready(&world, &["gateway"]).await;
        world.advance(Duration::from_millis(pause - 1)).await;
        // The bot has the time of these fifty turns to connect too soon.
        for _ in 0..50 {
            assert_eq!(unready(&world).await, ["gateway"]);
        }
        assert_eq!(world.sandbox.shut_out_count(), n + 1, "tried again before {pause} ms are over");
        world.advance(Duration::from_millis(1)).await;
    }
    world.sandbox.until("a try", tried(5)).await.unwrap();
    world.sandbox.shut_gateway(false);
    world.advance(Duration::from_secs(16)).await;
    until_unready(&world, &[]).await;
    ann.plays("a1-c3").await;
    assert_eq!(bob.pings(), 2);
    world.end().await;
});
