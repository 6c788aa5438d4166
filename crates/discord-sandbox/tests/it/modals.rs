//! Modals with labels: their limits, and the values that people send back.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use discord_sandbox::{Act, Reaction};
use serde_json::{Map, Value, json};

use super::answering::Answering;
use super::plain::{DONE, FORM, long};

fn label(component: Value) -> Value {
    json!({ "type": 18, "label": "L", "component": component })
}

fn modal(parts: Value) -> Value {
    json!({ "title": "T", "custom_id": "f", "components": parts })
}

fn input(id: &str) -> Value {
    json!({ "type": 4, "custom_id": id, "style": 1 })
}

fn options(count: usize) -> Vec<Value> {
    (0..count).map(|n| json!({ "label": format!("O{n}"), "value": n.to_string() })).collect()
}

/// Returns a value with some of its fields changed.
fn with(value: Value, changes: Value) -> Value {
    let mut value = value;
    for (key, change) in changes.as_object().unwrap() {
        value[key] = change.clone();
    }
    value
}

#[tokio::test]
async fn parts_of_modals_beyond_the_limits() {
    let mut world = Answering::begin().await;
    let menu = json!({ "type": 3, "custom_id": "a", "options": options(2) });
    let radio = json!({ "type": 21, "custom_id": "a", "options": options(2) });
    let boxes = json!({ "type": 22, "custom_id": "a", "options": options(2) });
    let files = json!({ "type": 19, "custom_id": "a" });
    let text = json!({ "type": 10, "content": "words" });
    let same = json!([{ "label": "O", "value": "0" }, { "label": "P", "value": "0" }]);
    let both: Vec<Value> =
        options(2).into_iter().map(|option| with(option, json!({ "default": true }))).collect();
    let (callback, ..) = world.go().await;
    for wrong in [
        json!([with(label(input("a")), json!({ "label": long(46) }))]),
        json!([with(label(input("a")), json!({ "label": "" }))]),
        json!([with(label(input("a")), json!({ "description": long(101) }))]),
        json!([with(label(input("a")), json!({ "description": "" }))]),
        json!([label(with(input("a"), json!({ "style": 3 })))]),
        json!([label(with(input("a"), json!({ "custom_id": long(101) })))]),
        json!([label(with(input("a"), json!({ "value": long(4001) })))]),
        json!([label(json!({ "type": 2, "custom_id": "a", "label": "B", "style": 1 }))]),
        json!([label(text.clone())]),
        json!([{ "type": 18, "label": "L" }]),
        json!([{ "type": 9, "components": [] }]),
        json!([input("a")]),
        json!([label(input("a")), label(menu.clone())]),
        json!([with(text.clone(), json!({ "content": "" }))]),
        json!([with(text.clone(), json!({ "content": long(4001) }))]),
        "abcdef".chars().map(|c| label(input(&c.to_string()))).collect(),
        json!([label(with(menu.clone(), json!({ "options": [] })))]),
        json!([label(with(menu.clone(), json!({ "options": options(26) })))]),
        json!([label(with(menu.clone(), json!({ "options": same })))]),
        json!([label(with(menu.clone(), json!({ "disabled": true })))]),
        json!([label(with(menu.clone(), json!({ "min_values": 0 })))]),
        json!([label(with(radio.clone(), json!({ "options": options(1) })))]),
        json!([label(with(radio.clone(), json!({ "options": options(11) })))]),
        json!([label(with(radio.clone(), json!({ "options": both })))]),
        json!([label(with(boxes.clone(), json!({ "options": options(11) })))]),
        json!([label(with(boxes.clone(), json!({ "max_values": 3 })))]),
        json!([label(with(boxes.clone(), json!({ "min_values": 0 })))]),
        json!([label(with(files.clone(), json!({ "max_values": 11 })))]),
        json!([label(with(files.clone(), json!({ "min_values": 2 })))]),
        json!([label(json!({ "type": 23, "custom_id": "a", "default": "yes" }))]),
    ] {
        assert_eq!(world.answer(&callback, 9, modal(wrong.clone())).await, FORM, "{wrong}");
    }
    let fine = json!([
        text,
        with(label(input("a")), json!({ "label": long(45), "description": long(100) })),
        label(with(radio, json!({ "custom_id": "b" }))),
        label(with(boxes, json!({ "custom_id": "c", "min_values": 0, "required": false }))),
        label(with(files, json!({ "custom_id": "d", "min_values": 0, "required": false }))),
        label(json!({ "type": 23, "custom_id": "e", "default": true })),
    ]);
    assert_eq!(world.answer(&callback, 9, modal(fine)).await, DONE);
}

/// Ann opens a modal of the bot with these parts.
async fn opens(world: &mut Answering, parts: Value) {
    let (callback, _, waiting) = world.go().await;
    assert_eq!(world.answer(&callback, 9, modal(parts)).await, DONE);
    assert!(matches!(waiting.await.unwrap(), Reaction::Modal { .. }));
}

fn submit(world: &Answering, values: Value) -> Act {
    let values: Map<String, Value> = values.as_object().cloned().unwrap();
    Act::Submit { channel: world.plain.general.to_string(), custom_id: "f".into(), values }
}

#[tokio::test]
async fn a_person_fills_in_every_kind_of_field() {
    let mut world = Answering::begin().await;
    let bob = world.plain.sandbox.person("Bob").unwrap().to_string();
    let picked = json!([{ "id": bob, "type": "user" }]);
    let parts = json!([
        { "type": 10, "content": "words" },
        label(with(input("text"), json!({ "value": "as it was", "required": false }))),
        label(json!({ "type": 5, "custom_id": "people", "default_values": picked })),
        label(json!({ "type": 21, "custom_id": "radio", "options": options(2), "required": false })),
        label(json!({ "type": 23, "custom_id": "box" })),
        label(json!({ "type": 19, "custom_id": "file", "min_values": 0, "required": false })),
    ]);
    opens(&mut world, parts.clone()).await;
    let act = submit(&world, json!({}));
    let (data, callback) = world.ann_sends(act).await;
    let values = |data: &Value| -> Vec<Value> {
        let parts = data["components"].as_array().unwrap().iter();
        let fields = parts.filter(|part| part["type"] == 18).map(|part| &part["component"]);
        fields
            .map(|field| {
                [&field["value"], &field["values"]]
                    .into_iter()
                    .find(|value| !value.is_null())
                    .cloned()
                    .unwrap_or_default()
            })
            .collect()
    };
    assert_eq!(data["components"][0], json!({ "type": 10, "id": 1 }));
    assert_eq!(
        values(&data),
        [json!("as it was"), json!([bob]), Value::Null, json!(false), json!([])],
        "untouched"
    );
    assert_eq!(data["resolved"]["users"][&bob]["global_name"], "Bob");
    assert_eq!(world.answer(&callback, 4, json!({ "content": "x" })).await, DONE);

    opens(&mut world, parts).await;
    let content = STANDARD.encode("1. a1-c3");
    let act = submit(
        &world,
        json!({
            "text": "new", "people": [world.plain.ann.to_string()], "radio": "1", "box": true,
            "file": [{ "name": "game.txt", "base64": content }],
        }),
    );
    let (data, _) = world.ann_sends(act).await;
    let sent = values(&data);
    assert_eq!(
        sent[..4],
        [json!("new"), json!([world.plain.ann.to_string()]), json!("1"), json!(true)]
    );
    let file = &data["resolved"]["attachments"][sent[4][0].as_str().unwrap()];
    assert_eq!((&file["filename"], &file["size"]), (&json!("game.txt"), &json!(8)));
    let url = file["url"].as_str().unwrap();
    let got = reqwest::get(url).await.unwrap().text().await.unwrap();
    assert_eq!(got, "1. a1-c3");
    world.plain.sandbox.lose_uploads(true);
    assert_eq!(reqwest::get(url).await.unwrap().status(), 404);
}

#[tokio::test]
async fn a_person_cannot_send_what_a_field_does_not_take() {
    let mut world = Answering::begin().await;
    let parts = json!([
        label(input("text")),
        label(json!({ "type": 3, "custom_id": "menu", "options": options(3), "max_values": 2 })),
        label(
            json!({ "type": 22, "custom_id": "boxes", "options": options(2), "required": false })
        ),
        label(json!({ "type": 5, "custom_id": "people", "min_values": 0, "required": false })),
        label(json!({ "type": 19, "custom_id": "file", "min_values": 0, "required": false })),
    ]);
    opens(&mut world, parts).await;
    let fine = json!({ "text": "x", "menu": ["0"], "boxes": [], "people": [], "file": [] });
    let two = json!([{ "name": "a", "base64": "" }, { "name": "b", "base64": "" }]);
    for (field, value) in [
        ("text", json!("")),
        ("text", json!(["x"])),
        ("menu", json!([])),
        ("menu", json!(["9"])),
        ("menu", json!(["0", "0"])),
        ("menu", json!(["0", "1", "2"])),
        ("boxes", json!(["9"])),
        ("people", json!(["1"])),
        ("people", json!("nobody")),
        ("file", two),
        ("file", json!([{ "name": "a", "base64": "?" }])),
        ("file", json!([{ "name": "a" }])),
    ] {
        let act = submit(&world, with(fine.clone(), json!({ field: value })));
        let refused = world.plain.sandbox.act(world.plain.ann, act).await.unwrap_err();
        assert_eq!(refused.field.as_deref(), Some(field), "{field}: {value}");
    }
    let act = submit(&world, with(fine, json!({ "strange": "x" })));
    assert!(world.plain.sandbox.act(world.plain.ann, act).await.is_err());
}
