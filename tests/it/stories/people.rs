//! Games are named by people, not codes: by opponent, variant, move and time left.

use std::time::Duration;

use discord_sandbox::Misbehaviour;
use serde_json::{Value, json};

use super::playing::seated;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons};

/// Discord's permission to show cards.
const EMBED_LINKS: u64 = 1 << 14;

/// Discord's flag for messages that make no sound.
const SILENT: u64 = 1 << 12;

story!(a_game_is_named_by_its_people, |world| async move {
    let (ann, bob) = seated(&world).await;
    let named = ann.completions("board", "game", "").await;
    let name = named[0].1.clone();
    assert_eq!(named[0].0, format!("vs Bob · move 1 · your turn, 3 days left · {name}"));
    assert_eq!(
        ann.completes("board", "game", "bob").await,
        [name],
        "an opponent's name finds the game"
    );
    assert_eq!(ann.completes("board", "game", "cleo").await, Vec::<String>::new());
    let offered = bob.completions("board", "game", "").await;
    assert!(offered[0].0.starts_with("vs Ann · move 1 · Ann to move, 3 days left"), "{offered:?}");

    let arena = world.sandbox.channel("arena").unwrap();
    let cleo = world.cleo().at(arena);
    cleo.asks("challenge", json!({ "opponent": ann.id.to_string(), "side": 1, "variant": "hex" }))
        .await;
    ann.at(arena).presses("Accept").await;
    assert_eq!(
        world.sandbox.threads(arena)[0].1,
        "Hex · Ann – Cleo",
        "an unusual variant is named"
    );
    let home = world.ann();
    assert_eq!(home.asks("board", json!({})).await, "Which game do you mean?");
    let menu = home.sees().pop().unwrap();
    let options = menu.components[0]["components"][0]["options"].as_array().unwrap().clone();
    let labels: Vec<&str> =
        options.iter().map(|option| option["label"].as_str().unwrap()).collect();
    assert!(labels.contains(&"vs Cleo · Hex · move 1 · your turn, 3 days left"), "{labels:?}");
    let shown = home.chooses(options[1]["value"].as_str().unwrap()).await;
    assert!(shown.contains("It's your move."), "{shown}");
    world.end().await;
});

story!(people_without_a_name_are_called_by_their_side, |mut world| async move {
    let (ann, _) = seated(&world).await;
    world.restart().await;
    for path in ["/members/", "users/"] {
        let rule = json!({ "method": "GET", "path": path, "times": 1000, "fault": { "refused": [500, 0] } });
        world.sandbox.misbehave(serde_json::from_value(rule).unwrap());
    }
    let offered = ann.completions("board", "game", "").await;
    assert!(offered[0].0.starts_with("vs Gauls · move 1 · your turn"), "{offered:?}");
    world.end().await;
});

story!(a_right_click_asks_before_anything_is_posted, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let act = discord_sandbox::Act::UserCommand {
        channel: ann.channel.to_string(),
        name: "Challenge to Murus Gallicus".into(),
        target: bob.id.to_string(),
    };
    let opened = world.sandbox.act(ann.id, act).await.unwrap();
    let discord_sandbox::Reaction::Modal { modal } = opened else {
        panic!("no form but {opened:?}")
    };
    assert!(bob.sees().is_empty(), "no message is posted");
    let people = &modal["components"][0]["component"]["default_values"];
    assert_eq!(people[0]["id"], bob.id.to_string().as_str());
    let filled = json!({ "variant": ["standard@hex"], "time": ["2d"], "rated": "rated" });
    assert_eq!(ann.submits(&modal, filled).await, "", "the card tells enough");
    let posted = bob.reads();
    assert!(posted.contains("\nHex\n") && posted.contains("2 days per move. Rated."), "{posted}");
    assert_eq!((ann.pings(), bob.pings()), (0, 1));
    world.end().await;
});

story!(several_people_are_named_for_three_and_four_seats, |world| async move {
    let [ann, bob, cleo] = ["Ann", "Bob", "Cleo"].map(|name| world.person(name));
    let two = json!({ "opponent": bob.id.to_string(), "opponent2": cleo.id.to_string() });
    let said = ann.asks("challenge", two).await;
    assert!(said.starts_with("This variant is for two."), "{said}");
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    let among =
        json!({ "variant": "Four players", "opponent": bob.id.to_string(), "opponent2": murus });
    let said = ann.asks("challenge", among).await;
    assert_eq!(said, "Just name the people. To add me, press **Add Murus** below the challenge.");
    let all = json!({
        "variant": "Four players", "opponent": bob.id.to_string(), "opponent2": cleo.id.to_string()
    });
    ann.asks("challenge", all).await;
    let posted = bob.reads();
    let seats = format!(
        "Seated: {}. Invited: {}, {}. One seat free.",
        ann.mention(),
        bob.mention(),
        cleo.mention()
    );
    assert!(posted.contains(&seats), "{posted}");
    assert_eq!(
        (ann.pings(), bob.pings(), cleo.pings()),
        (0, 1, 1),
        "each invited person is pinged"
    );
    world.end().await;
});

story!(nobody_is_invited_to_two_seats, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let twice = json!({
        "variant": "Four players", "opponent": bob.id.to_string(), "opponent2": bob.id.to_string()
    });
    let refused = "You named the same person twice. Each player has one seat.";
    assert_eq!(ann.asks("challenge", twice).await, refused);
    assert!(bob.sees().is_empty(), "no message is posted");
    world.end().await;
});

story!(spectators_follow_a_game, |world| async move {
    let (ann, bob) = seated(&world).await;
    let cleo = world.cleo().at(ann.channel);
    let told = || {
        world
            .sandbox
            .direct(cleo.id)
            .map_or(0, |channel| world.sandbox.messages(cleo.id, channel).len())
    };
    cleo.presses("More").await;
    let asked = cleo.presses("Follow").await;
    assert!(asked.ends_with("I can send you direct messages about this game."), "{asked}");
    assert!(cleo.presses("Tell me how it ends").await.ends_with("I'll message you when it ends."));
    ann.plays("a1-c3").await;
    assert_eq!(told(), 0, "only the end was asked for");
    assert!(cleo.presses("Tell me every move").await.ends_with("I'll message you at every move."));
    bob.plays("d7-d5").await;
    assert_eq!(told(), 1);
    let direct = cleo.at(world.sandbox.direct(cleo.id).unwrap());
    let said = direct.newest().content;
    assert!(said.contains(&format!("**1... d7-d5**\n{} to move.", ann.mention())), "{said}");
    direct.presses("Unfollow").await;
    ann.plays("h1-f3").await;
    assert_eq!(told(), 2, "the answer to her press, and no message about the move");
    // A player hears of the move anyway, and once.
    ann.presses("My view").await;
    let labels: Vec<String> =
        buttons(ann.sees().last().unwrap()).into_iter().map(|(label, _)| label).collect();
    assert!(!labels.contains(&"Follow".to_owned()), "{labels:?}");
    // Closed direct messages end the following, and her next request says so.
    cleo.presses("My view").await;
    assert!(
        cleo.presses("Follow").await.ends_with("I can send you direct messages about this game.")
    );
    cleo.presses("Tell me every move").await;
    world.sandbox.act(cleo.id, discord_sandbox::Act::TakeDirect { open: false }).await.unwrap();
    bob.plays("b7-d5").await;
    cleo.presses("My view").await;
    let asked = cleo.presses("Follow").await;
    assert!(
        asked.ends_with("I can't send you direct messages, so you're not following it anymore."),
        "{asked}"
    );
    world.end().await;
});

story!(followers_learn_the_end_although_discord_fails_once, |world| async move {
    let (ann, _) = seated(&world).await;
    let [cleo] = followed(&world, &ann, ["Cleo"]).await;
    world.sandbox.misbehave(wrong(&cleo, json!({ "status": 500 })));
    ann.asks("game resign", json!({})).await;
    ann.presses("Yes, I resign").await;
    assert_eq!(cleo.sees().len(), 1, "the move, and not yet the end");
    world.advance(Duration::from_secs(10)).await;
    assert_eq!(cleo.sees().len(), 2, "it is tried again");
    assert!(cleo.newest().content.contains("resigns"), "{}", cleo.newest().content);
    world.end().await;
});

story!(a_game_is_followed_only_in_its_server, |world| async move {
    let (ann, _) = seated(&world).await;
    let short = ann.game().await;
    let elsewhere = "You can only follow this game where it's played.";
    let other = world.cleo().at(world.sandbox.channel("arena").unwrap());
    other.asks("board", json!({ "game": short })).await;
    assert_eq!(other.presses("Follow").await, elsewhere);
    let [cleo] = followed(&world, &ann, ["Cleo"]).await;
    // A follower may change their mind in a direct message too, and stops following after the end.
    cleo.presses("My view").await;
    assert!(cleo.presses("Follow").await.ends_with("I'll message you at every move."));
    assert!(cleo.presses("Tell me how it ends").await.ends_with("I'll message you when it ends."));
    ann.asks("game resign", json!({})).await;
    ann.presses("Yes, I resign").await;
    assert!(cleo.newest().content.contains("resigns"));
    let db = murus::store::Db::connect(&world.database.url).await.unwrap();
    let mut conn = db.read().await.unwrap();
    let id = murus::store::listings::by_name(&mut conn, &short).await.unwrap().unwrap();
    assert_eq!(murus::store::followers::of_game(&mut conn, id).await.unwrap(), []);
    drop(conn);
    world.end().await;
});

story!(followers_delay_no_one, |world| async move {
    let (ann, bob) = seated(&world).await;
    bob.sets(&["set:notify=direct"]).await;
    let [cleo, mona] = followed(&world, &ann, ["Cleo", "Mona"]).await;
    world.sandbox.misbehave(wrong(&cleo, json!({ "rate_limited": { "retry_after_ms": 600_000 } })));
    bob.plays("d7-d5").await;
    assert_eq!(
        (cleo.sees().len(), mona.sees().len()),
        (1, 2),
        "each follower waits for themselves"
    );
    let before = bob.pings();
    ann.offers_draw().await;
    assert_eq!(bob.pings(), before + 1, "the player waits for no follower");
    world.advance(Duration::from_secs(601)).await;
    assert_eq!(cleo.sees().len(), 2);
    world.end().await;
});

story!(followers_who_leave_the_server_hear_no_more, |world| async move {
    let (ann, bob) = seated(&world).await;
    let [cleo, dan] = followed(&world, &ann, ["Cleo", "Dan"]).await;
    // If Discord does not say whether she is in the server, she does not hear of the move, but
    // still follows.
    let fault = json!({ "method": "GET", "path": format!("members/{}", cleo.id), "fault": { "status": 500 } });
    world.sandbox.misbehave(serde_json::from_value(fault).unwrap());
    bob.plays("d7-d5").await;
    assert_eq!((cleo.sees().len(), dan.sees().len()), (1, 2));
    ann.plays("h1-f3").await;
    assert_eq!((cleo.sees().len(), dan.sees().len()), (2, 3));
    world.sandbox.leave(cleo.id);
    bob.plays("b7-d5").await;
    ann.plays("d1-d3").await;
    assert_eq!((cleo.sees().len(), dan.sees().len()), (2, 5), "followers who stay hear as before");
    world.end().await;
});

story!(followers_hear_no_more_after_the_bot_is_removed, |world| async move {
    let (ann, bob) = seated(&world).await;
    bob.sets(&["set:notify=both"]).await;
    let [cleo] = followed(&world, &ann, ["Cleo"]).await;
    let short = ann.game().await;
    world.sandbox.expel();
    let db = murus::store::Db::connect(&world.database.url).await.unwrap();
    let mut conn = db.read().await.unwrap();
    let id = murus::store::listings::by_name(&mut conn, &short).await.unwrap().unwrap();
    while !murus::store::followers::of_game(&mut conn, id).await.unwrap().is_empty() {
        tokio::task::yield_now().await;
    }
    drop(conn);
    // The players continue in their direct messages.
    bob.at(world.sandbox.direct(bob.id).unwrap()).says("d7-d5").await;
    let direct = world.sandbox.direct(ann.id).expect("Ann was written to directly");
    assert!(ann.at(direct).newest().content.contains("1... d7-d5"));
    assert_eq!(cleo.sees().len(), 1);
    world.end().await;
});

story!(followers_of_an_exhibition_hear_of_a_delayed_move, |world| async move {
    let ann = world.ann();
    ann.asks("watch", json!({ "romans": "Tiro", "gauls": "Legionary", "variant": "Standard" }))
        .await;
    let watcher = ann.at(world.thread());
    follows(&watcher).await;
    world.advance(Duration::from_secs(8)).await;
    let direct = ann.at(world.sandbox.direct(ann.id).unwrap());
    assert_eq!(direct.sees().len(), 1);
    world.sandbox.misbehave(wrong(&direct, json!({ "rate_limited": { "retry_after_ms": 1_000 } })));
    world.advance(Duration::from_secs(8)).await;
    world.advance(Duration::from_secs(2)).await;
    assert_eq!(direct.sees().len(), 2, "the move before is not taken for this one");
    world.person("Mona").at(watcher.channel).asks("server moderate", json!({ "act": 0 })).await;
    world.end().await;
});

story!(followers_get_silent_messages_if_they_ask_for_silence, |world| async move {
    let (ann, bob) = seated(&world).await;
    let [cleo] = followed(&world, &ann, ["Cleo"]).await;
    assert_eq!((cleo.pings(), is_silent(&world, &cleo)), (1, false));
    world.cleo().sets(&["set:notify=off"]).await;
    bob.plays("d7-d5").await;
    assert_eq!((cleo.sees().len(), cleo.pings(), is_silent(&world, &cleo)), (2, 1, true));
    world.cleo().sets(&["set:notify=mention"]).await;
    world.cleo().sets(&["vacation", "leave=7"]).await;
    ann.plays("h1-f3").await;
    assert_eq!(
        (cleo.sees().len(), cleo.pings(), is_silent(&world, &cleo)),
        (3, 1, true),
        "nor on vacation"
    );
    world.end().await;
});

/// Returns true if the newest message to a person came without a sound.
fn is_silent(world: &World, person: &Person) -> bool {
    let path = format!("channels/{}/messages", person.channel);
    let requests = world.sandbox.requests();
    let newest = requests
        .iter()
        .rfind(|request| request.method == "POST" && request.path.ends_with(&path))
        .unwrap();
    newest.body["flags"].as_u64().is_some_and(|flags| flags & SILENT != 0)
}

/// A person follows the game of their newest board move by move.
async fn follows(person: &Person) {
    for label in ["More", "Follow", "Tell me every move"] {
        person.presses(label).await;
    }
}

/// These people follow the game of a player, who makes the first move. Each hears of it in their
/// direct messages.
async fn followed<const N: usize>(
    world: &World,
    player: &Person,
    names: [&'static str; N],
) -> [Person; N] {
    let people = names.map(|name| world.person(name).at(player.channel));
    for person in &people {
        follows(person).await;
    }
    player.plays("a1-c3").await;
    people.map(|person| person.at(world.sandbox.direct(person.id).unwrap()))
}

/// A fault that happens once with a message to a person.
fn wrong(person: &Person, fault: Value) -> Misbehaviour {
    let path = format!("channels/{}/messages", person.channel);
    serde_json::from_value(json!({ "method": "POST", "path": path, "fault": fault })).unwrap()
}

story!(without_permission_for_cards_the_same_is_said_in_words, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    world.sandbox.deny(ann.channel, EMBED_LINKS);
    ann.challenges(&bob).await;
    let posted = bob.newest();
    assert_eq!(posted.embeds, json!([]));
    assert!(posted.content.contains("\n**Standard**\nReach the far row"), "{}", posted.content);
    assert_eq!(bob.pings(), 1, "the invited one is pinged once");
    let whispered = ann.asks("profile", json!({})).await;
    assert!(whispered.contains("No rated games yet."), "{whispered}");
    assert_eq!(ann.sees().last().unwrap().embeds, json!([]));
    world.end().await;
});
