//! Bad days of the places that the bot writes to: limits, half answers, deleted threads and
//! channels.

use std::time::Duration;

use discord_sandbox::{Fault, Misbehaviour};
use serde_json::json;

use super::playing::seated;
use crate::story;
use crate::support::World;
use crate::support::person::buttons;

fn once(fault: Fault) -> Misbehaviour {
    Misbehaviour { method: "POST".into(), path: "/messages".into(), skip: 0, times: 1, fault }
}

/// A board is refused for five seconds.
async fn waits_as_long_as_discord_says(world: World, limit: Fault) {
    let (ann, bob) = seated(&world).await;
    world.sandbox.misbehave(once(limit));
    ann.plays("a1-c3").await;
    world.advance(Duration::from_millis(4_900)).await;
    assert_eq!(bob.pings(), 1, "not before the time that Discord names");
    world.advance(Duration::from_millis(200)).await;
    assert_eq!(bob.pings(), 2);
    world.end().await;
}

story!(a_limit_of_the_whole_bot_is_obeyed, |world| async move {
    waits_as_long_as_discord_says(world, Fault::LimitedAll { retry_after_ms: 5_000 }).await;
});

story!(a_limit_that_is_shared_with_others_is_obeyed, |world| async move {
    waits_as_long_as_discord_says(world, Fault::LimitedShared { retry_after_ms: 5_000 }).await;
});

story!(half_an_answer_does_not_make_a_second_message_nor_lose_the_first, |world| async move {
    let (ann, bob) = seated(&world).await;
    world.sandbox.misbehave(once(Fault::HalfAnswer));
    ann.plays("a1-c3").await;
    world.advance(Duration::from_secs(600)).await;
    bob.plays("d7-d5").await;
    let boards: Vec<_> =
        bob.sees().into_iter().filter(|m| m.bot && !m.whisper && !m.files.is_empty()).collect();
    let open: Vec<bool> = boards.iter().map(|board| !buttons(board).is_empty()).collect();
    assert_eq!(
        open,
        [false, false, true],
        "the message is known, and loses its buttons when it is answered"
    );
    assert_eq!((ann.pings(), bob.pings()), (2, 2));
    world.end().await;
});

story!(half_an_answer_to_a_press_leaves_the_move_where_it_is, |mut world| async move {
    world.races = true;
    let (ann, bob) = seated(&world).await;
    let path = "/callback".to_owned();
    world.sandbox.misbehave(Misbehaviour { path, ..once(Fault::LostAnswer) });
    ann.plays("a1-c3").await;
    assert_eq!(bob.pings(), 2);
    assert!(ann.plays("a1-c3").await.contains("not your turn"), "it was played once");
    world.end().await;
});

story!(a_thread_that_is_deleted_leaves_the_game_in_its_channel, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    world.sandbox.remove(ann.channel);
    let ann = world.ann();
    let bob = bob.at(world.ann().channel);
    bob.plays("d7-d5").await;
    let told = ann.newest();
    assert!(
        told.content.contains("1... d7-d5")
            && told.content.contains("I'm posting this here because"),
        "{}",
        told.content
    );
    ann.plays("h1-f3").await;
    bob.plays("b7-d5").await;
    assert_eq!((ann.pings(), bob.pings()), (3, 3));
    world.end().await;
});

story!(a_channel_that_is_gone_leaves_the_game_in_direct_messages, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    let arena = world.sandbox.channel("arena").unwrap();
    world.sandbox.remove(ann.channel);
    world.sandbox.remove(world.ann().channel);
    let ann = ann.at(arena);
    let bob = bob.at(arena);
    bob.plays("d7-d5").await;
    let direct = world.sandbox.direct(ann.id).expect("Ann was written to directly");
    let told = ann.at(direct).newest();
    assert!(
        told.content.contains("1... d7-d5")
            && told.content.contains("I'm posting this here because"),
        "{}",
        told.content
    );
    ann.at(direct).says("h1-f3").await;
    assert!(bob.at(world.sandbox.direct(bob.id).unwrap()).newest().content.contains("2. h1-f3"));
    assert!(ann.pings() >= 2 && bob.pings() >= 3);
    bob.asks("games", json!({})).await;
    world.end().await;
});
