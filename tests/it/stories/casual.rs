//! A person's first games with people are casual, and no first loss is told to everybody.

use serde_json::json;

use super::challenges::told;
use super::levels::running;
use super::operator::writes;
use super::playing::annotated;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, read};

/// A game of two people, without a word about ratings, up to a resignation. Returns the card of its
/// challenge.
async fn plays_one(world: &World, one: &Person, other: &Person) -> String {
    one.asks("challenge", json!({ "opponent": other.id.to_string(), "side": 0 })).await;
    let card = told(world, &one.reads());
    other.presses("Accept").await;
    ends_newest(world, one, other).await;
    card
}

/// The newest game ends, in which the first has the Romans.
async fn ends_newest(world: &World, one: &Person, other: &Person) {
    let thread = world.sandbox.threads(one.channel).last().unwrap().0;
    for (n, text) in annotated().iter().take(12).enumerate() {
        [one, other][n % 2].at(thread).plays(text).await;
    }
    one.at(thread).resigns().await;
}

story!(the_first_three_games_with_people_are_casual, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    // Games against Murus are no games with people.
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    for _ in 0..3 {
        ann.asks("challenge", json!({ "opponent": murus, "side": 0, "level": "Tiro" })).await;
        ann.at(world.sandbox.threads(ann.channel).last().unwrap().0).resigns().await;
    }
    for n in 0..3 {
        let card = plays_one(&world, &ann, &bob).await;
        assert!(card.contains(" Casual."), "{n}: {card}");
    }
    assert!(ann.asks("profile", json!({})).await.contains("No rated games yet."));
    // From then on it is as before, in a rematch of such a game as well.
    let there = ann.at(world.sandbox.threads(ann.channel).last().unwrap().0);
    there.presses("Rematch").await;
    assert!(there.reads().contains(" Rated."), "{}", there.reads());
    there.presses("Withdraw").await;
    let card = plays_one(&world, &ann, &bob).await;
    assert!(card.contains(" Rated."), "{card}");
    // One of two who is new is enough.
    let cleo = world.cleo();
    ann.asks("challenge", json!({ "opponent": cleo.id.to_string() })).await;
    assert!(ann.reads().contains(" Casual."), "{}", ann.reads());
    world.end().await;
});

story!(a_first_game_that_both_want_rated_counts_and_says_no_numbers, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let rated = json!({ "opponent": bob.id.to_string(), "side": 0, "rated": true });
    ann.asks("challenge", rated).await;
    assert!(ann.reads().contains(" Rated."), "{}", ann.reads());
    bob.presses("Accept").await;
    ends_newest(&world, &ann, &bob).await;
    let there = ann.at(world.thread());
    let end = told(&world, &read(&there.newest()));
    assert!(end.contains("Rated."), "{end}");
    for number in ["→", "1500", "(-", "(+", "13", "16"] {
        assert!(!end.contains(number), "{number}: {end}");
    }
    let channel = told(&world, &read(&ann.newest()));
    assert!(!channel.contains("1500") && !channel.contains('→'), "{channel}");
    // The change is behind a press, for its presser alone.
    there.presses("More").await;
    let said = there.presses("Ratings").await;
    assert!(said.contains("1500?") && there.page().whisper, "{said}");
    assert!(ann.asks("profile", json!({})).await.contains('?'), "a first rating is provisional");
    // What both chose holds for the rematch.
    there.presses("Rematch").await;
    assert!(there.reads().contains(" Rated."), "{}", there.reads());
    world.end().await;
});

story!(an_earlier_rated_game_chose_nothing_for_its_rematch, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    ann.challenges(&bob).await;
    bob.presses("Accept").await;
    ends_newest(&world, &ann, &bob).await;
    let first = world.thread();
    let cleo = world.cleo();
    ann.challenges(&cleo).await;
    // As the migration leaves the challenges of an earlier version: an open one keeps its terms.
    let migration = std::fs::read_to_string("migrations/0041_rating_chosen.sql").unwrap();
    let update = migration.split(';').find(|sql| sql.contains("UPDATE")).unwrap();
    writes(&world.database.url, update).await;
    cleo.presses("Accept").await;
    assert!(running(&world, &ann).await.pop().unwrap().game.terms.rated);
    let there = ann.at(first);
    there.presses("Rematch").await;
    assert!(there.reads().contains(" Casual."), "{}", there.reads());
    world.end().await;
});

story!(an_open_challenge_is_casual_if_a_newcomer_takes_it, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    for _ in 0..3 {
        plays_one(&world, &ann, &bob).await;
    }
    let unless = "Rated if you've both finished three games against people.";
    for (taker, how) in [(world.cleo(), " Casual."), (bob, " Rated.")] {
        ann.asks("challenge", json!({ "time": 2 })).await;
        assert!(ann.reads().contains(unless), "{}", ann.reads());
        taker.presses("Accept").await;
        assert!(ann.reads().contains(how), "{}", ann.reads());
        let row = running(&world, &ann).await.pop().unwrap();
        assert_eq!(row.game.terms.rated, how == " Rated.");
    }
    // Who chooses it says so, and everybody who takes it sees it.
    ann.asks("challenge", json!({ "rated": true })).await;
    assert!(ann.reads().contains(" Rated.") && !ann.reads().contains(unless), "{}", ann.reads());
    world.person("Dan").presses("Accept").await;
    assert!(running(&world, &ann).await.pop().unwrap().game.terms.rated);
    world.end().await;
});
