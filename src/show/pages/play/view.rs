//! Games as messages.

use murus_gallicus::rules::{Seat, Variant};
use murus_gallicus::theme::Theme;

use crate::game::{Chair, Game, Holder, PlayerId, Seq, TimeControl, Timestamp};
use crate::ids::{ChannelId, Posted, ServerId, UserId};
use crate::service::Detour;
use crate::service::play::acting;
use crate::show::custom_id::{ForGame, Mark};
use crate::show::mention;
use crate::show::names::Names;
use crate::show::rows::{self, Possible, Row};
use crate::store::{Look, Reading, StoredGame, Tastes};
use crate::texts::variant;
use crate::texts::{Texts, Value, small_line};

/// A game as it is shown: the game with its people, the language, and the dress of its pictures.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The language.
    pub texts: Texts,
    /// The game.
    pub game: &'a Game,
    /// The game as it is stored, with its people and its place.
    row: &'a StoredGame,
    /// Who the people of the game are.
    pub names: &'a Names,
    /// The look of its pictures.
    pub look: Look,
    /// True if boards turn to the player to move, as in direct messages. Else the Romans are below.
    pub turning: bool,
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

/// A game or challenge by its short name, such as "Game x9w8": a code never stands alone.
pub fn name_game(texts: Texts, name: &str) -> String {
    texts.say_with("game-code", [("name", name.into())])
}

impl<'a> View<'a> {
    /// A game for a page without pictures.
    pub fn without_pictures(texts: Texts, row: &'a StoredGame, names: &'a Names) -> View<'a> {
        View::public(texts, row, names, Theme::default())
    }

    /// The public view of a game, in a server's theme.
    pub fn public(texts: Texts, row: &'a StoredGame, names: &'a Names, theme: Theme) -> View<'a> {
        let look = Look { theme, ..Look::default() };
        View { texts, game: &row.game, row, names, look, turning: false }
    }

    /// A game as a person of these tastes looks at it.
    pub fn looked_at(
        texts: Texts,
        row: &'a StoredGame,
        names: &'a Names,
        tastes: &Tastes,
    ) -> View<'a> {
        View { texts, game: &row.game, row, names, look: tastes.look, turning: false }
    }
}

impl View<'_> {
    /// The mark of messages about the game as it is now.
    pub fn mark(&self) -> Mark {
        // The one board of an exhibition stays the same message.
        let board = if self.game.is_exhibition() { Seq::START } else { self.game.board_seq() };
        Mark::game(self.game.id, board)
    }

    /// The custom id of a button or menu of the game as it is now.
    pub fn press_id(&self, press: ForGame) -> String {
        self.mark().id(&press)
    }

    /// The Discord id of the person in a chair, if there is one.
    pub fn person(&self, chair: Chair) -> Option<UserId> {
        self.row.person(chair)
    }

    /// The chair of a person, if they play in the game.
    pub fn chair_of(&self, person: UserId) -> Option<Chair> {
        self.row.chair_of(person)
    }

    /// The server in which the game is played; `None` for direct messages.
    pub fn server(&self) -> Option<ServerId> {
        self.row.place.server
    }

    /// The words for the game of a week; `None` of any other game.
    pub fn week_title(&self) -> Option<String> {
        self.row.beside.weekly.then(|| self.texts.say("week-game"))
    }

    /// The number of the game among the games that its two players have beside one another, unless
    /// it is the first.
    pub fn pair_number(&self) -> Option<String> {
        let number = self.row.beside.number;
        (number > 1).then(|| number.to_string())
    }

    /// Returns true if a player wrote what we cannot read below this board, for the first time.
    pub fn is_unread_since(&self, board: Seq) -> bool {
        self.row.beside.unread == Some(board)
    }

    /// The thread of the game, once it is open.
    pub fn thread(&self) -> Option<ChannelId> {
        self.row.thread
    }

    /// The thread of the game, or the channel of its challenge.
    pub fn home(&self) -> ChannelId {
        self.row.thread.unwrap_or(self.row.place.channel)
    }

    /// Returns true if the holder of a chair muted the game.
    pub fn has_muted(&self, chair: Chair) -> bool {
        self.row.seats[chair].muted
    }

    /// The way in which the holder of a chair reads boards.
    pub fn reading_of(&self, chair: Chair) -> Reading {
        self.row.seats[chair].tastes.reading
    }

    /// The theme that the holder of a chair chose.
    pub fn theme_of(&self, chair: Chair) -> Theme {
        self.row.seats[chair].tastes.look.theme
    }

    /// Returns true if the holder of a chair can have their last move back, at once or by asking.
    pub fn can_take_back(&self, chair: Chair, now: Timestamp) -> bool {
        acting::can_take_back(self.row, chair, now)
    }

    /// A row of those buttons that are there.
    pub fn button_row(&self, table: impl IntoIterator<Item = Possible>) -> Vec<Row> {
        rows::button_row(self.texts, table)
    }

    /// Who sits at a seat now.
    pub fn name_seat(&self, seat: Seat) -> String {
        self.name_chair(self.game.chair_at(seat))
    }

    pub fn name_chair(&self, chair: Chair) -> String {
        match &self.game.chairs[chair] {
            // A person who played what was brought in has no name here.
            Holder::Nobody => self.side_name(self.game.seat_of(chair)),
            holder => name_holder(self.texts, holder, self.row.person(chair)),
        }
    }

    /// A person with a rating after this game: a player, or a person who left their chair to
    /// another one.
    pub fn name_rated(&self, player: PlayerId) -> String {
        match self.game.chair_of(player) {
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
            (None, Some(_)) => self.side_name(self.game.seat_of(chair)),
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

    /// The variant's name; `None` for the standard variant.
    pub fn unusual_variant(&self) -> Option<String> {
        let variant = self.game.variant();
        (variant != Variant::STANDARD).then(|| variant::variant_name(self.texts, variant))
    }

    /// The time at which the player to move runs out of time, counted from now; `None` without a
    /// limit.
    pub fn deadline_time(&self) -> Option<String> {
        let limited = self.game.terms.time != TimeControl::None;
        self.game.deadline().filter(|_| limited).map(mention::time_from_now)
    }

    /// The reading of a message to all players: in letters or words as soon as one of them reads
    /// boards so.
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

    /// The game by its short name, such as "Game x9w8".
    pub fn code_line(&self) -> String {
        name_game(self.texts, &self.game.name)
    }

    /// The game by its short name, small, for commands.
    pub fn small_name(&self) -> String {
        small_line(&self.code_line())
    }

    /// A link to a message of this game; empty where there is none.
    pub fn message_link(&self, message: Option<Posted>) -> String {
        message.map_or_else(String::new, |message| {
            mention::message_link(self.row.place.server, message)
        })
    }
}
