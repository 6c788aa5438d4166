//! Ratings, rankings, statistics, and games as files.

use serde_json::{Value, json};
use sqlx::Connection;

use super::challenges::told;
use super::playing::seated;
use super::time::{DAY, seated_with, unsaved};
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons, read};

/// A short game: the Romans break through after eleven plies.
const SHORT: [&str; 11] = [
    "a1-c3", "h7-h5", "b1-b3", "g7-g5", "c3-c5", "f7-f5", "b3-b5", "e7-e5", "d1-d3", "d7-d5",
    "b5xc6",
];

/// A game that a person resigns after two moves each. The other one wins.
async fn played(world: &World, one: &Person, other: &Person, loser: &Person) {
    one.challenges(other).await;
    other.presses("Accept").await;
    let thread = world.sandbox.threads(one.channel).last().unwrap().0;
    for (person, text) in [(one, "a1-c3"), (other, "d7-d5"), (one, "h1-f3"), (other, "b7-d5")] {
        person.at(thread).plays(text).await;
    }
    loser.at(thread).presses("More").await;
    loser.at(thread).presses("Resign…").await;
    loser.at(thread).presses("Yes, I resign").await;
}

/// These people are established from now on, and their standard ratings are sure.
async fn establish(world: &World, people: &[&Person]) {
    let mut conn = sqlx::AnyConnection::connect(&world.database.url).await.unwrap();
    for person in people {
        let established = "UPDATE player SET established_ms = created_ms WHERE discord = $1";
        let sure = "UPDATE standing SET deviation = 80 WHERE player = (SELECT id FROM player WHERE discord = $1)";
        for sql in [established, sure] {
            let done = sqlx::query(sql).bind(person.id as i64).execute(&mut conn).await.unwrap();
            assert_eq!(done.rows_affected(), 1);
        }
    }
}

story!(ratings_move_profiles_and_rankings_show_them, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let cleo = world.cleo();
    assert!(ann.asks("leaderboard", json!({})).await.starts_with("Nobody has a rating here yet."));
    assert!(ann.asks("profile", json!({})).await.contains("No rated games yet."));
    assert_eq!(ann.asks("statistics", json!({})).await, "No finished games yet.");
    played(&world, &ann, &bob, &bob).await;
    let thread = world.sandbox.threads(ann.channel).last().unwrap().0;
    let end = told(&world, &bob.at(thread).reads());
    assert!(end.contains("Rated.") && !end.contains("41"), "{end}");
    let why = told(&world, &bob.at(thread).presses("Ratings").await);
    let quarter = "got 100%, now 1541? ± 335. This game counts 25%.\n";
    assert!(
        why.contains(&format!("@Ann: 1500? ± 350, expected 50% of the point, {quarter}")),
        "{why}"
    );
    assert!(
        why.contains("got 0%, now 1459? ± 335. This game counts 25%.\n"),
        "nobody is established: {why}"
    );
    played(&world, &bob, &cleo, &cleo).await;
    played(&world, &ann, &cleo, &ann).await;
    let ranking = told(&world, &ann.asks("leaderboard", json!({})).await);
    let order: Vec<&str> =
        ranking.lines().skip(1).map(|line| line.split_whitespace().next().unwrap()).collect();
    assert_eq!(order, ["?", "?", "?", "-#"], "nobody has a place yet: {ranking}");
    let missing = "To get ranked, play 8 different established opponents and 10 rated games, and get your ± down to 110.";
    assert!(ranking.ends_with(missing), "{ranking}");
    assert!(ranking.starts_with("Top players in this server · Standard"), "{ranking}");
    let profile = told(&world, &ann.asks("profile", json!({ "person": bob.id.to_string() })).await);
    assert!(
        profile.contains("two rated games") || profile.contains("2 rated games, provisional."),
        "{profile}"
    );
    assert!(profile.contains("Established opponents so far: 2 of 8."), "{profile}");
    assert!(profile.contains("All games: 1 won, 0 drawn, 1 lost."), "{profile}");
    assert!(profile.contains("Against you: 0 won, 0 drawn, 1 lost."), "{profile}");
    assert!(ann.sees().last().unwrap().files.is_empty(), "two games make no curve");
    let statistics = ann.asks("statistics", json!({})).await;
    assert!(
        statistics.contains("3 games, 4 turns on average.\nHow they end:\n```\nAnother way"),
        "{statistics}"
    );
    assert!(statistics.contains("\nStandard   3  67 % ██████\n"), "{statistics}");
    establish(&world, &[&ann, &cleo]).await;
    let ranking = told(&world, &ann.asks("leaderboard", json!({})).await);
    assert!(!ranking.contains("1. "), "two games are too few: {ranking}");
    for n in 0..8 {
        let sql = "INSERT INTO rating (player, pool, n, game, at_ms, score, weight, rating, deviation, volatility, undoes)
            SELECT player, pool, n + 10, game, at_ms, score, weight, rating, deviation, volatility, undoes FROM rating WHERE n = ";
        super::operator::writes(&world.database.url, &format!("{sql}{}", 1 + 10 * n)).await;
    }
    let ranking = told(&world, &ann.asks("leaderboard", json!({})).await);
    let order: Vec<&str> =
        ranking.lines().skip(1).map(|line| line.split(" **").next().unwrap()).collect();
    assert_eq!(order[..3], ["1. @Cleo", "2. @Ann", "? @Bob"], "{ranking}");
    // A person who has left the server is in the global ranking only. The bot asks about members
    // once a day.
    world.sandbox.leave(bob.id);
    assert!(ann.asks("leaderboard", json!({})).await.contains(&bob.mention()));
    world.advance(DAY + DAY / 24).await;
    assert!(!ann.asks("leaderboard", json!({})).await.contains(&bob.mention()));
    assert!(ann.asks("leaderboard", json!({ "everywhere": true })).await.contains(&bob.mention()));
    world.end().await;
});

story!(losses_on_time_count_after_two_moves_each, |mut world| async move {
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    let ann = world.ann();
    ann.asks("challenge", json!({ "opponent": murus, "side": 0, "level": "Tiro" })).await;
    assert!(ann.sees().iter().any(|message| read(message).contains("Casual.")));
    let thread = ann.at(world.thread());
    thread.plays("a1-c3").await;
    thread.presses("More").await;
    thread.presses("Resign…").await;
    thread.presses("Yes, I resign").await;
    assert!(ann.asks("profile", json!({})).await.contains("No rated games yet."));
    assert!(ann.asks("profile", json!({ "person": murus })).await.contains("Tiro (700) · easy\n"));
    let (ann, bob) = {
        world
            .ann()
            .asks(
                "challenge",
                json!({ "opponent": world.bob().id.to_string(), "side": 0, "time": 2, "rated": true }),
            )
            .await;
        world.bob().presses("Accept").await;
        let thread = world.sandbox.threads(world.ann().channel).last().unwrap().0;
        (world.ann().at(thread), world.bob().at(thread))
    };
    unsaved(&[&ann, &bob]).await;
    for (person, text) in [(&ann, "a1-c3"), (&bob, "d7-d5"), (&ann, "h1-f3")] {
        person.plays(text).await;
    }
    world.advance(2 * DAY).await;
    assert!(told(&world, &ann.newest().content).starts_with("@Bob ran out of time after 2 moves."));
    assert!(read(&ann.newest()).contains("Too short to be rated."), "Bob has made one move only");
    assert!(world.ann().asks("profile", json!({})).await.contains("No rated games yet."));
    world.restart().await;
    ann.presses("Rematch").await;
    bob.presses("Accept").await;
    let thread = world.sandbox.threads(world.ann().channel).last().unwrap().0;
    for (person, text) in [(&bob, "a1-c3"), (&ann, "d7-d5"), (&bob, "h1-f3"), (&ann, "b7-d5")] {
        person.at(thread).plays(text).await;
    }
    world.advance(2 * DAY).await;
    assert!(world.ann().asks("profile", json!({})).await.contains("Standard: **1541?**"));
    world.end().await;
});

story!(games_are_exported_imported_and_continued, |world| async move {
    let (ann, bob) = seated(&world).await;
    for (person, text) in [(&ann, "a1-c3"), (&bob, "d7-d5"), (&ann, "h1-f3")] {
        person.plays(text).await;
    }
    let name = ann.game().await;
    ann.presses("More").await;
    ann.presses("Resign…").await;
    ann.presses("Yes, I resign").await;
    ann.asks("game export", json!({})).await;
    let file = ann.sees().last().unwrap().files[0].clone();
    let text = String::from_utf8(file.bytes.to_vec()).unwrap();
    assert_eq!(file.name, format!("{name}.txt"));
    assert!(
        text.contains("[Variant \"standard\"]") && text.contains("[Result \"gauls resignation\"]"),
        "{text}"
    );
    assert!(
        text.contains("[Player \"romans Ann\"]\n[Player \"gauls Bob\"]"),
        "people by name: {text}"
    );
    assert!(
        text.ends_with("1. a1-c3 d7-d5 2. h1-f3 resign:romans\n"),
        "a resignation out of turn names the side: {text}"
    );
    ann.asks("game export", json!({ "format": 1, "all": true })).await;
    let file = ann.sees().last().unwrap().files[0].clone();
    let all: Value = serde_json::from_slice(&file.bytes).unwrap();
    assert_eq!(all[0]["events"].as_array().unwrap().len(), 4);
    assert_eq!(all[0]["chairs"][0]["person"], json!(ann.id.to_string()));
    // Another person imports the exported game.
    let cleo = world.cleo();
    let said = cleo.asks("game import", json!({ "moves": text.replace('\n', " ") })).await;
    assert!(said.starts_with("Imported: **") && said.contains(", 3 turns."), "{said}");
    let noted = "[Round \"1\"] 1. a1-c3 {a common start} d7-d5 2. h1-f3 1-0";
    assert!(cleo.asks("game import", json!({ "moves": noted })).await.contains(", 3 turns."));
    let two = "1. a1-c3 d7-d5 1-0 1. b1-b3 b7-b5 0-1";
    assert!(
        cleo.asks("game import", json!({ "moves": two }))
            .await
            .starts_with("That is more than one game.")
    );
    let open = cleo.asks("game import", json!({ "moves": "1. a1-c3 {never closed d7-d5" })).await;
    assert!(
        open.contains(", one turn.")
            && open.contains("I stopped reading at `1... {never closed d7-d5`."),
        "{open}"
    );
    let several =
        cleo.asks("game import", json!({ "moves": text.replace('\n', " ").repeat(2) })).await;
    assert_eq!(several, "That is more than one game. Import them one at a time.");
    assert_eq!(
        world.person("Dan").asks("game export", json!({ "all": true })).await,
        "You have no games to export yet."
    );
    let said = cleo.asks("statistics", json!({})).await;
    assert!(
        said.contains("\nOne game, 3 turns on average.") && !said.contains("How they end"),
        "{said}"
    );
    let wrong = cleo.asks("game import", json!({ "moves": "1. a1-c3 d7-d5 2. a1-a3" })).await;
    assert!(
        wrong.contains(", 2 turns.") && wrong.contains("I stopped reading at `2. a1-a3`."),
        "{wrong}"
    );
    assert!(
        cleo.asks("game import", json!({ "moves": "1. 2." }))
            .await
            .starts_with("I can't find any moves in that.")
    );
    let said = cleo.asks("game import", json!({ "moves": SHORT[..4].join(" ") })).await;
    let brought = said.rsplit("-# ").next().unwrap().to_owned();
    let labels: Vec<String> =
        buttons(cleo.sees().last().unwrap()).into_iter().map(|(label, _)| label).collect();
    assert_eq!(labels, ["Review", "Step through", "Play on against Murus"]);
    cleo.presses("Step through").await;
    assert!(cleo.presses("Moves").await.contains("1. a1-c3 h7-h5 2. b1-b3 g7-g5"));
    cleo.asks("review", json!({ "game": brought.clone() })).await;
    assert!(cleo.asks("review", json!({ "game": brought.clone() })).await.contains("Review · "));
    // Cleo continues it from its second move against Bob.
    let option =
        json!({ "game": brought.clone(), "ply": 2, "opponent": bob.id.to_string(), "side": 0 });
    cleo.asks("game continue", option).await;
    assert!(cleo.reads().contains("It starts from a position of another game, after one move."));
    assert!(cleo.reads().contains(" plays the Romans. The Romans move next."), "{}", cleo.reads());
    world.bob().presses("Accept").await;
    let thread = world.sandbox.threads(cleo.channel).last().unwrap().0;
    let board = cleo.at(thread).newest().content;
    assert!(board.contains("the Romans move next."), "the imported moves are no news: {board}");
    assert!(cleo.at(thread).asks("game moves", json!({})).await.contains("1. a1-c3 h7-h5"));
    cleo.at(thread).plays("b1-b3").await;
    assert!(bob.at(thread).newest().content.contains("2. b1-b3"));
    assert!(
        cleo.asks("game continue", json!({ "game": brought, "ply": 9 }))
            .await
            .starts_with("You can't play on from there.")
    );
    world.end().await;
});

story!(every_finished_game_keeps_its_name, |world| async move {
    let (ann, bob) = seated_with(&world, 0).await;
    let name = ann.game().await;
    ann.plays("a1-c3").await;
    bob.asks("game abort", json!({})).await;
    world.advance(300 * DAY).await;
    let stranger = world.person("Otto");
    let direct = stranger.sandbox.direct(stranger.id);
    assert!(direct.is_none());
    assert!(world.cleo().asks("game moves", json!({ "game": name })).await.contains("1. a1-c3"));
    world.end().await;
});
