//! Answers presses of buttons and menus, and forms that were filled in.

use serenity::all::{
    ComponentInteraction, ComponentInteractionData, ComponentInteractionDataKind, Http, Message,
    MessageFlags,
};

use super::answering::{AnswerStep, answer_interaction};
use super::forms::SubmittedForm;
use super::incoming::{self, Shared};
use super::reply::{Handle, ReplyWay, Response};
use super::trouble::Trouble;
use crate::answers::inputs;
use crate::ids::{MessageId, UserId};
use crate::show::custom_id::{AnswerPlace, Door, Press};
use crate::show::form::Given;
use crate::store::Urgency;

/// Answers a press of a button or menu: opens a form if the press asks for one, else shows a page.
/// If the press settles a posted question to the presser, deletes the question. Fails if the answer
/// cannot be made or given.
pub async fn answer_press(
    http: &Http,
    shared: &Shared,
    interaction: &ComponentInteraction,
) -> Result<(), Trouble> {
    let request = incoming::press_request(shared, interaction).await;
    let chosen = chosen_values(&interaction.data);
    let whispered =
        interaction.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    let press = Press::read(&interaction.data.custom_id);
    let press = if whispered { press } else { press.map(Press::among_others) };
    let way = way_of(press.as_ref(), request.caller.discord, whispered);
    let handle = Handle {
        laid_out: way == ReplyWay::Change && is_laid_out(&interaction.message),
        ..Handle::of(
            (http, shared),
            (interaction.id, &interaction.token),
            interaction.app_permissions,
        )
    };
    if let Some(press) = &press
        && inputs::is_launch(&request, press).await
        && handle.open_activity(shared.pages.as_ref()).await?
    {
        return Ok(());
    }
    if let Some(press) = &press
        && let Some(form) = inputs::form_of_press(&request, press, &chosen).await
    {
        return Response::Open(form).give_answer(handle).await;
    }
    let message = MessageId(interaction.message.id.get());
    let step = AnswerStep {
        passing: &shared.passing,
        waiting: &shared.waiting,
        message: Some(message).filter(|_| whispered && way == ReplyWay::Change),
        passes: press.as_ref().is_some_and(Press::is_passing),
    };
    let settled = !whispered
        && press.as_ref().is_some_and(|press| press.settles_question_to(request.caller.discord));
    answer_interaction(
        &request,
        handle,
        way,
        step,
        Box::pin(inputs::answer_press(&request, Door::Discord, press, &Given::Chosen(chosen))),
    )
    .await?;
    if settled {
        shared.budget.take_slot(Urgency::Answer, "delete").await;
        // It does no harm if the question stays.
        let _ = http.delete_message(interaction.channel_id, interaction.message.id, None).await;
    }
    Ok(())
}

/// Answers a submitted form with a page. Fails if the answer cannot be made or given.
pub async fn answer_form(
    http: &Http,
    shared: &Shared,
    interaction: &SubmittedForm,
) -> Result<(), Trouble> {
    let mut request = incoming::form_request(shared, interaction).await;
    let flags = interaction.message.as_ref().and_then(|message| message.flags);
    let whispered = flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    let press = Press::read(interaction.custom_id());
    let press = if whispered { press } else { press.map(Press::among_others) };
    let given = Given::Filled(interaction.fields());
    request.reopening = press.as_ref().and_then(|press| inputs::reopening_of(press, &given));
    let way = match &interaction.message {
        Some(_) => way_of(press.as_ref(), request.caller.discord, whispered),
        // A command opened the form.
        None => ReplyWay::Whisper,
    };
    let handle = Handle {
        laid_out: way == ReplyWay::Change
            && interaction.message.as_deref().is_some_and(is_laid_out),
        ..Handle::of(
            (http, shared),
            (interaction.id, &interaction.token),
            interaction.app_permissions,
        )
    };
    let message = interaction.message.as_ref().map(|message| MessageId(message.id.get()));
    let message = message.filter(|_| whispered && way == ReplyWay::Change);
    let step = AnswerStep {
        passing: &shared.passing,
        waiting: &shared.waiting,
        message,
        passes: press.as_ref().is_some_and(Press::is_passing),
    };
    answer_interaction(
        &request,
        handle,
        way,
        step,
        Box::pin(inputs::answer_press(&request, Door::Discord, press, &given)),
    )
    .await
}

/// Returns the way in which a press is answered. An unknown press is answered in a message of its
/// own.
fn way_of(press: Option<&Press>, by: UserId, whispered: bool) -> ReplyWay {
    ReplyWay::to_press(press.map_or(AnswerPlace::Apart, |press| press.answer_place(by)), whispered)
}

/// Returns true if a message may be laid out in components (Components V2). Serenity does not know
/// that flag, but such a message has no text, cards or files. A message that only happens to have
/// none of these may become laid out.
fn is_laid_out(message: &Message) -> bool {
    message.content.is_empty() && message.embeds.is_empty() && message.attachments.is_empty()
}

/// Returns the words or ids that were chosen in a menu, without bots; empty for a button.
fn chosen_values(data: &ComponentInteractionData) -> Vec<String> {
    match &data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.clone(),
        ComponentInteractionDataKind::UserSelect { values } => {
            let is_bot = |id| data.resolved.users.get(id).is_some_and(|user| user.bot);
            values.iter().filter(|id| !is_bot(*id)).map(ToString::to_string).collect()
        }
        ComponentInteractionDataKind::RoleSelect { values } => {
            values.iter().map(ToString::to_string).collect()
        }
        ComponentInteractionDataKind::ChannelSelect { values } => {
            values.iter().map(ToString::to_string).collect()
        }
        _ => Vec::new(),
    }
}
