//! The page on which a person challenges others: those whom they met in one of their servers, or
//! anyone there.

use axum::Form;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;

use super::new_game::{new_cause, refusal_alert, refusal_page, signed_out};
use crate::answers::AnswerRefusal;
use crate::answers::challenge::asking::fill_in;
use crate::answers::challenge::rooms::{ChosenRoom, OwnRoom};
use crate::ids::{ServerId, UserId};
use crate::service::Caller;
use crate::show::draft::Draft;
use crate::show::form::{FieldValue, FilledForm, PickedPerson};
use crate::show::mention::mention_channel;
use crate::show::page::Page;
use crate::show::pages::ask::{self, AskedForm};
use crate::web::site::Site;
use crate::web::site::frame::address::address_with;
use crate::web::site::frame::layout::{Shell, sentence_page};
use crate::web::site::frame::visitor::Visitor;
use crate::web::site::frame::words::Words;
use crate::web::site::play::panel::field_of_form;
use crate::web::site::play::press::ActCause;

/// The path of the page.
pub const CHALLENGE: &str = "/me/challenge";

/// The server that a person chooses, from the query of an address.
#[derive(Deserialize)]
pub struct ChosenServer {
    /// The Discord id of the server. Empty for the server used last.
    #[serde(default)]
    server: String,
    /// The Discord id of the opponent to begin with. Empty for anyone.
    #[serde(default)]
    opponent: String,
}

/// Returns the address of the page with a server and an opponent chosen.
pub fn challenge_address(server: ServerId, opponent: UserId) -> String {
    let (server, opponent) = (server.to_string(), opponent.to_string());
    address_with(CHALLENGE, &[("server", &server), ("opponent", &opponent)])
}

/// A challenge, as a browser sends the form.
#[derive(Deserialize)]
pub struct SentChallenge {
    cause: ActCause,
    server: String,
    /// The Discord id of the opponent. Empty for anyone.
    #[serde(default)]
    opponent: String,
    #[serde(default)]
    variant: String,
    #[serde(default)]
    time: String,
    #[serde(default)]
    rated: String,
    #[serde(default)]
    note: String,
}

impl SentChallenge {
    /// Returns the fields as the form on Discord sends them. `None` if the opponent is no id.
    fn filled(&self) -> Option<FilledForm> {
        let people = match self.opponent.as_str() {
            "" => Vec::new(),
            id => vec![PickedPerson { id: UserId::read(id, 10)?, bot: false }],
        };
        let text = |value: &String| FieldValue::Text(value.clone());
        Some(FilledForm(vec![
            (ask::OPPONENT.to_owned(), FieldValue::People(people)),
            (ask::VARIANT.to_owned(), text(&self.variant)),
            (ask::TIME.to_owned(), text(&self.time)),
            (ask::RATED.to_owned(), text(&self.rated)),
            (ask::NOTE.to_owned(), text(&self.note)),
        ]))
    }
}

/// Answers with the form of a challenge, in the chosen server or else the one used last. Answers
/// 401 to a visitor who is not signed in.
pub async fn challenge_page(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Query(chosen): Query<ChosenServer>,
) -> Response {
    let Some(caller) = visitor.caller(String::new()) else {
        return signed_out(&visitor, &headers);
    };
    let opponent = UserId::read(&chosen.opponent, 10);
    let shown = ShownForm { server: ServerId::read(&chosen.server, 10), opponent, filled: None };
    match shown.load(&site, &visitor, caller).await {
        Ok(main) => answer_form(&visitor, main, StatusCode::OK, &headers),
        Err(refusal) => refusal_page(&site, &visitor, &headers, refusal),
    }
}

/// Makes a challenge, and redirects to the person's own page, which lists it. If it is refused,
/// answers 409 with the reason and the form as it was filled in. Answers 401 to a visitor who is
/// not signed in.
pub async fn send_challenge(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Form(sent): Form<SentChallenge>,
) -> Response {
    let Some(caller) = sent.cause.caller(&visitor) else { return signed_out(&visitor, &headers) };
    let (Some(form), Some(server)) = (sent.filled(), ServerId::read(&sent.server, 10)) else {
        return sentence_page(&visitor, StatusCode::CONFLICT, "page-unread", &headers);
    };
    let texts = visitor.texts;
    let draft = fill_in(Draft::usual(), &form);
    let made = site.answers.challenge_in_room(caller.clone(), texts, server, draft.clone(), &form);
    let refused = match made.await {
        Ok(_) => return Redirect::to("/me").into_response(),
        Err(AnswerRefusal::Page(page)) => *page,
        Err(failed) => return refusal_page(&site, &visitor, &headers, failed),
    };
    let filled = Some((draft, sent.note, refused));
    let shown = ShownForm { server: Some(server), opponent: None, filled };
    match shown.load(&site, &visitor, caller).await {
        Ok(main) => answer_form(&visitor, main, StatusCode::CONFLICT, &headers),
        Err(refusal) => refusal_page(&site, &visitor, &headers, refusal),
    }
}

fn answer_form(
    visitor: &Visitor,
    main: Markup,
    status: StatusCode,
    headers: &HeaderMap,
) -> Response {
    let title = visitor.texts.say("ask-title");
    Shell::new(visitor, &title, &title, main).into_answer(status, headers)
}

/// The form of a challenge to show.
struct ShownForm {
    /// The server that is chosen. `None` for the server used last.
    server: Option<ServerId>,
    /// The opponent with whom a new form begins. `None` for anyone.
    opponent: Option<UserId>,
    /// The draft and the note that were refused, with the refusal. `None` for a new form.
    filled: Option<(Draft, String, Page)>,
}

impl ShownForm {
    /// Writes the form, or the sentence that the caller has no server to challenge people in.
    /// Refuses if Discord does not say in which servers the caller is.
    async fn load(
        self,
        site: &Site,
        visitor: &Visitor,
        caller: Caller,
    ) -> Result<Markup, AnswerRefusal> {
        let texts = visitor.texts;
        let rooms = site.answers.find_own_rooms(caller.clone(), texts).await?;
        let chosen = rooms.iter().find(|one| Some(one.room.server) == self.server);
        let title = texts.say("ask-title");
        let Some(own) = chosen.or(rooms.first()) else {
            return Ok(
                html! { section.plain { h1 { (title) } p { (texts.say("page-challenge-none")) } } },
            );
        };
        let ChosenRoom { mut usual, met } = site.answers.open_room(caller, texts, own.room).await?;
        usual.people.extend(self.opponent);
        let names = site.answers.names_in(own.room.server, &met).await;
        let words = Words { texts, names: &names };
        let (draft, note, refused) = match &self.filled {
            Some((draft, note, refused)) => (draft, Some(note.as_str()), Some(refused)),
            None => (&usual, None, None),
        };
        let form = ask::challenge_form(texts, AskedForm { id: String::new(), draft, note });
        let channel = [("channel", mention_channel(own.room.channel).into())];
        Ok(html! {
            section.plain {
                h1 { (title) }
                @if let Some(refused) = refused { (refusal_alert(words, refused)) }
                (server_choice(visitor, &rooms, own))
                form.panel.fields method="post" action=(CHALLENGE) {
                    input type="hidden" name="cause" value=(new_cause(site));
                    input type="hidden" name="server" value=(own.room.server.0);
                    (opponent_field(words, &met, draft))
                    @for field in form.fields.iter().filter(|field| field.name != ask::OPPONENT) {
                        (field_of_form(words, field))
                    }
                    p.small { (words.write_line(&texts.say_with("page-challenge-where", channel))) }
                    button.primary type="submit" { (texts.say("page-challenge")) }
                }
            }
        })
    }
}

/// Writes the servers to choose from, if there are several.
fn server_choice(visitor: &Visitor, rooms: &[OwnRoom], here: &OwnRoom) -> Markup {
    let texts = visitor.texts;
    html! {
        @if rooms.len() > 1 {
            form.panel.fields method="get" action=(CHALLENGE) {
                label { span { (texts.say("page-siege-server")) }
                    select name="server" {
                        @for OwnRoom { room, name } in rooms {
                            option value=(room.server.0) selected[*room == here.room] {
                                @if let Some(name) = name { (name) } @else { (room.server.0) }
                            }
                        }
                    }
                }
                button.secondary type="submit" { (texts.say("page-show")) }
            }
        }
    }
}

/// Writes the choice of the opponent: anyone, or a person whom the caller met in the server. People
/// whose names are not known are left out.
fn opponent_field(words: Words<'_>, met: &[UserId], draft: &Draft) -> Markup {
    let texts = words.texts;
    let named = met.iter().filter_map(|person| Some((person, words.names.name(*person)?)));
    html! {
        label { span { (texts.say("ask-opponent")) }
            select name=(ask::OPPONENT) {
                option value="" { (texts.say("page-challenge-anyone")) }
                @for (person, name) in named {
                    option value=(person.0) selected[draft.people.contains(person)] { (name) }
                }
            }
            span.small { (texts.say("page-challenge-who")) }
        }
    }
}
