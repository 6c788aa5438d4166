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
    for person in [&ann, &bob] {
        let listed = told(&world, &person.asks("games", json!({})).await);
        let wish = "@Ann would like a rematch.\nStandard · in <#";
        assert!(listed.contains(wish.trim_end_matches("<#")), "{listed}");
        assert!(listed.contains(&format!("/{}/{})", bob.channel, offer.id)), "{listed}");
    }
    let said = bob.presses_on(&offer, "Accept").await;
    let threads = world.sandbox.threads(world.ann().channel);
    assert_eq!(threads.len(), 2, "{threads:?}");
    assert_eq!(threads[1].1, "Bob – Ann · game 2");
    let board = bob.at(threads[1].0).newest_link();
    assert_eq!(said, format!("[The game begins]({board})."));
    // The offer becomes one line that leads to the game; the channel has a message of the game.
    let offer = bob.sees().into_iter().find(|message| message.id == offer.id).unwrap();
    assert_eq!(
        told(&world, &offer.content),
        format!("-# @Bob – @Ann · [The game begins]({board})")
    );
    assert!(buttons(&offer).is_empty());
    let begun = world.ann().newest();
    assert!(begun.content.contains(&board) && begun.pinged.is_empty(), "{}", begun.content);
    assert_eq!((ann.pings(), bob.pings()), (pings.0, pings.1 + 2), "Bob begins");
    world.end().await;
});

story!(the_line_of_a_rematch_tells_how_its_game_stands, |world| async move {
    let (ann, bob) = resigned(&world).await;
    // Both in the thread of a rematch that Bob accepts, and the line of its offer.
    let again = async |ann: &Person, bob: &Person| {
        ann.presses("Rematch").await;
        bob.presses("Accept").await;
        let thread = world.sandbox.threads(world.ann().channel).last().unwrap().0;
        (ann.at(thread), bob.at(thread))
    };
    let line = |person: &Person| {
        let told = person.sees().into_iter().map(|message| told(&world, &message.content));
        told.rev().find(|text| text.starts_with("-# @")).unwrap()
    };
    let (anns, bobs) = again(&ann, &bob).await;
    bobs.plays("a1-c3").await;
    anns.resigns().await;
    assert!(line(&ann).starts_with("-# @Bob – @Ann · [The game is over]("), "{}", line(&ann));
    let (off, _) = again(&anns, &bobs).await;
    off.presses("More").await;
    off.presses("Call it off…").await;
    off.presses("Yes, call it off").await;
    assert_eq!(line(&anns), "-# @Ann – @Bob · Called off.");
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
    assert_eq!(names(), ["Ann – Bob", "Ann – Bob · game 2", "Ann – Bob · game 3"]);
    let second = ann.at(world.sandbox.threads(ann.channel)[1].0);
    let listed = told(&world, &ann.asks("games", json!({})).await);
    for line in ["vs @Bob · move 1", "vs @Bob · game 2 · move 1", "vs @Bob · game 3 · move 1"]
    {
        assert!(listed.contains(line), "{listed}");
    }
    // Games that are over count too, so no two threads have one name.
    second.resigns().await;
    assert!(
        told(&world, &ann.asks("games", json!({})).await).contains("vs @Bob · game 3 · move 1")
    );
    bob.challenges(&ann).await;
    ann.presses("Accept").await;
    assert_eq!(names()[3], "Bob – Ann · game 4");
    // Others count for themselves.
    ann.challenges(&world.cleo()).await;
    world.cleo().presses("Accept").await;
    assert_eq!(names()[4], "Ann – Cleo");
    world.end().await;
});
