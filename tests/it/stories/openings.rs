//! Openings: what is known of the moves from a position, and where a game left it.

use discord_sandbox::Act;
use expect_test::expect;
use murus_gallicus::{Line, Variant};
use murus_lessons::{Continuation, OpeningPlace, self_play};
use reqwest::StatusCode;
use serde_json::json;

use super::playing::{annotated, seated};
use super::servers::mona;
use super::studies::{DECIDED, keep, kept_review};
use crate::story;
use crate::support::World;
use crate::support::browser::Browser;
use crate::support::person::{Person, read};

/// The plies after which a game that is given up counts.
const LONG: usize = 12;

/// A variant of which no self-play is shipped: only games here are known.
const HERE: &str = "escape+houdini";

/// Two people play so many plies of the annotated game in that variant, and the first one resigns.
async fn resigned(world: &World, one: &Person, other: &Person, plies: usize) -> Person {
    one.asks("challenge", json!({ "opponent": other.id.to_string(), "side": 0, "variant": HERE }))
        .await;
    other.presses("Accept").await;
    let thread = world.sandbox.threads(world.ann().channel).last().unwrap().0;
    let one = one.at(thread);
    let other = other.at(thread);
    one.plays_with(&other, annotated().iter().take(plies)).await;
    one.resigns().await;
    one
}

/// Returns Cleo's page of the first moves of that variant, from the third line on.
async fn known(world: &World) -> String {
    let said = world.cleo().asks("learn opening", json!({ "variant": HERE })).await;
    assert!(said.starts_with("**Openings** · Escape · Houdini\n"), "{said}");
    said.lines().skip(1).collect::<Vec<_>>().join("\n")
}

/// A line of the standard game.
fn line(moves: &[&str]) -> Line {
    let mut line = Line::new(Variant::STANDARD);
    moves.iter().for_each(|text| line.play(line.read(text).unwrap()).unwrap());
    line
}

/// The moves that self-play knows from the end of a line, the most frequent first.
fn shipped(line: &Line) -> Vec<String> {
    let place = OpeningPlace::of(line);
    let known = Continuation::of(&place, self_play(Variant::STANDARD, &place).to_vec());
    known.iter().map(|one| line.position().write(one.played).to_string()).collect()
}

const NOTHING: &str = "I don't know any games that went on from here.";

story!(first_moves_of_games_here_count_until_the_result_is_taken_back, |mut world| async move {
    let ann = world.ann();
    let bob = world.bob();
    assert_eq!(known(&world).await, NOTHING);
    resigned(&world, &ann, &bob, LONG - 1).await;
    assert_eq!(known(&world).await, NOTHING, "it was given up before it was an opening");
    let there = resigned(&world, &ann, &bob, LONG).await;
    resigned(&world, &bob, &ann, LONG).await;
    world.restart().await;
    expect![[r#"
        2 games went on from this position. I count games played here and games of Murus against itself:
        `a1-c3` · 2 games, 0% of the points · people"#]]
    .assert_eq(&known(&world).await);
    let said = mona(&world).at(there.channel).asks("server moderate", json!({ "act": 1 })).await;
    assert!(said.contains("is annulled."), "{said}");
    expect![[r#"
        One game went on from this position. I count games played here and games of Murus against itself:
        `a1-c3` · 1 game, 0% of the points · people"#]]
    .assert_eq(&known(&world).await);
    world.end().await;
});

story!(first_moves_of_private_games_are_not_counted, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    ann.sets(&["my-data", "set:sharing=private"]).await;
    resigned(&world, &ann, &bob, LONG).await;
    ann.sets(&["my-data", "set:sharing=link"]).await;
    assert_eq!(known(&world).await, NOTHING, "what was private stays so");
    mona(&world).walks("server settings", &["server-themes", "server-switch:pages.off"]).await;
    resigned(&world, &ann, &bob, LONG).await;
    assert_eq!(known(&world).await, NOTHING);
    mona(&world).walks("server settings", &["server-themes", "server-switch:pages.on"]).await;
    resigned(&world, &ann, &bob, LONG).await;
    assert!(known(&world).await.starts_with("One game"));
    world.end().await;
});

story!(an_opening_is_walked_through_by_presses, |mut world| async move {
    let ann = world.ann();
    let first = shipped(&line(&[]));
    let said = ann.asks("learn opening", json!({})).await;
    assert!(
        said.starts_with("**Openings** · Standard\n")
            && said.contains(" games went on from this position."),
        "{said}"
    );
    assert_eq!(ann.labels()[..10], first[..10], "the most frequent first");
    let said = ann.presses(&first[0]).await;
    assert!(said.contains(&format!("-# 1. {}\n", first[0])), "{said}");
    assert_eq!(ann.page().files.len(), 1, "with its picture");
    world.restart().await;
    let ann = world.ann();
    let second = shipped(&line(&[&first[0]]));
    let said = ann.presses(&second[0]).await;
    assert!(said.contains(&format!("-# 1. {} {}\n", first[0], second[0])), "{said}");
    assert!(ann.presses("Back").await.contains(&format!("-# 1. {}\n", first[0])));
    ann.presses(&second[1]).await;
    let said = ann.presses("To the start").await;
    assert!(said.contains(&format!("`{}` · ", first[0])), "{said}");
    ann.speaks("de").await;
    assert!(ann.asks("learn opening", json!({})).await.starts_with("**Eröffnungen** · "));
    ann.speaks("en-US").await;
    // A game for four, a balanced one, an unknown one, and buttons that were made up.
    let none = "I have no openings for this variant.";
    for variant in ["escape@8x8-four", "balanced"] {
        assert!(ann.asks("learn opening", json!({ "variant": variant })).await.starts_with(none));
    }
    assert!(ann.asks("learn opening", json!({ "variant": "chess" })).await.contains("chess"));
    ann.asks("learn opening", json!({})).await;
    let message = ann.page().id;
    let forges = async |at: &str| {
        let custom_id = format!("1:0:0:opening-at:{at}");
        let act = Act::Forge { message: message.clone(), custom_id, values: None };
        ann.words(ann.sandbox.act(ann.id, act).await.unwrap())
    };
    for at in ["standard.zz", "standard.0", "nothing.", "standard", "standard.00zz"] {
        assert_eq!(
            forges(at).await,
            "I don't know this button. `/games` lists your games.",
            "{at}"
        );
    }
    assert!(forges("balanced.").await.starts_with(none));
    assert!(forges("standard.00").await.starts_with("**Openings** · "));
    world.end().await;
});

story!(no_opening_helps_in_a_rated_game_that_runs, |mut world| async move {
    let browser = world.open_pages().await;
    let (ann, bob) = seated(&world).await;
    let mut moves: Vec<String> = Vec::new();
    for n in 0..4 {
        let known = shipped(&line(&moves.iter().map(String::as_str).collect::<Vec<_>>()));
        [&ann, &bob][n % 2].plays(&known[0]).await;
        moves.push(known[0].clone());
    }
    let walks = async |person: &Person| {
        person.asks("learn opening", json!({})).await;
        let mut said = String::new();
        for text in &moves {
            said = person.presses(text).await;
        }
        said
    };
    let page =
        async |browser: &Browser| browser.opens(&format!("/board?m={}", moves.join(";"))).await;
    assert!(walks(&world.ann()).await.starts_with("This position is from your rated game "));
    let shown = page(&browser).await;
    assert_eq!((shown.status, shown.text.contains("Openings")), (StatusCode::OK, false));
    assert!(walks(&world.cleo()).await.starts_with("**Openings** · "), "it is not Cleo's game");
    ann.resigns().await;
    assert!(walks(&world.ann()).await.starts_with("**Openings** · "));
    assert!(page(&browser).await.text.contains("Openings"));
    world.end().await;
});

story!(a_review_says_where_a_game_left_the_openings, |mut world| async move {
    let browser = world.open_pages().await;
    let cleo = world.cleo();
    cleo.asks("game import", json!({ "moves": DECIDED })).await;
    keep(&world, &kept_review(Variant::STANDARD, DECIDED, &[])).await;
    let said = cleo.presses("Review").await;
    let left =
        said.lines().find(|line| line.starts_with("**The opening:** ")).expect("it left them");
    let moves: Vec<&str> = DECIDED.split_whitespace().collect();
    let made = (0..LONG)
        .find(|&ply| left.contains(&line(&moves).numbered_move(ply)))
        .expect("a move of it");
    assert!(!shipped(&line(&moves[..made])).is_empty(), "others came there");
    let said = cleo.presses("Opening").await;
    assert!(said.starts_with("**Openings** · Standard\n"), "{said}");
    assert!(read(&cleo.page()).contains(moves[made - 1]), "at the position that it left");
    // The board on the web leads on from the same position.
    let page = browser.opens(&format!("/board?m={}", moves[..made].join(";"))).await.text;
    let next = &shipped(&line(&moves[..made]))[0];
    assert!(page.contains(&format!("{};{next}\"", moves[..made].join(";"))), "{page}");
    world.end().await;
});

story!(a_game_on_the_usual_way_leaves_no_opening, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    resigned(&world, &ann, &bob, LONG).await;
    let there = resigned(&world, &ann, &bob, LONG).await;
    let moves = annotated()[..LONG].join(" ");
    keep(&world, &kept_review(HERE.parse().unwrap(), &moves, &[])).await;
    let said = there.presses("Review").await;
    assert!(said.starts_with("Review · ") && !said.contains("**The opening:**"), "{said}");
    world.end().await;
});
