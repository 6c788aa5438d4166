//! Boards to try moves on, and what came of it.

use crate::show::rows::Style::{Primary, Secondary};
use crate::show::rows::{Choice, Row};
use murus_gallicus::render::Highlight;
use murus_gallicus::rules::Seat;

use super::lists::list;
use super::menus::cell_named;
use super::plans::ID;
use super::view::View;
use super::walk::around;
use crate::said;
use crate::service::{Lines, NOTE, Spot, Tried};
use crate::show::custom_id::{AtSpot, ForGame, Mark};
use crate::show::form::{Form, Line as Field};
use crate::show::length::cut;
use crate::show::page::Page;
use crate::show::rows::{MENU, menu};
use crate::texts::Texts;

/// The longest label of a menu's choice.
const LABEL: usize = 100;

impl View<'_> {
    /// A board to try moves on, seen by a side; `chosen` is the cell of a unit that was chosen.
    pub fn tried(&self, tried: &Tried, view: Seat, chosen: Option<&str>) -> Page {
        let line = tried.line.before(tried.shown).resumed();
        let spot = tried.spot();
        let from = chosen.and_then(|cell| cell_named(line.position(), cell));
        let suffix = format!("-try-{}-{}-{}", tried.id.unwrap_or_default(), tried.shown, chosen.unwrap_or_default());
        let goes_on = line.outcome().is_none() && line.position().opening_turns() == 0;
        let (mut rows, attachment) = if goes_on {
            let at = |what: &str| AtSpot { spot, what: what.to_owned() };
            let press = |what: &str| match from {
                Some(_) => ForGame::LineMove(at(what)),
                None => ForGame::LineUnit(at(what)),
            };
            let by = if from.is_some() { ForGame::LineMoveBy(spot) } else { ForGame::LineUnitBy(spot) };
            self.next_in(&line, view, from, &press, by, &suffix)
        } else {
            (Vec::new(), self.draw_line(&line, view, Highlight::None, &suffix))
        };
        rows.extend(self.around_a_line(tried, from.is_some()));
        let content =
            [self.heading(), self.line_told(tried), format!("{}.", self.texts.picture_right(&line))].join("\n");
        Page { content, attachment: Some(attachment), rows, ..Page::default() }
    }

    /// The ways back and on, and what can be done with a line.
    fn around_a_line(&self, tried: &Tried, chosen: bool) -> Vec<Row> {
        let kept = tried.by.is_none() && tried.id.is_some() && !chosen;
        let back = match tried.id {
            _ if chosen => Some(tried.spot()),
            Some(id) if tried.shown > tried.ply => Some(Spot::Line(id, tried.shown - tried.ply - 1)),
            _ => None,
        };
        let next = tried.id.filter(|_| tried.shown < tried.line.plies());
        let next = next.map(|id| Spot::Line(id, tried.shown - tried.ply + 1));
        let plan = self.planned(tried).map(ForGame::Foresee);
        let there = |press: &Option<ForGame>| press.as_ref().map(|press| self.id(press.clone())).unwrap_or_default();
        let (back, next) = (back.map(ForGame::Line), next.map(ForGame::Line));
        self.buttons([
            (back.is_some(), there(&back), "button-back", Secondary),
            (next.is_some() && !chosen, there(&next), "button-walk-next", Secondary),
            (plan.is_some() && !chosen, there(&plan), "button-if", Secondary),
            (kept, self.id(ForGame::LineNote(tried.spot())), "button-note", Secondary),
            (!chosen, self.id(ForGame::Lines), "button-lines", Secondary),
            (kept && next.is_none(), self.id(ForGame::LineDrop(tried.spot())), "button-line-drop", Secondary),
        ])
    }

    /// The moves of a line from the board as it stands, where it can become a plan.
    fn planned(&self, tried: &Tried) -> Option<String> {
        let game = &self.row.game;
        let played = game.line().plies();
        let same = tried.line.moves().take(played).eq(game.line().moves());
        let plans = tried.by.is_none() && game.outcome().is_none() && game.chairs.len() == 2;
        if !plans || !same || tried.shown <= played {
            return None;
        }
        let texts = (played..tried.shown).map(|ply| tried.line.text(ply));
        let line = texts.collect::<Vec<_>>().join(" ");
        (self.id(ForGame::Plan(line.clone())).len() <= ID).then_some(line)
    }

    /// A line in words: whose it is, its moves, what is said about it.
    fn line_told(&self, tried: &Tried) -> String {
        if tried.id.is_none() {
            return self.texts.say("try-empty");
        }
        let moves = around(&tried.line, tried.ply..tried.line.plies(), tried.shown);
        let by = tried.by.map(|id| format!("<@{id}>: ")).unwrap_or_default();
        let note = tried.note.as_ref().map(|note| format!("\n> {}", said::shown(note))).unwrap_or_default();
        format!("{by}{moves}{note}")
    }

    /// All lines that somebody may look at.
    pub fn lines(&self, lines: &Lines) -> Page {
        let all = || lines.own.iter().chain(&lines.others);
        let told = all().enumerate().map(|(n, tried)| format!("{} {}", nth(n), self.line_told(tried)));
        let title = match (lines.own.is_empty(), lines.others.is_empty()) {
            (true, true) => self.texts.say("try-none"),
            _ if lines.open => self.texts.say("try-open"),
            (true, false) => self.texts.say("try-others"),
            (false, _) => self.texts.say("try-own"),
        };
        let title = format!("{}\n{title}", self.heading());
        let option = |(n, tried): (usize, &Tried)| {
            let moves = around(&tried.line, tried.ply..tried.line.plies(), 0);
            Choice::new(cut(&format!("{} {moves}", nth(n)), LABEL), tried.id.unwrap_or_default().to_string())
        };
        let options: Vec<_> = all().enumerate().take(MENU).map(option).collect();
        let mut rows = match options.is_empty() {
            true => Vec::new(),
            false => vec![menu(self.id(ForGame::LineBy), self.texts.say("try-hint"), options)],
        };
        let over = self.row.game.outcome().is_some();
        let shares = over && !lines.own.is_empty();
        let now = Spot::Game(self.row.game.line().plies());
        rows.extend(self.buttons([
            (true, self.id(ForGame::Line(now)), "button-try", Primary),
            (shares && !lines.open, self.id(ForGame::LinesOpen), "button-lines-open", Secondary),
            (shares && lines.open, self.id(ForGame::LinesClose), "button-lines-close", Secondary),
        ]));
        Page { content: list(self.texts, title, told.collect(), 0), rows, ..Page::default() }
    }

    /// Lines of a game that is over can be looked at.
    pub fn study(&self) -> Page {
        let rows = self.buttons([(true, self.id(ForGame::Lines), "button-study", Primary)]);
        Page { content: format!("{}\n{}", self.heading(), self.texts.say("try-study")), rows, ..Page::default() }
    }
}

/// Which line of a list it is: by a letter, for its moves have numbers.
fn nth(n: usize) -> String {
    ('a'..='z').nth(n).map_or_else(|| "–".to_owned(), |letter| format!("{letter})"))
}

/// The form for what somebody says about a line of the game with this mark.
pub fn note_form(texts: Texts, mark: Mark, spot: Spot) -> Form {
    let line = Field { label: texts.say("try-note"), example: String::new(), longest: NOTE };
    Form { id: mark.id(&ForGame::LineNote(spot)), title: texts.say("try-note-form"), lines: vec![line] }
}

impl Tried {
    /// Where it is shown.
    fn spot(&self) -> Spot {
        match self.id {
            Some(id) => Spot::Line(id, self.shown - self.ply),
            None => Spot::Game(self.shown),
        }
    }
}
