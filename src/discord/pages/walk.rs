//! Looking through a game, move by move.

use std::ops::Range;

use murus_gallicus::render::Highlight;
use murus_gallicus::rules::{Line, Seat};
use serenity::all::ButtonStyle::Secondary;
use serenity::all::{CreateActionRow, CreateSelectMenuOption};

use super::rows::{MENU, button, menu};
use super::view::View;
use crate::discord::custom_id::{ForGame, Shown};
use crate::discord::page::Page;
use crate::service::{Spot, moves_until};
use crate::texts::Value;

/// Moves that are listed before the one that was made last, and after it.
const AROUND: usize = 6;

impl View<'_> {
    /// The game after so many moves, or as it stands where it has fewer, seen by a side; with every way to other positions of it.
    pub fn walk(&self, ply: usize, view: Seat) -> Page {
        let whole = self.row.game.line();
        let (ply, plies) = (ply.min(whole.plies()), whole.plies());
        let line = whole.before(ply);
        let state = match line.outcome() {
            Some(_) => self.result(),
            None => {
                let who = self.chair(self.row.game.chair_in(&line, line.position().to_move()));
                self.texts.say_with("walk-to-move", [("who", Value::from(who))])
            }
        };
        let near = ply.saturating_sub(AROUND)..(ply + AROUND).min(plies);
        let at = self.texts.say_with("walk-at", [("ply", Value::from(ply)), ("plies", plies.into())]);
        let content = [format!("{} · {at}", self.heading()), around(whole, near, ply), state];
        let content: Vec<String> = content.into_iter().filter(|part| !part.is_empty()).collect();
        let rows = [vec![self.ways(ply, view)], self.jumps(view), self.onward(ply)].concat();
        Page {
            content: content.join("\n"),
            attachment: Some(self.draw_line(&line, view, Highlight::None, &format!("-{ply}-{}", view.word()))),
            rows,
            ..Page::default()
        }
    }

    /// The steps from a position to others, and to the next side's view of it.
    fn ways(&self, ply: usize, view: Seat) -> CreateActionRow {
        let plies = self.row.game.line().plies();
        let seats = self.row.game.variant().board().seats;
        let next = Seat::ALL[(view.index() + 1) % seats];
        let to = |ply, view| ForGame::WalkTo(Shown { ply, view });
        let way = |there: bool, press, label| button(self.id(press), self.texts.say(label), Secondary).disabled(!there);
        let flip = way(true, to(ply, next), "button-walk-flip");
        if plies == 0 {
            return CreateActionRow::Buttons(vec![flip]);
        }
        CreateActionRow::Buttons(vec![
            way(ply > 0, ForGame::WalkFirst(view), "button-walk-first"),
            way(ply > 0, to(ply.saturating_sub(1), view), "button-walk-back"),
            way(ply < plies, to(ply + 1, view), "button-walk-next"),
            way(ply < plies, ForGame::WalkLast(view), "button-walk-last"),
            flip,
        ])
    }

    /// A menu of moves to jump to: all of them, or where they are too many some at even distances.
    fn jumps(&self, view: Seat) -> Vec<CreateActionRow> {
        let line = self.row.game.line();
        let apart = line.plies().div_ceil(MENU).max(1);
        let option = |ply: usize| CreateSelectMenuOption::new(line.numbered_move(ply), (ply + 1).to_string());
        let options: Vec<_> = (0..line.plies()).rev().step_by(apart).map(option).collect();
        let options: Vec<_> = options.into_iter().rev().collect();
        let hint = self.texts.say("walk-hint");
        if options.len() < 2 {
            return Vec::new();
        }
        vec![menu(self.id(ForGame::WalkBy(view)), hint, options)]
    }

    /// What can be done from a position.
    fn onward(&self, ply: usize) -> Vec<CreateActionRow> {
        let game = &self.row.game;
        let any = game.line().plies() > 0;
        let goes_on = any && moves_until(game, ply).is_some();
        self.buttons([
            (goes_on, self.id(ForGame::GoOnFrom(ply)), "button-walk-go-on", Secondary),
            (true, self.id(ForGame::Line(Spot::Game(ply))), "button-try", Secondary),
            (any, self.id(ForGame::Replay), "button-replay", Secondary),
            (any, self.id(ForGame::History), "button-history", Secondary),
        ])
    }
}

/// Some moves of a line; the last one that was made before `shown` moves were stands out.
pub fn around(line: &Line, moves: Range<usize>, shown: usize) -> String {
    let (start, end) = (moves.start, moves.end);
    let told = moves.map(|ply| {
        let text = if ply == start { line.numbered_move(ply) } else { line.listed_move(ply) };
        if ply + 1 == shown { format!("**{text}**") } else { text }
    });
    let after = (end < line.plies()).then(|| "…".to_owned());
    told.chain(after).collect::<Vec<_>>().join(" ")
}
