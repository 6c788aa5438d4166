//! The acts of simulated people.

use rand::RngExt;

use super::human::random_span;
use super::world::{Coming, YearState, is_asked};
use murus::game::{Action, Chair, DAY, EventKind, GameId, HOUR, Millis, Offer, Seq};
use murus::service;
use murus::service::{Ask, PlanChange, Refused, SettingChange, Snooze, Snoozed};
use murus::store::{PersonalSetting, StoreError, StoredGame};

/// How many of a thousand turns end by calling the game off.
const ABORTING: u32 = 10;

/// A person, by index, and their chair in a game.
#[derive(Clone, Copy)]
struct SimulatedPlayer {
    person: usize,
    chair: Chair,
}

impl YearState {
    /// Stores each person's preferences, and notes the id of their player.
    pub(super) async fn settle_in(&mut self) -> Result<(), StoreError> {
        for person in 0..self.people.len() {
            let caller = self.caller(person);
            let preferences = self.people[person].preferences.clone();
            let saved = if preferences.saved { "on" } else { "off" };
            let changes = [
                SettingChange::Value(PersonalSetting::Notify, preferences.notify.word().to_owned()),
                SettingChange::Value(PersonalSetting::Saved, saved.to_owned()),
                SettingChange::Zone(preferences.rhythm.zone.clone()),
                SettingChange::Quiet(preferences.rhythm.quiet),
            ];
            service::account::preferences::change_preferences(&self.service, &caller, &changes)
                .await?;
            self.people[person].id =
                service::play::find::find_viewer(self.service.db(), caller.discord)
                    .await?
                    .map(|viewer| viewer.player);
        }
        Ok(())
    }

    /// Begins a vacation of a person, unless they have left for good or have no days left. Half of
    /// the people come back early.
    pub(super) async fn leave(&mut self, person: usize) -> Result<(), StoreError> {
        if self.people[person].gone {
            return Ok(());
        }
        let days = self.random.random_range(1..10);
        let caller = self.caller(person);
        let vacation =
            service::play::vacation::begin_vacation(&self.service, &caller, days).await?;
        if let Some(vacation) = vacation {
            self.report.vacations += 1;
            self.people[person].away = vacation.until;
            // Pings that were due later now come after the vacation.
            self.post.excuse(person);
            let stay = vacation.until - vacation.from;
            let early = if self.random.random_bool(0.5) {
                random_span(&mut self.random, Millis::ZERO..stay)
            } else {
                stay + HOUR
            };
            self.queue_after(early, Coming::Back(person));
        }
        Ok(())
    }

    /// Ends a person's vacation early, if there is one.
    pub(super) async fn come_back(&mut self, person: usize) -> Result<(), StoreError> {
        let caller = self.caller(person);
        let back = service::play::vacation::come_back(&self.service, &caller).await?;
        if back {
            self.people[person].away = self.now();
            self.post.back(person, self.now());
        }
        Ok(())
    }

    /// Lets a person come to a turn. If the turn is over, they press its old button.
    pub(super) async fn come_to(
        &mut self,
        id: GameId,
        turn: Seq,
        person: usize,
    ) -> Result<(), StoreError> {
        if self.people[person].gone {
            return Ok(());
        }
        let Some(row) = service::play::find::find_game(self.service.db(), id).await? else {
            return Ok(());
        };
        let (Some(player), board) = (self.people[person].id, row.game.board_seq()) else {
            return Ok(());
        };
        let Some(chair) = row.game.chair_of(player) else { return Ok(()) };
        if row.game.turn_seq() != turn
            || row.game.outcome().is_some()
            || row.game.to_move() != Some(chair)
        {
            return self.press_old(&row, person, turn).await;
        }
        if self.random.random_bool(0.04) {
            return self.put_off(&row, person, turn).await;
        }
        self.chat(&row, SimulatedPlayer { person, chair }).await?;
        let moves = row.game.line().written_moves();
        let text = moves[self.random.random_range(0..moves.len())].clone();
        let ask = match self.random.random_range(0..1000_u32) {
            n if n < self.habits.resigning => Ask::Do(Action::Resign),
            n if n < self.habits.resigning + ABORTING => Ask::Do(Action::Abort),
            _ => Ask::Move(text),
        };
        let caller = self.caller(person);
        let expected = self.random.random_bool(0.5).then_some(board);
        let acted =
            service::play::act::perform_act(&self.service, &caller, id, &ask, expected).await;
        if let Ok(acted) = &acted {
            self.observe(&acted.row);
            if self.random.random_bool(0.05) {
                // Another gateway gets the same press, and then the same button is pressed again.
                self.report.old_presses += 2;
                ignore_refusal(
                    service::play::act::perform_act(&self.service, &caller, id, &ask, expected)
                        .await,
                )?;
                let again = self.caller(person);
                ignore_refusal(
                    service::play::act::perform_act(&self.service, &again, id, &ask, Some(board))
                        .await,
                )?;
            }
            if self.random.random_bool(0.02) {
                let caller = self.caller(person);
                if let Some(taken) = ignore_refusal(
                    service::play::act::perform_act(&self.service, &caller, id, &Ask::Back, None)
                        .await,
                )? {
                    self.observe(&taken.row);
                }
            }
        }
        if ignore_refusal(acted)?.is_none() {
            self.queue_after(HOUR, Coming::Move(id.0, turn, person));
        }
        Ok(())
    }

    /// Presses an old button. Fails if that changes the game.
    async fn press_old(
        &mut self,
        row: &StoredGame,
        person: usize,
        turn: Seq,
    ) -> Result<(), StoreError> {
        self.report.old_presses += 1;
        let text =
            row.game.line().written_moves().first().cloned().unwrap_or_else(|| "a1-c3".to_owned());
        let caller = self.caller(person);
        let acted = ignore_refusal(
            service::play::act::perform_act(
                &self.service,
                &caller,
                row.game.id,
                &Ask::Move(text),
                Some(turn),
            )
            .await,
        )?;
        if acted.is_some() && row.game.board_seq() != turn {
            return Err(StoreError::Corrupt("an old button did something".to_owned()));
        }
        Ok(())
    }

    /// Makes a person postpone the ping of a turn, and queues them to move about then.
    async fn put_off(
        &mut self,
        row: &StoredGame,
        person: usize,
        turn: Seq,
    ) -> Result<(), StoreError> {
        let caller = self.caller(person);
        let snooze = Snooze::WORDS[self.random.random_range(0..3)].0;
        if let Some(Snoozed { until, .. }) =
            service::account::preferences::snooze_game(&self.service, &caller, row.game.id, snooze)
                .await?
        {
            self.post.snooze(row.game.id, until);
            let pause = until - self.now() + random_span(&mut self.random, -HOUR..2 * HOUR);
            self.queue_after(pause.max(Millis::ONE), Coming::Move(row.game.id.0, turn, person));
        }
        Ok(())
    }

    /// Sometimes does another act before a move: an offer, an answer, a gift, a mute or a plan.
    async fn chat(
        &mut self,
        row: &StoredGame,
        SimulatedPlayer { person, chair }: SimulatedPlayer,
    ) -> Result<(), StoreError> {
        let id = row.game.id;
        if is_asked(row.game.pending_offer(), chair) && self.random.random_bool(0.5) {
            let action = if self.random.random_bool(0.3) { Action::Agree } else { Action::Decline };
            let caller = self.caller(person);
            if let Some(acted) = ignore_refusal(
                service::play::act::perform_act(&self.service, &caller, id, &Ask::Do(action), None)
                    .await,
            )? {
                self.observe(&acted.row);
            }
            return Ok(());
        }
        let action = match self.random.random_range(0..1000) {
            0..15 => Action::Offer(Offer::Draw),
            15..25 => Action::Offer(Offer::Takeback),
            25..35 => Action::Give(DAY),
            35..38 => {
                let caller = self.caller(person);
                let muted =
                    service::account::preferences::mute_game(&self.service, &caller, id, None)
                        .await?;
                self.post.mute(id, person, muted.unwrap_or(false));
                return Ok(());
            }
            38..70 => return self.plan(row, person).await,
            _ => return Ok(()),
        };
        let caller = self.caller(person);
        ignore_refusal(
            service::play::act::perform_act(&self.service, &caller, id, &Ask::Do(action), None)
                .await,
        )
        .map(|_| ())
    }

    /// Stores a random line of three moves as a person's plan.
    async fn plan(&mut self, row: &StoredGame, person: usize) -> Result<(), StoreError> {
        let mut position = *row.game.position();
        let mut line = Vec::new();
        for _ in 0..3 {
            let moves = position.moves();
            if moves.is_empty() {
                return Ok(());
            }
            let m = moves[self.random.random_range(0..moves.len())];
            line.push(position.write(m).to_string());
            position = position.play_unchecked(m);
        }
        let caller = self.caller(person);
        let text = line.join(" ");
        service::play::plans::change_plans(
            &self.service,
            &caller,
            row.game.id,
            &PlanChange::Add(&text),
        )
        .await
        .map(|_| ())
    }
}

/// Returns the result of an act; `None` if it was refused. Other failures end the simulation.
fn ignore_refusal<T>(done: Result<T, Refused>) -> Result<Option<T>, StoreError> {
    match done {
        Ok(done) => Ok(Some(done)),
        Err(Refused::Failed(error)) => Err(error),
        Err(Refused::Unknown | Refused::Game(..)) => Ok(None),
    }
}

/// Returns true if an event is a move or a swap.
pub(super) fn is_move(kind: &EventKind) -> bool {
    matches!(kind, EventKind::Move(_) | EventKind::Swap)
}
