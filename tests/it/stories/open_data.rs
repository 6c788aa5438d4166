//! Finished games that their people publish.

use std::path::Path;

use serde_json::{Value, json};
use tokio::process::Command;

use super::playing::seated;
use super::teams::{begins, games, joins, meet, moves, open_both, resigns};
use crate::exchange::is_valid;
use crate::story;
use crate::support::World;

/// Publishes into a folder. Returns the printed line without the folder.
async fn publishes(world: &World, folder: &Path) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_murus"));
    command.arg("open-data").arg(folder).env("DATABASE_URL", &world.database.url);
    let output = command.output().await.unwrap();
    let said = [output.stdout, output.stderr].map(|out| String::from_utf8(out).unwrap()).concat();
    said.trim().replace(&format!("{}: ", folder.display()), "")
}

story!(a_game_is_published_once_all_its_people_agree, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays_with(&bob, ["a1-c3", "d7-d5"].into_iter()).await;
    let name = ann.game().await;
    let folder = tempfile::tempdir().unwrap();
    let to = |n: usize| folder.path().join(n.to_string());
    ann.sets(&["my-data", "set:open-data=on"]).await;
    bob.sets(&["my-data", "set:open-data=on"]).await;
    assert_eq!(publishes(&world, &to(1)).await, "0 games", "it still runs");
    ann.resigns().await;
    bob.sets(&["my-data", "set:open-data=off"]).await;
    assert_eq!(publishes(&world, &to(2)).await, "0 games", "Bob does not agree");
    let said = bob.sets(&["my-data", "set:open-data=on"]).await;
    assert!(said.starts_with("✓ Finished games as open data: yes, without my name\n"), "{said}");
    let said = bob.sets(&["my-data"]).await;
    assert!(said.contains("Open data: if everyone in a finished game agrees here"), "{said}");
    assert_eq!(publishes(&world, &to(3)).await, "1 game");
    let read = |file: &str| std::fs::read_to_string(to(3).join(file)).unwrap();
    let (text, records) = (read("games.txt"), read("games.json"));
    let whole = "[Game \"1\"]\n[Variant \"standard\"]\n[Player \"romans ?\"]\n[Player \"gauls ?\"]\n\
                 [Result \"gauls resignation\"]\n1. a1-c3 d7-d5 resign:romans\n\n";
    assert_eq!(text, whole);
    let records: Vec<Value> = serde_json::from_str(&records).unwrap();
    is_valid(&records[0]);
    let header = &records[0]["header"];
    for date in ["date-start", "date-end", "date-generated"] {
        let date = header[date].as_str().unwrap();
        assert!(date.ends_with("-01T00:00:00Z"), "no day is told: {date}");
    }
    assert_eq!(header["players"][0], json!({ "name": "?", "result": 0 }));
    let about = read("README.md");
    assert!(about.contains("with Murus: 1.") && about.contains("CC0 1.0"), "{about}");
    for secret in [&name, "Ann", "Bob", &ann.id.to_string(), &bob.id.to_string()] {
        let found = [&text, &read("games.json"), &about].iter().any(|file| file.contains(secret));
        assert!(!found, "{secret} is told");
    }
    // What is there stays.
    let said = publishes(&world, &to(3)).await;
    let here = to(3).display().to_string();
    assert_eq!(said, format!("murus: {here} has such files already: name another folder"));
    assert_eq!(read("games.txt"), whole);
    // Nobody can agree for a person whose data is deleted.
    ann.sets(&["my-data", "forget-ask", "forget"]).await;
    assert_eq!(publishes(&world, &to(4)).await, "0 games");
    world.end().await;
});

story!(a_game_against_the_computer_opponent_needs_one_person, |world| async move {
    let ann = world.ann();
    ann.sets(&["my-data", "set:open-data=on"]).await;
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    ann.asks("challenge", json!({ "opponent": murus, "side": 0, "level": "Discens" })).await;
    world.settle().await;
    ann.plays("a1-c3").await;
    world.settle().await;
    ann.resigns().await;
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("games");
    assert_eq!(publishes(&world, &to).await, "1 game");
    let text = std::fs::read_to_string(to.join("games.txt")).unwrap();
    assert!(text.contains("[Player \"romans ?\"]\n[Player \"gauls Murus Discens\"]\n"), "{text}");
    world.end().await;
});

story!(a_failure_leaves_no_part_of_the_files, |world| async move {
    let (ann, _) = seated(&world).await;
    ann.resigns().await;
    let folder = tempfile::tempdir().unwrap();
    // A folder in the place of a file.
    std::fs::create_dir(folder.path().join("games.json")).unwrap();
    let said = publishes(&world, folder.path()).await;
    assert!(said.ends_with("has such files already: name another folder"), "{said}");
    let names: Vec<_> = std::fs::read_dir(folder.path()).unwrap().collect();
    assert_eq!(names.len(), 1, "{names:?}");
    world.end().await;
});

story!(nobody_agrees_for_a_player_who_left, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays_with(&bob, ["a1-c3", "d7-d5", "b1-d3", "b7-b5"].into_iter()).await;
    world.sandbox.leave(bob.id);
    let cleo = world.cleo().at(ann.channel);
    let said = cleo.asks("game adopt", json!({})).await;
    assert!(said.starts_with("The seat is yours."), "{said}");
    for person in [&ann, &cleo] {
        person.sets(&["my-data", "set:open-data=on"]).await;
    }
    ann.resigns().await;
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(publishes(&world, &folder.path().join("games")).await, "0 games");
    world.end().await;
});

story!(nobody_agrees_for_the_players_of_an_earlier_game, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays_with(&bob, ["a1-c3", "d7-d5", "b1-d3", "b7-b5"].into_iter()).await;
    ann.resigns().await;
    let name = ann.game().await;
    let dan = world.person("Dan");
    dan.sets(&["my-data", "set:open-data=on"]).await;
    dan.asks("game continue", json!({ "game": name, "ply": 4 })).await;
    let said = dan.presses("Tiro (700) · easy").await;
    assert!(said.starts_with("[The game begins]("), "{said}");
    world.settle().await;
    let thread = world.sandbox.threads(dan.channel).last().unwrap().0;
    dan.at(thread).resigns().await;
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(publishes(&world, &folder.path().join("games")).await, "0 games");
    world.end().await;
});

story!(a_server_without_pages_keeps_the_games_of_its_team_matches, |world| async move {
    let two = meet(&world);
    open_both(&two, json!({})).await;
    joins(&[&two.ann, &two.bob, &two.otto, &two.cleo]).await;
    begins(&two.mona).await;
    world.settle().await;
    for person in [&two.ann, &two.otto] {
        person.sets(&["my-data", "set:open-data=on"]).await;
    }
    let (_, name) = games(&world, "running").await.remove(0);
    moves(&two.ann, &name, "a1-c3").await;
    resigns(&two.otto, &name).await;
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(publishes(&world, &folder.path().join("both")).await, "1 game");
    two.mona.walks("server settings", &["server-themes", "server-switch:pages.off"]).await;
    assert_eq!(publishes(&world, &folder.path().join("one")).await, "0 games");
    world.end().await;
});
