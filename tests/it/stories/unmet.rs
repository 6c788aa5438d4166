//! Plans that never came to pass: after the game their owner alone reads them.

use std::time::Duration;

use discord_sandbox::MessageView;
use expect_test::expect;
use murus_gallicus::{Line, Seat, Variant};
use serde_json::{Value, json};

use super::challenges::told;
use super::playing::seated;
use super::servers::mona;
use super::strangers::{forges, key};
use super::studies::{DECIDED, keep, kept_review};
use crate::story;
use crate::support::World;
use crate::support::browser::Browser;
use crate::support::person::{Person, read};

/// Returns the plans in the person's export.
async fn exported(person: &Person) -> Vec<Value> {
    person.sets(&["my-data", "export-data"]).await;
    let file = person.sees().last().unwrap().files[0].clone();
    let all: Value = serde_json::from_slice(&file.bytes).unwrap();
    all["rows"]["unmet_plans"].as_array().unwrap().clone()
}

/// Plans lines, which are kept.
async fn plans(person: &Person, lines: &str) {
    let said = person.asks("plan", json!({ "moves": lines })).await;
    assert!(said.starts_with("Saved."), "{said}");
}

/// Returns the public text of the channel.
fn public(person: &Person) -> String {
    let seen = person.sees().into_iter().filter(|message| !message.whisper);
    seen.map(|message: MessageView| read(&message)).collect::<Vec<_>>().join("\n")
}

/// Returns the page of a person's plans in a finished game.
async fn reads_plans(person: &Person, world: &World, name: &str) -> String {
    person.asks("help", json!({})).await;
    forges(person, world, key(world, name).await, "plans").await
}

story!(plans_that_never_came_to_pass_are_read_by_their_owner_alone, |mut world| async move {
    let (ann, bob) = seated(&world).await;
    let moves: Vec<&str> = DECIDED.split_whitespace().collect();
    ann.plays_with(&bob, &moves[..26]).await;
    // Both plan on, and the game goes otherwise at the turning point and just before it.
    ann.plays(moves[26]).await;
    plans(&ann, "b4-b2 a1xb2").await;
    bob.plays(moves[27]).await;
    plans(&bob, "d3-f5 d5-b7; a1-a3 e5-e7").await;
    ann.plays(moves[28]).await;
    world.restart().await;
    let ann = world.ann().at(ann.channel);
    let bob = world.bob().at(bob.channel);
    bob.plays(moves[29]).await;
    plans(&bob, "e4-e6 c3-e1").await;
    assert_eq!(exported(&bob).await.len(), 2, "what still waits is a plan");
    ann.plays(moves[30]).await;
    plans(&ann, "c3-e5 d3-b1").await;
    bob.plays(moves[31]).await;
    let name = keep(
        &world,
        &kept_review(Variant::STANDARD, DECIDED, &[(28, Seat::Romans, 9), (29, Seat::Gauls, 3)]),
    )
    .await;
    let review = json!({ "game": name });
    bob.asks("review", review.clone()).await;
    assert!(bob.labels().contains(&"Plans".to_owned()), "{:?}", bob.labels());
    let said = bob.presses("Turning point").await;
    expect![[r#"
        -# Key move 2 of 2
        Turning point: 15. d4-f4 (makes a tower on e4). 15. d3-f5 (makes a tower on e4) was better.
        15. d3-f5 wins within 5 moves, whatever the Gauls try.
        One way to continue: 15... d5-b7 16. e4-c2 e5-c7 17. c2-e4 c6-a4 18. a1-c1.
        After 15. d4-f4 the Gauls win within 2 moves, whatever the Romans try.
        This allows a siege tower: it breaks through next, and no single move blocks every way.
        You had planned: if `d3-f5` (makes a tower on e4), then `d5-b7` (makes a tower on c6). Played instead: 15. d4-f4.
        You had planned: if `a1-a3`, then `e5-e7`. Played instead: 15. d4-f4."#]].assert_eq(&said);
    let said = told(&world, &bob.presses("Plans").await);
    expect![[r#"
        **@Ann – @Bob**
        Your plans that never happened. Only you see them:
        1. if `d3-f5` (makes a tower on e4), then `d5-b7` (makes a tower on c6). Played instead: 15. d4-f4.
        2. if `a1-a3`, then `e5-e7`. Played instead: 15. d4-f4.
        3. if `e4-e6`, then `c3-e1` (breaks through on e1). Played instead: 16. a1-a3."#]]
    .assert_eq(&said);
    // Ann reads of hers, in her language, and nothing of his.
    ann.speaks("de").await;
    ann.asks("review", review.clone()).await;
    expect![[r#"
        -# Schlüsselzug 2 von 2
        Wendepunkt: 15. d4-f4 (baut einen Turm auf e4). Besser war 15. d3-f5 (baut einen Turm auf e4).
        15. d3-f5 gewinnt in höchstens 5 Zügen, was die Gallier auch versuchen.
        Es könnte weitergehen mit 15... d5-b7 16. e4-c2 e5-c7 17. c2-e4 c6-a4 18. a1-c1.
        Nach 15. d4-f4 gewinnen die Gallier in höchstens 2 Zügen, was die Römer auch versuchen.
        Das erlaubt einen Belagerungsturm: Er bricht als Nächstes durch, und kein einzelner Zug sperrt alle Wege.
        Dein Plan war: wenn `b4-b2`, dann `a1xb2` (schlägt die Mauer auf b2). Stattdessen kam 14... b4-d2."#]]
    .assert_eq(&ann.presses("Wendepunkt").await);
    expect![[r#"
        **@Ann – @Bob**
        Pläne, zu denen es nicht kam. Nur du siehst sie:
        1. wenn `b4-b2`, dann `a1xb2` (schlägt die Mauer auf b2). Stattdessen kam 14... b4-d2.
        2. wenn `c3-e5` (baut einen Turm auf d4), dann `d3-b1` (baut einen Turm auf c2). Stattdessen kam 16... c3-a1."#]].assert_eq(&told(&world, &ann.presses("Pläne").await));
    // An onlooker finds nothing, nor does anybody in what all see.
    let cleo = world.cleo().at(ann.channel);
    cleo.asks("review", review.clone()).await;
    assert!(!cleo.labels().contains(&"Plans".to_owned()), "{:?}", cleo.labels());
    assert!(!cleo.presses("Turning point").await.contains("planned"));
    assert!(!cleo.labels().contains(&"Plans".to_owned()), "{:?}", cleo.labels());
    assert_eq!(reads_plans(&cleo, &world, &name).await, "You're not playing in this game.");
    bob.asks("review", review.clone()).await;
    bob.presses("Turning point").await;
    bob.presses("Show here").await;
    assert!(!public(&cleo).contains("planned"), "{}", public(&cleo));
    let mut browser = world.open_pages().await;
    let stranger = Browser::at(&browser.base);
    let page = browser.comes_in(&bob.way_in().await).await.unwrap();
    let own = browser.opens(&page).await.text;
    assert!(own.contains(":plans\"") && !own.contains("d5-b7"), "{own}");
    assert!(!stranger.opens(&page).await.text.contains(":plans\""));
    // They leave with him, and hers stay.
    assert_eq!(exported(&bob).await[0]["moves"], "d3-f5 d5-b7");
    bob.sets(&["my-data", "forget-ask"]).await;
    assert_eq!(bob.presses("Yes, delete my data").await, "Your data is deleted.");
    assert_eq!(exported(&ann).await.len(), 2);
    world.end().await;
});

story!(a_move_taken_back_and_a_resignation_leave_true_plans, |world| async move {
    let (ann, bob) = seated(&world).await;
    plans(&bob, "a1-c3 d7-d5; b1-d3 c7-c5").await;
    world.advance(Duration::from_secs(1)).await;
    ann.plays("h1-f3").await;
    // She takes it back, and plays one of the moves that he had planned for.
    assert!(ann.asks("game takeback", json!({})).await.starts_with("You took"));
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    ann.plays("h1-f3").await;
    bob.plays("b7-d5").await;
    plans(&bob, "d1-d3 c7-c5").await;
    let name = bob.game().await;
    assert_eq!(exported(&bob).await.len(), 2);
    assert!(
        !bob.asks("plan", json!({})).await.contains("b1-d3"),
        "while it runs, only what waits is listed"
    );
    ann.resigns().await;
    expect![[r#"
        **@Ann – @Bob**
        Your plans that never happened. Only you see them:
        1. if `b1-d3`, then `c7-c5`. Played instead: 1. a1-c3.
        2. if `d1-d3`, then `c7-c5` (makes a tower on c6). The game ended first."#]]
    .assert_eq(&told(&world, &reads_plans(&bob, &world, &name).await));
    assert!(
        reads_plans(&ann, &world, &name).await.starts_with("This game is over"),
        "she planned nothing"
    );
    let mona = mona(&world);
    mona.at(ann.channel).asks("server moderate", json!({ "act": 1 })).await;
    assert!(
        reads_plans(&bob, &world, &name).await.contains("The game ended first."),
        "it was annulled"
    );
    world.end().await;
});

story!(plans_stay_with_who_made_them_when_seats_change_hands, |world| async move {
    let (ann, bob) = seated(&world).await;
    plans(&bob, "a1-c3 d7-d5").await;
    ann.plays("h1-f3").await;
    plans(&bob, "b7-d5 a1-c3 c7-c5").await;
    world.sandbox.leave(bob.id);
    let cleo = world.cleo().at(ann.channel);
    assert!(cleo.asks("game adopt", json!({})).await.starts_with("The seat is yours."));
    let name = cleo.game().await;
    cleo.plays("b7-d5").await;
    ann.resigns().await;
    let said = reads_plans(&cleo, &world, &name).await;
    assert!(said.starts_with("This game is over"), "they are not hers: {said}");
    // Who swaps sides answers no move, and a plan for the other side's turn is gone.
    let ann = world.ann();
    let bob = world.person("Dan");
    ann.asks("challenge", json!({ "opponent": bob.id.to_string(), "balanced": true, "side": 0 }))
        .await;
    bob.presses("Accept").await;
    let thread = world.sandbox.threads(ann.channel).last().unwrap().0;
    let ann = ann.at(thread);
    let bob = bob.at(thread);
    ann.plays("d1-b2,g2").await;
    plans(&ann, "c7-b6,d6 a1-a3").await;
    let name = ann.game().await;
    assert!(bob.plays("swap").await.starts_with("You swapped sides."));
    ann.resigns().await;
    let said = reads_plans(&ann, &world, &name).await;
    assert!(said.starts_with("This game is over"), "no move came instead: {said}");
    world.end().await;
});

story!(of_many_plans_the_newest_are_kept, |world| async move {
    let (ann, bob) = seated(&world).await;
    let mut line = Line::new(Variant::STANDARD);
    let mut all = 0;
    for turn in 0..5 {
        let mut first = line.position().written_moves();
        let played = first.remove(0);
        let mut planned = Vec::new();
        for text in first.iter().take(20) {
            let mut tried = line.clone();
            tried.play(tried.read(text).unwrap()).unwrap();
            planned.push(format!("{text} {}", tried.position().written_moves()[turn]));
        }
        all += planned.len();
        plans(&bob, &planned.join(";")).await;
        for person in [&ann, &bob] {
            let text = if person.id == ann.id {
                played.clone()
            } else {
                line.position().written_moves()[0].clone()
            };
            person.plays(&text).await;
            line.play(line.read(&text).unwrap()).unwrap();
        }
    }
    assert!(all > 50, "{all}");
    assert_eq!(exported(&bob).await.len(), 50);
    world.end().await;
});

story!(a_plan_that_no_longer_fits_says_so_to_its_owner, |world| async move {
    let (ann, bob) = seated(&world).await;
    let none = bob.asks("plan", json!({})).await;
    let example = none.split('`').nth(1).unwrap().to_owned();
    plans(&bob, &example).await;
    bob.presses("Delete 1").await;
    plans(&bob, "a1-c3 d7-d5; b1-d3 c7-c5").await;
    ann.plays("h1-f3").await;
    let why = format!("-# Your plans no longer fit: {} played `h1-f3`.\n", ann.mention());
    let said = bob.asks("plan", json!({})).await;
    assert!(said.starts_with(&format!("{why}You have no plans in this game.")), "{said}");
    let board = bob.newest();
    let said = bob.presses_on(&board, "Move").await;
    assert!(said.starts_with(&why), "{said}");
    assert!(!public(&ann).contains("Your plan"), "{}", public(&ann));
    // Two moves later it is old news.
    bob.plays("d7-d5").await;
    ann.plays("a1-c3").await;
    let board = bob.newest();
    let said = bob.presses_on(&board, "Move").await;
    assert!(!said.contains("no longer"), "{said}");
    world.end().await;
});

story!(a_plan_saved_too_late_offers_its_reply, |world| async move {
    let (ann, bob) = seated(&world).await;
    let saves = async |person: &Person, line: &[&str]| {
        person.asks("plan", json!({})).await;
        person.presses("Plan a reply").await;
        for choice in line {
            person.chooses(choice).await;
        }
        person.sees().pop().unwrap()
    };
    // He plans while she makes the expected move.
    let page = saves(&bob, &["a1", "a1-c3", "d7", "d7-d5"]).await;
    ann.plays("a1-c3").await;
    let said = bob.presses_on(&page, "Save this plan").await;
    let why = format!("{} has just played `a1-c3`, as you expected.\n", ann.mention());
    assert!(said.starts_with(&why) && said.contains("board after d7-d5"), "{said}");
    bob.presses("Confirm d7-d5").await;
    assert!(bob.newest().content.contains("d7-d5"), "{}", bob.newest().content);
    // He plans while she makes another move.
    let page = saves(&bob, &["b1", "b1-d3", "c7", "c7-c5"]).await;
    ann.plays("h1-f3").await;
    let said = bob.presses_on(&page, "Save this plan").await;
    let why = format!("{} has just played `h1-f3`, so this plan can't be saved.", ann.mention());
    assert!(said.starts_with(&why), "{said}");
    assert_eq!(bob.labels(), ["Move"]);
    world.end().await;
});
