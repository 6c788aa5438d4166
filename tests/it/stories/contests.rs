//! Events of a server: the open month, from its first press to its last table.

use std::time::Duration;

use discord_sandbox::{Act, MessageView};
use serde_json::json;
use sqlx::{AnyConnection, Connection};

use super::challenges::told;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons, read};

const DAY: Duration = Duration::from_secs(24 * 3600);

/// The time after which changes are on the card.
const SHOWN: Duration = Duration::from_secs(60);

/// The first of July and of August 2026, in seconds.
const JULY: i64 = 1_782_864_000;
const AUGUST: i64 = JULY + 31 * 24 * 3600;

const ABOUT: &str = "Play rated games with others who have joined: a win is worth 2 points, a draw 1. \
    Of your games with each person, the first one counts, if it ends in time.";

/// Returns true if a message is a public card of an event with one of these names, numbered or not.
pub fn is_card(message: &MessageView, names: &[&str]) -> bool {
    let text = read(message);
    let begins = |name: &&str| {
        let rest = text.strip_prefix(*name).unwrap_or_default();
        let rest = rest.trim_start_matches(|c: char| c == ' ' || c.is_ascii_digit());
        ["\n", "is over", "was ", "didn't take place"].iter().any(|next| rest.starts_with(next))
    };
    !message.whisper && names.iter().any(begins)
}

pub fn mona(world: &World) -> Person {
    world.person("Mona")
}

/// The public messages about open months, in their order.
pub fn cards(person: &Person) -> Vec<MessageView> {
    let is_card = |message: &MessageView| {
        !message.whisper
            && ["Open month", "Offener Monat"].iter().any(|name| read(message).starts_with(name))
    };
    person.sees().into_iter().filter(is_card).collect()
}

/// The newest card, in words.
fn card(world: &World) -> String {
    let card = cards(&world.ann()).pop().expect("a card");
    told(world, &read(&card))
}

/// The lines of the newest card below its head.
fn places(world: &World) -> Vec<String> {
    card(world).lines().filter(|line| line.starts_with("**")).map(str::to_owned).collect()
}

fn labels(message: &MessageView) -> Vec<String> {
    buttons(message).into_iter().map(|(label, _)| label).collect()
}

/// Presses a button of the newest card.
pub async fn presses_card(person: &Person, label: &str) -> String {
    let card = cards(person).pop().expect("a card");
    person.presses_on(&card, label).await
}

/// Presses a button by an id that was written down before.
pub async fn forges(person: &Person, message: &MessageView, id: &str) -> String {
    let act = Act::Forge { message: message.id.clone(), custom_id: id.to_owned(), values: None };
    let said = person.sandbox.act(person.id, act).await.unwrap();
    person.words(said)
}

/// Mona opens a month, and these people join it.
pub async fn opens(world: &World, people: &[&Person]) {
    mona(world).asks("event month", json!({})).await;
    for person in people {
        let said = presses_card(person, "Join").await;
        assert!(said.starts_with("✓ You're in."), "{said}");
    }
}

/// Two people play, and the second of them resigns. Returns the thread.
pub async fn beats(world: &World, winner: &Person, loser: &Person) -> u64 {
    winner.challenges(loser).await;
    let accepts = ["Accept", "Annehmen"];
    let is_public = |message: &MessageView| !message.whisper;
    let offered = loser.sees().into_iter().rev().filter(is_public).find_map(|message| {
        let found = buttons(&message).into_iter().find(|(label, _)| accepts.contains(&&**label));
        Some((message.id, found?.1))
    });
    let (message, id) = offered.expect("a challenge");
    loser.presses_id(&message, &id).await;
    let thread = world.sandbox.threads(winner.channel).last().unwrap().0;
    plays_out(&winner.at(thread), &loser.at(thread), true).await;
    thread
}

/// Two people play a game, two moves each, until one resigns. `wins` is true if the first to move
/// wins.
pub async fn plays_out(one: &Person, other: &Person, wins: bool) {
    one.plays("a1-c3").await;
    other.plays("d7-d5").await;
    one.plays("h1-f3").await;
    other.plays("b7-d5").await;
    if wins { other.resigns().await } else { one.resigns().await }
}

story!(an_open_month_counts_the_first_game_of_each_pair, |world| async move {
    let (ann, bob, cleo) = (world.ann(), world.bob(), world.cleo());
    let none =
        "No event is running here. Managers of this server can open one with `/event month`.";
    assert_eq!(ann.asks("event list", json!({})).await, none);
    let said = mona(&world).asks("event month", json!({})).await;
    let opened = format!(
        "✓ Open month runs until <t:{JULY}:d>. Its card is in <#{}>. When it ends, the next one opens, and \
         everyone joins anew. You can end it with `/event stop`.",
        ann.channel
    );
    assert_eq!(said, opened);
    let until = format!("Runs until <t:{JULY}:d> (<t:{JULY}:R>)");
    let empty =
        format!("Open month\n{ABOUT}\n{until} · no one has joined yet\n\nNo game has counted yet.");
    assert_eq!(card(&world), empty);
    assert_eq!(labels(&cards(&ann)[0]), ["Join", "Table", "My games"]);
    let said = presses_card(&ann, "My games").await;
    assert_eq!(
        said,
        "You're not in this event yet. Press **Join** on its card or in `/event list`."
    );
    for person in [&ann, &bob, &cleo] {
        let said = presses_card(person, "Join").await;
        assert_eq!(
            said,
            "✓ You're in. Your first rated game with each of the others counts. **My games** shows \
             whom you can challenge."
        );
    }
    world.advance(SHOWN).await;
    assert!(card(&world).contains(&format!("{until} · 3 players\n")), "{}", card(&world));
    let pings = ann.pings() + bob.pings() + cleo.pings();
    assert_eq!(pings, 0);
    beats(&world, &ann, &bob).await;
    assert!(places(&world).is_empty(), "the card waits for more");
    world.advance(SHOWN).await;
    let table =
        ["**1.** @Ann · 2 points, 1 game (1-0-0)", "**2.** @Bob · 0 points, 1 game (0-0-1)"];
    assert_eq!(places(&world), table);
    // A second game of the same two counts nothing, nor does one with a person who is not in.
    beats(&world, &bob, &ann).await;
    beats(&world, &ann, &world.person("Dan")).await;
    world.advance(SHOWN).await;
    assert_eq!(places(&world), table);
    // Bob beats Cleo, and has as many points as Ann, who beat him.
    beats(&world, &bob, &cleo).await;
    world.advance(SHOWN).await;
    let table = [
        "**1.** @Ann · 2 points, 1 game (1-0-0) · ahead by the games between them",
        "**2.** @Bob · 2 points, 2 games (1-0-1)",
        "**3.** @Cleo · 0 points, 1 game (0-0-1)",
    ];
    assert_eq!(places(&world), table);
    let said = told(&world, &presses_card(&bob, "Table").await);
    assert_eq!(
        said,
        format!(
            "**Open month**\nPoints, games, and in brackets wins-draws-losses.\n{}\n\
             -# You're at place 2 of 3 · 2 points, 2 games (1-0-1)",
            table.join("\n")
        )
    );
    let said = told(&world, &presses_card(&ann, "My games").await);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[..2], ["**Open month**", "**Your game that counts**"]);
    assert!(lines[2].starts_with("Won vs @Bob · Game "), "{said}");
    assert_eq!(lines[3..], ["**1 player you haven't met yet**", "@Cleo"]);
    let said = told(&world, &bob.asks("event list", json!({})).await);
    assert_eq!(said, format!("**Open month**\n{until} · 3 players"));
    assert_eq!(cards(&ann).len(), 1, "one message, edited");
    world.end().await;
});

story!(people_who_met_nobody_challenge_with_one_press, |world| async move {
    let (ann, bob, cleo) = (world.ann(), world.bob(), world.cleo());
    opens(&world, &[&ann, &bob, &cleo]).await;
    bob.blocks(&ann).await;
    let said = told(&world, &presses_card(&ann, "My games").await);
    assert!(said.ends_with("**2 players you haven't met yet**\n@Bob\n@Cleo"), "{said}");
    let page = ann.sees().pop().unwrap();
    let challenges: Vec<_> =
        buttons(&page).into_iter().filter(|(label, _)| label == "Challenge").collect();
    assert_eq!(challenges.len(), 1, "none for Bob, who blocks her: {challenges:?}");
    let form = ann.opens("Challenge").await;
    let fields = crate::support::person::fields(&form);
    let chosen = |name: &str| fields.iter().find(|(known, _)| known == name).unwrap().1.clone();
    assert!(chosen("opponent").to_string().contains(&cleo.id.to_string()), "{form}");
    ann.submits(&form, json!({})).await;
    let asked = told(&world, &cleo.reads());
    assert!(asked.starts_with("@Ann challenges @Cleo"), "{asked}");
    cleo.presses("Accept").await;
    let thread = world.thread();
    // Chance gave them their sides.
    for text in ["a1-c3", "d7-d5"] {
        for person in [&ann, &cleo] {
            person.at(thread).plays(text).await;
        }
    }
    cleo.at(thread).resigns().await;
    world.advance(SHOWN).await;
    assert_eq!(places(&world)[0], "**1.** @Ann · 2 points, 1 game (1-0-0)");
    world.end().await;
});

story!(who_is_in_may_leave_and_come_back, |world| async move {
    let (ann, bob) = (world.ann(), world.bob());
    opens(&world, &[&ann, &bob]).await;
    beats(&world, &ann, &bob).await;
    let asked = "You're already in. Do you want to leave? You'd drop out of the table, and those who \
                 played you keep their points. You can come back while it runs.";
    assert_eq!(presses_card(&bob, "Join").await, asked);
    let left = bob.presses("Leave the event").await;
    assert_eq!(left, "✓ You've left. If you join again, your results are back.");
    world.advance(SHOWN).await;
    assert_eq!(places(&world), ["**1.** @Ann · 2 points, 1 game (1-0-0)"]);
    assert!(card(&world).contains(" · 1 player\n"), "{}", card(&world));
    let said = presses_card(&ann, "My games").await;
    assert!(said.contains(&format!("Won vs {} · Game ", bob.mention())), "{said}");
    assert!(said.ends_with("You've met everyone who has joined so far."), "{said}");
    presses_card(&bob, "Join").await;
    world.advance(SHOWN).await;
    assert_eq!(places(&world).len(), 2);
    world.end().await;
});

story!(an_annulled_game_drops_out_and_the_next_one_counts, |world| async move {
    let (ann, bob) = (world.ann(), world.bob());
    opens(&world, &[&ann, &bob]).await;
    let thread = beats(&world, &ann, &bob).await;
    world.advance(SHOWN).await;
    beats(&world, &bob, &ann).await;
    world.advance(SHOWN).await;
    assert_eq!(places(&world)[0], "**1.** @Ann · 2 points, 1 game (1-0-0)");
    mona(&world).at(thread).asks("server moderate", json!({ "act": 1 })).await;
    world.advance(SHOWN).await;
    let turned =
        ["**1.** @Bob · 2 points, 1 game (1-0-0)", "**2.** @Ann · 0 points, 1 game (0-0-1)"];
    assert_eq!(places(&world), turned);
    // One that is called off never counts.
    ann.challenges(&world.cleo()).await;
    world.cleo().presses("Accept").await;
    let thread = world.sandbox.threads(ann.channel).last().unwrap().0;
    presses_card(&world.cleo(), "Join").await;
    ann.at(thread).asks("game abort", json!({})).await;
    ann.at(thread).presses("Yes, call it off").await;
    world.advance(SHOWN).await;
    assert_eq!(places(&world), turned);
    world.end().await;
});

story!(a_month_ends_once_and_the_next_one_opens, |mut world| async move {
    let (ann, bob) = (world.ann(), world.bob());
    opens(&world, &[&ann, &bob]).await;
    beats(&world, &ann, &bob).await;
    let open = world.bob().challenges(&world.cleo()).await;
    assert_eq!(open, "");
    world.advance(28 * DAY).await;
    world.join().await;
    // No bot runs when the month ends.
    world.pass_without_bot(2 * DAY).await;
    world.join().await;
    world.settle().await;
    let all = cards(&ann);
    assert_eq!(all.len(), 2, "{all:#?}");
    let over = told(&world, &read(&all[0]));
    let begins = 1_780_315_200;
    assert_eq!(
        over,
        format!(
            "Open month is over\n2 players, 1 game, <t:{begins}:d> to <t:{JULY}:d>\n\
             Congratulations, @Ann, @Bob!\n\n\
             **1.** @Ann · 2 points, 1 game (1-0-0)\n**2.** @Bob · 0 points, 1 game (0-0-1)"
        )
    );
    assert_eq!(labels(&all[0]), ["Table", "My games"]);
    assert_eq!(labels(&all[1]), ["Join", "Table", "My games"]);
    assert!(card(&world).contains(&format!("Runs until <t:{AUGUST}:d>")), "{}", card(&world));
    assert!(card(&world).contains(" · no one has joined yet"), "{}", card(&world));
    assert_eq!(
        ann.sees()
            .iter()
            .filter(|one| !one.pinged.is_empty() && read(one).contains("month"))
            .count(),
        0
    );
    world.restart().await;
    world.settle().await;
    assert_eq!(cards(&ann).len(), 2);
    // The table of the month that is over stays, its old button says so, and games count anew.
    let (id, table) = buttons(&all[0]).remove(0);
    assert_eq!(id, "Table");
    let said = told(&world, &bob.presses_id(&all[0].id, &table).await);
    assert!(said.contains("**1.** @Ann · 2 points"), "{said}");
    let join = table.replace("contest-table", "contest-join");
    let said = forges(&world.cleo(), &all[0], &join).await;
    assert_eq!(said, "This event is over. `/event list` shows what's running.");
    for person in [&ann, &bob] {
        presses_card(person, "Join").await;
    }
    beats(&world, &bob, &ann).await;
    world.advance(SHOWN).await;
    assert_eq!(places(&world)[0], "**1.** @Bob · 2 points, 1 game (1-0-0)");
    assert!(told(&world, &read(&cards(&ann)[0])).contains("**1.** @Ann · 2 points"));
    world.end().await;
});

story!(a_game_counts_in_the_month_in_which_it_ends, |world| async move {
    let (ann, bob, cleo) = (world.ann(), world.bob(), world.cleo());
    ann.challenges(&bob).await;
    bob.presses("Accept").await;
    let early = world.thread();
    world.advance(SHOWN).await;
    opens(&world, &[&ann, &bob, &cleo]).await;
    ann.at(early).plays("a1-c3").await;
    bob.at(early).plays("d7-d5").await;
    bob.at(early).resigns().await;
    world.advance(SHOWN).await;
    let first =
        ["**1.** @Ann · 2 points, 1 game (1-0-0)", "**2.** @Bob · 0 points, 1 game (0-0-1)"];
    assert_eq!(places(&world), first);
    world.advance(29 * DAY).await;
    ann.challenges(&cleo).await;
    cleo.presses("Accept").await;
    let late = world.sandbox.threads(ann.channel).last().unwrap().0;
    ann.at(late).plays("a1-c3").await;
    cleo.at(late).plays("d7-d5").await;
    world.advance(DAY).await;
    for person in [&ann, &cleo] {
        presses_card(person, "Join").await;
    }
    cleo.at(late).resigns().await;
    world.advance(SHOWN).await;
    let over = told(&world, &read(&cards(&ann)[0]));
    assert!(over.contains("3 players, 1 game, "), "{over}");
    assert!(over.contains("**1.** @Ann · 2 points, 1 game (1-0-0)"), "{over}");
    let next =
        ["**1.** @Ann · 2 points, 1 game (1-0-0)", "**2.** @Cleo · 0 points, 1 game (0-0-1)"];
    assert_eq!(places(&world), next, "it counts in the next month");
    world.end().await;
});

story!(two_managers_open_one_month_and_one_of_them_stops_it, |world| async move {
    let mona = mona(&world);
    let (one, other) =
        tokio::join!(mona.asks("event month", json!({})), mona.asks("event month", json!({})));
    world.settle().await;
    let running = format!(
        "This server already has an event like this, until <t:{JULY}:d>. `/event list` shows it."
    );
    let refused = [&one, &other].into_iter().filter(|said| **said == running).count();
    assert_eq!(refused, 1, "{one}\n{other}");
    assert_eq!(cards(&mona).len(), 1);
    // One of another variant runs beside it, and counts only its games.
    let said = mona.asks("event month", json!({ "variant": "Escape", "repeat": false })).await;
    assert!(said.starts_with("✓ Open month · Escape runs until "), "{said}");
    assert!(said.contains(" It won't repeat. "), "{said}");
    let (ann, bob) = (world.ann(), world.bob());
    for person in [&ann, &bob] {
        for card in cards(person) {
            let (_, id) = buttons(&card).remove(0);
            person.presses_id(&card.id, &id).await;
        }
    }
    beats(&world, &ann, &bob).await;
    world.advance(SHOWN).await;
    let seen: Vec<bool> = cards(&ann).iter().map(|card| read(card).contains("**1.** ")).collect();
    assert_eq!(seen, [true, false]);
    let said = ann.asks("event list", json!({})).await;
    assert_eq!(said.matches("Runs until").count(), 2, "{said}");
    // Stopping is for managers, and asks first.
    let refused = "Only managers of this server can do that.";
    assert_eq!(ann.asks("event month", json!({})).await, refused);
    assert_eq!(ann.asks("event stop", json!({})).await, refused);
    let asked = mona.asks("event stop", json!({})).await;
    assert_eq!(
        asked,
        "What do you want to end now? Games of an event that are still running won't count in it \
         anymore, and its table stays on its card. A game by vote ends without a result, after a \
         question."
    );
    let page = mona.sees().pop().unwrap();
    let said = mona.presses("End Open month").await;
    assert_eq!(said, "✓ Open month has ended. Its card shows how it stood.");
    let stopped = told(&world, &read(&cards(&ann)[0]));
    assert!(stopped.starts_with("Open month was ended early\n2 players, 1 game, "), "{stopped}");
    assert!(stopped.ends_with("**2.** @Bob · 0 points, 1 game (0-0-1)"), "{stopped}");
    let (_, id) = buttons(&page).into_iter().find(|(label, _)| label == "End Open month").unwrap();
    let said = forges(&mona, &cards(&ann)[0], &id).await;
    assert!(said.starts_with("What do you want to end now?"), "a public message asks: {said}");
    let said = forges(&ann, &cards(&ann)[0], &id).await;
    assert_eq!(said, refused);
    let log = mona.asks("server moderate", json!({})).await;
    let line = format!("{} ended the event \"Open month\".", mona.mention());
    assert!(log.contains(&line), "{log}");
    // It does not repeat, and another one may begin.
    world.advance(31 * DAY).await;
    assert_eq!(cards(&ann).len(), 2);
    let said = mona.asks("event month", json!({})).await;
    assert!(said.starts_with("✓ Open month 2 runs until "), "{said}");
    world.end().await;
});

story!(a_month_that_nobody_joins_closes_in_a_line_and_ends_for_good, |world| async move {
    opens(&world, &[]).await;
    world.advance(30 * DAY).await;
    let line = "Open month is over. This time no game counted.";
    let all = cards(&world.ann());
    assert_eq!((all.len(), read(&all[0]).as_str()), (2, line));
    let ends = world.ann().sees().into_iter().filter(|one| read(one).contains("is over.**"));
    assert_eq!(ends.count(), 0, "an event in which nobody played gets no line");
    assert!(buttons(&all[0]).is_empty());
    world.advance(31 * DAY).await;
    let all: Vec<String> = cards(&world.ann()).iter().map(read).collect();
    let second = line.replace("Open month", "Open month 2");
    assert_eq!(all, [line, &second]);
    world.advance(62 * DAY).await;
    assert_eq!(cards(&world.ann()).len(), 2);
    let said = world.ann().asks("event list", json!({})).await;
    assert!(said.starts_with("No event is running here."), "{said}");
    world.end().await;
});

story!(a_month_goes_on_without_its_channel, |world| async move {
    let (ann, bob) = (world.ann(), world.bob());
    opens(&world, &[&ann, &bob]).await;
    let arena = world.sandbox.channel("arena").unwrap();
    world.sandbox.remove(ann.channel);
    let (ann, bob) = (ann.at(arena), bob.at(arena));
    beats(&world, &ann, &bob).await;
    world.advance(SHOWN).await;
    let said = ann.asks("event list", json!({})).await;
    assert!(said.starts_with("**Open month**\nRuns until"), "{said}");
    let said = ann.presses("Table").await;
    let first = format!("**1.** {} · 2 points, 1 game (1-0-0)", ann.mention());
    assert!(said.contains(&first), "{said}");
    world.advance(31 * DAY).await;
    assert!(cards(&ann).is_empty());
    let said = ann.asks("event list", json!({})).await;
    assert!(said.ends_with(" · no one has joined yet"), "{said}");
    world.end().await;
});

story!(a_card_that_was_deleted_is_not_posted_again, |world| async move {
    let (ann, bob) = (world.ann(), world.bob());
    opens(&world, &[&ann, &bob]).await;
    let path = format!("channels/{}/messages/{}", ann.channel, cards(&ann)[0].id);
    let gone = json!({ "method": "PATCH", "path": path, "fault": { "refused": [404, 10008] } });
    world.sandbox.misbehave(serde_json::from_value(gone).unwrap());
    beats(&world, &ann, &bob).await;
    world.advance(SHOWN).await;
    assert_eq!(cards(&ann).len(), 1, "none is posted in its place");
    let said = told(&world, &ann.asks("event list", json!({})).await);
    assert!(said.ends_with(" · 2 players"), "{said}");
    world.end().await;
});

story!(who_leaves_the_server_leaves_the_table, |world| async move {
    let (ann, bob, cleo) = (world.ann(), world.bob(), world.cleo());
    opens(&world, &[&ann, &bob, &cleo]).await;
    beats(&world, &ann, &bob).await;
    beats(&world, &bob, &cleo).await;
    world.sandbox.leave(bob.id);
    world.advance(2 * DAY).await;
    let said = told(&world, &presses_card(&ann, "Table").await);
    assert!(!said.contains("@Bob"), "{said}");
    assert!(said.contains("**1.** @Ann · 2 points, 1 game (1-0-0)\n**2.** @Cleo · "), "{said}");
    world.advance(SHOWN).await;
    assert_eq!(places(&world).len(), 2);
    assert!(card(&world).contains(" · 2 players\n"), "{}", card(&world));
    let said = presses_card(&cleo, "My games").await;
    assert!(said.contains("Lost vs a former player"), "{said}");
    world.sandbox.come_back(bob.id);
    presses_card(&bob, "Join").await;
    world.advance(SHOWN).await;
    assert_eq!(places(&world).len(), 3);
    world.end().await;
});

story!(who_is_forgotten_is_in_no_table, |world| async move {
    let (ann, bob, cleo) = (world.ann(), world.bob(), world.cleo());
    opens(&world, &[&ann, &bob, &cleo]).await;
    beats(&world, &ann, &bob).await;
    bob.challenges(&cleo).await;
    cleo.presses("Accept").await;
    let thread = world.sandbox.threads(ann.channel).last().unwrap().0;
    bob.at(thread).plays("a1-c3").await;
    cleo.at(thread).plays("d7-d5").await;
    bob.sets(&["my-data", "forget-ask"]).await;
    bob.presses("Yes, delete my data").await;
    world.advance(SHOWN).await;
    // The game that his deletion ended counts, too.
    let places = places(&world);
    assert_eq!(places.len(), 2, "{places:?}");
    assert!(places[0].starts_with("**1.** @Ann · 2 points, 1 game (1-0-0)"), "{places:?}");
    assert!(places[1].contains("@Cleo · 2 points, 1 game (1-0-0)"), "{places:?}");
    assert!(!card(&world).contains(&bob.id.to_string()), "{}", card(&world));
    let said = presses_card(&ann, "My games").await;
    assert!(said.contains("Won vs a former player"), "{said}");
    world.end().await;
});

story!(a_german_server_has_a_german_card, |world| async move {
    let mona = mona(&world);
    mona.walks("server settings", &["server-languages", "server-set:language=de"]).await;
    mona.speaks("de").await;
    let said = mona.asks("event month", json!({})).await;
    assert!(said.starts_with("✓ Offener Monat läuft bis "), "{said}");
    assert!(said.contains("Danach beginnt der nächste, und alle melden sich neu an."), "{said}");
    let (ann, bob) = (world.ann(), world.bob());
    for person in [&ann, &bob] {
        presses_card(person, "Mitmachen").await;
    }
    beats(&world, &ann, &bob).await;
    world.advance(SHOWN).await;
    assert_eq!(
        card(&world),
        format!(
            "Offener Monat\nSpiel gewertete Partien gegen andere, die dabei sind: Ein Sieg bringt 2 Punkte, \
             ein Remis 1. Von deinen Partien gegen jede Person zählt die erste, wenn sie in dieser Zeit endet.\n\
             Läuft bis <t:{JULY}:d> (<t:{JULY}:R>) · 2 sind dabei\n\n\
             **1.** @Ann · 2 Punkte, 1 Partie (1-0-0)\n**2.** @Bob · 0 Punkte, 1 Partie (0-0-1)"
        )
    );
    let said = mona.asks("event stop", json!({})).await;
    assert!(said.starts_with("Was soll jetzt enden?"), "{said}");
    world.end().await;
});

story!(a_month_is_refused_where_it_makes_no_sense, |world| async move {
    let mona = mona(&world);
    let said = mona.asks("event month", json!({ "variant": "Three players" })).await;
    assert_eq!(said, "Only two-player games are rated. Choose a variant for two.");
    let said = mona.asks("event month", json!({ "variant": "nonsense" })).await;
    assert!(said.contains("nonsense"), "{said}");
    mona.walks("server settings", &["server-games", "server-switch:rated.off"]).await;
    let said = mona.asks("event month", json!({})).await;
    assert!(said.starts_with("Games in this server aren't rated, so none would count."), "{said}");
    assert!(cards(&mona).is_empty());
    // The channel for cards, if managers chose one.
    world.forget_choices().await;
    let arena = world.sandbox.channel("arena").unwrap();
    mona.walks("server settings", &["server-games", &format!("server-set:cards={arena}")]).await;
    let said = mona.asks("event month", json!({})).await;
    assert!(said.contains(&format!("Its card is in <#{arena}>.")), "{said}");
    assert_eq!(cards(&mona.at(arena)).len(), 1);
    // A button of another server's event, or of none, does nothing.
    let card = cards(&mona.at(arena)).remove(0);
    for id in ["1:0:0:contest-join:7", "1:0:0:contest-table:7", "1:0:0:contest-mine-page:7.99"] {
        let said = forges(&world.ann().at(arena), &card, id).await;
        let unknown = "There's no such event in this server. `/event list` shows what's running.";
        assert_eq!(said, unknown, "{id}");
    }
    let mut conn = AnyConnection::connect(&world.database.url).await.unwrap();
    sqlx::query("UPDATE contest SET server = 9").execute(&mut conn).await.unwrap();
    let (_, join) = buttons(&card).remove(0);
    let said = world.ann().at(arena).presses_id(&card.id, &join).await;
    assert!(said.starts_with("There's no such event in this server."), "{said}");
    world.end().await;
});
