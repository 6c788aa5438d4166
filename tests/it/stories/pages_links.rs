//! What others see of the pages: previews of links, boards in frames of other sites; and the path
//! of lessons.

use reqwest::StatusCode;
use serde_json::{Value, json};

use super::pages::on_the_page;
use crate::story;
use crate::support::browser::Browser;

/// The content of a page's property for previews.
fn property<'t>(html: &'t str, name: &str) -> &'t str {
    let start = format!("<meta property=\"{name}\" content=\"");
    let (_, rest) = html.split_once(&start).unwrap_or_else(|| panic!("no {name}: {html}"));
    rest.split_once('"').unwrap().0
}

/// The width and the height of a PNG file.
fn png_size(bytes: &[u8]) -> (u32, u32) {
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    assert!(bytes.starts_with(b"\x89PNG"));
    (number(16), number(20))
}

story!(every_page_has_a_picture_for_previews, |mut world| async move {
    let (ann, _, browser, page) = on_the_page(&mut world).await;
    ann.plays("a1-c3").await;
    let stranger = Browser::at(&browser.base);
    let mut pictures = Vec::new();
    for path in [
        "/",
        "/learn",
        "/learn?lesson=first&n=1",
        "/learn/puzzle?id=standard-000077",
        "/board?m=a1-c3;d7-d5",
        "/board?v=three",
        &page,
        &format!("{page}/0"),
    ] {
        let html = stranger.opens(path).await.text;
        let address = property(&html, "og:image").replace("&amp;", "&");
        let picture = address.strip_prefix(&browser.base).expect("an address of this site");
        assert_eq!(property(&html, "og:image:width"), "1200");
        assert!(
            !property(&html, "og:image:alt").is_empty() && !property(&html, "og:title").is_empty()
        );
        let bytes = reqwest::get(&address).await.unwrap().bytes().await.unwrap();
        assert_eq!(png_size(&bytes), (1200, 630), "{path}");
        let kept = stranger.opens(picture).await.headers;
        assert_eq!(kept["cache-control"], "public, max-age=3600, must-revalidate", "{path}");
        pictures.push(bytes);
    }
    pictures.dedup();
    assert_eq!(pictures.len(), 6, "a lesson and the list of lessons have the general one");
    for none in [format!("{page}/9-card.png"), "/learn/puzzle/card.png?id=none".to_owned()] {
        assert_eq!(stranger.opens(&none).await.status, StatusCode::NOT_FOUND, "{none}");
    }
    world.end().await;
});

/// The preview of a link that Discord lays out, if the page has one.
fn embed_of(html: &str) -> Option<Value> {
    let mark = "<script id=\"discord:component-embed\" type=\"application/json\">";
    let (_, rest) = html.split_once(mark)?;
    let (json, _) = rest.split_once("</script>")?;
    assert!(json.len() <= 3_000, "{} bytes", json.len());
    Some(serde_json::from_str(json).expect("JSON"))
}

story!(a_link_on_discord_has_a_board_and_a_button, |mut world| async move {
    let (ann, _, browser, page) = on_the_page(&mut world).await;
    ann.plays("a1-c3").await;
    let stranger = Browser::at(&browser.base);
    for (path, label) in [
        (page.as_str(), "Open the board"),
        ("/learn/puzzle?id=standard-000077", "Open the board"),
        ("/board?m=a1-c3;d7-d5", "Open the board"),
    ] {
        let html = stranger.opens(path).await.text;
        let embed = embed_of(&html).expect("a preview");
        let parts = embed["component"]["components"].as_array().unwrap();
        let kinds: Vec<i64> = parts.iter().map(|part| part["type"].as_i64().unwrap()).collect();
        assert_eq!(kinds, [10, 12, 1], "{embed}");
        let picture = &parts[1]["items"][0]["media"]["url"];
        assert_eq!(picture, &property(&html, "og:image").replace("&amp;", "&"), "{path}");
        let button = &parts[2]["components"][0];
        let url = format!("{}{path}", browser.base);
        assert_eq!(*button, json!({ "type": 2, "style": 5, "url": url, "label": label }));
    }
    assert_eq!(embed_of(&stranger.opens("/").await.text), None, "it has no board");
    assert_eq!(embed_of(&browser.opens(&page).await.text), None, "a player needs none");
    world.end().await;
});

story!(the_help_and_every_page_lead_to_the_support_server, |mut world| async move {
    let invitation = "https://discord.gg/murus";
    let plain = world.open_pages().await;
    assert!(!plain.opens("/").await.text.contains("Get help"));
    world.offer_support(invitation);
    let browser = world.open_pages().await;
    for path in ["/", "/about", "/learn"] {
        let html = browser.opens(path).await.text;
        let link = format!("<a href=\"{invitation}\" rel=\"noopener\">Get help</a>");
        assert!(html.contains(&link), "{path}");
    }
    world.ann().asks("help", json!({})).await;
    let rows = json!(world.ann().sees().last().unwrap().components).to_string();
    assert!(rows.contains(&format!("\"url\":\"{invitation}\"")), "{rows}");
    world.end().await;
});

story!(other_sites_may_frame_a_public_board_and_nothing_else, |mut world| async move {
    let (ann, bob, browser, page) = on_the_page(&mut world).await;
    ann.plays("a1-c3").await;
    let framed = page.replace("/g/", "/embed/");
    let got = browser.opens(&format!("{framed}/1")).await;
    assert_eq!(got.status, StatusCode::OK);
    let policy = got.headers["content-security-policy"].to_str().unwrap();
    assert!(policy.contains("frame-ancestors *") && !policy.contains("script-src"), "{policy}");
    assert!(got.headers.get("x-frame-options").is_none());
    assert!(got.text.contains("Ann – Bob") && got.text.contains(&format!("{page}/1\"")));
    assert!(!got.text.contains("<script") && !got.text.contains("<form"), "it only shows");
    for other in [page.clone(), format!("{page}/1"), format!("{framed}/2"), "/".to_owned()] {
        let headers = browser.opens(&other).await.headers;
        assert_eq!(headers["x-frame-options"], "DENY", "{other}");
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("frame-ancestors 'none'"), "{other}");
    }
    // A player of a private game sees no more in a frame than anybody.
    for person in [&ann, &bob] {
        person.sets(&["my-data", "set:sharing=private"]).await;
    }
    let hidden = browser.opens(&format!("{framed}/1")).await;
    assert_eq!(browser.opens(&page).await.status, StatusCode::OK);
    if hidden.status == StatusCode::OK {
        assert_eq!(
            hidden.text,
            Browser::at(&browser.base).opens(&format!("{framed}/1")).await.text
        );
    }
    world.end().await;
});

story!(steps_that_are_solved_on_a_page_are_passed_on_discord, |mut world| async move {
    let (ann, _, browser, _) = on_the_page(&mut world).await;
    let bar = |value: usize| format!("value=\"{value}\"");
    assert!(!browser.opens("/learn").await.text.contains("data-kept"));
    for (n, text) in [(0, "a1-c3"), (1, "c1-c3")] {
        let address = format!("/learn/state?lesson=first&n={n}&m={text}");
        let state = browser.opens(&address).await.json();
        assert_eq!(state["passed"], json!(["first", n + 1]), "{state}");
    }
    let path = browser.opens("/learn").await.text;
    assert!(path.contains(&bar(2)) && path.contains("/learn?lesson=first&amp;n=2"), "{path}");
    let asked = ann.asks("learn lesson", json!({})).await;
    assert!(asked.contains("3 of"), "the lesson goes on at its third step: {asked}");
    // Solving an earlier step again takes nothing back.
    browser.opens("/learn/state?lesson=first&n=0&m=a1-c3").await;
    assert!(browser.opens("/learn").await.text.contains(&bar(2)));
    let stranger = Browser::at(&browser.base);
    let path = stranger.opens("/learn").await.text;
    assert!(path.contains("data-kept") && !path.contains(&bar(2)), "{path}");
    world.end().await;
});
