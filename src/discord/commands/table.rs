//! What is done at the table beside moving: a group of commands, each doing what the button of the same name does.

use super::asked::Asked;
use super::command::{Command, Shape, Slot, completed, number};
use super::options::{complete_any_game, complete_every, complete_game};
use super::records::{EXPORT, GO_ON, IMPORT};
use crate::discord::doing::meant::Which;
use crate::game::{Action, DAY_MS, Offer};
use crate::service::Ask;

/// `/game`.
pub const GAME: Command = Command {
    id: "game",
    name: "game",
    shape: Shape::Group(&[DRAW, TAKEBACK, RESIGN, ABORT, GIVE, MUTE, ADOPT, MOVES, EXPORT, IMPORT, GO_ON]),
};

/// The game that is meant, of those that one plays.
const OWN: Slot = completed("game", complete_game);

const DRAW: Command = Command::typed("draw", &[OWN], |asked| {
    Box::pin(asked.request.act(meant(asked), Ask::Do(Action::Offer(Offer::Draw)), None))
});

const TAKEBACK: Command =
    Command::typed("takeback", &[OWN], |asked| Box::pin(asked.request.act(meant(asked), Ask::Back, None)));

const RESIGN: Command = Command::typed("resign", &[OWN], |asked| Box::pin(asked.request.ask_resign(meant(asked))));

const ABORT: Command = Command::typed("abort", &[OWN], |asked| Box::pin(asked.request.ask_abort(meant(asked))));

const GIVE: Command = Command::typed("give", &[number("days", 1..=7).required(), OWN], |asked| {
    let give = Ask::Do(Action::Give(asked.number("days").unwrap_or(1) * DAY_MS));
    Box::pin(asked.request.act(meant(asked), give, None))
});

const MUTE: Command = Command::typed("mute", &[OWN], |asked| {
    Box::pin(async move { asked.request.mute(&asked.request.find_own(meant(asked)).await?).await })
});

const ADOPT: Command = Command::typed("adopt", &[completed("game", complete_any_game)], |asked| {
    Box::pin(asked.request.adopt(asked.text("game")))
});

const MOVES: Command = Command::typed("moves", &[completed("game", complete_every)], |asked| {
    Box::pin(asked.request.history(meant(asked)))
});

fn meant<'a>(asked: &Asked<'a>) -> Which<'a> {
    Which::One(asked.text("game"))
}
