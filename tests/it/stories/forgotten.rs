//! A person who has themselves deleted: nothing that is stored names them or leads to them,
//! whatever they did before.

use std::time::Duration;

use discord_sandbox::{Act, Reaction};
use murus::game::Place;
use murus::ids::{ChannelId, UserId};
use murus::service::{self, Caller};
use serde_json::{Value, json};
use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};

use super::playing::{annotated, seated};
use super::puzzles::solves;
use super::sieges::puzzle;
use crate::story;
use crate::support::World;
use crate::support::browser::Browser;
use crate::support::person::Person;

const HOUR: Duration = Duration::from_secs(3600);

/// Each table and column of the database.
async fn columns(conn: &mut AnyConnection, sqlite: bool) -> Vec<(String, String)> {
    let sql = match sqlite {
        true => {
            "SELECT m.name AS held, p.name AS named FROM sqlite_master m JOIN pragma_table_info(m.name) p
                WHERE m.type = 'table'"
        }
        false => {
            "SELECT CAST(table_name AS TEXT) AS held, CAST(column_name AS TEXT) AS named
                FROM information_schema.columns WHERE table_schema = current_schema()"
        }
    };
    let rows = sqlx::query(sql).fetch_all(conn).await.unwrap();
    rows.iter().map(|row| (row.get("held"), row.get("named"))).collect()
}

/// Returns the places where one of these ids is stored: columns of tables, and on SQLite the bytes
/// of the files.
async fn holders(world: &World, ids: &[u64]) -> Vec<String> {
    let url = &world.database.url;
    let sqlite = url.starts_with("sqlite:");
    let mut conn = AnyConnection::connect(url).await.unwrap();
    let mut found = Vec::new();
    for (table, column) in columns(&mut conn, sqlite).await {
        // A checksum is no text.
        let text = if sqlite { "PRINTF('%s', QUOTE(?))" } else { "CAST(? AS TEXT)" };
        let text = text.replace('?', &format!("\"{column}\""));
        let sql = format!("SELECT {text} FROM \"{table}\" WHERE \"{column}\" IS NOT NULL");
        let values: Vec<String> =
            sqlx::query_scalar(AssertSqlSafe(sql)).fetch_all(&mut conn).await.unwrap();
        for id in ids {
            let held = values.iter().find(|value| value.contains(&id.to_string()));
            found.extend(held.map(|value| format!("{table}.{column}: {value}")));
        }
    }
    conn.close().await.unwrap();
    for file in ["", "-wal", "-journal"].map(|ending| format!("{url}{ending}")) {
        let Some(Ok(bytes)) = file.strip_prefix("sqlite://").map(std::fs::read) else { continue };
        for id in ids {
            for form in [id.to_string().into_bytes(), id.to_be_bytes().to_vec()] {
                let count = bytes.windows(form.len()).filter(|part| *part == form).count();
                found.extend(
                    (count > 0)
                        .then(|| format!("{count} times in {file}, as {} bytes", form.len())),
                );
            }
        }
    }
    found
}

/// A person's direct messages.
pub async fn opens_direct(person: &Person) -> Person {
    let opened = person.sandbox.act(person.id, Act::OpenDirect).await.unwrap();
    let Reaction::Done { id } = opened else { panic!("{opened:?}") };
    person.at(id.parse().unwrap())
}

async fn is_deleted(person: &Person) {
    person.sets(&["my-data", "forget-ask"]).await;
    assert_eq!(person.presses("Yes, delete my data").await, "Your data is deleted.");
}

/// Ann plays in her direct messages, there and on pages.
async fn plays_alone(ann: &Person, browser: &mut Browser) {
    let murus = ann.sandbox.person("Murus").unwrap().to_string();
    ann.asks("challenge", json!({ "opponent": murus, "side": 0, "level": "Tiro" })).await;
    ann.says("a1-c3").await;
    let page = browser.comes_in(&ann.way_in().await).await.unwrap();
    browser.plays(&page, "h1-f3").await;
    browser.acts(&page, json!({ "press": { "id": "1:0:0:against:Tiro" } })).await;
    let begun = browser.acts("", json!({ "press": { "id": "1:0:0:against:Tiro" } })).await.json();
    assert!(begun["go"].is_string(), "{begun}");
    ann.asks("game import", json!({ "moves": "1. a1-c3 d7-d5 2. h1-f3" })).await;
}

/// Ann plays Bob in the server, by every way.
async fn plays_bob(world: &World, browser: &mut Browser) -> (Person, Person) {
    let (ann, bob) = seated(world).await;
    let moves = annotated();
    ann.says(&moves[0]).await;
    bob.plays(&moves[1]).await;
    let page = browser.comes_in(&ann.way_in().await).await.unwrap();
    browser.plays(&page, &moves[2]).await;
    for press in ["mute", "note"] {
        let board = browser.opens(&format!("{page}/state")).await.json()["board"].clone();
        let id = format!("1:{}:{board}:{press}", game_of(world).await);
        browser.acts(&page, json!({ "press": { "id": id } })).await;
    }
    // What she hears of it comes directly, and not at all for a while.
    world.ann().sets(&["set:notify=direct"]).await;
    bob.plays(&moves[3]).await;
    world.sandbox.set_direct_messages(ann.id, false);
    ann.clicks(&moves[4]).await;
    bob.plays(&moves[5]).await;
    world.sandbox.set_direct_messages(ann.id, true);
    (ann, bob)
}

async fn game_of(world: &World) -> i64 {
    let mut conn = AnyConnection::connect(&world.database.url).await.unwrap();
    sqlx::query_scalar("SELECT id FROM game WHERE thread IS NOT NULL")
        .fetch_one(&mut conn)
        .await
        .unwrap()
}

/// Does the other acts of a person in a server.
async fn does_the_rest(world: &World, ann: &Person, bob: &Person) {
    let here = world.ann();
    let cleo = world.cleo();
    here.asks("learn puzzle", json!({ "theme": "breakthrough" })).await;
    here.presses("Answer (counts as a miss)").await;
    here.presses("Report").await;
    world.person("Mona").walks("server siege", &["server-siege-hour=14"]).await;
    world.advance(2 * HOUR).await;
    here.presses("Solve it").await;
    solves(&here, puzzle(0)).await;
    here.presses("Show my name tomorrow").await;
    here.presses("Ping me for sieges").await;
    here.asks("profile", json!({})).await;
    here.presses("Show here").await;
    here.asks("challenge", json!({ "note": "anyone?" })).await;
    cleo.challenges(&here).await;
    here.presses("Decline").await;
    here.blocks(&cleo).await;
    bob.blocks(ann).await;
    here.sets(&["zones", "zone-region=europe", "set-zone=Europe/Berlin"]).await;
    here.sets(&["vacation", "leave=10"]).await;
    // Others play, and she follows them.
    cleo.challenges(&world.bob()).await;
    world.bob().presses("Accept").await;
    let beside = ann.at(world.sandbox.threads(here.channel).last().unwrap().0);
    beside.presses("More").await;
    beside.presses("Follow").await;
    beside.presses("Tell me every move").await;
    cleo.at(beside.channel).plays("a1-c3").await;
}

story!(a_forgotten_person_is_in_no_table_and_in_no_byte, |mut world| async move {
    world.allow_message_content();
    let mut browser = world.open_pages().await;
    let direct = opens_direct(&world.ann()).await;
    let traces = [direct.id, direct.channel];
    plays_alone(&direct, &mut browser).await;
    let (ann, bob) = plays_bob(&world, &mut browser).await;
    does_the_rest(&world, &ann, &bob).await;
    // Where the thread and the channel are gone, the board itself comes directly.
    world.sandbox.remove(ann.channel);
    world.sandbox.remove(world.ann().channel);
    let arena = world.sandbox.channel("arena").unwrap();
    let ann = ann.at(arena);
    let bob = bob.at(arena);
    ann.plays(&annotated()[6]).await;
    bob.plays(&annotated()[7]).await;
    for trace in traces {
        assert!(!holders(&world, &[trace]).await.is_empty(), "{trace} is stored");
    }
    is_deleted(&ann).await;
    world.settle().await;
    assert_eq!(holders(&world, &traces).await, Vec::<String>::new());
    // Bob continues, and so does time.
    bob.asks("games", json!({})).await;
    world.advance(48 * HOUR).await;
    assert_eq!(holders(&world, &traces).await, Vec::<String>::new());
    world.end().await;
});

story!(the_export_holds_what_a_profile_shows, |world| async move {
    let ann = world.ann();
    let (mut all, mut shown) = (Value::Null, String::new());
    // Ten puzzles place her.
    for n in 1..=10 {
        ann.asks("learn puzzle", json!({ "theme": "breakthrough" })).await;
        ann.presses("Answer (counts as a miss)").await;
        if [1, 10].contains(&n) {
            ann.sets(&["my-data", "export-data"]).await;
            let file = ann.sees().last().unwrap().files[0].clone();
            all = serde_json::from_slice(&file.bytes).unwrap();
            shown = ann.asks("profile", json!({})).await;
            assert_eq!(all["profile"]["puzzles"]["rated_by"], json!(n));
            assert_eq!(shown.contains(&format!("Puzzles **{n} of 10**")), n < 10, "{shown}");
        }
    }
    let rating = all["profile"]["puzzles"]["rating"].as_f64().unwrap();
    assert!(shown.contains(&format!("Puzzles **{}", rating.round())), "{rating} {shown}");
    assert_eq!(all["rows"]["puzzle_rating"][0]["rating"].as_f64(), Some(rating));
    assert_eq!(all["profile"]["record"], json!({ "won": 0, "drawn": 0, "lost": 0 }));
    world.end().await;
});

story!(a_message_under_way_to_a_deleted_person_leaves_nothing, |world| async move {
    let (ann, bob) = seated(&world).await;
    let direct = opens_direct(&ann).await;
    ann.sets(&["set:notify=direct"]).await;
    ann.plays("a1-c3").await;
    // The call to her is with Discord while she is deleted.
    let stall =
        world.sandbox.stall("POST", &format!("channels/{}/messages", direct.channel), 1, true);
    let caller = bob.clone();
    let game = bob.channel;
    let played = tokio::spawn(async move { caller.at(game).plays("d7-d5").await });
    stall.reached().await;
    let here = Place { channel: ChannelId(ann.channel), server: None, threadless: false };
    let caller = Caller::new(UserId(ann.id), here, "forget".to_owned());
    service::account::privacy::forget_person(&world.service, &caller).await.unwrap();
    stall.release();
    played.await.unwrap();
    world.settle().await;
    assert_eq!(holders(&world, &[direct.id, direct.channel]).await, Vec::<String>::new());
    world.end().await;
});
