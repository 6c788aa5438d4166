//! Reviews of finished games: the cost of each ply, missed wins, the moves that mattered, and the
//! ply at which the game was decided.

use expect_test::expect;
use murus_engine::{Findings, Forced, Glance, Mover, ProofVerdict, Review, Stop};
use murus_gallicus::{Entry, Line, Position, Seat, Variant};
use murus_lessons::{Moment, Remark};

/// The game annotated in the article, up to its last move.
fn annotated() -> Line {
    let text = include_str!("../../../murus-gallicus/tests/data/oracle/annotated-game.json");
    let game: serde_json::Value = serde_json::from_str(text).unwrap();
    let mut line = Line::new(Variant::STANDARD);
    for m in game["moves"].as_array().unwrap() {
        line.play(line.read(m.as_str().unwrap()).unwrap()).unwrap();
    }
    line
}

#[test]
fn a_review_of_the_article_s_game_sees_its_end_coming() {
    let line = annotated();
    let review = murus_engine::review(&line, 200_000, &Stop::default());
    assert_eq!(review.glances.len(), 35);
    assert_eq!(review.glances[33].win_in, Some(3), "17... is announced as a win");
    let movers = review.movers(&line);
    let turning = review.turning_point(&movers, Some(Seat::Gauls)).unwrap();
    assert_eq!(movers[turning].seat, Seat::Romans, "Blue lost it");
    assert!((18..=28).contains(&turning), "between 10. and 15., not at ply {turning}");
    let percent = |seat| review.accuracy(&line, &movers, seat);
    assert!(percent(Seat::Gauls) > percent(Seat::Romans));
    each_forced_win_is_walked(&line, &review);
    // The article, too, calls 10. e3-g3 and 13. f5xe4 the moves that lost it. It also doubts
    // 9... c6-e4, which costs little by a deep search.
    expect![[r#"
        10. e3-g3 | 10. g1-g3 10... a7-c5 11. g2-g4 11... d5-b3 12. g3-g5 12... c4-e4 13. g4-g6 | None
        10... e6-e4 | 10... d5-d3 11. g1-g3 11... a7-c5 12. c3xd3 12... c5-e3 13. f3xe3 13... e6-e4 | Some(Ways(17, 14))
        13. f5xe4 | 13. c3-e3 13... a7-c5 14. b1-d3 14... c5-c3 15. d3-f3 15... c4-e4 16. e3-g5 | None"#]]
    .assert_eq(&lessons(&line, &review).join("\n"));
}

/// The standard game with these moves.
fn played(moves: &str) -> Line {
    played_in(Variant::STANDARD, moves)
}

fn played_in(variant: Variant, moves: &str) -> Line {
    let mut line = Line::new(variant);
    for text in moves.split_whitespace() {
        line.play(line.read(text).unwrap()).unwrap();
    }
    line
}

/// `plies` plies of a line from the ply `from` on, as a game of its own.
fn part(line: &Line, from: usize, plies: usize) -> Line {
    let mut part = Line::from(line.positions()[from]);
    for m in line.moves().skip(from).take(plies) {
        part.play(Entry::Move(m)).unwrap();
    }
    part
}

#[test]
fn a_review_proves_when_a_game_was_decided_and_which_wins_were_missed() {
    let line = played(
        "f1-d3 h7-f5 d1-d3 g7-e5 e1-c3 d7-f5 c1-c3 f7-d5 c3-c5 b7-b5 h1-h3 f5-d5 g1-e3 e7-g5 d2-f4 f6-h4 e3-c5 e6-c6 d3-f1 \
        c7-a5 e2-c4 b6-b4 b1-d3 b5-b3 c2xb3 g5xf4 c4-e4 b4-d2 d4-f4 e5-c3 a1-a3 c3-a1",
    );
    let review = murus_engine::review(&line, 10_000, &Stop::default());
    each_forced_win_is_walked(&line, &review);
    let decided = review.decided(Some(Seat::Gauls)).map(|forced| (forced.ply, forced.plies));
    assert_eq!((decided, review.decided(Some(Seat::Romans))), (Some((29, 3)), None));
    assert!(review.glances[29..].iter().all(|glance| glance.romans == 0.0));
    let missed = review.forced_at(28).expect("the Romans missed a win");
    assert_eq!((missed.winner, missed.plies), (Seat::Romans, 9));

    // A review shows that a player resigned a won game.
    let mut given_up = part(&line, 24, 4);
    given_up.play(Entry::Resign(Seat::Romans)).unwrap();
    let review = murus_engine::review(&given_up, 10_000, &Stop::default());
    each_forced_win_is_walked(&given_up, &review);
    let last = review.forced_at(4).map(|forced| (forced.winner, forced.plies));
    assert_eq!((last, review.decided(Some(Seat::Gauls))), (Some((Seat::Romans, 9)), None));
    assert_eq!(review.glances[4].romans, 1.0, "the position counts, not the resignation");

    // A review shows the mistake before a resignation.
    let mut given_up = part(&line, 24, 5);
    given_up.play(Entry::Resign(Seat::Romans)).unwrap();
    let review = murus_engine::review(&given_up, 10_000, &Stop::default());
    each_forced_win_is_walked(&given_up, &review);
    let movers = review.movers(&given_up);
    assert_eq!((movers.len(), review.turning_point(&movers, Some(Seat::Gauls))), (5, Some(4)));
    assert_eq!(review.missed(&movers), [(4, 9)]);
    assert!(review.accuracy(&given_up, &movers, Seat::Romans).is_none_or(|percent| percent < 80.0));
}

#[test]
fn a_slower_win_is_not_a_missed_win() {
    let line = played(
        "g1-e3 e7-c5 c1-e3 c7-a5 e1-c3 d7-d5 b1-d3 d6-d4 d2-f2 a7-c5 f1-d3 g7-e5 f2-f4 f7-f5 e3-g5 b6-b4 f4-h6 h7-f5 e2-g4 b7-b5 \
        d1-b3 c5-e3 f3xe3 d4-f2 h1-f3 f5xg4 a1-c3 b5-d7 c2-a4 d5-f5 f3-d5 e5xd5 c3-c1 f5-d7 d3xe3 d7-b7 b3-d1 f6-f4 g5-e7",
    );
    // 18. d3-f5 wins within five moves; d3xe3 wins as well.
    let end = part(&line, 34, 5);
    let review = murus_engine::review(&end, 40_000, &Stop::default());
    each_forced_win_is_walked(&end, &review);
    let start = &end.positions()[0];
    let mover = end.positions()[0].to_move();
    let soon = murus_engine::prove_win(
        start,
        &[],
        mover,
        Some(9),
        1_000_000,
        &mut Findings::new(17),
        &Stop::default(),
    );
    assert!(matches!(soon.verdict, ProofVerdict::Won(_)), "a sooner win was there");
    assert_ne!(review.glances[0].best, "d3xe3", "the review saw it: {review:?}");
    assert_eq!(review.missed(&review.movers(&end)), []);
}

#[test]
fn a_move_that_keeps_the_win_misses_nothing() {
    let variant = "advanced+escape".parse().unwrap();
    let line = played_in(
        variant,
        "c1-a1 a7-c7 b1-e4 c7-a7 a1-a4 b7-d5 b1-d1 b7-d5 a1-a3 c7-c5 d1-d4 c6-c4 e1-c1 g7-e7 d1-f3 f7-f5 h1-f3 f7-f5 f1-h3 c5-c3 \
        f3-d1 e7-c5 g2-e2 e7-c5 g1-e3 f5-h7 f2-d4 d5-d7 c1-a3 c4-c2 e2-g2 d7xd4 d1-g4 d6-f6 e3-g1 h7-h4 f2-d4 f6-d6 a3-c1 e6-c6 \
        d4-f2 c5-a7 e3-g1 d6-d4 d1-b1 a7-c5 g1-g3 b6-d4 g2-g4 c5-e5 g4-e4 d5-f5 e4-g4 c3-e1 f4-f2 h7-f5 g3-g5 d7-b5 f2xf5 g6-e4 \
        f2-f4 c6-e4 g4-g6 f5-d5 b2xc2 e5xb2 c1-a1 e4-e2 b1-d3 d4-f2 f3-h3 e3-e1 g5-g3 e1-c3 g3-g5 d2-b4 g4-g6 e2-g4 g5-e3 c3-a5 \
        g6-e4 b4-b6 f4-f6 d5-b5 f5-d3 b5-d5 h3-f1 e5-c5 e4-e2 d5-d7 d3-f1 c5-e7 e3-g5 d6-b6 e2-c2 b5-d7 c2-e2 b6-b4 d2-f4 c6-a6 \
        f4-d2 d7-b5 f1-d3 b5-d7 e2-c4 c6-a6 d3-b5 b6xb5 e3-c1 a6-c6",
    );
    // 55. c4-c6 wins within two moves; e3-c1 wins as well, and so does the position after the
    // answer.
    let mut end = part(&line, 104, 6);
    end.play(Entry::Resign(Seat::Gauls)).unwrap();
    let review = murus_engine::review(&end, 10_000, &Stop::default());
    each_forced_win_is_walked(&end, &review);
    assert_eq!(review.missed(&review.movers(&end)), [], "{review:?}");
    let decided = review.decided(Some(Seat::Romans)).map(|forced| forced.ply);
    assert!(decided.is_some_and(|ply| ply <= 5), "they resigned a won position: {review:?}");
}

#[test]
fn the_best_move_costs_nothing() {
    let line = annotated();
    let review = murus_engine::review(&part(&line, 24, 10), 2_000, &Stop::default());
    let movers = review.movers(&part(&line, 24, 10));
    let best = |ply: &usize| {
        let position = &line.positions()[24 + ply];
        line.moves()
            .nth(24 + ply)
            .is_some_and(|m| position.write(m).to_string() == review.glances[*ply].best)
    };
    let played: Vec<usize> = (0..movers.len()).filter(best).collect();
    assert!(!played.is_empty());
    assert!(played.iter().all(|&ply| review.cost(ply, movers[ply]) == 0.0), "{review:?}");
}

/// Checks by the rules alone that each forced win of a review is one, with the stated winner and
/// plies.
fn each_forced_win_is_walked(line: &Line, review: &Review) {
    for forced in &review.forced {
        let position = &line.positions()[forced.ply];
        let proof = forced.proof(position).expect("the proof can be walked");
        assert_eq!((proof.winner(), proof.plies()), (forced.winner, forced.plies));
        let glance = &review.glances[forced.ply];
        let best = position.read(&glance.best).expect("the best move is one");
        let next = position.play(best).expect("and legal");
        assert!(proof.plies_from(&next).is_none_or(|plies| plies < forced.plies), "{forced:?}");
        assert!(glance.win_in.is_some_and(|plies| plies <= forced.plies), "{forced:?}");
        let variation = proof.variation();
        let last = variation
            .iter()
            .fold(*position, |position, &m| position.play(m).expect("a legal move"));
        assert_eq!(last.outcome().and_then(|end| end.winner), Some(forced.winner));
        assert!(variation.len() as u32 <= forced.plies);
    }
}

#[test]
fn a_review_counts_what_each_ply_cost() {
    let glance = |romans: f64, win_in| Glance { romans, win_in, best: String::new() };
    let made_by = |sides: [Seat; 4]| sides.map(|side| Mover { side, seat: side });
    let movers = made_by([Seat::Romans, Seat::Gauls, Seat::Romans, Seat::Gauls]);
    // The Romans give half a point away, the Gauls a win in 5, and all other moves are best.
    let review = Review {
        glances: vec![
            glance(0.6, None),
            glance(0.1, None),
            glance(0.1, None),
            glance(0.0, Some(5)),
            glance(0.4, None),
        ],
        ..Review::default()
    };
    let costs: Vec<f64> =
        (0..4).map(|ply| (review.cost(ply, movers[ply]) * 100.0).round()).collect();
    assert_eq!(costs, [50.0, 0.0, 10.0, 40.0]);
    assert_eq!(review.turning_point(&movers, None), Some(0));
    assert_eq!(review.turning_point(&movers, Some(Seat::Gauls)), Some(0), "the loser's mistake");
    assert_eq!(
        review.turning_point(&movers, Some(Seat::Romans)),
        Some(3),
        "never the winner's mistake, however costly"
    );
    let seen = |glances| Review { glances, ..Review::default() };
    let forgiven = seen([0.5, 0.1, 0.1, 0.6, 0.3].map(|romans| glance(romans, None)).to_vec());
    let turning = |sides: [Seat; 4]| forgiven.turning_point(&made_by(sides), Some(Seat::Gauls));
    assert_eq!(
        turning([Seat::Romans, Seat::Gauls, Seat::Gauls, Seat::Romans]),
        Some(3),
        "a mistake that was returned turned nothing"
    );
    assert_eq!(turning([Seat::Gauls; 4]), None, "only the winner erred");
    assert_eq!(review.missed(&movers), [(3, 5)]);
    let even = seen(vec![glance(0.5, None), glance(0.45, None), glance(0.45, None)]);
    assert_eq!(even.turning_point(&movers[..2], None), None);
    let start = Line::new(Variant::STANDARD);
    let accuracy = |seat| even.accuracy(&start, &movers[..2], seat);
    assert_eq!(accuracy(Seat::Gauls), Some(100.0), "no cost, no loss");
    assert_eq!(accuracy(Seat::Germans), None);
}

#[test]
fn accuracy_counts_a_blunder_in_part_and_nothing_after_the_last_chance() {
    let movers = [Seat::Romans, Seat::Gauls, Seat::Romans, Seat::Gauls, Seat::Romans, Seat::Gauls]
        .map(|side| Mover { side, seat: side });
    let counted = |romans: [f64; 7]| {
        let glance = |romans| Glance { romans, win_in: None, best: String::new() };
        let review = Review { glances: romans.map(glance).to_vec(), ..Review::default() };
        review
            .costs(&movers, Seat::Romans)
            .iter()
            .map(|cost| (cost * 100.0).round())
            .collect::<Vec<_>>()
    };
    for (what, romans, costs) in [
        ("small slips count whole", [0.5, 0.4, 0.4, 0.35, 0.35, 0.35, 0.4], vec![10.0, 5.0, 0.0]),
        ("of a blunder 0.3", [0.9, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1], vec![30.0, 0.0, 0.0]),
        (
            "who has lost for good plays on as they like",
            [0.5, 0.02, 0.02, 0.0, 0.0, 0.0, 0.0],
            vec![30.0],
        ),
        (
            "who gets another chance does not",
            [0.02, 0.01, 0.01, 0.01, 0.5, 0.4, 0.4],
            vec![1.0, 0.0, 10.0],
        ),
    ] {
        assert_eq!(counted(romans), costs, "{what}");
    }
}

#[test]
fn a_longer_search_hardly_changes_the_accuracy() {
    // A game of Tribune against itself.
    let line = played(
        "c1-e3 e7-e5 a1-c3 b7-b5 e1-g3 c7-c5 d1-d3 g7-g5 d2-d4 d7-b5 d3-f5 b5-d3 g1-e3 c6-c4 e3xd3 f7-d5 \
        f2-d4 c5-e5 f1-h3 e6xf5 h1-f3 h7-f5 b1-b3 c4xc3 g2-e4 g6-e6 f3-h3 a7-c5 d4xc5 d5xd4 e3-c5 e6-c4 \
        g3-e3 e5-g5 b2-b4 g5-g3 e4-e2 d5xc5 b3-b5 f5-d5 e3-c5 b6xc5 h3xg3 d5-f5 b4-d2 e5-e3 d4-d2 c4-e4 \
        d2-f2 e4-c4 e2-g2 d4-b6 f2-h2 b6-d4 g2-e4 c5-e3 f3-f1 e3-e1",
    );
    let [busy, idle] =
        [40_000, 200_000].map(|nodes| murus_engine::review(&line, nodes, &Stop::default()));
    for seat in [Seat::Romans, Seat::Gauls] {
        let percent =
            |review: &Review| review.accuracy(&line, &review.movers(&line), seat).unwrap();
        let busy = percent(&busy);
        let idle = percent(&idle);
        assert!((busy - idle).abs() < 7.0, "{seat:?}: {busy} and {idle}");
    }
}

#[test]
fn a_first_turn_is_judged_by_its_maker_s_final_seat() {
    let mut line = played_in("balanced".parse().unwrap(), "b1-a2,h2 swap e7-b6,e6");
    line.play(Entry::Resign(Seat::Romans)).unwrap();
    let glance = |romans| Glance { romans, win_in: None, best: String::new() };
    // The Gauls end up better, and by then the player who made the first turn holds them.
    let review = Review { glances: [0.5, 0.3, 0.3].map(glance).to_vec(), ..Review::default() };
    let movers = review.movers(&line);
    let mover = |side, seat| Mover { side, seat };
    assert_eq!(movers, [mover(Seat::Romans, Seat::Gauls), mover(Seat::Gauls, Seat::Gauls)]);
    assert_eq!([0, 1].map(|ply| review.cost(ply, movers[ply])), [0.0, 0.0]);
    assert_eq!(
        review.accuracy(&line, &movers, Seat::Romans),
        None,
        "the player who swapped made no move"
    );
    assert_eq!(review.turning_point(&movers, Some(Seat::Gauls)), None);
    let kept = played_in("balanced".parse().unwrap(), "b1-a2,h2 e7-b6,e6");
    let movers = review.movers(&kept);
    assert_eq!(movers[0], mover(Seat::Romans, Seat::Romans));
    assert!(review.cost(0, movers[0]) > 0.19, "nobody swapped, so its maker stands worse");
}

#[test]
fn a_win_through_a_position_that_occurred_twice_is_none() {
    let moves = "f6-h6 c5-a5 g6-e6 b5-d5 e6-g6 d5-b5 f6-h6 c5-a5 g6-e6 b5-d5 h6-f6 a5-c5 f6-h6 c5-a5 g6-e6 b5-d5 e6-g6 d5-b5 f6-h6 c5-a5 \
        g6-e6 b5-d5 h6-f6";
    let start = "7w/ww1Wwtw1/1WTWw3/W7/8/8/8 g";
    let mut line = Line::from(Position::parse(start, Variant::STANDARD).unwrap());
    for text in moves.split_whitespace() {
        line.play(line.read(text).unwrap()).unwrap();
    }
    assert_eq!(line.outcome(), None);
    let (now, before) = line.positions().split_last().unwrap();
    let prove = |before, plies| {
        let stop = Stop::default();
        let proven = murus_engine::prove_win(
            now,
            before,
            Seat::Romans,
            plies,
            1_000_000,
            &mut Findings::new(17),
            &stop,
        );
        proven
            .verdict
            .into_proof()
            .map(|proof| (proof.plies(), now.write(proof.answer(now).unwrap()).to_string()))
    };
    assert_eq!(prove(&[], Some(3)), Some((3, "a5-c5".to_owned())));
    let mut drawn = line.clone();
    drawn.play(line.read("a5-c5").unwrap()).unwrap();
    assert_eq!(drawn.outcome().map(|end| end.winner), Some(None), "the third occurrence is a draw");
    assert_eq!(prove(before, Some(3)), None);
    let longer = prove(before, None);
    assert!(longer.as_ref().is_some_and(|(_, best)| best != "a5-c5"), "{longer:?}");
}

/// Games between levels, each lost by one mistake or more.
const LOST_BEFORE: &str = "b1-b3 h7-f5 c1-a3 d7-f5 b2-b4 e7-c5 b3-b5 a7-c5 h1-h3 c7-e5 a1-a3 g7-g5 e1-e3 g6-g4 f1-h3 g5-g3 \
    g1-e3 d6-f6 d1-f3 e6-e4 h3xg3 f5-d3 e2xd3 b7-d5 e3-g3 f7-d5 f3-h3 d5-d3 g3-e1 e4-c2 f2-f4 d3-d1";
const CORNERED: &str = "d1-f3 c7-c5 e1-e3 a7-c5 b1-d3 e7-e5 e2-g4 g7-e5 f3-h5 h7-f5 g1-e3 e5-c3 c1-e1 c5-c3 \
    f1-d1 d7-f5 d1-d3 b7-d5 e1-g3 e6-g6 e3-e5 f7-d5 f2-h4 f5-f3 g4xf3 d5-b3 d3-b1 c4-a2 g3-g5 f6-f4 a1xa2 \
    c6-a6 h1-h3 b6-d4 g4xf5 f4xg5 c2-e2 c3-c1";
const OUTRUN: &str = "g1-e3 e7-c5 d1-f3 g7-e5 f1-f3 f7-f5 f2-d2 f6-d6 c1-e3 d6-f4 d2-b4 d7-d5 e1-c3 e5-g3 \
    f3xg3 h7-f5 e3-e5 f5xe5 h1-f3 f4-d6 e2-e4 c7-a5 c3-e3 a7-c5 b1-b3 c5-c3 e3-c1 d6-d4 d2-b2 b6-d4 a1-c1 \
    d5-f5 e4-c2 d4-f2 d3xe3 e5-c3 c1-e3 b7-d5 f3-d3 f5-d5 e3xf2 d5-b5 d3-f3 c5-a5 e3-g3 b5-d7 f3-h1 c6-e6 \
    g2-g4 e6-e4 g3-g5 e5-e3 g4-e6 e4-e2 b2-b4 e3-e1";
const ASTRAY: &str = "a1-c3 c7-c5 e1-c3 b7-d5 d1-d3 f7-f5 f1-f3 g7-e5 b1-d3 d7-d5 g1-e3 f6-f4 c3-a3 e7-e5 \
    h1-h3 c6-c4 d2-b2 c5-c3 f2-d4 e5-g3 e3-c5 d5xc5 b2-b4 f5-d5 b3-b5 a7-c5 d3-f3 d5-f5 c1-e3 e5-c5 e3-e5 \
    f4-f6 d4-f4 c4-a2 c2xc3 h7-h5 b4-d2 f5-d7 e4-c4 e6-c6 d2-d4 d6-b6 f3-f5 c6-e6 d4-b4 c5-e7 c4-a6 b6xa6 \
    f4-h4 d6-f6 b5-d3 f6-h6 d3-f5 e6-g6 f5-h3 h6-f4 h3-h1 g6-e6 h2-h4 f6-f4 g4xg3 f4-h6 h4-f4 g5-e7 g4-e4 \
    e7-c7 f4-d6 d7-f5 e5-c3 f5-d5 c3-c5 d5xc5 c4-a6 e6-c4 e4-c2 d5-b3 c2-e2 b3-b1";
const LEVEL: &str = "a1-c3 f7-f5 e1-c3 c7-e5 d1-b3 a7-c5 b1-b3 d7-d5 h1-f3 b7-b5 f1-f3 e7-g5 g1-e3 b6-b4 \
    c3-e3 g7-g5 b2-d4 d6-b4 f2-h2 c5xd4 c1-c3 h7-f5 c2-e2 f6-d6 g2-e2 f5-d5 e2-g2 g6-e4 e3xe4 e5-g3 c3-e5 \
    d5xe5 f3xg3 b4-d6 d2-d4 d6-f4 d4xd5 g5-e5 f2-h2 c5-c3 b3xc3 f4xf3 g2-e4 e5-c5 h2-h4 b5-d5 d3-b3 d5xd4 \
    b3-d3 f5-d5 c3-e3 c5-c3 d3xc3 c4-a2 e3-c3 d5-b3 d3-b1 b3-b5";
const WALLED: &str = "b1-d3 d7-d5 d1-b3 e7-e5 f1-d3 f7-d5 e1-e3 d5-f3 d3-b3 e6-e4 e2xf3 c7-c5 g1-g3 b7-d5 c1-e3 c6-e6 \
    h1-f3 g7-g5 c2-e2 d6-d4 e2-g4 d5-d3 d2xd3 e5-g5 g2-g4 a7-c5 g4xf5 h7-f5 a1-c3 g6-e6 f3-h5 d4-f6 b3-b1 f6-f4 g3xf4 \
    e4-g2 e3xf3 f5-d3 b2-d2 e6-e4 d2-f4 g5xf4 g4-e6 e4-g2 e3xf3 c5-a7 c3-c1 b6-b4 c2-a2 g2xg3";

#[test]
fn a_move_is_no_mistake_where_the_better_one_loses_as_well() {
    let plies = mattered(&played(LOST_BEFORE));
    // After 11. h3xg3 the Gauls win by force, so no later move of the Romans matters. Moves before
    // it are better only by what nobody has proven.
    assert!(!plies.is_empty() && plies.iter().all(|ply| *ply <= 20), "{plies:?}");
}

#[test]
fn a_move_is_no_mistake_where_the_better_one_is_proven_to_lose_as_well() {
    for (moves, ply, better) in
        [(CORNERED, 28, "h1-f3"), (OUTRUN, 34, "f3xe3"), (ASTRAY, 35, "c5-c3")]
    {
        let line = played(moves);
        let after =
            line.positions()[ply].play_unchecked(line.positions()[ply].read(better).unwrap());
        let proven = murus_engine::prove_win(
            &after,
            &line.positions()[..=ply],
            after.to_move(),
            None,
            200_000,
            &mut Findings::new(17),
            &Stop::default(),
        );
        assert!(proven.verdict.proof().is_some(), "{better} loses");
        let plies = mattered(&line);
        assert!(!plies.is_empty() && !plies.contains(&ply), "{better}: {plies:?}");
    }
}

#[test]
fn a_move_is_no_mistake_where_a_closer_look_finds_it_as_good() {
    // With a million nodes 20. f2-h2 and 20. b3-d5 differ by less than three hundredths of a point.
    let plies = mattered(&played(LEVEL));
    assert!(!plies.is_empty() && !plies.contains(&38), "{plies:?}");
}

/// The plies that mattered most in a game that the Gauls won.
fn mattered(line: &Line) -> Vec<usize> {
    let review = murus_engine::review(line, 40_000, &Stop::default());
    review.mattered(&review.movers(line), Some(Seat::Gauls))
}

#[test]
fn who_gives_up_the_last_tower_is_told_so() {
    let line = played(WALLED);
    let moment = |ply: usize| {
        let mut glances =
            vec![Glance { romans: 0.0, win_in: None, best: String::new() }; line.plies() + 1];
        line.positions()[ply]
            .write(line.positions()[ply].moves()[0])
            .to_string()
            .clone_into(&mut glances[ply].best);
        Moment::of(&line, &Review { glances, ..Review::default() }, ply, &Stop::default())
            .unwrap()
            .remark
    };
    // No tower is captured in the standard game: the Romans laid their last one down themselves.
    assert_eq!(moment(48), Some(Remark::GaveLastTower));
}

/// A game in which the Romans miss a win with 20. a3-c1; their enemy allowed it just before.
const LET_GO: &str = "f1-f3 a7-c5 b1-d3 f7-f5 d1-b3 b7-b5 g1-e3 h7-f5 c1-e3 e7-g5 e1-c3 c7-e5 d2-d4 g7-g5 d3-d5 d7-b5 h1-f3 f5-d3 c2-c4 g6-e4 \
    e3xd3 b6-d6 c3-a3 e4xd5 f3-d3 c6-e4 a1-a3 g5-e5 f2-h2 b5xc4 b3-d3 e5-g3 e3xf4 f5-f3 d3-b3 d6-f4 g2xf3 f4xe3 a3-c1 e4-c6 c3-a1 d5-b5 b2-b4 \
    c5-e5 d4-f2 e5-e7 b3-d1 b5-b7";

#[test]
fn a_moment_says_what_is_forced_and_else_what_a_move_leaves() {
    let moment = |moves: &str, ply: usize, better: &str| {
        let line = played(moves);
        let mut glances =
            vec![Glance { romans: 0.5, win_in: None, best: String::new() }; line.plies() + 1];
        better.clone_into(&mut glances[ply].best);
        let moment =
            Moment::of(&line, &Review { glances, ..Review::default() }, ply, &Stop::default())
                .unwrap();
        (moment.wins, moment.loses, moment.remark)
    };
    assert_eq!(moment(LET_GO, 38, "a3-a5"), (Some(5), None, None));
    assert_eq!(moment(LET_GO, 37, "f4-d6"), (None, Some(5), Some(Remark::Kept(2, 3))));
    let early = "a1-c3 d7-d5 c1-c3 e7-c5 b1-d3 b7-d5 c2-e4 h7-f5 c3-a1";
    assert_eq!(moment(early, 8, "c3-e5"), (None, None, Some(Remark::Ways(18, 15))));
}

/// The moves that mattered most in a game, as a learner reads them, one per line.
fn lessons(line: &Line, review: &Review) -> Vec<String> {
    let winner = line.outcome().and_then(|end| end.winner);
    let plies = review.mattered(&review.movers(line), winner);
    let text = |ply: usize| {
        let moment = Moment::of(line, review, ply, &Stop::default()).unwrap();
        let mut better = line.before(ply);
        moment.better.iter().for_each(|&m| better.play(Entry::Move(m)).unwrap());
        let better: Vec<String> =
            (ply..better.plies()).map(|ply| better.numbered_move(ply)).collect();
        format!("{} | {} | {:?}", line.numbered_move(ply), better.join(" "), moment.remark)
    };
    plies.into_iter().map(text).collect()
}

#[test]
fn a_review_is_silent_about_what_is_left_out() {
    let glance = |romans: f64, win_in| Glance { romans, win_in, best: "a1-c3".to_owned() };
    let movers =
        [Seat::Romans, Seat::Gauls].into_iter().cycle().map(|side| Mover { side, seat: side });
    let movers: Vec<Mover> = movers.take(7).collect();
    let forced = |ply, plies| Forced { ply, winner: Seat::Romans, plies, answers: Vec::new() };
    let review = Review {
        glances: [0.6, 0.5, 0.9, 0.1, 1.0, 0.2, 0.7, 0.3]
            .map(|romans| glance(romans, Some(3)))
            .to_vec(),
        forced: vec![forced(0, 1), forced(1, 3), forced(4, 3), forced(6, 1)],
        ..Review::default()
    };
    let review = review.without(&[4], 1);
    assert_eq!(review.left_out, [3, 4]);
    assert!(
        review.glances[3..5]
            .iter()
            .all(|left| *left == Glance { romans: 0.9, win_in: None, best: String::new() })
    );
    assert_eq!(
        review.forced.iter().map(|forced| forced.ply).collect::<Vec<_>>(),
        [0, 6],
        "no proof goes through them"
    );
    let costs: Vec<f64> =
        (0..7).map(|ply| (review.cost(ply, movers[ply]) * 100.0).round()).collect();
    assert_eq!(costs, [10.0, 40.0, 0.0, 0.0, 0.0, 50.0, 40.0]);
    assert_eq!(
        review.costs(&movers, Seat::Romans).len(),
        2,
        "what is left out counts for nobody's accuracy"
    );
    assert_eq!(review.turning_point(&movers, Some(Seat::Gauls)), Some(6));
}
