//! A notice: the people it names, and what it does at Discord.

use std::fmt::Debug;

use murus_gallicus::theme::Theme;

use super::plan::DeliveryPlan;
use crate::game::{Holder, PlayerId};
use crate::ids::{ServerId, UserId};
use crate::service::delivery::{Detour, Envelope};
use crate::service::play::private::is_pageless;
use crate::service::site::Pages;
use crate::show::names::Names;
use crate::show::page::Page;
use crate::show::pages::calls::Call;
use crate::show::pages::view::View;
use crate::store::StoredGame;
use crate::texts::{Texts, small_line};

/// A notice, loaded at its delivery, so that it is true then.
pub trait Notice: Debug + Send + Sync {
    /// The game it is about, if any.
    fn game(&self) -> Option<&StoredGame> {
        None
    }

    /// Why it calls a person to its game, if it does.
    fn call(&self) -> Option<Call> {
        None
    }

    /// The people it names, by server: those of its game, unless it says otherwise.
    fn people(&self) -> Vec<(Option<ServerId>, Vec<UserId>)> {
        self.game().map(list_people).into_iter().collect()
    }

    /// The person who plays alone in its game. It speaks their language.
    fn lone_player(&self) -> Option<PlayerId> {
        self.game()?.game.lone_player()
    }

    /// The reader of a notice without a person or a server: the first player.
    fn reader(&self) -> Option<PlayerId> {
        self.game()?.game.chairs.iter().find_map(Holder::as_player)
    }

    /// Returns true if it says why it is not at its own place.
    fn tells_detour(&self) -> bool {
        false
    }

    /// Returns what the notice does at Discord.
    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a>;
}

/// The people of a game, and its server.
pub(super) fn list_people(row: &StoredGame) -> (Option<ServerId>, Vec<UserId>) {
    (row.place.server, row.people().collect())
}

/// Everything a notice needs to be written, except its content.
pub struct Writing<'a> {
    /// The language.
    pub texts: Texts,
    /// The names of its people.
    pub names: &'a Names,
    /// Its envelope.
    pub envelope: &'a Envelope,
    /// The web pages, if there are any.
    pub pages: Option<&'a Pages>,
}

impl Writing<'_> {
    /// The look of boards.
    pub(super) fn theme(&self) -> Theme {
        self.envelope.manner.theme
    }

    /// True if the channel is kept quiet.
    pub(super) fn is_quiet(&self) -> bool {
        self.envelope.manner.quiet
    }

    /// The people to ping.
    pub(super) fn ping(&self) -> Vec<UserId> {
        self.envelope.ping.clone()
    }

    /// The place where it should have gone.
    pub(super) fn detour(&self) -> &Detour {
        &self.envelope.detour
    }

    /// The public view of a game.
    pub(super) fn view<'b>(&'b self, row: &'b StoredGame) -> View<'b> {
        View::public(self.texts, row, self.names, self.theme())
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
