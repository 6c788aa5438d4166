//! Moving by command, and looking at games.

use super::command::{Command, completed, flag};
use super::options::{complete_every, complete_game, complete_move};
use crate::discord::doing::meant::Which;

/// `/move`.
pub const MOVE: Command = Command::typed(
    "play",
    &[completed("move", complete_move).longest(60).required(), completed("game", complete_game)],
    |asked| Box::pin(asked.request.play(asked.text("game"), asked.text("move").unwrap_or_default())),
)
.named("move");

/// `/games`.
pub const GAMES: Command = Command::typed("games", &[], |asked| Box::pin(asked.request.mine()));

/// `/board`.
pub const BOARD: Command = Command::typed("board", &[completed("game", complete_every), flag("text")], |asked| {
    Box::pin(asked.request.board(Which::Due(asked.text("game")), asked.flag("text")))
});
