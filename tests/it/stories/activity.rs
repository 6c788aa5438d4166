//! The web pages within Discord, as an Activity: who opens what, and who comes in.

use std::time::Duration;

use discord_sandbox::{Act, Fault, Misbehaviour, Reaction, Sandbox};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use super::leagues::count_rows;
use super::playing::seated;
use crate::story;
use crate::support::World;
use crate::support::browser::{Browser, Got, OWN};
use crate::support::person::{Person, buttons, parts};

/// The label of the button that opens the pages within Discord.
const WITHIN: &str = "Open in Discord";

/// Restarts the bot with pages within Discord. Returns a browser that asks for them.
pub async fn open_activity(world: &mut World) -> Browser {
    world.sandbox.enable_activity();
    let browser = world.open_activity().await;
    Browser::at(&format!("{}/activity", browser.base))
}

/// Opens the Activity from Discord's list.
async fn launches(person: &Person) -> Reaction {
    let launch = Act::Launch { channel: person.channel.to_string() };
    person.sandbox.act(person.id, launch).await.unwrap()
}

/// Presses the newest button that opens the pages within Discord.
pub async fn opens_within(person: &Person) -> Reaction {
    let (message, custom_id) = person.button(WITHIN);
    person.sandbox.act(person.id, Act::Press { message, custom_id }).await.unwrap()
}

/// Opens the first page of a frame, and keeps its cookie. Returns the key of the frame.
pub async fn arrives(frame: &mut Browser) -> String {
    let got = frame.opens("/?frame_id=f&channel_id=77").await;
    frame.keeps(&got);
    key_of(&got.text)
}

/// Sends a code as a page of the frame with this key does.
pub async fn sends_keyed(frame: &Browser, key: &str, code: &str) -> Got {
    let body = json!({ "code": code, "channel": "77" });
    let headers = [OWN[0], ("murus-frame", key)];
    frame.sends(Method::POST, "/session/code", &headers, Some(&body)).await
}

/// Opens a frame and sends a code as its page does.
pub async fn sends_code(browser: &Browser, code: &str) -> Got {
    let mut frame = browser.clone();
    let key = arrives(&mut frame).await;
    sends_keyed(&frame, &key, code).await
}

/// Comes in as this person, in a frame without an earlier session. Returns the path to visit.
pub async fn comes_in(person: &Person, browser: &mut Browser) -> String {
    let code = person.sandbox.sign_in(person.id, &["identify"]);
    let got = sends_code(browser, &code).await;
    assert_eq!(got.status, StatusCode::OK, "{}", got.text);
    browser.keeps(&got);
    got.json()["to"].as_str().unwrap().to_owned()
}

story!(a_button_opens_its_game_within_discord, |mut world| async move {
    let mut frame = open_activity(&mut world).await;
    let (ann, bob) = seated(&world).await;
    let page = Browser::at(frame.base.trim_end_matches("/activity"))
        .comes_in(&ann.way_in().await)
        .await
        .unwrap();
    assert_eq!(opens_within(&ann).await, Reaction::Launch);
    assert_eq!(comes_in(&ann, &mut frame).await, page);
    let html = frame.opens(&page).await.text;
    assert!(html.contains("Your move") && html.contains("data-scripts="), "{html}");
    assert!(!html.contains("type=\"module\""), "Discord's frame may not load scripts by itself");
    let done = frame.plays(&page, "a1-c3").await;
    assert!(done["panel"].as_str().unwrap().contains("You played <code>a1-c3</code>"), "{done}");
    world.settle().await;
    assert!(bob.reads().contains("a1-c3"));
    world.end().await;
});

story!(what_is_opened_counts_once_and_for_ten_minutes, |mut world| async move {
    let mut frame = open_activity(&mut world).await;
    let (ann, bob) = seated(&world).await;
    assert_eq!(comes_in(&ann, &mut frame.clone()).await, "/me", "she opened nothing");
    ann.runs("board", json!({})).await;
    assert_eq!(opens_within(&ann).await, Reaction::Launch);
    // Somebody who joins her opens their own games.
    assert_eq!(comes_in(&bob, &mut frame.clone()).await, "/me");
    assert!(comes_in(&ann, &mut frame.clone()).await.starts_with("/g/"));
    assert_eq!(comes_in(&ann, &mut frame.clone()).await, "/me", "a frame that is opened again");
    opens_within(&ann).await;
    assert_eq!(launches(&ann).await, Reaction::Launch);
    assert_eq!(comes_in(&ann, &mut frame.clone()).await, "/me", "what she opened last counts");
    opens_within(&ann).await;
    world.advance(Duration::from_secs(601)).await;
    assert_eq!(comes_in(&ann, &mut frame).await, "/me");
    let data = ann.asks("settings", json!({})).await;
    assert!(!data.contains("launch"), "{data}");
    world.end().await;
});

story!(a_code_signs_in_once_and_only_its_person, |mut world| async move {
    let frame = open_activity(&mut world).await;
    let (ann, bob) = seated(&world).await;
    let refused = "Signing in within Discord didn't work.";
    world.refusal = Some("invalid_grant");
    let code = world.sandbox.sign_in(ann.id, &["identify"]);
    let mut anns = frame.clone();
    let got = sends_code(&anns, &code).await;
    let cookie = got.headers["set-cookie"].to_str().unwrap();
    assert!(
        cookie.ends_with("; SameSite=None; Partitioned; Secure") && !cookie.contains("Lax"),
        "{cookie}"
    );
    anns.keeps(&got);
    assert_eq!(anns.opens("/me").await.status, StatusCode::OK);
    let old = world.sandbox.sign_in(ann.id, &["identify"]);
    world.advance(Duration::from_secs(600)).await;
    let silent = world.sandbox.sign_in(ann.id, &["guilds"]);
    for wrong in [code.as_str(), &old, &silent, "", "nonsense"] {
        let got = sends_code(&frame, wrong).await;
        assert_eq!(got.status, StatusCode::UNAUTHORIZED, "{wrong}");
        assert!(got.text.starts_with(refused) && got.headers.get("set-cookie").is_none());
    }
    // Another person in the same client takes her place.
    let mut bobs = anns.clone();
    let got = sends_code(&bobs, &world.sandbox.sign_in(bob.id, &["identify"])).await;
    bobs = Browser::at(&bobs.base);
    bobs.keeps(&got);
    assert_eq!(bobs.opens("/me").await.status, StatusCode::OK);
    assert_eq!(anns.opens("/me").await.status, StatusCode::UNAUTHORIZED, "she is signed out");
    world.end().await;
});

story!(a_discord_that_does_not_answer_signs_nobody_in, |mut world| async move {
    let frame = open_activity(&mut world).await;
    let (ann, _) = seated(&world).await;
    for path in ["oauth2/token", "users/@me"] {
        let code = world.sandbox.sign_in(ann.id, &["identify"]);
        world.sandbox.misbehave(once("", path, Fault::Status(500)));
        let got = sends_code(&frame, &code).await;
        assert_eq!(got.status, StatusCode::SERVICE_UNAVAILABLE, "{path}");
        assert!(got.text.starts_with("Discord isn't answering right now."), "{}", got.text);
    }
    world.end().await;
});

story!(without_an_activity_there_is_none, |mut world| async move {
    let browser = world.open_pages().await;
    let (ann, _) = seated(&world).await;
    for path in ["/activity", "/activity/", "/activity/?frame_id=f", "/activity/me"] {
        assert_eq!(browser.opens(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    let code = world.sandbox.sign_in(ann.id, &["identify"]);
    let frame = Browser::at(&format!("{}/activity", browser.base));
    assert_eq!(sends_keyed(&frame, "", &code).await.status, StatusCode::NOT_FOUND);
    ann.runs("board", json!({})).await;
    let shown = ann.page();
    assert!(!buttons(&shown).iter().any(|(label, _)| label == WITHIN));
    // A button from before the Activity was switched off shows the board.
    let game = parts(&shown)
        .find_map(|part| Some(part["custom_id"].as_str()?.split(':').nth(1)?.to_owned()));
    let custom_id = format!("1:{}:0:launch", game.unwrap());
    let act = Act::Forge { message: shown.id.clone(), custom_id, values: None };
    let answer = world.sandbox.act(ann.id, act).await.unwrap();
    assert!(matches!(answer, Reaction::Message { .. }), "{answer:?}");
    world.end().await;
});

story!(a_private_game_opens_for_its_players_alone, |mut world| async move {
    let mut frame = open_activity(&mut world).await;
    let (ann, bob) = seated(&world).await;
    for person in [&ann, &bob] {
        person.sets(&["my-data", "set:sharing=private"]).await;
    }
    ann.runs("board", json!({})).await;
    let (_, custom_id) = ann.button(WITHIN);
    let cleo = world.cleo();
    cleo.runs("games", json!({})).await;
    let message = cleo.page().id.clone();
    let act = Act::Forge { message, custom_id, values: None };
    assert_eq!(world.sandbox.act(cleo.id, act).await.unwrap(), Reaction::Launch);
    let path = comes_in(&cleo, &mut frame).await;
    let got = frame.opens(&path).await;
    assert_eq!(got.status, StatusCode::NOT_FOUND, "{}", got.text);
    let board = json!({ "cause": "x", "type": { "text": "a1-c3" } });
    let done = frame.sends(Method::POST, &format!("{path}/act"), &OWN, Some(&board)).await;
    assert_eq!(done.status, StatusCode::NOT_FOUND);
    world.end().await;
});

story!(nobody_far_away_opens_a_game_of_a_server_by_its_id, |mut world| async move {
    let mut frame = open_activity(&mut world).await;
    let (ann, _) = seated(&world).await;
    ann.runs("board", json!({})).await;
    let (_, custom_id) = ann.button(WITHIN);
    let far = world.cleo().at(world.sandbox.channel("elsewhere").unwrap());
    far.runs("games", json!({})).await;
    let message = far.page().id.clone();
    let act = Act::Forge { message, custom_id, values: None };
    assert_eq!(world.sandbox.act(far.id, act).await.unwrap(), Reaction::Launch);
    assert_eq!(comes_in(&far, &mut frame).await, "/me", "there is no such game for her");
    world.end().await;
});

story!(signing_in_opens_no_refused_direct_messages, |mut world| async move {
    let mut frame = open_activity(&mut world).await;
    let (ann, bob) = seated(&world).await;
    world.ann().sets(&["set:notify=direct"]).await;
    world.sandbox.set_direct_messages(ann.id, false);
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    let refused = "SELECT COUNT(*) FROM address WHERE state = 'closed'";
    assert_eq!(count_rows(&world, refused).await, 1);
    comes_in(&ann, &mut frame).await;
    let link = ann.way_in().await;
    Browser::at(frame.base.trim_end_matches("/activity")).comes_in(&link).await.unwrap();
    assert_eq!(count_rows(&world, refused).await, 1);
    world.end().await;
});

/// The key that a page of the frame names.
fn key_of(html: &str) -> String {
    let (_, rest) = html.split_once("data-key=\"").expect("a key");
    rest.split('"').next().unwrap().to_owned()
}

story!(only_pages_of_the_frame_act_in_it, |mut world| async move {
    let mut frame = open_activity(&mut world).await;
    let (ann, _) = seated(&world).await;
    ann.runs("board", json!({})).await;
    opens_within(&ann).await;
    let first = frame.opens("/?frame_id=f&channel_id=7").await;
    assert!(first.text.contains("data-application="), "{}", first.text);
    frame.keeps(&first);
    let key = key_of(&first.text);
    let page = comes_in(&ann, &mut frame).await;
    assert_eq!(key_of(&frame.opens(&page).await.text), key);
    // Discord opens the frame again while a page of it is open.
    assert_eq!(arrives(&mut frame).await, key, "the open page can still act");
    let id = world.sandbox.person("Murus").unwrap();
    let act = |n: usize| json!({ "cause": format!("c{n}"), "type": { "text": "a1-c3" } });
    let path = format!("{page}/act");
    let wrong = key.replace(&key[..1], if key.starts_with('0') { "1" } else { "0" });
    let other = format!("https://{}.discordsays.com", id + 1);
    let own = format!("https://{id}.discordsays.com");
    let refused: [&[(&str, &str)]; 6] = [
        &[],
        &[("origin", "null"), ("sec-fetch-site", "cross-site")],
        &[("origin", "null"), ("murus-frame", &wrong)],
        &[("origin", &other), ("sec-fetch-site", "same-site")],
        &[("origin", "https://discord.com")],
        &[("sec-fetch-site", "none")],
    ];
    for (n, headers) in refused.into_iter().enumerate() {
        let got = frame.sends(Method::POST, &path, headers, Some(&act(n))).await;
        assert_eq!(got.status, StatusCode::FORBIDDEN, "{headers:?}");
        assert!(got.headers.get("access-control-allow-origin").is_none(), "{headers:?}");
    }
    let stranger = Browser::at(&frame.base);
    let keyed = [("origin", "null"), ("murus-frame", key.as_str())];
    let got = stranger.sends(Method::POST, &path, &keyed, Some(&act(9))).await;
    assert_eq!(got.status, StatusCode::FORBIDDEN, "the key is worth nothing without its cookie");
    // A frame without an origin sends its key, and reads the answer.
    let got = frame.sends(Method::POST, &path, &keyed, Some(&act(10))).await;
    assert_eq!(got.status, StatusCode::OK, "{}", got.text);
    assert_eq!(got.headers["access-control-allow-origin"], "null");
    assert_eq!(got.headers["access-control-allow-credentials"], "true");
    let asks = [("origin", "null"), ("access-control-request-method", "POST")];
    let got = frame.sends(Method::OPTIONS, &path, &asks, None).await;
    assert_eq!(got.status, StatusCode::NO_CONTENT);
    // Without the key nothing is read: another Activity may have no origin either.
    let got = frame.sends(Method::GET, "/me", &[("origin", "null")], None).await;
    assert!(got.headers.get("access-control-allow-origin").is_none());
    let back = json!({ "cause": "back", "type": { "text": "undo" } });
    let got = frame.sends(Method::POST, &path, &[("origin", &own)], Some(&back)).await;
    assert_eq!(got.status, StatusCode::OK, "{}", got.text);
    let headers = frame.opens(&page).await.headers;
    let policy = headers["content-security-policy"].to_str().unwrap();
    assert!(
        policy
            .contains(&format!("frame-ancestors https://discord.com https://*.discord.com {own}"))
    );
    assert!(headers.get("x-frame-options").is_none());
    // The same page by itself is in no frame.
    let alone = Browser::at(frame.base.trim_end_matches("/activity")).opens(&page).await;
    assert_eq!(alone.headers["x-frame-options"], "DENY");
    assert!(!alone.text.contains("data-key"));
    world.end().await;
});

/// The command that opens the Activity, as Discord stores it.
fn entry_point(world: &World) -> Option<Value> {
    world.sandbox.commands().into_iter().find(|command| command["type"] == 4)
}

story!(the_command_of_the_activity_is_ours_while_it_is_on, |mut world| async move {
    assert!(entry_point(&world).is_none());
    open_activity(&mut world).await;
    let command = entry_point(&world).unwrap();
    assert_eq!((&command["handler"], &command["name"]), (&json!(1), &json!("launch")));
    world.restart().await;
    assert_eq!(entry_point(&world).unwrap()["id"], command["id"]);
    world.end().await;
});

story!(a_discord_without_activities_gets_all_other_commands, |mut world| async move {
    world.stop().await;
    world.refusal = Some("A fault of the sandbox");
    world.sandbox.misbehave(once("PUT", "/commands", Fault::Refused(400, 50035)));
    world.set_activity().await;
    world.launch();
    let refused = |sandbox: &Sandbox| {
        let puts = sandbox.requests().into_iter().filter(|one| one.method == "PUT");
        puts.filter(|one| one.status == 400).count().checked_sub(1)
    };
    world.sandbox.until("a refusal", refused).await.unwrap();
    let taken = |sandbox: &Sandbox| {
        let puts = sandbox.requests().into_iter().filter(|one| one.method == "PUT");
        puts.filter(|one| one.path.ends_with("/commands") && one.status == 200).count() > 1
    };
    while !taken(&world.sandbox) {
        world.advance(Duration::from_secs(1)).await;
    }
    assert!(entry_point(&world).is_none());
    let (ann, _) = seated(&world).await;
    ann.runs("board", json!({})).await;
    assert!(!buttons(&ann.page()).iter().any(|(label, _)| label == WITHIN), "nothing opens there");
    world.end().await;
});

/// The number of answers by which Discord would open the Activity.
fn launched(sandbox: &Sandbox) -> usize {
    sandbox.requests().iter().filter(|one| one.body["type"] == 12).count()
}

story!(a_button_shows_the_board_where_discord_opens_no_activity, |mut world| async move {
    // The operator has switched it on, but did not enable it at Discord.
    let browser = world.open_activity().await;
    world.refusal = Some("Invalid Form Body: type");
    let (ann, bob) = seated(&world).await;
    bob.runs("board", json!({})).await;
    let earlier = bob.button(WITHIN);
    ann.runs("board", json!({})).await;
    let shown = ann.words(opens_within(&ann).await);
    assert_eq!(shown, ann.asks("board", json!({})).await);
    assert!(!buttons(&ann.page()).iter().any(|(label, _)| label == WITHIN));
    // Earlier buttons do the same, and Discord is not asked again.
    let (message, custom_id) = earlier;
    let answer = world.sandbox.act(bob.id, Act::Press { message, custom_id }).await.unwrap();
    assert!(matches!(answer, Reaction::Message { .. }), "{answer:?}");
    assert_eq!(launched(&world.sandbox), 1);
    let page = Browser::at(&browser.base).opens("/activity/learn").await;
    assert_eq!(page.status, StatusCode::OK, "an open frame goes on");
    world.end().await;
});

story!(the_command_lists_games_where_discord_opens_no_activity, |mut world| async move {
    world.open_activity().await;
    world.refusal = Some("Invalid Form Body: type");
    let (ann, _) = seated(&world).await;
    for _ in 0..2 {
        let shown = ann.words(launches(&ann).await);
        assert_eq!(shown, ann.asks("games", json!({})).await);
    }
    assert_eq!(launched(&world.sandbox), 1);
    world.end().await;
});

story!(a_refusal_in_one_channel_closes_no_other, |mut world| async move {
    open_activity(&mut world).await;
    let (ann, _) = seated(&world).await;
    ann.runs("board", json!({})).await;
    world.sandbox.misbehave(once("POST", "/callback", Fault::Refused(403, 50013)));
    let shown = ann.words(opens_within(&ann).await);
    assert_eq!(shown, ann.asks("board", json!({})).await);
    assert_eq!(opens_within(&ann).await, Reaction::Launch);
    world.end().await;
});

/// A fault of one request.
pub fn once(method: &str, path: &str, fault: Fault) -> Misbehaviour {
    let (method, path) = (method.to_owned(), path.to_owned());
    Misbehaviour { method, path, skip: 0, times: 1, fault }
}
