//! Requests of a manipulated client: any button, with any game in it, from anywhere.

use discord_sandbox::{Act, Reaction};
use murus::game::{Place, Seq};
use murus::ids::{ChannelId, ServerId, UserId};
use murus::service::{Caller, Refused, Reviewed, moves_until};
use murus::store;
use serde_json::{Value, json};

use super::playing::seated;
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons};
use murus::service;

/// The word of every button that shows a game or continues it.
const SHOWING: [&str; 32] = [
    "view",
    "more",
    "history",
    "export",
    "ratings",
    "follow",
    "follow-every",
    "review",
    "lesson",
    "replay",
    "go-on",
    "go-on-from:1",
    "lines",
    "lines-open",
    "line:g0",
    "line-move:g0.a1-c3",
    "walk",
    "walk-first:gauls",
    "walk-last:romans",
    "walk-to:1.gauls",
    "units",
    "from:a1",
    "play:a1-c3",
    "hint",
    "plans",
    "if:",
    "put-off:turn",
    "resign",
    "rematch",
    "offer:draw",
    "give",
    "abort",
];

/// Every command that names a game, with the option for its name apart from what else it needs.
fn naming(name: &str) -> [(&'static str, Value); 9] {
    [
        ("board", json!({ "game": name })),
        ("review", json!({ "game": name })),
        ("hint", json!({ "game": name })),
        ("plan", json!({ "game": name })),
        ("game moves", json!({ "game": name })),
        ("game export", json!({ "game": name })),
        ("game export", json!({ "game": name, "format": 1 })),
        ("game continue", json!({ "game": name, "ply": 1 })),
        ("move", json!({ "game": name, "move": "a1-c3" })),
    ]
}

/// The game of this short name: its key and the number of its newest board.
pub async fn key(world: &World, name: &str) -> (i64, Seq) {
    let db = store::Db::connect(&world.database.url).await.unwrap();
    let mut conn = db.read().await.unwrap();
    let id = store::listings::by_name(&mut conn, name).await.unwrap().unwrap();
    (id.0, store::games::load_game(&mut conn, id).await.unwrap().unwrap().game.board_seq())
}

/// A person presses a button that no message carries, and reads the answer.
pub async fn forges(person: &Person, world: &World, key: (i64, Seq), word: &str) -> String {
    let message = person.sees().pop().unwrap().id;
    let act =
        Act::Forge { message, custom_id: format!("1:{}:{}:{word}", key.0, key.1), values: None };
    let answer = world.sandbox.act(person.id, act).await.unwrap();
    assert!(!matches!(answer, Reaction::Silence), "{word} is answered");
    world.settle().await;
    person.words(answer)
}

/// Cleo, far from a game, finds nothing of it by any button or name, neither its people nor its
/// moves.
async fn nothing_is_found(world: &World, name: &str, people: &[&Person]) {
    let cleo = world.cleo().at(world.sandbox.channel("elsewhere").unwrap());
    let key = key(world, name).await;
    cleo.asks("help", json!({})).await;
    for word in SHOWING {
        let told = forges(&cleo, world, key, word).await;
        let none = ["There is no such game.", "You can only follow this game where it's played."];
        assert!(none.contains(&told.as_str()), "{word}: {told}");
    }
    for (command, options) in naming(name) {
        let told = cleo.asks(command, options).await;
        assert!(told.starts_with("There is no game with that name."), "{command}: {told}");
    }
    let seen: Vec<String> = cleo.sees().iter().map(crate::support::person::read).collect();
    for person in people {
        assert!(
            !seen.concat().contains(&person.mention()) && !seen.concat().contains(person.name),
            "{seen:?}"
        );
    }
    assert!(cleo.sees().iter().all(|message| message.files.is_empty()), "no picture and no file");
}

story!(nobody_far_away_finds_a_game_of_a_server_by_its_id, |world| async move {
    let (ann, bob) = seated(&world).await;
    let name = ann.game().await;
    ann.plays("a1-c3").await;
    nothing_is_found(&world, &name, &[&ann, &bob]).await;
    bob.asks("game resign", json!({})).await;
    bob.presses("Yes, I resign").await;
    nothing_is_found(&world, &name, &[&ann, &bob]).await;
    // Its players look from anywhere, and so does everybody in the server.
    let elsewhere = world.sandbox.channel("elsewhere").unwrap();
    assert!(
        ann.at(elsewhere).asks("game moves", json!({ "game": name })).await.contains("1. a1-c3")
    );
    let arena = world.cleo().at(world.sandbox.channel("arena").unwrap());
    assert!(arena.asks("game moves", json!({ "game": name })).await.contains("1. a1-c3"));
    world.end().await;
});

story!(an_open_challenge_is_answered_only_in_its_channel, |world| async move {
    let ann = world.ann();
    let cleo = world.cleo();
    ann.asks("challenge", json!({ "rated": true })).await;
    let (_, accept) =
        buttons(&ann.newest()).into_iter().find(|(label, _)| label == "Accept").unwrap();
    let id = accept.split(':').nth(1).unwrap().parse().unwrap();
    let far = cleo.at(world.sandbox.channel("elsewhere").unwrap());
    far.asks("help", json!({})).await;
    for word in ["accept", "decline"] {
        assert_eq!(
            forges(&far, &world, (id, Seq::START), word).await,
            "There is no such challenge.",
            "{word}"
        );
    }
    assert!(world.sandbox.threads(ann.channel).is_empty());
    cleo.presses("Accept").await;
    assert_eq!(world.sandbox.threads(ann.channel).len(), 1);
    world.end().await;
});

story!(nobody_finds_a_private_game_by_its_id, |world| async move {
    let ann = world.ann();
    let direct =
        ann.at(world.sandbox.act(ann.id, Act::OpenDirect).await.map(|done| number(&done)).unwrap());
    let murus = world.sandbox.person("Murus").unwrap().to_string();
    direct.asks("challenge", json!({ "opponent": murus, "side": 0, "level": "Tiro" })).await;
    let name = direct.game().await;
    direct.plays("a1-c3").await;
    nothing_is_found(&world, &name, &[&ann]).await;
    // Not even from her own server, and its moderators have no say in the game either.
    let cleo = world.cleo();
    for (command, options) in naming(&name) {
        let told = cleo.asks(command, options).await;
        assert!(told.starts_with("There is no game with that name."), "{command}: {told}");
    }
    let mona = world.person("Mona");
    let end = json!({ "act": 0, "game": name });
    assert!(
        mona.asks("server moderate", end).await.starts_with("There is no game with that name.")
    );
    world.end().await;
});

fn number(done: &Reaction) -> u64 {
    match done {
        Reaction::Done { id } => id.parse().unwrap(),
        other => panic!("{other:?}"),
    }
}

story!(an_imported_game_is_for_its_importer_alone, |world| async move {
    let elsewhere = world.sandbox.channel("elsewhere").unwrap();
    let ann = world.ann().at(elsewhere);
    let said = ann.asks("game import", json!({ "moves": "a1-c3 d7-d5 h1-f3" })).await;
    let name = said.rsplit("-# ").next().unwrap().to_owned();
    assert!(ann.presses("Step through").await.contains("3 of 3"));
    assert!(
        world.ann().asks("game moves", json!({ "game": name })).await.contains("1. a1-c3"),
        "from anywhere"
    );
    let told = world.cleo().asks("game moves", json!({ "game": name })).await;
    assert!(told.starts_with("There is no game with that name."), "{told}");
    world.end().await;
});

story!(continuing_a_rated_game_gives_no_hints_for_it, |world| async move {
    let (ann, _) = seated(&world).await;
    let name = ann.game().await;
    ann.plays("a1-c3").await;
    let key = key(&world, &name).await;
    for word in ["go-on", "go-on-from:0", "go-on-from:1"] {
        let told = forges(&ann, &world, key, word).await;
        assert_eq!(
            told, "That game is still running. You can play on from it once it's over.",
            "{word}"
        );
    }
    let told = ann.asks("game continue", json!({ "game": name, "ply": 1 })).await;
    assert_eq!(told, "That game is still running. You can play on from it once it's over.");
    // The service itself shows nothing of it, and gives no review and no hint.
    let place = Place {
        channel: ChannelId(ann.channel),
        server: Some(ServerId(world.sandbox.server())),
        threadless: true,
    };
    let caller = Caller::new(UserId(world.bob().id), place, "1".to_owned());
    let id = murus::game::GameId(key.0);
    let row = service::play::sight::game_for(&world.service, &caller, id).await.unwrap().unwrap();
    assert_eq!((moves_until(&row.game, 0), moves_until(&row.game, 1)), (None, None));
    assert!(matches!(
        service::study::review::request_review(&world.service, &caller, &row).await.unwrap(),
        Reviewed::Running
    ));
    assert!(matches!(
        service::study::review::find_hint(&world.service, &caller, id).await,
        Err(Refused::Game(..))
    ));
    world.end().await;
});

story!(only_managers_moderate_and_set_up_by_any_client, |world| async move {
    let (ann, _) = seated(&world).await;
    let name = ann.game().await;
    let cleo = world.cleo();
    // Discord hides the command, and the bot refuses it too.
    world.sandbox.let_everybody_use_commands();
    for (command, options, refused) in [
        (
            "server moderate",
            json!({ "act": 0, "game": name }),
            "You need permission to manage messages",
        ),
        ("server moderate", json!({}), "You need permission to manage messages"),
        ("server settings", json!({}), "Only managers of this server"),
    ] {
        let told = cleo.asks(command, options).await;
        assert!(told.contains(refused), "{command}: {told}");
    }
    assert_eq!(cleo.completes("server moderate", "game", "").await, Vec::<String>::new());
    cleo.asks("help", json!({})).await;
    for word in ["server", "server-channels", "server-desk:on", "server-languages", "server-themes"]
    {
        let told = forges(&cleo, &world, (0, Seq::START), word).await;
        assert!(told.starts_with("Only managers of this server"), "{word}: {told}");
    }
    assert!(ann.asks("board", json!({})).await.contains("It's your move."), "the game goes on");
    world.end().await;
});
