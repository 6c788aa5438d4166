//! The line about the contest of a game, on the first boards of its players.

use super::contest_name::name_contest;
use crate::entered;
use crate::service::servers::pairings::PairedGame;
use crate::show::pages::view::View;
use crate::texts::Value;

/// Says for which contest a game is played, and against whom. In a team match, also for which
/// server the opponent plays, and on which board.
pub fn pairing_line(view: &View<'_>, paired: &PairedGame) -> String {
    let texts = view.texts;
    let (server, number) = paired.board.unzip();
    let server = server.map(|server| {
        let known = view.names.server(server).map(entered::escape_line);
        known.unwrap_or_else(|| texts.say("contest-team-unknown"))
    });
    let args = [
        ("name", Value::from(name_contest(texts, &paired.contest))),
        ("who", entered::escape_line(&view.called(paired.opponent)).into()),
        ("team", if server.is_some() { "yes" } else { "no" }.into()),
        ("server", server.unwrap_or_default().into()),
        ("number", (number.unwrap_or_default() as usize).into()),
    ];
    texts.say_with("contest-turn", args)
}
