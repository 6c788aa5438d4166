//! Finished games: people find them again by any fact they remember, and continue them.

use std::time::Duration;

use murus::game::{Chair, EventKind, Holder};
use murus::ids::UserId;
use murus::store::Db;
use serde_json::json;
use sqlx::Row;

use super::challenges::told;
use super::playing::seated;
use crate::story;
use crate::support::World;
use crate::support::person::{buttons, parts, read};
use murus::service;

story!(finished_games_are_found_again, |world| async move {
    let bob = world.bob();

    world.ann().asks("games", json!({})).await;
    assert_eq!(world.ann().presses("Finished games").await, "You have no finished games yet.");
    let (ann, _) = seated(&world).await;
    let over = ann.game().await;
    ann.plays("a1-c3").await;
    ann.resigns().await;
    world
        .ann()
        .asks("challenge", json!({ "opponent": bob.id.to_string(), "side": 0, "variant": "hex" }))
        .await;
    bob.presses("Accept").await;
    let both = world.ann().completes("board", "game", "").await;
    let running = both[0].clone();
    assert_eq!(both, [running.clone(), over.clone()], "running games come first");
    let one = |name: &String| vec![name.clone()];
    for command in ["game export", "game moves"] {
        assert_eq!(world.ann().completes(command, "game", "bob").await, both, "/{command}");
        assert_eq!(
            world.ann().completes(command, "game", "hex").await,
            one(&running),
            "/{command}"
        );
        assert_eq!(
            world.ann().completes(command, "game", "2026").await,
            one(&over),
            "/{command} knows the date"
        );
    }
    for command in ["review", "game continue"] {
        assert_eq!(world.ann().completes(command, "game", "").await, one(&over), "/{command}");
    }
    for command in ["game resign", "hint", "plan"] {
        assert_eq!(world.ann().completes(command, "game", "").await, one(&running), "/{command}");
    }
    assert_eq!(world.cleo().completes("review", "game", "").await, Vec::<String>::new());
    // A moderator is offered the games that the act is about.
    let mona = world.person("Mona");
    assert_eq!(
        mona.completes_with("server moderate", "game", "", json!({ "act": 0 })).await,
        one(&running)
    );
    assert_eq!(
        mona.completes_with("server moderate", "game", "", json!({ "act": 1 })).await,
        one(&over)
    );
    assert_eq!(mona.completes("server moderate", "game", "").await, both);
    // Without a name there is a list, with a button beside each game.
    let list = told(&world, &world.ann().asks("review", json!({})).await);
    assert!(
        list.starts_with("Your finished games\nvs @Bob · after one move · you lost · <t:"),
        "{list}"
    );
    assert_eq!(world.ann().labels(), ["Open", "My games"]);
    let board = world.ann().presses("Open").await;
    assert!(told(&world, &board).contains("@Ann resigns"), "{board}");
    let labels: Vec<String> =
        buttons(world.ann().sees().last().unwrap()).into_iter().map(|(label, _)| label).collect();
    assert_eq!(labels, ["Review", "Replay", "Step through", "Export", "Play on against Murus"]);
    world.end().await;
});

story!(the_running_game_of_a_thread_comes_before_its_finished_one, |world| async move {
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    let (ann, bob) = seated(&world).await;
    let over = ann.game().await;
    ann.plays("a1-c3").await;
    ann.resigns().await;
    let against = json!({ "opponent": murus, "side": 0, "level": "Tiro" });
    ann.asks("challenge", against.clone()).await;
    let running = ann.completes("game resign", "game", "").await.remove(0);
    assert_ne!(running, over);
    // The board is of the running game, and the review of the finished one.
    assert!(bob.asks("board", json!({})).await.contains("Tiro"), "{}", bob.reads());
    let said = ann.asks("review", json!({})).await;
    assert!(said.starts_with("Reviewing…") || said.starts_with("Review · "), "{said}");
    assert!(ann.asks("plan", json!({})).await.starts_with("You have no plans in this game."));
    ann.asks("hint", json!({})).await;
    ann.hint().await;
    assert!(ann.completes("move", "move", "").await.contains(&"a1-c3".to_owned()));
    assert!(ann.plays("a1-c3").await.starts_with("You played `a1-c3`."));
    assert!(ann.asks("board", json!({})).await.contains("Tiro"));
    // With two running games there, the bot asks which one.
    ann.asks("challenge", against).await;
    assert_eq!(ann.asks("game resign", json!({})).await, "Which game do you mean?");
    let menu = ann.sees().pop().unwrap();
    let options = parts(&menu).find_map(|part| part["options"].as_array().cloned()).unwrap();
    let said = ann.chooses_all(&[options[0]["value"].as_str().unwrap()]).await;
    assert!(said.ends_with("Do you really want to resign? The game ends right away."), "{said}");
    ann.presses("Yes, I resign").await;
    ann.asks("game resign", json!({})).await;
    assert_eq!(ann.presses("Yes, I resign").await, "You resigned. The game is over.");
    assert!(ann.asks("game resign", json!({})).await.starts_with("This game is over"));
    world.end().await;
});

story!(going_on_begins_before_the_losing_move_with_the_same_level_and_side, |world| async move {
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    let ann = world.ann();
    ann.asks("challenge", json!({ "opponent": murus, "side": 1, "level": "Tiro" })).await;
    let ann = ann.at(world.thread());
    for _ in 0..3 {
        let text = ann.completes("move", "move", "").await.remove(0);
        ann.plays(&text).await;
    }
    ann.resigns().await;
    ann.asks("board", json!({})).await;
    let steps: [(&[&str], usize); 2] = [
        (&["Play on against Murus"], 1),
        (&["Step through", "First", "Forward", "Forward", "Play on from here"], 2),
    ];
    for (steps, plies) in steps {
        let before = ann.newest().id;
        for label in steps {
            ann.presses(label).await;
        }
        assert_ne!(ann.newest().id, before, "the game begins here");
        let rows = service::play::find::list_running_games(world.service.db(), UserId(ann.id))
            .await
            .unwrap();
        let game = &rows.iter().max_by_key(|row| row.game.id).unwrap().game;
        let given = game.events().iter().filter(|event| matches!(event.kind, EventKind::Given(_)));
        assert_eq!(given.count(), plies, "{steps:?}");
        assert!(
            matches!(&game.chairs[Chair::FIRST], Holder::Bot { level, .. } if level == "Tiro"),
            "{:?}",
            game.chairs
        );
    }
    world.end().await;
});

story!(a_long_list_of_finished_games_has_pages, |world| async move {
    let ann = world.ann();
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    for _ in 0..11 {
        ann.asks("challenge", json!({ "opponent": murus, "side": 0, "level": "Tiro" })).await;
        let name = ann.completes("game resign", "game", "").await.remove(0);
        ann.asks("move", json!({ "move": "a1-c3", "game": name })).await;
        ann.asks("game resign", json!({ "game": name })).await;
        ann.presses("Yes, I resign").await;
    }
    ann.asks("games", json!({})).await;
    let page = ann.presses("Finished games").await;
    assert_eq!(page.lines().count(), 1 + 10, "{page}");
    // Each game stands beside the button that opens it.
    let list = ann.page();
    let open = buttons(&list);
    let open: Vec<_> = open.iter().filter(|(label, _)| label == "Open").collect();
    assert_eq!((open.len(), list.embeds), (10, json!([])), "{open:?}");
    let board = ann.presses_id(&list.id, &open[9].1).await;
    assert!(board.contains("resigns after one move"), "{board}");
    let board = ann.page();
    assert!(board.id != list.id && board.files.len() == 1, "the list stays");
    let page = ann.presses("Older").await;
    assert!(page.starts_with("Your finished games · page 2\n"), "{page}");
    assert_eq!(page.lines().count(), 1 + 1, "{page}");
    assert_eq!(ann.presses("Newer").await.lines().count(), 1 + 10);
    world.end().await;
});

story!(a_long_list_of_games_has_pages_with_a_menu_and_boards, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    for _ in 0..20 {
        ann.asks("challenge", json!({ "opponent": murus, "side": 0, "level": "Tiro" })).await;
    }
    for _ in 0..8 {
        ann.asks("challenge", json!({ "opponent": bob.id.to_string(), "side": 1 })).await;
        bob.presses("Accept").await;
    }
    ann.asks("challenge", json!({ "variant": "Hex" })).await;
    let count = |page: &str, part: &str| page.matches(part).count();
    let options = || {
        let page = ann.page();
        parts(&page).find_map(|part| part["options"].as_array().cloned()).unwrap()
    };
    let page = told(&world, &ann.asks("games", json!({})).await);
    assert!(
        page.starts_with("Your games · page 1 of 2\n**Your turn (20)**\nvs Murus (Tiro) · move 1"),
        "{page}"
    );
    assert_eq!(
        (count(&page, "vs Murus"), count(&page, "vs @Bob"), count(&page, "**")),
        (20, 5, 6),
        "{page}"
    );
    assert!(
        page.contains("**Challenges (1)**\n@Ann is looking for a game of Murus Gallicus."),
        "{page}"
    );
    assert!(page.contains("**Waiting (8)**\nvs @Bob · move 1 · due <t:"), "{page}");
    assert!(
        !page.contains('`') && !page.contains(" more."),
        "no short names, and nothing is left out: {page}"
    );
    assert_eq!(
        (options().len(), ann.labels()),
        (25, vec!["Next game".into(), "Finished games".into(), "Next page".into()])
    );
    assert!(options().iter().all(|option| option["description"].is_null()), "{:?}", options());
    let sheet = ann.page().files[0].clone();
    assert!(
        sheet.embedded && sheet.description.unwrap().lines().count() == 9,
        "nine boards are shown"
    );
    let page = told(&world, &ann.presses("Next page").await);
    assert!(page.starts_with("Your games · page 2 of 2\n**Waiting (8)**\nvs @Bob"), "{page}");
    assert_eq!(
        (count(&page, "vs @Bob"), count(&page, "Hex")),
        (3, 0),
        "challenges stand on the first page: {page}"
    );
    assert_eq!(
        (options().len(), ann.labels()),
        (3, vec!["Next game".into(), "Finished games".into(), "Previous page".into()])
    );
    assert_eq!(ann.page().files[0].description.as_ref().unwrap().lines().count(), 3);
    let board = options()[2]["value"].as_str().unwrap().to_owned();
    let open = discord_sandbox::Act::Select {
        message: ann.page().id,
        custom_id: "1:0:0:open".into(),
        values: vec![board],
    };
    world.sandbox.act(ann.id, open).await.unwrap();
    assert!(told(&world, &read(&ann.page())).contains("@Bob to move."), "{}", read(&ann.page()));
    // A page that there is no more is the last one.
    ann.asks("games", json!({})).await;
    let beyond = discord_sandbox::Act::Forge {
        message: ann.page().id,
        custom_id: "1:0:0:mine-page:7".into(),
        values: None,
    };
    world.sandbox.act(ann.id, beyond).await.unwrap();
    assert!(read(&ann.page()).starts_with("Your games · page 2 of 2"), "{}", read(&ann.page()));
    assert!(ann.presses("Next game").await.contains("Which tower moves?"));
    assert!(ann.labels().contains(&"Next game (19)".to_owned()), "{:?}", ann.labels());
    world.end().await;
});

/// The kinds of stored notices, each once.
async fn kept(world: &World) -> Vec<String> {
    let db = Db::connect(&world.database.url).await.unwrap();
    let sql = "SELECT DISTINCT kind FROM outbox ORDER BY kind";
    let rows = sqlx::query(sql).fetch_all(&mut *db.read().await.unwrap()).await.unwrap();
    db.close().await;
    rows.iter().map(|row| row.get("kind")).collect()
}

story!(notices_of_a_finished_game_are_deleted_after_a_month, |world| async move {
    let (ann, _) = seated(&world).await;
    ann.plays("a1-c3").await;
    ann.resigns().await;
    // Its thread is put away.
    world.advance(Duration::from_secs(660)).await;
    let all = kept(&world).await;
    assert!(
        ["challenge", "end", "turn"].iter().all(|kind| all.contains(&(*kind).to_owned())),
        "{all:?}"
    );
    world.advance(Duration::from_secs(29 * 86_400)).await;
    assert_eq!(kept(&world).await, all, "not yet");
    world.advance(Duration::from_secs(2 * 86_400)).await;
    // No event announces this sweep, so the test looks again and again. The game is still found
    // afterwards.
    let swept = async { while kept(&world).await != ["challenge", "end"] {} };
    tokio::time::timeout(Duration::from_secs(30), swept).await.expect("old notices are swept");
    world.end().await;
});
