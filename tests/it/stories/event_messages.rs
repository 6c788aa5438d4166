//! The messages beside the cards of events: they say what is true, and none stays when it says
//! nothing any more.

use std::time::Duration;

use discord_sandbox::{Fault, MessageView, Misbehaviour};
use serde_json::{Value, json};

use super::challenges::told;
use super::contests::mona;
use super::cups;
use super::leagues::{plays_all, running};
use super::quiet::quieted;
use super::simuls::{calls, cards, opens, presses};
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons, read};

const DAY: Duration = Duration::from_secs(24 * 3600);

/// The time after which changes are on the card.
const SHOWN: Duration = Duration::from_secs(60);

fn three(world: &World) -> [Person; 3] {
    ["Ann", "Bob", "Cleo"].map(|name| world.person(name))
}

/// The public messages of #general that contain these words, oldest first.
fn with_words(world: &World, words: &str) -> Vec<MessageView> {
    let public = world.ann().sees().into_iter().filter(|one| !one.whisper);
    public.filter(|one| read(one).contains(words)).collect()
}

/// A simul in which Mona plays against three people, and moves first on all boards.
async fn begins(world: &World, options: Value) -> Vec<u64> {
    let people = three(world);
    opens(world, options, &people.each_ref()).await;
    let games = running(world).await;
    games.into_iter().map(|(_, thread)| thread).collect()
}

/// The text of the one call of the host.
fn call(world: &World) -> String {
    let calls = calls(world, &mona(world));
    assert_eq!(calls.len(), 1, "{calls:#?}");
    read(&calls[0])
}

story!(a_call_of_a_host_says_what_is_true, |mut world| async move {
    let mona = mona(&world);
    let threads = begins(&world, json!({ "side": 0, "boards": 3 })).await;
    let [first, second, third] = threads[..] else { panic!("{threads:?}") };
    assert!(call(&world).contains("**3 boards** are waiting"), "{}", call(&world));
    let (begun, called) = (with_words(&world, "Simul has begun."), calls(&world, &mona));
    let number = |message: &MessageView| message.id.parse::<u64>().unwrap();
    assert!(number(&begun[0]) < number(&called[0]), "the start comes first");
    let pings = mona.pings();
    mona.at(first).plays("a1-c3").await;
    world.settle().await;
    assert!(call(&world).contains("**2 boards** are waiting"), "{}", call(&world));
    // An edit that fails is tried again, and one that a process leaves behind is made by the next.
    let path = format!("channels/{}/messages/", mona.channel);
    let fault = Fault::Status(500);
    let times = 1;
    world.sandbox.misbehave(Misbehaviour { method: "PATCH".into(), path, skip: 0, times, fault });
    mona.at(second).plays("a1-c3").await;
    world.restart().await;
    world.advance(SHOWN).await;
    world.advance(SHOWN).await;
    assert!(call(&world).contains("**1 board** is waiting"), "{}", call(&world));
    mona.at(third).plays("a1-c3").await;
    world.settle().await;
    assert_eq!(calls(&world, &mona).len(), 0, "no board waits");
    assert_eq!(mona.pings(), pings, "an edit sends no ping");
    // The next board calls anew, in its thread, and a later one is added to that call.
    let bob = world.bob();
    bob.at(second).plays("d7-d5").await;
    world.settle().await;
    assert!(call(&world).contains("**1 board** is waiting"), "{}", call(&world));
    world.ann().at(first).plays("d7-d5").await;
    world.settle().await;
    assert!(call(&world).contains("**2 boards** are waiting"), "{}", call(&world));
    // A call to remind replaces it.
    for _ in 0..9 {
        world.advance(DAY / 4).await;
    }
    assert!(call(&world).contains("are waiting"), "{}", call(&world));
    let said = mona.asks("event stop", json!({})).await;
    assert!(said.starts_with("What do you want to end now?"), "{said}");
    mona.presses("End Simul").await;
    world.settle().await;
    assert_eq!(calls(&world, &mona).len(), 0, "the simul is over");
    assert_eq!(with_words(&world, "has begun").len(), 0);
    world.end().await;
});

story!(a_call_stays_true_when_a_board_stops_to_count, |world| async move {
    let [ann, _, _] = three(&world);
    begins(&world, json!({ "side": 0, "boards": 3 })).await;
    presses(&ann, "My games").await;
    ann.presses("My entry").await;
    ann.presses("Leave the event").await;
    world.settle().await;
    assert!(call(&world).contains("**2 boards** are waiting"), "{}", call(&world));
    // The data of the host goes, and so do the calls.
    let mona = mona(&world);
    mona.sets(&["my-data", "forget-ask"]).await;
    mona.presses("Yes, delete my data").await;
    world.settle().await;
    assert_eq!(calls(&world, &mona).len(), 0);
    world.end().await;
});

story!(a_call_in_direct_messages_stays_true_as_well, |world| async move {
    let mona = mona(&world);
    mona.sets(&["set:notify=direct"]).await;
    opens(&world, json!({ "side": 0, "boards": 3 }), &[]).await;
    mona.speaks("de").await;
    presses(&mona, "Join").await;
    for person in three(&world) {
        presses(&person, "Join").await;
    }
    world.settle().await;
    let threads: Vec<u64> = running(&world).await.iter().map(|(_, thread)| *thread).collect();
    assert_eq!(calls(&world, &mona).len(), 0, "not in the server");
    let direct = mona.at(world.sandbox.direct(mona.id).expect("a conversation"));
    let called = || -> Vec<String> { direct.sees().iter().map(read).collect() };
    assert!(called().last().unwrap().contains("**3 Bretter** warten"), "{:#?}", called());
    mona.at(threads[0]).plays("a1-c3").await;
    world.settle().await;
    assert!(called().last().unwrap().contains("**2 Bretter** warten"), "{:#?}", called());
    for thread in &threads[1..] {
        mona.at(*thread).plays("a1-c3").await;
    }
    world.settle().await;
    assert!(!called().iter().any(|text| text.contains("Brett")), "{:#?}", called());
    world.end().await;
});

story!(the_start_of_an_event_leaves_no_message, |world| async move {
    let people = cups::four(&world);
    cups::opens(&world, json!({ "size": 4 }), &people.each_ref()).await;
    let begun = cups::begun(&people[0]);
    let text = told(&world, &read(&begun[0]));
    assert!(!text.contains("0–0") && !text.contains("begin by themselves"), "{text}");
    assert!(text.contains("\n@Ann – @") || text.contains("\n@Bob – @"), "{text}");
    plays_all(&world, &people).await;
    world.advance(SHOWN).await;
    assert!(cups::card(&world).starts_with("Cup is over\n"), "{}", cups::card(&world));
    assert_eq!(cups::begun(&people[0]).len(), 0, "the card says all");
    world.end().await;
});

story!(a_quiet_channel_has_no_line_for_a_game_of_an_event, |world| async move {
    quieted(&world).await;
    let people = cups::four(&world);
    cups::opens(&world, json!({ "size": 4 }), &people.each_ref()).await;
    world.settle().await;
    let games = running(&world).await;
    assert_eq!(games.len(), 4, "each has its thread");
    assert_eq!(with_words(&world, "The game begins").len(), 0);
    let public: Vec<_> = world.ann().sees().into_iter().filter(|one| !one.whisper).collect();
    assert_eq!(public.len(), 2, "the card and the start: {public:#?}");
    for (players, thread) in games {
        let of = |id: u64| people.iter().find(|one| one.id == id).unwrap().at(thread);
        assert!(of(players[0]).reads().contains("Time runs out"), "{}", of(players[0]).reads());
    }
    // My games leads to them, since the channel does not.
    let said = cups::presses(&people[0], "My games").await;
    assert!(said.contains("[board](https://discord.com/"), "{said}");
    for _ in 0..8 {
        world.advance(DAY).await;
    }
    assert_eq!(with_words(&world, "called off").len(), 0);
    world.end().await;
});

story!(a_host_whom_somebody_names_is_asked_once, |mut world| async move {
    let [ann, bob, cleo] = three(&world);
    let (dan, mona) = (world.person("Dan"), mona(&world));
    let asked = |world: &World| with_words(world, "would like you to host Simul");
    opens(&world, json!({ "boards": 2 }), &[]).await;
    assert_eq!(asked(&world).len(), 0, "who opens it for themselves is not asked");
    mona.asks("event stop", json!({})).await;
    mona.presses("End Simul").await;
    let pings = dan.pings();
    opens(&world, json!({ "boards": 2, "host": dan.id.to_string() }), &[&ann, &bob]).await;
    let message = asked(&world).pop().expect("a question");
    let text = told(&world, &read(&message));
    let text = text.replace(&mona.mention(), "@Mona");
    assert!(text.starts_with("@Dan, @Mona would like you to host Simul."), "{text}");
    assert_eq!((dan.pings(), message.pinged.len()), (pings + 1, 1), "{text}");
    let labels: Vec<_> = buttons(&message).into_iter().map(|(label, _)| label).collect();
    assert_eq!(labels, ["Join"]);
    world.restart().await;
    world.advance(DAY).await;
    assert_eq!((asked(&world).len(), dan.pings()), (1, pings + 1), "once");
    let said = dan.presses_on(&message, "Join").await;
    assert!(said.contains("You're in. That makes it full"), "{said}");
    assert!(!said.contains("begin it earlier"), "{said}");
    world.settle().await;
    assert_eq!(asked(&world).len(), 0, "it is answered");
    // No one hosts the next simul, and the question goes with it.
    mona.asks("event stop", json!({})).await;
    mona.presses("End Simul").await;
    opens(&world, json!({ "boards": 2, "host": cleo.id.to_string() }), &[&ann, &bob]).await;
    assert_eq!(asked(&world).len(), 1);
    world.advance(8 * DAY).await;
    assert_eq!(asked(&world).len(), 0);
    world.end().await;
});

/// The last public message of a thread, in words.
fn last_of(world: &World, thread: u64) -> String {
    let messages = world.ann().at(thread).sees();
    told(world, &read(messages.iter().rfind(|one| !one.whisper).expect("a message")))
}

story!(a_first_move_not_made_is_a_loss_in_the_event, |world| async move {
    let people = cups::four(&world);
    cups::opens(&world, json!({ "size": 4 }), &people.each_ref()).await;
    let games = running(&world).await;
    assert_eq!(games.len(), 4);
    // Dan moves in none of his two games.
    let dan = &people[3];
    let (mine, others): (Vec<_>, Vec<_>) =
        games.into_iter().partition(|(players, _)| players.contains(&dan.id));
    for (players, thread) in others.iter().chain(&mine) {
        for (&id, text) in players.iter().zip(["a1-c3", "d7-d5"]) {
            if id == dan.id {
                break;
            }
            let person = people.iter().find(|one| one.id == id).unwrap();
            person.at(*thread).plays(text).await;
        }
    }
    for _ in 0..7 {
        world.advance(DAY).await;
    }
    let texts: Vec<String> = mine.iter().map(|(_, thread)| last_of(&world, *thread)).collect();
    let told_loss = |text: &&String| text.contains("This counts as a loss for @Dan in Cup.");
    assert_eq!(texts.iter().filter(told_loss).count(), 2, "{texts:#?}");
    let out = "It's the second time, so @Dan is out of Cup.";
    assert!(texts.iter().any(|text| text.contains(out)), "{texts:#?}");
    // Every list says that it is a loss, and so does the line in a lively channel.
    assert_eq!(with_words(&world, "was called off").len(), 0);
    let lines = with_words(&world, "won · before the first move · [board]");
    assert!(!lines.is_empty(), "{:#?}", with_words(&world, "·"));
    dan.asks("games", json!({})).await;
    let list = dan.presses("Finished games").await;
    assert!(list.contains("you lost") && !list.contains("called off"), "{list}");
    let said = told(&world, &cups::presses(dan, "My games").await);
    assert!(said.contains("\nYou're out of this event: you lost two games on time.\n"), "{said}");
    assert_eq!(said.matches("Lost vs ").count(), 2, "{said}");
    world.end().await;
});

story!(a_simul_counts_its_players_alike_everywhere, |mut world| async move {
    world.open_pages().await;
    let [ann, bob, cleo] = three(&world);
    let threads = begins(&world, json!({ "side": 0, "boards": 3 })).await;
    let card = |world: &World| read(&cards(&mona(world)).pop().expect("a card"));
    world.advance(SHOWN).await;
    assert!(card(&world).contains(" · 3 players"), "{}", card(&world));
    for (person, thread) in [ann, bob, cleo].iter().zip(threads) {
        mona(&world).at(thread).plays("a1-c3").await;
        person.at(thread).plays("d7-d5").await;
        person.at(thread).resigns().await;
    }
    world.advance(SHOWN).await;
    assert!(card(&world).contains("3 players, 3 games"), "{}", card(&world));
    world.end().await;
});
