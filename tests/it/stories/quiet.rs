//! Channels that a server keeps quiet, and threads that are put away.

use std::time::Duration;

use discord_sandbox::{Fault, Logged, MessageView, Misbehaviour};
use expect_test::expect;
use serde_json::{Value, json};

use super::challenges::told;
use super::playing::seated;
use super::time::unsaved;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons, read};

const DAY: Duration = Duration::from_secs(86_400);
const MINUTE: Duration = Duration::from_secs(60);

/// Returns the public texts of the channel, oldest first.
fn channel(world: &World) -> Vec<String> {
    let messages = world.cleo().sees().into_iter().filter(|message| !message.whisper);
    messages.map(|message| linked(world, &read(&message))).collect()
}

/// A text without the addresses of its links.
fn linked(world: &World, text: &str) -> String {
    let mut text = told(world, text);
    while let Some(at) = text.find("(https://") {
        let end = text[at..].find(')').unwrap();
        text.replace_range(at..=at + end, "(…)");
    }
    text
}

pub async fn quieted(world: &World) {
    let said = world.person("Mona").walks("server settings", &["server-switch:quiet.on"]).await;
    assert!(
        said.contains("✓ Channels: **quiet, with one line for an answered challenge and one card"),
        "{said}"
    );
}

/// A game of two people from its challenge to its end, which the first one resigns.
async fn lost(world: &World, loser: &Person, winner: &Person) {
    loser.challenges(winner).await;
    winner.presses("Accept").await;
    let loser = loser.at(world.sandbox.threads(loser.channel).last().unwrap().0);
    loser.plays("a1-c3").await;
    loser.resigns().await;
}

fn cards(world: &World) -> Vec<MessageView> {
    world
        .cleo()
        .sees()
        .into_iter()
        .filter(|message| read(message).trim_start_matches("-# ").starts_with("Results · "))
        .collect()
}

story!(a_quiet_channel_gets_results_alone_on_one_card_a_day, |mut world| async move {
    quieted(&world).await;
    let ann = world.ann();
    let bob = world.bob();
    let cleo = world.cleo();
    ann.challenges(&bob).await;
    assert_eq!(
        (bob.pings(), buttons(&ann.newest()).len()),
        (1, 5),
        "a challenge has to be asked somewhere"
    );
    assert!(
        ann.newest().files.len() == 1 && ann.reads().contains("Reach the far row"),
        "with its board while it is open"
    );
    bob.presses("Accept").await;
    let thread = ann.at(world.thread());
    expect![[r#"
        -# @Ann – @Bob · [The game begins](…)"#]]
    .assert_eq(&channel(&world).join("\n---\n"));
    assert!(ann.newest().files.is_empty() && buttons(&ann.newest()).is_empty());
    thread.plays("a1-c3").await;
    let pings = bob.pings();
    thread.resigns().await;
    assert_eq!(bob.pings(), pings + 1, "the winner hears of it in the thread");
    expect![[r#"
        -# @Ann – @Bob · [The game is over](…)
        ---
        Results · 1 June 2026
        @Ann – @Bob · @Bob won · after one move · [board](…)"#]]
    .assert_eq(&channel(&world).join("\n---\n"));
    let first = cards(&world).pop().unwrap();
    assert_eq!(first.files[0].description.as_deref(), Some("Ann – Bob: Bob won · after one move"));
    assert!(first.files[0].embedded && first.pinged.is_empty());
    world.restart().await;
    lost(&world, &cleo, &bob).await;
    let second = cards(&world).pop().unwrap();
    assert!(second.id == first.id && second.edited && second.files[0].name != first.files[0].name);
    expect![[r#"
        Results · 1 June 2026
        @Cleo – @Bob · @Bob won · after one move · [board](…)
        @Ann – @Bob · @Bob won · after one move · [board](…)"#]]
    .assert_eq(&linked(&world, &read(&second)));
    assert!(bob.presses("My games").await.starts_with("You have no game"));
    world.advance(DAY).await;
    lost(&world, &ann, &cleo).await;
    let titles: Vec<_> =
        cards(&world).iter().map(|card| read(card).lines().next().unwrap().to_owned()).collect();
    assert_eq!(titles, ["-# Results · 1 June 2026", "Results · 2 June 2026"]);
    let [before, last] = &cards(&world)[..] else { panic!("two cards") };
    assert!(before.files.is_empty() && buttons(before).is_empty(), "the list alone: {before:#?}");
    let small = |text: String| text.lines().map(|line| format!("-# {line}\n")).collect::<String>();
    let same = small(linked(&world, &read(&second)));
    assert_eq!(linked(&world, &read(before)), same.trim_end(), "the same results, as history");
    assert!(last.files.len() == 1 && !buttons(last).is_empty());
    // A result that was taken back is none.
    let name = ann.completes("review", "game", "").await.remove(0);
    world.person("Mona").asks("server moderate", json!({ "act": 1, "game": name })).await;
    lost(&world, &bob, &cleo).await;
    let last = told(&world, &read(cards(&world).last().unwrap()));
    assert!(last.contains("@Bob – @Cleo") && !last.contains("@Ann – @Cleo"), "{last}");
    // Lively again: the next result is a message with its board.
    let said = world.person("Mona").walks("server settings", &["server-switch:quiet.off"]).await;
    assert!(
        said.contains("✓ Channels: **lively, with the board of every challenge and result**"),
        "{said}"
    );
    lost(&world, &cleo, &ann).await;
    assert!(
        told(&world, &world.cleo().reads()).contains("@Cleo resigns after one move. @Ann wins.")
    );
    world.end().await;
});

story!(a_finished_game_leaves_its_line_to_the_card_of_the_day, |mut world| async move {
    quieted(&world).await;
    let (ann, bob) = (world.ann(), world.bob());
    lost(&world, &ann, &bob).await;
    let thread = ann.at(world.thread());
    assert_eq!(channel(&world).len(), 2, "people read the end first");
    world.stop().await;
    world.start().await;
    world.advance(11 * MINUTE).await;
    let told = channel(&world);
    assert!(told.len() == 1 && told[0].starts_with("Results · "), "{told:?}");
    assert!(
        thread.reads().contains("resigns after one move."),
        "its thread stays: {}",
        thread.reads()
    );
    // So does the line of a game that was called off.
    ann.challenges(&bob).await;
    bob.presses("Accept").await;
    let off = ann.at(world.sandbox.threads(ann.channel).last().unwrap().0);
    off.presses("More").await;
    off.presses("Call it off…").await;
    off.presses("Yes, call it off").await;
    assert_eq!(channel(&world).len(), 2);
    world.advance(11 * MINUTE).await;
    assert_eq!(channel(&world), told);
    world.end().await;
});

story!(a_challenge_without_a_game_leaves_no_line, |mut world| async move {
    quieted(&world).await;
    let (ann, bob) = (world.ann(), world.bob());
    world.sandbox.set_direct_messages(ann.id, true);
    ann.challenges(&bob).await;
    ann.presses("Withdraw").await;
    ann.challenges(&bob).await;
    bob.presses("Decline").await;
    world.advance(9 * MINUTE).await;
    let lines = ["-# @Ann – @Bob · Withdrawn.", "-# @Ann – @Bob · @Bob declined."];
    assert_eq!(channel(&world), lines, "people read it first");
    world.restart().await;
    world.advance(3 * MINUTE).await;
    assert!(channel(&world).is_empty(), "{:?}", channel(&world));
    let direct = ann.at(world.sandbox.direct(ann.id).unwrap());
    assert_eq!(told(&world, &direct.reads()), "@Ann, @Bob declined your challenge.", "once");
    assert_eq!(ann.pings(), 1);
    // A reason that comes later finds no message, and asks Discord for none.
    bob.chooses("busy").await;
    let missed = world.sandbox.requests().into_iter().filter(|request| request.status == 404);
    assert_eq!((missed.count(), channel(&world)), (0, Vec::new()));
    // A sleeper reads the line until the message comes, and who wants none finds it for a day.
    let unanswered = ["-# @Ann – @Bob · Nobody answered in time."];
    ann.challenges(&bob).await;
    world.advance(7 * DAY + MINUTE).await;
    assert_eq!(channel(&world), unanswered, "nothing else tells it");
    world.advance(DAY).await;
    assert!(channel(&world).is_empty(), "{:?}", channel(&world));
    ann.sets(&["set:notify=off"]).await;
    ann.challenges(&bob).await;
    bob.presses("Decline").await;
    world.advance(60 * MINUTE).await;
    assert_eq!(channel(&world), lines[1..]);
    world.advance(DAY).await;
    assert!(channel(&world).is_empty(), "{:?}", channel(&world));
    ann.sets(&["set:notify=mention", "set-quiet=22-7"]).await;
    world.advance(11 * 60 * MINUTE).await;
    ann.challenges(&bob).await;
    bob.presses("Decline").await;
    world.advance(60 * MINUTE).await;
    assert_eq!((channel(&world).len(), ann.pings()), (1, 1), "Ann sleeps");
    world.advance(9 * 60 * MINUTE).await;
    assert_eq!((channel(&world).len(), ann.pings()), (0, 2), "{:?}", channel(&world));
    world.end().await;
});

story!(in_a_quiet_channel_an_open_challenge_loses_its_board_after_a_day, |mut world| async move {
    quieted(&world).await;
    let (ann, bob) = (world.ann(), world.bob());
    ann.challenges(&bob).await;
    let waits = || (ann.newest().files.len(), buttons(&ann.newest()).len());
    assert_eq!(waits(), (1, 5));
    let text = ann.reads();
    let pings = bob.pings();
    world.restart().await;
    world.advance(DAY + MINUTE).await;
    assert_eq!(waits(), (0, 5), "it is still open");
    assert_eq!((ann.reads(), bob.pings()), (text, pings));
    bob.presses("Accept").await;
    assert!(channel(&world)[0].contains("The game begins"), "{:?}", channel(&world));
    // The row of one that was answered in time holds up nothing, and changes nothing.
    ann.challenges(&bob).await;
    bob.presses("Accept").await;
    let before = channel(&world);
    world.advance(DAY + MINUTE).await;
    assert_eq!(channel(&world), before);
    world.end().await;
});

story!(in_a_lively_channel_an_open_challenge_keeps_its_board, |world| async move {
    world.ann().challenges(&world.bob()).await;
    world.advance(2 * DAY).await;
    assert_eq!(world.ann().newest().files.len(), 1);
    world.end().await;
});

story!(in_a_lively_channel_the_message_of_a_challenge_without_a_game_stays, |world| async move {
    world.ann().challenges(&world.bob()).await;
    world.bob().presses("Decline").await;
    world.advance(2 * DAY).await;
    let told = channel(&world);
    assert!(told[0].contains("\n@Bob declined.\n"), "{told:?}");
    world.end().await;
});

story!(in_a_lively_channel_the_line_of_a_finished_game_stays, |world| async move {
    lost(&world, &world.ann(), &world.bob()).await;
    let told = channel(&world);
    assert!(told[0].starts_with("-# @Ann – @Bob · [The game is over]("), "{told:?}");
    world.advance(11 * MINUTE).await;
    assert_eq!(channel(&world), told);
    world.end().await;
});

story!(of_one_person_alone_a_quiet_channel_gets_one_line, |world| async move {
    quieted(&world).await;
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    let begins = json!({ "opponent": murus, "side": 0, "level": "Tiro" });
    world.ann().asks("challenge", begins.clone()).await;
    assert_eq!(channel(&world), ["-# @Ann – Murus (Tiro) · [The game begins](…)"]);
    let ann = world.ann().at(world.thread());
    ann.plays("a1-c3").await;
    ann.resigns().await;
    assert_eq!(
        channel(&world),
        ["-# @Ann – Murus (Tiro) · Murus (Tiro) won · after one move · [board](…)"]
    );
    world.bob().asks("challenge", begins).await;
    let bob = world.bob().at(world.sandbox.threads(world.bob().channel).last().unwrap().0);
    bob.presses("More").await;
    bob.presses("Call it off…").await;
    bob.presses("Yes, call it off").await;
    assert_eq!(channel(&world)[1..], ["-# A game of Standard was called off."]);
    // What is asked of others is asked, and leaves one line.
    world.ann().asks("challenge", json!({ "variant": "Hex" })).await;
    world.ann().presses("Withdraw").await;
    assert_eq!(channel(&world)[2..], ["-# @Ann · Hex · Withdrawn."]);
    world.advance(11 * MINUTE).await;
    world.end().await;
});

story!(who_is_declined_in_a_quiet_channel_hears_of_it_privately, |world| async move {
    quieted(&world).await;
    let ann = world.ann();
    let bob = world.bob();
    for (open, pings) in [(true, 1), (false, 2)] {
        world.sandbox.set_direct_messages(ann.id, open);
        ann.challenges(&bob).await;
        bob.presses("Decline").await;
        bob.chooses("busy").await;
        world.advance(Duration::from_secs(60)).await;
        assert_eq!(ann.pings(), pings, "a ping is never lost");
    }
    let direct = ann.at(world.sandbox.direct(ann.id).unwrap());
    assert!(
        told(&world, &direct.reads())
            .starts_with("@Ann, @Bob declined your challenge: no time for a game.")
    );
    let all = channel(&world);
    assert_eq!(all[..2], ["-# @Ann – @Bob · @Bob declined: no time for a game."; 2]);
    assert!(
        all.len() == 3 && all[2].starts_with("@Ann, @Bob declined"),
        "with closed messages here: {all:?}"
    );
    world.advance(10 * MINUTE).await;
    world.end().await;
});

/// The number of letters that a phone shows of a line: no marks, no addresses, and a name for each
/// mention.
fn letters(line: &str) -> usize {
    let line = line.trim_start_matches("-# ").replace("**", "").replace("(…)", "");
    let mentions = line.matches("<@").count();
    let ids = line.split("<@").skip(1).filter_map(|rest| rest.find('>')).sum::<usize>();
    line.chars().count() + 3 * mentions - ids
}

/// The height of a message on a phone, in pixels: its lines of 48 letters, a picture, a row of
/// buttons and what is around them.
fn height(world: &World, message: &MessageView) -> usize {
    let text = linked(world, &read(message));
    let lines: usize = text.lines().map(|line| letters(line).div_ceil(48)).sum();
    let rows = usize::from(!buttons(message).is_empty());
    lines * 20 + message.files.len() * 300 + rows * 40 + 20
}

/// The height of what a phone shows of a channel at once, in pixels.
const SCREEN: usize = 700;

story!(a_week_of_five_people_fits_on_two_screens_and_a_half, |world| async move {
    quieted(&world).await;
    let people = ["Ann", "Bob", "Cleo", "Dan", "Mona"].map(|name| world.person(name));
    world.person("Mona").walks("server siege", &["server-siege-hour=13"]).await;
    world.advance(60 * MINUTE).await;
    for day in 0..7 {
        lost(&world, &people[day % 5], &people[(day + 2) % 5]).await;
        if day % 2 == 0 {
            world.ann().presses("Solve it").await;
            world.ann().presses("Answer (counts as a miss)").await;
        }
        world.advance(DAY).await;
    }
    let messages = world.cleo().sees().into_iter().filter(|message| !message.whisper);
    let all: Vec<_> = messages.map(|one| (height(&world, &one), read(&one))).collect();
    let sum: usize = all.iter().map(|(height, _)| height).sum();
    assert!(sum <= 5 * SCREEN / 2, "{sum}: {all:#?}");
    world.end().await;
});

/// Requests that write results into the channel.
fn written(world: &World, method: &str) -> usize {
    let about = |request: &&Logged| request.body.to_string().contains("Results · ");
    world.sandbox.requests().iter().filter(about).filter(|request| request.method == method).count()
}

story!(results_at_once_and_a_lost_answer_make_one_card, |world| async move {
    quieted(&world).await;
    let ann = world.ann();
    let bob = world.bob();
    unsaved(&[&ann, &bob]).await;
    for _ in 0..4 {
        ann.asks("challenge", json!({ "opponent": bob.id.to_string(), "side": 0, "time": 2 }))
            .await;
        bob.presses("Accept").await;
        let thread = world.sandbox.threads(ann.channel).last().unwrap().0;
        for (person, text) in [(&ann, "a1-c3"), (&bob, "d7-d5"), (&ann, "h1-f3")] {
            person.at(thread).plays(text).await;
        }
    }
    let path = format!("channels/{}/messages", ann.channel);
    let lost =
        Misbehaviour { method: "POST".into(), path, skip: 0, times: 1, fault: Fault::LostAnswer };
    world.sandbox.misbehave(lost);
    world.advance(2 * DAY).await;
    world.advance(MINUTE).await;
    let all = cards(&world);
    assert_eq!(all.len(), 1, "{all:#?}");
    assert_eq!(told(&world, &read(&all[0])).matches("@Ann won").count(), 4, "{}", read(&all[0]));
    let posted = written(&world, "POST");
    let edited = written(&world, "PATCH");
    assert!(posted == 1 && edited <= 2, "{posted} posted, {edited} edited");
    world.end().await;
});

story!(a_card_of_results_that_is_gone_or_old_gets_one_successor, |world| async move {
    quieted(&world).await;
    let ann = world.ann();
    let bob = world.bob();
    lost(&world, &ann, &bob).await;
    for (refusal, left) in [([404, 10008], 2), ([429, 30046], 2)] {
        let path = format!("messages/{}", cards(&world).last().unwrap().id);
        let rule = json!({ "method": "PATCH", "path": path, "fault": { "refused": refusal } });
        world.sandbox.misbehave(serde_json::from_value(rule).unwrap());
        lost(&world, &ann, &bob).await;
        assert_eq!(cards(&world).len(), left, "one that can be seen is taken down");
    }
    let newest = read(cards(&world).last().unwrap());
    assert_eq!(told(&world, &newest).matches("@Bob won").count(), 3, "{newest}");
    ann.challenges(&bob).await;
    bob.presses("Accept").await;
    world
        .person("Mona")
        .walks("server settings", &["server-languages", "server-set:language=de"])
        .await;
    let thread = ann.at(world.sandbox.threads(ann.channel).last().unwrap().0);
    thread.plays("a1-c3").await;
    thread.resigns().await;
    let german = channel(&world).into_iter().find(|text| text.starts_with("Ergebnisse")).unwrap();
    let first = "Ergebnisse · 1. Juni 2026\n@Ann – @Bob · @Bob hat gewonnen · nach einem Zug · [Brett](…)\n";
    assert!(german.starts_with(first), "{german}");
    world.end().await;
});

/// Returns the changes of a thread, in order.
fn changes(world: &World, thread: u64) -> Vec<Value> {
    let path = format!("channels/{thread}");
    let about = |request: &Logged| request.method == "PATCH" && request.path == path;
    world.sandbox.requests().into_iter().filter(about).map(|request| request.body).collect()
}

story!(the_thread_of_a_finished_game_is_put_away_and_opens_with_a_press, |mut world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    world.advance(20 * MINUTE).await;
    ann.resigns().await;
    world.advance(9 * MINUTE).await;
    assert_eq!(changes(&world, ann.channel), Vec::<Value>::new(), "people read the end first");
    // It is done once, by the process that runs then.
    world.stop().await;
    world.sandbox.advance(2 * 60_000);
    world.clock.advance(murus::game::Millis::from_mins(2));
    world.start().await;
    world.settle().await;
    let away = json!({ "archived": true, "auto_archive_duration": 60 });
    assert_eq!(changes(&world, ann.channel), std::slice::from_ref(&away));
    assert!(ann.tries("board", json!({})).await.contains("archived"));
    // Discord's client opens it with the first press, and a rematch is offered there.
    ann.presses("Rematch").await;
    assert!(bob.presses("Rematch").await.starts_with("[The game begins]("));
    world.advance(DAY).await;
    assert_eq!(changes(&world, ann.channel), [away], "then Discord puts it away by itself");
    world.end().await;
});

story!(a_thread_in_which_people_still_write_stays_open, |world| async move {
    let (ann, bob) = seated(&world).await;
    ann.plays("a1-c3").await;
    ann.resigns().await;
    world.advance(8 * MINUTE).await;
    bob.mutters("well played").await;
    world.advance(3 * MINUTE).await;
    let open = json!({ "archived": false, "auto_archive_duration": 60 });
    assert_eq!(
        changes(&world, ann.channel),
        [open],
        "Discord puts it away an hour after the last word"
    );
    assert!(ann.asks("board", json!({})).await.contains("resigns"));
    world.end().await;
});

story!(a_thread_that_may_not_be_put_away_or_is_already_is_left_alone, |world| async move {
    let (ann, _) = seated(&world).await;
    ann.plays("a1-c3").await;
    ann.resigns().await;
    let rule = json!({
        "method": "PATCH", "path": format!("channels/{}", ann.channel), "fault": { "refused": [403, 50013] }
    });
    world.sandbox.misbehave(serde_json::from_value(rule).unwrap());
    world.advance(11 * MINUTE).await;
    assert_eq!(changes(&world, ann.channel).len(), 1, "it is not tried again");
    assert_eq!(world.service.count_backlog().await.unwrap(), 0);
    // A game that nobody began leaves a thread as well, and one in direct messages none.
    let cleo = world.cleo();
    let dan = world.person("Dan");
    cleo.challenges(&dan).await;
    dan.presses("Accept").await;
    let thread = cleo.at(world.sandbox.threads(cleo.channel).last().unwrap().0);
    thread.presses("More").await;
    thread.presses("Call it off…").await;
    thread.presses("Yes, call it off").await;
    world.advance(11 * MINUTE).await;
    assert_eq!(changes(&world, thread.channel).len(), 2, "it is renamed, then put away");
    world.end().await;
});
