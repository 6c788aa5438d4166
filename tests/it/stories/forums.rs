//! Games whose threads are posts of a forum, which managers choose.

use std::time::Duration;

use discord_sandbox::{Fault, Misbehaviour};
use serde_json::json;

use super::challenges::told;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons, read};

/// Mona chooses this channel for the threads of games. Returns the page.
async fn choose(world: &World, channel: u64) -> String {
    let chosen = format!("server-set:threads={channel}");
    world.person("Mona").walks("server settings", &["server-games", &chosen]).await
}

/// Ann and Bob begin a game. Returns them in the only post of a forum.
async fn begin(world: &World, forum: u64) -> (Person, Person) {
    let (ann, bob) = (world.ann(), world.bob());
    ann.challenges(&bob).await;
    bob.presses("Accept").await;
    let posts = world.sandbox.threads(forum);
    assert_eq!(posts.len(), 1, "{posts:?}");
    (ann.at(posts[0].0), bob.at(posts[0].0))
}

fn matches(world: &World) -> u64 {
    world.sandbox.channel("matches").unwrap()
}

story!(games_are_posts_of_the_forum_that_managers_choose, |mut world| async move {
    let forum = matches(&world);
    let said = choose(&world, forum).await;
    assert!(said.contains(&format!("✓ Game threads: **in <#{forum}>**\n")), "{said}");
    let (ann, bob) = begin(&world, forum).await;
    assert_eq!(world.sandbox.threads(forum)[0].1, "Ann – Bob");
    let first = ann.sees().remove(0);
    assert_eq!(first.id, ann.channel.to_string(), "the first message of a post has its id");
    assert!(told(&world, &read(&first)).starts_with("-# @Ann – @Bob"), "{}", read(&first));
    assert!(world.sandbox.tags(ann.channel).is_empty());
    assert!(ann.reads().contains("you go first"), "{}", ann.reads());
    assert_eq!((ann.pings(), bob.pings()), (1, 1), "the opening message pings nobody");
    let line = world.ann().reads();
    assert!(line.contains(&format!("/{}", ann.channel)), "the challenge leads there: {line}");
    assert!(world.sandbox.threads(world.ann().channel).is_empty());
    world.restart().await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    assert_eq!((ann.pings(), bob.pings()), (2, 2));
    bob.resigns().await;
    assert!(told(&world, &ann.reads()).contains("@Bob resigns"), "{}", ann.reads());
    assert!(buttons(&first).iter().any(|(label, _)| label == "My view"));
    assert!(!read(&world.ann().newest()).is_empty(), "the channel of the challenge has the result");
    world.end().await;
});

story!(a_post_that_is_opened_but_not_stored_is_found_again, |mut world| async move {
    let forum = matches(&world);
    choose(&world, forum).await;
    let lost = |fault| Misbehaviour {
        method: "POST".to_owned(),
        path: format!("/channels/{forum}/threads"),
        skip: 0,
        times: 1,
        fault,
    };
    let (ann, bob) = (world.ann(), world.bob());
    for (n, fault) in
        [Fault::LostAnswer, Fault::HalfAnswer, Fault::Status(500)].into_iter().enumerate()
    {
        world.sandbox.misbehave(lost(fault));
        ann.challenges(&bob).await;
        bob.presses("Accept").await;
        world.restart().await;
        for _ in 0..3 {
            world.advance(Duration::from_secs(10)).await;
        }
        let posts = world.sandbox.threads(forum);
        assert_eq!(posts.len(), n + 1, "{posts:?}");
        let (post, _) = posts[n];
        assert_eq!(ann.at(post).sees().len(), 2, "the opening message and the first board");
        assert!(ann.at(post).reads().contains("you go first"), "{}", ann.at(post).reads());
    }
    world.end().await;
});

story!(a_forum_that_wants_tags_gets_the_first_that_anybody_may_give, |world| async move {
    let tags = [("Official", true), ("Casual", false), ("Talk", false)];
    let strict = world.sandbox.add_forum("strict", &tags, true);
    choose(&world, strict).await;
    let (ann, bob) = begin(&world, strict).await;
    assert_eq!(world.sandbox.tags(ann.channel), ["Casual"]);
    bob.resigns().await;
    let relaxed = world.sandbox.add_forum("relaxed", &tags, false);
    choose(&world, relaxed).await;
    let (ann, _) = begin(&world, relaxed).await;
    assert!(world.sandbox.tags(ann.channel).is_empty(), "a tag that is not wanted is not given");
    world.end().await;
});

story!(a_forum_that_refuses_a_post_leaves_the_thread_at_the_challenge, |world| async move {
    let forum = matches(&world);
    choose(&world, forum).await;
    world.sandbox.misbehave(Misbehaviour {
        method: "POST".to_owned(),
        path: "/threads".to_owned(),
        skip: 0,
        times: 1,
        fault: Fault::Refused(400, 40_067),
    });
    let (ann, bob) = (world.ann(), world.bob());
    ann.challenges(&bob).await;
    bob.presses("Accept").await;
    assert!(world.sandbox.threads(forum).is_empty());
    let thread = world.thread();
    assert!(ann.at(thread).reads().contains("you go first"), "{}", ann.at(thread).reads());
    ann.at(thread).plays("a1-c3").await;
    bob.at(thread).resigns().await;
    // Without the permission to write there it is the same.
    world.advance(Duration::from_secs(2 * 3600)).await;
    world.sandbox.deny(forum, 1 << 11);
    ann.challenges(&bob).await;
    bob.presses("Accept").await;
    assert!(world.sandbox.threads(forum).is_empty());
    assert_eq!(world.sandbox.threads(ann.channel).len(), 2);
    world.end().await;
});

story!(a_forum_that_is_deleted_leaves_games_in_the_channel, |world| async move {
    let forum = matches(&world);
    choose(&world, forum).await;
    let (ann, bob) = begin(&world, forum).await;
    ann.plays("a1-c3").await;
    world.sandbox.remove(forum);
    // The game that runs goes on in the channel of its challenge.
    let (ann, bob) = (world.ann(), bob.at(world.ann().channel));
    bob.plays("d7-d5").await;
    assert!(ann.reads().contains("1... d7-d5"), "{}", ann.reads());
    assert!(ann.reads().contains("I'm posting this here because"), "{}", ann.reads());
    // A new one gets a thread there.
    let cleo = world.cleo();
    cleo.challenges(&bob).await;
    bob.presses("Accept").await;
    let thread = world.thread();
    assert!(cleo.at(thread).reads().contains("you go first"));
    world.end().await;
});

story!(a_voice_chat_has_no_post_in_the_forum, |world| async move {
    let forum = matches(&world);
    choose(&world, forum).await;
    let voice = world.sandbox.add_voice_channel("lounge");
    let (ann, bob) = (world.ann().at(voice), world.bob().at(voice));
    ann.challenges(&bob).await;
    bob.presses("Accept").await;
    assert!(ann.newest().content.contains("you go first"), "{}", ann.newest().content);
    assert!(world.sandbox.threads(forum).is_empty());
    world.end().await;
});

story!(a_forum_is_offered_for_threads_and_for_nothing_else, |world| async move {
    let forum = matches(&world);
    let mona = world.person("Mona");
    mona.runs("server settings", json!({})).await;
    mona.presses("Games…").await;
    let menus: Vec<_> = crate::support::person::parts(&mona.page())
        .filter(|part| part["type"] == 8)
        .map(|part| {
            let forums = part["channel_types"].as_array().unwrap().contains(&json!(15));
            (part["custom_id"].as_str().unwrap().to_owned(), forums)
        })
        .collect();
    assert!(menus.contains(&("1:0:0:server-set:threads".to_owned(), true)), "{menus:?}");
    assert_eq!(menus.iter().filter(|(_, forums)| *forums).count(), 1, "{menus:?}");
    let said = choose(&world, forum).await;
    assert!(said.contains(&format!("<#{forum}>")), "{said}");
    world.end().await;
});
