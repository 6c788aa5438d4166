//! A simul: one person plays against many, from the first press to the last score.

use std::time::Duration;

use discord_sandbox::MessageView;
use reqwest::StatusCode;
use serde_json::{Value, json};

use super::challenges::told;
use super::contests::{forges, is_card, mona};
use super::leagues::{count_rows, plays_all, running, wait_until_judged};
use super::stewards::{DONE, chosen, manages};
use crate::story;
use crate::support::World;
use crate::support::browser::Browser;
use crate::support::person::{Person, read};

const DAY: Duration = Duration::from_secs(24 * 3600);

/// The time after which changes are on the card.
const SHOWN: Duration = Duration::from_secs(60);

/// The public messages about simuls that are cards, in their order.
pub fn cards(person: &Person) -> Vec<MessageView> {
    let all = person.sees().into_iter();
    all.filter(|message| is_card(message, &["Simul", "Simultan"])).collect()
}

/// The newest card, in words.
fn card(world: &World) -> String {
    told(world, &read(&cards(&mona(world)).pop().expect("a card")))
}

pub async fn presses(person: &Person, label: &str) -> String {
    let card = cards(person).pop().expect("a card");
    person.presses_on(&card, label).await
}

/// The path of the page to which the newest card leads.
fn page_of(person: &Person) -> String {
    let text = read(&cards(person).pop().expect("a card"));
    let (_, link) = text.split_once("(http://").expect("a link");
    format!("/{}", link.split_once(')').unwrap().0.split_once('/').unwrap().1)
}

/// The messages about the start of a simul.
fn begun(person: &Person) -> Vec<MessageView> {
    let is_start = |one: &MessageView| read(one).contains("Simul has begun.");
    person.sees().into_iter().filter(is_start).collect()
}

/// Mona opens a simul, and these people join it.
pub async fn opens(world: &World, options: Value, people: &[&Person]) {
    let said = mona(world).asks("event simul", options).await;
    let begins = said.starts_with("✓ Simul ") && said.contains("is open. Its card is in ");
    assert!(begins, "{said}");
    for person in people {
        let said = presses(person, "Join").await;
        assert!(said.contains("You're in."), "{said}");
    }
    world.settle().await;
}

async fn leaves(person: &Person) {
    presses(person, "My games").await;
    person.presses("My entry").await;
    let said = person.presses("Leave the event").await;
    assert!(said.starts_with("✓ You've left"), "{said}");
}

fn three(world: &World) -> [Person; 3] {
    ["Ann", "Bob", "Cleo"].map(|name| world.person(name))
}

story!(one_plays_against_many_from_board_to_board, |mut world| async move {
    let browser = world.open_pages().await;
    let people = three(&world);
    let [ann, bob, cleo] = &people;
    let mona = mona(&world);
    assert_eq!(
        ann.asks("event simul", json!({})).await,
        "Only managers of this server can do that."
    );
    opens(&world, json!({ "boards": 3 }), &[ann, bob]).await;
    world.advance(SHOWN).await;
    let joining = card(&world);
    assert!(joining.starts_with(&format!("Simul\nHost: {}\n", mona.mention())), "{joining}");
    assert!(joining.contains("on alternate sides. You play one casual game."), "{joining}");
    assert!(joining.contains("Begins when 3 have joined, or "), "{joining}");
    assert!(joining.contains(" with at least 2 · 2 players"), "{joining}");
    let everyone = [ann, bob, cleo, &mona];
    let before = everyone.map(Person::pings);
    presses(cleo, "Join").await;
    world.settle().await;
    let start = begun(ann);
    assert_eq!((start.len(), start[0].pinged.len()), (1, 2), "{start:#?}");
    let games = running(&world).await;
    let first: Vec<u64> = games.iter().map(|(players, _)| players[0]).collect();
    assert_eq!(first, [mona.id, bob.id, mona.id], "sides by turns");
    assert_eq!(everyone.map(Person::pings), before.map(|pings| pings + 1), "each is pinged once");
    assert_eq!(count_rows(&world, "SELECT COUNT(*) FROM game WHERE rated = 1").await, 0);
    let said = presses(&world.person("Dan"), "Table").await;
    assert!(!said.contains("Join"), "{said}");
    // The host goes from board to board, also past a game outside of the simul.
    let said = presses(ann, "Next board").await;
    assert_eq!(said, "It's not your turn in any game of this event.");
    world.person("Dan").challenges(&mona).await;
    mona.presses("Accept").await;
    world.advance(SHOWN).await;
    let said = presses(&mona, "Next board").await;
    let pairs = [ann, cleo].map(|other| pair(&mona, other));
    let whose = |said: &str| pairs.iter().position(|pair| said.contains(pair));
    let one = whose(&said).unwrap_or_else(|| panic!("{said}"));
    assert!(mona.labels().iter().any(|label| label.starts_with("Next game (1)")), "{said}");
    let said = mona.presses("Next game (1)").await;
    assert_eq!(whose(&said), Some(1 - one), "{said}");
    // Mona beats Ann and Bob, and Cleo beats Mona.
    let order = [world.person("Cleo"), world.person("Mona"), world.ann(), world.bob()];
    plays_all(&world, &order).await;
    world.advance(SHOWN).await;
    let over = card(&world);
    assert!(over.starts_with("Simul is over\nHost: "), "{over}");
    assert!(
        over.contains("Host: 2 wins · 0 draws · 1 loss**\n")
            && over.contains("Congratulations, @Cleo!"),
        "{over}"
    );
    assert!(over.contains("@Ann · lost · Game ") && over.contains("@Cleo · won · Game "), "{over}");
    assert_eq!(begun(ann).len(), 0, "the message about the start is gone");
    let path = page_of(ann);
    let stranger = Browser::at(&browser.base);
    let page = stranger.opens(&path).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(
        page.text.contains("Host: Mona") && page.text.contains("Host: 2 wins · 0 draws · 1 loss"),
        "{}",
        page.text
    );
    assert!(page.text.contains("<li>Ann · lost · Game "), "{}", page.text);
    let csv = stranger.opens(&format!("{path}.csv")).await.text;
    let rows = "place,person,points,games,wins,draws,losses\r\n1,\"Cleo\",2,1,1,0,0\r\n2,";
    assert!(csv.starts_with(rows), "{csv}");
    let file = stranger.opens(&format!("{path}.json")).await.json();
    assert_eq!((&file["title"], &file["host"]), (&json!("Simul"), &json!("Mona")));
    assert_eq!(file["score"], json!({ "wins": 2, "draws": 0, "losses": 1, "open": 0 }));
    world.end().await;
});

story!(a_simul_begins_on_its_day_and_what_is_open_at_its_end_is_judged, |mut world| async move {
    let [ann, bob, _] = &three(&world);
    let mona = mona(&world);
    opens(&world, json!({ "time": 7, "weeks": 1, "side": 0 }), &[ann, bob]).await;
    ann.speaks("de").await;
    let said = presses(ann, "Join").await;
    assert!(said.starts_with("Du bist dabei. Das Simultan beginnt"), "{said}");
    ann.speaks("en-US").await;
    world.join().await;
    // No bot runs when the simul begins, and then two begin it.
    world.pass_without_bot(8 * DAY).await;
    world.join().await;
    world.settle().await;
    assert_eq!(begun(ann).len(), 1);
    let games = running(&world).await;
    assert_eq!(games.len(), 2);
    assert!(games.iter().all(|(players, _)| players[0] == mona.id), "the host is Roman");
    world.restart().await;
    for (players, thread) in games {
        let other = if players[1] == ann.id { ann } else { bob };
        mona.at(thread).plays("a1-c3").await;
        other.at(thread).plays("d7-d5").await;
    }
    presses(ann, "My games").await;
    let said = ann.presses("My entry").await;
    assert!(said.starts_with("You're in. If you leave, you lose your open game"), "{said}");
    world.join().await;
    world.pass_without_bot(8 * DAY).await;
    world.join().await;
    wait_until_judged(&world).await;
    world.restart().await;
    world.advance(SHOWN).await;
    let over = card(&world);
    assert!(over.starts_with("Simul is over\n") && over.contains("2 draws"), "{over}");
    assert!(over.contains("@Ann · draw · Game "), "{over}");
    assert_eq!(count_rows(&world, "SELECT COUNT(*) FROM rating").await, 0);
    world.end().await;
});

story!(a_simul_without_host_or_players_is_over, |world| async move {
    let [ann, bob, cleo] = &three(&world);
    let mona = mona(&world);
    let (one, other) =
        tokio::join!(mona.asks("event simul", json!({})), mona.asks("event simul", json!({})));
    world.settle().await;
    let running_already = "This server already has an event like this, until ";
    let refused =
        [&one, &other].into_iter().filter(|said| said.starts_with(running_already)).count();
    assert_eq!(refused, 1, "{one}\n{other}");
    world.advance(7 * DAY).await;
    assert_eq!(card(&world), "Simul didn't take place.", "nobody joined");
    // Cleo is to play against all, and does not join.
    opens(&world, json!({ "host": cleo.id.to_string() }), &[ann, bob]).await;
    world.advance(SHOWN).await;
    let joining = card(&world);
    assert!(joining.contains("2 players · the host hasn't joined yet"), "{joining}");
    world.advance(7 * DAY).await;
    assert_eq!(card(&world), "Simul 2 didn't take place.");
    // All withdraw before it begins.
    opens(&world, json!({}), &[ann, bob]).await;
    for person in [ann, bob] {
        presses(person, "Join").await;
        person.presses("Leave the event").await;
    }
    world.advance(7 * DAY).await;
    assert_eq!(card(&world), "Simul 3 didn't take place.");
    assert_eq!(count_rows(&world, "SELECT COUNT(*) FROM fixture").await, 0);
    let said = mona.asks("event list", json!({})).await;
    assert!(said.starts_with("No event is running here."), "{said}");
    world.end().await;
});

story!(who_is_gone_loses_their_board, |world| async move {
    let [ann, bob, cleo] = &three(&world);
    let (dan, mona) = (world.person("Dan"), mona(&world));
    // Cleo blocks the host, and the boards are taken before Dan joins.
    cleo.blocks(&mona).await;
    opens(&world, json!({ "boards": 2, "host": dan.id.to_string() }), &[ann, bob]).await;
    dan.blocks(cleo).await;
    let said = presses(cleo, "Join").await;
    assert!(said.starts_with("You and the host can't play"), "{said}");
    let said = presses(&mona, "Join").await;
    assert!(said.starts_with("All boards of this simul are taken."), "{said}");
    let said = presses(&dan, "Join").await;
    assert!(said.contains("You're in."), "{said}");
    world.settle().await;
    assert_eq!(running(&world).await.len(), 2, "it begins with its host");
    let said = presses(&mona, "Table").await;
    assert!(!said.contains("Join"), "{said}");
    // Ann leaves, and her game ends.
    leaves(ann).await;
    world.advance(SHOWN).await;
    let running_card = card(&world);
    assert!(
        running_card.contains("Host: 1 win · 0 draws · 0 losses** · 1 game is running"),
        "{running_card}"
    );
    assert_eq!(running(&world).await.len(), 1);
    // The host deletes his data, and loses what is open.
    dan.sets(&["my-data", "forget-ask"]).await;
    dan.presses("Yes, delete my data").await;
    world.advance(SHOWN).await;
    let over = card(&world);
    assert!(over.starts_with("Simul is over\nHost: a former player\n"), "{over}");
    assert!(over.contains("Host: 1 win · 0 draws · 1 loss"), "{over}");
    assert!(!over.contains(&dan.id.to_string()), "{over}");
    world.end().await;
});

story!(a_host_who_leaves_or_is_away_ends_the_simul_in_time, |world| async move {
    let [ann, bob, cleo] = &three(&world);
    let mona = mona(&world);
    opens(&world, json!({ "boards": 3, "weeks": 2 }), &[ann, bob, cleo]).await;
    assert_eq!(running(&world).await.len(), 3);
    mona.sets(&["vacation", "leave=21"]).await;
    world.sandbox.leave(bob.id);
    world.advance(2 * DAY).await;
    presses(ann, "Table").await;
    // The simul does not wait for a host on vacation.
    for _ in 0..13 {
        world.advance(DAY).await;
    }
    wait_until_judged(&world).await;
    world.advance(SHOWN).await;
    let over = card(&world);
    assert!(over.starts_with("Simul is over\n"), "{over}");
    let open = "SELECT COUNT(*) FROM fixture f LEFT JOIN chair c ON c.game = f.game AND c.n = 0
        WHERE f.ruled IS NULL AND c.result IS NULL";
    assert_eq!(count_rows(&world, open).await, 0);
    // Another one, which its host leaves at once.
    opens(&world, json!({ "boards": 2 }), &[ann, cleo]).await;
    leaves(&mona).await;
    world.advance(SHOWN).await;
    let over = card(&world);
    assert!(
        over.starts_with("Simul 2 is over\n") && over.contains("Host: 0 wins · 0 draws · 2 losses"),
        "{over}"
    );
    // And one that is stopped.
    opens(&world, json!({ "boards": 2, "rated": true }), &[ann, cleo]).await;
    mona.asks("event stop", json!({})).await;
    let said = mona.presses("End Simul 3").await;
    assert_eq!(said, "✓ Simul 3 has ended. Its card shows how it stood.");
    world.advance(SHOWN).await;
    assert!(card(&world).starts_with("Simul"), "{}", card(&world));
    world.end().await;
});

/// The players of a game as its board names them.
fn pair(first: &Person, second: &Person) -> String {
    format!("{} – {}", first.mention(), second.mention())
}

/// The calls of the host to the boards that wait, in the channel and its threads.
pub fn calls(world: &World, host: &Person) -> Vec<MessageView> {
    let threads = world.sandbox.threads(host.channel);
    let places = threads.iter().map(|(thread, ..)| *thread).chain([host.channel]);
    let said = places.flat_map(|place| host.at(place).sees());
    said.filter(|one| !one.whisper && read(one).contains("waiting for your move")).collect()
}

story!(the_host_has_one_queue, |mut world| async move {
    let browser = world.open_pages().await;
    let [ann, bob, cleo] = &three(&world);
    let mona = mona(&world);
    opens(&world, json!({ "side": 0, "boards": 5 }), &[ann]).await;
    // Only the host begins it before its day, and not alone.
    let begin = |person: Person| async move {
        presses(&person, "Join").await;
        person.presses("Begin now").await
    };
    let alone = "A simul needs its host and at least 2 others. Press Join on its card, or wait for \
        more players.";
    assert_eq!(begin(world.person("Mona")).await.replace("**", ""), alone);
    for person in [bob, cleo] {
        presses(person, "Join").await;
        assert!(!person.labels().iter().any(|label| label == "Begin now"));
    }
    let before = mona.pings();
    let said = begin(world.person("Mona")).await;
    assert_eq!(said, "✓ The simul begins. I'm opening all games now.");
    world.settle().await;
    let games = running(&world).await;
    assert_eq!(games.len(), 3);
    let [first, second, third] = [0, 1, 2].map(|at| games[at].1);
    assert_eq!(mona.pings(), before + 1, "one call, not one for each board");
    let call = calls(&world, &mona).pop().expect("a call");
    assert_eq!(calls(&world, &mona).len(), 1);
    let text = read(&call);
    assert!(text.contains("**3 boards** are waiting for your move in Simul."), "{text}");
    assert!(text.contains("The first clock runs out <t:"), "{text}");
    let said = mona.presses_on(&call, "Next board").await;
    assert!(said.contains(&pair(&mona, ann)), "{said}");
    // Each answer leads to the next board.
    let said = mona.at(first).plays("a1-c3").await;
    assert!(said.contains("a1-c3"), "{said}");
    let said = mona.at(first).presses("Next game (2)").await;
    assert!(said.contains(&pair(&mona, bob)), "{said}");
    world.advance(SHOWN).await;
    ann.at(first).plays("d7-d5").await;
    mona.at(second).plays("a1-c3").await;
    let said = mona.at(second).presses("Next game (2)").await;
    assert!(said.contains(&pair(&mona, cleo)), "the oldest: {said}");
    bob.at(second).plays("d7-d5").await;
    world.settle().await;
    assert_eq!(mona.pings(), before + 1, "the queue was never empty");
    // With an empty queue, the next board calls once.
    for thread in [third, first, second] {
        mona.at(thread).plays(if thread == third { "a1-c3" } else { "h1-f3" }).await;
    }
    let said = presses(&mona, "Next board").await;
    assert_eq!(said, "It's not your turn in any game of this event.");
    world.advance(SHOWN).await;
    cleo.at(third).plays("d7-d5").await;
    world.advance(SHOWN).await;
    ann.at(first).plays("b7-d5").await;
    world.settle().await;
    assert_eq!(mona.pings(), before + 2);
    let said = presses(&mona, "Next board").await;
    assert!(said.contains(&pair(&mona, cleo)), "{said}");
    // The page leads the host, and no one else, to the same board.
    let path = page_of(&mona);
    let stranger = Browser::at(&browser.base).opens(&path).await.text;
    assert!(stranger.contains("Host: Mona") && !stranger.contains("Next board"), "{stranger}");
    let mut hosts = Browser::at(&browser.base);
    hosts.comes_in(&mona.at(first).way_in().await).await.unwrap();
    let page = hosts.opens(&path).await.text;
    let (before_it, _) = page.split_once(">Next board</a>").expect("a link");
    let game = before_it.rsplit_once("href=\"").unwrap().1.trim_end_matches('"');
    let board = hosts.opens(game).await.text;
    assert!(board.contains("Cleo"), "{board}");
    // A host who is slow hears of it once before the first clock runs out, and loses in the end.
    let before = mona.pings();
    for _ in 0..14 {
        world.advance(DAY / 4).await;
    }
    assert!(mona.pings() > before && mona.pings() <= before + 2, "{}", mona.pings() - before);
    for _ in 0..12 {
        world.advance(DAY / 4).await;
    }
    assert!(card(&world).contains("Host: 0 wins"), "{}", card(&world));
    world.end().await;
});

story!(a_server_that_removes_the_bot_has_the_score_when_it_is_back, |world| async move {
    let [ann, bob, _] = &three(&world);
    let mona = mona(&world);
    opens(&world, json!({ "boards": 2, "weeks": 1, "side": 0 }), &[ann, bob]).await;
    for (players, thread) in running(&world).await {
        let other = if players[1] == ann.id { ann } else { bob };
        mona.at(thread).plays("a1-c3").await;
        other.at(thread).plays("d7-d5").await;
    }
    world.sandbox.expel();
    world.advance(8 * DAY).await;
    wait_until_judged(&world).await;
    world.advance(DAY).await;
    assert_eq!(count_rows(&world, "SELECT COUNT(*) FROM contest WHERE state <> 'over'").await, 0);
    world.sandbox.invite();
    let told = |_: &discord_sandbox::Sandbox| {
        let over = card(&world);
        (over.starts_with("Simul is over\n") && over.contains("@Ann · ")).then_some(())
    };
    world.sandbox.until("the score is on the card", told).await.unwrap();
    world.end().await;
});

story!(managers_step_in_where_they_do_not_play, |world| async move {
    let [ann, bob, cleo] = &three(&world);
    let dan = world.person("Dan");
    opens(&world, json!({ "boards": 4, "host": dan.id.to_string() }), &[ann, bob, cleo]).await;
    presses(&dan, "Join").await;
    // While a simul is paused it does not begin, not even for its host.
    manages(&world, &[("pause", String::new())]).await;
    assert!(dan.presses("Begin now").await.starts_with("This event is paused."));
    world.advance(8 * DAY).await;
    assert!(running(&world).await.is_empty());
    manages(&world, &[("resume", String::new())]).await;
    let take_out =
        |person: &Person| [("choose", chosen(person)), ("remove", format!(".{}", person.id))];
    assert_eq!(manages(&world, &take_out(cleo)).await, DONE);
    let said = presses(cleo, "Join").await;
    assert!(said.starts_with("A manager took you out of this event"), "{said}");
    presses(&dan, "Join").await;
    let (page, (_, begin)) = (dan.page(), dan.button("Begin now"));
    dan.presses_id(&page.id, &begin).await;
    world.settle().await;
    assert_eq!(running(&world).await.len(), 2);
    let said = forges(&dan, &page, &begin).await;
    assert!(said.starts_with("This simul has begun, and takes no more players."), "{said}");
    // Who is taken out loses their board, and a manager decides the other.
    assert_eq!(manages(&world, &take_out(ann)).await, DONE);
    let decide = [("choose", chosen(bob)), ("fixture", "=1".into()), ("decide", ".1.drawn".into())];
    assert_eq!(manages(&world, &decide).await, DONE);
    world.settle().await;
    world.advance(SHOWN).await;
    let over = card(&world);
    assert!(over.starts_with("Simul is over\n"), "{over}");
    assert!(over.contains("Host: 1 win · 1 draw · 0 losses**"), "{over}");
    world.end().await;
});
