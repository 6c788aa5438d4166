//! The form of a challenge: opens it, and answers it.

use std::time::Duration;

use murus_gallicus::{Line, Variant};
use tokio::time::timeout;

use crate::answers::challenge::challenges;
use crate::answers::challenge::wish::{Wish, propose_wish};
use crate::answers::{Answer, AnswerRefusal, Request};
use crate::entered;
use crate::ids::UserId;
use crate::show::custom_id::{ForStart, LONGEST_ID, Mark};
use crate::show::draft::Draft;
use crate::show::form::{FilledForm, Form, PickedPerson};
use crate::show::pages::ask::{self, AskedForm};
use crate::show::reopening::Reopening;

/// The longest wait for the settings of a server. A form must be the first answer, so it must open
/// within Discord's time limit.
const PATIENCE: Duration = Duration::from_millis(500);

/// The longest note on a challenge, in characters.
const NOTE: usize = 200;

/// Returns a draft of a challenge to these people, with the server's usual variant and clock, or
/// the standard ones if the settings do not load in time.
pub async fn usual_draft(request: &Request<'_>, people: Vec<UserId>) -> Draft {
    let settings = match timeout(PATIENCE, request.server_settings()).await {
        Ok(Ok(settings)) => settings,
        Ok(Err(_)) | Err(_) => Default::default(),
    };
    let usual = Draft::usual();
    let variant = settings.variant.unwrap_or(usual.variant);
    let time = settings.time.unwrap_or(usual.time);
    Draft { variant, time, people, ..usual }
}

/// Returns the form of a new challenge to these people. `on` says what the message is about whose
/// button opens the form. `None` if a challenge cannot be posted here, as [`refuse_form`] says: the
/// form would be filled in and then refused.
pub async fn new_form(request: &Request<'_>, on: Mark, people: Vec<UserId>) -> Option<Form> {
    let (draft, allowed) =
        tokio::join!(usual_draft(request, people), timeout(PATIENCE, may_challenge(request)));
    if let Ok(Err(_)) = allowed {
        return None;
    }
    let id = on.id(&ForStart::Ask(Draft { people: Vec::new(), ..draft.clone() }));
    Some(ask::challenge_form(request.texts, AskedForm { id, draft: &draft, note: None }))
}

/// Refuses a press whose form does not open here: outside of servers, where a rule of the server
/// forbids the caller to start a game, and where the bot lacks permissions to post.
pub async fn refuse_form(request: &Request<'_>) -> Answer {
    may_challenge(request).await?;
    Err(request.refusal("propose-private"))
}

/// Refuses if a rule of the server forbids the caller to start a game here, and if the bot lacks
/// permissions to post in the channel.
async fn may_challenge(request: &Request<'_>) -> Result<(), AnswerRefusal> {
    challenges::may_begin(request, &Line::new(Variant::STANDARD)).await?;
    challenges::can_post(request).await
}

/// Returns the form of a new challenge, filled in from this draft.
pub fn form_of_draft(request: &Request<'_>, draft: &Draft) -> Form {
    let id = Mark::NOTHING.id(&ForStart::Ask(Draft { people: Vec::new(), ..draft.clone() }));
    ask::challenge_form(request.texts, AskedForm { id, draft, note: None })
}

/// Returns the form of a challenge again, filled in from a draft and the note of the message whose
/// button opens the form.
pub fn form_again(request: &Request<'_>, draft: &Draft) -> Form {
    let id = again_id(draft);
    let note = request.origin.carrier.as_ref().and_then(|carrier| carrier.note.as_deref());
    ask::challenge_form(request.texts, AskedForm { id, draft, note })
}

/// Proposes the challenge that was filled in. Values that the form lacks or that cannot be read are
/// taken from the draft, except the note. Refuses as [`propose_wish`] does.
pub async fn answer_form(request: &Request<'_>, draft: Draft, form: &FilledForm) -> Answer {
    let people = match form.people(ask::OPPONENT) {
        Some(people) => people.to_vec(),
        None => draft.people.iter().map(|&id| PickedPerson { id, bot: false }).collect(),
    };
    let draft = fill_in(draft, form);
    let wish = Wish { people, note: read_note(form), ..wish_of(draft) };
    propose_wish(request, wish).await
}

/// Proposes the challenge of a draft, or refuses as [`propose_wish`] does. Only buttons of older
/// messages use it.
pub async fn send_draft(request: &Request<'_>, draft: Draft) -> Answer {
    propose_wish(request, wish_of(draft)).await
}

/// Returns the button back into a form that was filled in over this draft.
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

/// Returns a draft with the values of a form. Values that are missing or cannot be read are taken
/// from the draft.
pub fn fill_in(draft: Draft, form: &FilledForm) -> Draft {
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

/// Returns the custom id that opens the form of a draft again. Leaves out people if the id would
/// get too long.
fn again_id(draft: &Draft) -> String {
    let mut draft = draft.clone();
    loop {
        let id = Mark::NOTHING.id(&ForStart::AskAgain(draft.clone()));
        if id.chars().count() <= LONGEST_ID || draft.people.pop().is_none() {
            return id;
        }
    }
}
