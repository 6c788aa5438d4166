//! Who reaches what through a page: raw requests of strangers, of people who were sent away, of
//! onlookers and managers, with every press there is.

use std::time::Duration;

use discord_sandbox::{Act, MessageView, Reaction};
use murus::game::Seq;
use serde_json::{Value, json};

use super::playing::seated;
use super::strangers::key;
use crate::story;
use crate::support::World;
use crate::support::browser::Browser;
use crate::support::person::{Person, parts, read};

/// Every id of the table of ids, without its mark.
fn ids() -> Vec<String> {
    let text = std::fs::read_to_string("src/show/custom_id/tests.rs").unwrap();
    let table = text.split_once("let known = [").unwrap().1.split_once("\n    ];").unwrap().0;
    let quoted: Vec<&str> = table.split('"').collect();
    let begins = |before: &str| {
        before.trim_end().strip_suffix('(').is_some_and(|left| left.ends_with([' ', '\n']))
    };
    let found = quoted.chunks(2).filter(|pair| pair.len() == 2 && begins(pair[0]));
    let ids: Vec<String> = found.map(|pair| pair[1].to_owned()).collect();
    assert!(ids.len() > 180, "{ids:?}");
    ids
}

/// A person's direct messages with the bot.
async fn direct(person: &Person) -> Person {
    match person.sandbox.act(person.id, Act::OpenDirect).await.unwrap() {
        Reaction::Done { id } => person.at(id.parse().unwrap()),
        other => panic!("{other:?}"),
    }
}

/// A browser in which a person is signed in by the link below their games.
async fn signs_in(browser: &Browser, person: &Person) -> Browser {
    person.runs("games", json!({})).await;
    let page = person.page();
    let link =
        parts(&page).find_map(|part| Some(part["url"].as_str()?.to_owned())).expect("a link");
    let mut own = Browser::at(&browser.base);
    own.comes_in(&link).await.unwrap();
    own
}

/// Returns the public messages in the channels and threads of the server.
fn public_messages(world: &World) -> Vec<String> {
    let mona = world.person("Mona");
    let mut channels = vec![mona.channel, world.sandbox.channel("arena").unwrap()];
    channels.extend(world.sandbox.threads(mona.channel).into_iter().map(|(id, _)| id));
    let seen = channels.into_iter().flat_map(|channel| world.sandbox.messages(mona.id, channel));
    let public = seen.filter(|message| !message.whisper);
    public
        .map(|message: MessageView| {
            format!("{} {} {}", message.id, read(&message), message.components)
        })
        .collect()
}

/// Returns the text that a page shows after a press.
fn panel_text(answer: &Value) -> &str {
    answer["panel"].as_str().unwrap()
}

fn press(key: (i64, Seq), id: &str, values: &[&str]) -> Value {
    json!({ "press": { "id": format!("1:{}:{}:{id}", key.0, key.1), "values": values } })
}

/// A person presses everything there is on a page, with these keys, and chooses Bob wherever
/// something is chosen. What ends their session comes last.
async fn presses_all(world: &World, browser: &mut Browser, path: &str, keys: &[(i64, Seq)]) {
    let bob = world.bob().id.to_string();
    // Their own challenges end with their data, as they should.
    let mut all: Vec<String> = ids().into_iter().filter(|id| id != "forget").collect();
    all.sort_by_key(|id| id == "sign-out");
    for id in &all {
        for (key, values) in keys.iter().flat_map(|key| [(key, vec![]), (key, vec![bob.as_str()])])
        {
            let got = browser.acts(path, press(*key, id, &values)).await;
            assert!(
                got.status.is_success() || id == "sign-out",
                "{id}: {} {}",
                got.status,
                got.text
            );
            world.advance(Duration::from_secs(2)).await;
        }
    }
}

/// Writes an id as drafts of challenges do.
fn base_36(mut id: u64) -> String {
    let mut digits = Vec::new();
    while id > 0 {
        digits.extend(char::from_digit((id % 36) as u32, 36));
        id /= 36;
    }
    digits.iter().rev().collect()
}

/// The page of the game of a thread.
async fn page_of(browser: &Browser, player: &Person) -> String {
    Browser::at(&browser.base).comes_in(&player.way_in().await).await.unwrap()
}

story!(readers_of_a_page_do_not_reach_the_server_of_its_game, |mut world| async move {
    let browser = world.open_pages().await;
    let (ann, _) = seated(&world).await;
    let page = page_of(&browser, &ann).await;
    let game = key(&world, &ann.game().await).await;
    let cleo = world.cleo();
    let mona = world.person("Mona");
    cleo.asks("challenge", json!({ "rated": true })).await;
    let open: i64 = cleo.button("Accept").1.split(':').nth(1).unwrap().parse().unwrap();
    let mut sent_away = signs_in(&browser, &cleo).await;
    let mut manager = signs_in(&browser, &mona).await;
    let mut stranger = signs_in(&browser, &direct(&cleo).await).await;
    world.sandbox.leave(cleo.id);
    let before = public_messages(&world);
    let pings = world.sandbox.pings().len();
    let draft = "ask-send:standard.3d+1d/5d.rated.";
    for what in [
        format!("{draft}{}", base_36(ann.id)),
        "against:Tiro".into(),
        "against-as:Tiro.standard.gauls".into(),
        "duel-begin:Tiro.Caesar.standard".into(),
    ] {
        let answer = stranger.acts(&page, press(game, &what, &[])).await;
        assert!(
            panel_text(&answer.json())
                .contains("This only works on Discord, in the channel itself."),
            "{what}: {}",
            answer.text
        );
    }
    for browser in [&mut manager, &mut sent_away] {
        presses_all(&world, browser, &page, &[game, (open, Seq::START)]).await;
        assert_eq!(public_messages(&world), before);
    }
    world.settle().await;
    assert_eq!((public_messages(&world), world.sandbox.pings().len()), (before, pings));
    world.end().await;
});

story!(nobody_sent_away_reaches_a_server_from_pages_about_no_game, |mut world| async move {
    let browser = world.open_pages().await;
    let (ann, bob) = seated(&world).await;
    let game = key(&world, &ann.game().await).await;
    let cleo = world.cleo();
    world.ann().challenges(&cleo).await;
    let asked: i64 = cleo.button("Accept").1.split(':').nth(1).unwrap().parse().unwrap();
    world.ann().asks("challenge", json!({ "rated": true })).await;
    let open: i64 = cleo.button("Accept").1.split(':').nth(1).unwrap().parse().unwrap();
    // They came in from a channel of the server, and from the thread.
    let mut cleos = signs_in(&browser, &cleo).await;
    let mut bobs = signs_in(&browser, &bob).await;
    world.sandbox.leave(cleo.id);
    world.sandbox.leave(bob.id);
    let before = public_messages(&world);
    // Bob plays in the game, and may play on.
    let keys = [(asked, Seq::START), (open, Seq::START), game];
    for (browser, keys) in [(&mut cleos, &keys[..]), (&mut bobs, &keys[..2])] {
        presses_all(&world, browser, "", keys).await;
        assert_eq!(public_messages(&world), before);
    }
    world.end().await;
});

story!(who_is_in_the_server_answers_challenges_on_their_own_page, |mut world| async move {
    let browser = world.open_pages().await;
    let ann = world.ann();
    let cleo = world.cleo();
    ann.challenges(&cleo).await;
    let asked: i64 = cleo.button("Accept").1.split(':').nth(1).unwrap().parse().unwrap();
    let mut cleos = signs_in(&browser, &direct(&cleo).await).await;
    assert!(cleos.opens("/me").await.text.contains(&format!("1:{asked}:0:accept")));
    let done = cleos.acts("", press((asked, Seq::START), "accept", &[])).await.json();
    world.settle().await;
    assert_eq!(world.sandbox.threads(ann.channel).len(), 1, "{done}");
    world.end().await;
});

story!(a_player_who_was_sent_away_plays_on_and_reaches_nothing_else, |mut world| async move {
    let browser = world.open_pages().await;
    let (ann, bob) = seated(&world).await;
    let page = page_of(&browser, &bob).await;
    let game = key(&world, &ann.game().await).await;
    let mut bobs = signs_in(&browser, &bob).await;
    world.sandbox.leave(bob.id);
    ann.plays("a1-c3").await;
    let done = bobs.plays(&page, "d7-d5").await;
    assert!(panel_text(&done).contains("You played <code>d7-d5</code>"), "{done}");
    world.settle().await;
    assert!(ann.reads().contains("d7-d5"));
    let offered = bobs.acts(&page, press(game, "offer:draw", &[])).await.json();
    world.settle().await;
    assert!(ann.reads().contains("draw"), "{offered}");
    ann.plays("h1-f3").await;
    // He tries a line, looks back and gives up: all this is his own game.
    bobs.acts(&page, json!({ "keep": { "at": 2, "moves": ["h1-f3"] } })).await;
    bobs.acts(&page, press(key(&world, &ann.game().await).await, "resign-yes", &[])).await;
    world.settle().await;
    assert!(bobs.opens(&format!("{page}/state")).await.json()["over"].as_bool().unwrap());
    let before = public_messages(&world);
    for id in
        ["rematch", "lines-open", "go-on", "next-level", "show:film.7", "friend", "server-desk:on"]
    {
        let answer = bobs.acts(&page, press(game, id, &[])).await.json();
        world.settle().await;
        assert_eq!(public_messages(&world), before, "{id}: {answer}");
        world.advance(Duration::from_secs(5)).await;
    }
    // An onlooker looks at what there is, and has nothing made or posted.
    let mut monas = signs_in(&browser, &world.person("Mona")).await;
    for id in [
        "review",
        "lesson",
        "moment:1",
        "play-on",
        "rematch",
        "lines-open",
        "go-on",
        "follow-every",
    ] {
        let answer = monas.acts(&page, press(game, id, &[])).await.json();
        world.settle().await;
        assert_eq!(public_messages(&world), before, "{id}: {answer}");
    }
    monas.acts(&page, json!({ "await": { "what": "review" } })).await;
    assert!(!monas.opens(&page).await.text.contains(":follow"), "no button that is refused there");
    world.settle().await;
    assert_eq!(public_messages(&world), before);
    // Ann may do it all.
    let mut anns = signs_in(&browser, &direct(&world.ann()).await).await;
    let asked = anns.acts(&page, press(game, "rematch", &[])).await.json();
    world.settle().await;
    assert_ne!(public_messages(&world), before, "{asked}");
    world.end().await;
});

story!(a_game_is_found_on_its_own_page_alone, |mut world| async move {
    let browser = world.open_pages().await;
    let (ann, bob) = seated(&world).await;
    let page = page_of(&browser, &ann).await;
    // A game of the same server whose people keep it private, and one in direct messages.
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    let alone = json!({ "opponent": murus, "side": 0, "level": "Tiro" });
    let cleo = world.cleo();
    cleo.asks("challenge", alone.clone()).await;
    cleo.sets(&["my-data", "set:sharing=private"]).await;
    let hidden = direct(&cleo).await;
    let here = cleo.game().await;
    hidden.asks("challenge", alone).await;
    let games = hidden.completes("board", "game", "").await;
    let there = games.into_iter().find(|name| *name != here).unwrap();
    let mut stranger = signs_in(&browser, &direct(&world.person("Mona")).await).await;
    let mut player = signs_in(&browser, &bob).await;
    for name in [&here, &there] {
        let other = key(&world, name).await;
        for id in ["view", "more", "history", "walk", "export", "lines", "review", "units", "rules"]
        {
            for browser in [&mut stranger, &mut player] {
                for path in [page.as_str(), ""] {
                    let answer = browser.acts(path, press(other, id, &[])).await.json();
                    assert_eq!(
                        panel_text(&answer),
                        "<div class=\"panel\"><p>There is no such game.</p></div>",
                        "{id}"
                    );
                    assert!(answer.get("go").is_none(), "{id}: {answer}");
                    world.advance(Duration::from_secs(5)).await;
                }
            }
        }
        let chosen = format!("{}:{}", other.0, other.1);
        for id in ["open", "game:a1-c3"] {
            let answer = player.acts(&page, press((0, Seq::START), id, &[&chosen])).await.json();
            assert!(
                !panel_text(&answer).contains("Cleo") && answer.get("go").is_none(),
                "{id}: {answer}"
            );
        }
    }
    world.end().await;
});

story!(boards_lead_to_no_page_that_is_switched_off, |mut world| async move {
    let browser = world.open_pages().await;
    let (ann, bob) = seated(&world).await;
    let page = page_of(&browser, &ann).await;
    let address = format!("{}/g/", browser.base);
    let leads = |person: &Person| person.reads().contains(&address);
    let links = |person: &Person| parts(&person.page()).any(|part| part["url"].is_string());
    ann.plays("a1-c3").await;
    assert!(leads(&ann));
    let mona = world.person("Mona");
    mona.walks("server settings", &["server-themes", "server-switch:pages.off"]).await;
    bob.plays("d7-d5").await;
    assert!(!leads(&ann), "the server has no pages: {}", ann.reads());
    // An onlooker is led nowhere, and a player to their own game.
    let looker = world.cleo().at(ann.channel);
    looker.presses("My view").await;
    assert!(!links(&looker));
    ann.presses("My view").await;
    assert!(links(&ann));
    mona.walks("server settings", &["server-themes", "server-switch:pages.on"]).await;
    looker.presses("My view").await;
    assert!(links(&looker));
    ann.plays("h1-f3").await;
    assert!(leads(&ann));
    bob.sets(&["my-data", "set:sharing=private"]).await;
    bob.plays("b7-d5").await;
    assert!(!leads(&ann), "a player keeps theirs private");
    ann.resigns().await;
    assert!(!leads(&ann));
    assert!(browser.opens(&page).await.status.is_client_error());
    world.end().await;
});
