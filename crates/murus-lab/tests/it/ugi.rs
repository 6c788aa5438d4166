//! The engine as a match runner sees it.

use std::io::Write;
use std::sync::{Arc, Mutex};

use murus_engine::{LEVELS, Stop};
use murus_gallicus::{Position, Variant};
use murus_lab::ugi;

/// A writer whose text can be read by another clone of it.
#[derive(Clone, Default)]
struct Page(Arc<Mutex<Vec<u8>>>);

impl Write for Page {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// The answers to these lines of input, without the `info` lines of searches.
fn answers(lines: &str) -> Vec<String> {
    let page = Page::default();
    ugi::serve(lines.as_bytes(), page.clone()).unwrap();
    let output = String::from_utf8(page.0.lock().unwrap().clone()).unwrap();
    output.lines().filter(|line| !line.starts_with("info depth")).map(str::to_owned).collect()
}

#[test]
fn a_runner_learns_the_name_and_the_options() {
    let output = answers("ugi\nisready\n");
    assert!(output[0].starts_with("id name Murus"), "{output:?}");
    assert!(output[1].contains("Phil Leduc"), "the designer is credited");
    assert!(output.iter().any(|line| {
        line.starts_with("option name Variant type combo default standard var standard ")
    }));
    assert_eq!(output[output.len() - 2..], ["ugiok", "readyok"]);
}

#[test]
fn every_variant_is_played_by_every_kind_of_budget() {
    for variant in Variant::all() {
        for budget in
            ["nodes 300", "depth 2", "movetime 1", "nodes 500 depth 1", "p1time 10 p2time 10"]
        {
            // The table is small, because making a large one takes longer than such a search.
            let commands = format!(
                "setoption name Hash value 1\nsetoption name Variant value {variant}\nposition startpos"
            );
            let output = answers(&format!("{commands}\ngo {budget}\n"));
            let best = output.last().unwrap().strip_prefix("bestmove ").unwrap();
            assert!(Position::start(variant).read(best).is_ok(), "{variant}, {budget}: {best}");
        }
    }
}

#[test]
fn a_new_game_forgets_the_games_before_it() {
    let page = Page::default();
    let play = "position startpos\ngo nodes 3000\n";
    ugi::serve(
        format!("setoption name Hash value 1\nisready\n{play}{play}uginewgame\n{play}").as_bytes(),
        page.clone(),
    )
    .unwrap();
    let output = String::from_utf8(page.0.lock().unwrap().clone()).unwrap();
    let depths: Vec<_> = output
        .lines()
        .filter_map(|line| line.strip_prefix("info depth ")?.split(" time").next())
        .collect();
    assert!(
        depths.len() == 3 && depths[0] != depths[1],
        "the table remembers the first search: {depths:?}"
    );
    assert_eq!(depths[0], depths[2]);
}

#[test]
fn a_seed_and_a_level_leave_the_table_as_it_is() {
    let play = "position startpos\ngo nodes 3000\n";
    let options = "setoption name Level value Tiro\nsetoption name Seed value 3\n\
                   setoption name Level value none\n";
    let depths = |between: &str| {
        let page = Page::default();
        let lines = format!("setoption name Hash value 1\n{play}{between}{play}");
        ugi::serve(lines.as_bytes(), page.clone()).unwrap();
        let output = String::from_utf8(page.0.lock().unwrap().clone()).unwrap();
        let deep =
            |line: &str| Some(line.strip_prefix("info depth ")?.split_once(" time")?.0.to_owned());
        output.lines().filter_map(deep).collect::<Vec<_>>()
    };
    assert_eq!(depths(options), depths(""), "as if nothing had been said in between");
    let [first, second] = &depths("setoption name Hash value 1\n")[..] else { panic!("two moves") };
    assert_eq!(first, second, "another size is another table");
}

#[test]
fn a_runner_can_play_each_level_as_people_meet_it() {
    let start = Position::start(Variant::STANDARD);
    for level in &LEVELS[..4] {
        let output = answers(&format!(
            "setoption name Level value {}\nsetoption name Seed value 7\nposition startpos\ngo depth 1\n",
            level.name.to_lowercase()
        ));
        let best = level.play(&start, &[], 7, &Stop::default()).unwrap();
        assert_eq!(output, [format!("bestmove {}", start.write(best))], "{}", level.name);
    }
    let output =
        answers("ugi\nsetoption name Level value Consul\nsetoption name Level value none\n");
    assert!(output.iter().any(|line| {
        line.starts_with("option name Level type combo default none var none var Discens var Tiro ")
    }));
    assert_eq!(output.last().unwrap(), "info string there is no level Consul");
}

#[test]
fn a_game_is_followed_to_its_end() {
    let siege = "position fen tttt4/8/5T2/8/8/8/TTTT4 r";
    assert_eq!(
        answers(&format!("{siege}\nquery gameover\nquery p1turn\nquery result\n")),
        ["response false", "response true", "response none"]
    );
    assert_eq!(
        answers(&format!(
            "{siege} moves f5-f7\nquery gameover\nquery p1turn\nquery result\ngo nodes 10\n"
        )),
        ["response true", "response false", "response p1win", "bestmove none"]
    );
}

#[test]
fn a_third_repetition_is_a_draw_and_still_has_a_best_move() {
    let cycle = "c2-a2 c6-a6 d2-b2 d6-b6 b2-d2 b6-d6 c2-a2 c6-a6 a2-c2 a6-c6 b2-d2 b6-d6";
    let position = "position fen 8/2tt4/8/8/8/2TT4/8 r moves";
    let output = answers(&format!("{position} {cycle}\nquery gameover\n"));
    assert_eq!(output, ["response false"]);
    let output = answers(&format!(
        "{position} {cycle} {cycle}\nquery gameover\nquery result\ngo nodes 500\n"
    ));
    assert_eq!(output[..2], ["response true", "response draw"]);
    assert!(output[2].starts_with("bestmove ") && output[2] != "bestmove none", "{output:?}");
    let fen = "8/8/8/8/8/8/8 r";
    let output = answers(&format!("position fen {fen}\nquery gameover\nquery result\n"));
    assert_eq!(output, ["response true", "response p2win"], "a side without an action has lost");
}

#[test]
fn a_swap_is_a_move_of_the_second_player() {
    let open = "setoption name Variant value balanced\nposition startpos moves a1-c2,e2";
    assert_eq!(answers(&format!("{open}\nquery p1turn\n")), ["response false"]);
    assert_eq!(
        answers(&format!("{open} swap\nquery p1turn\n")),
        ["response true"],
        "the first player holds the Gauls now"
    );
    assert!(answers(&format!("{open} swap swap\n"))[0].contains("not legal"));
}

#[test]
fn nonsense_is_answered_and_changes_nothing() {
    let output = answers(
        "position startpos moves a1-a3\nposition startpos moves a1-a9\nposition nowhere\nsetoption name Variant value chess\n\
         setoption name Colour value red\nquery weather\nhello\nquery p1turn\n",
    );
    assert_eq!(output.len(), 7);
    assert!(output[..6].iter().all(|line| line.starts_with("info string ")), "{output:?}");
    assert_eq!(output[6], "response false");
}

#[test]
fn an_unknown_line_is_refused_and_searches_nothing() {
    for (line, why) in [
        ("go mate x", "go mate takes a number from 0 to 2147483647, not x"),
        ("go mate -1", "go mate takes a number from 0 to 2147483647, not -1"),
        ("go mate", "go mate takes a number from 0 to 2147483647, not nothing"),
        ("go mate 99999999999", "go mate takes a number from 0 to 2147483647, not 99999999999"),
        ("go nodes -5", "go nodes takes a number from 0 to 18446744073709551615, not -5"),
        (
            "go infinite depth 4294967296",
            "go depth takes a number from 0 to 4294967295, not 4294967296",
        ),
        (
            "go p2time 18446744073709551615",
            "go p2time takes a number from 0 to 4294967295, not 18446744073709551615",
        ),
        ("go foo bar", "go foo is not understood"),
        ("go nodes 5 3", "go 3 is not understood"),
        ("setoption name Level value", "Level needs a value"),
        ("setoption name Level", "Level needs a value"),
        ("setoption name Level value Nero", "there is no level Nero"),
        ("setoption name Seed value -1", "Seed takes a number up to 4294967295, not -1"),
        ("setoption name Hash value much", "Hash takes a number up to 4294967295, not much"),
        ("setoption name Colour value red", "there is no option Colour"),
        ("setoption Level Tiro", "setoption Level Tiro is not understood"),
        ("query", "query is not understood"),
        ("hello  there", "hello there is not understood"),
    ] {
        assert_eq!(
            answers(&format!("{line}\nquery gameover\n")),
            [&format!("info string {why}"), "response false"]
        );
    }
    let page = Page::default();
    ugi::serve(&b"\xff\xfe\nisready\n"[..], page.clone()).unwrap();
    assert!(
        String::from_utf8(page.0.lock().unwrap().clone())
            .unwrap()
            .ends_with(" is not understood\nreadyok\n")
    );
}

#[test]
fn a_search_continues_after_an_unknown_line() {
    for line in ["go mate x", "position nowhere", "setoption name Level value Nero"] {
        let output = answers(&format!("position startpos\ngo infinite\n{line}\nstop\n"));
        assert!(
            output[0].starts_with("info string ") && output[1].starts_with("bestmove "),
            "{output:?}"
        );
    }
}

#[test]
fn an_endless_search_ends_on_stop_quit_or_the_end_of_input() {
    assert!(answers("position startpos\ngo infinite\nstop\n")[0].starts_with("bestmove "));
    assert!(answers("position startpos\ngo infinite\nquit\n")[0].starts_with("bestmove "));
    assert!(answers("position startpos\ngo infinite\n")[0].starts_with("bestmove "));
}

#[test]
fn go_mate_proves_a_win_or_its_absence() {
    let position = "1w6/3wwtw1/2wWw1w1/2wT1TW1/1W1wWTW1/8/8 r";
    let page = Page::default();
    let mate = |rest: &str| answers(&format!("position fen {position}\ngo mate {rest}\n"));
    ugi::serve(format!("position fen {position}\ngo mate 4\n").as_bytes(), page.clone()).unwrap();
    let output = String::from_utf8(page.0.lock().unwrap().clone()).unwrap();
    let (info, best) = output.trim_end().split_once("\nbestmove ").unwrap();
    assert!(info.starts_with("info depth 7 score mate 7 nodes "), "{output}");
    let line: Vec<&str> = info.split_once(" pv ").unwrap().1.split(' ').collect();
    assert_eq!((line.len(), line[0]), (7, best), "{output}");
    let won = answers(&format!("position fen {position} moves {}\nquery result\n", line.join(" ")));
    assert_eq!(won, ["response p1win"]);
    let none = mate("3");
    assert!(
        none[0].starts_with("info nodes ") && none[0].ends_with(" string no win within 3 moves"),
        "{none:?}"
    );
    assert_eq!(none[1], "bestmove none");
    let open = mate("30 nodes 10");
    assert_eq!(open, ["info nodes 10 string no win within 30 moves was found", "bestmove none"]);
    assert_eq!(mate("0")[1], "bestmove none");
    assert!(mate("1")[0].ends_with(" string no win within 1 move"));
    let three =
        answers("setoption name Variant value escape@hex-three\nposition startpos\ngo mate 3\n");
    assert_eq!(three, ["info string proofs are for games of two", "bestmove none"]);
}

#[test]
fn a_win_by_the_loser_s_own_last_move_counts_among_the_winner_s_moves() {
    let position = "setoption name Variant value advanced\nposition fen 1t6/1t4tw/w1w1t1t1/1W2t1W1/TC1wW1TT/W1W4T/8 g";
    let mate = |moves: &str| answers(&format!("{position}\ngo mate {moves}\n"));
    assert!(mate("1")[0].ends_with(" string no win within 1 move"));
    let [best] = &mate("2")[..] else { panic!("a win within two moves is found") };
    assert!(best.starts_with("bestmove ") && best != "bestmove none", "{best}");
}
