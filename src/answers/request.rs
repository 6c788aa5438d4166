//! A request, and the page that answers it.

use murus_gallicus::theme::Theme;
use tokio::sync::OnceCell;

use super::discord_calls::{AnswerError, DiscordCalls};
use super::permissions::{Permission, name_missing};
use crate::blocking::run_blocking;
use crate::game::GameRefusal;
use crate::ids::{ServerId, UserId};
use crate::service;
use crate::service::site::Pages;
use crate::service::{Caller, Crowded, Measure, Queue, Refused, Service};
use crate::show::names::NOBODY;
use crate::show::names::Names;
use crate::show::page::{Carrier, LinkButton, Opens, Page};
use crate::show::pages::game_list::GameList;
use crate::show::pages::view::View;
use crate::show::pages::{outcome, refusal};
use crate::show::reopening::Reopening;
use crate::store::{Reading, ServerSettings, StoreError, StoredGame, Tastes, Viewer};
use crate::texts::Texts;

/// A request: the caller, and the means to answer it.
pub struct Request<'a> {
    /// The calls to Discord.
    pub discord: &'a dyn DiscordCalls,
    /// The use cases.
    pub service: &'a Service,
    /// The web pages, if the answer may lead to them.
    pub pages: Option<&'a Pages>,
    /// The language of the answer.
    pub texts: Texts,
    /// The caller and the place.
    pub caller: Caller,
    /// Discord's facts about the interaction.
    pub origin: Origin,
    /// The way back into the form that was filled in, if its answer is a refusal.
    pub reopening: Option<Reopening>,
    /// The caller's board preferences, loaded on demand.
    pub looking: OnceCell<Option<Viewer>>,
}

/// Facts from Discord about a request, if sent.
#[derive(Clone, Debug, Default)]
pub struct Origin {
    /// The bot's permissions in the channel.
    pub permissions: Option<Vec<Permission>>,
    /// True if the place is the direct messages with the bot.
    pub direct: bool,
    /// The message of the button, if the presser alone sees it.
    pub carrier: Option<Carrier>,
}

/// A refusal: the page that says why nothing was done.
#[derive(Debug)]
pub enum AnswerRefusal {
    /// A page with the reason.
    Page(Box<Page>),
    /// Our own failure.
    Failed(AnswerError),
}

/// The page for a person, or the refusal.
pub type Answer = Result<Page, AnswerRefusal>;

impl AnswerRefusal {
    /// A refusal with this page.
    pub fn page(page: Page) -> AnswerRefusal {
        AnswerRefusal::Page(Box::new(page))
    }
}

impl<E: Into<AnswerError>> From<E> for AnswerRefusal {
    fn from(error: E) -> AnswerRefusal {
        AnswerRefusal::Failed(error.into())
    }
}

/// From this queue length on, the answer names the length.
const LONG: usize = 4;

/// A page whose picture takes a while to draw: others are answered meanwhile.
pub(super) async fn draw_page(page: impl FnOnce() -> Page + Send + 'static) -> Answer {
    Ok(run_blocking(page).await)
}

/// The language of a message, which carries none: the server's, else the one that the person used
/// last.
pub async fn find_language(service: &Service, caller: &Caller) -> Result<Texts, StoreError> {
    let locale = match caller.server() {
        Some(server) => service::play::find::server_locale(service.db(), server).await?,
        None => service::play::find::find_locale(service.db(), caller.discord).await?,
    };
    Ok(Texts::for_locale(locale.as_deref()))
}

impl<'a> Request<'a> {
    /// Returns a request of a caller. `pages` are the web pages to which the answer may lead.
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
    /// The page of an answer or of a refusal, with its board in words and letters if the person
    /// prefers that.
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
        let link = page.opens.and_then(|what| self.sign_in_link(what));
        Ok(Page { link, ..page.read_as(reading) })
    }

    /// Adds the way back into a form to the refusal of what was filled in.
    pub fn lead_back(&self, page: Page) -> Page {
        match &self.reopening {
            Some(reopening) => reopening.lead_back(self.texts, page),
            None => page,
        }
    }

    /// A link by which the caller comes in on the web, for ten minutes; `None` without pages, or
    /// where the caller is in no channel.
    fn sign_in_link(&self, what: Opens) -> Option<LinkButton> {
        let game = match what {
            Opens::Game(game) => Some(game),
            Opens::Mine => None,
        };
        let person = self.caller.discord;
        let channel = self.caller.channel()?;
        let url = self.pages?.way_in(self.service, person, channel, game);
        let label = if game.is_some() { "button-open" } else { "button-open-mine" };
        Some(LinkButton { label: self.texts.say(label), url })
    }

    /// The caller's board preferences, or `None` for a newcomer.
    pub async fn load_viewer(&self) -> Result<Option<Viewer>, StoreError> {
        self.looking
            .get_or_try_init(|| {
                service::play::find::find_viewer(self.service.db(), self.caller.discord)
            })
            .await
            .copied()
    }

    /// The caller's board preferences, taken from a loaded game if they play in it.
    pub(super) async fn viewer_of(&self, row: &StoredGame) -> Result<Option<Viewer>, StoreError> {
        let known = async || match row.viewer(self.caller.discord) {
            Some(own) => Ok(Some(own)),
            None => service::play::find::find_viewer(self.service.db(), self.caller.discord).await,
        };
        self.looking.get_or_try_init(known).await.copied()
    }

    /// Returns the caller's tastes about moves and boards.
    pub async fn load_tastes(&self) -> Result<Tastes, StoreError> {
        Ok(self.load_viewer().await?.map_or_else(Tastes::default, |own| own.tastes))
    }

    /// The caller's theme.
    pub async fn load_theme(&self) -> Result<Theme, StoreError> {
        Ok(self.load_tastes().await?.look.theme)
    }

    /// A page about a game, as the caller sees it.
    pub async fn page_of(&self, row: &StoredGame, page: impl FnOnce(&View<'_>) -> Page) -> Answer {
        let tastes = self.viewer_of(row).await?.map_or_else(Tastes::default, |own| own.tastes);
        let names = self.fetch_names([row]).await;
        let page = page(&View::looked_at(self.texts, row, &names, &tastes));
        Ok(Page { opens: self.find_opening_page(row), ..page })
    }

    /// Returns the page of a game if it opens for the caller.
    pub(super) fn find_opening_page(&self, row: &StoredGame) -> Option<Opens> {
        let open = service::site::looking::opens_for(row, Some(self.caller.discord));
        open.then_some(Opens::Game(row.game.id))
    }

    /// Returns the names of the needed permissions that the bot lacks in the caller's channel, or
    /// `None` if it has all, or if Discord did not say.
    pub(super) fn name_missing(&self, needed: &[Permission]) -> Option<String> {
        name_missing(self.texts, self.origin.permissions.as_ref()?, needed)
    }

    /// A page with the text of this id, which takes no arguments.
    pub fn say_page(&self, id: &str) -> Page {
        Page::text(self.texts.say(id))
    }

    /// A page that takes seconds to draw. It waits in a queue that limits each person.
    pub(super) async fn drawn_in_turn(
        &self,
        page: impl FnOnce() -> Page + Send + 'static,
    ) -> Answer {
        let drawn = self.service.drawing().run_in_turn(self.caller.discord, page).await;
        drawn.map_err(|Crowded| self.refusal("crowded"))
    }

    /// A page that waits, with the text of the id `soon`; in a long queue that of `later`, with its
    /// length.
    pub(super) fn waiting_page(&self, soon: &str, later: &str, queue: &Queue) -> Page {
        match queue.length() {
            before if before < LONG => self.say_page(soon),
            before => Page::text(self.texts.say_with(later, [("before", before.into())])),
        }
    }

    /// Counts against a person's limit. Refuses, with the time of the next free slot.
    pub fn check_limit(&self, what: Measure) -> Result<(), AnswerRefusal> {
        let allowed = self.service.allow_request(self.caller.discord, what);
        allowed.map_err(|until| AnswerRefusal::page(outcome::too_much(self.texts, what, until)))
    }

    /// A refusal with the text of this id, which takes no arguments.
    pub fn refusal(&self, id: &str) -> AnswerRefusal {
        AnswerRefusal::page(self.say_page(id))
    }

    /// The result of an act, or the refusal as a page.
    pub(super) fn unless_refused<T>(&self, done: Result<T, Refused>) -> Result<T, AnswerRefusal> {
        match done {
            Ok(done) => Ok(done),
            Err(Refused::Unknown) => Err(self.refusal("press-no-game")),
            Err(Refused::Game(row, refused)) => Err(self.game_refusal(&row, &refused)),
            Err(Refused::Failed(error)) => Err(error.into()),
        }
    }

    /// Explains why a game refuses something.
    pub(super) fn game_refusal(&self, row: &StoredGame, refused: &GameRefusal) -> AnswerRefusal {
        AnswerRefusal::page(refusal::refusal_page(
            &View::without_pictures(self.texts, row, &NOBODY),
            refused,
        ))
    }

    /// These games as the person sees them in a list.
    pub fn list_games<'r>(&self, games: &'r [StoredGame], names: &'r Names) -> GameList<'r> {
        let now = self.service.clock().now();
        GameList { texts: self.texts, games, names, me: self.caller.discord, now }
    }

    /// The names of the people in these games, by server.
    pub async fn fetch_names<'r>(&self, rows: impl IntoIterator<Item = &'r StoredGame>) -> Names {
        let mut people = Vec::new();
        for row in rows {
            people.extend(row.people().map(|id| (row.place.server, id)));
        }
        self.discord.names(people).await
    }

    /// The settings of this server; the usual ones outside of servers.
    pub async fn server_settings(&self) -> Result<ServerSettings, StoreError> {
        match self.caller.server() {
            Some(server) => {
                service::servers::settings::server_settings(self.service.db(), server).await
            }
            None => Ok(ServerSettings::default()),
        }
    }

    /// Returns true if a person is in a server, as Discord says now.
    pub(super) async fn is_member(
        &self,
        server: ServerId,
        person: UserId,
    ) -> Result<bool, AnswerError> {
        Ok(self.discord.roles(server, person).await?.is_some())
    }
}
