//! The page of an event: who reads it, what it names, and its files.

use std::time::Duration;

use discord_sandbox::{MessageView, ServerStanding, Someone};
use reqwest::StatusCode;
use reqwest::header::CONTENT_TYPE;
use serde_json::json;

use super::contests::{beats, cards, mona, opens, plays_out};
use super::pages::on_the_page;
use crate::story;
use crate::support::browser::Browser;
use crate::support::person::{Person, read};
use crate::support::{World, database};

const MINUTE: Duration = Duration::from_secs(60);

/// The path of the page to which the newest card of an event leads.
pub fn event_path(person: &Person) -> String {
    let card = cards(person).pop().expect("a card");
    let text = read(&card);
    let (_, link) = text.split_once("(http://").unwrap_or_else(|| panic!("no link: {text}"));
    let (link, _) = link.split_once(')').unwrap();
    format!("/{}", link.split_once('/').unwrap().1)
}

/// The people of whom a page of an event says that they take part.
fn taking_part(html: &str) -> Vec<&str> {
    let (_, people) = html.split_once("<ul class=\"people\">").expect("people");
    let (people, _) = people.split_once("</ul>").unwrap();
    let named = people.split("<b class=\"person\">").skip(1);
    named.map(|rest| rest.split_once('<').unwrap().0).collect()
}

/// Ann and Bob, whose first game runs, and Cleo are in an open month. Returns the path of its page.
async fn in_a_month(world: &World) -> String {
    opens(world, &[&world.ann(), &world.bob(), &world.cleo()]).await;
    event_path(&world.ann())
}

story!(an_event_has_a_page_with_its_table_and_its_games, |mut world| async move {
    let (ann, bob, browser, game) = on_the_page(&mut world).await;
    let path = in_a_month(&world).await;
    let stranger = Browser::at(&browser.base);
    let page = stranger.opens(&path).await;
    assert_eq!(page.status, StatusCode::OK);
    let html = page.text;
    assert!(html.contains("<h1>Open month</h1>") && html.contains("3 players"), "{html}");
    assert!(html.contains("No game has counted yet."), "{html}");
    assert_eq!(taking_part(&html), ["Ann", "Bob", "Cleo"], "{html}");
    assert!(html.contains("To join, press <strong>Join</strong>"), "{html}");
    assert!(html.contains("Running games") && html.contains(&game), "their game runs: {html}");
    assert!(html.contains("noindex"), "no search engine lists it");
    plays_out(&ann, &bob, true).await;
    let html = stranger.opens(&path).await.text;
    assert!(!html.contains("Running games"), "{html}");
    assert!(html.contains("Games that count") && html.contains("Ann 1–0 Bob"), "{html}");
    assert!(html.contains(&format!("href=\"{game}\"")), "{html}");
    let row = "<td>1.</td><td><b class=\"person\">Ann</b></td><td>2</td><td>1 (1-0-0)</td>";
    assert!(html.contains(row), "{html}");
    let csv = stranger.opens(&format!("{path}.csv")).await;
    assert_eq!(csv.headers[CONTENT_TYPE], "text/csv; charset=utf-8");
    let rows: Vec<&str> = csv.text.split("\r\n").collect();
    let table = [
        "place,person,points,games,wins,draws,losses",
        "1,\"Ann\",2,1,1,0,0",
        "2,\"Bob\",0,1,0,0,1",
        "",
    ];
    assert_eq!(rows, table);
    let table = stranger.opens(&format!("{path}.json")).await.json();
    assert_eq!((&table["title"], &table["state"]), (&json!("Open month"), &json!("running")));
    assert_eq!(table["table"][1]["person"], "Bob");
    assert_eq!(table["games"][0]["winner"], "Ann");
    assert_eq!(table["games"][0]["page"], format!("{}{game}", browser.base));
    let (_, picture) = html.split_once("property=\"og:image\" content=\"").unwrap();
    let picture = picture.split('"').next().unwrap();
    assert_eq!(picture, format!("{}{path}.png", browser.base));
    let bytes = reqwest::get(picture).await.unwrap().bytes().await.unwrap();
    assert_eq!(&bytes[16..24], &[0, 0, 4, 176, 0, 0, 2, 118], "1200 by 630");
    // One's own page leads to it, and to none that one is not in.
    let me = browser.opens("/me").await.text;
    assert!(me.contains(&format!("href=\"{path}\"")), "{me}");
    // After its end the page stays.
    world.advance(MINUTE).await;
    mona(&world).asks("event stop", json!({})).await;
    mona(&world).presses("End Open month").await;
    world.advance(MINUTE).await;
    let html = stranger.opens(&path).await.text;
    assert!(html.contains("3 players, 1 game,") && html.contains("Ann 1–0 Bob"), "{html}");
    assert!(!browser.opens("/me").await.text.contains("/event/"), "it runs no longer");
    world.end().await;
});

/// The custom id of the first button with this label.
fn press_of(html: &str, label: &str) -> String {
    let (before, _) = html.split_once(&format!(">{label}</button>")).expect(label);
    let (_, id) = before.rsplit_once("data-press=\"").unwrap();
    id.split('"').next().unwrap().to_owned()
}

story!(a_person_challenges_another_in_a_ladder_on_its_page, |mut world| async move {
    let (ann, bob, mut browser, _) = on_the_page(&mut world).await;
    mona(&world).asks("event ladder", json!({})).await;
    let card = |person: &Person| {
        let ladder = |message: &MessageView| read(message).starts_with("Ladder");
        person.sees().into_iter().rfind(|message| !message.whisper && ladder(message))
    };
    let bob = bob.at(mona(&world).channel);
    bob.presses_on(&card(&bob).expect("a card"), "Join").await;
    let text = read(&card(&bob).expect("a card"));
    let (_, link) = text.split_once("(http://").expect("a link");
    let path = format!("/{}", link.split_once(')').unwrap().0.split_once('/').unwrap().1);
    let pressed = |id: &str| json!({ "press": { "id": id, "values": [] } });
    let join = press_of(&browser.opens(&path).await.text, "Join");
    browser.acts("", pressed(&join)).await;
    let reach = press_of(&browser.opens(&path).await.text, "Challenge");
    let panel = browser.acts("", pressed(&reach)).await.json()["panel"].to_string();
    assert!(panel.contains("You can challenge these players:"), "{panel}");
    assert!(panel.contains("<b class=\\\"person\\\">Bob</b>"), "{panel}");
    let panel = panel.replace("\\\"", "\"");
    let climb = press_of(&panel, "Challenge");
    let said = browser.acts("", pressed(&climb)).await.json()["panel"].to_string();
    assert!(said.contains("Your game with") && said.contains(">Bob<"), "{said}");
    let html = browser.opens(&path).await.text;
    assert!(html.contains("Running games"), "{html}");
    // A reader of the page is not a member of the server.
    world.sandbox.leave(ann.id);
    let said = browser.acts("", pressed(&reach)).await.json()["panel"].to_string();
    assert!(said.contains("You need to be in that server to do this."), "{said}");
    world.end().await;
});

story!(a_person_joins_and_leaves_an_event_on_its_page, |mut world| async move {
    let (ann, bob, mut browser, _) = on_the_page(&mut world).await;
    opens(&world, &[&world.bob(), &world.cleo()]).await;
    let path = event_path(&world.ann());
    let stranger = Browser::at(&browser.base);
    assert!(!stranger.opens(&path).await.text.contains("data-press"), "nobody acts unnamed");
    let join = press_of(&browser.opens(&path).await.text, "Join");
    let pressed = |id: &str| json!({ "press": { "id": id, "values": [] } });
    let said = browser.acts("", pressed(&join)).await.json()["panel"].to_string();
    assert!(said.contains("✓ You're in."), "{said}");
    let html = browser.opens(&path).await.text;
    assert!(html.contains("You take part."), "{html}");
    assert_eq!(taking_part(&html), ["Ann", "Bob", "Cleo"], "{html}");
    // A game with a person whom one has not met would count.
    let challenges: Vec<&str> = html.split("/me/challenge?server=").skip(1).collect();
    assert_eq!(challenges.len(), 2, "{html}");
    assert!(!stranger.opens(&path).await.text.contains("/me/challenge"));
    let to_bob = format!("opponent={}\"", world.bob().id);
    let (server, _) = challenges[0].split_once('&').unwrap();
    assert!(challenges[0].contains(&to_bob.replace('"', "")), "{html}");
    let form =
        browser.opens(&format!("/me/challenge?server={server}&{}", to_bob.replace('"', ""))).await;
    let chosen = format!("<option value=\"{}\" selected>Bob</option>", world.bob().id);
    assert!(form.text.contains(&chosen), "{}", form.text);
    assert!(!html.contains(">Join<") && !html.contains("To join, press"), "{html}");
    plays_out(&ann, &bob, true).await;
    let html = browser.opens(&path).await.text;
    let own = "<tr aria-current=\"true\"><td>1.</td><td><b class=\"person\">Ann</b>";
    assert!(html.contains(own) && html.matches("aria-current").count() == 1, "{html}");
    assert!(!stranger.opens(&path).await.text.contains("aria-current"));
    // Leaving is asked about.
    let asked = browser.acts("", pressed(&press_of(&html, "Leave the event"))).await.json();
    let asked = asked["panel"].as_str().unwrap();
    assert!(asked.contains("Do you want to leave?"), "{asked}");
    let leave = press_of(asked, "Leave the event");
    let said = browser.acts("", pressed(&leave)).await.json()["panel"].to_string();
    assert!(said.contains("✓ You've left."), "{said}");
    let html = browser.opens(&path).await.text;
    assert!(html.contains(">Join<") && !html.contains("You take part."), "{html}");
    // A reader of the page is not a member of the server.
    world.sandbox.leave(ann.id);
    for act in [&join, &leave] {
        let said = browser.acts("", pressed(act)).await.json()["panel"].to_string();
        assert!(said.contains("You need to be in that server to do this."), "{said}");
    }
    let html = stranger.opens(&path).await.text;
    assert!(html.contains("2 players") && !html.contains("Ann</b>"), "{html}");
    world.end().await;
});

story!(an_event_names_nobody_who_keeps_their_games_private, |mut world| async move {
    let (ann, bob, browser, game) = on_the_page(&mut world).await;
    let path = in_a_month(&world).await;
    bob.sets(&["my-data", "set:sharing=private"]).await;
    let stranger = Browser::at(&browser.base);
    let html = stranger.opens(&path).await.text;
    assert!(!html.contains(&game) && !html.contains("Bob"), "{html}");
    plays_out(&ann, &bob, true).await;
    for file in ["", ".csv", ".json"] {
        let text = stranger.opens(&format!("{path}{file}")).await.text;
        assert!(!text.contains("Bob") && text.contains("Ann"), "{file}: {text}");
        assert!(!text.contains(&game), "{file}: {text}");
        assert!(text.contains("(private)"), "{file}: {text}");
    }
    // A server without pages has none of its events, either.
    let mona = mona(&world);
    mona.walks("server settings", &["server-themes", "server-switch:pages.off"]).await;
    assert_eq!(stranger.opens(&path).await.status, StatusCode::NOT_FOUND);
    assert!(!browser.opens("/me").await.text.contains("/event/"));
    mona.walks("server settings", &["server-themes", "server-switch:pages.on"]).await;
    assert_eq!(stranger.opens(&path).await.status, StatusCode::OK);
    // An address is given, not guessed.
    let (id, secret) = path.split_once('-').unwrap();
    let other = if secret.starts_with('0') { "1" } else { "0" };
    for wrong in [
        format!("{id}-{other}{}", &secret[1..]),
        id.to_owned(),
        format!("{path}00"),
        format!("{path}.exe"),
        "/event/x".to_owned(),
        format!("/event/ffffffffffffffff-{secret}"),
    ] {
        assert_eq!(stranger.opens(&wrong).await.status, StatusCode::NOT_FOUND, "{wrong}");
    }
    world.end().await;
});

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_event_names_everyone_in_a_large_table() {
    let mut setup = murus::sandbox::murus_setup();
    let member = |n| Someone { name: format!("P{n}"), standing: ServerStanding::Member };
    setup.people.extend((0..28).map(member));
    let mut world = World::with(database::sqlite(), setup).await;
    let browser = world.open_pages().await;
    let people: Vec<Person> = (0..28).map(|n| world.person(format!("P{n}").leak())).collect();
    opens(&world, &people.iter().collect::<Vec<_>>()).await;
    for pair in people.chunks(2) {
        beats(&world, &pair[0], &pair[1]).await;
    }
    world.advance(MINUTE).await;
    let path = event_path(&people[0]);
    // No name is known any more, and Discord is asked for 25 at once.
    world.restart().await;
    let stranger = Browser::at(&browser.base);
    let named = |text: &str, open: &str, close: &str| {
        (0..28).filter(|n| text.contains(&format!("{open}P{n}{close}"))).count()
    };
    let mark = ("<b class=\"person\">", "</b>");
    let html = stranger.opens(&path).await.text;
    assert_eq!(named(&html, mark.0, mark.1), 25, "{html}");
    let html = stranger.opens(&path).await.text;
    assert_eq!(named(&html, mark.0, mark.1), 28, "a page that is loaded again has all: {html}");
    world.restart().await;
    let csv = stranger.opens(&format!("{path}.csv")).await.text;
    assert_eq!(named(&csv, "\"", "\""), 28, "a file has all at once: {csv}");
    world.end().await;
}
