//! Games and challenges as messages.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use super::components::{Id, Press};
use super::page::{Page, Picture};
use crate::game::{Challenge, ChallengeState, GameId, Holder, Millis, Seating, Side};
use crate::render::{self, Highlight, Scene};
use crate::rules::{Cell, Entry, Move, Position, Seat};
use crate::store::{Address, GameRow};
use crate::texts::{Texts, Value};

/// The most options of a menu.
const MENU: usize = 25;

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
    pub people: &'a [Option<u64>],
}

/// A point in time as everybody's own clock shows it, counted from now.
pub fn when(at: Millis) -> String {
    format!("<t:{}:R>", at / 1000)
}

/// A person by mention, or our opponent by level.
pub fn who(texts: Texts, holder: &Holder, discord: Option<u64>) -> String {
    match (holder, discord) {
        (Holder::Bot { level, .. }, _) => texts.say_with("name-bot", [("level", level.as_str().into())]),
        (Holder::Player(_), Some(id)) => format!("<@{id}>"),
        (Holder::Player(_), None) => texts.say("name-gone"),
    }
}

fn button(id: Id, label: String, style: ButtonStyle) -> CreateButton {
    CreateButton::new(id.write()).label(label).style(style)
}

fn menu(id: Id, placeholder: String, options: Vec<CreateSelectMenuOption>) -> CreateActionRow {
    let kind = CreateSelectMenuKind::String { options };
    CreateActionRow::SelectMenu(CreateSelectMenu::new(id.write(), kind).placeholder(placeholder))
}

impl View<'_> {
    fn id(&self, press: Press) -> Id {
        Id { game: self.row.game.id, seq: self.row.game.seq(), press }
    }

    fn chair(&self, chair: usize) -> String {
        who(self.texts, &self.row.game.chairs[chair], self.people.get(chair).copied().flatten())
    }

    /// The picture of the current position from a seat.
    pub fn picture(&self, view: Seat) -> Picture {
        self.draw(view, Highlight::None, "")
    }

    fn draw(&self, view: Seat, highlight: Highlight<'_>, suffix: &str) -> Picture {
        let line = self.row.game.line();
        let scene = Scene {
            highlight,
            left: &self.texts.picture_left(line),
            right: &self.texts.picture_right(line),
            caption: &self.texts.picture_caption(),
            ..Scene::of(line, view)
        };
        let name = format!("{}-{}{suffix}.png", self.row.game.name, self.row.game.seq());
        Picture { name, alt: self.texts.alt_text(line), bytes: render::render(&scene) }
    }

    /// The buttons below the board of the player to move.
    fn board_rows(&self) -> Vec<CreateActionRow> {
        let mut buttons = vec![button(self.id(Press::Units), self.texts.say("button-move"), ButtonStyle::Primary)];
        if self.row.game.line().swap_open() {
            buttons.push(button(self.id(Press::Swap), self.texts.say("button-swap"), ButtonStyle::Primary));
        }
        buttons.push(button(self.id(Press::View), self.texts.say("button-view"), ButtonStyle::Secondary));
        buttons.push(button(self.id(Press::More), self.texts.say("button-more"), ButtonStyle::Secondary));
        vec![CreateActionRow::Buttons(buttons)]
    }

    /// What was played since an event count, with move numbers, such as `12. d1-d3 e6-e4`.
    fn news(&self, since: u32) -> String {
        let line = self.row.game.line();
        let seats = self.row.game.variant().board().seats;
        let mut ply = 0;
        let mut words: Vec<String> = Vec::new();
        for (n, entry) in line.entries().iter().enumerate() {
            let fresh = n as u32 >= since;
            match entry {
                Entry::Move(m) => {
                    let text = line.position().write(*m).to_string();
                    if fresh {
                        match (words.is_empty(), ply % seats) {
                            (_, 0) => words.push(format!("{}. {text}", ply / seats + 1)),
                            (true, _) => words.push(format!("{}... {text}", ply / seats + 1)),
                            (false, _) => words.push(text),
                        }
                    }
                    ply += 1;
                }
                Entry::Swap if fresh => words.push(self.texts.say("game-swapped")),
                Entry::Resign(_) | Entry::Swap => {}
            }
        }
        words.join(" ")
    }

    /// The board for the player to move, posted in the game's place.
    pub fn turn(&self, since: u32, instead: Option<&(Address, String)>, ping: Vec<u64>) -> Page {
        let game = &self.row.game;
        let mover = game.to_move().unwrap_or(0);
        let seat = game.position().to_move();
        let args = [
            ("who", Value::from(self.chair(mover))),
            ("moves", self.news(since).into()),
            ("side", seat.word().into()),
            ("swap", if game.line().swap_open() { "open" } else { "closed" }.into()),
        ];
        let id = if game.seq() == 0 { "turn-first" } else { "turn-next" };
        let content = self.with_reason(self.texts.say_with(id, args), instead);
        Page { content, picture: Some(self.picture(seat)), rows: self.board_rows(), ping }
    }

    /// The last board, and how the game ended.
    pub fn end(&self, since: u32, instead: Option<&(Address, String)>, ping: Vec<u64>) -> Page {
        let seat = self.row.game.outcome().and_then(|end| end.winner).unwrap_or(Seat::Romans);
        let rematch = button(self.id(Press::Rematch), self.texts.say("button-rematch"), ButtonStyle::Primary);
        let history = button(self.id(Press::History), self.texts.say("button-history"), ButtonStyle::Secondary);
        let view = button(self.id(Press::View), self.texts.say("button-view"), ButtonStyle::Secondary);
        let news = self.news(since);
        let result = self.result();
        let content = if news.is_empty() { result } else { format!("**{news}**\n{result}") };
        Page {
            content: self.with_reason(content, instead),
            picture: Some(self.picture(seat)),
            rows: vec![CreateActionRow::Buttons(vec![rematch, view, history])],
            ping,
        }
    }

    fn with_reason(&self, content: String, instead: Option<&(Address, String)>) -> String {
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
        let game = &self.row.game;
        let Some(end) = game.outcome() else { return String::new() };
        let seats = game.variant().board().seats;
        let winner = end.winner.map_or_else(String::new, |seat| self.chair(game.chair_at(seat)));
        let others: Vec<String> = Seat::ALL[..seats]
            .iter()
            .filter(|&&seat| Some(seat) != end.winner)
            .map(|&seat| self.chair(game.chair_at(seat)))
            .collect();
        self.texts.say_with(
            "game-result",
            [
                ("winner", winner.into()),
                ("loser", others.join(", ").into()),
                ("side", end.winner.map_or("none", Seat::word).into()),
                ("reason", end.reason.word().into()),
                ("plies", game.line().plies().into()),
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
        let name = format!("{} · #{}", sides.join(&versus), self.row.game.name);
        name.chars().take(100).collect()
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
        let content = format!("{} {state}", self.heading());
        Page { content, picture: Some(self.picture(seat)), rows, ..Page::default() }
    }

    /// Short name and players of the game.
    pub fn heading(&self) -> String {
        let seats = self.row.game.variant().board().seats;
        let sides: Vec<String> =
            Seat::ALL[..seats].iter().map(|&seat| self.chair(self.row.game.chair_at(seat))).collect();
        let versus = format!(" {} ", self.texts.say("thread-versus"));
        format!("`#{}` {}.", self.row.game.name, sides.join(&versus))
    }

    /// The units that can move, as a menu.
    pub fn units(&self) -> Page {
        let position = self.row.game.position();
        let geometry = &position.variant().board().geometry;
        let moves = position.moves();
        let mut cells: Vec<Cell> = moves.iter().map(|m| m.from()).collect();
        cells.sort_by_key(|&cell| geometry.name(cell));
        cells.dedup();
        let options = cells.iter().take(MENU).map(|&cell| {
            let count = moves.iter().filter(|m| m.from() == cell).count();
            let name = geometry.name(cell).to_string();
            let label = self.texts.say_with("menu-unit", [("cell", name.as_str().into()), ("count", count.into())]);
            CreateSelectMenuOption::new(label, name)
        });
        let options = options.collect();
        let seat = position.to_move();
        Page {
            content: self.texts.say("menu-units"),
            rows: vec![menu(self.id(Press::ChooseUnit), self.texts.say("menu-units-hint"), options)],
            picture: Some(self.draw(seat, Highlight::Origins(&cells), "-units")),
            ..Page::default()
        }
    }

    /// The moves of one unit, as a menu with the targets marked.
    pub fn targets(&self, from: Cell) -> Page {
        let position = self.row.game.position();
        let moves = position.moves_from(from);
        let options = moves.iter().take(MENU).map(|&m| {
            let text = position.write(m).to_string();
            let label = format!("{text} · {}", self.makes(position, m));
            CreateSelectMenuOption::new(label, text)
        });
        let options: Vec<_> = options.collect();
        let highlight = Highlight::Targets { from, moves: &moves };
        let name = position.variant().board().geometry.name(from).to_string();
        let back = button(self.id(Press::Units), self.texts.say("button-back"), ButtonStyle::Secondary);
        let menu = menu(self.id(Press::ChooseMove), self.texts.say("menu-targets-hint"), options);
        Page {
            content: self.texts.say_with("menu-targets", [("cell", name.as_str().into())]),
            rows: vec![menu, CreateActionRow::Buttons(vec![back])],
            picture: Some(self.draw(position.to_move(), highlight, &format!("-{name}"))),
            ..Page::default()
        }
    }

    /// What a move makes, in a few words; no advice.
    fn makes(&self, position: &Position, m: Move) -> String {
        let next = position.play_unchecked(m);
        let height = |cell: Cell| match next.unit(cell) {
            Some(unit) => unit.height as usize,
            None => 0,
        };
        let kind = match m {
            Move::Distribute { .. } | Move::Open { .. } => "distribute",
            Move::Sacrifice { .. } | Move::Bombard { .. } => "capture",
            Move::Cut { .. } => "cut",
            Move::Throw { .. } => "throw",
        };
        let near = match m {
            Move::Distribute { mid, .. } => height(mid),
            Move::Open { left, .. } => height(left),
            _ => height(m.from()),
        };
        let args = [("kind", kind.into()), ("near", near.into()), ("far", height(m.to()).into())];
        self.texts.say_with("menu-makes", args)
    }

    /// The position after a move, to be confirmed.
    pub fn preview(&self, text: &str) -> Option<Page> {
        let m = self.row.game.position().read(text).ok()?;
        let mut line = self.row.game.line().clone();
        let written = line.position().write(m).to_string();
        let seat = line.position().to_move();
        line.play(Entry::Move(m)).ok()?;
        let scene = Scene {
            left: &self.texts.picture_left(&line),
            right: &self.texts.say("picture-preview"),
            side: None,
            caption: &self.texts.picture_caption(),
            ..Scene::of(&line, seat)
        };
        let name = format!("{}-{}-{}.png", self.row.game.name, self.row.game.seq(), written.replace(',', "-"));
        let picture = Picture { name, alt: self.texts.alt_text(&line), bytes: render::render(&scene) };
        let said = [("move", Value::from(written.as_str()))];
        let confirm = self.texts.say_with("button-confirm", said);
        let confirm = button(self.id(Press::Confirm(written.clone())), confirm, ButtonStyle::Success);
        let back = button(self.id(Press::Units), self.texts.say("button-back"), ButtonStyle::Secondary);
        Some(Page {
            content: self.texts.say_with("menu-preview", [("move", Value::from(written))]),
            picture: Some(picture),
            rows: vec![CreateActionRow::Buttons(vec![confirm, back])],
            ..Page::default()
        })
    }

    /// What else can be done.
    pub fn more(&self, playing: bool) -> Page {
        let mut buttons = vec![
            button(self.id(Press::History), self.texts.say("button-history"), ButtonStyle::Secondary),
            button(self.id(Press::View), self.texts.say("button-view"), ButtonStyle::Secondary),
        ];
        if playing && self.row.game.outcome().is_none() {
            buttons.push(button(self.id(Press::Resign), self.texts.say("button-resign"), ButtonStyle::Danger));
        }
        Page { content: self.texts.say("more-text"), rows: vec![CreateActionRow::Buttons(buttons)], ..Page::default() }
    }

    /// Asks whether the person wants to resign.
    pub fn resign(&self) -> Page {
        let yes = button(self.id(Press::ConfirmResign), self.texts.say("button-resign-yes"), ButtonStyle::Danger);
        let no = button(self.id(Press::Cancel), self.texts.say("button-resign-no"), ButtonStyle::Secondary);
        Page {
            content: format!("{} {}", self.heading(), self.texts.say("resign-ask")),
            rows: vec![CreateActionRow::Buttons(vec![yes, no])],
            ..Page::default()
        }
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

    /// One line of a list of games.
    pub fn listed(&self, me: Option<usize>, link: Option<(u64, u64)>, silent: Option<&str>) -> String {
        let game = &self.row.game;
        let mine = me.is_some() && game.to_move() == me;
        let place = link.map_or_else(String::new, |(channel, message)| {
            let server = self.row.place.server.map_or_else(|| "@me".to_owned(), |server| server.to_string());
            format!("https://discord.com/channels/{server}/{channel}/{message}")
        });
        let args = [
            ("mine", Value::from(if mine { "yes" } else { "no" })),
            ("who", game.to_move().map_or_else(String::new, |chair| self.chair(chair)).into()),
            ("number", (game.line().plies() / game.variant().board().seats + 1).into()),
            ("link", place.into()),
        ];
        let line = format!("{} {}", self.heading(), self.texts.say_with("games-line", args));
        match silent {
            Some(why) => format!("{line}\n{}", self.texts.say_with("games-silent", [("why", why.into())])),
            None => line,
        }
    }
}

/// A menu of games for a move or command that did not say which.
pub fn choose_game(texts: Texts, rows: &[(GameRow, String)], text: &str) -> Page {
    let options = rows.iter().take(MENU).map(|(row, label)| {
        let value = format!("{}:{}", row.game.id.0, row.game.seq());
        CreateSelectMenuOption::new(label.chars().take(100).collect::<String>(), value)
    });
    let id = Id { game: GameId(0), seq: 0, press: Press::ChooseGame(text.to_owned()) };
    let content = texts.say_with("which-game", [("text", text.into())]);
    Page { content, rows: vec![menu(id, texts.say("which-game-hint"), options.collect())], ..Page::default() }
}

/// A challenge as a message: who asks whom, the variant, the side, until when.
pub fn challenge(texts: Texts, challenge: &Challenge, people: &[Option<u64>], ping: Vec<u64>) -> Page {
    let id = |press| Id { game: challenge.id, seq: 0, press };
    let invited = challenge.seats.iter().position(|seat| matches!(seat, Seating::Invited(_)));
    let mut buttons = vec![button(id(Press::Accept), texts.say("button-accept"), ButtonStyle::Success)];
    if invited.is_some() {
        buttons.push(button(id(Press::Decline), texts.say("button-decline"), ButtonStyle::Secondary));
    }
    buttons.push(button(id(Press::Withdraw), texts.say("button-withdraw"), ButtonStyle::Secondary));
    let open = challenge.state == ChallengeState::Open;
    let closing = if open {
        texts.say_with("challenge-until", [("when", when(challenge.expires()).into())])
    } else {
        String::new()
    };
    let content = [challenge_text(texts, challenge, people), closing].join("\n");
    let rows = if open { vec![CreateActionRow::Buttons(buttons)] } else { vec![begun_row(texts, challenge)] };
    Page { content: content.trim_end().to_owned(), rows, ping, ..Page::default() }
}

/// The button below a challenge that became a game: it also marks the message as ours.
fn begun_row(texts: Texts, challenge: &Challenge) -> CreateActionRow {
    let id = Id { game: challenge.id, seq: 0, press: Press::View };
    CreateActionRow::Buttons(vec![button(id, texts.say("button-view"), ButtonStyle::Secondary)])
}

fn challenge_text(texts: Texts, challenge: &Challenge, people: &[Option<u64>]) -> String {
    let person = |n: usize| match people.get(n).copied().flatten() {
        Some(id) => format!("<@{id}>"),
        None => texts.say("name-gone"),
    };
    let other = match challenge.seats.get(1) {
        Some(Seating::Taken(holder)) => who(texts, holder, people.get(1).copied().flatten()),
        Some(Seating::Invited(_)) => person(1),
        Some(Seating::Open) | None => String::new(),
    };
    let side = match challenge.side {
        Side::Either => "either",
        Side::Romans => "romans",
        Side::Gauls => "gauls",
    };
    let args = [
        ("challenger", Value::from(person(0))),
        ("other", other.into()),
        ("open", if matches!(challenge.seats.get(1), Some(Seating::Open)) { "yes" } else { "no" }.into()),
        ("side", side.into()),
        ("name", challenge.name.as_str().into()),
    ];
    let mut text = texts.say_with("challenge-text", args);
    if let Some(note) = &challenge.note {
        text.push_str(&format!("\n> {}", note.replace('\n', " ")));
    }
    text
}

/// What became of a challenge, edited into its message.
pub fn closed(texts: Texts, challenge: &Challenge, people: &[Option<u64>], game: Option<&GameRow>) -> Page {
    let other = people.get(1).copied().flatten().map_or_else(|| texts.say("name-somebody"), |id| format!("<@{id}>"));
    let place = game.and_then(|row| row.thread.or((row.place.server.is_some() && !row.place.thread).then_some(0)));
    let args = [
        ("state", Value::from(challenge.state.word())),
        ("other", other.into()),
        ("link", place.filter(|&id| id != 0).map_or_else(String::new, |id| format!("<#{id}>")).into()),
    ];
    let content = format!("{}\n{}", challenge_text(texts, challenge, people), texts.say_with("challenge-closed", args));
    let rows = if game.is_some() { vec![begun_row(texts, challenge)] } else { Vec::new() };
    Page { content: content.trim_end().to_owned(), rows, ..Page::default() }
}
