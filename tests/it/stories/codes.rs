//! Codes of Discord's sign-in, which anybody can send: how often Discord is asked about them, and
//! what people read meanwhile.

use std::time::Duration;

use discord_sandbox::{Fault, Sandbox};
use futures::future::join_all;
use reqwest::{Method, StatusCode};
use serde_json::json;

use super::activity::{arrives, comes_in, once, open_activity, sends_code, sends_keyed};
use super::playing::seated;
use crate::story;
use crate::support::browser::{Browser, OWN};
use crate::support::log;

/// What a person reads while Discord is not asked.
const LATER: &str = "Discord isn't answering right now.";

/// The number of codes about which Discord was asked.
fn asked(sandbox: &Sandbox) -> usize {
    sandbox.requests().iter().filter(|one| one.path == "oauth2/token").count()
}

story!(nothing_is_asked_for_as_long_as_discord_says, |mut world| async move {
    let frame = open_activity(&mut world).await;
    let (ann, bob) = seated(&world).await;
    world.sandbox.misbehave(once(
        "POST",
        "oauth2/token",
        Fault::RateLimited { retry_after_ms: 90_000 },
    ));
    for person in [&ann, &bob, &ann] {
        let code = world.sandbox.sign_in(person.id, &["identify"]);
        let got = sends_code(&frame, &code).await;
        assert_eq!(got.status, StatusCode::SERVICE_UNAVAILABLE, "{}", got.text);
        assert!(got.text.starts_with(LATER), "{}", got.text);
    }
    assert_eq!(asked(&world.sandbox), 1, "Discord asked for a pause");
    world.advance(Duration::from_secs(89)).await;
    let code = world.sandbox.sign_in(ann.id, &["identify"]);
    assert_eq!(sends_code(&frame, &code).await.status, StatusCode::SERVICE_UNAVAILABLE);
    world.advance(Duration::from_secs(1)).await;
    assert_eq!(sends_code(&frame, &code).await.status, StatusCode::OK, "the code still counts");
    world.end().await;
});

story!(the_limit_of_one_person_stops_nobody_else, |mut world| async move {
    let frame = open_activity(&mut world).await;
    let (ann, bob) = seated(&world).await;
    let fault = Fault::RateLimited { retry_after_ms: 600_000 };
    world.sandbox.misbehave(once("GET", "users/@me", fault));
    let code = world.sandbox.sign_in(ann.id, &["identify"]);
    assert_eq!(sends_code(&frame, &code).await.status, StatusCode::SERVICE_UNAVAILABLE);
    comes_in(&bob, &mut frame.clone()).await;
    world.end().await;
});

story!(a_wrong_client_secret_is_said_once_and_to_the_operator, |mut world| async move {
    let frame = open_activity(&mut world).await;
    let (ann, _) = seated(&world).await;
    for _ in 0..3 {
        world.sandbox.misbehave(once("POST", "oauth2/token", Fault::Status(401)));
        let code = world.sandbox.sign_in(ann.id, &["identify"]);
        let got = sends_code(&frame, &code).await;
        assert_eq!(got.status, StatusCode::SERVICE_UNAVAILABLE, "{}", got.text);
    }
    // The story runs on both databases.
    let lines = log::told("Discord refuses DISCORD_CLIENT_SECRET").len();
    assert!((1..=2).contains(&lines), "{lines}");
    world.end().await;
});

story!(discord_is_asked_about_some_codes_a_minute, |mut world| async move {
    let mut frame = open_activity(&mut world).await;
    let (ann, _) = seated(&world).await;
    world.refusal = Some("invalid_grant");
    let key = arrives(&mut frame).await;
    let codes: Vec<String> = (0..150).map(|n| format!("nonsense{n}")).collect();
    for code in &codes {
        sends_keyed(&frame, &key, code).await;
    }
    assert_eq!(asked(&world.sandbox), 120);
    let code = world.sandbox.sign_in(ann.id, &["identify"]);
    let got = sends_keyed(&frame, &key, &code).await;
    assert!(got.status == StatusCode::SERVICE_UNAVAILABLE && got.text.starts_with(LATER));
    world.advance(Duration::from_secs(60)).await;
    assert_eq!(sends_keyed(&frame, &key, &code).await.status, StatusCode::OK);
    world.end().await;
});

story!(discord_is_not_asked_about_what_is_no_code, |mut world| async move {
    let mut frame = open_activity(&mut world).await;
    let key = arrives(&mut frame).await;
    for wrong in ["", "not a code", "a&client_id=7", "\u{fe}", &"a".repeat(129)] {
        let got = sends_keyed(&frame, &key, wrong).await;
        assert_eq!(got.status, StatusCode::UNAUTHORIZED, "{wrong}");
    }
    let huge = sends_keyed(&frame, &key, &"a".repeat(17 << 10)).await;
    assert_eq!(huge.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(asked(&world.sandbox), 0);
    world.end().await;
});

story!(only_a_page_of_the_frame_sends_a_code, |mut world| async move {
    let mut frame = open_activity(&mut world).await;
    let (ann, _) = seated(&world).await;
    let bare = frame.clone();
    let key = arrives(&mut frame).await;
    let code = world.sandbox.sign_in(ann.id, &["identify"]);
    let body = json!({ "code": code, "channel": "77" });
    let got = frame.sends(Method::POST, "/session/code", &OWN, Some(&body)).await;
    assert_eq!(got.status, StatusCode::FORBIDDEN, "without the key");
    let got = sends_keyed(&bare, &key, &code).await;
    assert_eq!(got.status, StatusCode::FORBIDDEN, "without the cookie");
    assert_eq!(asked(&world.sandbox), 0);
    assert_eq!(sends_keyed(&frame, &key, &code).await.status, StatusCode::OK);
    world.end().await;
});

/// The statuses of so many requests for a path, through one of Discord's proxies.
async fn statuses(browser: &Browser, path: &str, times: usize) -> (usize, usize) {
    let headers = [("x-forwarded-for", "192.0.2.7")];
    let all = join_all((0..times).map(|_| browser.sends(Method::GET, path, &headers, None))).await;
    let count = |status| all.iter().filter(|got| got.status == status).count();
    (count(StatusCode::OK), count(StatusCode::TOO_MANY_REQUESTS))
}

story!(people_within_discord_share_an_address_and_no_limit, |mut world| async move {
    let frame = open_activity(&mut world).await;
    let (ann, bob) = seated(&world).await;
    let first = frame.opens("/?frame_id=f").await.text;
    let script = first.split(['"', ' ']).find(|part| part.starts_with("/a/page-")).unwrap();
    assert_eq!(statuses(&frame, "/?frame_id=f&channel_id=7", 130).await, (130, 0));
    assert_eq!(statuses(&frame, script, 300).await, (300, 0));
    for person in [&ann, &bob] {
        let mut own = frame.clone();
        comes_in(person, &mut own).await;
        assert_eq!(statuses(&own, "/me", 100).await, (100, 0), "{}", person.name);
        assert_eq!(statuses(&own, "/me", 100).await, (20, 80), "a limit of one person");
    }
    // Who is not signed in is limited as outside, and so is who sends codes.
    assert_eq!(statuses(&frame, "/about", 150).await, (120, 30));
    let outside = Browser::at(frame.base.trim_end_matches("/activity"));
    assert_eq!(statuses(&outside, script, 10).await, (0, 10), "the address is used up there");
    world.end().await;
});

story!(a_frame_without_cookies_signs_out_no_other_browser, |mut world| async move {
    let frame = open_activity(&mut world).await;
    let (ann, _) = seated(&world).await;
    let outside = frame.base.trim_end_matches("/activity");
    let mut firefox = Browser::with_agent(outside, "Mozilla/5.0 (X11; Linux) Firefox/140.0");
    firefox.comes_in(&ann.way_in().await).await.unwrap();
    let mut frames = Vec::new();
    for _ in 0..12 {
        let mut fresh = frame.clone();
        comes_in(&ann, &mut fresh).await;
        frames.push(fresh);
        world.advance(Duration::from_secs(1)).await;
    }
    for (n, one) in frames.iter().enumerate() {
        let status = if n < 2 { StatusCode::UNAUTHORIZED } else { StatusCode::OK };
        assert_eq!(one.opens("/me").await.status, status, "frame {n}");
    }
    assert_eq!(firefox.opens("/me").await.status, StatusCode::OK);
    world.end().await;
});
