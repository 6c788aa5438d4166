//! Interactions that Discord signs and posts, instead of sending them over the gateway.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};
use tokio::task::spawn_blocking;

use super::playing::seated;
use crate::story;
use crate::support::World;

story!(a_game_goes_from_challenge_to_result_over_http, |world| async move {
    let mut world = world;
    world.stop().await;
    world.sign_interactions();
    world.start().await;
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    assert_eq!((ann.pings(), bob.pings()), (2, 2));
    bob.asks("game resign", json!({})).await;
    assert_eq!(bob.presses("Yes, I resign").await, "You resigned. The game is over.");
    assert!(ann.newest().content.contains("resigns"), "{}", ann.newest().content);
    assert_eq!(world.sandbox.connections(), 0, "nothing came over the gateway");
    world.end().await;
});

/// Posts an interaction with these headers.
async fn post(world: &World, headers: &[(&str, &str)], body: &str) -> StatusCode {
    let address = format!("http://{}/interactions", world.address());
    let request = reqwest::Client::new().post(address).body(body.to_owned());
    let request =
        headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
    request.send().await.unwrap().status()
}

fn ping() -> Value {
    json!({ "id": "7", "application_id": "1", "type": 1, "token": "a token", "version": 1 })
}

story!(old_or_wrong_signatures_are_refused, |world| async move {
    let mut world = world;
    world.stop().await;
    world.sign_interactions();
    world.start().await;
    let body = ping().to_string();
    let (time, signature) = world.sandbox.sign(&body);
    let signed =
        [("x-signature-ed25519", signature.as_str()), ("x-signature-timestamp", time.as_str())];
    let refused = StatusCode::UNAUTHORIZED;
    assert_eq!(post(&world, &[], &body).await, refused, "unsigned");
    assert_eq!(post(&world, &signed[..1], &body).await, refused, "without a time");
    assert_eq!(post(&world, &signed, &body.replace('7', "8")).await, refused, "tampered with");
    let later = (time.parse::<i64>().unwrap() + 1).to_string();
    let moved = [signed[0], ("x-signature-timestamp", later.as_str())];
    assert_eq!(post(&world, &moved, &body).await, refused, "at another time");
    for wrong in ["", "00", "zz", &"0".repeat(128), &"é".repeat(64)] {
        let wrong = [("x-signature-ed25519", wrong), signed[1]];
        assert_eq!(post(&world, &wrong, &body).await, refused, "{wrong:?}");
    }
    assert_eq!(post(&world, &signed, &body).await, StatusCode::OK, "as it was signed");
    assert_eq!(post(&world, &signed, &body).await, refused, "replayed");
    let shouted = signature.to_uppercase();
    let shouted = [("x-signature-ed25519", shouted.as_str()), signed[1]];
    assert_eq!(post(&world, &shouted, &body).await, refused, "replayed in other letters");

    let (time, signature) = world.sandbox.sign("{}");
    let signed =
        [("x-signature-ed25519", signature.as_str()), ("x-signature-timestamp", time.as_str())];
    assert_eq!(
        post(&world, &signed, "{}").await,
        StatusCode::BAD_REQUEST,
        "signed, and no interaction"
    );

    let body = ping().to_string().replace("a token", "another");
    let (time, signature) = world.sandbox.sign(&body);
    let signed =
        [("x-signature-ed25519", signature.as_str()), ("x-signature-timestamp", time.as_str())];
    world.advance(Duration::from_secs(301)).await;
    assert_eq!(post(&world, &signed, &body).await, refused, "stale");
    world.end().await;
});

story!(a_burst_of_interactions_is_answered_whole, |world| async move {
    let mut world = world;
    world.stop().await;
    world.sign_interactions();
    world.start().await;
    // Each is signed anew: one that comes twice is refused. A signature takes time, so all are made
    // before the first connection.
    let address = world.address();
    let request = |n| {
        let body = ping().to_string().replace("a token", &format!("token {n}"));
        let (time, signature) = world.sandbox.sign(&body);
        format!(
            "POST /interactions HTTP/1.1\r\nHost: murus\r\nConnection: close\r\nContent-Length: {}\r\n\
             x-signature-ed25519: {signature}\r\nx-signature-timestamp: {time}\r\n\r\n{body}",
            body.len()
        )
    };
    let requests: Vec<_> = (0..200).map(request).collect();
    // On a thread of its own, where a slow server delays no request: a connection that says nothing
    // for a second gives way.
    let answers = spawn_blocking(move || {
        let send = |request: String| {
            let mut stream = TcpStream::connect(address).unwrap();
            stream.write_all(request.as_bytes()).unwrap();
            stream
        };
        let streams: Vec<_> = requests.into_iter().map(send).collect();
        let answer = |mut stream: TcpStream| {
            let mut answer = String::new();
            match stream.read_to_string(&mut answer) {
                Ok(_) => answer.lines().next().unwrap_or_default().to_owned(),
                Err(error) => error.to_string(),
            }
        };
        streams.into_iter().map(answer).collect::<Vec<_>>()
    })
    .await
    .unwrap();
    let failed: Vec<_> = answers.iter().filter(|answer| *answer != "HTTP/1.1 200 OK").collect();
    assert_eq!(failed, [] as [&String; 0]);
    world.end().await;
});

story!(without_a_key_no_interaction_is_taken, |world| async move {
    let body = ping().to_string();
    let (time, signature) = world.sandbox.sign(&body);
    let signed =
        [("x-signature-ed25519", signature.as_str()), ("x-signature-timestamp", time.as_str())];
    assert_eq!(post(&world, &signed, &body).await, StatusCode::UNAUTHORIZED);
    world.end().await;
});
