//! Challenging, answering, and being left alone.

use std::time::Duration;

use expect_test::expect;
use serde_json::json;

use super::feats::newest_thread;
use super::playing::annotated;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons, read};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const HOUR: Duration = Duration::from_secs(3_600);
const MINUTE: Duration = Duration::from_secs(60);

/// A text with people's names instead of their ids, and without parts that differ between runs.
pub fn told(world: &World, text: &str) -> String {
    let mut text = text.to_owned();
    for name in ["Ann", "Bob", "Cleo", "Dan"] {
        text = text.replace(&world.person(name).mention(), &format!("@{name}"));
    }
    for (id, _) in world.sandbox.threads(world.sandbox.channel("general").unwrap()) {
        text = text.replace(&format!("<#{id}>"), "#the-thread");
    }
    if let Some(line) = text.lines().last().filter(|line| line.starts_with("Game ")) {
        text.truncate(text.len() - line.len());
        text.push_str("Game name");
    }
    text
}

story!(a_challenge_is_accepted_and_a_thread_opens, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    assert_eq!(ann.challenges(&bob).await, "", "the card says all");
    assert!(ann.sees().iter().all(|message| !message.whisper));
    let posted = bob.newest();
    expect![[r#"
        @Ann challenges @Bob to **Murus Gallicus**.
        Standard
        Reach the far row, or leave your opponent without a move.
        3 days to start, +1 day per move (max. 5). Rated.
        @Ann plays the Romans, who move first.
        Expires <t:1780920000:R>.
        Game name"#]]
    .assert_eq(&told(&world, &bob.reads()));
    assert_eq!((ann.pings(), bob.pings()), (0, 1), "only the invited person is pinged");
    let labels: Vec<String> = buttons(&posted).into_iter().map(|(label, _)| label).collect();
    assert_eq!(labels, ["Accept", "Decline", "Withdraw", "Rules", "Learn"]);

    let said = bob.presses("Accept").await;
    assert_eq!(said, format!("[The game begins]({}).", ann.at(world.thread()).newest_link()));
    let closed = told(&world, &bob.newest().content);
    let link = "@Bob accepted. [The game begins](https://discord.com/channels/";
    assert!(closed.lines().last().unwrap().starts_with(link), "{closed}");
    let thread = world.thread();
    let name = &world.sandbox.threads(ann.channel)[0].1;
    assert_eq!(name, "Ann – Bob", "a thread is named after people");
    let board = ann.at(thread).newest();
    expect![[r#"
        @Ann, you're the Romans, at the bottom, and you go first.
        Press **Move**, or reply `e1-c3`.
        -# Time runs out <t:1780574400:R>."#]]
    .assert_eq(&told(&world, &board.content));
    assert_eq!(board.files.len(), 1);
    let alt = board.files[0].description.clone().unwrap();
    assert!(alt.starts_with("Standard. Romans to move. Romans: towers a1 b1 c1"), "{alt}");
    assert_eq!((ann.pings(), bob.pings()), (1, 1), "only the player to move is pinged");
    world.end().await;
});

story!(a_challenge_is_refused_taken_back_or_forgotten, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let cleo = world.cleo();
    ann.challenges(&bob).await;
    assert_eq!(
        cleo.presses("Accept").await,
        "This challenge is for someone else. Send your own with `/challenge`."
    );
    assert_eq!(
        ann.presses("Accept").await,
        "You can't answer your own challenge, but you can withdraw it."
    );
    let refused = bob.presses("Withdraw").await;
    assert_eq!(told(&world, &refused), "Only @Ann can withdraw this challenge.");
    // One press declines. The reason comes after it, and the notice for the challenger waits.
    assert_eq!(
        cleo.presses("Decline").await,
        "This challenge is for someone else. Send your own with `/challenge`."
    );
    let pinged = ann.pings();
    assert_eq!(
        bob.presses("Decline").await,
        "You declined. If you like, say why: your reason appears below the challenge."
    );
    let declined = bob.newest();
    assert!(told(&world, &declined.content).ends_with("@Bob declined."), "{declined:?}");
    assert!(buttons(&declined).is_empty() && ann.pings() == pinged);
    assert_eq!(bob.chooses("slow").await, "You declined. Your reason appears below the challenge.");
    world.advance(MINUTE).await;
    let seen: Vec<_> =
        ann.sees().into_iter().filter(|message| message.bot && !message.whisper).collect();
    let [.., challenge, call] = &seen[..] else { panic!("a challenge and its outcome: {seen:?}") };
    let declined = told(&world, &challenge.content);
    assert!(declined.ends_with("@Bob declined: the clock is too slow."), "{declined}");
    assert!(buttons(challenge).is_empty());
    let call = told(&world, &call.content);
    assert!(
        call.starts_with("@Ann, @Bob declined your challenge: the clock is too slow.\nhttps://"),
        "{call}"
    );
    assert_eq!(ann.pings(), pinged + 1, "the challenger is pinged once, by a message of its own");

    ann.challenges(&bob).await;
    assert_eq!(ann.presses("Withdraw").await, "You withdrew the challenge.");
    assert!(bob.newest().content.ends_with("Withdrawn."));

    ann.challenges(&bob).await;
    world.advance(6 * DAY).await;
    assert_eq!(buttons(&bob.newest()).len(), 5, "a challenge stays open for a week");
    world.advance(DAY + Duration::from_secs(60)).await;
    world
        .sandbox
        .until("the challenge to expire", |_| {
            bob.newest().content.ends_with("Nobody answered in time.").then_some(())
        })
        .await
        .unwrap();
    assert!(world.sandbox.threads(ann.channel).is_empty());
    world.end().await;
});

story!(a_refusal_pings_a_sleeper_in_the_morning_and_never_without_pings, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    ann.sets(&["set-quiet=22-7"]).await;
    ann.challenges(&bob).await;
    // It is noon: at eleven in the evening Ann sleeps.
    world.advance(11 * HOUR).await;
    bob.presses("Decline").await;
    bob.chooses("busy").await;
    assert_eq!(ann.pings(), 0, "the sleeper gets no ping");
    world.advance(8 * HOUR).await;
    assert_eq!(ann.pings(), 1, "at seven in the morning");
    let call = told(&world, &ann.newest().content);
    assert!(call.starts_with("@Ann, @Bob declined your challenge: no time for a game."), "{call}");
    world.advance(DAY).await;
    assert_eq!(ann.pings(), 1, "once is enough");

    ann.sets(&["set:notify=off"]).await;
    ann.challenges(&bob).await;
    bob.presses("Decline").await;
    assert!(told(&world, &bob.newest().content).ends_with("@Bob declined."));
    world.advance(DAY).await;
    assert_eq!(ann.pings(), 1, "the challenge's message says it");
    world.end().await;
});

story!(the_first_to_press_takes_an_open_challenge, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let cleo = world.cleo();
    ann.asks("challenge", json!({ "note": "a quiet game" })).await;
    let posted = bob.newest();
    assert!(posted.content.contains("Anyone can join.") && bob.reads().contains("> a quiet game"));
    assert_eq!(world.sandbox.pings().len(), 0, "an open challenge pings no one");
    let message = posted.id.clone();
    let accept = buttons(&posted)[0].1.clone();
    assert!(
        cleo.presses_id(&message, &accept)
            .await
            .starts_with("[The game begins](https://discord.com/channels/")
    );
    let thread = world.thread();
    assert!(world.sandbox.threads(ann.channel)[0].1.contains("Cleo"));
    let card = told(&world, &ann.at(world.ann().channel).reads());
    assert!(
        card.contains(" plays the Romans, who move first.") && !card.contains("coin"),
        "{card}"
    );
    assert_eq!(ann.at(thread).pings() + cleo.at(thread).pings(), 1);
    world.end().await;
});

story!(nobody_can_be_pestered, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    assert_eq!(
        ann.challenges(&ann).await,
        "You can't challenge yourself. Name another player, or me."
    );
    ann.challenges(&bob).await;
    assert!(
        ann.challenges(&bob).await.contains("You already have an open challenge to this person.")
    );
    bob.presses("Decline").await;
    world.advance(MINUTE).await;
    assert!(told(&world, &bob.newest().content).starts_with("@Ann, @Bob declined your challenge."));
    // A reason that comes later than the notice stands below the challenge.
    bob.chooses("later").await;
    let challenge = bob.sees().into_iter().find(|message| message.content.contains("declined"));
    assert!(challenge.is_some_and(|message| message.content.ends_with("declined: not now.")));
    let blocked = bob.blocks(&ann).await;
    assert_eq!(
        told(&world, &blocked),
        "✓ @Ann can no longer challenge you.\nYou've blocked @Ann. They can't challenge you."
    );
    assert_eq!(ann.challenges(&bob).await, "That person is not taking challenges from you.");
    bob.unblocks("Ann").await;
    ann.challenges(&bob).await;
    assert_eq!(bob.pings(), 2);
    for n in 0..7 {
        // A channel gets three of them an hour.
        if n % 3 == 0 {
            world.advance(HOUR + Duration::from_secs(1)).await;
        }
        ann.asks("challenge", json!({ "rated": true })).await;
    }
    assert!(
        ann.asks("challenge", json!({ "rated": true }))
            .await
            .contains("You have 8 open challenges, and that's the limit.")
    );
    world.end().await;
});

story!(murus_is_challenged_from_the_menu_and_asks_at_which_level, |world| async move {
    let cleo = world.cleo();
    let murus = world.sandbox.person("Murus").unwrap();
    let act = discord_sandbox::Act::UserCommand {
        channel: cleo.channel.to_string(),
        name: "Challenge to Murus Gallicus".into(),
        target: murus.to_string(),
    };
    let answer = world.sandbox.act(cleo.id, act).await.unwrap();
    assert!(cleo.words(answer).contains("Discens"), "{}", cleo.page().content);
    world.settle().await;
    assert!(world.sandbox.threads(cleo.channel).is_empty(), "nothing begins before that");
    let said = cleo.presses("Legionary (1000) · fairly easy").await;
    let thread = cleo.at(world.thread());
    assert_eq!(
        said,
        format!("[The game begins]({}).", thread.newest_link()),
        "the question becomes its answer"
    );
    assert_eq!(thread.pings(), 1);
    assert!(!thread.newest().files.is_empty());
    world.end().await;
});

story!(a_rematch_exchanges_sides, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    ann.challenges(&bob).await;
    bob.presses("Accept").await;
    let thread = world.thread();
    let ann = ann.at(thread);
    let bob = bob.at(thread);
    ann.asks("game resign", json!({})).await;
    assert_eq!(ann.presses("Yes, I resign").await, "You resigned. The game is over.");
    assert!(bob.newest().content.contains("resigns before the first move"));
    ann.presses("Rematch").await;
    let said = bob.presses("Rematch").await;
    let threads = world.sandbox.threads(world.ann().channel);
    assert_eq!(threads.len(), 2);
    assert_eq!(said, format!("[The game begins]({}).", bob.at(threads[1].0).newest_link()));
    assert_eq!(threads[1].1, "Bob – Ann · game 2");
    world.end().await;
});

story!(a_first_game_against_murus_says_which_side_the_player_has, |world| async move {
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    for (person, side, named) in [(world.ann(), 1, "Gauls"), (world.bob(), 0, "Romans")] {
        let options = json!({ "opponent": murus, "side": side, "level": "Tiro" });
        let said = person.asks("challenge", options.clone()).await;
        assert!(said.starts_with("[The game begins]("), "{said}");
        let board = |person: &Person| {
            person.at(world.sandbox.threads(person.channel).last().unwrap().0).newest().content
        };
        let side = format!("ou're the {named}, at the bottom");
        let explained = |said: String| (said.contains(&side), said.contains("Press **Move**"));
        assert_eq!(explained(board(&person)), (true, true), "{}", board(&person));
        person.asks("challenge", options.clone()).await;
        assert_eq!(explained(board(&person)), (true, true), "the second board says it, too");
        person.asks("challenge", options).await;
        assert_eq!(explained(board(&person)), (true, false), "the third board needs no help");
    }
    world.end().await;
});

/// Plays four plies of a game, in which Ann takes four hours for each move and Bob one. Then Ann
/// resigns.
async fn plays_briefly(world: &World, ann: &Person, bob: &Person) {
    ann.challenges(bob).await;
    bob.presses("Accept").await;
    let thread = newest_thread(world);
    for (ply, text) in annotated()[..4].iter().enumerate() {
        world.advance(if ply % 2 == 0 { 4 * HOUR } else { HOUR }).await;
        [ann, bob][ply % 2].at(thread).plays(text).await;
    }
    ann.at(thread).resigns().await;
}

/// The line about the habits of a person on the card of their challenge.
async fn habits_of(world: &World, maker: &Person, other: &Person) -> Option<String> {
    maker.challenges(other).await;
    let card = told(world, &maker.reads());
    maker.presses("Withdraw").await;
    assert!(!maker.reads().contains("games with people"), "a settled challenge says no more of it");
    card.lines().find(|line| line.contains("games with people")).map(str::to_owned)
}

story!(a_challenge_says_how_its_maker_usually_plays, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let cleo = world.cleo();
    for _ in 0..5 {
        assert_eq!(habits_of(&world, &ann, &cleo).await, None, "a few games say nothing");
        plays_briefly(&world, &ann, &bob).await;
    }
    let known = "usually moves within 5 hours, no timeout in 5 games with people.";
    assert_eq!(habits_of(&world, &ann, &cleo).await.unwrap(), format!("@Ann {known}"));
    // Alone against Murus one plays many moves at once; that says nothing of it.
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    ann.asks("challenge", json!({ "opponent": murus, "side": 0, "level": "Tiro" })).await;
    let alone = ann.at(world.sandbox.threads(ann.channel).last().unwrap().0);
    for _ in 0..4 {
        let text = alone.completes("move", "move", "").await.remove(0);
        alone.plays(&text).await;
    }
    alone.resigns().await;
    assert_eq!(habits_of(&world, &ann, &cleo).await.unwrap(), format!("@Ann {known}"));
    world.advance(HOUR + MINUTE).await;
    bob.challenges(&cleo).await;
    let card = told(&world, &bob.reads());
    assert!(card.contains("@Bob usually moves within 1 hour, no timeout in 5 games"), "{card}");
    // The private list of the person who is asked says it in their language, and so does a profile.
    cleo.speaks("de").await;
    let habits = "Braucht für einen Zug meist höchstens 1 Stunde, keine Zeitüberschreitung in 5 Partien gegen Menschen.";
    let list = cleo.asks("games", json!({})).await;
    assert!(list.contains(habits), "{list}");
    let own = bob.asks("games", json!({})).await;
    assert!(!own.contains("no timeout"), "one knows oneself: {own}");
    let profile = cleo.asks("profile", json!({ "person": bob.id.to_string() })).await;
    assert!(profile.contains(habits), "{profile}");
    world.end().await;
});

story!(a_person_gets_few_challenges_an_hour, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let before = bob.pings();
    let mut said = String::new();
    for _ in 0..30 {
        said = ann.challenges(&bob).await;
        if said.is_empty() {
            ann.presses("Withdraw").await;
        }
    }
    let enough = "That person has had a lot of challenges in the last hour. Try again later, or leave the challenge open to everybody.";
    assert_eq!(said, enough);
    assert_eq!(bob.pings(), before + 3, "three from one person");
    world.advance(HOUR + Duration::from_secs(1)).await;
    assert_eq!(ann.challenges(&bob).await, "");
    // Challenges that become games are no nuisance.
    bob.presses("Accept").await;
    for _ in 0..3 {
        assert_eq!(ann.challenges(&bob).await, "");
        bob.presses("Accept").await;
    }
    world.end().await;
});

story!(a_channel_gets_few_open_challenges_of_one_person_an_hour, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let mut said = Vec::new();
    for _ in 0..6 {
        said.push(ann.asks("challenge", json!({ "note": "look at me" })).await);
        if said.last().unwrap().is_empty() {
            ann.presses("Withdraw").await;
        }
    }
    let often = "You've posted several open challenges here within an hour. Try again later, or challenge someone by name.";
    assert_eq!(said, ["", "", "", often, often, often]);
    let all = bob.sees();
    assert!(
        !all.iter().any(|message| read(message).contains("look at me")),
        "no note outlives its challenge: {all:#?}"
    );
    // What becomes a game is no nuisance, elsewhere and to one person she may ask, and later here.
    assert_eq!(ann.challenges(&bob).await, "");
    bob.presses("Accept").await;
    world.advance(HOUR + Duration::from_secs(1)).await;
    for _ in 0..4 {
        assert_eq!(ann.asks("challenge", json!({ "rated": true })).await, "");
        bob.presses("Accept").await;
    }
    world.end().await;
});

story!(a_challenge_counts_the_timeouts_of_its_maker, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let cleo = world.cleo();
    super::time::unsaved(&[&ann, &bob]).await;
    for _ in 0..5 {
        plays_briefly(&world, &ann, &bob).await;
    }
    ann.asks("challenge", json!({ "opponent": bob.id.to_string(), "side": 0, "time": 2 })).await;
    bob.presses("Accept").await;
    let thread = newest_thread(&world);
    for (ply, text) in annotated()[..3].iter().enumerate() {
        [&ann, &bob][ply % 2].at(thread).plays(text).await;
    }
    world.advance(3 * DAY).await;
    let habits = habits_of(&world, &bob, &cleo).await.unwrap();
    assert_eq!(habits, "@Bob usually moves within 1 hour, one timeout in 6 games with people.");
    let habits = habits_of(&world, &ann, &cleo).await.unwrap();
    assert_eq!(habits, "@Ann usually moves within 5 hours, no timeout in 6 games with people.");
    world.end().await;
});

story!(who_is_blocked_cannot_take_an_open_challenge_and_reads_no_untruth, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    ann.blocks(&bob).await;
    ann.asks("challenge", json!({ "rated": true })).await;
    assert_eq!(
        bob.presses("Accept").await,
        "You can't take this challenge. Send your own with `/challenge`."
    );
    world.end().await;
});
