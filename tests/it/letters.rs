//! The board in letters, for players who read instead of looking.

use expect_test::{Expect, expect};
use murus::texts::Texts;
use murus::texts::captions;
use murus::texts::letters;
use murus_gallicus::{BOARDS, Line, Position, Seat};
use murus_pictures::{Layout, Scene};

fn check(variant: &str, view: Seat, moves: &str, expected: Expect) {
    let mut position = Position::start(variant.parse().unwrap());
    for text in moves.split_whitespace() {
        position = position.play_unchecked(position.read(text).unwrap());
    }
    expected.assert_eq(&format!("{}\n", letters::message(Texts::english(), &position, view)));
}

#[test]
fn each_side_of_a_rectangle_has_its_towers_below() {
    check(
        "standard",
        Seat::Romans,
        "a1-c3 d7-d5",
        expect![[r#"
            ```
             7 gt gt gt  · gt gt gt gt
             6  ·  ·  · gw  ·  ·  ·  ·
             5  ·  ·  · gw  ·  ·  ·  ·
             4  ·  ·  ·  ·  ·  ·  ·  ·
             3  ·  · Rw  ·  ·  ·  ·  ·
             2  · Rw  ·  ·  ·  ·  ·  ·
             1  · Rt Rt Rt Rt Rt Rt Rt
                a  b  c  d  e  f  g  h
            ```
            -# R Romans, g Gauls, w wall, t tower
        "#]],
    );
    check(
        "standard",
        Seat::Gauls,
        "a1-c3 d7-d5",
        expect![[r#"
            ```
             1 Rt Rt Rt Rt Rt Rt Rt  ·
             2  ·  ·  ·  ·  ·  · Rw  ·
             3  ·  ·  ·  ·  · Rw  ·  ·
             4  ·  ·  ·  ·  ·  ·  ·  ·
             5  ·  ·  ·  · gw  ·  ·  ·
             6  ·  ·  ·  · gw  ·  ·  ·
             7 gt gt gt gt  · gt gt gt
                h  g  f  e  d  c  b  a
            ```
            -# R Romans, g Gauls, w wall, t tower
        "#]],
    );
}

#[test]
fn the_files_of_a_hexagon_rise_against_each_other() {
    check(
        "standard@hex",
        Seat::Romans,
        "b1-b3",
        expect![[r#"
            ```
                         9
                      8     8
                   7    gt     7
                6    gt    gt     6
             5    gt     ·    gt     5
               gt     ·     ·    gt
            gt     ·     ·     ·    gt
                ·     ·     ·     ·
             ·     ·     ·     ·     ·
                ·     ·     ·     ·
             ·     ·     ·     ·     ·
               Rw     ·     ·     ·
             ·     ·     ·     ·     ·
               Rw     ·     ·     ·
            Rt     ·     ·     ·    Rt
                ·     ·     ·    Rt
             a    Rt     ·    Rt     i
                b    Rt    Rt     h
                   c    Rt     g
                      d     f
                         e
            ```
            -# R Romans, g Gauls, w wall, t tower
        "#]],
    );
    check(
        "standard@hex",
        Seat::Gauls,
        "b1-b3",
        expect![[r#"
            ```
                         e
                      f     d
                   g    Rt     c
                h    Rt    Rt     b
             i    Rt     ·    Rt     a
               Rt     ·     ·     ·
            Rt     ·     ·     ·    Rt
                ·     ·     ·    Rw
             ·     ·     ·     ·     ·
                ·     ·     ·    Rw
             ·     ·     ·     ·     ·
                ·     ·     ·     ·
             ·     ·     ·     ·     ·
                ·     ·     ·     ·
            gt     ·     ·     ·    gt
               gt     ·     ·    gt
             5    gt     ·    gt     5
                6    gt    gt     6
                   7    gt     7
                      8     8
                         9
            ```
            -# R Romans, g Gauls, w wall, t tower
        "#]],
    );
}

#[test]
fn four_sides_have_their_letters() {
    check(
        "escape@8x8-four",
        Seat::Romans,
        "",
        expect![[r#"
            ```
             8  · nt nt nt nt nt nt  ·
             7 gt  ·  ·  ·  ·  ·  · bt
             6 gt  ·  ·  ·  ·  ·  · bt
             5 gt  ·  ·  ·  ·  ·  · bt
             4 gt  ·  ·  ·  ·  ·  · bt
             3 gt  ·  ·  ·  ·  ·  · bt
             2 gt  ·  ·  ·  ·  ·  · bt
             1  · Rt Rt Rt Rt Rt Rt  ·
                a  b  c  d  e  f  g  h
            ```
            -# R Romans, g Gauls, n Germans, b Britons, w wall, t tower
        "#]],
    );
}

#[test]
fn a_quarter_of_four_is_turned_with_its_names() {
    check(
        "escape@8x8-four",
        Seat::Gauls,
        "c1-c3",
        expect![[r#"
        ```
         h  · bt bt bt bt bt bt  ·
         g nt  ·  ·  ·  ·  ·  · Rt
         f nt  ·  ·  ·  ·  ·  · Rt
         e nt  ·  ·  ·  ·  ·  · Rt
         d nt  ·  ·  ·  ·  ·  · Rt
         c nt  ·  ·  ·  · Rw Rw  ·
         b nt  ·  ·  ·  ·  ·  · Rt
         a  · gt gt gt gt gt gt  ·
            8  7  6  5  4  3  2  1
        ```
        -# R Romans, g Gauls, n Germans, b Britons, w wall, t tower
    "#]],
    );
}

#[test]
fn a_third_of_a_hexagon_is_turned_with_its_names() {
    check(
        "escape@hex-three",
        Seat::Germans,
        "",
        expect![[r#"
        ```
                     a
                  b    Rt
               c    Rt     ·
            d    Rt     ·     ·
         e    Rt     ·     ·     ·
           Rt     ·     ·     ·    gt
         f     ·     ·     ·     ·     5
            ·     ·     ·     ·    gt
         g     ·     ·     ·     ·     6
            ·     ·     ·     ·    gt
         h     ·     ·     ·     ·     7
            ·     ·     ·     ·    gt
         i     ·     ·     ·     ·     8
           nt     ·     ·     ·    gt
              nt     ·     ·     ·     9
                 nt     ·     ·     8
                    nt     ·     7
                       nt     6
                           5
        ```
        -# R Romans, g Gauls, n Germans, w wall, t tower
    "#]],
    );
}

/// On every board and from each side, the cells in letters are in the same lines as on the picture.
#[test]
fn letters_are_turned_as_the_picture_is() {
    let start = |board: &str| {
        let variant = [format!("standard@{board}"), format!("escape@{board}")]
            .into_iter()
            .find_map(|name| name.parse().ok());
        Position::start(variant.unwrap())
    };
    for board in BOARDS.iter() {
        let position = start(board.name);
        let mut turns = Vec::new();
        for &view in &Seat::ALL[..board.seats] {
            let text = letters::message(Texts::english(), &position, view);
            let grid = text.split("```").nth(1).unwrap();
            // Names beside the board have one letter or number.
            let lettered: Vec<&str> =
                grid.split_whitespace().filter(|word| *word == "·" || word.len() > 1).collect();
            let layout = Layout::new(position.variant().board(), view, Scene::LARGEST);
            let mut cells: Vec<_> = layout
                .board()
                .geometry
                .cells()
                .iter()
                .map(|&cell| (layout.center(cell), cell))
                .collect();
            // Positions are counted in half cells and in files from one name, as exactly as the
            // turn allows.
            let (left, top) = cells[0].0;
            cells.sort_by_key(|((x, y), _)| {
                (
                    (2.0 * (y - top) / layout.cell).round() as i32,
                    ((x - left) / layout.file).round() as i32,
                )
            });
            let letter = |seat: Seat| ["Rt", "gt", "nt", "bt"][seat.index()];
            let pictured: Vec<&str> = cells
                .iter()
                .map(|(_, cell)| position.unit(*cell).map_or("·", |unit| letter(unit.seat)))
                .collect();
            assert_eq!(lettered, pictured, "{} from {view:?}", board.name);
            turns.push(lettered.join(" "));
        }
        assert!((1..turns.len()).all(|n| turns[n] != turns[0]), "{}", board.name);
    }
}

#[test]
fn catapults_are_described_once_there_is_one() {
    check(
        "advanced",
        Seat::Romans,
        "d1-b3 d7-b7",
        expect![[r#"
            ```
             7 gt gc gc  · gt gt gt gt
             6  ·  ·  ·  ·  ·  ·  ·  ·
             5  ·  ·  ·  ·  ·  ·  ·  ·
             4  ·  ·  ·  ·  ·  ·  ·  ·
             3  · Rw  ·  ·  ·  ·  ·  ·
             2  ·  · Rw  ·  ·  ·  ·  ·
             1 Rt Rt Rt  · Rt Rt Rt Rt
                a  b  c  d  e  f  g  h
            ```
            -# R Romans, g Gauls, w wall, t tower, c catapult
        "#]],
    );
}

/// A line of these moves.
fn line(variant: &str, moves: &str) -> Line {
    let mut line = Line::new(variant.parse().unwrap());
    for text in moves.split_whitespace() {
        line.play(line.read(text).unwrap()).unwrap();
    }
    line
}

#[test]
fn a_description_begins_with_the_move_and_names_each_changed_cell() {
    let texts = Texts::english();
    let two = line("standard", "a1-c3 d7-d5 h1-f3 b7-d5");
    expect!["1... d7-d5 2. h1-f3 b7-d5 (makes a tower on d5). Romans to move. Changed: b7 empty, c6 Gallic wall, d5 Gallic tower, d6 Gallic wall, d7 empty, f3 Roman wall, g2 Roman wall, h1 empty. Romans: towers b1 c1 d1 e1 f1 g1, walls b2 c3 f3 g2. Gauls: towers a7 c7 d5 e7 f7 g7 h7, walls c6 d6."]
        .assert_eq(&captions::alt_text(texts, &two, 3));
    let four = line("escape@8x8-four", "c1-c3 a4-c4 c8-c6");
    expect!["Gauls 1... a4-c4, Germans c8-c6. Britons to move. Changed: a4 empty, b4 Gallic wall, c4 Gallic wall, c6 German wall, c7 German wall, c8 empty. Romans: towers b1 d1 e1 f1 g1, walls c2 c3. Gauls: towers a2 a3 a5 a6 a7, walls b4 c4. Germans: towers b8 d8 e8 f8 g8, walls c6 c7. Britons: towers h2 h3 h4 h5 h6 h7."].assert_eq(&captions::alt_text(texts, &four, 2));
    assert_eq!(
        captions::alt_text(texts, &line("standard", ""), 6).split(". ").next(),
        Some("Standard")
    );
}

#[test]
fn descriptions_are_no_longer_than_discord_takes_them() {
    let text =
        std::fs::read_to_string("crates/murus-gallicus/tests/data/oracle/annotated-game.json")
            .unwrap();
    let game: serde_json::Value = serde_json::from_str(&text).unwrap();
    let moves: Vec<&str> =
        game["moves"].as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect();
    let whole = line("standard", &moves.join(" "));
    for texts in [Texts::english(), Texts::for_locale(Some("de"))] {
        for ply in 0..=whole.plies() {
            let line = whole.before(ply);
            for alt in [
                captions::alt_text(texts, &line, 6),
                captions::alt_text_of_two(texts, &line, &line),
            ] {
                assert!(alt.chars().count() <= 1024, "{alt}");
            }
            assert!(
                !captions::alt_text(texts, &line, 6).ends_with('…'),
                "a usual board needs no cut"
            );
        }
    }
}
