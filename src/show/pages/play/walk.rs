//! The page on which a person looks through a game, move by move.

use std::ops::Range;

use crate::show::pages::news;
use crate::show::pages::picture;
use crate::show::pages::summary;
use crate::show::rows::Style::Secondary;
use crate::show::rows::{MenuChoice, Row};
use murus_gallicus::{Line, Seat};
use murus_pictures::Highlight;

use crate::service::{LineSpot, moves_until};
use crate::show::custom_id::{ForGame, ViewedPly};
use crate::show::page::Page;
use crate::show::pages::view::View;
use crate::show::rows::{Button, MENU, button, menu};
use crate::store::ShownPage;
use crate::texts::deed::with_deed_in;
use crate::texts::{Texts, Value};

/// The number of plies listed before the position shown, and the number listed after it.
const AROUND: usize = 6;

/// Returns the page of the position after `ply` plies, or of the current one if the game has fewer.
/// The board is seen from `side`. Buttons and a menu lead to other positions.
pub fn walk_page(view: &View<'_>, ply: usize, side: Seat) -> Page {
    let whole = view.game.line();
    let ply = ply.min(whole.plies());
    let plies = whole.plies();
    let line = whole.before(ply);
    let state = match line.outcome() {
        Some(_) => news::result_line(view),
        None => {
            let who = view.name_chair(view.game.chair_in(&line, line.position().to_move()));
            view.texts.say_with("walk-to-move", [("who", Value::from(who))])
        }
    };
    let near = ply.saturating_sub(AROUND)..(ply + AROUND).min(plies);
    let at = view.texts.say_with("walk-at", [("ply", Value::from(ply)), ("plies", plies.into())]);
    let content = [
        format!("{} · {at}", summary::game_heading(view)),
        moves_around(view.texts, whole, near, ply),
        state,
    ];
    let content: Vec<String> = content.into_iter().filter(|part| !part.is_empty()).collect();
    let rows =
        [vec![step_row(view, ply, side)], jump_rows(view, side), onward_rows(view, ply)].concat();
    Page {
        content: content.join("\n"),
        attachment: Some(picture::draw_line(
            view,
            &line,
            side,
            Highlight::None,
            &format!("-{ply}-{}", side.word()),
        )),
        rows,
        shows: (plies > 0).then_some(ShownPage::Position(view.game.id, ply, side)),
        ..Page::default()
    }
}

/// The row of buttons to the first, previous, next and last position, and to the view of the next
/// side. Without moves it has the last of these alone.
fn step_row(view: &View<'_>, ply: usize, side: Seat) -> Row {
    let plies = view.game.line().plies();
    let seats = view.game.variant().board().seats;
    let next = Seat::ALL[(side.index() + 1) % seats];
    let to = |ply, side| ForGame::WalkTo(ViewedPly { ply, side });
    let way = |enabled: bool, press, label| Button {
        enabled,
        ..button(view.press_id(press), view.texts.say(label), Secondary)
    };
    let flip = way(true, to(ply, next), "button-walk-flip");
    if plies == 0 {
        return Row::Buttons(vec![flip]);
    }
    Row::Buttons(vec![
        way(ply > 0, ForGame::WalkFirst(side), "button-walk-first"),
        way(ply > 0, to(ply.saturating_sub(1), side), "button-walk-back"),
        way(ply < plies, to(ply + 1, side), "button-walk-next"),
        way(ply < plies, ForGame::WalkLast(side), "button-walk-last"),
        flip,
    ])
}

/// The row with a menu of the moves to jump to. If a menu cannot hold all of them, it has some at
/// equal distances. Empty if it would have fewer than two options.
fn jump_rows(view: &View<'_>, side: Seat) -> Vec<Row> {
    let line = view.game.line();
    let apart = line.plies().div_ceil(MENU).max(1);
    let option = |ply: usize| MenuChoice::new(line.numbered_move(ply), (ply + 1).to_string());
    let options: Vec<_> = (0..line.plies()).rev().step_by(apart).map(option).collect();
    let options: Vec<_> = options.into_iter().rev().collect();
    let hint = view.texts.say("walk-hint");
    if options.len() < 2 {
        return Vec::new();
    }
    vec![menu(view.press_id(ForGame::WalkBy(side)), hint, options)]
}

/// Returns the buttons below a position: to play on from it, to try moves, to watch the replay, and
/// to list all moves.
fn onward_rows(view: &View<'_>, ply: usize) -> Vec<Row> {
    let game = view.game;
    let any = game.line().plies() > 0;
    let goes_on = any && moves_until(game, ply).is_some();
    view.button_row([
        (goes_on, view.press_id(ForGame::GoOnFrom(ply)), "button-walk-go-on", Secondary),
        (true, view.press_id(ForGame::Line(LineSpot::Game(ply))), "button-try", Secondary),
        (any, view.press_id(ForGame::Replay), "button-replay", Secondary),
        (any, view.press_id(ForGame::History), "button-history", Secondary),
    ])
}

/// Writes the moves of a line in a range of plies, counted from 0. The last of the first `shown`
/// moves of the line is bold, with its effect. An ellipsis ends the text if the line continues.
pub fn moves_around(texts: Texts, line: &Line, moves: Range<usize>, shown: usize) -> String {
    let start = moves.start;
    let end = moves.end;
    let written = moves.map(|ply| {
        let text = if ply == start { line.numbered_move(ply) } else { line.listed_move(ply) };
        if ply + 1 == shown { with_deed_in(texts, line, ply, format!("**{text}**")) } else { text }
    });
    let after = (end < line.plies()).then(|| "…".to_owned());
    written.chain(after).collect::<Vec<_>>().join(" ")
}
