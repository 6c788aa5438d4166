//! A Swiss cup: rounds with dates, in which everyone meets people with about as many points.

use std::time::Duration;

use discord_sandbox::{ServerStanding, Someone};
use serde_json::json;

use super::contests::mona;
use super::cups::{begun, card, cards, opens, presses};
use super::leagues::{count_rows, plays_all, running, wait_until_none};
use crate::support::World;
use crate::support::browser::Browser;
use crate::support::database::Database;
use crate::support::person::{Person, read};
use crate::{on_both, story};

const DAY: Duration = Duration::from_secs(24 * 3600);

/// The time after which changes are on the card.
const SHOWN: Duration = Duration::from_secs(60);

/// A world with the members P0, P1 and P2 besides the usual ones.
async fn larger_world(database: Database) -> World {
    let mut setup = murus::sandbox::murus_setup();
    let member = |n| Someone { name: format!("P{n}"), standing: ServerStanding::Member };
    setup.people.extend((0..3).map(member));
    World::with(database, setup).await
}

/// Seven people play three rounds, with a page that shows them.
async fn a_swiss_cup_of_seven_keeps_its_dates(database: Database) {
    let mut world = larger_world(database).await;
    let browser = world.open_pages().await;
    let names = ["Ann", "Bob", "Cleo", "Dan", "P0", "P1", "P2"];
    let people: Vec<Person> = names.map(|name| world.person(name)).into();
    opens(&world, json!({ "form": 2, "size": 7, "weeks": 1 }), &people.iter().collect::<Vec<_>>())
        .await;
    assert_eq!(begun(&people[0]).len(), 1, "it begins as soon as it is full");
    for round in 1..=3 {
        assert_eq!(running(&world).await.len(), 6, "three pairs on both sides");
        world.advance(SHOWN).await;
        let card = card(&world);
        assert!(card.contains(&format!("Round {round} of 3 until ")), "{card}");
        plays_all(&world, &people).await;
        if round < 3 {
            assert!(running(&world).await.is_empty(), "the next round keeps its date");
            world.advance(7 * DAY).await;
        }
    }
    let met = "SELECT COUNT(*) FROM fixture a JOIN fixture b ON b.round > a.round
        AND (b.one = a.one AND b.other = a.other OR b.one = a.other AND b.other = a.one)";
    assert_eq!(count_rows(&world, met).await, 0, "nobody meets twice");
    let free = "SELECT COUNT(DISTINCT bye) FROM entrant";
    assert_eq!(count_rows(&world, free).await, 3, "somebody has no opponent in each round");
    world.advance(SHOWN).await;
    let over = card(&world);
    assert!(over.starts_with("Cup is over\n7 players, 18 games, "), "{over}");
    assert!(over.contains("Congratulations, @Ann") && over.contains("**1.** @Ann · 12 points"));
    assert_eq!(begun(&people[0]).len(), 0, "the message about the start is gone");
    let text = read(&cards(&people[0]).pop().expect("a card"));
    let (_, link) = text.split_once("(http://").expect("a link");
    let path = format!("/{}", link.split_once(')').unwrap().0.split_once('/').unwrap().1);
    let stranger = Browser::at(&browser.base);
    let html = stranger.opens(&path).await.text;
    for round in 1..=3 {
        assert!(html.contains(&format!("<h2>Round {round} of 3</h2>")), "{html}");
    }
    assert_eq!(
        html.matches("<span>3</span></p><p><span class=\"small\">no game in this round").count(),
        3,
        "{html}"
    );
    let report = stranger.opens(&format!("{path}.trf")).await.text;
    assert!(report.starts_with("012 Cup\r\n042 ") && report.contains("\r\nXXR 6\r\n"), "{report}");
    assert_eq!(report.matches("  0000 - U  0000 - H").count(), 3, "{report}");
    let ann = report.lines().find(|line| line.contains(" Ann ")).expect("Ann");
    assert_eq!((ann.get(80..84), ann.get(85..89)), (Some(" 6.0"), Some("   1")), "{report}");
    world.end().await;
}
on_both!(a_swiss_cup_of_seven_keeps_its_dates);

story!(a_swiss_cup_is_for_many_and_needs_six, |world| async move {
    let people = ["Ann", "Bob", "Cleo", "Dan", "Mona"].map(|name| world.person(name));
    let mona = mona(&world);
    let refused = "A knock-out takes 4 to 32 players. Choose another `size` or `form`.";
    assert_eq!(mona.asks("event cup", json!({ "form": 0, "size": 40 })).await, refused);
    let refused = "A Swiss cup takes 6 to 128 players. Choose another `size` or `form`.";
    assert_eq!(mona.asks("event cup", json!({ "form": 2, "size": 4 })).await, refused);
    let said = mona.asks("event cup", json!({ "size": 17, "days": 3 })).await;
    assert!(said.contains("if at least 6 have joined. You can end it"), "{said}");
    assert!(card(&world).contains("A Swiss cup: in each round you play"), "{}", card(&world));
    for person in &people {
        presses(person, "Join").await;
    }
    world.advance(3 * DAY).await;
    assert_eq!(card(&world), "Cup didn't take place.", "five are too few");
    world.end().await;
});

async fn a_round_of_a_swiss_cup_ends_on_its_day(database: Database) {
    let mut world = larger_world(database).await;
    let names = ["Ann", "Bob", "Cleo", "Dan", "P0", "P1"];
    let people: Vec<Person> = names.map(|name| world.person(name)).into();
    let terms = json!({ "form": 2, "size": 6, "weeks": 1, "time": 7 });
    opens(&world, terms, &people.iter().collect::<Vec<_>>()).await;
    let games = running(&world).await;
    assert_eq!(games.len(), 6);
    for (players, thread) in games {
        let of = |id: u64| people.iter().find(|person| person.id == id).unwrap().at(thread);
        of(players[0]).plays("a1-c3").await;
        of(players[1]).plays("d7-d5").await;
    }
    world.join().await;
    // No bot runs when the round ends, and then two judge its games.
    world.pass_without_bot(7 * DAY).await;
    world.join().await;
    let first = "SELECT COUNT(*) FROM fixture f JOIN game g ON g.id = f.game WHERE f.round = 1 AND g.state = 'running'";
    wait_until_none(&world, first).await;
    world.restart().await;
    assert_eq!(running(&world).await.len(), 6, "the second round, once");
    let even = "SELECT COUNT(*) FROM fixture WHERE ruling = 'even'";
    assert_eq!(count_rows(&world, even).await, 6);
    world.end().await;
}
on_both!(a_round_of_a_swiss_cup_ends_on_its_day);

story!(another_cup_opens_when_one_begins, |world| async move {
    let people = ["Ann", "Bob", "Cleo", "Dan"].map(|name| world.person(name));
    let said = mona(&world).asks("event cup", json!({ "size": 4, "repeat": true })).await;
    assert!(said.contains("when 4 have joined by "), "{said}");
    assert!(said.contains(". The next one opens then. You can end it"), "{said}");
    for person in &people {
        presses(person, "Join").await;
    }
    world.settle().await;
    assert_eq!(running(&world).await.len(), 4, "the first one has begun");
    assert_eq!(cards(&people[0]).len(), 2, "the next one takes people");
    let said = presses(&people[0], "Join").await;
    assert!(said.contains("You're in."), "{said}");
    let said = mona(&world).asks("event cup", json!({})).await;
    assert!(said.starts_with("This server already has an event like this"), "{said}");
    // Too few join it, and none follows.
    world.advance(8 * DAY).await;
    assert_eq!(card(&world), "Cup 2 didn't take place.");
    assert_eq!(cards(&people[0]).len(), 2);
    world.end().await;
});
