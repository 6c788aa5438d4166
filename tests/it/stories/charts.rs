//! Charts of play: a rating from game to game, first moves, the weeks of a server, and missed wins.

use murus::store::{self, Db};
use serde_json::json;

use super::challenges::told;
use super::time::DAY;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons, read};

/// The description of the newest picture that a person sees.
fn pictured(person: &Person) -> String {
    let seen = person.sees();
    let file = seen.last().and_then(|message| message.files.first()).expect("there is a picture");
    assert!(file.bytes.starts_with(b"\x89PNG"), "{}", file.name);
    file.description.clone().unwrap()
}

/// A game of a few moves that a person resigns.
pub async fn played(world: &World, [one, other]: [&Person; 2], moves: [&str; 4], loser: &Person) {
    one.challenges(other).await;
    other.presses("Accept").await;
    let thread = world.sandbox.threads(one.channel).last().unwrap().0;
    for (n, text) in moves.into_iter().enumerate() {
        let said = [one, other][n % 2].at(thread).plays(text).await;
        assert!(said.starts_with("You played"), "{said}");
    }
    loser.at(thread).presses("More").await;
    loser.at(thread).presses("Resign…").await;
    loser.at(thread).presses("Yes, I resign").await;
}

pub const USUAL: [&str; 4] = ["a1-c3", "d7-d5", "h1-f3", "b7-d5"];
const OTHER: [&str; 4] = ["h1-f3", "d7-d5", "a1-c3", "b7-d5"];

story!(a_rating_is_shown_from_game_to_game_with_its_pauses, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    for _ in 0..2 {
        played(&world, [&ann, &bob], USUAL, &bob).await;
        ann.asks("profile", json!({})).await;
        assert!(ann.sees().last().unwrap().files.is_empty(), "two games make no curve");
    }
    world.advance(100 * DAY).await;
    played(&world, [&ann, &bob], USUAL, &ann).await;
    ann.asks("profile", json!({})).await;
    let alt = pictured(&ann);
    assert!(
        alt.starts_with(
            "A curve of the rating over 3 rated games: from 1500 it rises to 1573 by 1 June"
        ),
        "{alt}"
    );
    assert!(alt.contains("falls to 1") && alt.contains(" by 9 September 2026."), "{alt}");
    assert!(alt.ends_with(" No rated game from 1 June 2026 to 9 September 2026."), "{alt}");
    ann.speaks("de").await;
    ann.asks("profile", json!({})).await;
    let alt = pictured(&ann);
    assert!(alt.contains("steigt sie bis 1. Juni 2026 auf 1573"), "{alt}");
    assert!(
        alt.ends_with("Vom 1. Juni 2026 bis zum 9. September 2026 keine gewertete Partie."),
        "{alt}"
    );
    world.end().await;
});

story!(enough_games_make_a_tree_of_first_moves, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let labels = |person: &Person| {
        let last = person.sees().pop().unwrap();
        buttons(&last).into_iter().map(|(label, _)| label).collect::<Vec<_>>()
    };
    ann.asks("profile", json!({})).await;
    assert!(labels(&ann).is_empty(), "an empty profile has no first moves, and nothing to show");
    played(&world, [&ann, &bob], USUAL, &bob).await;
    ann.asks("profile", json!({})).await;
    assert_eq!(labels(&ann), ["First moves", "Show here"]);
    let few =
        "A tree of first moves needs five finished games of one variant. There is one so far.";
    assert_eq!(ann.presses("First moves").await, few);
    for (moves, loser) in [(USUAL, &bob), (USUAL, &ann), (OTHER, &bob)] {
        played(&world, [&ann, &bob], moves, loser).await;
    }
    played(&world, [&bob, &ann], USUAL, &bob).await;
    // Another person looks at them in private.
    let cleo = world.cleo();
    cleo.asks("profile", json!({ "person": ann.id.to_string() })).await;
    cleo.presses("First moves").await;
    let shown = cleo.sees().pop().unwrap();
    assert!(shown.whisper);
    assert_eq!(
        told(&world, &read(&shown)),
        "First moves of @Ann · Standard\n\
         As Romans, 4 games: 3 won, 0 drawn, 1 lost. Most often `1. a1-c3 d7-d5 2. h1-f3`.\n\
         As Gauls, one game: 1 won, 0 drawn, 0 lost. Most often `1. a1-c3 d7-d5 2. h1-f3`."
    );
    let alt = pictured(&cleo);
    assert!(alt.starts_with("A tree of first moves. As Romans, 4 games: 3 won"), "{alt}");
    assert!(
        alt.contains("a1-c3 in 3 games: 2 won, 0 drawn, 1 lost. h1-f3 in one game: 1 won"),
        "{alt}"
    );
    cleo.speaks("de").await;
    cleo.presses("First moves").await;
    assert!(
        read(&cleo.sees().pop().unwrap())
            .contains("Als Römer, 4 Partien: 3 gewonnen, 0 remis, 1 verloren.")
    );
    world.end().await;
});

story!(a_server_s_weeks_are_shown_in_that_server, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    played(&world, [&ann, &bob], USUAL, &bob).await;
    world.advance(14 * DAY).await;
    played(&world, [&ann, &bob], USUAL, &bob).await;
    bob.challenges(&ann).await;
    ann.sets(&["set:notify=direct"]).await;
    ann.presses("Accept").await;
    let thread = world.sandbox.threads(bob.channel).last().unwrap().0;
    bob.at(thread).plays("a1-c3").await;
    assert!(ann.asks("statistics", json!({})).await.contains("2 games, "));
    let alt = pictured(&ann);
    assert!(
        alt.starts_with("A bar chart of this server's games over 26 weeks: 3 started, 2 ended."),
        "{alt}"
    );
    assert!(alt.ends_with("up to 2 in the week of 15 June 2026."), "{alt}");
    bob.speaks("de").await;
    bob.asks("statistics", json!({})).await;
    let alt = pictured(&bob);
    assert!(
        alt.starts_with(
            "Die Partien dieses Servers in 26 Wochen, als Balken: 3 begonnen, 2 beendet."
        ),
        "{alt}"
    );
    // In direct messages there is no server to ask about.
    let direct = ann.at(world.sandbox.direct(ann.id).unwrap());
    assert!(direct.asks("statistics", json!({})).await.contains("2 games, "));
    assert!(direct.sees().last().unwrap().files.is_empty());
    // The running game runs out of time at once on the hand-set clock, and no game follows.
    world.advance(300 * DAY).await;
    world.advance(300 * DAY).await;
    let said = ann.asks("statistics", json!({})).await;
    assert!(said.contains("No games started or ended here in the last 26 weeks."), "{said}");
    assert!(ann.sees().last().unwrap().files.is_empty());
    world.end().await;
});

story!(a_review_marks_the_wins_that_were_missed, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    played(&world, [&ann, &bob], USUAL, &ann).await;
    let ann = ann.at(world.thread());
    // The review of a game in which Ann misses a win with her second move.
    let review = json!({
        "romans": [0.5, 0.5, 1.0, 0.6, 0.0],
        "win_in": [null, null, 3, null, null],
        "best": ["a1-c3", "d7-d5", "d1-d3", "b7-d5", ""],
    });
    let db = Db::connect(&world.database.url).await.unwrap();
    let mut tx = db.begin().await.unwrap();
    let game = store::listings::by_name(&mut tx, &ann.game().await).await.unwrap().unwrap();
    store::reviews::ask_for_review(&mut tx, game, None, world.clock.now()).await.unwrap();
    assert!(store::reviews::finish_review(&mut tx, game, &review.to_string()).await.unwrap());
    tx.commit().await.unwrap();
    let said = ann.asks("review", json!({})).await;
    assert!(said.contains("2. h1-f3 missed a win: 2. d1-d3 wins within 2 moves."), "{said}");
    let alt = pictured(&ann);
    assert!(alt.ends_with(" A win was missed with 2. h1-f3."), "{alt}");
    world.end().await;
});
