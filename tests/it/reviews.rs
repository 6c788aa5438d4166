//! A finished game looked at again: what each ply cost, what was missed, and since when it was decided.

use murus::engine::{self, Glance, Review, Stop};
use murus::rules::{Entry, Line, Seat, Variant};

/// The article's game up to its last move.
fn annotated() -> Line {
    let text = include_str!("../data/oracle/annotated-game.json");
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
    let review = engine::review(&line, 40_000, &Stop::default());
    assert_eq!(review.glances.len(), 35);
    assert_eq!(review.glances[33].win_in, Some(3), "17... is announced as a win");
    let movers: Vec<Seat> = line.positions()[..34].iter().map(|position| position.to_move()).collect();
    let turning = review.turning_point(&movers, Some(Seat::Gauls)).unwrap();
    assert_eq!(movers[turning], Seat::Romans, "Blue lost it");
    assert!((18..=28).contains(&turning), "between 10. and 15., not at ply {turning}");
    assert!(review.accuracy(&movers, Seat::Gauls) > review.accuracy(&movers, Seat::Romans));
    each_forced_win_is_walked(&line, &review);
}

#[test]
fn a_review_proves_since_when_a_game_was_decided_and_which_wins_were_let_go() {
    let moves = "f1-d3 h7-f5 d1-d3 g7-e5 e1-c3 d7-f5 c1-c3 f7-d5 c3-c5 b7-b5 h1-h3 f5-d5 g1-e3 e7-g5 d2-f4 f6-h4 e3-c5 e6-c6 d3-f1 \
        c7-a5 e2-c4 b6-b4 b1-d3 b5-b3 c2xb3 g5xf4 c4-e4 b4-d2 d4-f4 e5-c3 a1-a3 c3-a1";
    let mut line = Line::new(Variant::STANDARD);
    for text in moves.split_whitespace() {
        line.play(line.read(text).unwrap()).unwrap();
    }
    let review = engine::review(&line, 10_000, &Stop::default());
    each_forced_win_is_walked(&line, &review);
    let decided = review.decided(Some(Seat::Gauls)).map(|forced| (forced.ply, forced.plies));
    assert_eq!((decided, review.decided(Some(Seat::Romans))), (Some((29, 3)), None));
    assert!(review.glances[29..].iter().all(|glance| glance.romans == 0.0));
    let missed = review.forced_at(28).expect("the Romans let a win go");
    assert_eq!((missed.winner, missed.plies), (Seat::Romans, 9));

    // Whoever gives up what is won is told so.
    let mut given_up = Line::from(line.positions()[24]);
    for m in line.moves().skip(24).take(4) {
        given_up.play(Entry::Move(m)).unwrap();
    }
    given_up.play(Entry::Resign(Seat::Romans)).unwrap();
    let review = engine::review(&given_up, 10_000, &Stop::default());
    each_forced_win_is_walked(&given_up, &review);
    let last = review.forced_at(4).map(|forced| (forced.winner, forced.plies));
    assert_eq!((last, review.decided(Some(Seat::Gauls))), (Some((Seat::Romans, 9)), None));
}

/// What a review calls a forced win is one by the rules alone, and what it says of it is so.
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
        let last = variation.iter().fold(*position, |position, &m| position.play(m).expect("a legal move"));
        assert_eq!(last.outcome().and_then(|end| end.winner), Some(forced.winner));
        assert!(variation.len() as u32 <= forced.plies);
    }
}

#[test]
fn a_review_counts_what_each_ply_cost() {
    let glance = |romans: f64, win_in| Glance { romans, win_in, best: String::new() };
    let movers = [Seat::Romans, Seat::Gauls, Seat::Romans, Seat::Gauls];
    // The Romans give half a point away, the Gauls a win in 5, and the rest is as good as it can be.
    let review = Review {
        glances: vec![glance(0.6, None), glance(0.1, None), glance(0.1, None), glance(0.0, Some(5)), glance(0.4, None)],
        ..Review::default()
    };
    let costs: Vec<f64> = (0..4).map(|ply| (review.cost(ply, movers[ply]) * 100.0).round()).collect();
    assert_eq!(costs, [50.0, 0.0, 10.0, 40.0]);
    assert_eq!(review.turning_point(&movers, None), Some(0));
    assert_eq!(review.turning_point(&movers, Some(Seat::Gauls)), Some(0), "the loser's mistake");
    assert_eq!(review.turning_point(&movers, Some(Seat::Romans)), Some(3), "never the winner's, however dear it was");
    let seen = |glances| Review { glances, forced: Vec::new() };
    let forgiven = seen([0.5, 0.1, 0.1, 0.6, 0.3].map(|romans| glance(romans, None)).to_vec());
    let turning = |movers: &[Seat]| forgiven.turning_point(movers, Some(Seat::Gauls));
    assert_eq!(
        turning(&[Seat::Romans, Seat::Gauls, Seat::Gauls, Seat::Romans]),
        Some(3),
        "what was given back turned nothing"
    );
    assert_eq!(turning(&[Seat::Gauls; 4]), None, "only the winner erred");
    assert_eq!(review.missed(&movers), [(3, 5)]);
    let even = seen(vec![glance(0.5, None), glance(0.45, None), glance(0.45, None)]);
    assert_eq!(even.turning_point(&movers[..2], None), None);
    assert_eq!(even.accuracy(&movers[..2], Seat::Gauls), Some(99.9999), "no cost, no loss");
    assert_eq!(even.accuracy(&movers[..2], Seat::Germans), None);
}
