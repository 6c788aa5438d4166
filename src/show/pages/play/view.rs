//! Games as messages.

use murus_gallicus::rules::{Seat, Variant};
use murus_gallicus::theme::Theme;

use crate::game::{Chair, Holder, PlayerId, Seq, TimeControl};
use crate::ids::{Posted, UserId};
use crate::service::Detour;
use crate::show::custom_id::{ForGame, Mark};
use crate::show::mention;
use crate::show::names::Names;
use crate::show::rows::{self, Possible, Row};
use crate::store::{Dots, Reading, StoredGame, Tastes};
use crate::texts::variant;
use crate::texts::{Texts, Value, small_line};

/// A game as it is shown: the game with its people, the language, and the dress of its pictures.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The language.
    pub texts: Texts,
    /// The game.
    pub row: &'a StoredGame,
    /// Who its people are.
    pub names: &'a Names,
    /// How pictures of it are dressed.
    pub theme: Theme,
    /// The boards on which cells to choose carry their names.
    pub dots: Dots,
}

/// A person by mention, or our opponent by level.
pub fn name_holder(texts: Texts, holder: &Holder, discord: Option<UserId>) -> String {
    match (holder, discord) {
        (Holder::Bot { level, .. }, _) => {
            texts.say_with("name-bot", [("level", variant::level_name(texts, level).into())])
        }
        (Holder::Player(_), Some(id)) => mention::mention_person(id),
        (Holder::Player(_), None) => texts.say("name-gone"),
        (Holder::Nobody, _) => texts.say("name-nobody"),
    }
}

impl<'a> View<'a> {
    /// A game for a page without pictures.
    pub fn without_pictures(texts: Texts, row: &'a StoredGame, names: &'a Names) -> View<'a> {
        View::public(texts, row, names, Theme::default())
    }

    /// A game as everybody sees it, who chose no look of boards.
    pub fn public(texts: Texts, row: &'a StoredGame, names: &'a Names, theme: Theme) -> View<'a> {
        View { texts, row, names, theme, dots: Dots::default() }
    }

    /// A game as a person of these tastes looks at it.
    pub fn looked_at(
        texts: Texts,
        row: &'a StoredGame,
        names: &'a Names,
        tastes: &Tastes,
    ) -> View<'a> {
        View { texts, row, names, theme: tastes.theme, dots: tastes.dots }
    }
}

impl View<'_> {
    /// The mark of messages about the game as it is now.
    pub fn mark(&self) -> Mark {
        // The one board of an exhibition stays the same message.
        let board =
            if self.row.game.is_exhibition() { Seq::START } else { self.row.game.board_seq() };
        Mark::game(self.row.game.id, board)
    }

    /// The custom id of a button or menu of the game as it is now.
    pub fn press_id(&self, press: ForGame) -> String {
        self.mark().id(&press)
    }

    /// A row of those buttons that are there.
    pub fn button_row(&self, table: impl IntoIterator<Item = Possible>) -> Vec<Row> {
        rows::button_row(self.texts, table)
    }

    /// Who sits at a seat now.
    pub fn name_seat(&self, seat: Seat) -> String {
        self.name_chair(self.row.game.chair_at(seat))
    }

    pub fn name_chair(&self, chair: Chair) -> String {
        match &self.row.game.chairs[chair] {
            // A person who played what was brought in has no name here.
            Holder::Nobody => self.side_name(self.row.game.seat_of(chair)),
            holder => name_holder(self.texts, holder, self.row.person(chair)),
        }
    }

    /// A person with a rating after this game: a player, or a person who left their chair to
    /// another one.
    pub fn name_rated(&self, player: PlayerId) -> String {
        match self.row.game.chair_of(player) {
            Some(chair) => self.name_chair(chair),
            None => self.texts.say("name-gone"),
        }
    }

    /// The name of a chair's holder, for places that show no mention. A person without a name in
    /// Discord is called by their side.
    pub fn called(&self, chair: Chair) -> String {
        let known = self.row.person(chair).and_then(|id| self.names.name(id));
        match (known, self.row.person(chair)) {
            (Some(name), _) => name.to_owned(),
            (None, Some(_)) => self.side_name(self.row.game.seat_of(chair)),
            (None, None) => self.name_chair(chair),
        }
    }

    /// The address of a person's picture, if Discord gave one.
    pub fn avatar(&self, chair: Chair) -> Option<String> {
        self.row.person(chair).and_then(|id| self.names.get(id)).map(|known| known.avatar.clone())
    }

    /// A side by its name.
    pub fn side_name(&self, seat: Seat) -> String {
        self.texts.say_with("side-name", [("side", seat.word().into())])
    }

    /// The variant's name, where it is not the standard one.
    pub fn unusual_variant(&self) -> Option<String> {
        let variant = self.row.game.variant();
        (variant != Variant::STANDARD).then(|| variant::variant_name(self.texts, variant))
    }

    /// When the player to move runs out of time, where there is a limit.
    pub fn deadline_time(&self) -> Option<String> {
        let limited = self.row.game.terms.time != TimeControl::None;
        self.row.game.deadline().filter(|_| limited).map(mention::time_from_now)
    }

    /// How a message to everybody at the table is read: in letters or words as soon as one of them
    /// reads boards so.
    pub fn reading(&self) -> Reading {
        let all = self.row.seats.iter().map(|seat| seat.tastes.reading);
        let wanted = |reading: Reading| all.clone().any(|one| one == reading).then_some(reading);
        wanted(Reading::Letters).or_else(|| wanted(Reading::Words)).unwrap_or_default()
    }

    pub fn with_reason(&self, content: String, instead: &Detour) -> String {
        match instead {
            Some((refused, why)) => {
                let args = [("place", refused.kind().into()), ("why", Value::from(why.as_str()))];
                format!("{content}\n{}", self.texts.say_with("turn-instead", args))
            }
            None => content,
        }
    }

    /// The short name, small, for commands.
    pub fn small_name(&self) -> String {
        small_line(&self.row.game.name)
    }

    /// A link to a message of this game; empty where there is none.
    pub fn message_link(&self, message: Option<Posted>) -> String {
        message.map_or_else(String::new, |message| {
            mention::message_link(self.row.place.server, message)
        })
    }
}
