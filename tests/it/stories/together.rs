//! The shared board of a finished game: who may see and change it, and what is refused.

use std::time::Duration;

use murus::game::{GameId, TreeWish};
use murus::ids::UserId;
use murus::service::study::shared_boards::act_on_board;
use murus::service::{BoardAct, BoardAnswer, BoardWish, Caller, LEASE, Service};
use murus::store::Db;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection};

use super::pages::on_the_page;
use crate::story;
use crate::support::World;
use crate::support::browser::{Browser, Got, OWN};
use crate::support::person::Person;

impl Browser {
    /// Posts an act on the shared board of the game at a path.
    async fn shares(&self, page: &str, act: Value) -> Got {
        self.sends(Method::POST, &format!("{page}/together"), &OWN, Some(&act)).await
    }

    /// Opens the shared board.
    async fn joins(&self, page: &str) -> Value {
        let got = self.shares(page, json!({ "look": { "ply": 2 } })).await;
        assert_eq!(got.status, StatusCode::OK, "{}", got.text);
        got.json()
    }

    /// The shared board is closed.
    async fn is_shut_out(&self, page: &str) {
        let got = self.shares(page, json!({ "look": { "ply": 2 } })).await;
        assert_eq!(got.status, StatusCode::NOT_FOUND, "{}", got.text);
    }

    /// Makes a move at a node of the board that was seen.
    async fn moves(&self, page: &str, seen: &Value, node: usize, text: &str) -> Value {
        let tree = json!({ "m": seen["tree"], "n": node.to_string(), "play": text });
        self.changes(page, seen, tree, json!([])).await
    }

    /// Changes the board that was seen.
    async fn changes(&self, page: &str, seen: &Value, tree: Value, arrows: Value) -> Value {
        let version = &seen["shared"]["version"];
        let change = json!({ "version": version, "tree": tree, "arrows": arrows });
        self.shares(page, json!({ "change": change })).await.json()
    }

    /// Lets a person change the board, or no longer.
    async fn admits(&self, page: &str, id: u64, admitted: bool) -> Value {
        let act = json!({ "admit": { "person": id.to_string(), "admitted": admitted } });
        self.shares(page, act).await.json()
    }
}

/// The reason for which an act was refused.
fn refusal(state: &Value) -> &str {
    state["wrong"].as_str().unwrap_or("")
}

/// A game of Ann and Bob that Bob gave up after two moves, with both of them on its page.
async fn after_the_game(world: &mut World) -> (Person, Person, [Browser; 2], String) {
    let (ann, bob, browser, page) = on_the_page(world).await;
    browser.is_shut_out(&page).await;
    assert!(!browser.opens(&page).await.text.contains("Analyse together"), "the game goes on");
    ann.plays_with(&bob, ["a1-c3", "d7-d5"]).await;
    bob.resigns().await;
    let mut bobs = Browser::at(&browser.base);
    bobs.comes_in(&bob.way_in().await).await.unwrap();
    (ann, bob, [browser, bobs], page)
}

/// Cleo, on the page of the game.
async fn cleo_looks_on(world: &World, bob: &Person, base: &str) -> (Person, Browser) {
    let cleo = world.cleo().at(bob.channel);
    let mut browser = Browser::at(base);
    browser.comes_in(&cleo.way_in().await).await.unwrap();
    (cleo, browser)
}

story!(two_players_analyse_their_finished_game_together, |mut world| async move {
    let (ann, bob, [anns, bobs], page) = after_the_game(&mut world).await;
    let pings = (ann.pings(), bob.pings());
    let html = anns.opens(&page).await.text;
    assert!(html.contains("Analyse together") && !html.contains("is analysing"), "{html}");
    let stranger = Browser::at(&anns.base);
    assert!(!stranger.opens(&page).await.text.contains("Analyse together"));
    stranger.is_shut_out(&page).await;
    let begun = anns.joins(&page).await;
    assert_eq!((&begun["tree"], &begun["ply"]), (&json!("a1-c3;d7-d5"), &json!(2)));
    let html = bobs.opens(&page).await.text;
    assert!(html.contains("Ann is analysing this game.") && html.contains(">Join<"), "{html}");
    assert!(!anns.opens(&page).await.text.contains("is analysing"), "she knows it herself");
    assert!(stranger.opens(&page).await.text.contains(">Watch<"));
    let played = anns.moves(&page, &begun, 2, "h1-f3").await;
    assert_eq!(played["tree"], "a1-c3;d7-d5;h1-f3");
    // Bob changes what is no longer there. Nothing is lost, and he gets the new board.
    let late = bobs.moves(&page, &begun, 2, "b1-d3").await;
    assert!(refusal(&late).starts_with("Someone else was faster."), "{late}");
    assert_eq!((&late["tree"], &late["ply"]), (&played["tree"], &json!(3)));
    let branched = bobs.moves(&page, &late, 2, "b1-d3").await;
    assert_eq!(branched["tree"], "a1-c3;d7-d5;h1-f3(b1-d3)");
    assert!(branched["status"].as_str().unwrap().contains("with Ann"), "{branched}");
    // An answer that is lost is asked for once more.
    let again = bobs.moves(&page, &late, 2, "b1-d3").await;
    assert_eq!(
        (refusal(&again), &again["shared"]["version"]),
        ("", &branched["shared"]["version"])
    );
    let tree = json!({ "m": branched["tree"], "n": "4" });
    let drawn = bobs.changes(&page, &branched, tree, json!([["h1", "f3"], ["d5", "d5"]])).await;
    world.restart().await;
    let kept = anns.joins(&page).await;
    for part in ["tree", "ply", "places"] {
        assert_eq!(kept[part], drawn[part], "{part}");
    }
    assert_eq!(kept["shared"]["arrows"], json!([["h1", "f3"], ["d5", "d5"]]));
    assert!(kept["status"].as_str().unwrap().contains("Marked: h1-f3, d5"), "{kept}");
    assert_eq!((ann.pings(), bob.pings()), pings, "nobody is pinged");
    // Whoever leaves is not named for long.
    world.advance(Duration::from_secs(4 * 60)).await;
    assert!(!bobs.opens(&page).await.text.contains("is analysing"));
    world.end().await;
});

story!(changes_of_a_shared_board_reach_open_pages, |mut world| async move {
    let (ann, _, [anns, bobs], page) = after_the_game(&mut world).await;
    let mut news = bobs.hears(&format!("{page}/live")).await;
    let mut next = async || loop {
        let chunk = news.first().await;
        if chunk.contains("event: board") {
            return chunk;
        }
    };
    let begun = anns.joins(&page).await;
    let first = next().await;
    anns.moves(&page, &begun, 2, "h1-f3").await;
    let second = next().await;
    assert_ne!(second, first);
    // Another process of the bot changes the board.
    let mut conn = AnyConnection::connect(&world.database.url).await.unwrap();
    let found = sqlx::query_scalar("SELECT game FROM shared_board");
    let game = GameId(found.fetch_one(&mut conn).await.unwrap());
    let db = Db::connect(&world.database.url).await.unwrap();
    let other = Service::new(db, world.clock.clone(), LEASE);
    let caller = Caller::on_page(UserId(ann.id), Some(game), String::new());
    let tree = TreeWish { moves: "b1-d3", ..TreeWish::default() };
    let change = BoardAct::Change(BoardWish { version: 2, tree, arrows: &[] });
    let answer = act_on_board(&other, Some(&caller), game, change).await.unwrap();
    assert!(matches!(answer, BoardAnswer::Seen(_)));
    world.advance(Duration::from_secs(2)).await;
    assert_ne!(next().await, second);
    assert_eq!(bobs.joins(&page).await["tree"], "b1-d3");
    world.end().await;
});

story!(readers_follow_and_change_a_shared_board_once_admitted, |mut world| async move {
    let (ann, bob, [anns, bobs], page) = after_the_game(&mut world).await;
    let begun = anns.joins(&page).await;
    let stranger = Browser::at(&anns.base);
    let (cleo, cleos) = cleo_looks_on(&world, &bob, &anns.base).await;
    assert!(anns.admits(&page, cleo.id, true).await["wrong"].is_string(), "she does not look yet");
    for reader in [&stranger, &cleos] {
        let seen = reader.joins(&page).await;
        assert_eq!((&seen["tree"], &seen["due"]), (&begun["tree"], &json!(false)));
        assert!(!seen["status"].as_str().unwrap().contains("Let "), "{seen}");
        let refused = reader.moves(&page, &seen, 2, "h1-f3").await;
        assert!(refusal(&refused).starts_with("You're watching."), "{refused}");
        assert_eq!(refused["tree"], begun["tree"]);
        let refused = reader.admits(&page, cleo.id, true).await;
        assert!(refusal(&refused).starts_with("You're watching."), "{refused}");
    }
    let seen = anns.joins(&page).await;
    assert!(seen["status"].as_str().unwrap().contains("Cleo is watching."), "{seen}");
    let admitted = anns.admits(&page, cleo.id, true).await;
    assert!(admitted["status"].as_str().unwrap().contains("Cleo can make moves, too."));
    for player in [ann.id, bob.id, 1, u64::MAX] {
        assert!(anns.admits(&page, player, false).await["wrong"].is_string(), "{player}");
    }
    let seen = cleos.joins(&page).await;
    let played = cleos.moves(&page, &seen, 2, "h1-f3").await;
    assert_eq!((refusal(&played), &played["tree"]), ("", &json!("a1-c3;d7-d5;h1-f3")));
    assert!(cleos.admits(&page, cleo.id, true).await["wrong"].is_string(), "players admit");
    bobs.admits(&page, cleo.id, false).await;
    let refused = cleos.moves(&page, &played, 3, "b7-d5").await;
    assert!(refusal(&refused).starts_with("You're watching."), "{refused}");
    // Whoever may see the game may save its lines among their own.
    cleos.clone().acts(&page, json!({ "keep": { "at": 2, "moves": ["h1-f3"] } })).await;
    let tools = cleos.joins(&page).await["tools"].as_str().unwrap().to_owned();
    assert!(tools.contains("data-tool=\"keep\" disabled"), "{tools}");
    world.end().await;
});

story!(a_shared_board_takes_no_forgeries, |mut world| async move {
    let (ann, bob, [anns, bobs], page) = after_the_game(&mut world).await;
    let begun = anns.joins(&page).await;
    let tree = |moves: &str| json!({ "m": moves, "n": "0" });
    let many = json!(vec![["a1", "c3"]; 100]);
    let refused = anns.changes(&page, &begun, tree("a1-c3"), many).await;
    assert!(refusal(&refused).starts_with("At most 32 arrows"), "{refused}");
    let refused = anns.changes(&page, &begun, tree(&"a1-c3;".repeat(2000)), json!([])).await;
    assert!(refusal(&refused).starts_with("At most 300 moves"), "{refused}");
    let refused = anns.moves(&page, &begun, 2, "a1-a8").await;
    assert!(refused["wrong"].is_string() && refused["tree"] == begun["tree"], "{refused}");
    let mut forged = begun.clone();
    forged["shared"]["version"] = json!(99);
    let refused = anns.moves(&page, &forged, 2, "h1-f3").await;
    assert!(refusal(&refused).starts_with("Someone else was faster."), "{refused}");
    let odd = json!([["a1", "z9"], ["<b>", "a1"], ["a1", "c3"], ["a1", "c3"]]);
    let tree = json!({ "m": begun["tree"], "n": "77" });
    let seen = anns.changes(&page, &begun, tree, odd).await;
    assert_eq!((&seen["ply"], &seen["shared"]["arrows"]), (&json!(2), &json!([["a1", "c3"]])));
    let change = json!({ "change": { "version": 2, "tree": { "m": "" }, "arrows": [] } });
    for foreign in [("sec-fetch-site", "cross-site"), ("origin", "https://evil.example")] {
        let path = format!("{page}/together");
        let got = anns.sends(Method::POST, &path, &[foreign], Some(&change)).await;
        assert_eq!(got.status, StatusCode::FORBIDDEN);
    }
    for broken in [json!({}), json!({ "admit": { "person": "0", "admitted": true } })] {
        assert!(anns.shares(&page, broken).await.status.is_client_error());
    }
    let other = if page.ends_with('0') { '1' } else { '0' };
    bobs.is_shut_out(&format!("{}{other}", &page[..page.len() - 1])).await;
    assert_eq!(bobs.joins(&page).await["tree"], begun["tree"], "nothing was changed");
    // A game that goes on has no shared board.
    ann.presses("Rematch").await;
    bob.presses("Accept").await;
    let next = world.sandbox.threads(world.ann().channel).last().unwrap().0;
    let mut again = Browser::at(&anns.base);
    let running = again.comes_in(&ann.at(next).way_in().await).await.unwrap();
    assert_ne!(running, page);
    again.is_shut_out(&running).await;
    world.end().await;
});

story!(people_apart_do_not_meet_at_a_shared_board, |mut world| async move {
    let (ann, bob, [anns, bobs], page) = after_the_game(&mut world).await;
    let (cleo, cleos) = cleo_looks_on(&world, &bob, &anns.base).await;
    anns.joins(&page).await;
    cleos.joins(&page).await;
    anns.admits(&page, cleo.id, true).await;
    bob.blocks(&cleo).await;
    cleos.is_shut_out(&page).await;
    assert!(!cleos.opens(&page).await.text.contains("is analysing"));
    let seen = bobs.joins(&page).await;
    assert!(!seen["status"].as_str().unwrap().contains("Cleo"), "{seen}");
    anns.admits(&page, cleo.id, false).await;
    let refused = anns.admits(&page, cleo.id, true).await;
    assert!(refused["wrong"].is_string(), "Bob would meet her: {refused}");
    bob.unblocks("Cleo").await;
    cleos.joins(&page).await;
    cleo.blocks(&ann).await;
    cleos.is_shut_out(&page).await;
    assert!(!anns.joins(&page).await["status"].as_str().unwrap().contains("Cleo"));
    cleo.unblocks("Ann").await;
    cleos.joins(&page).await;
    // A private game is for its players alone.
    ann.sets(&["my-data", "set:sharing=private"]).await;
    cleos.is_shut_out(&page).await;
    Browser::at(&anns.base).is_shut_out(&page).await;
    bobs.joins(&page).await;
    bob.blocks(&ann).await;
    for browser in [&anns, &bobs] {
        browser.is_shut_out(&page).await;
        let html = browser.opens(&page).await.text;
        assert!(!html.contains("Analyse together") && !html.contains("is analysing"), "{html}");
    }
    world.end().await;
});

story!(what_a_shared_board_stores_of_a_person_goes_with_their_data, |mut world| async move {
    let (ann, bob, [anns, bobs], page) = after_the_game(&mut world).await;
    let (cleo, cleos) = cleo_looks_on(&world, &bob, &anns.base).await;
    anns.joins(&page).await;
    cleos.joins(&page).await;
    anns.admits(&page, cleo.id, true).await;
    let seen = cleos.joins(&page).await;
    cleos.moves(&page, &seen, 2, "h1-f3").await;
    cleo.sets(&["my-data", "export-data"]).await;
    let file = cleo.sees().last().unwrap().files[0].clone();
    let all: Value = serde_json::from_slice(&file.bytes).unwrap();
    assert_eq!(all["rows"]["shared_boards"][0]["admitted"], 1, "{all}");
    assert!(all["rows"]["shared_boards_changed"][0]["changed_ms"].is_i64(), "{all}");
    let mut conn = AnyConnection::connect(&world.database.url).await.unwrap();
    let mut count = async |table: &'static str| {
        let sql = format!("SELECT CAST(COUNT(player) AS BIGINT) FROM {table}");
        let found = sqlx::query_scalar::<_, i64>(sqlx::AssertSqlSafe(sql));
        found.fetch_one(&mut conn).await.unwrap()
    };
    assert_eq!([count("shared_board_reader").await, count("shared_board").await], [2, 1]);
    cleo.sets(&["my-data", "forget-ask"]).await;
    cleo.presses("Yes, delete my data").await;
    assert_eq!([count("shared_board_reader").await, count("shared_board").await], [1, 0]);
    let seen = bobs.joins(&page).await;
    assert_eq!(seen["tree"], "a1-c3;d7-d5;h1-f3", "the board stays");
    // The other player stays with it, too.
    ann.sets(&["my-data", "forget-ask"]).await;
    ann.presses("Yes, delete my data").await;
    let alone = bobs.joins(&page).await;
    assert!(!alone["status"].as_str().unwrap().contains("Ann"), "{alone}");
    world.end().await;
});
