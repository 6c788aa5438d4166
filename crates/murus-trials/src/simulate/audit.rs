//! Checks the bot's promises against the stored records of games.

use std::collections::HashMap;

use murus_gallicus::Reason;

use super::people::is_move;
use super::world::YearState;
use murus::game::{
    Chair, DAY, Event, EventKind, Game, HOUR, Millis, Offer, PerChair, Pool, Rating, TimeControl,
    Timestamp, Zone,
};
use murus::store::{self, Db, RatingChange, StoreError, StoredGame};

/// Completes the report with the figures of all stored games. Fails if the database does.
pub(super) async fn audit(db: &Db, world: &mut YearState) -> Result<(), StoreError> {
    let sum = world.post.sum(&world.people);
    world.report.games = world.games.len() as u64;
    world.report.pings = sum.pings;
    world.report.start_pings = sum.starts;
    world.report.start_pings_beyond = sum.beyond;
    world.report.snoozes = sum.snoozes;
    world.report.reminders = sum.reminders;
    world.report.messages = sum.messages;
    world.report.turns_counted = sum.counted;
    world.report.turns_without_ping = sum.missing;
    world.report.turns_pinged_twice = sum.twice;
    world.report.pings_after_answer = sum.late;
    let mut conn = db.read().await?;
    let mut rated = Vec::new();
    for &id in &world.games {
        let Some(row) = store::games::load_game(&mut conn, id).await? else { continue };
        let game = &row.game;
        world.report.moves +=
            game.events().iter().filter(|event| is_move(&event.kind)).count() as u64;
        world.report.clocks_gained += gains(&row)?;
        match game.outcome() {
            None => world.report.stuck += 1,
            Some(end) => world.report.timeouts += u64::from(end.reason == Reason::Timeout),
        }
        let rows = store::ratings::of_game(&mut conn, id).await?;
        let counts = counts(game);
        world.report.rated += u64::from(counts);
        if counts != (rows.len() == 2) {
            world.report.ratings_differ += 1;
        } else if counts {
            rated.push((game.clone(), rows));
        }
    }
    world.report.ratings_differ += count_differing(rated);
    Ok(())
}

/// Returns true if a game must count for ratings, by the rules in the bot's help.
fn counts(game: &Game) -> bool {
    let people = game.chairs.iter().all(|holder| holder.as_player().is_some());
    let moves = game.line().plies();
    let reason = game.outcome().map(|end| end.reason);
    let left = game
        .events()
        .iter()
        .any(|event| matches!(event.kind, EventKind::Adopt(_) | EventKind::Unrate));
    let long = moves >= if reason == Some(Reason::Timeout) { 4 } else { 2 };
    game.terms.rated && people && !left && long && !matches!(reason, None | Some(Reason::Cancelled))
}

/// Recomputes every rating, in the order of each player's games. Returns how many stored ratings
/// differ.
fn count_differing(mut games: Vec<(Game, Vec<RatingChange>)>) -> u64 {
    let mut known: HashMap<(i64, &str), (i64, Rating)> = HashMap::new();
    let mut differ = 0;
    let mut left = usize::MAX;
    while !games.is_empty() && games.len() < left {
        left = games.len();
        games.retain(|(game, rows)| {
            let at = |row: &RatingChange| {
                known.get(&(row.player.0, row.pool.word())).copied().unwrap_or((0, Rating::NEW))
            };
            if rows.iter().any(|row| row.n != at(row).0 + 1) {
                return true;
            }
            let first = usize::from(
                rows[0].player != game.chairs[Chair::FIRST].as_player().unwrap_or(rows[1].player),
            );
            let one = &rows[first];
            let two = &rows[1 - first];
            let score = match game.outcome().and_then(|end| end.winner) {
                None => 0.5,
                Some(seat) if game.chair_at(seat) == Chair::FIRST => 1.0,
                Some(_) => 0.0,
            };
            let weights = [one, two].map(|row| row.weight.unwrap_or(1.0));
            let (new_one, new_two) =
                Rating::after_weighted_game([at(one).1, at(two).1], score, weights);
            for (row, new) in [(one, new_one), (two, new_two)] {
                let same = (row.rating.rating - new.rating).abs() < 1e-6
                    && (row.rating.deviation - new.deviation).abs() < 1e-6
                    && row.pool == Pool::of_variant(game.variant());
                differ += u64::from(!same);
                known.insert((row.player.0, row.pool.word()), (row.n, new));
            }
            false
        });
    }
    // If the next game of a player never came, their games have a gap in their numbers.
    differ + games.len() as u64
}

/// Counts the gains of time that the record does not explain, and the moves after the time had run
/// out.
fn gains(row: &StoredGame) -> Result<u64, StoreError> {
    let record = &row.game;
    let fresh = || {
        // The chairs as they were at the start; no chair changes hands here.
        Game::new(
            record.id,
            record.name.clone(),
            record.terms,
            record.chairs.as_slice().to_vec(),
            record.started,
        )
    };
    let mut game = fresh();
    let mut gained = 0;
    let mut began = record.started;
    // The time that each chair used of its last turn, and of the turn that it resumes.
    let mut last: PerChair<Millis> = record.chairs.iter().map(|_| Millis::ZERO).collect();
    let mut resumed = last.clone();
    for event in record.events() {
        let takeback_by = game
            .pending_offer()
            .filter(|pending| pending.offer == Offer::Takeback)
            .map(|pending| pending.by);
        let plies = game.line().plies();
        let before: PerChair<Millis> =
            game.chairs.chairs().map(|chair| game.in_hand(chair)).collect();
        let mover = game.to_move();
        let turn = game.turn_seq();
        if is_move(&event.kind) && game.chairs[event.chair].as_player().is_some() {
            let used = counted_time(record.events(), record, event, began)
                + std::mem::take(&mut resumed[event.chair]);
            last[event.chair] = used;
            let allowed = match record.terms.time {
                TimeControl::None => 30 * DAY,
                TimeControl::Turn { days } => {
                    Millis::from_days(days.into()) + gifts(record.events(), event, began)
                }
                TimeControl::Bank { .. } => before[event.chair],
            };
            gained += u64::from(used > allowed);
        }
        game = game
            .replay_events(vec![event.clone()])
            .map_err(|error| StoreError::Corrupt(error.to_string()))?;
        for (chair, &before) in before.pairs() {
            let most = before
                + match (&event.kind, record.terms.time) {
                    (EventKind::Move(_) | EventKind::Swap, TimeControl::Bank { increment, .. })
                        if mover == Some(chair) =>
                    {
                        Millis::from_days(increment.into())
                    }
                    (EventKind::Gift(amount), _) if event.chair == chair => *amount,
                    _ => Millis::ZERO,
                };
            gained += u64::from(game.in_hand(chair) > most);
        }
        if game.turn_seq() != turn {
            began = event.at;
        }
        match (&event.kind, takeback_by, record.terms.time) {
            (EventKind::Takeback, _, TimeControl::Turn { .. }) => {
                resumed[event.chair] = last[event.chair]
            }
            // A takeback with consent leaves at least an hour.
            (EventKind::Agree, Some(by), TimeControl::Turn { days })
                if game.line().plies() < plies =>
            {
                resumed[by] = last[by].min(Millis::from_days(days.into()) - HOUR);
            }
            _ => {}
        }
    }
    Ok(gained)
}

/// The sum of the times that were given to a chair for a turn.
fn gifts(events: &[Event], until: &Event, began: Timestamp) -> Millis {
    let given = events.iter().filter(|event| event.seq < until.seq && event.chair == until.chair);
    let amounts = given.filter_map(|event| match event.kind {
        // A gift before the turn counts for the next one.
        EventKind::Gift(amount) if event.at >= began - 60 * DAY => Some(amount),
        _ => None,
    });
    amounts.sum()
}

/// The time of a turn that counts: without vacations and, if that was agreed, without weekends. It
/// is counted in steps of a quarter of an hour, and never more than the true time.
fn counted_time(events: &[Event], record: &Game, until: &Event, began: Timestamp) -> Millis {
    let mine = || events.iter().filter(|event| event.seq < until.seq && event.chair == until.chair);
    let (mut vacations, mut slice): (Vec<(Timestamp, Timestamp)>, bool) = (Vec::new(), false);
    for event in mine() {
        match event.kind {
            EventKind::Leave(end) | EventKind::Saved(end) => {
                vacations.push((event.at, end));
                slice = matches!(event.kind, EventKind::Saved(_));
            }
            // A move ends days off that were saved, but not a vacation.
            EventKind::Move(_) | EventKind::Swap if !slice => {}
            EventKind::Back | EventKind::Move(_) | EventKind::Swap => {
                if let Some(last) = vacations.last_mut() {
                    last.1 = last.1.min(event.at);
                }
            }
            _ => {}
        }
    }
    let zone =
        mine().filter(|event| event.at <= began).fold(Zone::UTC, |zone, event| match &event.kind {
            EventKind::Zone(new) => new.clone(),
            _ => zone,
        });
    let off = |at: Timestamp| {
        let weekend = record.terms.weekends_off && {
            let (from, to) = zone.weekend_at(at);
            (from..to).contains(&at)
        };
        weekend || vacations.iter().any(|(from, to)| (*from..*to).contains(&at))
    };
    let mut at = began;
    let mut sum = Millis::ZERO;
    while at < until.at {
        let next = (at + HOUR / 4).min(until.at);
        // A step that is partly time off does not count.
        if !off(at) && !off(next - Millis::ONE) {
            sum += next - at;
        }
        at = next;
    }
    sum
}
