//! Texts of people through every door: they are cleaned before they are stored and shown, and break
//! nothing.

use proptest::collection::vec;
use proptest::sample::select;
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use serde_json::json;

use super::playing::seated;
use crate::story;
use crate::support::person::{Person, read};

/// Texts that do harm, by intention or by accident.
const HOSTILE: [&str; 9] = [
    "nul \0 and \0",
    "\0",
    "[win](https://bad.example) **now** # @everyone <@&1> <#1> `code`",
    "two\r\nlines\u{2028}three\u{85}four",
    "\u{202E}gnihton\u{2066} \u{200F}",
    "z\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}\u{308}\u{309}\u{30A}algo",
    "```\n```",
    "\u{FEFF}\u{200B}",
    "'; DROP TABLE game; --",
];

/// Returns true if a text has honest letters only.
fn is_honest(text: &str) -> bool {
    let hidden = |c: char| matches!(c, '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}');
    text.chars().all(|c| {
        (c == '\n' || !c.is_control()) && !hidden(c) && !matches!(c, '\u{2028}' | '\u{2029}')
    }) && !text.contains("\u{303}\u{304}")
}

/// A person enters a text by each option that takes one, and each answer has honest letters only.
async fn enters_everywhere(person: &Person, text: &str) {
    let options = [
        ("move", json!({ "move": text.chars().take(60).collect::<String>() })),
        ("move", json!({ "move": "a1-c3", "game": text })),
        ("plan", json!({ "moves": text })),
        ("board", json!({ "game": text })),
        ("challenge", json!({ "variant": text })),
        ("challenge", json!({ "level": text })),
        ("game import", json!({ "moves": text })),
        ("game continue", json!({ "game": text.chars().take(12).collect::<String>() })),
    ];
    for (command, option) in options {
        let told = person.asks(command, option).await;
        assert!(
            !told.starts_with("Something went wrong") && !told.is_empty(),
            "{command} {text:?}: {told}"
        );
        assert!(is_honest(&told), "{command} {text:?}: {told:?}");
        // Between backticks Discord shows every character as it is.
        let live: String = told.split('`').step_by(2).collect();
        assert!(!live.contains("](https://bad"), "{command} {text:?}: {told:?}");
    }
    for (command, option) in
        [("board", "game"), ("move", "move"), ("challenge", "variant"), ("challenge", "level")]
    {
        person.completes(command, option, text).await;
    }
    let zone: String = text.replace(',', " ").chars().take(60).collect();
    let told = person.sets(&["zones", "zone-region=other", &format!("form={zone}")]).await;
    assert!(is_honest(&told) && !told.starts_with("Something went wrong"), "{text:?}: {told:?}");
}

story!(hostile_texts_through_every_door_are_answered_and_harmless, |world| async move {
    let (ann, bob) = seated(&world).await;
    for (n, text) in HOSTILE.into_iter().enumerate() {
        enters_everywhere(&ann, text).await;
        let murus = world.sandbox.person("Murus").unwrap();
        ann.says(&format!("<@{murus}> {text}")).await;
        assert!(is_honest(&ann.newest().content), "{text:?}");
        // At most four challenges are open at once.
        if n < 4 {
            world.ann().asks("challenge", json!({ "note": text })).await;
            let told = read(&world.bob().newest());
            assert!(is_honest(&told) && !told.contains("[win]("), "{told:?}");
        }
        world.advance(std::time::Duration::from_secs(60)).await;
    }
    let mona = world.person("Mona");
    let name = ann.game().await;
    mona.asks("server moderate", json!({ "act": 0, "game": name, "reason": HOSTILE[2] })).await;
    assert!(!bob.reads().contains("[win]("), "{}", bob.reads());
    assert!(is_honest(&mona.asks("server moderate", json!({})).await));
    world.end().await;
});

story!(any_text_of_a_form_is_kept_as_one_honest_line, |world| async move {
    let (ann, _) = seated(&world).await;
    ann.plays("a1-c3").await;
    ann.presses("More").await;
    ann.presses("Try moves").await;
    ann.presses("d7").await;
    let play = ann.labels().into_iter().find(|label| label.starts_with("d7-d5")).unwrap();
    ann.presses(&play).await;
    let letters: Vec<char> =
        "ab1 -x,`*_[]()@<\0\u{7}\t\n\r\u{85}\u{AD}e\u{301}\u{316}\u{200B}\u{200D}\u{202E}\u{2028}\u{2066}\u{FEFF}ש👩"
            .chars()
            .collect();
    let texts = vec(select(letters), 1..40);
    let mut chance = TestRunner::deterministic();
    for _ in 0..24 {
        let text: String = texts.new_tree(&mut chance).unwrap().current().into_iter().collect();
        let told = ann.fills("Comment…", &[&text]).await;
        assert!(
            is_honest(&told) && !told.starts_with("Something went wrong"),
            "{text:?}: {told:?}"
        );
        assert!(
            told.lines().filter(|line| line.starts_with("> ")).count() <= 1,
            "{text:?}: {told:?}"
        );
    }
    world.end().await;
});
