//! The subcommands of `/game` that act in a game. Each acts as the button with its name.

use super::command::{CommandShape, OptionSlot, SlashCommand, completed_text, number};
use super::game_files::{EXPORT, GO_ON, IMPORT};
use super::input::Input;
use super::options::{complete_any_game, complete_every, complete_game};
use crate::answers::Answer;
use crate::answers::inputs::wishes;
use crate::answers::play::acts;
use crate::answers::play::games;
use crate::answers::play::target::Which;
use crate::game::{Action, DAY};
use crate::service::Ask;
use crate::service::WishedAct;

/// The command group `/game`.
pub const GAME: SlashCommand = SlashCommand {
    id: "game",
    name: "game",
    shape: CommandShape::Group(&[
        DRAW, TAKEBACK, RESIGN, ABORT, GIVE, MUTE, ADOPT, MOVES, EXPORT, IMPORT, GO_ON,
    ]),
    opens: None,
};

/// The option that names one of the person's running games.
const OWN: OptionSlot = completed_text("game", complete_game);

const DRAW: SlashCommand =
    SlashCommand::typed("draw", &[OWN], |input| Box::pin(ask_act(input, WishedAct::Draw)));

/// The command `/game takeback`.
pub const TAKEBACK: SlashCommand =
    SlashCommand::typed("takeback", &[OWN], |input| Box::pin(ask_act(input, WishedAct::TakeBack)));

const RESIGN: SlashCommand =
    SlashCommand::typed("resign", &[OWN], |input| Box::pin(ask_act(input, WishedAct::Resign)));

const ABORT: SlashCommand =
    SlashCommand::typed("abort", &[OWN], |input| Box::pin(ask_act(input, WishedAct::Abort)));

const GIVE: SlashCommand =
    SlashCommand::typed("give", &[number("days", 1..=7).required(), OWN], |input| {
        let give = Ask::Do(Action::Give(input.number("days").unwrap_or(1) * DAY));
        Box::pin(acts::answer_act(&input.request, which_game(input), give, None))
    });

const MUTE: SlashCommand =
    SlashCommand::typed("mute", &[OWN], |input| Box::pin(ask_act(input, WishedAct::Mute)));

const ADOPT: SlashCommand =
    SlashCommand::typed("adopt", &[completed_text("game", complete_any_game)], |input| {
        Box::pin(acts::adopt_chair(&input.request, input.text("game")))
    });

const MOVES: SlashCommand =
    SlashCommand::typed("moves", &[completed_text("game", complete_every)], |input| {
        Box::pin(games::show_history(&input.request, which_game(input)))
    });

/// Begins an act in the game that the command names. Of several games, asks for which one.
async fn ask_act(input: &Input<'_>, act: WishedAct) -> Answer {
    wishes::ask_wished(&input.request, act, Which::For(act, input.text("game"))).await
}

fn which_game<'a>(input: &Input<'a>) -> Which<'a> {
    Which::One(input.text("game"))
}
