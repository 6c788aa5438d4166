//! Buttons and menus: what is pressed and chosen becomes a request. Each is answered truly for
//! ever: what it means is in its id, what is true is in the database.

mod game;
mod puzzles;
mod server;
mod settings;

use serenity::all::{
    ActionRowComponent, ComponentInteraction, ComponentInteractionData, ComponentInteractionDataKind, Http,
    MessageFlags, ModalInteraction,
};

use super::answering::{Step, answer};
use super::doing::target::Which;
use super::doing::{Answer, Request};
use super::incoming::{self, Shared};
use super::reply::{Handle, Response, Way};
use super::trouble::Trouble;
use crate::discord::doing::challenges;
use crate::discord::doing::games;
use crate::discord::doing::inside;
use crate::discord::doing::learn;
use crate::discord::doing::openings;
use crate::discord::doing::people;
use crate::discord::doing::playing;
use crate::discord::doing::preferences;
use crate::discord::doing::showing;
use crate::discord::doing::standing;
use crate::discord::doing::study;
use crate::game::{ChallengeReply, GameId, Seq, TimeControl};
use crate::ids::{MessageId, UserId};
use crate::service::{Ask, Guide};
use crate::show::custom_id::{AnswerPlace, Door, ForChallenge, ForGame, ForPerson, Mark, Press, Shut, Users, Within};
use crate::show::draft::Draft;
use crate::show::form::Form;
use crate::show::pages::{lines, privacy};
use crate::store::Urgency;
use crate::texts::Texts;

/// Answers a press.
pub async fn pressed(http: &Http, shared: &Shared, interaction: &ComponentInteraction) -> Result<(), Trouble> {
    let request = incoming::press(http, shared, interaction);
    let budget = &shared.budget;
    let handle =
        Handle { id: interaction.id, token: &interaction.token, permissions: interaction.app_permissions, budget };
    let chosen = chosen(&interaction.data);
    let whispered = interaction.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    let press = Press::read(&interaction.data.custom_id);
    let press = if whispered { press } else { press.map(Press::among_others) };
    if let Some(form) = press.as_ref().and_then(|press| opens(request.texts, press, &chosen)) {
        return Response::Open(form).give(http, handle).await;
    }
    let way = way_of(press.as_ref(), request.caller.discord, whispered);
    let message = MessageId(interaction.message.id.get());
    let step = Step {
        passing: &shared.passing,
        waiting: &shared.waiting,
        message: Some(message).filter(|_| whispered && way == Way::Change),
        passes: press.as_ref().is_some_and(Press::is_passing),
    };
    let settled = !whispered && press.as_ref().is_some_and(|press| press.settles_question_to(request.caller.discord));
    answer(&request, handle, way, step, Box::pin(perform(&request, Door::Discord, press, &chosen))).await?;
    if settled {
        budget.take(Urgency::Answer, "delete").await;
        // A question that stays is true all the same.
        let _ = http.delete_message(interaction.channel_id, interaction.message.id, None).await;
    }
    Ok(())
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
    let budget = &shared.budget;
    let handle =
        Handle { id: interaction.id, token: &interaction.token, permissions: interaction.app_permissions, budget };
    let way = way_of(press.as_ref(), request.caller.discord, whispered);
    let message = interaction.message.as_ref().map(|message| MessageId(message.id.get()));
    let message = message.filter(|_| whispered && way == Way::Change);
    let step = Step {
        passing: &shared.passing,
        waiting: &shared.waiting,
        message,
        passes: press.as_ref().is_some_and(Press::is_passing),
    };
    answer(&request, handle, way, step, Box::pin(perform(&request, Door::Discord, press, &typed))).await
}

/// The form that a press of this custom id opens, if any, where it comes through a door.
pub fn form_of(texts: Texts, door: Door, id: &str, chosen: &[String]) -> Option<Form> {
    let press = Press::read(id).filter(|press| press.through(door).is_ok())?;
    opens(texts, &press, chosen)
}

/// Does what a press of this custom id means, where the presser alone sees the answer.
pub async fn perform_by_id(request: &Request<'_>, door: Door, id: &str, chosen: &[String]) -> Answer {
    perform(request, door, Press::read(id), chosen).await
}

/// Returns the way in which a press is answered. A press that is not understood gets a message of
/// its own.
fn way_of(press: Option<&Press>, by: UserId, whispered: bool) -> Way {
    Way::to_press(press.map_or(AnswerPlace::Apart, |press| press.answer_place(by)), whispered)
}

/// The form that a press opens, if any.
fn opens(texts: Texts, press: &Press, chosen: &[String]) -> Option<Form> {
    match press {
        Press::Settings(press) => settings::opens(texts, press, chosen),
        Press::Puzzle(press) => puzzles::opens(texts, press, chosen),
        Press::Game { game, seq, press: ForGame::LineNote(spot) } => {
            Some(lines::note_form(texts, Mark::game(*game, *seq), *spot))
        }
        _ => None,
    }
}

/// Does what is pressed, with what was chosen or typed, for who may use it through this door.
async fn perform(request: &Request<'_>, door: Door, press: Option<Press>, chosen: &[String]) -> Answer {
    let Some(press) = press else { return Err(request.refusal("press-unknown")) };
    match press.through(door) {
        Err(Shut::Unknown) => Err(request.refusal("press-no-game")),
        Err(Shut::Outside) => Err(request.refusal("press-on-discord")),
        Ok(Users::Members(key)) => {
            let request = inside::of_server(request, key).await?;
            Box::pin(do_press(&request, press, chosen)).await
        }
        Ok(Users::All | Users::Lookers | Users::Players | Users::Present | Users::Managers) => {
            do_press(request, press, chosen).await
        }
    }
}

async fn do_press(request: &Request<'_>, press: Press, chosen: &[String]) -> Answer {
    match press {
        Press::Challenge { challenge: id, press } => challenge(request, id, press, chosen).await,
        Press::Person { on, press } => person(request, on, press, chosen).await,
        Press::Puzzle(press) => puzzles::pressed(request, press, chosen).await,
        Press::Settings(press) => settings::pressed(request, press, chosen).await,
        Press::Server(press) => server::pressed(request, press, chosen).await,
        Press::Game { game, seq, press } => game::pressed(request, game, seq, press, chosen).await,
    }
}

/// Returns the words or ids that were chosen from a menu. Bots cannot be chosen.
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
        ForChallenge::Accept => challenges::answer(request, id, ChallengeReply::Accept).await,
        ForChallenge::Decline => challenges::ask_decline(request, id).await,
        ForChallenge::Why => {
            challenges::decline(request, id, chosen.first().map(String::as_str).unwrap_or_default()).await
        }
        ForChallenge::Withdraw => challenges::answer(request, id, ChallengeReply::Withdraw).await,
        ForChallenge::Fill => challenges::fill(request, id).await,
        ForChallenge::Rules => games::rules(request, id).await,
    }
}

async fn person(request: &Request<'_>, on: Mark, press: ForPerson, chosen: &[String]) -> Answer {
    match press {
        ForPerson::Mine => games::mine(request, 0).await,
        ForPerson::MinePage(page) => games::mine(request, page).await,
        ForPerson::Finished(page) => games::finished(request, page).await,
        ForPerson::Openings(person) => standing::openings(request, person).await,
        ForPerson::Show(what) => showing::show(request, &what).await,
        ForPerson::Away => preferences::vacation(request).await,
        ForPerson::Next => games::next(request, on.game_id()).await,
        ForPerson::AskForget => Ok(privacy::ask(request.texts)),
        ForPerson::Forget => people::forget(request).await,
        ForPerson::Cancel => Ok(request.say("press-cancelled")),
        ForPerson::Open | ForPerson::Which(_) => match chosen.first().and_then(|choice| board(choice)) {
            Some((game, _)) => games::board(request, Which::Pressed(game), None).await,
            None => Err(request.refusal("press-unknown")),
        },
        ForPerson::Topic => {
            let topic = chosen.first().map(String::as_str).unwrap_or_default();
            games::topic(request, topic).await
        }
        ForPerson::Learn => learn::learn(request).await,
        ForPerson::LearnAnew(lesson) => learn::learn_anew(request, &lesson).await,
        ForPerson::Step(step) => learn::step(request, &step).await,
        ForPerson::Try(tried) => learn::try_move(request, &tried).await,
        ForPerson::Guided(lesson) => learn::guided(request, &lesson).await,
        ForPerson::GuidedUnit(cell) => learn::guided_unit(request, &cell, on.plies()).await,
        ForPerson::GuidedMove(Within { lesson, what }) => {
            learn::guide(request, &lesson, on.plies(), &Guide::Play(what)).await
        }
        ForPerson::GuidedBack(lesson) => learn::guide(request, &lesson, on.plies(), &Guide::Back).await,
        ForPerson::GuidedMend(lesson) => learn::guide(request, &lesson, on.plies(), &Guide::Mend).await,
        ForPerson::GuidedAnew(lesson) => learn::guide(request, &lesson, on.plies(), &Guide::Anew).await,
        ForPerson::Lessons => learn::lessons(request),
        ForPerson::LessonBy => learn::lesson(request, choice(chosen)).await,
        ForPerson::Opening(at) | ForPerson::OpeningAt(at) => openings::at(request, &at).await,
        ForPerson::LearnLeave => learn::leave_lesson(request),
        ForPerson::PlayMurus => learn::levels(request),
        ForPerson::Against(level) => learn::against(request, &level).await,
        ForPerson::Exhibit => study::exhibit(request, None, [None, None]).await,
        ForPerson::DuelRomans(duel) => study::duel(request, duel.with(0, choice(chosen))),
        ForPerson::DuelGauls(duel) => study::duel(request, duel.with(1, choice(chosen))),
        ForPerson::DuelBegin(duel) => study::begin_duel(request, duel).await,
        ForPerson::Friend => learn::friend(request),
        ForPerson::ChooseFriend => match chosen.first().and_then(|friend| UserId::read(friend, 10)) {
            Some(friend) => challenges::draft_for(request, vec![friend]).await,
            None => learn::friend(request),
        },
        ForPerson::AskVariant(draft) => match chosen.first().and_then(|choice| choice.parse().ok()) {
            Some(variant) => challenges::draft(request, &draft.of(variant)),
            None => Err(request.refusal("press-unknown")),
        },
        ForPerson::AskTime(draft) => match chosen.first().and_then(|choice| TimeControl::named(choice)) {
            Some(time) => challenges::draft(request, &Draft { time, ..draft }),
            None => Err(request.refusal("press-unknown")),
        },
        ForPerson::AskWho(draft) => {
            let people = chosen.iter().filter_map(|id| UserId::read(id, 10)).take(draft.most()).collect();
            challenges::draft(request, &Draft { people, ..draft })
        }
        ForPerson::AskRated(draft) => challenges::draft(request, &Draft { rated: !draft.rated, ..draft }),
        ForPerson::AskSend(draft) => challenges::send(request, draft).await,
        ForPerson::ChooseGame(text) => match chosen.first().and_then(|choice| board(choice)) {
            Some((game, seq)) => playing::answer_act(request, Which::Pressed(game), Ask::Move(text), Some(seq)).await,
            None => Err(request.refusal("press-unknown")),
        },
    }
}

/// Returns the first choice of a menu; empty if there is none.
fn choice(chosen: &[String]) -> &str {
    chosen.first().map(String::as_str).unwrap_or_default()
}

/// A game and the event count of its board, as a menu of games has them.
fn board(choice: &str) -> Option<(GameId, Seq)> {
    let (id, seq) = choice.split_once(':')?;
    Some((GameId(id.parse().ok()?), Seq(seq.parse().ok()?)))
}
