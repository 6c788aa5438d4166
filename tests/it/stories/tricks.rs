//! Tricks of people who want unfair gains.

use discord_sandbox::{Act, MessageView};
use murus::ids::UserId;
use murus::service::play::find;
use murus_engine::{LEVELS, Level, Stop};
use murus_gallicus::{Line, Seat, Variant};
use serde_json::json;

use super::challenges::told;
use super::operator::writes;
use super::playing::seated;
use super::showing::{forges, shown_by};
use super::studies::{DECIDED, keep, kept_review};
use super::time::{DAY, HOUR, seated_with, unsaved};
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons, read};

/// The first moves of the rated game, and their mirror image.
const MOVES: [&str; 5] = ["a1-c3", "d7-d5", "h1-f3", "b7-d5", "d1-d3"];
const MIRRORED: [&str; 5] = ["h1-f3", "e7-e5", "a1-c3", "g7-e5", "e1-e3"];

/// The short name of the game that a person has just brought in.
async fn imports(person: &Person, moves: &[&str]) -> String {
    let said = person.asks("game import", json!({ "moves": moves.join(" ") })).await;
    assert!(said.starts_with("Imported: **"), "{said}");
    said.rsplit("-# ").next().unwrap().to_owned()
}

story!(there_is_no_help_with_a_position_of_a_rated_game_by_any_door, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays_with(&bob, &MOVES[..4]).await;
    let rated = ann.game().await;
    let barred = format!(
        "This position is from your rated game {rated}, so I can't help with it until that game is over."
    );
    // Its moves brought in, as they are or mirrored, and with one move more.
    for moves in [&MOVES[..4], &MIRRORED[..4], &MOVES[..], &MIRRORED[..]] {
        for person in [world.ann(), world.bob()] {
            let name = imports(&person, moves).await;
            assert_eq!(person.presses("Review").await, barred);
            assert_eq!(person.asks("review", json!({ "game": name })).await, barred);
            assert_eq!(person.presses("Play on against Murus").await, barred);
            assert_eq!(
                person.asks("game continue", json!({ "game": name, "ply": 4 })).await,
                barred
            );
        }
    }
    // An unrated game that comes to the same position.
    let cleo = world.cleo();
    world
        .ann()
        .asks("challenge", json!({ "opponent": cleo.id.to_string(), "side": 0, "rated": false }))
        .await;
    cleo.presses("Accept").await;
    let thread = world.sandbox.threads(cleo.channel).last().unwrap().0;
    let casual = ann.at(thread);
    let other = cleo.at(thread);
    casual.plays_with(&other, &MIRRORED[..4]).await;
    assert_eq!(casual.asks("hint", json!({})).await, barred);
    // What everybody plays is free, and so is everything to others.
    imports(&world.ann(), &MOVES[..3]).await;
    assert_ne!(world.ann().presses("Review").await, barred);
    imports(&cleo, &MOVES).await;
    assert_ne!(cleo.presses("Review").await, barred);
    // When the rated game is over, all of it is.
    ann.resigns().await;
    imports(&world.ann(), &MOVES).await;
    assert_ne!(world.ann().presses("Review").await, barred);
    world.end().await;
});

story!(murus_gives_no_help_by_playing_a_position_of_a_rated_game, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays_with(&bob, &MOVES[..4]).await;
    // A game against Murus that comes to her position by other moves, with Murus to move there.
    let name = imports(&world.ann(), &["h1-f3", "b7-d5", "a1-c3"]).await;
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    let options =
        json!({ "game": name, "ply": 3, "opponent": murus, "side": 1, "level": "Caesar" });
    let said = world.ann().asks("game continue", options).await;
    assert!(!said.contains("help with it"), "{said}");
    let thread = world.sandbox.threads(world.ann().channel).last().unwrap().0;
    let casual = ann.at(thread);
    // A seed with which the weakest level and the chosen one play otherwise there.
    let mut line = Line::new(Variant::STANDARD);
    for text in ["h1-f3", "b7-d5", "a1-c3", "d7-d5"] {
        line.play(line.read(text).unwrap()).unwrap();
    }
    let (position, before) = line.positions().split_last().unwrap();
    let plays = |level: &Level, seed| level.play(position, before, seed, &Stop::default());
    let caesar = Level::named("Caesar");
    let seed = (0..).find(|&seed| plays(&LEVELS[0], seed) != plays(caesar, seed)).unwrap();
    writes(&world.database.url, &format!("UPDATE chair SET seed = {seed} WHERE level IS NOT NULL"))
        .await;
    casual.plays("d7-d5").await;
    let rows = find::list_running_games(world.service.db(), UserId(ann.id)).await.unwrap();
    let row = rows.into_iter().find(|row| row.game.lone_player().is_some()).unwrap();
    assert_eq!(row.game.line().plies(), 5, "Murus has moved");
    assert_eq!(row.game.line().positions()[..5], *line.positions());
    let weakest = plays(&LEVELS[0], seed);
    assert_eq!(row.game.line().moves().last(), weakest);
    world.end().await;
});

/// Nobody's rating moved in the game that ended, and its last board says why.
async fn moved_nobody(world: &World, ann: &Person) {
    let end = told(world, &read(&ann.newest()));
    assert!(end.contains("Casual: a player has left this game's server."), "{end}");
    for person in [world.ann(), world.bob(), world.cleo()] {
        let profile = world.ann().asks("profile", json!({ "person": person.id.to_string() })).await;
        assert!(profile.contains("No rated games yet."), "{profile}");
    }
}

story!(who_is_removed_from_a_server_loses_no_rating_by_the_clock, |world| async move {
    let (ann, bob) = seated_with(&world, 2).await;
    unsaved(&[&ann, &bob]).await;
    ann.plays_with(&bob, &MOVES[..5]).await;
    // What the bot knew of him before he was removed is not what counts.
    ann.asks("leaderboard", json!({})).await;
    world.advance(DAY - HOUR / 60).await;
    world.sandbox.leave(bob.id);
    world.advance(HOUR).await;
    assert!(
        told(&world, &ann.newest().content).starts_with("@Bob ran out of time after"),
        "{}",
        ann.newest().content
    );
    moved_nobody(&world, &ann).await;
    world.end().await;
});

story!(who_is_removed_from_a_server_loses_no_rating_by_a_claim, |world| async move {
    let (ann, bob) = seated_with(&world, 2).await;
    ann.plays_with(&bob, &MOVES[..5]).await;
    world.advance(DAY - HOUR).await;
    for hours in [25, 49, 49] {
        world.advance(hours * HOUR).await;
    }
    world.sandbox.leave(bob.id);
    ann.presses("Claim the game…").await;
    // Discord does not say whether he is there, so nothing ends.
    let fault = json!({ "method": "GET", "path": format!("members/{}", bob.id), "fault": { "status": 500 } });
    world.sandbox.misbehave(serde_json::from_value(fault).unwrap());
    let said = ann.presses("Yes, claim it").await;
    assert!(said.starts_with("Discord didn't answer in time"), "{said}");
    ann.presses("Claim the game…").await;
    ann.presses("Yes, claim it").await;
    moved_nobody(&world, &ann).await;
    world.end().await;
});

story!(who_stays_in_the_server_loses_by_the_clock_once_discord_has_said_so, |world| async move {
    let (ann, bob) = seated_with(&world, 2).await;
    unsaved(&[&ann, &bob]).await;
    ann.plays_with(&bob, &MOVES[..5]).await;
    let fault = json!({ "method": "GET", "path": format!("members/{}", bob.id), "fault": { "status": 503 } });
    world.sandbox.misbehave(serde_json::from_value(fault).unwrap());
    world.advance(DAY + HOUR).await;
    assert!(!ann.newest().content.contains("ran out of time"), "{}", ann.newest().content);
    let late = bob.plays("c7-c5").await;
    assert!(late.starts_with("Your time is up"), "nobody gains time by it: {late}");
    world.advance(HOUR / 60).await;
    assert!(
        told(&world, &ann.newest().content).starts_with("@Bob ran out of time after"),
        "{}",
        ann.newest().content
    );
    let profile = world.ann().asks("profile", json!({})).await;
    assert!(!profile.contains("No rated games yet."), "{profile}");
    world.end().await;
});

/// A moderator ends or annuls the newest game, and is told that others decide about it.
async fn judges(mona: &Person, act: usize) {
    let said = mona.asks("server moderate", json!({ "act": act, "game": mona.game().await })).await;
    assert_eq!(said, "You're a player in this game. Please ask another moderator to handle it.");
}

story!(moderators_judge_no_game_of_their_own, |world| async move {
    let channel = world.ann().channel;
    let newest = || world.sandbox.threads(channel).last().unwrap().0;
    let ann = world.ann();
    let mona = world.person("Mona");
    let begin = async || {
        ann.asks("challenge", json!({ "opponent": mona.id.to_string(), "side": 0 })).await;
        mona.presses("Accept").await;
        (ann.at(newest()), mona.at(newest()))
    };
    // Her own, while it runs and when it is over.
    let (one, two) = begin().await;
    one.plays_with(&two, &MOVES[..4]).await;
    judges(&two, 0).await;
    two.resigns().await;
    judges(&two, 1).await;
    // One that she left to another person.
    let (one, two) = begin().await;
    one.plays_with(&two, &MOVES[..4]).await;
    world.sandbox.leave(mona.id);
    assert!(
        world
            .cleo()
            .at(one.channel)
            .asks("game adopt", json!({}))
            .await
            .starts_with("The seat is yours.")
    );
    world.sandbox.come_back(mona.id);
    judges(&two, 0).await;
    world.cleo().at(one.channel).resigns().await;
    judges(&two, 1).await;
    // One in which she took a seat over.
    world
        .ann()
        .asks("challenge", json!({ "opponent": world.bob().id.to_string(), "side": 0 }))
        .await;
    world.bob().presses("Accept").await;
    let one = ann.at(newest());
    let two = world.bob().at(newest());
    let three = mona.at(newest());
    one.plays_with(&two, &MOVES[..4]).await;
    world.sandbox.leave(two.id);
    assert!(three.asks("game adopt", json!({})).await.starts_with("The seat is yours."));
    judges(&three, 0).await;
    three.resigns().await;
    judges(&three, 1).await;
    world.end().await;
});

story!(a_third_person_gets_and_shows_no_help_for_a_rated_game, |world| async move {
    let (ann, bob) = seated(&world).await;
    let moves: Vec<&str> = DECIDED.split_whitespace().collect();
    ann.plays_with(&bob, moves[..28].iter().copied()).await;
    // Cleo brings the moves in, with more, and reviews them.
    let cleo = world.cleo();
    imports(&cleo, &moves).await;
    let wins = [(28, Seat::Romans, 9), (29, Seat::Gauls, 3)];
    let name = keep(&world, &kept_review(Variant::STANDARD, DECIDED, &wins)).await;
    cleo.presses("Review").await;
    let said = read(&cleo.page());
    assert!(
        said.contains("I left out 5 positions, because I can't help with them right now."),
        "{said}"
    );
    assert!(!said.contains("d3-f5") && !said.contains("turned this game"), "{said}");
    let review = cleo.page();
    assert!(
        !cleo
            .labels()
            .iter()
            .any(|label| ["Turning point", "See the win"].contains(&label.as_str()))
    );
    // What forged ids ask for is not there either, and nothing of it is shown.
    let key = review_key(&review);
    for what in ["lesson", "moment:28", "forced:28..", "forced:29.."] {
        let act = Act::Forge {
            message: review.id.clone(),
            custom_id: format!("1:{key}:0:{what}"),
            values: None,
        };
        let said = cleo.words(cleo.sandbox.act(cleo.id, act).await.unwrap());
        assert!(!said.contains("d3-f5"), "{what}: {said}");
    }
    for what in [format!("turning.{key}"), format!("win.{key}.28."), format!("win.{key}.29.")] {
        let said = forges(&cleo, &review, &what).await;
        assert!(!said.starts_with("Shown") && shown_by(&ann).is_empty(), "{what}: {said}");
    }
    assert!(
        forges(&cleo, &review, &format!("turning.{key}"))
            .await
            .starts_with("A position in this game is close")
    );
    // Murus does not continue from there.
    let barred =
        "This position is in a running rated game, or soon could be, so I can't help with it.";
    for ply in [28, 29, 30] {
        assert_eq!(cleo.asks("game continue", json!({ "game": name, "ply": ply })).await, barred);
    }
    // When the rated game is over, all of it is there.
    ann.resigns().await;
    cleo.asks("review", json!({ "game": name })).await;
    let said = read(&cleo.page());
    assert!(
        said.contains("15. d3-f5 (makes a tower on e4) was better.") && !said.contains("left out"),
        "{said}"
    );
    world.end().await;
});

/// The key of the game that a page is about.
fn review_key(page: &MessageView) -> String {
    let id = buttons(page).into_iter().find(|(label, _)| label == "Step through").unwrap().1;
    id.split(':').nth(1).unwrap().to_owned()
}
