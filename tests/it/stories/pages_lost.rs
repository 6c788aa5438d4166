//! Bad days of pages: a database that is away, a process that restarts, two tabs, a thousand pages,
//! requests without end, and browsers without a script.

use std::time::Duration;

use futures::future::join_all;
use futures::{StreamExt, stream};
use reqwest::{Method, StatusCode};
use serde_json::json;

use super::outages::{by_way, server};
use super::playing::seated;
use crate::story;
use crate::support::browser::Browser;
use crate::support::person::Person;
use crate::support::proxy::{Proxy, Way};
use crate::support::{World, database};

/// Ann and Bob in the thread of their game, and Ann on its page.
async fn on_the_page(world: &mut World) -> (Person, Person, Browser, String) {
    let mut browser = world.open_pages().await;
    let (ann, bob) = seated(world).await;
    let page = browser.comes_in(&ann.way_in().await).await.unwrap();
    (ann, bob, browser, page)
}

story!(a_page_is_read_while_the_database_cannot_be_written, |mut world| async move {
    let (_, bob, browser, page) = on_the_page(&mut world).await;
    let mut news = browser.hears(&format!("{page}/live")).await;
    news.next().await;
    let board = browser.opens(&format!("{page}/state")).await.json()["board"].clone();
    let act = json!({ "play": { "text": "a1-c3", "board": board } });
    world.let_write(false).await;
    assert!(browser.opens(&page).await.text.contains("Your move"));
    let refused = browser.acts_because(&page, "one", act.clone()).await.json();
    assert!(refused["panel"].as_str().unwrap().contains("reach my database"), "{refused}");
    assert_eq!(refused["state"]["due"], true, "nothing is lost: {refused}");
    world.let_write(true).await;
    let done = browser.acts_because(&page, "one", act).await.json();
    assert!(done["panel"].as_str().unwrap().contains("You played <code>a1-c3</code>"), "{done}");
    news.next().await;
    bob.plays("d7-d5").await;
    world.end().await;
});

/// On PostgreSQL the way to the database is cut, and then falls silent.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_say_that_the_database_is_away_and_try_again() {
    let Some(mut database) = database::postgres().await else { return };
    let proxy = Proxy::to(server(&database.url)).await;
    database.url = by_way(&database.url, &proxy);
    let mut world = World::begin(database).await;
    let (_, bob, mut browser, page) = on_the_page(&mut world).await;
    let mut news = browser.hears(&format!("{page}/live")).await;
    news.next().await;
    let stranger = Browser::at(&browser.base);
    let german = [("accept", "text/html"), ("accept-language", "de-DE,de;q=0.9")];
    for way in [Way::Cut, Way::Silent] {
        proxy.set(way);
        let asked = async {
            let html = stranger.sends(Method::GET, &page, &german, None).await;
            (html, browser.opens(&format!("{page}/state")).await)
        };
        let passing = async {
            loop {
                world.clock.advance(Duration::from_millis(100).into());
                tokio::task::yield_now().await;
            }
        };
        let (html, script) = tokio::select! { got = asked => got, () = passing => unreachable!() };
        assert_eq!(
            (html.status, script.status),
            (StatusCode::SERVICE_UNAVAILABLE, StatusCode::SERVICE_UNAVAILABLE)
        );
        assert!(
            html.text.contains("<!DOCTYPE html>")
                && html.text.contains("Ich erreiche meine Datenbank"),
            "{way:?}"
        );
        assert_eq!(html.headers["refresh"], "10", "it tries again by itself");
        assert!(script.text.starts_with("I can't reach my database"), "{way:?}: {}", script.text);
        assert_eq!(
            browser.opens("/a/none.js").await.status,
            StatusCode::NOT_FOUND,
            "what needs no database"
        );
        proxy.set(Way::Open);
    }
    let state = browser.opens(&format!("{page}/state")).await.json();
    assert_eq!(state["due"], true);
    browser.plays(&page, "a1-c3").await;
    news.next().await;
    bob.plays("d7-d5").await;
    world.end().await;
}

story!(a_page_goes_on_after_the_process_restarts, |mut world| async move {
    let (_, bob, mut browser, page) = on_the_page(&mut world).await;
    let board = browser.opens(&format!("{page}/state")).await.json()["board"].clone();
    let act = json!({ "play": { "text": "a1-c3", "board": board } });
    browser.acts_because(&page, "one", act.clone()).await;
    let mut news = browser.hears(&format!("{page}/live")).await;
    let before = news.next().await;
    world.restart().await;
    // The page hears at once that the stream ended, and asks again.
    news.ends().await;
    let mut news = browser.hears(&format!("{page}/live")).await;
    assert_eq!(news.next().await, before, "nothing happened meanwhile");
    let again = browser.acts_because(&page, "one", act).await.json();
    assert_eq!(
        again["state"]["plies"].as_array().unwrap().len(),
        1,
        "an answer that was lost is asked for again"
    );
    assert_eq!(again["done"], true, "the move is on the board");
    bob.plays("d7-d5").await;
    assert_ne!(news.next().await, before);
    browser.plays(&page, "c1-e3").await;
    world.end().await;
});

story!(news_end_with_the_right_to_look, |mut world| async move {
    let (ann, bob, mut browser, page) = on_the_page(&mut world).await;
    let stranger = Browser::at(&browser.base);
    let path = format!("{page}/live");
    let out = [("sec-fetch-site", "same-origin")];
    let mut own = browser.hears(&path).await;
    let mut others = stranger.hears(&path).await;
    own.next().await;
    others.next().await;
    bob.sets(&["my-data", "set:sharing=private"]).await;
    ann.plays("a1-c3").await;
    own.next().await;
    others.ends().await;
    assert_eq!(browser.sends(Method::POST, "/out", &out, None).await.status, StatusCode::SEE_OTHER);
    bob.plays("d7-d5").await;
    own.ends().await;
    assert_eq!(stranger.opens(&path).await.status, StatusCode::NOT_FOUND);
    browser.comes_in(&ann.way_in().await).await.unwrap();
    browser.hears(&path).await.next().await;
    world.end().await;
});

story!(ones_own_games_hear_of_moves_challenges_and_ends, |mut world| async move {
    let (ann, bob, browser, _) = on_the_page(&mut world).await;
    let mark = async || {
        let page = browser.opens("/me").await.text;
        let (_, after) = page.split_once("data-news=\"").expect("a mark of the list");
        format!("data: {}", after.split_once('"').unwrap().0)
    };
    let mut news = browser.hears("/me/live").await;
    let first = mark().await;
    assert!(news.next().await.contains(&first), "the page has what the stream begins with");
    ann.plays("a1-c3").await;
    assert!(!news.next().await.contains(&first));
    bob.plays("d7-d5").await;
    news.next().await;
    world.bob().challenges(&ann).await;
    let challenged = mark().await;
    while !news.next().await.contains(&challenged) {}
    ann.resigns().await;
    news.next().await;
    let stranger = Browser::at(&browser.base);
    assert_eq!(stranger.opens("/me/live").await.status, StatusCode::UNAUTHORIZED);
    let out = [("sec-fetch-site", "same-origin")];
    browser.sends(Method::POST, "/out", &out, None).await;
    world.cleo().challenges(&ann).await;
    news.ends().await;
    world.end().await;
});

story!(news_are_not_held_back_by_proxies_that_can_be_told, |mut world| async move {
    let (_, _, browser, page) = on_the_page(&mut world).await;
    let mut news = browser.hears(&format!("{page}/live")).await;
    assert!(news.first().await.len() > 2000, "the first bytes fill a proxy's buffer");
    let got = browser.begins(&format!("{page}/live")).await;
    assert_eq!(got["x-accel-buffering"], "no");
    assert!(got["cache-control"].to_str().unwrap().contains("no-transform"));
    world.end().await;
});

story!(a_device_that_slept_for_a_day_catches_up, |mut world| async move {
    let (ann, bob, mut browser, page) = on_the_page(&mut world).await;
    browser.plays(&page, "a1-c3").await;
    let mut news = browser.hears(&format!("{page}/live")).await;
    let asleep = news.next().await;
    drop(news);
    bob.plays("d7-d5").await;
    world.advance(Duration::from_secs(24 * 60 * 60)).await;
    let mut news = browser.hears(&format!("{page}/live")).await;
    assert_ne!(news.next().await, asleep, "the first event says how it stands");
    let state = browser.opens(&format!("{page}/state")).await.json();
    assert_eq!((state["plies"].as_array().unwrap().len(), &state["due"]), (2, &json!(true)));
    ann.plays("h1-f3").await;
    world.end().await;
});

story!(two_tabs_that_move_at_once_play_one_move, |mut world| async move {
    let (_, bob, browser, page) = on_the_page(&mut world).await;
    let board = browser.opens(&format!("{page}/state")).await.json()["board"].clone();
    let mut tabs = Vec::new();
    for _ in 0..2 {
        let mut news = browser.hears(&format!("{page}/live")).await;
        tabs.push((news.next().await, news));
    }
    let play = |cause: &'static str, text: &'static str| {
        let act = json!({ "play": { "text": text, "board": board } });
        let browser = browser.clone();
        let page = page.clone();
        async move { browser.acts_because(&page, cause, act).await.json() }
    };
    let (one, two) = tokio::join!(play("one", "a1-c3"), play("two", "h1-f3"));
    world.settle().await;
    let played = |done: &serde_json::Value| done["panel"].as_str().unwrap().contains("You played");
    assert!(played(&one) != played(&two), "{one} {two}");
    let state = browser.opens(&format!("{page}/state")).await.json();
    assert_eq!(state["plies"].as_array().unwrap().len(), 1);
    for done in [&one, &two] {
        assert_eq!(
            (&done["state"]["board"], &done["state"]["due"]),
            (&state["board"], &json!(false)),
            "{done}"
        );
    }
    for (before, mut news) in tabs {
        assert_ne!(news.next().await, before, "both tabs follow");
    }
    assert_eq!(bob.pings(), 2, "one for the challenge, one for the move");
    world.end().await;
});

story!(a_thousand_pages_on_one_game_hear_of_a_move, |mut world| async move {
    let (_, bob, mut browser, page) = on_the_page(&mut world).await;
    let stranger = Browser::at(&browser.base);
    let path = &format!("{page}/live");
    // They come as readers do: some at once.
    let opening = stream::iter(0..pages_at_once()).map(|_| stranger.hears(path));
    let mut pages: Vec<_> = opening.buffer_unordered(16).collect().await;
    let before = join_all(pages.iter_mut().map(async |page| page.next().await)).await;
    assert!(before.iter().all(|one| *one == before[0]));
    for own in [true, false] {
        if own {
            browser.plays(&page, "a1-c3").await;
        } else {
            bob.plays("d7-d5").await;
        }
        let heard = join_all(pages.iter_mut().map(async |page| page.next().await)).await;
        assert!(heard.iter().all(|one| *one == heard[0] && *one != before[0]));
    }
    assert_eq!(stranger.opens(&page).await.status, StatusCode::OK, "there is room for one more");
    drop(pages);
    world.end().await;
});

/// A thousand, or as many as the descriptors of this process let two ends have.
fn pages_at_once() -> usize {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line =
        limits.lines().find_map(|line| line.strip_prefix("Max open files")).unwrap_or_default();
    let most: usize =
        line.split_whitespace().next().and_then(|most| most.parse().ok()).unwrap_or(1024);
    (most.saturating_sub(400) / 3).min(1000)
}

story!(a_game_is_read_without_a_script, |mut world| async move {
    let (ann, bob, browser, page) = on_the_page(&mut world).await;
    ann.plays_with(&bob, ["a1-c3", "d7-d5", "h1-f3"]).await;
    let reader = Browser::at(&browser.base);
    let link = |html: &str, step: &str| {
        let (before, _) = html.split_once(&format!("data-step=\"{step}\"")).expect("a step");
        before.rsplit_once("href=\"").unwrap().1.split_once('"').unwrap().0.to_owned()
    };
    let mut here = page.clone();
    let mut boards = Vec::new();
    let mut plies = Vec::new();
    for _ in 0..4 {
        let html = reader.opens(&here).await.text;
        let units =
            html.split_once("id=\"units\"").unwrap().1.split_once("</g>").unwrap().0.to_owned();
        boards.push(units);
        plies.push(html.split_once("<output>").unwrap().1.split_once('<').unwrap().0.to_owned());
        assert!(
            html.contains("1... d7-d5") && html.contains("<time datetime="),
            "moves and times can be read"
        );
        here = link(&html, "back");
    }
    assert_eq!(plies, ["3 / 3", "2 / 3", "1 / 3", "0 / 3"]);
    boards.dedup();
    assert_eq!(boards.len(), 4, "each ply has its board");
    let first = reader.opens(&here).await.text;
    assert!(reader.opens(&link(&first, "last")).await.text.contains("3 / 3"));
    // Turned, in another theme, and on the free board and in lessons too.
    assert!(reader.opens(&format!("{page}?s=gauls")).await.text.contains("href=\"?s=romans\""));
    let free = reader.opens("/board?m=a1-c3;d7-d5").await.text;
    let back = link(&free, "back").replace("&amp;", "&");
    assert!(reader.opens(&back).await.text.contains("1 / 2"), "{back}");
    world.end().await;
});

story!(who_asks_for_pages_without_end_has_to_wait, |mut world| async move {
    let (_, bob, browser, page) = on_the_page(&mut world).await;
    let mut bobs = Browser::at(&browser.base);
    bobs.comes_in(&bob.way_in().await).await.unwrap();
    let mut asked = 0;
    let refused = loop {
        let got = browser.opens("/learn/state?lesson=first").await;
        if got.status != StatusCode::OK {
            break got;
        }
        asked += 1;
        assert!(asked < 1000, "without a limit");
    };
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.text.starts_with("You're loading pages too fast."));
    assert!(
        refused.headers.contains_key("retry-after")
            && refused.headers.contains_key("content-security-policy")
    );
    assert_eq!(browser.opens(&page).await.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(bobs.opens(&page).await.status, StatusCode::OK, "nobody else has to wait");
    world.advance(Duration::from_secs(1)).await;
    assert_eq!(browser.opens(&page).await.status, StatusCode::OK);
    // An address has a limit too, whatever cookies it sends; a proxy names it last.
    let from = |address: &str| {
        let headers = [("x-forwarded-for", format!("203.0.113.9, {address}"))];
        let stranger = Browser::at(&browser.base);
        async move {
            stranger
                .sends(Method::GET, "/about", &[(headers[0].0, &headers[0].1)], None)
                .await
                .status
        }
    };
    let statuses = join_all((0..150).map(|_| from("192.0.2.1"))).await;
    assert_eq!(statuses.iter().filter(|status| **status == StatusCode::OK).count(), 120);
    assert_eq!(from("192.0.2.2").await, StatusCode::OK);
    world.advance(Duration::from_secs(1)).await;
    assert_eq!(from("192.0.2.1").await, StatusCode::OK);
    world.end().await;
});
