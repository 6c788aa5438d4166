//! Plans for any other move: the answer to each move that no other plan expects.

use expect_test::expect;
use murus_gallicus::{Entry, Line, Variant};
use serde_json::json;

use super::challenges::told;
use super::playing::seated;
use crate::story;
use crate::support::person::Person;

/// Plans lines, and returns the list of plans.
async fn plans(person: &Person, lines: &str) -> String {
    person.asks("plan", json!({ "moves": lines })).await
}

/// Returns true if a person's newest private answer has a button with this label.
fn offers(person: &Person, label: &str) -> bool {
    person.labels().iter().any(|one| one == label)
}

/// An answer of the side that waits that is legal after the first returned move, and not after the
/// second.
fn torn_answer(line: &Line) -> Option<(String, String, String)> {
    let after = |text: &str| {
        let mut next = line.clone();
        next.play(next.read(text).unwrap()).unwrap();
        next.written_moves()
    };
    let all: Vec<(String, Vec<String>)> =
        line.written_moves().into_iter().map(|text| (text.clone(), after(&text))).collect();
    let (good, answer, bad) = all.iter().find_map(|(good, answers)| {
        answers.iter().find_map(|answer| {
            let bad = all.iter().find(|(_, others)| !others.contains(answer));
            Some((good, answer, &bad?.0))
        })
    })?;
    Some((answer.clone(), good.clone(), bad.clone()))
}

story!(any_other_move_gets_the_answer_planned_for_it, |world| async move {
    let (ann, bob) = seated(&world).await;
    let said = plans(&bob, "* d7-d5; a1-c3 b7-d5 any c7-c5").await;
    expect![[r#"
        Saved. Only you see your plans:
        1. after any other move: `d7-d5`
        2. if `a1-c3`, then `b7-d5`, and after any other move: `c7-c5`"#]]
    .assert_eq(&said);
    // A line that names the move goes before; then the rest of that line waits.
    ann.plays("a1-c3").await;
    assert!(ann.newest().content.contains("b7-d5"), "{}", ann.newest().content);
    let said = bob.asks("plan", json!({})).await;
    assert!(said.contains("1. after any other move: `c7-c5`"), "{said}");
    assert!(!said.contains("no longer fit"), "another plan answered: {said}");
    let pings = bob.pings();
    ann.plays("h1-f3").await;
    assert!(ann.newest().content.contains("c7-c5"), "{}", ann.newest().content);
    assert_eq!(bob.pings(), pings, "his plan played, so he is not called");
    // Without other lines, it answers every move.
    bob.speaks("de").await;
    let said = plans(&bob, "sonst e7-e5").await;
    assert!(said.ends_with("1. nach jedem anderen Zug: `e7-e5`"), "{said}");
    ann.plays("b1-b3").await;
    assert!(ann.newest().content.contains("e7-e5"), "{}", ann.newest().content);
    world.end().await;
});

story!(an_answer_that_is_not_legal_plays_nothing, |world| async move {
    let (ann, bob) = seated(&world).await;
    let mut line = Line::new(Variant::STANDARD);
    // They play on until an answer is legal after one move, and not after another.
    let (answer, good, bad) = loop {
        if line.plies().is_multiple_of(2)
            && let Some(found) = torn_answer(&line)
        {
            break found;
        }
        let text = line.written_moves().into_iter().nth(line.plies() % 5).unwrap();
        let mover = if line.plies().is_multiple_of(2) { &ann } else { &bob };
        mover.plays(&text).await;
        let Ok(Entry::Move(m)) = line.read(&text) else { panic!("{text}") };
        line.play(Entry::Move(m)).unwrap();
        assert!(line.outcome().is_none(), "no such answer came up: {}", line.record());
    };
    let said = plans(&bob, &format!("* {answer}; {good} {answer}")).await;
    assert!(said.contains(&format!("after any other move: `{answer}`")), "{said}");
    let pings = bob.pings();
    ann.plays(&bad).await;
    assert_eq!(bob.pings(), pings + 1, "it is his turn, as without a plan");
    let why = format!("-# Your plans no longer fit: {} played `{bad}`.", ann.mention());
    let said = bob.asks("plan", json!({})).await;
    assert!(said.starts_with(&why), "{said}");
    assert!(!said.contains("any other"), "{said}");
    ann.resigns().await;
    let said = bob.asks("plan", json!({})).await;
    let said = told(&world, &said);
    assert!(
        said.contains(&format!("1. after any other move: `{answer}`. Played instead:")),
        "{said}"
    );
    world.end().await;
});

story!(a_plan_for_any_other_move_ends_with_its_answer, |world| async move {
    let (ann, bob) = seated(&world).await;
    for (moves, why) in [
        ("*", "A plan has to end with your own move: first your opponent's move, then yours."),
        (
            "* d7-d5 a1-c3 c7-c5",
            "A plan ends with the reply to any other move: `* d7-d5`. Leave out what comes after it.",
        ),
        (
            "* d7-d5; * c7-c5",
            "That conflicts with the plan `* d7-d5`. Only one of them can be kept.",
        ),
    ] {
        assert_eq!(plans(&bob, moves).await, why, "{moves}");
    }
    let said = plans(&bob, "* d7-d4").await;
    assert!(said.starts_with("`* d7-d4` doesn't work."), "{said}");
    // Who is to move plans after the own next move.
    let said = plans(&ann, "* a1-c3").await;
    assert!(said.starts_with("You can't play `*` now."), "{said}");
    let said = plans(&ann, "a1-c3 * b1-b3").await;
    assert!(said.contains("after your `a1-c3`: after any other move: `b1-b3`"), "{said}");
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    assert!(bob.newest().content.contains("b1-b3"), "{}", bob.newest().content);
    world.end().await;
});

story!(a_plan_made_step_by_step_may_answer_any_other_move, |world| async move {
    let (ann, bob) = seated(&world).await;
    bob.presses("Move").await;
    bob.presses("Plan a reply").await;
    assert!(offers(&bob, "After any other move"));
    let said = bob.presses("After any other move").await;
    assert_eq!(said, "After any other move, which reply should I play if it's legal then?");
    assert!(offers(&bob, "d7"), "his own units, as if Ann had passed");
    assert!(!offers(&bob, "After any other move"));
    bob.presses("d7").await;
    assert!(bob.presses("Back").await.starts_with("After any other move, which reply"));
    bob.presses("d7").await;
    let said = bob.presses("d7-d5 · two walls").await;
    assert!(said.starts_with("Your plan: after any other move: `d7-d5`. Save it?"), "{said}");
    assert_eq!(bob.labels(), ["Save this plan", "Back", "Plans"], "nothing comes after the answer");
    let said = bob.presses("Save this plan").await;
    assert!(said.contains("1. after any other move: `d7-d5`"), "{said}");
    // After a move of her own, and an answer to one of his, Ann can do the same.
    ann.presses("Move").await;
    ann.asks("plan", json!({})).await;
    ann.presses("Plan a reply").await;
    assert!(!offers(&ann, "After any other move"), "her own move comes first");
    for label in ["a1", "a1-c3 · two walls", "After any other move", "g1"] {
        ann.presses(label).await;
    }
    let said = ann.presses("g1-g3 · two walls").await;
    assert!(said.starts_with("Your plan: after any other move: `g1-g3`. Save it?"), "{said}");
    let said = ann.presses("Save this plan").await;
    assert!(said.contains("after your `a1-c3`"), "{said}");
    assert!(said.contains("after any other move: `g1-g3`"), "{said}");
    ann.plays("a1-c3").await;
    assert!(ann.newest().content.contains("d7-d5"), "{}", ann.newest().content);
    world.end().await;
});
