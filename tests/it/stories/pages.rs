//! Web pages: who comes in, who may look, and what is played there.

use std::time::Duration;

use murus::ids::UserId;
use murus::service::play::find;
use reqwest::{Method, StatusCode};
use serde_json::json;

use super::playing::seated;
use crate::story;
use crate::support::World;
use crate::support::browser::{Browser, OWN};
use crate::support::person::Person;

/// Ann and Bob in the thread of their game, and Ann on its page.
pub async fn on_the_page(world: &mut World) -> (Person, Person, Browser, String) {
    let mut browser = world.open_pages().await;
    let (ann, bob) = seated(world).await;
    let page = browser.comes_in(&ann.way_in().await).await.unwrap();
    (ann, bob, browser, page)
}

story!(a_game_is_played_on_its_page_and_on_discord, |mut world| async move {
    let (ann, bob, mut browser, page) = on_the_page(&mut world).await;
    let html = browser.opens(&page).await.text;
    assert!(
        html.contains("Your move") && html.contains("data-cell=\"c3\""),
        "it can be read before any script runs"
    );
    let pings = bob.pings();
    let done = browser.plays(&page, "a1-c3").await;
    world.settle().await;
    assert!(done["panel"].as_str().unwrap().contains("You played <code>a1-c3</code>"));
    assert_eq!(
        (done["state"]["due"].as_bool(), done["state"]["plies"].as_array().unwrap().len()),
        (Some(false), 1)
    );
    assert_eq!(bob.pings(), pings + 1, "one ping, as for every move");
    assert!(
        bob.reads().contains("a1-c3") && bob.reads().contains(&format!("{}{page}", browser.base))
    );
    bob.plays("d7-d5").await;
    let state = browser.opens(&format!("{page}/state")).await.json();
    assert_eq!(state["plies"][1]["text"], "1... d7-d5");
    assert_eq!(state["due"], true);
    let moves = state["moves"].as_array().unwrap();
    let step = moves.iter().find(|one| one["text"] == "c1-e3").unwrap();
    assert_eq!(step["taps"], json!(["c1", "e3"]));
    assert_eq!(step["cells"], json!({ "c1": "", "d2": "romans-wall", "e3": "romans-wall" }));
    assert_eq!(ann.pings(), 2, "who plays on the page is pinged as ever");
    world.end().await;
});

story!(what_is_typed_on_a_page_is_read_as_on_discord, |mut world| async move {
    let (_, _, mut browser, page) = on_the_page(&mut world).await;
    let refused = browser.acts(&page, json!({ "type": { "text": "a1-a4" } })).await.json();
    assert!(refused["panel"].as_str().unwrap().contains("a1"), "{refused}");
    let done = browser.acts(&page, json!({ "type": { "text": "A1 to C3" } })).await.json();
    assert!(done["panel"].as_str().unwrap().contains("You played <code>a1-c3</code>"), "{done}");
    let back = browser.acts(&page, json!({ "type": { "text": "undo" } })).await.json();
    assert_eq!(back["state"]["due"], true, "{back}");
    world.end().await;
});

story!(a_move_on_an_old_board_is_refused_and_the_new_board_comes_with_it, |mut world| async move {
    let (ann, _, mut browser, page) = on_the_page(&mut world).await;
    let old = browser.opens(&format!("{page}/state")).await.json()["board"].clone();
    ann.plays("a1-c3").await;
    let done =
        browser.acts(&page, json!({ "play": { "text": "b1-b3", "board": old } })).await.json();
    assert!(!done["panel"].as_str().unwrap().contains("You played"), "{done}");
    assert_eq!(done["state"]["plies"].as_array().unwrap().len(), 1);
    world.end().await;
});

story!(an_act_that_comes_twice_is_done_once, |mut world| async move {
    let (_, bob, browser, page) = on_the_page(&mut world).await;
    let board = browser.opens(&format!("{page}/state")).await.json()["board"].clone();
    let act = json!({ "play": { "text": "a1-c3", "board": board } });
    let (first, second) = tokio::join!(
        browser.acts_because(&page, "one", act.clone()),
        browser.acts_because(&page, "one", act)
    );
    for got in [first, second] {
        assert!(got.json()["panel"].as_str().unwrap().contains("You played <code>a1-c3</code>"));
    }
    world.settle().await;
    assert_eq!(bob.pings(), 2, "one for the challenge, one for the move");
    world.end().await;
});

story!(a_link_signs_in_once_within_ten_minutes, |mut world| async move {
    let (ann, bob, browser, page) = on_the_page(&mut world).await;
    let mut other = Browser::at(&browser.base);
    let link = ann.way_in().await;
    assert_eq!(other.comes_in(&link).await, Ok(page.clone()));
    assert_eq!(other.comes_in(&link).await, Ok(page.clone()), "Ann is signed in here");
    let mut bobs = Browser::at(&browser.base);
    bobs.comes_in(&bob.way_in().await).await.unwrap();
    let used = bobs.comes_in(&link).await;
    assert!(used.unwrap_err().starts_with("This link has already been used."), "Ann's, not Bob's");
    let used = Browser::at(&browser.base).comes_in(&link).await;
    assert!(used.unwrap_err().starts_with("This link has already been used."));
    let late = ann.way_in().await;
    world.advance(Duration::from_secs(600)).await;
    assert_eq!(other.comes_in(&late).await, Ok(page.clone()), "Ann is still signed in here");
    let late = Browser::at(&browser.base).comes_in(&late).await;
    assert!(late.unwrap_err().starts_with("This link is older than ten minutes."));
    let link = ann.way_in().await;
    let other_end = if link.ends_with("ff") { "00" } else { "ff" };
    for forged in [
        link.replace("#01", "#02"),
        format!("{link}00"),
        "x#".to_owned(),
        link[..link.len() - 2].to_owned() + other_end,
    ] {
        let forged = Browser::at(&browser.base).comes_in(&forged).await;
        assert!(forged.unwrap_err().starts_with("This sign-in link doesn't work."));
    }
    world.end().await;
});

story!(a_cookie_is_worth_nothing_after_it_is_signed_out, |mut world| async move {
    let (ann, _, browser, page) = on_the_page(&mut world).await;
    let stolen = browser.clone();
    let mut elsewhere = Browser::at(&browser.base);
    elsewhere.comes_in(&ann.way_in().await).await.unwrap();
    assert_eq!(browser.sends(Method::POST, "/out", &OWN, None).await.status, StatusCode::SEE_OTHER);
    let refused = stolen.acts_because(&page, "one", json!({ "type": { "text": "a1-c3" } })).await;
    assert_eq!(refused.status, StatusCode::UNAUTHORIZED);
    assert!(refused.text.starts_with("You're watching."));
    assert_eq!(elsewhere.opens("/me").await.status, StatusCode::OK, "it stays signed in");
    assert_eq!(
        elsewhere.sends(Method::POST, "/out", &OWN, None).await.status,
        StatusCode::SEE_OTHER
    );
    assert_eq!(elsewhere.opens("/me").await.status, StatusCode::UNAUTHORIZED);
    world.end().await;
});

story!(a_person_sees_their_browsers_and_signs_out_of_each, |mut world| async move {
    let (ann, bob, here, _) = on_the_page(&mut world).await;
    let phone = "Mozilla/5.0 (Linux; Android 10; K) Chrome/130.0.0.0 Mobile Safari/537.36";
    let mut all = Vec::new();
    for _ in 0..3 {
        let mut other = Browser::with_agent(&here.base, phone);
        world.advance(Duration::from_secs(60)).await;
        other.comes_in(&ann.way_in().await).await.unwrap();
        all.push(other);
    }
    let mut bobs = Browser::at(&here.base);
    world.advance(Duration::from_secs(60)).await;
    bobs.comes_in(&bob.way_in().await).await.unwrap();
    let page = here.opens("/me/settings").await.text;
    assert_eq!(page.matches("Chrome on Android, seen today").count(), 3, "{page}");
    assert!(page.contains("A browser, seen today · here"), "{page}");
    // Only the short name is kept.
    let data = ann.asks("settings", json!({})).await;
    assert!(!data.contains("Mozilla"), "{data}");
    let made = |page: &str| {
        let (_, rest) = page.split_once("name=\"made\" value=\"").unwrap();
        rest.split('"').next().unwrap().to_owned()
    };
    let newest = format!("made={}", made(&page));
    // Another person's form ends nothing of hers.
    bobs.submits("/out/one", &OWN, &newest).await;
    assert_eq!(all[2].opens("/me").await.status, StatusCode::OK);
    let out = here.submits("/out/one", &OWN, &newest).await;
    assert_eq!(out.status, StatusCode::SEE_OTHER);
    let status = async |browser: &Browser| browser.opens("/me").await.status;
    assert_eq!(
        (status(&all[2]).await, status(&all[1]).await),
        (StatusCode::UNAUTHORIZED, StatusCode::OK)
    );
    let unused = ann.way_in().await;
    let out = here.submits("/out/others", &OWN, "").await;
    assert_eq!(out.status, StatusCode::SEE_OTHER);
    for other in &all {
        assert_eq!(status(other).await, StatusCode::UNAUTHORIZED);
    }
    assert_eq!((status(&here).await, status(&bobs).await), (StatusCode::OK, StatusCode::OK));
    let ended = Browser::at(&here.base).comes_in(&unused).await;
    assert!(ended.unwrap_err().starts_with("This link no longer works."));
    let page = here.opens("/me/settings").await.text;
    assert!(!page.contains("Sign out everywhere else"), "she is alone");
    world.advance(Duration::from_secs(3 * 24 * 60 * 60)).await;
    ann.speaks("de").await;
    ann.sets(&["set:notify=mention"]).await;
    assert_eq!(here.opens("/me").await.status, StatusCode::OK);
    world.settle().await;
    let page = here.opens("/me/settings").await.text;
    assert!(page.contains("Ein Browser, heute gesehen"), "{page}");
    world.end().await;
});

story!(a_browser_that_is_not_used_for_thirty_days_is_signed_out, |mut world| async move {
    let (_, _, browser, _) = on_the_page(&mut world).await;
    world.advance(Duration::from_secs(29 * 24 * 60 * 60)).await;
    assert_eq!(browser.opens("/me").await.status, StatusCode::OK);
    world.settle().await;
    world.advance(Duration::from_secs(29 * 24 * 60 * 60)).await;
    assert_eq!(browser.opens("/me").await.status, StatusCode::OK, "each visit counts");
    world.settle().await;
    world.advance(Duration::from_secs(31 * 24 * 60 * 60)).await;
    assert_eq!(browser.opens("/me").await.status, StatusCode::UNAUTHORIZED);
    world.end().await;
});

story!(other_sites_can_do_nothing_on_a_page, |mut world| async move {
    let (_, _, browser, page) = on_the_page(&mut world).await;
    let act = json!({ "cause": "x", "type": { "text": "a1-c3" } });
    for foreign in [
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
        ("origin", "https://evil.example"),
    ] {
        let got = browser.sends(Method::POST, &format!("{page}/act"), &[foreign], Some(&act)).await;
        assert_eq!(got.status, StatusCode::FORBIDDEN, "{foreign:?}");
    }
    let state = browser.opens(&format!("{page}/state")).await.json();
    assert_eq!(state["plies"], json!([]), "nothing was played");
    for path in ["/", &page, "/me", "/in", "/nothing", "/a/none.js"] {
        let got = browser.opens(path).await;
        let policy = got.headers["content-security-policy"].to_str().unwrap();
        assert!(
            policy.contains("frame-ancestors 'none'") && policy.contains("default-src 'none'"),
            "{path}"
        );
        assert_eq!(got.headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(got.headers["referrer-policy"], "no-referrer", "{path}");
    }
    world.end().await;
});

story!(a_page_that_is_not_there_leads_on, |mut world| async move {
    let (_, _, browser, _) = on_the_page(&mut world).await;
    let stranger = Browser::at(&browser.base);
    for (reader, next) in [(&browser, "/me"), (&stranger, "/")] {
        let got = reader.opens("/nothing").await;
        assert_eq!(got.status, StatusCode::NOT_FOUND);
        assert!(got.text.contains("<title>Nothing here · Murus</title>"), "{}", got.text);
        let button = format!("<a class=\"button\" href=\"{next}\">");
        assert!(got.text.contains(&button), "{}", got.text);
    }
    world.end().await;
});

story!(an_address_cannot_be_guessed, |mut world| async move {
    let (_, _, browser, page) = on_the_page(&mut world).await;
    let stranger = Browser::at(&browser.base);
    assert_eq!(stranger.opens(&page).await.status, StatusCode::OK, "who has the address looks on");
    let (name, secret) = page.strip_prefix("/g/").unwrap().split_once('-').unwrap();
    let other = if secret.starts_with('0') {
        secret.replacen('0', "1", 1)
    } else {
        format!("0{}", &secret[1..])
    };
    for wrong in [
        format!("/g/{name}"),
        format!("/g/{name}-"),
        format!("/g/{name}-{other}"),
        format!("/g/zzzz-{secret}"),
    ] {
        assert_eq!(stranger.opens(&wrong).await.status, StatusCode::NOT_FOUND, "{wrong}");
    }
    let refused = stranger.acts_because(&page, "one", json!({ "type": { "text": "a1-c3" } })).await;
    assert_eq!(refused.status, StatusCode::UNAUTHORIZED);
    world.end().await;
});

story!(a_private_game_is_shown_to_its_players_alone, |mut world| async move {
    let mut browser = world.open_pages().await;
    let ann = world.ann();
    let opened = world.sandbox.act(ann.id, discord_sandbox::Act::OpenDirect).await.unwrap();
    let discord_sandbox::Reaction::Done { id } = opened else { panic!("{opened:?}") };
    let direct = ann.at(id.parse().unwrap());
    direct
        .asks(
            "challenge",
            json!({ "opponent": world.sandbox.person("Murus").unwrap().to_string(), "side": 0, "level": "Tiro" }),
        )
        .await;
    let page = browser.comes_in(&direct.way_in().await).await.unwrap();
    assert_eq!(browser.opens(&page).await.status, StatusCode::OK);
    assert_eq!(
        browser.opens(&format!("{page}/0.png")).await.headers["cache-control"],
        "private, no-store"
    );
    let stranger = Browser::at(&browser.base);
    for path in [
        page.clone(),
        format!("{page}/0"),
        format!("{page}/0.png"),
        format!("{page}/state"),
        format!("{page}/live"),
    ] {
        let got = stranger.opens(&path).await;
        assert_eq!(got.status, StatusCode::NOT_FOUND, "{path}");
        assert!(
            got.text.contains("This is a private game.") && !got.text.contains("Murus ("),
            "{path}"
        );
    }
    world.end().await;
});

story!(a_link_unfurls_with_the_board_of_its_ply, |mut world| async move {
    let (ann, _, browser, page) = on_the_page(&mut world).await;
    ann.plays("a1-c3").await;
    let stranger = Browser::at(&browser.base);
    let html = stranger.opens(&format!("{page}/1")).await.text;
    assert!(html.contains("<meta property=\"og:title\" content=\"Ann – Bob\">"), "{html}");
    assert!(html.contains(&format!("og:image\" content=\"{}{page}/1-card.png\"", browser.base)));
    assert!(html.contains("name=\"robots\" content=\"noindex\""));
    let picture = stranger.opens(&format!("{page}/1.png")).await;
    assert_eq!(picture.headers["content-type"], "image/png");
    assert_eq!(picture.headers["cache-control"], "public, max-age=3600, must-revalidate");
    let address = format!("{}{page}/1.png", browser.base);
    let again =
        reqwest::Client::new().get(&address).header("if-none-match", &picture.headers["etag"]);
    assert_eq!(again.send().await.unwrap().status(), 304, "it did not change");
    let none = stranger.opens(&format!("{page}/2.png")).await;
    assert_eq!(none.status, StatusCode::NOT_FOUND, "a ply that was not played has no picture");
    world.end().await;
});

story!(a_deleted_person_is_signed_out_and_nameless, |mut world| async move {
    let (ann, _, browser, page) = on_the_page(&mut world).await;
    assert!(browser.opens(&page).await.text.contains("Ann – Bob"));
    ann.sets(&["my-data", "forget-ask"]).await;
    ann.presses("Yes, delete my data").await;
    assert_eq!(browser.opens("/me").await.status, StatusCode::UNAUTHORIZED);
    assert!(!browser.opens(&page).await.text.contains("Ann"));
    world.end().await;
});

story!(news_of_a_move_reach_open_pages, |mut world| async move {
    let (_, bob, mut browser, page) = on_the_page(&mut world).await;
    let mut onlooker = Browser::at(&browser.base).hears(&format!("{page}/live")).await;
    let first = onlooker.next().await;
    browser.plays(&page, "a1-c3").await;
    let second = onlooker.next().await;
    assert_ne!(first, second, "a move on the page");
    bob.plays("d7-d5").await;
    assert_ne!(onlooker.next().await, second, "a move on Discord");
    world.end().await;
});

story!(what_people_enter_is_no_html, |mut world| async move {
    let mut browser = world.open_pages().await;
    let (ann, bob) = seated(&world).await;
    let note = "<script>alert(1)</script>\"'><img src=x>";
    let general = world.ann();
    general.asks("challenge", json!({ "opponent": bob.id.to_string(), "note": note })).await;
    browser.comes_in(&ann.way_in().await).await.unwrap();
    let html = browser.opens("/me").await.text;
    assert!(html.contains("&lt;script&gt;alert(1)&lt;/script&gt;"), "{html}");
    assert!(!html.contains("<script>alert") && !html.contains("<img src=x"), "{html}");
    world.end().await;
});

story!(managers_and_players_close_pages, |mut world| async move {
    let (ann, _, browser, page) = on_the_page(&mut world).await;
    let stranger = Browser::at(&browser.base);
    let sees = async || (stranger.opens(&page).await.status, browser.opens(&page).await.status);
    assert_eq!(sees().await, (StatusCode::OK, StatusCode::OK));
    let mona = world.person("Mona");
    mona.walks("server settings", &["server-themes", "server-switch:pages.off"]).await;
    assert_eq!(
        sees().await,
        (StatusCode::NOT_FOUND, StatusCode::OK),
        "its players see their own game"
    );
    mona.walks("server settings", &["server-themes", "server-switch:pages.on"]).await;
    assert_eq!(sees().await.0, StatusCode::OK);
    ann.sets(&["my-data", "set:sharing=private"]).await;
    assert_eq!(sees().await, (StatusCode::NOT_FOUND, StatusCode::OK));
    world.end().await;
});

story!(settings_list_browsers_and_sign_them_out, |mut world| async move {
    let (ann, _, browser, _) = on_the_page(&mut world).await;
    assert!(ann.sets(&["my-data"]).await.contains("You've been signed in since:"));
    assert!(ann.sets(&["my-data", "sign-out"]).await.contains("You're signed out everywhere."));
    assert_eq!(browser.opens("/me").await.status, StatusCode::UNAUTHORIZED);
    world.end().await;
});

story!(a_finished_game_is_listed_only_where_all_left_it_public, |mut world| async move {
    let (ann, bob, browser, page) = on_the_page(&mut world).await;
    ann.plays_with(&bob, super::playing::annotated().iter().take(14)).await;
    ann.resigns().await;
    let stranger = Browser::at(&browser.base);
    let listed = async || {
        [
            stranger.opens("/").await.text.contains(&page),
            stranger.opens("/sitemap.xml").await.text.contains(&page),
            !stranger.opens(&page).await.text.contains("noindex"),
        ]
    };
    assert_eq!(listed().await, [false; 3]);
    ann.sets(&["my-data", "set:sharing=public"]).await;
    assert_eq!(listed().await, [false; 3], "one of two");
    bob.sets(&["my-data", "set:sharing=public"]).await;
    assert_eq!(listed().await, [true; 3]);
    let robots = stranger.opens("/robots.txt").await.text;
    assert!(robots.contains("Disallow: /me\n") && robots.contains("/sitemap.xml"), "{robots}");
    let manifest = stranger.opens("/app.webmanifest").await.json();
    let icon = manifest["icons"][0]["src"].as_str().unwrap();
    assert_eq!(stranger.opens(icon).await.status, StatusCode::OK, "a device gets the icon");
    world.end().await;
});

story!(a_level_answers_on_the_free_board, |mut world| async move {
    let browser = world.open_pages().await;
    let state = browser.opens("/board/state?m=a1-c3&s=romans&l=Tiro").await.json();
    assert_eq!(state["plies"].as_array().unwrap().len(), 2, "its answer follows at once");
    let won = browser.opens("/board/state?p=8%2F8%2F3T4%2Ft7%2F8%2F8%2F8%20r&won=1").await.json();
    assert_eq!(won["status"], "<p>The Romans can force a win in one move.</p>");
    let said = state["status"].as_str().unwrap();
    assert!(said.starts_with("<p>Murus played <strong>") && said.contains("Your move, "), "{said}");
    // Where nobody can force a win yet, it says what it expects.
    let open = browser.opens("/board/state?won=1").await.json();
    let open = open["status"].as_str().unwrap();
    assert!(open.starts_with("<p>I found no forced win. My guess: "), "{open}");
    let shown = browser.opens("/board?v=hex").await.text;
    assert!(shown.contains("Hex"));
    world.end().await;
});

story!(a_lesson_is_solved_without_signing_in, |mut world| async move {
    let browser = world.open_pages().await;
    let step = browser.opens("/learn?lesson=first").await.text;
    assert!(step.contains("data-cell=\"a1\""));
    let asked = browser.opens("/learn/state?lesson=first&n=1").await.json();
    let task = asked["status"].as_str().unwrap();
    let wrong = browser.opens("/learn/state?lesson=first&n=1&m=c1-a3").await.json();
    assert_eq!(
        (wrong["due"].as_bool(), wrong["plies"].as_array().unwrap().len()),
        (Some(false), 1),
        "the wrong move is on the board: {wrong}"
    );
    let said = wrong["status"].as_str().unwrap();
    assert!(said.starts_with(task) && said.len() > task.len(), "the question stays: {said}");
    assert!(wrong["passed"].is_null() && wrong["tools"].as_str().unwrap().contains("Try again"));
    let right = browser.opens("/learn/state?lesson=first&n=1&m=c1-c3").await.json();
    assert_eq!((&right["due"], &right["next"]), (&json!(false), &json!("/learn?lesson=first&n=2")));
    assert_eq!(right["passed"], json!(["first", 2]));
    assert_eq!(browser.opens("/learn?lesson=first&n=99").await.status, StatusCode::NOT_FOUND);
    world.end().await;
});

story!(the_free_board_helps_in_no_rated_game_that_runs, |mut world| async move {
    let browser = world.open_pages().await;
    let (ann, bob) = seated(&world).await;
    let moves = ["a1-c3", "d7-d5", "h1-f3", "b7-d5", "d1-d3"];
    let helps = async |what: &str| {
        let state = browser.opens(&format!("/board/state?{what}")).await.json();
        let plies = state["plies"].as_array().unwrap().len();
        let asked = what.matches('-').count();
        (plies > asked, state["status"].as_str().unwrap().to_owned())
    };
    let refusal = "<p>This position is in a running rated game, or soon could be, so I can't help with it.</p>";
    let asked = [
        "m=a1-c3;d7-d5;h1-f3;b7-d5",
        // Mirrored, by other moves, and set up.
        "m=h1-f3;e7-e5;a1-c3;g7-e5",
        "m=h1-f3;b7-d5;a1-c3;d7-d5",
    ];
    for (n, text) in moves[..4].iter().enumerate() {
        assert!(
            helps(&format!("{}&s=gauls&l=Tiro", asked[0])).await.0,
            "what nobody plays is free"
        );
        [&ann, &bob][n % 2].plays(text).await;
    }
    let rows = find::list_running_games(world.service.db(), UserId(ann.id)).await.unwrap();
    let position = rows[0].game.position().to_string().replace(' ', "%20").replace('/', "%2F");
    for what in asked.into_iter().map(str::to_owned).chain([format!("p={position}")]) {
        assert_eq!(
            helps(&format!("{what}&s=gauls&l=Tiro")).await,
            (false, refusal.to_owned()),
            "{what}"
        );
        assert_eq!(helps(&format!("{what}&won=1")).await, (false, refusal.to_owned()), "{what}");
        let page = browser.opens(&format!("/board?{what}&s=gauls&l=Tiro")).await.text;
        assert!(page.contains(refusal), "{what}");
    }
    // What can come within two plies is barred too, not what comes later.
    let next = |line: &str, side: &str| format!("{}{line}&s={side}&l=Caesar", asked[0]);
    let one = ";d1-d3";
    let three = ";d1-d3;f7-f5;f1-f3";
    for what in [
        next(one, "romans"),
        next(";e1-e3", "romans"),
        "m=h1-f3;e7-e5;a1-c3;g7-e5;e1-e3&l=Caesar".to_owned(),
    ] {
        assert_eq!(helps(&what).await, (false, refusal.to_owned()), "{what}");
    }
    assert_eq!(helps(&next(";d1-d3;f7-f5", "gauls")).await, (false, refusal.to_owned()));
    assert!(helps(&next(three, "romans")).await.0);
    // Her own game bars the same, and says which it is.
    let mut anns = Browser::at(&browser.base);
    anns.comes_in(&ann.way_in().await).await.unwrap();
    let state = anns.opens(&format!("/board/state?{}", next(one, "romans"))).await.json();
    assert_eq!(state["plies"].as_array().unwrap().len(), 5);
    let own = state["status"].as_str().unwrap();
    assert!(
        own.starts_with("<p>This position is from your rated game ")
            && own.contains("so I can't help with it until that game is over."),
        "{own}"
    );
    ann.resigns().await;
    assert!(helps(&format!("{}&s=gauls&l=Tiro", asked[0])).await.0);
    world.end().await;
});

story!(what_an_address_says_ends_no_script, |mut world| async move {
    let browser = world.open_pages().await;
    let html = browser.opens("/board?p=%3C%21--%3Cscript%3E%3C%2Fscript%3E").await.text;
    let state = html.split("id=\"state\">").nth(1).unwrap().split("</script>").next().unwrap();
    assert!(!state.contains('<'), "{state}");
    let read: serde_json::Value = serde_json::from_str(state).unwrap();
    assert!(read["status"].as_str().unwrap().contains("<p>"), "what is said comes whole: {read}");
    world.end().await;
});

story!(what_a_live_page_has_fetched_is_seen, |mut world| async move {
    let (ann, bob, anns, page) = on_the_page(&mut world).await;
    let mut browser = Browser::at(&anns.base);
    browser.comes_in(&bob.way_in().await).await.unwrap();
    world.advance(Duration::from_secs(1)).await;
    ann.plays("a1-c3").await;
    world.advance(Duration::from_secs(1)).await;
    browser.opens(&format!("{page}/state")).await;
    world.settle().await;
    let said = ann.asks_back().await;
    assert!(said.starts_with("Your request is posted."), "{said}");
    world.end().await;
});

story!(a_vacation_begins_and_ends_on_the_pages, |mut world| async move {
    let (ann, _, mut browser, page) = on_the_page(&mut world).await;
    let press = |html: &str, label: &str| {
        let before = html.split(&format!(">{label}</button>")).next().unwrap();
        before.rsplit("data-press=\"").next().unwrap().split('"').next().unwrap().to_owned()
    };
    let home = browser.opens("/me").await.text;
    let id = press(&home, "Vacation…");
    let table = browser.opens(&format!("{page}/state")).await.json();
    let actions = table["actions"].as_str().unwrap();
    assert!(actions.contains(&format!("data-press=\"{id}\"")), "{actions}");
    // It shows the days left, and asks before it begins one.
    let mut panel = async |path: &str, id: &str, values: &[&str]| {
        let what = json!({ "press": { "id": id, "values": values } });
        browser.acts(path, what).await.json()["panel"].as_str().unwrap().to_owned()
    };
    let shown = panel(&page, &id, &[]).await;
    assert!(shown.contains("Vacation: <strong>off</strong> · 21 days left"), "{shown}");
    assert!(shown.contains("Start your vacation now? Your clocks stop"), "{shown}");
    assert!(shown.contains("type=\"number\" name=\"days\" min=\"1\" max=\"21\""), "{shown}");
    let form = shown
        .split("form class=\"fields\" data-press=\"")
        .nth(1)
        .unwrap()
        .split('"')
        .next()
        .unwrap();
    for wrong in ["", "0", "x", "999", "-3"] {
        let said = panel(&page, form, &[wrong]).await;
        assert!(said.contains("Vacation: <strong>off</strong>"), "{wrong}: {said}");
    }
    let begun = panel(&page, form, &["3"]).await;
    assert!(
        begun.contains("You&#39;re on vacation.") || begun.contains("You're on vacation."),
        "{begun}"
    );
    assert!(begun.contains("data-sure=\"End your vacation now?\""), "{begun}");
    assert!(ann.asks("settings", json!({})).await.contains("Vacation: **ends"));
    world.advance(Duration::from_secs(2 * 24 * 60 * 60)).await;
    let back = press(&begun, "End my vacation");
    let ended = panel("", &back, &[]).await;
    assert!(ended.contains("Welcome back.") && ended.contains("off</strong> · 19 days"), "{ended}");
    assert!(ann.asks("settings", json!({})).await.contains("Vacation: **off**"));
    world.end().await;
});

story!(a_public_page_is_sent_again_only_once_it_changed, |mut world| async move {
    let (ann, _, browser, page) = on_the_page(&mut world).await;
    let stranger = Browser::at(&browser.base);
    let state = format!("{page}/state");
    for path in ["/", "/learn", "/board", "/about", "/learn/siege", "/learn/puzzle", &state] {
        let first = stranger.opens(path).await;
        assert_eq!(first.headers["cache-control"], "no-cache", "{path}");
        let vary = first.headers["vary"].to_str().unwrap();
        assert!(vary.contains("cookie") && vary.contains("accept-language"), "{path}: {vary}");
        let tag = first.headers["etag"].to_str().unwrap().to_owned();
        let known = [("if-none-match", tag.as_str())];
        let again = stranger.sends(Method::GET, path, &known, None).await;
        assert_eq!((again.status, again.text.as_str()), (StatusCode::NOT_MODIFIED, ""), "{path}");
        assert_eq!(again.headers["etag"], tag.as_str(), "{path}");
        assert!(again.headers.contains_key("content-security-policy"), "{path}");
        let german = [("if-none-match", tag.as_str()), ("accept-language", "de")];
        let other = stranger.sends(Method::GET, path, &german, None).await;
        assert_eq!(other.status, StatusCode::OK, "{path}");
        // A person who is signed in gets their own page, which nothing keeps.
        let own = browser.sends(Method::GET, path, &known, None).await;
        assert_eq!(own.status, StatusCode::OK, "{path}");
        assert_eq!(own.headers["cache-control"], "private, no-store", "{path}");
        assert!(!own.headers.contains_key("etag"), "{path}");
    }
    // A cookie that keeps a choice hides no one: the page depends on it, and is kept.
    let mut german = Browser::at(&browser.base);
    let chosen = german.submits("/language", &OWN, "language=de&to=/about").await;
    german.keeps(&chosen);
    let page = german.opens("/about").await;
    assert_eq!(page.headers["cache-control"], "no-cache");
    let tag = page.headers["etag"].to_str().unwrap();
    let again = german.sends(Method::GET, "/about", &[("if-none-match", tag)], None).await;
    assert_eq!(again.status, StatusCode::NOT_MODIFIED);
    assert_ne!(stranger.opens("/about").await.headers["etag"], page.headers["etag"]);
    let tag = stranger.opens(&state).await.headers["etag"].to_str().unwrap().to_owned();
    ann.plays("a1-c3").await;
    let known = [("if-none-match", tag.as_str())];
    let moved = stranger.sends(Method::GET, &state, &known, None).await;
    assert_eq!(moved.status, StatusCode::OK, "a move changes it");
    assert_eq!(stranger.opens("/nothing").await.headers["cache-control"], "private, no-store");
    world.end().await;
});

story!(the_bar_marks_where_the_reader_is, |mut world| async move {
    let browser = world.open_pages().await;
    for (path, marked) in [
        ("/learn", "<a href=\"/learn\" aria-current=\"page\">"),
        ("/learn/puzzle?book=hex", "<a href=\"/learn\" aria-current=\"true\">"),
        ("/board?v=hex", "<a href=\"/board\" aria-current=\"page\">"),
    ] {
        let page = browser.opens(path).await.text;
        let bar = page.split_once("<nav").unwrap().1.split_once("</nav>").unwrap().0;
        assert_eq!((bar.contains(marked), bar.matches("aria-current").count()), (true, 1), "{bar}");
    }
    let page = browser.opens("/").await.text;
    let bar = page.split_once("<nav").unwrap().1.split_once("</nav>").unwrap().0;
    assert!(!bar.contains("aria-current"), "{bar}");
    world.end().await;
});
