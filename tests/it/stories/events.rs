//! Bad days of the gateway: sessions that end, events that arrive twice or in another order.

use std::time::Duration;

use discord_sandbox::Sandbox;
use serde_json::json;

use super::playing::seated;
use crate::story;
use crate::support::World;
use crate::support::person::Person;

story!(an_ended_session_starts_again_and_loses_nothing, |world| async move {
    let (ann, bob) = seated(&world).await;
    world.sandbox.invalidate(false);
    // Notices are delivered meanwhile.
    world.advance(Duration::from_secs(58 * 3600)).await;
    assert_eq!(ann.pings(), 2, "the start, and one reminder");
    let connected = |sandbox: &Sandbox| (sandbox.connections() > 0).then_some(());
    world.sandbox.until("the bot to identify again", connected).await.unwrap();
    ann.plays("a1-c3").await;
    assert_eq!(bob.pings(), 2);
    world.end().await;
});

/// Four moves, pressed and typed, a switch that is turned twice, and a declined offer.
pub async fn plays_in_every_way(world: &World, ann: &Person, bob: &Person) {
    ann.clicks("a1-c3").await;
    bob.plays("d7-d5").await;
    ann.says(&format!("<@{}> h1-f3", world.sandbox.person("Murus").unwrap())).await;
    bob.asks("game mute", json!({})).await;
    let told = bob.asks("game mute", json!({})).await;
    assert_eq!(told, "I'll ping you about this game again.", "a switch is switched once");
    bob.offers_draw().await;
    ann.presses("Decline").await;
    bob.plays("b7-d5").await;
}

story!(everything_that_arrives_twice_happens_once, |mut world| async move {
    world.races = true;
    world.sandbox.repeat_events(true);
    let (ann, bob) = seated(&world).await;
    plays_in_every_way(&world, &ann, &bob).await;
    let boards =
        ann.sees().into_iter().filter(|m| m.bot && !m.whisper && !m.files.is_empty()).count();
    assert_eq!(boards, 5, "the start and four moves");
    assert_eq!((ann.pings(), bob.pings()), (4, 3));
    assert_eq!(world.sandbox.threads(world.ann().channel).len(), 1);
    assert_eq!(ann.sees().iter().filter(|m| m.content.contains("offered a draw")).count(), 1);
    world.end().await;
});

story!(events_in_another_order_break_nothing, |world| async move {
    let (ann, bob) = seated(&world).await;
    let murus = world.sandbox.person("Murus").unwrap();
    // Bob answers Ann's move before her message arrives.
    world.sandbox.swap_next_events();
    ann.sandbox
        .act(
            ann.id,
            discord_sandbox::Act::Say {
                channel: ann.channel.to_string(),
                content: format!("<@{murus}> a1-c3"),
                reply_to: None,
                quiet: false,
            },
        )
        .await
        .unwrap();
    bob.says(&format!("<@{murus}> d7-d5")).await;
    // Whichever message arrives first, Ann's move is made, and Bob's after it or not at all.
    let heard = |_: &Sandbox| {
        let refused =
            bob.sees().iter().any(|message| message.content.contains("It's not your turn"));
        let made = |text: &str| {
            bob.sees().iter().any(|message| message.bot && message.content.contains(text))
        };
        (made("1. a1-c3 d7-d5**") || refused && made("1. a1-c3**") || made("1... d7-d5**"))
            .then_some(refused)
    };
    if world.sandbox.until("both to be heard", heard).await.unwrap() {
        world.settle().await;
        bob.plays("d7-d5").await;
    }
    world.settle().await;
    assert!(ann.reads().contains("d7-d5** · "), "{}", ann.reads());
    assert_eq!(ann.pings(), 2);
    assert!(bob.pings() <= 2);
    world.end().await;
});
