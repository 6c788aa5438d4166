//! From the first lesson to the end of a first game, alone and guided.

use std::time::Duration;

use expect_test::expect;
use serde_json::json;

use crate::story;
use crate::support::person::{Person, buttons, parts};

/// The message in front of the person.
fn page(person: &Person) -> discord_sandbox::MessageView {
    person.sees().into_iter().rfind(|message| message.bot).unwrap()
}

fn labels(person: &Person) -> Vec<String> {
    buttons(&page(person)).into_iter().map(|(label, _)| label).collect()
}

story!(five_pictures_show_the_game, |world| async move {
    let ann = world.ann();
    let said = ann.asks("learn lesson", json!({})).await;
    assert_eq!(
        said,
        "-# Step 1 of 5\n**A tower moves.** You win by getting a stone onto the far row, rank 7. A tower always moves two cells and lays a stone on each: choose where it goes."
    );
    assert!(page(&ann).whisper && page(&ann).files.len() == 1, "a picture that only she sees");
    assert_eq!(labels(&ann), ["a1-a3", "a1-c1", "a1-c3", "Skip to the game"]);
    let mut told = Vec::new();
    for (wrong, right, next) in [
        (None, "a1-c3", "Next"),
        (Some("c1-e1"), "c1-c3", "Next"),
        (Some("a3-a5"), "a3xb4", "Next"),
        (Some("a5-c5"), "a5-a7", "Next"),
        (Some("c6-a4"), "c6-c4", "Play your first game"),
    ] {
        let before = page(&ann);
        let question = before.content.clone();
        let asked = labels(&ann);
        if let Some(wrong) = wrong {
            told.push(ann.presses(wrong).await);
            assert_eq!(labels(&ann), asked, "the page stays");
            assert_eq!(ann.presses("Back").await, question, "Back goes one step");
        }
        told.push(ann.presses(right).await);
        assert_eq!(page(&ann).id, before.id, "it walks on in the same message");
        assert_eq!(labels(&ann), [next, "Back"]);
        ann.presses("Back").await;
        ann.presses(right).await;
        told.push(ann.presses(next).await);
    }
    expect![[r#"
        -# Step 1 of 5
        One stone on b2, one on c3: a wall is one stone, a tower is two.
        -# Step 2 of 5
        **A wall grows.** Walls can't move, but put a stone on your own wall and it becomes a tower. Move from c1 onto one of your walls.
        -# Step 2 of 5
        After `c1-e1` you have only walls, and walls can't move. Land on c3 or e3.
        -# Step 2 of 5
        A tower again! Land on your walls, and you keep your towers.
        -# Step 3 of 5
        **Sacrifice.** The Gallic wall on b4 blocks your way. A tower next to it can give up one stone to take it.
        -# Step 3 of 5
        `a3-a5` moves away, and the wall stays. Take it on b4.
        -# Step 3 of 5
        The wall is gone. It cost you a stone, so your tower is a wall now.
        -# Step 4 of 5
        **Breakthrough.** One stone on the far row wins at once. Here that is rank 7.
        -# Step 4 of 5
        `a5-c5` doesn't reach rank 7. One of the moves does.
        -# Step 4 of 5
        You're through! The stone on a7 wins the game.
        -# Step 5 of 5
        **Stalemate.** If you can't move, you lose. The Gallic tower on a2 needs both b3 and c4 to get out: block one of them.
        -# Step 5 of 5
        After `c6-a4` the tower still gets out over b3 and c4. Block one of them.
        -# Step 5 of 5
        It has no way out, so you win.
        **A guided game.** You're the Romans, at the bottom. Murus plays as Discens (beginner) and replies right away. You can take back any move.
        Lay walls where your next tower can land. Try `h1-f3` (two walls)."#]]
    .assert_eq(&told.join("\n"));
    assert_eq!(ann.pings(), 0);
    world.end().await;
});

story!(a_lesson_is_left_and_continued, |world| async move {
    let mut world = world;
    let ann = world.ann();
    ann.asks("learn lesson", json!({})).await;
    ann.presses("a1-c3").await;
    ann.presses("Next").await;
    world.restart().await;
    world.advance(Duration::from_secs(40 * 24 * 3600)).await;
    assert!(
        ann.asks("learn lesson", json!({})).await.contains("**A wall grows.**"),
        "she is at the same step"
    );
    assert!(
        world.bob().asks("learn lesson", json!({})).await.contains("**A tower moves.**"),
        "each person has their own step"
    );
    ann.speaks("de").await;
    assert!(ann.presses("Back").await.contains("**Ein Turm zieht.**"));
    world.end().await;
});

story!(a_first_game_is_guided_and_private, |world| async move {
    let mut world = world;
    let ann = world.ann();
    ann.asks("learn lesson", json!({})).await;
    let said = ann.presses("Skip to the game").await;
    assert!(
        said.starts_with(
            "**A guided game.** You're the Romans, at the bottom. Murus plays as Discens (beginner)"
        ),
        "{said}"
    );
    assert_eq!(labels(&ann), ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "Hint", "Leave"]);
    let asked = ann.presses("d1").await;
    assert!(
        asked.contains("d1") && labels(&ann).contains(&"d1-d3 · two walls".to_owned()),
        "{asked}"
    );
    ann.presses("Back").await;
    ann.presses("d1").await;
    let old = page(&ann);
    let move_id =
        buttons(&old).into_iter().find(|(label, _)| label.starts_with("d1-d3")).unwrap().1;
    ann.presses("d1-d3 · two walls").await;
    assert!(
        labels(&ann).contains(&"Take back".to_owned()) && !labels(&ann).contains(&"d1".to_owned())
    );
    let answered = page(&ann).files[0].description.clone().unwrap();
    assert!(answered.starts_with("1... "), "Murus has answered: {answered}");
    ann.presses("Take back").await;
    assert!(labels(&ann).contains(&"d1".to_owned()), "the move is taken back, and its answer");
    ann.presses("d1").await;
    ann.presses("d1-d3 · two walls").await;
    assert_eq!(
        page(&ann).files[0].description.clone().unwrap(),
        answered,
        "the same answer as before"
    );
    // The game is left, and continued after a restart.
    assert_eq!(ann.presses("Leave").await, "**Learn** continues where you left off.");
    assert_eq!(advised(&ann), ["Learn"], "the way back leads");
    world.restart().await;
    ann.presses("Learn").await;
    assert_eq!(page(&ann).files[0].description.clone().unwrap(), answered);
    assert_eq!((ann.pings(), world.bob().sees().len()), (0, 0), "the game pings no one");
    assert!(
        ann.asks("games", json!({}))
            .await
            .ends_with("Your guided game is still running. Only you see it.")
    );
    ann.presses("Guided game").await;
    assert_eq!(page(&ann).files[0].description.clone().unwrap(), answered);
    assert!(move_id.contains("guided-move"));
    world.end().await;
});

story!(a_hint_in_the_guided_game_shows_the_best_move_and_plays_nothing, |world| async move {
    let mut world = world;
    let ann = world.ann();
    ann.asks("learn lesson", json!({})).await;
    ann.presses("Skip to the game").await;
    let asked = page(&ann);
    let said = ann.presses("Hint").await;
    assert_eq!(said, "The best move: `h1-f3` (two walls).");
    assert_eq!(page(&ann).id, asked.id, "in the same message");
    assert_eq!(advised(&ann), ["h1-f3 · two walls"]);
    assert_ne!(page(&ann).files[0].name, asked.files[0].name, "with a picture of its own");
    ann.presses("Back").await;
    assert!(labels(&ann).contains(&"h1".to_owned()), "nothing is played");
    ann.presses("Hint").await;
    world.restart().await;
    ann.presses("h1-f3 · two walls").await;
    assert!(page(&ann).files[0].description.as_deref().unwrap().starts_with("1... "));
    // Every turn has one, after a move of Murus too.
    assert!(ann.presses("Hint").await.starts_with("The best move: `"));
    world.end().await;
});

story!(after_the_guided_game_a_separate_message_challenges_a_friend, |world| async move {
    let ann = world.ann();
    ann.asks("learn lesson", json!({})).await;
    ann.presses("Skip to the game").await;
    for _ in 0..400 {
        match labels(&ann) {
            labels if labels.iter().any(|label| label == "Challenge a friend") => break,
            labels => ann.presses(&labels[0]).await,
        };
    }
    let end = page(&ann);
    let form = ann.opens("Challenge a friend").await;
    ann.submits(&form, json!({ "opponent": [ann.id.to_string()] })).await;
    assert_ne!(page(&ann).id, end.id);
    let still = ann.sees().into_iter().find(|message| message.id == end.id).unwrap();
    assert_eq!(buttons(&still), buttons(&end), "the other buttons after the game stay");
    world.end().await;
});

/// The highlighted labels, which are the advice.
fn advised(person: &Person) -> Vec<String> {
    let page = page(person);
    let blue = parts(&page).filter(|part| part["type"] == 2 && part["style"] == 1);
    blue.map(|part| part["label"].as_str().unwrap().to_owned()).collect()
}

/// Plays the guided game to its end, always by the advice or never, and returns the texts of all
/// turns and of the end.
async fn plays_on(person: &Person, follows: bool) -> Vec<String> {
    let mut said = vec![page(person).content];
    while !labels(person).contains(&"Challenge a friend".to_owned()) {
        assert!(said.len() < 100, "it doesn't end");
        for kind in ["cell", "move"] {
            let asked = labels(person);
            let is_one = |label: &&String| {
                if kind == "cell" { label.len() == 2 } else { label.contains(" · ") }
            };
            let choices: Vec<&String> = asked.iter().filter(is_one).collect();
            // A unit that alone can move is not asked for.
            let Some(first) = choices.first() else { continue };
            let blue = advised(person);
            let fits = |label: &&&String| blue.contains(**label) == follows;
            let chosen = (*choices.iter().find(fits).unwrap_or(first)).clone();
            person.presses(&chosen).await;
        }
        said.push(page(person).content);
    }
    said
}

story!(the_guide_never_says_the_same_twice_in_a_row, |world| async move {
    let ann = world.ann();
    ann.asks("learn lesson", json!({})).await;
    ann.presses("Skip to the game").await;
    let said = plays_on(&ann, true).await;
    for (one, next) in said.iter().zip(&said[1..]) {
        let sentences = |text: &str| -> Vec<String> {
            text.split(['\n', '.'])
                .map(|part| part.trim().to_owned())
                .filter(|part| !part.is_empty())
                .collect()
        };
        let before = sentences(one);
        assert!(
            sentences(next).iter().all(|part| !before.contains(part)),
            "{one}\nand then\n{next}"
        );
    }
    let all = said.join("\n");
    for reason in [
        "so you keep all your towers",
        "The player who runs out of moves",
        "costs a tower",
        "has a mark in its corner:",
    ] {
        assert!(all.matches(reason).count() <= 1, "{reason}: {all}");
    }
    assert!(said[1..said.len() - 1].iter().all(|text| text.contains("Murus")), "{all}");
    assert_eq!(ann.pings(), 0);
    world.end().await;
});

story!(a_won_guided_game_names_the_winner_and_leads_on, |world| async move {
    let ann = world.ann();
    ann.asks("learn lesson", json!({})).await;
    ann.presses("Skip to the game").await;
    for _ in 0..20 {
        plays_on(&ann, true).await;
        if page(&ann).content == "**You win!** Well played." {
            break;
        }
        ann.presses("Play again").await;
    }
    let ways = ["Play Murus for real", "Next lesson", "Challenge a friend", "Play again"];
    assert_eq!(labels(&ann), ways, "{}", page(&ann).content);
    assert_eq!(advised(&ann), ways[..1], "one of them leads on");
    let next = ann.button("Next lesson");
    let end = ann.sees().pop().unwrap();
    let said = ann.asks("learn lesson", json!({})).await;
    assert!(said.starts_with("-# Step 1 of "), "the next lesson begins: {said}");
    let asked = ann.presses_on(&end, "Play Murus for real").await;
    let same =
        "How strong should Murus play? Discens (beginner) suits you best. The numbers are ratings.";
    assert!(asked.starts_with(same), "as in the guided game: {asked}");
    assert!(ann.presses("Discens (400) · beginner").await.starts_with("[The game begins]("));
    assert!(ann.presses_id(&next.0, &next.1).await.starts_with("-# Step 1 of "));
    world.end().await;
});

story!(a_lost_guided_game_goes_on_before_the_move_that_lost_it, |world| async move {
    let mut world = world;
    let ann = world.ann();
    ann.asks("learn lesson", json!({})).await;
    ann.presses("Skip to the game").await;
    for _ in 0..20 {
        plays_on(&ann, false).await;
        if labels(&ann)[0] == "Back to the losing move" {
            break;
        }
        ann.presses("Play again").await;
    }
    let end = page(&ann).content;
    assert!(end.contains(" lost the game: after that, Murus had a sure win."), "{end}");
    let lost = end.split('`').nth(1).unwrap().to_owned();
    let there = ann.presses("Back to the losing move").await;
    assert!(
        there.contains(&format!(
            "**The game turned here:** after `{lost}` Murus had a sure win. Try "
        )),
        "{there}"
    );
    assert_eq!(there.matches(&lost).count(), 1, "the losing move is not advised: {there}");
    // The game is kept, and a press on the old page loses nothing.
    world.restart().await;
    ann.presses("Leave").await;
    ann.presses("Learn").await;
    assert_eq!(page(&ann).content, there);
    let first = advised(&ann)[0].clone();
    // A unit that alone can move is not asked for.
    if first.len() == 2 {
        ann.speaks("de").await;
        let german = ann.presses(&first).await;
        assert!(german.starts_with("Wohin zieht der Turm"), "{german}");
        ann.presses("Zurück").await;
        assert!(page(&ann).content.contains("**Hier kippte die Partie:**"));
        ann.speaks("en-US").await;
    }
    plays_on(&ann, true).await;
    assert!(
        labels(&ann).contains(&"Challenge a friend".to_owned()),
        "the game reaches another end"
    );
    world.end().await;
});
