//! Settings of servers, the war desk, privacy, and using the bot where it is not a member.

use std::time::Duration;

use expect_test::expect;
use serde_json::{Value, json};
use sqlx::{AnyConnection, Connection, Executor, Row};

use super::challenges::told;
use super::playing::seated;
use super::time::{DAY, unsaved};
use super::variants::gathered;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons, read};
use murus::game::Millis;
use murus::service;

pub fn mona(world: &World) -> Person {
    world.person("Mona")
}

story!(a_challenge_is_refused_before_its_form_where_it_cannot_be_posted, |world| async move {
    let ann = world.ann();
    world.sandbox.deny(ann.channel, 1 << 15);
    let said = ann.asks("challenge", json!({})).await;
    assert!(said.starts_with("I can't play in this channel without these permissions: "), "{said}");
    world.sandbox.deny(ann.channel, 0);
    ann.begins("challenge", json!({})).await;
    world.end().await;
});

story!(a_server_sets_channels_roles_and_variants, |world| async move {
    let mona = mona(&world);
    let ann = world.ann();
    let bob = world.bob();
    let arena = world.sandbox.channel("arena").unwrap();
    let refused = ann.tries("server settings", json!({ "desk": true })).await;
    assert!(
        refused.contains("there is no command server"),
        "only managers of the server see it: {refused}"
    );
    let role = world.sandbox.give_role(bob.id).to_string();
    let channels = format!("server-set:channels={arena}");
    let said = mona.walks("server settings", &[&channels]).await;
    assert!(said.contains(&format!("✓ Games can be started in: **<#{arena}>**\n")), "{said}");
    let role = format!("server-set:role={role}");
    let said = mona.walks("server settings", &["server-set:variant=advanced", &role]).await;
    assert!(said.contains("✓ Who can start games: **<@&"), "{said}");
    let said = mona
        .walks(
            "server settings",
            &["server-set:time=turn-3", "server-languages", "server-set:language=en-US"],
        )
        .await;
    expect![[r#"
        **Murus in this server**
        Channels: **lively, with the board of every challenge and result**
        Daily siege: **off**
        War desk (pinned list of running games): **off**
        Games can be started in: **<#1174109840998400010>**
        Who can start games: **<@&1174109840998400011>**
        Default variant: **Advanced**
        Default clock: **3 days per move**
        ✓ Language: **English**
        Board theme: **Classic**"#]]
    .assert_eq(&said);
    assert!(
        ann.asks("challenge", json!({ "rated": true }))
            .await
            .starts_with(&format!("In this server, you can start games in <#{arena}>."))
    );
    // No form opens where it would be filled in for nothing.
    assert!(ann.asks("challenge", json!({})).await.starts_with("In this server, you can start"));
    let said = ann.at(arena).asks("challenge", json!({ "rated": true })).await;
    assert!(said.starts_with("Only <@&"), "{said}");
    assert!(ann.at(arena).asks("challenge", json!({})).await.starts_with("Only <@&"));
    bob.at(arena).asks("challenge", json!({ "rated": true })).await;
    let posted = bob.at(arena).reads();
    assert!(posted.contains("\nAdvanced\n") && posted.contains("3 days per move."), "{posted}");
    // A rematch and a continued game obey the same rules.
    let anns = ann.at(arena);
    let over = json!({ "moves": "a1-c3 d7-d5 h1-f3 b7-d5" });
    anns.asks("game import", over).await;
    assert!(anns.presses("Play on against Murus").await.starts_with("Only <@&"));
    let said = mona.walks("server settings", &["server-set:channels="]).await;
    assert!(said.contains("✓ Games can be started in: **every channel**\n"), "{said}");
    let said = mona.walks("server settings", &["server-set:role="]).await;
    assert!(said.contains("✓ Who can start games: **everybody**\n"), "{said}");
    ann.asks("challenge", json!({ "opponent": bob.id.to_string() })).await;
    assert!(told(&world, &ann.reads()).starts_with("@Ann challenges @Bob"), "{}", ann.reads());
    world.end().await;
});

story!(the_war_desk_is_one_pinned_message_that_keeps_up, |mut world| async move {
    let mona = mona(&world);
    let (ann, bob) = seated(&world).await;
    let said = mona.walks("server settings", &["server-desk:on"]).await;
    assert!(
        said.contains(&format!(
            "✓ War desk (pinned list of running games): **<#{}>**",
            mona.channel
        )),
        "{said}"
    );
    let desk = mona.newest();
    let listed = told(&world, &read(&desk));
    assert!(
        listed.starts_with(
            "War desk\nOne game is running here.\n@Ann – @Bob · move 1 · @Ann to move, due <t:"
        ),
        "{listed}"
    );
    assert!(
        listed.contains("https://discord.com/channels/") && desk.pinned && desk.pinged.is_empty(),
        "{listed}"
    );
    ann.plays("a1-c3").await;
    ann.at(mona.channel).asks("challenge", json!({ "rated": true })).await;
    world.cleo().presses("Accept").await;
    world.restart().await;
    world.advance(Duration::from_secs(6)).await;
    let now = mona.sees().into_iter().find(|message| message.id == desk.id).unwrap();
    let listed = told(&world, &read(&now));
    assert!(
        listed.starts_with("War desk\n2 games are running here.")
            && listed.contains("move 1 · @Bob to move"),
        "{listed}"
    );
    assert_eq!(
        mona.sees().iter().filter(|message| read(message).starts_with("War desk")).count(),
        1
    );
    assert!(bob.at(mona.channel).presses("My games").await.starts_with("Your games"));
    // A person deletes it: the next change posts it again.
    let gone = format!("channels/{}/messages/{}", mona.channel, desk.id);
    world.sandbox.misbehave(
        serde_json::from_value(
            json!({ "method": "PATCH", "path": gone, "fault": { "refused": [404, 10008] } }),
        )
        .unwrap(),
    );
    bob.plays("d7-d5").await;
    world.advance(Duration::from_secs(6)).await;
    assert_eq!(
        mona.sees().iter().filter(|message| read(message).starts_with("War desk")).count(),
        2
    );
    // The old message can no longer be edited: a new one replaces it.
    let old =
        mona.sees().into_iter().rfind(|message| read(message).starts_with("War desk")).unwrap();
    let path = format!("channels/{}/messages/{}", mona.channel, old.id);
    world.sandbox.misbehave(
        serde_json::from_value(
            json!({ "method": "PATCH", "path": path, "fault": { "refused": [429, 30046] } }),
        )
        .unwrap(),
    );
    ann.plays("h1-f3").await;
    world.advance(Duration::from_secs(6)).await;
    let desks: Vec<_> =
        mona.sees().into_iter().filter(|message| read(message).starts_with("War desk")).collect();
    assert!(desks.len() == 2 && desks.iter().all(|message| message.id != old.id), "{desks:#?}");
    mona.walks("server settings", &["server-desk:off"]).await;
    assert_eq!(
        mona.sees().iter().filter(|message| read(message).starts_with("War desk")).count(),
        1,
        "its message is gone"
    );
    world.end().await;
});

story!(moderators_end_and_annul_games_on_record, |world| async move {
    let mona = mona(&world);
    let (ann, bob) = seated(&world).await;
    assert!(ann.tries("server moderate", json!({})).await.contains("there is no command"));
    for (person, text) in [(&ann, "a1-c3"), (&bob, "d7-d5"), (&ann, "h1-f3"), (&bob, "b7-d5")] {
        person.plays(text).await;
    }
    assert_eq!(
        mona.at(ann.channel).asks("server moderate", json!({ "act": 1 })).await,
        "That game is still running. End it instead."
    );
    bob.presses("More").await;
    bob.presses("Resign…").await;
    bob.presses("Yes, I resign").await;
    assert!(ann.asks("profile", json!({})).await.contains("**1541?**"));
    let said = mona
        .at(ann.channel)
        .asks("server moderate", json!({ "act": 1, "reason": "two accounts" }))
        .await;
    assert!(said.contains("is annulled."), "{said}");
    assert_eq!(
        ann.newest().content,
        "A moderator annulled this game: its result no longer counts.\nReason: two accounts"
    );
    assert!(ann.asks("profile", json!({})).await.contains("No rated games yet."));
    assert!(
        ann.asks("profile", json!({ "person": bob.id.to_string() }))
            .await
            .contains("No rated games yet.")
    );
    assert!(mona.asks("leaderboard", json!({})).await.starts_with("Nobody has a rating here yet."));
    assert!(mona.asks("statistics", json!({})).await.starts_with("No finished games yet."));
    assert!(ann.asks("game moves", json!({})).await.ends_with("its result no longer counts."));
    assert!(
        mona.at(ann.channel)
            .asks("server moderate", json!({ "act": 1 }))
            .await
            .contains("annulled already")
    );
    ann.presses("Rematch").await;
    bob.presses("Accept").await;
    let thread = world.sandbox.threads(world.ann().channel).last().unwrap().0;
    let before = (ann.pings(), bob.pings());
    mona.at(thread).asks("server moderate", json!({ "act": 0 })).await;
    let end = told(&world, &ann.at(thread).newest().content);
    assert_eq!(
        end,
        "A moderator ended the game before the first move. Ratings stay as they are.\n-# @Bob @Ann"
    );
    assert_eq!((ann.pings(), bob.pings()), (before.0 + 1, before.1 + 1));
    let log = told(&world, &mona.asks("server moderate", json!({})).await);
    let lines: Vec<&str> = log.lines().collect();
    let moderator = mona.mention();
    assert!(
        lines[1].contains(&format!("{moderator} ended **@Bob – @Ann · game 2** · Game ")),
        "{log}"
    );
    assert!(lines[2].contains(&format!("{moderator} annulled **@Ann – @Bob** · Game ")), "{log}");
    assert!(lines[2].ends_with(": two accounts"), "{log}");
    // One of the games can no longer be read.
    let mut conn = AnyConnection::connect(&world.database.url).await.unwrap();
    let spoiled = "UPDATE game SET variant = 'nonsense' WHERE id = (SELECT MAX(id) FROM game)";
    conn.execute(spoiled).await.unwrap();
    let log = told(&world, &mona.asks("server moderate", json!({})).await);
    assert!(log.contains(&format!("{moderator} ended a game that can't be read · Game ")), "{log}");
    mona.speaks("de").await;
    let log = told(&world, &mona.asks("server moderate", json!({})).await);
    assert!(
        log.contains(&format!("{moderator} hat eine unlesbare Partie beendet · Partie ")),
        "{log}"
    );
    world.end().await;
});

story!(long_reasons_leave_the_last_act_visible, |world| async move {
    let mona = mona(&world);
    let (ann, _) = seated(&world).await;
    let mut thread = ann.channel;
    for n in 0..8 {
        mona.at(thread)
            .asks(
                "server moderate",
                json!({ "act": 0, "reason": format!("{n}{}", "w".repeat(199)) }),
            )
            .await;
        ann.at(thread).presses("Rematch").await;
        world.bob().at(thread).presses("Accept").await;
        thread = world.sandbox.threads(world.ann().channel).last().unwrap().0;
    }
    let log = mona.asks("server moderate", json!({})).await;
    let lines: Vec<&str> = log.lines().collect();
    assert!(lines[1].contains(": 7www"), "{log}");
    assert_eq!(lines.last(), Some(&"… and 3 more."), "{log}");
    world.end().await;
});

story!(people_see_and_delete_their_data, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.sets(&["zones", "zone-region=europe", "set-zone=Europe/Berlin"]).await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    world.ann().asks("challenge", json!({ "note": "anyone?" })).await;
    assert_eq!(
        world.person("Dan").sets(&["my-data", "export-data"]).await,
        "I have no data about you."
    );
    ann.sets(&["my-data", "export-data"]).await;
    let file = ann.sees().last().unwrap().files[0].clone();
    let all: Value = serde_json::from_slice(&file.bytes).unwrap();
    assert_eq!(
        (all["zone"].as_str(), all["discord"].as_str()),
        (Some("Europe/Berlin"), Some(ann.id.to_string().as_str()))
    );
    assert_eq!(all["games"].as_array().unwrap().len(), 1);
    assert_eq!(all["rows"]["challenges"][1]["note"], "anyone?");
    assert_eq!(all["rows"]["seats"].as_array().unwrap().len(), 1);
    bob.blocks(&ann).await;
    let name = bob.game().await;
    let asked = ann.sets(&["my-data", "forget-ask"]).await;
    assert!(asked.contains("This can't be undone."), "{asked}");
    assert_eq!(ann.presses("No, keep it").await, "Nothing was changed.");
    ann.sets(&["my-data", "forget-ask"]).await;
    assert_eq!(ann.presses("Yes, delete my data").await, "Your data is deleted.");
    let end = told(&world, &bob.newest().content);
    assert!(end.starts_with("Deleted user resigns after one move. @Bob wins."), "{end}");
    assert!(
        bob.asks("game moves", json!({ "game": name })).await.contains("1. a1-c3 d7-d5"),
        "Bob's game stays"
    );
    assert_eq!(ann.sets(&["my-data", "export-data"]).await, "I have no data about you.");
    let left = everything(&world).await;
    assert!(!left.contains(&ann.id.to_string()), "{left}");
    assert!(left.contains(&bob.id.to_string()));
    // A person who blocked her still does.
    assert!(ann.asks("games", json!({})).await.starts_with("You have no game"));
    assert_eq!(ann.challenges(&bob).await, "That person is not taking challenges from you.");
    // A person who only looks is not stored. Her challenge stores her again, with her name.
    ann.asks("challenge", json!({ "note": "anyone else?" })).await;
    bob.unblocks("Ann").await;
    world.ann().challenges(&bob).await;
    assert!(world.ann().reads().starts_with(&ann.mention()), "{}", world.ann().reads());
    world.end().await;
});

/// Every stored value.
async fn everything(world: &World) -> String {
    let tables = [
        "player",
        "server",
        "block",
        "address",
        "challenge",
        "challenge_seat",
        "game",
        "chair",
        "event",
        "outbox",
        "review",
        "hint",
        "plan",
        "vacation",
        "rating",
        "standing",
        "desk",
        "member",
        "audit",
        "showing",
    ];
    let mut conn = AnyConnection::connect(&world.database.url).await.unwrap();
    let mut all = String::new();
    for table in tables {
        let rows = sqlx::query(sqlx::AssertSqlSafe(format!("SELECT * FROM {table}")))
            .fetch_all(&mut conn)
            .await
            .unwrap();
        for (row, n) in rows.iter().flat_map(|row| (0..row.len()).map(move |n| (row, n))) {
            let number =
                row.try_get::<Option<i64>, _>(n).ok().flatten().map(|number| number.to_string());
            let text = number.or_else(|| row.try_get::<Option<String>, _>(n).ok().flatten());
            all.push_str(&format!("{table}: {}\n", text.unwrap_or_default()));
        }
    }
    all
}

story!(deleting_a_person_gives_a_seat_back_and_leaves_a_lost_one_alone, |world| async move {
    let [ann, bob, cleo, _] = gathered(&world).await;
    ann.plays("e1-c3").await;
    // Cleo is out of the running game, and has joined one that is not full yet.
    cleo.asks("game resign", json!({})).await;
    cleo.presses("Yes, I resign").await;
    world.bob().asks("challenge", json!({ "variant": "four players" })).await;
    world.cleo().presses("Join").await;
    world.cleo().sets(&["my-data", "forget-ask"]).await;
    assert_eq!(world.cleo().presses("Yes, delete my data").await, "Your data is deleted.");
    let gathering = told(&world, &world.bob().reads());
    assert!(
        gathering.contains("Three seats free.") && !gathering.contains("Deleted user"),
        "{gathering}"
    );
    assert!(bob.newest().content.contains("@") || !bob.newest().content.is_empty());
    world.end().await;
});

story!(games_of_others_are_named_in_the_same_server_only, |world| async move {
    let (ann, bob) = seated(&world).await;
    let name = ann.game().await;
    let elsewhere = world.sandbox.channel("elsewhere").unwrap();
    let cleo = world.cleo();
    assert!(cleo.asks("board", json!({ "game": name })).await.contains(" to move."));
    assert!(
        cleo.at(elsewhere)
            .asks("board", json!({ "game": name }))
            .await
            .starts_with("There is no game with that name.")
    );
    assert!(
        ann.at(elsewhere).asks("board", json!({ "game": name })).await.contains("It's your move.")
    );
    bob.asks("game resign", json!({})).await;
    bob.presses("Yes, I resign").await;
    assert!(cleo.asks("board", json!({ "game": name })).await.contains("resigns before"));
    assert!(
        cleo.at(elsewhere)
            .asks("board", json!({ "game": name }))
            .await
            .starts_with("There is no game with that name."),
        "nor when it is over"
    );
    world.end().await;
});

story!(where_the_bot_is_not_a_member_people_bring_it_along, |world| async move {
    let elsewhere = world.sandbox.channel("elsewhere").unwrap();
    let ann = world.ann().at(elsewhere);
    assert!(ann.asks("help", json!({})).await.contains("Phil Leduc"));
    assert!(
        ann.tries("watch", json!({})).await.contains("there is no command"),
        "useless buttons are not offered"
    );
    let bob = world.bob().id.to_string();
    assert!(
        ann.asks("challenge", json!({ "opponent": bob }))
            .await
            .starts_with("Nobody else would see a challenge made here.")
    );
    let said = ann.asks("challenge", json!({ "side": 0, "level": "Tiro" })).await;
    assert!(said.starts_with("[The game begins](https://discord.com/channels/@me/"), "{said}");
    let direct = world.ann().at(world.sandbox.direct(ann.id).unwrap());
    assert!(
        told(&world, &direct.newest().content)
            .starts_with("@Ann, you're the Romans, at the bottom, and you go first."),
        "{}",
        direct.newest().content
    );
    // From elsewhere she moves, looks at the board and lists her games.
    assert!(ann.plays("a1-c3").await.starts_with("You played `a1-c3`."));
    assert!(ann.asks("board", json!({})).await.contains("It's your move."));
    assert!(ann.asks("games", json!({})).await.starts_with("Your games"));
    assert!(buttons(ann.sees().last().unwrap()).iter().any(|(label, _)| label == "Next game"));
    assert!(ann.presses("Next game").await.ends_with("Which tower moves?"));
    // An imported game can be reviewed and continued there, in direct messages too.
    ann.asks("game import", json!({ "moves": "a1-c3 d7-d5 h1-f3 b7-d5" })).await;
    ann.presses("Play on against Murus").await;
    let said = ann.presses("Tiro (700) · easy").await;
    assert!(said.starts_with("[The game begins](https://discord.com/channels/@me/"), "{said}");
    assert!(
        !direct.newest().content.contains("I'm posting this here because"),
        "{}",
        direct.newest().content
    );
    // The review may be ready before the test looks.
    let asked = ann.presses("Review").await;
    assert!(asked.starts_with("Reviewing…") || asked.starts_with("Review · "), "{asked}");
    assert!(
        ann.presses("Review").await.contains("Review · "),
        "a game that she alone brought in she alone reads of"
    );
    world.end().await;
});

story!(games_of_players_who_left_end_by_themselves, |world| async move {
    let (ann, bob) = seated(&world).await;
    unsaved(&[&ann, &bob]).await;
    for (person, text) in
        [(&ann, "a1-c3"), (&bob, "d7-d5"), (&ann, "h1-f3"), (&bob, "b7-d5"), (&ann, "d1-d3")]
    {
        person.plays(text).await;
    }
    world.sandbox.leave(bob.id);
    world.advance(8 * DAY).await;
    let end = told(&world, &ann.newest().content);
    assert!(end.starts_with("@Bob ran out of time after 3 moves. @Ann wins."), "{end}");
    world.end().await;
});

story!(a_new_server_is_welcomed_once, |world| async move {
    let mut world = world;
    let ann = world.ann();
    let mona = mona(&world);
    assert!(ann.sees().is_empty(), "the bot is no longer new here");
    // The first channel is closed to the bot, so the next one gets the welcome.
    let arena = world.ann().at(world.sandbox.channel("arena").unwrap());
    world.sandbox.deny(ann.channel, 1 << 11);
    world.sandbox.invite();
    let told = |sandbox: &discord_sandbox::Sandbox| {
        sandbox
            .messages(arena.id, arena.channel)
            .into_iter()
            .any(|message| message.bot)
            .then_some(())
    };
    world.sandbox.until("hello", told).await.unwrap();
    world.settle().await;
    let hello = arena.newest();
    assert_eq!(
        read(&hello),
        "Murus Gallicus\nA game of walls and towers by Phil Leduc. Bring one stone to the far row and you win. You play one move at a time, whenever you have a minute.\nIf you manage this server, you can set me up with `/server settings`."
    );
    let labels: Vec<String> = buttons(&hello).into_iter().map(|(label, _)| label).collect();
    assert_eq!(
        (labels, hello.files.len()),
        (vec!["Learn".into(), "Challenge a friend".into(), "Play Murus".into()], 1)
    );
    // Discord repeats the event, also after every reconnection.
    world.sandbox.repeat_last_event();
    world.restart().await;
    world.settle().await;
    let hellos =
        || arena.sees().into_iter().filter(|message| message.bot && !message.whisper).count();
    assert_eq!((hellos(), ann.sees().len()), (1, 0));
    // The buttons open lessons in private, and settings for managers of the server.
    let learned = arena.presses("Learn").await;
    assert!(learned.contains("**A tower moves.**"), "{learned}");
    assert!(!learned.contains("you manage this server"), "Ann manages nothing: {learned}");
    let monas = mona.at(arena.channel);
    let learned = monas.presses("Learn").await;
    assert!(learned.contains("you manage this server"), "{learned}");
    assert!(monas.presses("Set up").await.starts_with("**Murus in this server**\n"));
    let asked = arena.presses("Play Murus").await;
    assert_eq!(
        asked,
        "How strong should Murus play? Discens (beginner) suits you best. The numbers are ratings. There is no clock. After a month without a move, the game is called off."
    );
    arena.presses("Tiro (700) · easy").await;
    assert!(arena.reads().contains("The game begins"), "{}", arena.reads());
    // A year later the bot is invited again.
    world.advance(365 * DAY).await;
    world.sandbox.invite();
    let again = |_: &discord_sandbox::Sandbox| {
        let hellos =
            arena.sees().into_iter().filter(|message| read(message).starts_with("Murus Gallicus"));
        let here =
            ann.sees().into_iter().filter(|message| read(message).starts_with("Murus Gallicus"));
        (hellos.chain(here).count() == 2).then_some(())
    };
    world.sandbox.until("hello again", again).await.unwrap();
    world.end().await;
});

story!(several_processes_welcome_a_server_once, |world| async move {
    use murus::ids::{ChannelId, ServerId};
    use murus::service::Arrival;
    let ann = world.ann();
    let server = ServerId(world.sandbox.server());
    let arrival = Arrival {
        server,
        since: world.clock.now(),
        locale: "de".to_owned(),
        doors: vec![ChannelId(ann.channel)],
    };
    let one = world.service.clone();
    let other = world.service.clone();
    let (first, second) = tokio::join!(
        service::servers::settings::welcome_server(&one, &arrival),
        service::servers::settings::welcome_server(&other, &arrival)
    );
    first.unwrap();
    second.unwrap();
    world.settle().await;
    assert_eq!(ann.sees().iter().filter(|message| message.bot).count(), 1);
    assert!(
        read(&ann.newest()).contains("Mauern und Türme von"),
        "in the language that the server prefers"
    );
    let old = Arrival { since: world.clock.now() - Millis::from_days(2), ..arrival };
    service::servers::settings::welcome_server(
        &world.service,
        &Arrival { server: ServerId(5), ..old },
    )
    .await
    .unwrap();
    world.settle().await;
    assert_eq!(
        ann.sees().iter().filter(|message| message.bot).count(),
        1,
        "an old server gets no welcome"
    );
    world.end().await;
});

story!(two_managers_at_once_lose_nothing, |world| async move {
    let mona = mona(&world);
    let server = world.sandbox.server();
    let place = murus::game::Place {
        channel: mona.channel.into(),
        server: Some(server.into()),
        threadless: false,
    };
    let mut caller = service::Caller::new(mona.id.into(), place, "a press".to_owned());
    caller.rights.manages = true;
    let managed = caller.managed().unwrap();
    // Each change adds a channel to the others.
    let changes = (1..=12_u64).map(|n| {
        let service = world.service.clone();
        tokio::spawn(async move {
            service::servers::settings::change_server(&service, managed, |settings| {
                settings.channels.push((100 + n).into())
            })
            .await
            .unwrap();
        })
    });
    for change in changes.collect::<Vec<_>>() {
        change.await.unwrap();
    }
    let mut channels: Vec<u64> =
        service::servers::settings::server_settings(world.service.db(), server.into())
            .await
            .unwrap()
            .channels
            .iter()
            .map(|id| id.0)
            .collect();
    channels.sort();
    assert_eq!(channels, (101..=112).collect::<Vec<_>>());
    world.end().await;
});

story!(a_war_desk_is_closed_although_discord_is_slow, |world| async move {
    let mona = mona(&world);
    mona.walks("server settings", &["server-desk:on"]).await;
    let stall = world.sandbox.stall("DELETE", "/messages/", 1, false);
    let said = mona.walks("server settings", &["server-desk:off"]).await;
    assert!(said.contains("✓ War desk (pinned list of running games): **off**"), "{said}");
    drop(stall);
    world.end().await;
});
