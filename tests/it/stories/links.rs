//! The links by which people come in to the pages: how long they last, and whom they sign in where.

use std::time::Duration;

use murus::service;
use reqwest::header::{LOCATION, SET_COOKIE};
use reqwest::{Method, StatusCode};
use serde_json::json;
use sqlx::{AnyConnection, Connection, Executor};

use super::playing::seated;
use crate::story;
use crate::support::browser::{Browser, OWN};

const MOMENT: Duration = Duration::from_secs(1);
const DEAD: &str = "This link no longer works.";

story!(links_die_with_a_deletion_and_with_signing_out_everywhere, |mut world| async move {
    let base = world.open_pages().await.base;
    let (ann, bob) = seated(&world).await;
    let comes = async |link: &str| Browser::at(&base).comes_in(link).await;
    assert!(comes(&ann.way_in().await).await.is_ok());
    let anns = ann.way_in().await;
    let bobs = bob.way_in().await;
    ann.sets(&["my-data", "sign-out"]).await;
    assert!(comes(&anns).await.unwrap_err().starts_with(DEAD));
    assert!(comes(&bobs).await.is_ok(), "links of others live on");
    world.advance(MOMENT).await;
    assert!(comes(&ann.way_in().await).await.is_ok(), "and so do later ones");
    let last = ann.way_in().await;
    ann.sets(&["my-data", "forget-ask"]).await;
    ann.presses("Yes, delete my data").await;
    assert!(comes(&last).await.unwrap_err().starts_with(DEAD));
    assert_eq!(ann.sets(&["my-data", "export-data"]).await, "I have no data about you.");
    world.end().await;
});

story!(links_and_browsers_are_worth_nothing_after_the_records_went_back, |mut world| async move {
    let mut browser = world.open_pages().await;
    let (ann, _) = seated(&world).await;
    let link = ann.way_in().await;
    browser.comes_in(&link).await.unwrap();
    // A copy from before the link was used.
    let mut conn = AnyConnection::connect(&world.database.url).await.unwrap();
    conn.execute("DELETE FROM used_link").await.unwrap();
    conn.close().await.unwrap();
    service::site::session::sign_everybody_out(&world.service).await.unwrap();
    assert_eq!(browser.opens("/me").await.status, StatusCode::UNAUTHORIZED);
    assert!(browser.comes_in(&link).await.unwrap_err().starts_with(DEAD));
    world.advance(MOMENT).await;
    assert!(browser.comes_in(&ann.way_in().await).await.is_ok());
    world.end().await;
});

story!(a_link_in_place_of_another_person_asks_first, |mut world| async move {
    let mut browser = world.open_pages().await;
    let (ann, bob) = seated(&world).await;
    let page = browser.comes_in(&ann.way_in().await).await.unwrap();
    assert_eq!(
        browser.comes_in(&ann.way_in().await).await,
        Ok(page.clone()),
        "one's own link asks nothing"
    );
    let link = bob.way_in().await;
    let token = link.split_once('#').unwrap().1;
    let body = json!({ "token": token });
    for (title, about) in [
        (
            "Someone else is signed in here",
            "<b class=\"person\">Ann</b> is signed in on this browser.",
        ),
        (
            "Hier ist jemand anderes angemeldet",
            "In diesem Browser ist <b class=\"person\">Ann</b> angemeldet.",
        ),
    ] {
        let asked = browser.sends(Method::POST, "/session", &OWN, Some(&body)).await;
        assert!(asked.headers.get(SET_COOKIE).is_none());
        let asked = asked.json()["ask"].as_str().unwrap().to_owned();
        assert!(
            asked.contains(title) && asked.contains(about) && asked.contains(">Bob</b>"),
            "{asked}"
        );
        assert_eq!(asked.matches("<button").count(), 1);
        assert!(
            asked.contains("<form method=\"post\" action=\"/session/instead\">")
                && asked.contains(token)
        );
        ann.speaks("de").await;
        ann.sets(&["set:notify=mention"]).await;
    }
    assert_eq!(browser.opens("/me").await.status, StatusCode::OK, "she stays signed in");
    let form = format!("token={token}");
    let foreign =
        browser.submits("/session/instead", &[("sec-fetch-site", "cross-site")], &form).await;
    assert_eq!(foreign.status, StatusCode::FORBIDDEN);
    assert!(foreign.text.starts_with("This request comes from another site"), "{}", foreign.text);
    let agreed = browser.submits("/session/instead", &OWN, &form).await;
    assert_eq!(
        (agreed.status, agreed.headers[LOCATION].to_str().unwrap()),
        (StatusCode::SEE_OTHER, page.as_str())
    );
    assert!(agreed.headers[SET_COOKIE].to_str().unwrap().contains("HttpOnly; SameSite=Lax"));
    assert_eq!(
        browser.opens("/me").await.status,
        StatusCode::UNAUTHORIZED,
        "her own cookie is worth nothing now"
    );
    let again = browser.submits("/session/instead", &OWN, &form).await;
    assert_eq!(again.status, StatusCode::UNAUTHORIZED);
    assert!(again.text.contains("This link has already been used."), "{}", again.text);
    world.end().await;
});

story!(an_act_says_from_which_page_it_comes, |mut world| async move {
    let mut browser = world.open_pages().await;
    let (ann, _) = seated(&world).await;
    let page = browser.comes_in(&ann.way_in().await).await.unwrap();
    let act = json!({ "cause": "x", "type": { "text": "a1-c3" } });
    let path = format!("{page}/act");
    let stripped = browser.sends(Method::POST, &path, &[], Some(&act)).await;
    assert_eq!(stripped.status, StatusCode::FORBIDDEN);
    assert!(stripped.text.contains("hides where it comes from"), "{}", stripped.text);
    let empty = [("origin", ""), ("sec-fetch-site", "")];
    assert_eq!(
        browser.sends(Method::POST, &path, &empty, Some(&act)).await.status,
        StatusCode::FORBIDDEN
    );
    assert_eq!(
        browser.opens(&format!("{page}/state")).await.json()["plies"],
        json!([]),
        "nothing was played"
    );
    // Either of the two is enough; `Origin` is compared with the host that is asked.
    let origin = browser.base.clone();
    let elsewhere = [("host", "inside.example"), ("origin", &*origin)];
    assert_eq!(
        browser.sends(Method::POST, &path, &elsewhere, Some(&act)).await.status,
        StatusCode::FORBIDDEN
    );
    let inside = [("host", "inside.example"), OWN[0]];
    assert_eq!(
        browser.sends(Method::POST, "/act", &inside, Some(&act)).await.status,
        StatusCode::OK
    );
    let said = browser.sends(Method::POST, &path, &[("origin", &origin)], Some(&act)).await;
    assert_eq!(said.status, StatusCode::OK);
    assert_eq!(
        browser.opens(&format!("{page}/state")).await.json()["plies"].as_array().unwrap().len(),
        1
    );
    world.end().await;
});
