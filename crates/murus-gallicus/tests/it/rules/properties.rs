//! Properties of every position of every variant. The cases are the same on every run. The fuzz
//! targets try more.

use std::collections::HashSet;

use murus_gallicus::{
    Bits, Cell, Move, Options, Position, Refusal, Seat, Shape, Sought, Unit, Variant, perft,
};
use proptest::collection::vec;
use proptest::prelude::*;

use super::anywhere::{Checked, in_every_variant, lines, pick, runner, walk};

#[test]
fn positions_and_variants_survive_writing_and_reading() {
    in_every_variant(16, |position, _| {
        let text = position.to_string();
        prop_assert_eq!(Position::parse(&text, position.variant()), Ok(*position));
        prop_assert_eq!(position.variant().to_string().parse(), Ok(position.variant()));
        Ok(())
    });
}

#[test]
fn the_list_of_legal_moves_and_the_reader_agree() {
    in_every_variant(12, |position, picks| {
        let written = position.written_moves();
        let known: HashSet<&str> = written.iter().map(String::as_str).collect();
        prop_assert_eq!(known.len(), position.moves().len(), "each move has its own text");
        for &number in picks {
            if let Some(m) = pick(position, number) {
                prop_assert_eq!(position.read(&position.write(m).to_string()), Ok(m));
            }
        }
        // Two cells with a sign are a move exactly if the list has it.
        let geometry = &position.variant().board().geometry;
        let cell = |number: u16| {
            geometry.name(geometry.cells()[usize::from(number) % geometry.cells().len()])
        };
        for ends in picks.windows(2) {
            for sign in ["-", "x", "xx"] {
                let text = format!("{}{sign}{}", cell(ends[0]), cell(ends[1]));
                prop_assert_eq!(
                    position.read(&text).is_ok(),
                    known.contains(text.as_str()),
                    "{}",
                    text
                );
            }
        }
        Ok(())
    });
}

#[test]
fn what_comes_within_two_plies_is_found() {
    in_every_variant(12, |position, picks| {
        let mut here = *position;
        for (&number, plies) in picks.iter().zip(1..=2) {
            let Some(m) = pick(&here, number) else { break };
            here = here.play_unchecked(m);
            let sought = Sought::of(&here);
            let found = sought.comes_after(position, plies);
            // Among several sides, two plies may lead back to a position that one ply can reach.
            prop_assert!(found.is_some_and(|found| found <= plies), "{} after {:?}", here, found);
            prop_assert_eq!(sought.comes_after(&here, 0), Some(0));
        }
        Ok(())
    });
}

#[test]
fn every_generous_form_is_the_same_move() {
    in_every_variant(10, |position, picks| {
        for &number in picks {
            let Some(m) = pick(position, number) else { return Ok(()) };
            let text = position.write(m).to_string();
            let name = |cell: Cell| position.variant().board().geometry.name(cell).to_string();
            let mut forms = vec![
                text.to_uppercase(),
                format!("  {text}\n"),
                format!("12. {text}"),
                format!("12...{text}"),
                format!("`{text}`"),
                format!("{text}?!"),
                text.replace('-', " – ")
                    .replace("xx", " × × ")
                    .replace('x', " × ")
                    .replace(',', " , "),
                text.replace('-', "—").replace("xx", "*").replace('x', ":"),
            ];
            match m {
                Move::Distribute { from, mid, to } => {
                    forms.push(format!("{}-{}-{}", name(from), name(mid), name(to)));
                    forms.push(format!("{} {} {}", name(from), name(mid), name(to)));
                }
                Move::Open { from, left, right } => {
                    forms.push(format!("{}-{},{}", name(from), name(left), name(right)));
                    forms.push(format!("{}-{},{}", name(from), name(right), name(left)));
                    forms.push(format!("{}{}{}", name(from), name(right), name(left)));
                }
                Move::Sacrifice { .. }
                | Move::Cut { .. }
                | Move::Throw { .. }
                | Move::Bombard { .. } => {}
            }
            for form in forms {
                prop_assert_eq!(position.read(&form), Ok(m), "{}", form);
            }
            // Without a sign it is the same move, or it is open whether the tower gives one stone
            // or both.
            match position.read(&text.replace(['-', 'x', ','], "")) {
                Ok(read) => prop_assert_eq!(read, m),
                Err(Refusal::Which { one, both }) => prop_assert!(m == one || m == both),
                Err(other) => prop_assert!(false, "{}: {:?}", text, other),
            }
        }
        Ok(())
    });
}

#[test]
fn every_walk_onto_the_far_row_is_one_of_a_siege_tower() {
    in_every_variant(12, |position, _| {
        let board = position.variant().board();
        let breaks = !position.variant().has(Options::ESCAPE);
        let goals = board.goals.get(position.to_move().index()).copied().unwrap_or_default();
        let is_home = |cell: Cell| board.goals.iter().any(|goal| goal.has(cell));
        for m in position.moves() {
            let Move::Distribute { from, to, .. } = m else { continue };
            if goals.has(to) && !is_home(from) {
                prop_assert_eq!(
                    position.siege_tower(from).is_some(),
                    breaks,
                    "{}",
                    position.write(m)
                );
            }
        }
        for &cell in board.geometry.cells() {
            if let Some(tower) = position.siege_tower(cell) {
                prop_assert!(breaks_from(position, tower.seat, cell));
            }
        }
        Ok(())
    });
}

/// Returns true if a cell is two steps from a cell where the side breaks through.
fn breaks_from(position: &Position, seat: Seat, cell: Cell) -> bool {
    let board = position.variant().board();
    let goals = position.variant().board().goals[seat.index()];
    let ends =
        board.geometry.directions().iter().filter_map(|&way| board.geometry.step(cell, way, 2));
    !position.variant().has(Options::ESCAPE) && ends.into_iter().any(|end| goals.has(end))
}

/// All units of a position by cell; `None` for an empty cell.
fn units(position: &Position) -> Vec<(Cell, Option<Unit>)> {
    position
        .variant()
        .board()
        .geometry
        .cells()
        .iter()
        .map(|&cell| (cell, position.unit(cell)))
        .collect()
}

/// The number of stones of each seat.
fn stones(position: &Position) -> [i32; 4] {
    let mut stones = [0; 4];
    for (_, unit) in units(position) {
        if let Some(unit) = unit {
            stones[unit.seat.index()] += unit.height as i32;
        }
    }
    stones
}

#[test]
fn each_action_conserves_stones_by_its_rule() {
    in_every_variant(20, |position, picks| {
        for &number in picks {
            let Some(m) = pick(position, number) else { return Ok(()) };
            let next = position.play_unchecked(m);
            let mover = position.to_move();
            let (touched, given) = match m {
                Move::Distribute { from, mid, to } => (vec![from, mid, to], 0),
                Move::Open { from, left, right } => (vec![from, left, right], 0),
                Move::Throw { from, to } => (vec![from, to], 0),
                Move::Sacrifice { from, to } | Move::Bombard { from, to } => (vec![from, to], 1),
                Move::Cut { from, to } => (vec![from, to], 2),
            };
            // The owner of the target loses as many stones as the mover gives, and others lose
            // none.
            let mut expected = stones(position);
            expected[mover.index()] -= given;
            if given > 0 {
                let victim = position.unit(m.to()).unwrap().seat;
                prop_assert_ne!(victim, mover);
                expected[victim.index()] -= given;
            }
            prop_assert_eq!(stones(&next), expected);
            for ((cell, before), (_, after)) in units(position).into_iter().zip(units(&next)) {
                prop_assert!(
                    before == after || touched.contains(&cell),
                    "{:?} changed",
                    position.write(m)
                );
            }
        }
        Ok(())
    });
}

#[test]
fn sets_of_cells_never_contradict_each_other() {
    in_every_variant(20, |position, picks| {
        let mut all = vec![*position];
        all.extend(
            picks
                .iter()
                .filter_map(|&number| pick(position, number))
                .map(|m| position.play_unchecked(m)),
        );
        for position in all {
            let (walls, towers, catapults) = position.heights();
            let owned = Seat::ALL.map(|seat| position.stones(seat));
            prop_assert_eq!(
                owned.iter().map(|set| set.count()).sum::<u32>(),
                position.occupied().count()
            );
            prop_assert_eq!(owned.iter().fold(0, |all, set| all | set), walls | towers | catapults);
            let advanced = position.variant().to_string().contains("advanced");
            prop_assert!(advanced || catapults.is_empty());
            let board = position.variant().board().geometry.tables::<u128>().unwrap().board;
            prop_assert_eq!(position.occupied() & !board, 0);
        }
        Ok(())
    });
}

#[test]
fn actions_are_counted_as_they_are_listed() {
    in_every_variant(20, |position, _| {
        let mut listed = 0;
        position.for_each_action(|_| listed += 1);
        prop_assert_eq!(position.count_actions(), listed);
        prop_assert_eq!(position.has_action(), listed > 0);
        if position.opening_turns() == 0 {
            prop_assert_eq!(position.count_actions_of(position.to_move()), listed);
        }
        let legal = position.moves().len() as u32;
        prop_assert_eq!(legal, if position.outcome().is_some() { 0 } else { listed });
        prop_assert_eq!(perft(position, 1), u64::from(legal));
        prop_assert!(legal > 0 || position.outcome().is_some(), "a game that goes on has a move");
        Ok(())
    });
}

/// Menus on Discord hold 25 choices: the units that can act, then the moves of one unit. For the
/// special first turn of a balanced game the menu has cells instead of pairs of cells.
#[test]
fn every_played_position_fits_into_menus() {
    const MENU: usize = 25;
    for variant in Variant::all() {
        let picks = vec(any::<u16>(), 0..200);
        let check = |picks: Vec<u16>| {
            let position = walk(variant, &picks);
            let moves = position.moves();
            let units: HashSet<Cell> = moves.iter().map(|m| m.from()).collect();
            prop_assert!(units.len() <= MENU, "{} units at {}", units.len(), position);
            for unit in units {
                let choices: HashSet<Cell> = match position.opening_turns() {
                    0 => {
                        let of_unit = position.moves_from(unit);
                        prop_assert!(
                            of_unit.len() <= MENU,
                            "{} moves at {}",
                            of_unit.len(),
                            position
                        );
                        continue;
                    }
                    _ => moves.iter().filter(|m| m.from() == unit).map(|m| m.to()).collect(),
                };
                prop_assert!(choices.len() < MENU, "{} cells at {}", choices.len(), position);
            }
            Ok(())
        };
        runner(40).run(&picks, check).unwrap_or_else(|error| panic!("{variant}: {error}"));
    }
}

#[test]
fn both_widths_play_alike() {
    in_every_variant(12, |position, picks| {
        let Some(narrow) = position.narrow() else {
            prop_assert!(
                position.variant().board().geometry.cells().len() > 60,
                "small boards have narrow sets"
            );
            return Ok(());
        };
        prop_assert_eq!(narrow.moves(), position.moves());
        prop_assert_eq!(narrow.outcome(), position.outcome());
        for &number in picks {
            let Some(m) = pick(position, number) else { return Ok(()) };
            let wide = position.play_unchecked(m);
            prop_assert_eq!(Some(narrow.play_unchecked(m)), wide.narrow());
            prop_assert_eq!(narrow.play_unchecked(m).moves(), wide.moves());
        }
        Ok(())
    });
}

#[test]
fn play_accepts_only_legal_moves() {
    in_every_variant(10, |position, picks| {
        let legal = position.moves();
        // Moves of a neighbouring position are the most likely mistakes.
        let other = picks
            .first()
            .and_then(|&number| pick(position, number))
            .map(|m| position.play_unchecked(m));
        let foreign = other.map(|other| other.moves()).unwrap_or_default();
        for &m in legal.iter().chain(&foreign).take(40) {
            match position.play(m) {
                Ok(next) => prop_assert!(legal.contains(&m) && next == position.play_unchecked(m)),
                Err(same) => prop_assert!(!legal.contains(&m) && same == *position),
            }
        }
        Ok(())
    });
}

/// A position with each cell replaced by `turn`, and with the two sides exchanged if `exchange`.
fn mirrored(
    position: &Position,
    turn: impl Fn(&Position, Cell) -> Cell,
    exchange: bool,
) -> Position {
    let variant = position.variant();
    let geometry = &variant.board().geometry;
    let swap_case = |c: char| {
        if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() }
    };
    let letter = |cell: Cell| {
        let source = position.unit(turn(position, cell));
        let letter = source.map_or('1', |unit| {
            let letters = if unit.seat == Seat::Romans { ['W', 'T', 'C'] } else { ['w', 't', 'c'] };
            letters[unit.height as usize - 1]
        });
        if exchange { swap_case(letter) } else { letter }
    };
    let at = |file, rank| letter(geometry.cell(file, rank).unwrap());
    let line = |n: u8| -> String {
        match geometry.shape() {
            Shape::Rect { files, ranks } => {
                (0..files).map(|file| at(file, ranks - 1 - n)).collect()
            }
            Shape::Hex { .. } => (0..geometry.ranks(n)).map(|rank| at(n, rank)).collect(),
        }
    };
    let lines: Vec<String> = (0..lines(variant).len() as u8).map(line).collect();
    let text = position.to_string();
    let fields = text.split_once(' ').unwrap().1;
    let fields = match (exchange, fields) {
        (true, "r") => "g",
        (true, "g") => "r",
        (_, same) => same,
    };
    super::position(variant, &format!("{} {fields}", lines.join("/")))
}

/// A move with each cell replaced by `turn`.
fn turned(position: &Position, m: Move, turn: &impl Fn(&Position, Cell) -> Cell) -> Move {
    m.map(|cell| turn(position, cell))
}

/// The mirror image of a cell, with left and right exchanged.
fn across(position: &Position, cell: Cell) -> Cell {
    let geometry = &position.variant().board().geometry;
    let (file, rank) = geometry.coordinates(cell);
    geometry.cell(geometry.files() - 1 - file, rank).unwrap()
}

/// The mirror image of a cell, with the ends of its file exchanged.
fn upside_down(position: &Position, cell: Cell) -> Cell {
    let geometry = &position.variant().board().geometry;
    let (file, rank) = geometry.coordinates(cell);
    geometry.cell(file, geometry.ranks(file) - 1 - rank).unwrap()
}

fn has_the_mirrored_moves(
    position: &Position,
    turn: impl Fn(&Position, Cell) -> Cell,
    exchange: bool,
) -> Checked {
    let mirror = mirrored(position, &turn, exchange);
    let mut expected: Vec<Move> =
        position.moves().into_iter().map(|m| turned(position, m, &turn)).collect();
    let mut moves = mirror.moves();
    expected.sort();
    moves.sort();
    prop_assert_eq!(moves, expected);
    let winner = |position: &Position| {
        position.outcome().map(|end| (end.winner.unwrap().index(), end.reason))
    };
    let flipped =
        winner(position).map(|(seat, reason)| (if exchange { 1 - seat } else { seat }, reason));
    prop_assert_eq!(winner(&mirror), flipped);
    Ok(())
}

#[test]
fn the_mirrored_position_has_the_mirrored_moves() {
    in_every_variant(16, |position, _| {
        let board = position.variant().board();
        if board.seats > 2 {
            return Ok(());
        }
        // On most boards the sides face each other along the files, on one across them.
        let sideways = board.name == "hex-eleven";
        // The special first turns are those of one side each.
        let exchangeable = position.opening_turns() == 0;
        if !sideways || exchangeable {
            has_the_mirrored_moves(position, across, sideways)?;
        }
        if sideways || exchangeable {
            has_the_mirrored_moves(position, upside_down, !sideways)?;
        }
        Ok(())
    });
}

/// Random texts that look a little like moves, positions or variants.
fn texts() -> impl Strategy<Value = String> {
    prop_oneof![
        ".{0,40}",
        "[a-j0-9xX:*,.–— `!?-]{0,16}",
        "[WTCwtcUVuv0-9/]{0,80} [rgeb] ?[a-z0-9:]{0,8}",
        "[a-z+@0-9-]{0,40}"
    ]
}

#[test]
fn no_text_makes_the_readers_panic() {
    let variants: Vec<Variant> = Variant::all().collect();
    runner(4000)
        .run(&(texts(), 0..variants.len(), vec(any::<u16>(), 0..6)), |(text, n, picks)| {
            let position = walk(variants[n], &picks);
            if let Ok(m) = position.read(&text) {
                prop_assert!(position.moves().contains(&m));
            }
            if let Ok(read) = Position::parse(&text, variants[n]) {
                prop_assert_eq!(Position::parse(&read.to_string(), variants[n]), Ok(read));
            }
            if let Ok(read) = text.parse::<Variant>() {
                prop_assert!(variants.contains(&read));
            }
            Ok(())
        })
        .unwrap();
}
