//! Sends requests to Discord, with or without a proxy in between, and reads their failures.

use std::sync::Arc;
use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};
use serenity::all::{Http, HttpBuilder, LightMethod};
use serenity::http::{Multipart, MultipartUpload, RatelimitInfo, Ratelimiter, Request, Route};

use super::budget::{Bucket, RequestBudget};
use super::known::KnownIds;
use super::trouble::{self, Trouble};
use super::writer;
use crate::config::Discord;
use crate::ids::{ChannelId, MessageId, Posted, UserId};
use crate::show::page::Page;
use crate::store::Urgency;

/// The longest time for one request to Discord. The first answer to an interaction must arrive
/// within 3 s, but files take longer.
const PATIENCE: Duration = Duration::from_secs(10);

/// Creates serenity's HTTP client with the bot's token. Without a proxy, the client tells `budget`
/// when the bot exceeds Discord's global limit. Fails if the client cannot be set up.
pub fn to_discord(config: &Discord, budget: Option<&RequestBudget>) -> Result<Http, Trouble> {
    let client =
        reqwest::Client::builder().timeout(PATIENCE).build().map_err(serenity::Error::from)?;
    let http = HttpBuilder::new(config.token.reveal()).client(client.clone());
    Ok(match &config.api_base {
        // Serenity ignores the proxy unless its rate limiter is disabled.
        Some(base) => http.proxy(base).ratelimiter_disabled(true),
        None => {
            let mut limiter = Ratelimiter::new(client, config.token.reveal());
            if let Some(budget) = budget.cloned() {
                limiter.set_ratelimit_callback(Box::new(move |met: RatelimitInfo| {
                    if met.global {
                        budget.note_limited(met.timeout.into());
                    }
                }));
            }
            http.ratelimiter(limiter)
        }
    }
    .build())
}

/// The pause before a less urgent request is tried again, if there was no room for it.
pub const LATER: Duration = Duration::from_secs(5);

/// The number of newest messages to search for a message that an earlier try posted.
const RECENT: u8 = 50;

/// The client for messages that the bot sends by itself, not in answer to an interaction. Behind a
/// proxy, serenity keeps no rate limits and drops `Retry-After`, so there this type makes the
/// requests itself.
#[derive(Clone)]
pub struct Wire {
    http: Arc<Http>,
    behind_proxy: Option<(String, reqwest::Client)>,
    budget: RequestBudget,
    known: KnownIds,
    urgency: Urgency,
}

/// The failure of a request to Discord.
pub struct HttpFailure {
    /// The HTTP status; `None` if no answer came, or if no request was sent.
    pub status: Option<StatusCode>,
    /// Discord's code of the error, or 0 if it sent none.
    pub code: i64,
    /// The pause until the request may be tried again; `None` if it is not known.
    pub retry_after: Option<Duration>,
    /// The reason: Discord's message, or a description of the failure.
    pub why: String,
}

impl Wire {
    /// Creates a client that counts its requests in `budget`. `known` holds the ids of the commands
    /// and emoji that messages name. `proxy` is the address that gets requests in place of Discord.
    pub fn new(
        http: Arc<Http>,
        proxy: Option<&str>,
        budget: RequestBudget,
        known: KnownIds,
    ) -> Wire {
        let behind_proxy = proxy.map(|base| (base.to_owned(), reqwest::Client::new()));
        Wire { http, behind_proxy, budget, known, urgency: Urgency::Board }
    }

    /// Writes a page as the JSON body of a message.
    pub fn write_message(&self, page: &Page) -> Value {
        writer::write_message(page, &self.known)
    }

    /// Writes the JSON body of an edit that removes the buttons of a message. If `history` is
    /// given, it becomes the text of the message.
    pub fn write_stripped(&self, history: Option<&str>) -> Value {
        writer::write_stripped(history, &self.known.links)
    }

    /// Returns this client for requests of this urgency.
    pub fn with_urgency(&self, urgency: Urgency) -> Wire {
        Wire { urgency, ..self.clone() }
    }

    /// Returns true if the limit has room for a request of this client's urgency now.
    pub fn has_room(&self) -> bool {
        self.budget.has_room(self.urgency)
    }

    /// Posts a message with its file, or without its cards if Discord does not permit them. For
    /// some minutes Discord ignores a second message with the same nonce. `None` if Discord's
    /// answer does not name the message. Fails if Discord refuses or does not answer.
    pub async fn post_message(
        &self,
        channel: ChannelId,
        page: &Page,
        nonce: &str,
    ) -> Result<Option<Posted>, HttpFailure> {
        match self.post_as_is(channel, page, nonce).await {
            Err(failure) if self.can_spare(&failure, page) => {
                self.post_as_is(channel, &failure.spared(page), nonce).await
            }
            done => done,
        }
    }

    /// Returns true if a page can be sent again without the part that Discord may have refused: its
    /// cards, or the emoji. In the second case forgets the ids of the emoji.
    fn can_spare(&self, failure: &HttpFailure, page: &Page) -> bool {
        failure.forbids_cards(page) || failure.is_of_form() && self.known.emoji.forget()
    }

    async fn post_as_is(
        &self,
        channel: ChannelId,
        page: &Page,
        nonce: &str,
    ) -> Result<Option<Posted>, HttpFailure> {
        let mut body = self.write_message(page);
        body["nonce"] = json!(nonce);
        body["enforce_nonce"] = json!(true);
        let route = Route::ChannelMessages { channel_id: channel.0.into() };
        let made = self.call_route(route, LightMethod::Post, Some(&body), Some(page)).await?;
        Ok(read_id(&made, "id").map(|message| Posted { channel, message }))
    }

    /// Replaces a message of the bot by a page with its file, or without its cards if Discord does
    /// not permit them. Fails if Discord refuses or does not answer.
    pub async fn rewrite_message(&self, at: Posted, page: &Page) -> Result<(), HttpFailure> {
        let write = async |page: &Page| {
            let body = self.write_message(page);
            self.call_route(message_route(at), LightMethod::Patch, Some(&body), Some(page))
                .await
                .map(|_| ())
        };
        match write(page).await {
            Err(failure) if self.can_spare(&failure, page) => write(&failure.spared(page)).await,
            done => done,
        }
    }

    /// Replaces a message of the bot by a page, but leaves its files as they are. Leaves out cards
    /// if Discord does not permit them. Fails if Discord refuses or does not answer.
    pub async fn reword_message(&self, at: Posted, page: &Page) -> Result<(), HttpFailure> {
        let write = async |page: &Page| {
            let mut body = self.write_message(page);
            if let Some(parts) = body.as_object_mut() {
                parts.remove("attachments");
            }
            self.edit_message(at, &body).await
        };
        match write(page).await {
            Err(failure) if self.can_spare(&failure, page) => write(&failure.spared(page)).await,
            done => done,
        }
    }

    /// Returns true if a message has a file of this name. Asks Discord. Fails if the message is
    /// gone, or if Discord does not answer.
    pub async fn has_file(&self, at: Posted, name: &str) -> Result<bool, HttpFailure> {
        let message = self.call_route(message_route(at), LightMethod::Get, None, None).await?;
        Ok(message["attachments"]
            .as_array()
            .into_iter()
            .flatten()
            .any(|file| file["filename"] == name))
    }

    /// Edits a message. Parts that the body does not name stay as they are. Fails if Discord
    /// refuses or does not answer.
    pub async fn edit_message(&self, at: Posted, body: &Value) -> Result<(), HttpFailure> {
        self.call_route(message_route(at), LightMethod::Patch, Some(body), None).await.map(|_| ())
    }

    /// Deletes a message. Fails if it is gone, or if Discord refuses or does not answer.
    pub async fn delete_message(&self, at: Posted) -> Result<(), HttpFailure> {
        self.call_route(message_route(at), LightMethod::Delete, None, None).await.map(|_| ())
    }

    /// Pins a message. Fails if Discord refuses or does not answer.
    pub async fn pin_message(
        &self,
        Posted { channel, message }: Posted,
    ) -> Result<(), HttpFailure> {
        let route =
            Route::ChannelPin { channel_id: channel.0.into(), message_id: message.0.into() };
        self.call_route(route, LightMethod::Put, None, None).await.map(|_| ())
    }

    /// Returns serenity's HTTP client.
    pub fn http(&self) -> &Http {
        &self.http
    }

    /// Returns the channel of a person's direct messages with the bot. Opens it if there is none.
    /// Fails if Discord refuses or does not answer.
    pub async fn open_direct(&self, user: UserId) -> Result<ChannelId, HttpFailure> {
        let body = json!({ "recipient_id": user.to_string() });
        let channel =
            self.call_route(Route::UserMeDmChannels, LightMethod::Post, Some(&body), None).await?;
        read_id(&channel, "id")
            .ok_or_else(|| HttpFailure::unclear_answer("a direct-message channel without an id"))
    }

    /// Returns the newest message of a channel that has a button or menu whose custom id begins
    /// with `mark`; `None` if none of the newest 50 messages has one. Fails if Discord refuses or
    /// does not answer.
    pub async fn find_message(
        &self,
        channel: ChannelId,
        mark: &str,
    ) -> Result<Option<MessageId>, HttpFailure> {
        let route = Route::ChannelMessages { channel_id: channel.0.into() };
        let request =
            Request::new(route, LightMethod::Get).params(Some(vec![("limit", RECENT.to_string())]));
        let messages = self.perform_request(request, "read", None).await?;
        Ok(messages
            .as_array()
            .into_iter()
            .flatten()
            .find(|message| has_mark(message, mark))
            .and_then(|message| read_id(message, "id")))
    }

    /// Sends a request, with the body and the file of the page if they are given. Returns the JSON
    /// of the answer. Fails without a request while Discord limits the route, or if the request
    /// limit has no room for it soon.
    pub(super) async fn call_route(
        &self,
        route: Route<'_>,
        method: LightMethod,
        body: Option<&Value>,
        page: Option<&Page>,
    ) -> Result<Value, HttpFailure> {
        let name = route_name(&route, method);
        let channel = channel_of(&route);
        let mut request = Request::new(route, method);
        let files = page.map(writer::list_files).unwrap_or_default();
        match body {
            Some(body) if !files.is_empty() => {
                let upload = MultipartUpload::Attachments(files);
                let payload_json = Some(body.to_string());
                request =
                    request.multipart(Some(Multipart { upload, fields: Vec::new(), payload_json }));
            }
            Some(body) => request = request.body(Some(body.to_string().into_bytes())),
            None => {}
        }
        let bucket = channel.map(|channel| (name, channel));
        if let Some(pause) = bucket.and_then(|bucket| self.budget.shut_for(bucket)) {
            return Err(HttpFailure::no_room(pause.into()));
        }
        self.perform_request(request, name, bucket).await
    }

    async fn perform_request(
        &self,
        request: Request<'_>,
        name: &'static str,
        bucket: Option<Bucket>,
    ) -> Result<Value, HttpFailure> {
        if !self.budget.take_soon(self.urgency, name).await {
            return Err(HttpFailure::no_room(LATER));
        }
        let response = match &self.behind_proxy {
            None => self.http.request(request).await.map_err(HttpFailure::of_serenity)?,
            Some((base, client)) => {
                let built = request
                    .build(client, self.http.token(), Some(base))
                    .map_err(HttpFailure::of_serenity)?;
                built
                    .send()
                    .await
                    .map_err(|error| HttpFailure::unclear_answer(&without_url(error)))?
            }
        };
        let status = response.status();
        let retry_after = response
            .headers()
            .get("retry-after")
            .and_then(|value| value.to_str().ok()?.parse().ok());
        let number = |name| response.headers().get(name)?.to_str().ok()?.parse::<f64>().ok();
        if let (Some(bucket), Some(0.0), Some(after)) =
            (bucket, number("x-ratelimit-remaining"), number("x-ratelimit-reset-after"))
            && let Ok(pause) = Duration::try_from_secs_f64(after)
        {
            self.budget.shut_route(bucket, pause.into());
        }
        let text = response
            .text()
            .await
            .map_err(|error| HttpFailure::unclear_answer(&without_url(error)))?;
        let body: Result<Value, _> = serde_json::from_str(&text);
        if status.is_success() {
            // A truncated answer leaves the outcome open, so the message is searched for later.
            return match body {
                Err(_) if !text.is_empty() => Err(HttpFailure::unclear_answer("half an answer")),
                body => Ok(body.unwrap_or_default()),
            };
        }
        let body = body.unwrap_or_default();
        let seconds = body["retry_after"].as_f64().or(retry_after);
        let retry_after = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        if let Some(pause) = retry_after.filter(|_| body["global"] == true) {
            self.budget.note_limited(pause.into());
        }
        Err(HttpFailure {
            status: Some(status),
            code: body["code"].as_i64().unwrap_or(0),
            retry_after,
            why: body["message"].as_str().unwrap_or("").to_owned(),
        })
    }
}

impl HttpFailure {
    /// Returns true if Discord may have refused the cards of a page. Cards need a permission of
    /// their own.
    fn forbids_cards(&self, page: &Page) -> bool {
        !page.cards.is_empty() && self.code == trouble::NOT_PERMITTED as i64
    }

    /// Returns true if Discord rejects the body as invalid. It may name an emoji that was deleted.
    fn is_of_form(&self) -> bool {
        self.code == trouble::INVALID_FORM as i64
    }

    /// Returns the page without its cards if Discord may have refused those, else the whole page.
    fn spared(&self, page: &Page) -> Page {
        if self.forbids_cards(page) { page.plain() } else { page.clone() }
    }

    /// Returns the failure of a request that was not sent because of a limit, and can be tried
    /// after this pause.
    pub fn no_room(pause: Duration) -> HttpFailure {
        HttpFailure {
            retry_after: Some(pause),
            ..HttpFailure::unclear_answer("no room for it now")
        }
    }

    /// Returns the failure of a request that may or may not have had an effect.
    pub(super) fn unclear_answer(why: &str) -> HttpFailure {
        HttpFailure { status: None, code: 0, retry_after: None, why: why.to_owned() }
    }

    /// Converts an error of serenity. Removes addresses, which may hold a token.
    pub fn of_serenity(error: serenity::Error) -> HttpFailure {
        match error {
            serenity::Error::Http(serenity::http::HttpError::UnsuccessfulRequest(response)) => {
                HttpFailure {
                    status: StatusCode::from_u16(response.status_code.as_u16()).ok(),
                    code: response.error.code as i64,
                    retry_after: None,
                    why: response.error.message,
                }
            }
            serenity::Error::Http(serenity::http::HttpError::Request(error)) => {
                HttpFailure::unclear_answer(&without_url(error))
            }
            other => HttpFailure::unclear_answer(
                &trouble::error_code(&other)
                    .map_or_else(|| other.to_string(), |code| code.to_string()),
            ),
        }
    }
}

/// Returns the name of a route in the metrics.
fn route_name(route: &Route<'_>, method: LightMethod) -> &'static str {
    match (route, method) {
        (Route::ChannelMessages { .. }, _) => "message",
        (Route::ChannelMessage { .. }, LightMethod::Patch) => "edit",
        (Route::ChannelMessage { .. }, LightMethod::Delete) => "delete",
        (
            Route::ChannelMessage { .. } | Route::Channel { .. } | Route::GuildThreadsActive { .. },
            LightMethod::Get,
        ) => "read",
        (Route::ChannelPin { .. }, _) => "pin",
        (Route::UserMeDmChannels, _) => "direct",
        (Route::GuildScheduledEvents { .. } | Route::GuildScheduledEvent { .. }, _) => "calendar",
        _ => "thread",
    }
}

/// Returns the channel of a route about messages, because Discord limits these routes in each
/// channel; `None` for other routes.
fn channel_of(route: &Route<'_>) -> Option<ChannelId> {
    match route {
        Route::ChannelMessages { channel_id } | Route::ChannelMessage { channel_id, .. } => {
            Some(ChannelId(channel_id.get()))
        }
        _ => None,
    }
}

/// Returns the route of a message.
pub(super) fn message_route(Posted { channel, message }: Posted) -> Route<'static> {
    Route::ChannelMessage { channel_id: channel.0.into(), message_id: message.0.into() }
}

/// Returns the text of an error without the address, which may hold a token.
fn without_url(error: reqwest::Error) -> String {
    error.without_url().to_string()
}

/// Returns true if a message has a button or menu whose custom id begins with this mark.
pub(super) fn has_mark(message: &Value, mark: &str) -> bool {
    let rows = message["components"].as_array().into_iter().flatten();
    let mut parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    parts.any(|part| part["custom_id"].as_str().is_some_and(|id| id.starts_with(mark)))
}

/// Reads an id from a field; `None` if the field holds no id.
pub(super) fn read_id<I: From<u64>>(value: &Value, field: &str) -> Option<I> {
    value[field].as_str()?.parse::<u64>().ok().map(I::from)
}
