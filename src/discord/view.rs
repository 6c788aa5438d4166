//! Games as messages.

use serenity::all::{ButtonStyle, CreateActionRow, CreateButton};

use super::components::{Id, Press};
use super::page::{Attachment, Page};
use crate::game::{EventKind, Holder, Millis, Rating, TimeControl};
use crate::ids::{Posted, UserId};
use crate::render::{self, Highlight, Scene};
use crate::rules::{Entry, Line, Seat};
use crate::service::{Instead, Shown, Snooze};
use crate::store::{GameRow, RatingRow};
use crate::texts::{Texts, Value};

/// The most characters of a message's text, with some room to spare.
const TEXT: usize = 1900;

/// A game as it is shown: the game, the Discord ids of its people, and the language.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The language.
    pub texts: Texts,
    /// The game.
    pub row: &'a GameRow,
    /// Discord ids of the people in the chairs.
    pub people: &'a [Option<UserId>],
}

/// A point in time as everybody's own clock shows it, counted from now.
pub fn when(at: Millis) -> String {
    format!("<t:{}:R>", at / 1000)
}

/// A person by mention, or our opponent by level.
pub fn who(texts: Texts, holder: &Holder, discord: Option<UserId>) -> String {
    match (holder, discord) {
        (Holder::Bot { level, .. }, _) => texts.say_with("name-bot", [("level", level.as_str().into())]),
        (Holder::Player(_), Some(id)) => format!("<@{id}>"),
        (Holder::Player(_), None) => texts.say("name-gone"),
        (Holder::Nobody, _) => texts.say("name-nobody"),
    }
}

/// A button of a game or challenge.
pub(super) fn button(id: Id, label: String, style: ButtonStyle) -> CreateButton {
    CreateButton::new(id.write()).label(label).style(style)
}

impl<'a> View<'a> {
    /// A game as a notice carries it.
    pub fn of(texts: Texts, shown: &'a Shown) -> View<'a> {
        View { texts, row: &shown.row, people: &shown.people }
    }
}

impl View<'_> {
    /// The custom id of a button or menu of this game as it stands.
    pub(super) fn id(&self, press: Press) -> Id {
        Id { game: self.row.game.id, seq: self.row.game.board(), press }
    }

    /// Who sits at a seat now.
    pub(super) fn seated(&self, seat: Seat) -> String {
        self.chair(self.row.game.chair_at(seat))
    }

    pub(super) fn chair(&self, chair: usize) -> String {
        who(self.texts, &self.row.game.chairs[chair], self.people.get(chair).copied().flatten())
    }

    /// When the player to move runs out of time, where there is a limit.
    pub(super) fn deadline(&self) -> Option<String> {
        let limited = self.row.game.terms.time != TimeControl::None;
        self.row.game.deadline().filter(|_| limited).map(when)
    }

    /// The picture of the current position from a seat.
    pub fn picture(&self, view: Seat) -> Attachment {
        self.draw(view, Highlight::None, "")
    }

    /// The picture of the current position from a seat, with cells marked; `suffix` ends the file's name.
    pub(super) fn draw(&self, view: Seat, highlight: Highlight<'_>, suffix: &str) -> Attachment {
        self.draw_line(self.row.game.line(), view, highlight, suffix)
    }

    /// The picture of where a line leads, as [`View::draw`] draws it.
    pub(super) fn draw_line(&self, line: &Line, view: Seat, highlight: Highlight<'_>, suffix: &str) -> Attachment {
        let scene = Scene {
            highlight,
            left: &self.texts.picture_left(line),
            right: &self.texts.picture_right(line),
            caption: &self.texts.picture_caption(),
            ..Scene::of(line, view)
        };
        let name = format!("{}-{}{suffix}.png", self.row.game.name, self.row.game.board());
        Attachment { name, alt: self.texts.alt_text(line), bytes: render::render(&scene) }
    }

    /// The buttons below the board of the player to move.
    fn board_rows(&self) -> Vec<CreateActionRow> {
        let mut buttons = Vec::new();
        // Nobody moves in an exhibition.
        if self.row.game.mover().is_some_and(|holder| holder.player().is_some()) {
            buttons.push(button(self.id(Press::Units), self.texts.say("button-move"), ButtonStyle::Primary));
        }
        if self.row.game.line().swap_open() && !buttons.is_empty() {
            buttons.push(button(self.id(Press::Swap), self.texts.say("button-swap"), ButtonStyle::Primary));
        }
        buttons.push(button(self.id(Press::View), self.texts.say("button-view"), ButtonStyle::Secondary));
        buttons.push(button(self.id(Press::More), self.texts.say("button-more"), ButtonStyle::Secondary));
        vec![CreateActionRow::Buttons(buttons)]
    }

    /// What was played since an event count, with move numbers, such as `12. d1-d3 e6-e4`.
    fn news(&self, since: u32) -> String {
        let line = self.row.game.line();
        // What was given from another game is no news.
        let given = self.row.game.events().iter().rfind(|event| matches!(event.kind, EventKind::Given(_)));
        let since = since.max(given.map_or(0, |event| event.seq));
        line.listed(|n, entry| match entry {
            _ if self.row.game.made(n) <= since => None,
            Entry::Move(m) => Some(line.position().write(m).to_string()),
            Entry::Swap => Some(self.texts.say("game-swapped")),
            Entry::Resign(_) | Entry::Timeout(_) | Entry::Draw | Entry::Cancel => None,
        })
    }

    /// Who of several players left the game since an event count, and why.
    fn gone(&self, since: u32) -> Vec<String> {
        let (game, line) = (&self.row.game, self.row.game.line());
        let old = (0..line.entries().len()).take_while(|&n| game.made(n) <= since).count();
        let (before, after) = line.entries().split_at(old);
        let plies = before.iter().filter(|entry| matches!(entry, Entry::Move(_))).count();
        let left = |seat| match seat {
            seat if after.contains(&Entry::Resign(seat)) => Some("resignation"),
            seat if after.contains(&Entry::Timeout(seat)) => Some("timeout"),
            _ => None,
        };
        let in_then = |seat: &Seat| !line.positions()[plies].is_out(*seat) || left(*seat).is_some();
        let out_now = |seat: &Seat| line.position().is_out(*seat);
        let said = |seat: Seat| {
            let why = left(seat).unwrap_or("stalemate");
            let args = [("who", Value::from(self.chair(game.chair_at(seat)))), ("why", why.into())];
            self.texts.say_with("turn-gone", args)
        };
        let seats = &Seat::ALL[..game.variant().board().seats];
        seats.iter().copied().filter(in_then).filter(out_now).map(said).collect()
    }

    /// The board for the player to move, posted in the game's place.
    pub fn turn(&self, since: u32, instead: &Instead, ping: Vec<UserId>) -> Page {
        let game = &self.row.game;
        let mover = game.to_move().unwrap_or(0);
        let seat = game.position().to_move();
        let args = [
            ("who", Value::from(self.chair(mover))),
            ("moves", self.news(since).into()),
            ("side", seat.word().into()),
            ("swap", if game.line().swap_open() { "open" } else { "closed" }.into()),
        ];
        let id = match (game.played(), self.news(since).is_empty()) {
            (0, _) if game.is_exhibition() => "turn-watch-first",
            _ if game.is_exhibition() => "turn-watch",
            (0, true) if since == 0 => "turn-first",
            (_, false) => "turn-next",
            (_, true) => "turn-still",
        };
        let content = [self.changed(since), vec![self.texts.say_with(id, args)], self.gone(since)];
        let mut content = content.concat().join("\n");
        if let Some(deadline) = self.deadline() {
            content.push_str(&format!("\n{}", self.texts.say_with("turn-clock", [("when", deadline.into())])));
        }
        if game.position().opening_turns() > 0 {
            content.push_str(&format!("\n{}", self.texts.say("turn-opening")));
        }
        let content = self.with_reason(content, instead);
        let mut rows = self.board_rows();
        if !ping.is_empty() {
            rows.push(self.later("turn"));
        }
        Page { content, attachment: Some(self.picture(seat)), rows, ping, ..Page::default() }
    }

    /// The buttons by which a ping is put off; `stamp` tells this message from others about the same board.
    pub(super) fn later(&self, stamp: &str) -> CreateActionRow {
        let later = |(snooze, word): &(Snooze, &str)| {
            let label = self.texts.say(&format!("button-later-{word}"));
            button(self.id(Press::Snooze(*snooze, stamp.to_owned())), label, ButtonStyle::Secondary)
        };
        CreateActionRow::Buttons(Snooze::WORDS.iter().map(later).collect())
    }

    /// What else than a move changed the board since an event: a move was taken back, a seat taken over.
    fn changed(&self, since: u32) -> Vec<String> {
        let fresh = self.row.game.events().iter().filter(|event| event.seq > since);
        let told = fresh.filter_map(|event| {
            let id = match event.kind {
                EventKind::Takeback => "turn-taken-back",
                EventKind::Agree if self.row.game.outcome().is_none() => "turn-taken-back-agreed",
                EventKind::Adopt(_) => "turn-adopted",
                _ => return None,
            };
            Some(self.texts.say_with(id, [("who", self.chair(event.chair).into())]))
        });
        told.collect()
    }

    /// The last board, and how the game ended.
    pub fn end(
        &self,
        since: u32,
        hints: &[i64],
        ratings: &[(Rating, RatingRow)],
        instead: &Instead,
        ping: Vec<UserId>,
    ) -> Page {
        let seat = self.row.game.outcome().and_then(|end| end.winner).unwrap_or(Seat::Romans);
        let rematch = button(self.id(Press::Rematch), self.texts.say("button-rematch"), ButtonStyle::Primary);
        let history = button(self.id(Press::History), self.texts.say("button-history"), ButtonStyle::Secondary);
        let view = button(self.id(Press::View), self.texts.say("button-view"), ButtonStyle::Secondary);
        let review = button(self.id(Press::Review), self.texts.say("button-review"), ButtonStyle::Secondary);
        // Only games of two are reviewed, and nobody plays an exhibition again.
        let two = self.row.game.chairs.len() == 2;
        let played = self.row.game.chairs.iter().any(|holder| holder.player().is_some());
        let rated = button(self.id(Press::Ratings), self.texts.say("button-ratings"), ButtonStyle::Secondary);
        let table = [(played, rematch), (true, view), (true, history), (two, review), (!ratings.is_empty(), rated)];
        let buttons = table.into_iter().filter(|(there, _)| *there).map(|(_, button)| button).collect();
        let news = self.news(since);
        let result = self.result();
        let news = (!news.is_empty()).then(|| format!("**{news}**"));
        let taken = hints.iter().enumerate().filter(|(_, count)| **count > 0).map(|(chair, &count)| {
            let args = [("who", self.chair(chair).into()), ("count", count.into())];
            self.texts.say_with("game-hints", args)
        });
        let content: Vec<String> = news.into_iter().chain(self.gone(since)).chain([result]).collect();
        let moved = (!ratings.is_empty()).then(|| self.ratings(ratings));
        let content: Vec<String> = content.into_iter().chain(moved).chain(taken).collect();
        let mut content = content.join("\n");
        // Only who is named can be pinged.
        let mentions = ping.iter().map(|id| format!("<@{id}>")).filter(|mention| !content.contains(mention));
        let mentions: Vec<String> = mentions.collect();
        if !mentions.is_empty() {
            content.push_str(&format!("\n-# {}", mentions.join(" ")));
        }
        Page {
            content: self.with_reason(content, instead),
            attachment: Some(self.picture(seat)),
            rows: vec![CreateActionRow::Buttons(buttons)],
            ping,
            ..Page::default()
        }
    }

    /// How ratings moved, in one line.
    fn ratings(&self, ratings: &[(Rating, RatingRow)]) -> String {
        let one = |(before, row): &(Rating, RatingRow)| {
            let who = self.row.game.chair_of(row.player).map_or_else(String::new, |chair| self.chair(chair));
            let (old, new) = (before.rating.round() as i64, row.rating.rating.round() as i64);
            let sure = if row.rating.is_provisional() { "?" } else { "" };
            format!("{who} {old} → {new}{sure} ({:+})", new - old)
        };
        let all: Vec<String> = ratings.iter().map(one).collect();
        self.texts.say_with("end-ratings", [("ratings", all.join(" · ").into())])
    }

    pub(super) fn with_reason(&self, content: String, instead: &Instead) -> String {
        match instead {
            Some((refused, why)) => {
                let args = [("place", refused.kind().into()), ("why", Value::from(why.as_str()))];
                format!("{content}\n{}", self.texts.say_with("turn-instead", args))
            }
            None => content,
        }
    }

    /// Who won, how, and after how many plies.
    pub fn result(&self) -> String {
        let annulled = self.row.game.is_annulled().then(|| format!("\n{}", self.texts.say("note-annulled")));
        self.played_out() + annulled.as_deref().unwrap_or_default()
    }

    fn played_out(&self) -> String {
        let game = &self.row.game;
        let Some(end) = game.outcome() else { return String::new() };
        let seats = game.variant().board().seats;
        let winner = end.winner.map_or_else(String::new, |seat| self.chair(game.chair_at(seat)));
        let others: Vec<String> = Seat::ALL[..seats]
            .iter()
            .filter(|&&seat| Some(seat) != end.winner)
            .map(|&seat| self.chair(game.chair_at(seat)))
            .collect();
        let last = game.events().iter().rfind(|event| event.kind != EventKind::Annul);
        let (id, by) = match last.map(|event| (&event.kind, event.chair)) {
            Some((EventKind::Abort, chair)) => ("game-aborted", self.chair(chair)),
            Some((EventKind::Stop, _)) if game.chairs.contains(&Holder::Nobody) => ("game-unfinished", String::new()),
            Some((EventKind::Stop, _)) => ("game-stopped", String::new()),
            Some((EventKind::Cancel, _)) if game.terms.time == TimeControl::None => ("game-silent", String::new()),
            Some((EventKind::Cancel, _)) => ("game-never-began", String::new()),
            _ => ("game-result", String::new()),
        };
        self.texts.say_with(
            id,
            [
                ("winner", winner.into()),
                ("loser", others.join(", ").into()),
                ("side", end.winner.map_or("none", Seat::word).into()),
                ("reason", end.reason.word().into()),
                ("plies", game.line().plies().into()),
                ("who", by.into()),
            ],
        )
    }

    /// The result, told in the channel.
    pub fn result_page(&self) -> Page {
        let link = self.row.thread.map_or_else(String::new, |thread| format!("<#{thread}>"));
        let args = [
            ("name", Value::from(self.row.game.name.as_str())),
            ("result", self.result().into()),
            ("link", link.into()),
        ];
        let view = button(self.id(Press::View), self.texts.say("button-view"), ButtonStyle::Secondary);
        let rows = vec![CreateActionRow::Buttons(vec![view])];
        Page { content: self.texts.say_with("channel-result", args), rows, ..Page::default() }
    }

    /// The name of the game's thread, at most 100 characters; `names` are the players' names by chair.
    pub fn thread_name(&self, names: &[String]) -> String {
        let seats = self.row.game.variant().board().seats;
        let side = |seat: Seat| {
            let name = names.get(self.row.game.chair_at(seat)).map_or("", String::as_str);
            let args = [("name", Value::from(name.chars().take(24).collect::<String>())), ("side", seat.word().into())];
            self.texts.say_with("thread-side", args)
        };
        let sides: Vec<String> = Seat::ALL[..seats].iter().map(|&seat| side(seat)).collect();
        let versus = format!(" {} ", self.texts.say("thread-versus"));
        let name = format!(" · #{}", self.row.game.name);
        sides.join(&versus).chars().take(100 - name.chars().count()).chain(name.chars()).collect()
    }

    /// The board from a person's own side, shown to that person alone.
    pub fn own(&self, chair: Option<usize>) -> Page {
        let game = &self.row.game;
        let seat = chair.map_or(Seat::Romans, |chair| game.seat_of(chair));
        let state = match game.to_move() {
            Some(mover) if Some(mover) == chair => self.texts.say("board-yours"),
            Some(mover) => self.texts.say_with("board-theirs", [("who", self.chair(mover).into())]),
            None => self.result(),
        };
        let rows = match game.to_move() {
            Some(mover) if Some(mover) == chair => self.board_rows(),
            _ => Vec::new(),
        };
        let clock = self.deadline().map(|when| self.texts.say_with("turn-clock", [("when", when.into())]));
        let offer = game.pending().map(|pending| {
            let args = [("who", self.chair(pending.by).into()), ("offer", pending.offer.word().into())];
            self.texts.say_with("board-offer", args)
        });
        let content =
            [Some(format!("{} {state}", self.heading())), clock, offer].into_iter().flatten().collect::<Vec<_>>();
        let content = content.join("\n");
        Page { content, attachment: Some(self.picture(seat)), rows, ..Page::default() }
    }

    /// Short name and players of the game.
    pub fn heading(&self) -> String {
        let seats = self.row.game.variant().board().seats;
        let sides: Vec<String> =
            Seat::ALL[..seats].iter().map(|&seat| self.chair(self.row.game.chair_at(seat))).collect();
        let versus = format!(" {} ", self.texts.say("thread-versus"));
        format!("`#{}` {}.", self.row.game.name, sides.join(&versus))
    }

    /// The moves so far, as the article writes them; the beginning is left out where they are too many for a message.
    pub fn history(&self) -> Page {
        let moves = self.texts.move_list(self.row.game.line());
        let shown = match moves.char_indices().nth_back(TEXT - 300) {
            Some((start, _)) => format!("… {}", &moves[start..]),
            None if moves.is_empty() => self.texts.say("history-empty"),
            None => moves,
        };
        let result = self.result();
        Page::text(format!("{}\n```\n{shown}\n```{result}", self.heading()))
    }

    /// A link to a message of this game; empty where there is none.
    pub(super) fn link(&self, message: Option<Posted>) -> String {
        message.map_or_else(String::new, |Posted { channel, message }| {
            let server = self.row.place.server.map_or_else(|| "@me".to_owned(), |server| server.to_string());
            format!("https://discord.com/channels/{server}/{channel}/{message}")
        })
    }
}
