//! Buttons and menus: what is pressed and chosen becomes a request. Each is answered truly for ever: what it means is in its id, what is true is
//! in the database.

mod game;
mod server;
mod settings;

use serenity::all::{
    ActionRowComponent, ComponentInteraction, ComponentInteractionData, ComponentInteractionDataKind, Http,
    MessageFlags, ModalInteraction,
};

use super::answering::answer;
use super::doing::target::Which;
use super::doing::{Answer, Request};
use super::incoming::{self, Shared};
use super::reply::{Handle, Response, Stands, Way};
use super::trouble::Trouble;
use crate::game::{ChallengeReply, GameId, TimeControl};
use crate::ids::UserId;
use crate::service::{Ask, Guide};
use crate::show::custom_id::{ForChallenge, ForGame, ForPerson, Mark, Press, Within};
use crate::show::draft::Draft;
use crate::show::form::Form;
use crate::show::pages::{privacy, tried};
use crate::texts::Texts;

/// Answers a press.
pub async fn pressed(http: &Http, shared: &Shared, interaction: &ComponentInteraction) -> Result<(), Trouble> {
    let request = incoming::press(http, shared, interaction);
    let handle = Handle { id: interaction.id, token: &interaction.token, permissions: interaction.app_permissions };
    let chosen = chosen(&interaction.data);
    let whispered = interaction.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    let press = Press::read(&interaction.data.custom_id);
    let press = if whispered { press } else { press.map(Press::among_others) };
    if let Some(form) = press.as_ref().and_then(|press| opens(request.texts, press, &chosen)) {
        return Response::Open(form).give(http, handle).await;
    }
    let way = Way::to_press(stands(press.as_ref(), request.caller.discord), whispered);
    answer(&request, handle, way, Box::pin(done(&request, press, &chosen))).await
}

/// Answers a form that was filled in.
pub async fn submitted(http: &Http, shared: &Shared, interaction: &ModalInteraction) -> Result<(), Trouble> {
    let request = incoming::form(http, shared, interaction);
    let parts = interaction.data.components.iter().flat_map(|row| &row.components);
    let typed = parts.filter_map(|part| match part {
        ActionRowComponent::InputText(line) => line.value.clone(),
        _ => None,
    });
    let flags = interaction.message.as_ref().and_then(|message| message.flags);
    let whispered = flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    let press = Press::read(&interaction.data.custom_id);
    let press = if whispered { press } else { press.map(Press::among_others) };
    let typed: Vec<String> = typed.collect();
    let handle = Handle { id: interaction.id, token: &interaction.token, permissions: interaction.app_permissions };
    let way = Way::to_press(stands(press.as_ref(), request.caller.discord), whispered);
    answer(&request, handle, way, Box::pin(done(&request, press, &typed))).await
}

/// The form that a press opens, where it opens one.
fn opens(texts: Texts, press: &Press, chosen: &[String]) -> Option<Form> {
    match press {
        Press::Settings(press) => settings::opens(texts, press, chosen),
        Press::Game { game, seq, press: ForGame::LineNote(spot) } => {
            Some(tried::note_form(texts, Mark::game(*game, *seq), *spot))
        }
        _ => None,
    }
}

/// Where the answer to this person stands.
fn stands(press: Option<&Press>, by: UserId) -> Stands {
    match press {
        // The menu of reasons is the presser's alone, and goes when it has been answered.
        Some(Press::Challenge { press: ForChallenge::Why, .. }) | Some(Press::Server(_)) => Stands::Here,
        Some(Press::Challenge { .. }) | None => Stands::Apart,
        Some(Press::Person { press, .. }) => match press {
            ForPerson::Mine
            | ForPerson::Openings(_)
            | ForPerson::Learn
            | ForPerson::PlayMurus
            // What was looked at before stays.
            | ForPerson::Friend => Stands::Apart,
            _ => Stands::Here,
        },
        Some(Press::Settings(press)) => settings::stands(press),
        Some(Press::Game { press, .. }) => game::stands(press, by),
    }
}

/// Does what is pressed, with what was chosen or typed.
async fn done(request: &Request<'_>, press: Option<Press>, chosen: &[String]) -> Answer {
    match press {
        Some(Press::Challenge { challenge: id, press }) => challenge(request, id, press, chosen).await,
        Some(Press::Person { on, press }) => person(request, on, press, chosen).await,
        Some(Press::Settings(press)) => settings::pressed(request, press, chosen).await,
        Some(Press::Server(press)) => server::pressed(request, press, chosen).await,
        Some(Press::Game { game, seq, press }) => game::pressed(request, game, seq, press, chosen).await,
        None => Err(request.refusal("press-unknown")),
    }
}

/// What was chosen from a menu: words, or ids. Bots are nobody who could be chosen.
fn chosen(data: &ComponentInteractionData) -> Vec<String> {
    match &data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.clone(),
        ComponentInteractionDataKind::UserSelect { values } => {
            let is_bot = |id| data.resolved.users.get(id).is_some_and(|user| user.bot);
            values.iter().filter(|id| !is_bot(*id)).map(ToString::to_string).collect()
        }
        ComponentInteractionDataKind::RoleSelect { values } => values.iter().map(ToString::to_string).collect(),
        ComponentInteractionDataKind::ChannelSelect { values } => values.iter().map(ToString::to_string).collect(),
        _ => Vec::new(),
    }
}

async fn challenge(request: &Request<'_>, id: GameId, press: ForChallenge, chosen: &[String]) -> Answer {
    match press {
        ForChallenge::Accept => request.answer(id, ChallengeReply::Accept).await,
        ForChallenge::Decline => request.ask_decline(id).await,
        ForChallenge::Why => request.decline(id, chosen.first().map(String::as_str).unwrap_or_default()).await,
        ForChallenge::Withdraw => request.answer(id, ChallengeReply::Withdraw).await,
        ForChallenge::Fill => request.fill(id).await,
        ForChallenge::Rules => request.rules(id).await,
    }
}

async fn person(request: &Request<'_>, on: Mark, press: ForPerson, chosen: &[String]) -> Answer {
    match press {
        ForPerson::Mine => request.mine().await,
        ForPerson::Finished(page) => request.finished(page).await,
        ForPerson::Openings(person) => request.openings(person).await,
        ForPerson::Away => request.vacation().await,
        ForPerson::Next => request.next(on.shown()).await,
        ForPerson::AskForget => Ok(privacy::ask(request.texts)),
        ForPerson::Forget => request.forget().await,
        ForPerson::Cancel => Ok(request.say("press-cancelled")),
        ForPerson::Open => match chosen.first().and_then(|choice| board(choice)) {
            Some((game, _)) => request.board(Which::Pressed(game), None).await,
            None => Err(request.refusal("press-unknown")),
        },
        ForPerson::Topic => {
            let topic = chosen.first().map(String::as_str).unwrap_or_default();
            request.topic(topic).await
        }
        ForPerson::Learn => request.learn().await,
        ForPerson::LearnAnew(lesson) => request.learn_anew(&lesson).await,
        ForPerson::Step(step) => request.step(&step).await,
        ForPerson::Try(tried) => request.tried(&tried).await,
        ForPerson::Guided(lesson) => request.guided(&lesson).await,
        ForPerson::GuidedUnit(cell) => request.guided_unit(&cell, on.seq()).await,
        ForPerson::GuidedMove(Within { lesson, what }) => request.guide(&lesson, on.seq(), &Guide::Play(what)).await,
        ForPerson::GuidedBack(lesson) => request.guide(&lesson, on.seq(), &Guide::Back).await,
        ForPerson::GuidedAnew(lesson) => request.guide(&lesson, on.seq(), &Guide::Anew).await,
        ForPerson::LearnLeave => request.leave_lesson(),
        ForPerson::PlayMurus => request.levels(),
        ForPerson::Against(level) => request.against(&level).await,
        ForPerson::Exhibit => request.exhibit(None, [None, None]).await,
        ForPerson::Friend => request.friend(),
        ForPerson::ChooseFriend => match chosen.first().and_then(|friend| UserId::read(friend, 10)) {
            Some(friend) => request.draft_for(vec![friend]).await,
            None => request.friend(),
        },
        ForPerson::AskVariant(draft) => match chosen.first().and_then(|choice| choice.parse().ok()) {
            Some(variant) => request.draft(&draft.of(variant)),
            None => Err(request.refusal("press-unknown")),
        },
        ForPerson::AskTime(draft) => match chosen.first().and_then(|choice| TimeControl::named(choice)) {
            Some(time) => request.draft(&Draft { time, ..draft }),
            None => Err(request.refusal("press-unknown")),
        },
        ForPerson::AskWho(draft) => {
            let people = chosen.iter().filter_map(|id| UserId::read(id, 10)).take(draft.most()).collect();
            request.draft(&Draft { people, ..draft })
        }
        ForPerson::AskRated(draft) => request.draft(&Draft { rated: !draft.rated, ..draft }),
        ForPerson::AskSend(draft) => request.send(draft).await,
        ForPerson::ChooseGame(text) => match chosen.first().and_then(|choice| board(choice)) {
            Some((game, seq)) => request.act(Which::Pressed(game), Ask::Move(text), Some(seq)).await,
            None => Err(request.refusal("press-unknown")),
        },
    }
}

/// A game and the event count of its board, as a menu of games has them.
fn board(choice: &str) -> Option<(GameId, u32)> {
    let (id, seq) = choice.split_once(':')?;
    Some((GameId(id.parse().ok()?), seq.parse().ok()?))
}
