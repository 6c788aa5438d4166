//! Requests that Discord refuses.

use discord_sandbox::Act;
use serde_json::{Value, json};

use super::plain::{FINE, FORM, Outcome, Plain, button, long, row, say, send};

fn rows(rows: Value) -> Value {
    json!({ "content": "x", "components": rows })
}

fn one(part: Value) -> Value {
    rows(json!([row(json!([part]))]))
}

fn menu(options: usize, min: u8, max: u8) -> Value {
    let options: Vec<_> =
        (0..options).map(|n| json!({ "label": n.to_string(), "value": n.to_string() })).collect();
    one(
        json!({ "type": 3, "custom_id": "m", "options": options, "min_values": min, "max_values": max }),
    )
}

fn embeds(embeds: Value) -> Value {
    json!({ "embeds": embeds })
}

/// Message bodies, each with its outcome and the path of the fault.
fn messages() -> Vec<(Value, Outcome, &'static str)> {
    let buttons = |n: usize| (0..n).map(|id| button(&id.to_string())).collect::<Vec<_>>();
    let many_rows =
        |n: usize| rows((0..n).map(|id| row(json!([button(&id.to_string())]))).collect());
    let full_rows = |n: usize| {
        let row_of = |r: usize| row((0..5).map(|c| button(&(r * 5 + c).to_string())).collect());
        rows((0..n).map(row_of).collect())
    };
    let big = json!({ "description": long(3001) });
    let link = json!({ "type": 2, "style": 5, "label": "L", "url": "https://example.org" });
    let mut both = link.clone();
    both["custom_id"] = json!("x");
    let without = |key: &str| {
        let mut part = button("a");
        part.as_object_mut().unwrap().remove(key);
        one(part)
    };
    let twice = json!({ "type": 3, "custom_id": "m", "options": [{ "label": "a", "value": "v" }, { "label": "b", "value": "v" }] });
    vec![
        (json!({ "content": long(2000) }), FINE, ""),
        (json!({ "content": long(2001) }), FORM, "content"),
        (json!({ "content": 5 }), FORM, "content"),
        (json!({}), (400, 50006), ""),
        (json!({ "content": "  " }), (400, 50006), ""),
        (embeds(json!([{ "title": long(256), "description": long(4096) }])), FINE, ""),
        (embeds(json!([{ "title": long(257) }])), FORM, "embeds.0.title"),
        (embeds(json!([{ "description": long(4097) }])), FORM, "embeds.0.description"),
        (embeds(json!([{ "footer": { "text": long(2049) } }])), FORM, "embeds.0.footer.text"),
        (embeds(json!([{ "author": { "name": long(257) } }])), FORM, "embeds.0.author.name"),
        (
            embeds(json!([{ "fields": [{ "name": "", "value": "x" }] }])),
            FORM,
            "embeds.0.fields.0.name",
        ),
        (
            embeds(json!([{ "fields": [{ "name": "x", "value": long(1025) }] }])),
            FORM,
            "embeds.0.fields.0.value",
        ),
        (
            embeds(json!([{ "fields": vec![json!({ "name": "x", "value": "x" }); 26] }])),
            FORM,
            "embeds.0.fields",
        ),
        (
            embeds(json!([{ "title": "x", "image": { "url": "ftp://x" } }])),
            FORM,
            "embeds.0.image.url",
        ),
        (embeds(json!(vec![json!({ "title": "x" }); 11])), FORM, "embeds"),
        (embeds(json!([big, big])), FORM, "embeds"),
        (embeds(json!([{ "color": 5 }])), FORM, "embeds.0.description"),
        (embeds(json!([{ "title": "x", "color": 0x0100_0000 }])), FORM, "embeds.0.color"),
        (embeds(json!([{ "title": "x", "url": "attachment://0.png" }])), FORM, "embeds.0.url"),
        (full_rows(5), FINE, ""),
        (many_rows(6), FORM, "components"),
        (rows(json!([row(json!(buttons(6)))])), FORM, "components.0.components"),
        (rows(json!([row(json!([]))])), FORM, "components.0.components"),
        (rows(json!([button("a")])), FORM, "components.0.type"),
        (
            rows(json!([row(json!([button("a"), button("a")]))])),
            FORM,
            "components.0.components.1.custom_id",
        ),
        (one(button(&long(100))), FINE, ""),
        (one(button(&long(101))), FORM, "components.0.components.0.custom_id"),
        (without("label"), FORM, "components.0.components.0"),
        (without("custom_id"), FORM, "components.0.components.0.custom_id"),
        (without("style"), FORM, "components.0.components.0.style"),
        (
            one(json!({ "type": 2, "style": 1, "emoji": { "name": "♜" }, "custom_id": "a" })),
            FINE,
            "",
        ),
        (
            one(json!({ "type": 2, "style": 1, "label": long(81), "custom_id": "a" })),
            FORM,
            "components.0.components.0.label",
        ),
        (one(link), FINE, ""),
        (one(both), FORM, "components.0.components.0"),
        (
            one(json!({ "type": 4, "custom_id": "a", "label": "x", "style": 1 })),
            FORM,
            "components.0.components.0.type",
        ),
        (menu(25, 0, 25), FINE, ""),
        (menu(26, 1, 1), FORM, "components.0.components.0.options"),
        (menu(0, 1, 1), FORM, "components.0.components.0.options"),
        (menu(2, 1, 3), FORM, "components.0.components.0.max_values"),
        (menu(3, 3, 2), FORM, "components.0.components.0.min_values"),
        (one(twice), FORM, "components.0.components.0.options.1.value"),
        (
            rows(json!([row(json!([button("a"), { "type": 5, "custom_id": "p" }]))])),
            FORM,
            "components.0",
        ),
        (one(json!({ "type": 5, "custom_id": "p", "max_values": 25 })), FINE, ""),
        (
            one(json!({ "type": 5, "custom_id": "p", "max_values": 26 })),
            FORM,
            "components.0.components.0.max_values",
        ),
        (
            one(json!({ "type": 6, "custom_id": "p", "channel_types": [0] })),
            FORM,
            "components.0.components.0.channel_types",
        ),
        (one(json!({ "type": 8, "custom_id": "p", "channel_types": [0] })), FINE, ""),
        (
            one(json!({ "type": 5, "custom_id": "p", "options": [] })),
            FORM,
            "components.0.components.0.options",
        ),
        (json!({ "content": "x", "attachments": [{ "id": 0 }] }), FORM, "attachments.0"),
        (
            json!({ "content": "x", "attachments": [{ "id": 0, "description": long(1025) }] }),
            FORM,
            "attachments.0.description",
        ),
        (json!({ "content": "x", "nonce": long(26) }), FORM, "nonce"),
        (
            json!({ "content": "x", "allowed_mentions": { "parse": ["people"] } }),
            FORM,
            "allowed_mentions.parse.0",
        ),
        (
            json!({ "content": "x", "allowed_mentions": { "parse": ["users"], "users": ["1"] } }),
            FORM,
            "allowed_mentions",
        ),
        (
            json!({ "content": "x", "message_reference": { "message_id": "5" } }),
            FORM,
            "message_reference",
        ),
        (
            json!({ "content": "x", "message_reference": { "message_id": "5", "fail_if_not_exists": false } }),
            FINE,
            "",
        ),
    ]
}

#[tokio::test]
async fn messages_beyond_the_limits() {
    let plain = Plain::begin().await;
    for (body, outcome, place) in messages() {
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
    let path =
        format!("/channels/{}/messages/{}", plain.general, plain.says(plain.general, "old").await);
    for (body, outcome) in
        [(json!({ "content": long(2001) }), FORM), (json!({ "content": "" }), (400, 50006))]
    {
        assert_eq!(plain.ask("PATCH", &path, body).await.0, outcome);
    }
    assert_eq!(plain.ask("PATCH", &path, json!({ "content": "new" })).await.0, FINE);
}

#[tokio::test]
async fn files_and_their_descriptions_belong_together() {
    let plain = Plain::begin().await;
    let path = format!("/channels/{}/messages", plain.general);
    let named = |n: usize| json!({ "attachments": (0..n).map(|id| json!({ "id": id })).collect::<Vec<_>>() });
    let most = 10 * 1024 * 1024;
    for (body, sizes, outcome) in [
        (named(1), &[1][..], FINE),
        (json!({}), &[1], FINE),
        (named(2), &[1], FORM),
        (named(1), &[1, 1], FORM),
        (named(10), &[1; 10], FINE),
        (named(11), &[1; 11], FORM),
        (named(1), &[most], FINE),
        (named(1), &[most + 1], (413, 40005)),
    ] {
        let (got, answer) = plain.upload("POST", &path, body.clone(), sizes).await;
        assert_eq!(got, outcome, "{body} {answer}");
    }
    let (_, sent) = plain.upload("POST", &path, named(2), &[1, 2]).await;
    let (id, first) = (sent["id"].as_str().unwrap(), sent["attachments"][0]["id"].clone());
    let edit = format!("{path}/{id}");
    let sizes = |answer: &Value| {
        let files = answer["attachments"].as_array().unwrap().iter();
        files.map(|file| file["size"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    let (_, kept) = plain.ask("PATCH", &edit, json!({ "content": "still" })).await;
    assert_eq!(sizes(&kept), [1, 2], "an edit without attachments keeps the files");
    let swap = json!({ "attachments": [{ "id": first }, { "id": 0, "filename": "k.png" }] });
    let (_, swapped) = plain.upload("PATCH", &edit, swap, &[3]).await;
    assert_eq!(sizes(&swapped), [1, 3], "an edit with attachments keeps the files it lists");
    let strange = json!({ "attachments": [{ "id": "99999999999999999" }] });
    assert_eq!(plain.ask("PATCH", &edit, strange).await.0, FORM);
}

#[tokio::test]
async fn a_file_in_an_embed_is_no_attachment() {
    let plain = Plain::begin().await;
    let path = format!("/channels/{}/messages", plain.general);
    let shown = json!({ "attachments": [{ "id": 0 }], "embeds": [{ "image": { "url": "attachment://0.png" } }] });
    let (outcome, sent) = plain.upload("POST", &path, shown, &[1]).await;
    assert_eq!((outcome, &sent["attachments"]), (FINE, &json!([])), "{sent}");
    assert!(sent["embeds"][0]["image"]["url"].as_str().unwrap().starts_with("http://"));
    let edit = format!("{path}/{}", sent["id"].as_str().unwrap());
    let files = || plain.sandbox.messages(plain.ann, plain.general).pop().unwrap().files.len();
    plain.ask("PATCH", &edit, json!({ "attachments": [], "content": "x" })).await;
    assert_eq!(files(), 1, "it stays as long as the embed does");
    plain.ask("PATCH", &edit, json!({ "embeds": [] })).await;
    assert_eq!(files(), 0, "and goes with it");
}

#[tokio::test]
async fn options_are_held_to_their_types() {
    let plain = Plain::begin().await;
    let option = |kind: u8, name: &str| json!({ "type": kind, "name": name, "description": "d" });
    let mut count = option(4, "count");
    count["max_value"] = json!(9);
    let list =
        json!([count, option(5, "yes"), option(6, "who"), option(8, "role"), option(7, "where")]);
    let draw = json!({ "type": 1, "name": "draw", "description": "d", "options": list });
    let commands = json!([{ "name": "game", "description": "d", "options": [draw] }]);
    assert_eq!(plain.ask("PUT", "/applications/1/commands", commands).await.0, FINE);
    for (name, options, field) in [
        ("game", json!({}), None),
        ("game resign", json!({}), None),
        ("game draw", json!({ "strange": 1 }), None),
        ("game draw", json!({ "count": "3" }), Some("count")),
        ("game draw", json!({ "count": 2.5 }), Some("count")),
        ("game draw", json!({ "count": 10 }), Some("count")),
        ("game draw", json!({ "yes": "true" }), Some("yes")),
        ("game draw", json!({ "who": "5" }), Some("who")),
        ("game draw", json!({ "role": "5" }), Some("role")),
        ("game draw", json!({ "where": "5" }), Some("where")),
    ] {
        let options = options.as_object().unwrap().clone();
        let act =
            Act::Command { channel: plain.general.to_string(), name: name.to_owned(), options };
        let refused = plain.sandbox.act(plain.ann, act).await.unwrap_err();
        assert_eq!(refused.field.as_deref(), field, "{refused}");
    }
}

#[tokio::test]
async fn commands_beyond_the_limits() {
    let plain = Plain::begin().await;
    let slash = |name: &str| json!({ "name": name, "description": "d" });
    let with = |options: Value| json!({ "name": "x", "description": "d", "options": options });
    let option = |name: &str, required: bool| json!({ "type": 3, "name": name, "description": "d", "required": required });
    let options = |n: usize| (0..n).map(|n| option(&format!("o{n}"), false)).collect::<Vec<_>>();
    let choices = |n: usize| json!(vec![json!({ "name": "n", "value": "v" }); n]);
    let choosing = |choices: Value| {
        let mut option = option("o", false);
        option["choices"] = choices;
        option
    };
    let sub =
        |options: Value| json!({ "type": 1, "name": "s", "description": "d", "options": options });
    let group =
        |options: Value| json!({ "type": 2, "name": "g", "description": "d", "options": options });
    let mut large = with(json!(options(25)));
    for option in large["options"].as_array_mut().unwrap() {
        option["choices"] = json!(vec![json!({ "name": long(80), "value": "v" }); 4]);
    }
    let mut guessing = choosing(choices(1));
    guessing["autocomplete"] = json!(true);
    for (body, outcome) in [
        (slash("zug-2"), FINE),
        (slash("grüße"), FINE),
        (slash("Zug"), FORM),
        (slash("two words"), FORM),
        (slash(""), FORM),
        (slash(&long(33)), FORM),
        (json!({ "name": "x" }), FORM),
        (json!({ "name": "x", "description": long(101) }), FORM),
        (json!({ "name": "x", "description": "d", "name_localizations": { "de": "Groß" } }), FORM),
        (json!({ "name": "x", "description": "d", "name_localizations": { "xx": "x" } }), FORM),
        (
            json!({ "name": "x", "description": "d", "description_localizations": { "de": "" } }),
            FORM,
        ),
        (json!({ "name": "Two Words", "type": 2 }), FINE),
        (json!({ "name": "Described", "type": 2, "description": "d" }), FORM),
        (with(json!([option("a", true), option("b", false)])), FINE),
        (with(json!([option("a", false), option("b", true)])), FORM),
        (with(json!([option("a", false), option("a", false)])), FORM),
        (with(json!([option("A", false)])), FORM),
        (with(json!(options(26))), FORM),
        (with(json!([choosing(choices(25))])), FINE),
        (with(json!([choosing(choices(26))])), FORM),
        (with(json!([guessing])), FORM),
        (with(json!([choosing(json!([{ "name": "a", "value": 5 }]))])), FORM),
        (with(json!([choosing(json!([{ "name": long(101), "value": "a" }]))])), FORM),
        (with(json!([group(json!([sub(json!([option("a", true)]))]))])), FINE),
        (with(json!([group(json!([group(json!([]))]))])), FORM),
        (with(json!([group(json!([]))])), FORM),
        (with(json!([group(json!([option("a", true)]))])), FORM),
        (with(json!([sub(json!([sub(json!([]))]))])), FORM),
        (with(json!([{ "type": 12, "name": "o", "description": "d" }])), FORM),
        (
            with(
                json!([{ "type": 4, "name": "o", "description": "d", "min_value": 2, "max_value": 1 }]),
            ),
            FORM,
        ),
        (with(json!([{ "type": 3, "name": "o", "description": "d", "min_value": 2 }])), FORM),
        (with(json!([{ "type": 5, "name": "o", "description": "d", "autocomplete": true }])), FORM),
        (with(json!([{ "type": 7, "name": "o", "description": "d", "channel_types": [0] }])), FINE),
        (with(json!([sub(json!([])), option("a", false)])), FORM),
        (large, FORM),
    ] {
        let (got, answer) = plain.ask("PUT", "/applications/1/commands", json!([body])).await;
        assert_eq!(got, outcome, "{body} {answer}");
    }
    let many = |n: usize, kind: u8| {
        let command = |n: usize| json!({ "name": format!("c{n}"), "type": kind, "description": if kind == 1 { "d" } else { "" } });
        json!((0..n).map(command).collect::<Vec<_>>())
    };
    for (body, outcome) in [
        (many(100, 1), FINE),
        (many(101, 1), (400, 30032)),
        (many(15, 2), FINE),
        (many(16, 3), (400, 30032)),
        (json!([slash("a"), slash("a")]), FORM),
        (json!({}), FORM),
        (json!([]), FINE),
    ] {
        assert_eq!(plain.ask("PUT", "/applications/1/commands", body).await.0, outcome);
    }
}

const VIEW: u64 = 1 << 10;
const SEND: u64 = 1 << 11;
const EMBED: u64 = 1 << 14;
const ATTACH: u64 = 1 << 15;
const PIN: u64 = 1 << 51;
const HISTORY: u64 = 1 << 16;
const THREADS: u64 = 1 << 35;
const SEND_IN_THREADS: u64 = 1 << 38;

#[tokio::test]
async fn permissions_and_ownership_decide_what_a_bot_may_do() {
    let plain = Plain::begin().await;
    let random = plain.sandbox.channel("random").unwrap();
    let guild = plain.sandbox.server();
    let otto = plain.sandbox.person("Otto").unwrap();
    let own = plain.says(random, "own").await;
    plain.sandbox.act(plain.ann, say(random, "hers")).await.unwrap();
    let hers = plain.sandbox.messages(plain.ann, random).pop().unwrap().id;
    let messages = format!("/channels/{random}/messages");
    let x = || json!({ "content": "x" });
    let thread = || json!({ "name": "t", "auto_archive_duration": 1440 });
    let reply = json!({ "content": "x", "message_reference": { "message_id": own } });
    for (denied, method, path, body, outcome) in [
        (VIEW, "POST", messages.clone(), x(), (403, 50001)),
        (VIEW, "GET", format!("/channels/{random}"), Value::Null, (403, 50001)),
        (SEND, "POST", messages.clone(), x(), (403, 50013)),
        (EMBED, "POST", messages.clone(), embeds(json!([{ "title": "x" }])), (403, 50013)),
        (
            EMBED,
            "PATCH",
            format!("{messages}/{own}"),
            embeds(json!([{ "title": "x" }])),
            (403, 50013),
        ),
        (HISTORY, "GET", format!("{messages}/{own}"), Value::Null, (403, 50013)),
        (HISTORY, "POST", messages.clone(), reply, (403, 160_002)),
        (THREADS, "POST", format!("{messages}/{own}/threads"), thread(), (403, 50013)),
        (PIN, "PUT", format!("{messages}/pins/{own}"), Value::Null, (403, 50013)),
        (0, "PUT", format!("{messages}/pins/{own}"), Value::Null, (204, 0)),
        (0, "PATCH", format!("{messages}/{hers}"), x(), (403, 50005)),
        (0, "DELETE", format!("{messages}/{hers}"), Value::Null, (403, 50013)),
        (0, "GET", format!("{messages}/5"), Value::Null, (404, 10008)),
        (0, "POST", format!("{messages}/{own}/threads"), json!({ "name": "" }), FORM),
        (0, "POST", format!("{messages}/{own}/threads"), json!({ "name": long(101) }), FORM),
        (
            0,
            "POST",
            format!("{messages}/{own}/threads"),
            json!({ "name": "t", "auto_archive_duration": 61 }),
            FORM,
        ),
        (0, "POST", format!("{messages}/{own}/threads"), thread(), (201, 0)),
        (0, "POST", format!("{messages}/{own}/threads"), thread(), (400, 160_004)),
        (SEND_IN_THREADS, "POST", format!("/channels/{own}/messages"), x(), (403, 50013)),
        (SEND, "POST", format!("/channels/{own}/messages"), x(), FINE),
        (0, "PATCH", format!("/channels/{random}"), json!({ "name": "t" }), (403, 50013)),
        (0, "GET", format!("{messages}?limit=101"), Value::Null, FORM),
        (0, "GET", "/channels/5".to_owned(), Value::Null, (404, 10003)),
        (0, "GET", format!("/guilds/{guild}/members/{otto}"), Value::Null, (404, 10007)),
        (0, "GET", "/users/5".to_owned(), Value::Null, (404, 10013)),
        (0, "POST", "/users/@me/channels".to_owned(), json!({ "recipient_id": "5" }), (400, 50033)),
        (0, "GET", "/nothing/here".to_owned(), Value::Null, (404, 0)),
    ] {
        plain.sandbox.deny(random, denied);
        let (got, answer) = plain.ask(method, &path, body).await;
        assert_eq!(got, outcome, "{method} {path} {answer}");
    }
    plain.sandbox.deny(random, ATTACH);
    assert_eq!(plain.upload("POST", &messages, x(), &[1]).await.0, (403, 50013));
    plain.sandbox.deny(random, HISTORY);
    assert_eq!(
        plain.ask("GET", &messages, Value::Null).await.1,
        json!([]),
        "nothing rather than a refusal"
    );
    let unexpected: Vec<_> =
        plain.sandbox.requests().into_iter().filter(|request| request.unexpected).collect();
    assert_eq!(
        unexpected.iter().map(|request| request.path.as_str()).collect::<Vec<_>>(),
        ["nothing/here"]
    );
}

#[tokio::test]
async fn strangers_and_nonsense_are_turned_away() {
    let plain = Plain::begin().await;
    let url = format!("{}/api/v10/channels/{}/messages", plain.sandbox.base_url(), plain.general);
    for authorization in ["", "Bot wrong", "Bearer wrong"] {
        let request = plain
            .client
            .post(&url)
            .header("Authorization", authorization)
            .json(&json!({ "content": "x" }));
        assert_eq!(send(request).await.0, (401, 0));
    }
    let broken = plain.request("POST", &format!("/channels/{}/messages", plain.general)).body("{");
    assert_eq!(send(broken).await.0, (400, 50109));
}

#[tokio::test]
async fn direct_messages_can_be_closed() {
    let plain = Plain::begin().await;
    let (outcome, channel) = plain
        .ask("POST", "/users/@me/channels", json!({ "recipient_id": plain.ann.to_string() }))
        .await;
    assert_eq!(outcome, FINE);
    let path = format!("/channels/{}/messages", channel["id"].as_str().unwrap());
    for (open, outcome) in [(false, (403, 50007)), (true, FINE)] {
        plain.sandbox.act(plain.ann, Act::TakeDirect { open }).await.unwrap();
        assert_eq!(plain.ask("POST", &path, json!({ "content": "x" })).await.0, outcome);
    }
}

#[tokio::test]
async fn a_voice_channel_has_a_chat_and_no_threads() {
    let plain = Plain::begin().await;
    let voice = plain.sandbox.add_voice_channel("Lounge");
    let start = plain.says(voice, "start").await;
    let begin = format!("/channels/{voice}/messages/{start}/threads");
    assert_eq!(plain.ask("POST", &begin, json!({ "name": "t" })).await.0, (400, 50024));
    assert_eq!(plain.ask("GET", &format!("/channels/{voice}"), Value::Null).await.1["type"], 2);
}

#[tokio::test]
async fn a_forum_holds_posts_and_no_messages() {
    let plain = Plain::begin().await;
    let tags = [("Official", true), ("Casual", false)];
    let forum = plain.sandbox.add_forum("matches", &tags, true);
    let path = format!("/channels/{forum}/threads");
    let shown = plain.ask("GET", &format!("/channels/{forum}"), Value::Null).await.1;
    assert_eq!((shown["type"].as_u64(), shown["flags"].as_u64()), (Some(15), Some(1 << 4)));
    let tag = |n: usize| shown["available_tags"][n]["id"].clone();
    let post = |name: &str, tags: Value, message: Value| json!({ "name": name, "applied_tags": tags, "message": message });
    let text = json!({ "content": "x" });
    for (body, outcome) in [
        (post("a", json!([]), text.clone()), (400, 40067)),
        (post("a", json!([tag(0)]), text.clone()), (403, 50013)),
        (post("a", json!(["5"]), text.clone()), FORM),
        (post("", json!([tag(1)]), text.clone()), FORM),
        (post("a", json!([tag(1)]), json!({})), (400, 50006)),
        (json!({ "name": "a", "applied_tags": [tag(1)] }), FORM),
    ] {
        assert_eq!(plain.ask("POST", &path, body.clone()).await.0, outcome, "{body}");
    }
    let plainly = format!("/channels/{forum}/messages");
    assert_eq!(plain.ask("POST", &plainly, text.clone()).await.0, (400, 40058));
    let (outcome, made) = plain.ask("POST", &path, post("Ann – Bob", json!([tag(1)]), text)).await;
    assert_eq!(outcome, (201, 0));
    let id = made["id"].as_str().unwrap().to_owned();
    assert_eq!(
        (&made["message"]["id"], &made["parent_id"]),
        (&json!(id), &json!(forum.to_string()))
    );
    assert_eq!(plain.sandbox.tags(id.parse().unwrap()), ["Casual"]);
    let (_, active) = plain
        .ask("GET", &format!("/guilds/{}/threads/active", plain.sandbox.server()), Value::Null)
        .await;
    assert_eq!(active["threads"][0]["id"], json!(id));
    let seen = plain.sandbox.messages(plain.ann, id.parse().unwrap());
    assert_eq!((seen.len(), &seen[0].thread), (1, &None));
    let say =
        Act::Say { channel: forum.to_string(), content: "x".into(), reply_to: None, quiet: false };
    assert!(plain.sandbox.act(plain.ann, say).await.is_err(), "people write in posts");
    let text_channel = format!("/channels/{}/threads", plain.general);
    let body = post("a", json!([]), json!({ "content": "x" }));
    assert_eq!(plain.ask("POST", &text_channel, body).await.0, (400, 50024));
    plain.sandbox.remove(forum);
    assert_eq!(plain.ask("GET", &format!("/channels/{id}"), Value::Null).await.0, (404, 10003));
}

#[tokio::test]
async fn an_edit_hides_embeds_and_shows_them_again() {
    let plain = Plain::begin().await;
    let own = plain.says(plain.general, "own").await;
    let path = format!("/channels/{}/messages/{own}", plain.general);
    let shown = || {
        plain
            .sandbox
            .messages(plain.ann, plain.general)
            .pop()
            .unwrap()
            .embeds
            .as_array()
            .unwrap()
            .len()
    };
    for (edit, count) in [
        (embeds(json!([{ "title": "x" }])), 1),
        (json!({ "flags": 1 << 2 }), 0),
        (json!({ "content": "y" }), 0),
        (json!({ "flags": 0 }), 1),
    ] {
        assert_eq!(plain.ask("PATCH", &path, edit).await.0, FINE);
        assert_eq!(shown(), count);
    }
}

#[tokio::test]
async fn archived_and_locked_threads() {
    let plain = Plain::begin().await;
    let start = plain.says(plain.general, "start").await;
    let begin = format!("/channels/{}/messages/{start}/threads", plain.general);
    assert_eq!(plain.ask("POST", &begin, json!({ "name": "t" })).await.0, (201, 0));
    let thread = format!("/channels/{start}");
    let own = plain.says(start.parse().unwrap(), "in it").await;
    let message = format!("{thread}/messages/{own}");
    let x = || json!({ "content": "x" });
    for (method, path, body, outcome) in [
        ("PATCH", &thread, json!({ "archived": true }), FINE),
        ("PATCH", &message, x(), (400, 50083)),
        ("DELETE", &message, Value::Null, (400, 50083)),
        ("PATCH", &thread, json!({ "locked": true }), (400, 50083)),
        ("PATCH", &thread, json!({ "archived": false }), FINE),
        ("PATCH", &message, x(), FINE),
        ("PATCH", &thread, json!({ "archived": true }), (200, 0)),
        ("POST", &format!("{thread}/messages"), x(), FINE),
        ("PATCH", &message, x(), FINE),
        ("PATCH", &thread, json!({ "locked": true }), FINE),
        ("POST", &format!("{thread}/messages"), x(), (403, 160_005)),
        ("PATCH", &message, x(), (400, 50083)),
        ("PATCH", &thread, json!({ "locked": false }), (403, 50013)),
    ] {
        let (got, answer) = plain.ask(method, path, body.clone()).await;
        assert_eq!(got, outcome, "{method} {path} {body} {answer}");
    }
}

#[tokio::test]
async fn a_nonce_is_good_for_minutes() {
    let plain = Plain::begin().await;
    let mut ids = Vec::new();
    for (wait, nonce, enforce) in [
        (0, "a", true),
        (0, "a", true),
        (0, "a", false),
        (0, "b", true),
        (299_000, "b", true),
        (300_001, "b", true),
    ] {
        plain.later(wait);
        let (outcome, sent) =
            plain.posts(json!({ "content": "x", "nonce": nonce, "enforce_nonce": enforce })).await;
        assert_eq!(outcome, FINE);
        ids.push(sent["id"].clone());
    }
    assert_eq!(ids[0], ids[1], "the same message is answered again");
    assert_ne!(ids[1], ids[2], "unless the nonce is not enforced");
    assert_eq!(ids[3], ids[4]);
    assert_ne!(ids[4], ids[5], "a nonce does not help for ever");
    assert_eq!(plain.sandbox.messages(plain.ann, plain.general).len(), 4);
}

#[tokio::test]
async fn only_people_that_a_message_may_ping_are_pinged() {
    let plain = Plain::begin().await;
    let [ann, bob, otto] = ["Ann", "Bob", "Otto"].map(|name| plain.sandbox.person(name).unwrap());
    plain.sandbox.act(ann, say(plain.general, "hers")).await.unwrap();
    let hers = plain.sandbox.messages(ann, plain.general).pop().unwrap().id;
    let both = format!("<@{ann}> <@!{bob}> <@{otto}>");
    let reference = json!({ "message_id": hers });
    for (more, pinged) in [
        (json!({}), vec![ann, bob]),
        (json!({ "allowed_mentions": { "parse": [] } }), vec![]),
        (json!({ "allowed_mentions": { "parse": [], "users": [bob.to_string()] } }), vec![bob]),
        (json!({ "allowed_mentions": { "parse": ["users", "everyone"] } }), vec![ann, bob]),
        (json!({ "flags": 4096 }), vec![]),
        (json!({ "content": "reply", "message_reference": reference }), vec![ann]),
        (
            json!({ "content": "reply", "message_reference": reference, "allowed_mentions": { "parse": [] } }),
            vec![],
        ),
        (
            json!({ "content": "reply", "message_reference": reference, "allowed_mentions": { "parse": [], "replied_user": true } }),
            vec![ann],
        ),
    ] {
        let mut body = json!({ "content": both });
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let before = plain.sandbox.pings().len();
        let (_, sent) = plain.posts(body).await;
        let got: Vec<u64> =
            plain.sandbox.pings()[before..].iter().map(|ping| ping.person).collect();
        assert_eq!(got, pinged, "{more}");
        let path = format!("/channels/{}/messages/{}", plain.general, sent["id"].as_str().unwrap());
        assert_eq!(plain.ask("PATCH", &path, json!({ "content": both })).await.0, FINE);
        assert_eq!(plain.sandbox.pings().len(), before + pinged.len(), "an edit does not ping");
    }
}

#[tokio::test]
async fn a_page_elsewhere_cannot_speak_to_it() {
    let plain = Plain::begin().await;
    let base = plain.sandbox.base_url();
    let client = &plain.client;
    let act = format!("{base}/sandbox/act");
    let body = json!({ "as": plain.ann.to_string(), "do": "open_direct" });
    let status =
        async |request: reqwest::RequestBuilder| request.send().await.unwrap().status().as_u16();
    assert_eq!(status(client.post(&act).json(&body)).await, 403);
    let marked = || client.post(&act).header("x-sandbox", "1").json(&body);
    assert_eq!(status(marked().header("Host", "example.org")).await, 403);
    assert_eq!(status(client.get(&base).header("Host", "example.org:80")).await, 403);
    assert_eq!(status(marked()).await, 200);
}
