//! Whole games as text: the text of a game is read as the same game, and texts by others are read
//! too.

use murus_gallicus::{Entry, Line, RecordError, Refusal, Seat, Variant, split_moves};
use proptest::collection::vec;
use proptest::prelude::*;

use super::anywhere::{Checked, runner};
use super::dressed::joined;
use super::variant;

/// A game of random moves, resignations, timeouts, draws and swaps, chosen by numbers.
fn game(variant: Variant, numbers: &[u16]) -> Line {
    let mut line = Line::new(variant);
    for &number in numbers {
        let seat = Seat::ALL[usize::from(number >> 8) % variant.board().seats];
        let act = match number % 64 {
            0 => Entry::Timeout(seat),
            1 => Entry::Draw,
            2 => Entry::Cancel,
            3..6 => Entry::Resign(seat),
            _ if line.swap_open() && number & 64 == 0 => Entry::Swap,
            _ => {
                let moves = line.position().moves();
                let Some(&m) = moves.get(usize::from(number >> 6) % moves.len().max(1)) else {
                    break;
                };
                Entry::Move(m)
            }
        };
        let _ = line.play(act);
    }
    line
}

fn is_same(text: &str, line: &Line) -> Checked {
    let read = Line::read_record(text, line.position().variant());
    let read = read.map_err(|error| TestCaseError::fail(format!("{text}: {error}")))?;
    prop_assert_eq!(read.entries(), line.entries(), "{}", text);
    prop_assert_eq!(read.outcome(), line.outcome(), "{}", text);
    prop_assert_eq!(read.position(), line.position(), "{}", text);
    Ok(())
}

/// Checks random games of every variant, with every kind of end.
pub fn in_games(cases: u32, check: impl Fn(&Line, &[u16]) -> Checked) {
    for variant in Variant::all() {
        let numbers = (1..90_usize).prop_flat_map(|plies| vec(any::<u16>(), plies));
        runner(cases)
            .run(&numbers, |numbers| {
                let line = game(variant, &numbers);
                if line.entries().is_empty() { Ok(()) } else { check(&line, &numbers) }
            })
            .unwrap_or_else(|error| panic!("{variant}: {error}"));
    }
}

#[test]
fn what_is_written_reads_as_the_same_game() {
    in_games(24, |line, _| {
        let record = line.record();
        is_same(&record, line)?;
        is_same(&format!("**Ann – Bob · a1-c3**\n```\n{record}\n```Bob resigns. 1-0"), line)?;
        is_same(&format!("```{record}```"), line)?;
        is_same(&format!("-# {record}"), line)?;
        let headed =
            format!("[Game \"x\"]\n[Variant \"{}\"]\n{record}\n", line.position().variant());
        is_same(&headed, line)?;
        is_same(&headed.replace('\n', " "), line)?;
        is_same(&headed.replace('"', "”"), line)
    });
}

#[test]
fn games_in_the_dress_of_others_read_as_the_same_game() {
    let beside = [
        "",
        "!",
        "?!",
        "$1",
        "$139",
        "{a {nested} note}",
        "(1. a1-a3 {:)} (d7-d5) 2. b1)",
        "±",
        "[%clk 1]",
    ];
    in_games(12, |line, numbers| {
        let texts: Vec<String> = line.record().split(' ').map(str::to_owned).collect();
        let mut words = Vec::new();
        for (n, word) in texts.into_iter().enumerate() {
            let number = |k: usize| numbers[(n * 7 + k) % numbers.len()];
            let is_move = word.starts_with(|c: char| c.is_ascii_lowercase())
                && word.contains(char::is_numeric);
            words.push(match word {
                word if is_move => joined(&word, &[number(0), number(1), number(2)]),
                number if number.ends_with('.') => number.replace("...", "…"),
                word => word,
            });
            words.push(beside[usize::from(number(3)) % beside.len()].to_owned());
        }
        let result = ["", "1–0", "½-½", "1:0", "0 : 1", "*", "1/2 - 1/2", "0‒1 gg"]
            [usize::from(numbers[0]) % 8];
        is_same(&format!("{} {result}", words.join(" ")), line)
    });
}

#[track_caller]
fn reads(text: &str, record: &str) {
    let line = Line::read_record(text, Variant::STANDARD)
        .unwrap_or_else(|error| panic!("{text}: {error:?}"));
    assert_eq!(line.record(), record, "{text}");
}

#[test]
fn the_forms_of_other_programs_are_read() {
    let two = "1. a1-c3 d7-d5";
    for text in [
        "1. a1-c3 d7-d5 1–0",
        "1. a1-c3 d7-d5 ½-½",
        "1. a1-c3 d7-d5 1:0",
        "1. a1-c3 d7-d5 0–1 good game, all!",
        "1. a1-c3 1… d7-d5",
        "1. a1 - c3 d7 -> d5",
        "1) a1 c3 d7 d5",
        "a1-c3, d7-d5",
        "1. a1-c3 (1. a1-a3 (1. b1-b3) d7-d5) d7-d5",
        "1. a1-c3 $1 d7-d5 $14",
        "1. a1-c3 ! d7-d5 ?!",
        "1. a1-c3 ; usual\nd7-d5 ; see 3. b1-b3",
        "1. a1-c3 ; usual 1... d7-d5",
        "1. a1-c3；d7-d5",
        "a1-c3;d7-d5;",
        "a1-c3,d7-d5",
        "a1 c3, d7 d5",
        "a1 - c3, d7 - d5,",
        "a1 -> c3, d7- d5",
        "(1. a1-c3 (1. b1-b3) d7-d5)",
        "[a1-c3 d7-d5]",
        "1. a1-c3 （1. b1-b3） 1... d7-d5 ｛the usual｝ １－０",
        "1. a1-c3 d7-d5 0,5:0,5",
        "1. a1-c3 1. -- d7-d5",
        "1. a1-c3 {see {this} {and that}} d7-d5",
        "```\n1. a1-c3 d7-d5\n```",
        "```txt\n1. a1-c3 d7-d5\n```",
        "``` 1. a1-c3 d7-d5 ```",
        "`1. a1-c3 d7-d5`",
        "||1. a1-c3 d7-d5||",
        "> 1. a1-c3 d7-d5",
        "**1. a1-c3** d7-d5",
        "１．ａ１－ｃ３ ｄ７－ｄ５",
        "[Event \"A [big] one\"] [Variant “standard”] 1.a1-c3 d7-d5",
    ] {
        reads(text, two);
    }
    let hex = Line::read_record("[variant “Hex”] 1. a1-b2", Variant::STANDARD);
    assert!(
        matches!(hex, Err(RecordError::Stopped(stop)) if stop.line.position().variant() == variant("standard@hex"))
    );
    // Records written by earlier versions.
    reads(
        "[Variant \"standard\"]\n1. a1-c3 d7-d5 2. h1-f3 resign:romans\n",
        "1. a1-c3 d7-d5 2. h1-f3 resign:romans",
    );
    reads("1. a1-c3 d7-d5 Resign", "1. a1-c3 d7-d5 resign:romans");
    reads("1. a1-c3 resign", "1. a1-c3 resign:gauls");
    reads("1. a1-c3 Timeout:Gauls.", "1. a1-c3 timeout:gauls");
    for text in
        ["1. a1 - c2, e2 swap a7-a6 , b6", "a1-c2, e2, swap, a7-a6,b6", "a1c2,e2 swap a7a6,b6"]
    {
        let opened = Line::read_record(text, variant("balanced")).unwrap();
        assert_eq!(opened.record(), "1. a1-c2,e2 swap a7-a6,b6", "{text}");
    }
}

#[test]
fn reading_tells_where_it_stops_and_keeps_what_it_read() {
    let stopped = |text: &str| match Line::read_record(text, Variant::STANDARD) {
        Err(RecordError::Stopped(stop)) => (stop.line.record(), stop.words, stop.why),
        other => panic!("{text}: {other:?}"),
    };
    let (record, words, why) = stopped("1. a1-c3 d7-d5 2. a1 - a3 b7-b5 3. h1-f3 g7-g5");
    assert_eq!((record.as_str(), words.as_str()), ("1. a1-c3 d7-d5", "2. a1 - a3 b7-b5 3. …"));
    assert!(matches!(why, Refusal::Empty(_)), "{why:?}");
    let (record, words, why) = stopped("1. a1-c3 {never closed d7-d5");
    assert_eq!((record.as_str(), words.as_str()), ("1. a1-c3", "1... {never closed d7-d5"));
    assert_eq!(why, Refusal::Unreadable);
    for over in ["d7-d5", "resign", "resign:gauls", "timeout:gauls", "draw", "cancel"] {
        assert!(
            matches!(stopped(&format!("1. a1-c3 resign {over}")).2, Refusal::Over(_)),
            "{over}"
        );
    }
    let error = |text: &str| Line::read_record(text, Variant::STANDARD).map(|line| line.record());
    assert!(matches!(error("12. d1-d3 e7-e5"), Err(RecordError::Late(12))));
    assert!(matches!(error("… 2. d1-d3"), Err(RecordError::Late(2))));
    assert!(matches!(error("1. 2. ! {a1-c3}"), Err(RecordError::Empty)));
    for several in
        ["1. a1-c3 1-0 1. b1-b3", "[Round \"1\"] a1-c3 [Round \"2\"] b1-b3", "a1-c3 * a1-a3"]
    {
        assert!(matches!(error(several), Err(RecordError::Several)), "{several}");
    }
}

#[test]
fn moves_keep_their_spaces_and_lose_their_numbers() {
    assert_eq!(
        split_moves("1. a1-c3 d7 - d5 2. h1 x g2 ! draw"),
        ["a1-c3", "d7 - d5", "h1 x g2", "draw"]
    );
    assert_eq!(split_moves("12... !? ${}"), [""; 0]);
}
