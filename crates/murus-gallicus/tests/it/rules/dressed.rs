//! Moves as people type, paste and quote them: Unicode's dashes, arrows, quotes, brackets, widths
//! and punctuation, and the markup of messages.

use std::sync::LazyLock;

use murus_gallicus::{Position, Refusal, Variant};
use proptest::prelude::*;
use unicode_properties::{GeneralCategory as Class, UnicodeGeneralCategory};

use super::anywhere::{in_every_variant, pick};

/// All characters of these Unicode classes.
fn all_of(classes: &[Class]) -> Vec<String> {
    let every = (' '..=char::MAX).filter(|c| classes.contains(&c.general_category()));
    every.map(String::from).collect()
}

/// The dashes of Unicode's class, and other dashes and arrows that people type.
pub static DASHES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let dashes = ["−", "--", "---", "~", "⁓", "⁃", "ー", "ｰ", "⁻", "─", "━━"];
    let arrows =
        ["->", "-->", "=>", ">", "→", "⇒", "⟶", "➔", "➜", "➡\u{FE0F}", "⭢", "🠖", "▶\u{FE0F}", "►"];
    let named = dashes.into_iter().chain(arrows).map(String::from);
    all_of(&[Class::DashPunctuation]).into_iter().chain(named).collect()
});

const CROSSES: &[&str] = &["x", "X", "×", ":", "ｘ", "：", "✕", " x ", " × "];

const NUMBERS: &[&str] = &["", "", "12. ", "12.", "12... ", "12…", "１２．", "12) ", "(12) "];

const PAIRS: &[(&str, &str)] = &[
    ("", ""),
    ("“", "”"),
    ("„", "“"),
    ("»", "«"),
    ("‹", "›"),
    ("「", "」"),
    ("(", ")"),
    ("[", "]"),
    ("{", "}"),
    ("<", ">"),
    ("`", "`"),
    ("```\n", "\n```"),
    ("```txt\n", "\n```"),
    ("**", "**"),
    ("***", "***"),
    ("__", "__"),
    ("||", "||"),
    ("|| ", " ||"),
    ("> ", ""),
    ("- ", ""),
    ("-# ", ""),
    ("# ", ""),
];

/// The brackets and quotes of Unicode's classes.
static FRAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    all_of(&[
        Class::OpenPunctuation,
        Class::ClosePunctuation,
        Class::InitialPunctuation,
        Class::FinalPunctuation,
    ])
});

/// The punctuation of Unicode's class, which may follow a move.
static ENDS: LazyLock<Vec<String>> = LazyLock::new(|| all_of(&[Class::OtherPunctuation]));

/// The entry of a list that a number chooses.
fn one<T: ?Sized>(list: &[impl AsRef<T>], number: u16) -> &T {
    list[usize::from(number) % list.len()].as_ref()
}

/// The text with letters, digits and signs of full width.
fn wide(text: &str) -> String {
    let wide = |c: char| {
        if c.is_ascii_graphic() { char::from_u32(u32::from(c) + 0xFEE0).unwrap() } else { c }
    };
    text.chars().map(wide).collect()
}

/// A move in notation with other signs between its cells, chosen by numbers.
pub fn joined(written: &str, numbers: &[u16]) -> String {
    let space = if numbers[0] & 1 == 0 { "" } else { " " };
    let dash = format!("{space}{}{space}", one::<str>(&DASHES, numbers[1]));
    let cross = one::<str>(CROSSES, numbers[2]);
    let text = written.replace('x', cross).replace('-', &dash);
    if numbers[0] & 6 == 0 { wide(&text) } else { text }
}

fn means(position: &Position, text: &str, written: &str) -> Result<(), TestCaseError> {
    let read = position.read(text).map(|m| position.write(m).to_string());
    prop_assert_eq!(read.as_deref(), Ok(written), "{:?}", text);
    Ok(())
}

#[test]
fn a_move_in_any_dress_is_the_move() {
    in_every_variant(40, |position, numbers| {
        let Some(m) = pick(position, numbers[7]) else { return Ok(()) };
        let written = position.write(m).to_string();
        let text = joined(&written, numbers);
        let (before, after) = PAIRS[usize::from(numbers[3]) % PAIRS.len()];
        let frame = one::<str>(&FRAMES, numbers[4]);
        let end = one::<str>(&ENDS, numbers[5]);
        let number = one::<str>(NUMBERS, numbers[6]);
        means(position, &format!("{before}{number}{text}{after}"), &written)?;
        means(position, &format!("{before}{number}{text}{end}{after}"), &written)?;
        means(position, &format!("{number}{frame}{text}{frame}{end}{end}"), &written)
    });
}

#[test]
fn every_sign_of_a_class_is_read() {
    let start = Position::start(Variant::STANDARD);
    let reads = |text: String| assert!(start.read(&text).is_ok(), "{text:?}");
    DASHES.iter().for_each(|dash| reads(format!("b1{dash}b3")));
    FRAMES.iter().for_each(|frame| reads(format!("{frame}b1-b3{frame}")));
    ENDS.iter().for_each(|end| reads(format!("b1-b3{end}")));
    for text in [
        "“b1”-“b3”",
        "**b1**-**b3**",
        "b1\\-b3",
        "𝐛𝟏-𝐛𝟑",
        "b1\u{FE0F}\u{20E3}-b3",
        "\u{200B}b1-b3",
        "||b1||-b3",
    ] {
        reads(text.to_owned());
    }
}

#[test]
fn talk_is_no_move() {
    let start = Position::start(Variant::STANDARD);
    for text in [
        "b1-b3 👍",
        "b1 or b3",
        "b1/b3",
        "b1. b3",
        "b1? b3!",
        "not b1-b3",
        "b1-b3 (a1-a3 is better)",
        "b1-",
        "->b3",
        "b1->",
        "see you at 12:30",
        "1-0",
        "½-½",
        "(b1-b3) a1-a3",
        "~~b1-b3~~",
        "1. ~~b1-b3~~",
        "```b1-b3``` is bad",
        "http://b1-b3",
    ] {
        assert_eq!(start.read(text), Err(Refusal::Unreadable), "{text}");
    }
}
