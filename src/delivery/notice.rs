//! A notice: the people it names, and what it does at Discord.

use std::fmt::Debug;

use murus_gallicus::theme::Theme;

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

/// A notice, loaded at its delivery, so that it is true then.
pub trait Notice: Debug + Send + Sync {
    /// The game that the notice is about, if any.
    fn game(&self) -> Option<&StoredGame> {
        None
    }

    /// The reason for which the notice calls a person to its game; `None` for one that does not.
    fn call(&self) -> Option<Call> {
        None
    }

    /// The people that the notice names, by server: those of its game, unless it says otherwise.
    fn people(&self) -> Vec<(Option<ServerId>, Vec<UserId>)> {
        self.game().map(list_people).into_iter().collect()
    }

    /// The reader of a notice without a recipient or a server: the first player of its game, if
    /// there is one.
    fn reader(&self) -> Option<PlayerId> {
        self.game()?.game.chairs.iter().find_map(Holder::as_player)
    }

    /// Returns true if the notice says why it is not at its own place.
    fn tells_detour(&self) -> bool {
        false
    }

    /// Returns the call as browsers show it; `None` for a notice that is no call.
    fn browser_call(&self, _: &Writing<'_>) -> Option<BrowserCall> {
        None
    }

    /// Returns what the notice does at Discord.
    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a>;
}

/// The people of a game, and its server.
pub(super) fn list_people(row: &StoredGame) -> (Option<ServerId>, Vec<UserId>) {
    (row.place.server, row.people().collect())
}

/// The people at the seats of a challenge, and its server.
pub(super) fn list_challenged(seated: &SeatedChallenge) -> (Option<ServerId>, Vec<UserId>) {
    (seated.challenge.place.server, seated.people().collect())
}

/// Everything a notice needs to be written, except its content.
pub struct Writing<'a> {
    /// The language.
    pub texts: Texts,
    /// The names of the notice's people.
    pub names: &'a Names,
    /// The envelope of the notice.
    pub envelope: &'a Envelope,
    /// The web pages, if there are any.
    pub pages: Option<&'a Pages>,
}

impl Writing<'_> {
    /// The look of boards.
    pub(super) fn theme(&self) -> Theme {
        self.envelope.manner.theme
    }

    /// True if the channel gets every challenge and result with its board.
    pub(super) fn is_lively(&self) -> bool {
        self.envelope.manner.lively
    }

    /// The people to ping.
    pub(super) fn ping(&self) -> Vec<UserId> {
        self.envelope.ping.clone()
    }

    /// The place where the notice should have gone, and the reason why it goes elsewhere, if it
    /// does.
    pub(super) fn detour(&self) -> &Detour {
        &self.envelope.detour
    }

    /// The public view of a game.
    pub(super) fn view<'b>(&'b self, row: &'b StoredGame) -> View<'b> {
        let mut view = View::public(self.texts, row, self.names, self.theme());
        view.turning = self.envelope.manner.turning;
        view
    }

    /// A challenge with the people at its seats, as a message that does not tell how it went on.
    pub(super) fn posting<'b>(&'b self, seated: &'b SeatedChallenge) -> ChallengePosting<'b> {
        ChallengePosting {
            texts: self.texts,
            seated,
            names: self.names,
            begun: None,
            pace: None,
            theme: self.theme(),
            lively: self.is_lively(),
            again: false,
        }
    }

    /// Returns true if a board has a link to the game's page.
    pub(super) fn has_link(&self, row: &StoredGame) -> bool {
        self.pages.is_some() && !is_pageless(row)
    }

    /// Adds a link to the game's page to a board, unless a server or a player switched the page
    /// off.
    pub(super) fn with_link(&self, row: &StoredGame, page: Page) -> Page {
        let Some(pages) = self.pages.filter(|_| !is_pageless(row)) else { return page };
        let link = self.texts.say_with("turn-open", [("link", pages.address(&row.game).into())]);
        Page { content: format!("{}\n{}", page.content, small_line(&link)), ..page }
    }
}
