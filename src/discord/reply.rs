//! How people are answered: interactions, and messages.

use serde_json::{Value, json};
use serenity::all::{CreateAttachment, Http, InteractionId, Message, Permissions};

use super::budget::RequestBudget;
use super::incoming::Shared;
use super::known::KnownIds;
use super::trouble::{self, Trouble};
use super::writer;
use crate::ids::{ChannelId, MessageId, Posted};
use crate::show::custom_id::AnswerPlace;
use crate::show::form::Form;
use crate::show::page::{Over, Page};
use crate::store::Urgency;

/// Discord's code for an interaction that was answered already: another process was first.
const ANSWERED_ALREADY: isize = 40060;

/// Discord's code for a message that is gone: another request of its reader took it away.
const UNKNOWN_MESSAGE: isize = 10008;

/// The route of what follows a first answer, in the figures.
const ANSWER: &str = "answer";

/// Discord's flag for messages that only one person sees.
const EPHEMERAL: u64 = 1 << 6;

/// The most completions that Discord takes.
const MOST_OFFERED: usize = 25;
/// The most characters of a completion that Discord takes.
const LONGEST_NAME: usize = 100;

/// The response to an interaction.
#[derive(Clone, Debug)]
pub enum Response {
    /// A new message that only the person sees.
    Whisper(Page),
    /// This page takes the place of the message that carries the button.
    Change(Page),
    /// The answer comes later, in this way; Discord is told so.
    Later(ReplyWay),
    /// A form opens.
    Open(Form),
    /// Completions of an option: names with their values. Discord shows the first 25.
    Offer(Vec<(String, String)>),
}

/// The way in which an answer is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplyWay {
    /// In a new message that only the person sees.
    Whisper,
    /// In a new message that only the person sees, below the message with the button.
    Beside,
    /// In the message that carries the button.
    Change,
}

/// The handle by which an interaction is answered.
#[derive(Clone, Copy)]
pub struct Handle<'a> {
    /// The client.
    pub http: &'a Http,
    /// The id of the interaction.
    pub id: InteractionId,
    /// The token of the interaction; never logged.
    pub token: &'a str,
    /// The bot's permissions in the channel, if Discord sends them.
    pub permissions: Option<Permissions>,
    /// True if the answer changes a message that is laid out. That never goes back: every page in
    /// its place is laid out as well, and one with a file is a new message.
    pub laid_out: bool,
    /// The budget in which requests are counted. Answers do not count against Discord's limit.
    pub budget: &'a RequestBudget,
    /// The ids of commands and emoji that the answer names.
    pub known: &'a KnownIds,
}

impl<'a> Handle<'a> {
    /// The handle of an interaction with this id and token, whose answer changes no message that
    /// is laid out.
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
    /// A page as it can be shown in the channel: without its cards if the bot may not show any
    /// there.
    fn fit_page(&self, page: Page) -> Page {
        match self.permissions {
            Some(held) if !held.contains(Permissions::EMBED_LINKS) => page.plain(),
            _ => page,
        }
    }

    /// Returns the way in which this page is given. A page that replaces no part of the message is
    /// a message of its own, and so is a file if the message is laid out.
    pub fn way_for_page(&self, way: ReplyWay, page: &Page) -> ReplyWay {
        let apart = page.over == Over::Nothing || self.laid_out && page.attachment.is_some();
        if apart { ReplyWay::Whisper } else { way }
    }

    /// Writes a page in place of the message that the answer changes.
    fn write_in_place(&self, page: &Page) -> Value {
        if self.laid_out {
            writer::write_layout(page, self.known)
        } else {
            writer::write_message(page, self.known)
        }
    }

    /// Says more than the answer that was given, in a message that only the person sees.
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

    /// Puts a page in place of the answer that was given, or below it if it does not fit there.
    /// Succeeds if the answer is gone.
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

    /// Returns true if an answer can be given again without emoji, which Discord may have refused.
    fn can_spare(&self, error: &serenity::Error) -> bool {
        trouble::error_code(error) == Some(trouble::INVALID_FORM) && self.known.emoji.forget()
    }

    /// A message that only the person sees.
    fn write_whisper(&self, page: &Page) -> Value {
        let mut data = writer::write_message(page, self.known);
        data["flags"] = json!(EPHEMERAL | data["flags"].as_u64().unwrap_or(0));
        data
    }

    /// Deletes the answer that was given. Fails if it is gone.
    pub async fn remove_answer(&self) -> Result<(), Trouble> {
        self.remove_another(self.token).await
    }

    /// Deletes the answer that was given to the interaction of this token.
    pub async fn remove_another(&self, token: &str) -> Result<(), Trouble> {
        self.budget.note_uncounted(ANSWER);
        Ok(self.http.delete_original_interaction_response(token).await?)
    }
}

impl ReplyWay {
    /// Returns the way in which a press is answered. `whispered` is true if only the presser sees
    /// the message of the button.
    pub fn to_press(place: AnswerPlace, whispered: bool) -> ReplyWay {
        match (place, whispered) {
            (AnswerPlace::Here, true) | (AnswerPlace::InPlace, _) => ReplyWay::Change,
            _ => ReplyWay::Beside,
        }
    }

    /// The response that gives a page in this way.
    pub fn say_page(self, page: Page) -> Response {
        match self {
            ReplyWay::Whisper | ReplyWay::Beside => Response::Whisper(page),
            ReplyWay::Change => Response::Change(page),
        }
    }

    /// Answers without a lasting message: a press ends, and the private message of its button is
    /// deleted; a command needs an answer, which is deleted at once.
    pub async fn answer_briefly(self, page: Page, to: Handle<'_>) -> Result<(), Trouble> {
        match self {
            ReplyWay::Beside => return Response::Later(ReplyWay::Change).give_answer(to).await,
            ReplyWay::Whisper => Response::Whisper(page).give_answer(to).await?,
            ReplyWay::Change => Response::Later(ReplyWay::Change).give_answer(to).await?,
        }
        // One that stays is true all the same.
        let _ = to.remove_answer().await;
        Ok(())
    }
}

impl Response {
    /// Gives the answer. Succeeds if another process answered first, or if the message that changes
    /// is gone.
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

    /// The answer as Discord takes it, with its files.
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

/// Judges Discord's response to an answer. It is no failure if another process answered first, or
/// if the changed message was deleted meanwhile.
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

/// Answers a message with a reply without a ping; a message does not say what we may do there, so
/// cards are tried. Returns the reply.
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
