//! The sandbox's own answers, held to Discord's specification.

use serde_json::{Value, json};

use super::answering::Answering;
use super::plain::{FINE, button, row, say};
use crate::support::spec;

#[tokio::test]
async fn answers_are_as_discord_specifies() {
    let mut world = Answering::begin().await;
    let sandbox = world.plain.sandbox.clone();
    let general = world.plain.general;
    let ann = world.plain.ann;
    let guild = sandbox.server();
    sandbox.act(ann, say(general, "hello")).await.unwrap();
    let hers = sandbox.messages(ann, general).pop().unwrap().id;
    let mut said: Vec<(&str, String, u16, Value)> = Vec::new();
    let options = json!([{ "label": "L", "value": "v" }]);
    let rows = json!([
        row(json!([button("b")])),
        row(json!([{ "type": 3, "custom_id": "m", "options": options }]))
    ]);
    let rich = json!({
        "content": format!("<@{ann}>"), "components": rows, "attachments": [{ "id": 0, "description": "A board" }], "nonce": "n",
        "embeds": [{ "title": "T", "description": "D", "color": 255, "fields": [{ "name": "n", "value": "v", "inline": true }],
            "footer": { "text": "F" }, "author": { "name": "A" } }],
        "message_reference": { "message_id": hers },
    });
    let forum = sandbox.add_forum("forum", &[("Tag", false)], true);
    let (_, shown) = world.plain.ask("GET", &format!("/channels/{forum}"), Value::Null).await;
    let post = json!({
        "name": "post", "message": { "content": "x", "components": rows },
        "applied_tags": [shown["available_tags"][0]["id"]],
    });
    let messages = format!("/channels/{general}/messages");
    let (outcome, sent) = world.plain.upload("POST", &messages, rich, &[9]).await;
    assert_eq!(outcome, FINE);
    let own = sent["id"].as_str().unwrap().to_owned();
    said.push(("POST", messages.clone(), 200, sent));
    let command = json!({ "name": "c", "description": "d", "name_localizations": { "de": "k" }, "options": [
        { "type": 3, "name": "o", "description": "d", "choices": [{ "name": "n", "value": "v" }] },
    ], "default_member_permissions": "32", "contexts": [0], "integration_types": [0] });
    sandbox.permit_scheduling(true);
    let event = json!({
        "name": "E", "description": "D", "entity_type": 3, "privacy_level": 2, "entity_metadata": { "location": "L" },
        "scheduled_start_time": "2099-01-01T00:00:00Z", "scheduled_end_time": "2099-01-01T01:00:00Z",
    });
    for (method, path, body) in [
        ("GET", "/gateway".to_owned(), Value::Null),
        ("GET", "/gateway/bot".to_owned(), Value::Null),
        ("GET", "/users/@me".to_owned(), Value::Null),
        ("GET", format!("/users/{ann}"), Value::Null),
        ("POST", "/users/@me/channels".to_owned(), json!({ "recipient_id": ann.to_string() })),
        ("GET", "/applications/@me".to_owned(), Value::Null),
        ("GET", format!("/guilds/{guild}"), Value::Null),
        ("GET", format!("/guilds/{guild}/members/{ann}"), Value::Null),
        ("POST", format!("/guilds/{guild}/scheduled-events"), event),
        ("GET", format!("/guilds/{guild}/scheduled-events"), Value::Null),
        ("DELETE", format!("/guilds/{guild}/scheduled-events/5"), Value::Null),
        ("PATCH", format!("{messages}/{own}"), json!({ "content": "edited" })),
        ("POST", format!("{messages}/{own}/threads"), json!({ "name": "t" })),
        ("GET", format!("{messages}/{own}"), Value::Null),
        ("GET", messages.clone(), Value::Null),
        ("GET", format!("/channels/{general}"), Value::Null),
        ("GET", format!("/channels/{own}"), Value::Null),
        ("GET", format!("/channels/{forum}"), Value::Null),
        ("POST", format!("/channels/{forum}/threads"), post),
        ("GET", format!("/guilds/{guild}/threads/active"), Value::Null),
        ("PATCH", format!("/channels/{own}"), json!({ "archived": true })),
        ("PUT", "/applications/1/commands".to_owned(), json!([command])),
        ("POST", messages.clone(), json!({ "content": 5, "embeds": [{ "title": 5 }] })),
        ("GET", "/channels/5".to_owned(), Value::Null),
    ] {
        let ((status, _), answer) = world.plain.ask(method, &path, body).await;
        said.push((method, path, status, answer));
    }
    assert_eq!(
        said.iter().filter(|(_, _, status, _)| *status >= 400).count(),
        3,
        "only what was meant to fail did"
    );
    world
        .plain
        .ask("PUT", "/applications/1/commands", json!([{ "name": "go", "description": "d" }]))
        .await;
    let (callback, hook, _) = world.go().await;
    world
        .plain
        .ask(
            "POST",
            &callback,
            json!({ "type": 4, "data": { "content": "x", "components": rows } }),
        )
        .await;
    let original = format!("{hook}/messages/@original");
    for (method, path, body) in [
        ("POST", hook, json!({ "content": "more", "flags": 64 })),
        ("GET", original.clone(), Value::Null),
        ("PATCH", original, json!({ "content": "y" })),
    ] {
        let ((status, _), answer) = world.plain.ask(method, &path, body).await;
        said.push((method, path, status, answer));
    }
    for (method, path, status, answer) in &said {
        spec::check_answer(method, path.trim_start_matches('/'), *status, answer);
    }
}
