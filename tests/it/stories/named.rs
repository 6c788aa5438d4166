//! Choices whose name Discord sends in place of their value, and games that are found again however
//! many there are.

use serde_json::{Value, json};

use super::challenges::told;
use crate::story;
use crate::support::person::Person;

/// Takes a completion, of which Discord sends the name, and returns the answer.
async fn takes(person: &Person, command: &str, option: &str, typed: &str, rest: Value) -> String {
    let (name, value) = person.completions(command, option, typed).await.remove(0);
    assert_ne!(name, value);
    let mut options = rest.as_object().cloned().unwrap_or_default();
    options.insert(option.to_owned(), json!(name));
    person.asks(command, Value::Object(options)).await
}

story!(a_choice_is_read_by_its_name_in_any_language, |mut world| async move {
    // Serenity notes each such interaction from the gateway as an event that it cannot read.
    world.sign_interactions();
    world.restart().await;
    let ann = world.ann();
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    // In English, and in German, which is not the language of the person.
    for (side, level, variant) in [
        ("Gauls", "Centurion (1300) · medium", "Advanced"),
        ("Gallier", "ZENTURIO (1300) · MITTEL", "Katapulte"),
    ] {
        let options = json!({ "opponent": murus, "side": side, "level": level, "variant": variant,
            "time": "No clock" });
        let said = ann.asks("challenge", options).await;
        assert!(said.starts_with("[The game begins]"), "{said}");
    }
    let said = told(&world, &ann.asks("games", json!({})).await);
    assert_eq!(said.matches("vs Murus (Centurion)").count(), 2, "{said}");
    assert_eq!(said.matches("Advanced").count(), 2, "{said}");
    let rules = ann.asks("learn rules", json!({ "topic": 1 })).await;
    for name in ["Advanced", "Katapulte"] {
        assert_eq!(ann.asks("learn rules", json!({ "topic": name })).await, rules);
    }
    // A hint that is known already is the answer itself, whenever it is asked for.
    let (_, game) = ann.completions("hint", "game", "").await.remove(0);
    ann.asks("hint", json!({ "game": game })).await;
    ann.hint().await;
    // Completions, of which the name comes back.
    for (command, option, typed, rest) in [
        ("learn lesson", "lesson", "", json!({})),
        ("learn puzzle", "theme", "", json!({})),
        ("learn puzzle", "variant", "standard", json!({})),
        ("board", "game", "", json!({})),
        ("game moves", "game", "", json!({})),
        ("hint", "game", "", json!({})),
    ] {
        let (_, value) = ann.completions(command, option, typed).await.remove(0);
        let mut options = rest.as_object().cloned().unwrap();
        options.insert(option.to_owned(), json!(value));
        let meant = ann.asks(command, Value::Object(options)).await;
        assert_eq!(takes(&ann, command, option, typed, rest).await, meant, "/{command} {option}");
    }
    world.end().await;
});

story!(the_oldest_game_is_found_by_its_name_opponent_and_variant, |world| async move {
    let bob = world.bob();
    world
        .ann()
        .asks("challenge", json!({ "opponent": bob.id.to_string(), "side": 0, "variant": "hex" }))
        .await;
    bob.presses("Accept").await;
    let ann = world.ann().at(world.thread());
    let name = ann.game().await;
    ann.resigns().await;
    let ann = world.ann();
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    for _ in 0..26 {
        ann.asks("challenge", json!({ "opponent": murus, "side": 0, "level": "Tiro" })).await;
        let newer = ann.completes("game resign", "game", "").await.remove(0);
        ann.asks("game resign", json!({ "game": newer })).await;
        ann.presses("Yes, I resign").await;
    }
    ann.asks("challenge", json!({ "opponent": bob.id.to_string(), "side": 0 })).await;
    bob.presses("Accept").await;
    let other = ann.completes("game resign", "game", "").await.remove(0);
    for command in ["review", "board", "game export"] {
        assert!(
            !ann.completes(command, "game", "").await.contains(&name),
            "the newest are offered first"
        );
        for typed in [&name[..4], "hex", &format!("#{name}"), &name.to_uppercase()] {
            assert_eq!(
                ann.completes(command, "game", typed).await,
                std::slice::from_ref(&name),
                "/{command} {typed}"
            );
        }
        let found = ann.completes(command, "game", "bob").await;
        assert_eq!(found.last(), Some(&name), "/{command}: {found:?}");
    }
    assert_eq!(
        ann.completes("game resign", "game", "hex").await,
        Vec::<String>::new(),
        "it is over"
    );
    assert_eq!(ann.completes("game resign", "game", "bob").await, [other]);
    assert_eq!(world.cleo().completes("board", "game", "hex").await, Vec::<String>::new());
    world.end().await;
});
