//! The sentences of the rules, each with a check: a position, a move, and the position after it.

use expect_test::expect;
use murus_gallicus::{Position, Seat, Variant};

use super::{legal_from, position, variant};

/// Plays a move and compares the position after it.
#[track_caller]
fn check(game: &str, before: &str, text: &str, after: &str) {
    let start = position(variant(game), before);
    let m = start.read(text).unwrap_or_else(|refusal| panic!("{before}, {text}: {refusal:?}"));
    assert_eq!(start.play_unchecked(m).to_string(), after);
}

/// Plays a move and compares the outcome: winner and reason, or an empty text while the game
/// continues.
#[track_caller]
fn ends(game: &str, before: &str, text: &str, outcome: &str) {
    let start = position(variant(game), before);
    let m = start.read(text).unwrap_or_else(|refusal| panic!("{before}, {text}: {refusal:?}"));
    assert_eq!(how(&start.play_unchecked(m)), outcome);
}

fn how(position: &Position) -> String {
    let words = |end: murus_gallicus::Outcome| {
        format!("{} {}", end.winner.map_or("draw", Seat::word), end.reason.word())
    };
    position.outcome().map(words).unwrap_or_default()
}

/// Compares the list of moves of one unit.
#[track_caller]
fn can(game: &str, before: &str, cell: &str, moves: &str) {
    assert_eq!(legal_from(&position(variant(game), before), cell), moves);
}

mod standard {
    use super::*;

    #[test]
    fn each_side_starts_with_sixteen_stones_and_twenty_moves() {
        let start = Position::start(Variant::STANDARD);
        assert_eq!(start.to_string(), "tttttttt/8/8/8/8/8/TTTTTTTT r");
        assert_eq!(start.moves().len(), 20);
        for seat in [Seat::Romans, Seat::Gauls] {
            let stones = start
                .variant()
                .board()
                .geometry
                .cells()
                .iter()
                .filter_map(|&cell| start.unit(cell));
            let stones: u8 =
                stones.filter(|unit| unit.seat == seat).map(|unit| unit.height as u8).sum();
            assert_eq!(stones, 16);
        }
    }

    #[test]
    fn a_tower_is_distributed_in_eight_directions() {
        can(
            "standard",
            "8/8/8/3T4/8/8/8 r",
            "d4",
            "d4-b2 d4-b4 d4-b6 d4-d2 d4-d6 d4-f2 d4-f4 d4-f6",
        );
        check("standard", "8/8/8/1T6/8/8/8 r", "b4-d4", "8/8/8/2WW4/8/8/8 g");
        check("standard", "8/8/8/3T4/8/8/8 r", "d4-b2", "8/8/8/8/2W5/1W6/8 g");
    }

    #[test]
    fn stones_go_only_onto_empty_cells_and_own_walls() {
        check("standard", "8/8/8/1TW5/8/8/8 r", "b4-d4", "8/8/8/2TW4/8/8/8 g");
        check("standard", "8/8/8/1T1W4/8/8/8 r", "b4-d4", "8/8/8/2WT4/8/8/8 g");
        check("standard", "8/8/8/1TWW4/8/8/8 r", "b4-d4", "8/8/8/2TT4/8/8/8 g");
        can("standard", "8/8/3T4/8/1TT5/1W6/1T6 r", "b3", "b3-b5 b3-d1");
        can("standard", "8/8/1w1t4/8/tT1w4/8/1t1w4 r", "b3", "");
    }

    #[test]
    fn a_sacrifice_removes_one_adjacent_wall_and_leaves_a_wall() {
        can(
            "standard",
            "8/8/2www3/2wTw3/2www3/8/8 r",
            "d4",
            "d4xc3 d4xc4 d4xc5 d4xd3 d4xd5 d4xe3 d4xe4 d4xe5",
        );
        check("standard", "8/8/2w5/1T6/8/8/8 r", "b4xc5", "8/8/8/1W6/8/8/8 g");
        check("standard", "8/8/8/1tT5/1W6/8/8 g", "b4xb3", "8/8/8/1wT5/8/8/8 r");
    }

    #[test]
    fn walls_never_act_and_towers_are_not_captured() {
        can("standard", "8/8/2t5/1TW5/8/8/8 r", "c4", "");
        can("standard", "8/8/ttt5/tTt5/ttt5/8/8 r", "b4", "");
    }

    #[test]
    fn captures_are_never_forced_and_passing_is_not_allowed() {
        can("standard", "8/8/2w5/1T6/8/8/8 r", "b4", "b4-b2 b4-b6 b4-d2 b4-d4 b4xc5");
        let start = Position::start(Variant::STANDARD);
        for pass in ["", "-", "pass", "null", "0000", "a1-a1", "--"] {
            assert!(start.read(pass).is_err(), "{pass}");
        }
    }

    #[test]
    fn a_stone_on_the_enemy_home_row_wins_at_once() {
        ends("standard", "7t/8/1T6/8/8/8/8 r", "b5-d7", "romans breakthrough");
        ends("standard", "8/8/8/8/3t4/8/T7 g", "d3-d1", "gauls breakthrough");
        ends("standard", "7t/8/8/1T6/8/8/8 r", "b4-d6", "");
        // A side's own home row is no goal.
        ends("standard", "7t/8/8/8/1T6/8/8 r", "b3-b1", "");
    }

    #[test]
    fn a_side_without_an_action_at_the_start_of_its_turn_loses() {
        ends("standard", "w7/8/8/8/1T6/8/8 r", "b3-b1", "romans stalemate");
        ends("standard", "t7/8/8/8/1T6/8/8 r", "b3-b1", "");
        // The breakthrough is checked first, and the mover wins, with or without an action.
        ends("standard", "7w/8/1T6/8/8/8/8 r", "b5-d7", "romans breakthrough");
        assert_eq!(how(&position(Variant::STANDARD, "7t/8/8/8/8/8/W7 r")), "gauls stalemate");
    }
}

mod advanced {
    use super::*;

    #[test]
    fn towers_go_onto_towers_too_and_never_onto_catapults() {
        check("advanced", "8/8/8/1TTT4/8/8/8 r", "b4-d4", "8/8/8/2CC4/8/8/8 g");
        check("advanced", "8/8/8/1TWT4/8/8/8 r", "b4-d4", "8/8/8/2TC4/8/8/8 g");
        can("advanced", "8/8/8/1TC5/1T6/1C6/8 r", "b4", "b4-b6 b4-d2 b4-d6");
    }

    #[test]
    fn a_catapult_throws_two_or_three_cells_forward_and_sideways() {
        can(
            "advanced",
            "8/8/8/3C4/8/8/8 r",
            "d4",
            "d4-a4 d4-a7 d4-b4 d4-b6 d4-d6 d4-d7 d4-f4 d4-f6 d4-g4 d4-g7",
        );
        can(
            "advanced",
            "8/8/8/3c4/8/8/8 g",
            "d4",
            "d4-a1 d4-a4 d4-b2 d4-b4 d4-d1 d4-d2 d4-f2 d4-f4 d4-g1 d4-g4",
        );
        can("advanced", "8/8/8/8/8/8/C7 r", "a1", "a1-a3 a1-a4 a1-c1 a1-c3 a1-d1 a1-d4");
        can("advanced+escape", "6C1/8/8/8/8/8/8 r", "g7", "g7-d7 g7-e7");
    }

    #[test]
    fn a_throw_goes_over_anything_and_leaves_a_tower() {
        check("advanced", "8/8/8/8/3t4/3C4/8 r", "d2-d4", "8/8/8/3W4/3t4/3T4/8 g");
        check("advanced", "8/8/8/3C4/3t4/3C4/8 r", "d2-d5", "8/8/3W4/3C4/3t4/3T4/8 g");
        check("advanced", "8/4c3/8/8/8/8/8 g", "e6-h3", "8/4t3/8/8/7w/8/8 r");
    }

    #[test]
    fn a_throw_at_an_enemy_unit_costs_each_side_a_stone() {
        check("advanced", "8/w7/8/8/C7/8/8 r", "a3xa6", "8/8/8/8/T7/8/8 g");
        check("advanced", "8/t7/8/8/C7/8/8 r", "a3xa6", "8/w7/8/8/T7/8/8 g");
        check("advanced", "8/c7/8/8/C7/8/8 r", "a3xa6", "8/t7/8/8/T7/8/8 g");
    }

    #[test]
    fn a_catapult_throws_neither_onto_its_own_side_nor_beside_itself() {
        can("advanced", "8/W7/T7/w7/C7/8/8 r", "a3", "a3-c3 a3-c5 a3-d3 a3-d6");
    }

    #[test]
    fn a_tower_cuts_an_adjacent_catapult_with_one_stone_or_both() {
        can("advanced", "8/8/2c5/1T6/8/8/8 r", "b4", "b4-b2 b4-b6 b4-d2 b4-d4 b4xc5 b4xxc5");
        check("advanced", "8/8/2c5/1T6/8/8/8 r", "b4xc5", "8/8/2t5/1W6/8/8/8 g");
        check("advanced", "8/8/2c5/1T6/8/8/8 r", "b4xxc5", "8/8/2w5/8/8/8/8 g");
    }

    #[test]
    fn a_breakthrough_must_survive() {
        ends("advanced", "1t6/8/1T6/8/8/8/8 r", "b5-d7", "");
        // No side removes the stone, and the Romans have no action left: the breakthrough is
        // checked first.
        ends("advanced", "1t1W4/8/2W5/8/8/8/8 g", "b7-b5", "romans breakthrough");
        ends("advanced", "4t3/8/1T6/8/8/8/8 r", "b5-d7", "");
        ends("advanced", "3Wt3/8/2W5/8/T7/8/8 g", "e7xd7", "");
        ends("advanced", "3Wt3/8/2W5/8/8/8/8 g", "e7xd7", "gauls stalemate");
        // The Gauls cannot answer at all.
        ends("advanced", "w7/8/1T6/8/8/8/8 r", "b5-d7", "romans stalemate");
    }

    #[test]
    fn one_stone_of_two_that_survives_is_enough() {
        ends("advanced", "8/8/8/8/8/8/1TwwT3 r", "b1xc1", "gauls breakthrough");
        ends("advanced", "7t/8/8/8/8/8/1TwT4 r", "b1xc1", "");
    }

    #[test]
    fn a_stone_may_be_thrown_onto_the_home_row() {
        ends("advanced", "7t/8/8/C7/8/8/8 r", "a4-a7", "");
        ends("advanced", "W6t/8/8/T7/8/8/8 g", "h7-f7", "romans breakthrough");
    }
}

mod balanced {
    use super::*;

    const START: &str = "tttttttt/8/8/8/8/8/TTTTTTTT r open2";

    #[test]
    fn the_first_turn_lifts_a_home_tower_and_lays_two_walls_on_the_second_row() {
        let start = Position::start(variant("balanced"));
        assert_eq!((start.to_string().as_str(), start.moves().len()), (START, 224));
        check("balanced", START, "a1-c2,e2", "tttttttt/8/8/8/8/2W1W3/1TTTTTTT g open1 swap");
        check("advanced+balanced", START, "h1-h2,a2", "tttttttt/8/8/8/8/W6W/TTTTTTT1 g open1 swap");
    }

    #[test]
    fn then_the_gauls_have_theirs_and_the_game_is_as_usual() {
        let first = "tttttttt/8/8/8/8/2W1W3/1TTTTTTT g open1 swap";
        assert_eq!(position(variant("balanced"), first).moves().len(), 224);
        check("balanced", first, "d7-a6,b6", "ttt1tttt/ww6/8/8/8/2W1W3/1TTTTTTT r");
        can("balanced", "ttt1tttt/ww6/8/8/8/2W1W3/1TTTTTTT r", "e1", "e1-c3 e1-e3 e1-g3");
    }

    #[test]
    fn a_swap_changes_nothing_on_the_board_and_closes() {
        let open = position(variant("balanced"), "tttttttt/8/8/8/8/2W1W3/1TTTTTTT g open1 swap");
        let swapped = open.swapped().unwrap();
        assert_eq!(swapped.to_string(), "tttttttt/8/8/8/8/2W1W3/1TTTTTTT g open1");
        assert_eq!((swapped.moves(), swapped.swapped()), (open.moves(), None));
    }
}

mod escape_and_houdini {
    use super::*;

    #[test]
    fn in_escape_entering_the_home_row_has_no_effect() {
        ends("escape", "7t/8/1T6/8/8/8/8 r", "b5-d7", "");
        ends("escape", "3W3t/8/2W5/8/8/8/8 g", "h7-f7", "gauls stalemate");
        ends("advanced+escape", "3W3t/8/2W5/8/T7/8/8 g", "h7-f7", "");
        check("escape", "8/8/2w5/1T6/8/8/8 r", "b4xc5", "8/8/8/1W6/8/8/8 g");
    }

    #[test]
    fn in_houdini_nothing_is_captured() {
        can("houdini", "8/8/2w5/1T6/8/8/8 r", "b4", "b4-b2 b4-b6 b4-d2 b4-d4");
        can("advanced+houdini", "8/8/2c5/1T6/8/8/8 r", "b4", "b4-b2 b4-b6 b4-d2 b4-d4");
        can("advanced+houdini", "8/w7/8/8/C7/8/8 r", "a3", "a3-a5 a3-c3 a3-c5 a3-d3 a3-d6");
        ends("houdini", "7t/8/1T6/8/8/8/8 r", "b5-d7", "romans breakthrough");
        ends("escape+houdini", "7t/8/1T6/8/8/8/8 r", "b5-d7", "");
        // A side whose only actions would be captures is stalemated.
        ends("escape", "tW6/WW6/8/8/7T/8/8 r", "h3-h1", "");
        ends("escape+houdini", "tW6/WW6/8/8/7T/8/8 r", "h3-h1", "romans stalemate");
    }
}

mod boards {
    use super::*;

    /// Describes each board in one line: name, seats, cells, towers of each seat, options, and the
    /// start of its plainest variant.
    fn described() -> String {
        let row = |board: &murus_gallicus::Board| {
            let plain = Variant::new(board.required, board.name).unwrap();
            let towers: Vec<String> =
                board.towers.iter().map(|set| set.count_ones().to_string()).collect();
            let options: Vec<&str> = board.allowed.words().collect();
            let cells = board.geometry.cells().len();
            format!(
                "{}: {cells} cells, towers {}, {}\n  {}\n",
                board.name,
                towers.join("+"),
                options.join(" "),
                Position::start(plain)
            )
        };
        murus_gallicus::BOARDS.iter().map(row).collect()
    }

    #[test]
    fn every_board_has_its_cells_and_its_set_up() {
        expect![[r#"
            8x7: 56 cells, towers 8+8, advanced balanced escape houdini
              tttttttt/8/8/8/8/8/TTTTTTTT r
            7x7: 49 cells, towers 7+7, advanced balanced escape houdini
              ttttttt/7/7/7/7/7/TTTTTTT r
            8x8: 64 cells, towers 8+8, advanced balanced escape houdini
              tttttttt/8/8/8/8/8/8/TTTTTTTT r
            9x9: 81 cells, towers 9+9, advanced balanced escape houdini
              ttttttttt/9/9/9/9/9/9/9/TTTTTTTTT r
            8x8-six: 64 cells, towers 6+6, advanced balanced escape houdini
              1tttttt1/8/8/8/8/8/8/1TTTTTT1 r
            hex: 61 cells, towers 9+9, escape houdini
              T3t/T4t/T5t/T6t/T7t/T6t/T5t/T4t/T3t r
            hex-three: 61 cells, towers 5+5+5, escape houdini
              T3t/T4t/T5t/T6t/T7t/8/7/6/VVVVV r
            hex-eleven: 61 cells, towers 11+11, escape houdini
              TTTTT/TTTTTT/7/8/9/8/7/tttttt/ttttt r
            8x8-two: 64 cells, towers 16+16, advanced escape houdini
              tttttttt/tttttttt/8/8/8/8/TTTTTTTT/TTTTTTTT r
            8x8-four: 64 cells, towers 6+6+6+6, escape houdini
              1VVVVVV1/t6v/t6v/t6v/t6v/t6v/t6v/1TTTTTT1 r
        "#]]
        .assert_eq(&described());
    }

    #[test]
    fn goals_are_the_enemy_home_rows() {
        let goal = |name: &str, seat: Seat| {
            let board = murus_gallicus::BOARDS.iter().find(|board| board.name == name).unwrap();
            let on =
                |cell: &&murus_gallicus::Cell| board.goals[seat.index()] & (1 << cell.index()) != 0;
            let names = board
                .geometry
                .cells()
                .iter()
                .filter(on)
                .map(|&cell| board.geometry.name(cell).to_string());
            names.collect::<Vec<_>>().join(" ")
        };
        assert_eq!(goal("8x7", Seat::Romans), "a7 b7 c7 d7 e7 f7 g7 h7");
        assert_eq!(goal("8x8-six", Seat::Gauls), "a1 b1 c1 d1 e1 f1 g1 h1");
        assert_eq!(goal("8x8-two", Seat::Romans), "a8 b8 c8 d8 e8 f8 g8 h8");
        assert_eq!(goal("hex", Seat::Gauls), "a1 b1 c1 d1 e1 f1 g1 h1 i1");
        assert_eq!(goal("hex-eleven", Seat::Romans), "i1 i2 i3 i4 i5");
        assert_eq!(goal("hex-eleven", Seat::Gauls), "a1 a2 a3 a4 a5");
        assert_eq!(goal("8x8-four", Seat::Germans), "");
    }

    #[test]
    fn a_hexagon_has_six_directions() {
        can("standard@hex", "5/6/7/8/4T4/8/7/6/5 r", "e5", "e5-c3 e5-c5 e5-e3 e5-e7 e5-g3 e5-g5");
        check("standard@hex", "5/6/7/8/4T4/8/7/6/5 r", "e5-g5", "5/6/7/8/9/4W3/4W2/6/5 g");
        check("standard@hex", "5/6/7/8/4T4/8/7/6/5 r", "e5-e7", "5/6/7/8/5WW2/8/7/6/5 g");
        check("standard@hex", "5/6/7/8/4Tw3/8/7/6/5 r", "e5xe6", "5/6/7/8/4W4/8/7/6/5 g");
        ends("standard@hex", "5/6/7/8/6T2/7t/7/6/5 r", "e7-e9", "romans breakthrough");
    }

    #[test]
    fn the_files_of_a_hexagon_end_at_its_edge() {
        can("standard@hex", "T4/6/7/8/9/8/7/6/5 r", "a1", "a1-a3 a1-c1 a1-c3");
        can("standard@hex", "5/6/7/8/8T/8/7/6/5 r", "e9", "e9-c7 e9-e7 e9-g7");
    }

    #[test]
    fn lines_do_not_wrap_around_an_edge() {
        can("standard", "8/8/8/T7/8/8/8 r", "a4", "a4-a2 a4-a6 a4-c2 a4-c4 a4-c6");
        can("standard", "8/8/8/7T/8/8/8 r", "h4", "h4-f2 h4-f4 h4-f6 h4-h2 h4-h6");
        can("standard@8x8", "7T/8/8/8/8/8/8/8 r", "h8", "h8-f6 h8-f8 h8-h6");
        can("standard", "8/8/w6w/7T/w6w/8/8 r", "h4", "h4-f2 h4-f4 h4-f6 h4xh3 h4xh5");
    }
}
