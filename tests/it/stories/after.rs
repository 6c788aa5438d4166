//! What comes after a game: a first win leads on, and a loss is kind.

use murus::game::{GameId, NOON};
use murus::ids::UserId;
use murus::service;
use murus::store::{self, Db, StoredGame};
use serde_json::json;

use super::challenges::told;
use super::feats::{newest_thread, resigned, wins};
use super::forgotten::opens_direct;
use super::operator::writes;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons, read};

/// The labels of the buttons below the newest message.
fn labels(person: &Person) -> Vec<String> {
    buttons(&person.newest()).into_iter().map(|(label, _)| label).collect()
}

/// The ply that costs the game in a made-up review: the fifth move of the first side.
const COSTLY: usize = 8;

/// A person begins a game against a level. Its review is put aside, so that nobody makes it.
async fn begins(world: &World, there: &Person) {
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    there.asks("challenge", json!({ "opponent": murus, "side": 0, "level": "Discens" })).await;
    let id = running(world, there).await.unwrap().game.id;
    let mut tx = Db::connect(&world.database.url).await.unwrap().begin().await.unwrap();
    store::reviews::ask_for_review(&mut tx, id, None, NOON).await.unwrap();
    assert!(store::reviews::finish_review(&mut tx, id, "").await.unwrap());
    tx.commit().await.unwrap();
}

/// The person's running game.
async fn running(world: &World, person: &Person) -> Option<StoredGame> {
    let all = service::play::find::list_running_games(world.service.db(), UserId(person.id)).await;
    all.unwrap().pop()
}

/// A person plays some moves and loses. Returns the game as it was before its last event.
async fn loses(world: &World, person: &Person) -> StoredGame {
    let mut last = None;
    for _ in 0..6 {
        let Some(row) = running(world, person).await else { break };
        let text = person.completes("move", "move", "").await.remove(0);
        person.plays(&text).await;
        last = Some(row);
    }
    if let Some(row) = running(world, person).await {
        person.asks("game resign", json!({})).await;
        let yes = person.labels().remove(0);
        person.presses(&yes).await;
        last = Some(row);
    }
    world.settle().await;
    last.unwrap()
}

/// The review is made after all: one move cost the game.
async fn is_reviewed(world: &World, id: GameId) {
    let row = service::play::find::find_game(world.service.db(), id).await.unwrap().unwrap();
    let line = row.game.line();
    let plies = line.plies();
    let played = line.moves().nth(COSTLY).unwrap();
    let position = &line.positions()[COSTLY];
    let better = position.moves().into_iter().find(|m| *m != played).unwrap();
    let mut best = vec![String::new(); plies + 1];
    best[COSTLY] = position.write(better).to_string();
    let romans: Vec<f64> = (0..=plies).map(|n| if n <= COSTLY { 0.5 } else { 0.05 }).collect();
    let text = json!({ "romans": romans, "win_in": vec![None::<u32>; plies + 1], "best": best });
    let text = text.to_string();
    let claimed = "UPDATE review SET state = 'waiting', lease_until = 99999999999999";
    writes(&world.database.url, claimed).await;
    service::study::review::keep_review(&world.service, &row, false, &text).await.unwrap();
    world.settle().await;
}

/// The number of messages that were posted in a channel, and of edits of its newest one.
fn requests(world: &World, there: &Person) -> (usize, usize) {
    let newest = there.newest().id;
    let channel = there.channel;
    let all = world.sandbox.requests();
    let count = |method: &str, path: String| {
        let ours = |one: &&discord_sandbox::Logged| {
            one.method == method && one.path.ends_with(&path) && one.status == 200
        };
        all.iter().filter(ours).count()
    };
    (
        count("POST", format!("channels/{channel}/messages")),
        count("PATCH", format!("channels/{channel}/messages/{newest}")),
    )
}

story!(a_loss_against_murus_is_kind_and_names_the_move_that_cost_it, |mut world| async move {
    let ann = world.ann();
    let general = ann.channel;
    begins(&world, &ann).await;
    let there = ann.at(newest_thread(&world));
    let game = loses(&world, &there).await.game.id;
    let end = read(&there.newest());
    assert!(end.contains("\nEvery game makes you stronger.\n"), "{end}");
    assert!(!labels(&there).contains(&"Turning point".to_owned()), "no move is known yet");
    let (posted, _) = requests(&world, &there);
    let pings = world.sandbox.pings().len();
    is_reviewed(&world, game).await;
    let end = read(&there.newest());
    assert!(end.contains("\nEvery game makes you stronger. The game turned with 5. "), "{end}");
    assert_eq!(requests(&world, &there), (posted, 1), "the review comes by one edit");
    assert_eq!(world.sandbox.pings().len(), pings, "the edit pings nobody");
    let shown = labels(&there);
    assert_eq!(shown[..2], ["Turning point", "Rematch"], "{shown:?}");
    assert!(shown.contains(&"Review".to_owned()), "{shown:?}");
    assert!(!end.contains("What's next"), "{end}");
    world.restart().await;
    let said = there.presses("Turning point").await;
    assert!(said.starts_with("Turning point: 5. "), "{said}");
    assert_eq!(requests(&world, &there), (posted, 1), "a restart says nothing twice");
    // The channel learns nothing of it.
    let channel = ann.at(general).sees().iter().map(read).collect::<String>();
    assert!(!channel.contains("stronger") && !channel.contains("turned with"), "{channel}");
    world.end().await;
});

story!(a_loss_in_a_private_game_is_kind_in_the_language_of_its_player, |world| async move {
    let ann = world.ann();
    let direct = opens_direct(&ann).await;
    ann.speaks("de").await;
    begins(&world, &direct).await;
    let game = loses(&world, &direct).await.game.id;
    is_reviewed(&world, game).await;
    let end = read(&direct.newest());
    assert!(end.contains("\nJede Partie macht dich stärker. Der Wendepunkt war 5. "), "{end}");
    assert!(labels(&direct).contains(&"Wendepunkt".to_owned()), "{:?}", labels(&direct));
    world.end().await;
});

story!(a_lost_game_is_reviewed_by_itself, |world| async move {
    let ann = world.ann();
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    ann.asks("challenge", json!({ "opponent": murus, "side": 0, "level": "Discens" })).await;
    let there = ann.at(newest_thread(&world));
    let row = loses(&world, &there).await;
    let found = service::play::find::find_game(world.service.db(), row.game.id).await;
    let row = found.unwrap().unwrap();
    let review = service::study::review::load_stored(&world.service, None, &row).await.unwrap();
    let turning = service::turning_point(row.game.line(), &review.unwrap());
    let end = read(&there.newest());
    assert_eq!(end.contains("The game turned with "), turning.is_some(), "{end}");
    world.end().await;
});

story!(people_lose_kindly_and_the_move_is_for_the_eyes_of_who_presses, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let thread = resigned(&world, &ann, &bob, &bob, 12).await;
    world.settle().await;
    let end = told(&world, &read(&ann.at(thread).newest()));
    assert!(end.contains("\n@Bob, every game makes you stronger."), "{end}");
    assert!(!end.contains("turned with"), "{end}");
    assert!(end.contains("@Ann, it's in your profile now. What's next: a lesson"), "{end}");
    let shown = labels(&bob.at(thread));
    assert_eq!(
        shown,
        ["Rematch", "Next lesson", "Puzzles", "Play Murus", "More"],
        "one row, and the rest behind its last button"
    );
    bob.at(thread).presses("More").await;
    let rest = bob.at(thread).labels();
    for label in ["Review", "Replay", "Turning point", "Play from turning point"] {
        assert!(rest.contains(&label.to_owned()), "{label}: {rest:?}");
    }
    let said = bob.at(thread).presses("Turning point").await;
    assert!(said.starts_with("Reviewing…") || said.starts_with("Turning point: "), "{said}");
    // A second win is no first one, and the kind word stays.
    let thread = resigned(&world, &ann, &bob, &bob, 12).await;
    let end = told(&world, &read(&ann.at(thread).newest()));
    assert!(end.contains("every game makes you stronger"), "{end}");
    assert!(!end.contains("What's next"), "{end}");
    // A game that was given up at once deserves no such word.
    let thread = resigned(&world, &ann, &bob, &bob, 3).await;
    let end = told(&world, &read(&ann.at(thread).newest()));
    assert!(!end.contains("stronger"), "{end}");
    world.end().await;
});

story!(all_of_a_channel_reads_nothing_new_about_a_loss, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    // Within a thread that is there already a game has none of its own.
    let thread = resigned(&world, &ann, &bob, &bob, 3).await;
    let (ann, bob) = (ann.at(thread), bob.at(thread));
    ann.challenges(&bob).await;
    bob.presses("Accept").await;
    for (n, text) in super::playing::annotated().iter().take(12).enumerate() {
        [&ann, &bob][n % 2].plays(text).await;
    }
    bob.resigns().await;
    let end = told(&world, &read(&ann.newest()));
    assert!(end.contains("@Ann: **first win**, in 6 moves."), "{end}");
    assert!(!end.contains("stronger") && !end.contains("What's next"), "{end}");
    let shown = labels(&ann);
    assert_eq!(shown[0], "Rematch", "{shown:?}");
    assert!(!shown.contains(&"Turning point".to_owned()), "{shown:?}");
    world.end().await;
});

story!(after_a_first_win_the_next_lesson_and_a_puzzle_are_one_press_away, |world| async move {
    let ann = world.ann();
    let direct = opens_direct(&ann).await;
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    direct.asks("challenge", json!({ "opponent": murus, "side": 0, "level": "Discens" })).await;
    wins(&world, &direct).await;
    world.settle().await;
    let end = read(&direct.newest());
    assert!(end.contains("**Your first win against Discens**, in "), "{end}");
    assert!(
        end.contains(
            "It's in your profile now. What's next: a lesson, a puzzle or a new opponent?"
        ),
        "{end}"
    );
    let shown = labels(&direct);
    assert_eq!(shown, ["Next: Tiro (700) · easy", "Next lesson", "Puzzles", "Rematch", "More"]);
    let lesson = direct.presses("Next lesson").await;
    assert!(lesson.contains("Step 1 of "), "{lesson}");
    let puzzle = direct.presses("Puzzles").await;
    assert!(puzzle.contains("Puzzle"), "{puzzle}");
    world.end().await;
});
