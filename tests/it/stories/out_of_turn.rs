//! Wishes to move while another is to move.

use serde_json::json;

use super::challenges::told;
use super::playing::seated;
use crate::story;
use crate::support::person::buttons;

story!(a_press_of_move_out_of_turn_offers_what_can_be_done_meanwhile, |world| async move {
    let (ann, _) = seated(&world).await;
    ann.plays("a1-c3").await;
    let done = ann.page();
    assert!(buttons(&done).iter().any(|(label, _)| label == "Take back"));
    let said = told(&world, &ann.presses("Move").await);
    assert_eq!(said, "It's not your turn. We're waiting for @Bob.");
    assert_eq!(ann.labels(), ["My view", "Plan a reply"]);
    // The answer to her move is still there, with its buttons.
    let kept = ann.sees().into_iter().find(|message| message.id == done.id);
    assert!(kept.is_some_and(|kept| buttons(&kept) == buttons(&done)));
    assert_eq!(
        told(&world, &ann.asks("move", json!({ "move": "b1-d3" })).await),
        "It's not your turn. We're waiting for @Bob."
    );
    assert!(ann.sees().iter().any(|message| message.id == done.id));
    ann.presses("Move").await;
    assert!(ann.presses("Plan a reply").await.starts_with("Which move do you expect?"));
    assert!(ann.presses("Take back").await.starts_with("You took your move back"));
    world.end().await;
});

story!(a_press_of_move_out_of_turn_leads_to_the_next_game, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    let cleo = world.cleo();
    world.ann().challenges(&cleo).await;
    cleo.presses("Accept").await;
    ann.presses("Move").await;
    assert_eq!(ann.labels(), ["My view", "Plan a reply", "Next game (1)"]);
    assert!(ann.presses("Next game (1)").await.contains("Which tower moves?"));
    assert!(bob.presses("Move").await.contains("Which tower moves?"));
    world.end().await;
});
