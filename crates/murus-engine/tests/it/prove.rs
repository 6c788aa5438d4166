//! Proofs: they agree with an exhaustive search, can be walked through, stored and checked, and
//! claim nothing false.

use std::collections::HashMap;

use murus_engine::{
    Budget, Findings, Flaw, Proof, ProofVerdict, Proven, Stop, Transpositions, choose, prove,
    prove_win,
};
use murus_gallicus::{Cell, Move, Options, PRESETS, Position, Seat, Shape, Variant};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// The most positions that an exhaustive search from one position visits.
const MOST: usize = 400;

fn proven(position: &Position, nodes: u64, bits: u32) -> Proven {
    prove(position, nodes, &mut Findings::new(bits), &Stop::default())
}

fn study(options: &str, board: &str) -> Variant {
    Variant::study(options.parse::<Variant>().unwrap().options(), board).unwrap()
}

/// A position with a few units of each side in random cells, off the goals; `None` if the game is
/// over or ends at once.
fn scattered(variant: Variant, random: &mut StdRng) -> Option<Position> {
    let board = variant.board();
    let goals = board.goals.iter().fold(0, |all, goal| all | goal);
    let apart = |cell: &Cell| variant.has(Options::ESCAPE) || goals >> cell.index() & 1 == 0;
    let free: Vec<Cell> = board.geometry.cells().iter().copied().filter(apart).collect();
    let mut units = HashMap::new();
    let towers = random.random_range(1..4);
    let walls = random.random_range(0..9);
    let catapults = usize::from(variant.has(Options::ADVANCED) && random.random());
    for (count, letters) in [
        (towers, ["T", "t", "V", "v"]),
        (walls, ["W", "w", "U", "u"]),
        (catapults, ["C", "c", "", ""]),
    ] {
        for letter in [letters].repeat(count).concat() {
            if letters[..board.seats].contains(&letter) {
                units.entry(*free.choose(random)?).or_insert(letter);
            }
        }
    }
    let geometry = &board.geometry;
    let line = |cells: Vec<Option<Cell>>| -> String {
        cells.into_iter().flatten().map(|cell| units.get(&cell).copied().unwrap_or("1")).collect()
    };
    let rank = |rank| line((0..geometry.files()).map(|file| geometry.cell(file, rank)).collect());
    let file =
        |file| line((0..geometry.ranks(file)).map(|rank| geometry.cell(file, rank)).collect());
    let lines: Vec<String> = match geometry.shape() {
        Shape::Rect { ranks, .. } => (0..ranks).rev().map(rank).collect(),
        Shape::Hex { .. } => (0..geometry.files()).map(file).collect(),
    };
    let side = ["r", "g", "e", "b"][random.random_range(0..board.seats)];
    let position = Position::parse(&format!("{} {side}", lines.join("/")), variant).ok()?;
    let at_once = !variant.has(Options::ESCAPE) && position.can_land(position.to_move(), goals);
    (position.outcome().is_none() && !at_once).then_some(position)
}

/// The result of an exhaustive search in which all other sides play together against the side to
/// move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Truth {
    /// The side to move wins.
    Won,
    /// The side to move loses.
    Lost,
    /// No side can force a win.
    Neither,
}

/// The result of an exhaustive search of a position; `None` if the search is too large.
fn exhausted(root: &Position) -> Option<Truth> {
    let seat = root.to_move();
    let mut places = HashMap::from([(*root, 0)]);
    let mut all = vec![*root];
    let mut next = Vec::new();
    while next.len() < all.len() {
        let position = all[next.len()];
        let place = |m: &Move| {
            let position = position.play_unchecked(*m);
            *places.entry(position).or_insert_with(|| {
                all.push(position);
                all.len() - 1
            })
        };
        next.push(position.moves().iter().map(place).collect::<Vec<usize>>());
        if all.len() > MOST {
            return None;
        }
    }
    let end = |position: &Position| match position.outcome() {
        Some(outcome) => Some(outcome.winner == Some(seat)),
        None => position.is_out(seat).then_some(false),
    };
    let mut ends: Vec<Option<bool>> = all.iter().map(end).collect();
    loop {
        let mut learned = false;
        for n in (0..all.len()).rev().filter(|&n| !next[n].is_empty()) {
            let own = all[n].to_move() == seat;
            let known = if next[n].iter().any(|&m| ends[m] == Some(own)) {
                Some(own)
            } else {
                next[n].iter().all(|&m| ends[m] == Some(!own)).then_some(!own)
            };
            learned |= ends[n].is_none() && known.is_some();
            ends[n] = ends[n].or(known);
        }
        if !learned {
            return Some(match ends[0] {
                Some(true) => Truth::Won,
                Some(false) => Truth::Lost,
                None => Truth::Neither,
            });
        }
    }
}

/// Random positions of a variant that could be searched exhaustively, each with the result.
fn random_positions(variant: Variant, seeds: u64) -> impl Iterator<Item = (Position, Truth)> {
    (0..seeds).filter_map(move |seed| {
        let position = scattered(variant, &mut StdRng::seed_from_u64(seed))?;
        Some((position, exhausted(&position)?))
    })
}

fn agrees(position: &Position, expected: Truth) {
    let Proven { verdict, .. } = proven(position, 100_000, 12);
    let mover = position.to_move();
    let right = match (&verdict, expected) {
        (ProofVerdict::Won(proof), Truth::Won) => proof.winner() == mover,
        (ProofVerdict::Won(proof), Truth::Lost) => proof.winner() != mover,
        (ProofVerdict::Nobody, Truth::Neither) => true,
        _ => false,
    };
    assert!(right, "{}: {position} is {verdict:?}, not {expected:?}", position.variant());
}

#[test]
fn proofs_agree_with_exhaustive_search() {
    let studies = ["4x4", "4x5", "5x5"];
    let small = studies.iter().flat_map(|board| {
        ["standard", "advanced", "escape", "houdini", "escape+houdini"]
            .map(|options| study(options, board))
    });
    let mut seen = [0; 2];
    for variant in Variant::all().filter(|variant| variant.board().seats == 2).chain(small) {
        for (position, expected) in random_positions(variant, 80) {
            agrees(&position, expected);
            seen[usize::from(expected == Truth::Won)] += 1;
        }
    }
    assert!(seen.iter().all(|&n| n >= 300), "too few wins and others: {seen:?}");
}

#[test]
fn no_side_wins_where_the_play_can_be_led_in_a_circle() {
    for (options, board, text) in [
        ("escape", "3x5", "1wW/t2/3/wWW/wWT g"),
        ("escape", "4x4", "wT1W/1w2/t2W/w2W r"),
        ("escape+houdini", "4x4", "wT1W/1w2/t2W/w2W r"),
        ("houdini", "4x4", "4/1TWW/wwt1/4 g"),
    ] {
        let position = Position::parse(text, study(options, board)).unwrap();
        assert!(
            matches!(proven(&position, 100_000, 12).verdict, ProofVerdict::Nobody),
            "{options}@{board}: {text}"
        );
    }
}

#[test]
fn no_false_end_is_announced() {
    let mut announced = [0; 2];
    let presets = PRESETS.iter().map(|(_, text)| text.parse::<Variant>().unwrap());
    for variant in presets.filter(|variant| variant.board().seats == 2) {
        for (position, expected) in random_positions(variant, 120) {
            let choice = choose(
                &position,
                &[],
                Budget::nodes(500),
                &mut Transpositions::new(8),
                &Stop::default(),
            )
            .unwrap();
            let claimed =
                choice.score.win_in().map(|_| true).or(choice.score.loss_in().map(|_| false));
            if let Some(won) = claimed {
                assert_eq!(
                    expected,
                    if won { Truth::Won } else { Truth::Lost },
                    "{variant}: {position}: {:?}",
                    choice.score
                );
                announced[usize::from(won)] += 1;
            }
        }
    }
    assert!(
        announced.iter().all(|&n| n >= 40),
        "too few losses and wins were announced: {announced:?}"
    );
}

#[test]
fn a_stone_already_on_the_goal_wins_with_any_move() {
    let position = Position::parse("W7/8/7W/4w3/3t3T/8/7T r", Variant::STANDARD).unwrap();
    let verdict = proven(&position, 1_000, 10).verdict;
    assert_eq!(
        verdict.proof().map(|proof| (proof.winner(), proof.plies())),
        Some((Seat::Romans, 1))
    );
}

#[test]
fn a_search_that_ends_early_announces_no_loss_while_moves_are_left() {
    // The best move of a shallower search loses here, and another one wins.
    let variant = "escape+houdini".parse().unwrap();
    let position = Position::parse("2t3W1/3TtW2/4W3/7t/5W2/1wT5/7w r", variant).unwrap();
    for nodes in (100..2_000).step_by(100) {
        let table = &mut Transpositions::new(22);
        let choice = choose(&position, &[], Budget::nodes(nodes), table, &Stop::default()).unwrap();
        assert_eq!(choice.score.loss_in(), None, "{nodes} nodes");
    }
}

#[test]
fn a_proof_answers_whatever_the_loser_does_in_time() {
    let start = Position::start(study("standard", "4x5"));
    let Proven { verdict, nodes } = proven(&start, 50_000, 14);
    let proof = verdict.proof().unwrap();
    assert_eq!((proof.winner(), *proof.start()), (Seat::Romans, start));
    assert!(nodes <= 50_000);
    let mut longest = 0;
    for seed in 0..200 {
        let mut random = StdRng::seed_from_u64(seed);
        let mut position = start;
        let mut plies = 0;
        while position.outcome().is_none() {
            let own = position.to_move() == proof.winner();
            let m = if own {
                proof.answer(&position)
            } else {
                position.moves().choose(&mut random).copied()
            };
            position = position.play(m.unwrap()).unwrap();
            plies += 1;
        }
        assert_eq!(position.outcome().unwrap().winner, Some(proof.winner()));
        longest = longest.max(plies);
    }
    assert!(longest <= proof.plies() && proof.plies() < 40, "{longest} of {}", proof.plies());
    assert_eq!(proof.answer(&Position::start(Variant::STANDARD)), None);
}

#[test]
fn a_table_that_forgets_still_leads_to_a_proof() {
    let start = Position::start(study("standard", "5x4"));
    for bits in [6, 8] {
        let Proven { verdict, nodes } = proven(&start, 1_000_000, bits);
        assert!(
            verdict.proof().is_some_and(|proof| proof.winner() == Seat::Romans),
            "2^{bits}: {nodes} nodes"
        );
    }
}

#[test]
fn a_proof_survives_writing_and_a_wrong_one_is_refused() {
    let start = Position::start(study("standard", "5x4"));
    let verdict = proven(&start, 50_000, 14).verdict;
    let proof = verdict.proof().unwrap();
    let answers = proof.answers();
    assert_eq!(answers.len(), proof.positions());
    let read = |winner, answers: &[u8]| Proof::read(&start, winner, answers);
    let again = read(proof.winner(), &answers).unwrap();
    assert_eq!((again.plies(), again.answers()), (proof.plies(), answers.clone()));

    assert!(read(Seat::Gauls, &answers).is_err());
    assert!(matches!(read(proof.winner(), &answers[..answers.len() - 1]), Err(Flaw::NoAnswer(_))));
    assert_eq!(read(proof.winner(), &[&answers[..], &[0]].concat()).unwrap_err(), Flaw::TooMany);
    assert!(matches!(read(proof.winner(), &[200]), Err(Flaw::NoAnswer(_))));
    assert!(read(proof.winner(), &vec![0; 100_000]).is_err(), "always the first move");
}

#[test]
fn a_question_that_is_too_large_stays_open() {
    let start = Position::start(Variant::STANDARD);
    let Proven { verdict, nodes } = proven(&start, 200, 10);
    assert!(matches!(verdict, ProofVerdict::Open) && nodes <= 201, "{nodes}");
    let due = Stop::default();
    due.now.store(true, std::sync::atomic::Ordering::Relaxed);
    let stopped = prove(&start, u64::MAX, &mut Findings::new(10), &due);
    assert!(matches!(stopped.verdict, ProofVerdict::Open));
    let three = Position::start("escape@hex-three".parse().unwrap());
    assert!(matches!(proven(&three, 1_000, 10).verdict, ProofVerdict::Open), "more than two play");
}

/// Checks rows of board, winner and the plies of the shortest win, as in `docs/solved.md`.
#[test]
fn the_shortest_wins_of_the_smallest_boards_are_known() {
    for (board, winner, plies) in [
        ("3x5", Seat::Gauls, 10),
        ("3x6", Seat::Gauls, 10),
        ("3x7", Seat::Romans, 15),
        ("4x4", Seat::Romans, 11),
        ("4x5", Seat::Romans, 15),
        ("5x4", Seat::Romans, 13),
        ("6x4", Seat::Romans, 19),
    ] {
        let start = Position::start(study("standard", board));
        let mut table = Findings::new(14);
        let mut within = |plies| {
            let proven = prove_win(
                &start,
                &[],
                winner,
                Some(plies),
                20_000_000,
                &mut table,
                &Stop::default(),
            );
            assert!(
                !matches!(proven.verdict, ProofVerdict::Open),
                "{board} is not decided within {plies}"
            );
            matches!(proven.verdict, ProofVerdict::Won(_))
        };
        assert!(within(plies) && !within(plies - 1), "{board}");
    }
}

#[test]
fn boards_for_study_are_never_offered() {
    let small = study("escape", "4x5");
    assert_eq!(small.to_string(), "escape@4x5");
    assert!(small.to_string().parse::<Variant>().is_err());
    assert!(Variant::all().all(|variant| variant != small));
    assert!(Variant::STANDARD.changed(Some("4x5"), Options::NONE, Options::NONE).is_err());
    assert_eq!(
        study("escape", "9x9"),
        "escape@9x9".parse().unwrap(),
        "the boards of the game are among them"
    );
}
