//! The computer opponent: what it must see, what it must not do, and how strong it is.

use std::sync::atomic::AtomicBool;

use murus_engine::{
    Budget, LEVELS, Level, Net, Score, SearchResult, Stop, Transpositions, choose, choose_by,
    should_swap,
};
use murus_gallicus::{Entry, Line, Move, Options, Position, Seat, Variant};
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

pub fn variant(name: &str) -> Variant {
    name.parse().unwrap()
}

fn position(name: &str, text: &str) -> Position {
    Position::parse(text, variant(name)).unwrap()
}

fn think(position: &Position, budget: Budget) -> SearchResult {
    choose(position, &[], budget, &mut Transpositions::new(14), &Stop::default()).unwrap()
}

fn written(position: &Position, choice: &SearchResult) -> String {
    position.write(choice.best).to_string()
}

/// Returns true if a position is won for `seat` by the rules alone. Either the game is over, or, in
/// the advanced game, it is over after each reply to a stone that has landed.
fn is_won(position: &Position, seat: Seat) -> bool {
    let won = |position: &Position| {
        position.outcome().is_some_and(|outcome| outcome.winner == Some(seat))
    };
    won(position)
        || position.outcome().is_none()
            && position.variant().has(Options::ADVANCED)
            && position.moves().iter().all(|&m| won(&position.play_unchecked(m)))
}

/// The moves that win at once.
pub fn winning_moves(position: &Position) -> Vec<Move> {
    let seat = position.to_move();
    position.moves().into_iter().filter(|&m| is_won(&position.play_unchecked(m), seat)).collect()
}

/// A player for the tests to play against.
#[derive(Clone, Copy)]
enum Mover {
    Random,
    Greedy,
    /// Searches one ply, with the designer's features alone.
    Simple,
    Thinks(Budget),
    Plays(&'static Level),
}

impl Mover {
    fn play(self, line: &Line, random: &mut StdRng) -> Move {
        let (position, before) = line.positions().split_last().unwrap();
        let think = |budget| {
            choose(position, before, budget, &mut Transpositions::new(12), &Stop::default())
                .unwrap()
                .best
        };
        match self {
            Mover::Random => *position.moves().choose(random).unwrap(),
            Mover::Greedy => think(Budget::depth(1)),
            Mover::Simple => {
                let budget = Budget::depth(1);
                let mut table = Transpositions::new(12);
                choose_by(None, position, before, budget, &mut table, &Stop::default())
                    .unwrap()
                    .best
            }
            Mover::Thinks(budget) => think(budget),
            Mover::Plays(level) => {
                level.play(position, before, random.random(), &Stop::default()).unwrap()
            }
        }
    }
}

/// Plays a line of at most `plies` moves. With the probability `aimless`, a move is random;
/// otherwise it is greedy.
pub fn wander(variant: Variant, plies: usize, aimless: f64, seed: u64) -> Line {
    let mut random = StdRng::seed_from_u64(seed);
    let mut line = Line::new(variant);
    while line.outcome().is_none() && line.plies() < plies {
        let mover = if random.random_bool(aimless) { Mover::Random } else { Mover::Greedy };
        let m = mover.play(&line, &mut random);
        line.play(Entry::Move(m)).unwrap();
    }
    line
}

/// Returns how many of `games` games the first player wins, taking each seat in turn, against
/// copies of the second one. Draws count as losses.
fn wins(variant: Variant, first: Mover, second: Mover, games: u64) -> usize {
    let game = |n: u64| {
        let mut random = StdRng::seed_from_u64(n);
        let seat = Seat::ALL[n as usize % variant.board().seats];
        let mut line = wander(variant, 2, 1.0, n);
        while line.outcome().is_none() && line.plies() < 200 {
            let mover = if line.position().to_move() == seat { first } else { second };
            let m = mover.play(&line, &mut random);
            line.play(Entry::Move(m)).unwrap();
        }
        line.outcome().is_some_and(|outcome| outcome.winner == Some(seat))
    };
    (0..games).filter(|&n| game(n)).count()
}

#[test]
fn a_win_in_one_is_taken_in_every_variant_at_every_level() {
    for variant in Variant::all().filter(|variant| variant.board().seats == 2) {
        // Both sides play random forward moves until one can win at once; some seeds end first.
        let seen = (0..20).find_map(|seed| {
            // Without breakthrough, aimless play gets stuck instead.
            let line = wander(variant, 300, if seed % 2 == 0 { 0.4 } else { 1.0 }, seed);
            line.positions().iter().find_map(|&position| {
                let winning = winning_moves(&position);
                (!winning.is_empty()).then_some((position, winning))
            })
        });
        let (position, winning) =
            seen.unwrap_or_else(|| panic!("nobody could win a game of {variant}"));
        let first = think(&position, Budget::depth(1));
        assert!(
            winning.contains(&first.best),
            "{variant}: {} in {position}",
            written(&position, &first)
        );
        assert!(
            first.score.win_in().is_some_and(|plies| plies <= 2),
            "{variant}: {:?} in {position}",
            first.score
        );
        for level in &LEVELS[..2] {
            let best = level.play(&position, &[], 7, &Stop::default()).unwrap();
            assert!(
                winning.contains(&best),
                "{}, {variant}: {} in {position}",
                level.name,
                position.write(best)
            );
        }
    }
}

#[test]
fn a_siege_tower_breaks_through() {
    let siege = position("standard", "tttt4/8/5T2/8/8/8/TTTT4 r");
    let choice = think(&siege, Budget::depth(3));
    assert!(["f5-f7", "f5-d7", "f5-h7"].contains(&&*written(&siege, &choice)));
    assert_eq!(choice.score.win_in(), Some(1));
    assert_eq!(choice.variation, [choice.best]);
}

#[test]
fn a_landed_stone_must_survive_in_the_advanced_game() {
    // On d7 and f7 the tower on e7 could remove the stone. A stone thrown to h7 is out of its
    // reach.
    let throw = position("advanced", "4t3/1t6/8/7C/8/8/T7 r");
    let choice = think(&throw, Budget::depth(1));
    assert_eq!(written(&throw, &choice), "h4-h7");
    assert_eq!(choice.score.win_in(), Some(2));
    assert_eq!(choice.variation.len(), 2);
}

#[test]
fn the_article_s_last_move_wins() {
    let text = include_str!("../../../murus-gallicus/tests/data/oracle/annotated-game.json");
    let game: serde_json::Value = serde_json::from_str(text).unwrap();
    let mut line = Line::new(Variant::STANDARD);
    let moves: Vec<&str> =
        game["moves"].as_array().unwrap().iter().map(|m| m.as_str().unwrap()).collect();
    let (last, moves) = moves.split_last().unwrap();
    for m in moves {
        line.play(line.read(m).unwrap()).unwrap();
    }
    let (position, before) = line.positions().split_last().unwrap();
    let choice =
        choose(position, before, Budget::depth(6), &mut Transpositions::new(14), &Stop::default())
            .unwrap();
    assert_eq!(choice.score.win_in(), Some(3), "17... is announced as a win");
    // The article's move and its twin b3xb2 lead to the same win.
    assert!([*last, "b3xb2"].contains(&&*written(position, &choice)));
    let resigned = position.play(position.read(last).unwrap()).unwrap();
    assert_eq!(
        think(&resigned, Budget::depth(6)).score.loss_in(),
        Some(2),
        "every reply loses, so Blue resigned"
    );
}

/// The plies within which the side to move wins (positive) or loses (negative) by force, up to
/// `depth` plies, by the rules alone; `None` if neither is forced. An end that is already reached
/// counts as one ply.
fn solve(position: &Position, depth: u32) -> Option<i32> {
    if let Some(outcome) = position.outcome() {
        assert!(outcome.winner.is_some());
        return Some(if outcome.winner == Some(position.to_move()) { 1 } else { -1 });
    }
    if depth == 0 {
        return None;
    }
    let answers: Vec<_> =
        position.moves().iter().map(|&m| solve(&position.play_unchecked(m), depth - 1)).collect();
    let losing = answers.iter().flatten().filter(|&&n| n < 0).max();
    match losing {
        Some(soonest) => Some(1 - soonest),
        None if answers.iter().all(Option::is_some) => {
            answers.iter().flatten().max().map(|latest| -1 - latest)
        }
        None => None,
    }
}

/// The number of plies up to which no search prunes anything.
const IN_FULL: u32 = 3;

#[test]
fn wins_and_losses_are_exact() {
    let mut proven = [0; 2];
    for (name, depth) in
        [("standard", 4), ("advanced", 3), ("escape", 4), ("standard@hex-eleven", 3)]
    {
        for seed in 0..45 {
            let line = wander(variant(name), 70, 0.5, seed);
            // Positions shortly before the end, with few moves left or many threats.
            let before_end = line.plies().saturating_sub(1 + seed as usize % 4);
            let position = &line.positions()[before_end];
            if line.outcome().is_none() || position.moves().len() > 14 {
                continue;
            }
            // The solver counts one ply for an end already reached.
            let expected = solve(position, depth).map(|n| n - n.signum());
            let found = think(position, Budget::depth(depth)).score;
            let ended = found
                .end_in()
                .map(|plies| plies as i32 * if found.win_in().is_some() { 1 } else { -1 });
            match expected {
                Some(n) if n.unsigned_abs() <= IN_FULL => {
                    assert_eq!(ended, Some(n), "{name}: {position}")
                }
                // At greater depths moves are pruned, so a search may miss an end, but it never
                // announces one at a wrong distance.
                Some(n) => {
                    assert!(ended.is_none_or(|ended| ended == n), "{name}: {found:?} in {position}")
                }
                None => assert!(
                    found.end_in().is_none_or(|n| n > depth),
                    "{name}: {found:?} in {position}"
                ),
            }
            if let Some(n) = expected {
                proven[usize::from(n > 0)] += 1;
            }
        }
    }
    assert!(proven.iter().all(|&n| n >= 10), "too few losses and wins seen: {proven:?}");
}

/// A known sooner win once made the window so narrow that the table answered without a line.
#[test]
fn a_line_is_as_long_as_the_win_is_far() {
    let line = wander(variant("advanced"), 29, 0.5, 12_478_679_498_299_342_920);
    let choice = think(line.position(), Budget { nodes: 2_000, depth: 6 });
    assert_eq!(choice.score.end_in().map(|plies| plies as usize), Some(choice.variation.len()));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn an_avoidable_loss_is_avoided(
        name in prop::sample::select(vec!["standard", "advanced", "escape", "houdini", "standard@hex", "advanced@9x9"]),
        plies in 10..50_usize,
        seed: u64,
    ) {
        let line = wander(variant(name), plies, 0.5, seed);
        let position = line.position();
        prop_assume!(line.outcome().is_none());
        let allows = |m: &Move| !winning_moves(&position.play_unchecked(*m)).is_empty();
        let choice = think(position, Budget::depth(2));
        prop_assert!(
            !allows(&choice.best) || position.moves().iter().all(allows) || choice.score.win_in().is_some(),
            "{name}: {} in {position}", written(position, &choice)
        );
    }

    #[test]
    fn a_variation_can_be_played_and_ends_as_announced(
        name in prop::sample::select(vec!["standard", "advanced", "balanced", "escape", "escape@8x8-four", "escape@hex-three"]),
        plies in 0..60_usize,
        seed: u64,
    ) {
        let line = wander(variant(name), plies, 0.5, seed);
        let Some(position) = line.outcome().is_none().then_some(line.position()) else { return Ok(()) };
        let choice = think(position, Budget { nodes: 2_000, depth: 6 });
        prop_assert_eq!(choice.best, choice.variation[0]);
        let mut end = *position;
        for &m in &choice.variation {
            end = end.play(m).map_err(|end| TestCaseError::fail(format!("{} cannot be played in {end}", end.write(m))))?;
        }
        if let Some(plies) = choice.score.end_in().filter(|_| position.variant().board().seats == 2) {
            let won = choice.score.win_in().is_some();
            prop_assert_eq!(plies as usize, choice.variation.len());
            prop_assert_eq!(end.outcome().and_then(|o| o.winner).map(|w| w == position.to_move()), Some(won));
        }
    }

    #[test]
    fn the_same_question_has_the_same_answer(
        name in prop::sample::select(vec!["standard", "advanced+balanced", "standard@9x9", "escape@8x8-four"]),
        plies in 0..30_usize,
        seed: u64,
    ) {
        let line = wander(variant(name), plies, 0.7, seed);
        let Some(position) = line.outcome().is_none().then_some(line.position()) else { return Ok(()) };
        let answer = || choose(position, line.positions(), Budget::nodes(1_500), &mut Transpositions::new(6), &Stop::default());
        prop_assert_eq!(answer(), answer());
        let plays = || LEVELS[0].play(position, &[], seed.cast_signed(), &Stop::default());
        prop_assert_eq!(plays(), plays());
    }
}

#[test]
fn a_third_occurrence_is_a_draw() {
    let even = wander(Variant::STANDARD, 12, 0.5, 3);
    let position = even.position();
    let budget = Budget::depth(3);
    let best = think(position, budget);
    let again = position.play_unchecked(best.best);
    let choose_after = |before: &[Position]| {
        choose(position, before, budget, &mut Transpositions::new(14), &Stop::default())
    };

    assert_eq!(
        choose_after(&[again]).unwrap().best,
        best.best,
        "a second occurrence does not end the game"
    );
    // The better side avoids the repetition; the worse side repeats.
    let twice = choose_after(&[again, again]).unwrap();
    match best.score {
        score if score > Score::DRAW => assert_ne!(twice.best, best.best, "{score:?}"),
        _ => assert_eq!((twice.best, twice.score), (best.best, Score::DRAW)),
    }
    // A lost game is saved by any move that makes a position occur for the third time.
    let lost = self::position("standard", "tttt4/8/8/8/2t5/8/6TT r");
    let losing = think(&lost, budget);
    assert_eq!(losing.score.loss_in(), Some(2));
    let saving = *lost.moves().last().unwrap();
    let next = lost.play_unchecked(saving);
    let saved =
        choose(&lost, &[next, next], budget, &mut Transpositions::new(14), &Stop::default())
            .unwrap();
    assert_eq!((saved.best, saved.score), (saving, Score::DRAW));
}

#[test]
fn the_worse_side_is_swapped() {
    let balanced = variant("balanced");
    let kept = |open: &Position| {
        Position::parse(open.to_string().trim_end_matches(" swap"), balanced).unwrap()
    };
    let swaps = |position: &Position| {
        should_swap(position, Budget::depth(2), &mut Transpositions::new(12), &Stop::default())
    };
    let start = Position::start(balanced);
    let after: Vec<Position> = start.moves().into_iter().map(|m| start.play_unchecked(m)).collect();
    let worth = |open: &&Position| think(&kept(open), Budget::depth(2)).score;
    let worst = after.iter().min_by_key(worth).unwrap();
    assert!(worth(&worst) < Score::DRAW, "some first turn is better for its player");
    assert!(swaps(worst));
    assert!(!swaps(&kept(worst)), "no swap is open");
}

#[test]
fn the_first_turn_of_a_balanced_game_is_nearly_fair() {
    let start = Position::start(variant("balanced"));
    let worth =
        |m: Move| think(&start.play_unchecked(m), Budget::depth(3)).score.hundredths().abs();
    let best = think(&start, Budget::depth(4));
    let others: Vec<i32> = start.moves().into_iter().step_by(9).map(worth).collect();
    assert!(best.score <= Score::DRAW, "the other player takes the better side");
    // Only a part of the first turns is searched, so another one may be fairer, by less than a
    // tenth of a stone.
    let fairest = others.iter().copied().min().unwrap();
    assert!(worth(best.best) < fairest + 10, "{} is not fair", start.write(best.best));
    let fairer = others.iter().filter(|&&other| other < worth(best.best)).count();
    assert!(fairer * 10 < others.len(), "{} is no better than many", start.write(best.best));
}

#[test]
fn budgets_are_kept_and_the_first_ply_is_always_searched() {
    let start = Position::start(Variant::STANDARD);
    assert!(think(&start, Budget::nodes(3_000)).nodes <= 3_001);
    assert_eq!(think(&start, Budget::depth(3)).depth, 3);
    let due = Stop { now: AtomicBool::new(true), ..Stop::default() };
    let stopped =
        choose(&start, &[], Budget::depth(9), &mut Transpositions::new(12), &due).unwrap();
    assert!(stopped.depth < 9);
    let siege = position("standard", "tttt4/8/5T2/8/8/8/TTTT4 r");
    let first =
        choose(&siege, &[], Budget { nodes: 0, depth: 0 }, &mut Transpositions::new(0), &due)
            .unwrap();
    assert_eq!((first.depth, first.score.win_in()), (1, Some(1)));
}

#[test]
fn nothing_is_chosen_after_the_end() {
    let over = position("standard", "ttttT3/8/8/8/8/8/TTTT4 g");
    assert_eq!(
        choose(&over, &[], Budget::depth(2), &mut Transpositions::new(8), &Stop::default()),
        None
    );
}

#[test]
fn a_used_table_changes_no_proven_result() {
    let mut table = Transpositions::new(10);
    let line = wander(Variant::STANDARD, 70, 0.5, 5);
    for position in line.positions().iter().filter(|position| position.outcome().is_none()).skip(20)
    {
        let fresh = think(position, Budget::depth(3)).score;
        let handed_on =
            choose(position, &[], Budget::depth(3), &mut table, &Stop::default()).unwrap().score;
        assert_eq!(
            fresh.end_in().filter(|&n| n <= 3),
            handed_on.end_in().filter(|&n| n <= 3),
            "{position}"
        );
    }
}

#[test]
fn levels_are_known_by_name_and_differ_by_seed() {
    for level in LEVELS {
        assert_eq!(Level::named(level.name), level);
    }
    assert!(LEVELS.windows(2).all(|pair| pair[0].rating < pair[1].rating));
    assert_eq!(Level::named("Consul").name, Level::DEFAULT);
    let start = Position::start(Variant::STANDARD);
    for level in &LEVELS[..2] {
        let first = |seed| level.play(&start, &[], seed, &Stop::default()).unwrap();
        assert!(
            (1..8).any(|seed| first(seed) != first(0)),
            "{} always begins the same way",
            level.name
        );
    }
}

/// Checks rows of variant, opponent, number of games, and the wins that the thinking player needs.
fn check_matches(rows: &[(&str, Mover, u64, usize)]) {
    for &(name, opponent, games, least) in rows {
        let won = wins(variant(name), Mover::Thinks(Budget::nodes(3_000)), opponent, games);
        assert!(won >= least, "{name}: {won} of {games}");
    }
}

#[test]
fn a_thinker_beats_weak_players() {
    check_matches(&[
        ("standard", Mover::Random, 2, 2),
        ("standard", Mover::Greedy, 6, 5),
        ("advanced", Mover::Greedy, 4, 3),
        ("balanced", Mover::Greedy, 4, 3),
        ("escape", Mover::Greedy, 4, 4),
        ("houdini@7x7", Mover::Greedy, 4, 3),
        ("standard@hex", Mover::Greedy, 4, 3),
    ]);
}

#[test]
fn a_thinker_wins_more_than_its_share_of_several() {
    check_matches(&[
        ("escape@hex-three", Mover::Random, 3, 3),
        ("escape@hex-three", Mover::Simple, 6, 4),
        ("escape@8x8-four", Mover::Simple, 8, 3),
    ]);
}

#[test]
fn the_next_level_is_stronger() {
    let won = wins(
        Variant::STANDARD,
        Mover::Plays(Level::named("Centurion")),
        Mover::Plays(Level::named("Tiro")),
        4,
    );
    assert!(won >= 3, "{won} of 4");
}

#[test]
fn a_network_survives_writing_and_judges_mirror_images_alike() {
    let net = Net::of(Variant::STANDARD).expect("the standard game has a network");
    let several = Net::of(variant("escape@hex-three")).expect("and a game of three");
    let start = Position::start(variant("escape@hex-three"));
    assert_eq!(
        several.judge(&start),
        several.judge(&start.passed()),
        "the first player sees the same board from every seat"
    );
    let bytes = net.write();
    let again = Net::read(&bytes).unwrap();
    assert_eq!(again.write(), bytes);
    for wrong in [&b""[..], b"murusN1\n", &bytes[1..], &bytes[..bytes.len() - 1]] {
        assert!(Net::read(wrong).is_err(), "{} bytes", wrong.len());
    }
    // The Gauls see the board as the Romans see it turned over.
    let one = position("standard", "t1tttt1t/8/2w2w2/8/3T4/2W5/TT2TTTT r");
    let turned = position("standard", "tt2tttt/2w5/3t4/8/2W2W2/8/T1TTTT1T g");
    assert_eq!(net.judge(&one), net.judge(&turned));
    assert_eq!(net.judge(&one), again.judge(&one));
}
