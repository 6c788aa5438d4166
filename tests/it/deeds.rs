//! Moves in words.

use murus::texts::Texts;
use murus::texts::deed::{describe_deed, with_deed};
use murus_gallicus::{Height, Move, PRESETS, Position, Variant};

/// Checks the words for a move of a position, in English and in German.
fn check(variant: &str, position: &str, text: &str, english: &str, german: &str) {
    let position = Position::parse(position, variant.parse().unwrap()).unwrap();
    let m = position.read(text).unwrap();
    let said = [None, Some("de")].map(|code| describe_deed(Texts::for_locale(code), &position, m));
    assert_eq!(said, [english, german], "{text}");
}

#[test]
fn every_deed_has_its_words() {
    let standard = "8/t7/4T3/2w5/2WT4/3T4/8 r";
    for (text, english, german) in [
        ("d2-b2", "two walls", "zwei Mauern"),
        ("d2-b4", "makes a tower on c3", "baut einen Turm auf c3"),
        ("d3-b3", "makes a tower on c3", "baut einen Turm auf c3"),
        ("d3xc4", "takes the wall on c4", "schlägt die Mauer auf c4"),
        ("e5-e7", "breaks through on e7", "bricht auf e7 durch"),
    ] {
        check("standard", standard, text, english, german);
    }
    check(
        "standard",
        "8/t7/8/W7/W7/T7/8 r",
        "a2-a4",
        "makes towers on a3 and a4",
        "baut Türme auf a3 und a4",
    );
    let catapults = "8/3t4/2c5/3T4/C7/8/8 r";
    for (text, english, german) in [
        ("d4xc5", "takes a stone from the catapult on c5", "nimmt dem Katapult auf c5 einen Stein"),
        (
            "d4xxc5",
            "takes two stones from the catapult on c5",
            "nimmt dem Katapult auf c5 zwei Steine",
        ),
        ("a3xd6", "takes a stone from the tower on d6", "nimmt dem Turm auf d6 einen Stein"),
        ("a3-a6", "throws a stone onto a6", "wirft einen Stein auf a6"),
    ] {
        check("advanced", catapults, text, english, german);
    }
    let stacks = "7t/8/8/8/8/TT6/TWT5 r";
    for (text, english, german) in [
        (
            "c1-a1",
            "makes a tower on b1 and a catapult on a1",
            "baut einen Turm auf b1 und ein Katapult auf a1",
        ),
        ("b2-b4", "two walls", "zwei Mauern"),
    ] {
        check("advanced", stacks, text, english, german);
    }
    check(
        "advanced",
        "7t/8/8/8/8/8/TTT5 r",
        "c1-a1",
        "makes catapults on b1 and a1",
        "baut Katapulte auf b1 und a1",
    );
    check(
        "advanced",
        "7t/8/8/8/8/8/1TT5 r",
        "c1-a1",
        "makes a catapult on b1",
        "baut ein Katapult auf b1",
    );
    let balanced = Position::start("balanced".parse().unwrap()).to_string();
    check("balanced", &balanced, "a1-c2,e2", "two walls", "zwei Mauern");
}

#[test]
fn where_several_play_it_is_said_whose_unit_falls() {
    let mut position = Position::start("escape@8x8-four".parse().unwrap());
    let falls = |position: &Position| {
        let enemy =
            |m: &Move| position.unit(m.to()).is_some_and(|unit| unit.seat != position.to_move());
        position.moves().into_iter().find(enemy)
    };
    // Towards the middle until they meet.
    for text in ["c1-c3", "a4-c4", "c8-c6", "h4-f4", "b1-b3"] {
        position = position.play_unchecked(position.read(text).unwrap());
    }
    while falls(&position).is_none() {
        position = position.play_unchecked(position.moves()[0]);
    }
    let m = falls(&position).unwrap();
    let unit = position.unit(m.to()).unwrap();
    let side = ["Roman", "Gallic", "German", "British"][unit.seat.index()];
    let cell = position.variant().board().geometry.name(m.to());
    assert_eq!(
        describe_deed(Texts::english(), &position, m),
        format!("takes the {side} wall on {cell}")
    );
    let german = describe_deed(Texts::for_locale(Some("de")), &position, m);
    assert!(
        german.starts_with("schlägt die Mauer der ") && german.ends_with(&format!(" auf {cell}")),
        "{german}"
    );
}

/// The words for a move are true of the board after it.
#[test]
fn what_is_said_stands_on_the_board() {
    let texts = Texts::english();
    for (name, variant) in PRESETS {
        let mut position = Position::start(variant.parse::<Variant>().unwrap());
        for turn in 0..60_usize {
            let moves = position.moves();
            if position.outcome().is_some() || moves.is_empty() {
                break;
            }
            for &m in &moves {
                let said = describe_deed(texts, &position, m);
                let next = position.play_unchecked(m);
                let geometry = &position.variant().board().geometry;
                for &cell in geometry.cells() {
                    let named = format!(" {}", geometry.name(cell));
                    let is_named = said.ends_with(&named) || said.contains(&format!("{named} and"));
                    let height = next.unit(cell).map(|unit| unit.height);
                    match said.split(' ').next().unwrap() {
                        _ if !is_named => {}
                        "takes" if said.contains("stone") => {
                            assert!(height < position.unit(cell).map(|u| u.height))
                        }
                        "takes" => assert_eq!(height, None, "{name}: {said}"),
                        "makes" => assert!(height > Some(Height::Wall), "{name}: {said}"),
                        "throws" | "breaks" => assert!(height.is_some(), "{name}: {said}"),
                        other => panic!("{name}: {other}"),
                    }
                }
                let written = with_deed(texts, &position, m, "it".to_owned());
                let expected =
                    if said == "two walls" { "it".to_owned() } else { format!("it ({said})") };
                assert_eq!(written, expected, "{name}");
            }
            position = position.play_unchecked(moves[turn * 7 % moves.len()]);
        }
    }
}
