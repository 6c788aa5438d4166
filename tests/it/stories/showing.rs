//! Pages that people show to a channel: each page of a private answer once, and signed.

use std::time::Duration;

use discord_sandbox::{Act, Fault, Logged, MessageView, Misbehaviour};
use expect_test::expect;
use murus::ids::UserId;
use murus::service;
use murus::store::Slice;
use murus_gallicus::{Seat, Variant};
use serde_json::{Value, json};

use super::challenges::told;
use super::charts::{USUAL, played};
use super::films::film;
use super::playing::seated;
use super::studies::{DECIDED, keep, kept_review};
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons, read};

pub const HOUR: Duration = Duration::from_secs(3600);

/// Returns the person in the channel in which their pages are shown: theirs, or above the thread
/// of a game.
pub fn shows_in(person: &Person) -> Person {
    let general = person.sandbox.channel("general").unwrap();
    let threads = person.sandbox.threads(general);
    let above = threads.iter().any(|(thread, _)| *thread == person.channel);
    person.at(if above { general } else { person.channel })
}

/// Returns the messages that this person showed to their channel.
pub fn shown_by(person: &Person) -> Vec<MessageView> {
    let signed =
        [format!("Shown by {}", person.mention()), format!("Gezeigt von {}", person.mention())];
    let shown = |message: &MessageView| {
        !message.whisper && signed.iter().any(|by| message.content.contains(by))
    };
    shows_in(person).sees().into_iter().filter(shown).collect()
}

/// Returns the number of buttons with this label a person sees.
fn buttons_everywhere(person: &Person, label: &str) -> usize {
    person.sees().iter().flat_map(labels).filter(|known| known == label).count()
}

/// The labels below a message.
pub fn labels(message: &MessageView) -> Vec<String> {
    buttons(message).into_iter().map(|(label, _)| label).collect()
}

/// The page that a person reads and what they showed of it, which are the same but for the buttons
/// and the signature.
pub async fn shows(world: &World, person: &Person) -> (MessageView, MessageView) {
    let before = person.page();
    let pinged = world.sandbox.pings().len();
    assert!(labels(&before).contains(&"Show here".to_owned()), "{:?}", labels(&before));
    person.presses("Show here").await;
    let page = person.page();
    let shown = shown_by(person).pop().expect("it is there");
    assert_eq!((&page.id, read(&page)), (&before.id, read(&before)), "the private answer stays");
    let names = |message: &MessageView| {
        message.files.iter().map(|file| file.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(names(&page), names(&before), "with its picture");
    let above = shows_in(person).channel != person.channel;
    let shown_as = if above { "Shown in the channel" } else { "Shown" };
    let said: Vec<String> =
        labels(&before).into_iter().map(|label| label.replace("Show here", shown_as)).collect();
    assert_eq!(labels(&page), said, "and its button says that it was shown");
    assert_eq!(
        (world.sandbox.pings().len(), &shown.pinged),
        (pinged, &Vec::new()),
        "nobody is pinged"
    );
    let alt = |message: &MessageView| message.files.first().map(|file| file.description.clone());
    assert_eq!(alt(&shown).is_some(), alt(&page).is_some(), "and the picture is shown too");
    (page, shown)
}

/// A person presses what a private answer of theirs does not carry, or no more; what they read
/// then.
pub async fn forges(person: &Person, answer: &MessageView, what: &str) -> String {
    let act = Act::Forge {
        message: answer.id.clone(),
        custom_id: format!("1:0:0:show:{what}"),
        values: None,
    };
    let said = person.sandbox.act(person.id, act).await.unwrap();
    crate::support::settle(&person.sandbox, &person.service).await;
    person.words(said)
}

/// Looks through the game that is over here, so many moves back.
pub async fn looks(person: &Person, back: usize) {
    let end = person
        .sees()
        .into_iter()
        .find(|message| labels(message).contains(&"Rematch".to_owned()))
        .unwrap();
    person.presses_id(&end.id, &id_of(&end, "Step through")).await;
    for _ in 0..back {
        person.presses("Back").await;
    }
}

/// Ann and Bob in the thread of their game, after two moves each and the end.
pub async fn finished(world: &World) -> (Person, Person) {
    let (ann, bob) = seated(world).await;
    for (person, text) in [(&ann, USUAL[0]), (&bob, USUAL[1]), (&ann, USUAL[2]), (&bob, USUAL[3])] {
        person.plays(text).await;
    }
    bob.resigns().await;
    (ann, bob)
}

story!(a_film_is_shown_to_everybody_once_and_leads_on, |world| async move {
    let (ann, bob) = finished(&world).await;
    let whisper = film(&ann).await;
    assert_eq!(labels(&whisper), ["Show here"]);
    let (page, shown) = shows(&world, &ann).await;
    expect![[r#"
        **@Ann – @Bob**
        @Bob resigns after 2 moves. @Ann wins.
        -# Shown by @Ann"#]]
    .assert_eq(&told(&world, &read(&shown)));
    assert_eq!(shown.files[0].name, page.files[0].name);
    assert_eq!(labels(&shown), ["Step through", "Play Murus", "Learn"]);
    // Again it is not shown, whatever is pressed.
    let disabled = ann
        .sandbox
        .act(
            ann.id,
            Act::Press {
                message: page.id.clone(),
                custom_id: id_of(&page, "Shown in the channel"),
            },
        )
        .await;
    assert!(disabled.is_err(), "the button says that it was shown and does no more");
    let what = format!("film.{}", key_of(&world, &ann).await);
    let link = format!(
        "https://discord.com/channels/{}/{}/{}",
        world.sandbox.server(),
        world.ann().channel,
        shown.id
    );
    assert_eq!(forges(&ann, &page, &what).await, format!("This is already shown [here]({link})."));
    assert_eq!(shown_by(&ann).len(), 1);
    let kept = ann.sees().into_iter().find(|message| message.id == page.id).unwrap();
    assert_eq!(
        (read(&kept), kept.files.len(), labels(&kept)),
        (read(&page), 1, labels(&page)),
        "the film stays"
    );
    // The buttons below it are harmless to all, and each presser is answered alone.
    let cleo = world.cleo();
    let public = cleo.sees().iter().filter(|message| !message.whisper).count();
    assert!(cleo.presses("Step through").await.contains("turn 0 of 4"));
    assert!(cleo.presses_id(&shown.id, &id_of(&shown, "Play Murus")).await.contains("Discens"));
    assert_eq!(cleo.sees().iter().filter(|message| !message.whisper).count(), public);
    // Another private answer can be shown again, and Bob shows it from his own side.
    film(&bob).await;
    shows(&world, &bob).await;
    assert!(
        shown_by(&bob)[0].files[0].name.ends_with("-gauls.gif"),
        "{}",
        shown_by(&bob)[0].files[0].name
    );
    world.end().await;
});

/// The custom id of a button of a message.
fn id_of(message: &MessageView, label: &str) -> String {
    let found = buttons(message).into_iter().find(|(known, _)| known == label);
    found.unwrap_or_else(|| panic!("no {label} in {message:#?}")).1
}

/// The key of the person's newest finished game.
pub async fn key_of(world: &World, person: &Person) -> i64 {
    let slice = Slice { skip: 0, limit: 1 };
    service::play::find::list_finished_games(world.service.db(), UserId(person.id), slice)
        .await
        .unwrap()[0]
        .game
        .id
        .0
}

story!(a_position_of_a_running_game_is_shown_where_it_is_played, |world| async move {
    let (ann, bob) = seated(&world).await;
    for (person, text) in [(&ann, "a1-c3"), (&bob, "d7-d5"), (&ann, "h1-f3")] {
        person.plays(text).await;
    }
    // Anyone who passes by may look, and show.
    let cleo = world.cleo().at(ann.channel);
    cleo.presses("More").await;
    cleo.presses("Step through").await;
    cleo.presses("Back").await;
    let (_, shown) = shows(&world, &cleo).await;
    expect![[r#"
        **@Ann – @Bob** · turn 2 of 3
        1. a1-c3 **d7-d5** 2. h1-f3
        @Ann to move.
        -# Shown by @Cleo"#]]
    .assert_eq(&told(&world, &read(&shown)));
    assert_eq!(labels(&shown), ["Step through", "Play Murus", "Learn"]);
    assert!(
        world
            .bob()
            .presses_id(&shown.id, &id_of(&shown, "Step through"))
            .await
            .contains("turn 2 of 3")
    );
    // Each position of an answer is a page of its own, and shown once.
    cleo.presses("Back").await;
    shows(&world, &cleo).await;
    cleo.presses("Forward").await;
    let said = cleo.presses("Show here").await;
    assert!(said.ends_with(&format!("/{}).", shown.id)), "{said}");
    assert_eq!(shown_by(&cleo).len(), 2);
    // What she tries is hers.
    let tried = cleo.presses("Try moves").await;
    assert!(tried.starts_with("**") && buttons_everywhere(&cleo, "Show here") == 0, "{tried}");
    world.end().await;
});

story!(the_turning_point_and_the_win_are_shown, |world| async move {
    let cleo = world.cleo();
    cleo.asks("game import", json!({ "moves": DECIDED })).await;
    let wins = [(28, Seat::Romans, 9), (29, Seat::Gauls, 3)];
    keep(&world, &kept_review(Variant::STANDARD, DECIDED, &wins)).await;
    cleo.presses("Review").await;
    let (_, shown) = shows(&world, &cleo).await;
    assert!(read(&shown).contains("Review · Romans – Gauls\n"), "{}", read(&shown));
    assert_eq!(labels(&shown), ["Step through", "Play Murus", "Learn"]);
    cleo.presses("Turning point").await;
    let (_, shown) = shows(&world, &cleo).await;
    expect![[r#"
        **Romans – Gauls**
        Turning point: 15. d4-f4 (makes a tower on e4). 15. d3-f5 (makes a tower on e4) was better.
        -# Shown by @Cleo"#]]
    .assert_eq(&told(&world, &read(&shown)));
    assert_eq!(
        labels(&shown),
        ["See the win", "See the missed win", "Step through", "Play Murus", "Learn"]
    );
    cleo.presses_id(&cleo.page().id, &id_of(&cleo.page(), "See the win")).await;
    let before = read(&cleo.page());
    assert!(before.ends_with("Choose what the Romans try."), "{before}");
    let (_, shown) = shows(&world, &cleo).await;
    expect![[r#"
        **Romans – Gauls**
        **15... e5-c3** (makes a tower on c3)
        The Gauls win in one move, whatever the Romans try.
        -# Shown by @Cleo"#]]
    .assert_eq(&told(&world, &read(&shown)));
    assert_eq!(labels(&shown), ["See the win", "Play Murus", "Learn"]);
    let there = world.bob().presses_id(&shown.id, &id_of(&shown, "See the win")).await;
    assert!(there.ends_with("Choose what the Romans try."), "{there}");
    cleo.presses("Longest defence").await;
    let (_, shown) = shows(&world, &cleo).await;
    expect![[r#"
        **Romans – Gauls**
        15... e5-c3 16. a1-c1 **c3-a1** (breaks through on a1)
        The Gauls break through.
        -# Shown by @Cleo"#]]
    .assert_eq(&told(&world, &read(&shown)));
    // While a unit's moves are chosen there is nothing to show.
    cleo.presses("Back").await;
    let unit = labels(&cleo.page()).remove(0);
    cleo.presses(&unit).await;
    assert!(!labels(&cleo.page()).contains(&"Show here".to_owned()), "{:?}", labels(&cleo.page()));
    world.end().await;
});

story!(a_server_reads_in_its_language_what_is_shown, |world| async move {
    let ann = world.ann();
    let bob = world.bob();
    let mona = world.person("Mona");
    for loser in [&bob, &bob, &ann, &bob, &bob] {
        played(&world, [&ann, &bob], USUAL, loser).await;
    }
    mona.walks("server settings", &["server-languages", "server-set:language=de"]).await;
    ann.asks("profile", json!({})).await;
    let (_, shown) = shows(&world, &ann).await;
    let said = told(&world, &read(&shown));
    assert!(said.starts_with("-# Gezeigt von @Ann\nAnn\n@Ann\nStandard: **"), "{said}");
    assert!(said.contains("Alle Partien: 4 gewonnen, 0 remis, 1 verloren."), "{said}");
    assert_eq!(labels(&shown), ["Erste Züge", "Gegen Murus spielen", "Lernen"]);
    ann.presses("First moves").await;
    let (_, shown) = shows(&world, &ann).await;
    let said = told(&world, &read(&shown));
    assert!(
        said.starts_with(
            "-# Gezeigt von @Ann\nDie ersten Züge von @Ann · Standard\nAls Römer, 5 Partien"
        ),
        "{said}"
    );
    ann.asks("leaderboard", json!({})).await;
    let (page, shown) = shows(&world, &ann).await;
    let lines = |message: &MessageView| read(message).matches(" **").count();
    assert_eq!((lines(&page), lines(&shown)), (2, 2), "{}", read(&shown));
    assert!(read(&page).contains("-# To get ranked, "), "{}", read(&page));
    assert!(read(&shown).contains("-# Einen Platz bekommst du "), "{}", read(&shown));
    ann.asks("statistics", json!({})).await;
    let (_, shown) = shows(&world, &ann).await;
    assert!(read(&shown).contains("5 Partien"), "{}", read(&shown));
    assert!(
        shown.files[0].description.as_ref().unwrap().contains("26 Wochen"),
        "the server's weeks"
    );
    // To her the answer is in her own language, as ever.
    ann.speaks("de").await;
    bob.asks("leaderboard", json!({ "everywhere": true })).await;
    bob.speaks("de").await;
    ann.asks("leaderboard", json!({ "everywhere": true })).await;
    ann.presses("Hier zeigen").await;
    assert!(labels(&ann.page()).contains(&"Gezeigt".to_owned()), "{:?}", labels(&ann.page()));
    assert_eq!(shown_by(&ann).len(), 5);
    // Of others neither the profile nor the first moves are shown by anybody.
    for label in ["profile", "openings"] {
        let other = json!({ "person": ann.id.to_string() });
        world.cleo().asks("profile", other).await;
        if label == "openings" {
            world.cleo().presses("First moves").await;
        }
        assert!(!labels(&world.cleo().page()).contains(&"Show here".to_owned()), "{label}");
    }
    world.end().await;
});

story!(a_press_that_is_heard_of_twice_shows_it_once, |mut world| async move {
    world.join().await;
    world.races = true;
    let (ann, _) = finished(&world).await;
    film(&ann).await;
    ann.presses("Show here").await;
    assert_eq!(shown_by(&ann).len(), 1, "two processes heard of it");
    // Two clients of hers at the same moment, heard of by two processes.
    ann.presses("Step through").await;
    let page = ann.page();
    let press = || {
        let message = page.id.clone();
        let custom_id = id_of(&page, "Show here");
        ann.sandbox.act(ann.id, Act::Press { message, custom_id })
    };
    let (one, other) = tokio::join!(press(), press());
    assert!(one.is_ok() && other.is_ok());
    world.settle().await;
    assert_eq!(shown_by(&ann).len(), 2);
    world.end().await;
});

/// Discord fails so many times to take a message.
fn failing(world: &World, times: u32, fault: Fault) {
    let method = "POST".to_owned();
    let path = "/messages".to_owned();
    world.sandbox.misbehave(Misbehaviour { method, path, skip: 0, times, fault });
}

story!(what_is_shown_outlasts_a_restart_and_is_there_once, |mut world| async move {
    let (ann, _) = finished(&world).await;
    film(&ann).await;
    failing(&world, 1, Fault::Status(500));
    ann.presses("Show here").await;
    assert_eq!(labels(&ann.page()), ["Shown in the channel"]);
    assert_eq!(shown_by(&ann).len(), 0, "Discord doesn't take it yet");
    let said = forges(&ann, &ann.page(), &format!("film.{}", key_of(&world, &ann).await)).await;
    assert_eq!(said, "This is already on its way to the channel.");
    world.restart().await;
    world.advance(Duration::from_secs(60)).await;
    assert_eq!(shown_by(&ann).len(), 1);
    // It is there, and the process ends before it knows: it is found by its mark.
    ann.presses("Step through").await;
    failing(&world, 1, Fault::LostAnswer);
    ann.presses("Show here").await;
    world.restart().await;
    world.advance(Duration::from_secs(600)).await;
    assert_eq!(shown_by(&ann).len(), 2);
    // An answer of last year is still one that can be shown, by the id that it has.
    let ann = world.ann();
    ann.asks("leaderboard", json!({})).await;
    world.advance(300 * 24 * HOUR).await;
    world.restart().await;
    ann.presses("Show here").await;
    assert_eq!(shown_by(&ann).len(), 3);
    world.end().await;
});

story!(what_cannot_be_posted_after_all_can_be_shown_again, |world| async move {
    let (ann, _) = finished(&world).await;
    ann.presses("Step through").await;
    let what = format!("position.{}.4.romans", key_of(&world, &ann).await);
    failing(&world, 1, Fault::Refused(403, 50_013));
    ann.presses("Show here").await;
    assert_eq!(shown_by(&ann).len(), 0, "nobody saw it");
    forges(&ann, &ann.page(), &what).await;
    assert_eq!(shown_by(&ann).len(), 1);
    world.end().await;
});

/// A person has themselves deleted.
async fn is_deleted(person: &Person) {
    person.sets(&["my-data", "forget-ask"]).await;
    assert_eq!(person.presses("Yes, delete my data").await, "Your data is deleted.");
}

story!(what_a_deleted_person_showed_is_taken_down, |world| async move {
    let (ann, bob) = finished(&world).await;
    film(&ann).await;
    shows(&world, &ann).await;
    looks(&ann, 0).await;
    shows(&world, &ann).await;
    looks(&bob, 0).await;
    shows(&world, &bob).await;
    ann.sets(&["my-data", "export-data"]).await;
    let all: Value = serde_json::from_slice(&ann.page().files[0].bytes).unwrap();
    let known = all["rows"]["shown"].as_array().unwrap();
    assert_eq!(known.len(), 2, "{known:?}");
    assert!(known[0]["what"].as_str().unwrap().starts_with("film."), "{known:?}");
    // One is posted as they go, and the process does not hear of it; it is found by its mark.
    looks(&ann, 1).await;
    failing(&world, 1, Fault::LostAnswer);
    ann.presses("Show here").await;
    assert_eq!(shown_by(&ann).len(), 3);
    // Another never comes.
    looks(&ann, 2).await;
    failing(&world, 1, Fault::Status(500));
    ann.presses("Show here").await;
    is_deleted(&ann).await;
    // Before the thread of the game is archived.
    world.advance(HOUR / 12).await;
    assert_eq!((shown_by(&ann).len(), shown_by(&bob).len()), (0, 1), "what others showed stays");
    world.end().await;
});

story!(an_archived_thread_is_left_alone_where_its_channel_has_what_was_shown, |world| async move {
    let (ann, bob) = finished(&world).await;
    looks(&ann, 0).await;
    shows(&world, &ann).await;
    looks(&bob, 0).await;
    shows(&world, &bob).await;
    world.advance(HOUR).await;
    is_deleted(&world.ann()).await;
    world.advance(HOUR).await;
    assert_eq!((shown_by(&ann).len(), shown_by(&bob).len()), (0, 1));
    let changes =
        |asked: &Logged| asked.body["archived"].as_bool().filter(|_| asked.method == "PATCH");
    let archived: Vec<bool> = world.sandbox.requests().iter().filter_map(changes).collect();
    assert_eq!(archived, [true]);
    world.end().await;
});

story!(a_message_that_a_moderator_took_down_is_let_be, |world| async move {
    let (ann, _) = finished(&world).await;
    ann.presses("Step through").await;
    shows(&world, &ann).await;
    let path = format!("channels/{}/messages/", world.ann().channel);
    let fault = Fault::Refused(404, 10_008);
    world.sandbox.misbehave(Misbehaviour {
        method: "DELETE".into(),
        path,
        skip: 0,
        times: 1,
        fault,
    });
    is_deleted(&ann).await;
    let deletes = |asked: &&Logged| asked.method == "DELETE" && asked.path.starts_with("channels/");
    let deleted = |world: &World| world.sandbox.requests().iter().filter(deletes).count();
    let before = deleted(&world);
    world.advance(HOUR).await;
    assert_eq!((before, deleted(&world)), (1, 1), "it is not tried again");
    world.end().await;
});
