//! Looking through games, move by move.

use murus::game::Place;
use murus::ids::{ChannelId, UserId};
use murus::service::{Caller, LineSpot, Try, Trying, Where};
use serde_json::json;

use super::challenges::told;
use super::playing::seated;
use crate::story;
use crate::support::person::{Person, buttons, parts};
use murus::service;

story!(a_game_is_looked_through_while_it_runs_and_after, |mut world| async move {
    let (ann, bob) = seated(&world).await;
    for (person, text) in [(&ann, "a1-c3"), (&bob, "d7-d5"), (&ann, "h1-f3"), (&bob, "b7-d5")] {
        person.plays(text).await;
    }
    let cleo = world.cleo().at(ann.channel);
    cleo.presses("More").await;
    let end = cleo.presses("Step through").await;
    assert_eq!(
        told(&world, &end),
        "**@Ann – @Bob** · turn 4 of 4\n1. a1-c3 d7-d5 2. h1-f3 **b7-d5** (makes a tower on d5)\n@Ann to move."
    );
    assert!(
        cleo.presses("Back").await.contains("turn 3 of 4\n1. a1-c3 d7-d5 **2. h1-f3** b7-d5\n")
    );
    world.restart().await;
    assert!(
        told(&world, &cleo.presses("First").await)
            .ends_with("turn 0 of 4\n1. a1-c3 d7-d5 2. h1-f3 b7-d5\n@Ann to move.")
    );
    let picture = |file: Option<String>| file.unwrap();
    let before = picture(cleo.sees().last().unwrap().files.first().map(|file| file.name.clone()));
    cleo.presses("Flip").await;
    let after = picture(cleo.sees().last().unwrap().files.first().map(|file| file.name.clone()));
    assert!(
        before.ends_with("-0-romans.png") && after.ends_with("-0-gauls.png"),
        "{before} {after}"
    );
    assert!(cleo.chooses("2").await.contains("turn 2 of 4"));
    let labels: Vec<String> =
        buttons(cleo.sees().last().unwrap()).into_iter().map(|(label, _)| label).collect();
    assert_eq!(
        labels,
        ["First", "Back", "Forward", "Last", "Flip", "Try moves", "Replay", "Moves", "Show here"],
        "a running game cannot be continued elsewhere"
    );
    bob.asks("game resign", json!({})).await;
    bob.presses("Yes, I resign").await;
    assert!(cleo.presses("Last").await.contains("resigns"));
    cleo.presses("Back").await;
    assert!(cleo.presses("Play on from here").await.starts_with("How strong should Murus play?"));
    assert!(cleo.presses("Tiro (700) · easy").await.contains("The game begins"));
    assert_eq!(world.cleo().asks("games", json!({})).await.matches("Murus").count(), 1);
    world.end().await;
});

story!(the_board_of_a_game_of_two_is_turned_in_turns, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    bob.presses("My view").await;
    bob.presses("More").await;
    assert!(bob.presses("Step through").await.contains("turn 1 of 1"));
    let file = || bob.sees().last().unwrap().files[0].name.clone();
    assert!(file().ends_with("-1-gauls.png"), "one's own side first: {}", file());
    bob.presses("Flip").await;
    assert!(file().ends_with("-1-romans.png"), "{}", file());
    bob.presses("Flip").await;
    assert!(file().ends_with("-1-gauls.png"), "{}", file());
    world.end().await;
});

story!(moves_are_tried_and_kept_over_a_restart, |mut world| async move {
    let (ann, bob) = seated(&world).await;
    ann.clicks("a1-c3").await;
    assert!(ann.labels().contains(&"Try moves".to_owned()), "while waiting: {:?}", ann.labels());
    let board = ann.presses("Try moves").await;
    assert!(board.contains("Try moves for both sides. Only you see them."), "{board}");
    ann.presses("d7").await;
    assert!(ann.labels().iter().any(|label| label.starts_with("d7-d5")), "{:?}", ann.labels());
    let begins =
        |label: &str| ann.labels().into_iter().find(|found| found.starts_with(label)).unwrap();
    let tried = ann.presses(&begins("d7-d5")).await;
    assert!(tried.contains("**1... d7-d5**"), "{tried}");
    ann.presses("h1").await;
    ann.presses(&begins("h1-f3")).await;
    world.restart().await;
    // One step back, and another move there: the first line stays.
    assert!(ann.presses("Back").await.contains("**1... d7-d5** 2. h1-f3"));
    ann.presses("d1").await;
    assert!(ann.presses(&begins("d1-d3")).await.contains("1... d7-d5 **2. d1-d3**"));
    let lines = told(&world, &ann.presses("My lines").await);
    assert!(
        lines.ends_with(
            "Your lines. Only you see them.\na) 1... d7-d5 **2. h1-f3**\nb) 1... d7-d5 **2. d1-d3**"
        ),
        "{lines}"
    );
    // Only she finds the lines, and no button of a line opens it for others.
    bob.presses("More").await;
    bob.presses("Try moves").await;
    assert!(bob.presses("My lines").await.contains("You haven't tried any moves yet."));
    let id = line(&ann, 1);
    let place = Place { channel: ChannelId(ann.channel), server: None, threadless: true };
    let thief = Caller::new(UserId(bob.id), place, "1".to_owned());
    let game = service::play::find::find_candidates(
        &world.service,
        &thief,
        &Where::Thread(Some(ChannelId(ann.channel))),
    )
    .await
    .unwrap()[0]
        .game
        .id;
    for what in [Try::Look, Try::Play("b1-b3"), Try::Note("mine"), Try::Drop] {
        let got = service::study::lines::try_line(
            &world.service,
            &thief,
            game,
            LineSpot::Line(id.parse().unwrap(), 1),
            what,
        )
        .await
        .unwrap();
        assert!(matches!(got, Trying::Unknown), "{what:?}");
    }
    // A line becomes a plan.
    ann.chooses(&id).await;
    assert!(ann.presses("Plan a reply").await.contains("if `d7-d5`, then `d1-d3`"));
    assert!(ann.presses("Save this plan").await.contains("d7-d5"));
    bob.plays("d7-d5").await;
    assert!(bob.newest().content.contains("d1-d3"), "{}", bob.newest().content);
    world.end().await;
});

story!(lines_are_opened_after_the_end_by_each_player, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.clicks("a1-c3").await;
    ann.presses("Try moves").await;
    ann.presses("d7").await;
    let play = |person: &Person, start: &str| {
        person.labels().into_iter().find(|found| found.starts_with(start)).unwrap()
    };
    ann.presses(&play(&ann, "d7-d5")).await;
    let noted = ann.fills("Comment…", &["He should have played this."]).await;
    assert!(noted.contains("> He should have played this."), "{noted}");
    assert!(!ann.presses("My lines").await.contains("Let others see"));
    assert!(!ann.labels().contains(&"Let others see".to_owned()), "not while the game runs");
    bob.asks("game resign", json!({})).await;
    bob.presses("Yes, I resign").await;
    let cleo = world.cleo().at(ann.channel);
    cleo.presses("Step through").await;
    cleo.presses("Try moves").await;
    assert!(
        cleo.presses("My lines").await.contains("You haven't tried any moves yet."),
        "no player has agreed to it"
    );
    ann.presses("Step through").await;
    ann.presses("Try moves").await;
    ann.presses("My lines").await;
    assert!(ann.presses("Let others see").await.contains("Your lines. Others can see them."));
    let posted = cleo.newest();
    assert!(
        posted.content.ends_with("The lines tried in this game are open. Take a look!"),
        "{}",
        posted.content
    );
    let seen = told(&world, &cleo.presses("See the lines").await);
    assert!(
        seen.ends_with(
            "Lines that others tried.\na) @Ann: **1... d7-d5**\n> He should have played this."
        ),
        "{seen}"
    );
    assert!(told(&world, &cleo.chooses(&line(&cleo, 0)).await).contains("@Ann: **1... d7-d5**"));
    assert!(
        !cleo.labels().contains(&"Comment…".to_owned())
            && !cleo.labels().contains(&"Delete line".to_owned())
    );
    // Her additions are a line of her own.
    cleo.presses("h1").await;
    cleo.presses(&play(&cleo, "h1-f3")).await;
    let lines = told(&world, &cleo.presses("My lines").await);
    assert!(lines.contains("a) 1... d7-d5 **2. h1-f3**\nb) @Ann: **1... d7-d5**"), "{lines}");
    ann.presses("Hide from others").await;
    cleo.presses("See the lines").await;
    assert!(!cleo.reads().contains("@Ann: "), "she may change her mind");
    cleo.chooses(&line(&cleo, 0)).await;
    assert!(cleo.presses("Delete line").await.contains("You haven't tried any moves yet."));
    world.end().await;
});

/// The key of a line in the menu that a person sees.
fn line(person: &Person, n: usize) -> String {
    let newest = person.page();
    let menu = parts(&newest).find(|part| part["type"] == 3).unwrap().clone();
    menu["options"][n]["value"].as_str().unwrap().to_owned()
}

story!(a_game_without_moves_has_nothing_to_review_or_to_walk_through, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("resign").await;
    ann.presses("Yes, I resign").await;
    let said = bob.asks("review", json!({})).await;
    assert_eq!(said, "Nobody moved in this game, so there's nothing to review.");
    bob.presses("Step through").await;
    let ways: Vec<String> =
        buttons(&bob.sees().pop().unwrap()).into_iter().map(|(label, _)| label).collect();
    assert_eq!(ways, ["Flip", "Try moves"], "no button leads nowhere");
    world.end().await;
});
