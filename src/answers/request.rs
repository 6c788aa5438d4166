//! The request of a person, and the page that answers it.

use std::time::Duration;

use murus_pictures::Theme;
use tokio::sync::OnceCell;
use tokio::time::timeout;

use super::discord_calls::{AnswerError, DiscordCalls};
use super::permissions::{Permission, name_missing};
use crate::blocking::run_blocking;
use crate::game::{GameRefusal, Seq};
use crate::ids::{ServerId, UserId};
use crate::service;
use crate::service::site::Pages;
use crate::service::{Caller, Crowded, Measure, Queue, Refused, Service};
use crate::show::custom_id::{ForPerson, Mark};
use crate::show::names::NOBODY;
use crate::show::names::Names;
use crate::show::page::{Carrier, LinkButton, Opens, Page};
use crate::show::pages::game_list::GameList;
use crate::show::pages::view::View;
use crate::show::pages::{outcome, refusal};
use crate::show::reopening::Reopening;
use crate::show::rows::{Style, button};
use crate::store::{Reading, ServerSettings, StoreError, StoredGame, Tastes, Viewer};
use crate::texts::Texts;

/// A request of a person: the caller, and what is needed to answer it.
pub struct Request<'a> {
    /// The calls to Discord.
    pub discord: &'a dyn DiscordCalls,
    /// The use cases of the bot.
    pub service: &'a Service,
    /// The web pages; `None` if the answer may not link to them.
    pub pages: Option<&'a Pages>,
    /// The language of the answer.
    pub texts: Texts,
    /// The caller, and the place of the request.
    pub caller: Caller,
    /// Discord's facts about the interaction.
    pub origin: Origin,
    /// The button back into the submitted form, to add if its answer is a refusal; `None` without a
    /// form.
    pub reopening: Option<Reopening>,
    /// The caller's board preferences, loaded on demand; `None` inside for a newcomer.
    pub looking: OnceCell<Option<Viewer>>,
}

/// Facts that Discord sends with an interaction.
#[derive(Clone, Debug, Default)]
pub struct Origin {
    /// The bot's permissions in the channel; `None` if Discord did not send them.
    pub permissions: Option<Vec<Permission>>,
    /// True if the request comes from the direct messages with the bot.
    pub direct: bool,
    /// The message of the pressed button; `None` without one, or if others see the message too.
    pub carrier: Option<Carrier>,
}

/// The reason why a request is not carried out.
#[derive(Debug)]
pub enum AnswerRefusal {
    /// A refusal, as a page with the reason.
    Page(Box<Page>),
    /// A failure of the bot.
    Failed(AnswerError),
}

/// The page that answers a person, or the refusal.
pub type Answer = Result<Page, AnswerRefusal>;

impl AnswerRefusal {
    /// Creates a refusal with this page.
    pub fn page(page: Page) -> AnswerRefusal {
        AnswerRefusal::Page(Box::new(page))
    }
}

impl<E: Into<AnswerError>> From<E> for AnswerRefusal {
    fn from(error: E) -> AnswerRefusal {
        AnswerRefusal::Failed(error.into())
    }
}

/// The longest wait for the language that a person chose. The first answer must be in time for
/// Discord.
const PATIENCE: Duration = Duration::from_millis(500);

/// The queue length from which a waiting page names the length.
const LONG: usize = 4;

/// Draws a page on a blocking thread, because its picture takes a while.
pub(super) async fn draw_page(page: impl FnOnce() -> Page + Send + 'static) -> Answer {
    Ok(run_blocking(page).await)
}

/// Returns the language in which to answer a message: the server's, or in direct messages the one
/// that the person used last.
pub async fn find_language(service: &Service, caller: &Caller) -> Result<Texts, StoreError> {
    let locale = match caller.server() {
        Some(server) => service::play::find::server_locale(service.db(), server).await?,
        None => service::play::find::find_locale(service.db(), caller.discord).await?,
    };
    Ok(Texts::for_locale(locale.as_deref()))
}

impl<'a> Request<'a> {
    /// Creates a request of a caller. `pages` are the web pages to which the answer may link.
    pub fn new(
        discord: &'a dyn DiscordCalls,
        service: &'a Service,
        pages: Option<&'a Pages>,
        texts: Texts,
        caller: Caller,
    ) -> Request<'a> {
        Request {
            discord,
            service,
            pages,
            texts,
            caller,
            origin: Origin::default(),
            reopening: None,
            looking: OnceCell::new(),
        }
    }
}

impl Request<'_> {
    /// Returns the page of an answer or a refusal, with its board in words and letters if the
    /// person prefers that. A refusal gets the button back into the submitted form. Fails if the
    /// answer is a failure of the bot, or if the database fails.
    pub async fn page(&self, answer: Answer) -> Result<Page, AnswerError> {
        let page = match answer {
            Ok(page) => page,
            Err(AnswerRefusal::Page(page)) => self.lead_back(*page),
            Err(AnswerRefusal::Failed(error)) => return Err(error),
        };
        let reading = match page.reading {
            Some(reading) => reading,
            None if page.shows_picture() => {
                self.load_viewer().await?.map_or_else(Reading::default, |own| own.tastes.reading)
            }
            None => Reading::Picture,
        };
        let link = page.opens.and_then(|what| self.sign_in_link(what)).or(page.link.clone());
        Ok(Page { link, ..page.read_as(reading) })
    }

    /// Answers in the language that the caller chose in their settings, if they chose one. Keeps
    /// that of their Discord client if the settings do not load in time.
    pub async fn speak_as_chosen(&mut self) {
        let own = timeout(PATIENCE, self.load_viewer()).await;
        let own = own.ok().and_then(Result::ok).flatten();
        if let Some(code) = own.and_then(|own| own.tastes.language.code()) {
            self.texts = Texts::for_locale(Some(code));
        }
    }

    /// Adds the button back into the submitted form to a page, if there is such a form.
    pub fn lead_back(&self, page: Page) -> Page {
        match &self.reopening {
            Some(reopening) => reopening.lead_back(self.texts, page),
            None => page,
        }
    }

    /// Returns a link, valid for 10 minutes, that signs the caller in to a web page. `None` without
    /// web pages or a channel.
    fn sign_in_link(&self, what: Opens) -> Option<LinkButton> {
        let game = match what {
            Opens::Game(game) => Some(game),
            Opens::Mine => None,
        };
        let person = self.caller.discord;
        let channel = self.caller.channel()?;
        let pages = self.pages?;
        let url = pages.way_in(self.service, person, channel, game);
        let label = if game.is_some() { "button-open" } else { "button-open-mine" };
        let mark = game.map_or(Mark::NOTHING, |game| Mark::game(game, Seq::START));
        let launch = || {
            let label = self.texts.say("button-launch");
            button(mark.id(&ForPerson::Launch), label, Style::Secondary)
        };
        let within = pages.has_activity().then(launch);
        Some(LinkButton { label: self.texts.say(label), url, within })
    }

    /// Returns the caller's board preferences, or `None` for a newcomer.
    pub async fn load_viewer(&self) -> Result<Option<Viewer>, StoreError> {
        self.looking
            .get_or_try_init(|| {
                service::play::find::find_viewer(self.service.db(), self.caller.discord)
            })
            .await
            .copied()
    }

    /// Returns the caller's board preferences, taken from a loaded game if they play in it. `None`
    /// for a newcomer.
    pub(super) async fn viewer_of(&self, row: &StoredGame) -> Result<Option<Viewer>, StoreError> {
        let known = async || match row.viewer(self.caller.discord) {
            Some(own) => Ok(Some(own)),
            None => service::play::find::find_viewer(self.service.db(), self.caller.discord).await,
        };
        self.looking.get_or_try_init(known).await.copied()
    }

    /// Returns the caller's preferences for moves and boards, or the default ones for a newcomer.
    pub async fn load_tastes(&self) -> Result<Tastes, StoreError> {
        Ok(self.load_viewer().await?.map_or_else(Tastes::default, |own| own.tastes))
    }

    /// Returns the caller's board theme.
    pub async fn load_theme(&self) -> Result<Theme, StoreError> {
        Ok(self.load_tastes().await?.look.theme)
    }

    /// Builds a page about a game, as the caller sees it, with a link to the game's web page if
    /// they may open that.
    pub async fn page_of(&self, row: &StoredGame, page: impl FnOnce(&View<'_>) -> Page) -> Answer {
        let tastes = self.viewer_of(row).await?.map_or_else(Tastes::default, |own| own.tastes);
        let names = self.fetch_names([row]).await;
        let page = page(&View::looked_at(self.texts, row, &names, &tastes));
        Ok(Page { opens: self.find_opening_page(row), ..page })
    }

    /// Returns the web page of a game if the caller may open it, else `None`.
    pub(super) fn find_opening_page(&self, row: &StoredGame) -> Option<Opens> {
        let open = service::site::looking::opens_for(row, Some(self.caller.discord));
        open.then_some(Opens::Game(row.game.id))
    }

    /// Returns the names of the needed permissions that the bot lacks in the caller's channel;
    /// `None` if it has all of them, or if Discord did not send its permissions.
    pub(super) fn name_missing(&self, needed: &[Permission]) -> Option<String> {
        name_missing(self.texts, self.origin.permissions.as_ref()?, needed)
    }

    /// Returns a page with the text of this id. The text must take no arguments.
    pub fn say_page(&self, id: &str) -> Page {
        Page::text(self.texts.say(id))
    }

    /// Draws a page that takes seconds. It waits in a queue that limits each person, and refuses if
    /// they have too much in it.
    pub(super) async fn drawn_in_turn(
        &self,
        page: impl FnOnce() -> Page + Send + 'static,
    ) -> Answer {
        let drawn = self.service.drawing().run_in_turn(self.caller.discord, page).await;
        drawn.map_err(|Crowded| self.refusal("crowded"))
    }

    /// Returns a waiting page: with the text `soon`, or in a long queue with the text `later` and
    /// the queue's length.
    pub(super) fn waiting_page(&self, soon: &str, later: &str, queue: &Queue) -> Page {
        match queue.length() {
            before if before < LONG => self.say_page(soon),
            before => Page::text(self.texts.say_with(later, [("before", before.into())])),
        }
    }

    /// Counts a request against the caller's rate limit. Refuses, with the time of the next free
    /// slot, if the limit is reached.
    pub fn check_limit(&self, what: Measure) -> Result<(), AnswerRefusal> {
        let allowed = self.service.allow_request(self.caller.discord, what);
        allowed.map_err(|until| AnswerRefusal::page(outcome::too_much(self.texts, what, until)))
    }

    /// Returns a refusal with the text of this id. The text must take no arguments.
    pub fn refusal(&self, id: &str) -> AnswerRefusal {
        AnswerRefusal::page(self.say_page(id))
    }

    /// Returns the result of an act, or turns its refusal into a page.
    pub(super) fn unless_refused<T>(&self, done: Result<T, Refused>) -> Result<T, AnswerRefusal> {
        match done {
            Ok(done) => Ok(done),
            Err(Refused::Unknown) => Err(self.refusal("press-no-game")),
            Err(Refused::Game(row, refused)) => Err(self.game_refusal(&row, &refused)),
            Err(Refused::Failed(error)) => Err(error.into()),
        }
    }

    /// Returns the refusal that explains why a game refuses an act.
    pub(super) fn game_refusal(&self, row: &StoredGame, refused: &GameRefusal) -> AnswerRefusal {
        AnswerRefusal::page(refusal::refusal_page(
            &View::without_pictures(self.texts, row, &NOBODY),
            refused,
        ))
    }

    /// Returns these games as a list for the caller.
    pub fn list_games<'r>(&self, games: &'r [StoredGame], names: &'r Names) -> GameList<'r> {
        let now = self.service.clock().now();
        GameList { texts: self.texts, games, names, me: self.caller.discord, now }
    }

    /// Returns the names of the people in these games, each as in the game's server, as many as one
    /// call to Discord gives.
    pub async fn fetch_names<'r>(&self, rows: impl IntoIterator<Item = &'r StoredGame>) -> Names {
        let mut people = Vec::new();
        for row in rows {
            people.extend(row.people().map(|id| (row.place.server, id)));
        }
        self.discord.names(people).await
    }

    /// Returns the settings of the current server, or the default ones outside of servers.
    pub async fn server_settings(&self) -> Result<ServerSettings, StoreError> {
        match self.caller.server() {
            Some(server) => {
                service::servers::settings::server_settings(self.service.db(), server).await
            }
            None => Ok(ServerSettings::default()),
        }
    }

    /// Asks Discord whether a person is in a server. Returns true if they are.
    pub(super) async fn is_member(
        &self,
        server: ServerId,
        person: UserId,
    ) -> Result<bool, AnswerError> {
        Ok(self.discord.roles(server, person).await?.is_some())
    }
}
