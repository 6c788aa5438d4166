//! Games in a list, as one person sees them.

use crate::game::Timestamp;
use crate::ids::UserId;
use crate::show::names::Names;
use crate::show::pages::menus;
use crate::show::pages::view::View;
use crate::show::rows::{MENU, MenuChoice};
use crate::store::StoredGame;
use crate::texts::Texts;

/// The games of a list in order, with the data to show them to a person.
#[derive(Clone, Copy)]
pub struct GameList<'a> {
    /// The language.
    pub texts: Texts,
    /// The games.
    pub games: &'a [StoredGame],
    /// The names of the people of the games.
    pub names: &'a Names,
    /// The person to whom the list is shown.
    pub me: UserId,
    /// The current time, from which the time left is counted.
    pub now: Timestamp,
}

impl<'a> GameList<'a> {
    /// A view of each game, without pictures.
    pub fn views(self) -> impl ExactSizeIterator<Item = View<'a>> {
        self.games.iter().map(move |row| View::without_pictures(self.texts, row, self.names))
    }

    /// The games as options of a menu: the first ones, as many as a menu can hold.
    pub fn options(self) -> Vec<MenuChoice> {
        self.views().take(MENU).map(|view| menus::game_option(&view, self.me, self.now)).collect()
    }
}
