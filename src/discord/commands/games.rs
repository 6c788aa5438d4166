//! The commands that play a move and show games.

use super::command::{SlashCommand, completed_text, flag};
use super::options::{complete_every, complete_game, complete_move};
use crate::answers::inputs::typed;
use crate::answers::play::games;
use crate::answers::play::target::Which;

/// The command `/move`.
pub const MOVE: SlashCommand = SlashCommand::typed(
    "play",
    &[
        completed_text("move", complete_move).at_most(60).required(),
        completed_text("game", complete_game),
    ],
    |input| {
        Box::pin(typed::play_typed(
            &input.request,
            input.text("game"),
            input.text("move").unwrap_or_default(),
        ))
    },
)
.renamed("move");

/// The command `/games`.
pub const GAMES: SlashCommand =
    SlashCommand::typed("games", &[], |input| Box::pin(games::list_own_games(&input.request, 0)));

/// The command `/board`.
pub const BOARD: SlashCommand = SlashCommand::typed(
    "board",
    &[completed_text("game", complete_every), flag("text")],
    |input| {
        Box::pin(games::show_board(
            &input.request,
            Which::Due(input.text("game")),
            input.flag("text"),
        ))
    },
);
