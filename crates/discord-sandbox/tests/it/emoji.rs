//! The application's emoji: uploaded, listed, shown on components, deleted.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::plain::{DONE, FORM, Outcome, Plain, button, row};

const MADE: Outcome = (201, 0);

/// Makes a data address of a picture with this many bytes.
fn picture(bytes: usize) -> String {
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    file.resize(bytes, 0);
    format!("data:image/png;base64,{}", STANDARD.encode(file))
}

#[tokio::test]
async fn emoji_are_refused_as_discord_refuses_them() {
    let plain = Plain::begin().await;
    let path = format!("/applications/{}/emojis", plain.sandbox.person("Bot").unwrap());
    for (name, image, outcome) in [
        ("tower", picture(64), MADE),
        ("tower", picture(64), FORM),
        ("t", picture(64), FORM),
        ("a-tower", picture(64), FORM),
        (&"t".repeat(33), picture(64), FORM),
        ("large", picture(256 << 10), MADE),
        ("larger", picture((256 << 10) + 1), FORM),
        ("text", "data:image/png;base64,aGVsbG8=".to_owned(), FORM),
        ("bare", STANDARD.encode("hello"), FORM),
        ("none", String::new(), FORM),
    ] {
        let (got, answer) = plain.ask("POST", &path, json!({ "name": name, "image": image })).await;
        assert_eq!(got, outcome, "{name} {answer}");
    }
    let strange = json!({ "name": "wall", "image": picture(64) });
    assert_eq!(plain.ask("POST", "/applications/1/emojis", strange).await.0, (403, 20_012));
    let (_, listed) = plain.ask("GET", &path, Value::Null).await;
    let names: Vec<&str> = listed["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["tower", "large"]);
}

#[tokio::test]
async fn a_component_shows_only_an_emoji_that_is_there() {
    let plain = Plain::begin().await;
    let path = format!("/applications/{}/emojis", plain.sandbox.person("Bot").unwrap());
    let body = json!({ "name": "tower", "image": picture(64) });
    let (_, made) = plain.ask("POST", &path, body).await;
    let id = made["id"].as_str().unwrap();
    let on_button = |id: &str| {
        let mut part = button("a");
        part["emoji"] = json!({ "id": id, "name": "tower" });
        json!({ "content": "x", "components": [row(json!([part]))] })
    };
    let on_option = |id: &str| {
        let option = json!({ "label": "l", "value": "v", "emoji": { "id": id, "name": "tower" } });
        let menu = json!({ "type": 3, "custom_id": "m", "options": [option] });
        json!({ "content": "x", "components": [row(json!([menu]))] })
    };
    for body in [on_button(id), on_option(id)] {
        assert_eq!(plain.posts(body).await.0, (200, 0));
    }
    for body in [on_button("5"), on_option("5")] {
        assert_eq!(plain.posts(body).await.0, FORM);
    }
    let one = format!("{path}/{id}");
    assert_eq!(plain.ask("DELETE", &one, Value::Null).await.0, DONE);
    assert_eq!(plain.ask("DELETE", &one, Value::Null).await.0, (404, 10_014));
    assert_eq!(plain.posts(on_button(id)).await.0, FORM);
}
