//! Commands that sentences name: on Discord a press on the name begins the command.

use discord_sandbox::{Fault, Misbehaviour, Sandbox};
use murus::store::Db;
use serde_json::{Value, json};
use sqlx::Executor;

use crate::story;
use crate::support::World;
use crate::support::person::without_command_ids;

/// The help that Ann gets, as the bot wrote it.
async fn help(world: &World) -> String {
    let ann = world.ann();
    ann.asks("help", json!({})).await;
    let message = world.sandbox.messages(ann.id, ann.channel).pop().unwrap();
    message.embeds[0]["description"].as_str().unwrap().to_owned()
}

/// The mention of a command by its full name.
fn mention(world: &World, name: &str) -> String {
    let first = name.split(' ').next().unwrap();
    let commands = world.sandbox.commands();
    let known = commands.iter().find(|command| command["name"] == first && command["type"] == 1);
    format!("</{name}:{}>", known.unwrap()["id"].as_str().unwrap())
}

/// Starts the bot where Discord takes no commands.
async fn start_unregistered(world: &mut World) {
    world.stop().await;
    world.sandbox.misbehave(Misbehaviour {
        method: "PUT".to_owned(),
        path: "/commands".to_owned(),
        skip: 0,
        times: 1000,
        fault: Fault::Status(500),
    });
    let before = world.sandbox.sessions();
    world.launch();
    let connected = |sandbox: &Sandbox| (sandbox.sessions() > before).then_some(());
    world.sandbox.until("the bot to connect", connected).await.unwrap();
}

story!(commands_that_sentences_name_can_be_pressed, |mut world| async move {
    world.restart().await;
    let said = help(&world).await;
    for name in ["challenge", "games", "settings", "game draw", "learn lesson", "leaderboard"] {
        assert!(said.contains(&mention(&world, name)), "{name}: {said}");
    }
    assert!(!said.contains("`/"), "{said}");
    assert!(said.contains("`b4-d4`"), "a move is no command: {said}");
    // Plain text, too, and what others see.
    let ann = world.ann();
    ann.asks("board", json!({})).await;
    let message = world.sandbox.messages(ann.id, ann.channel).pop().unwrap();
    assert!(message.content.contains(&mention(&world, "games")), "{}", message.content);
    assert!(without_command_ids(&message.content).contains("`/games`"));
    world.end().await;
});

story!(ids_of_commands_stay_known_where_nothing_is_registered_again, |mut world| async move {
    world.restart().await;
    let known = mention(&world, "settings");
    start_unregistered(&mut world).await;
    let said = help(&world).await;
    assert!(said.contains(&known), "{said}");
    // Another process that is new to them learns them from the database.
    world.join().await;
    assert!(help(&world).await.contains(&known));
    world.races = true;
    world.end().await;
});

story!(a_command_without_a_known_id_is_plain_text, |mut world| async move {
    // Only a bot that has stopped stores no ids.
    world.stop().await;
    let db = Db::connect(&world.database.url).await.unwrap();
    db.read().await.unwrap().execute("DELETE FROM command WHERE name <> 'games'").await.unwrap();
    start_unregistered(&mut world).await;
    let said = help(&world).await;
    assert!(said.contains("`/settings`") && said.contains("`/game draw`"), "{said}");
    assert!(said.contains(&mention(&world, "games")), "{said}");
    // What is no sentence stays plain anyway.
    let commands: Vec<Value> = world.sandbox.commands();
    assert!(!json!(commands).to_string().contains("</"));
    world.end().await;
});
