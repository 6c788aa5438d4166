//! Many forms of moves are read, and one is written. Positions and variants have one parser and one
//! text each.

use murus_gallicus::{Position, PositionError, Refusal, Variant, VariantError};

use super::{position, variant};

/// Checks that each of these texts is read as the move with this notation.
#[track_caller]
fn all_mean(game: &str, board: &str, written: &str, texts: &[&str]) {
    let position = position(variant(game), board);
    for text in texts.iter().chain([&written]) {
        let m = position.read(text).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        assert_eq!(position.write(m).to_string(), written, "{text}");
    }
}

const BOARD: &str = "7t/8/2w5/1T6/8/8/8 r";

#[test]
fn a_distribution_is_read_generously() {
    let texts = [
        "B4-D4",
        " b4 - d4 ",
        "b4d4",
        "b4 d4",
        "b4–d4",
        "b4—d4",
        "b4−d4",
        "b4-c4-d4",
        "b4 c4 d4",
        "B4c4D4",
        "b4c4-d4",
        "12. b4-d4",
        "12.b4-d4",
        "12... b4-d4",
        "12… b4-d4",
        "b4-d4!",
        "b4-d4?!",
        "b4-d4 !!",
        "`b4-d4`",
        "`b4-d4`!",
        "**b4-d4**",
        "\"b4-d4\"",
        "b4-d4.",
        "b 4 - d 4",
        "b4\u{a0}d4",
        "b4\n-\td4",
        "b04-d04",
    ];
    all_mean("standard", BOARD, "b4-d4", &texts);
}

#[test]
fn a_sacrifice_is_read_generously() {
    let texts =
        ["b4Xc5", "b4×c5", "b4:c5", "b4 x c5", "b4c5", "b4 c5", "3. b4xc5!?", "`B4xC5`", "B4 c5?"];
    all_mean("standard", BOARD, "b4xc5", &texts);
}

#[test]
fn acts_of_catapults_and_against_them_are_read_generously() {
    all_mean("advanced", "8/w7/8/8/C7/8/8 r", "a3xa6", &["a3a6", "a3:a6", "A3 × A6", "a3 a6"]);
    all_mean("advanced", "8/8/8/8/C7/8/8 r", "a3-a6", &["a3a6", "A3 – A6", "7... a3 a6"]);
    all_mean(
        "advanced",
        "8/8/1c6/1T6/8/8/8 r",
        "b4xxb5",
        &["b4*b5", "b4XXb5", "b4 x x b5", "b4××b5", "b4::b5", "b4 * b5"],
    );
    all_mean("advanced", "8/8/1c6/1T6/8/8/8 r", "b4xb5", &["b4:b5", "b4×b5"]);
}

#[test]
fn an_opening_is_read_in_either_order() {
    let texts = [
        "a1-e2,c2",
        "a1 c2 e2",
        "a1c2e2",
        "A1-C2, E2",
        "a1-c2-e2",
        "a1,c2,e2",
        "a1 e2,c2",
        "1. a1 – c2 , e2",
        "a1-c2 e2",
    ];
    all_mean("balanced", "tttttttt/8/8/8/8/8/TTTTTTTT r open2", "a1-c2,e2", &texts);
    all_mean(
        "balanced@9x9",
        "ttttttttt/9/9/9/9/9/9/9/TTTTTTTTT r open2",
        "i1-a2,b2",
        &["i1-b2,a2"],
    );
}

#[test]
fn a_text_that_is_no_move_is_unreadable() {
    let start = Position::start(Variant::STANDARD);
    let texts = [
        "",
        " ",
        "hello",
        "12.",
        "b",
        "4",
        "bb4-d4",
        "4b-d4",
        "b4-d4-",
        "-b4-d4",
        "b4-d4-b4-d4",
        "b4xc4xd4",
        "b4xxxd4",
        "b4-xd4",
        "b4,d4",
        "b123-d4",
        "🏰",
        "b4-🏰",
        "0-0",
        "swap",
        "resign",
        "a1-c3 d7-d5",
        "b4-c",
        "x",
        "xx",
        ",,,",
    ];
    for text in texts {
        assert_eq!(start.read(text), Err(Refusal::Unreadable), "{text}");
    }
}

#[test]
fn cells_beyond_the_board_are_named_as_typed() {
    let start = Position::start(Variant::STANDARD);
    for (text, cell) in
        [("i1-i3", "i1"), ("a1-a8", "a8"), ("a0-a2", "a0"), ("z9z8", "z9"), ("A1-A99", "a99")]
    {
        match start.read(text) {
            Err(Refusal::NoSuchCell(name)) => assert_eq!(name.to_string(), cell),
            other => panic!("{text}: {other:?}"),
        }
    }
    assert!(matches!(
        Position::start(variant("standard@hex")).read("a6-a8"),
        Err(Refusal::NoSuchCell(_))
    ));
}

#[test]
fn a_variant_is_read_in_any_order_and_written_in_one() {
    for (text, written) in [
        ("standard", "standard"),
        (" Standard@8X7 ", "standard"),
        ("houdini+advanced", "advanced+houdini"),
        ("houdini + escape + balanced + advanced", "advanced+balanced+escape+houdini"),
        ("escape@9x9", "escape@9x9"),
        ("HOUDINI+escape @ 8x8-four", "escape+houdini@8x8-four"),
        ("standard@hex-eleven", "standard@hex-eleven"),
    ] {
        assert_eq!(variant(text).to_string(), written);
    }
}

#[test]
fn an_impossible_variant_is_refused_with_a_reason() {
    let refused = |text: &str| text.parse::<Variant>().unwrap_err();
    let not = |option, board| VariantError::NotAllowed { option, board };
    let table = [
        ("", VariantError::Option(String::new())),
        ("chess", VariantError::Option("chess".into())),
        ("@9x9", VariantError::Option(String::new())),
        ("escape+", VariantError::Option(String::new())),
        ("escape+escape", VariantError::Repeated("escape".into())),
        ("escape+standard", VariantError::Repeated("standard".into())),
        ("standard+escape", VariantError::Repeated("standard".into())),
        ("standard@10x10", VariantError::Board("10x10".into())),
        ("standard@", VariantError::Board(String::new())),
        ("standard@9x9@9x9", VariantError::Board("9x9@9x9".into())),
        ("advanced@hex", not("advanced", "hex")),
        ("balanced@hex-eleven", not("balanced", "hex-eleven")),
        ("balanced@8x8-two", not("balanced", "8x8-two")),
        ("advanced+escape@8x8-four", not("advanced", "8x8-four")),
        ("standard@hex-three", VariantError::Required { option: "escape", board: "hex-three" }),
        ("houdini@8x8-four", VariantError::Required { option: "escape", board: "8x8-four" }),
    ];
    for (text, error) in table {
        assert_eq!(refused(text), error, "{text}");
        assert!(!error.to_string().contains('\n'));
    }
}

#[test]
fn there_are_a_hundred_variants() {
    let all: Vec<String> = Variant::all().map(|variant| variant.to_string()).collect();
    assert_eq!(all.len(), 5 * 16 + 4 + 2 + 4 + 8 + 2);
    assert_eq!((all[0].as_str(), all[99].as_str()), ("standard", "escape+houdini@8x8-four"));
}

#[test]
fn a_wrong_position_is_refused_with_a_reason() {
    let start = "tttttttt/8/8/8/8/8/TTTTTTTT";
    let field = |text: &str| PositionError::Field(text.to_owned());
    let table: Vec<(&str, String, PositionError)> = vec![
        ("standard", String::new(), PositionError::Lines(7)),
        ("standard", "8/8 r".into(), PositionError::Lines(7)),
        ("standard", format!("{start}/8 r"), PositionError::Lines(7)),
        ("standard", start.replace("/8/", "/9/") + " r", PositionError::Lines(7)),
        ("standard", start.replace("TTTTTTTT", "TTTTTTTTT") + " r", PositionError::Lines(7)),
        ("standard", start.replace("TTTTTTTT", "TTTTTTT") + " r", PositionError::Lines(7)),
        ("standard", start.replace("TTTTTTTT", "TTTTTTT😀") + " r", PositionError::Unit('😀')),
        ("standard", start.replace("TTTTTTTT", "TTTTTTTC") + " r", PositionError::Unit('C')),
        ("standard", start.replace("TTTTTTTT", "TTTTTTTV") + " r", PositionError::Unit('V')),
        ("standard", start.into(), PositionError::ToMove),
        ("standard", format!("{start} e"), PositionError::ToMove),
        ("standard", format!("{start} rg"), PositionError::ToMove),
        ("standard", format!("{start} r open2"), PositionError::Opening(2)),
        ("standard", format!("{start} r swap"), field("swap")),
        ("standard", format!("{start} r out:g"), field("out:g")),
        ("standard", format!("{start} r r"), field("r")),
        ("balanced", format!("{start} g open2"), field("open2")),
        ("balanced", format!("{start} r open1"), field("open1")),
        ("balanced", format!("{start} r open2 open2"), field("open2")),
        ("balanced", format!("{start} r open2 swap"), field("swap")),
        ("balanced", format!("{start} g open1"), PositionError::Opening(1)),
        (
            "balanced",
            "tttttttt/8/8/8/8/2W1W3/TTTTTTTT g open1 swap".into(),
            PositionError::Opening(1),
        ),
        ("escape@8x8-four", "8/8/8/8/8/8/8/8 r out:".into(), field("out:")),
        ("escape@8x8-four", "8/8/8/8/8/8/8/8 r out:x".into(), field("out:x")),
        ("escape@8x8-four", "8/8/8/8/8/8/8/8 r out:g out:e".into(), field("out:e")),
        ("escape@8x8-four", "8/8/8/8/8/8/8/8 r out:rg".into(), PositionError::MoverOut),
        ("escape@hex-three", "5/6/7/8/9/8/7/6/5 b".into(), PositionError::ToMove),
        ("escape@hex-three", "5/6/7/8/9/8/7/6/5 r out:b".into(), field("out:b")),
    ];
    for (game, text, error) in table {
        assert_eq!(Position::parse(&text, variant(game)).unwrap_err(), error, "{game}, {text}");
        assert!(!error.to_string().contains('\n'));
    }
}

#[test]
fn the_mover_of_several_can_always_act() {
    let four = variant("escape@8x8-four");
    assert_eq!(position(four, "8/8/8/8/8/8/8/tT4vV r").to_string(), "8/8/8/8/8/8/8/tT4vV r");
    assert_eq!(position(four, "8/8/8/8/8/8/8/tW4vV r").to_string(), "8/8/8/8/8/8/8/tW4vV g out:r");
    assert_eq!(position(four, "8/8/8/8/8/8/8/8 g").to_string(), "8/8/8/8/8/8/8/8 r out:geb");
}
