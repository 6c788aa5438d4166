//! The view of a game: the data that all messages about the game share.

use murus_gallicus::{Seat, Variant};
use murus_pictures::Theme;

use crate::entered;
use crate::game::{Chair, Fared, Game, Holder, PlayerId, Seq, TimeControl, Timestamp};
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

/// A game with the data to show it: its people, the language, and the look of its pictures.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The language.
    pub texts: Texts,
    /// The game.
    pub game: &'a Game,
    /// The game as it is stored, with its people and its channel.
    row: &'a StoredGame,
    /// The names of the people of the game.
    pub names: &'a Names,
    /// The look of the game's pictures.
    pub look: Look,
    /// True if boards for several people turn to a person's side, usually the side to move, as in
    /// direct messages. Else the board of two or more people is seen from the Romans' side.
    pub turning: bool,
}

/// Names the holder of a chair: a person by mention, a bot by its level, a channel by its
/// name. A person without a Discord id, and a chair without a holder, get a general word.
pub fn name_holder(texts: Texts, holder: &Holder, discord: Option<UserId>) -> String {
    match (holder, discord) {
        (Holder::Bot { level, .. }, _) => {
            texts.say_with("name-bot", [("level", variant::level_name(texts, level).into())])
        }
        (Holder::Player(_), Some(id)) => mention::mention_person(id),
        (Holder::Player(_), None) => texts.say("name-gone"),
        (Holder::Channel { name, .. }, _) => format!("#{}", entered::escape_line(name)),
        (Holder::Nobody, _) => texts.say("name-nobody"),
    }
}

/// Returns the short name of a game or challenge after the word for a game, such as "Game x9w8".
pub fn name_game(texts: Texts, name: &str) -> String {
    texts.say_with("game-code", [("name", name.into())])
}

impl<'a> View<'a> {
    /// Returns true if the game belongs to a channel. A game of two servers belongs to none.
    pub fn has_channel(&self) -> bool {
        self.row.place.channel.is_some()
    }

    /// Returns the view of a game for a page without pictures, in the default theme.
    pub fn without_pictures(texts: Texts, row: &'a StoredGame, names: &'a Names) -> View<'a> {
        View::public(texts, row, names, Theme::default())
    }

    /// Returns the view of a game for a public message, in a server's theme.
    pub fn public(texts: Texts, row: &'a StoredGame, names: &'a Names, theme: Theme) -> View<'a> {
        let look = Look { theme, ..Look::default() };
        View { texts, game: &row.game, row, names, look, turning: false }
    }

    /// Returns the view of a game for one person, in the look that the person chose.
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
    /// The mark in custom ids of messages about the game: the game, and the number of its current
    /// board. In an exhibition it is the number of the first board.
    pub fn mark(&self) -> Mark {
        // The one board of an exhibition stays the same message.
        let board = if self.game.is_exhibition() { Seq::START } else { self.game.board_seq() };
        Mark::game(self.game.id, board)
    }

    /// The custom id of a button or menu that belongs to the current board of the game.
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

    /// The result of a holder of a chair in the contest of the game, if one of the two made no move
    /// or called the game off. `None` for other games.
    pub fn forfeit_for(&self, chair: Chair) -> Option<Fared> {
        let first = self.row.beside.forfeit?;
        Some(if chair == Chair::FIRST { first } else { first.turn() })
    }

    /// Returns true if the game counts as lost in its contest though it was called off.
    pub fn is_forfeited(&self) -> bool {
        self.row.beside.forfeit.is_some()
    }

    /// The server in which the game is played; `None` for direct messages.
    pub fn server(&self) -> Option<ServerId> {
        self.row.place.server
    }

    /// The title of a game of the week; `None` for any other game.
    pub fn week_title(&self) -> Option<String> {
        self.row.beside.weekly.then(|| self.texts.say("week-game"))
    }

    /// The number of the game among the games of its two players in the server, such as "game 2".
    /// `None` for the first.
    pub fn pair_number(&self) -> Option<String> {
        let number = self.row.beside.number;
        (number > 1).then(|| self.texts.say_with("pair-number", [("n", number.into())]))
    }

    /// Returns a legal move of the player to move, in notation, as an example. `None` if there is
    /// none.
    pub fn example_move(&self) -> Option<String> {
        let mut moves = self.game.position().written_moves();
        let middle = moves.len() / 2;
        (middle < moves.len()).then(|| moves.swap_remove(middle))
    }

    /// Returns true if `board` is the first board after which its player wrote a message that the
    /// bot cannot read.
    pub fn is_unread_since(&self, board: Seq) -> bool {
        self.row.beside.unread == Some(board)
    }

    /// The thread of the game; `None` until it is open.
    pub fn thread(&self) -> Option<ChannelId> {
        self.row.thread
    }

    /// The thread of the game or, without a thread, the channel of its challenge.
    pub fn home(&self) -> Option<ChannelId> {
        self.row.thread.or(self.row.place.channel)
    }

    /// Returns true if the holder of a chair muted the game.
    pub fn has_muted(&self, chair: Chair) -> bool {
        self.row.seats[chair].muted
    }

    /// The form in which the holder of a chair reads boards, such as letters or words.
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

    /// Returns true if the holder of a chair can have their last move back only by asking the
    /// others.
    pub fn must_ask_back(&self, chair: Chair, now: Timestamp) -> bool {
        acting::must_ask_back(self.row, chair, now)
    }

    /// Returns the rows of the buttons that apply; empty if none does.
    pub fn button_row(&self, table: impl IntoIterator<Item = Possible>) -> Vec<Row> {
        rows::button_row(self.texts, table)
    }

    /// Names the player who has a side now.
    pub fn name_seat(&self, seat: Seat) -> String {
        self.name_chair(self.game.chair_at(seat))
    }

    /// Names the holder of a chair: a person by mention, a bot by its level. In an imported game,
    /// the name is that of the side.
    pub fn name_chair(&self, chair: Chair) -> String {
        match &self.game.chairs[chair] {
            // The players of an imported game have no names here.
            Holder::Nobody => self.side_name(self.game.seat_of(chair)),
            holder => name_holder(self.texts, holder, self.row.person(chair)),
        }
    }

    /// Names a person whose rating the game changed. A person who left their chair to another one
    /// gets a general word instead of a name.
    pub fn name_rated(&self, player: PlayerId) -> String {
        match self.game.chair_of(player) {
            Some(chair) => self.name_chair(chair),
            None => self.texts.say("name-gone"),
        }
    }

    /// The plain name of a chair's holder, for texts that cannot show a mention. A person without a
    /// name in Discord is called by their side.
    pub fn called(&self, chair: Chair) -> String {
        let known = self.row.person(chair).and_then(|id| self.names.name(id));
        match (known, self.row.person(chair)) {
            (Some(name), _) => name.to_owned(),
            (None, Some(_)) => self.side_name(self.game.seat_of(chair)),
            (None, None) => match &self.game.chairs[chair] {
                Holder::Channel { name, .. } => format!("#{name}"),
                _ => self.name_chair(chair),
            },
        }
    }

    /// The address of the picture of the person in a chair; `None` for a bot, and if Discord gave
    /// none.
    pub fn avatar(&self, chair: Chair) -> Option<String> {
        self.row.person(chair).and_then(|id| self.names.get(id)).map(|known| known.avatar.clone())
    }

    /// The name of a side, such as "Romans".
    pub fn side_name(&self, seat: Seat) -> String {
        self.texts.say_with("side-name", [("side", seat.word().into())])
    }

    /// The variant's name; `None` for the standard variant.
    pub fn unusual_variant(&self) -> Option<String> {
        let variant = self.game.variant();
        (variant != Variant::STANDARD).then(|| variant::variant_name(self.texts, variant))
    }

    /// The time at which the player to move runs out of time, as a Discord timestamp relative to
    /// now. `None` if the game has no time limit or no running clock.
    pub fn deadline_time(&self) -> Option<String> {
        let limited = self.game.terms.time != TimeControl::None;
        self.game.clock_end().filter(|_| limited).map(mention::time_from_now)
    }

    /// The form in which a message to all players shows boards: in letters if at least one player
    /// reads boards so, else in words if one does, else the default.
    pub fn reading(&self) -> Reading {
        let all = self.row.seats.iter().map(|seat| seat.tastes.reading);
        let wanted = |reading: Reading| all.clone().any(|one| one == reading).then_some(reading);
        wanted(Reading::Letters).or_else(|| wanted(Reading::Words)).unwrap_or_default()
    }

    /// Adds to a text why the message is not at its intended address, with Discord's reason.
    /// Returns the text unchanged if `instead` is `None`.
    pub fn with_reason(&self, content: String, instead: &Detour) -> String {
        match instead {
            Some((refused, why)) => {
                let args = [("place", refused.kind().into()), ("why", Value::from(why.as_str()))];
                format!("{content}\n{}", self.texts.say_with("turn-instead", args))
            }
            None => content,
        }
    }

    /// The short name of the game after the word for a game, such as "Game x9w8".
    pub fn code_line(&self) -> String {
        name_game(self.texts, &self.game.name)
    }

    /// The short name of the game in small print, to be typed in commands.
    pub fn small_name(&self) -> String {
        small_line(&self.code_line())
    }

    /// A link to a message of this game; empty for `None`.
    pub fn message_link(&self, message: Option<Posted>) -> String {
        message.map_or_else(String::new, |message| {
            mention::message_link(self.row.place.server, message)
        })
    }
}
