//! What is chosen on the way to a move, shown to the chooser alone.

use crate::show::rows::Style::{Primary, Secondary, Success};
use crate::show::rows::{Choice, Row};
use murus_gallicus::render::{Highlight, Layout, Scene};
use murus_gallicus::rules::{Cell, Entry, Height, Line, Move, Position, Seat};

use super::view::{View, board};
use crate::game::Millis;
use crate::ids::UserId;
use crate::show::custom_id::{ForGame, ForPerson, Mark};
use crate::show::names::Names;
use crate::show::page::{Attachment, Page};
use crate::show::rows::{MENU, button, menu, menu_of_two, rows};
use crate::store::GameRow;
use crate::texts::{Texts, Value, unit_word};

/// The cell of this name; none where the board has none.
pub fn cell_named(position: &Position, name: &str) -> Option<Cell> {
    let geometry = &position.variant().board().geometry;
    geometry.cells().iter().copied().find(|&cell| geometry.name(cell).to_string() == name)
}

/// The cells of the units that can move, as they are seen from a side.
pub fn units_that_move(position: &Position, view: Seat) -> Vec<Cell> {
    let mut cells: Vec<Cell> = position.moves().iter().map(|m| m.from()).collect();
    cells.sort_by_key(seen(position, view));
    cells.dedup();
    cells
}

/// The moves of a unit, as their targets are seen from a side.
pub fn targets_of(position: &Position, from: Cell, view: Seat) -> Vec<Move> {
    let mut moves = position.moves_from(from);
    let order = seen(position, view);
    moves.sort_by_key(|m| order(&m.to()));
    moves
}

/// Where cells stand in the order in which the eye meets them on a picture from a side: from left to right, then upwards.
fn seen(position: &Position, view: Seat) -> impl Fn(&Cell) -> (i32, i32) {
    let layout = Layout::new(position.variant().board(), view, Scene::SIZE);
    move |&cell| {
        let (x, y) = layout.center(cell);
        (x.round() as i32, -y.round() as i32)
    }
}

/// The most choices that are buttons; of more there is a menu. A row is left for the way back.
const BUTTONS: usize = 20;

impl View<'_> {
    /// The first step towards a move at which there is something to choose, from a unit on where one is chosen; without a confirmation the move
    /// itself always is.
    pub fn step(&self, from: Option<Cell>, confirms: bool) -> Page {
        let position = self.row.game.position();
        let units = units_that_move(position, position.to_move());
        let only = if let [only] = units[..] { Some(only) } else { None };
        match from.filter(|from| units.contains(from)).or(only) {
            None => self.units(&units),
            Some(from) => match position.moves_from(from)[..] {
                [m] if confirms => {
                    let preview = self.preview(&position.write(m).to_string());
                    preview.unwrap_or_else(|| self.targets(from))
                }
                _ => self.targets(from),
            },
        }
    }

    /// The units that can move, as buttons.
    fn units(&self, cells: &[Cell]) -> Page {
        let position = self.row.game.position();
        let geometry = &position.variant().board().geometry;
        let choices = cells.iter().map(|&cell| {
            let name = geometry.name(cell).to_string();
            (self.unit_at(position, cell), ForGame::From(name.clone()), name)
        });
        let hint = self.texts.say("menu-units-hint");
        let catapult = |cell: &Cell| position.unit(*cell).is_some_and(|unit| unit.height == Height::Catapult);
        let kind = match cells.iter().filter(|cell| catapult(cell)).count() {
            _ if position.opening_turns() > 0 => "opening",
            0 => "towers",
            some if some == cells.len() => "catapults",
            _ => "both",
        };
        Page {
            content: self.texts.say_with("menu-units", [("kind", kind.into())]),
            rows: self.choices(choices.collect(), ForGame::ChooseUnit, hint),
            attachment: Some(self.draw(position.to_move(), Highlight::Origins(cells), "-units")),
            ..Page::default()
        }
    }

    /// A unit by its cell; what it is, too, where it is no tower.
    pub fn unit_at(&self, position: &Position, cell: Cell) -> String {
        let name = position.variant().board().geometry.name(cell).to_string();
        let unit = position.unit(cell).map_or("tower".into(), unit_word);
        self.texts.say_with("menu-unit", [("cell", name.into()), ("unit", unit)])
    }

    /// The moves of one unit, as buttons, with the targets marked.
    fn targets(&self, from: Cell) -> Page {
        let position = self.row.game.position();
        if position.opening_turns() > 0 {
            return self.pairs(from);
        }
        let moves = targets_of(position, from, position.to_move());
        let choices = moves.iter().map(|&m| {
            let text = position.write(m).to_string();
            (format!("{text} · {}", self.makes(position, m)), ForGame::To(text.clone()), text)
        });
        let mut rows = self.choices(choices.collect(), ForGame::ChooseMove, self.texts.say("menu-targets-hint"));
        rows.extend(self.back());
        let highlight = Highlight::Targets { from, moves: &moves };
        let name = position.variant().board().geometry.name(from).to_string();
        let unit = position.unit(from).map_or("tower".into(), unit_word);
        Page {
            content: self.texts.say_with("menu-targets", [("cell", name.as_str().into()), ("unit", unit)]),
            rows,
            attachment: Some(self.draw(position.to_move(), highlight, &format!("-{name}"))),
            ..Page::default()
        }
    }

    /// What can be chosen next in a line that somebody thinks through, and its picture: the units that can move, or what one of them can do.
    pub fn next_in(
        &self,
        line: &Line,
        view: Seat,
        from: Option<Cell>,
        press: &dyn Fn(&str) -> ForGame,
        menu_press: ForGame,
        suffix: &str,
    ) -> (Vec<Row>, Attachment) {
        let position = line.position();
        let Some(from) = from else {
            let cells = units_that_move(position, view);
            let choice = |&cell: &Cell| {
                let name = position.variant().board().geometry.name(cell).to_string();
                (self.unit_at(position, cell), press(&name), name)
            };
            let rows = self.choices(cells.iter().map(choice).collect(), menu_press, self.texts.say("menu-units-hint"));
            return (rows, self.draw_line(line, view, Highlight::Origins(&cells), suffix));
        };
        let moves = targets_of(position, from, view);
        let choice = |&m: &Move| {
            let text = position.write(m).to_string();
            (format!("{text} · {}", self.makes(position, m)), press(&text), text)
        };
        let rows = self.choices(moves.iter().map(choice).collect(), menu_press, self.texts.say("menu-targets-hint"));
        (rows, self.draw_line(line, view, Highlight::Targets { from, moves: &moves }, suffix))
    }

    /// What can be chosen, each with its label, its press and its value: as buttons, or where they are too many as a menu.
    pub fn choices(&self, choices: Vec<(String, ForGame, String)>, menu_press: ForGame, hint: String) -> Vec<Row> {
        if choices.is_empty() {
            return Vec::new();
        }
        if choices.len() <= BUTTONS {
            let press = |(label, press, _)| button(self.id(press), label, Primary);
            return rows(choices.into_iter().map(press).collect());
        }
        let option = |(label, _, value)| Choice::new(label, value);
        vec![menu(self.id(menu_press), hint, choices.into_iter().take(MENU).map(option).collect())]
    }

    /// The cells of the special first turn of a balanced game, as a menu of which two are chosen.
    fn pairs(&self, from: Cell) -> Page {
        let position = self.row.game.position();
        let geometry = &position.variant().board().geometry;
        let moves = position.moves_from(from);
        let mut cells: Vec<String> = moves.iter().map(|m| geometry.name(m.to()).to_string()).collect();
        cells.extend(moves.iter().filter_map(|m| match m {
            Move::Open { left, .. } => Some(geometry.name(*left).to_string()),
            _ => None,
        }));
        cells.sort();
        cells.dedup();
        let options = cells.into_iter().map(|cell| Choice::new(cell.clone(), cell)).collect();
        let name = geometry.name(from).to_string();
        let id = self.id(ForGame::ChoosePair(name.clone()));
        let mut rows = vec![menu_of_two(id, self.texts.say("menu-pairs-hint"), options)];
        rows.extend(self.back());
        let highlight = Highlight::Targets { from, moves: &moves };
        Page {
            content: self.texts.say_with("menu-pairs", [("cell", name.as_str().into())]),
            rows,
            attachment: Some(self.draw(position.to_move(), highlight, &format!("-{name}"))),
            ..Page::default()
        }
    }

    /// The way back to the units, where there was a choice.
    fn back(&self) -> Vec<Row> {
        let position = self.row.game.position();
        self.buttons([(
            units_that_move(position, position.to_move()).len() > 1,
            self.id(ForGame::Units),
            "button-back",
            Secondary,
        )])
    }

    /// Buttons that play each of these moves at once.
    pub fn confirmations(&self, moves: &[Move]) -> Vec<Row> {
        let play = |m: &Move| {
            let text = self.row.game.position().write(*m).to_string();
            let label = format!("{text} · {}", self.makes(self.row.game.position(), *m));
            button(self.id(ForGame::Confirm(text)), label, Primary)
        };
        rows(moves.iter().map(play).collect())
    }

    /// What a move makes, in a few words; no advice.
    pub fn makes(&self, position: &Position, m: Move) -> String {
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
            players: &self.players(&line),
            theme: self.theme,
            ..Scene::of(&line, seat)
        };
        let name = format!("{}-{}-{}.png", self.row.game.name, self.row.game.board(), written.replace(',', "-"));
        let picture = board(self.texts, name, &line, &scene);
        let said = [("move", Value::from(written.as_str()))];
        let confirm = self.texts.say_with("button-confirm", said);
        let mut buttons = vec![button(self.id(ForGame::Confirm(written.clone())), confirm, Success)];
        // One step back: to the last one at which there was a choice.
        let from = self.row.game.position().variant().board().geometry.name(m.from()).to_string();
        let back = match (
            self.row.game.position().moves_from(m.from()).len(),
            units_that_move(self.row.game.position(), seat).len(),
        ) {
            (2.., _) => Some(ForGame::From(from)),
            (_, 2..) => Some(ForGame::Units),
            _ => None,
        };
        buttons.extend(back.map(|press| button(self.id(press), self.texts.say("button-back"), Secondary)));
        Some(Page {
            content: self.texts.say_with("menu-preview", [("move", Value::from(written))]),
            attachment: Some(picture),
            rows: rows(buttons),
            ..Page::default()
        })
    }
}

/// A menu of games for a move that did not say in which.
pub fn choose_game(texts: Texts, games: &[GameRow], names: &Names, me: UserId, now: Millis, text: &str) -> Page {
    let options = games.iter().take(MENU).map(|row| option(View::words(texts, row, names), me, now)).collect();
    let id = Mark::NOTHING.id(&ForPerson::ChooseGame(text.to_owned()));
    let content = texts.say_with("which-game", [("text", text.into())]);
    Page { content, rows: vec![menu(id, texts.say("which-game-hint"), options)], ..Page::default() }
}

/// A game as an option of a menu; its value is the game and the event count of its board.
pub fn option(view: View<'_>, me: UserId, now: Millis) -> Choice {
    let game = &view.row.game;
    let value = format!("{}:{}", game.id.0, game.board());
    let label: String = view.summary(view.row.chair_of(me), now).chars().take(100).collect();
    Choice::new(label, value).description(&game.name)
}

/// A game as a completion: what matters about it, and its short name.
pub fn label(view: View<'_>, me: UserId, now: Millis) -> String {
    format!("{} · {}", view.summary(view.row.chair_of(me), now), view.row.game.name)
}
