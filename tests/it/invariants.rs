//! The invariants on the map that the source text is checked against; the direction of imports is
//! in [`crate::layers`].

use std::path::Path;

use crate::layers::{GAME, house, is_in, says, workspace};
use crate::support::source::{File, Token, files, tokens};

/// Invariant 3: a new board is a new row, so the move generator must not know the rows.
#[test]
fn move_generation_never_asks_which_board_it_is_on() {
    let all = files(Path::new(GAME[0]));
    let find = |name: &str| {
        all.iter().find(|file| file.name == name).unwrap_or_else(|| panic!("where is {name}?"))
    };
    let named: Vec<Token> = tokens(&find("board.rs").text);
    for name in ["bits.rs", "moves.rs", "position.rs"] {
        let words = tokens(&find(name).text);
        let word = ["BOARDS", "STANDARD", "Shape", ".name", "is_standard"]
            .into_iter()
            .find(|word| says(&words, word));
        assert_eq!(word, None, "in {name}");
        let board =
            words.iter().find(|token| matches!(token, Token::Text(_)) && named.contains(token));
        assert_eq!(board, None, "in {name}");
    }
}

/// Text between these brackets is read by the operator or by a developer, never by players.
const NOT_FOR_PEOPLE: [&str; 18] = [
    "#[",
    "expect(",
    "expect_err(",
    "error!(",
    "warn!(",
    "info!(",
    "debug!(",
    "trace!(",
    "panic!(",
    "unreachable!(",
    "assert!(",
    "assert_eq!(",
    "debug_assert!(",
    "debug_assert_eq!(",
    // The reason why a stored row is useless, why a request is repeated, and what is wrong with the
    // configuration.
    "Corrupt(",
    "Retry(",
    "unclear_answer(",
    "Setup(",
];

/// The number of words in a file before its own tests.
fn untested(words: &[Token<'_>]) -> usize {
    words.windows(3).position(|three| says(three, "mod tests {")).unwrap_or(words.len())
}

/// The strings of a file that read like sentences and may reach people.
fn sentences(file: &File) -> Vec<String> {
    let words = tokens(&file.text);
    let tests = untested(&words);
    let (mut open, mut found): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
    for (n, token) in words[..tests].iter().enumerate() {
        match token {
            Token::Word(bracket @ ("(" | "[" | "{")) => {
                let before = |back: usize| match n.checked_sub(back).map(|at| words[at]) {
                    Some(Token::Word(word)) => word,
                    _ => "",
                };
                let name = if before(1) == "!" { before(2) } else { "" };
                open.push(format!("{name}{}{bracket}", before(1)));
            }
            Token::Word(")" | "]" | "}") => drop(open.pop()),
            Token::Text(text)
                if !open.iter().any(|bracket| NOT_FOR_PEOPLE.contains(&bracket.as_str())) =>
            {
                let is_word = |word: &str| word.len() > 1 && word.chars().all(char::is_alphabetic);
                // An argument is no word of the sentence.
                let plain: String = text
                    .split('{')
                    .map(|part| part.split_once('}').map_or(part, |(_, rest)| rest))
                    .collect();
                let plain: Vec<&str> = plain
                    .split(' ')
                    .map(|word| word.trim_end_matches(['.', ',', ':', '?', '!']))
                    .collect();
                if plain.windows(2).any(|two| two.iter().all(|word| is_word(word))) {
                    found.push(format!("{}: {text:?}", file.name));
                }
            }
            _ => {}
        }
    }
    found
}

/// The file with the names that another site gives to variants. They are part of its form.
const NAMES_ELSEWHERE: &str = "crates/murus-gallicus/src/abstract_play.rs";

/// Invariant 5.
#[test]
fn sentences_are_only_in_locales() {
    let mut spoken: Vec<String> =
        ["game", "service", "texts", "show", "discord"].map(|room| format!("src/{room}")).to_vec();
    // Neither the engine nor the lessons have words of their own for people.
    spoken.extend([GAME[0], GAME[3]].map(str::to_owned));
    let all = workspace();
    let read = all.iter().filter(|file| spoken.iter().any(|room| is_in(&file.name, room)));
    let found: Vec<String> =
        read.filter(|file| file.name != NAMES_ELSEWHERE).flat_map(sentences).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Another presentation of pages reads one grammar, so one file writes its marks, and another its
/// small lines.
#[test]
fn one_file_writes_mentions() {
    let mut written = Vec::new();
    for file in house().iter().filter(|file| ["show", "texts"].contains(&file.room())) {
        let words = tokens(&file.text);
        for token in &words[..untested(&words)] {
            let Token::Text(text) = token else { continue };
            let mark = ["<@", "<#", "<t:", "-# ", "discord.com"]
                .into_iter()
                .find(|mark| text.contains(mark));
            written.extend(mark.map(|mark| (file.name.clone(), mark)));
        }
    }
    let door = |mark| if mark == "-# " { "texts/mod.rs" } else { "show/mention.rs" };
    let elsewhere: Vec<_> = written.iter().filter(|(name, mark)| name != door(*mark)).collect();
    assert!(elsewhere.is_empty(), "{elsewhere:?}");
    assert!(written.len() >= 6, "the grammar is looked for where it is not: {written:?}");
}

/// Invariant 6.
#[test]
fn nothing_is_sent_where_the_state_changes() {
    for file in house() {
        let words = tokens(&file.text);
        if ["store", "service"].contains(&file.room()) {
            let wire = ["reqwest", "serenity", "hyper", "http", "TcpStream"]
                .into_iter()
                .find(|word| says(&words, word));
            assert_eq!(wire, None, "said by {}", file.name);
        }
        let changes =
            ["store::Transaction", "db.begin()"].into_iter().find(|code| says(&words, code));
        let may_change = ["store", "service"].iter().any(|room| is_in(&file.name, room));
        assert!(may_change || changes.is_none(), "{} changes the state by itself", file.name);
    }
}

/// The traits that keep a room below the one that implements them.
const INVERTED: [&str; 2] = ["DiscordCalls", "Courier"];

/// Invariant 7.
#[test]
fn every_trait_has_several_implementations() {
    let all = workspace();
    let words: Vec<Vec<Token>> = all.iter().map(|file| tokens(&file.text)).collect();
    let traits = words.iter().flat_map(|words| words.windows(2)).filter_map(|two| match two {
        [Token::Word("trait"), Token::Word(name)] => Some(*name),
        _ => None,
    });
    for name in traits {
        let implemented =
            words.iter().flat_map(|words| words.windows(3)).map(|three| match three {
                // A macro writes several implementations.
                [Token::Word(word), Token::Word("for"), Token::Word("$")] if *word == name => 2,
                [Token::Word(word), Token::Word("for"), _] if *word == name => 1,
                _ => 0,
            });
        let is_inverted = INVERTED.contains(&name);
        assert!(
            is_inverted || implemented.sum::<usize>() > 1,
            "the trait {name} has a single implementation"
        );
    }
}

/// The map names the test that holds each invariant, as `(file::test)` below tests/it.
#[test]
fn each_invariant_names_an_existing_test() {
    let tests = files(Path::new("tests/it"));
    let map = std::fs::read_to_string("src/lib.rs").unwrap();
    let (_, invariants) = map.split_once("//! # Invariants").unwrap();
    let lines = invariants.lines().skip(1).map_while(|line| line.strip_prefix("//!"));
    let text = lines.collect::<Vec<_>>().join("\n");
    for number in 1..=8 {
        let (_, rest) = text
            .split_once(&format!("\n {number}. "))
            .unwrap_or_else(|| panic!("no invariant {number}"));
        let invariant =
            rest.split_once(&format!("\n {}. ", number + 1)).map_or(rest, |(before, _)| before);
        let named: Vec<_> = invariant.split('`').filter_map(|word| word.split_once("::")).collect();
        assert!(!named.is_empty(), "no test holds invariant {number}");
        for (file, test) in named {
            let file = tests.iter().find(|known| known.name == format!("{file}.rs"));
            let Some(file) = file else { panic!("no file has the test {test}") };
            assert!(says(&tokens(&file.text), test), "{} has no {test}", file.name);
        }
    }
}
