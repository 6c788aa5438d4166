//! Lines that branch, on the free board and beside a game: in addresses, by links, and what is
//! refused.

use murus_gallicus::{Line, Position, Variant};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use super::beside::text;
use super::playing::seated;
use crate::story;
use crate::support::browser::Browser;

const TREE: &str = "a1-c3;d7-d5(c7-e5;h1-f3(b1-d3);b7-d5);h1-f3";

/// The tree of a state, the place of each of its plies, and the ply that is shown.
fn tree(state: &Value) -> (&str, Value, Value) {
    (text(state, "tree"), state["places"].clone(), state["ply"].clone())
}

/// The addresses of the links of a page whose text this is.
fn link_to(html: &str, words: &str) -> String {
    let end = format!(">{words}</a>");
    let before = html.split(&end).next().filter(|before| *before != html);
    let link = before.unwrap_or_else(|| panic!("{words} in {html}")).rsplit("href=\"").next();
    link.unwrap().split('"').next().unwrap().replace("&amp;", "&")
}

story!(lines_branch_on_the_free_board, |mut world| async move {
    let browser = world.open_pages().await;
    let state = async |query: &str| browser.opens(&format!("/board/state?{query}")).await.json();
    // A move from an earlier place begins a branch; the same move again goes there.
    let branch = state("m=a1-c3;d7-d5&n=1&play=c7-e5").await;
    assert_eq!(tree(&branch), ("a1-c3;d7-d5(c7-e5)", json!([0, 1, 3]), json!(2)));
    assert!(text(&branch, "list").contains(">1... c7-e5</a>)"), "{branch}");
    assert!(text(&branch, "page").ends_with("&m=a1-c3;d7-d5(c7-e5)&n=3"), "{branch}");
    let again = state("m=a1-c3;d7-d5(c7-e5)&n=1&play=c7-e5").await;
    assert_eq!(tree(&again), tree(&branch));
    // Its line is shown to its end, with the moves of the place.
    let inside = state(&format!("m={TREE}&n=3")).await;
    assert_eq!(tree(&inside), (TREE, json!([0, 1, 3, 4, 6]), json!(2)));
    assert_eq!((&inside["open"], &inside["due"]), (&json!(2), &json!(true)));
    let moves = inside["moves"].as_array().unwrap();
    assert!(moves.iter().any(|one| text(one, "text") == "h1-f3"), "of the Romans: {inside}");
    // Deleting shows the place before; the main line can be another.
    let cut = state(&format!("m={TREE}&n=4&cut=1")).await;
    assert_eq!(tree(&cut), ("a1-c3;d7-d5(c7-e5;b1-d3);h1-f3", json!([0, 1, 3, 4]), json!(2)));
    let main = state(&format!("m={TREE}&n=5&main=1")).await;
    assert_eq!(text(&main, "tree"), "a1-c3;c7-e5(d7-d5;h1-f3);b1-d3(h1-f3;b7-d5)");
    assert!(!text(&main, "page").contains("&n="), "its end needs no number: {main}");
    // A level answers in a branch, and leaves alone what was played before.
    let answered = state("m=a1-c3;d7-d5&n=0&play=h1-f3&l=Tiro").await;
    assert!(text(&answered, "tree").starts_with("a1-c3(h1-f3;"), "{answered}");
    assert_eq!(answered["ply"], json!(2));
    let looked = state("m=a1-c3;d7-d5&n=1&l=Tiro").await;
    assert_eq!(tree(&looked), ("a1-c3;d7-d5", json!([0, 1, 2]), json!(1)));
    world.end().await;
});

story!(a_tree_is_walked_and_changed_by_links, |mut world| async move {
    let browser = world.open_pages().await;
    let page = async |path: &str| browser.opens(path).await.text;
    let whole = page(&format!("/board?m={TREE}")).await;
    assert!(whole.contains("<output>3 / 3</output>"), "{whole}");
    assert!(whole.contains("<li class=\"small\">(<a"), "a branch in brackets: {whole}");
    let there = link_to(&whole, "1... c7-e5");
    let inside = page(&there).await;
    assert!(inside.contains("<output>2 / 4</output>"), "{inside}");
    assert!(inside.contains("data-place=\"3\" rel=\"nofollow\" aria-current=\"step\""), "{inside}");
    let step = inside.split("data-step=\"on\"").next().unwrap().rsplit("href=\"").next().unwrap();
    assert!(step.contains("&amp;n=4\""), "the steps stay in the branch: {step}");
    // Its picture shows the same place.
    let card = inside.split("og:image\" content=\"").nth(1).unwrap().split('"').next().unwrap();
    let card = card.split_once("/card.png").unwrap().1.replace("&amp;", "&");
    assert!(card.ends_with("&n=3"), "{card}");
    assert_eq!(browser.opens(&format!("/card.png{card}")).await.status, StatusCode::OK);
    let main = page(&link_to(&inside, "Make main line")).await;
    assert!(main.contains("name=\"m\" value=\"a1-c3;c7-e5(d7-d5;h1-f3);h1-f3(b1-d3);b7-d5\""));
    assert!(!main.contains("Make main line"), "it is");
    let cut = page(&link_to(&main, "Delete from here")).await;
    assert!(cut.contains("name=\"m\" value=\"a1-c3;d7-d5;h1-f3\""), "{cut}");
    // A move is typed where no script runs.
    let typed = page("/board?m=a1-c3;d7-d5;h1-f3&n=1&play=c7+e5").await;
    assert!(typed.contains("name=\"m\" value=\"a1-c3;d7-d5(c7-e5);h1-f3\""), "{typed}");
    let refused = page("/board?m=a1-c3&n=1&play=a1-c3").await;
    assert!(refused.contains("<p class=\"warn\" role=\"alert\">"), "{refused}");
    assert!(refused.contains("name=\"m\" value=\"a1-c3\""), "nothing is lost: {refused}");
    world.end().await;
});

/// The first moves and their answers, so many in all.
fn wide(most: usize) -> String {
    let start = Position::start(Variant::STANDARD);
    let mut left = most;
    let mut firsts = Vec::new();
    for m in start.moves() {
        let replies = start.play(m).unwrap().written_moves();
        let replies: Vec<String> = replies.into_iter().take(left.saturating_sub(1)).collect();
        if left == 0 {
            break;
        }
        left -= 1 + replies.len();
        firsts.push((start.write(m).to_string(), replies));
    }
    assert_eq!(left, 0, "there are more moves");
    let after = |replies: &[String]| match replies {
        [] => String::new(),
        [one, others @ ..] => {
            let others: String = others.iter().map(|other| format!("({other})")).collect();
            format!(";{one}{others}")
        }
    };
    let (main, others) = firsts.split_first().unwrap();
    let others: String =
        others.iter().map(|(first, replies)| format!("({first}{})", after(replies))).collect();
    format!("{}{others}{}", main.0, after(&main.1))
}

story!(a_tree_that_is_too_long_for_a_link_is_refused, |mut world| async move {
    let browser = world.open_pages().await;
    let sentence = "At most 300 moves fit into a link. Delete a branch to make room.";
    let full = wide(300);
    let state = browser.opens(&format!("/board/state?m={full}&n=1")).await.json();
    assert_eq!((text(&state, "tree"), &state["wrong"]), (full.as_str(), &Value::Null));
    // One more is refused, and the tree stays; a move that is there is none more.
    let firsts = Line::new(Variant::STANDARD).written_moves();
    let unplayed = firsts.into_iter().find(|first| !full.contains(first)).unwrap();
    let more = browser.opens(&format!("/board/state?m={full}&n=0&play={unplayed}")).await.json();
    assert_eq!((text(&more, "tree"), text(&more, "wrong")), (full.as_str(), sentence));
    let known = full.split([';', '(']).next().unwrap();
    let known = browser.opens(&format!("/board/state?m={full}&n=0&play={known}")).await.json();
    assert_eq!((&known["wrong"], &known["ply"]), (&Value::Null, &json!(1)));
    for long in [wide(301), "(".repeat(2000), "a1-c3;".repeat(2000)] {
        let got = browser.opens(&format!("/board?m={long}")).await;
        assert_eq!((got.status, got.text.contains(sentence)), (StatusCode::OK, true));
        let german = [("accept-language", "de")];
        let got = browser.sends(Method::GET, &format!("/board?m={long}"), &german, None).await;
        assert!(got.text.contains("In einen Link passen höchstens 300 Züge."), "{}", got.text);
    }
    world.end().await;
});

story!(lines_branch_beside_a_game, |mut world| async move {
    let mut browser = world.open_pages().await;
    let (ann, _bob) = seated(&world).await;
    let page = browser.comes_in(&ann.way_in().await).await.unwrap();
    ann.plays("a1-c3").await;
    let line = async |browser: &Browser, query: &str| {
        browser.opens(&format!("{page}/line?{query}")).await.json()
    };
    let branch = line(&browser, "at=1&m=d7-d5;h1-f3&n=0&play=c7-e5").await;
    assert_eq!(tree(&branch), ("d7-d5(c7-e5);h1-f3", json!([0, 2]), json!(2)));
    assert_eq!(branch["from"], json!(1));
    let list = text(&branch, "list");
    assert!(list.contains("data-ply=\"1\"") && list.contains("(<a"), "after the game: {list}");
    let tools = text(&branch, "tools");
    assert!(tools.contains("data-tool=\"cut\"") && tools.contains("data-tool=\"main\""), "{tools}");
    let cut = line(&browser, "at=1&m=d7-d5(c7-e5);h1-f3&n=2&cut=1").await;
    assert_eq!(tree(&cut), ("d7-d5;h1-f3", json!([0, 1, 2]), json!(1)));
    // Any place of the tree is a line that can be kept; it comes back at its start.
    let moves = json!(["c7-e5"]);
    browser.acts(&page, json!({ "keep": { "at": 1, "moves": moves } })).await;
    let kept = line(&browser, "at=1&m=d7-d5(c7-e5);h1-f3&n=2").await;
    assert!(text(&kept, "status").contains("Saved. You'll find it among your lines."), "{kept}");
    assert!(text(&kept, "status").contains("m=c7-e5&amp;n=0"), "{kept}");
    let refused = line(&browser, "at=1&m=d7-d5&n=1&play=d7-d5").await;
    assert_eq!(text(&refused, "tree"), "d7-d5");
    assert!(refused["wrong"].is_string(), "{refused}");
    world.end().await;
});

story!(an_impossible_position_is_refused_with_its_reason, |mut world| async move {
    let browser = world.open_pages().await;
    for (query, english, german) in [
        (
            "p=tttttttt/8/8/8/8/7W/TTTTTTTT%20r",
            "The Romans can have at most 16 stones.",
            "Die Römer haben höchstens 16 Steine.",
        ),
        (
            "cells=d5:romans-tower&turn=romans",
            "The Gauls need at least one stone.",
            "Die Gallier brauchen mindestens einen Stein.",
        ),
        (
            "cells=a7:romans-wall,d5:gauls-tower&turn=gauls",
            "The game would be over already: The Romans break through.",
            "Die Partie wäre schon zu Ende: Die Römer brechen durch.",
        ),
        (
            "cells=a5:romans-tower,d5:gauls-wall&turn=gauls",
            "The game would be over already: The Romans win by stalemate.",
            "Die Partie wäre schon zu Ende: Die Römer gewinnen durch Patt.",
        ),
        (
            "v=three&cells=d5:romans-tower&turn=romans",
            "The Gauls need at least one stone.",
            "Die Gallier brauchen mindestens einen Stein.",
        ),
    ] {
        let state = format!("/board/state?{query}");
        assert_eq!(text(&browser.opens(&state).await.json(), "wrong"), english, "{query}");
        let got = browser.sends(Method::GET, &state, &[("accept-language", "de")], None).await;
        assert_eq!(text(&got.json(), "wrong"), german, "{query}");
        let page = browser.opens(&format!("/board?{query}")).await.text;
        assert!(
            page.contains(&format!("<p class=\"warn\" role=\"alert\">{english}</p>")),
            "{page}"
        );
    }
    world.end().await;
});

story!(a_game_against_a_level_has_no_tools_that_end_it, |mut world| async move {
    let browser = world.open_pages().await;
    let tools = async |query: &str| {
        let state = browser.opens(&format!("/board/state?{query}")).await.json();
        let tools = text(&state, "tools").to_owned();
        ["set-up", "won"].map(|tool| tools.contains(&format!("data-tool=\"{tool}\"")))
    };
    assert_eq!(tools("m=a1-c3").await, [true, true]);
    assert_eq!(tools("m=a1-c3&l=Tiro").await, [false, false]);
    // The Romans break through: the game is over, and the board is free again.
    assert_eq!(tools("p=7t/8/1T6/8/8/8/8%20r&l=Tiro").await, [false, false]);
    assert_eq!(tools("p=7t/8/1T6/8/8/8/8%20r&l=Tiro&m=b5-b7").await, [true, false]);
    world.end().await;
});
