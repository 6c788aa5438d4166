//! News that come once, to the people whom they concern, and then go.

use std::time::Duration;

use discord_sandbox::{Act, MessageView, Reaction};
use serde_json::json;

use super::challenges::told;
use super::playing::seated;
use super::showing::{finished, forges, labels, shown_by, shows};
use super::time::unsaved;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, parts, read};

const HOUR: Duration = Duration::from_secs(3600);
const DAY: Duration = Duration::from_secs(24 * 3600);

/// The newest message of a game that was called off, without a board and buttons.
fn called_off(world: &World, person: &Person) -> String {
    let last = person.sees().into_iter().rfind(|message| !message.whisper).expect("there is one");
    assert!(last.files.is_empty() && labels(&last).is_empty(), "{last:#?}");
    told(world, &read(&last))
}

story!(a_game_called_off_by_a_player_is_announced_to_the_other_once, |world| async move {
    let (ann, bob) = seated(&world).await;
    let before = (ann.pings(), bob.pings());
    bob.presses("More").await;
    bob.presses("Call it off…").await;
    bob.presses("Yes, call it off").await;
    assert_eq!(
        called_off(&world, &ann),
        "@Bob called the game off before it really started.\n-# @Ann"
    );
    assert_eq!((ann.pings(), bob.pings()), (before.0 + 1, before.1));
    world.advance(DAY).await;
    assert_eq!((ann.pings(), bob.pings()), (before.0 + 1, before.1));
    world.end().await;
});

story!(a_game_called_off_by_the_clock_is_announced_to_who_waits, |world| async move {
    let (ann, bob) = seated(&world).await;
    unsaved(&[&ann, &bob]).await;
    let before = bob.pings();
    world.advance(20 * DAY).await;
    let said = called_off(&world, &bob);
    assert_eq!(said, "The game was called off: @Ann didn't make a first move in time.\n-# @Bob");
    assert_eq!(bob.pings(), before + 1);
    world.end().await;
});

story!(a_game_without_a_clock_that_is_called_off_says_who_did_not_move, |world| async move {
    let game =
        json!({ "opponent": world.bob().id.to_string(), "side": 0, "time": 8, "rated": false });
    world.ann().asks("challenge", game).await;
    world.bob().presses("Accept").await;
    let bob = world.bob().at(world.thread());
    world.advance(31 * DAY).await;
    assert_eq!(
        called_off(&world, &bob),
        "The game was called off: @Ann didn't move for 30 days.\n-# @Bob"
    );
    world.end().await;
});

story!(an_empty_profile_is_not_shown, |world| async move {
    let ann = world.ann();
    ann.asks("profile", json!({})).await;
    let page = ann.page();
    assert!(!labels(&page).contains(&"Show here".to_owned()), "{:?}", labels(&page));
    let said = forges(&ann, &page, "profile").await;
    assert_eq!(
        said,
        "Your profile is still empty. Finish a game in a server or solve a puzzle, then you can show it."
    );
    assert_eq!(shown_by(&ann).len(), 0);
    world.end().await;
});

story!(the_same_is_shown_once_in_a_channel, |world| async move {
    let (ann, bob) = finished(&world).await;
    for command in ["profile", "leaderboard"] {
        ann.asks(command, json!({})).await;
        let (_, shown) = shows(&world, &ann).await;
        let link = format!(
            "https://discord.com/channels/{}/{}/{}",
            world.sandbox.server(),
            world.ann().channel,
            shown.id
        );
        ann.asks(command, json!({})).await;
        assert_eq!(
            ann.presses("Show here").await,
            format!("This is already shown [here]({link})."),
            "{command}"
        );
    }
    // A leaderboard is the same whoever shows it, a profile is each person's own.
    bob.asks("leaderboard", json!({})).await;
    assert!(bob.presses("Show here").await.starts_with("This is already shown [here]("));
    bob.asks("profile", json!({})).await;
    shows(&world, &bob).await;
    assert_eq!((shown_by(&ann).len(), shown_by(&bob).len()), (2, 1));
    // In another channel it is new, and here after a day.
    let arena = ann.at(world.sandbox.channel("arena").unwrap());
    arena.asks("profile", json!({})).await;
    shows(&world, &arena).await;
    arena.asks("profile", json!({})).await;
    world.advance(DAY + HOUR).await;
    arena.presses("Show here").await;
    assert_eq!(shown_by(&arena).len(), 2);
    world.end().await;
});

/// The questions in a channel in which game a text was meant.
fn questions(person: &Person) -> Vec<MessageView> {
    person
        .sees()
        .into_iter()
        .filter(|message| message.content.starts_with("Which game do you mean?"))
        .collect()
}

/// A person chooses the first game of a question.
async fn answers(person: &Person, question: &MessageView) -> String {
    let menu = parts(question).next().expect("there is a menu");
    let custom_id = menu["custom_id"].as_str().unwrap().to_owned();
    let values = vec![menu["options"][0]["value"].as_str().unwrap().to_owned()];
    let act = Act::Select { message: question.id.clone(), custom_id, values };
    let said = person.sandbox.act(person.id, act).await.unwrap();
    crate::support::settle(&person.sandbox, &person.service).await;
    person.words(said)
}

story!(the_question_which_game_goes_with_its_answer, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let cleo = world.cleo();
    for _ in 0..2 {
        ann.challenges(&bob).await;
        bob.presses("Accept").await;
    }
    let murus = world.sandbox.person("Murus").unwrap();
    ann.says(&format!("<@{murus}> a1-c3")).await;
    let asked = questions(&ann);
    assert_eq!(asked.len(), 1);
    // It is not another person's to answer.
    assert!(told(&world, &answers(&cleo, &asked[0]).await).contains("@Ann – @Bob"));
    assert_eq!(questions(&ann).len(), 1);
    assert!(told(&world, &answers(&ann, &asked[0]).await).contains("@Ann – @Bob"));
    // It is deleted after the answer.
    world
        .sandbox
        .until("the question to go", |_| questions(&ann).is_empty().then_some(()))
        .await
        .unwrap();
    // One that she alone sees becomes what she chose.
    ann.asks("game resign", json!({})).await;
    let asked = questions(&ann);
    answers(&ann, &asked[0]).await;
    assert_eq!(questions(&ann).len(), 0);
    world.end().await;
});

story!(a_vacation_is_announced_to_opponents_once_in_each_place, |world| async move {
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    let (ann, bob) = seated(&world).await;
    let thread = ann.channel;
    // One more game in the same thread, one with Murus in a thread of its own, three in direct
    // messages.
    let cleo = world.cleo().at(thread);
    ann.challenges(&cleo).await;
    cleo.presses("Accept").await;
    let against = json!({ "opponent": murus, "side": 0, "level": "Tiro" });
    world.ann().asks("challenge", against.clone()).await;
    let alone = world.sandbox.threads(world.ann().channel).last().unwrap().0;
    let opened = world.sandbox.act(ann.id, Act::OpenDirect).await.unwrap();
    let Reaction::Done { id } = opened else { panic!("{opened:?}") };
    let direct = ann.at(id.parse().unwrap());
    for _ in 0..3 {
        direct.asks("challenge", against.clone()).await;
    }
    let on = |person: &Person| -> Vec<String> {
        let lines = person.sees().into_iter().map(|message| told(&world, &message.content));
        lines.filter(|text| text.contains("@Ann is on vacation")).collect()
    };
    world.ann().sets(&["vacation", "leave=10"]).await;
    let said = on(&bob);
    assert_eq!(said.len(), 1, "{said:#?}");
    for game in ["@Ann – @Bob", "@Ann – @Cleo"] {
        assert!(said[0].contains(game), "{game} in {said:?}");
    }
    assert_eq!((on(&ann.at(alone)).len(), on(&direct).len()), (0, 0), "nobody waits there");
    world.ann().sets(&["vacation", "come-back"]).await;
    let back = bob
        .sees()
        .into_iter()
        .filter(|message| message.content.contains("was on vacation"))
        .count();
    assert_eq!((on(&bob).len(), back), (0, 1));
    world.end().await;
});

/// Discord's flag for messages whose links have no previews.
const SUPPRESS_EMBEDS: u64 = 1 << 2;

story!(links_in_notes_have_no_previews, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let note = "look at https://example.com/picture";
    ann.asks("challenge", json!({ "opponent": bob.id.to_string(), "side": 0, "note": note })).await;
    bob.presses("Accept").await;
    let ann = ann.at(world.thread());
    ann.plays("a1-c3").await;
    ann.sets(&["vacation", "leave=10"]).await;
    ann.sets(&["vacation", "come-back"]).await;
    ann.resigns().await;
    let mut seen = [0, 0];
    for asked in world.sandbox.requests() {
        let data =
            if asked.path.ends_with("/callback") { &asked.body["data"] } else { &asked.body };
        if asked.method == "GET" || data["content"].is_null() {
            continue;
        }
        let cards = data["embeds"].as_array().is_some_and(|cards| !cards.is_empty());
        let suppressed = data["flags"].as_u64().is_some_and(|flags| flags & SUPPRESS_EMBEDS != 0);
        assert_eq!(suppressed, !cards, "{} {} {data}", asked.method, asked.path);
        // What is edited says so too, since a card may come or go.
        assert!(asked.method != "PATCH" || data["flags"].is_u64(), "{data}");
        seen[usize::from(asked.method == "PATCH")] += 1;
    }
    assert!(seen[0] > 3 && seen[1] > 1, "{seen:?}");
    assert!(
        ann.sees()
            .iter()
            .any(|message| message.embeds.as_array().is_some_and(|cards| !cards.is_empty()))
    );
    world.end().await;
});
