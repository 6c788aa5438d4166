//! Discord's limits of requests, kept if asked for.

use serde_json::{Value, json};

use super::answering::Answering;
use super::plain::{DONE, FINE, Plain};

/// Sends a request. Returns the status, one header of the answer, and the body.
async fn ask(plain: &Plain, method: &str, path: &str, header: &str) -> (u16, String, Value) {
    let body = json!({ "content": "x" });
    let answer = plain.request(method, path).json(&body).send().await.unwrap();
    let value = answer
        .headers()
        .get(header)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default()
        .to_owned();
    (answer.status().as_u16(), value, answer.json().await.unwrap_or_default())
}

#[tokio::test]
async fn a_route_has_a_limit_in_each_channel() {
    let plain = Plain::begin().await;
    let random = plain.sandbox.channel("random").unwrap();
    plain.sandbox.limit(50);
    let path = |channel: u64| format!("/channels/{channel}/messages");
    for left in (0..5).rev() {
        let (status, remaining, _) =
            ask(&plain, "POST", &path(plain.general), "x-ratelimit-remaining").await;
        assert_eq!((status, remaining), (200, left.to_string()));
    }
    let (status, after, body) =
        ask(&plain, "POST", &path(plain.general), "x-ratelimit-reset-after").await;
    assert_eq!((status, after.as_str()), (429, "5.000"));
    assert_eq!((&body["global"], &body["retry_after"]), (&json!(false), &json!(5.0)));
    assert_eq!(
        ask(&plain, "POST", &path(random), "x-ratelimit-limit").await.0,
        200,
        "elsewhere there is room"
    );
    plain.sandbox.advance(5_000);
    assert_eq!(ask(&plain, "POST", &path(plain.general), "x-ratelimit-limit").await.1, "5");
    assert_eq!(plain.sandbox.limit_counts(), (8, 1));
}

#[tokio::test]
async fn the_whole_bot_has_a_limit_that_answers_do_not_count_in() {
    let mut world = Answering::begin().await;
    let (callback, _, waiting) = world.go().await;
    world.plain.sandbox.limit(2);
    let me = "/users/@me";
    for _ in 0..2 {
        assert_eq!(world.plain.ask("GET", me, Value::Null).await.0, FINE);
    }
    let (status, scope, body) = ask(&world.plain, "GET", me, "x-ratelimit-scope").await;
    assert_eq!((status, scope.as_str()), (429, "global"));
    assert_eq!((&body["global"], &body["retry_after"]), (&json!(true), &json!(1.0)));
    assert_eq!(world.answer(&callback, 4, json!({ "content": "x" })).await, DONE);
    waiting.await.unwrap();
    world.plain.later(1_000);
    assert_eq!(world.plain.ask("GET", me, Value::Null).await.0, FINE);
    assert_eq!(world.plain.sandbox.limit_counts(), (4, 1));
}
