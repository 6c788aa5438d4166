//! Invitations to a challenge or a rematch: as a browser notification, and as a message for people
//! whom no browser notification reaches.

use super::{invitation_kind, name_seat};
use crate::game::Challenge;
use crate::ids::{Posted, UserId};
use crate::service::play::seated::SeatedChallenge;
use crate::show::mention;
use crate::show::names::Names;
use crate::show::page::Page;
use crate::show::pages::calls::BrowserCall;
use crate::texts::variant;
use crate::texts::{Texts, Value};

/// Returns the word in the locale files for the kind of an invitation; `again` marks a rematch.
fn kind_of(challenge: &Challenge, again: bool) -> &'static str {
    if again { "rematch" } else { invitation_kind(challenge) }
}

/// Returns an invitation to a challenge as a browser notification: who challenges, and the terms.
/// `again` is true for a rematch.
pub fn invite_call(
    texts: Texts,
    seated: &SeatedChallenge,
    names: &Names,
    again: bool,
) -> BrowserCall {
    let challenge = &seated.challenge;
    let known = seated.person(0).and_then(|id| names.name(id)).map(str::to_owned);
    let who = known.unwrap_or_else(|| texts.say("name-somebody"));
    let args = [("kind", Value::from(kind_of(challenge, again))), ("who", who.into())];
    let name = variant::variant_name(texts, challenge.terms.variant);
    let terms = variant::terms_sentence(texts, challenge.terms, challenge.rating_depends());
    BrowserCall {
        title: texts.say_with("browser-invite", args),
        body: format!("{name}. {terms}"),
        tag: challenge.name.clone(),
    }
}

/// Returns the message that tells an invited person who challenges them. It links to the message of
/// the challenge, if that is known. The flag next to the person is true for a rematch.
pub fn invite_page(
    texts: Texts,
    seated: &SeatedChallenge,
    (person, again): (UserId, bool),
    message: Option<Posted>,
    ping: Vec<UserId>,
) -> Page {
    let challenge = &seated.challenge;
    let args = [
        ("kind", Value::from(kind_of(challenge, again))),
        ("who", name_seat(texts, seated, 0).into()),
        ("other", mention::mention_person(person).into()),
    ];
    let link = message.map(|message| mention::message_link(challenge.place.server, message));
    let lines = [Some(texts.say_with("challenge-invite", args)), link];
    Page {
        content: lines.into_iter().flatten().collect::<Vec<_>>().join("\n"),
        ping,
        ..Page::default()
    }
}
