//! A clock that runs out: the other player takes the win, or lets it go once.

use discord_sandbox::MessageView;
use serde_json::json;

use super::absence::SECOND;
use super::challenges::told;
use super::contests::mona;
use super::leagues::running;
use super::time::{DAY, HOUR, deadline, seated_with, unsaved};
use crate::story;
use crate::support::World;
use crate::support::person::{Person, buttons, read};

/// Begins a game of Ann and Bob with two days for each move, in which Ann has a second left.
async fn nearly_late(world: &World) -> (Person, Person) {
    let (ann, bob) = seated_with(world, 3).await;
    unsaved(&[&ann, &bob]).await;
    ann.plays("a1-c3").await;
    bob.plays("d7-d5").await;
    world.advance(2 * DAY - SECOND).await;
    (ann, bob)
}

/// The newest message about a clock that ran out.
fn about_time(person: &Person) -> MessageView {
    let about = |message: &MessageView| message.content.contains("ran out of time");
    person.sees().into_iter().rfind(about).expect("a message")
}

fn labels(message: &MessageView) -> Vec<String> {
    buttons(message).into_iter().map(|(label, _)| label).collect()
}

story!(a_timeout_is_let_go_once, |world| async move {
    let (ann, bob) = nearly_late(&world).await;
    let cleo = world.cleo().at(ann.channel);
    let before = (ann.pings(), bob.pings());
    world.advance(SECOND).await;
    assert_eq!((ann.pings(), bob.pings()), (before.0, before.1 + 1), "only Bob is asked");
    let until = world.clock.now().as_secs() + 86_400;
    let asked = about_time(&bob);
    assert_eq!(
        told(&world, &asked.content),
        format!(
            "@Bob: @Ann ran out of time. Take the win, or let them play on: then @Ann gets time for one \
             more turn. If you don't answer by <t:{until}:F>, you win."
        )
    );
    assert_eq!(labels(&asked), ["Let them play on", "Take the win"]);
    let refused = told(&world, &ann.plays("h1-f3").await);
    let undecided = format!(
        "@Ann ran out of time. The opponent has until <t:{until}:F> to take the win or let them play on."
    );
    assert!(refused.starts_with(&undecided), "{refused}");
    let own = ann.asks("board", json!({})).await;
    assert!(own.contains("ran out of time. The opponent can let them play on."), "{own}");
    assert!(!own.contains("Time runs out"), "{own}");
    assert_eq!(cleo.presses("Let them play on").await, "You're not playing in this game.");
    let said = told(&world, &ann.presses("Let them play on").await);
    assert_eq!(said.lines().next(), Some("That is your own offer, so you can't answer it."));
    let said = told(&world, &bob.presses("Let them play on").await);
    assert_eq!(said, "You let @Ann play on, with time for one more turn.");
    assert_eq!((ann.pings(), bob.pings()), (before.0 + 1, before.1 + 1), "now Ann is called");
    let asked = about_time(&bob);
    assert_eq!(told(&world, &asked.content), "@Ann ran out of time. @Bob lets them play on.");
    assert!(labels(&asked).is_empty());
    let board = told(&world, &ann.newest().content);
    assert!(board.contains("@Bob lets the game go on after the timeout."), "{board}");
    assert_eq!(deadline(&ann), world.clock.now().as_secs() + 2 * 86_400);
    ann.plays("h1-f3").await;
    bob.plays("b7-d5").await;
    world.advance(2 * DAY).await;
    let end = told(&world, &ann.newest().content);
    assert!(end.starts_with("@Ann ran out of time after 2 moves. @Bob wins."), "once: {end}");
    world.end().await;
});

story!(who_is_asked_about_a_timeout_takes_the_win, |world| async move {
    let (ann, bob) = nearly_late(&world).await;
    world.advance(SECOND).await;
    let before = (ann.pings(), bob.pings());
    let said = bob.presses("Take the win").await;
    assert_eq!(said.lines().next(), Some("You claimed the game. The game is over."));
    let end = told(&world, &ann.newest().content);
    assert!(end.starts_with("@Ann ran out of time after one move. @Bob wins."), "{end}");
    assert!(ann.pings() <= before.0 + 1 && bob.pings() <= before.1 + 1);
    assert!(ann.asks("games", json!({})).await.starts_with("You have no game"));
    world.end().await;
});

story!(a_timeout_without_an_answer_is_a_win, |mut world| async move {
    let (ann, bob) = nearly_late(&world).await;
    world.advance(SECOND).await;
    world.restart().await;
    world.advance(DAY - SECOND).await;
    assert_eq!(labels(&about_time(&bob)).len(), 2);
    world.advance(SECOND).await;
    let end = told(&world, &ann.newest().content);
    assert!(end.starts_with("@Ann ran out of time after one move. @Bob wins."), "{end}");
    world.advance(30 * DAY).await;
    assert_eq!(told(&world, &ann.newest().content), end);
    world.end().await;
});

story!(a_clock_that_runs_out_while_the_bot_is_down_ends_the_game, |mut world| async move {
    let (ann, _) = nearly_late(&world).await;
    world.pass_without_bot(HOUR).await;
    world.settle().await;
    let end = told(&world, &ann.newest().content);
    assert!(end.starts_with("@Ann ran out of time after one move. @Bob wins."), "{end}");
    world.end().await;
});

story!(who_blocks_the_late_player_is_not_asked, |world| async move {
    let (ann, bob) = nearly_late(&world).await;
    bob.blocks(&ann).await;
    world.advance(SECOND).await;
    let end = told(&world, &ann.newest().content);
    assert!(end.starts_with("@Ann ran out of time after one move. @Bob wins."), "{end}");
    world.end().await;
});

story!(a_timeout_in_a_contest_ends_the_game, |world| async move {
    let people = ["Ann", "Bob", "Cleo", "Dan"].map(|name| world.person(name));
    mona(&world).asks("event cup", json!({})).await;
    for person in &people {
        person.presses("Join").await;
    }
    unsaved(&people.each_ref()).await;
    world.advance(8 * DAY).await;
    let Some(&(players, thread)) = running(&world).await.first() else { panic!("no game") };
    let [one, other] = players.map(|id| people.iter().find(|person| person.id == id).unwrap());
    let [one, other] = [one.at(thread), other.at(thread)];
    one.plays("a1-c3").await;
    other.plays("d7-d5").await;
    let left = deadline(&one) - world.clock.now().as_secs();
    world.advance(std::time::Duration::from_secs(left.unsigned_abs())).await;
    let end = read(&one.newest());
    assert!(end.contains("ran out of time after one move."), "{end}");
    world.end().await;
});
