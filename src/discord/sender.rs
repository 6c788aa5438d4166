//! Sends one parcel and says what became of it; decides nothing.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::{Value, json};
use serenity::all::{Http, LightMethod, Message};
use serenity::http::{Multipart, MultipartUpload, Request, Route};

use super::components::{Id, Press, mark};
use super::page::Page;
use super::pages::view::{self, View};
use super::pages::{challenge as invite, lists};
use super::trouble::{self, Trouble};
use crate::game::{GameId, Holder};
use crate::ids::{ChannelId, MessageId, Posted, ServerId, UserId};
use crate::service::courier::{Delivery, Parcel};
use crate::service::{Notice, Shown, Snooze};
use crate::store::{Address, Desk};
use crate::texts::Texts;

/// Messages looked through for one that may be there already.
const RECENT: u8 = 50;

/// Minutes after which a quiet thread is put away: the longest there is.
const THREAD_MINUTES: u64 = 10_080;

/// Discord's code for a thread that was opened already.
const THREAD_EXISTS: i64 = 160_004;

/// Discord's codes for a message that is gone, and for one that was edited too often since it grew old.
const UNKNOWN_MESSAGE: i64 = 10_008;
const TOO_OLD_TO_EDIT: i64 = 30_046;

/// What no custom_id begins with: a message that is not looked for.
const NO_MARK: &str = "-";

/// The way to Discord for notices. Behind a proxy serenity keeps no rate limits and drops Retry-After, so there we make the request
/// ourselves and read it.
#[derive(Clone)]
pub struct Sender {
    http: std::sync::Arc<Http>,
    behind_proxy: Option<(String, reqwest::Client)>,
}

/// Why a request did not succeed.
struct Refusal {
    status: Option<StatusCode>,
    code: i64,
    retry_after: Option<Duration>,
    why: String,
}

impl Sender {
    /// A sender over serenity's client; `proxy` is where its requests go instead of to Discord.
    pub fn new(http: std::sync::Arc<Http>, proxy: Option<&str>) -> Sender {
        Sender { http, behind_proxy: proxy.map(|base| (base.to_owned(), reqwest::Client::new())) }
    }

    /// Sends one parcel.
    pub async fn send(&self, parcel: Parcel) -> Delivery {
        let texts = Texts::of(parcel.locale.as_deref());
        match self.try_send(&parcel, texts).await {
            Ok(place) => Delivery::Sent(place),
            Err(refusal) => refusal.verdict(&parcel),
        }
    }

    async fn try_send(&self, parcel: &Parcel, texts: Texts) -> Result<Option<Posted>, Refusal> {
        let ping = parcel.ping.clone();
        match &parcel.notice {
            Notice::Challenge { challenge, people } => {
                let page = invite::challenge(texts, challenge, people, None, ping);
                self.post(parcel, &page, &mark(challenge.id, 0)).await
            }
            Notice::Answered { challenge, people, game, message } => {
                let page = invite::challenge(texts, challenge, people, game.as_deref(), Vec::new());
                self.edit(*message, &page.json()).await
            }
            Notice::Thread { game, message } => self.open_thread(texts, game, *message).await,
            Notice::Turn { game, since, instead } => {
                let view = View::of(texts, game);
                // The challenge has the number of the first board; only a board leads to what else can be done.
                let mark = view.id(Press::More).write();
                self.post(parcel, &view.turn(*since, instead, ping), &mark).await
            }
            Notice::End { game, hints, ratings, since, instead } => {
                let page = View::of(texts, game).end(*since, hints, ratings, instead, ping);
                self.post(parcel, &page, &mark(game.row.game.id, game.row.game.board())).await
            }
            Notice::Result { game } => {
                let page = View::of(texts, game).result_page();
                self.post(parcel, &page, &mark(game.row.game.id, game.row.game.board())).await
            }
            Notice::Review { game, review } => {
                let view = View::of(texts, game);
                // The last board has the same game and event count; only the review leads to the lesson.
                let mark = view.id(Press::Lesson).write();
                self.post(parcel, &view.review(review), &mark).await
            }
            Notice::Offer { game, seq } => {
                let page = View::of(texts, game).offer(*seq, ping);
                self.post(parcel, &page, &mark(game.row.game.id, *seq)).await
            }
            Notice::Settled { game, seq, message } => {
                self.edit(*message, &View::of(texts, game).settled(*seq).json()).await
            }
            Notice::Note { game, seq } => {
                let (page, mark) = (View::of(texts, game).note(*seq), mark(game.row.game.id, *seq));
                self.post(parcel, &page, &mark).await
            }
            Notice::Call { game, chair, call, board, instead } => {
                // Several calls may be about one board, and the board itself has such buttons: each has its own stamp.
                let (view, stamp) = (View::of(texts, game), parcel.id.to_string());
                let mark = view.id(Press::Snooze(Snooze::Hours, stamp.clone())).write();
                self.post(parcel, &view.call(*chair, *call, *board, instead, &stamp, ping), &mark).await
            }
            Notice::Digest { player, games } => {
                let id = Id { game: GameId(player.0), seq: 0, press: Press::Mine };
                let page = lists::digest(texts, &id, games, ping);
                self.post(parcel, &page, NO_MARK).await
            }
            Notice::Desk { desk, games, count } => {
                let page = lists::desk(texts, desk, games, *count);
                self.write_desk(parcel, desk, &page).await
            }
            Notice::Tidy { message } => self.edit(*message, &json!({ "components": [] })).await,
        }
    }

    /// Posts a message, unless an earlier try did: then that one is found by its mark.
    async fn post(&self, parcel: &Parcel, page: &Page, mark: &str) -> Result<Option<Posted>, Refusal> {
        let channel = match parcel.to {
            Some(Address::Thread(id) | Address::Channel(id)) => id,
            Some(Address::Direct(user)) => self.direct(user).await?,
            None => return Ok(None),
        };
        if parcel.again
            && let Some(message) = self.find(channel, mark).await?
        {
            return Ok(Some(Posted { channel, message }));
        }
        let mut body = page.json();
        // Discord itself drops a second message of the same nonce, for some minutes.
        body["nonce"] = json!(parcel.id.to_string());
        body["enforce_nonce"] = json!(true);
        let route = Route::ChannelMessages { channel_id: channel.0.into() };
        let made = self.call(route, LightMethod::Post, Some(&body), Some(page)).await?;
        Ok(id(&made, "id").map(|message| Posted { channel, message }))
    }

    /// Writes a desk: edits its message, or posts one where there is none, or none any more, and pins it.
    async fn write_desk(&self, parcel: &Parcel, desk: &Desk, page: &Page) -> Result<Option<Posted>, Refusal> {
        if let Some(message) = desk.message {
            match self.edit(Posted { channel: desk.channel, message }, &page.json()).await {
                Err(refusal) if refusal.code == UNKNOWN_MESSAGE => {}
                Err(refusal) if refusal.code == TOO_OLD_TO_EDIT => {
                    let route = message_route(desk.channel, message);
                    // Two desks would be one too many; that it could not be taken down is no reason to write none.
                    let _ = self.call(route, LightMethod::Delete, None, None).await;
                }
                done => return done,
            }
        }
        let posted = self.post(parcel, page, &mark(GameId(desk.id.0), 0)).await?;
        if let Some(Posted { channel, message }) = posted {
            let route = Route::ChannelPin { channel_id: channel.0.into(), message_id: message.0.into() };
            // Without the permission to pin it is a message like others.
            let _ = self.call(route, LightMethod::Put, None, None).await;
        }
        Ok(posted)
    }

    async fn edit(&self, Posted { channel, message }: Posted, body: &Value) -> Result<Option<Posted>, Refusal> {
        let route = message_route(channel, message);
        self.call(route, LightMethod::Patch, Some(body), None).await?;
        Ok(None)
    }

    /// Opens the game's thread from the challenge's message; its id is the message's, so an opened one is a success.
    async fn open_thread(
        &self,
        texts: Texts,
        Shown { row, people }: &Shown,
        Posted { channel, message }: Posted,
    ) -> Result<Option<Posted>, Refusal> {
        let mut names = Vec::new();
        for (n, holder) in row.game.chairs.iter().enumerate() {
            names.push(match (holder, people.get(n).copied().flatten()) {
                (Holder::Player(_), Some(id)) => {
                    self.name(row.place.server, id).await.unwrap_or_else(|| texts.say("name-player"))
                }
                (holder, _) => view::who(texts, holder, None),
            });
        }
        let name = View { texts, row, people }.thread_name(&names);
        let body = json!({ "name": name, "auto_archive_duration": THREAD_MINUTES });
        let route = Route::ChannelMessageThreads { channel_id: channel.0.into(), message_id: message.0.into() };
        match self.call(route, LightMethod::Post, Some(&body), None).await {
            Ok(_) => Ok(Some(Posted { channel: message.thread(), message })),
            Err(refusal) if refusal.code == THREAD_EXISTS => Ok(Some(Posted { channel: message.thread(), message })),
            Err(refusal) => Err(refusal),
        }
    }

    /// What a person is called in a server, or anywhere. Asked for when it is shown and not kept.
    async fn name(&self, server: Option<ServerId>, user: UserId) -> Option<String> {
        let user_id = user.0.into();
        if let Some(server) = server {
            let route = Route::GuildMember { guild_id: server.0.into(), user_id };
            if let Ok(member) = self.call(route, LightMethod::Get, None, None).await {
                let nick = member["nick"].as_str();
                let name = nick.or(member["user"]["global_name"].as_str()).or(member["user"]["username"].as_str());
                return name.map(str::to_owned);
            }
        }
        let user = self.call(Route::User { user_id }, LightMethod::Get, None, None).await.ok()?;
        user["global_name"].as_str().or(user["username"].as_str()).map(str::to_owned)
    }

    /// The channel of a person's direct messages.
    async fn direct(&self, user: UserId) -> Result<ChannelId, Refusal> {
        let body = json!({ "recipient_id": user.to_string() });
        let channel = self.call(Route::UserMeDmChannels, LightMethod::Post, Some(&body), None).await?;
        id(&channel, "id").ok_or_else(|| Refusal::unclear("a direct-message channel without an id"))
    }

    /// The newest message of ours whose buttons carry this mark.
    async fn find(&self, channel: ChannelId, mark: &str) -> Result<Option<MessageId>, Refusal> {
        let route = Route::ChannelMessages { channel_id: channel.0.into() };
        let request = Request::new(route, LightMethod::Get).params(Some(vec![("limit", RECENT.to_string())]));
        let messages = self.perform(request).await?;
        let marked = |message: &&Value| {
            let rows = message["components"].as_array().into_iter().flatten();
            let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
            parts.filter_map(|part| part["custom_id"].as_str()).any(|id| id.starts_with(mark))
        };
        Ok(messages.as_array().into_iter().flatten().find(marked).and_then(|message| id(message, "id")))
    }

    async fn call(
        &self,
        route: Route<'_>,
        method: LightMethod,
        body: Option<&Value>,
        page: Option<&Page>,
    ) -> Result<Value, Refusal> {
        let mut request = Request::new(route, method);
        let files = page.map(Page::files).unwrap_or_default();
        match body {
            Some(body) if !files.is_empty() => {
                let upload = MultipartUpload::Attachments(files);
                let payload_json = Some(body.to_string());
                request = request.multipart(Some(Multipart { upload, fields: Vec::new(), payload_json }));
            }
            Some(body) => request = request.body(Some(body.to_string().into_bytes())),
            None => {}
        }
        self.perform(request).await
    }

    async fn perform(&self, request: Request<'_>) -> Result<Value, Refusal> {
        let response = match &self.behind_proxy {
            None => self.http.request(request).await.map_err(Refusal::of_serenity)?,
            Some((base, client)) => {
                let built = request.build(client, self.http.token(), Some(base)).map_err(Refusal::of_serenity)?;
                built.send().await.map_err(|error| Refusal::unclear(&without_url(error)))?
            }
        };
        let status = response.status();
        let retry_after = response.headers().get("retry-after").and_then(|value| value.to_str().ok()?.parse().ok());
        let text = response.text().await.map_err(|error| Refusal::unclear(&without_url(error)))?;
        let body: Value = serde_json::from_str(&text).unwrap_or(Value::Null);
        if status.is_success() {
            return Ok(body);
        }
        let seconds = body["retry_after"].as_f64().or(retry_after);
        Err(Refusal {
            status: Some(status),
            code: body["code"].as_i64().unwrap_or(0),
            retry_after: seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()),
            why: body["message"].as_str().unwrap_or("").to_owned(),
        })
    }
}

fn message_route(channel: ChannelId, message: MessageId) -> Route<'static> {
    Route::ChannelMessage { channel_id: channel.0.into(), message_id: message.0.into() }
}

/// An error without the address that it was about, which may hold a token.
fn without_url(error: reqwest::Error) -> String {
    error.without_url().to_string()
}

impl Refusal {
    fn unclear(why: &str) -> Refusal {
        Refusal { status: None, code: 0, retry_after: None, why: why.to_owned() }
    }

    fn of_serenity(error: serenity::Error) -> Refusal {
        match error {
            serenity::Error::Http(serenity::http::HttpError::UnsuccessfulRequest(response)) => Refusal {
                status: StatusCode::from_u16(response.status_code.as_u16()).ok(),
                code: response.error.code as i64,
                retry_after: None,
                why: response.error.message,
            },
            serenity::Error::Http(serenity::http::HttpError::Request(error)) => Refusal::unclear(&without_url(error)),
            other => {
                Refusal::unclear(&trouble::code(&other).map_or_else(|| other.to_string(), |code| code.to_string()))
            }
        }
    }

    /// What a refusal means for a parcel.
    fn verdict(self, parcel: &Parcel) -> Delivery {
        match self.status {
            Some(StatusCode::TOO_MANY_REQUESTS) => Delivery::Retry(self.retry_after, "rate limited".to_owned()),
            // Without a code of Discord's it was not Discord that refused. A token that is being exchanged works again later.
            Some(StatusCode::FORBIDDEN | StatusCode::NOT_FOUND) if self.code != 0 => Delivery::Closed(self.why),
            Some(StatusCode::FORBIDDEN | StatusCode::NOT_FOUND | StatusCode::UNAUTHORIZED) => {
                Delivery::Retry(None, self.why)
            }
            // 40003: direct messages opened too fast. 50083: the thread is archived and only a moderator can open it again.
            Some(_) if self.code == 40003 => Delivery::Retry(None, self.why),
            Some(StatusCode::BAD_REQUEST) if self.code == 50083 && parcel.to.is_some() => Delivery::Closed(self.why),
            Some(status) if status.is_client_error() => {
                Delivery::Rejected(format!("{status} {} {}", self.code, self.why))
            }
            _ => Delivery::Retry(None, self.why),
        }
    }
}

/// Answers a message with a reply that pings nobody.
pub async fn post_reply(http: &Http, to: &Message, page: &Page) -> Result<(), Trouble> {
    let mut body = page.json();
    body["message_reference"] = json!({ "message_id": to.id.to_string(), "fail_if_not_exists": false });
    body["nonce"] = json!(to.id.to_string());
    body["enforce_nonce"] = json!(true);
    http.send_message(to.channel_id, page.files(), &body).await?;
    Ok(())
}

fn id<I: From<u64>>(value: &Value, field: &str) -> Option<I> {
    value[field].as_str()?.parse::<u64>().ok().map(I::from)
}
