//! Whole lines of play: swaps, resignations, several players, repetition.

use murus_gallicus::{Entry, Line, Position, Refusal, Seat, Variant};

use super::{position, variant};

/// Plays entries given as text. Returns the line, and a description of its position and outcome.
#[track_caller]
fn after(mut line: Line, texts: &[&str]) -> (Line, String) {
    for text in texts {
        let entry = line
            .read(text)
            .unwrap_or_else(|refusal| panic!("{}, {text}: {refusal:?}", line.position()));
        line.play(entry).unwrap();
    }
    let mut written = line.position().to_string();
    if let Some(end) = line.outcome() {
        written.push_str(&format!(
            " = {} {}",
            end.winner.map_or("draw", Seat::word),
            end.reason.word()
        ));
    }
    (line, written)
}

#[track_caller]
fn check(line: Line, texts: &[&str], expected: &str) -> Line {
    let (line, written) = after(line, texts);
    assert_eq!(written, expected);
    line
}

fn from(game: &str, text: &str) -> Line {
    Line::from(position(variant(game), text))
}

mod swap {
    use super::*;

    #[test]
    fn is_open_only_as_the_answer_to_the_first_turn() {
        let mut line = Line::new(variant("balanced"));
        assert!(!line.swap_open());
        assert_eq!(line.read("swap"), Err(Refusal::SwapClosed));
        assert_eq!(line.play(Entry::Swap), Err(Entry::Swap));
        line = check(line, &["a1-c2,e2"], "tttttttt/8/8/8/8/2W1W3/1TTTTTTT g open1 swap");
        assert!(line.swap_open());
        line = check(line, &["1... `Swap!`"], "tttttttt/8/8/8/8/2W1W3/1TTTTTTT g open1");
        assert_eq!(line.read("swap"), Err(Refusal::SwapClosed));
        line = check(line, &["a7-a6,b6"], "1ttttttt/ww6/8/8/8/2W1W3/1TTTTTTT r");
        assert_eq!((line.plies(), line.entries().len(), line.moves().count()), (2, 3, 2));
        assert_eq!(line.read("swap"), Err(Refusal::SwapClosed));
    }

    #[test]
    fn is_lost_by_answering_and_never_there_in_other_games() {
        let line = check(
            Line::new(variant("advanced+balanced")),
            &["a1-c2,e2", "a7-a6,b6"],
            "1ttttttt/ww6/8/8/8/2W1W3/1TTTTTTT r",
        );
        assert!(!line.swap_open());
        let (line, _) = after(Line::new(Variant::STANDARD), &["a1-c3"]);
        assert_eq!(line.read("swap"), Err(Refusal::SwapClosed));
    }
}

mod resignation {
    use super::*;

    #[test]
    fn of_one_of_two_wins_for_the_other_and_ends_the_line() {
        let (line, _) = after(Line::new(Variant::STANDARD), &["a1-c3"]);
        for (seat, winner) in [(Seat::Romans, Seat::Gauls), (Seat::Gauls, Seat::Romans)] {
            let mut line = line.clone();
            line.play(Entry::Resign(seat)).unwrap();
            assert_eq!(line.outcome().unwrap().winner, Some(winner));
            assert!(matches!(line.read("d7-d5"), Err(Refusal::Over(_))));
            assert!(matches!(line.read("resign"), Err(Refusal::Over(_))));
            assert_eq!(line.play(Entry::Resign(winner)), Err(Entry::Resign(winner)));
            assert_eq!((line.plies(), line.written_moves().len()), (1, 0));
        }
        let mut line = line;
        assert_eq!(
            line.play(Entry::Resign(Seat::Germans)),
            Err(Entry::Resign(Seat::Germans)),
            "nobody sits there"
        );
        check(line, &["18. Resign"], "tttttttt/8/8/8/2W5/1W6/1TTTTTTT g = romans resignation");
    }

    #[test]
    fn of_one_of_several_leaves_the_stones_and_the_rest_plays_on() {
        let start = "1VVVVVV1/t6v/t6v/t6v/t6v/t6v/t6v/1TTTTTT1";
        let mut line = Line::new(variant("escape@8x8-four"));
        assert_eq!(line.position().to_string(), format!("{start} r"));
        // The Romans are to move, and another side resigns.
        line.play(Entry::Resign(Seat::Germans)).unwrap();
        line = check(line, &["resign"], &format!("{start} g out:re"));
        assert_eq!(
            line.play(Entry::Resign(Seat::Romans)),
            Err(Entry::Resign(Seat::Romans)),
            "already out"
        );
        line = check(line, &["a3-c3"], "1VVVVVV1/t6v/t6v/t6v/t6v/1ww4v/t6v/1TTTTTT1 b out:re");
        check(
            line,
            &["resign"],
            "1VVVVVV1/t6v/t6v/t6v/t6v/1ww4v/t6v/1TTTTTT1 g out:reb = gauls last-player",
        );
    }
}

mod several {
    use super::*;

    #[test]
    fn turns_go_clockwise_from_the_romans() {
        let mut line = Line::new(variant("escape@8x8-four"));
        let mut order = Vec::new();
        for _ in 0..5 {
            order.push(line.position().to_move().word());
            line.play(Entry::Move(line.position().moves()[0])).unwrap();
        }
        assert_eq!(order, ["romans", "gauls", "germans", "britons", "romans"]);
        let hex = Line::new(variant("escape@hex-three"));
        assert_eq!(hex.position().to_string(), "T3t/T4t/T5t/T6t/T7t/8/7/6/VVVVV r");
    }

    #[test]
    fn a_player_without_an_action_at_their_turn_is_out() {
        // The Gauls and the Germans have only walls, so they are out. Their stones stay.
        check(
            from("escape@8x8-four", "U7/8/8/8/w7/8/8/T5vv r"),
            &["a1-c3"],
            "U7/8/8/8/w7/2W5/1W6/6vv b out:ge",
        );
        check(
            from("escape@8x8-four", "U7/8/8/8/w7/8/8/T1T3vv r"),
            &["a1-a3", "g1-g3"],
            "U7/8/8/8/w7/W5u1/W5u1/2T4v r out:ge",
        );
    }

    #[test]
    fn a_chain_of_them_leaves_the_last_player_in() {
        check(
            from("escape@8x8-four", "U7/8/8/8/w7/8/8/T6u r"),
            &["a1-c3"],
            "U7/8/8/8/w7/2W5/1W6/7u r out:geb = romans last-player",
        );
        // The next player without an action may be the mover.
        check(
            from("escape@hex-three", "T3t/6/7/8/9/8/7/6/U4 r"),
            &["a1-c1"],
            "4t/W5/W6/8/9/8/7/6/U4 g",
        );
        check(
            from("escape@hex-three", "4t/W5/W6/8/9/8/7/6/U4 g"),
            &["a5-c7"],
            "5/W4w/W5w/8/9/8/7/6/U4 g out:re = gauls last-player",
        );
    }

    #[test]
    fn stones_of_a_player_who_is_out_can_be_captured_and_block() {
        check(
            from("escape@8x8-four", "VV6/8/8/8/1w6/T7/8/7v r out:g"),
            &["a3xb4"],
            "VV6/8/8/8/8/W7/8/7v e out:g",
        );
    }

    #[test]
    fn entering_a_home_row_has_no_effect() {
        check(
            from("escape@8x8-four", "V7/8/1T6/8/8/t7/8/7v r"),
            &["b6-d8"],
            "V2W4/2W5/8/8/8/t7/8/7v g",
        );
    }
}

mod repetition {
    use super::*;

    const CYCLE: &[&str] = &[
        "c2-a2", "c6-a6", "d2-b2", "d6-b6", "b2-d2", "b6-d6", "c2-a2", "c6-a6", "a2-c2", "a6-c6",
        "b2-d2", "b6-d6",
    ];

    #[test]
    fn the_third_time_is_a_draw() {
        let start = "8/2tt4/8/8/8/2TT4/8 r";
        let line = from("standard", start);
        let line = check(line, CYCLE, start);
        let (line, _) = after(line, &CYCLE[..11]);
        let line = check(line, &CYCLE[11..], &format!("{start} = draw repetition"));
        assert_eq!(line.written_moves(), [""; 0]);
    }

    #[test]
    fn the_same_stones_with_another_side_to_move_are_another_position() {
        let (line, _) = after(from("standard", "8/2tt4/8/8/8/2TT4/8 r"), CYCLE);
        let same = |side: &str| {
            let wanted = position(Variant::STANDARD, &format!("8/2tt4/8/8/8/2TT4/8 {side}"));
            line.positions().iter().filter(|&position| *position == wanted).count()
        };
        assert_eq!((same("r"), same("g")), (2, 0));
    }

    #[test]
    fn a_player_leaving_makes_another_position() {
        let four = "8/2tt4/8/8/8/8/2TT4/VVV4v r";
        let before = position(variant("escape@8x8-four"), four);
        let left: Position = before.without(Seat::Britons).unwrap();
        assert_ne!(before, left);
        assert_eq!(left.to_string(), format!("{four} out:b"));
    }
}

#[test]
fn a_move_of_another_position_is_returned() {
    let (line, _) = after(Line::new(Variant::STANDARD), &["a1-c3"]);
    let foreign = Position::start(Variant::STANDARD).read("b1-b3").unwrap();
    let mut same = line.clone();
    assert_eq!(same.play(Entry::Move(foreign)), Err(Entry::Move(foreign)));
    assert_eq!((same.position(), same.plies()), (line.position(), 1));
}

mod numbers {
    use super::*;

    /// Plays a game of always the first move, and checks the numbers of the fourth ply and of the
    /// last.
    #[track_caller]
    fn check(game: &str, plies: usize, record: &str, numbered: [&str; 2]) {
        let mut line = Line::new(variant(game));
        for _ in 0..plies {
            line.play(Entry::Move(line.position().moves()[0])).unwrap();
        }
        let without_moves =
            |word: &str| if word.ends_with('.') { word.to_owned() } else { "_".to_owned() };
        let written: Vec<String> = line.record().split_whitespace().map(without_moves).collect();
        assert_eq!(written.join(" "), record);
        assert_eq!([3, plies - 1].map(|ply| line.numbered(ply, "it")), numbered);
    }

    #[test]
    fn count_rounds_of_two_to_four_sides() {
        check("standard", 5, "1. _ _ 2. _ _ 3. _", ["2... it", "3. it"]);
        check("escape@hex-three", 5, "1. _ _ _ 2. _ _", ["2. it", "2... it"]);
        check("escape@8x8-four", 6, "1. _ _ _ _ 2. _ _", ["1... it", "2... it"]);
    }

    /// Of four players one is out after a whole round, then another within a round. No player has
    /// two moves with one number.
    #[test]
    fn pass_over_who_is_out() {
        let mut line = Line::new(variant("escape@8x8-four"));
        let play = |line: &mut Line, plies| {
            for _ in 0..plies {
                line.play(Entry::Move(line.position().moves()[0])).unwrap();
            }
        };
        play(&mut line, 4);
        line.play(Entry::Resign(Seat::Romans)).unwrap();
        play(&mut line, 4);
        line.play(Entry::Resign(Seat::Germans)).unwrap();
        play(&mut line, 3);
        let numbers: Vec<usize> = (0..=line.plies()).map(|ply| line.round(ply)).collect();
        assert_eq!(numbers, [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5]);
        let without_moves = |word: &str| {
            if word.ends_with('.') || word.contains(':') { word.to_owned() } else { "_".to_owned() }
        };
        let record = line.record();
        let written: Vec<String> = record.split_whitespace().map(without_moves).collect();
        assert_eq!(
            written.join(" "),
            "1. _ _ _ _ resign:romans 2. _ _ _ 3. _ resign:germans _ 4. _ _"
        );
        assert_eq!(
            Line::read_record(&record, line.position().variant()).unwrap().entries(),
            line.entries()
        );
    }

    #[test]
    fn stand_before_the_first_word_of_a_list_that_begins_later() {
        let (line, _) = after(Line::new(Variant::STANDARD), &["a1-c3", "d7-d5", "h1-f3", "b7-d5"]);
        let later = |from: usize| line.listed(|n, entry| (n >= from).then(|| line.word(entry)));
        assert_eq!(later(1), "1... d7-d5 2. h1-f3 b7-d5");
        assert_eq!(later(2), "2. h1-f3 b7-d5");
        assert_eq!(later(4), "");
    }
}
