//! Linked roles: servers give roles by figures that people send.

use std::time::Duration;

use discord_sandbox::{Fault, Sandbox};
use reqwest::{Method, StatusCode, Url};
use serde_json::{Value, json};

use super::activity::once;
use super::cups;
use super::leagues::plays_all;
use super::playing::{annotated, seated};
use crate::story;
use crate::support::World;
use crate::support::browser::{Browser, Got};
use crate::support::person::Person;

/// What the figures need at Discord's website.
const SCOPES: [&str; 2] = ["identify", "role_connections.write"];

/// Switches linked roles on, and waits until Discord knows the records.
async fn open_roles(world: &mut World) -> Browser {
    let browser = world.open_linked_roles().await;
    let known = |sandbox: &Sandbox| (sandbox.role_records().len() == 5).then_some(());
    world.sandbox.until("the records", known).await.unwrap();
    browser
}

/// Begins at the page to which Discord leads. Returns the state, and keeps the cookie.
async fn begins(browser: &mut Browser) -> String {
    let got = browser.opens("/linked-role").await;
    assert_eq!(got.status, StatusCode::SEE_OTHER);
    let to = Url::parse(got.headers["location"].to_str().unwrap()).unwrap();
    assert_eq!(to.host_str(), Some("discord.com"));
    browser.keeps(&got);
    let find = |name: &str| {
        let mut pairs = to.query_pairs();
        pairs.find(|(known, _)| known == name).unwrap().1.into_owned()
    };
    assert_eq!(find("scope"), SCOPES.join(" "));
    assert_eq!(find("redirect_uri"), format!("{}/linked-role/done", browser.base));
    find("state")
}

/// Comes back from Discord's website, where this person permitted these scopes.
async fn comes_back(person: &Person, browser: &Browser, scopes: &[&str], state: &str) -> Got {
    let back = format!("{}/linked-role/done", browser.base);
    let code = person.sandbox.sign_in_at(person.id, scopes, &back);
    browser.opens(&format!("/linked-role/done?code={code}&state={state}")).await
}

/// The values that Discord has of a person.
fn values(person: &Person) -> Option<Value> {
    person.sandbox.linked_role(person.id).map(|sent| sent["metadata"].clone())
}

story!(figures_of_now_are_sent_when_a_person_asks, |mut world| async move {
    let mut browser = open_roles(&mut world).await;
    let cleo = world.cleo();
    let state = begins(&mut browser).await;
    let got = comes_back(&cleo, &browser, &SCOPES, &state).await;
    assert_eq!(got.status, StatusCode::OK, "{}", got.text);
    let none = json!({ "rating": "0", "games": "0", "puzzle_rating": "0", "streak": "0", "champion": "0" });
    assert_eq!(values(&cleo), Some(none), "she is new here");
    let (ann, bob) = seated(&world).await;
    for (ply, text) in annotated().iter().enumerate() {
        [&ann, &bob][ply % 2].plays(text).await;
    }
    bob.resigns().await;
    let mut browser = Browser::at(&browser.base);
    let state = begins(&mut browser).await;
    let got = comes_back(&ann, &browser, &SCOPES, &state).await;
    assert!(got.text.contains("Finished games: <b>1</b>"), "{}", got.text);
    assert!(got.text.contains("Discord now has these figures, as of today."), "{}", got.text);
    let own = values(&ann).unwrap();
    assert_eq!((&own["games"], &own["rating"]), (&json!("1"), &json!("0")), "it is provisional");
    assert_eq!(values(&bob), None);
    // No request stores the token, and the same address does nothing twice.
    let again = comes_back(&bob, &Browser::at(&browser.base), &SCOPES, &state).await;
    assert_eq!(again.status, StatusCode::CONFLICT, "Bob did not begin in his browser");
    assert_eq!(values(&bob), None);
    world.end().await;
});

story!(who_won_an_event_is_sent_as_its_winner, |mut world| async move {
    let browser = open_roles(&mut world).await;
    let people = cups::four(&world);
    cups::opens(&world, json!({ "size": 4 }), &people.each_ref()).await;
    plays_all(&world, &people).await;
    for (person, champion) in people.iter().zip(["1", "0"]) {
        let mut browser = Browser::at(&browser.base);
        let state = begins(&mut browser).await;
        comes_back(person, &browser, &SCOPES, &state).await;
        assert_eq!(values(person).unwrap()["champion"], json!(champion), "{}", person.name);
    }
    world.end().await;
});

story!(nothing_is_sent_unless_a_person_permits_it_in_time, |mut world| async move {
    let mut browser = open_roles(&mut world).await;
    world.refusal = Some("invalid_grant");
    let ann = world.ann();
    let state = begins(&mut browser).await;
    let refused = "Nothing was sent.";
    let got = browser.opens(&format!("/linked-role/done?error=access_denied&state={state}")).await;
    assert!(got.status == StatusCode::CONFLICT && got.text.contains(refused), "{}", got.text);
    for (state, scopes) in [("00", &SCOPES[..]), (&state, &SCOPES[..1]), (&state, &SCOPES[1..])] {
        let got = comes_back(&ann, &browser, scopes, state).await;
        assert!(got.status == StatusCode::CONFLICT && got.text.contains(refused), "{}", got.text);
    }
    // A code of the Activity is none of the website.
    let code = world.sandbox.sign_in(ann.id, &SCOPES);
    let got = browser.opens(&format!("/linked-role/done?code={code}&state={state}")).await;
    assert_eq!(got.status, StatusCode::CONFLICT);
    assert!(!got.text.contains(&code), "no form leads back with a code: {}", got.text);
    for status in [500, 302] {
        world.sandbox.misbehave(once("PUT", "role-connection", Fault::Status(status)));
        let got = comes_back(&ann, &browser, &SCOPES, &state).await;
        assert_eq!(got.status, StatusCode::SERVICE_UNAVAILABLE, "{}", got.text);
    }
    world.advance(Duration::from_secs(600)).await;
    let got = comes_back(&ann, &browser, &SCOPES, &state).await;
    assert_eq!(got.status, StatusCode::CONFLICT, "ten minutes are over");
    assert_eq!(values(&ann), None);
    world.end().await;
});

story!(codes_of_linked_roles_are_counted_and_wait, |mut world| async move {
    let mut browser = open_roles(&mut world).await;
    let ann = world.ann();
    let state = begins(&mut browser).await;
    let limited = Fault::RateLimited { retry_after_ms: 30_000 };
    world.sandbox.misbehave(once("POST", "oauth2/token", limited));
    for _ in 0..3 {
        let got = comes_back(&ann, &browser, &SCOPES, &state).await;
        assert_eq!(got.status, StatusCode::SERVICE_UNAVAILABLE, "{}", got.text);
    }
    let asked = |sandbox: &Sandbox| {
        sandbox.requests().iter().filter(|one| one.path == "oauth2/token").count()
    };
    assert_eq!(asked(&world.sandbox), 1, "Discord asked for a pause");
    world.advance(Duration::from_secs(30)).await;
    world.refusal = Some("invalid_grant");
    // One address sends some codes at once, and no more.
    let headers = [("x-forwarded-for", "192.0.2.7")];
    let path = format!("/linked-role/done?code=nonsense&state={state}");
    for n in 0..70 {
        let got = browser.sends(Method::GET, &path, &headers, None).await;
        let refused = got.status == StatusCode::TOO_MANY_REQUESTS;
        assert_eq!(refused, n >= 60, "{n}: {}", got.text);
    }
    let got = comes_back(&ann, &browser, &SCOPES, &state).await;
    assert_eq!(got.status, StatusCode::OK, "{}", got.text);
    world.end().await;
});

story!(without_a_client_secret_there_are_no_linked_roles, |mut world| async move {
    let browser = world.open_pages().await;
    for path in ["/linked-role", "/linked-role/done?code=x&state=y"] {
        let got = browser.sends(Method::GET, path, &[], None).await;
        assert_eq!(got.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert!(world.sandbox.role_records().is_empty());
    world.end().await;
});
