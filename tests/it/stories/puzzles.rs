//! Puzzles: what is posed, what a try is worth, and what it comes to.

use std::time::Duration;

use murus_gallicus::learn::{Attempt, Puzzle, Verdict};
use serde_json::{Value, json};

use crate::story;
use crate::support::person::{Person, buttons};

/// The puzzle in front of a person.
fn posed(person: &Person) -> &'static Puzzle {
    let text = person.reads();
    let id = text.split("**Puzzle ").nth(1).and_then(|rest| rest.split("**").next());
    id.and_then(Puzzle::find).unwrap_or_else(|| panic!("no puzzle is posed: {text}"))
}

/// The first move of a puzzle after these moves whose verdict is of this kind.
pub fn find(puzzle: &Puzzle, written: &str, is: impl Fn(&Verdict) -> bool) -> Option<String> {
    let attempt = Attempt::of(puzzle, written)?;
    let position = attempt.line().position();
    let moves = position.moves().into_iter().map(|m| position.write(m).to_string());
    moves.into_iter().find(|text| attempt.judge(text).is_ok_and(|judged| is(&judged.verdict)))
}

fn is_right(verdict: &Verdict) -> bool {
    matches!(verdict, Verdict::Right { .. })
}

/// Solves the puzzle that a person has open, by typing. Returns the last answer.
pub async fn solves(person: &Person, puzzle: &Puzzle) -> String {
    let mut written = String::new();
    loop {
        let right = find(puzzle, &written, is_right).expect("a puzzle has an answer");
        let said = person.fills("Type a move", &[&right]).await;
        if said.contains("**Solved!**") {
            return said;
        }
        assert!(said.starts_with("**Right.** "), "{said}");
        let attempt = Attempt::of(puzzle, &written).unwrap();
        written = attempt.written(&attempt.judge(&right).unwrap());
    }
}

story!(a_puzzle_is_tried_and_solved, |world| async move {
    let mut world = world;
    let ann = world.ann();
    let said = ann.asks("learn puzzle", json!({})).await;
    let puzzle = posed(&ann);
    assert!(said.contains(" to move: **win in "), "{said}");
    assert_eq!(ann.page().files.len(), 1, "with its picture");
    // A move is pressed: its unit, then its target. It is wrong, and nothing is lost.
    let wrong = find(puzzle, "", |verdict| matches!(verdict, Verdict::Wrong { .. })).expect("a wrong move");
    let cell = &wrong[..2];
    let unit = ann.labels().into_iter().find(|label| label.starts_with(cell)).unwrap();
    ann.presses(&unit).await;
    let target = ann.labels().into_iter().find(|label| label.starts_with(&wrong)).unwrap();
    let said = ann.presses(&target).await;
    assert!(said.starts_with(&format!("`{wrong}` ")), "{said}");
    assert!(ann.labels().contains(&"Try again".to_owned()));
    // A restart loses nothing: the buttons say all.
    world.restart().await;
    let ann = world.ann();
    assert!(ann.presses("Try again").await.contains("**Puzzle "));
    assert!(ann.fills("Type a move", &["z9-z8"]).await.starts_with("There is no z9"), "one clear sentence");
    ann.presses("Back").await;
    let said = solves(&ann, puzzle).await;
    assert!(!said.contains("puzzle rating"), "the first attempt is decided already: {said}");
    assert_eq!(ann.pings(), 0);
    // The next one is another one, and solved at once it counts.
    ann.presses("Next puzzle").await;
    let next = posed(&ann);
    assert_ne!(next.id, puzzle.id);
    let said = solves(&ann, next).await;
    assert!(said.contains("-# Your puzzle rating: 1"), "{said}");
    let profile = ann.asks("profile", json!({})).await;
    assert!(profile.contains("Puzzles **1") && profile.contains("1 of 2 right at the first try."), "{profile}");
    world.end().await;
});

story!(an_open_puzzle_is_gone_on_with_and_help_counts_as_a_miss, |world| async move {
    let (ann, bob) = (world.ann(), world.bob());
    ann.asks("learn puzzle", json!({})).await;
    let first = posed(&ann);
    ann.asks("learn puzzle", json!({})).await;
    assert_eq!(posed(&ann).id, first.id, "it is not finished");
    let said = ann.presses("Hint").await;
    assert!(said.starts_with("Move the unit on **") && said.ends_with("A hint counts as a miss."), "{said}");
    ann.speaks("de").await;
    let said = ann.presses("Show the answer").await;
    assert!(said.starts_with(&format!("Die Lösung: `{}`", first.line.join(" "))), "{said}");
    ann.speaks("en-US").await;
    ann.asks("learn puzzle", json!({})).await;
    assert_ne!(posed(&ann).id, first.id, "that one is done");
    assert!(ann.asks("profile", json!({})).await.contains("0 of 1 right at the first try."));
    // A theme that is asked for is kept to.
    bob.asks("learn puzzle", json!({ "theme": "quiet" })).await;
    let quiet = posed(&bob);
    assert!(quiet.themes.iter().any(|theme| theme.word() == "quiet"), "{:?}", quiet.themes);
    assert!(bob.completes("learn puzzle", "theme", "bat").await.contains(&"Battering ram".to_owned()));
    let said = bob.asks("learn puzzle", json!({ "variant": "escape@8x8-four" })).await;
    assert!(said.starts_with("There are no puzzles for this variant yet."), "{said}");
    world.end().await;
});

story!(a_puzzle_is_voted_for_and_reported_once, |world| async move {
    let ann = world.ann();
    ann.asks("learn puzzle", json!({})).await;
    ann.presses("Show the answer").await;
    assert!(ann.presses("👍").await.starts_with("Thank you. Votes"));
    assert!(ann.presses("Report").await.starts_with("Thank you. The puzzle is checked"));
    assert!(ann.presses("Report").await.starts_with("You have reported this puzzle already."));
    let old = ann.page();
    let forged = buttons(&old).into_iter().find(|(label, _)| label == "Report").unwrap().1;
    let forged = forged.replace("standard-", "nowhere-");
    assert!(ann.presses_id(&old.id, &forged.replace("puzzle-report", "puzzle-at")).await.contains("no longer exists"));
    // Deleted data takes all of it.
    ann.sets(&["my-data", "export-data"]).await;
    let file = ann.sees().last().unwrap().files[0].clone();
    let all: Value = serde_json::from_slice(&file.bytes).unwrap();
    assert_eq!(all["rows"]["puzzles"].as_array().unwrap().len(), 1);
    ann.sets(&["my-data", "forget-ask"]).await;
    ann.presses("Yes, delete my data").await;
    assert_eq!(ann.sets(&["my-data", "export-data"]).await, "I hold no data about you.");
    world.advance(Duration::from_secs(1)).await;
    world.end().await;
});
