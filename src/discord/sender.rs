//! Sends one parcel, which is a notice with its address, and reports the outcome.

use std::time::Duration;

use reqwest::StatusCode;
use serde_json::json;
use tokio::time::timeout;

use super::calendar;
use super::http::{HttpFailure, LATER, Wire};
use super::people::People;
use super::threads::{self, Forum};
use super::verdict::{ARCHIVED, TOO_OLD_TO_EDIT, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, judge_failure};
use super::waiting::{AwaitedMessages, WaitingAnswer};
use crate::delivery::{DeliveryPlan, DeliveryStep, Notice, Parcel, Writing};
use crate::ids::{ChannelId, MessageId, Posted};
use crate::push::{PushSender, PushedCall};
use crate::service::Delivery;
use crate::service::delivery::Envelope;
use crate::service::play::private::is_pageless;
use crate::service::site::Pages;
use crate::show::names::Names;
use crate::show::page::Page;
use crate::show::pages::calls::BrowserCall;
use crate::show::pages::outcome;
use crate::show::pages::sheet::BoardSheet;
use crate::store::calendar::CalendarEntry;
use crate::store::{Address, NoticeKind, StoredGame, Topic, Urgency};
use crate::texts::Texts;

/// The pause until Discord may accept edits of old messages again.
const EDITABLE_AGAIN: Duration = Duration::from_secs(600);

/// The longest wait for an answer to be given before it gets the link to a posted message.
const PATIENCE: Duration = Duration::from_secs(3);

/// The result of sending a notice.
struct SentNotice {
    /// The message of the notice; `None` if it has none.
    place: Option<Posted>,
    /// The new text of the game's previous board; `None` if its text stays.
    history: Option<String>,
    /// The entry in a server's list of events that is the notice; `None` if it is none.
    entry: Option<CalendarEntry>,
}

/// Sends the parcels that the courier hands out.
#[derive(Clone)]
pub struct Sender {
    wire: Wire,
    people: People,
    waiting: AwaitedMessages,
    pages: Option<Pages>,
    push: Option<PushSender>,
}

impl Sender {
    /// Creates a sender over this client. `waiting` holds the answers that wait for its messages.
    /// `pages` and `push` are `None` without web pages.
    pub fn new(
        wire: Wire,
        people: People,
        waiting: AwaitedMessages,
        pages: Option<Pages>,
        push: Option<PushSender>,
    ) -> Sender {
        Sender { wire, people, waiting, pages, push }
    }

    /// Sends one parcel when its turn comes, and returns the outcome. If the parcel is for a member
    /// who left the server, nothing is sent.
    pub async fn send_parcel(&self, parcel: Parcel) -> Delivery {
        let envelope = &parcel.envelope;
        let texts = Texts::for_locale(envelope.manner.locale.as_deref());
        let wire = self.wire.with_urgency(envelope.urgency);
        let people = self.people.with_urgency(envelope.urgency);
        let sender = Sender { wire, people, ..self.clone() };
        match sender.is_near(envelope).await {
            Ok(true) => {}
            Ok(false) => return Delivery::Left,
            Err(failure) => return judge_failure(failure, envelope),
        }
        if !envelope.browsers.is_empty() {
            return sender.call_browsers(&parcel, texts).await;
        }
        match sender.try_send(&parcel, texts).await {
            Ok(SentNotice { entry: Some(entry), .. }) => Delivery::Entered(entry),
            Ok(SentNotice { place, history, .. }) => {
                sender.tidy_board(envelope, place, history.as_deref()).await
            }
            Err(failure) => judge_failure(failure, envelope),
        }
    }

    /// Returns true if the person whom the notice requires to be a server member is one, or if it
    /// requires no one. Returns false if the bot itself is not in the server. Asks Discord each
    /// time, since no event tells when a person leaves.
    async fn is_near(&self, envelope: &Envelope) -> Result<bool, HttpFailure> {
        let Some((server, person)) = envelope.member else { return Ok(true) };
        if !self.wire.has_room() {
            return Err(HttpFailure::no_room(LATER));
        }
        match self
            .people
            .fetch_roles(self.wire.http(), server, person)
            .await
            .map_err(HttpFailure::of_serenity)
        {
            // An error without a code of Discord comes from elsewhere, such as a proxy.
            Err(failure) if failure.status == Some(StatusCode::FORBIDDEN) && failure.code != 0 => {
                Ok(false)
            }
            known => known.map(|roles| roles.is_some()),
        }
    }

    /// Removes the buttons of the game's previous message, once a new one is posted, and sets its
    /// text to `history` if given. Returns the outcome of the delivery: `Untidy` if a later try may
    /// help. While requests are scarce, the buttons of a board stay for a later try.
    async fn tidy_board(
        &self,
        envelope: &Envelope,
        place: Option<Posted>,
        history: Option<&str>,
    ) -> Delivery {
        let Some(before) = envelope.before.filter(|_| place.is_some()) else {
            return Delivery::Sent(place);
        };
        let waits = matches!(envelope.topic, Topic::Course(_, NoticeKind::Turn | NoticeKind::End));
        let urgency = if waits { Urgency::Buttons } else { envelope.urgency };
        let sender = Sender { wire: self.wire.with_urgency(urgency), ..self.clone() };
        if waits && !sender.wire.has_room() {
            return Delivery::Untidy(place, Some(Duration::ZERO));
        }
        let stripped = sender.strip_buttons(before, history).await;
        match stripped.map_err(|failure| judge_failure(failure, envelope)) {
            Err(Delivery::Retry(pause, _)) => Delivery::Untidy(place, pause),
            Err(Delivery::Away(_)) => Delivery::Untidy(place, Some(LATER)),
            _ => Delivery::Sent(place),
        }
    }

    /// Sends a push notification to a person's browsers, and returns the outcome. A process without
    /// web pages leaves it for a later try.
    async fn call_browsers(&self, parcel: &Parcel, texts: Texts) -> Delivery {
        let Parcel { envelope, notice } = parcel;
        let names = &self.fetch_names(&**notice).await;
        let writing = Writing { texts, names, envelope, pages: self.pages.as_ref() };
        let (Some(push), Some(pages), Some(BrowserCall { title, body, tag })) =
            (&self.push, &self.pages, notice.browser_call(&writing))
        else {
            return Delivery::Retry(None, "this process has no web pages".to_owned());
        };
        let (url, image) = match notice.game() {
            Some(row) => {
                let url = format!("/g/{}", pages.code(&row.game));
                let image = format!("{url}/{}-card.png", row.game.line().plies());
                (url, (!is_pageless(row)).then_some(image))
            }
            // A challenge is answered on the person's own page.
            None => ("/me".to_owned(), None),
        };
        let call = PushedCall { title, body, url, image, tag, call: envelope.id.to_string() };
        Delivery::Called(push.send_call(&call, &envelope.browsers).await)
    }

    async fn try_send(&self, parcel: &Parcel, texts: Texts) -> Result<SentNotice, HttpFailure> {
        let names = &self.fetch_names(&*parcel.notice).await;
        let writing =
            Writing { texts, names, envelope: &parcel.envelope, pages: self.pages.as_ref() };
        let DeliveryPlan { step, leads, renames, folds, history } = parcel.notice.write(&writing);
        if let DeliveryStep::Announce(announcement) = step {
            let made =
                calendar::make_entry(&self.wire, announcement, parcel.envelope.again).await?;
            return Ok(SentNotice { place: None, history: None, entry: Some(made) });
        }
        let posted = self.carry_out(&parcel.envelope, step).await?;
        if let (Some(at), Some(kind), Some(game)) = (posted, leads, parcel.notice.game()) {
            self.lead_to(game, kind, at).await;
        }
        if let (Some(_), Some((thread, name))) = (posted, renames) {
            let _ = threads::change_thread(&self.wire, thread, &json!({ "name": name })).await;
        }
        if let (Some(_), Some((at, page))) = (posted, folds) {
            let _ = self.rewrite_message(at, &page).await;
        }
        Ok(SentNotice { place: posted, history, entry: None })
    }

    /// Carries out one step of a delivery. Returns the message that the step posted, found or took
    /// over; `None` if there is none, or if the notice keeps its message.
    async fn carry_out(
        &self,
        envelope: &Envelope,
        step: DeliveryStep<'_>,
    ) -> Result<Option<Posted>, HttpFailure> {
        match step {
            DeliveryStep::Post { page, mark } => self.post_page(envelope, &page, &mark).await,
            DeliveryStep::Write { over, page, mark } => {
                self.write_message(envelope, over, &page, &mark).await
            }
            DeliveryStep::Pin { over, page, sheet, mark } => {
                self.pin_message(envelope, over, page, sheet, &mark).await
            }
            DeliveryStep::Rewrite { at, page } => self.rewrite_message(at, &page).await,
            DeliveryStep::Become { at, page } => {
                self.rewrite_message(at, &page).await.map(|_| Some(at))
            }
            DeliveryStep::Reword { at, page } => match self.wire.reword_message(at, &page).await {
                // A deleted message is not posted again.
                Err(failure) if matches!(failure.code, UNKNOWN_MESSAGE | TOO_OLD_TO_EDIT) => {
                    Ok(None)
                }
                done => done.map(|()| None),
            },
            DeliveryStep::Finish { at, page } => match self.rewrite_message(at, &page).await {
                Err(failure) if failure.code == UNKNOWN_MESSAGE => Ok(None),
                Err(failure) if failure.code == TOO_OLD_TO_EDIT => {
                    Err(HttpFailure { retry_after: Some(EDITABLE_AGAIN), ..failure })
                }
                done => done,
            },
            DeliveryStep::Correct { at, page } => self.change_in_thread(at, Some(&page)).await,
            DeliveryStep::TakeDown { at, mark } => {
                let at = match at {
                    Some(at) => Some(at),
                    None => self.find_posted(self.find_channel(envelope).await?, &mark).await?,
                };
                match at {
                    Some(at) => self.change_in_thread(at, None).await,
                    None => Ok(None),
                }
            }
            DeliveryStep::Strip { at, history } => self.strip_buttons(at, history.as_deref()).await,
            DeliveryStep::OpenThread(message, name) => {
                threads::open_thread(&self.wire, message, &name).await.map(Some)
            }
            DeliveryStep::BeginThread { page, mark, name, after } => {
                self.begin_thread(envelope, &page, (&mark, after), &name).await
            }
            DeliveryStep::Fold { thread, since, starter } => {
                let folded = threads::fold_thread(&self.wire, thread, since).await?;
                // The thread may be older than the choice of the channel.
                if let Some(channel) = starter.filter(|_| folded.parent == starter) {
                    threads::delete_starter(&self.wire, thread, channel).await?;
                }
                Ok(None)
            }
            DeliveryStep::Find(mark) => {
                self.find_posted(self.find_channel(envelope).await?, &mark).await
            }
            DeliveryStep::Withdraw(server, entry) => {
                calendar::delete_entry(&self.wire, server, entry).await.map(|()| None)
            }
            // It has an outcome of its own.
            DeliveryStep::Announce(_) | DeliveryStep::Nothing => Ok(None),
        }
    }

    /// Edits the answers that wait for a message of a game, so that they link to it. Ignores
    /// answers that cannot be edited.
    async fn lead_to(&self, game: &StoredGame, kind: NoticeKind, at: Posted) {
        for WaitingAnswer { token, texts, given } in
            self.waiting.keep_posted((game.game.id, kind), at)
        {
            let page = outcome::posted_page(texts, game.place.server, at);
            let _ = timeout(PATIENCE, given).await;
            let http = self.wire.http();
            let _ = http
                .edit_original_interaction_response(
                    &token,
                    &self.wire.write_message(&page),
                    Vec::new(),
                )
                .await;
        }
    }

    /// Returns the names of the people in a notice, each in the server where the notice names them,
    /// and of the servers in it.
    async fn fetch_names(&self, notice: &dyn Notice) -> Names {
        let met = |(server, ids): (_, Vec<_>)| ids.into_iter().map(move |id| (server, id));
        let people = notice.people().into_iter().flat_map(met).collect();
        let mut names = self.people.fetch_names(self.wire.http(), people).await;
        for server in notice.servers() {
            let name = self.people.fetch_server_name(self.wire.http(), server).await;
            name.iter().for_each(|name| names.put_server(server, name));
        }
        names
    }

    /// Posts a message. If an earlier try posted it, finds it instead, by the custom id of a button
    /// that begins with `mark`. `None` if the notice has no channel, or if Discord does not name
    /// the posted message. Fails if Discord refuses or does not answer.
    async fn post_page(
        &self,
        envelope: &Envelope,
        page: &Page,
        mark: &str,
    ) -> Result<Option<Posted>, HttpFailure> {
        let channel = self.find_channel(envelope).await?;
        let post = async |channel| {
            let found = if envelope.again { self.find_posted(channel, mark).await? } else { None };
            match (found, channel) {
                (None, Some(channel)) => {
                    self.wire.post_message(channel, page, &envelope.id.to_string()).await
                }
                (found, _) => Ok(found),
            }
        };
        match (post(channel).await, envelope.to) {
            // The stored channel of a person's direct messages may be out of date, so it is opened
            // again.
            (Err(failure), Some(Address::Direct(user)))
                if failure.code == UNKNOWN_CHANNEL && envelope.direct.is_some() =>
            {
                post(Some(self.wire.open_direct(user).await?)).await
            }
            (done, _) => done,
        }
    }

    /// Posts a message and opens a thread from it. In a forum, the message begins a post. If an
    /// earlier try posted it after the message `after`, finds it by a custom id that begins with
    /// `mark`. `None` if the notice has no channel. Fails if Discord refuses or does not answer.
    async fn begin_thread(
        &self,
        envelope: &Envelope,
        page: &Page,
        (mark, after): (&str, MessageId),
        name: &str,
    ) -> Result<Option<Posted>, HttpFailure> {
        let Some(channel) = self.find_channel(envelope).await? else { return Ok(None) };
        let Some(forum) = Forum::find(&self.wire, channel).await? else {
            return match self.post_page(envelope, page, mark).await? {
                Some(from) => threads::open_thread(&self.wire, from, name).await.map(Some),
                None => Ok(None),
            };
        };
        if let Some(server) = envelope.server.filter(|_| envelope.again)
            && let Some(found) = forum.find_post(&self.wire, server, mark, after).await?
        {
            return Ok(Some(found));
        }
        forum.open_post(&self.wire, page, name).await.map(Some)
    }

    /// Returns the channel of a notice, or `None` if the notice has no address of its own. Opens
    /// direct messages if needed, and fails if that fails.
    async fn find_channel(&self, envelope: &Envelope) -> Result<Option<ChannelId>, HttpFailure> {
        Ok(match (envelope.to, envelope.direct) {
            (Some(Address::Thread(id) | Address::Channel(id)), _)
            | (Some(Address::Direct(_)), Some(id)) => Some(id),
            (Some(Address::Direct(user)), None) => Some(self.wire.open_direct(user).await?),
            (None, _) => None,
        })
    }

    /// Returns the newest message of a channel with a button whose custom id begins with `mark`;
    /// `None` without a channel or such a message.
    async fn find_posted(
        &self,
        channel: Option<ChannelId>,
        mark: &str,
    ) -> Result<Option<Posted>, HttpFailure> {
        let Some(channel) = channel else { return Ok(None) };
        Ok(self.wire.find_message(channel, mark).await?.map(|message| Posted { channel, message }))
    }

    /// Rewrites a message, or posts one if there is none. A message that is too old to be edited is
    /// deleted and posted again. Returns the message only if it was posted or found. Fails if
    /// Discord refuses or does not answer.
    async fn write_message(
        &self,
        envelope: &Envelope,
        over: Option<Posted>,
        page: &Page,
        mark: &str,
    ) -> Result<Option<Posted>, HttpFailure> {
        if let Some(at) = over {
            match self.rewrite_message(at, page).await {
                Err(failure) if failure.code == UNKNOWN_MESSAGE => {}
                Err(failure) if failure.code == TOO_OLD_TO_EDIT => {
                    // The old message would be a duplicate. A failure to delete it is no reason not
                    // to post the new one.
                    let _ = self.wire.delete_message(at).await;
                }
                done => return done,
            }
        }
        self.post_page(envelope, page, mark).await
    }

    /// Rewrites a message, or posts and pins a new one. The picture is drawn unless the message
    /// surely shows it already. Returns the message only if it is new. Fails if Discord refuses or
    /// does not answer.
    async fn pin_message(
        &self,
        envelope: &Envelope,
        over: Option<Posted>,
        page: Page,
        sheet: Option<BoardSheet<'_>>,
        mark: &str,
    ) -> Result<Option<Posted>, HttpFailure> {
        if let (Some(at), Some(sheet)) = (over, &sheet)
            && matches!(self.wire.has_file(at, &sheet.file_name()).await, Ok(true))
        {
            match self.wire.reword_message(at, &page).await {
                Err(failure) if matches!(failure.code, UNKNOWN_MESSAGE | TOO_OLD_TO_EDIT) => {}
                done => return done.map(|()| None),
            }
        }
        let page = Page { attachment: sheet.map(|sheet| sheet.draw()), ..page };
        let posted = self.write_message(envelope, over, &page, mark).await?;
        if let Some(posted) = posted {
            // Without the permission to pin, the message stays unpinned.
            let _ = self.wire.pin_message(posted).await;
        }
        Ok(posted)
    }

    async fn rewrite_message(
        &self,
        at: Posted,
        page: &Page,
    ) -> Result<Option<Posted>, HttpFailure> {
        self.wire.rewrite_message(at, page).await.map(|()| None)
    }

    /// Rewrites a message as `page`, or deletes it without one, unless it is gone. An archived
    /// thread is opened first, since Discord changes nothing in it; Discord archives the thread
    /// again later. Always returns `None`: the notice has no message.
    async fn change_in_thread(
        &self,
        at: Posted,
        page: Option<&Page>,
    ) -> Result<Option<Posted>, HttpFailure> {
        let mut archived = threads::fetch_thread(&self.wire, at.channel).await?.is_closed;
        loop {
            if archived {
                threads::change_thread(&self.wire, at.channel, &json!({ "archived": false }))
                    .await?;
            }
            let changed = match page {
                Some(page) => self.wire.rewrite_message(at, page).await,
                None => self.wire.delete_message(at).await,
            };
            match changed {
                // The thread was archived since it was fetched.
                Err(failure) if failure.code == ARCHIVED && !archived => archived = true,
                Err(failure) if failure.code != UNKNOWN_MESSAGE => return Err(failure),
                _ => return Ok(None),
            }
        }
    }

    /// Removes the buttons of a message, and sets its text to `history` if given. Always returns
    /// `None`: the notice has no message of its own. Fails if Discord refuses or does not answer.
    async fn strip_buttons(
        &self,
        at: Posted,
        history: Option<&str>,
    ) -> Result<Option<Posted>, HttpFailure> {
        self.wire.edit_message(at, &self.wire.write_stripped(history)).await.map(|()| None)
    }
}
