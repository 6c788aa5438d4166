//! The weekly card of a server: Acta Diurna.

use std::time::Duration;

use discord_sandbox::MessageView;
use murus::game::{ActaWeek, Zone};
use murus::ids::UserId;
use murus::service;
use murus_engine::{Level, Stop};
use serde_json::json;

use super::challenges::told;
use super::contests::mona;
use super::feats::newest_thread;
use super::playing::annotated;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, read};

const WEEK: Duration = Duration::from_secs(7 * 24 * 3600);

/// Mona chooses the channel of the card. Returns that channel, as Cleo sees it.
async fn opens(world: &World) -> Person {
    let arena = world.sandbox.channel("arena").unwrap();
    let chosen = format!("server-set:acta={arena}");
    let said = mona(world).walks("server settings", &["server-games", &chosen]).await;
    let line = "✓ Acta Diurna (a card of the week, on Monday morning): **";
    assert!(said.contains(&format!("{line}<#{arena}>**\n")), "{said}");
    world.cleo().at(arena)
}

/// The weekly cards in a channel, the first one first.
fn cards(reader: &Person) -> Vec<MessageView> {
    let is_card = |message: &MessageView| read(message).starts_with("Acta Diurna");
    reader.sees().into_iter().filter(is_card).collect()
}

/// The time until the week of the card ends, in UTC.
fn until_monday(world: &World) -> Duration {
    let now = world.clock.now();
    let left = ActaWeek::next_end(&Zone::UTC, now) - now;
    Duration::from_millis(left.as_millis().unsigned_abs())
}

/// Begins a rated game, in which the first person moves first. Returns its thread.
async fn begins(world: &World, one: &Person, other: &Person) -> u64 {
    let options = json!({ "opponent": other.id.to_string(), "side": 0, "rated": true });
    one.asks("challenge", options).await;
    other.presses("Accept").await;
    newest_thread(world)
}

/// Two people play so many plies of a rated game, then one resigns.
async fn resigns(world: &World, [one, other]: [&Person; 2], loser: &Person, plies: usize) {
    let thread = begins(world, one, other).await;
    one.at(thread).plays_with(&other.at(thread), annotated().iter().take(plies)).await;
    loser.at(thread).resigns().await;
}

/// One person beats another on the board, by good moves against poor ones.
async fn beats(world: &World, winner: &Person, loser: &Person) {
    let thread = begins(world, winner, loser).await;
    let level = Level::named("Legate");
    loop {
        let of = UserId(winner.id);
        let rows = service::play::find::list_running_games(world.service.db(), of).await.unwrap();
        let Some(row) = rows.first() else { return };
        let (position, before) = row.game.line().positions().split_last().unwrap();
        let (mover, m) = if row.game.line().plies() % 2 == 0 {
            (winner, level.play(position, before, 1, &Stop::default()).expect("the game goes on"))
        } else {
            (loser, position.moves()[0])
        };
        mover.at(thread).plays(&position.write(m).to_string()).await;
    }
}

story!(a_week_is_told_on_monday_morning, |mut world| async move {
    let reader = opens(&world).await;
    let (ann, bob, dan) = (world.ann(), world.bob(), world.person("Dan"));
    beats(&world, &ann, &bob).await;
    resigns(&world, [&ann, &bob], &ann, 34).await;
    dan.sets(&["my-data", "set:sharing=private"]).await;
    resigns(&world, [&ann, &dan], &dan, 8).await;
    let pings = (ann.pings(), bob.pings());
    world.advance(until_monday(&world) - Duration::from_secs(1)).await;
    assert!(cards(&reader).is_empty());
    // Two processes reach Monday morning together.
    world.join().await;
    world.advance(Duration::from_secs(1)).await;
    let all = cards(&reader);
    assert_eq!(all.len(), 1, "{all:#?}");
    let card = told(&world, &read(&all[0]));
    let lines: Vec<&str> = card.lines().collect();
    assert_eq!(lines[..2], ["Acta Diurna · The week", "3 games ended this week."], "{card}");
    assert!(lines[2].starts_with("**Best game:** @Ann"), "{card}");
    assert!(lines[3].starts_with("**Upset:** @Bob beat @Ann, who was rated "), "{card}");
    assert_eq!(lines[4], "**Longest game:** @Ann – @Bob · game 2, 17 moves", "{card}");
    assert_eq!(lines[5], "**New here:** 3 players (@Ann, @Bob).", "{card}");
    assert!(all[0].files[0].name.ends_with(".gif") && all[0].pinged.is_empty());
    assert_eq!((ann.pings(), bob.pings()), pings, "it pings nobody");
    world.restart().await;
    world.advance(WEEK).await;
    assert_eq!(cards(&reader).len(), 1, "nothing happened in that week");
    // The bot is down for two weeks: only the last one is told, and nothing happened in it.
    resigns(&world, [&ann, &bob], &bob, 8).await;
    world.pass_without_bot(WEEK * 2).await;
    world.settle().await;
    assert_eq!(cards(&reader).len(), 1);
    resigns(&world, [&ann, &bob], &bob, 8).await;
    // The card is in the language of the server.
    let german = ["server-languages", "server-set:language=de"];
    mona(&world).walks("server settings", &german).await;
    world.advance(until_monday(&world)).await;
    let card = told(&world, &read(&cards(&reader)[1]));
    assert!(
        card.starts_with("Acta Diurna · Die Woche\nDiese Woche ging eine Partie zu Ende."),
        "{card}"
    );
    assert!(!card.contains("Neu hier"), "{card}");
    world.end().await;
});

story!(no_server_gets_a_weekly_card_unasked, |world| async move {
    let reader = opens(&world).await;
    resigns(&world, [&world.ann(), &world.bob()], &world.bob(), 8).await;
    let said = mona(&world).walks("server settings", &["server-games", "server-set:acta="]).await;
    assert!(
        said.contains("✓ Acta Diurna (a card of the week, on Monday morning): **off**"),
        "{said}"
    );
    world.advance(WEEK).await;
    assert!(cards(&reader).is_empty());
    world.end().await;
});
