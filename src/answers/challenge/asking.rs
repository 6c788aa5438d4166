//! The form of a challenge: opened at once, and answered.

use std::time::Duration;

use murus_gallicus::rules::Variant;
use tokio::time::timeout;

use crate::answers::challenge::wish::{Wish, propose_wish};
use crate::answers::{Answer, Request};
use crate::entered;
use crate::game::TimeControl;
use crate::ids::UserId;
use crate::show::custom_id::{ForStart, LONGEST_ID, Mark};
use crate::show::draft::Draft;
use crate::show::form::{FilledForm, Form, PickedPerson};
use crate::show::pages::ask::{self, AskedForm};
use crate::show::reopening::Reopening;

/// The longest wait for what is usual in a server: Discord takes a form as the first answer alone.
const PATIENCE: Duration = Duration::from_millis(500);

/// The longest note, in characters.
const NOTE: usize = 200;

/// A draft of a challenge to these people, with the usual variant and clock of the server, as far
/// as they are known in time.
pub async fn usual_draft(request: &Request<'_>, people: Vec<UserId>) -> Draft {
    let settings = match timeout(PATIENCE, request.server_settings()).await {
        Ok(Ok(settings)) => settings,
        Ok(Err(_)) | Err(_) => Default::default(),
    };
    let variant = settings.variant.unwrap_or(Variant::STANDARD);
    let time = settings.time.unwrap_or(TimeControl::USUAL);
    Draft { variant, time, rated: None, people }
}

/// The form of a new challenge to these people, on a message with this mark.
pub async fn new_form(request: &Request<'_>, on: Mark, people: Vec<UserId>) -> Form {
    let draft = usual_draft(request, people).await;
    let id = on.id(&ForStart::Ask(Draft { people: Vec::new(), ..draft.clone() }));
    ask::challenge_form(request.texts, AskedForm { id, draft: &draft, note: None })
}

/// The form of a new challenge that begins with this draft.
pub fn form_of_draft(request: &Request<'_>, draft: &Draft) -> Form {
    let id = Mark::NOTHING.id(&ForStart::Ask(Draft { people: Vec::new(), ..draft.clone() }));
    ask::challenge_form(request.texts, AskedForm { id, draft, note: None })
}

/// The form of a challenge that is being put together, with the note of the message whose button
/// opens it.
pub fn form_again(request: &Request<'_>, draft: &Draft) -> Form {
    let id = again_id(draft);
    let note = request.origin.carrier.as_ref().and_then(|carrier| carrier.note.as_deref());
    ask::challenge_form(request.texts, AskedForm { id, draft, note })
}

/// Proposes what was filled in. Fields that the form lacks are as in the draft.
pub async fn answer_form(request: &Request<'_>, draft: Draft, form: &FilledForm) -> Answer {
    let people = match form.people(ask::OPPONENT) {
        Some(people) => people.to_vec(),
        None => draft.people.iter().map(|&id| PickedPerson { id, bot: false }).collect(),
    };
    let draft = fill_in(draft, form);
    let wish = Wish { people, note: read_note(form), ..wish_of(draft) };
    propose_wish(request, wish).await
}

/// Proposes a challenge as it was put together on a page of earlier.
pub async fn send_draft(request: &Request<'_>, draft: Draft) -> Answer {
    propose_wish(request, wish_of(draft)).await
}

/// The way back into a form that was filled in over this draft.
pub fn reopening_of(draft: &Draft, form: &FilledForm) -> Reopening {
    let draft = fill_in(draft.clone(), form);
    Reopening { id: again_id(&draft), note: read_note(form), text: None }
}

fn wish_of(draft: Draft) -> Wish {
    let person = |id: &UserId| PickedPerson { id: *id, bot: false };
    Wish {
        people: draft.people.iter().map(person).collect(),
        time: draft.time,
        rated: draft.rated,
        ..Wish::of(draft.variant)
    }
}

/// A draft with what a form says.
fn fill_in(draft: Draft, form: &FilledForm) -> Draft {
    let text = |name| form.text(name).unwrap_or_default();
    let people = form
        .people(ask::OPPONENT)
        .map(|people| people.iter().map(|person| person.id).take(Draft::MOST_PEOPLE).collect());
    Draft {
        variant: text(ask::VARIANT).parse().unwrap_or(draft.variant),
        time: text(ask::TIME).parse().unwrap_or(draft.time),
        rated: form.text(ask::RATED).map_or(draft.rated, Draft::read_rated),
        people: people.unwrap_or(draft.people),
    }
}

fn read_note(form: &FilledForm) -> Option<String> {
    entered::clean_line(form.text(ask::NOTE)?, NOTE)
}

/// The custom id that opens a draft again. People for whom it has no room are left out.
fn again_id(draft: &Draft) -> String {
    let mut draft = draft.clone();
    loop {
        let id = Mark::NOTHING.id(&ForStart::AskAgain(draft.clone()));
        if id.chars().count() <= LONGEST_ID || draft.people.pop().is_none() {
            return id;
        }
    }
}
