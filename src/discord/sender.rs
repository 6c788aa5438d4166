//! Sends one parcel and says what became of it; decides nothing.

use std::time::Duration;

use murus_gallicus::theme::Theme;
use reqwest::StatusCode;
use serde_json::json;
use tokio::time::timeout;

use super::http::{HttpFailure, LATER, Wire};
use super::people::People;
use super::verdict::{
    ARCHIVED, THREAD_EXISTS, TOO_OLD_TO_EDIT, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, judge_failure,
};
use super::waiting::{AwaitedMessages, WaitingAnswer};
use super::writer;
use crate::game::{Seq, Timestamp, Zone};
use crate::ids::{ChannelId, Posted};
use crate::service::play::private::is_pageless;
use crate::service::site::Pages;
use crate::service::{Delivery, Notice, Parcel, SiegeNews};
use crate::show::custom_id::{ForGame, Mark};
use crate::show::names::Names;
use crate::show::page::Page;
use crate::show::pages::board;
use crate::show::pages::challenge::{self, BegunGame, ChallengePosting};
use crate::show::pages::end::{self, Ending};
use crate::show::pages::follow;
use crate::show::pages::later;
use crate::show::pages::lines;
use crate::show::pages::offers;
use crate::show::pages::outcome;
use crate::show::pages::result;
use crate::show::pages::review;
use crate::show::pages::sheet::{self, BoardSheet};
use crate::show::pages::shown;
use crate::show::pages::siege;
use crate::show::pages::view::View;
use crate::show::pages::{calls, lists, news, start};
use crate::store::{Address, NoticeKind, StoredGame, Urgency, WarDesk};
use crate::texts::{Texts, small_line};

/// Minutes after which a quiet thread is put away: the longest there is.
const THREAD_MINUTES: u64 = 10_080;

/// Minutes without a message until Discord hides the thread of a finished game: the fewest there
/// are. People who write there keep it open.
const FOLDED_MINUTES: u64 = 60;

/// The pause until Discord may take edits of old messages again.
const EDITABLE_AGAIN: Duration = Duration::from_secs(600);

/// The time for which a message waits until an answer that leads to it is given.
const PATIENCE: Duration = Duration::from_secs(3);

/// A mark that begins no custom id: its message is never searched for.
const NO_MARK: &str = "-";

/// Sends what the courier hands out.
#[derive(Clone)]
pub struct Sender {
    wire: Wire,
    people: People,
    waiting: AwaitedMessages,
    pages: Option<Pages>,
}

impl Sender {
    /// A sender by this way, who knows these people, the answers that wait for its messages, and
    /// the web pages if there are any.
    pub fn new(
        wire: Wire,
        people: People,
        waiting: AwaitedMessages,
        pages: Option<Pages>,
    ) -> Sender {
        Sender { wire, people, waiting, pages }
    }

    /// Adds a link to the game's page to a board, unless a server or a player switched the page
    /// off.
    fn with_address(&self, texts: Texts, row: &StoredGame, page: Page) -> Page {
        let Some(pages) = self.pages.as_ref().filter(|_| !is_pageless(row)) else { return page };
        let link = texts.say_with("turn-open", [("link", pages.address(&row.game).into())]);
        Page { content: format!("{}\n{}", page.content, small_line(&link)), ..page }
    }

    /// Sends one parcel, as soon as it is its turn.
    pub async fn send_parcel(&self, parcel: Parcel) -> Delivery {
        let texts = Texts::for_locale(parcel.manner.locale.as_deref());
        let wire = self.wire.with_urgency(parcel.urgency);
        let people = self.people.with_urgency(parcel.urgency);
        let sender = Sender { wire, people, ..self.clone() };
        match sender.is_near(&parcel).await {
            Ok(true) => {}
            Ok(false) => return Delivery::Left,
            Err(failure) => return judge_failure(failure, &parcel),
        }
        match sender.try_send(&parcel, texts).await {
            Ok(place) => sender.tidy_board(&parcel, place).await,
            Err(failure) => judge_failure(failure, &parcel),
        }
    }

    /// Whether a follower or a player out of time, and the bot, are in the game's server. No event
    /// tells of their leaving, so each time Discord is asked.
    async fn is_near(&self, parcel: &Parcel) -> Result<bool, HttpFailure> {
        let (game, person) = match (&parcel.notice, parcel.to) {
            (Notice::Followed { game, .. }, Some(Address::Direct(person))) => (game, person),
            (Notice::Presence { game, person }, _) => (game, *person),
            _ => return Ok(true),
        };
        let Some(server) = game.place.server else { return Ok(true) };
        if !self.wire.has_room() {
            return Err(HttpFailure::no_room(LATER));
        }
        match self
            .people
            .fetch_roles(self.wire.http(), server, person)
            .await
            .map_err(HttpFailure::of_serenity)
        {
            // Without a code of Discord's it was not Discord that refused.
            Err(failure) if failure.status == Some(StatusCode::FORBIDDEN) && failure.code != 0 => {
                Ok(false)
            }
            known => known.map(|roles| roles.is_some()),
        }
    }

    /// Takes the buttons off the message before a posted one, and returns the outcome of the
    /// delivery. Fails only where a retry soon may help. While requests are scarce, the buttons of
    /// a board wait.
    async fn tidy_board(&self, parcel: &Parcel, place: Option<Posted>) -> Delivery {
        let Some(before) = parcel.before.filter(|_| place.is_some()) else {
            return Delivery::Sent(place);
        };
        let waits = matches!(
            parcel.notice,
            Notice::Turn { .. } | Notice::End { .. } | Notice::Overtaken { .. }
        );
        let urgency = if waits { Urgency::Buttons } else { parcel.urgency };
        let sender = Sender { wire: self.wire.with_urgency(urgency), ..self.clone() };
        if waits && !sender.wire.has_room() {
            return Delivery::Untidy(place, Some(Duration::ZERO));
        }
        match sender.strip_buttons(before).await.map_err(|failure| judge_failure(failure, parcel)) {
            Err(Delivery::Retry(pause, _)) => Delivery::Untidy(place, pause),
            Err(Delivery::Away(_)) => Delivery::Untidy(place, Some(LATER)),
            _ => Delivery::Sent(place),
        }
    }

    async fn try_send(&self, parcel: &Parcel, texts: Texts) -> Result<Option<Posted>, HttpFailure> {
        let ping = parcel.ping.clone();
        let names = &self.fetch_names(&parcel.notice).await;
        let theme = parcel.manner.theme;
        let quiet = parcel.manner.quiet;
        let shown = |row| View::public(texts, row, names, theme);
        match &parcel.notice {
            Notice::Challenge { challenge, people, pace } => {
                let posted = ChallengePosting {
                    texts,
                    challenge,
                    people,
                    names,
                    begun: None,
                    pace: *pace,
                    theme,
                    quiet,
                };
                self.post_page(
                    parcel,
                    &posted.challenge_page(ping),
                    &Mark::challenge(challenge.id).to_string(),
                )
                .await
            }
            Notice::Answered { challenge, people, pace, game, board, message } => {
                let begun = game.as_deref().map(|game| BegunGame { game, board: *board });
                let posted = ChallengePosting {
                    texts,
                    challenge,
                    people,
                    names,
                    begun,
                    pace: *pace,
                    theme,
                    quiet,
                };
                self.rewrite_message(*message, &posted.challenge_page(Vec::new())).await
            }
            Notice::Declined { challenge, people, message } => {
                let page = challenge::declined_page(texts, challenge, people, *message, ping);
                self.post_page(parcel, &page, NO_MARK).await
            }
            Notice::Thread { game, message } => {
                self.open_thread(texts, game, names, *message).await
            }
            Notice::Turn { game, over, since, first, instead } => {
                let view = &shown(game);
                // The challenge has the number of the first board; only a board leads to what else
                // can be done.
                let mark = view.press_id(ForGame::More);
                let page = self.with_address(
                    texts,
                    game,
                    board::turn_page(view, *since, *first, instead, ping),
                );
                let posted = self.write(parcel, *over, &page, &mark).await?;
                let first = over.is_none() && (*since == Seq::START || game.game.is_exhibition());
                if let Some(board) = posted.filter(|_| first) {
                    self.lead_to(game, NoticeKind::Turn, board).await;
                }
                if let (Some(Address::Thread(thread)), Some(_)) =
                    (parcel.to, news::swap_line(view, *since))
                {
                    // Sides are swapped once at most; the old name does for who may not rename.
                    let _ = self
                        .wire
                        .change_thread(thread, &json!({ "name": board::thread_name(view) }))
                        .await;
                }
                Ok(posted)
            }
            Notice::Restored { game, stands, instead } => {
                let view = &shown(game);
                // An earlier board may have the same number: the stamp tells them apart.
                let mark = if *stands { board::restored_id(view) } else { NO_MARK.to_owned() };
                self.post_page(parcel, &board::restored_page(view, *stands, instead, ping), &mark)
                    .await
            }
            Notice::End { game, over, hints, ratings, feat, since, reason, instead } => {
                let view = &shown(game);
                let over_by = Ending {
                    since: *since,
                    hints,
                    ratings,
                    feat: *feat,
                    reason: reason.as_deref(),
                };
                let page =
                    self.with_address(texts, game, end::end_page(view, &over_by, instead, ping));
                self.write(parcel, *over, &page, &view.mark().to_string()).await
            }
            Notice::Result { game, over, film } => {
                let page = result::result_page(&shown(game), *film, quiet);
                if let Some(thread) = game.thread.filter(|_| game.game.is_called_off()) {
                    // It names nobody; its old name does where it cannot be changed.
                    let name = board::called_off_name(&shown(game));
                    let _ = self.wire.change_thread(thread, &json!({ "name": name })).await;
                }
                match *over {
                    Some(at) => self.wire.rewrite_message(at, &page).await.map(|()| Some(at)),
                    None => self.post_page(parcel, &page, &shown(game).mark().to_string()).await,
                }
            }
            Notice::Review { game, review, left } => {
                let view = &shown(game);
                // The last board has the same game and event count; only the review lets people
                // continue from it.
                let mark = view.press_id(ForGame::GoOn);
                let page = review::review_page(view, review, left.as_ref()).read_as(view.reading());
                let posted = self.post_page(parcel, &page, &mark).await?;
                if let Some(at) = posted {
                    self.lead_to(game, NoticeKind::Review, at).await;
                }
                Ok(posted)
            }
            Notice::Study { game } => {
                let view = &shown(game);
                self.post_page(parcel, &lines::study_page(view), &view.press_id(ForGame::Lines))
                    .await
            }
            Notice::Offer { game, seq } => {
                let page = offers::offer_page(&shown(game), *seq, ping);
                self.post_page(parcel, &page, &Mark::game(game.game.id, *seq).to_string()).await
            }
            Notice::Settled { game, seq, message, beside } => {
                let beside: Vec<View<'_>> = beside.iter().map(shown).collect();
                self.rewrite_message(*message, &offers::settled_page(&shown(game), *seq, &beside))
                    .await
            }
            Notice::Note { game, seq, reason, beside } => {
                let beside: Vec<View<'_>> = beside.iter().map(shown).collect();
                let page = offers::note_page(&shown(game), *seq, reason.as_deref(), &beside);
                self.post_page(parcel, &page, &Mark::game(game.game.id, *seq).to_string()).await
            }
            Notice::Call { game, chair, call, board, instead } => {
                // Several calls may be about one board, and the board itself has such buttons: each
                // has its own stamp.
                let view = &shown(game);
                let stamp = parcel.id.to_string();
                let mark = later::put_off_id(view, &stamp);
                // No link leads to where one is.
                let here = parcel.to.map(Address::id);
                let board = board.filter(|board| Some(board.channel.0) != here);
                self.post_page(
                    parcel,
                    &calls::call_page(view, *chair, *call, board, instead, &stamp, ping),
                    &mark,
                )
                .await
            }
            Notice::Followed { game, reading } => {
                let view = &shown(game);
                self.post_page(
                    parcel,
                    &follow::followed_page(view, ping).read_as(*reading),
                    &follow::followed_id(view),
                )
                .await
            }
            Notice::Digest { player, games, zone } => {
                let page = lists::digest_page(texts, *player, games, names, ping);
                let shown = games.iter().map(|entry| (&*entry.row, entry.row.game.to_move()));
                let sheet = sheet::plan_sheet(texts, theme, zone, shown, names);
                let page = Page { attachment: sheet.map(|sheet| sheet.draw()), ..page };
                self.post_page(parcel, &page, NO_MARK).await
            }
            Notice::Rest { player, game, hold } => {
                self.post_page(parcel, &calls::rest_page(&shown(game), *player, *hold), NO_MARK)
                    .await
            }
            Notice::Desk { desk, games, count } => {
                let page = lists::desk_page(texts, desk, games, names, *count);
                let shown = games.iter().map(|entry| (&*entry.row, None));
                let sheet = sheet::plan_sheet(texts, theme, &Zone::UTC, shown, names);
                self.write_desk(parcel, desk, page, sheet).await
            }
            Notice::Results { day, over } => {
                let page = lists::results_page(texts, theme, day, names);
                self.write(parcel, *over, &page, &Mark::results(day.channel, day.day).to_string())
                    .await
            }
            Notice::Welcome { server } => {
                self.post_page(
                    parcel,
                    &start::welcome_page(texts, theme, *server),
                    &Mark::server(*server).to_string(),
                )
                .await
            }
            Notice::Shown { showing, by, server, what } => {
                match shown::shown_page(texts, theme, names, (*showing, *by, *server), what) {
                    Some(page) => {
                        self.post_page(parcel, &page, &Mark::showing(*showing).to_string()).await
                    }
                    None => Ok(None),
                }
            }
            Notice::Siege(news) => self.write_siege(parcel, texts, theme, news).await,
            Notice::Unshown { showing, message } => {
                let channel = self.find_channel(parcel).await?;
                let at = match message {
                    Some(at) => Some(*at),
                    None => self.find_posted(channel, &Mark::showing(*showing).to_string()).await?,
                };
                match at {
                    Some(at) => self.take_down(at).await,
                    None => Ok(None),
                }
            }
            Notice::Overtaken { game, kind, seq } => {
                let mark = match kind {
                    NoticeKind::Challenge => Mark::challenge(*game).to_string(),
                    NoticeKind::Turn => Mark::game(*game, *seq).id(&ForGame::More),
                    _ => Mark::game(*game, *seq).to_string(),
                };
                let channel = self.find_channel(parcel).await?;
                Ok(self.find_posted(channel, &mark).await?)
            }
            // It asked, and says nothing.
            Notice::Presence { .. } => Ok(None),
            Notice::Fold { thread, since } => {
                self.fold_thread(*thread, *since).await.map(|()| None)
            }
            Notice::Tidy { message } => self.strip_buttons(*message).await,
        }
    }

    /// The answers that wait for a message lead to it. One that cannot be changed is true all the
    /// same.
    async fn lead_to(&self, game: &StoredGame, kind: NoticeKind, at: Posted) {
        for WaitingAnswer { token, texts, given } in
            self.waiting.keep_posted((game.game.id, kind), at)
        {
            let page = outcome::posted_page(texts, kind, game.place.server, at);
            let _ = timeout(PATIENCE, given).await;
            let http = self.wire.http();
            let _ = http
                .edit_original_interaction_response(
                    &token,
                    &writer::write_message(&page),
                    Vec::new(),
                )
                .await;
        }
    }

    /// Who the people of a notice are, in its server.
    async fn fetch_names(&self, notice: &Notice) -> Names {
        let met = |(server, ids): (_, Vec<_>)| ids.into_iter().map(move |id| (server, id));
        self.people
            .fetch_names(self.wire.http(), notice.people().into_iter().flat_map(met).collect())
            .await
    }

    /// Posts a message, unless an earlier try did: then that one is found by its mark.
    async fn post_page(
        &self,
        parcel: &Parcel,
        page: &Page,
        mark: &str,
    ) -> Result<Option<Posted>, HttpFailure> {
        let channel = self.find_channel(parcel).await?;
        let post = async |channel| {
            let found = if parcel.again { self.find_posted(channel, mark).await? } else { None };
            match (found, channel) {
                (None, Some(channel)) => {
                    self.wire.post_message(channel, page, &parcel.id.to_string()).await
                }
                (found, _) => Ok(found),
            }
        };
        match (post(channel).await, parcel.to) {
            // The stored channel of a person's direct messages may be out of date; the address is
            // their person.
            (Err(failure), Some(Address::Direct(user)))
                if failure.code == UNKNOWN_CHANNEL && parcel.direct.is_some() =>
            {
                post(Some(self.wire.open_direct(user).await?)).await
            }
            (done, _) => done,
        }
    }

    /// The channel of a parcel, or `None` if the notice itself names its message.
    async fn find_channel(&self, parcel: &Parcel) -> Result<Option<ChannelId>, HttpFailure> {
        Ok(match (parcel.to, parcel.direct) {
            (Some(Address::Thread(id) | Address::Channel(id)), _)
            | (Some(Address::Direct(_)), Some(id)) => Some(id),
            (Some(Address::Direct(user)), None) => Some(self.wire.open_direct(user).await?),
            (None, _) => None,
        })
    }

    /// The message of a channel with this mark, if there is one.
    async fn find_posted(
        &self,
        channel: Option<ChannelId>,
        mark: &str,
    ) -> Result<Option<Posted>, HttpFailure> {
        let Some(channel) = channel else { return Ok(None) };
        Ok(self.wire.find_message(channel, mark).await?.map(|message| Posted { channel, message }))
    }

    /// Writes a message anew, or posts one if there is none.
    async fn write(
        &self,
        parcel: &Parcel,
        over: Option<Posted>,
        page: &Page,
        mark: &str,
    ) -> Result<Option<Posted>, HttpFailure> {
        if let Some(at) = over {
            match self.rewrite_message(at, page).await {
                Err(failure) if failure.code == UNKNOWN_MESSAGE => {}
                Err(failure) if failure.code == TOO_OLD_TO_EDIT => {
                    // Two of them would be one too many; that it could not be taken down is no
                    // reason to write none.
                    let _ = self.wire.delete_message(at).await;
                }
                done => return done,
            }
        }
        self.post_page(parcel, page, mark).await
    }

    /// Writes a desk, and pins it if it is a new message. Its picture is drawn only where the one
    /// that is there shows something else.
    async fn write_desk(
        &self,
        parcel: &Parcel,
        desk: &WarDesk,
        page: Page,
        sheet: Option<BoardSheet<'_>>,
    ) -> Result<Option<Posted>, HttpFailure> {
        let over = desk.message.map(|message| Posted { channel: desk.channel, message });
        if let (Some(at), Some(sheet)) = (over, &sheet)
            && matches!(self.wire.has_file(at, &sheet.file_name()).await, Ok(true))
        {
            match self.wire.reword_message(at, &page).await {
                Err(failure) if matches!(failure.code, UNKNOWN_MESSAGE | TOO_OLD_TO_EDIT) => {}
                done => return done.map(|()| None),
            }
        }
        let page = Page { attachment: sheet.map(|sheet| sheet.draw()), ..page };
        let posted = self.write(parcel, over, &page, &Mark::desk(desk.id).to_string()).await?;
        if let Some(posted) = posted {
            // Without the permission to pin it is a message like others.
            let _ = self.wire.pin_message(posted).await;
        }
        Ok(posted)
    }

    /// Writes a siege. Its picture is drawn for the first message, and for the answer at its end.
    async fn write_siege(
        &self,
        parcel: &Parcel,
        texts: Texts,
        theme: Theme,
        news: &SiegeNews,
    ) -> Result<Option<Posted>, HttpFailure> {
        let at = news.siege.message.map(|message| Posted { channel: news.siege.channel, message });
        match at {
            Some(at) if news.over.is_none() => {
                match self.wire.reword_message(at, &siege::running_page(texts, news)).await {
                    // Nobody gets a second one, whose message was taken down.
                    Err(failure) if matches!(failure.code, UNKNOWN_MESSAGE | TOO_OLD_TO_EDIT) => {
                        Ok(None)
                    }
                    done => done.map(|()| None),
                }
            }
            Some(at) => match self
                .rewrite_message(at, &siege::siege_page(texts, theme, news, Vec::new()))
                .await
            {
                Err(failure) if failure.code == UNKNOWN_MESSAGE => Ok(None),
                // The answer comes, or a name goes, once Discord takes edits of old messages again.
                Err(failure) if failure.code == TOO_OLD_TO_EDIT => {
                    Err(HttpFailure { retry_after: Some(EDITABLE_AGAIN), ..failure })
                }
                done => done,
            },
            None => {
                let page = siege::siege_page(texts, theme, news, parcel.ping.clone());
                self.post_page(parcel, &page, &siege::solve_id(news)).await
            }
        }
    }

    async fn rewrite_message(
        &self,
        at: Posted,
        page: &Page,
    ) -> Result<Option<Posted>, HttpFailure> {
        self.wire.rewrite_message(at, page).await.map(|()| None)
    }

    /// Deletes a message, unless it is gone. Nothing is deleted in an archived thread, so that is
    /// opened first; Discord archives it again once it is quiet.
    async fn take_down(&self, at: Posted) -> Result<Option<Posted>, HttpFailure> {
        let mut archived = self.wire.fetch_thread(at.channel).await?.is_closed;
        loop {
            if archived {
                self.wire.change_thread(at.channel, &json!({ "archived": false })).await?;
            }
            match self.wire.delete_message(at).await {
                // It was archived since the look.
                Err(failure) if failure.code == ARCHIVED && !archived => archived = true,
                Err(failure) if failure.code != UNKNOWN_MESSAGE => return Err(failure),
                _ => return Ok(None),
            }
        }
    }

    /// Takes the buttons off a message.
    async fn strip_buttons(&self, at: Posted) -> Result<Option<Posted>, HttpFailure> {
        self.wire.edit_message(at, &json!({ "components": [] })).await.map(|()| None)
    }

    /// Puts a thread away in which nobody has written since then; where people still write, Discord
    /// does so once they stop.
    async fn fold_thread(&self, thread: ChannelId, since: Timestamp) -> Result<(), HttpFailure> {
        let found = self.wire.fetch_thread(thread).await?;
        if found.is_closed {
            return Ok(());
        }
        let silent = found.last.is_none_or(|last| last.made_at() < since.as_millis());
        let body = json!({ "archived": silent, "auto_archive_duration": FOLDED_MINUTES });
        self.wire.change_thread(thread, &body).await
    }

    /// Opens the game's thread from the challenge's message; its id is the message's, so an opened
    /// one is a success.
    async fn open_thread(
        &self,
        texts: Texts,
        row: &StoredGame,
        names: &Names,
        Posted { channel, message }: Posted,
    ) -> Result<Option<Posted>, HttpFailure> {
        let name = board::thread_name(&View::without_pictures(texts, row, names));
        let thread = Posted { channel: message.opened_thread(), message };
        match self.wire.open_thread(Posted { channel, message }, &name, THREAD_MINUTES).await {
            Err(failure) if failure.code != THREAD_EXISTS => Err(failure),
            _ => Ok(Some(thread)),
        }
    }
}
