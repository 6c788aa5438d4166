//! What people type that is no move in the article's notation.

use expect_test::expect;
use serde_json::json;

use super::challenges::told;
use super::playing::seated;
use crate::story;
use crate::support::person::{Person, buttons};

/// Labels of the newest message that everybody sees.
fn labels(person: &Person) -> Vec<String> {
    buttons(&person.newest()).into_iter().map(|(label, _)| label).collect()
}

story!(who_is_lost_is_shown_where_to_begin, |world| async move {
    let ann = world.ann();
    let murus = world.sandbox.person("Murus").unwrap();
    let named = format!("<@{murus}>");
    for words in [named.clone(), format!("{named} hi"), format!("{named} HELP!")] {
        ann.says(&words).await;
        let answer = ann.newest();
        expect!["**Murus Gallicus**, one move whenever you have a minute. Play me, learn it in five steps, or look at your games. `/challenge` asks a friend."].assert_eq(&answer.content);
        assert_eq!(labels(&ann), ["Play Murus", "Learn", "My games"], "{words}");
        assert!(answer.pinged.is_empty());
    }
    let opened = world.sandbox.act(ann.id, murus::sandbox::Act::OpenDirect).await.unwrap();
    let murus::sandbox::Reaction::Done { id } = opened else { panic!("{opened:?}") };
    let direct = ann.at(id.parse().unwrap());
    direct.says("what is this?").await;
    expect!["You have no game running here. Play me, learn the game, or ask a friend with `/challenge`."]
        .assert_eq(&direct.newest().content);
    assert_eq!(labels(&direct), ["Play Murus", "Learn", "My games"]);
    world.end().await;
});

story!(a_reply_to_the_board_is_meant_for_murus, |world| async move {
    let (ann, bob) = seated(&world).await;
    let last = |person: &Person| told(&world, &person.newest().content);
    for (text, answer) in [
        ("a1", "That names only a1; a move names the cell it goes to as well. From a1 you can play `a1-a3`, `a1-c3`."),
        ("pass", "Nobody can pass in this game. Each turn is a move."),
        ("undo", "You have no move here that could be taken back."),
        ("what now", "I can't read a move in that. Press **Move**, or type one such as `b4-d4` or `b4xc5`."),
        ("hint", "This game is rated, so there are no hints."),
    ] {
        ann.replies(text).await;
        assert_eq!(last(&ann), answer, "{text}");
    }
    ann.replies("a1 to a3, please").await;
    assert!(last(&bob).contains("**1. a1-a3**"), "{}", last(&bob));
    bob.replies("Turm a7 nach c5!").await;
    assert!(last(&ann).contains("1... a7-c5"), "{}", last(&ann));
    bob.replies("zurück").await;
    assert!(last(&bob).contains("took a move back") || last(&bob).contains("asks to take"), "{}", last(&bob));
    world.end().await;
});

story!(what_is_no_move_on_any_board_is_said_before_it_is_asked_on_which, |world| async move {
    let (ann, _) = seated(&world).await;
    let arena = world.sandbox.channel("arena").unwrap();
    world.cleo().at(arena).asks("challenge", json!({ "opponent": ann.id.to_string(), "side": 1 })).await;
    ann.at(arena).presses("Accept").await;
    let home = world.ann();
    let said = home.plays("rubbish").await;
    assert!(said.starts_with("I can't read a move in that."), "{said}");
    assert!(home.plays("a1 to c3").await.starts_with("In which game"));
    // Where one game is meant it is said as well what can be played there.
    let said = ann.plays("rubbish").await;
    assert!(said.ends_with("You can move from a1, b1, c1, d1, e1, f1, g1, h1."), "{said}");
    world.end().await;
});
