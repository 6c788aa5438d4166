//! A game together with how a visitor sees it.

use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use murus_gallicus::Seat;
use murus_pictures::Theme;
use serde::Deserialize;

use crate::game::Chair;
use crate::service::Caller;
use crate::service::site::looking::game_at;
use crate::service::site::{AddressAnswer, GameCode};
use crate::show::custom_id::Door;
use crate::show::names::Names;
use crate::show::pages::view::View;
use crate::store::{StoreError, StoredGame};
use crate::web::site::Site;
use crate::web::site::board::drawing;
use crate::web::site::frame::address::address_with;
use crate::web::site::frame::layout::sentence_page;
use crate::web::site::frame::visitor::Visitor;

/// A game with the data to show it to one visitor.
pub struct GameTable {
    /// The stored game.
    pub row: Box<StoredGame>,
    /// The code of the game in the address of its page.
    pub code: GameCode,
    /// The visitor's seat among the players. `None` if they do not play.
    pub chair: Option<Chair>,
    /// The names of the people in the game.
    pub names: Names,
    /// The side that the visitor chose for the bottom of the board, if any.
    flipped: Option<Seat>,
    /// The theme that the address names, or else the visitor's own theme.
    pub theme: Theme,
    /// The theme that the address names, if any.
    chosen_theme: Option<Theme>,
}

/// The settings of the view in the query of a game's address.
#[derive(Clone, Default, Deserialize)]
pub struct Looks {
    /// The side at the bottom of the board, by its word. Empty for the visitor's own side.
    #[serde(default)]
    s: String,
    /// The theme, by its word. Empty for the visitor's own theme.
    #[serde(default)]
    t: String,
}

impl GameTable {
    /// Returns the view of the game in the visitor's language and look.
    pub fn view<'a>(&'a self, visitor: &Visitor) -> View<'a> {
        View::looked_at(visitor.texts, &self.row, &self.names, &visitor.tastes)
    }

    /// Returns the side at the bottom of the board: the one that the visitor chose, or else their
    /// own.
    pub fn side(&self) -> Seat {
        self.flipped.unwrap_or_else(|| {
            drawing::own_side(self.chair.map(|chair| self.row.game.seat_of(chair)))
        })
    }

    /// Returns the side at the bottom after the visitor turns the board.
    pub fn other_side(&self) -> Seat {
        let seats = self.row.game.variant().board().seats;
        Seat::ALL[(self.side().index() + seats / 2) % seats]
    }

    /// Returns the address of a part of the game's pages, such as a ply, with the visitor's chosen
    /// side and theme.
    pub fn address(&self, what: &str, query: &[(&str, &str)]) -> String {
        let path = format!("/g/{}{what}", self.code);
        let looks = [
            ("s", self.flipped.map_or("", Seat::word)),
            ("t", self.chosen_theme.map_or("", Theme::word)),
        ];
        address_with(&path, &[query, &looks].concat())
    }

    /// Returns the visitor as the caller of a use case about this game. `None` if the visitor is
    /// not signed in.
    pub fn caller(&self, visitor: &Visitor, cause: String) -> Option<Caller> {
        visitor.person().map(|person| Caller::on_page(person, Some(self.row.game.id), cause))
    }

    /// Returns the [`Door`] through which the visitor's presses come in, which decides which
    /// presses are allowed.
    pub fn door(&self) -> Door {
        Door::Table { game: self.row.game.id, seated: self.chair.is_some() }
    }

    /// Returns true if the visitor plays in this game and it is their turn.
    pub fn is_due(&self) -> bool {
        self.chair.is_some() && self.row.game.to_move() == self.chair
    }
}

/// The reason why a visitor cannot see a game.
pub enum NoTable {
    /// The game is private, and the visitor does not play in it.
    Private,
    /// There is no game at this address.
    Unknown,
    /// The database failed.
    Failed(StoreError),
}

impl NoTable {
    /// Returns the answer that states the reason.
    pub fn answer_reason(self, site: &Site, visitor: &Visitor, headers: &HeaderMap) -> Response {
        match self {
            NoTable::Private => {
                sentence_page(visitor, StatusCode::NOT_FOUND, "page-private", headers)
            }
            NoTable::Unknown => {
                sentence_page(visitor, StatusCode::NOT_FOUND, "page-unknown", headers)
            }
            NoTable::Failed(error) => {
                visitor.answer_failure(site, "pages", &error, headers).into_response()
            }
        }
    }
}

/// Returns the game with this code as the visitor sees it. Fails if there is none, if it is private
/// to others, or if the database fails.
pub async fn find_table(
    site: &Site,
    visitor: &Visitor,
    code: &str,
    looks: &Looks,
) -> Result<GameTable, NoTable> {
    let code = GameCode::read(code).ok_or(NoTable::Unknown)?;
    let found = game_at(site.answers.service(), &site.pages, &code, visitor.person()).await;
    let row = match found.map_err(NoTable::Failed)? {
        AddressAnswer::At(row) => row,
        AddressAnswer::Private => return Err(NoTable::Private),
        AddressAnswer::Unknown => return Err(NoTable::Unknown),
    };
    let chair = visitor.person().and_then(|person| row.chair_of(person));
    let names = site.answers.names_of(&[&row]).await;
    let seats = &Seat::ALL[..row.game.variant().board().seats];
    let flipped = Seat::from_word(&looks.s).filter(|seat| seats.contains(seat));
    let chosen_theme = Theme::from_word(&looks.t);
    let theme = chosen_theme.unwrap_or(visitor.tastes.look.theme);
    Ok(GameTable { row, code, chair, names, flipped, theme, chosen_theme })
}
