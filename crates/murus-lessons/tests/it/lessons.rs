//! The rules check the lessons: each step does what it claims, and every move has an answer.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use murus_engine::{Findings, LEVELS, ProofVerdict, Stop, prove_win};
use murus_gallicus::{Bits, Cell, Entry, Line, Move, Position, Reason, Seat};
use murus_lessons::{
    Advice, AimKind, Deed, Guidance, Guided, LESSONS, Lesson, Step, Tip, find_siege_tower, towers,
};

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
            geometry.cells().iter().any(|&cell| {
                geometry.name(cell).to_string() == **name && position.unit(cell).is_some()
            })
        };
        assert!(
            step.formation.is_none_or(|(_, cells)| !cells.is_empty() && cells.iter().all(stands)),
            "{place}"
        );
        let legal = position.written_moves();
        for text in step.right {
            assert!(legal.iter().any(|known| known == text), "{place}: {text} is not legal");
            assert_eq!(
                Deed::of(&position, position.read(text).unwrap()),
                step.deed,
                "{place}: {text}"
            );
        }
        for text in &legal {
            let tried =
                step.tried(text).unwrap_or_else(|| panic!("{place}: nothing is said about {text}"));
            assert_eq!(tried.right, step.right.contains(&text.as_str()), "{place}: {text}");
            let winner = tried.line.outcome().map(|end| (end.winner, end.reason));
            let several = position.variant().board().seats > 2;
            let reason = match step.deed {
                Deed::Through => Some(Reason::Breakthrough),
                Deed::Stalemate if several => Some(Reason::LastPlayer),
                Deed::Stalemate => Some(Reason::Stalemate),
                Deed::Capture | Deed::Tower | Deed::Walls => None,
            };
            let promised =
                reason.filter(|_| tried.right).map(|reason| (Some(position.to_move()), reason));
            assert_eq!(winner, promised, "{place}: {text} ends the game as it was promised");
        }
        assert!(step.tried("a1-a7").is_none() && step.tried("").is_none(), "{place}");
    }
}

/// Returns true if a side is proven to win within this many plies.
fn wins(position: &Position, side: Seat, plies: u32) -> bool {
    match prove_win(
        position,
        &[],
        side,
        Some(plies),
        10_000,
        &mut Findings::new(10),
        &Stop::default(),
    )
    .verdict
    {
        ProofVerdict::Won(proof) => proof.winner() == side && proof.plies() <= plies,
        ProofVerdict::Nobody => false,
        ProofVerdict::Open => panic!("{position} is too much"),
    }
}

/// The way in which a beginner chooses moves: always by the advice, never by it, or at random.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Beginner {
    Follows,
    Ignores,
    Random,
}

impl Beginner {
    const ALL: [Beginner; 3] = [Beginner::Follows, Beginner::Ignores, Beginner::Random];

    fn pick(self, position: &Position, advice: &Advice, chance: usize) -> String {
        let texts = position.written_moves();
        let advised = |text: &&String| {
            advice.moves().iter().any(|&m| position.write(m).to_string() == **text)
        };
        let (named, others): (Vec<_>, Vec<_>) = texts.iter().partition(advised);
        let choices = match self {
            Beginner::Follows => named,
            Beginner::Ignores => others,
            Beginner::Random => texts.iter().collect(),
        };
        match choices[..] {
            [] => texts[chance % texts.len()].clone(),
            [only] => only.clone(),
            _ if self == Beginner::Follows => position.write(advice.moves()[0]).to_string(),
            _ => choices[chance % choices.len()].clone(),
        }
    }
}

/// Plays a guided game to its end, and calls `turn` at each of the learner's turns.
fn guided_game(beginner: Beginner, seed: i64, mut turn: impl FnMut(&Guided, &Guidance)) -> Guided {
    let mut game = Guided::of(&LESSONS[0], "", seed).unwrap();
    while let Some(guidance) = Guidance::of(&game) {
        assert!(game.line().plies() < 400, "{beginner:?} {seed} does not end");
        turn(&game, &guidance);
        let chance = seed as usize * 7 + game.line().plies() * 5;
        game.play(&beginner.pick(game.line().position(), &guidance.advice.what, chance)).unwrap();
    }
    game
}

/// Whole guided games, turn by turn. They take long to play, so the tests share them.
static GAMES: LazyLock<Vec<Vec<(Guided, Guidance)>>> = LazyLock::new(|| {
    let of = |(beginner, seeds): (Beginner, i64)| (0..seeds).map(move |seed| (beginner, seed));
    let play = |(beginner, seed)| {
        let mut turns = Vec::new();
        guided_game(beginner, seed, |game, guidance| turns.push((game.clone(), guidance.clone())));
        turns
    };
    Beginner::ALL.into_iter().zip([4, 4, 32]).flat_map(of).map(play).collect()
});

fn guided_games(mut turn: impl FnMut(&Guided, &Guidance, Option<&Guidance>)) {
    for turns in GAMES.iter() {
        let mut last = None;
        for (game, guidance) in turns {
            turn(game, guidance, last);
            last = Some(guidance);
        }
    }
}

/// The keys of the sentences of a turn's guidance, including those that only name moves.
fn sentences(guidance: &Guidance) -> Vec<String> {
    let again = |reworded: bool| if reworded { "-again" } else { "" };
    let advice = &guidance.advice;
    let kind = match &advice.what {
        Advice::Grow(_) | Advice::Best(_) => "moves".to_owned(),
        other => format!("{other:?}").split('(').next().unwrap().to_owned(),
    };
    let did = guidance
        .enemy
        .iter()
        .map(|played| format!("did-{}{}", played.what.deed.word(), again(played.reworded)));
    let aim = guidance
        .aim
        .iter()
        .map(|aim| format!("aim-{}{}", aim.what.kind.word(), again(aim.reworded)));
    let tip = guidance.tip.iter().map(|tip| format!("tip-{}", tip.word()));
    did.chain(aim).chain(tip).chain([format!("advice-{kind}{}", again(advice.reworded))]).collect()
}

#[test]
fn no_sentence_repeats_at_once_and_no_reason_in_a_game() {
    let mut kinds = BTreeSet::new();
    let mut given: Vec<Tip> = Vec::new();
    guided_games(|game, guidance, last| {
        let position = game.line().position();
        let now = sentences(guidance);
        if let Some(last) = last {
            let before = sentences(last);
            assert!(now.iter().all(|one| !before.contains(one)), "{before:?} and then {now:?}");
        } else {
            given.clear();
        }
        assert!(guidance.tip.is_none_or(|tip| !given.contains(&tip)), "{:?} again", guidance.tip);
        given.extend(guidance.tip);
        let named: BTreeSet<String> =
            guidance.advice.what.named().iter().map(|&m| position.write(m).to_string()).collect();
        assert_eq!(named.len(), guidance.advice.what.named().len(), "a move is named once");
        kinds.extend(now);
        kinds.extend(guidance.tip.map(|tip| tip.word().to_owned()));
    });
    for (tip, word) in Tip::WORDS {
        assert!(kinds.contains(word), "{tip:?} is never given: {kinds:?}");
    }
    for word in
        ["aim-siege", "aim-take", "advice-Win", "advice-Guard", "advice-Lost", "advice-Capture"]
    {
        assert!(kinds.contains(word), "{word} is never said: {kinds:?}");
    }
}

#[test]
fn sentences_about_the_enemy_are_true() {
    let mut seen = BTreeSet::new();
    guided_games(|game, guidance, _| {
        let line = game.line();
        let position = line.position();
        let enemy = position.passed();
        let after = |position: &Position, m: Move| position.play(m).unwrap();
        if let Some(did) = &guidance.enemy {
            let before = &line.positions()[line.plies() - 1];
            let did = &did.what;
            assert_eq!(after(before, did.m), *position);
            let own = |position: &Position| position.stones(Seat::Romans).count();
            let is_tower =
                |cell: &Cell| enemy.heights().1.has(*cell) && !before.heights().1.has(*cell);
            let is_so = match did.deed {
                Deed::Capture => {
                    own(position) + 1 == own(before) && position.unit(did.cells[0]).is_none()
                }
                Deed::Tower => !did.cells.is_empty() && did.cells.iter().all(is_tower),
                Deed::Walls => did.cells.len() == 2,
                Deed::Through | Deed::Stalemate => false,
            };
            assert!(is_so, "{position}: {did:?}");
        }
        if let Some(aim) = &guidance.aim {
            let cell = aim.what.cell;
            let sieges = |enemy: &Position| {
                enemy.moves().into_iter().any(|m| {
                    let again = after(enemy, m).passed();
                    let through = |then: &Move| {
                        then.from() == cell && Deed::of(&again, *then) == Deed::Through
                    };
                    Deed::of(enemy, m) == Deed::Tower && again.moves().iter().any(through)
                })
            };
            let takes = |enemy: &Position| {
                let captures = |m: &Move| m.to() == cell && Deed::of(enemy, *m) == Deed::Capture;
                enemy.moves().iter().any(captures)
            };
            let advised = after(position, guidance.advice.what.moves()[0]);
            let is_so = match aim.what.kind {
                AimKind::Shut => {
                    let before = line.positions()[line.plies() - 1].passed();
                    let moves =
                        |position: &Position| position.moves().iter().any(|m| m.from() == cell);
                    moves(&before) && !moves(position) && position.heights().1.has(cell)
                }
                // The advice ends the danger of which the aim warns.
                AimKind::Siege => sieges(&enemy) && !sieges(&advised),
                AimKind::Take => takes(&enemy) && !takes(&advised),
            };
            assert!(is_so, "{position}: {aim:?}");
            seen.insert(aim.what.kind.word());
        }
    });
    assert!(seen.len() >= 2, "only {seen:?}");
}

#[test]
fn advice_about_wins_losses_and_defences_is_proven() {
    let mut seen = [0; 3];
    guided_games(|game, guidance, _| {
        let position = *game.line().position();
        let own = position.to_move();
        let enemy = position.to_move().other();
        let after = |m: &Move| position.play(*m).unwrap();
        match &guidance.advice.what {
            Advice::Win(moves) => {
                assert!(moves.iter().all(|m| wins(&after(m), own, 0)), "{position}: {moves:?}");
                seen[0] += 1;
            }
            Advice::Lost(threat) => {
                assert!(
                    position.passed().moves().contains(threat) && wins(&position, enemy, 2),
                    "{position}"
                );
                seen[1] += 1;
            }
            Advice::Guard(_, safe) => {
                for m in position.moves() {
                    assert_eq!(wins(&after(&m), enemy, 1), !safe.contains(&m), "{position}: {m:?}");
                }
                seen[2] += 1;
            }
            Advice::Capture(_) | Advice::Hold(..) | Advice::Grow(_) | Advice::Best(_) => {}
        }
    });
    assert!(seen.iter().all(|&n| n >= 1), "wins, losses and threats: {seen:?}");
}

#[test]
fn a_lost_game_continues_before_the_move_that_lost_it() {
    let mut seen = 0;
    for (beginner, seed) in
        [Beginner::Ignores, Beginner::Random].into_iter().flat_map(|b| (0..4).map(move |s| (b, s)))
    {
        let mut game = guided_game(beginner, seed, |_, _| {});
        let played: Vec<Move> = game.line().moves().collect();
        let end = game.line().outcome().unwrap();
        let Some(lost) = game.lost_by() else {
            assert_ne!(end.winner, Some(Seat::Gauls), "every lost game has a losing move");
            game.go_back();
            assert_eq!(game.line().moves().count(), played.len(), "no move is missing");
            continue;
        };
        assert_eq!(end.winner, Some(Seat::Gauls));
        game.go_back();
        let ply = game.line().plies();
        let position = *game.line().position();
        assert_eq!((position.to_move(), played[ply]), (Seat::Romans, lost));
        let proven = |position: &Position| {
            let table = &mut Findings::new(16);
            let found =
                prove_win(position, &[], Seat::Gauls, None, 300_000, table, &Stop::default());
            found.verdict.proof().is_some()
        };
        let mut line = Line::from(position);
        for &m in &played[ply..] {
            line.play(Entry::Move(m)).unwrap();
            assert!(
                line.outcome().is_some() || proven(line.position()),
                "{position}: {m:?} does not lose"
            );
        }
        let guidance = Guidance::of(&game).unwrap();
        let Advice::Hold(m, moves) = &guidance.advice.what else { panic!("{:?}", guidance.advice) };
        assert!(*m == lost && !moves.is_empty() && !moves.contains(&lost), "{moves:?}");
        // The written moves alone restore the game.
        let again = Guided::of(&LESSONS[0], &game.written(), seed).unwrap();
        assert_eq!(
            (again.written(), Guidance::of(&again)),
            (game.written(), Some(guidance.clone()))
        );
        let other = position.write(moves[0]).to_string();
        game.play(&other).unwrap();
        assert!(game.lost().is_none() && !game.written().contains('('));
        seen += 1;
    }
    assert!(seen >= 2, "only {seen} games were lost");
}

#[test]
fn each_step_shows_what_it_is_about() {
    let step = |id: &str| LESSONS[0].steps.iter().find(|step| step.id == id).unwrap();
    let after = |id: &str| {
        let step = step(id);
        *step.tried(step.right[0]).unwrap().line.position()
    };
    let towers =
        |position: &Position| (position.heights().1 & position.stones(Seat::Romans)).count_ones();
    assert_eq!(
        (towers(&step("grow").position().unwrap()), towers(&after("grow"))),
        (1, 1),
        "a wall became a tower"
    );
    let walls = |position: &Position| position.stones(Seat::Gauls).count_ones();
    assert_eq!(walls(&step("sacrifice").position().unwrap()), walls(&after("sacrifice")) + 1);
    assert!(after("stalemate").moves().is_empty(), "the enemy has no move left");
}

#[test]
fn names_are_unique_and_fit_into_custom_ids() {
    for (n, lesson) in LESSONS.iter().enumerate() {
        assert!(LESSONS[..n].iter().all(|other| other.id != lesson.id));
        for (n, step) in lesson.steps.iter().enumerate() {
            assert!(lesson.steps[..n].iter().all(|other| other.id != step.id));
            assert!(
                format!("{}.{}", lesson.id, step.id).len() <= 60
                    && !step.id.contains('.')
                    && !lesson.id.contains('.')
            );
        }
        if let Some((variant, level)) = lesson.game {
            assert!(
                variant.parse::<murus_gallicus::Variant>().is_ok()
                    && LEVELS.iter().any(|known| known.name == level)
            );
        }
    }
}

#[test]
fn a_guided_game_answers_takes_back_and_can_be_read_again() {
    let lesson = &LESSONS[0];
    let mut game = Guided::of(lesson, "", 7).unwrap();
    assert_eq!((game.line().plies(), game.level().name), (0, "Discens"));
    game.play("d1-d3").unwrap();
    assert_eq!(game.line().plies(), 2, "the answer comes at once");
    let written = game.written();
    assert_eq!(Guided::of(lesson, &written, 7).unwrap().written(), written);
    assert_eq!(
        Guided::of(lesson, "d1-d3", 7).unwrap().written(),
        written,
        "a lost answer comes again"
    );
    assert!(
        game.play("d1-d3").is_err() && game.written() == written,
        "an illegal move changes nothing"
    );
    game.take_back();
    assert_eq!(game.line().plies(), 0);
    game.take_back();
    game.play("d1-d3").unwrap();
    assert_eq!(game.written(), written, "the same game as before");
}

/// There is advice at every turn until the end, and each reason is true of the move that is named.
#[test]
fn each_reason_fits_the_named_move() {
    guided_games(|game, guidance, _| {
        let position = game.line().position();
        let advice = &guidance.advice.what;
        assert!(
            advice.moves().iter().all(|m| position.moves().contains(m))
                && !advice.cells().is_empty(),
            "{advice:?}"
        );
        let (Some(tip), Some(&m)) = (guidance.tip, advice.moves().first()) else { return };
        let next = position.play(m).unwrap();
        let mine = next.passed();
        let theirs = position.passed();
        let name = |cell| position.variant().board().geometry.name(cell).to_string();
        let is_so = match tip {
            Tip::Few => towers(position, Seat::Romans) <= 3,
            Tip::Colour => find_siege_tower(position).is_some_and(|cell| {
                let unit = position.unit(cell).unwrap();
                name(cell).ends_with(if unit.seat == Seat::Romans { '5' } else { '3' })
            }),
            Tip::Capture => Deed::of(position, m) == Deed::Capture,
            Tip::Grow => Deed::of(position, m) == Deed::Tower,
            Tip::Begin => mine.moves().iter().any(|&then| Deed::of(&mine, then) == Deed::Tower),
            Tip::Reach => {
                let tower = |cell| next.heights().1.has(cell) && name(cell).ends_with('5');
                matches!(m, Move::Distribute { mid, to, .. } if [mid, to].into_iter().any(tower))
            }
            Tip::Close => theirs.moves().iter().any(|then| !next.moves().contains(then)),
            Tip::Count => true,
        };
        assert!(is_so, "{} is no example of {tip:?}", position.write(m));
    });
}
