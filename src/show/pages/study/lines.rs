//! The pages on which a person tries moves from a position of a game, and the lists of the tried
//! lines.

use crate::show::mention;
use crate::show::pages::menus;
use crate::show::pages::picture;
use crate::show::pages::summary;
use crate::show::rows::Style::{Primary, Secondary};
use crate::show::rows::{MenuChoice, Row};
use crate::texts::captions;
use murus_gallicus::{Line, Seat};
use murus_pictures::Highlight;

use crate::entered;
use crate::service::{GameLines, LineSpot, NOTE, SeenLine};
use crate::show::custom_id::{At, ForGame, LONGEST_ID, Mark};
use crate::show::form::{FieldKind, Form, FormField};
use crate::show::length::cut_text;
use crate::show::page::Page;
use crate::show::pages::lists::write_list;
use crate::show::pages::menus::{cell_named, chosen_or_only};
use crate::show::pages::view::View;
use crate::show::pages::walk::moves_around;
use crate::show::rows::{MENU, menu};
use crate::texts::Texts;

/// The longest label of a menu's choice, in characters.
const LABEL: usize = 100;

/// Returns the page with a board to try moves on, with `side` at the bottom. `chosen` is the cell
/// of the unit whose moves are shown; `None` shows the units.
pub fn line_page(view: &View<'_>, tried: &SeenLine, side: Seat, chosen: Option<&str>) -> Page {
    let line = tried.line.before(tried.shown).resumed();
    let spot = tried.spot();
    let picked = chosen.and_then(|cell| cell_named(line.position(), cell));
    let from = chosen_or_only(line.position(), side, picked);
    let suffix = format!(
        "-try-{}-{}-{}",
        tried.id.unwrap_or_default(),
        tried.shown,
        chosen.unwrap_or_default()
    );
    let goes_on = line.outcome().is_none() && line.position().opening_turns() == 0;
    let (mut rows, attachment) = if goes_on {
        let at = |what: &str| At { at: spot, what: what.to_owned() };
        let press = |what: &str| match from {
            Some(_) => ForGame::LineMove(at(what)),
            None => ForGame::LineUnit(at(what)),
        };
        let by = if from.is_some() { ForGame::LineMoveBy(spot) } else { ForGame::LineUnitBy(spot) };
        menus::next_in(view, &line, side, from, &press, by, &suffix)
    } else {
        (Vec::new(), picture::draw_line(view, &line, side, Highlight::None, &suffix))
    };
    rows.extend(around_a_line(view, tried, picked.is_some()));
    let content = [
        summary::game_heading(view),
        line_text(view, tried),
        format!("{}.", captions::state_of_play(view.texts, &line)),
    ]
    .join("\n");
    Page { content, attachment: Some(attachment), rows, ..Page::default() }
}

/// Returns the buttons that step back and forward in a line, and those that change it. While a unit
/// is `chosen`, only the button back.
fn around_a_line(view: &View<'_>, tried: &SeenLine, chosen: bool) -> Vec<Row> {
    let kept = tried.by.is_none() && tried.id.is_some() && !chosen;
    let back = match tried.id {
        _ if chosen => Some(tried.spot()),
        Some(id) if tried.shown > tried.ply => {
            Some(LineSpot::Line(id, tried.shown - tried.ply - 1))
        }
        _ => None,
    };
    let next = tried.id.filter(|_| tried.shown < tried.line.plies());
    let next = next.map(|id| LineSpot::Line(id, tried.shown - tried.ply + 1));
    let own = tried.by.is_none().then(|| tried.line.before(tried.shown));
    let plan = own.and_then(|line| planned_moves(view, &line)).map(ForGame::Foresee);
    let there = |press: &Option<ForGame>| {
        press.as_ref().map(|press| view.press_id(press.clone())).unwrap_or_default()
    };
    let back = back.map(ForGame::Line);
    let next = next.map(ForGame::Line);
    view.button_row([
        (back.is_some(), there(&back), "button-back", Secondary),
        (next.is_some() && !chosen, there(&next), "button-walk-next", Secondary),
        (plan.is_some() && !chosen, there(&plan), "button-plan-reply", Secondary),
        (kept, view.press_id(ForGame::LineNote(tried.spot())), "button-note", Secondary),
        (!chosen, view.press_id(ForGame::Lines), "button-lines", Secondary),
        (
            kept && next.is_none(),
            view.press_id(ForGame::LineDrop(tried.spot())),
            "button-line-drop",
            Secondary,
        ),
    ])
}

/// Returns the moves of a line from the current board of the game, as the argument of the button
/// that makes them a plan. `None` if they cannot become a plan, or are too long for a button.
pub fn planned_moves(view: &View<'_>, line: &Line) -> Option<String> {
    let game = view.game;
    let played = game.line().plies();
    let same = line.moves().take(played).eq(game.line().moves());
    let plans = game.outcome().is_none() && game.chairs.len() == 2;
    if !plans || !same || line.plies() <= played {
        return None;
    }
    let texts = (played..line.plies()).map(|ply| line.text(ply));
    let line = texts.collect::<Vec<_>>().join(" ");
    (view.press_id(ForGame::Plan(line.clone())).len() <= LONGEST_ID).then_some(line)
}

/// Returns a line in words: its owner, its moves and its note.
fn line_text(view: &View<'_>, tried: &SeenLine) -> String {
    if tried.id.is_none() {
        return view.texts.say("try-empty");
    }
    let moves = moves_around(view.texts, &tried.line, tried.ply..tried.line.plies(), tried.shown);
    let by = tried.by.map(|id| format!("{}: ", mention::mention_person(id))).unwrap_or_default();
    let note = tried
        .note
        .as_ref()
        .map(|note| format!("\n> {}", entered::escape_line(note)))
        .unwrap_or_default();
    format!("{by}{moves}{note}")
}

/// Returns the page with all lines of a game that a person may look at.
pub fn lines_page(view: &View<'_>, lines: &GameLines) -> Page {
    let all = || lines.own.iter().chain(&lines.others);
    let entries =
        all().enumerate().map(|(n, tried)| format!("{} {}", letter_of(n), line_text(view, tried)));
    let title = match (lines.own.is_empty(), lines.others.is_empty()) {
        (true, true) => view.texts.say("try-none"),
        _ if lines.open => view.texts.say("try-open"),
        (true, false) => view.texts.say("try-others"),
        (false, _) => view.texts.say("try-own"),
    };
    let title = format!("{}\n{title}", summary::game_heading(view));
    let option = |(n, tried): (usize, &SeenLine)| {
        let moves = moves_around(view.texts, &tried.line, tried.ply..tried.line.plies(), 0);
        MenuChoice::new(
            cut_text(&format!("{} {moves}", letter_of(n)), LABEL),
            tried.id.unwrap_or_default().to_string(),
        )
    };
    let options: Vec<_> = all().enumerate().take(MENU).map(option).collect();
    let mut rows = match options.is_empty() {
        true => Vec::new(),
        false => vec![menu(view.press_id(ForGame::LineBy), view.texts.say("try-hint"), options)],
    };
    let over = view.game.outcome().is_some();
    let shares = over && !lines.own.is_empty();
    let now = LineSpot::Game(view.game.line().plies());
    rows.extend(view.button_row([
        (true, view.press_id(ForGame::Line(now)), "button-try", Primary),
        (shares && !lines.open, view.press_id(ForGame::LinesOpen), "button-lines-open", Secondary),
        (shares && lines.open, view.press_id(ForGame::LinesClose), "button-lines-close", Secondary),
    ]));
    Page { content: write_list(view.texts, title, entries.collect(), 0), rows, ..Page::default() }
}

/// Says that the tried lines of a game that is over can now be looked at.
pub fn study_page(view: &View<'_>) -> Page {
    let rows = view.button_row([(true, view.press_id(ForGame::Lines), "button-study", Primary)]);
    Page {
        content: format!("{}\n{}", summary::game_heading(view), view.texts.say("try-study")),
        rows,
        ..Page::default()
    }
}

/// Returns the letter before a line in a list, by the line's number from 0; a dash after the last
/// letter. Letters are used because moves have numbers.
fn letter_of(n: usize) -> String {
    ('a'..='z').nth(n).map_or_else(|| "–".to_owned(), |letter| format!("{letter})"))
}

/// Returns the form for a note on the line at `spot`, in the game with this mark.
pub fn note_form(texts: Texts, mark: Mark, spot: LineSpot) -> Form {
    let words = ["try-note", "try-note-hint"];
    let field = FormField::new(texts, "note", words, true, FieldKind::line("", NOTE));
    Form {
        id: mark.id(&ForGame::LineNote(spot)),
        title: texts.say("try-note-form"),
        fields: vec![field],
        note: None,
    }
}

impl SeenLine {
    /// Returns the position of the line that is shown.
    fn spot(&self) -> LineSpot {
        match self.id {
            Some(id) => LineSpot::Line(id, self.shown - self.ply),
            None => LineSpot::Game(self.shown),
        }
    }
}
