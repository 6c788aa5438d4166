//! The subcommands of `/game` that act in a game. Each acts as the button with its name.

use super::command::{CommandShape, OptionSlot, SlashCommand, completed_text, number};
use super::game_files::{EXPORT, GO_ON, IMPORT};
use super::input::Input;
use super::options::{complete_any_game, complete_every, complete_game};
use crate::answers::people;
use crate::answers::play::acts;
use crate::answers::play::games;
use crate::answers::play::target;
use crate::answers::play::target::Which;
use crate::game::{Action, DAY};
use crate::service::Ask;

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

const DRAW: SlashCommand = SlashCommand::typed("draw", &[OWN], |input| {
    Box::pin(acts::ask_draw(&input.request, which_game(input)))
});

/// The command `/game takeback`.
pub const TAKEBACK: SlashCommand = SlashCommand::typed("takeback", &[OWN], |input| {
    Box::pin(acts::take_back(&input.request, which_game(input), None))
});

const RESIGN: SlashCommand = SlashCommand::typed("resign", &[OWN], |input| {
    Box::pin(acts::ask_resign(&input.request, which_game(input)))
});

const ABORT: SlashCommand = SlashCommand::typed("abort", &[OWN], |input| {
    Box::pin(acts::ask_abort(&input.request, which_game(input)))
});

const GIVE: SlashCommand =
    SlashCommand::typed("give", &[number("days", 1..=7).required(), OWN], |input| {
        let give = Ask::Do(Action::Give(input.number("days").unwrap_or(1) * DAY));
        Box::pin(acts::answer_act(&input.request, which_game(input), give, None))
    });

const MUTE: SlashCommand = SlashCommand::typed("mute", &[OWN], |input| {
    Box::pin(async move {
        people::settings::mute_game(
            &input.request,
            &target::find_own(&input.request, which_game(input)).await?,
        )
        .await
    })
});

const ADOPT: SlashCommand =
    SlashCommand::typed("adopt", &[completed_text("game", complete_any_game)], |input| {
        Box::pin(acts::adopt_chair(&input.request, input.text("game")))
    });

const MOVES: SlashCommand =
    SlashCommand::typed("moves", &[completed_text("game", complete_every)], |input| {
        Box::pin(games::show_history(&input.request, which_game(input)))
    });

fn which_game<'a>(input: &Input<'a>) -> Which<'a> {
    Which::One(input.text("game"))
}
