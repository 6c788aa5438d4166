//! Unreadable rows and requests: a game without a chair, the settings of a server, an interaction,
//! a page.

use murus::config::Discord;
use murus::discord::Bot;
use murus::store;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, Executor};

use super::playing::seated;
use crate::story;
use crate::support::World;
use crate::support::log;
use crate::support::person::Person;

async fn writes(world: &World, sql: String) {
    let mut conn = sqlx::AnyConnection::connect(&world.database.url).await.unwrap();
    conn.execute(AssertSqlSafe(sql)).await.unwrap();
    conn.close().await.unwrap();
}

/// The tables of the rows that are set aside.
async fn aside(world: &World) -> Vec<&'static str> {
    let mut conn = store::Conn::connect(&world.database.url).await.unwrap();
    let rows = store::aside::list_aside(&mut conn, 10).await.unwrap();
    rows.iter().map(|aside| aside.row.table.word()).collect()
}

const UNREAD: &str = "I can't read what I stored about this. The people who run me can see why.";

story!(a_game_without_one_of_its_chairs_is_set_aside_and_told_truly, |world| async move {
    let (ann, bob) = seated(&world).await;
    for chair in [1, 0] {
        writes(
            &world,
            format!("CREATE TABLE kept{chair} AS SELECT * FROM chair WHERE n = {chair}"),
        )
        .await;
        writes(&world, format!("DELETE FROM chair WHERE n = {chair}")).await;
        assert_eq!(ann.asks("board", json!({})).await, UNREAD);
        assert_eq!(bob.presses("More").await, UNREAD);
        assert_eq!(ann.plays("a1-c3").await, UNREAD);
        world.settle().await;
        assert_eq!(aside(&world).await, ["game"], "without chair {chair}");
    }
    for chair in [0, 1] {
        let back = format!("INSERT INTO chair SELECT * FROM kept{chair}; DROP TABLE kept{chair}");
        writes(&world, back).await;
    }
    assert!(ann.plays("a1-c3").await.starts_with("You played"));
    world.advance(std::time::Duration::from_secs(20)).await;
    assert_eq!(aside(&world).await, Vec::<&str>::new());
    world.end().await;
});

story!(a_page_of_rows_that_cannot_be_read_says_so, |mut world| async move {
    let mut browser = world.open_pages().await;
    let (ann, _) = seated(&world).await;
    let page = browser.comes_in(&ann.way_in().await).await.unwrap();
    writes(&world, "DELETE FROM chair WHERE n = 1".to_owned()).await;
    let state = browser.opens(&format!("{page}/state")).await;
    assert_eq!(state.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(state.text.starts_with("Something went wrong on my side."), "{}", state.text);
    world.end().await;
});

story!(a_request_that_cannot_be_read_gets_a_sentence, |mut world| async move {
    let browser = world.open_pages().await;
    const OWN: [(&str, &str); 1] = [("sec-fetch-site", "same-origin")];
    let html = [("accept", "text/html"), ("accept-language", "de")];
    let page = browser.sends(Method::GET, "/g/%ff", &html, None).await;
    assert_eq!(page.status, StatusCode::BAD_REQUEST);
    assert!(page.text.contains("Diese Anfrage kann ich nicht lesen."), "{}", page.text);
    assert!(!page.headers.contains_key("refresh"), "another try is no better");
    let form = browser.submits("/act", &OWN, "cause=one").await;
    assert_eq!(form.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    let array = json!(["play"]);
    let long = json!({ "cause": "a".repeat(20_000) });
    let array = browser.sends(Method::POST, "/act", &OWN, Some(&array)).await;
    assert_eq!(array.status, StatusCode::UNPROCESSABLE_ENTITY);
    let long = browser.sends(Method::POST, "/act", &OWN, Some(&long)).await;
    assert_eq!(long.status, StatusCode::PAYLOAD_TOO_LARGE);
    let put = browser.sends(Method::PUT, "/act", &OWN, None).await;
    assert_eq!(put.status, StatusCode::METHOD_NOT_ALLOWED);
    let dotted = browser
        .sends(
            Method::POST,
            "/act",
            &OWN,
            Some(&json!({ "cause": "a.b", "type": { "text": "x" } })),
        )
        .await;
    assert_eq!(dotted.status, StatusCode::UNPROCESSABLE_ENTITY);
    for got in [form, array, long, put, dotted] {
        assert_eq!(got.text, "I can't read this request.");
    }
    world.end().await;
});

story!(unreadable_settings_of_a_server_stop_no_delivery, |world| async move {
    let (ann, bob) = seated(&world).await;
    let server = world.sandbox.server();
    writes(&world, format!("INSERT INTO server (discord, settings) VALUES ({server}, 'nonsense') ON CONFLICT (discord) DO UPDATE SET settings = 'nonsense'")).await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    assert_eq!((ann.pings(), bob.pings()), (2, 2), "everybody hears that it is their turn");
    bob.resigns().await;
    assert!(
        world.ann().reads().contains(" won · after one move · "),
        "the channel hears the result: {}",
        world.ann().reads()
    );
    assert_eq!(aside(&world).await, ["server"]);
    assert!(
        log::told("a row is set aside until it changes")
            .iter()
            .any(|line| line.contains("table=\"server\""))
    );
    writes(&world, format!("UPDATE server SET settings = '{{}}' WHERE discord = {server}")).await;
    world.advance(std::time::Duration::from_secs(20)).await;
    assert_eq!(aside(&world).await, Vec::<&str>::new());
    world.end().await;
});

/// An interaction of a shape that no version of the bot knows.
fn strange(id: &str, kind: u64, locale: &str) -> Value {
    json!({ "id": id, "token": format!("token-{id}"), "type": kind, "locale": locale, "application_id": 1, "data": "?" })
}

/// The text of the answer to an interaction, if there is one.
fn answer(ann: &Person, id: &str) -> Option<String> {
    let path = format!("interactions/{id}/token-{id}/callback");
    let requests = ann.sandbox.requests();
    let answer = requests.iter().find(|request| request.path.contains(&path))?;
    Some(answer.body["data"]["content"].as_str().unwrap().to_owned())
}

const UNCLEAR: &str = "I don't understand what Discord sent me, so nothing was done. The people who run me can see why.";

story!(an_interaction_that_cannot_be_read_is_answered_with_an_apology, |world| async move {
    let mut world = world;
    let ann = world.ann();
    let config =
        Discord::new(Some(world.sandbox.token()), Some(world.sandbox.base_url()), false).unwrap();
    let bot = Bot::new(&config, world.service.clone()).unwrap();
    let hear = async |data: Value| {
        bot.hear_event(
            &json!({ "op": 0, "s": 1, "t": "INTERACTION_CREATE", "d": data }).to_string(),
        )
        .await
    };
    for (id, kind) in [("101", 2), ("102", 3), ("103", 9)] {
        assert!(hear(strange(id, kind, "en-US")).await);
        assert_eq!(answer(&ann, id).as_deref(), Some(UNCLEAR), "kind {kind}");
    }
    // While a person types there is nothing to say.
    assert!(hear(strange("104", 4, "en-US")).await);
    assert_eq!(answer(&ann, "104"), None);
    assert!(hear(json!({ "type": 2 })).await, "without an id there is nobody to answer");
    let figures = world.service.meter().text();
    let failed = "murus_answers_failed_total{kind=\"unreadable\"} 5";
    assert!(figures.lines().any(|line| line == failed), "{figures}");

    world.stop().await;
    world.sign_interactions();
    world.start().await;
    let body = strange("105", 2, "de").to_string();
    let (time, signature) = world.sandbox.sign(&body);
    let post =
        reqwest::Client::new().post(format!("http://{}/interactions", world.address())).body(body);
    let post = post.header("x-signature-ed25519", signature).header("x-signature-timestamp", time);
    assert_eq!(post.send().await.unwrap().status(), 202);
    let told = world.sandbox.until("an apology", |_| answer(&ann, "105")).await.unwrap();
    assert!(told.starts_with("Ich verstehe nicht"), "{told}");
    assert!(
        log::told("an interaction cannot be read").iter().any(|line| line.contains("id=\"105\""))
    );
    assert_eq!(log::told("token-10"), Vec::<String>::new());
    world.end().await;
});
