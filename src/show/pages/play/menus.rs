//! The pages on which a player chooses a move step by step: the unit, the target, the preview. Only
//! the player sees them.

use crate::show::pages::picture;
use crate::show::pages::summary::{self, DOT};
use crate::show::rows::Style::{Primary, Secondary, Success};
use crate::show::rows::{MenuChoice, Row};
use crate::texts::captions;
use crate::texts::deed::{describe_deed, with_deed};
use murus_gallicus::{Cell, Entry, Height, Line, Move, Position, Seat};
use murus_pictures::{Highlight, Layout, Scene};

use crate::game::Timestamp;
use crate::ids::UserId;
use crate::show::custom_id::{ForGame, ForPerson, Mark};
use crate::show::emoji::Emoji;
use crate::show::page::{Attachment, Page};
use crate::show::pages::picture::draw_board;
use crate::show::pages::view::View;
use crate::show::rows::{MENU, button, button_rows, menu, menu_of_two};
use crate::texts::{Texts, Value, unit_word};

/// The cell with this name, such as "c3"; `None` if the board has no such cell.
pub fn cell_named(position: &Position, name: &str) -> Option<Cell> {
    let geometry = &position.variant().board().geometry;
    geometry.cells().iter().copied().find(|&cell| geometry.name(cell).to_string() == name)
}

/// The cells of the units that can move, sorted by their place on a picture seen from a side:
/// column by column from the left, each from the bottom up.
pub fn units_that_move(position: &Position, side: Seat) -> Vec<Cell> {
    let mut cells: Vec<Cell> = position.moves().iter().map(|m| m.from()).collect();
    cells.sort_by_key(reading_order(position, side));
    cells.dedup();
    cells
}

/// Returns the cell of the chosen unit, if it can move, or of the only one that can; `None` if
/// there is a choice to make.
pub fn chosen_or_only(position: &Position, side: Seat, chosen: Option<Cell>) -> Option<Cell> {
    let units = units_that_move(position, side);
    let only = if let [only] = units[..] { Some(only) } else { None };
    chosen.filter(|cell| units.contains(cell)).or(only)
}

/// The moves of a unit, sorted by the place of their targets on a picture seen from a side: column
/// by column from the left, each from the bottom up.
pub fn targets_of(position: &Position, from: Cell, side: Seat) -> Vec<Move> {
    let mut moves = position.moves_from(from);
    let order = reading_order(position, side);
    moves.sort_by_key(|m| order(&m.to()));
    moves
}

/// Returns the key that sorts cells by their place on a picture seen from a side: from left to
/// right, and from the bottom up within a column.
fn reading_order(position: &Position, side: Seat) -> impl Fn(&Cell) -> (i32, i32) {
    let layout = Layout::new(position.variant().board(), side, Scene::SIZE);
    move |&cell| {
        let (x, y) = layout.center(cell);
        (x.round() as i32, -y.round() as i32)
    }
}

/// The most choices that are shown as buttons; more of them become a menu. One row of buttons is
/// left for the way back.
const BUTTONS: usize = 20;

/// Returns the page of the first step towards a move that leaves a choice: a unit, its target, or
/// the preview of its only move. `from` is the cell of a unit that is already chosen. With
/// `at_once` there are no previews, so the person always chooses the target.
pub fn step_page(view: &View<'_>, from: Option<Cell>, at_once: bool) -> Page {
    let position = view.game.position();
    let side = position.to_move();
    match chosen_or_only(position, side, from) {
        None => choose_unit(view, &units_that_move(position, side)),
        Some(from) => match position.moves_from(from)[..] {
            [m] if !at_once => {
                let page = preview_page(view, &position.write(m).to_string());
                page.unwrap_or_else(|| choose_target(view, from))
            }
            _ => choose_target(view, from),
        },
    }
}

/// Returns the page with the units that can move, as buttons.
fn choose_unit(view: &View<'_>, cells: &[Cell]) -> Page {
    let position = view.game.position();
    let geometry = &position.variant().board().geometry;
    let choices = cells.iter().map(|&cell| {
        let name = geometry.name(cell).to_string();
        let id = view.press_id(ForGame::From(name.clone()));
        UnitChoice::of_unit(view.texts, position, cell, id)
    });
    let hint = view.texts.say("menu-units-hint");
    let mut rows = choice_rows(choices.collect(), view.press_id(ForGame::ChooseUnit), hint);
    rows.extend(step_rows(view, false));
    let catapult =
        |cell: &Cell| position.unit(*cell).is_some_and(|unit| unit.height == Height::Catapult);
    let kind = match cells.iter().filter(|cell| catapult(cell)).count() {
        _ if position.opening_turns() > 0 => "opening",
        0 => "towers",
        some if some == cells.len() => "catapults",
        _ => "both",
    };
    Page {
        content: view.texts.say_with("menu-units", [("kind", kind.into())]),
        rows,
        attachment: Some(picture::draw_marked(
            view,
            position.to_move(),
            Highlight::Origins(cells),
            "-units",
        )),
        ..Page::default()
    }
}

/// Names a unit by its cell, and by its kind if it is not a tower.
pub fn unit_at(texts: Texts, position: &Position, cell: Cell) -> String {
    let name = position.variant().board().geometry.name(cell).to_string();
    let unit = position.unit(cell).map_or("tower".into(), unit_word);
    texts.say_with("menu-unit", [("cell", name.into()), ("unit", unit)])
}

/// Returns the page with the moves of one unit, as buttons, with the targets marked on the picture.
fn choose_target(view: &View<'_>, from: Cell) -> Page {
    let position = view.game.position();
    if position.opening_turns() > 0 {
        return pairs_page(view, from);
    }
    let moves = targets_of(position, from, position.to_move());
    let choices = moves.iter().map(|&m| {
        let id = view.press_id(ForGame::To(position.write(m).to_string()));
        UnitChoice::of_move(position, m, id).with_deed(view.texts, position, m)
    });
    let hint = view.texts.say("menu-targets-hint");
    let mut rows = choice_rows(choices.collect(), view.press_id(ForGame::ChooseMove), hint);
    rows.extend(step_rows(view, true));
    let highlight = Highlight::Targets { from, moves: &moves };
    let name = position.variant().board().geometry.name(from).to_string();
    let unit = position.unit(from).map_or("tower".into(), unit_word);
    Page {
        content: view
            .texts
            .say_with("menu-targets", [("cell", name.as_str().into()), ("unit", unit)]),
        rows,
        attachment: Some(picture::draw_marked(
            view,
            position.to_move(),
            highlight,
            &format!("-{name}"),
        )),
        ..Page::default()
    }
}

/// Returns the next choices in a line that a person tries, with their picture. The choices are the
/// units that can move or, if `from` is given, the moves of the unit on that cell. `press` and
/// `menu_press` give the custom ids of the buttons and of the menu. `suffix` ends the file name of
/// the picture.
pub fn next_in(
    view: &View<'_>,
    line: &Line,
    side: Seat,
    from: Option<Cell>,
    press: &dyn Fn(&str) -> ForGame,
    menu_press: ForGame,
    suffix: &str,
) -> (Vec<Row>, Attachment) {
    let position = line.position();
    let Some(from) = from else {
        let cells = units_that_move(position, side);
        let choice = |&cell: &Cell| {
            let name = position.variant().board().geometry.name(cell).to_string();
            UnitChoice::of_unit(view.texts, position, cell, view.press_id(press(&name)))
        };
        let hint = view.texts.say("menu-units-hint");
        let rows = choice_rows(cells.iter().map(choice).collect(), view.press_id(menu_press), hint);
        return (rows, picture::draw_line(view, line, side, Highlight::Origins(&cells), suffix));
    };
    let moves = targets_of(position, from, side);
    let choice = |&m: &Move| {
        let id = view.press_id(press(&position.write(m).to_string()));
        UnitChoice::of_move(position, m, id).with_deed(view.texts, position, m)
    };
    let hint = view.texts.say("menu-targets-hint");
    let rows = choice_rows(moves.iter().map(choice).collect(), view.press_id(menu_press), hint);
    (rows, picture::draw_line(view, line, side, Highlight::Targets { from, moves: &moves }, suffix))
}

/// A choice on the way to a move: a unit, or one of its moves.
pub struct UnitChoice {
    label: String,
    /// The custom id of the choice as a button.
    id: String,
    /// The value of the choice in a menu.
    value: String,
    emoji: Option<Emoji>,
}

impl UnitChoice {
    /// Returns the choice of the unit on a cell. Its value in a menu is the name of the cell.
    pub fn of_unit(texts: Texts, position: &Position, cell: Cell, id: String) -> UnitChoice {
        UnitChoice {
            label: unit_at(texts, position, cell),
            id,
            value: position.variant().board().geometry.name(cell).to_string(),
            emoji: Emoji::of_unit(position, cell),
        }
    }

    /// Returns the choice of a move. Its label and its value in a menu are the notation of the
    /// move.
    pub fn of_move(position: &Position, m: Move, id: String) -> UnitChoice {
        let value = position.write(m).to_string();
        let emoji = Emoji::of_unit(position, m.from());
        UnitChoice { label: value.clone(), id, value, emoji }
    }

    /// Adds the effect of the move to the label.
    fn with_deed(self, texts: Texts, position: &Position, m: Move) -> UnitChoice {
        let label = format!("{} · {}", self.value, describe_deed(texts, position, m));
        UnitChoice { label, ..self }
    }
}

/// Returns the rows of the choices: buttons, or one menu of the first 25 with this custom id and
/// hint if there are more than 20. Empty without choices.
pub fn choice_rows(choices: Vec<UnitChoice>, menu_id: String, hint: String) -> Vec<Row> {
    if choices.is_empty() {
        return Vec::new();
    }
    if choices.len() <= BUTTONS {
        let one =
            |choice: UnitChoice| button(choice.id, choice.label, Primary).with_emoji(choice.emoji);
        return button_rows(choices.into_iter().map(one).collect());
    }
    let option =
        |choice: UnitChoice| MenuChoice::new(choice.label, choice.value).with_emoji(choice.emoji);
    vec![menu(menu_id, hint, choices.into_iter().take(MENU).map(option).collect())]
}

/// Returns the page for the special first turn of a balanced game: a menu of cells, of which the
/// player chooses two.
fn pairs_page(view: &View<'_>, from: Cell) -> Page {
    let position = view.game.position();
    let geometry = &position.variant().board().geometry;
    let moves = position.moves_from(from);
    let mut cells: Vec<String> = moves.iter().map(|m| geometry.name(m.to()).to_string()).collect();
    cells.extend(moves.iter().filter_map(|m| match m {
        Move::Open { left, .. } => Some(geometry.name(*left).to_string()),
        _ => None,
    }));
    cells.sort();
    cells.dedup();
    let options = cells.into_iter().map(|cell| MenuChoice::new(cell.clone(), cell)).collect();
    let name = geometry.name(from).to_string();
    let id = view.press_id(ForGame::ChoosePair(name.clone()));
    let mut rows = vec![menu_of_two(id, view.texts.say("menu-pairs-hint"), options)];
    rows.extend(step_rows(view, true));
    let highlight = Highlight::Targets { from, moves: &moves };
    Page {
        content: view.texts.say_with("menu-pairs", [("cell", name.as_str().into())]),
        rows,
        attachment: Some(picture::draw_marked(
            view,
            position.to_move(),
            highlight,
            &format!("-{name}"),
        )),
        ..Page::default()
    }
}

/// The row below the choices of a step: the button back to the choice of a unit, if a unit is
/// `chosen` of several, and that for a hint in an unrated game against Murus. Empty without both.
fn step_rows(view: &View<'_>, chosen: bool) -> Vec<Row> {
    let position = view.game.position();
    let several = units_that_move(position, position.to_move()).len() > 1;
    let helps = !view.game.terms.rated && view.game.lone_player().is_some();
    view.button_row([
        (chosen && several, view.press_id(ForGame::Units), "button-back", Secondary),
        (helps, view.press_id(ForGame::Hint), "button-hint", Secondary),
    ])
}

/// Returns the page that asks which of these moves a person means who typed only the target cell,
/// several moves, or one among other words.
pub fn which_move_page(view: &View<'_>, moves: &[Move]) -> Page {
    let to = moves.first().map(|m| view.game.position().variant().board().geometry.name(m.to()));
    let cell = to.map(|to| to.to_string()).unwrap_or_default();
    let same = moves.windows(2).all(|pair| pair[0].to() == pair[1].to());
    let named = match moves {
        [_] => "one",
        _ if same => "cell",
        _ => "several",
    };
    let args = [("named", named.into()), ("cell", cell.into())];
    Page {
        content: view.texts.say_with("which-move", args),
        rows: confirm_rows(view, moves),
        ..Page::default()
    }
}

/// Returns a button for each of these moves. A press on the button plays the move at once.
pub fn confirm_rows(view: &View<'_>, moves: &[Move]) -> Vec<Row> {
    let play = |m: &Move| {
        let position = view.game.position();
        let text = position.write(*m).to_string();
        let label = format!("{text} · {}", describe_deed(view.texts, position, *m));
        let emoji = Emoji::of_unit(position, m.from());
        button(view.press_id(ForGame::Confirm(text)), label, Primary).with_emoji(emoji)
    };
    button_rows(moves.iter().map(play).collect())
}

/// Returns the page that shows the position after a move and asks the player to confirm the move.
/// `None` if the move cannot be played.
pub fn preview_page(view: &View<'_>, text: &str) -> Option<Page> {
    let m = view.game.position().read(text).ok()?;
    let mut line = view.game.line().clone();
    let written = line.position().write(m).to_string();
    let seat = line.position().to_move();
    line.play(Entry::Move(m)).ok()?;
    let scene = Scene {
        left: &captions::last_move(view.texts, &line),
        right: &view.texts.say("picture-preview"),
        side: None,
        triumph: None,
        caption: &captions::credit_line(view.texts),
        players: &picture::name_players(view, &line),
        theme: view.look.theme,
        ..Scene::of(&line, seat)
    };
    let name =
        format!("{}-{}-{}.png", view.game.name, view.game.board_seq(), written.replace(',', "-"));
    let picture = draw_board(view.texts, name, &line, &scene);
    let args = [("move", Value::from(written.as_str()))];
    let confirm = view.texts.say_with("button-confirm", args);
    let play = button(view.press_id(ForGame::Confirm(written.clone())), confirm, Success);
    let mut buttons = vec![play.with_emoji(Emoji::of_unit(view.game.position(), m.from()))];
    // The button back leads to the last step that leaves a choice.
    let from = view.game.position().variant().board().geometry.name(m.from()).to_string();
    let back = match (
        view.game.position().moves_from(m.from()).len(),
        units_that_move(view.game.position(), seat).len(),
    ) {
        (2.., _) => Some(ForGame::From(from)),
        (_, 2..) => Some(ForGame::Units),
        _ => None,
    };
    buttons.extend(
        back.map(|press| button(view.press_id(press), view.texts.say("button-back"), Secondary)),
    );
    let written = with_deed(view.texts, view.game.position(), m, written);
    Some(Page {
        content: view.texts.say_with("menu-preview", [("move", Value::from(written))]),
        attachment: Some(picture),
        rows: button_rows(buttons),
        ..Page::default()
    })
}

/// Returns the page that asks in which game a person wants to move. `text` is the move that they
/// typed.
pub fn choose_game(texts: Texts, options: Vec<MenuChoice>, text: &str) -> Page {
    let id = Mark::NOTHING.id(&ForPerson::ChooseGame(text.to_owned()));
    let content = texts.say_with("which-game", [("text", text.into())]);
    Page { content, rows: vec![menu(id, texts.say("which-game-hint"), options)], ..Page::default() }
}

/// Returns a game as an option of a menu. Its value is the id of the game and the number of its
/// current board, separated by a colon.
pub fn game_option(view: &View<'_>, me: UserId, now: Timestamp) -> MenuChoice {
    let game = view.game;
    let value = format!("{}:{}", game.id.0, game.board_seq());
    let label: String =
        summary::summarize(view, view.chair_of(me), now).chars().take(LONGEST).collect();
    MenuChoice::new(label, value).with_emoji(game_emoji(view, me))
}

/// The emoji of a game in a list: that of the level against which a person plays, or else that of
/// the side of the person `me`. `None` if there is neither.
fn game_emoji(view: &View<'_>, me: UserId) -> Option<Emoji> {
    let game = view.game;
    let side = || view.chair_of(me).map(|chair| Emoji::of_side(game.seat_of(chair)));
    game.level_played().and_then(Emoji::of_level).or_else(side)
}

/// The most characters of an autocomplete choice, and of a menu option, on Discord.
const LONGEST: usize = 100;

/// Returns a game as an autocomplete choice: a summary, and the short name of the game. Only the
/// summary is cut to fit.
pub fn game_label(view: &View<'_>, me: UserId, now: Timestamp) -> String {
    let name = &view.game.name;
    let room = LONGEST.saturating_sub(name.chars().count() + DOT.chars().count());
    let summary: String =
        summary::summarize(view, view.chair_of(me), now).chars().take(room).collect();
    format!("{summary}{DOT}{name}")
}

/// The short name of a game in a text that ends with it: the name alone, "Game x9w8", or an
/// autocomplete choice. Empty for a blank text.
pub fn name_in(text: &str) -> &str {
    text.split_whitespace().next_back().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use murus_gallicus::Variant;
    use murus_lessons::LESSONS;

    use super::*;

    #[test]
    fn a_unit_alone_needs_no_choice() {
        let alone = LESSONS[0].steps[0].position().unwrap_or(Position::start(Variant::STANDARD));
        let tower = cell_named(&alone, "a1");
        let choose = |position, cell| chosen_or_only(position, Seat::Romans, cell);
        assert!(tower.is_some() && choose(&alone, None) == tower);
        assert_eq!(choose(&alone, cell_named(&alone, "d7")), tower, "it cannot move");
        let start = Position::start(Variant::STANDARD);
        assert_eq!([choose(&start, None), choose(&start, tower)], [None, tower]);
    }
}
