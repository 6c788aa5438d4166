//! A ladder: people challenge others above them, and go up and down by what comes of it.

use std::time::Duration;

use discord_sandbox::MessageView;
use reqwest::StatusCode;
use serde_json::json;

use super::challenges::told;
use super::contests::{mona, plays_out};
use super::leagues::{count_rows, running, wait_until_judged};
use super::stewards::{DONE, chosen, manages};
use crate::story;
use crate::support::World;
use crate::support::browser::Browser;
use crate::support::person::{Person, buttons, read};

const DAY: Duration = Duration::from_secs(24 * 3600);

/// The time after which changes are on the card.
const SHOWN: Duration = Duration::from_secs(60);

/// The public messages about ladders, in their order.
fn cards(person: &Person) -> Vec<MessageView> {
    let is_card = |message: &MessageView| {
        !message.whisper && ["Ladder", "Leiter"].iter().any(|name| read(message).starts_with(name))
    };
    person.sees().into_iter().filter(is_card).collect()
}

/// The newest card, in words.
fn card(world: &World) -> String {
    told(world, &read(&cards(&mona(world)).pop().expect("a card")))
}

/// The names on the newest card, the first place first.
async fn order(world: &World) -> Vec<String> {
    world.advance(SHOWN).await;
    let card = card(world);
    let rows = card.lines().filter_map(|line| line.strip_prefix("**")?.split_once(".** "));
    rows.map(|(_, row)| row.split(" · ").next().unwrap().to_owned()).collect()
}

async fn presses(person: &Person, label: &str) -> String {
    let card = cards(person).pop().expect("a card");
    person.presses_on(&card, label).await
}

fn four(world: &World) -> [Person; 4] {
    ["Ann", "Bob", "Cleo", "Dan"].map(|name| world.person(name))
}

/// Mona opens a ladder, and these people join it one after the other.
async fn opens(world: &World, options: serde_json::Value, people: &[&Person]) {
    let said = mona(world).asks("event ladder", options).await;
    let opened = said.starts_with("✓ Ladder ") && said.contains("is open. Its card is in ");
    assert!(opened, "{said}");
    for (place, person) in (1..).zip(people) {
        let said = presses(person, "Join").await;
        let expected = format!("✓ You're in. You're at place {place} of {place}.");
        assert!(said.starts_with(&expected), "{said}");
    }
}

/// One person challenges another one above them. Returns the answer.
async fn climbs(one: &Person, other: &Person) -> String {
    presses(one, "Challenge").await;
    let page = one.page();
    let ends = format!(".{}", other.id);
    let (_, id) = buttons(&page).into_iter().find(|(_, id)| id.ends_with(&ends)).expect("a button");
    one.presses_id(&page.id, &id).await
}

/// The thread of the running game of two people, the first of whom challenged the other.
async fn thread_of(world: &World, one: &Person, other: &Person) -> u64 {
    let games = running(world).await;
    games.iter().find(|(pair, _)| *pair == [one.id, other.id]).expect("their game runs").1
}

/// Two people play the game to which the first challenged, and this one of them wins.
async fn plays(world: &World, one: &Person, other: &Person, winner: &Person) {
    let thread = thread_of(world, one, other).await;
    plays_out(&one.at(thread), &other.at(thread), winner.id == one.id).await;
    world.settle().await;
}

async fn leaves(person: &Person) {
    presses(person, "Join").await;
    let said = person.presses("Leave the event").await;
    assert!(
        said.starts_with("✓ You've left. If you join again, you begin at the bottom."),
        "{said}"
    );
}

/// The open challenges of a ladder.
const OPEN: &str = "SELECT COUNT(*) FROM fixture f LEFT JOIN chair c ON c.game = f.game AND c.n = 0
    WHERE f.ruled IS NULL AND c.result IS NULL";

story!(who_wins_from_below_goes_up_half_the_way, |mut world| async move {
    let browser = world.open_pages().await;
    let people = four(&world);
    let [ann, bob, cleo, dan] = &people;
    let mona = mona(&world);
    assert_eq!(
        ann.asks("event ladder", json!({})).await,
        "Only managers of this server can do that."
    );
    opens(&world, json!({}), &[ann, bob, cleo, dan, &mona]).await;
    assert_eq!(order(&world).await[..4], ["@Ann", "@Bob", "@Cleo", "@Dan"]);
    let joined = card(&world);
    assert!(joined.contains("up to 4 places above you"), "{joined}");
    assert!(joined.contains("Runs as long as you play · 5 players"), "{joined}");
    let said = told(&world, &presses(&mona, "Challenge").await);
    let reach = "You're at place 5 of 5.\nYou can challenge these players:\n\
        **4.** @Dan\n**3.** @Cleo\n**2.** @Bob\n**1.** @Ann";
    assert!(said.contains(reach), "{said}");
    let said = presses(ann, "Challenge").await;
    assert!(said.contains("Nobody is above you."), "{said}");
    let before = [ann, bob, cleo, dan, &mona].map(Person::pings);
    let said = climbs(&mona, ann).await;
    assert!(said.starts_with("[The game begins]("), "{said}");
    let after = [ann, bob, cleo, dan, &mona].map(Person::pings);
    assert_eq!(after[..4], before[..4], "nobody else hears of it yet");
    plays(&world, &mona, ann, &mona).await;
    // Four places: two up, and Ann one down.
    let mona_is = |order: &[String]| order.iter().position(|name| *name == mona.mention());
    let places = order(&world).await;
    assert_eq!(mona_is(&places), Some(2), "{places:?}");
    assert_eq!([&places[0], &places[1], &places[3], &places[4]], ["@Bob", "@Ann", "@Cleo", "@Dan"]);
    assert!(card(&world).contains("**2.** @Ann · 1 game (0-0-1)"), "{}", card(&world));
    // Who wins against a challenger keeps their place, and a draw changes nothing.
    climbs(dan, bob).await;
    plays(&world, dan, bob, bob).await;
    assert_eq!(order(&world).await, places);
    let said = presses(ann, "My games").await;
    assert!(
        said.contains("Lost vs ") && said.contains("My entry") || said.contains("Lost"),
        "{said}"
    );
    let said = told(&world, &presses(cleo, "Table").await);
    assert!(said.contains("You're at place 4 of 5 · 0 games (0-0-0)"), "{said}");
    let said = bob.asks("event list", json!({})).await;
    assert!(said.contains("Runs as long as you play · 5 players"), "{said}");
    // Its page and its files.
    let text = read(&cards(ann).pop().unwrap());
    let (_, link) = text.split_once("(http://").unwrap();
    let path = format!("/{}", link.split_once(')').unwrap().0.split_once('/').unwrap().1);
    let stranger = Browser::at(&browser.base);
    let page = stranger.opens(&path).await;
    assert_eq!(page.status, StatusCode::OK);
    let row = "<td>1.</td><td><b class=\"person\">Bob</b></td><td>1 (1-0-0)</td>";
    assert!(page.text.contains(row), "{}", page.text);
    let csv = stranger.opens(&format!("{path}.csv")).await.text;
    let rows = "place,person,games,wins,draws,losses\r\n1,\"Bob\",1,1,0,0\r\n2,\"Ann\",1,0,0,1\r\n";
    assert!(csv.starts_with(rows), "{csv}");
    let file = stranger.opens(&format!("{path}.json")).await.json();
    assert_eq!((&file["title"], &file["state"]), (&json!("Ladder"), &json!("running")));
    assert_eq!((&file["ends"], &file["table"][0]["points"]), (&json!(null), &json!(null)));
    assert_eq!(file["games"].as_array().map(Vec::len), Some(2));
    world.end().await;
});

story!(a_challenge_without_a_move_is_a_walkover, |mut world| async move {
    let people = four(&world);
    let [ann, bob, cleo, dan] = &people;
    opens(&world, json!({}), &[ann, bob, cleo, dan]).await;
    climbs(bob, ann).await;
    let thread = thread_of(&world, bob, ann).await;
    bob.at(thread).plays("a1-c3").await;
    // No bot runs when the time is up, and then two find it out.
    world.join().await;
    world.pass_without_bot(4 * DAY).await;
    world.join().await;
    world.settle().await;
    world.restart().await;
    assert_eq!(order(&world).await, ["@Bob", "@Ann", "@Cleo", "@Dan"]);
    assert_eq!(count_rows(&world, "SELECT COUNT(*) FROM rating").await, 0, "it is unrated");
    // The second one does not throw Ann out, the third one does.
    for (challenger, left) in [(cleo, 4), (dan, 3)] {
        climbs(challenger, ann).await;
        let thread = thread_of(&world, challenger, ann).await;
        challenger.at(thread).plays("a1-c3").await;
        for _ in 0..4 {
            world.advance(DAY).await;
        }
        let order = order(&world).await;
        assert_eq!(order.len(), left, "{order:?}");
        assert_eq!(order.contains(&"@Ann".to_owned()), left == 4, "{order:?}");
    }
    let said = presses(ann, "Join").await;
    assert!(said.starts_with("✓ You're in. You're at place 4 of 4."), "{said}");
    world.advance(DAY).await;
    assert_eq!(order(&world).await.last().unwrap(), "@Ann", "who comes back begins anew");
    world.end().await;
});

story!(a_vacation_keeps_challenges_away_and_sinks, |world| async move {
    let people = four(&world);
    let [ann, bob, cleo, dan] = &people;
    opens(&world, json!({}), &[ann, bob, cleo, dan]).await;
    presses(dan, "Challenge").await;
    let old = dan.page();
    let ends = format!(".{}", ann.id);
    let (_, stale) = buttons(&old).into_iter().find(|(_, id)| id.ends_with(&ends)).unwrap();
    ann.sets(&["vacation", "leave=21"]).await;
    let said = told(&world, &presses(dan, "Challenge").await);
    assert!(said.contains("**1.** @Ann · on vacation"), "{said}");
    let said = dan.presses_id(&old.id, &stale).await;
    assert!(said.starts_with("They're on vacation."), "{said}");
    assert_eq!(order(&world).await, ["@Ann", "@Bob", "@Cleo", "@Dan"]);
    let mut places = Vec::new();
    for _ in 0..30 {
        world.advance(DAY).await;
        let order = order(&world).await;
        places.push(order.iter().position(|name| name == "@Ann").unwrap());
    }
    // The place at the end of each day.
    let weeks = [[0; 6].as_slice(), &[1; 7], &[2; 7], &[3; 10]].concat();
    assert_eq!(places, weeks, "one place a week");
    let sinks = "SELECT COUNT(*) FROM shift WHERE kind = 'sank'";
    assert_eq!(count_rows(&world, sinks).await, 3);
    world.end().await;
});

story!(challenges_have_limits, |world| async move {
    let people = four(&world);
    let [ann, bob, cleo, dan] = &people;
    let mona = mona(&world);
    opens(&world, json!({}), &[ann, bob, cleo, dan, &mona]).await;
    presses(&mona, "Challenge").await;
    let page = mona.page();
    let before = |person: &Person| {
        let ends = format!(".{}", person.id);
        buttons(&page).into_iter().find(|(_, id)| id.ends_with(&ends)).unwrap().1
    };
    let stale = [ann, bob, cleo, dan].map(before);
    cleo.blocks(&mona).await;
    let said = mona.presses_id(&page.id, &stale[2]).await;
    assert!(said.starts_with("One of you blocks the other."), "{said}");
    for person in [bob, cleo, dan] {
        let said = climbs(person, ann).await;
        assert!(said.starts_with("[The game begins]("), "{said}");
    }
    let said = mona.presses_id(&page.id, &stale[0]).await;
    assert!(said.starts_with("Three people have challenged them already."), "{said}");
    climbs(dan, bob).await;
    climbs(dan, cleo).await;
    let said = told(&world, &presses(dan, "Challenge").await);
    assert!(said.contains("**1.** @Ann · you're playing each other"), "{said}");
    climbs(&mona, dan).await;
    let said = mona.presses_id(&page.id, &stale[3]).await;
    assert!(said.starts_with("You already play each other in this ladder."), "{said}");
    let said = told(&world, &presses(&mona, "Challenge").await);
    let all = "**4.** @Dan · you're playing each other\n**3.** @Cleo · one of you blocks the other\n\
        **2.** @Bob\n**1.** @Ann · challenged three times already";
    assert!(said.contains(all), "{said}");
    assert_eq!(count_rows(&world, OPEN).await, 6);
    // A press on an old page about someone who is below by now.
    plays(&world, &mona, dan, &mona).await;
    let said = mona.presses_id(&page.id, &stale[3]).await;
    assert!(said.starts_with("That player isn't within your reach anymore."), "{said}");
    assert_eq!(count_rows(&world, OPEN).await, 5);
    world.end().await;
});

story!(who_is_gone_leaves_the_ladder_and_begins_anew, |world| async move {
    let people = four(&world);
    let [ann, bob, cleo, dan] = &people;
    opens(&world, json!({}), &[ann, bob, cleo, dan]).await;
    // Bob leaves with an open game: it goes on as a game of its own.
    climbs(bob, ann).await;
    leaves(bob).await;
    world.settle().await;
    assert_eq!(order(&world).await, ["@Ann", "@Cleo", "@Dan"]);
    assert_eq!(count_rows(&world, OPEN).await, 0);
    plays(&world, bob, ann, bob).await;
    assert_eq!(order(&world).await, ["@Ann", "@Cleo", "@Dan"]);
    let said = presses(bob, "Challenge").await;
    assert!(said.starts_with("You're not in this event yet."), "{said}");
    presses(bob, "Join").await;
    assert_eq!(order(&world).await, ["@Ann", "@Cleo", "@Dan", "@Bob"]);
    // Ann leaves the server, and Cleo deletes her data.
    climbs(dan, ann).await;
    world.sandbox.leave(ann.id);
    world.advance(2 * DAY).await;
    presses(dan, "Table").await;
    assert_eq!(order(&world).await, ["@Cleo", "@Dan", "@Bob"]);
    climbs(dan, cleo).await;
    cleo.sets(&["my-data", "forget-ask"]).await;
    cleo.presses("Yes, delete my data").await;
    world.settle().await;
    assert_eq!(order(&world).await, ["@Dan", "@Bob"]);
    assert_eq!(count_rows(&world, OPEN).await, 0);
    assert!(!card(&world).contains(&cleo.id.to_string()), "{}", card(&world));
    // All withdraw.
    leaves(dan).await;
    leaves(bob).await;
    assert!(order(&world).await.is_empty());
    assert!(card(&world).contains("no one has joined yet"), "{}", card(&world));
    world.end().await;
});

story!(a_ladder_runs_until_it_is_stopped_or_rests, |mut world| async move {
    let (ann, bob, mona) = (world.ann(), world.bob(), mona(&world));
    let (one, other) =
        tokio::join!(mona.asks("event ladder", json!({})), mona.asks("event ladder", json!({})));
    world.settle().await;
    let standing = "There's already a ladder for this variant. `/event list` shows it.";
    let refused = [&one, &other].into_iter().filter(|said| **said == standing).count();
    assert_eq!(refused, 1, "{one}\n{other}");
    assert_eq!(cards(&mona).len(), 1);
    // Nobody joins, and no bot runs when it ends.
    world.pass_without_bot(91 * DAY).await;
    world.settle().await;
    assert_eq!(card(&world), "Ladder is over. This time no game counted.");
    opens(&world, json!({ "time": 7 }), &[&ann, &bob]).await;
    ann.speaks("de").await;
    let said = presses(&ann, "Join").await;
    assert!(said.starts_with("Du bist dabei. Du bist auf Platz 1 von 2."), "{said}");
    ann.speaks("en-US").await;
    for _ in 0..8 {
        climbs(&bob, &ann).await;
        plays(&world, &bob, &ann, &ann).await;
        world.advance(30 * DAY).await;
    }
    assert!(card(&world).contains("**1.** @Ann · 8 games (8-0-0)"), "{}", card(&world));
    climbs(&bob, &ann).await;
    let said = mona.asks("event stop", json!({})).await;
    assert!(said.starts_with("What do you want to end now?"), "{said}");
    let said = mona.presses("End Ladder 2").await;
    assert_eq!(said, "✓ Ladder 2 has ended. Its card shows how it stood.");
    world.advance(SHOWN).await;
    plays(&world, &bob, &ann, &bob).await;
    world.advance(SHOWN).await;
    let over = card(&world);
    assert!(over.starts_with("Ladder 2 was ended early\n2 players, "), "{over}");
    assert!(over.contains("Congratulations, @Ann, @Bob!"), "{over}");
    world.end().await;
});

story!(managers_step_in_on_a_ladder, |world| async move {
    let people = four(&world);
    let [ann, bob, cleo, dan] = &people;
    let mona = mona(&world);
    opens(&world, json!({}), &[ann, bob, cleo, dan, &mona]).await;
    climbs(dan, ann).await;
    let labels = |world: &World| -> Vec<String> {
        let card = cards(&world.ann()).pop().expect("a card");
        buttons(&card).into_iter().map(|(label, _)| label).collect()
    };
    presses(cleo, "Challenge").await;
    let page = cleo.page();
    let (_, stale) = buttons(&page).into_iter().find(|(label, _)| label == "Challenge").unwrap();
    manages(&world, &[("pause", String::new())]).await;
    world.advance(SHOWN).await;
    assert!(card(&world).contains("**Paused.** No new games begin"), "{}", card(&world));
    assert_eq!(labels(&world), ["Join", "Table", "My games"]);
    let said = cleo.presses_id(&page.id, &stale).await;
    assert!(said.starts_with("This event is paused."), "{said}");
    manages(&world, &[("resume", String::new())]).await;
    world.advance(SHOWN).await;
    assert_eq!(labels(&world), ["Challenge", "Join", "Table", "My games"]);
    // A game that a manager decides moves its people too.
    let decide = [("choose", chosen(dan)), ("fixture", "=0".into()), ("decide", ".0.won".into())];
    assert_eq!(manages(&world, &decide).await, DONE);
    assert_eq!(order(&world).await[..4], ["@Dan", "@Ann", "@Bob", "@Cleo"]);
    // Who is taken out gives up their place, and nobody takes it.
    let choose = ("choose", chosen(ann));
    let said = manages(&world, std::slice::from_ref(&choose)).await;
    assert!(said.starts_with("**Ladder** · @Ann\n"), "{said}");
    let remove = ("remove", format!(".{}", ann.id));
    assert_eq!(manages(&world, &[choose, remove]).await, DONE);
    climbs(&mona, dan).await;
    plays(&world, &mona, dan, &mona).await;
    let places = order(&world).await;
    assert_eq!(places[1..], ["@Dan", "@Bob", "@Cleo"], "half of three places: {places:?}");
    world.end().await;
});

story!(a_season_ends_on_its_day_and_the_next_one_keeps_the_order, |mut world| async move {
    let people = four(&world);
    let [ann, bob, cleo, dan] = &people;
    let mona = mona(&world);
    let said = mona.asks("event ladder", json!({ "weeks": 2 })).await;
    assert!(said.contains("When it ends, the next one begins"), "{said}");
    for person in &people {
        presses(person, "Join").await;
    }
    assert!(
        card(&world).contains("Runs until ") && card(&world).contains("Murus judges the games")
    );
    climbs(dan, ann).await;
    plays(&world, dan, ann, dan).await;
    climbs(cleo, bob).await;
    let thread = thread_of(&world, cleo, bob).await;
    cleo.at(thread).plays("a1-c3").await;
    bob.at(thread).plays("d7-d5").await;
    // No bot runs when the season ends, and then two end it.
    world.join().await;
    world.pass_without_bot(15 * DAY).await;
    world.join().await;
    wait_until_judged(&world).await;
    world.restart().await;
    world.advance(SHOWN).await;
    let all = cards(&mona);
    assert_eq!(all.len(), 2, "{all:#?}");
    let over = told(&world, &read(&all[0]));
    assert!(over.starts_with("Ladder is over\n4 players, 2 games, "), "{over}");
    assert_eq!(order(&world).await, ["@Dan", "@Ann", "@Bob", "@Cleo"]);
    assert!(card(&world).contains("**1.** @Dan · 0 games (0-0-0)"), "{}", card(&world));
    // Two seasons without a game, and the ladder ends.
    for _ in 0..30 {
        world.advance(DAY).await;
    }
    assert_eq!(cards(&mona).len(), 3);
    assert_eq!(card(&world), "Ladder 3 is over. This time no game counted.");
    world.end().await;
});
