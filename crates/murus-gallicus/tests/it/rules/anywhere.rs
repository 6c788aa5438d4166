//! Random positions of every variant, the same on every run.

use murus_gallicus::{Move, Position, Shape, Variant};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner};

pub type Checked = Result<(), TestCaseError>;

pub fn runner(cases: u32) -> TestRunner {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha))
}

/// Checks positions of every variant: from random play, and with units scattered at random.
pub fn in_every_variant(cases: u32, check: impl Fn(&Position, &[u16]) -> Checked) {
    for variant in Variant::all() {
        let cells = variant.board().geometry.cells().len();
        let played = vec(any::<u16>(), 0..60).prop_map(move |picks| walk(variant, &picks));
        let scattered = (vec(0..16u8, cells), 0..4usize)
            .prop_map(move |(units, mover)| scatter(variant, &units, mover));
        let picks = vec(any::<u16>(), 8);
        runner(cases)
            .run(&(prop_oneof![played, scattered], picks), |(position, picks)| {
                check(&position, &picks)
            })
            .unwrap_or_else(|error| panic!("{variant}: {error}"));
    }
}

/// The position after moves chosen by numbers. It stops at the end of the game.
pub fn walk(variant: Variant, picks: &[u16]) -> Position {
    let mut position = Position::start(variant);
    for &pick in picks {
        let moves = position.moves();
        let Some(&m) = moves.get(usize::from(pick) % moves.len().max(1)) else { break };
        position = position.play_unchecked(m);
    }
    position
}

/// A position made of one number for each cell: small numbers are units, all others an empty cell.
pub fn scatter(variant: Variant, numbers: &[u8], mover: usize) -> Position {
    let letters: &[u8] = match (variant.board().seats, variant.to_string().contains("advanced")) {
        (2, false) => b"WTwt",
        (2, true) => b"WTCwtc",
        (3, _) => b"WTwtUV",
        _ => b"WTwtUVuv",
    };
    let mut letters =
        numbers.iter().map(|&number| letters.get(usize::from(number)).map_or('1', |&c| c.into()));
    let mut lines: Vec<String> =
        lines(variant).into_iter().map(|cells| letters.by_ref().take(cells).collect()).collect();
    let side = ['r', 'g', 'e', 'b'][mover % variant.board().seats];
    lines.last_mut().unwrap().push_str(&format!(" {side}"));
    Position::parse(&lines.join("/"), variant).unwrap()
}

/// The number of cells in each line of a position's text.
pub fn lines(variant: Variant) -> Vec<usize> {
    let geometry = &variant.board().geometry;
    match geometry.shape() {
        Shape::Rect { files, ranks } => vec![files.into(); ranks.into()],
        Shape::Hex { .. } => {
            (0..geometry.files()).map(|file| geometry.ranks(file).into()).collect()
        }
    }
}

/// The legal move chosen by a number; `None` if there are no moves.
pub fn pick(position: &Position, number: u16) -> Option<Move> {
    let moves = position.moves();
    moves.get(usize::from(number) % moves.len().max(1)).copied()
}
