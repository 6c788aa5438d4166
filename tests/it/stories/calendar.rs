//! The start of a contest in Discord's own list of events, where the bot may make entries.

use std::time::Duration;

use discord_sandbox::{Fault, Misbehaviour};
use serde_json::json;

use super::contests::mona;
use super::cups::{four, opens, presses};
use super::leagues::count_rows;
use super::stewards::manages;
use super::time::DAY;
use crate::story;
use crate::support::World;

/// The names in the server's list of events.
fn announced(world: &World) -> Vec<String> {
    world.sandbox.scheduled_events().into_iter().map(|[name, ..]| name).collect()
}

/// The number of entries that the bot remembers.
async fn remembered(world: &World) -> i64 {
    count_rows(world, "SELECT COUNT(*) FROM calendar_entry").await
}

/// The next request of this method about the list of events meets this fault.
fn strikes(world: &World, method: &str, fault: Fault) {
    world.sandbox.misbehave(Misbehaviour {
        method: method.to_owned(),
        path: "scheduled-events".to_owned(),
        skip: 0,
        times: 1,
        fault,
    });
}

story!(a_cup_is_announced_until_it_begins, |mut world| async move {
    let browser = world.open_pages().await;
    world.sandbox.permit_scheduling(true);
    let people = four(&world);
    opens(&world, json!({ "size": 4 }), &people[..3].iter().collect::<Vec<_>>()).await;
    let entries = world.sandbox.scheduled_events();
    let [[name, begins, place]] = &entries[..] else { panic!("{entries:?}") };
    assert_eq!((name.as_str(), &begins[..10]), ("Cup", "2026-06-08"));
    assert!(place.starts_with(&format!("{}/event/", browser.base)), "{place}");
    world.restart().await;
    assert_eq!(announced(&world), ["Cup"], "once");
    presses(&people[3], "Join").await;
    world.settle().await;
    assert_eq!((announced(&world).len(), remembered(&world).await), (0, 0), "it has begun");
    world.end().await;
});

story!(an_entry_follows_what_managers_do, |world| async move {
    world.sandbox.permit_scheduling(true);
    let people = four(&world);
    opens(&world, json!({}), &people[..2].iter().collect::<Vec<_>>()).await;
    let [[_, begins, place]] = &world.sandbox.scheduled_events()[..] else { panic!() };
    assert!(place.starts_with("https://discord.com/channels/"), "{place}");
    manages(&world, &[("pause", String::new())]).await;
    world.settle().await;
    assert_eq!(announced(&world).len(), 0, "nobody knows when it begins");
    world.advance(2 * DAY).await;
    manages(&world, &[("resume", String::new())]).await;
    world.settle().await;
    let [[_, later, _]] = &world.sandbox.scheduled_events()[..] else { panic!() };
    assert!(later > begins, "{later} {begins}");
    mona(&world).asks("event stop", json!({})).await;
    mona(&world).presses("End Cup").await;
    world.settle().await;
    assert_eq!((announced(&world).len(), remembered(&world).await), (0, 0));
    world.end().await;
});

story!(a_server_that_permits_no_entries_has_none, |world| async move {
    let people = four(&world);
    opens(&world, json!({}), &people[..2].iter().collect::<Vec<_>>()).await;
    world.advance(Duration::from_secs(3600)).await;
    let left = "SELECT COUNT(*) FROM outbox WHERE lane = 'calendar' AND state = 'waiting'";
    assert_eq!(count_rows(&world, left).await, 0, "nothing is tried again and again");
    assert_eq!((announced(&world).len(), remembered(&world).await), (0, 0));
    // A permission that goes leaves the entry, and the cup goes on.
    world.sandbox.permit_scheduling(true);
    mona(&world).asks("event stop", json!({})).await;
    mona(&world).presses("End Cup").await;
    opens(&world, json!({ "size": 4 }), &people[..3].iter().collect::<Vec<_>>()).await;
    assert_eq!(announced(&world), ["Cup"]);
    world.sandbox.permit_scheduling(false);
    presses(&people[3], "Join").await;
    world.advance(Duration::from_secs(3600)).await;
    assert_eq!(announced(&world), ["Cup"]);
    assert_eq!(count_rows(&world, left).await, 0);
    assert!(super::cups::card(&world).contains("Semi-finals until "));
    world.end().await;
});

story!(an_entry_whose_answer_is_lost_is_found_and_not_made_twice, |world| async move {
    world.sandbox.permit_scheduling(true);
    let people = four(&world);
    strikes(&world, "POST", Fault::LostAnswer);
    opens(&world, json!({ "size": 4 }), &people[..3].iter().collect::<Vec<_>>()).await;
    world.advance(Duration::from_secs(600)).await;
    assert_eq!((announced(&world), remembered(&world).await), (vec!["Cup".to_owned()], 1));
    // A moderator who deletes it is right.
    world.sandbox.clear_scheduled_events();
    presses(&people[3], "Join").await;
    world.advance(Duration::from_secs(600)).await;
    assert_eq!((announced(&world).len(), remembered(&world).await), (0, 0));
    world.end().await;
});

story!(a_season_without_enough_people_is_announced_for_its_next_day, |world| async move {
    world.sandbox.permit_scheduling(true);
    let ann = world.ann();
    super::leagues::opens(&world, json!({}), &[&ann]).await;
    let [[_, begins, _]] = &world.sandbox.scheduled_events()[..] else { panic!() };
    world.advance(8 * DAY).await;
    let [[name, later, _]] = &world.sandbox.scheduled_events()[..] else { panic!() };
    assert!(name.starts_with("League") && later > begins, "{name} {later} {begins}");
    assert_eq!(remembered(&world).await, 1);
    world.end().await;
});
