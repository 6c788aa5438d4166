//! Messages that are laid out in components: the bodies that Discord refuses, and the acts of
//! people.

use discord_sandbox::Act;
use serde_json::{Value, json};

use super::plain::{FINE, FORM, INTENTS, Outcome, Plain, button, long, row};

/// Discord's flag of messages that are laid out in components.
const LAID_OUT: u64 = 1 << 15;

fn laid_out(components: Value) -> Value {
    json!({ "flags": LAID_OUT, "components": components })
}

fn text(content: &str) -> Value {
    json!({ "type": 10, "content": content })
}

fn section(texts: usize, accessory: Value) -> Value {
    json!({ "type": 9, "components": vec![text("x"); texts], "accessory": accessory })
}

fn container(components: Value) -> Value {
    json!({ "type": 17, "components": components })
}

fn picture(url: &str) -> Value {
    json!({ "media": { "url": url }, "description": "A picture" })
}

fn gallery(items: usize) -> Value {
    json!({ "type": 12, "items": vec![picture("https://example.org/a.png"); items] })
}

/// Bodies, each with its outcome and the path of the fault.
fn layouts() -> Vec<(Value, Outcome, &'static str)> {
    let beside = |field: &str, value: Value| {
        let mut body = laid_out(json!([text("x")]));
        body[field] = value;
        body
    };
    let with = |mut part: Value, field: &str, value: Value| {
        part[field] = value;
        laid_out(json!([part]))
    };
    let many = |n: usize| laid_out(json!(vec![text("x"); n]));
    // A container, and sections of three components each.
    let nested = |sections: usize| {
        let parts = (0..sections).map(|n| section(1, button(&n.to_string()))).collect();
        laid_out(json!([container(parts)]))
    };
    let thumbnail = |text: &str| json!({ "type": 11, "media": { "url": "https://example.org/a.png" }, "description": text });
    let one_of = |part: Value| laid_out(json!([part]));
    let file = |url: &str| json!({ "type": 13, "file": { "url": url } });
    vec![
        (one_of(text(&long(4000))), FINE, ""),
        (one_of(text(&long(4001))), FORM, "components.0.content"),
        (one_of(text("")), FORM, "components.0.content"),
        (laid_out(json!([text(&long(2000)), text(&long(2001))])), FORM, "components"),
        (many(40), FINE, ""),
        (many(41), FORM, "components"),
        (nested(13), FINE, ""),
        (nested(14), FORM, "components"),
        (laid_out(json!([])), (400, 50006), ""),
        (json!({ "flags": LAID_OUT }), (400, 50006), ""),
        (beside("content", json!("x")), FORM, "content"),
        (beside("content", Value::Null), FINE, ""),
        (beside("embeds", json!([{ "title": "x" }])), FORM, "embeds"),
        (beside("embeds", json!([])), FINE, ""),
        (beside("poll", json!({ "question": { "text": "x" } })), FORM, "poll"),
        (beside("sticker_ids", json!(["5"])), FORM, "sticker_ids"),
        (json!({ "content": "x", "components": [text("x")] }), FORM, "components.0.type"),
        (one_of(section(3, button("a"))), FINE, ""),
        (one_of(section(4, button("a"))), FORM, "components.0.components"),
        (one_of(section(0, button("a"))), FORM, "components.0.components"),
        (one_of(section(1, Value::Null)), FORM, "components.0.accessory"),
        (one_of(section(1, text("x"))), FORM, "components.0.accessory"),
        (one_of(section(1, button(&long(101)))), FORM, "components.0.accessory.custom_id"),
        (
            with(section(1, button("a")), "components", json!([button("b")])),
            FORM,
            "components.0.components.0.type",
        ),
        (
            laid_out(json!([section(1, button("a")), row(json!([button("a")]))])),
            FORM,
            "components.1.components.0.custom_id",
        ),
        (one_of(section(1, thumbnail("x"))), FINE, ""),
        (one_of(section(1, thumbnail(&long(1025)))), FORM, "components.0.accessory.description"),
        (one_of(thumbnail("x")), FORM, "components.0.type"),
        (one_of(gallery(10)), FINE, ""),
        (one_of(gallery(11)), FORM, "components.0.items"),
        (one_of(gallery(0)), FORM, "components.0.items"),
        (
            with(gallery(1), "items", json!([picture("attachment://0.png")])),
            FORM,
            "components.0.items.0.media.url",
        ),
        (
            with(gallery(1), "items", json!([picture("ftp://example.org")])),
            FORM,
            "components.0.items.0.media.url",
        ),
        (one_of(file("https://example.org/a.txt")), FORM, "components.0.file.url"),
        (one_of(file("attachment://0.png")), FORM, "components.0.file.url"),
        (one_of(json!({ "type": 14, "divider": false, "spacing": 2 })), FINE, ""),
        (one_of(json!({ "type": 14, "spacing": 3 })), FORM, "components.0.spacing"),
        (one_of(container(json!([text("x"), row(json!([button("a")]))]))), FINE, ""),
        (one_of(container(json!([]))), FORM, "components.0.components"),
        (
            one_of(container(json!([container(json!([text("x")]))]))),
            FORM,
            "components.0.components.0.type",
        ),
        (
            with(container(json!([text("x")])), "accent_color", json!(0x0100_0000)),
            FORM,
            "components.0.accent_color",
        ),
        (one_of(button("a")), FORM, "components.0.type"),
        (one_of(row(json!([button("a"), { "type": 5, "custom_id": "p" }]))), FORM, "components.0"),
    ]
}

#[tokio::test]
async fn layouts_beyond_the_limits() {
    let plain = Plain::begin().await;
    for (body, outcome, place) in layouts() {
        let (got, answer) = plain.posts(body.clone()).await;
        assert_eq!(got, outcome, "{body} {answer}");
        let found = place
            .split('.')
            .filter(|part| !part.is_empty())
            .fold(&answer["errors"], |tree, part| &tree[part]);
        assert!(
            place.is_empty() || found["_errors"][0]["code"].is_string(),
            "{place}: {body} {answer}"
        );
    }
}

#[tokio::test]
async fn an_edit_lays_a_message_out_for_good() {
    let plain = Plain::begin().await;
    let path =
        format!("/channels/{}/messages/{}", plain.general, plain.says(plain.general, "old").await);
    let mut body = laid_out(json!([text("new")]));
    let (refused, answer) = plain.ask("PATCH", &path, body.clone()).await;
    assert_eq!(refused, FORM, "the old content would stay: {answer}");
    body["content"] = Value::Null;
    body["embeds"] = json!([]);
    assert_eq!(plain.ask("PATCH", &path, body).await.0, FINE);
    for back in [
        json!({ "content": "old" }),
        json!({ "content": "old", "flags": 0, "components": [] }),
        json!({ "embeds": [{ "title": "old" }] }),
    ] {
        let (refused, answer) = plain.ask("PATCH", &path, back.clone()).await;
        assert_eq!(refused, FORM, "{back} {answer}");
    }
    let again = json!({ "components": [text("newer")] });
    let (outcome, message) = plain.ask("PATCH", &path, again).await;
    assert_eq!((outcome, message["flags"].as_u64()), (FINE, Some(LAID_OUT)), "{message}");
}

#[tokio::test]
async fn a_laid_out_message_shows_the_files_it_names() {
    let plain = Plain::begin().await;
    let path = format!("/channels/{}/messages", plain.general);
    let shown = json!({ "type": 12, "items": [picture("attachment://0.png")] });
    let mut body =
        laid_out(json!([shown, { "type": 13, "file": { "url": "attachment://1.png" } }]));
    body["attachments"] = json!([{ "id": 0 }, { "id": 1 }, { "id": 2 }]);
    let (outcome, sent) = plain.upload("POST", &path, body, &[1, 1, 1]).await;
    assert_eq!(outcome, FINE, "{sent}");
    let files = || {
        let files = plain.sandbox.messages(plain.ann, plain.general).pop().unwrap().files;
        files.into_iter().map(|file| (file.name, file.embedded)).collect::<Vec<_>>()
    };
    let named = |n: usize, shown: bool| (format!("{n}.png"), shown);
    assert_eq!(files(), [named(0, true), named(1, true), named(2, false)]);
    let media = &sent["components"][0]["items"][0]["media"]["url"];
    assert!(media.as_str().unwrap().starts_with("http://"), "{sent}");
    let edit = format!("{path}/{}", sent["id"].as_str().unwrap());
    let kept = json!({ "components": [{ "type": 12, "items": [picture("attachment://0.png")] }] });
    let (outcome, kept) = plain.ask("PATCH", &edit, kept).await;
    assert_eq!(outcome, FINE, "an edit may name a file that is there: {kept}");
    assert_eq!(files(), [named(0, true), named(2, false)], "a file goes with what shows it");
}

#[tokio::test]
async fn what_is_inside_a_layout_can_be_pressed() {
    let plain = Plain::begin().await;
    let menu = json!({ "type": 3, "custom_id": "m", "options": [{ "label": "a", "value": "v" }] });
    let parts = json!([section(1, button("a")), row(json!([menu]))]);
    let (_, sent) = plain.posts(laid_out(json!([container(parts)]))).await;
    let message = || sent["id"].as_str().unwrap().to_owned();
    let press = |id: &str| Act::Press { message: message(), custom_id: id.to_owned() };
    let select = |value: &str| Act::Select {
        message: message(),
        custom_id: "m".to_owned(),
        values: vec![value.to_owned()],
    };
    plain.sandbox.act(plain.ann, press("b")).await.unwrap_err();
    plain.sandbox.act(plain.ann, select("w")).await.unwrap_err();
    let mut bot = plain.connects(INTENTS).await;
    for (act, kind) in [(press("a"), 2), (select("v"), 3)] {
        let (sandbox, ann) = (plain.sandbox.clone(), plain.ann);
        let acts = tokio::spawn(async move { sandbox.act(ann, act).await });
        let came = bot.event("INTERACTION_CREATE").await;
        assert_eq!(came["d"]["data"]["component_type"], kind, "{came}");
        acts.abort();
    }
}
