//! Moving by command, and looking at games.

use super::command::{SlashCommand, completed, flag};
use super::options::{complete_every, complete_game, complete_move};
use crate::answers::inputs::typed;
use crate::answers::play::games;
use crate::answers::play::target::Which;

/// `/move`.
pub const MOVE: SlashCommand = SlashCommand::typed(
    "play",
    &[completed("move", complete_move).longest(60).required(), completed("game", complete_game)],
    |input| {
        Box::pin(typed::play(
            &input.request,
            input.text("game"),
            input.text("move").unwrap_or_default(),
        ))
    },
)
.named("move");

/// `/games`.
pub const GAMES: SlashCommand =
    SlashCommand::typed("games", &[], |input| Box::pin(games::mine(&input.request, 0)));

/// `/board`.
pub const BOARD: SlashCommand =
    SlashCommand::typed("board", &[completed("game", complete_every), flag("text")], |input| {
        Box::pin(games::board(&input.request, Which::Due(input.text("game")), input.flag("text")))
    });
