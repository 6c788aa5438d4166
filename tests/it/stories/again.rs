//! Rematches in the thread of the game before them, and several games of two people.

use std::time::Duration;

use serde_json::json;

use super::challenges::told;
use super::playing::seated;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons};

/// Ann and Bob in the thread of a game that Bob resigned after two moves.
async fn resigned(world: &World) -> (Person, Person) {
    let (ann, bob) = seated(world).await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    bob.resigns().await;
    (ann, bob)
}

/// The labels below the newest message.
fn labels(person: &Person) -> Vec<String> {
    buttons(&person.newest()).into_iter().map(|(label, _)| label).collect()
}

story!(a_rematch_is_offered_and_accepted_in_the_thread, |world| async move {
    let (ann, bob) = resigned(&world).await;
    let channel = world.ann().sees().len();
    let pings = (ann.pings(), bob.pings());
    ann.presses("Rematch").await;
    let offer = bob.newest();
    let said = told(&world, &offer.content);
    assert!(said.starts_with("@Bob: @Ann would like a rematch."), "{said}");
    assert_eq!(labels(&bob)[..3], ["Accept", "Decline", "Withdraw"]);
    assert_eq!((ann.pings(), bob.pings()), (pings.0, pings.1 + 1));
    assert_eq!(world.ann().sees().len(), channel, "nobody has to walk to the channel");
    let said = bob.presses("Accept").await;
    let threads = world.sandbox.threads(world.ann().channel);
    assert_eq!(threads.len(), 2, "{threads:?}");
    assert_eq!(threads[1].1, "Bob – Ann");
    let board = bob.at(threads[1].0).newest_link();
    assert_eq!(said, format!("[The game begins]({board})."));
    // The offer becomes one line that leads to the game; the channel has a message of the game.
    let offer = bob.sees().into_iter().find(|message| message.id == offer.id).unwrap();
    assert_eq!(
        told(&world, &offer.content),
        format!("-# @Ann – @Bob · [The game begins]({board})")
    );
    assert!(buttons(&offer).is_empty());
    let begun = world.ann().newest();
    assert!(begun.content.contains(&board) && begun.pinged.is_empty(), "{}", begun.content);
    assert_eq!((ann.pings(), bob.pings()), (pings.0, pings.1 + 2), "Bob begins");
    world.end().await;
});

story!(a_rematch_is_declined_and_withdrawn_in_the_thread, |world| async move {
    let (ann, bob) = resigned(&world).await;
    let channel = world.ann().sees().len();
    let minute = Duration::from_secs(60);
    ann.presses("Rematch").await;
    let offer = bob.newest().id;
    let content = |id: &str| {
        let offer = bob.sees().into_iter().find(|message| message.id == id).unwrap();
        told(&world, &offer.content)
    };
    assert!(bob.presses("Decline").await.starts_with("You declined."));
    bob.chooses("busy").await;
    assert_eq!(content(&offer), "-# @Ann – @Bob · @Bob declined: no time for a game.");
    world.advance(minute).await;
    let call = told(&world, &world.ann().newest().content);
    assert!(call.starts_with("@Ann, @Bob declined your challenge: no time for a game."), "{call}");
    assert!(call.contains(&offer), "it links to the offer: {call}");
    bob.presses("Rematch").await;
    let offer = bob.newest().id;
    bob.presses("Withdraw").await;
    assert_eq!(content(&offer), "-# @Bob – @Ann · Withdrawn.");
    assert!(labels(&bob).is_empty());
    assert_eq!(world.sandbox.threads(world.ann().channel).len(), 1);
    assert_eq!(world.ann().sees().len(), channel + 1, "only the refusal is told there");
    world.end().await;
});

story!(several_games_of_two_people_are_numbered, |world| async move {
    let (ann, bob) = (world.ann(), world.bob());
    for _ in 0..3 {
        ann.challenges(&bob).await;
        bob.presses("Accept").await;
    }
    let names = || -> Vec<String> {
        world.sandbox.threads(ann.channel).into_iter().map(|(_, name)| name).collect()
    };
    assert_eq!(names(), ["Ann – Bob", "Ann – Bob · 2", "Ann – Bob · 3"]);
    let second = ann.at(world.sandbox.threads(ann.channel)[1].0);
    let listed = told(&world, &ann.asks("games", json!({})).await);
    for line in ["vs @Bob · move 1", "vs @Bob · 2 · move 1", "vs @Bob · 3 · move 1"] {
        assert!(listed.contains(line), "{listed}");
    }
    // A number is free again once its game is over; a game keeps its own.
    second.resigns().await;
    assert!(told(&world, &ann.asks("games", json!({})).await).contains("vs @Bob · 3 · move 1"));
    bob.challenges(&ann).await;
    ann.presses("Accept").await;
    assert_eq!(names()[3], "Bob – Ann · 2");
    // Others count for themselves.
    ann.challenges(&world.cleo()).await;
    world.cleo().presses("Accept").await;
    assert_eq!(names()[4], "Ann – Cleo");
    world.end().await;
});
