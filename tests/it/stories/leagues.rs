//! A league: seasons that begin, pair and end by themselves.

use std::time::Duration;

use discord_sandbox::{MessageView, ServerStanding, Someone};
use serde_json::json;
use sqlx::{AnyConnection, Connection, Row};

use super::challenges::told;
use super::contests::{forges, mona, plays_out};
use super::pages::on_the_page;
use crate::support::World;
use crate::support::browser::Browser;
use crate::support::database::Database;
use crate::support::person::{Person, buttons, read};
use crate::{on_both, story};

const DAY: Duration = Duration::from_secs(24 * 3600);

/// The time after which changes are on the card.
const SHOWN: Duration = Duration::from_secs(60);

/// The public messages about a season, in their order.
fn cards(person: &Person, season: usize) -> Vec<MessageView> {
    let name = format!("League · Season {season}");
    let is_card =
        |message: &MessageView| !message.whisper && read(message).starts_with(name.as_str());
    person.sees().into_iter().filter(is_card).collect()
}

/// The newest card of a season, in words.
fn card(world: &World, season: usize) -> String {
    told(world, &read(&cards(&world.ann(), season).pop().expect("a card")))
}

async fn presses(person: &Person, season: usize, label: &str) -> String {
    let card = cards(person, season).pop().expect("a card");
    person.presses_on(&card, label).await
}

fn four(world: &World) -> [Person; 4] {
    ["Ann", "Bob", "Cleo", "Dan"].map(|name| world.person(name))
}

/// Mona opens a league, and these people join it.
pub async fn opens(world: &World, options: serde_json::Value, people: &[&Person]) {
    let said = mona(world).asks("event league", options).await;
    assert!(said.starts_with("✓ League · Season 1 is open until "), "{said}");
    for person in people {
        let said = presses(person, 1, "Join").await;
        assert!(said.starts_with("✓ You're in. The season begins "), "{said}");
    }
}

/// Counts the running games of leagues and cups.
const RUNNING: &str =
    "SELECT COUNT(*) FROM fixture f JOIN game g ON g.id = f.game WHERE g.state = 'running'";

/// The running games of leagues and cups: their players, the first to move first, and their
/// threads.
pub async fn running(world: &World) -> Vec<([u64; 2], u64)> {
    let sql = "SELECT a.discord, b.discord, g.thread FROM fixture f JOIN game g ON g.id = f.game
        JOIN player a ON a.id = f.one JOIN player b ON b.id = f.other
        WHERE g.state = 'running' ORDER BY f.contest, f.n";
    let mut conn = AnyConnection::connect(&world.database.url).await.unwrap();
    let rows = sqlx::query(sql).fetch_all(&mut conn).await.unwrap();
    let number = |row: &sqlx::any::AnyRow, at: usize| row.get::<i64, _>(at) as u64;
    rows.iter().map(|row| ([number(row, 0), number(row, 1)], number(row, 2))).collect()
}

/// Waits until Murus has judged all games of a season or round that is over.
pub async fn wait_until_judged(world: &World) {
    wait_until_none(world, RUNNING).await;
}

/// Waits until a query counts no rows.
pub async fn wait_until_none(world: &World, sql: &'static str) {
    for _ in 0..12_000 {
        if count_rows(world, sql).await == 0 {
            break;
        }
        world.settle().await;
    }
    assert_eq!(count_rows(world, sql).await, 0, "{sql}");
    world.settle().await;
}

/// The number of rows that a query counts.
pub async fn count_rows(world: &World, sql: &'static str) -> i64 {
    let mut conn = AnyConnection::connect(&world.database.url).await.unwrap();
    sqlx::query_scalar(sql).fetch_one(&mut conn).await.unwrap()
}

/// Plays all games of leagues and cups to their end. The earlier in the list wins.
pub async fn plays_all(world: &World, people: &[Person]) {
    loop {
        let games = running(world).await;
        if games.is_empty() {
            break;
        }
        for (players, thread) in games {
            let place = |id: u64| people.iter().position(|person| person.id == id).unwrap();
            let [one, other] = players.map(|id| people[place(id)].at(thread));
            plays_out(&one, &other, place(players[0]) < place(players[1])).await;
        }
        world.settle().await;
    }
}

story!(a_season_of_four_runs_by_itself, |mut world| async move {
    let people = four(&world);
    let refused = "Only managers of this server can do that.";
    assert_eq!(people[0].asks("event league", json!({})).await, refused);
    opens(&world, json!({}), &people.each_ref()).await;
    let said = mona(&world).asks("event league", json!({})).await;
    assert!(said.starts_with("This server already has an event like this"), "{said}");
    world.advance(SHOWN).await;
    assert!(card(&world, 1).contains(" · 4 players"), "{}", card(&world, 1));
    // No bot runs when the season begins, and then two begin it.
    world.pass_without_bot(8 * DAY).await;
    world.join().await;
    world.settle().await;
    let begun: Vec<MessageView> =
        people[0].sees().into_iter().filter(|one| read(one).contains("has begun.")).collect();
    assert_eq!(begun.len(), 1, "{begun:#?}");
    // One process answers again.
    world.restart().await;
    let games = running(&world).await;
    assert_eq!(games.len(), 4, "two games each at once");
    // The message calls those whom no turn calls.
    for person in &people {
        let moves = games.iter().any(|(players, _)| players[0] == person.id);
        assert_eq!(begun[0].pinged.contains(&person.id.to_string()), !moves, "{}", person.name);
    }
    assert_eq!(count_rows(&world, "SELECT COUNT(*) FROM fixture").await, 12);
    let said = presses(&people[0], 1, "My games").await;
    assert!(said.contains("**2 running games**"), "{said}");
    assert!(said.contains("**4 games to come**, with <@"), "{said}");
    people[0].presses("My entry").await;
    let own = people[0].sees().pop().unwrap();
    let labels: Vec<String> = buttons(&own).into_iter().map(|(label, _)| label).collect();
    assert!(labels.contains(&"Leave the event".to_owned()) && labels.len() == 6, "{labels:?}");
    let late = presses(&mona(&world), 1, "Table").await;
    assert!(!late.contains("Join"), "{late}");
    plays_all(&world, &people).await;
    assert_eq!(count_rows(&world, "SELECT COUNT(*) FROM fixture WHERE game IS NOT NULL").await, 12);
    world.advance(SHOWN).await;
    let places = "**1.** @Ann · 12 points, 6 games (6-0-0)\n**2.** @Bob · 8 points, 6 games (4-0-2)\n\
        **3.** @Cleo · 4 points, 6 games (2-0-4)\n**4.** @Dan · 0 points, 6 games (0-0-6)";
    assert!(card(&world, 1).ends_with(places), "{}", card(&world, 1));
    world.advance(28 * DAY).await;
    let over = card(&world, 1);
    assert!(over.starts_with("League · Season 1 is over\n4 players, 12 games, "), "{over}");
    let begun = |one: &MessageView| read(one).contains("has begun.");
    assert!(!people[0].sees().iter().any(begun), "the message about the start is gone");
    assert!(over.contains("Congratulations, @Ann, @Bob, @Cleo!"), "{over}");
    // One small line says it, because the card may be far above.
    let line = "**League · Season 1 is over.** **1.** @Ann · **2.** @Bob · **3.** @Cleo";
    let said = people[0].sees().into_iter().filter(|one| told(&world, &read(one)) == line);
    let said: Vec<MessageView> = said.collect();
    assert_eq!(said.len(), 1, "{said:#?}");
    assert!(said[0].pinged.is_empty());
    let table = people[1].presses_on(&said[0], "Table").await;
    assert!(told(&world, &table).contains("**1.** @Ann · 12 points"), "{table}");
    assert!(card(&world, 2).contains(" · 4 players"), "{}", card(&world, 2));
    assert!(!card(&world, 2).contains("go up"), "one division has no other: {}", card(&world, 2));
    assert_eq!(cards(&people[0], 2).len(), 1);
    let season = count_rows(&world, "SELECT COUNT(*) FROM entrant WHERE seed IS NOT NULL").await;
    assert_eq!(season, 4, "all are in the next one, in the order of the table");
    world.end().await;
});

story!(what_is_open_at_the_end_is_judged, |mut world| async move {
    let people = four(&world);
    let terms = json!({ "time": 7, "weeks": 2 });
    opens(&world, terms, &people.each_ref()).await;
    world.advance(7 * DAY).await;
    world.advance(DAY).await;
    let games = running(&world).await;
    assert_eq!(games.len(), 4);
    for (players, thread) in games {
        let of = |id: u64| people.iter().find(|person| person.id == id).unwrap().at(thread);
        of(players[0]).plays("a1-c3").await;
        of(players[1]).plays("d7-d5").await;
    }
    let thread = running(&world).await[0].1;
    world.join().await;
    // No bot runs when the season ends.
    world.pass_without_bot(14 * DAY).await;
    world.join().await;
    wait_until_judged(&world).await;
    // One process answers again.
    world.restart().await;
    let even = "SELECT COUNT(*) FROM fixture WHERE ruling = 'even' AND ruled = 'drawn'";
    assert_eq!(count_rows(&world, even).await, 4);
    let unplayed = "SELECT COUNT(*) FROM fixture WHERE ruling = 'unplayed'";
    assert_eq!(count_rows(&world, unplayed).await, 8);
    let said = people[0].at(thread).sees().iter().map(read).collect::<Vec<_>>().join("\n");
    assert!(said.contains("Murus sees no clear winner"), "{said}");
    let over = card(&world, 1);
    assert!(over.contains("**1.** @Ann · 6 points, 6 games (0-6-0)"), "{over}");
    assert_eq!(count_rows(&world, "SELECT COUNT(*) FROM rating").await, 0, "no rating moved");
    assert_eq!(cards(&people[0], 2).len(), 1);
    world.end().await;
});

story!(who_does_not_move_is_out_and_misses_a_season, |world| async move {
    let people = four(&world);
    opens(&world, json!({}), &people.each_ref()).await;
    world.advance(7 * DAY).await;
    assert_eq!(running(&world).await.len(), 4);
    for _ in 0..14 {
        world.advance(DAY).await;
    }
    // Who is out reads so, and is not told to join.
    let left = "SELECT COUNT(*) FROM entrant WHERE left_ms IS NOT NULL";
    let mut out = 0;
    for person in &people {
        let said = presses(person, 1, "My games").await;
        out += i64::from(
            said.contains("\nYou're out of this event: you lost") && !said.contains("yet"),
        );
    }
    assert!(out >= 1 && out == count_rows(&world, left).await, "{out}");
    for _ in 0..15 {
        world.advance(DAY).await;
    }
    let absent = "SELECT COUNT(*) FROM fixture WHERE ruling = 'absent'";
    assert!(count_rows(&world, absent).await >= 4);
    assert!(running(&world).await.is_empty());
    let open = "SELECT COUNT(*) FROM fixture WHERE ruled IS NULL";
    assert_eq!(count_rows(&world, open).await, 0);
    let barred = "SELECT COUNT(*) FROM entrant WHERE part = 'barred'";
    assert!(count_rows(&world, barred).await >= 1);
    let mut refused = 0;
    for person in &people {
        let said = presses(person, 2, "Join").await;
        refused += i64::from(said.starts_with("Your time ran out twice last season"));
    }
    assert_eq!(refused, count_rows(&world, barred).await);
    assert_eq!(count_rows(&world, "SELECT COUNT(*) FROM rating").await, 0, "walkovers are unrated");
    world.end().await;
});

story!(a_place_is_kept_for_one_season, |world| async move {
    let people = four(&world);
    let mona = mona(&world);
    let terms = json!({ "time": 7, "weeks": 2 });
    let all: Vec<&Person> = people.iter().chain([&mona]).collect();
    opens(&world, terms, &all).await;
    world.advance(7 * DAY).await;
    assert_eq!(presses(&people[0], 1, "My games").await.matches("vs ").count(), 2);
    world.advance(14 * DAY).await;
    wait_until_judged(&world).await;
    let seed = "SELECT MIN(e.seed) FROM entrant e JOIN player p ON p.id = e.player
        JOIN contest k ON k.id = e.contest WHERE k.season = 3 AND e.part = 'kept'";
    // Bob takes a break, and nobody else.
    let said = presses(&people[1], 2, "Join").await;
    assert!(said.starts_with("You're in. The season begins"), "{said}");
    let said = people[1].presses("Take a break").await;
    assert!(said.starts_with("✓ You're taking a break this season."), "{said}");
    world.advance(SHOWN).await;
    assert!(card(&world, 2).contains(" · 4 players"), "{}", card(&world, 2));
    world.advance(7 * DAY).await;
    assert!(running(&world).await.iter().all(|(players, _)| !players.contains(&people[1].id)));
    // Who takes a break reads so, and is not told to join.
    let said = presses(&people[1], 2, "My games").await;
    assert!(said.starts_with("You're taking a break this season"), "{said}");
    let said = presses(&mona, 2, "My games").await;
    assert!(said.contains("vs "), "{said}");
    let said = people[2].asks("event list", json!({})).await;
    assert!(said.contains("League · Season 2"), "{said}");
    world.advance(14 * DAY).await;
    wait_until_judged(&world).await;
    // Bob is in the next season again, in his old place. He cannot take another break at once.
    assert!(count_rows(&world, seed).await >= 0);
    assert!(card(&world, 3).contains(" · 5 players"), "{}", card(&world, 3));
    let said = presses(&people[1], 3, "Join").await;
    assert!(said.starts_with("You're in. The season begins"), "{said}");
    assert!(!people[1].labels().contains(&"Take a break".to_owned()), "{said}");
    let id = count_rows(&world, "SELECT MAX(id) FROM contest").await;
    let forged = format!("1:0:0:contest-break:{id}");
    let said = forges(&people[1], &people[1].page(), &forged).await;
    assert!(said.starts_with("You took a break last season, so you can't"), "{said}");
    // Who leaves and joins again cannot, either.
    people[1].presses("Leave the event").await;
    presses(&people[1], 3, "Join").await;
    let said = forges(&people[1], &people[1].page(), &forged).await;
    assert!(said.starts_with("You took a break last season, so you can't"), "{said}");
    world.advance(7 * DAY).await;
    assert_eq!(running(&world).await.len(), 5, "five people play two games each");
    world.advance(14 * DAY).await;
    wait_until_judged(&world).await;
    presses(&people[1], 4, "Join").await;
    assert!(people[1].labels().contains(&"Take a break".to_owned()), "a season later he can");
    world.end().await;
});

story!(who_leaves_or_is_forgotten_leaves_the_season, |world| async move {
    let people = four(&world);
    let mona = mona(&world);
    let all: Vec<&Person> = people.iter().chain([&mona]).collect();
    opens(&world, json!({}), &all).await;
    let said = presses(&people[0], 1, "Join").await;
    assert!(said.contains("You play up to 2 games at once."), "{said}");
    let said = people[0].presses("1 at once").await;
    assert!(said.contains("You play one game at a time."), "{said}");
    world.advance(7 * DAY).await;
    let of = |games: &[([u64; 2], u64)], id: u64| {
        games.iter().filter(|(players, _)| players.contains(&id)).count()
    };
    let games = running(&world).await;
    assert_eq!(of(&games, people[0].id), 1);
    people[3].sets(&["my-data", "forget-ask"]).await;
    people[3].presses("Yes, delete my data").await;
    world.settle().await;
    let open = "SELECT COUNT(*) FROM fixture f JOIN player p ON p.id = f.one OR p.id = f.other
        WHERE p.discord IS NULL AND f.ruled IS NULL";
    assert_eq!(count_rows(&world, open).await, 0, "all of his games are decided");
    world.advance(SHOWN).await;
    assert!(!card(&world, 1).contains(&people[3].id.to_string()), "{}", card(&world, 1));
    assert!(card(&world, 1).contains(" · 4 players"), "{}", card(&world, 1));
    let said = mona.asks("event stop", json!({})).await;
    assert!(said.starts_with("What do you want to end now?"), "{said}");
    let said = mona.presses("End League · Season 1").await;
    assert_eq!(said, "✓ League · Season 1 has ended. Its card shows how it stood.");
    world.advance(60 * DAY).await;
    assert!(cards(&people[0], 2).is_empty(), "a stopped league does not go on");
    world.end().await;
});

story!(a_league_with_too_few_people_waits_and_rests, |world| async move {
    let people = four(&world);
    let three: Vec<&Person> = people.iter().take(3).collect();
    opens(&world, json!({}), &three).await;
    world.advance(7 * DAY).await;
    assert!(running(&world).await.is_empty());
    assert!(card(&world, 1).contains("if at least 4 have joined"), "{}", card(&world, 1));
    world.advance(7 * DAY).await;
    let over = "League · Season 1 didn't take place.";
    assert_eq!(card(&world, 1), over);
    world.advance(60 * DAY).await;
    assert!(cards(&people[0], 2).is_empty());
    world.end().await;
});

/// The moves of a game in which the Romans, who are to move, can force a win.
const WON: &str = "d1-b3 c7-e5 a1-c3 d7-b5 e1-c3 b7-d7 b1-d3 f7-d5 f1-d3 h7-h5 d3-f1 g7-e5 e2-c4 e5-g5 h1-h3 e7-g7 c3-a1 a7-c5";

story!(a_proven_win_at_the_end_counts_as_a_win, |world| async move {
    let people = four(&world);
    opens(&world, json!({ "time": 7, "weeks": 2 }), &people.each_ref()).await;
    world.advance(7 * DAY).await;
    let games = running(&world).await;
    for (n, (players, thread)) in games.iter().enumerate() {
        let of = |id: u64| people.iter().find(|person| person.id == id).unwrap().at(*thread);
        let moves = if n == 0 { WON } else { "a1-c3 d7-d5" };
        for (ply, text) in moves.split(' ').enumerate() {
            of(players[ply % 2]).plays(text).await;
        }
    }
    world.advance(14 * DAY).await;
    wait_until_judged(&world).await;
    let proven = "SELECT COUNT(*) FROM fixture WHERE ruling = 'proven' AND ruled = 'won' AND n = 0";
    assert_eq!(count_rows(&world, proven).await, 1);
    assert_eq!(count_rows(&world, "SELECT COUNT(*) FROM rating").await, 0, "no rating moved");
    world.advance(SHOWN).await;
    let winner = people.iter().find(|person| person.id == games[0].0[0]).unwrap();
    let table = card(&world, 1);
    let points = format!("**1.** @{} · 7 points, 6 games (1-5-0)", winner.name);
    assert!(table.contains(&points), "{table}");
    world.end().await;
});

/// Thirteen people form two divisions, and two go up and two down.
async fn thirteen_people_go_up_and_down(database: Database) {
    let mut setup = murus::sandbox::murus_setup();
    let member = |n| Someone { name: format!("P{n}"), standing: ServerStanding::Member };
    setup.people.extend((0..9).map(member));
    let mut world = World::with(database, setup).await;
    let browser = world.open_pages().await;
    let names = ["Ann", "Bob", "Cleo", "Dan", "P0", "P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8"];
    let people: Vec<Person> = names.map(|name| world.person(name)).into();
    opens(&world, json!({ "weeks": 2 }), &people.iter().collect::<Vec<_>>()).await;
    world.advance(8 * DAY).await;
    assert_eq!(count_rows(&world, "SELECT COUNT(*) FROM fixture WHERE division = 1").await, 42);
    assert_eq!(count_rows(&world, "SELECT COUNT(*) FROM fixture WHERE division = 2").await, 30);
    plays_all(&world, &people).await;
    world.advance(14 * DAY).await;
    world.advance(SHOWN).await;
    let over = card(&world, 1);
    assert!(over.contains("__Division 1__\n**1.** @Ann · 24 points"), "{over}");
    let next = card(&world, 2);
    assert!(next.contains("the last two go down, the best two go up."), "{next}");
    assert!(over.contains("Congratulations, @Ann, @Bob, @Cleo!"), "{over}");
    let path = event_path(&cards(&people[0], 1).pop().expect("a card"));
    let stranger = Browser::at(&browser.base);
    let html = stranger.opens(&path).await.text;
    assert_eq!(html.matches("Crosstable").count(), 2, "{html}");
    let (_, won) = html.split_once("1. <b class=\"person\">Ann</b></th><td></td><td>").unwrap();
    let (won, _) = won.split_once("</td>").unwrap();
    assert!(won.matches(">1</a>").count() == 2, "she won both, and they can be looked at: {won}");
    let report = stranger.opens(&format!("{path}.trf")).await.text;
    assert!(report.contains("\r\nXXR 14\r\n") && report.contains("\r\n062 13\r\n"), "{report}");
    assert!(report.lines().any(|line| line.get(80..84) == Some("12.0")), "{report}");
    // The two last of the first division change places with the two first of the second one.
    world.advance(8 * DAY).await;
    let upper = "SELECT COUNT(*) FROM entrant e JOIN contest k ON k.id = e.contest WHERE k.season = 2 AND e.division = 1";
    assert_eq!(count_rows(&world, upper).await, 7);
    for (n, person) in people.iter().enumerate() {
        let is_up = n < 5 || n == 7 || n == 8;
        let sql = format!(
            "SELECT e.division FROM entrant e JOIN contest k ON k.id = e.contest
                JOIN player p ON p.id = e.player WHERE k.season = 2 AND p.discord = {}",
            person.id
        );
        let division = count_rows(&world, sql.leak()).await;
        assert_eq!(division, if is_up { 1 } else { 2 }, "{}", person.name);
    }
    let next = event_path(&cards(&people[0], 2).pop().expect("a card"));
    let html = stranger.opens(&next).await.text;
    assert!(html.contains("<h2>Earlier</h2>") && html.contains(&path), "{html}");
    world.end().await;
}
on_both!(thirteen_people_go_up_and_down);

story!(ones_own_page_leads_to_a_season_before_it_begins, |mut world| async move {
    let (_, _, browser, _) = on_the_page(&mut world).await;
    opens(&world, json!({}), &[&world.ann()]).await;
    let path = event_path(&cards(&world.ann(), 1).pop().expect("a card"));
    let me = browser.opens("/me").await.text;
    assert!(me.contains(&format!("href=\"{path}\"")), "{me}");
    let html = browser.opens(&path).await.text;
    assert!(html.contains("Who takes part") && html.contains(">Ann</b>"), "{html}");
    assert!(html.contains("My entry"), "{html}");
    world.end().await;
});

/// The path of the page to which a card leads.
pub fn event_path(card: &MessageView) -> String {
    let text = read(card);
    let (_, link) = text.split_once("(http://").expect("a link");
    let (link, _) = link.split_once(')').expect("its end");
    format!("/{}", link.split_once('/').expect("a path").1)
}
