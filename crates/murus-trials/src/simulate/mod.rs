//! Simulates a year of slow games and events in minutes. Random people play through the real
//! service and store, on a simulated clock. Then every promise is checked against the record.
//! Events are taken one by one from a queue, so a seed always gives the same year. Only Discord is
//! missing: `post` takes the notices.

mod audit;
mod event_audit;
mod events;
mod form;
mod human;
mod people;
mod post;
mod report;
mod starts;
mod world;

use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap, HashMap};

use indicatif::{ProgressBar, ProgressStyle};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use murus::clock::Clock;
use murus::delivery::NoticeCourier;
use murus::game::{DAY, GameId, HOUR, Millis, NOON};
use murus::service;
use murus::service::{Refused, Service};
use murus::store::{Db, StoreError, Urgency};

pub use form::EventForm;
use human::{Human, random_span};
use post::Post;
pub use report::{SimulationPlan, SimulationReport};
use world::{BRIEF, Coming, EventAct, USUAL, YearState};

/// The time for which the clock runs after the last game began. A game that is not over then is
/// stuck.
const AFTER: Millis = Millis::from_days(500);

/// Runs a simulation on a migrated and empty database, with a progress bar on standard error. Fails
/// if the database fails, or if an old button changes a game.
pub async fn run(db: Db, plan: SimulationPlan) -> Result<SimulationReport, StoreError> {
    let clock = Clock::hand(NOON);
    let service = Service::with_seed(db.clone(), clock.clone(), plan.seed);
    let mut random = StdRng::seed_from_u64(plan.seed);
    let count = (plan.games / 25).clamp(8, 400) as usize;
    let people: Vec<Human> = (0..count).map(|n| Human::new(n, &mut random)).collect();
    let post = Post::new(&people, plan.seed);
    let mut world = YearState {
        service,
        clock,
        random,
        people,
        post,
        queue: BinaryHeap::new(),
        count: 0,
        causes: 0,
        games: BTreeSet::new(),
        months: HashMap::new(),
        begun: 0,
        closed: 0,
        bots: false,
        habits: if plan.brief { BRIEF } else { USUAL },
        only: plan.only,
        report: SimulationReport::default(),
    };
    world.settle_in().await?;
    world.schedule(plan);
    world.play_out(plan).await?;
    audit::audit(&db, &mut world).await?;
    event_audit::audit_events(&db, &mut world).await?;
    Ok(world.report)
}

impl YearState {
    /// Queues the start of each game, and the acts that people do on their own, such as vacations.
    fn schedule(&mut self, plan: SimulationPlan) {
        let span = plan.days as i64 * DAY;
        for _ in 0..plan.games {
            let at = random_span(&mut self.random, Millis::ZERO..span.max(Millis::ONE));
            self.queue_after(at, Coming::Game);
        }
        for n in 0..plan.events {
            let at = random_span(&mut self.random, Millis::ZERO..span.max(Millis::ONE));
            self.queue_after(at, Coming::Event(n, EventAct::Open));
        }
        for person in 0..self.people.len() {
            for _ in 0..=plan.days / 120 {
                let at = random_span(&mut self.random, Millis::ZERO..span.max(Millis::ONE));
                match self.random.random_range(0..6) {
                    0..3 => self.queue_after(at, Coming::Leave(person)),
                    3..5 => self.queue_after(at, Coming::Close(person)),
                    _ if self.random.random_bool(0.1) => self.queue_after(at, Coming::Quit(person)),
                    _ => {}
                }
            }
        }
    }

    /// Plays the queue to its end.
    async fn play_out(&mut self, plan: SimulationPlan) -> Result<(), StoreError> {
        let bar = ProgressBar::new(plan.games + plan.events).with_message("games and events begun");
        if let Ok(style) =
            ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {elapsed} (eta {eta})")
        {
            bar.set_style(style);
        }
        let end = NOON + plan.days as i64 * DAY + AFTER;
        loop {
            self.drain().await?;
            bar.set_position(self.begun + self.closed);
            let queued = self.queue.peek().map(|Reverse((at, ..))| *at);
            let now = self.now();
            let due = service::workers::sweeper::load_agenda(&self.service, now).await?.next;
            let notice = service::delivery::courier::next_notice(&self.service)
                .await?
                .map(|at| at.max(now + Millis::ONE));
            let begun = self.begun >= plan.games && self.closed >= plan.events;
            let ended = self.post.count_ended() >= self.games.len() as u64;
            let all_over = begun && ended && notice.is_none();
            let Some(next) = [queued, due, notice]
                .into_iter()
                .flatten()
                .min()
                .filter(|next| *next <= end && !all_over)
            else {
                break;
            };
            self.clock.advance(next - now);
            while let Some(Reverse((at, _, what))) = self.queue.peek().copied() {
                if at > self.now() {
                    break;
                }
                self.queue.pop();
                self.happen(what).await?;
            }
        }
        bar.finish_and_clear();
        self.report.days = ((self.now() - NOON) / DAY) as u64;
        Ok(())
    }

    /// Does the work of all workers until nothing is due.
    async fn drain(&mut self) -> Result<(), StoreError> {
        loop {
            let turns = if self.bots {
                service::workers::opponent::claim_turns(&self.service, 16).await?
            } else {
                Vec::new()
            };
            self.bots = !turns.is_empty();
            for turn in &turns {
                match service::workers::opponent::take_turn(&self.service, turn.game).await {
                    Err(Refused::Failed(error)) => return Err(error),
                    _ => self.look(turn.game).await?,
                }
            }
            let now = self.now();
            // Everything that was due before this time is done already.
            while service::workers::sweeper::load_agenda(&self.service, now).await?.due > 0 {
                service::workers::sweeper::sweep_once(&self.service).await?;
            }
            let mut sent = 0;
            loop {
                let (rows, _) =
                    service::delivery::courier::claim_notices(&self.service, 16, Urgency::LAST)
                        .await?;
                // A player may move between the claim of a notice and its delivery.
                if !rows.is_empty() && self.random.random_bool(0.2) {
                    self.hurry().await?;
                }
                for row in &rows {
                    let post = self.post.clone();
                    let now = self.now();
                    let courier = NoticeCourier(move |parcel| post.clone().send(parcel, now));
                    service::delivery::courier::deliver_row(&self.service, row, &courier).await?;
                }
                for row in self.post.take_news() {
                    self.observe(&row);
                }
                if rows.is_empty() {
                    break;
                }
                sent += rows.len();
            }
            if turns.is_empty() && sent == 0 {
                return Ok(());
            }
        }
    }

    /// Makes the next queued move early, if it is due within an hour.
    async fn hurry(&mut self) -> Result<(), StoreError> {
        if let Some(Reverse((at, _, what @ Coming::Move(..)))) = self.queue.peek().copied()
            && at < self.now() + HOUR
        {
            self.queue.pop();
            self.happen(what).await?;
        }
        Ok(())
    }

    async fn happen(&mut self, what: Coming) -> Result<(), StoreError> {
        match what {
            Coming::Game => self.begin().await,
            Coming::Move(game, turn, person) => self.come_to(GameId(game), turn, person).await,
            Coming::Leave(person) => self.leave(person).await,
            Coming::Back(person) => self.come_back(person).await,
            Coming::Close(person) => {
                self.people[person].closed = !self.people[person].closed;
                self.post.set_closed(self.people[person].discord, self.people[person].closed);
                Ok(())
            }
            Coming::Quit(person) => {
                self.people[person].gone = true;
                self.post.excuse(person);
                Ok(())
            }
            Coming::Event(server, act) => self.do_in_event(server, act).await,
        }
    }

    /// Loads a game and notes its turn or its end. Does nothing if the game does not exist.
    async fn look(&mut self, game: GameId) -> Result<(), StoreError> {
        if let Some(row) = service::play::find::find_game(self.service.db(), game).await? {
            self.observe(&row);
        }
        Ok(())
    }
}
