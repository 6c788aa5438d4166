//! A game at the table under random acts: its stored record says everything, and a refused act
//! changes nothing.

use murus::game::{
    Action, Actor, Cause, Chair, DAY, Event, EventKind, Game, GameId, HOUR, HabitGame, Holder,
    Millis, NOON, Offer, PlayerId, Seq, TIMES, Terms, Timestamp, Zone,
};
use murus_gallicus::Variant;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

fn fresh(variant: &str, time: usize, weekends_off: bool) -> Game {
    let variant: Variant = variant.parse().unwrap();
    let terms =
        Terms { time: TIMES[time % TIMES.len()].1, weekends_off, ..Terms::usual_for(variant) };
    let chairs = (0..variant.board().seats as i64).map(|n| Holder::Player(PlayerId(n))).collect();
    Game::new(GameId(1), "name".to_owned(), terms, chairs, NOON)
}

/// A span of random length.
fn between(least: Millis, most: Millis, random: &mut StdRng) -> Millis {
    Millis::from_millis(random.random_range(least.as_millis()..most.as_millis()))
}

/// One thing that a person may try.
fn attempt(game: &Game, now: Timestamp, random: &mut StdRng) -> Action {
    let moves = game.position().moves();
    match random.random_range(0..28) {
        0 => Action::Offer(Offer::Draw),
        1 => Action::Offer(Offer::Takeback),
        2 => Action::Agree,
        3 => Action::Decline,
        4 => Action::Takeback { seen: random.random_bool(0.5) },
        5 => Action::Give(DAY),
        6 => Action::Leave(now + between(HOUR, 9 * DAY, random)),
        7 => Action::Back,
        8 => Action::Settle(Zone::from_name("Asia/Tokyo").unwrap()),
        9 => Action::Timeout,
        10 if random.random_bool(0.1) => Action::Resign,
        11 => Action::Swap,
        12 if random.random_bool(0.1) => Action::Abort,
        13 => Action::Adopt(PlayerId(random.random_range(0..9))),
        14 => Action::Save(now + between(HOUR, 3 * DAY, random)),
        15 => Action::Remind,
        16 => Action::Wait,
        17 => Action::Claim,
        _ if moves.is_empty() => Action::Resign,
        _ => Action::Move(moves[random.random_range(0..moves.len())]),
    }
}

/// All values that are computed from the events.
fn told(game: &Game) -> String {
    let hands: Vec<Millis> = game.chairs.chairs().map(|chair| game.in_hand(chair)).collect();
    let made: Vec<Seq> =
        (0..game.line().entries().len()).map(|entry| game.seq_of_entry(entry)).collect();
    format!(
        "{} {:?} {:?} {:?} {} {} {:?} {hands:?} {made:?} {:?} {:?}",
        game.position(),
        game.outcome(),
        game.to_move(),
        game.running_turn(),
        game.board_seq(),
        game.turn_seq(),
        game.pending_offer(),
        game.chairs,
        game.counted_score()
    )
}

#[test]
fn the_record_says_everything() {
    let variants = ["standard", "balanced", "advanced", "escape@hex-three", "escape"];
    let mut kinds = std::collections::BTreeSet::new();
    let mut refused = 0;
    for seed in 0..400_u64 {
        let mut random = StdRng::seed_from_u64(seed);
        let variant = variants[seed as usize % variants.len()];
        let weekends_off = random.random_bool(0.3);
        let mut game = fresh(variant, seed as usize, weekends_off);
        let mut now = NOON;
        for n in 0..80 {
            let minute = Millis::from_mins(1);
            let most = [2 * DAY, HOUR, HOUR, minute, minute][random.random_range(0..5)];
            now += between(Millis::ZERO, most, &mut random);
            let action = attempt(&game, now, &mut random);
            let chair = match game.to_move() {
                Some(mover) if random.random_bool(0.7) => mover,
                _ => Chair::ALL[random.random_range(0..game.chairs.len())],
            };
            let expected =
                random.random_bool(0.1).then(|| Seq(random.random_range(0..game.seq().0 + 1)));
            let before = told(&game);
            match game.apply_action(
                action,
                Actor::Chair(chair),
                expected,
                now,
                &Cause::Asked(format!("cause {n}")),
            ) {
                Ok(event) => {
                    kinds.insert(event.kind.stored_words().0);
                    let (word, data) = event.kind.stored_words();
                    assert_eq!(EventKind::from_stored(word, &data), Some(event.kind));
                }
                Err(_) => {
                    refused += 1;
                    assert_eq!(told(&game), before, "a refused act changes nothing");
                }
            }
        }
        let stored: Vec<Event> = game.events().to_vec();
        let again = fresh(variant, seed as usize, weekends_off).replay_events(stored).unwrap();
        assert_eq!(told(&again), told(&game), "seed {seed}");
    }
    assert!(refused > 1000, "{refused}");
    let all = [
        "abort", "adopt", "agree", "back", "decline", "gift", "leave", "move", "offer", "remind",
        "resign", "saved", "swap", "takeback", "wait",
    ];
    assert!(all.iter().all(|word| kinds.contains(word)), "{kinds:?}");
}

#[test]
fn a_record_with_a_gap_or_an_impossible_event_is_no_game() {
    let mut game = fresh("standard", 0, false);
    let first = game.position().moves()[0];
    let event = game
        .apply_action(
            Action::Move(first),
            Actor::Chair(Chair::FIRST),
            None,
            NOON,
            &Cause::read("one"),
        )
        .unwrap();
    let later = Event { seq: Seq(3), ..event.clone() };
    assert!(fresh("standard", 0, false).replay_events(vec![event.clone(), later]).is_err());
    let nowhere = Event { chair: Chair::ALL[2], ..event.clone() };
    assert!(fresh("standard", 0, false).replay_events(vec![nowhere]).is_err());
    let agreed = Event { kind: EventKind::Agree, ..event };
    assert!(fresh("standard", 0, false).replay_events(vec![agreed]).is_err());
}

#[test]
fn a_finished_game_says_how_long_turns_took_without_vacations() {
    let mut game = fresh("standard", 0, false);
    let act = |game: &mut Game, action: Action, chair: Chair, hours: i64| {
        let cause = Cause::Asked(format!("press {}", game.seq()));
        game.apply_action(action, Actor::Chair(chair), None, NOON + hours * HOUR, &cause).unwrap();
    };
    // Ann takes 2, 3 and 5 hours; of the last turn she was away for a day.
    for (chair, hours) in [(0, 2), (1, 3), (0, 6), (1, 7)] {
        let m = game.position().moves()[0];
        act(&mut game, Action::Move(m), Chair::ALL[chair], hours);
    }
    act(&mut game, Action::Leave(NOON + 40 * HOUR), Chair::FIRST, 8);
    act(&mut game, Action::Back, Chair::FIRST, 32);
    let m = game.position().moves()[0];
    act(&mut game, Action::Move(m), Chair::FIRST, 36);
    assert_eq!(game.habit_of(Chair::FIRST), None, "the game is not over");
    act(&mut game, Action::Resign, Chair::SECOND, 37);
    let habits = [Chair::FIRST, Chair::SECOND].map(|chair| game.habit_of(chair).unwrap());
    assert_eq!(habits, [3, 1].map(|hours| HabitGame { pace: Some(hours * HOUR), late: false }));
}
