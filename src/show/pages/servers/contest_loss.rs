//! The line about what a loss without a move means in a contest.

use super::contest_name::{name_contest, name_person};
use crate::service::servers::losses::ContestLoss;
use crate::texts::{Texts, Value};

/// Says that a game counts as a loss in its contest, and that its loser is out. `None` if the game
/// was played, and its loser stays in.
pub fn loss_line(texts: Texts, loss: &ContestLoss) -> Option<String> {
    let say = |word| {
        let args = [
            ("who", Value::from(name_person(texts, loss.who))),
            ("name", name_contest(texts, &loss.contest).into()),
            ("misses", if loss.contest.kind.league().is_some() { "yes" } else { "no" }.into()),
        ];
        texts.say_with(word, args)
    };
    let counts = loss.absent.then(|| say("contest-loss-counts"));
    let out = loss.out.then(|| say("contest-loss-out"));
    let lines: Vec<String> = counts.into_iter().chain(out).collect();
    (!lines.is_empty()).then(|| lines.join(" "))
}
