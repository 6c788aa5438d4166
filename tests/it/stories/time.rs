//! Deadlines, and games without a move.

use std::time::Duration;

use expect_test::expect;
use serde_json::json;

use super::challenges::told;
use super::playing::seated;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, read};

pub const HOUR: Duration = Duration::from_secs(60 * 60);
pub const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// Ann and Bob in the thread of a game with this time control; Ann is the Romans.
pub async fn seated_with(world: &World, time: usize) -> (Person, Person) {
    let ann = world.ann();
    let bob = world.bob();
    let options = json!({ "opponent": bob.id.to_string(), "side": 0, "time": time, "rated": true });
    ann.asks("challenge", options).await;
    bob.presses("Accept").await;
    let thread = world.thread();
    (ann.at(thread), bob.at(thread))
}

/// Seats two people in an unrated game without a clock.
async fn unrated_without_a_clock(world: &World) -> (Person, Person) {
    let ann = world.ann();
    let bob = world.bob();
    ann.asks(
        "challenge",
        json!({ "opponent": bob.id.to_string(), "side": 0, "time": 8, "rated": false }),
    )
    .await;
    bob.presses("Accept").await;
    let thread = world.thread();
    (ann.at(thread), bob.at(thread))
}

/// These people turn automatic vacations off.
pub async fn unsaved(people: &[&Person]) {
    for person in people {
        let said = person.sets(&["vacation", "set-to:saved.off"]).await;
        assert!(
            said.contains("✓ Use vacation days when time runs out (up to a week a game): **off**"),
            "{said}"
        );
    }
}

/// The deadline on the newest board, in seconds since 1970.
pub fn deadline(person: &Person) -> i64 {
    let content = person.newest().content;
    let shown = content
        .split("Time runs out <t:")
        .nth(1)
        .unwrap_or_else(|| panic!("no deadline in {content}"));
    shown.split(':').next().unwrap().parse().unwrap()
}

story!(a_stock_of_days_shrinks_and_grows_and_ends_the_game, |mut world| async move {
    let (ann, bob) = seated(&world).await;
    unsaved(&[&ann, &bob]).await;
    let posted = world.ann().reads();
    assert!(posted.contains("3 days to start, +1 day per move (max. 5)."), "{posted}");
    let start = deadline(&ann);
    world.advance(DAY).await;
    ann.plays("a1-c3").await;
    let bobs = deadline(&bob);
    assert_eq!(bobs - start, 24 * 60 * 60, "Bob has his three days from now");
    world.advance(2 * DAY + 23 * HOUR).await;
    assert!(bob.asks("games", json!({})).await.contains(&format!("due <t:{bobs}:R>")));
    bob.plays("d7-d5").await;
    // Ann has two days left, and one more for her move.
    assert_eq!(deadline(&ann) - bobs, 3 * 24 * 60 * 60 - 60 * 60);
    ann.plays("h1-f3").await;
    // Bob has an hour left, and a day more for his move.
    world.restart().await;
    world.advance(DAY + HOUR - Duration::from_secs(1)).await;
    assert!(bob.newest().content.contains("your time is nearly up"), "there is a second left");
    let pings = (ann.pings() + 1, bob.pings());
    world.advance(Duration::from_secs(1)).await;
    assert_eq!((ann.pings(), bob.pings()), pings, "Ann is asked what happens");
    world.advance(DAY).await;
    expect!["@Bob ran out of time after 2 moves. @Ann wins."]
        .assert_eq(&told(&world, &ann.newest().content));
    assert_eq!((ann.pings(), bob.pings()), (pings.0 + 1, pings.1 + 1), "both learn it, once");
    world.advance(30 * DAY).await;
    assert_eq!((ann.pings(), bob.pings()), (pings.0 + 1, pings.1 + 1), "and that is all");
    world.end().await;
});

story!(a_game_that_one_side_never_began_is_cancelled, |world| async move {
    let (ann, bob) = seated_with(&world, 3).await;
    unsaved(&[&ann, &bob]).await;
    assert!(world.ann().reads().contains("2 days per move."));
    ann.plays("a1-c3").await;
    world.advance(2 * DAY).await;
    assert_eq!(
        told(&world, &bob.newest().content),
        "The game was called off: @Bob didn't make a first move in time.\n-# @Ann"
    );
    assert!(ann.asks("games", json!({})).await.starts_with("You have no game"));
    world.end().await;
});

story!(without_a_clock_a_month_of_silence_ends_a_game, |world| async move {
    let (ann, bob) = unrated_without_a_clock(&world).await;
    unsaved(&[&ann, &bob]).await;
    assert!(world.ann().reads().contains("No clock."));
    for (person, text) in [(&ann, "a1-c3"), (&bob, "d7-d5"), (&ann, "h1-f3")] {
        world.advance(29 * DAY).await;
        person.plays(text).await;
        assert!(!bob.newest().content.contains("Time runs out"));
    }
    world.advance(29 * DAY).await;
    let call = told(&world, &bob.newest().content);
    let end = world.clock.now().as_secs() + 86400;
    let said = format!(
        "@Bob, it's been your move for a long time · vs @Ann · called off <t:{end}:R> if nobody moves"
    );
    assert!(call.starts_with(&said), "{call}");
    world.advance(DAY).await;
    assert_eq!(
        told(&world, &bob.newest().content),
        "The game was called off: @Bob didn't move for 30 days.\n-# @Ann"
    );
    world.end().await;
});

story!(a_rated_game_without_a_clock_that_nobody_moves_is_lost, |world| async move {
    let (ann, bob) = seated_with(&world, 8).await;
    for (ply, text) in super::playing::annotated()[..20].iter().enumerate() {
        [&ann, &bob][ply % 2].plays(text).await;
    }
    world.advance(29 * DAY).await;
    let call = told(&world, &ann.newest().content);
    let end = world.clock.now().as_secs() + 86400;
    let said = format!(
        "@Ann, it's been your move for a long time · vs @Bob · lost <t:{end}:R> if nobody moves"
    );
    assert!(call.starts_with(&said), "{call}");
    assert!(!call.contains("acation days"), "{call}");
    world.advance(DAY).await;
    let end = told(&world, &read(&bob.newest()));
    assert!(end.starts_with("@Ann ran out of time after 10 moves. @Bob wins."), "{end}");
    bob.presses("More").await;
    let why = told(&world, &bob.presses("Ratings").await);
    assert!(why.contains("@Bob: 1500? ± 350") && why.contains("now 1541?"), "{why}");
    world.end().await;
});

story!(a_rated_game_without_a_clock_that_one_side_never_began_is_cancelled, |world| async move {
    let (ann, bob) = seated_with(&world, 8).await;
    ann.plays("a1-c3").await;
    world.advance(30 * DAY).await;
    let end = told(&world, &bob.newest().content);
    assert!(end.starts_with("The game was called off:"), "{end}");
    world.end().await;
});

story!(a_rematch_keeps_the_clock_and_the_opponent_needs_none, |world| async move {
    let (ann, bob) = seated_with(&world, 1).await;
    unsaved(&[&ann, &bob]).await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    ann.presses("More").await;
    ann.presses("Resign…").await;
    ann.presses("Yes, I resign").await;
    ann.presses("Rematch").await;
    let asked = bob.reads();
    assert!(asked.contains("7 days to start, +2 days per move (max. 14)."), "{asked}");
    ann.presses("Withdraw").await;
    let cleo = world.cleo();
    world
        .ann()
        .asks("challenge", json!({ "opponent": cleo.id.to_string(), "side": 1, "time": 2 }))
        .await;
    cleo.presses("Accept").await;
    let thread = world.sandbox.threads(ann.channel.min(world.ann().channel)).last().unwrap().0;
    cleo.at(thread).plays("a1-c3").await;
    let ann = world.ann().at(thread);
    assert!(deadline(&ann) > 0, "it is Ann's turn after the opponent's move, and her clock runs");
    world.advance(DAY).await;
    assert_eq!(
        told(&world, &ann.newest().content),
        "The game was called off: @Ann didn't make a first move in time.\n-# @Cleo",
        "she never began"
    );
    world.end().await;
});

story!(of_three_players_one_runs_out_of_time_and_play_goes_on, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let cleo = world.cleo();
    unsaved(&[&ann, &bob, &cleo]).await;
    ann.asks("challenge", json!({ "variant": "Three players", "side": 0, "time": 2 })).await;
    bob.presses("Join").await;
    cleo.presses("Join").await;
    let thread = world.thread();
    let seats = [ann.at(thread), bob.at(thread), cleo.at(thread)];
    let mut mover = 0;
    // All three move once. The player to move then stays away for a day.
    for _ in 0..3 {
        let moves = seats[mover].completes("move", "move", "").await;
        seats[mover].plays(&moves[0]).await;
        mover = (mover + 1) % 3;
    }
    world.advance(DAY).await;
    let news = told(&world, &ann.at(thread).newest().content);
    assert!(news.contains("ran out of time and is out. Their stones stay."), "{news}");
    assert!(news.contains("your move"), "{news}");
    world.advance(DAY).await;
    let end = told(&world, &ann.at(thread).newest().content);
    assert!(end.contains("is the last one left"), "{end}");
    world.end().await;
});
