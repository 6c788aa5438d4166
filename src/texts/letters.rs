//! The board as text: a grid with two letters for each cell, for a monospaced font.

use std::collections::BTreeMap;

use murus_gallicus::{Board, Geometry, Height, Position, Seat, Shape, Unit};

use super::refusal::{side_word, unit_word};
use super::{Texts, Value, small_line};

/// The letter of an empty cell.
const EMPTY: &str = "·";

/// A position in the text grid: the column to the right, and the line upwards. On a hexagon a cell
/// is two lines high, and the next file is one line lower.
type Square = (i32, i32);

/// Returns the board in letters as a Discord message, with the meaning of the letters in small type
/// below.
pub fn message(texts: Texts, position: &Position, view: Seat) -> String {
    format!("```\n{}\n```\n{}", board(texts, position, view), small_line(&legend(texts, position)))
}

/// Returns the board in letters, with the side `view` at the bottom as in the picture.
pub fn board(texts: Texts, position: &Position, view: Seat) -> String {
    let board = position.variant().board();
    let geometry = &board.geometry;
    let spot = |spot: Square| turn_spot(board, view, spot);
    let mut page: BTreeMap<Square, String> = BTreeMap::new();
    for &cell in geometry.cells() {
        let letters = position
            .unit(cell)
            .map_or_else(|| EMPTY.to_owned(), |found| unit_letters(texts, found));
        page.insert(spot(place_on_page(geometry, geometry.place(cell))), letters);
    }
    page.extend(edge_labels(geometry, spot).into_iter().map(|(at, text)| (spot(at), text)));
    write_lines(&page)
}

/// Returns the two letters of a unit: its side, in capitals for the Romans, and its height.
fn unit_letters(texts: Texts, unit: Unit) -> String {
    let side = texts.say_with("letters-side", [("side", side_word(unit.seat))]);
    format!("{side}{}", texts.say_with("letters-unit", [("unit", unit_word(unit))]))
}

/// Explains the letters of the sides, walls and towers, and of catapults if the board has one now.
pub fn legend(texts: Texts, position: &Position) -> String {
    let seats = &Seat::ALL[..position.variant().board().seats];
    let side = |&seat: &Seat| {
        let letter = texts.say_with("letters-side", [("side", side_word(seat))]);
        texts.say_with(
            "letters-mean-side",
            [("letter", Value::from(letter)), ("side", side_word(seat))],
        )
    };
    let (_, _, catapults) = position.heights();
    let highest = if catapults == 0 { Height::Tower } else { Height::Catapult };
    let unit = |height: Height| {
        let unit = || unit_word(Unit { seat: Seat::Romans, height });
        let letter = texts.say_with("letters-unit", [("unit", unit())]);
        texts.say_with("letters-mean-unit", [("letter", Value::from(letter)), ("unit", unit())])
    };
    let heights = [Height::Wall, Height::Tower, Height::Catapult]
        .into_iter()
        .filter(|&height| height <= highest);
    let all: Vec<String> = seats.iter().map(side).chain(heights.map(unit)).collect();
    all.join(", ")
}

/// Returns the position of a cell in the text grid before the board is turned. On a hexagon,
/// neighbouring files are half a cell apart in height.
fn place_on_page(geometry: &Geometry, (file, row): (u8, u8)) -> Square {
    let file = i32::from(file);
    let row = i32::from(row);
    match geometry.shape() {
        Shape::Rect { .. } => (file, row),
        Shape::Hex { .. } => (file, 2 * row - file),
    }
}

/// Turns a position of the text grid so that the side `view` is at the bottom. Sides sit clockwise
/// at even distances, so the board turns counter-clockwise. The result may be shifted: only the
/// relations between positions matter.
fn turn_spot(board: &Board, view: Seat, spot: Square) -> Square {
    let (turns, once): (usize, fn(Square) -> Square) = match board.geometry.shape() {
        Shape::Rect { .. } => (4, |(x, y)| (-y, x)),
        // Half a cell up is less than a column to the right.
        Shape::Hex { .. } => (6, |(x, y)| ((x - y) / 2, (3 * x + y) / 2)),
    };
    (0..view.index() * turns / board.seats).fold(spot, |spot, _| once(spot))
}

/// Returns the labels of files and ranks with their positions in the text grid before turning. A
/// rectangle has them at the left and at the bottom of the board as `turned`. A hexagon has each
/// file's letter at one end, and the number of the file's last rank at the other.
fn edge_labels(geometry: &Geometry, turned: impl Fn(Square) -> Square) -> Vec<(Square, String)> {
    let letter = |file: u8| char::from(b'a' + file).to_string();
    let files = 0..geometry.files();
    match geometry.shape() {
        Shape::Rect { files: count, ranks } => {
            // True if the low end of a line is at the left or at the bottom after turning.
            let first = |step: Square| {
                let (x, y) = turned(step);
                x + y > 0
            };
            let left = if first((1, 0)) { -1 } else { i32::from(count) };
            let below = if first((0, 1)) { -1 } else { i32::from(ranks) };
            let ranks = (0..ranks).map(|rank| ((left, i32::from(rank)), (rank + 1).to_string()));
            ranks.chain(files.map(|file| ((i32::from(file), below), letter(file)))).collect()
        }
        Shape::Hex { .. } => {
            let end = |file: u8, rank: u8, by: i32| {
                let cell = geometry.cell(file, rank)?;
                let (x, y) = place_on_page(geometry, geometry.place(cell));
                Some((x, y + by))
            };
            let both = files.flat_map(|file| {
                let ranks = geometry.ranks(file);
                let first = end(file, 0, -2);
                let last = end(file, ranks - 1, 2);
                [first.map(|spot| (spot, letter(file))), last.map(|spot| (spot, ranks.to_string()))]
            });
            both.flatten().collect()
        }
    }
}

/// Joins the cells of the text grid into lines, the highest line first.
fn write_lines(page: &BTreeMap<Square, String>) -> String {
    let bounds = |of: fn(&Square) -> i32| {
        let all = || page.keys().map(of);
        all().min().unwrap_or(0)..=all().max().unwrap_or(0)
    };
    let columns = bounds(|spot| spot.0);
    let rows = bounds(|spot| spot.1);
    let line = |row: i32| {
        let letters =
            |column: i32| format!("{:>2}", page.get(&(column, row)).map_or("", String::as_str));
        columns.clone().map(letters).collect::<Vec<_>>().join(" ").trim_end().to_owned()
    };
    rows.clone().rev().map(line).collect::<Vec<_>>().join("\n")
}
