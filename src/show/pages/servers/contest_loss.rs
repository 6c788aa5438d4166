//! The lines about what the end of a game means in its contest.

use super::contest_name::{name_contest, name_person};
use crate::game::Fared;
use crate::ids::UserId;
use crate::service::servers::losses::{ContestEnd, ContestLoss, ContestStop};
use crate::store::Contest;
use crate::texts::{Texts, Value};

/// Says what the end of a game means in its contest. `None` if the game was played, and its loser
/// stays in.
pub fn end_line(texts: Texts, end: &ContestEnd) -> Option<String> {
    match end {
        ContestEnd::Loss(loss) => loss_line(texts, loss),
        ContestEnd::Stop(stop) => Some(stop_line(texts, stop)),
    }
}

/// Says that a game counts as a loss, and that its loser is out.
fn loss_line(texts: Texts, loss: &ContestLoss) -> Option<String> {
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

/// Says how a game counts that stopped, or that it begins anew with someone else.
fn stop_line(texts: Texts, stop: &ContestStop) -> String {
    let tell = |how: &str, contest: Option<&Contest>, who: Option<UserId>| {
        let name = contest.map(|contest| name_contest(texts, contest)).unwrap_or_default();
        let args = [
            ("how", Value::from(how.to_owned())),
            ("name", name.into()),
            ("who", name_person(texts, who).into()),
        ];
        texts.say_with("contest-game-stop", args)
    };
    match stop {
        ContestStop::Ruled(contest, Fared::Drawn, who) => tell("drawn", Some(contest), *who),
        ContestStop::Ruled(contest, _, who) => tell("won", Some(contest), *who),
        ContestStop::Void(contest) => tell("void", Some(contest), None),
        ContestStop::Free(contest, who) => tell("free", Some(contest), *who),
        ContestStop::Replaced => tell("replaced", None, None),
    }
}
