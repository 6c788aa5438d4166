//! Games that begin on web pages: against Murus, and with people of a server.

use murus::ids::UserId;
use murus::service::Caller;
use murus::service::play::find;
use reqwest::StatusCode;
use reqwest::header::LOCATION;
use serde_json::json;

use super::pages::on_the_page;
use crate::story;
use crate::support::browser::{Browser, Got, OWN};
use crate::support::person::Person;

/// The value of a hidden field of a page's form.
fn hidden(page: &str, name: &str) -> String {
    let (_, rest) = page.split_once(&format!("name=\"{name}\" value=\"")).expect("a hidden field");
    rest.split('"').next().unwrap().to_owned()
}

/// Where an answer leads.
fn leads(got: &Got) -> &str {
    assert_eq!(got.status, StatusCode::SEE_OTHER, "{}", got.text);
    got.headers[LOCATION].to_str().unwrap()
}

/// Sends the form of a challenge, with these fields after the hidden ones.
async fn challenges(browser: &Browser, fields: &str) -> Got {
    let page = browser.opens("/me/challenge").await.text;
    let [cause, server] = ["cause", "server"].map(|name| hidden(&page, name));
    let form = format!("cause={cause}&server={server}&{fields}");
    browser.submits("/me/challenge", &OWN, &form).await
}

/// The reason for which a form is refused.
fn refusal(got: &Got) -> &str {
    assert_eq!(got.status, StatusCode::CONFLICT, "{}", got.text);
    let (_, rest) = got.text.split_once("role=\"alert\"><p>").expect("a reason");
    rest.split("</p>").next().unwrap()
}

/// The fields that name this person as the opponent.
fn naming(person: &Person) -> String {
    format!("opponent={}&variant=standard&time=3d&rated=free&note=", person.id)
}

story!(a_game_against_murus_begins_on_a_page, |mut world| async move {
    let (ann, _, browser, _) = on_the_page(&mut world).await;
    let me = browser.opens("/me").await.text;
    assert!(me.contains("href=\"/me/murus\"") && me.contains("href=\"/me/challenge\""), "{me}");
    let page = browser.opens("/me/murus").await.text;
    let cause = hidden(&page, "cause");
    let form = format!("cause={cause}&level=Tiro&variant=escape&side=gauls");
    let begun = browser.submits("/me/murus", &OWN, &form).await;
    let there = leads(&begun).to_owned();
    let game = browser.opens(&there).await.text;
    assert!(game.contains("Escape") && game.contains("Tiro"), "{game}");
    // The same form again is the same game.
    assert_eq!(leads(&browser.submits("/me/murus", &OWN, &form).await), there);
    world.settle().await;
    let caller = Caller::on_page(UserId(ann.id), None, String::new());
    let mine = find::list_own(&world.service, &caller, 0).await.unwrap();
    assert_eq!(mine.all, 2, "the game with Bob, and one against Murus");
    // A side that the variant lacks is refused; what was entered stays.
    let form = format!("cause={cause}x&level=Legionary&variant=escape&side=britons");
    let refused = browser.submits("/me/murus", &OWN, &form).await;
    assert!(refusal(&refused).contains("Choose another side"), "{}", refused.text);
    assert!(refused.text.contains("value=\"Legionary\" selected"), "{}", refused.text);
    assert!(refused.text.contains("value=\"britons\" selected"), "{}", refused.text);
    for form in ["cause=a b&level=Tiro&variant=escape", "cause=a&level=Nero&variant=escape"] {
        let got = browser.submits("/me/murus", &OWN, form).await;
        assert!(got.status.is_client_error(), "{form}: {}", got.status);
    }
    let nobody = Browser::at(&browser.base);
    for page in ["/me", "/me/murus", "/me/challenge"] {
        let got = nobody.opens(page).await;
        assert_eq!(got.status, StatusCode::UNAUTHORIZED, "{page}");
        assert!(got.text.contains("“Open the board” on Discord"), "{}", got.text);
    }
    let form = "cause=a&level=Tiro&variant=escape";
    let got = nobody.submits("/me/murus", &OWN, form).await;
    assert_eq!(got.status, StatusCode::UNAUTHORIZED);
    world.end().await;
});

story!(a_person_is_challenged_on_a_page, |mut world| async move {
    let (_, bob, browser, _) = on_the_page(&mut world).await;
    let page = browser.opens("/me/challenge").await.text;
    let offered = format!("value=\"{}\">Bob<", bob.id);
    assert!(page.contains(&offered) && !page.contains("Cleo"), "{page}");
    let pings = bob.pings();
    let form = format!("opponent={}&variant=escape&time=3d&rated=rated&note=On+a+page", bob.id);
    assert_eq!(leads(&challenges(&browser, &form).await), "/me");
    world.settle().await;
    assert_eq!(bob.pings(), pings + 1);
    let posted = world.bob().reads();
    assert!(posted.contains("On a page") && posted.contains("Escape"), "{posted}");
    assert!(posted.contains(". Rated."), "{posted}");
    let me = browser.opens("/me").await.text;
    assert!(me.contains("Withdraw") && me.contains("On a page"), "{me}");
    assert!(me.contains("Bob") && !me.contains("a player"), "people are named: {me}");
    // A second one waits for the first; what was entered stays.
    let form = format!("opponent={}&variant=balanced&time=7d&rated=free&note=Again", bob.id);
    let refused = challenges(&browser, &form).await;
    assert!(refusal(&refused).contains("already have an open challenge"), "{}", refused.text);
    for kept in
        [&format!("value=\"{}\" selected>Bob", bob.id), "value=\"Again\"", "selected>Balanced"]
    {
        assert!(refused.text.contains(kept), "{kept}: {}", refused.text);
    }
    world.bob().presses("Accept").await;
    world.settle().await;
    assert_eq!(world.sandbox.threads(world.sandbox.channel("general").unwrap()).len(), 2);
    // Without a name anyone may accept.
    let anyone = "opponent=&variant=standard&time=3d&rated=usual&note=";
    assert_eq!(leads(&challenges(&browser, anyone).await), "/me");
    world.settle().await;
    world.cleo().presses("Accept").await;
    world.settle().await;
    assert_eq!(world.sandbox.threads(world.sandbox.channel("general").unwrap()).len(), 3);
    world.end().await;
});

story!(a_challenge_on_a_page_keeps_to_what_a_server_allows, |mut world| async move {
    let (ann, bob, browser, _) = on_the_page(&mut world).await;
    let cleo = world.cleo();
    // A person whom Ann never met is no name for a form to send.
    let refused = challenges(&browser, &naming(&cleo)).await;
    assert!(refusal(&refused).contains("haven't played with that person"), "{}", refused.text);
    let refused = challenges(&browser, &naming(&ann)).await;
    assert!(refusal(&refused).contains("haven't played with that person"), "{}", refused.text);
    // A server in which she does not play.
    let form = format!("cause=other&server=77&{}", naming(&bob));
    let refused = browser.submits("/me/challenge", &OWN, &form).await;
    assert!(refusal(&refused).contains("You need to be in that server"), "{}", refused.text);
    // From another site, and without an id.
    let form = format!("cause=other&server={}&{}", world.sandbox.server(), naming(&bob));
    let cross = [("sec-fetch-site", "cross-site")];
    assert_eq!(browser.submits("/me/challenge", &cross, &form).await.status, StatusCode::FORBIDDEN);
    let refused = challenges(&browser, "opponent=everybody&variant=standard").await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    // A person who left, who is blocked, and who blocks.
    world.sandbox.leave(bob.id);
    let refused = challenges(&browser, &naming(&bob)).await;
    assert!(refusal(&refused).contains("is not in this server"), "{}", refused.text);
    world.sandbox.come_back(bob.id);
    world.bob().blocks(&world.ann()).await;
    assert!(!browser.opens("/me/challenge").await.text.contains("Bob"));
    let refused = challenges(&browser, &naming(&bob)).await;
    assert!(refusal(&refused).contains("haven't played with that person"), "{}", refused.text);
    // One who left the server herself.
    world.sandbox.leave(ann.id);
    let page = browser.opens("/me/challenge").await.text;
    assert!(page.contains("You can challenge people here once"), "{page}");
    let form = format!("cause=other&server={}&{}", world.sandbox.server(), naming(&bob));
    let refused = browser.submits("/me/challenge", &OWN, &form).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    world.sandbox.come_back(ann.id);
    world.end().await;
});

story!(a_server_says_where_a_challenge_on_a_page_is_posted, |mut world| async move {
    let (_, bob, browser, _) = on_the_page(&mut world).await;
    let mona = world.person("Mona");
    let arena = world.sandbox.channel("arena").unwrap();
    mona.walks("server settings", &[&format!("server-set:channels={arena}")]).await;
    let page = browser.opens("/me/challenge").await.text;
    assert!(page.contains(&format!("/{arena}\"")), "{page}");
    assert_eq!(leads(&challenges(&browser, &naming(&bob)).await), "/me");
    world.settle().await;
    assert!(bob.at(arena).reads().contains("challenges"), "{}", bob.at(arena).reads());
    world.end().await;
});

story!(a_finished_game_on_ones_own_page_is_played_again, |mut world| async move {
    let (ann, bob, mut browser, _) = on_the_page(&mut world).await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    let again = |page: &str| page.contains(":rematch\"");
    assert!(!again(&browser.opens("/me").await.text), "the game goes on");
    ann.resigns().await;
    let me = browser.opens("/me").await.text;
    assert!(again(&me), "{me}");
    let (before, _) = me.split_once(":rematch\"").unwrap();
    let id = format!("{}:rematch", before.rsplit('"').next().unwrap());
    let pings = bob.pings();
    let asked = browser.acts("", json!({ "press": { "id": id } })).await.json();
    world.settle().await;
    assert_eq!(bob.pings(), pings + 1, "{asked}");
    assert!(!again(&browser.opens("/me").await.text), "it waits for Bob");
    world.end().await;
});
