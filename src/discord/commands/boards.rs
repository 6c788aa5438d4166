//! The commands in the context menu of a message with a board.

use super::command::{MenuOf, SlashCommand};
use crate::answers::inputs::boards::{self, BoardAct};

/// The command that steps through the game from the position of the board.
pub const WALK: SlashCommand = SlashCommand::of_menu("board-walk", MenuOf::Message, |input| {
    Box::pin(boards::act_on_board(&input.request, input.menu_message(), BoardAct::Walk))
});

/// The command that continues the game in a new one, from the position of the board.
pub const GO_ON: SlashCommand = SlashCommand::of_menu("board-go-on", MenuOf::Message, |input| {
    Box::pin(boards::act_on_board(&input.request, input.menu_message(), BoardAct::GoOn))
});

/// The command that reviews the game of the board.
pub const REVIEW: SlashCommand = SlashCommand::of_menu("board-review", MenuOf::Message, |input| {
    Box::pin(boards::act_on_board(&input.request, input.menu_message(), BoardAct::Review))
});
