//! Whole games: random ones with results and lists of legal moves from another implementation, and
//! the annotated game of the article.

use murus_gallicus::{Entry, Line, Position, Seat};
use serde::Deserialize;

use super::{data, position, variant};

#[derive(Deserialize)]
struct Game {
    variant: String,
    moves: Vec<String>,
    result: String,
    reason: String,
    plies: usize,
    r#final: String,
    #[serde(default)]
    samples: Vec<Sample>,
}

#[derive(Deserialize)]
struct Sample {
    ply: usize,
    stm: char,
    board: String,
    legal: Vec<String>,
}

/// The units of a position as the other implementation writes them: cell, `R` or `G`, height.
fn units(position: &Position) -> String {
    let geometry = &position.variant().board().geometry;
    let word = |&cell| {
        let unit = position.unit(cell)?;
        let side = if unit.seat == Seat::Romans { 'R' } else { 'G' };
        Some(format!("{}{side}{}", geometry.name(cell), unit.height as u8))
    };
    let mut words: Vec<String> = geometry.cells().iter().filter_map(word).collect();
    words.sort();
    words.join(" ")
}

fn play(line: &mut Line, text: &str) {
    let entry = line
        .read(text)
        .unwrap_or_else(|refusal| panic!("{}, {text}: {refusal:?}", line.position()));
    line.play(entry).unwrap();
}

/// The number of games in each file.
const GAMES: usize = 76;

/// Replays every game of a file and compares its positions, legal moves and result.
fn replay(file: &str) {
    assert_eq!(data(file).lines().count(), GAMES, "{file}");
    for row in data(file).lines() {
        let game: Game = serde_json::from_str(row).unwrap();
        let mut line = Line::new(variant(&game.variant));
        let mut samples = game.samples.iter().peekable();
        for (ply, text) in game.moves.iter().enumerate() {
            if let Some(sample) = samples.next_if(|sample| sample.ply == ply) {
                assert_eq!(units(line.position()), sample.board, "{row}, ply {ply}");
                assert_eq!(
                    line.position().to_move() == Seat::Romans,
                    sample.stm == 'R',
                    "{row}, ply {ply}"
                );
                assert_eq!(line.written_moves(), sample.legal, "{row}, ply {ply}");
            }
            assert_eq!(line.outcome(), None, "{row}, ply {ply}");
            play(&mut line, text);
        }
        assert!(samples.next().is_none(), "{row}: a sample beyond the end");
        let outcome = line.outcome().unwrap_or_else(|| panic!("{row}: not over"));
        let result = match outcome.winner {
            Some(Seat::Romans) => "1-0",
            Some(_) => "0-1",
            None => "1/2-1/2",
        };
        assert_eq!((result, outcome.reason.word()), (&*game.result, &*game.reason), "{row}");
        assert_eq!((units(line.position()), line.plies()), (game.r#final, game.plies), "{row}");
        assert_eq!(line.written_moves(), [""; 0], "{row}");
    }
}

#[test]
fn standard_games() {
    replay("oracle/games-standard.jsonl");
}

#[test]
fn escape_games() {
    replay("oracle/games-escape.jsonl");
}

#[test]
fn advanced_games() {
    replay("oracle/games-advanced.jsonl");
}

#[test]
fn advanced_escape_games() {
    replay("oracle/games-advanced+escape.jsonl");
}

#[test]
fn balanced_games() {
    replay("oracle/games-balanced.jsonl");
}

#[test]
fn advanced_balanced_games() {
    replay("oracle/games-advanced+balanced.jsonl");
}

#[derive(Deserialize)]
struct Annotated {
    moves: Vec<String>,
    positions_after_each_ply: Vec<String>,
    final_legal: Vec<String>,
}

#[test]
fn the_annotated_game_of_the_article() {
    let game: Annotated = serde_json::from_str(&data("oracle/annotated-game.json")).unwrap();
    let mut line = Line::new(variant("standard"));
    assert_eq!((game.moves.len(), game.positions_after_each_ply.len()), (34, 34));
    for (text, after) in game.moves.iter().zip(&game.positions_after_each_ply) {
        play(&mut line, text);
        let side = if line.position().to_move() == Seat::Romans { 'r' } else { 'g' };
        assert_eq!(line.position().to_string(), format!("{after} {side}"), "after {text}");
    }
    assert_eq!(line.written_moves(), game.final_legal);
    assert_eq!(line.outcome(), None);
    for reply in line.position().moves() {
        assert!(
            loses_at_once(line.position(), reply),
            "{} does not lose",
            line.position().write(reply)
        );
    }
    line.play(Entry::Resign(Seat::Romans)).unwrap();
    let outcome = line.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason.word()), (Some(Seat::Gauls), "resignation"));
}

/// Returns true if the Gauls answer with one of the two breakthroughs that the article names.
fn loses_at_once(position: &Position, reply: murus_gallicus::Move) -> bool {
    let next = position.play_unchecked(reply);
    ["b3-b1", "b3-d1"].iter().any(|text| {
        let Ok(answer) = next.read(text) else { return false };
        next.play_unchecked(answer).outcome().is_some_and(|end| end.winner == Some(Seat::Gauls))
    })
}

#[test]
fn a_position_of_the_article_is_read_and_written() {
    let text = "5w1t/1w1wwwW1/8/3wTW2/1twWW1W1/w1TW1WW1/8 r";
    assert_eq!(position(variant("standard"), text).to_string(), text);
}
