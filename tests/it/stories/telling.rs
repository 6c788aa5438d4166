//! News to people: from their own side, complete, not too long, and true.

use discord_sandbox::Act;
use serde_json::json;

use super::challenges::told;
use super::playing::seated;
use super::variants::gathered;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons};

/// The picture of the newest public message, and the one of the person's own view.
async fn views(person: &Person) -> [Vec<u8>; 2] {
    let posted = person.newest().files[0].bytes.to_vec();
    person.asks("board", json!({ "game": person.newest().embeds[0]["footer"]["text"] })).await;
    [posted, person.sees().last().unwrap().files[0].bytes.to_vec()]
}

/// Ann against Murus, in the thread.
async fn against_murus(world: &World, variant: &str, side: u8) -> Person {
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    let options = json!({ "opponent": murus, "variant": variant, "side": side, "level": "Tiro" });
    world.ann().asks("challenge", options).await;
    world.ann().at(world.thread())
}

story!(a_loser_to_murus_sees_the_last_board_from_their_own_side, |world| async move {
    let ann = against_murus(&world, "Standard", 1).await;
    ann.resigns().await;
    let [posted, own] = views(&ann).await;
    assert!(posted == own, "Ann has the Gauls");
    world.end().await;
});

story!(long_news_is_cut_and_players_out_are_named_with_a_side, |world| async move {
    let ann = against_murus(&world, "Four players", 1).await;
    let asked = ann.asks("game resign", json!({})).await;
    assert!(
        asked.ends_with(
            "Do you really want to resign? You're out right away, and the others play on."
        ),
        "{asked}"
    );
    ann.presses("Yes, I resign").await;
    let end = ann.newest();
    let content = told(&world, &end.content);
    let news = content.lines().next().unwrap();
    let (before, newest) = news.split_once(" moves, then ").unwrap();
    assert!(before.parse::<usize>().is_ok(), "those before are counted: {content}");
    assert_eq!(newest.split(", ").count(), 6, "the newest moves alone: {content}");
    assert!(content.contains("@Ann (Gauls) resigns and is out. Their stones stay."), "{content}");
    assert_eq!(
        content.matches("Murus (Tiro) (").count(),
        content.matches("Murus (Tiro)").count(),
        "{content}"
    );
    assert!(buttons(&end).iter().any(|(label, _)| label == "Step through"));
    let [posted, own] = views(&ann).await;
    assert!(posted == own, "Ann has the Gauls");
    world.end().await;
});

story!(four_players_plan_nothing, |world| async move {
    let [ann, bob, ..] = gathered(&world).await;
    for person in [&ann, &bob] {
        assert_eq!(person.asks("plan", json!({})).await, "Plans only work in two-player games.");
    }
    world.end().await;
});

story!(a_draw_that_is_offered_is_taken_by_offering_one, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    ann.offers_draw().await;
    assert_eq!(bob.offers_draw().await, "You agreed. The game is over.");
    world.end().await;
});

story!(answers_are_true, |world| async move {
    let ann = against_murus(&world, "Standard", 0).await;
    assert_eq!(
        ann.asks("game give", json!({ "days": 1 })).await,
        "This game has no clock, so nobody needs extra time."
    );
    ann.resigns().await;
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    let said = ann.sets(&["blocks", &format!("block={murus}")]).await;
    assert_eq!(said, "Bots don't challenge anyone.\nYou haven't blocked anyone.");
    // A rematch from a thread is played in a thread of its own, to which the answer leads.
    let said = ann.presses("Rematch").await;
    let threads = world.sandbox.threads(world.ann().channel);
    assert_eq!(said, format!("[The game begins]({}).", ann.at(threads[1].0).newest_link()));
    world.end().await;
});

story!(against_murus_alone_no_plan_is_offered_and_nobody_is_named_twice, |world| async move {
    let ann = against_murus(&world, "Standard", 0).await;
    ann.clicks("a1-c3").await;
    assert_eq!(
        ann.choices(),
        ["Take back", "Try moves"],
        "Murus has answered before a plan is made"
    );
    let said = ann.presses("Take back").await;
    assert!(said.starts_with("You took your move back"), "{said}");
    assert!(
        ann.newest().content.starts_with("You took a move back. Your move.\n"),
        "{}",
        ann.newest().content
    );
    world.end().await;
});

story!(a_rematch_says_where_it_is_posted, |world| async move {
    let (ann, bob) = seated(&world).await;
    for (person, text) in [(&ann, "a1-c3"), (&bob, "d7-d5")] {
        person.plays(text).await;
    }
    bob.resigns().await;
    let whispers = || bob.sees().iter().filter(|message| message.whisper).count();
    let before = whispers();
    bob.presses("Rematch").await;
    assert_eq!(whispers(), before, "the message beside it says it");
    assert!(told(&world, &bob.newest().content).starts_with("@Ann: @Bob would like a rematch."));
    // From elsewhere the answer says where.
    let end = bob.sees().into_iter().find(|message| message.content.contains("resigns")).unwrap();
    let rematch = buttons(&end).into_iter().find(|(label, _)| label == "Rematch").unwrap().1;
    let page = {
        bob.presses("Withdraw").await;
        ann.at(world.ann().channel).asks("profile", json!({})).await;
        world.ann().page()
    };
    let act = Act::Forge { message: page.id, custom_id: rematch, values: None };
    let said = ann.sandbox.act(ann.id, act).await.unwrap();
    world.settle().await;
    let said = world.ann().words(said);
    let there = format!("Your challenge is posted in <#{}>. It expires <t:", ann.channel);
    assert!(said.starts_with(&there), "{said}");
    world.end().await;
});

story!(players_are_told_a_moderator_s_reason, |world| async move {
    let mona = world.person("Mona");
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    let end = json!({ "act": 0, "game": ann.game().await, "reason": "the tournament is over" });
    mona.asks("server moderate", end).await;
    let content = told(&world, &bob.newest().content);
    assert!(
        content.contains("A moderator ended the game")
            && content.contains("Reason: the tournament is over"),
        "{content}"
    );
    resigns_again(&world, &mona).await;
    world.end().await;
});

/// Another game is resigned, and annulled for a reason.
async fn resigns_again(world: &World, mona: &Person) {
    let ann = world.ann();
    let bob = world.bob();
    ann.challenges(&bob).await;
    bob.presses("Accept").await;
    let thread = world.sandbox.threads(ann.channel).last().unwrap().0;
    let ann = ann.at(thread);
    let bob = bob.at(thread);
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    bob.resigns().await;
    mona.at(thread).asks("server moderate", json!({ "act": 1, "reason": "two accounts" })).await;
    assert_eq!(
        ann.newest().content,
        "A moderator annulled this game: its result no longer counts.\nReason: two accounts"
    );
}

story!(options_that_mean_nothing_are_refused, |world| async move {
    let ann = world.ann();
    let bob = world.bob().id.to_string();
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    let refused = [
        (
            json!({ "opponent": murus, "rated": true }),
            "Games against me are never rated. Make it casual.",
        ),
        (
            json!({ "opponent": bob, "level": "Tiro" }),
            "Only I have levels. Leave out `level`, or challenge me.",
        ),
        (json!({ "level": "Tiro" }), "Only I have levels. Leave out `level`, or challenge me."),
        (
            json!({ "variant": "hex", "board": 1 }),
            "That variant has a board of its own. Leave out `variant` or `board`.",
        ),
        (
            json!({ "variant": "Four players", "rated": true }),
            "Only two-player games are rated. Make it casual.",
        ),
        (
            json!({ "opponent": bob, "time": 8, "weekends_off": true }),
            "Without a clock, weekends don't matter. Choose a clock, or leave out `weekends_off`.",
        ),
    ];
    for (options, why) in refused {
        assert_eq!(ann.asks("challenge", options.clone()).await, why, "{options}");
    }
    assert_eq!(
        ann.asks("challenge", json!({ "opponent": bob, "rated": true })).await,
        "",
        "nothing is refused"
    );
    assert!(ann.reads().contains(" Rated."), "{}", ann.reads());
    world.end().await;
});
