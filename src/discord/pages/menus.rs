//! What is chosen on the way to a move, shown to the chooser alone.

use serenity::all::ButtonStyle::{Primary, Secondary, Success};
use serenity::all::{CreateActionRow, CreateSelectMenuOption};

use super::rows::{MENU, button, menu, menu_of_two, rows};
use super::view::View;
use crate::discord::custom_id::{ForGame, ForPerson, Mark};
use crate::discord::names::Names;
use crate::discord::page::{Attachment, Page};
use crate::game::Millis;
use crate::ids::UserId;
use crate::render::{self, Highlight, Scene};
use crate::rules::{Cell, Entry, Move, Position};
use crate::store::GameRow;
use crate::texts::{Texts, Value};

/// The cell of this name; none where the board has none.
pub fn cell_named(position: &Position, name: &str) -> Option<Cell> {
    let geometry = &position.variant().board().geometry;
    geometry.cells().iter().copied().find(|&cell| geometry.name(cell).to_string() == name)
}

impl View<'_> {
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
            rows: vec![menu(self.id(ForGame::ChooseUnit), self.texts.say("menu-units-hint"), options)],
            attachment: Some(self.draw(seat, Highlight::Origins(&cells), "-units")),
            ..Page::default()
        }
    }

    /// The moves of one unit, as a menu with the targets marked.
    pub fn targets(&self, from: Cell) -> Page {
        let position = self.row.game.position();
        if position.opening_turns() > 0 {
            return self.pairs(from);
        }
        let moves = position.moves_from(from);
        let options = moves.iter().take(MENU).map(|&m| {
            let text = position.write(m).to_string();
            let label = format!("{text} · {}", self.makes(position, m));
            CreateSelectMenuOption::new(label, text)
        });
        let options: Vec<_> = options.collect();
        let highlight = Highlight::Targets { from, moves: &moves };
        let name = position.variant().board().geometry.name(from).to_string();
        let mut rows = vec![menu(self.id(ForGame::ChooseMove), self.texts.say("menu-targets-hint"), options)];
        rows.extend(self.back());
        Page {
            content: self.texts.say_with("menu-targets", [("cell", name.as_str().into())]),
            rows,
            attachment: Some(self.draw(position.to_move(), highlight, &format!("-{name}"))),
            ..Page::default()
        }
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
        let options = cells.into_iter().map(|cell| CreateSelectMenuOption::new(cell.clone(), cell)).collect();
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

    /// The way back to the units.
    fn back(&self) -> Vec<CreateActionRow> {
        self.buttons([(true, self.id(ForGame::Units), "button-back", Secondary)])
    }

    /// Buttons that play each of these moves at once.
    pub fn confirmations(&self, moves: &[Move]) -> Vec<CreateActionRow> {
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
            ..Scene::of(&line, seat)
        };
        let name = format!("{}-{}-{}.png", self.row.game.name, self.row.game.board(), written.replace(',', "-"));
        let picture = Attachment { name, alt: self.texts.alt_text(&line), bytes: render::render(&scene) };
        let said = [("move", Value::from(written.as_str()))];
        let confirm = self.texts.say_with("button-confirm", said);
        let mut buttons = vec![
            button(self.id(ForGame::Confirm(written.clone())), confirm, Success),
            button(self.id(ForGame::Units), self.texts.say("button-back"), Secondary),
        ];
        if self.row.game.chairs.len() == 2 && line.outcome().is_none() && line.position().opening_turns() == 0 {
            let foresee = self.id(ForGame::Foresee(written.clone()));
            buttons.push(button(foresee, self.texts.say("button-if"), Secondary));
        }
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
    let options = games.iter().take(MENU).map(|row| option(View { texts, row, names }, me, now)).collect();
    let id = Mark::NOTHING.id(&ForPerson::ChooseGame(text.to_owned()));
    let content = texts.say_with("which-game", [("text", text.into())]);
    Page { content, rows: vec![menu(id, texts.say("which-game-hint"), options)], ..Page::default() }
}

/// A game as an option of a menu; its value is the game and the event count of its board.
pub fn option(view: View<'_>, me: UserId, now: Millis) -> CreateSelectMenuOption {
    let game = &view.row.game;
    let value = format!("{}:{}", game.id.0, game.board());
    let label: String = view.summary(view.row.chair_of(me), now).chars().take(100).collect();
    CreateSelectMenuOption::new(label, value).description(&game.name)
}

/// A game as a completion: what matters about it, and its short name.
pub fn label(view: View<'_>, me: UserId, now: Millis) -> String {
    format!("{} · {}", view.summary(view.row.chair_of(me), now), view.row.game.name)
}
