//! Buttons and menus: what is pressed and chosen becomes a request. Each is answered truly for ever: what it means is in its id, what is true is
//! in the database.

mod game;

use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, Http, MessageFlags};

use super::custom_id::{ForChallenge, ForPerson, Mark, Press, Within};
use super::doing::meant::Which;
use super::doing::{Request, Said, told};
use super::incoming::{self, Shared};
use super::pages::privacy;
use super::reply::{Handle, Response, Stands};
use super::trouble::Trouble;
use crate::game::{Answer, GameId};
use crate::service::{Ask, Guide};

/// Answers a press.
pub async fn pressed(http: &Http, shared: &Shared, interaction: &ComponentInteraction) -> Result<(), Trouble> {
    let request = incoming::press(http, shared, interaction);
    let chosen: &[String] = match &interaction.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values,
        _ => &[],
    };
    let whispered = interaction.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    let press = Press::read(&interaction.data.custom_id);
    let press = if whispered { press } else { press.map(Press::among_others) };
    let (stands, said) = match press {
        Some(Press::Challenge { challenge: id, press }) => (Stands::Apart, challenge(&request, id, press).await),
        Some(Press::Person { on, press }) => person(&request, on, press, chosen).await,
        Some(Press::Game { game, seq, press }) => {
            (game::stands(&press), game::pressed(&request, game, seq, press, chosen).await)
        }
        None => (Stands::Apart, Err(request.stop("press-unknown"))),
    };
    let page = told(said)?;
    let permissions = interaction.app_permissions;
    let handle = Handle { id: interaction.id, token: &interaction.token, permissions };
    Response::to_press(page, stands, whispered).give(http, handle).await
}

async fn challenge(request: &Request<'_>, id: GameId, press: ForChallenge) -> Said {
    match press {
        ForChallenge::Accept => request.answer(id, Answer::Accept).await,
        ForChallenge::Decline => request.answer(id, Answer::Decline).await,
        ForChallenge::Withdraw => request.answer(id, Answer::Withdraw).await,
        ForChallenge::Fill => request.fill(id).await,
        ForChallenge::Rules => request.rules(id).await,
    }
}

async fn person(request: &Request<'_>, on: Mark, press: ForPerson, chosen: &[String]) -> (Stands, Said) {
    match press {
        ForPerson::Mine => (Stands::Apart, request.mine().await),
        ForPerson::Away => (Stands::Apart, request.about_vacation().await),
        ForPerson::Next => (Stands::Here, request.next(on.shown()).await),
        ForPerson::AskForget => (Stands::Here, Ok(privacy::ask(request.texts))),
        ForPerson::Forget => (Stands::Here, request.forget().await),
        ForPerson::Cancel => (Stands::Here, Ok(request.say("press-cancelled"))),
        ForPerson::Open => match chosen.first().and_then(|choice| board(choice)) {
            Some((game, _)) => (Stands::Here, request.board(Which::Pressed(game)).await),
            None => (Stands::Apart, Err(request.stop("press-unknown"))),
        },
        ForPerson::Learn => (Stands::Apart, request.learn().await),
        ForPerson::LearnAnew(lesson) => (Stands::Here, request.learn_anew(&lesson).await),
        ForPerson::Step(step) => (Stands::Here, request.step(&step).await),
        ForPerson::Try(tried) => (Stands::Here, request.tried(&tried)),
        ForPerson::Guided(lesson) => (Stands::Here, request.guided(&lesson).await),
        ForPerson::GuidedUnit(cell) => (Stands::Here, request.guided_unit(&cell, on.seq()).await),
        ForPerson::GuidedMove(Within { lesson, what }) => {
            (Stands::Here, request.guide(&lesson, on.seq(), &Guide::Play(what)).await)
        }
        ForPerson::GuidedBack(lesson) => (Stands::Here, request.guide(&lesson, on.seq(), &Guide::Back).await),
        ForPerson::GuidedAnew(lesson) => (Stands::Here, request.guide(&lesson, on.seq(), &Guide::Anew).await),
        ForPerson::LearnLeave => (Stands::Here, request.leave_lesson()),
        ForPerson::PlayMurus => (Stands::Here, request.levels()),
        ForPerson::Against(level) => (Stands::Here, request.against(&level).await),
        ForPerson::ChooseGame(text) => match chosen.first().and_then(|choice| board(choice)) {
            Some((game, seq)) => (Stands::Here, request.act(Which::Pressed(game), Ask::Move(text), Some(seq)).await),
            None => (Stands::Apart, Err(request.stop("press-unknown"))),
        },
    }
}

/// A game and the event count of its board, as a menu of games has them.
fn board(choice: &str) -> Option<(GameId, u32)> {
    let (id, seq) = choice.split_once(':')?;
    Some((GameId(id.parse().ok()?), seq.parse().ok()?))
}
