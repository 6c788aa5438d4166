//! Calls to browsers by Web Push: one ring a turn, in the browser or on Discord, or both if a
//! person wants that.

use std::time::Duration;

use reqwest::header::{CACHE_CONTROL, CONTENT_TYPE};
use reqwest::{Method, StatusCode};
use serde_json::json;
use sqlx::{AnyConnection, Connection};

use super::pages::on_the_page;
use super::time::unsaved;
use crate::story;
use crate::support::World;
use crate::support::browser::{Browser, OWN};
use crate::support::person::read;
use crate::support::pushes::PushService;

const SECOND: Duration = Duration::from_secs(1);
const HOUR: Duration = Duration::from_secs(3600);

/// The number of browsers that take calls.
async fn count_subscriptions(world: &World) -> i64 {
    let mut conn = AnyConnection::connect(&world.database.url).await.unwrap();
    let sql = "SELECT CAST(COUNT(*) AS BIGINT) FROM subscription";
    sqlx::query_scalar(sql).fetch_one(&mut conn).await.unwrap()
}

pub async fn subscribed(world: &mut World, service: &PushService, browser: &Browser) {
    let done = browser.subscribes(&service.subscription("ann")).await;
    assert_eq!((done.status, done.text.as_str()), (StatusCode::OK, "{}"));
    assert_eq!(count_subscriptions(world).await, 1);
}

story!(a_browser_rings_instead_of_discord, |mut world| async move {
    let service = PushService::start().await;
    let (ann, bob, browser, page) = on_the_page(&mut world).await;
    let off = browser.opens("/me/settings").await.text;
    assert!(off.contains("Notify me in this browser"), "{off}");
    subscribed(&mut world, &service, &browser).await;
    let on = browser.opens("/me/settings").await.text;
    assert!(on.contains("I don't ping you on Discord then.") && !on.contains("id=\"subscribe\""));
    let pings = ann.pings();
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    assert_eq!(ann.pings(), pings, "Discord is silent");
    let board = ann.newest();
    assert!(board.content.contains("d7-d5") && board.pinged.is_empty(), "the board is there");
    let calls = service.calls_of("ann");
    assert_eq!(calls.len(), 1, "{calls:?}");
    assert_eq!(calls[0]["title"], "Bob played d7-d5");
    assert_eq!(calls[0]["body"], "Ann – Bob");
    assert_eq!(calls[0]["url"], page);
    let picture = browser.opens(calls[0]["image"].as_str().unwrap()).await;
    assert_eq!(
        (picture.status, &picture.headers[CONTENT_TYPE]),
        (StatusCode::OK, &"image/png".parse().unwrap())
    );
    world.restart().await;
    ann.plays("h1-f3").await;
    bob.plays("c7-e5").await;
    assert_eq!(service.titles("ann"), ["Bob played d7-d5", "Bob played c7-e5"]);
    assert_eq!(service.senders().len(), 1, "after a restart the key is the same");
    assert_eq!(ann.pings(), pings);
    world.end().await;
});

story!(a_person_can_have_both_and_stop_it, |mut world| async move {
    let service = PushService::start().await;
    let (ann, bob, browser, _) = on_the_page(&mut world).await;
    subscribed(&mut world, &service, &browser).await;
    let both = browser.submits("/calls/beside", &OWN, "beside=true").await;
    assert_eq!(both.status, StatusCode::SEE_OTHER);
    let shown = browser.opens("/me/settings").await.text;
    assert!(
        shown.contains("and I ping you on Discord, too.")
            && shown.contains("Don't ping me on Discord")
    );
    let pings = ann.pings();
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    assert_eq!((ann.pings(), service.titles("ann").len()), (pings + 1, 1));
    // By both ways on Discord a turn has one message for each.
    ann.sets(&["set:notify=direct"]).await;
    ann.plays("h1-f3").await;
    bob.plays("c7-e5").await;
    assert_eq!(
        (ann.pings(), service.titles("ann").len()),
        (pings + 2, 2),
        "Discord pings directly"
    );
    service.answers("ann", 410);
    ann.sets(&["set:notify=mention"]).await;
    ann.plays("c1-e3").await;
    bob.plays("f7-f5").await;
    assert_eq!(ann.pings(), pings + 3, "the browser is gone, but Discord has rung for this turn");
    assert_eq!(count_subscriptions(&world).await, 0);
    service.answers("ann", 201);
    subscribed(&mut world, &service, &browser).await;
    let stopped = browser.submits("/calls/off", &OWN, "").await;
    assert_eq!(stopped.status, StatusCode::SEE_OTHER);
    assert_eq!(count_subscriptions(&world).await, 0);
    world.end().await;
});

story!(discord_rings_for_the_same_turn_where_the_browser_is_gone, |mut world| async move {
    let service = PushService::start().await;
    let (ann, bob, browser, _) = on_the_page(&mut world).await;
    subscribed(&mut world, &service, &browser).await;
    for status in [404, 410] {
        service.answers("ann", status);
        let pings = ann.pings();
        ann.plays(if status == 404 { "a1-c3" } else { "h1-f3" }).await;
        bob.plays(if status == 404 { "d7-d5" } else { "c7-e5" }).await;
        assert_eq!(ann.pings(), pings + 1, "one ring, on Discord");
        let call = ann.sees().into_iter().rfind(|message| !message.pinged.is_empty()).unwrap();
        assert_eq!(call.pinged, [ann.id.to_string()]);
        assert!(read(&call).contains("your move"), "{}", read(&call));
        assert_eq!(count_subscriptions(&world).await, 0, "it is forgotten");
        assert!(browser.opens("/me/settings").await.text.contains("Notify me in this browser"));
        service.answers("ann", 201);
        subscribed(&mut world, &service, &browser).await;
    }
    assert_eq!(service.titles("ann"), [""; 0]);
    world.end().await;
});

story!(a_push_service_that_fails_is_asked_again_and_then_discord_rings, |mut world| async move {
    let service = PushService::start().await;
    let (ann, bob, browser, _) = on_the_page(&mut world).await;
    subscribed(&mut world, &service, &browser).await;
    service.answers("ann", 503);
    let pings = ann.pings();
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    assert_eq!((ann.pings(), service.count_requests()), (pings, 1));
    service.answers("ann", 201);
    // The process that tries again is another one.
    world.restart().await;
    world.advance(2 * SECOND).await;
    assert_eq!(service.titles("ann"), ["Bob played d7-d5"]);
    service.answers("ann", 503);
    ann.plays("h1-f3").await;
    bob.plays("c7-e5").await;
    for _ in 0..8 {
        world.advance(15 * SECOND).await;
    }
    assert_eq!(ann.pings(), pings + 1, "nobody is forgotten");
    assert_eq!(count_subscriptions(&world).await, 1, "it may come back");
    world.end().await;
});

story!(calls_end_with_the_session, |mut world| async move {
    let service = PushService::start().await;
    let (ann, bob, mut browser, _) = on_the_page(&mut world).await;
    subscribed(&mut world, &service, &browser).await;
    // Signed out while the call waits for a better moment of its service.
    service.answers("ann", 503);
    let pings = ann.pings();
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    assert_eq!(ann.pings(), pings);
    let out = browser.sends(Method::POST, "/out", &OWN, None).await;
    assert_eq!(out.status, StatusCode::SEE_OTHER);
    assert_eq!(count_subscriptions(&world).await, 0);
    world.advance(2 * SECOND).await;
    assert_eq!(ann.pings(), pings + 1, "the same turn rings on Discord");
    service.answers("ann", 201);
    let asked = service.count_requests();
    ann.plays("h1-f3").await;
    bob.plays("c7-e5").await;
    assert_eq!((ann.pings(), service.count_requests()), (pings + 2, asked));
    // The same browser again, for another person: it rings for nobody else any longer.
    browser.comes_in(&ann.way_in().await).await.unwrap();
    let subscription = service.subscription("ann");
    browser.subscribes(&subscription).await;
    let mut other = Browser::at(&browser.base);
    other.comes_in(&bob.way_in().await).await.unwrap();
    other.subscribes(&subscription).await;
    assert_eq!(count_subscriptions(&world).await, 1);
    ann.plays("c1-e3").await;
    assert_eq!(service.titles("ann"), ["Ann played c1-e3"]);
    world.end().await;
});

story!(nobody_subscribes_for_another_and_bad_ones_are_refused, |mut world| async move {
    let service = PushService::start().await;
    let (_, bob, browser, _) = on_the_page(&mut world).await;
    let subscription = service.subscription("ann");
    let stranger = Browser::at(&browser.base).subscribes(&subscription).await;
    assert_eq!(stranger.status, StatusCode::UNAUTHORIZED);
    assert!(stranger.text.starts_with("You aren't signed in."), "{}", stranger.text);
    let elsewhere = [("sec-fetch-site", "cross-site")];
    let foreign = browser.sends(Method::POST, "/calls", &elsewhere, Some(&subscription)).await;
    assert_eq!(foreign.status, StatusCode::FORBIDDEN);
    for (change, to) in [
        ("/endpoint", json!("http://push.example.com/a")),
        ("/endpoint", json!("https://localhost/a")),
        ("/endpoint", json!("https://10.0.0.1/a")),
        ("/endpoint", json!(format!("{}/{}", service.base, "a".repeat(2000)))),
        ("/endpoint", json!("")),
        ("/keys/p256dh", json!("AAAA")),
        ("/keys/p256dh", json!("!")),
        ("/keys/auth", json!("")),
    ] {
        let mut bad = subscription.clone();
        *bad.pointer_mut(change).unwrap() = to;
        let refused = browser.subscribes(&bad).await;
        assert_eq!(refused.status, StatusCode::CONFLICT, "{bad}");
        assert_eq!(refused.text, "I can't send notifications to this browser. Try another one.");
    }
    let unread = browser.subscribes(&json!({ "endpoint": 1 })).await;
    assert_eq!(unread.text, "I can't read this request.");
    assert_eq!(count_subscriptions(&world).await, 0);
    // What Bob says about Ann's address changes nothing for her.
    browser.subscribes(&subscription).await;
    let mut bobs = Browser::at(&browser.base);
    bobs.comes_in(&bob.way_in().await).await.unwrap();
    let mut stolen = service.subscription("bob");
    stolen["endpoint"] = subscription["endpoint"].clone();
    bobs.subscribes(&stolen).await;
    bobs.submits("/calls/off", &OWN, "").await;
    assert_eq!(count_subscriptions(&world).await, 1);
    for path in ["/calls/off", "/calls/beside"] {
        let stranger = Browser::at(&browser.base).submits(path, &OWN, "beside=true").await;
        assert_eq!(stranger.status, StatusCode::UNAUTHORIZED, "{path}");
    }
    world.end().await;
});

story!(offers_reminders_and_quiet_hours_hold_for_browsers, |mut world| async move {
    let service = PushService::start().await;
    let (ann, bob, browser, _) = on_the_page(&mut world).await;
    unsaved(&[&ann]).await;
    subscribed(&mut world, &service, &browser).await;
    let pings = ann.pings();
    ann.plays("a1-c3").await;
    bob.offers_draw().await;
    assert_eq!(service.titles("ann"), ["You have a draw offer"]);
    bob.plays("d7-d5").await;
    assert_eq!(service.titles("ann").len(), 2);
    ann.sets(&["set-quiet=22-7"]).await;
    world.advance(11 * HOUR).await;
    ann.plays("h1-f3").await;
    bob.plays("c7-e5").await;
    assert_eq!(service.titles("ann").len(), 2, "at night it is quiet");
    world.advance(9 * HOUR).await;
    assert_eq!(service.titles("ann")[2..], ["Bob played c7-e5"]);
    for _ in 0..100 {
        world.advance(HOUR).await;
    }
    let rest = service.titles("ann")[3..].to_vec();
    assert_eq!(rest, ["Most of your time is gone", "Your time is nearly up"]);
    assert!(ann.pings() <= pings + 1, "only the end is told on Discord");
    world.end().await;
});

story!(a_person_with_pings_off_hears_nothing, |mut world| async move {
    let service = PushService::start().await;
    let (ann, bob, browser, _) = on_the_page(&mut world).await;
    subscribed(&mut world, &service, &browser).await;
    ann.sets(&["set:notify=off"]).await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    assert_eq!(service.count_requests(), 0);
    let page = browser.opens("/me/settings").await.text;
    assert!(page.contains("You turned your pings off"), "{page}");
    world.end().await;
});

story!(the_script_of_calls_is_served_for_the_whole_site, |mut world| async move {
    let browser = world.open_pages().await;
    let script = browser.opens("/worker.js").await;
    assert_eq!(script.status, StatusCode::OK);
    assert_eq!(script.headers[CONTENT_TYPE], "text/javascript; charset=utf-8");
    assert_eq!(script.headers[CACHE_CONTROL], "no-cache");
    let policy = script.headers["content-security-policy"].to_str().unwrap();
    assert!(policy.contains("worker-src 'self'"), "{policy}");
    world.end().await;
});

story!(
    the_data_of_a_person_holds_their_browsers_and_a_deletion_ends_them,
    |mut world| async move {
        let service = PushService::start().await;
        let (ann, bob, browser, _) = on_the_page(&mut world).await;
        subscribed(&mut world, &service, &browser).await;
        let here = world.ann();
        here.sets(&["my-data", "export-data"]).await;
        let file = here.sees().last().unwrap().files[0].clone();
        let data = String::from_utf8_lossy(&file.bytes);
        assert!(
            data.contains("calling_browsers") && data.contains(&format!("{}/ann", service.base))
        );
        ann.plays("a1-c3").await;
        here.sets(&["my-data", "forget-ask"]).await;
        assert_eq!(here.presses("Yes, delete my data").await, "Your data is deleted.");
        assert_eq!(count_subscriptions(&world).await, 0);
        bob.asks("games", json!({})).await;
        assert_eq!(service.count_requests(), 0);
        world.end().await;
    }
);
