//! A team match: two servers meet by a code and play board by board.

use std::time::Duration;

use discord_sandbox::MessageView;
use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection, Row};

use super::contests::{forges, is_card, mona};
use super::leagues::{count_rows, wait_until_judged};
use crate::story;
use crate::support::World;
use crate::support::browser::Browser;
use crate::support::person::{Person, read};

pub(super) const DAY: Duration = Duration::from_secs(24 * 3600);

/// The time after which changes are on the card.
pub(super) const SHOWN: Duration = Duration::from_secs(60);

/// The people of a story: Ann and Bob play for the first server, and Otto, Dan and Cleo are in the
/// second one. Cleo, Dan and Mona are in both, and Mona manages both.
pub(super) struct Two {
    pub(super) ann: Person,
    pub(super) bob: Person,
    pub(super) cleo: Person,
    pub(super) dan: Person,
    pub(super) otto: Person,
    pub(super) mona: Person,
    /// Mona in the second server.
    pub(super) guest: Person,
}

/// Adds the second server.
pub(super) fn meet(world: &World) -> Two {
    let names = ["Ann", "Bob", "Cleo", "Dan", "Otto"];
    let [ann, bob, cleo, dan, otto] = names.map(|name| world.person(name));
    let mona = mona(world);
    let members = [cleo.id, dan.id, otto.id, mona.id];
    let hall = world.sandbox.add_annex("Rome", "hall", &members);
    let [cleo, dan, otto] = [cleo, dan, otto].map(|person| person.at(hall));
    let guest = mona.at(hall);
    Two { ann, bob, cleo, dan, otto, mona, guest }
}

/// The newest public card of the match where the person is, in words.
pub(super) fn card(person: &Person) -> String {
    read(&cards(person).pop().expect("a card"))
}

fn cards(person: &Person) -> Vec<MessageView> {
    person.sees().into_iter().filter(|message| is_card(message, &["Team match"])).collect()
}

pub(super) async fn presses(person: &Person, label: &str) -> String {
    let card = cards(person).pop().expect("a card");
    person.presses_on(&card, label).await
}

pub(super) async fn joins(people: &[&Person]) {
    for person in people {
        let said = presses(person, "Join").await;
        assert!(said.starts_with("✓ You're in. The match begins on "), "{said}");
    }
}

pub(super) async fn leaves(person: &Person) {
    presses(person, "My games").await;
    person.presses("My entry").await;
    let said = person.presses("Leave the event").await;
    assert!(said.starts_with("✓ You've left"), "{said}");
}

/// Opens a match. Returns its code.
async fn opens(manager: &Person, options: Value) -> String {
    let said = manager.asks("event team", options).await;
    let opened = said.starts_with("✓ Team match ") && said.contains("is open, and its card is in ");
    assert!(opened, "{said}");
    said.split('`').nth(1).expect("a code").to_owned()
}

async fn enters(manager: &Person, code: &str) -> String {
    manager.asks("event team", json!({ "code": code })).await
}

/// The first server opens a match, and the second one comes in.
pub(super) async fn open_both(two: &Two, options: Value) {
    let code = opens(&two.mona, options).await;
    let said = enters(&two.guest, &code).await;
    assert!(said.starts_with("✓ This server plays Murus Club. Its card is in "), "{said}");
}

/// A manager begins the match. Returns the text of the answer.
pub(super) async fn begins(manager: &Person) -> String {
    manager.asks("event manage", json!({})).await;
    manager.presses("Team match").await;
    manager.presses("Begin now").await
}

/// The games of matches in a state: their players, the first to move first, and their names.
pub(super) async fn games(world: &World, state: &str) -> Vec<([u64; 2], String)> {
    let sql = "SELECT a.discord, b.discord, g.name FROM fixture f JOIN game g ON g.id = f.game
        JOIN player a ON a.id = f.one JOIN player b ON b.id = f.other
        WHERE g.state = $1 ORDER BY f.contest, f.n";
    let mut conn = AnyConnection::connect(&world.database.url).await.unwrap();
    let rows = sqlx::query(sql).bind(state.to_owned()).fetch_all(&mut conn).await.unwrap();
    let number = |row: &sqlx::any::AnyRow, at: usize| row.get::<i64, _>(at) as u64;
    rows.iter().map(|row| ([number(row, 0), number(row, 1)], row.get::<String, _>(2))).collect()
}

/// The person in their direct messages.
pub(super) fn alone(person: &Person) -> Person {
    person.at(person.sandbox.direct(person.id).expect("direct messages"))
}

pub(super) async fn moves(person: &Person, game: &str, text: &str) {
    alone(person).asks("move", json!({ "move": text, "game": game })).await;
}

pub(super) async fn resigns(person: &Person, game: &str) {
    let person = alone(person);
    person.asks("game resign", json!({ "game": game })).await;
    person.presses("Yes, I resign").await;
}

/// Plays all games to their end. The earlier in the list wins.
async fn plays_all(world: &World, people: &[&Person]) {
    for (players, name) in games(world, "running").await {
        let place = |id: u64| people.iter().position(|person| person.id == id).unwrap();
        let [one, other] = players.map(|id| people[place(id)]);
        moves(one, &name, "a1-c3").await;
        moves(other, &name, "d7-d5").await;
        moves(one, &name, "h1-f3").await;
        let loser = if place(players[0]) < place(players[1]) { other } else { one };
        resigns(loser, &name).await;
    }
    world.settle().await;
}

/// The path of the page to which the newest card leads.
fn page_of(person: &Person) -> String {
    let text = card(person);
    let (_, link) = text.split_once("(http://").expect("a link");
    format!("/{}", link.split_once(')').unwrap().0.split_once('/').unwrap().1)
}

const WRONG: &str = "No team match is waiting for this code.";

story!(two_servers_play_board_by_board, |mut world| async move {
    let browser = world.open_pages().await;
    let two = meet(&world);
    let Two { ann, bob, cleo, otto, mona, guest, .. } = &two;
    let refused = "Only managers of this server can do that.";
    assert_eq!(ann.asks("event team", json!({})).await, refused);
    let code = opens(mona, json!({ "boards": 5, "weeks": 2 })).await;
    let waits = card(ann);
    assert!(waits.starts_with("Team match\n**Murus Club – another server**\n"), "{waits}");
    assert!(waits.contains("Waits for the other server until "), "{waits}");
    assert!(enters(guest, "bcdfg-hjkmn-pqrst").await.starts_with(WRONG));
    assert!(enters(mona, &code).await.starts_with("This is the code of your own match."));
    let said = enters(guest, &format!(" {} ", code.to_uppercase())).await;
    assert!(said.starts_with("✓ This server plays Murus Club."), "{said}");
    assert!(enters(guest, &code).await.starts_with(WRONG), "it works once");
    for person in [ann, otto] {
        let both = card(person);
        assert!(both.starts_with("Team match\n**Murus Club – Rome**\n"), "{both}");
        assert!(both.contains("if both teams have at least 2 players · now 0 and 0"), "{both}");
    }
    joins(&[ann, bob, otto]).await;
    let said = begins(guest).await;
    assert!(said.starts_with("Both teams need at least 2 players."), "{said}");
    joins(&[cleo]).await;
    let said = presses(&cleo.at(ann.channel), "Join").await;
    assert!(said.starts_with("You're already playing for the other server."), "{said}");
    let everyone = [ann, bob, otto, cleo];
    let before = everyone.map(Person::pings);
    let said = begins(guest).await;
    assert!(said.starts_with("✓ The team match begins."), "{said}");
    world.settle().await;
    assert_eq!(everyone.map(Person::pings), before.map(|pings| pings + 1), "each is pinged once");
    let running = games(&world, "running").await;
    let players: Vec<[u64; 2]> = running.iter().map(|(players, _)| *players).collect();
    let boards = [[ann, otto], [otto, ann], [bob, cleo], [cleo, bob]];
    assert_eq!(players, boards.map(|pair| pair.map(|person| person.id)));
    assert_eq!(count_rows(&world, "SELECT COUNT(*) FROM game WHERE rated = 1").await, 4);
    let no_place = "SELECT COUNT(*) FROM game WHERE server IS NULL AND channel IS NULL";
    assert_eq!(count_rows(&world, no_place).await, 4);
    for (person, other) in [(ann, "Otto"), (otto, "Ann")] {
        let begun = person.sees().into_iter().map(|one| read(&one));
        let begun = begun.filter(|one| one.contains("Team match has begun.")).collect::<Vec<_>>();
        assert_eq!(begun.len(), 1, "{begun:?}");
        assert!(begun[0].contains(other), "{begun:?}");
    }
    // A person is mentioned in their own server, and named in the other one.
    world.advance(SHOWN).await;
    let here = card(ann);
    assert!(here.contains(&format!("**1.** {} 0 : 0 Otto · playing", ann.mention())), "{here}");
    let there = card(otto);
    assert!(there.contains(&format!("**1.** Ann 0 : 0 {} · playing", otto.mention())), "{there}");
    let said = presses(otto, "My games").await;
    assert!(said.contains("**2 running games**") && said.contains("vs Ann · Game "), "{said}");
    let said = presses(cleo, "Table").await;
    assert!(said.contains("**Murus Club 0 : 0 Rome** · 4 games are left"), "{said}");
    // A turn pings once, and the end is told to who did not resign.
    let (_, first) = &running[0];
    let before = [ann.pings(), otto.pings()];
    moves(ann, first, "a1-c3").await;
    assert_eq!([ann.pings(), otto.pings()], [before[0], before[1] + 1]);
    moves(otto, first, "d7-d5").await;
    moves(ann, first, "h1-f3").await;
    let before = [ann.pings(), otto.pings()];
    resigns(otto, first).await;
    assert_eq!([ann.pings(), otto.pings()], [before[0] + 1, before[1]]);
    // Otto wins the second game against Ann, and Bob beats Cleo twice.
    plays_all(&world, &[otto, ann, bob, cleo]).await;
    world.advance(SHOWN).await;
    let over = card(ann);
    let score = "Team match is over\n**Murus Club 6 : 2 Rome** · Murus Club wins\n";
    assert!(over.starts_with(score), "{over}");
    assert!(over.contains("**2.** ") && over.contains(" 4 : 0 Cleo"), "{over}");
    assert!(card(otto).starts_with(score), "{}", card(otto));
    let path = page_of(ann);
    assert_eq!(page_of(otto), path, "one page for both");
    let stranger = Browser::at(&browser.base);
    let page = stranger.opens(&path).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("Murus Club 6 : 2 Rome"), "{}", page.text);
    assert!(page.text.contains("<h2>Rome</h2>"), "{}", page.text);
    let csv = stranger.opens(&format!("{path}.csv")).await.text;
    let rows = "team,place,person,points,games,wins,draws,losses\r\n\"Murus Club\",1,\"Bob\",4,2,2,0,0\r\n";
    assert!(csv.starts_with(rows), "{csv}");
    let file = stranger.opens(&format!("{path}.json")).await.json();
    let teams = json!([{ "name": "Murus Club", "points": 6 }, { "name": "Rome", "points": 2 }]);
    assert_eq!((&file["title"], &file["teams"]), (&json!("Team match"), &teams));
    world.end().await;
});

story!(a_code_is_kept_for_seven_days_and_typed_a_few_times, |world| async move {
    let two = meet(&world);
    let Two { ann, mona, guest, .. } = &two;
    let code = opens(mona, json!({ "days": 30 })).await;
    let said = mona.asks("event team", json!({})).await;
    assert!(said.starts_with("This server already has an event like this"), "{said}");
    for _ in 0..5 {
        assert!(enters(guest, "bcdfg-hjkmn-pqrst").await.starts_with(WRONG));
    }
    let said = enters(guest, &code).await;
    assert!(said.starts_with("You've tried a lot of codes lately."), "{said}");
    world.advance(7 * DAY).await;
    assert!(enters(guest, &code).await.starts_with(WRONG), "it is too old");
    // Nobody came in, and the match is over on its day.
    joins(&[ann]).await;
    world.advance(24 * DAY).await;
    assert_eq!(card(ann), "Team match didn't take place.");
    assert_eq!(count_rows(&world, "SELECT COUNT(*) FROM fixture").await, 0);
    assert_eq!(count_rows(&world, "SELECT COUNT(*) FROM team_code").await, 0);
    // Another one has a guest, whom nobody joins.
    open_both(&two, json!({ "days": 1 })).await;
    world.advance(2 * DAY).await;
    for person in [ann, guest] {
        assert_eq!(card(person), "Team match 2 didn't take place.");
    }
    world.end().await;
});

story!(a_match_begins_on_its_day_and_is_judged_at_its_end, |mut world| async move {
    let two = meet(&world);
    let Two { ann, bob, cleo, dan, otto, .. } = &two;
    open_both(&two, json!({ "weeks": 1, "days": 2, "time": 7, "boards": 2 })).await;
    joins(&[ann, bob, otto, cleo, dan]).await;
    ann.speaks("de").await;
    let said = presses(ann, "Join").await;
    assert!(said.starts_with("Du bist dabei. Der Teamkampf beginnt am "), "{said}");
    ann.speaks("en-US").await;
    world.join().await;
    // No bot runs when the match begins, and then two begin it.
    world.pass_without_bot(3 * DAY).await;
    world.join().await;
    world.settle().await;
    assert_eq!(games(&world, "running").await.len(), 4, "two boards");
    world.restart().await;
    let said = presses(dan, "My games").await;
    assert!(said.starts_with("You're a reserve"), "{said}");
    let said = presses(&two.mona, "Table").await;
    assert!(!said.contains("Join"), "{said}");
    world.join().await;
    world.pass_without_bot(8 * DAY).await;
    world.join().await;
    wait_until_judged(&world).await;
    world.restart().await;
    world.advance(SHOWN).await;
    let over = card(otto);
    assert!(over.starts_with("Team match is over\n**Murus Club 4 : 4 Rome** · a draw\n"), "{over}");
    world.end().await;
});

story!(either_server_ends_a_match_for_both, |world| async move {
    let two = meet(&world);
    let Two { ann, bob, cleo, otto, mona, guest, .. } = &two;
    let told = |person: &Person| {
        let told = person.sees().into_iter().map(|one| read(&one));
        told.filter(|one| one.starts_with("The other server ended Team match ")).count()
    };
    open_both(&two, json!({})).await;
    joins(&[ann, bob, otto, cleo]).await;
    begins(mona).await;
    world.settle().await;
    guest.asks("event stop", json!({})).await;
    let said = guest.presses("End Team match").await;
    assert_eq!(said, "✓ Team match has ended. Its card shows how it stood.");
    world.settle().await;
    assert_eq!([told(ann), told(otto)], [1, 0], "the other server is told");
    assert_eq!(games(&world, "running").await.len(), 4, "the games go on as games of their own");
    let said = mona.asks("event list", json!({})).await;
    assert!(said.starts_with("No event is running here."), "{said}");
    open_both(&two, json!({})).await;
    mona.asks("event stop", json!({})).await;
    mona.presses("End Team match 2").await;
    world.settle().await;
    assert_eq!([told(ann), told(otto)], [1, 1]);
    let log = guest.asks("server moderate", json!({})).await;
    assert_eq!(log.matches("ended the event").count(), 2, "{log}");
    world.end().await;
});

story!(who_is_gone_loses_the_open_games_and_a_reserve_takes_a_free_place, |world| async move {
    let two = meet(&world);
    let Two { ann, bob, cleo, dan, otto, mona, guest } = &two;
    // Ann blocks Otto, so that the boards change.
    ann.blocks(otto).await;
    open_both(&two, json!({ "boards": 2 })).await;
    joins(&[ann, bob, otto, cleo, dan]).await;
    begins(mona).await;
    world.settle().await;
    let pairs = |running: Vec<([u64; 2], String)>| {
        running.into_iter().map(|(players, _)| players).collect::<Vec<_>>()
    };
    let met = pairs(games(&world, "running").await);
    assert_eq!(met[0], [ann.id, cleo.id]);
    assert_eq!(met[2], [bob.id, otto.id]);
    // Cleo leaves before a result. Dan, the reserve of that server, takes the place.
    leaves(cleo).await;
    world.settle().await;
    let met = pairs(games(&world, "running").await);
    assert_eq!(met[0], [ann.id, dan.id]);
    // A manager takes out people of the own server only.
    let id = count_rows(&world, "SELECT MAX(id) FROM contest").await;
    let remove = |one: &Person| format!("1:0:0:contest-remove:{id}.{}", one.id);
    let mut said = Vec::new();
    for (manager, person) in [(mona, dan), (guest, otto)] {
        manager.asks("event manage", json!({})).await;
        said.push(forges(manager, &manager.page(), &remove(person)).await);
    }
    assert!(said[0].starts_with("They're not in this event."), "{said:?}");
    assert_eq!(said[1], "✓ Done. I'll tell the players.");
    world.settle().await;
    let acts = |person: &Person| {
        let said = person.sees().into_iter().filter(|one| !one.whisper).map(|one| read(&one));
        said.filter(|one| one.contains("took ")).count()
    };
    assert_eq!([acts(ann), acts(otto)], [0, 1], "it is told in that server");
    // The place is free for two days, and then Bob has won both games.
    world.advance(SHOWN).await;
    assert!(card(ann).contains("**2.** "), "{}", card(ann));
    world.advance(2 * DAY).await;
    world.advance(SHOWN).await;
    assert!(card(ann).contains(" 4 : 0 Otto"), "{}", card(ann));
    // Dan deletes his data, and loses what is open.
    dan.sets(&["my-data", "forget-ask"]).await;
    dan.presses("Yes, delete my data").await;
    world.advance(SHOWN).await;
    let over = card(ann);
    assert!(over.starts_with("Team match is over\n**Murus Club 8 : 0 Rome**"), "{over}");
    assert!(over.contains(" 4 : 0 a former player"), "{over}");
    world.end().await;
});

story!(a_match_goes_on_where_a_server_removes_the_bot, |world| async move {
    let two = meet(&world);
    let Two { ann, bob, cleo, otto, mona, .. } = &two;
    // Each of the first two blocks both of the others, so that a board is left out.
    for other in [otto, cleo] {
        ann.blocks(other).await;
    }
    open_both(&two, json!({})).await;
    joins(&[ann, bob, otto, cleo]).await;
    begins(mona).await;
    world.settle().await;
    assert_eq!(games(&world, "running").await.len(), 2, "one board is played");
    world.advance(SHOWN).await;
    assert!(card(bob).contains(" · left out"), "{}", card(bob));
    world.sandbox.expel_from_annex();
    let (players, name) = games(&world, "running").await.remove(0);
    let other = if players.contains(&cleo.id) { cleo } else { otto };
    assert_eq!(players[0], bob.id);
    moves(bob, &name, "a1-c3").await;
    moves(other, &name, "d7-d5").await;
    moves(bob, &name, "h1-f3").await;
    resigns(other, &name).await;
    world.advance(SHOWN).await;
    let running = card(bob);
    assert!(running.contains(" 2 : 0 another server** · 1 game is left"), "{running}");
    // Nobody moves in the other game, which Bob loses or wins by the clock.
    for _ in 0..14 {
        world.advance(DAY).await;
    }
    wait_until_judged(&world).await;
    world.advance(SHOWN).await;
    assert!(card(bob).starts_with("Team match is over\n"), "{}", card(bob));
    world.end().await;
});
