//! A notice: the people that it names, and its step at Discord.

use std::fmt::Debug;

use murus_pictures::Theme;

use super::plan::DeliveryPlan;
use crate::game::{Holder, PlayerId};
use crate::ids::{ServerId, UserId};
use crate::service::delivery::{Detour, Envelope};
use crate::service::play::private::is_pageless;
use crate::service::play::seated::SeatedChallenge;
use crate::service::site::Pages;
use crate::show::names::Names;
use crate::show::page::Page;
use crate::show::pages::calls::{BrowserCall, Call};
use crate::show::pages::challenge::ChallengePosting;
use crate::show::pages::view::View;
use crate::store::StoredGame;
use crate::texts::{Texts, small_line};

/// A message or an edit to deliver. It is loaded just before its delivery, so that its content is
/// current.
pub trait Notice: Debug + Send + Sync {
    /// The game that the notice is about, if any.
    fn game(&self) -> Option<&StoredGame> {
        None
    }

    /// The reason for which the notice calls a person to its game; `None` for a notice that calls
    /// no one.
    fn call(&self) -> Option<Call> {
        None
    }

    /// The people that the notice names, grouped by server (`None` for games outside servers). By
    /// default the people of its game.
    fn people(&self) -> Vec<(Option<ServerId>, Vec<UserId>)> {
        self.game().map(list_people).into_iter().collect()
    }

    /// The servers that the notice names. None by default.
    fn servers(&self) -> Vec<ServerId> {
        Vec::new()
    }

    /// The player whose settings a notice without a recipient or a server uses: by default the
    /// first player of its game, if there is one.
    fn reader(&self) -> Option<PlayerId> {
        self.game()?.game.chairs.iter().find_map(Holder::as_player)
    }

    /// The player for whom the message in `before` was posted, if the notice rewrites its words.
    /// `None` by default.
    fn past_reader(&self) -> Option<PlayerId> {
        None
    }

    /// Returns true if the notice says why it was not sent to its best address. False by default.
    fn tells_detour(&self) -> bool {
        false
    }

    /// Returns the push message that browsers show; `None` for a notice that is never sent to
    /// browsers.
    fn browser_call(&self, _: &Writing<'_>) -> Option<BrowserCall> {
        None
    }

    /// Returns the plan of the notice's step at Discord, with its message.
    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a>;
}

/// Returns the server of a game, if any, and the Discord ids of the people in the game.
pub(super) fn list_people(row: &StoredGame) -> (Option<ServerId>, Vec<UserId>) {
    (row.place.server, row.people().collect())
}

/// Returns the server of a challenge, if any, and the Discord ids of the people at its seats.
pub(super) fn list_challenged(seated: &SeatedChallenge) -> (Option<ServerId>, Vec<UserId>) {
    (seated.challenge.place.server, seated.people().collect())
}

/// Everything a notice needs to be written, except its content.
pub struct Writing<'a> {
    /// The texts in the language of the notice.
    pub texts: Texts,
    /// The names of the notice's people.
    pub names: &'a Names,
    /// The envelope of the notice: its address, its pings, and the settings of its reader.
    pub envelope: &'a Envelope,
    /// The addresses of the web pages; `None` if the bot serves no pages.
    pub pages: Option<&'a Pages>,
}

impl Writing<'_> {
    /// The theme in which boards are drawn.
    pub(super) fn theme(&self) -> Theme {
        self.envelope.manner.theme
    }

    /// True if challenges and results in the channel show a board.
    pub(super) fn is_lively(&self) -> bool {
        self.envelope.manner.lively
    }

    /// The people to ping.
    pub(super) fn ping(&self) -> Vec<UserId> {
        self.envelope.ping.clone()
    }

    /// The notice's best address, and the reason why that address is closed; `None` if the notice
    /// goes to its best address, or does not tell of a detour.
    pub(super) fn detour(&self) -> &Detour {
        &self.envelope.detour
    }

    /// The public view of a game, in the notice's language and theme.
    pub(super) fn view<'b>(&'b self, row: &'b StoredGame) -> View<'b> {
        let mut view = View::public(self.texts, row, self.names, self.theme());
        view.turning = self.envelope.manner.turning;
        view
    }

    /// Like [`Writing::view`], in the language of the reader of the earlier message.
    pub(super) fn past_view<'b>(&'b self, row: &'b StoredGame) -> View<'b> {
        let texts = match &self.envelope.past_locale {
            Some(locale) => Texts::for_locale(Some(locale)),
            None => self.texts,
        };
        let mut view = self.view(row);
        view.texts = texts;
        view
    }

    /// A challenge with the people at its seats, for its message. The game that began is not set.
    pub(super) fn posting<'b>(&'b self, seated: &'b SeatedChallenge) -> ChallengePosting<'b> {
        ChallengePosting {
            texts: self.texts,
            seated,
            names: self.names,
            begun: None,
            theme: self.theme(),
            lively: self.is_lively(),
            shows_board: true,
            again: false,
            reader: None,
        }
    }

    /// Returns the address of a game's web page, for a link below its boards. `None` if the bot
    /// serves no pages, or if a server or a player switched the page off.
    pub(super) fn find_link(&self, row: &StoredGame) -> Option<String> {
        self.pages.filter(|_| !is_pageless(row)).map(|pages| pages.address(&row.game))
    }

    /// Adds a link to the game's web page below a board, if there is one.
    pub(super) fn with_link(&self, row: &StoredGame, page: Page) -> Page {
        let Some(link) = self.find_link(row) else { return page };
        let link = self.texts.say_with("turn-open", [("link", link.into())]);
        Page { content: format!("{}\n{}", page.content, small_line(&link)), ..page }
    }
}
