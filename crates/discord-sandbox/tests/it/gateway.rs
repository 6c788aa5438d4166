//! Connections: which are accepted, what each one gets, and how a session resumes.

use discord_sandbox::{Act, Sandbox, Setup};
use serde_json::json;

use super::plain::{CONTENT, Gateway, INTENTS, Plain, say};

#[tokio::test]
async fn a_wrong_token_and_a_privilege_not_granted_close_the_connection() {
    let sandbox =
        Sandbox::start(Setup { message_content: false, ..Setup::default() }).await.unwrap();
    for (token, intents, code) in
        [("wrong", INTENTS, 4004), (sandbox.token().as_str(), INTENTS | CONTENT, 4014)]
    {
        let mut gateway = Gateway::open(&sandbox).await;
        gateway.identifies(token, intents).await;
        assert_eq!(gateway.next().await, Err(code));
    }
}

#[tokio::test]
async fn content_is_shown_to_bots_with_the_intent() {
    let plain = Plain::begin().await;
    let (mut blind, mut reading) =
        (plain.connects(INTENTS).await, plain.connects(INTENTS | CONTENT).await);
    let bot = plain.sandbox.person("Bot").unwrap();
    let own = plain.says(plain.general, "board").await;
    let reply = |quiet| Act::Say {
        channel: plain.general.to_string(),
        content: "a1-c3".into(),
        reply_to: Some(own.clone()),
        quiet,
    };
    let named = format!("<@{bot}> a1-c3");
    for (act, shown) in [
        (say(plain.general, "a1-c3"), ""),
        (say(plain.general, &named), &named),
        (reply(false), "a1-c3"),
        (reply(true), ""),
    ] {
        plain.sandbox.act(plain.ann, act.clone()).await.unwrap();
        let mut contents = Vec::new();
        for gateway in [&mut blind, &mut reading] {
            let mut event = gateway.event("MESSAGE_CREATE").await;
            while event["d"]["author"]["id"] == bot.to_string().as_str() {
                event = gateway.event("MESSAGE_CREATE").await;
            }
            contents.push(event["d"]["content"].as_str().unwrap().to_owned());
        }
        assert_eq!(contents[0], shown, "{act:?}");
        assert!(contents[1].ends_with("a1-c3"));
    }
}

#[tokio::test]
async fn content_can_be_withheld_from_a_bot_with_the_intent() {
    let plain = Plain::begin().await;
    let mut reading = plain.connects(INTENTS | CONTENT).await;
    for (shown, content) in [(false, ""), (true, "a1-c3")] {
        plain.sandbox.show_content(shown);
        plain.sandbox.act(plain.ann, say(plain.general, "a1-c3")).await.unwrap();
        assert_eq!(reading.event("MESSAGE_CREATE").await["d"]["content"], content);
    }
}

#[tokio::test]
async fn a_session_is_resumed_where_it_broke_off() {
    let plain = Plain::begin().await;
    let mut gateway = Gateway::open(&plain.sandbox).await;
    gateway.identifies(&plain.sandbox.token(), INTENTS | CONTENT).await;
    let ready = gateway.event("READY").await;
    let seen = gateway.event("GUILD_CREATE").await["s"].clone();
    plain.sandbox.drop_connections(4000);
    assert_eq!(gateway.next().await, Err(4000));
    for text in ["one", "two"] {
        plain.sandbox.act(plain.ann, say(plain.general, text)).await.unwrap();
    }
    let mut again = Gateway::open(&plain.sandbox).await;
    let session = ready["d"]["session_id"].clone();
    again.send(json!({ "op": 6, "d": { "token": plain.sandbox.token(), "session_id": session, "seq": seen } })).await;
    for text in ["one", "two"] {
        assert_eq!(again.event("MESSAGE_CREATE").await["d"]["content"], text);
    }
    again.event("RESUMED").await;
    again.send(json!({ "op": 1, "d": null })).await;
    assert_eq!(again.next().await.unwrap()["op"], 11);
}

#[tokio::test]
async fn an_ended_session_has_to_start_again() {
    let plain = Plain::begin().await;
    let mut gateway = plain.connects(INTENTS).await;
    gateway.event("GUILD_CREATE").await;
    plain.sandbox.ask_to_reconnect();
    assert_eq!(gateway.next().await.unwrap()["op"], 7);
    plain.sandbox.invalidate(false);
    assert_eq!(gateway.next().await.unwrap(), json!({ "op": 9, "d": false }));
    let mut again = Gateway::open(&plain.sandbox).await;
    again.send(json!({ "op": 6, "d": { "token": plain.sandbox.token(), "session_id": "gone", "seq": 1 } })).await;
    assert_eq!(again.next().await.unwrap(), json!({ "op": 9, "d": false }));
}

#[tokio::test]
async fn every_connection_hears_everything_and_an_event_can_come_twice() {
    let plain = Plain::begin().await;
    let (mut one, mut other) =
        (plain.connects(INTENTS | CONTENT).await, plain.connects(INTENTS | CONTENT).await);
    plain.sandbox.act(plain.ann, say(plain.general, "heard")).await.unwrap();
    plain.sandbox.repeat_last_event();
    for gateway in [&mut one, &mut other] {
        let first = gateway.event("MESSAGE_CREATE").await;
        assert_eq!(first["d"]["content"], "heard");
        assert_eq!(gateway.event("MESSAGE_CREATE").await, first);
    }
}

#[tokio::test]
async fn without_a_connection_nobody_answers() {
    let plain = Plain::begin().await;
    let commands = json!([{ "name": "go", "description": "d" }]);
    plain.ask("PUT", "/applications/1/commands", commands).await;
    let act = Act::Command {
        channel: plain.general.to_string(),
        name: "go".into(),
        options: Default::default(),
    };
    let waiting = tokio::spawn({
        let sandbox = plain.sandbox.clone();
        let ann = plain.ann;
        async move { sandbox.act(ann, act).await.unwrap() }
    });
    while !waiting.is_finished() {
        plain.later(1_000);
        tokio::task::yield_now().await;
    }
    assert_eq!(waiting.await.unwrap(), discord_sandbox::Reaction::Silence);
}
