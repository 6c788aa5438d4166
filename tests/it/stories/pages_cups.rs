//! The page of a cup leads to its games, and the page of a game to its cup.

use serde_json::json;
use sqlx::Connection;

use super::cups::{cards, four, opens};
use super::leagues::{event_path, running};
use super::pages::on_the_page;
use super::time::DAY;
use crate::story;
use crate::support::World;
use crate::support::browser::Browser;
use crate::support::person::Person;

/// The parts of a text between each pair of these signs.
fn between<'t>(text: &'t str, from: &str, to: &str) -> Vec<&'t str> {
    text.split(from).skip(1).filter_map(|rest| Some(rest.split_once(to)?.0)).collect()
}

story!(a_crosstable_leads_to_its_games_and_a_game_to_its_cup, |mut world| async move {
    let browser = world.open_pages().await;
    let people = four(&world);
    opens(&world, json!({ "form": 1, "size": 4 }), &people.each_ref()).await;
    assert_eq!(running(&world).await.len(), 4, "two games for each at a time");
    let path = event_path(&cards(&people[0]).pop().expect("a card"));
    let stranger = Browser::at(&browser.base);
    let html = stranger.opens(&path).await.text;
    let (_, cross) = html.split_once("Crosstable").expect("a crosstable");
    let (cross, below) = cross.split_once("</table>").unwrap();
    let games = between(cross, "<a href=\"", "\"");
    assert_eq!(games.len(), 8, "each game once for each player: {cross}");
    for game in &games {
        assert!(below.contains(&format!("href=\"{game}\"")), "it is among the games: {game}");
        let page = stranger.opens(game).await.text;
        let (_, facts) = page.split_once("facts\">").unwrap();
        assert!(facts.contains(&format!("<a href=\"{path}\">Cup</a>")), "{facts}");
    }
    // A person's private games are not led to.
    people[3].sets(&["my-data", "set:sharing=private"]).await;
    let html = stranger.opens(&path).await.text;
    let (_, cross) = html.split_once("Crosstable").unwrap();
    let (cross, _) = cross.split_once("</table>").unwrap();
    assert!(!cross.contains("Dan") && cross.contains("(private)"), "{cross}");
    let open = between(cross, "<a href=\"", "\"");
    assert!(!open.is_empty() && open.len() < games.len(), "{cross}");
    for game in open {
        assert!(!stranger.opens(game).await.text.contains("Dan"), "{game}");
    }
    world.end().await;
});

story!(a_page_leads_to_the_cup_before_which_still_runs, |mut world| async move {
    let browser = world.open_pages().await;
    let people = four(&world);
    opens(&world, json!({ "size": 4, "repeat": true }), &people.each_ref()).await;
    let paths: Vec<String> = cards(&people[0]).iter().map(event_path).collect();
    let [first, next] = &paths[..] else {
        panic!("the first cup runs, and the next one takes people");
    };
    let stranger = Browser::at(&browser.base);
    let html = stranger.opens(first).await.text;
    assert!(html.contains("To join, press <strong>Join as a reserve</strong>"), "{html}");
    let html = stranger.opens(next).await.text;
    assert!(html.contains("To join, press <strong>Join</strong>"), "{html}");
    let (_, earlier) = html.split_once("<h2>Earlier</h2>").expect("the first cup");
    assert!(earlier.contains(&format!("href=\"{first}\"")), "{earlier}");
    world.end().await;
});

story!(a_knockout_is_a_bracket, |mut world| async move {
    let browser = world.open_pages().await;
    let people = ["Ann", "Bob", "Cleo", "Dan", "Mona"].map(|name| world.person(name));
    opens(&world, json!({}), &people.each_ref()).await;
    world.advance(8 * DAY).await;
    let path = event_path(&cards(&people[0]).pop().expect("a card"));
    let html = Browser::at(&browser.base).opens(&path).await.text;
    let (_, bracket) = html.split_once("<div class=\"bracket\"").expect("a bracket");
    let (bracket, _) = bracket.split_once("</div>").unwrap();
    assert_eq!(between(bracket, "<h2>", "</h2>"), ["Quarter-finals"]);
    let pairs = between(bracket, "<li>", "</li>");
    assert_eq!(pairs.len(), 4, "{bracket}");
    let alone = pairs.iter().filter(|pair| pair.contains("no game in this round")).count();
    assert_eq!(alone, 3, "{bracket}");
    for person in &people {
        assert!(bracket.contains(&format!(">{}</", person.name)), "{bracket}");
    }
    world.end().await;
});

/// The person has played so many rated games of the standard variant, and their rating is 1612.
async fn has_played(world: &World, person: &Person, games: i64) {
    let mut conn = sqlx::AnyConnection::connect(&world.database.url).await.unwrap();
    for sql in [
        "DELETE FROM standing WHERE player = (SELECT id FROM player WHERE discord = $1) AND n <> $2",
        "INSERT INTO standing (player, pool, n, rating, deviation, volatility)
            SELECT id, 'standard', $2, 1612, 80, 0.06 FROM player WHERE discord = $1",
    ] {
        let query = sqlx::query(sql).bind(person.id as i64).bind(games);
        query.execute(&mut conn).await.unwrap();
    }
}

story!(a_settled_rating_stands_beside_its_player, |mut world| async move {
    let (ann, bob, browser, page) = on_the_page(&mut world).await;
    let ratings = async || {
        let html = browser.opens(&page).await.text;
        html.matches("<span class=\"small\">1612</span>").count()
    };
    assert_eq!(ratings().await, 0, "a rating without games says nothing");
    has_played(&world, &ann, 9).await;
    assert_eq!(ratings().await, 0, "nine games say little");
    has_played(&world, &ann, 10).await;
    assert_eq!(ratings().await, 1);
    has_played(&world, &bob, 30).await;
    assert_eq!(ratings().await, 2);
    world.end().await;
});
