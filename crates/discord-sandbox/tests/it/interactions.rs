//! Interactions: answered once, in time, within the limits.

use discord_sandbox::{Act, Reaction};
use serde_json::{Value, json};

use super::answering::Answering;
use super::plain::{DONE, FINE, FORM, button, long, row};

#[tokio::test]
async fn an_interaction_is_answered_once_and_in_time() {
    let mut world = Answering::begin().await;
    let x = || json!({ "content": "x" });
    let (callback, hook, _) = world.go().await;
    let original = format!("{hook}/messages/@original");
    assert_eq!(
        world.plain.ask("POST", &hook, x()).await.0,
        (404, 10015),
        "not before the first answer"
    );
    assert_eq!(world.plain.ask("PATCH", &original, x()).await.0, (404, 10015));
    assert_eq!(world.answer(&callback, 6, Value::Null).await, FORM, "nothing to update");
    assert_eq!(
        world.answer(&callback, 8, json!({ "choices": [] })).await,
        FORM,
        "nothing to complete"
    );
    assert_eq!(world.answer(&callback, 4, json!({})).await, (400, 50006));
    assert_eq!(world.answer(&callback, 4, json!({ "content": long(2001) })).await, FORM);
    world.plain.later(2_999);
    assert_eq!(world.answer(&callback, 4, x()).await, DONE, "a refused answer does not count");
    assert_eq!(world.answer(&callback, 4, x()).await, (400, 40060));
    assert_eq!(
        world.answer(&callback.replace("/callback", "x/callback"), 4, x()).await,
        (404, 10062)
    );
    world.plain.later(15 * 60_000 - 3_000);
    assert_eq!(world.plain.ask("GET", &original, Value::Null).await.0, FINE);
    assert_eq!(world.plain.ask("PATCH", &original, json!({ "content": "y" })).await.0, FINE);
    assert_eq!(world.plain.ask("POST", &hook, x()).await.0, FINE);
    assert_eq!(world.plain.ask("DELETE", &original, Value::Null).await.0, DONE);
    assert_eq!(world.plain.ask("PATCH", &original, x()).await.0, (404, 10008));
    world.plain.later(1);
    assert_eq!(world.plain.ask("POST", &hook, x()).await.0, (404, 10015));

    let (callback, _, waiting) = world.go().await;
    world.plain.later(3_000);
    assert_eq!(waiting.await.unwrap(), Reaction::Silence);
    assert_eq!(world.answer(&callback, 4, x()).await, (404, 10062));
}

#[tokio::test]
async fn a_follow_up_fills_a_deferred_answer() {
    let mut world = Answering::begin().await;
    let (callback, hook, waiting) = world.go().await;
    assert_eq!(world.answer(&callback, 5, json!({ "flags": 64 })).await, DONE);
    let Reaction::Message { id } = waiting.await.unwrap() else { panic!("a message was promised") };
    let (outcome, sent) =
        world.plain.ask("POST", &hook, json!({ "content": "kept", "flags": 0 })).await;
    assert_eq!((outcome, sent["id"].as_str()), (FINE, Some(id.as_str())));
    let seen = |name: &str| {
        let person = world.plain.sandbox.person(name).unwrap();
        let messages = world.plain.sandbox.messages(person, world.plain.general);
        messages
            .into_iter()
            .filter(|message| message.id == id)
            .map(|message| message.content)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        (seen("Ann"), seen("Bob")),
        (vec!["kept".to_owned()], vec![]),
        "the promise was a whisper"
    );
}

#[tokio::test]
async fn ephemeral_messages_do_not_pile_up() {
    let mut world = Answering::begin().await;
    for n in 0..60 {
        let (callback, _, waiting) = world.go().await;
        assert_eq!(
            world.answer(&callback, 4, json!({ "content": n.to_string(), "flags": 64 })).await,
            DONE
        );
        waiting.await.unwrap();
        // Within a minute none is removed: an answer to a fresh one may still come.
        world.plain.sandbox.advance(2_000);
    }
    let ann = world.plain.sandbox.person("Ann").unwrap();
    let seen = world.plain.sandbox.messages(ann, world.plain.general);
    let whispers: Vec<_> =
        seen.iter().filter(|message| message.whisper).map(|message| &message.content).collect();
    assert_eq!(
        (whispers.len(), whispers[0].as_str(), whispers[49].as_str()),
        (50, "10", "59"),
        "the oldest are gone"
    );
}

#[tokio::test]
async fn forms_and_suggestions_beyond_the_limits() {
    let mut world = Answering::begin().await;
    let input =
        |id: &str, label: &str| json!({ "type": 4, "custom_id": id, "label": label, "style": 1 });
    let form = |title: &str, inputs: Value| {
        let rows: Vec<_> =
            inputs.as_array().unwrap().iter().map(|input| row(json!([input]))).collect();
        json!({ "title": title, "custom_id": "f", "components": rows })
    };
    let inputs = |n: usize| json!((0..n).map(|n| input(&n.to_string(), "L")).collect::<Vec<_>>());
    let (callback, ..) = world.go().await;
    let mut endless = input("a", "L");
    endless["max_length"] = json!(4001);
    let mut told = input("a", "L");
    told["placeholder"] = json!(long(101));
    let two = json!({ "title": "T", "custom_id": "f", "components": [row(json!([input("a", "L"), input("b", "L")]))] });
    for (data, outcome) in [
        (form(&long(46), inputs(1)), FORM),
        (form("", inputs(1)), FORM),
        (form("T", inputs(0)), FORM),
        (form("T", inputs(6)), FORM),
        (form("T", json!([input("a", &long(46))])), FORM),
        (form("T", json!([input("a", "L"), input("a", "L")])), FORM),
        (form("T", json!([button("a")])), FORM),
        (form("T", json!([endless])), FORM),
        (form("T", json!([told])), FORM),
        (two, FORM),
        (form(&long(45), inputs(5)), DONE),
    ] {
        assert_eq!(world.answer(&callback, 9, data.clone()).await, outcome, "{data}");
    }
    let channel = world.plain.general.to_string();
    let name = "go".to_owned();
    let option = "where".to_owned();
    let options = json!({ "where": "x" }).as_object().unwrap().clone();
    let (callback, _, waiting) = world.ann(Act::Complete { channel, name, option, options }).await;
    let choices =
        |n: usize, name: &str| json!({ "choices": vec![json!({ "name": name, "value": "v" }); n] });
    for (data, outcome) in [
        (choices(26, "n"), FORM),
        (choices(1, ""), FORM),
        (choices(1, &long(101)), FORM),
        (choices(25, &long(100)), DONE),
    ] {
        assert_eq!(world.answer(&callback, 8, data).await, outcome);
    }
    assert!(matches!(waiting.await.unwrap(), Reaction::Choices { choices } if choices.len() == 25));
}

#[tokio::test]
async fn a_press_opens_an_archived_thread_and_does_nothing_in_a_locked_one() {
    let mut world = Answering::begin().await;
    let start = world.plain.says(world.plain.general, "start").await;
    let begin = format!("/channels/{}/messages/{start}/threads", world.plain.general);
    assert_eq!(world.plain.ask("POST", &begin, json!({ "name": "t" })).await.0, (201, 0));
    let thread = format!("/channels/{start}");
    let body = json!({ "content": "x", "components": [row(json!([button("a")]))] });
    let (_, posted) = world.plain.ask("POST", &format!("{thread}/messages"), body).await;
    let message = posted["id"].as_str().unwrap().to_owned();
    let state = async |plain: &super::plain::Plain| {
        let (_, channel) = plain.ask("GET", &thread, Value::Null).await;
        (
            channel["thread_metadata"]["archived"] == true,
            channel["last_message_id"].as_str().unwrap().to_owned(),
        )
    };
    assert_eq!(world.plain.ask("PATCH", &thread, json!({ "archived": true })).await.0, FINE);
    assert_eq!(state(&world.plain).await, (true, message.clone()));
    let press = Act::Press { message: message.clone(), custom_id: "a".into() };
    let (callback, _, waiting) = world.ann(press.clone()).await;
    assert!(
        !state(&world.plain).await.0,
        "Discord's client opens it before the bot hears of the press"
    );
    assert_eq!(world.answer(&callback, 4, json!({ "content": "x", "flags": 64 })).await, DONE);
    waiting.await.unwrap();
    assert_eq!(
        state(&world.plain).await,
        (false, message),
        "what one person sees is no message of the thread"
    );
    assert_eq!(world.plain.ask("PATCH", &thread, json!({ "locked": true })).await.0, FINE);
    let refused = world.plain.sandbox.act(world.plain.ann, press).await.unwrap_err().to_string();
    assert!(refused.contains("locked"), "{refused}");
}
