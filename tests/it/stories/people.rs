//! People are named, not codes: wherever a game is meant it says against whom, which variant, which move, how long still.

use serde_json::json;

use super::playing::seated;
use crate::story;

story!(a_game_is_told_by_its_people, |world| async move {
    let (ann, bob) = seated(&world).await;
    let named = ann.completions("board", "game", "").await;
    let name = named[0].1.clone();
    assert_eq!(named[0].0, format!("vs Bob · move 1 · your turn, 3 days left · {name}"));
    assert_eq!(ann.completes("board", "game", "bob").await, [name], "an opponent's name finds the game");
    assert_eq!(ann.completes("board", "game", "cleo").await, Vec::<String>::new());
    let offered = bob.completions("board", "game", "").await;
    assert!(offered[0].0.starts_with("vs Ann · move 1 · Ann to move, 3 days left"), "{offered:?}");

    let arena = world.sandbox.channel("arena").unwrap();
    let cleo = world.cleo().at(arena);
    cleo.asks("challenge", json!({ "opponent": ann.id.to_string(), "side": 1, "variant": "hex" })).await;
    ann.at(arena).presses("Accept").await;
    assert_eq!(
        world.sandbox.threads(arena)[0].1,
        "Ann – Cleo · Hex",
        "the variant is said where it is not the usual one"
    );
    let home = world.ann();
    assert_eq!(home.asks("board", json!({})).await, "Which game do you mean?");
    let menu = home.sees().pop().unwrap();
    let options = menu.components[0]["components"][0]["options"].as_array().unwrap().clone();
    let labels: Vec<&str> = options.iter().map(|option| option["label"].as_str().unwrap()).collect();
    assert!(labels.contains(&"vs Cleo · Hex · move 1 · your turn, 3 days left"), "{labels:?}");
    let shown = home.chooses(options[1]["value"].as_str().unwrap()).await;
    assert!(shown.contains("It is your move."), "{shown}");
    world.end().await;
});

story!(whom_discord_does_not_name_is_called_by_their_side, |mut world| async move {
    let (ann, _) = seated(&world).await;
    world.restart().await;
    for path in ["/members/", "users/"] {
        let rule = json!({ "method": "GET", "path": path, "times": 1000, "fault": { "refused": [500, 0] } });
        world.sandbox.misbehave(serde_json::from_value(rule).unwrap());
    }
    let offered = ann.completions("board", "game", "").await;
    assert!(offered[0].0.starts_with("vs Gauls · move 1 · your turn"), "{offered:?}");
    world.end().await;
});
