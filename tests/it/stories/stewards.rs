//! Managers step in: they pause events, take people out, put others in their places, and decide
//! games.

use std::time::Duration;

use serde_json::json;

use super::challenges::told;
use super::contests::mona;
use super::cups::{card, four, opens, presses};
use super::leagues::{count_rows, running};
use crate::story;
use crate::support::World;
use crate::support::person::{Person, read};

const DAY: Duration = Duration::from_secs(24 * 3600);

/// The time after which changes are on the card.
const SHOWN: Duration = Duration::from_secs(60);

/// Mona opens the page of the newest event, and goes on from it. A step is the word of a press, and
/// after it what follows the key of the event.
pub async fn manages(world: &World, steps: &[(&str, String)]) -> String {
    let id = count_rows(world, "SELECT MAX(id) FROM contest").await;
    let steps: Vec<String> = [("manage", String::new())]
        .iter()
        .chain(steps)
        .map(|(word, rest)| format!("contest-{word}:{id}{rest}"))
        .collect();
    let steps: Vec<&str> = steps.iter().map(String::as_str).collect();
    told(world, &mona(world).walks("event manage", &steps).await)
}

/// The choice of a person on a page.
pub fn chosen(person: &Person) -> String {
    format!("={}", person.id)
}

pub const DONE: &str = "✓ Done. I'll tell the players.";

/// The messages that say what Mona did, in words, each with the number of pings.
fn acts(world: &World) -> Vec<(String, usize)> {
    let by = world.person("Mona").mention();
    let messages = world.ann().sees().into_iter().filter(|one| !one.whisper);
    let acts = messages.filter(|one| read(one).starts_with(&by));
    acts.map(|one| (told(world, &read(&one)).replace(&by, "@Mona"), one.pinged.len())).collect()
}

story!(a_pause_moves_the_dates, |world| async move {
    let people = four(&world);
    let mona = mona(&world);
    let refused = "Only managers of this server can do that.";
    assert_eq!(people[0].asks("event manage", json!({})).await, refused);
    assert!(mona.asks("event manage", json!({})).await.starts_with("No event is running here."));
    opens(&world, json!({ "days": 3 }), &people.each_ref()).await;
    let said = manages(&world, &[("pause", String::new())]).await;
    assert!(said.starts_with("**Cup** · 4 players · paused\n"), "{said}");
    world.advance(SHOWN).await;
    assert!(card(&world).contains("**Paused.** No new games begin"), "{}", card(&world));
    world.advance(5 * DAY).await;
    assert!(running(&world).await.is_empty(), "it does not begin");
    let said = manages(&world, &[("resume", String::new())]).await;
    assert!(said.starts_with("**Cup** · 4 players\n"), "{said}");
    world.advance(2 * DAY).await;
    assert!(running(&world).await.is_empty(), "three days of entry are not over");
    world.advance(DAY).await;
    assert_eq!(running(&world).await.len(), 4);
    let said = acts(&world);
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(said[0].0.starts_with("@Mona paused Cup."), "{said:?}");
    assert!(said[1].0.starts_with("@Mona let Cup go on."), "{said:?}");
    let log = mona.asks("server moderate", json!({})).await.replace(&mona.mention(), "@Mona");
    assert!(log.contains("@Mona paused Cup.") && log.contains("@Mona let Cup go on."), "{log}");
    world.end().await;
});

story!(a_person_is_taken_out_and_stays_out, |world| async move {
    let people = four(&world);
    let dan = &people[3];
    opens(&world, json!({ "size": 5, "days": 3 }), &people.each_ref()).await;
    let said = manages(&world, &[("choose", chosen(dan))]).await;
    assert!(
        said.starts_with("**Cup** · @Dan\nIf you take them out, they can't come back"),
        "{said}"
    );
    let remove = ("remove", format!(".{}", dan.id));
    assert_eq!(manages(&world, &[("choose", chosen(dan)), remove]).await, DONE);
    world.settle().await;
    assert_eq!(acts(&world), [("@Mona took @Dan out of Cup.".to_owned(), 1)], "Dan hears of it");
    let said = presses(dan, "Join").await;
    assert!(said.starts_with("A manager took you out of this event"), "{said}");
    let said = manages(&world, &[("choose", chosen(dan))]).await;
    assert!(said.starts_with("They're not in this event."), "{said}");
    world.end().await;
});

story!(someone_takes_the_place_of_who_has_no_result, |world| async move {
    let people = ["Ann", "Bob", "Cleo", "Mona"].map(|name| world.person(name));
    let (cleo, dan) = (&people[2], world.person("Dan"));
    opens(&world, json!({ "size": 4 }), &people.each_ref()).await;
    world.advance(DAY).await;
    let replace = |gone: &Person, by: &Person| {
        [("choose", chosen(gone)), ("replace", format!(".{}={}", gone.id, by.id))]
    };
    let refused = "They can't take this place.";
    let said = manages(&world, &replace(cleo, &people[0])).await;
    assert!(said.starts_with(refused), "Ann is in: {said}");
    let said = manages(&world, &replace(cleo, &dan)).await;
    assert!(said.starts_with(refused), "Dan never used the bot: {said}");
    dan.sets(&["my-data", "set:sharing=private"]).await;
    let said = manages(&world, &replace(&people[0], &dan)).await;
    assert!(said.starts_with("You're playing in this event yourself."), "Ann meets Mona: {said}");
    assert_eq!(manages(&world, &replace(cleo, &dan)).await, DONE);
    world.settle().await;
    let of = |games: &[([u64; 2], u64)], id: u64| {
        games.iter().filter(|(players, _)| players.contains(&id)).count()
    };
    let games = running(&world).await;
    assert_eq!((of(&games, dan.id), of(&games, cleo.id)), (2, 0));
    let all = "SELECT COUNT(*) FROM game WHERE state = 'running'";
    assert_eq!(count_rows(&world, all).await, 4, "the games of Cleo have ended");
    let said = acts(&world).pop().expect("an act");
    assert!(said.0.starts_with("@Mona put @Dan in the place of @Cleo in Cup."), "{said:?}");
    assert_eq!(said.1, 2, "both hear of it");
    world.end().await;
});

story!(a_manager_decides_a_game_but_not_their_own, |world| async move {
    let people = ["Ann", "Bob", "Cleo", "Mona"].map(|name| world.person(name));
    let mona = mona(&world);
    opens(&world, json!({ "size": 4 }), &people.each_ref()).await;
    let games = running(&world).await;
    let of = |id: u64| people.iter().find(|person| person.id == id).expect("a player");
    for (n, (pair, _)) in games.iter().enumerate() {
        let fixture = ("fixture", format!("={n}"));
        let person = ("choose", chosen(of(if pair[0] == mona.id { pair[1] } else { pair[0] })));
        let said =
            manages(&world, &[person.clone(), fixture.clone(), ("decide", format!(".{n}.drawn"))])
                .await;
        if pair.contains(&mona.id) {
            assert!(said.starts_with("You're playing in this event yourself."), "{said}");
            let rival = pair[0] + pair[1] - mona.id;
            let remove = ("remove", format!(".{rival}"));
            let said = manages(&world, &[person, remove]).await;
            assert!(said.starts_with("You're playing in this event yourself."), "{said}");
        } else {
            assert_eq!(said, DONE);
        }
    }
    world.settle().await;
    let drawn = "SELECT COUNT(*) FROM fixture WHERE ruling = 'decided' AND ruled = 'drawn'";
    assert_eq!(count_rows(&world, drawn).await, 2);
    let third = "SELECT COUNT(*) FROM fixture WHERE n = 4";
    assert_eq!(count_rows(&world, third).await, 1, "they are level, and a third game follows");
    assert_eq!(count_rows(&world, "SELECT COUNT(*) FROM rating").await, 0, "no rating moved");
    let all = games.iter().flat_map(|(_, thread)| world.ann().at(*thread).sees());
    let draws = all.filter(|one| read(one).contains("It counts as a draw in Cup."));
    let pings: Vec<usize> = draws.map(|one| one.pinged.len()).collect();
    assert_eq!(pings, [0, 0], "each game says how it counts, and the act pings");
    let (said, pings) = acts(&world).pop().expect("an act");
    assert!(said.starts_with("@Mona decided a game of Cup: ") && pings == 2, "{said}");
    world.end().await;
});
