//! Sends the answers to interactions and to messages of people.

use serde_json::{Value, json};
use serenity::all::{CreateAttachment, Http, InteractionId, Message, Permissions};

use super::budget::RequestBudget;
use super::incoming::Shared;
use super::known::KnownIds;
use super::trouble::{self, Trouble};
use super::writer;
use crate::ids::{ChannelId, MessageId, Posted};
use crate::service::site::Pages;
use crate::show::custom_id::AnswerPlace;
use crate::show::form::Form;
use crate::show::page::{Over, Page};
use crate::store::Urgency;

/// Discord's code for an interaction that was already answered, by another process.
const ANSWERED_ALREADY: isize = 40060;

/// Discord's code for a message that is gone, for example because another request deleted it.
const UNKNOWN_MESSAGE: isize = 10008;

/// Discord's code for an interaction that is too old to be answered.
const UNKNOWN_INTERACTION: isize = 10062;

/// The name in the metrics of requests that follow the first answer to an interaction.
const ANSWER: &str = "answer";

/// Discord's flag for messages that only one person sees.
const EPHEMERAL: u64 = 1 << 6;

/// The most completions of an option that Discord accepts.
const MOST_OFFERED: usize = 25;
/// The most characters in the name of a completion that Discord accepts.
const LONGEST_NAME: usize = 100;

/// The response to an interaction.
#[derive(Clone, Debug)]
pub enum Response {
    /// A new message, with this page, that only the person sees.
    Whisper(Page),
    /// A page that replaces the message with the pressed button.
    Change(Page),
    /// A deferral: the answer follows later, in this way.
    Later(ReplyWay),
    /// A form to open for the person.
    Open(Form),
    /// Completions of an option: names with their values. Only the first 25 are sent, and names are
    /// cut to 100 characters.
    Offer(Vec<(String, String)>),
}

/// The way in which an answer is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplyWay {
    /// In a new message that only the person sees, in answer to a command or if the page replaces
    /// nothing.
    Whisper,
    /// In a new message that only the person sees, in answer to a press. The message with the
    /// button stays.
    Beside,
    /// In the message with the button, which the answer replaces.
    Change,
}

/// The data needed to answer an interaction.
#[derive(Clone, Copy)]
pub struct Handle<'a> {
    /// Serenity's HTTP client.
    pub http: &'a Http,
    /// The id of the interaction.
    pub id: InteractionId,
    /// The token of the interaction; never logged.
    pub token: &'a str,
    /// The bot's permissions in the channel, if Discord sends them.
    pub permissions: Option<Permissions>,
    /// True if the answer changes a message that is laid out in components (Components V2). Such a
    /// message stays laid out: each page that replaces it is laid out too, and a page with a file
    /// becomes a new message.
    pub laid_out: bool,
    /// The request limit, whose metrics count the answers. Answers do not count against Discord's
    /// limit.
    pub budget: &'a RequestBudget,
    /// The ids of commands and emoji that the answer names.
    pub known: &'a KnownIds,
}

impl<'a> Handle<'a> {
    /// Creates the handle of an interaction with this id and token. `laid_out` is false.
    pub fn of(
        (http, shared): (&'a Http, &'a Shared),
        (id, token): (InteractionId, &'a str),
        permissions: Option<Permissions>,
    ) -> Handle<'a> {
        let Shared { budget, known, .. } = shared;
        Handle { http, id, token, permissions, laid_out: false, budget, known }
    }
}

impl Handle<'_> {
    /// Returns a page as it can be shown in the channel: without its cards if the bot lacks the
    /// permission for cards there.
    fn fit_page(&self, page: Page) -> Page {
        match self.permissions {
            Some(held) if !held.contains(Permissions::EMBED_LINKS) => page.plain(),
            _ => page,
        }
    }

    /// Returns the way in which this page is given. It is a new private message if the page
    /// replaces nothing, or if it has a file and the message is laid out.
    pub fn way_for_page(&self, way: ReplyWay, page: &Page) -> ReplyWay {
        let apart = page.over == Over::Nothing || self.laid_out && page.attachment.is_some();
        if apart { ReplyWay::Whisper } else { way }
    }

    /// Writes the JSON of a page that replaces the message.
    fn write_in_place(&self, page: &Page) -> Value {
        if self.laid_out {
            writer::write_layout(page, self.known)
        } else {
            writer::write_message(page, self.known)
        }
    }

    /// Sends a page after the first answer, in a new message that only the person sees. Fails if
    /// Discord refuses or does not answer.
    pub async fn follow_up(&self, page: Page) -> Result<(), Trouble> {
        let page = &self.fit_page(page);
        let send = async || {
            self.budget.note_uncounted(ANSWER);
            let body = self.write_whisper(page);
            self.http.create_followup_message(self.token, &body, writer::list_files(page)).await
        };
        let sent = match send().await {
            Err(error) if self.can_spare(&error) => send().await,
            sent => sent,
        };
        sent?;
        Ok(())
    }

    /// Replaces the first answer by a page. If the page does not fit there, sends it as a new
    /// message. Succeeds if the answer is gone. Fails if Discord otherwise refuses it or does not
    /// answer.
    pub async fn rewrite_answer(&self, page: Page) -> Result<(), Trouble> {
        if self.laid_out && page.attachment.is_some() {
            return self.follow_up(page).await;
        }
        let page = &self.fit_page(page);
        let send = async || {
            self.budget.note_uncounted(ANSWER);
            let body = self.write_in_place(page);
            let files = writer::list_files(page);
            self.http.edit_original_interaction_response(self.token, &body, files).await
        };
        judge_answer(match send().await {
            Err(error) if self.can_spare(&error) => send().await,
            sent => sent,
        })
    }

    /// Returns true if an answer can be sent again without emoji, which Discord may have refused.
    /// Forgets the ids of the emoji then.
    fn can_spare(&self, error: &serenity::Error) -> bool {
        trouble::error_code(error) == Some(trouble::INVALID_FORM) && self.known.emoji.forget()
    }

    /// Writes the JSON of a message that only the person sees.
    fn write_whisper(&self, page: &Page) -> Value {
        let mut data = writer::write_message(page, self.known);
        data["flags"] = json!(EPHEMERAL | data["flags"].as_u64().unwrap_or(0));
        data
    }

    /// Has Discord open the Activity of these pages as the answer. Returns false if Discord refuses
    /// that, and so nothing is answered yet. If it takes no such answer at all, the pages remember
    /// it. Fails if Discord does not answer, or if it is too late.
    pub async fn open_activity(&self, pages: Option<&Pages>) -> Result<bool, Trouble> {
        self.budget.note_uncounted("callback");
        let body = json!({ "type": 12 });
        let sent = self.http.create_interaction_response(self.id, self.token, &body, Vec::new());
        let error = match sent.await {
            Err(error) if refuses_launch(&error) => error,
            sent => return judge_answer(sent).map(|()| true),
        };
        // Other refusals are about this person or this channel.
        let of_all = trouble::error_code(&error) == Some(trouble::INVALID_FORM);
        if of_all && pages.is_some_and(Pages::close_activity) {
            tracing::warn!(%error, "Discord does not open the Activity: is it enabled on the application's page? Until the next start no button leads there");
        } else {
            tracing::info!(%error, "Discord does not open the Activity here");
        }
        Ok(false)
    }

    /// Deletes the first answer. Fails if it is gone.
    pub async fn remove_answer(&self) -> Result<(), Trouble> {
        self.remove_another(self.token).await
    }

    /// Deletes the first answer to the interaction with this token. Fails if it is gone.
    pub async fn remove_another(&self, token: &str) -> Result<(), Trouble> {
        self.budget.note_uncounted(ANSWER);
        Ok(self.http.delete_original_interaction_response(token).await?)
    }
}

impl ReplyWay {
    /// Returns the way in which a press is answered, from the place that the press asks for.
    /// `whispered` is true if only the presser sees the message with the button.
    pub fn to_press(place: AnswerPlace, whispered: bool) -> ReplyWay {
        match (place, whispered) {
            (AnswerPlace::Here, true) | (AnswerPlace::InPlace, _) => ReplyWay::Change,
            _ => ReplyWay::Beside,
        }
    }

    /// Returns the response that shows a page in this way.
    pub fn say_page(self, page: Page) -> Response {
        match self {
            ReplyWay::Whisper | ReplyWay::Beside => Response::Whisper(page),
            ReplyWay::Change => Response::Change(page),
        }
    }

    /// Answers without a message that stays. A press is acknowledged, and the message that its
    /// answer would change is deleted. A command gets an answer that is deleted at once. Fails only
    /// if the first answer cannot be given.
    pub async fn answer_briefly(self, page: Page, to: Handle<'_>) -> Result<(), Trouble> {
        match self {
            ReplyWay::Beside => return Response::Later(ReplyWay::Change).give_answer(to).await,
            ReplyWay::Whisper => Response::Whisper(page).give_answer(to).await?,
            ReplyWay::Change => Response::Later(ReplyWay::Change).give_answer(to).await?,
        }
        // It does no harm if the answer stays.
        let _ = to.remove_answer().await;
        Ok(())
    }
}

impl Response {
    /// Sends the response to Discord. Succeeds if another process answered first, or if the message
    /// to change is gone. Fails if Discord otherwise refuses it or does not answer.
    pub async fn give_answer(self, to: Handle<'_>) -> Result<(), Trouble> {
        let response = match self {
            Response::Whisper(page) => Response::Whisper(to.fit_page(page)),
            Response::Change(page) => Response::Change(to.fit_page(page)),
            other => other,
        };
        let send = async || {
            to.budget.note_uncounted("callback");
            let (body, files) = response.write_callback(to);
            to.http.create_interaction_response(to.id, to.token, &body, files).await
        };
        judge_answer(match send().await {
            Err(error) if to.can_spare(&error) => send().await,
            sent => sent,
        })
    }

    /// Writes the response as Discord's JSON, with its files.
    fn write_callback(&self, to: Handle<'_>) -> (Value, Vec<CreateAttachment>) {
        match self {
            Response::Whisper(page) => {
                (json!({ "type": 4, "data": to.write_whisper(page) }), writer::list_files(page))
            }
            Response::Change(page) => {
                let data = to.write_in_place(page);
                (json!({ "type": 7, "data": data }), writer::list_files(page))
            }
            Response::Later(ReplyWay::Whisper | ReplyWay::Beside) => {
                (json!({ "type": 5, "data": { "flags": EPHEMERAL } }), Vec::new())
            }
            Response::Later(ReplyWay::Change) => (json!({ "type": 6 }), Vec::new()),
            Response::Open(form) => {
                let data = writer::write_form(form, &to.known.emoji);
                (json!({ "type": 9, "data": data }), Vec::new())
            }
            Response::Offer(offered) => {
                let choice = |(name, value): &(String, String)| json!({ "name": name.chars().take(LONGEST_NAME).collect::<String>(), "value": value });
                let choices: Vec<Value> = offered.iter().take(MOST_OFFERED).map(choice).collect();
                (json!({ "type": 8, "data": { "choices": choices } }), Vec::new())
            }
        }
    }
}

/// Returns true if Discord refuses to open the Activity, and another answer can still be given.
fn refuses_launch(error: &serenity::Error) -> bool {
    trouble::error_code(error)
        .is_some_and(|code| code > 0 && ![ANSWERED_ALREADY, UNKNOWN_INTERACTION].contains(&code))
}

/// Turns Discord's response to an answer into a result. It is no failure if another process
/// answered first, or if the message to change was deleted meanwhile.
fn judge_answer<T>(answer: Result<T, serenity::Error>) -> Result<(), Trouble> {
    match answer {
        Err(error) if trouble::error_code(&error) == Some(ANSWERED_ALREADY) => Ok(()),
        Err(error) if trouble::error_code(&error) == Some(UNKNOWN_MESSAGE) => {
            tracing::debug!("the message of this answer is gone");
            Ok(())
        }
        Err(error) => Err(error.into()),
        Ok(_) => Ok(()),
    }
}

/// Answers a person's message with a reply that pings no one, and returns the reply. If Discord
/// refuses the cards or the emoji, replies without them.
pub async fn post_reply(
    http: &Http,
    shared: &Shared,
    to: &Message,
    page: &Page,
) -> Result<Posted, Trouble> {
    match post_reply_to(http, shared, to, page).await {
        Err(error)
            if trouble::error_code(&error) == Some(trouble::INVALID_FORM)
                && shared.known.emoji.forget() =>
        {
            Ok(post_reply_to(http, shared, to, page).await?)
        }
        Err(error)
            if !page.cards.is_empty()
                && trouble::error_code(&error) == Some(trouble::NOT_PERMITTED) =>
        {
            Ok(post_reply_to(http, shared, to, &page.plain()).await?)
        }
        done => Ok(done?),
    }
}

async fn post_reply_to(
    http: &Http,
    shared: &Shared,
    to: &Message,
    page: &Page,
) -> Result<Posted, serenity::Error> {
    shared.budget.take_slot(Urgency::Answer, "message").await;
    let mut body = writer::write_message(page, &shared.known);
    body["message_reference"] =
        json!({ "message_id": to.id.to_string(), "fail_if_not_exists": false });
    body["nonce"] = json!(to.id.to_string());
    body["enforce_nonce"] = json!(true);
    let sent = http.send_message(to.channel_id, writer::list_files(page), &body).await?;
    let channel = ChannelId(sent.channel_id.get());
    Ok(Posted { channel, message: MessageId(sent.id.get()) })
}
