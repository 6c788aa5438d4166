//! The rules prove the lessons: each step does what it claims, and every move has an answer.

use std::collections::BTreeSet;

use murus_gallicus::engine::{Findings, LEVELS, Stop, Verdict, prove_win};
use murus_gallicus::learn::{Advice, Deed, Guided, Idea, LESSONS, Lesson, Step};
use murus_gallicus::rules::{Bits, Move, Position, Reason, Seat};

fn steps() -> impl Iterator<Item = (&'static Lesson, &'static Step)> {
    LESSONS.iter().flat_map(|lesson| lesson.steps.iter().map(move |step| (lesson, step)))
}

#[test]
fn each_step_does_what_it_claims() {
    for (lesson, step) in steps() {
        let place = format!("{}.{}", lesson.id, step.id);
        let position = step.position().unwrap_or_else(|| panic!("{place} has no position"));
        assert_eq!(position.outcome(), None, "{place} is over");
        assert_eq!(position.to_string(), step.position, "{place} is written as it is read");
        assert!(!step.right.is_empty(), "{place} cannot be solved");
        let geometry = &position.variant().board().geometry;
        let stands = |name: &&str| {
            geometry
                .cells()
                .iter()
                .any(|&cell| geometry.name(cell).to_string() == **name && position.unit(cell).is_some())
        };
        assert!(step.formation.is_none_or(|(_, cells)| !cells.is_empty() && cells.iter().all(stands)), "{place}");
        let legal = position.written_moves();
        for text in step.right {
            assert!(legal.iter().any(|known| known == text), "{place}: {text} is not legal");
            assert_eq!(Deed::of(&position, position.read(text).unwrap()), step.deed, "{place}: {text}");
        }
        for text in &legal {
            let tried = step.tried(text).unwrap_or_else(|| panic!("{place}: nothing is said about {text}"));
            assert_eq!(tried.right, step.right.contains(&text.as_str()), "{place}: {text}");
            let winner = tried.line.outcome().map(|end| (end.winner, end.reason));
            let reason = match step.deed {
                Deed::Through => Some(Reason::Breakthrough),
                Deed::Stalemate => Some(Reason::Stalemate),
                Deed::Capture | Deed::Tower | Deed::Walls => None,
            };
            let promised = reason.filter(|_| tried.right).map(|reason| (Some(position.to_move()), reason));
            assert_eq!(winner, promised, "{place}: {text} ends the game as it was promised");
        }
        assert!(step.tried("a1-a7").is_none() && step.tried("").is_none(), "{place}");
    }
}

/// Whether a side is proven to win within so many plies.
fn wins(position: &Position, side: Seat, plies: u32) -> bool {
    match prove_win(position, &[], side, Some(plies), 10_000, &mut Findings::new(10), &Stop::default()).verdict {
        Verdict::Won(proof) => proof.winner() == side && proof.plies() <= plies,
        Verdict::Nobody => false,
        Verdict::Open => panic!("{position} is too much"),
    }
}

#[test]
fn each_step_that_promises_a_win_is_proven_to_be_won_by_its_moves_alone() {
    let mut seen = 0;
    for (lesson, step) in steps().filter(|(_, step)| matches!(step.deed, Deed::Through | Deed::Stalemate)) {
        let (place, position) = (format!("{}.{}", lesson.id, step.id), step.position().unwrap());
        assert!(wins(&position, position.to_move(), 1), "{place}");
        for text in position.written_moves() {
            let next = position.play(position.read(&text).unwrap()).unwrap();
            assert_eq!(wins(&next, position.to_move(), 0), step.right.contains(&text.as_str()), "{place}: {text}");
        }
        seen += 1;
    }
    assert_eq!(seen, 2, "a breakthrough and a stalemate");
}

#[test]
fn advice_that_a_guided_game_is_won_lost_or_saved_is_proven() {
    let mut seen = [0; 3];
    for seed in 0..12 {
        let mut game = Guided::of(&LESSONS[0], "", seed).unwrap();
        while let Some(advice) = Advice::of(game.line()) {
            let position = *game.line().position();
            let (own, enemy) = (position.to_move(), position.to_move().other());
            let after = |m: &Move| position.play(*m).unwrap();
            match &advice {
                Advice::Win(moves) => {
                    assert!(moves.iter().all(|m| wins(&after(m), own, 0)), "{position}: {moves:?}");
                    seen[0] += 1;
                }
                Advice::Lost(threat) => {
                    assert!(position.passed().moves().contains(threat) && wins(&position, enemy, 2), "{position}");
                    seen[1] += 1;
                }
                Advice::Guard(_, safe) => {
                    for m in position.moves() {
                        assert_eq!(wins(&after(&m), enemy, 1), !safe.contains(&m), "{position}: {m:?}");
                    }
                    seen[2] += 1;
                }
                Advice::Capture(_) | Advice::Shut(_) | Advice::Grow(_) | Advice::General(..) => {}
            }
            // Random play meets every kind of advice.
            let moves = position.written_moves();
            let text = moves[(seed as usize * 7 + game.line().plies() * 5) % moves.len()].clone();
            game.play(&text).unwrap();
        }
    }
    assert!(seen.iter().all(|&n| n >= 1), "wins, losses and threats: {seen:?}");
}

#[test]
fn each_step_shows_what_it_is_about() {
    let step = |id: &str| LESSONS[0].steps.iter().find(|step| step.id == id).unwrap();
    let after = |id: &str| {
        let step = step(id);
        *step.tried(step.right[0]).unwrap().line.position()
    };
    let towers = |position: &Position| (position.heights().1 & position.stones(Seat::Romans)).count_ones();
    assert_eq!((towers(&step("grow").position().unwrap()), towers(&after("grow"))), (1, 1), "a wall became a tower");
    let walls = |position: &Position| position.stones(Seat::Gauls).count_ones();
    assert_eq!(walls(&step("sacrifice").position().unwrap()), walls(&after("sacrifice")) + 1);
    assert!(after("stalemate").moves().is_empty(), "nothing is left to the enemy");
}

#[test]
fn names_are_unique_and_fit_into_custom_ids() {
    for (n, lesson) in LESSONS.iter().enumerate() {
        assert!(LESSONS[..n].iter().all(|other| other.id != lesson.id));
        for (n, step) in lesson.steps.iter().enumerate() {
            assert!(lesson.steps[..n].iter().all(|other| other.id != step.id));
            assert!(
                format!("{}.{}", lesson.id, step.id).len() <= 60 && !step.id.contains('.') && !lesson.id.contains('.')
            );
        }
        if let Some((variant, level)) = lesson.game {
            assert!(
                variant.parse::<murus_gallicus::rules::Variant>().is_ok()
                    && LEVELS.iter().any(|known| known.name == level)
            );
        }
    }
}

#[test]
fn a_guided_game_is_answered_taken_back_and_read_again() {
    let lesson = &LESSONS[0];
    let mut game = Guided::of(lesson, "", 7).unwrap();
    assert_eq!((game.line().plies(), game.level()), (0, "Tiro"));
    game.play("d1-d3").unwrap();
    assert_eq!(game.line().plies(), 2, "the answer comes at once");
    let written = game.written();
    assert_eq!(Guided::of(lesson, &written, 7).unwrap().written(), written);
    assert_eq!(Guided::of(lesson, "d1-d3", 7).unwrap().written(), written, "an answer that was lost comes again");
    assert!(game.play("d1-d3").is_err() && game.written() == written, "nothing is lost by what cannot be played");
    game.take_back();
    assert_eq!(game.line().plies(), 0);
    game.take_back();
    game.play("d1-d3").unwrap();
    assert_eq!(game.written(), written, "the same game as before");
}

/// There is advice at every turn until the end, for a player who follows it.
#[test]
fn there_is_something_to_say_at_every_turn() {
    let mut ideas = BTreeSet::new();
    for seed in 0..10 {
        let mut game = Guided::of(&LESSONS[0], "", seed).unwrap();
        while let Some(advice) = Advice::of(game.line()) {
            assert!(game.line().plies() < 400, "it does not end");
            let position = game.line().position();
            let named = advice.moves().iter().all(|m| position.moves().contains(m));
            assert!(named && !advice.cells().is_empty(), "{advice:?}");
            if let Advice::General(idea, m) = advice {
                let next = position.play(m).unwrap();
                let (mine, theirs) = (next.passed(), position.passed());
                let is_so = match idea {
                    Idea::Begin => mine.moves().iter().any(|&then| Deed::of(&mine, then) == Deed::Tower),
                    Idea::Reach => {
                        let name = |cell| position.variant().board().geometry.name(cell).to_string();
                        let tower = |cell| next.heights().1.has(cell) && name(cell).ends_with('5');
                        matches!(m, Move::Distribute { mid, to, .. } if [mid, to].into_iter().any(tower))
                    }
                    Idea::Close => theirs.moves().iter().any(|then| !next.moves().contains(then)),
                    Idea::Count => true,
                };
                assert!(is_so, "{} is no example of {idea:?}", position.write(m));
                ideas.insert(idea.word());
            }
            if let Advice::Win(wins) = &advice {
                assert!(position.play_unchecked(wins[0]).outcome().is_some_and(|end| end.winner == Some(Seat::Romans)));
            }
            let first = advice.moves().first().copied().unwrap_or(position.moves()[0]);
            let text = position.write(first).to_string();
            game.play(&text).unwrap();
        }
        assert!(game.line().outcome().is_some());
    }
    assert_eq!(ideas.len(), 4, "of the ideas only {ideas:?} are ever said");
}
