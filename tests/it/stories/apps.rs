//! Commands in the menu of a message: any board of ours can be looked through, played on from and
//! reviewed, for the person alone.

use serde_json::{Value, json};

use super::playing::seated;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons, read};

const WALK: &str = "Look through";
const GO_ON: &str = "Play on from here";
const REVIEW: &str = "Review";

/// The newest message with a board whose text contains this.
fn board(person: &Person, text: &str) -> discord_sandbox::MessageView {
    let mut seen = person.sees().into_iter().rev();
    let found = seen.find(|message| !message.whisper && message.content.contains(text));
    found.unwrap_or_else(|| panic!("there is no board with {text}"))
}

story!(any_board_is_looked_through_from_its_menu, |mut world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    ann.plays("h1-f3").await;
    let newest = ann.newest();
    assert!(!buttons(&newest).is_empty());
    let said = bob.menus(&newest.id, WALK).await;
    assert!(said.contains("turn 3 of 3"), "{said}");
    let answer = bob.page().id;
    assert!(ann.sees().iter().all(|message| message.id != answer), "it is for Bob alone");
    // An old board has lost its buttons, and is known by what is stored about its message.
    world.restart().await;
    for (text, ply) in [("1. a1-c3", 1), ("1... d7-d5", 2), ("The game begins.", 0)] {
        let old = board(&ann, text);
        assert!(buttons(&old).is_empty(), "{text}");
        let cleo = world.cleo().at(ann.channel);
        let said = cleo.menus(&old.id, WALK).await;
        assert!(said.contains(&format!("turn {ply} of 3")), "{text}: {said}");
    }
    // What the buttons there refuse is refused here, too.
    let said = ann.menus(&newest.id, GO_ON).await;
    assert!(said.starts_with("That game is still running."), "{said}");
    let said = ann.menus(&newest.id, REVIEW).await;
    assert_eq!(said, ann.asks("review", json!({})).await);
    world.end().await;
});

story!(a_finished_game_is_reviewed_and_played_on_from_an_old_board, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    ann.plays("h1-f3").await;
    bob.resigns().await;
    // The result in the channel of the challenge is a board of that game, too.
    let cleo = world.cleo();
    let result = cleo.newest();
    let said = cleo.menus(&result.id, WALK).await;
    assert!(said.contains("turn 3 of 3"), "{}: {said}", read(&result));
    let old = board(&ann, "1... d7-d5");
    let said = ann.menus(&old.id, GO_ON).await;
    let ids: Vec<String> = buttons(&ann.page()).into_iter().map(|(_, id)| id).collect();
    assert!(ids.iter().any(|id| id.contains(":go-on-against:2.")), "{said} {ids:?}");
    let level = ids.iter().find(|id| id.ends_with("Tiro")).expect("Tiro is offered");
    ann.presses_id(&ann.page().id, level).await;
    let (thread, _) = world.sandbox.threads(world.ann().channel).pop().unwrap();
    let onward = ann.at(thread);
    let first = onward.sees().into_iter().find(|message| !message.files.is_empty()).unwrap();
    let said = onward.menus(&first.id, WALK).await;
    assert!(said.contains("turn 2 of"), "given moves count: {said}");
    let reviewed = ann.menus(&old.id, REVIEW).await;
    let button = ann.at(ann.channel).presses("Review").await;
    assert!(!reviewed.is_empty() && !button.is_empty(), "{reviewed}\n{button}");
    world.end().await;
});

story!(a_shown_position_is_looked_through_from_where_it_stands, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    ann.menus(&board(&ann, "1. a1-c3").id, WALK).await;
    ann.presses("Show here").await;
    let shown = world.ann().newest();
    let said = world.cleo().menus(&shown.id, WALK).await;
    assert!(said.contains("turn 1 of 2"), "{}: {said}", read(&shown));
    world.end().await;
});

story!(a_message_without_a_board_is_told_so_kindly, |world| async move {
    let none = "I don't see a board of mine in this message.";
    let ann = world.ann();
    ann.mutters("hello").await;
    let spoken = ann.sees().into_iter().find(|message| message.content == "hello").unwrap();
    ann.challenges(&world.bob()).await;
    let challenge = ann.newest();
    for message in [&spoken, &challenge] {
        for command in [WALK, GO_ON, REVIEW] {
            let said = world.bob().menus(&message.id, command).await;
            assert!(said.starts_with(none), "{command}: {said}");
        }
    }
    world.bob().speaks("de").await;
    let said = world.bob().menus(&spoken.id, WALK).await;
    assert!(said.starts_with("In dieser Nachricht sehe ich kein Brett"), "{said}");
    world.end().await;
});

/// The bot posts this button in a channel. Returns the message's id.
async fn post_button(world: &World, channel: u64, custom_id: &str) -> String {
    let url = format!("{}/api/v10/channels/{channel}/messages", world.sandbox.base_url());
    let button = json!({ "type": 2, "style": 2, "label": "x", "custom_id": custom_id });
    let body = json!({ "components": [{ "type": 1, "components": [button] }], "content": "x" });
    let request = reqwest::Client::new().post(url).json(&body);
    let request = request.header("authorization", format!("Bot {}", world.sandbox.token()));
    let made: Value =
        serde_json::from_str(&request.send().await.unwrap().text().await.unwrap()).unwrap();
    made["id"].as_str().unwrap().to_owned()
}

story!(a_private_game_stays_private_whatever_the_message, |world| async move {
    world.forget_choices().await;
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    let options = json!({ "opponent": murus, "side": 0, "level": "Tiro" });
    world.ann().asks("challenge", options).await;
    let ann = world.ann().at(world.sandbox.direct(world.ann().id).unwrap());
    let (_, id) = buttons(&ann.newest()).remove(0);
    let message = post_button(&world, world.ann().channel, &id).await;
    for command in [WALK, GO_ON, REVIEW] {
        let said = world.cleo().menus(&message, command).await;
        assert_eq!(said, "There is no such game.", "{command}");
    }
    let own = world.ann().menus(&message, WALK).await;
    assert!(own.contains("turn 0 of 0"), "{own}");
    let newer = id.splitn(4, ':').collect::<Vec<_>>();
    let newer = format!("{}:{}:99:{}", newer[0], newer[1], newer[3]);
    let message = post_button(&world, world.ann().channel, &newer).await;
    let said = world.ann().menus(&message, WALK).await;
    assert!(!said.contains("turn 0 of 0") && !said.is_empty(), "a board that never was: {said}");
    world.end().await;
});

story!(commands_of_messages_are_registered_in_every_language, |world| async move {
    let commands = world.sandbox.commands();
    let of_messages: Vec<(&Value, &Value)> = commands
        .iter()
        .filter(|command| command["type"] == 3)
        .map(|command| (&command["name"], &command["name_localizations"]["de"]))
        .collect();
    let named = [(WALK, "Nachspielen"), (GO_ON, "Ab hier weiterspielen"), (REVIEW, "Analyse")];
    let named: Vec<(Value, Value)> =
        named.iter().map(|(name, german)| (json!(name), json!(german))).collect();
    assert_eq!(of_messages, named.iter().map(|(n, g)| (n, g)).collect::<Vec<_>>());
    world.end().await;
});

story!(a_posted_game_is_looked_through_from_its_menu, |world| async move {
    let ann = world.ann();
    let moves = "1. a1-c3 d7-d5 2. h1-f3 resign:gauls";
    let record = json!({
        "header": { "game": { "name": "Murus Gallicus", "variants": ["Static Start"] } },
        "moves": [["a1-c3", "d7-d5"], ["h1-f3", "resign"]],
    });
    let said = async |content: &str| {
        ann.mutters(content).await;
        let messages = ann.sees().into_iter().rev();
        messages.into_iter().find(|message| !message.bot).unwrap().id
    };
    let posted = [
        said(&format!("look at this: ```{moves}```")).await,
        said(&format!("```json\n{record}\n```")).await,
        ann.attaches("my game", "game.txt", moves.as_bytes()).await,
        ann.attaches("", "record.json", record.to_string().as_bytes()).await,
    ];
    let bob = world.bob();
    for (n, id) in posted.iter().enumerate() {
        let walked = bob.menus(id, WALK).await;
        assert!(walked.contains("turn 0 of 3"), "{n}: {walked}");
        assert!(bob.page().whisper, "it is for Bob alone");
        if n == 0 {
            let said = bob.menus(id, REVIEW).await;
            assert!(!said.is_empty() && !said.starts_with("I don't see"), "a review: {said}");
            let said = bob.menus(id, GO_ON).await;
            let ids: Vec<String> = buttons(&bob.page()).into_iter().map(|(_, id)| id).collect();
            assert!(ids.iter().any(|id| id.contains("go-on-against:")), "{said} {ids:?}");
        }
    }
    // Talk, pictures and several files hold no game.
    let none = "I don't see a board of mine in this message. Try it on one that shows a game.";
    for id in [said("what a game!").await, ann.attaches("a walk", "walk.png", b"no picture").await]
    {
        assert_eq!(bob.menus(&id, WALK).await, none);
    }
    // What begins as a game and is none gets one sentence.
    for (id, why) in [
        (said("1. a1-c3 d7-d5 2. a1-a3").await, "I stopped reading at `2. a1-a3`."),
        (said("{\"pgn\": \"e4\"}").await, "I can't read a game from that format."),
        (ann.attaches("", "a.txt", b"once upon a time").await, "I stopped reading at"),
        (ann.attaches("", "a.txt", &[b'x'; 60_000]).await, "That file is too long for one game."),
    ] {
        let said = bob.menus(&id, WALK).await;
        assert!(said.starts_with(why), "{said}");
    }
    world.end().await;
});
