//! Pages that are not shown to a channel: too many at once, forbidden ones, and private ones.

use discord_sandbox::{Act, Logged, Reaction, Sandbox};
use murus::game::{GameId, Millis, Place};
use murus::ids::{ChannelId, MessageId, ServerId, UserId};
use murus::service::{self, Caller, Denied, NotShown};
use murus::store::ShownPage;
use serde_json::json;
use sqlx::Executor;

use super::challenges::told;
use super::films::film;
use super::showing::{HOUR, finished, forges, key_of, labels, looks, shown_by, shows};
use super::strangers::key;
use crate::story;
use crate::support::person::{Person, read};

const SEND: u64 = 1 << 11;
const EMBED: u64 = 1 << 14;

story!(much_at_once_is_refused_until_there_is_room_again, |mut world| async move {
    let (ann, bob) = finished(&world).await;
    for back in 0..5 {
        looks(&ann, back).await;
        ann.presses("Show here").await;
    }
    assert_eq!(shown_by(&ann).len(), 5);
    // That does not live in the memory of one process.
    world.restart().await;
    ann.asks("leaderboard", json!({})).await;
    let answer = ann.page();
    let until = format!(
        "<t:{}:R>",
        (world.clock.now() + Millis::from(HOUR) + Millis::from_millis(999)).as_secs()
    );
    let many = format!("You have shown a lot lately. You can show the next thing {until}.");
    assert_eq!(ann.presses("Show here").await, many);
    let kept = ann.sees().into_iter().find(|message| message.id == answer.id).unwrap();
    assert_eq!(
        (read(&kept), labels(&kept)),
        (read(&answer), labels(&answer)),
        "it can still be shown"
    );
    // Nor may all together flood a channel.
    for back in 0..5 {
        looks(&bob, back).await;
        bob.presses("Show here").await;
    }
    let cleo = world.cleo().at(ann.channel);
    cleo.asks("leaderboard", json!({})).await;
    let crowded =
        format!("People have shown a lot here lately. You can show the next thing {until}.");
    assert_eq!(cleo.presses("Show here").await, crowded);
    assert_eq!((shown_by(&bob).len(), shown_by(&cleo).len()), (5, 0));
    // Elsewhere there is room for her, and here an hour later.
    let arena = world.cleo().at(world.sandbox.channel("arena").unwrap());
    arena.asks("leaderboard", json!({})).await;
    shows(&world, &arena).await;
    world.advance(HOUR).await;
    ann.presses("Show here").await;
    assert_eq!(shown_by(&ann).len(), 6);
    world.end().await;
});

story!(where_the_server_or_discord_forbids_it_nothing_is_shown, |world| async move {
    let (ann, _) = finished(&world).await;
    let mona = world.person("Mona");
    let arena = world.sandbox.channel("arena").unwrap();
    let role = world.sandbox.give_role(world.bob().id).to_string();
    mona.walks("server settings", &[&format!("server-set:channels={arena}")]).await;
    ann.presses("Step through").await;
    let elsewhere = format!("In this server, you can show things in <#{arena}>.");
    assert_eq!(ann.presses("Show here").await, elsewhere);
    mona.walks("server settings", &["server-set:channels=", &format!("server-set:role={role}")])
        .await;
    assert_eq!(ann.presses("Show here").await, format!("Only <@&{role}> may show things here."));
    mona.walks("server settings", &["server-set:role="]).await;
    // From the thread of a game it goes to the channel above, which needs the same as another.
    let lacks = |name: &str| {
        format!(
            "I can't post here without these permissions: {name}. A server manager can grant them."
        )
    };
    world.sandbox.deny(world.ann().channel, SEND);
    assert_eq!(ann.presses("Show here").await, lacks("Send Messages"));
    world.sandbox.deny(arena, SEND);
    ann.at(arena).asks("leaderboard", json!({})).await;
    assert_eq!(ann.at(arena).presses("Show here").await, lacks("Send Messages"));
    assert_eq!((shown_by(&ann).len(), shown_by(&ann.at(arena)).len()), (0, 0));
    world.sandbox.deny(world.ann().channel, 0);
    ann.presses("Show here").await;
    assert_eq!(shown_by(&ann).len(), 1, "the answer was still there");
    // Without cards it is words.
    world.sandbox.deny(arena, EMBED);
    ann.at(arena).asks("leaderboard", json!({})).await;
    ann.at(arena).presses("Show here").await;
    let shown = shown_by(&ann.at(arena)).pop().unwrap();
    assert!(shown.content.contains("Top players in this server"), "{}", shown.content);
    world.end().await;
});

story!(what_is_private_stays_so, |world| async move {
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    let ann = world.ann();
    let elsewhere = ann.at(world.sandbox.channel("elsewhere").unwrap());
    // Where there is nobody else, or we are only brought along, it is not offered.
    let options = json!({ "opponent": murus, "side": 0, "level": "Tiro" });
    elsewhere.asks("challenge", options).await;
    let direct = ann.at(world.sandbox.direct(ann.id).unwrap());
    let name = direct.game().await;
    direct.plays("a1-c3").await;
    for private in [&direct, &elsewhere] {
        private.asks("board", json!({ "game": name })).await;
        private.presses("More").await;
        private.presses("Step through").await;
        assert!(
            !labels(&private.page()).contains(&"Show here".to_owned()),
            "{:?}",
            labels(&private.page())
        );
        assert_eq!(
            forges(private, &private.page(), "profile").await,
            "There is nothing to show here."
        );
    }
    // A running game of hers alone is not shown, though she looks at it here.
    let (game, _) = key(&world, &name).await;
    ann.asks("board", json!({ "game": name })).await;
    ann.presses("More").await;
    ann.presses("Step through").await;
    assert!(!labels(&ann.page()).contains(&"Show here".to_owned()), "{:?}", labels(&ann.page()));
    for what in [format!("film.{game}"), format!("position.{game}.1.romans")] {
        assert_eq!(
            forges(&ann, &ann.page(), &what).await,
            "This game is still running elsewhere. You can show it once it's over.",
            "{what}"
        );
    }
    // To others it is no game at all.
    let cleo = world.cleo();
    cleo.asks("help", json!({})).await;
    assert_eq!(
        forges(&cleo, &cleo.page(), &format!("film.{game}")).await,
        "There is no such game."
    );
    direct.resigns().await;
    assert_eq!(
        forges(&cleo, &cleo.page(), &format!("film.{game}")).await,
        "There is no such game."
    );
    // When it is over she shows it, and nobody is led into it.
    ann.asks("board", json!({ "game": name })).await;
    ann.presses("Step through").await;
    let (_, shown) = shows(&world, &ann).await;
    assert!(
        told(&world, &read(&shown)).starts_with("**@Ann – Murus (Tiro)** · turn "),
        "{}",
        read(&shown)
    );
    assert_eq!(labels(&shown), ["Play Murus", "Learn"]);
    // A win is shown that a review proved, and no other.
    for what in [format!("win.{game}.1."), format!("turning.{game}"), "film.7".to_owned()] {
        let said = forges(&ann, &ann.page(), &what).await;
        let none = ["There is nothing to show here.", "There is no such game."];
        assert!(none.contains(&said.as_str()), "{what}: {said}");
    }
    assert_eq!(
        forges(&ann, &ann.page(), "secrets").await,
        "I don't know this button. `/games` lists your games."
    );
    assert_eq!(shown_by(&ann).len(), 1);
    world.end().await;
});

story!(a_game_of_others_is_not_shown_in_another_server, |world| async move {
    let (ann, bob) = finished(&world).await;
    let game = GameId(key_of(&world, &ann).await);
    let show = async |person: &Person, server: u64, answer: u64| {
        let place =
            Place { channel: ChannelId(77), server: Some(ServerId(server)), threadless: false };
        let caller = Caller::new(UserId(person.id), place, format!("press-{answer}"));
        match service::servers::showing::show_page(
            &world.service,
            &caller,
            MessageId(answer),
            &ShownPage::Film(game),
        )
        .await
        {
            Ok(()) => None,
            Err(Denied::Refused(why)) => Some(why),
            Err(Denied::Failed(error)) => panic!("{error}"),
        }
    };
    assert_eq!(show(&ann, 7, 1).await, Some(NotShown::Private), "Bob doesn't know of that server");
    assert_eq!(
        show(&world.cleo(), 7, 2).await,
        Some(NotShown::Unknown),
        "nor may she look at it there"
    );
    assert_eq!(shown_by(&bob).len(), 0);
    world.end().await;
});

story!(a_refusal_that_comes_late_leaves_the_answer_as_it_is, |world| async move {
    let (ann, _) = finished(&world).await;
    let page = film(&ann).await;
    let mut tx = world.service.db().begin().await.unwrap();
    if world.database.url.starts_with("postgres") {
        tx.execute("LOCK TABLE showing").await.unwrap();
    }
    let act = Act::Forge {
        message: page.id.clone(),
        custom_id: "1:0:0:show:film.7".to_owned(),
        values: None,
    };
    let pressed = tokio::spawn({
        let ann = ann.clone();
        async move { ann.sandbox.act(ann.id, act).await.unwrap() }
    });
    let deferred =
        |request: &Logged| request.path.ends_with("/callback") && request.body["type"] == 6;
    while !world.sandbox.requests().iter().any(deferred) {
        world.clock.advance(Millis::from_secs(1));
        tokio::task::yield_now().await;
    }
    assert_eq!(pressed.await.unwrap(), Reaction::Update { id: page.id.clone() });
    drop(tx);
    let said = |_: &Sandbox| Some(ann.page()).filter(|said| said.id != page.id);
    let said = world.sandbox.until("the refusal", said).await.unwrap();
    assert_eq!(read(&said), "There is no such game.");
    let kept = ann.sees().into_iter().find(|message| message.id == page.id).unwrap();
    assert_eq!((read(&kept), kept.files.len(), labels(&kept)), (read(&page), 1, labels(&page)));
    world.end().await;
});

story!(a_press_where_others_see_it_shows_nothing, |world| async move {
    let (ann, _) = finished(&world).await;
    let act = Act::Forge {
        message: ann.newest().id,
        custom_id: "1:0:0:show:profile".to_owned(),
        values: None,
    };
    let answer = ann.sandbox.act(ann.id, act).await.unwrap();
    assert!(matches!(answer, Reaction::Message { .. }), "{answer:?}");
    assert_eq!(ann.words(answer), "I don't know this button. `/games` lists your games.");
    world.settle().await;
    assert_eq!(shown_by(&ann).len(), 0);
    world.end().await;
});

story!(what_one_plays_in_direct_messages_is_in_no_profile_for_others, |world| async move {
    let ann = world.ann();
    let cleo = world.cleo();
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    let elsewhere = ann.at(world.sandbox.channel("elsewhere").unwrap());
    for _ in 0..5 {
        elsewhere.asks("challenge", json!({ "opponent": murus, "side": 0, "level": "Tiro" })).await;
        let direct = ann.at(world.sandbox.direct(ann.id).unwrap());
        direct.plays("a1-c3").await;
        direct.resigns().await;
    }
    let own = ann.asks("profile", json!({})).await;
    assert!(own.contains("All games: 0 won, 0 drawn, 5 lost."), "{own}");
    ann.presses("First moves").await;
    assert!(read(&ann.page()).contains("a1-c3"), "{}", read(&ann.page()));
    // She herself can show no more than that to others.
    ann.asks("profile", json!({})).await;
    assert!(ann.presses("Show here").await.starts_with("Your profile is still empty."));
    let said = cleo.asks("profile", json!({ "person": ann.id.to_string() })).await;
    assert!(!said.contains("5 lost"), "{said}");
    let openings = service::people::own_openings::load_openings(
        world.service.db(),
        UserId(ann.id),
        UserId(cleo.id),
    )
    .await;
    assert_eq!(openings.unwrap().games, 0);
    world.end().await;
});
