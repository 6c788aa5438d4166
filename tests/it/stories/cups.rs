//! A cup: knock-outs and group cups that begin, pair, judge and end by themselves.

use std::time::Duration;

use discord_sandbox::{MessageView, ServerStanding, Someone};
use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection};

use super::challenges::told;
use super::contests::{forges, mona, plays_out};
use super::leagues::{count_rows, plays_all, running, wait_until_judged, wait_until_none};
use crate::support::World;
use crate::support::browser::Browser;
use crate::support::database::Database;
use crate::support::person::{Person, buttons, read};
use crate::{on_both, story};

const DAY: Duration = Duration::from_secs(24 * 3600);

/// The time after which changes are on the card.
const SHOWN: Duration = Duration::from_secs(60);

/// The public messages about cups, in their order.
pub fn cards(person: &Person) -> Vec<MessageView> {
    let is_card = |message: &MessageView| {
        !message.whisper && ["Cup", "Pokal"].iter().any(|name| read(message).starts_with(name))
    };
    person.sees().into_iter().filter(is_card).collect()
}

/// The newest card, in words.
pub fn card(world: &World) -> String {
    told(world, &read(&cards(&world.ann()).pop().expect("a card")))
}

pub async fn presses(person: &Person, label: &str) -> String {
    let card = cards(person).pop().expect("a card");
    person.presses_on(&card, label).await
}

/// The messages about the start of a cup.
pub fn begun(person: &Person) -> Vec<MessageView> {
    let is_start = |one: &MessageView| read(one).contains("Cup has begun.");
    person.sees().into_iter().filter(is_start).collect()
}

pub fn four(world: &World) -> [Person; 4] {
    ["Ann", "Bob", "Cleo", "Dan"].map(|name| world.person(name))
}

/// Mona opens a cup, and these people join it.
pub async fn opens(world: &World, options: Value, people: &[&Person]) {
    let smallest = options["size"] == 4;
    let said = mona(world).asks("event cup", options).await;
    assert!(said.starts_with("✓ Cup is open. Its card is in "), "{said}");
    assert_eq!(said.contains(" when 4 have joined by "), smallest, "{said}");
    for person in people {
        let said = presses(person, "Join").await;
        assert!(said.contains("You're in."), "{said}");
    }
    world.settle().await;
}

pub async fn leaves(person: &Person) {
    presses(person, "My games").await;
    person.presses("My entry").await;
    let said = person.presses("Leave the event").await;
    assert!(said.starts_with("✓ You've left"), "{said}");
}

story!(a_knockout_of_five_runs_to_its_winner, |mut world| async move {
    let people = ["Ann", "Bob", "Cleo", "Dan", "Mona"].map(|name| world.person(name));
    let refused = "Only managers of this server can do that.";
    assert_eq!(people[0].asks("event cup", json!({})).await, refused);
    opens(&world, json!({}), &people.each_ref()).await;
    let said = mona(&world).asks("event cup", json!({})).await;
    assert!(said.starts_with("This server already has an event like this"), "{said}");
    world.advance(SHOWN).await;
    let joining = card(&world);
    assert!(joining.contains("A knock-out: you play two rated games"), "{joining}");
    assert!(
        joining.contains("Begins when 16 have joined, or ") && joining.contains(" · 5 players")
    );
    // No bot runs when the cup begins, and then two begin it.
    world.pass_without_bot(8 * DAY).await;
    world.join().await;
    world.settle().await;
    let begun = begun(&people[0]);
    assert_eq!(begun.len(), 1, "{begun:#?}");
    assert_eq!(begun[0].pinged.len(), 3, "who plays now is called by their turn");
    assert_eq!(read(&begun[0]).matches("no game in this round").count(), 3);
    // One process answers again.
    world.restart().await;
    assert_eq!(running(&world).await.len(), 2, "the two weakest play");
    world.advance(SHOWN).await;
    assert!(card(&world).contains("Quarter-finals until "), "{}", card(&world));
    assert!(card(&world).contains(" at the latest"), "{}", card(&world));
    let table = told(&world, &presses(&people[1], "Table").await);
    assert!(table.contains("__Quarter-finals__\n") && table.contains(" 0–0 "), "{table}");
    plays_all(&world, &people).await;
    let fixtures = "SELECT COUNT(*) FROM fixture WHERE game IS NOT NULL AND ruled IS NULL";
    assert_eq!(count_rows(&world, fixtures).await, 8, "four pairs with two games each");
    let over = card(&world);
    assert!(over.starts_with("Cup is over\n5 players, 8 games, "), "{over}");
    assert!(over.contains("Congratulations, @Ann!"), "{over}");
    assert!(over.contains("__Final__\n") && over.contains("**@Ann**"), "{over}");
    // The table of a knock-out is its bracket.
    let table = told(&world, &presses(&people[1], "Table").await);
    assert!(!table.contains(" points, "), "{table}");
    let titles = ["__Final__\n", "__Semi-finals__\n", "__Quarter-finals__\n"];
    assert!(table.contains("**@Ann** 4–0 @") || table.contains(" 0–4 **@Ann**"), "{table}");
    let at = titles.map(|title| table.find(title).unwrap_or_else(|| panic!("{title}: {table}")));
    assert!(at.is_sorted(), "the final first: {table}");
    assert_eq!(self::begun(&people[0]).len(), 0, "the message about the start is gone");
    world.end().await;
});

/// Eight people play a group cup, with a page that shows it.
async fn a_group_cup_of_eight_has_a_winners_group(database: Database) {
    let mut setup = murus::sandbox::murus_setup();
    let member = |n| Someone { name: format!("P{n}"), standing: ServerStanding::Member };
    setup.people.extend((0..4).map(member));
    let mut world = World::with(database, setup).await;
    let browser = world.open_pages().await;
    let names = ["Ann", "Bob", "Cleo", "Dan", "P0", "P1", "P2", "P3"];
    let people: Vec<Person> = names.map(|name| world.person(name)).into();
    let all: Vec<&Person> = people.iter().collect();
    opens(&world, json!({ "form": 1, "size": 8 }), &all).await;
    assert_eq!(begun(&people[0]).len(), 1, "it begins as soon as it is full");
    assert_eq!(count_rows(&world, "SELECT COUNT(*) FROM fixture").await, 24);
    world.advance(SHOWN).await;
    assert!(card(&world).contains("Groups until "), "{}", card(&world));
    plays_all(&world, &people).await;
    let last = "SELECT COUNT(*) FROM fixture WHERE round = 2";
    assert_eq!(count_rows(&world, last).await, 2, "the two winners play each other");
    let over = card(&world);
    assert!(over.contains("8 players, 26 games, "), "{over}");
    assert!(over.contains("Congratulations, @Ann!"), "{over}");
    assert!(over.contains("__Winners' group__\n**1.** @Ann · 4 points"), "{over}");
    assert!(over.contains("__Group 1__\n"), "{over}");
    let text = read(&cards(&people[0]).pop().unwrap());
    let (_, link) = text.split_once("(http://").unwrap();
    let path = format!("/{}", link.split_once(')').unwrap().0.split_once('/').unwrap().1);
    let stranger = Browser::at(&browser.base);
    let page = stranger.opens(&path).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("Winners&#39; group") || page.text.contains("Winners' group"));
    let csv = stranger.opens(&format!("{path}.csv")).await.text;
    assert!(
        csv.starts_with(
            "division,place,person,points,games,wins,draws,losses\r\n3,1,\"Ann\",4,2,2,0,0"
        ),
        "{csv}"
    );
    world.end().await;
}
on_both!(a_group_cup_of_eight_has_a_winners_group);

story!(a_cup_that_nobody_joins_is_over, |world| async move {
    opens(&world, json!({ "days": 3 }), &[]).await;
    world.advance(3 * DAY).await;
    assert_eq!(card(&world), "Cup didn't take place.");
    assert_eq!(count_rows(&world, "SELECT COUNT(*) FROM fixture").await, 0);
    world.end().await;
});

story!(a_stopped_cup_counts_no_game_that_still_runs, |world| async move {
    let people = four(&world);
    opens(&world, json!({ "size": 4 }), &people.each_ref()).await;
    mona(&world).asks("event stop", json!({})).await;
    let said = mona(&world).presses("End Cup").await;
    assert!(said.starts_with("✓ Cup has ended."), "{said}");
    world.advance(SHOWN).await;
    plays_all(&world, &people).await;
    world.advance(SHOWN).await;
    assert!(card(&world).contains("This time no game counted."), "{}", card(&world));
    world.end().await;
});

story!(a_cup_from_which_all_withdraw_has_no_winner, |world| async move {
    let people = four(&world);
    opens(&world, json!({ "size": 4 }), &people.each_ref()).await;
    assert_eq!(running(&world).await.len(), 4);
    for person in &people {
        leaves(person).await;
    }
    world.advance(SHOWN).await;
    assert!(card(&world).starts_with("Cup\n"), "places stay free: {}", card(&world));
    world.advance(2 * DAY).await;
    let over = card(&world);
    assert!(over.starts_with("Cup is over\n0 players, "), "{over}");
    assert!(!over.contains("Congratulations"), "{over}");
    let open = "SELECT COUNT(*) FROM fixture WHERE ruled IS NULL";
    assert_eq!(count_rows(&world, open).await, 0);
    world.end().await;
});

/// Counts the games that run, in an event or not.
const RUNNING: &str = "SELECT COUNT(*) FROM game WHERE state = 'running'";

/// The public messages with these words in the threads of a person's games.
fn hear(world: &World, games: &[([u64; 2], u64)], who: &Person, words: &str) -> Vec<String> {
    let own = games.iter().filter(|(players, _)| players.contains(&who.id));
    let all = own.flat_map(|(_, thread)| world.ann().at(*thread).sees());
    all.map(|one| read(&one)).filter(|one| one.contains(words)).collect()
}

/// Counts the pings of these messages.
fn count_pings(world: &World, games: &[([u64; 2], u64)], who: &Person, words: &str) -> usize {
    let own = games.iter().filter(|(players, _)| players.contains(&who.id));
    let all = own.flat_map(|(_, thread)| world.ann().at(*thread).sees());
    all.filter(|one| read(one).contains(words)).map(|one| one.pinged.len()).sum()
}

story!(who_leaves_a_cup_has_no_running_games, |world| async move {
    let people = four(&world);
    opens(&world, json!({ "size": 4 }), &people.each_ref()).await;
    let dan = &people[3];
    let before = running(&world).await;
    leaves(dan).await;
    world.settle().await;
    assert_eq!(count_rows(&world, RUNNING).await, 2);
    let free = "A reserve can still take the place, and then your games begin anew.";
    assert_eq!(hear(&world, &before, dan, free).len(), 2);
    assert_eq!(count_pings(&world, &before, dan, free), 1, "one ping for both games");
    world.advance(SHOWN).await;
    assert!(card(&world).contains(" · @Dan is out"), "{}", card(&world));
    // Nobody comes. After two days the games are wins for the opponent.
    world.advance(2 * DAY).await;
    world.advance(SHOWN).await;
    assert!(
        card(&world).contains("4–0 @Dan") || card(&world).contains("@Dan 0–4"),
        "{}",
        card(&world)
    );
    assert_eq!(count_rows(&world, RUNNING).await, 2);
    world.end().await;
});

story!(a_reserve_takes_the_place_of_who_withdraws, |world| async move {
    let people = four(&world);
    let mona = mona(&world);
    opens(&world, json!({ "size": 4 }), &people.each_ref()).await;
    let said = presses(&mona, "Join as a reserve").await;
    assert!(said.starts_with("✓ You're a reserve."), "{said}");
    let said = presses(&mona, "My games").await;
    assert!(said.starts_with("You're a reserve, so you have no games yet."), "{said}");
    let of = |games: &[([u64; 2], u64)], id: u64| {
        games.iter().filter(|(players, _)| players.contains(&id)).count()
    };
    let before = running(&world).await;
    assert_eq!(of(&before, mona.id), 0);
    leaves(&people[3]).await;
    world.settle().await;
    let games = running(&world).await;
    assert_eq!((games.len(), of(&games, mona.id), of(&games, people[3].id)), (4, 2, 0));
    // The games of who left end, and the opponents hear why.
    assert_eq!(count_rows(&world, RUNNING).await, 4);
    let why = format!("{} no longer plays in the event, so this game ends", people[3].mention());
    let ends = hear(&world, &before, &people[3], &why);
    assert_eq!(ends.len(), 2, "{ends:#?}");
    assert!(ends.iter().all(|one| one.contains("Someone else takes the place")), "{ends:#?}");
    let said = presses(&people[3], "My games").await;
    assert!(said.contains("You've left this event, and someone else has your place."), "{said}");
    world.advance(SHOWN).await;
    assert!(card(&world).contains(&mona.mention()), "{}", card(&world));
    // After two days nobody else gets in, and the card says so.
    let labels = |person: &Person| -> Vec<String> {
        let card = cards(person).pop().expect("a card");
        buttons(&card).into_iter().map(|(label, _)| label).collect()
    };
    assert_eq!(labels(&mona), ["Join as a reserve", "Table", "My games"]);
    let old = cards(&mona).pop().expect("a card");
    world.advance(2 * DAY).await;
    world.advance(SHOWN).await;
    assert_eq!(labels(&mona), ["Table", "My games"]);
    let (_, join) =
        buttons(&old).into_iter().find(|(label, _)| label == "Join as a reserve").expect("it was");
    let said = forges(&people[3], &old, &join).await;
    assert!(said.starts_with("This cup has begun"), "{said}");
    let said = presses(&world.person("Mona"), "My games").await;
    assert!(said.contains("vs "), "{said}");
    world.end().await;
});

story!(a_final_that_is_annulled_later_keeps_a_winner, |world| async move {
    let people = four(&world);
    let mona = mona(&world);
    opens(&world, json!({ "size": 4 }), &people.each_ref()).await;
    let reserve = presses(&mona, "Join as a reserve").await;
    assert!(reserve.starts_with("✓ You're a reserve."), "{reserve}");
    plays_until_final(&world, &people).await;
    // The final ends on the day on which the cup ends at the latest.
    let last = card(&world);
    assert!(last.contains("Final until ") && !last.contains(" at the latest"), "{last}");
    let said = presses(&mona, "My games").await;
    assert!(said.starts_with("You were a reserve, and no place came free"), "{said}");
    plays_all(&world, &people).await;
    world.advance(SHOWN).await;
    assert!(card(&world).contains("Congratulations, @Ann!"), "{}", card(&world));
    let last = threads_of_final(&world).await;
    mona.at(last[0]).asks("server moderate", json!({ "act": 1 })).await;
    world.advance(SHOWN).await;
    let over = card(&world);
    assert!(over.contains("__Final__\n**@Ann** 3–1 @"), "{over}");
    assert!(over.contains("Congratulations, @Ann!"), "{over}");
    // With both games annulled, they share the first place.
    mona.at(last[1]).asks("server moderate", json!({ "act": 1 })).await;
    world.advance(SHOWN).await;
    let over = card(&world);
    assert!(over.contains("Congratulations, @Ann, @") && over.contains(" 2–2 "), "{over}");
    world.end().await;
});

/// Plays the semi-finals of a cup of four. The earlier in the list wins.
async fn plays_until_final(world: &World, people: &[Person]) {
    for (players, thread) in running(world).await {
        let place = |id: u64| people.iter().position(|person| person.id == id).unwrap();
        let [one, other] = players.map(|id| people[place(id)].at(thread));
        plays_out(&one, &other, place(players[0]) < place(players[1])).await;
    }
    world.settle().await;
    world.advance(SHOWN).await;
    world.advance(SHOWN).await;
}

/// The threads of the two games of a final among four.
async fn threads_of_final(world: &World) -> Vec<u64> {
    let sql = "SELECT g.thread FROM fixture f JOIN game g ON g.id = f.game WHERE f.round = 2 ORDER BY f.n";
    let mut conn = AnyConnection::connect(&world.database.url).await.unwrap();
    let threads: Vec<i64> = sqlx::query_scalar(sql).fetch_all(&mut conn).await.unwrap();
    threads.into_iter().map(|thread| thread as u64).collect()
}

story!(who_withdraws_and_comes_back_plays_on, |world| async move {
    let people = four(&world);
    let mona = mona(&world);
    opens(&world, json!({ "size": 4 }), &people.each_ref()).await;
    let of = |games: &[([u64; 2], u64)], id: u64| {
        games.iter().filter(|(players, _)| players.contains(&id)).count()
    };
    // While the place is free, it is still theirs.
    let dan = &people[3];
    leaves(dan).await;
    world.settle().await;
    let said = presses(dan, "Join as a reserve").await;
    assert!(said.contains("You're in."), "{said}");
    world.settle().await;
    let games = running(&world).await;
    assert_eq!((games.len(), of(&games, dan.id)), (4, 2));
    // A place that goes to a reserve and comes back begins its games once more.
    leaves(dan).await;
    let said = presses(&mona, "Join as a reserve").await;
    assert!(said.starts_with("✓ You're a reserve."), "{said}");
    world.settle().await;
    leaves(&mona).await;
    let said = presses(dan, "Join as a reserve").await;
    assert!(said.starts_with("✓ You're a reserve."), "{said}");
    world.settle().await;
    let games = running(&world).await;
    assert_eq!((games.len(), of(&games, dan.id), of(&games, mona.id)), (4, 2, 0));
    world.end().await;
});

story!(what_is_open_at_the_end_of_a_round_is_judged, |mut world| async move {
    let people = four(&world);
    let terms = json!({ "size": 4, "time": 7, "weeks": 1 });
    opens(&world, terms, &people.each_ref()).await;
    let games = running(&world).await;
    assert_eq!(games.len(), 4);
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
    // One process answers again.
    world.restart().await;
    let even = "SELECT COUNT(*) FROM fixture WHERE ruling = 'even' AND ruled = 'drawn'";
    assert_eq!(count_rows(&world, even).await, 4);
    let lots = "SELECT COUNT(*) FROM fixture WHERE ruling = 'lot' AND game IS NULL";
    assert_eq!(count_rows(&world, lots).await, 2, "there is no time for a third game");
    assert_eq!(count_rows(&world, "SELECT COUNT(*) FROM rating").await, 0, "no rating moved");
    assert_eq!(running(&world).await.len(), 2, "the final");
    world.advance(SHOWN).await;
    assert!(card(&world).contains("Final until "), "{}", card(&world));
    assert_eq!(begun(&people[0]).len(), 1, "one ping for the cup");
    // Nobody moves, and the final ends at its time.
    world.advance(7 * DAY).await;
    wait_until_judged(&world).await;
    world.advance(SHOWN).await;
    assert!(card(&world).starts_with("Cup is over\n"), "{}", card(&world));
    world.end().await;
});

story!(who_is_forgotten_leaves_the_cup, |world| async move {
    let people = four(&world);
    opens(&world, json!({ "size": 4 }), &people.each_ref()).await;
    world.advance(2 * DAY).await;
    people[3].sets(&["my-data", "forget-ask"]).await;
    people[3].presses("Yes, delete my data").await;
    world.settle().await;
    let open = "SELECT COUNT(*) FROM fixture f JOIN player p ON p.id = f.one OR p.id = f.other
        WHERE p.discord IS NULL AND f.ruled IS NULL";
    assert_eq!(count_rows(&world, open).await, 0, "all of his games are decided");
    world.advance(SHOWN).await;
    let card = card(&world);
    assert!(!card.contains(&people[3].id.to_string()), "{card}");
    assert!(card.contains(" · 3 players") && card.contains("a former player"), "{card}");
    let left: Vec<Person> = people.into_iter().take(3).collect();
    plays_all(&world, &left).await;
    assert!(self::card(&world).contains("Congratulations, @Ann!"), "{}", self::card(&world));
    world.end().await;
});

story!(two_who_block_each_other_are_decided_by_lot, |world| async move {
    let people = four(&world);
    for other in &people[1..] {
        people[0].blocks(other).await;
    }
    opens(&world, json!({ "size": 4 }), &people.each_ref()).await;
    let games = running(&world).await;
    assert_eq!(games.len(), 2, "the other two play");
    assert!(games.iter().all(|(players, _)| !players.contains(&people[0].id)));
    let lots = "SELECT COUNT(*) FROM fixture WHERE ruling = 'lot'";
    assert_eq!(count_rows(&world, lots).await, 1);
    world.advance(SHOWN).await;
    assert!(
        card(&world).contains(" 3–3 ") && card(&world).contains("by coin toss"),
        "{}",
        card(&world)
    );
    plays_all(&world, &people).await;
    assert!(card(&world).starts_with("Cup is over\n"), "{}", card(&world));
    world.end().await;
});

story!(a_bracket_is_on_its_page_and_in_its_file, |mut world| async move {
    let browser = world.open_pages().await;
    let people = four(&world);
    people[0].speaks("de").await;
    opens(&world, json!({ "size": 4 }), &people[1..].iter().collect::<Vec<_>>()).await;
    let said = presses(&people[0], "Join").await;
    assert!(said.contains("Du bist dabei."), "{said}");
    people[0].speaks("en-US").await;
    world.settle().await;
    let text = read(&cards(&people[1]).pop().unwrap());
    let (_, link) = text.split_once("(http://").unwrap();
    let path = format!("/{}", link.split_once(')').unwrap().0.split_once('/').unwrap().1);
    plays_all(&world, &people).await;
    let stranger = Browser::at(&browser.base);
    let html = stranger.opens(&path).await.text;
    assert!(html.contains("<h2>Semi-finals</h2>") && html.contains("<h2>Final</h2>"), "{html}");
    assert!(html.contains("<p><b class=\"person\">Ann</b><span>4</span></p>"), "{html}");
    let file = stranger.opens(&format!("{path}.json")).await.json();
    assert_eq!((&file["title"], &file["state"]), (&json!("Cup"), &json!("over")));
    assert_eq!(file["rounds"].as_array().map(Vec::len), Some(2));
    assert_eq!(
        (&file["rounds"][1][0]["winner"], &file["rounds"][1][0]["by_lot"]),
        (&json!("Ann"), &json!(false))
    );
    let csv = stranger.opens(&format!("{path}.csv")).await.text;
    assert!(
        csv.starts_with("place,person,points,games,wins,draws,losses\r\n1,\"Ann\",8,4,4,0,0\r\n2,"),
        "{csv}"
    );
    world.end().await;
});
