//! The view of a reader of a channel: boards and results, and little about games that came to
//! nothing.

use std::time::Duration;

use discord_sandbox::MessageView;
use serde_json::json;

use super::challenges::told;
use super::playing::seated;
use crate::story;
use crate::support::World;
use crate::support::person::{buttons, read};

const DAY: Duration = Duration::from_secs(86_400);

/// The public messages of the channel, oldest first.
fn channel(world: &World) -> Vec<MessageView> {
    world.cleo().sees()
}

/// The name of the picture in a message's card.
fn picture(message: &MessageView) -> &str {
    assert!(message.files.len() == 1 && message.files[0].embedded, "{message:#?}");
    &message.files[0].name
}

fn labels(message: &MessageView) -> Vec<String> {
    buttons(message).into_iter().map(|(label, _)| label).collect()
}

story!(a_challenge_and_a_result_show_boards, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    ann.challenges(&bob).await;
    let card = channel(&world).pop().unwrap();
    assert!(picture(&card).ends_with("-start-classic.png"), "{card:#?}");
    assert!(
        card.files[0].description.as_ref().unwrap().starts_with("Standard. Romans to move."),
        "{card:#?}"
    );
    let said = bob.presses("Accept").await;
    let ann = ann.at(world.thread());
    assert_eq!(said, format!("[The game begins]({}).", ann.newest_link()));
    let card = channel(&world).pop().unwrap();
    assert!(picture(&card).ends_with("-start-classic.png"), "{card:#?}");
    let begins = format!("accepted. [The game begins]({}).", ann.newest_link());
    assert!(card.content.ends_with(&begins), "{} is not {begins}", card.content);
    ann.plays("a1-c3").await;
    ann.resigns().await;
    let both = channel(&world);
    assert_eq!(both.len(), 2, "{both:#?}");
    let line = format!("-# @Ann – @Bob · [The game is over]({})", ann.newest_link());
    assert_eq!(told(&world, &read(&both[0])), line, "beside the result the challenge is one line");
    assert!(both[0].files.is_empty() && labels(&both[0]).is_empty(), "{:#?}", both[0]);
    assert!(picture(&both[1]).ends_with(".png"));
    assert!(
        both[1].files[0].description.as_ref().unwrap().contains("c3 Roman wall"),
        "{:#?}",
        both[1].files
    );
    assert!(told(&world, &read(&both[1])).contains("@Ann resigns after one move. @Bob wins."));
    world.end().await;
});

story!(a_game_against_murus_leads_to_its_first_board, |world| async move {
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    // A coin, then Murus first: the board comes after its move.
    for (n, options) in [
        json!({ "opponent": murus, "level": "Tiro" }),
        json!({ "opponent": murus, "side": 1, "level": "Tiro" }),
    ]
    .into_iter()
    .enumerate()
    {
        let said = world.ann().asks("challenge", options).await;
        let threads = world.sandbox.threads(world.ann().channel);
        let link = world.ann().at(threads[n].0).newest_link();
        assert_eq!(said, format!("[The game begins]({link})."), "the answer stays and leads there");
        let card = told(&world, &read(&channel(&world)[n]));
        assert!(
            card.contains(&format!("[The game begins]({link}).")),
            "{card} doesn't lead to {link}"
        );
        assert!(!card.contains("coin"), "{card}");
        assert!(card.contains("plays the Romans, who move first") || n == 1, "{card}");
    }
    world.end().await;
});

story!(games_of_the_same_players_are_told_apart_on_a_sheet, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    for variant in ["Standard", "Hex"] {
        ann.asks(
            "challenge",
            json!({ "opponent": bob.id.to_string(), "side": 0, "variant": variant }),
        )
        .await;
        bob.presses("Accept").await;
    }
    ann.asks("games", json!({})).await;
    let alt = ann.page().files[0].description.clone().unwrap();
    let mut titles: Vec<&str> = alt.lines().map(|line| line.split(':').next().unwrap()).collect();
    titles.sort();
    assert_eq!(titles, ["Hex · vs Bob", "Standard · vs Bob"], "{alt}");
    world.end().await;
});

story!(nobody_outside_the_server_is_challenged, |world| async move {
    let ann = world.ann();
    let otto = world.person("Otto");
    let said = ann.challenges(&otto).await;
    let refused =
        "is not in this server. Challenge someone who is, or leave the challenge open to anyone.";
    assert_eq!(said, format!("{} {refused}", otto.mention()));
    assert!(channel(&world).is_empty(), "nothing is posted");
    world.end().await;
});

story!(a_server_may_choose_films_for_its_results, |world| async move {
    let mona = world.person("Mona");
    let page = mona.walks("server settings", &["server-games", "server-switch:film.on"]).await;
    assert!(page.contains("✓ Results: **a replay of the game**"), "{page}");
    let (ann, _) = seated(&world).await;
    ann.plays("a1-c3").await;
    ann.resigns().await;
    assert!(picture(channel(&world).last().unwrap()).ends_with(".gif"));
    let page = mona.walks("server settings", &["server-games", "server-switch:film.off"]).await;
    assert!(page.contains("✓ Results: **the last board**"), "{page}");
    world.end().await;
});

story!(a_declined_challenge_shows_no_board, |world| async move {
    world.ann().challenges(&world.bob()).await;
    world.ann().presses("Withdraw").await;
    let all = channel(&world);
    assert!(all.len() == 1 && all[0].files.is_empty() && labels(&all[0]).is_empty(), "{all:#?}");
    world.end().await;
});

story!(the_war_desk_draws_its_boards_only_where_they_changed, |world| async move {
    let mona = world.person("Mona");
    let (ann, _) = seated(&world).await;
    mona.walks("server settings", &["server-desk:on"]).await;
    let desk = || {
        channel(&world).into_iter().find(|message| read(message).starts_with("War desk")).unwrap()
    };
    let first = desk();
    let alt = first.files[0].description.clone().unwrap();
    assert!(alt.starts_with("Ann – Bob: Ann to move · "), "{alt}");
    ann.offers_draw().await;
    world.advance(Duration::from_secs(6)).await;
    let second = desk();
    assert!(second.edited && second.files[0].url == first.files[0].url, "the picture is the same");
    ann.plays("a1-c3").await;
    world.advance(Duration::from_secs(6)).await;
    let third = desk();
    assert!(third.files.len() == 1 && third.files[0].name != first.files[0].name, "{third:#?}");
    let watched = world.cleo().runs("watch", json!({})).await;
    world.cleo().words(watched);
    let page = world.cleo().page();
    assert!(
        page.files[0].description.as_ref().unwrap().starts_with("Ann – Bob: Bob to move"),
        "{page:#?}"
    );
    world.end().await;
});

story!(a_game_without_a_move_leaves_one_quiet_line, |world| async move {
    let (ann, bob) = seated(&world).await;
    let boards = ann.sees().len();
    let pings = (ann.pings(), bob.pings());
    world.advance(20 * DAY).await;
    let all = channel(&world);
    assert_eq!(all.len(), 1, "{all:#?}");
    assert_eq!(read(&all[0]), "-# A game of Standard was called off.");
    assert!(
        all[0].files.is_empty() && labels(&all[0]).is_empty() && all[0].pinged.len() <= 1,
        "{all:#?}"
    );
    let left = ann.sees();
    let ended = left.iter().any(|message| message.content.contains("called off"));
    assert!(
        ended
            && left
                .iter()
                .all(|message| labels(message).is_empty() || !message.content.contains("go first."))
    );
    assert_eq!(
        (left.len() > boards, bob.pings()),
        (true, pings.1 + 1),
        "the other player hears of it once"
    );
    assert!(ann.asks("games", json!({})).await.starts_with("You have no game"));
    world.end().await;
});

story!(a_game_called_off_by_a_player_names_nobody, |world| async move {
    let (ann, bob) = seated(&world).await;
    let boards = ann.sees().len();
    bob.presses("More").await;
    bob.presses("Call it off…").await;
    bob.presses("Yes, call it off").await;
    assert_eq!(read(&channel(&world)[0]), "-# A game of Standard was called off.");
    let left: Vec<_> = ann.sees().into_iter().filter(|message| !message.whisper).collect();
    assert_eq!(left.len(), boards + 1, "one line is posted");
    assert_eq!(world.sandbox.threads(world.ann().channel)[0].1, "Standard · called off");
    assert!(left.iter().all(|message| labels(message).is_empty()), "{left:#?}");
    world.end().await;
});

story!(a_solo_game_is_one_card_that_becomes_its_result, |world| async move {
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    world.ann().asks("challenge", json!({ "opponent": murus, "side": 0, "level": "Tiro" })).await;
    let ann = world.ann().at(world.thread());
    let card = channel(&world).pop().unwrap();
    ann.plays("a1-c3").await;
    ann.resigns().await;
    let all = channel(&world);
    assert!(all.len() == 1 && all[0].id == card.id, "{all:#?}");
    assert!(told(&world, &read(&all[0])).contains("@Ann resigns"), "{}", read(&all[0]));
    assert_eq!(labels(&all[0])[0], "Rematch");
    assert!(!picture(&all[0]).contains("start"));
    world.end().await;
});

story!(a_channel_speaks_the_server_s_language_whoever_plays, |world| async move {
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    world.ann().speaks("de").await;
    world.ann().asks("challenge", json!({ "opponent": murus, "side": 0, "level": "Tiro" })).await;
    let ann = world.ann().at(world.thread());
    assert!(ann.newest().content.contains("you go first"), "{}", ann.reads());
    assert!(read(&channel(&world)[0]).contains("challenges"), "{}", read(&channel(&world)[0]));
    assert!(ann.presses("Move").await.contains("Welche"), "a private answer is German");
    world.ann().challenges(&world.bob()).await;
    assert!(read(channel(&world).last().unwrap()).contains("challenges"));
    world.end().await;
});

story!(a_thread_has_a_distinct_name_and_follows_a_swap, |world| async move {
    let options = json!({ "opponent": world.bob().id.to_string(), "side": 0, "balanced": true });
    world.ann().asks("challenge", options).await;
    world.bob().presses("Accept").await;
    let ann = world.ann().at(world.thread());
    let bob = world.bob().at(world.thread());
    let name = || world.sandbox.threads(world.ann().channel)[0].1.clone();
    assert_eq!(name(), "Balanced · Ann – Bob");
    ann.plays("d1-b2,g2").await;
    bob.plays("swap").await;
    assert_eq!(name(), "Balanced · Bob – Ann");
    let renamed = |world: &World| {
        let requests = world.sandbox.requests();
        requests
            .iter()
            .filter(|request| request.method == "PATCH" && !request.body["name"].is_null())
            .count()
    };
    ann.plays("c7-d6,b6").await;
    assert_eq!(renamed(&world), 1);
    world.end().await;
});

story!(a_solo_continuation_leaves_the_thread_of_two, |world| async move {
    let (ann, _) = seated(&world).await;
    ann.plays("a1-c3").await;
    ann.resigns().await;
    let before = ann.sees().iter().filter(|message| !message.whisper).count();
    ann.asks("board", json!({})).await;
    ann.presses("Play on against Murus").await;
    let said = ann.presses("Tiro (700) · easy").await;
    assert_eq!(
        ann.sees().iter().filter(|message| !message.whisper).count(),
        before,
        "no board is posted here"
    );
    let threads = world.sandbox.threads(world.ann().channel);
    assert!(threads.len() == 2 && threads[1].1.contains("Murus"), "{threads:?}");
    assert_eq!(said, format!("[The game begins]({}).", ann.at(threads[1].0).newest_link()));
    world.end().await;
});
