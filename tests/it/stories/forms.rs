//! Forms with labelled fields: one form for a challenge, one for a game from elsewhere, and nothing
//! that was entered is lost.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use discord_sandbox::{Act, Reaction};
use murus::config::Discord;
use murus::discord::Bot;
use serde_json::{Value, json};

use super::challenges::told;
use super::levels::running;
use super::outages::AWAY;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons, fields, read};

/// The words that a form says beside its fields: its title, its labels with their hints, its note.
fn words(form: &Value) -> Vec<String> {
    let mut said = vec![form["title"].as_str().unwrap().to_owned()];
    for part in form["components"].as_array().unwrap() {
        for key in ["label", "description", "content"] {
            said.extend(part[key].as_str().map(str::to_owned));
        }
    }
    said
}

/// The field of this name.
fn field(form: &Value, name: &str) -> Value {
    fields(form).into_iter().find(|(known, _)| known == name).unwrap().1
}

/// The value of the option that is chosen in a field.
fn chosen(form: &Value, name: &str) -> String {
    let options = field(form, name)["options"].as_array().cloned().unwrap();
    let option = options.into_iter().find(|option| option["default"] == true).unwrap();
    option["value"].as_str().unwrap().to_owned()
}

story!(a_challenge_is_one_form_and_a_game_begins_after_three_presses, |world| async move {
    let (ann, bob) = (world.ann(), world.bob());
    let before = ann.sees().len();
    let form = ann.begins("challenge", json!({})).await;
    assert_eq!(
        words(&form),
        [
            "Challenge",
            "Opponent",
            "Leave this empty for an open challenge that anyone can accept.",
            "Variant",
            "Standard is best for a first game.",
            "Clock",
            "How long each player may think. Without a clock, a month without a move ends the game.",
            "Rated or casual",
            "A rated game changes both ratings. You're new until you've played three games.",
            "Note",
            "It's shown with your challenge. You can leave this empty.",
            "-# Do you want to choose your side, weekends off or single rules? Type `/challenge` and fill in its options.",
        ]
    );
    let names: Vec<String> = fields(&form).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["opponent", "variant", "time", "rated", "note"]);
    assert_eq!(ann.sees().len(), before, "nothing is posted yet");
    // One press: Submit.
    let filled = json!({
        "opponent": [bob.id.to_string()], "variant": ["standard@hex"], "time": ["2d"], "rated": "rated",
        "note": "good *luck*",
    });
    assert_eq!(ann.submits(&form, filled).await, "", "the answer stands where the card does");
    let posted = bob.reads();
    for part in ["\nHex\n", "2 days per move. Rated.", "good \\*luck\\*"] {
        assert!(posted.contains(part), "{part}: {posted}");
    }
    assert_eq!((ann.pings(), bob.pings()), (0, 1));
    // The second: Accept. The third opens the board of the one who begins.
    bob.presses("Accept").await;
    let row = running(&world, &ann).await.remove(0);
    let player = row.person(row.game.to_move().unwrap()).unwrap();
    let first = if player.0 == ann.id { &ann } else { &bob };
    let first = first.at(world.thread());
    first.presses("Move").await;
    assert!(first.page().whisper);
    world.end().await;
});

story!(an_untouched_form_is_an_open_challenge_as_is_usual_here, |world| async move {
    let ann = world.ann();
    let mona = world.person("Mona");
    mona.walks("server settings", &["server-set:variant=standard@hex", "server-set:time=turn-2"])
        .await;
    let form = ann.begins("challenge", json!({})).await;
    assert_eq!(
        (chosen(&form, "variant"), chosen(&form, "time"), chosen(&form, "rated")),
        ("standard@hex".to_owned(), "2d".to_owned(), "usual".to_owned())
    );
    ann.submits(&form, json!({})).await;
    let card = told(&world, &ann.reads());
    assert!(card.contains("\nHex\n") && card.contains("2 days per move. Casual."), "{card}");
    world.bob().presses("Accept").await;
    assert!(!running(&world, &ann).await.pop().unwrap().game.terms.rated);
    world.end().await;
});

story!(what_a_form_chooses_about_ratings_counts, |world| async move {
    let (ann, bob) = (world.ann(), world.bob());
    for (choice, says) in [("rated", " Rated."), ("free", " Casual."), ("usual", " Casual.")] {
        let form = ann.begins("challenge", json!({})).await;
        ann.submits(&form, json!({ "rated": choice })).await;
        assert!(ann.reads().contains(says), "{choice}: {}", ann.reads());
        bob.presses("Accept").await;
        assert_eq!(running(&world, &ann).await.pop().unwrap().game.terms.rated, choice == "rated");
    }
    world.end().await;
});

story!(the_button_challenges_a_friend_with_the_same_form, |world| async move {
    let mona = world.person("Mona");
    let murus = world.sandbox.person("Murus").unwrap();
    world.sandbox.invite();
    world.settle().await;
    let button = |person: &Person| {
        let posted = person.sees().into_iter().find(|message| {
            buttons(message).iter().any(|(label, _)| label == "Challenge a friend")
        });
        posted.is_some()
    };
    world.sandbox.until("the welcome", |_| button(&mona).then_some(())).await.unwrap();
    let form = mona.opens("Challenge a friend").await;
    let answer = mona.submits(&form, json!({ "opponent": [murus.to_string()] })).await;
    assert!(answer.starts_with("How strong should Murus play?"), "{answer}");
    assert!(mona.choices().contains(&"Set up".to_owned()), "{:?}", mona.choices());
    let form = mona.opens("Challenge a friend").await;
    mona.submits(&form, json!({ "opponent": [world.bob().id.to_string()] })).await;
    assert_eq!(world.bob().pings(), 1);
    world.end().await;
});

story!(a_refused_challenge_keeps_what_was_entered, |world| async move {
    let (ann, bob) = (world.ann(), world.bob());
    bob.blocks(&ann).await;
    let form = ann.begins("challenge", json!({})).await;
    let note = "*good* <@1> luck \\o/ > `b4`";
    let filled = json!({
        "opponent": [bob.id.to_string()], "variant": ["standard@hex"], "time": ["7d"], "rated": "free",
        "note": note,
    });
    let said = ann.submits(&form, filled).await;
    assert!(said.starts_with("That person is not taking challenges from you."), "{said}");
    assert_eq!(ann.choices(), ["Edit"]);
    let form = ann.opens("Edit").await;
    assert_eq!(field(&form, "note")["value"], note);
    let people = json!([{ "id": bob.id.to_string(), "type": "user" }]);
    assert_eq!(field(&form, "opponent")["default_values"], people);
    assert_eq!(
        ["variant", "time", "rated"].map(|name| chosen(&form, name)),
        ["standard@hex", "7d", "free"].map(str::to_owned)
    );
    // The answer takes the place of the refusal.
    let whispers = |person: &Person| person.sees().iter().filter(|one| one.whisper).count();
    let before = whispers(&ann);
    ann.submits(&form, json!({ "opponent": [world.cleo().id.to_string()] })).await;
    assert!(whispers(&ann) <= before, "no second private message");
    let card = told(&world, &ann.reads());
    assert!(card.contains("\nHex\n") && card.contains("7 days per move. Casual."), "{card}");
    assert_eq!(world.cleo().pings(), 1);
    world.end().await;
});

story!(every_refusal_of_a_form_is_a_sentence_with_a_way_back, |world| async move {
    let ann = world.ann();
    let ids = |names: &[&'static str]| -> Vec<String> {
        names.iter().map(|name| world.person(name).id.to_string()).collect()
    };
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    for (values, why) in [
        (json!({ "opponent": ids(&["Ann"]) }), "You can't challenge yourself."),
        (json!({ "opponent": ids(&["Bob", "Cleo"]) }), "This variant is for two."),
        (
            json!({ "opponent": ids(&["Bob"]), "variant": ["escape@8x8-four"], "rated": "rated" }),
            "Only two-player games are rated.",
        ),
        (json!({ "opponent": [&murus], "note": "hello" }), "I don't read notes."),
        (json!({ "opponent": [&murus], "rated": "rated" }), "Games against me are never rated."),
    ] {
        let form = ann.begins("challenge", json!({})).await;
        let said = ann.submits(&form, values.clone()).await;
        assert!(said.starts_with(why), "{values}: {said}");
        assert_eq!(ann.choices(), ["Edit"], "{values}");
    }
    let form = ann.opens("Edit").await;
    assert_eq!(field(&form, "opponent")["default_values"][0]["id"], murus.as_str());
    // All that is wrong is said at once.
    let said = ann.submits(&form, json!({ "note": "hello" })).await;
    assert_eq!(
        said.lines().collect::<Vec<_>>(),
        [
            "I don't read notes. Leave it empty.",
            "Games against me are never rated. Make it casual.",
            "> hello"
        ]
    );
    let form = ann.opens("Edit").await;
    let values = json!({
        "opponent": ids(&["Ann", "Bob", "Cleo"]), "variant": ["escape@8x8-four"],
        "rated": "rated", "note": "",
    });
    let said = ann.submits(&form, values).await;
    assert_eq!(
        said.lines().collect::<Vec<_>>(),
        [
            "Only two-player games are rated. Make it casual.",
            "You can't challenge yourself. Name another player, or me."
        ]
    );
    assert_eq!(ann.choices(), ["Edit"]);
    // The rules of managers.
    world
        .person("Mona")
        .walks("server settings", &["server-games", "server-switch:rated.off"])
        .await;
    let form = ann.begins("challenge", json!({})).await;
    let said = ann.submits(&form, json!({ "rated": "rated" })).await;
    assert!(!said.is_empty() && ann.choices() == ["Edit"], "{said}");
    // Too many challenges.
    for _ in 0..4 {
        let form = ann.begins("challenge", json!({})).await;
        ann.submits(&form, json!({})).await;
    }
    assert_eq!(ann.choices(), ["Edit"], "{}", read(&ann.page()));
    world.end().await;
});

story!(a_refused_setting_or_move_keeps_what_was_typed, |world| async move {
    let ann = world.ann();
    for (typed, why) in
        [(["9:30", "25"], "I only know full hours"), (["22", "22"], "Start and end are")]
    {
        let said = ann.sets(&["set-quiet=other", &format!("form={}", typed.join(","))]).await;
        assert!(said.starts_with(why), "{said}");
        let form = ann.opens("Edit").await;
        let kept = ["from", "until"].map(|name| field(&form, name)["value"].clone());
        assert_eq!(kept, typed);
    }
    let form = ann.opens("Edit").await;
    let said = ann.submits(&form, json!({ "until": "7" })).await;
    assert!(said.contains("✓ Quiet hours: **22:00 to 7:00**"), "{said}");
    let said = ann.sets(&["zones", "zone-region=other", "form=Alesia"]).await;
    assert!(said.starts_with("I don't know the time zone `Alesia"), "{said}");
    let form = ann.opens("Edit").await;
    assert_eq!(field(&form, "zone")["value"], "Alesia");
    let said = ann.submits(&form, json!({ "zone": "Paris" })).await;
    assert_eq!(said, "Is this your time now?");
    // A menu that is refused has no form to go back to.
    ann.asks("settings", json!({})).await;
    assert!(!ann.choices().contains(&"Edit".to_owned()));
    ann.asks("learn puzzle", json!({})).await;
    let said = ann.fills("Type a move", &["z9-z8"]).await;
    assert!(said.starts_with("There is no z9"), "{said}");
    let form = ann.opens("Edit").await;
    assert_eq!(field(&form, "move")["value"], "z9-z8");
    assert!(ann.submits(&form, json!({ "move": "y9-z8" })).await.starts_with("There is no y9"));
    world.end().await;
});

story!(a_failure_of_ours_keeps_what_was_entered_too, |world| async move {
    let ann = world.ann();
    let form = ann.begins("challenge", json!({})).await;
    world.let_write(false).await;
    let act = Act::Submit {
        channel: ann.channel.to_string(),
        custom_id: form["custom_id"].as_str().unwrap().to_owned(),
        values: json!({ "note": "still here" }).as_object().cloned().unwrap(),
    };
    let said = ann.words(world.sandbox.act(ann.id, act).await.unwrap());
    assert!(said.starts_with(AWAY), "{said}");
    world.let_write(true).await;
    let form = ann.opens("Edit").await;
    assert_eq!(field(&form, "note")["value"], "still here");
    ann.submits(&form, json!({})).await;
    assert!(world.bob().reads().contains("still here"), "{}", world.bob().reads());
    world.end().await;
});

story!(forms_come_over_http_and_survive_a_restart, |world| async move {
    let mut world = world;
    let (ann, bob) = (world.ann(), world.bob());
    let open = ann.begins("challenge", json!({})).await;
    world.stop().await;
    world.sign_interactions();
    world.start().await;
    // A form that was open meanwhile counts.
    ann.submits(&open, json!({ "note": "over HTTP" })).await;
    assert!(bob.reads().contains("over HTTP"), "{}", bob.reads());
    let said = ann.sets(&["set-quiet=other", "form=9,15:00"]).await;
    assert!(said.contains("09:00") || said.contains("9:00"), "{said}");
    assert_eq!(world.sandbox.connections(), 0, "nothing came over the gateway");
    world.end().await;
});

/// A form of an earlier version, with a line of text in each row, as Discord sends it.
fn earlier(world: &World, person: &Person, id: &str, custom_id: &str, lines: &[&str]) -> Value {
    let row = |(n, line): (usize, &&str)| json!({ "type": 1, "components": [{ "type": 4, "custom_id": n.to_string(), "value": line }] });
    let rows: Vec<Value> = lines.iter().enumerate().map(row).collect();
    json!({
        "id": id, "token": format!("token-{id}"), "type": 5, "version": 1, "application_id": "1", "locale": "en-US",
        "guild_id": world.sandbox.server().to_string(), "channel_id": person.channel.to_string(),
        "member": {
            "user": { "id": person.id.to_string(), "username": "ann", "discriminator": "0", "avatar": null },
            "roles": [], "deaf": false, "mute": false, "flags": 0, "joined_at": "2026-01-01T00:00:00+00:00",
            "permissions": "0",
        },
        "data": { "custom_id": custom_id, "components": rows },
    })
}

story!(forms_that_were_open_during_an_upgrade_are_read, |world| async move {
    let ann = world.ann();
    let config =
        Discord::new(Some(world.sandbox.token()), Some(world.sandbox.base_url()), false).unwrap();
    let bot = Bot::new(&config, world.service.clone()).unwrap();
    let form = earlier(&world, &ann, "201", "1:0:0:set-quiet-typed", &["21", "6"]);
    let event = json!({ "op": 0, "s": 1, "t": "INTERACTION_CREATE", "d": form });
    assert!(bot.hear_event(&event.to_string()).await);
    let said = ann.asks("settings", json!({})).await;
    assert!(said.contains("21:00") && said.contains("6:00"), "{said}");
    world.end().await;
});

story!(buttons_and_menus_of_earlier_drafts_open_the_form, |world| async move {
    let (ann, bob) = (world.ann(), world.bob());
    ann.asks("help", json!({})).await;
    let message = ann.page().id;
    let forges = async |word: &str, values: Option<Vec<String>>| {
        let custom_id = format!("1:0:0:{word}");
        world
            .sandbox
            .act(ann.id, Act::Forge { message: message.clone(), custom_id, values })
            .await
            .unwrap()
    };
    let draft = "standard.3d+1d/5d.free.";
    for (word, values, variant, time) in [
        (format!("ask-variant:{draft}"), Some("standard@hex"), "standard@hex", "3d+1d/5d"),
        (format!("ask-time:{draft}"), Some("turn-2"), "standard", "2d"),
        (format!("ask-rated:{draft}"), None, "standard", "3d+1d/5d"),
    ] {
        let values = values.map(|value| vec![value.to_owned()]);
        let Reaction::Modal { modal } = forges(&word, values).await else { panic!("{word}") };
        assert_eq!(
            (chosen(&modal, "variant"), chosen(&modal, "time")),
            (variant.into(), time.into())
        );
        assert_eq!(chosen(&modal, "rated"), "free");
    }
    let picked = Some(vec![bob.id.to_string()]);
    let Reaction::Modal { modal } = forges("friend-chosen", picked).await else { panic!("a form") };
    assert_eq!(field(&modal, "opponent")["default_values"][0]["id"], bob.id.to_string().as_str());
    forges(&format!("ask-send:{draft}"), None).await;
    world.settle().await;
    assert!(ann.reads().contains(" Casual."), "{}", ann.reads());
    world.end().await;
});

/// A file for a field.
fn file(name: &str, content: &[u8]) -> Value {
    json!([{ "name": name, "base64": STANDARD.encode(content) }])
}

story!(a_game_is_imported_from_a_file_or_from_its_form, |world| async move {
    let ann = world.ann();
    let form = ann.begins("game import", json!({})).await;
    assert_eq!(words(&form)[..2], ["Import a game", "Text file"]);
    let moves = "1. a1-c3 d7-d5 2. h1-f3";
    let byte_order = format!("\u{FEFF}{moves}");
    let pairs = |unit: fn(u16) -> [u8; 2]| byte_order.encode_utf16().flat_map(unit);
    let (little, big): (Vec<u8>, Vec<u8>) =
        (pairs(u16::to_le_bytes).collect(), pairs(u16::to_be_bytes).collect());
    for values in [
        json!({ "file": file("game.txt", &little) }),
        json!({ "file": file("game.txt", &big) }),
        json!({ "file": file("game.txt", moves.as_bytes()) }),
        json!({ "file": file("game.txt", byte_order.as_bytes()) }),
        json!({ "moves": moves }),
    ] {
        let form = ann.begins("game import", json!({})).await;
        let said = ann.submits(&form, values.clone()).await;
        assert!(said.starts_with("Imported: **Romans – Gauls**, 3 turns."), "{values}: {said}");
    }
    // The variant that was named counts where the game names none.
    let form = ann.begins("game import", json!({ "variant": "Hex" })).await;
    assert_eq!(chosen(&form, "variant"), "standard@hex");
    world.end().await;
});

story!(a_file_that_is_no_game_gets_a_sentence_and_a_way_back, |world| async move {
    let ann = world.ann();
    let long = "1. a1-c3 d7-d5 ".repeat(5000);
    for (values, why) in [
        (
            json!({ "file": file("a.txt", long.as_bytes()) }),
            "That file is too long for one game. I read up to 50 kB.",
        ),
        (
            json!({ "file": file("a.png", &[0x89, 0x50, 0xFF, 0xFE]) }),
            "I can't read that file as text.",
        ),
        (json!({ "file": file("a.bin", b"1. a1-c3\0") }), "I can't read that file as text."),
        // UTF-16 that is cut short.
        (json!({ "file": file("a.txt", b"\xFF\xFE1\0.") }), "I can't read that file as text."),
        (json!({ "file": file("a.txt", b"{nothing} 1. ! 2.") }), "I can't find any moves in that."),
        (
            json!({ "file": file("a.txt", b"1. a1-c3"), "moves": "1. a1-c3" }),
            "I can't read a file and typed moves at once.",
        ),
        (json!({}), "There is no game in that. Send a file, or type the moves."),
    ] {
        let form = ann.begins("game import", json!({})).await;
        let said = ann.submits(&form, values).await;
        assert!(said.starts_with(why), "{said}");
        assert_eq!(ann.choices(), ["Edit"]);
    }
    // What was typed comes back.
    let form = ann.begins("game import", json!({})).await;
    let typed = "1. good game, all";
    let said = ann.submits(&form, json!({ "moves": typed })).await;
    assert!(said.starts_with("I stopped reading at"), "{said}");
    let form = ann.opens("Edit").await;
    assert_eq!(field(&form, "moves")["value"], typed);
    // A game with a typo in its middle is imported up to there, and can be mended.
    let typed = "1. a1-c3 d7-d5\n2. h1-f9 b7-d5";
    let said = ann.submits(&form, json!({ "moves": typed })).await;
    assert!(said.starts_with("Imported:") && said.contains("> 2. h1"), "{said}");
    let form = ann.opens("Edit").await;
    assert_eq!(field(&form, "moves")["value"], typed);
    // A text that has no room below the refusal comes back as a file.
    let long = "(comment) ".repeat(300);
    ann.submits(&form, json!({ "moves": long })).await;
    assert_eq!(&*ann.page().files[0].bytes, long.trim().as_bytes());
    let form = ann.opens("Edit").await;
    let said = ann.submits(&form, json!({ "moves": "1. a1-c3 d7-d5" })).await;
    assert!(
        said.starts_with("Imported:") && ann.choices().iter().all(|one| one != "Edit"),
        "{said}"
    );
    world.end().await;
});

story!(a_file_that_discord_does_not_give_out_is_asked_for_again, |world| async move {
    let ann = world.ann();
    world.sandbox.lose_uploads(true);
    let form = ann.begins("game import", json!({})).await;
    let said = ann.submits(&form, json!({ "file": file("a.txt", b"1. a1-c3") })).await;
    assert!(said.starts_with("Discord didn't give me the file. Send it once more."), "{said}");
    world.sandbox.lose_uploads(false);
    let form = ann.opens("Edit").await;
    let said = ann.submits(&form, json!({ "file": file("a.txt", b"1. a1-c3") })).await;
    assert!(said.starts_with("Imported:"), "{said}");
    world.end().await;
});
