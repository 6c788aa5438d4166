//! Murus plays on another site, Abstract Play: whole games over its protocol, and each way in which
//! that can fail.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::Executor;
use tokio::process::Command;

use super::processes::Place;
use super::starts::free_address;
use crate::on_both;
use crate::story;
use crate::support::World;
use crate::support::database::Database;
use crate::support::log;
use crate::support::play_site::{PlaySite, SECRET, SiteFault, deliver};
use murus::clock::Clock;

const STANDARD: &[&str] = &["basic", "static"];
const BALANCED: &[&str] = &["basic"];

/// Starts the site, and lets Murus play on it.
async fn site_of(world: &mut World) -> PlaySite {
    let site = PlaySite::start(world.clock.clone()).await;
    world.play_away(site.settings()).await;
    site
}

/// Asks Murus for its move in a game, and waits until everything due is done. Returns the status.
async fn asks(world: &World, site: &PlaySite, id: &str) -> u16 {
    let (status, _) = site.send(&world.address().to_string(), &site.turn(id)).await;
    world.settle().await;
    status
}

/// A challenge of one person with these options, and hours at the start and at most.
fn challenge(variants: &[&str], start: f64, most: f64) -> Value {
    json!({
        "verb": "challenge", "metaGame": "murus", "variants": variants, "clockStart": start,
        "clockInc": 24, "clockMax": most, "challengers": ["a-person"],
    })
}

/// Plays a game to its end; the other player's moves follow from `salt`. Returns its moves.
async fn plays_out(world: &World, site: &PlaySite, id: &str, salt: usize) -> Vec<String> {
    for n in 0..200 {
        site.play_nth(id, n * 31 + salt);
        if site.is_over(id) {
            break;
        }
        let before = site.moves(id).len();
        assert_eq!(asks(world, site, id).await, 202);
        assert_eq!(site.moves(id).len(), before + 1, "Murus moved once");
        if site.is_over(id) {
            break;
        }
    }
    assert!(site.is_over(id), "{:?}", site.moves(id));
    site.moves(id)
}

story!(whole_games_are_played_over_the_protocol, |world| async move {
    let mut world = world;
    let site = site_of(&mut world).await;
    let address = world.address().to_string();
    for (n, variants) in [STANDARD, BALANCED, &["static"], &[], &["escape"]].into_iter().enumerate()
    {
        let asked = site.send(&address, &challenge(variants, 72.0, 240.0)).await;
        assert_eq!(asked, (200, r#"{"accepted":true}"#.to_owned()));
        let id = format!("5c1f-{n}");
        site.begin_game(&id, variants, n % 2);
        plays_out(&world, &site, &id, n).await;
    }
    // The other player took the seat of Murus after its opening move.
    site.begin_game("pied", BALANCED, 0);
    assert_eq!(asks(&world, &site, "pied").await, 202);
    site.swap_seats("pied");
    let moves = plays_out(&world, &site, "pied", 3).await;
    assert!(moves[0].contains(',') && moves.len() > 2, "{moves:?}");
    assert!(site.list_posts().iter().all(|status| *status == 200));
    assert_eq!(site.count_tokens(), 1, "one token was enough");
    // A game that is over needs no move.
    let posts = site.list_posts().len();
    assert_eq!(asks(&world, &site, "pied").await, 202);
    assert_eq!(site.list_posts().len(), posts);
    world.end().await;
});

story!(a_challenge_is_accepted_if_murus_knows_the_game_and_has_time, |world| async move {
    let mut world = world;
    let site = site_of(&mut world).await;
    let address = world.address().to_string();
    let mut other = challenge(STANDARD, 72.0, 240.0);
    other["metaGame"] = "abande".into();
    let mut three = challenge(STANDARD, 72.0, 240.0);
    three["challengers"] = json!(["one", "two"]);
    for (asked, why) in [
        (challenge(&["houdini"], 72.0, 240.0), "variant"),
        (challenge(&["standard"], 72.0, 240.0), "variant"),
        (challenge(STANDARD, 23.0, 240.0), "clock"),
        (challenge(STANDARD, 72.0, 1.0), "clock"),
        (other, "game"),
        (three, "game"),
    ] {
        let answer = site.send(&address, &asked).await;
        assert_eq!(answer, (400, json!({ "message": why }).to_string()), "{asked}");
    }
    assert_eq!(site.send(&address, &challenge(&["escape"], 24.0, 24.0)).await.0, 200);
    // While a hundred turns wait, nobody is promised another one.
    site.set_fault(SiteFault::NoToken);
    for n in 0..100 {
        let id = format!("game-{n}");
        site.begin_game(&id, STANDARD, 0);
        assert_eq!(site.send(&address, &site.turn(&id)).await.0, 202);
    }
    world.settle().await;
    let answer = site.send(&address, &challenge(STANDARD, 72.0, 240.0)).await;
    assert_eq!(answer, (400, r#"{"message":"busy"}"#.to_owned()));
    site.set_fault(SiteFault::None);
    world.advance(Duration::from_secs(3600)).await;
    assert_eq!(site.send(&address, &challenge(STANDARD, 72.0, 240.0)).await.0, 200);
    assert_eq!(site.list_posts(), [200; 100]);
    world.end().await;
});

story!(only_the_site_is_heard_and_each_request_once, |world| async move {
    let mut world = world;
    let site = site_of(&mut world).await;
    let address = world.address().to_string();
    site.begin_game("one", STANDARD, 0);
    let body = site.turn("one").to_string();
    let signed = site.sign(&body, 0);
    let [time, nonce, signature] = signed.clone();
    let altered = |n: usize, text: &str| {
        let mut altered = signed.clone();
        altered[n].1 = text.to_owned();
        altered
    };
    let later = (time.1.parse::<i64>().unwrap() + 1).to_string();
    let other = site.sign("{}", 0)[2].1.clone();
    for (headers, why) in [
        (vec![], "unsigned"),
        (vec![time.clone(), nonce.clone()], "without a signature"),
        (vec![time.clone(), signature.clone()], "without a number"),
        (vec![nonce.clone(), signature.clone()], "without a time"),
        (altered(0, &later).to_vec(), "at another time"),
        (altered(0, "soon").to_vec(), "at no time"),
        (altered(1, "another").to_vec(), "with another number"),
        (altered(2, &other).to_vec(), "with the signature of another request"),
        (altered(2, "AAAA").to_vec(), "with no signature"),
        (altered(2, "é").to_vec(), "with no base64"),
        (site.sign(&body, 301).to_vec(), "too old"),
        (site.sign(&body, -301).to_vec(), "too new"),
    ] {
        assert_eq!(deliver(&address, &headers, body.clone()).await.0, 401, "{why}");
    }
    let tampered = body.replace("48", "49");
    assert_eq!(deliver(&address, &signed, tampered).await.0, 401, "with another body");
    world.settle().await;
    assert_eq!(site.list_posts(), [] as [u16; 0], "nothing was done");

    assert_eq!(deliver(&address, &signed, body.clone()).await.0, 202);
    assert_eq!(deliver(&address, &signed, body.clone()).await.0, 401, "repeated");
    // The number is in the database, so another process knows it too.
    world.restart().await;
    let address = world.address().to_string();
    assert_eq!(deliver(&address, &signed, body.clone()).await.0, 401, "repeated after a restart");
    let within = site.sign(&body, 299);
    assert_eq!(deliver(&address, &within, body).await.0, 202);
    let body = challenge(STANDARD, 72.0, 240.0).to_string();
    let asked = site.sign(&body, 0);
    assert_eq!(deliver(&address, &asked, body.clone()).await.0, 200);
    assert_eq!(deliver(&address, &asked, body).await.0, 401, "a repeated challenge");
    world.settle().await;
    assert_eq!(site.list_posts(), [200]);
    world.end().await;
});

story!(what_is_no_turn_of_a_game_is_refused, |world| async move {
    let mut world = world;
    let site = site_of(&mut world).await;
    let address = world.address().to_string();
    site.begin_game("one", STANDARD, 0);
    let changed = |key: &str, value: Value| {
        let mut turn = site.turn("one");
        turn[key] = value;
        turn
    };
    for (asked, why) in [
        (json!("nonsense"), "unreadable"),
        (json!({ "verb": "dance" }), "unreadable"),
        (json!({ "verb": "move", "gameid": 7 }), "unreadable"),
        (changed("moves", json!([["a1-a2"]])), "unreadable"),
        (changed("moves", json!([["a1-c3", "pass"]])), "unreadable"),
        (changed("gameid", json!("x".repeat(65))), "unreadable"),
        (changed("gameid", json!("")), "unreadable"),
        (changed("variants", json!(["houdini"])), "variant"),
        (changed("metaGame", json!("abande")), "game"),
        (changed("numPlayers", json!(3)), "game"),
    ] {
        let answer = site.send(&address, &asked).await;
        assert_eq!(answer, (400, json!({ "message": why }).to_string()), "{asked}");
    }
    let broken = r#"{"verb":"move","#;
    let answer = deliver(&address, &site.sign(broken, 0), broken.to_owned()).await;
    assert_eq!(answer.0, 400);
    let long = changed("moves", json!([["x".repeat(70_000)]])).to_string();
    assert_eq!(deliver(&address, &site.sign(&long, 0), long.clone()).await.0, 413);
    let longer = "x".repeat(2 << 20);
    assert_eq!(deliver(&address, &[], longer).await.0, 413);
    assert_eq!(world.service.count_backlog().await.unwrap(), 0);

    let ping = reqwest::get(format!("http://{address}/abstract-play")).await.unwrap();
    assert_eq!(ping.status(), StatusCode::OK);
    assert_eq!(ping.text().await.unwrap(), r#"{"operational":true}"#);
    world.end().await;
});

story!(without_settings_there_is_no_such_page, |world| async move {
    let page = reqwest::get(format!("http://{}/abstract-play", world.address())).await.unwrap();
    assert_eq!(page.status(), StatusCode::NOT_FOUND);
    world.end().await;
});

story!(a_token_is_renewed_before_its_end_and_once_when_it_is_refused, |world| async move {
    let mut world = world;
    let site = site_of(&mut world).await;
    let ids = ["a", "b", "c", "d", "e"];
    for id in ids {
        site.begin_game(id, STANDARD, 0);
    }
    asks(&world, &site, "a").await;
    world.advance(Duration::from_secs(3539)).await;
    asks(&world, &site, "b").await;
    assert_eq!(site.count_tokens(), 1);
    world.advance(Duration::from_secs(1)).await;
    asks(&world, &site, "c").await;
    assert_eq!((site.count_tokens(), site.list_posts()), (2, vec![200; 3]));

    site.end_tokens();
    asks(&world, &site, "d").await;
    assert_eq!((site.count_tokens(), &site.list_posts()[3..]), (4, &[401, 200][..]));

    // A site that refuses every token is asked twice at a time, then after a pause.
    site.set_fault(SiteFault::Unauthorized);
    asks(&world, &site, "e").await;
    assert_eq!((site.count_tokens(), &site.list_posts()[5..]), (5, &[401, 401][..]));
    site.set_fault(SiteFault::None);
    world.advance(Duration::from_secs(5)).await;
    assert_eq!(&site.list_posts()[7..], [200]);
    assert!(log::told(SECRET).is_empty() && log::told("token5").is_empty());
    world.end().await;
});

story!(a_move_waits_until_the_site_is_back, |world| async move {
    let mut world = world;
    let site = site_of(&mut world).await;
    for fault in [SiteFault::NoToken, SiteFault::Down] {
        let id = format!("{fault:?}");
        site.begin_game(&id, STANDARD, 0);
        site.set_fault(fault);
        site.end_tokens();
        assert_eq!(asks(&world, &site, &id).await, 202);
        // An hour in steps, each with a restart between the request and the move.
        for _ in 0..6 {
            world.advance(Duration::from_secs(600)).await;
            world.restart().await;
        }
        assert_eq!(site.moves(&id), [] as [String; 0]);
        let posts = site.list_posts().len();
        site.set_fault(SiteFault::None);
        world.advance(Duration::from_secs(1800)).await;
        assert_eq!((site.moves(&id).len(), site.list_posts().len()), (1, posts + 1), "{id}");
        world.advance(Duration::from_secs(7200)).await;
        assert_eq!(site.list_posts().len(), posts + 1, "nothing is left to post");
    }
    world.end().await;
});

story!(the_same_turn_has_one_answer, |world| async move {
    let mut world = world;
    let site = site_of(&mut world).await;
    site.begin_game("one", STANDARD, 0);
    let early = site.turn("one");
    for _ in 0..3 {
        assert_eq!(site.send(&world.address().to_string(), &early).await.0, 202);
    }
    world.settle().await;
    assert_eq!(site.send(&world.address().to_string(), &early).await.0, 202);
    world.settle().await;
    assert_eq!(site.list_posts(), [200]);
    // A site that still waits after a minute gets the same move again.
    world.advance(Duration::from_secs(60)).await;
    assert_eq!(site.send(&world.address().to_string(), &early).await.0, 202);
    world.settle().await;
    assert_eq!((site.moves("one").len(), site.list_posts()), (1, vec![200, 200]));
    // A later turn is known, so the early one comes too late.
    site.play_nth("one", 0);
    assert_eq!(asks(&world, &site, "one").await, 202);
    assert_eq!(site.send(&world.address().to_string(), &early).await.0, 202);
    world.settle().await;
    assert_eq!(site.list_posts(), [200, 200, 200]);

    // A database without memory chooses the same moves.
    let moves = site.moves("one");
    world.service.db().read().await.unwrap().execute("DELETE FROM away_turn").await.unwrap();
    site.begin_game("one", STANDARD, 0);
    asks(&world, &site, "one").await;
    site.play_nth("one", 0);
    asks(&world, &site, "one").await;
    assert_eq!(site.moves("one"), moves);
    world.end().await;
});

story!(a_move_whose_answer_is_lost_is_not_made_twice, |world| async move {
    let mut world = world;
    let site = site_of(&mut world).await;
    site.begin_game("lost", STANDARD, 0);
    site.set_fault(SiteFault::LostAnswer);
    asks(&world, &site, "lost").await;
    site.set_fault(SiteFault::None);
    world.advance(Duration::from_secs(5)).await;
    assert_eq!((site.moves("lost").len(), site.list_posts()), (1, vec![503, 200]));
    assert_eq!(world.service.count_backlog().await.unwrap(), 0, "it is known to have arrived");
    world.end().await;
});

story!(an_answer_that_only_looks_well_is_no_success, |world| async move {
    let mut world = world;
    let site = site_of(&mut world).await;
    site.begin_game("slow", STANDARD, 0);
    site.set_fault(SiteFault::TimedOut);
    asks(&world, &site, "slow").await;
    assert_eq!((site.moves("slow").len(), site.list_posts()), (0, vec![200]));
    site.set_fault(SiteFault::None);
    world.advance(Duration::from_secs(5)).await;
    assert_eq!((site.moves("slow").len(), site.list_posts()), (1, vec![200, 200]));
    world.end().await;
});

story!(a_refused_move_is_given_up_and_tried_again_on_request, |world| async move {
    let mut world = world;
    let site = site_of(&mut world).await;
    site.begin_game("sulking", STANDARD, 0);
    site.set_fault(SiteFault::Refusing);
    asks(&world, &site, "sulking").await;
    for _ in 0..6 {
        world.advance(Duration::from_secs(3600)).await;
    }
    assert_eq!(site.list_posts(), [200; 5]);
    let told = log::told("a move for another site is given up");
    assert!(told.iter().any(|line| line.contains("sulking")), "{told:?}");
    site.set_fault(SiteFault::None);
    asks(&world, &site, "sulking").await;
    assert_eq!((site.moves("sulking").len(), site.list_posts().len()), (1, 6));

    // A site that stays away is given up after two days.
    site.begin_game("gone", STANDARD, 0);
    site.set_fault(SiteFault::Down);
    asks(&world, &site, "gone").await;
    for _ in 0..100 {
        world.advance(Duration::from_secs(1800)).await;
    }
    assert_eq!(world.service.count_backlog().await.unwrap(), 0);
    let told = log::told("a move for another site is given up");
    assert!(told.iter().any(|line| line.contains("gone")), "{told:?}");

    // After a month nothing of all this is left.
    world.advance(Duration::from_secs(31 * 86_400)).await;
    world.advance(Duration::from_secs(3600)).await;
    let sql = "SELECT CAST((SELECT COUNT(*) FROM away_turn) + (SELECT COUNT(*) FROM away_nonce) AS BIGINT)";
    // The sweeper tidies beside the work for which a story waits.
    let mut left = i64::MAX;
    for _ in 0..3000 {
        let mut conn = world.service.db().read().await.unwrap();
        left = sqlx::query_scalar(sql).fetch_one(&mut *conn).await.unwrap();
        if left == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(left, 0);
    world.end().await;
});

/// Waits until the site got this many requests with moves.
async fn until_posted(site: &PlaySite, count: usize) {
    for _ in 0..3000 {
        if site.list_posts().len() >= count {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the site got {:?}", site.list_posts());
}

async fn a_process_killed_between_the_request_and_its_answer_loses_nothing(database: Database) {
    let place = Place::new(database).await;
    let site = PlaySite::start(Clock::System).await;
    let address = free_address();
    let command = || {
        let mut command: Command = place.command();
        command.envs(site.environment()).env("HTTP_ADDR", &address);
        command
    };
    // The site hears the move but its answer never comes, and then no answer either.
    for (fault, made) in [(SiteFault::Silent, 1), (SiteFault::Down, 0)] {
        let id = format!("{fault:?}");
        site.begin_game(&id, STANDARD, 0);
        let child = place.started(command()).await;
        site.set_fault(fault);
        let posts = site.list_posts().len();
        assert_eq!(site.send(&address, &site.turn(&id)).await.0, 202);
        until_posted(&site, posts + 1).await;
        place.kill(child).await;
        assert_eq!(site.moves(&id).len(), made);
        site.set_fault(SiteFault::None);
        let child = place.started(command()).await;
        until_posted(&site, posts + 2).await;
        place.rest().await;
        assert_eq!(site.moves(&id).len(), 1, "the move was made once");
        place.kill(child).await;
    }
    let mut command = place.command();
    command.env("ABSTRACT_PLAY_CLIENT", "murus").stderr(std::process::Stdio::piped());
    let said = String::from_utf8(command.output().await.unwrap().stderr).unwrap();
    assert!(
        said.contains("to play on Abstract Play set also ABSTRACT_PLAY_SECRET, ABSTRACT_PLAY_KEY"),
        "{said}"
    );
    place.sandbox.stop();
}

on_both!(a_process_killed_between_the_request_and_its_answer_loses_nothing);
