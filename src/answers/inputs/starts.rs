//! Answers presses that lead to a new game: against Murus, of Murus with itself, or with people.

use super::choice::first_choice;
use crate::answers::challenge::{asking, challenges, game_files};
use crate::answers::study::{lessons, review};
use crate::answers::{Answer, Request};
use crate::game::TimeControl;
use crate::ids::UserId;
use crate::show::custom_id::{ForStart, Mark};
use crate::show::draft::Draft;
use crate::show::form::{FilledForm, Form, Given};
use crate::show::reopening::Reopening;

/// Returns the form that a press opens; `None` if it opens none. `on` says what the button's
/// message is about. A challenge has no form outside of servers, where others could not see it.
pub async fn form_of_start_press(
    request: &Request<'_>,
    on: Mark,
    press: &ForStart,
    chosen: &[String],
) -> Option<Form> {
    if let ForStart::Import(variant) = press {
        return Some(game_files::import_form(request, *variant));
    }
    request.caller.server()?;
    let chosen_people =
        || chosen.iter().filter_map(|id| UserId::read(id, 10)).take(Draft::MOST_PEOPLE).collect();
    let draft = match press {
        ForStart::Friend => return asking::new_form(request, on, Vec::new()).await,
        ForStart::ChooseFriend => return asking::new_form(request, on, chosen_people()).await,
        ForStart::Ask(draft) | ForStart::AskAgain(draft) | ForStart::AskRated(draft) => {
            draft.clone()
        }
        ForStart::AskVariant(draft) => {
            let variant = chosen.first().and_then(|choice| choice.parse().ok());
            Draft { variant: variant.unwrap_or(draft.variant), ..draft.clone() }
        }
        ForStart::AskTime(draft) => {
            let time = chosen.first().and_then(|choice| TimeControl::from_name(choice));
            Draft { time: time.unwrap_or(draft.time), ..draft.clone() }
        }
        ForStart::AskWho(draft) => Draft { people: chosen_people(), ..draft.clone() },
        _ => return None,
    };
    Some(asking::form_again(request, &draft))
}

/// Returns the button back into a submitted form, for the case that it is refused; `None` if the
/// press has no form.
pub fn reopening_of(press: &ForStart, form: &FilledForm) -> Option<Reopening> {
    match press {
        ForStart::Ask(draft) | ForStart::AskAgain(draft) => Some(asking::reopening_of(draft, form)),
        ForStart::Import(variant) => Some(game_files::reopening_of(*variant, form)),
        _ => None,
    }
}

/// Carries out a press that leads to a new game, with the choices of its menu or its form. Refuses
/// a press whose form cannot open here.
pub async fn answer_start_press(request: &Request<'_>, press: ForStart, given: &Given) -> Answer {
    let chosen = &given.texts();
    match (press, given) {
        (ForStart::PlayMurus, _) => lessons::ask_for_level(request).await,
        (ForStart::Against(level), _) => lessons::play_level(request, &level).await,
        (ForStart::AgainstAs(bout), _) => challenges::begin_bout(request, bout).await,
        (ForStart::Exhibit, _) => review::begin_exhibition(request, None, [None, None]).await,
        (ForStart::DuelRomans(duel), _) => {
            review::show_duel(request, duel.with_romans(first_choice(chosen)))
        }
        (ForStart::DuelGauls(duel), _) => {
            review::show_duel(request, duel.with_gauls(first_choice(chosen)))
        }
        (ForStart::DuelBegin(duel), _) => review::begin_duel(request, duel).await,
        (ForStart::Ask(draft) | ForStart::AskAgain(draft), Given::Filled(form)) => {
            asking::answer_form(request, draft, form).await
        }
        (ForStart::Import(variant), Given::Filled(form)) => {
            game_files::answer_form(request, variant, form).await
        }
        (ForStart::AskSend(draft), _) => asking::send_draft(request, draft).await,
        // These presses arrive here only where a form cannot open.
        (
            ForStart::Friend
            | ForStart::ChooseFriend
            | ForStart::Ask(_)
            | ForStart::AskAgain(_)
            | ForStart::AskVariant(_)
            | ForStart::AskTime(_)
            | ForStart::AskWho(_)
            | ForStart::AskRated(_),
            _,
        ) => asking::refuse_form(request).await,
        (ForStart::Import(_), Given::Chosen(_)) => Err(request.refusal("press-on-discord")),
    }
}
