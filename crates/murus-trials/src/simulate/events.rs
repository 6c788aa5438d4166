//! The acts of simulated people about leagues, cups, ladders, simuls, team matches and open months.
//! Each event has a server of its own, and a team match a second one.

use clap::ValueEnum;
use murus_gallicus::Variant;
use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};

use super::form::EventForm;
use super::human::random_span;
use super::world::{Coming, EventAct, YearState};
use murus::game::{
    ContestKind, ContestState, CupForm, DAY, HostSide, Millis, Place, TIMES, Terms, TimeControl,
};
use murus::ids::{ChannelId, ServerId};
use murus::service::servers::contests::ContestRefusal;
use murus::service::servers::organizing::{
    CupWish, LadderWish, LeagueWish, MonthPlan, SimulWish, TeamWish,
};
use murus::service::servers::{contests, entries, ladders, organizing, teams};
use murus::service::{Caller, Denied, Target};
use murus::store::{Contest, StoreError};

/// The fewest people who join an event.
const JOINING: usize = 2;

/// The most challenges that a person tries to make in a ladder or an open month.
const CLIMBS: usize = 8;

/// The time after which a manager stops what is still open: longer than any cup, and than two
/// seasons of a league.
const OPEN_FOR: Millis = Millis::from_days(7 * 14);

/// The distance of the second server of a team match from the first one.
const GUEST: u64 = 500_000;

/// The channel in which an event is played.
fn place_of(event: u64) -> Place {
    Place {
        channel: ChannelId(2_000_000 + event),
        server: Some(ServerId(1_000_000 + event)),
        threadless: false,
    }
}

impl YearState {
    /// The form of an event: the one that was asked for, or all of them one after the other.
    fn form_of(&self, event: u64) -> EventForm {
        let all = EventForm::value_variants();
        self.only.unwrap_or(all[event as usize % all.len()])
    }

    /// The channel in which a person takes part in an event. In a team match, every other person
    /// plays for the second server.
    fn place_of_person(&self, event: u64, person: usize) -> Place {
        let is_guest = self.form_of(event) == EventForm::Team && person % 2 == 1;
        place_of(if is_guest { event + GUEST } else { event })
    }

    /// Does something in the server of an event. Refusals change nothing.
    pub(super) async fn do_in_event(
        &mut self,
        event: u64,
        act: EventAct,
    ) -> Result<(), StoreError> {
        match act {
            EventAct::Open => self.open_event(event).await,
            EventAct::Stop => self.stop_event(event).await,
            EventAct::Join(person)
            | EventAct::Withdraw(person)
            | EventAct::Rest(person)
            | EventAct::Climb(person)
            | EventAct::Meet(person)
            | EventAct::Choose(person) => self.take_part(event, act, person).await,
        }
    }

    /// Opens an event, and queues the people who join, challenge and leave.
    async fn open_event(&mut self, event: u64) -> Result<(), StoreError> {
        let manager = self.manager_of(event);
        let managed = manager.managed().ok_or_else(|| corrupt("no manager"))?;
        let variant = ["standard", "advanced", "escape@7x7"][self.random.random_range(0..3)];
        let variant = variant.parse().unwrap_or_default();
        let time = TIMES[self.random.random_range(0..TIMES.len() - 1)].1;
        let weeks = self.random.random_range(2..=3);
        let form = self.form_of(event);
        let mut people: Vec<usize> = (0..self.people.len()).collect();
        people.shuffle(&mut self.random);
        people.truncate(self.random.random_range(JOINING..=self.habits.joining));
        let cup = (variant, time, weeks - 1);
        let opened = match form {
            EventForm::League => {
                let wish = LeagueWish { variant, time, weeks };
                organizing::open_league(&self.service, &manager, managed, wish).await
            }
            EventForm::Ladder => {
                let weeks = self.random.random_bool(0.5).then_some(2 * weeks);
                let wish = LadderWish { variant, time, weeks, repeats: true };
                organizing::open_ladder(&self.service, &manager, managed, wish).await
            }
            EventForm::Simul => {
                let wish = SimulWish {
                    host: self.people[people[0]].discord,
                    variant,
                    side: HostSide::Alternate,
                    time,
                    boards: 12,
                    days: 7,
                    weeks,
                    rated: self.random.random_bool(0.5),
                };
                organizing::open_simul(&self.service, &manager, managed, wish).await
            }
            EventForm::Month => {
                let variant = self.random.random_bool(0.5).then_some(variant);
                let plan = MonthPlan { variant, repeats: false };
                organizing::open_month(&self.service, &manager, managed, plan).await
            }
            EventForm::Team => {
                let wish = TeamWish { variant, time, boards: 10, days: 7, weeks };
                self.open_team(event, wish).await
            }
            EventForm::Knockout => self.open_cup(event, CupForm::Knockout, cup).await,
            EventForm::Groups => self.open_cup(event, CupForm::Groups, cup).await,
            EventForm::Swiss => self.open_cup(event, CupForm::Swiss, cup).await,
        };
        let opened = ignore_refusal(opened)?.ok_or_else(|| corrupt("an event was not opened"))?;
        // A ladder and an open month take people while they run. They challenge each other there.
        let challenge: Option<fn(usize) -> EventAct> = match opened.kind {
            ContestKind::Ladder(_) => Some(EventAct::Climb),
            ContestKind::OpenMonth => Some(EventAct::Meet),
            _ => None,
        };
        let entry = match opened.kind {
            ContestKind::Ladder(_) => 30 * DAY,
            ContestKind::OpenMonth => opened.ends - opened.begins,
            _ => opened.begins - self.now(),
        };
        for person in people {
            // Some come too late, or as reserves.
            let join = random_span(&mut self.random, Millis::ZERO..entry + 2 * DAY);
            self.queue_after(join, Coming::Event(event, EventAct::Join(person)));
            if let Some(challenge) = challenge {
                for _ in 0..self.random.random_range(0..=CLIMBS) {
                    let at = random_span(&mut self.random, join..join + OPEN_FOR);
                    self.queue_after(at, Coming::Event(event, challenge(person)));
                }
            }
            let later = join + random_span(&mut self.random, Millis::ZERO..20 * DAY);
            let act = match self.random.random_range(0..100) {
                0..8 => EventAct::Withdraw(person),
                8..16 => EventAct::Rest(person),
                16..40 => EventAct::Choose(person),
                _ => continue,
            };
            self.queue_after(later, Coming::Event(event, act));
        }
        self.queue_after(OPEN_FOR, Coming::Event(event, EventAct::Stop));
        Ok(())
    }

    /// Opens a cup with these terms and weeks a round.
    async fn open_cup(
        &mut self,
        event: u64,
        form: CupForm,
        (variant, time, weeks): (Variant, TimeControl, i64),
    ) -> Result<Contest, Denied<ContestRefusal>> {
        let manager = self.manager_of(event);
        let managed = manager.managed().ok_or(Denied::Refused(ContestRefusal::Unknown))?;
        let size = i64::from(self.random.random_range(form.sizes())).min(20);
        let wish = CupWish { variant, form, time, size, weeks, days: 7, repeats: false };
        organizing::open_cup(&self.service, &manager, managed, wish).await
    }

    /// Opens a team match, and lets its second server in.
    async fn open_team(
        &mut self,
        event: u64,
        wish: TeamWish,
    ) -> Result<Contest, Denied<ContestRefusal>> {
        let manager = self.manager_of(event);
        let managed = manager.managed().ok_or(Denied::Refused(ContestRefusal::Unknown))?;
        let opened = organizing::open_team(&self.service, &manager, managed, wish).await;
        let (contest, code) = opened?;
        let guest = self.manager_of(event + GUEST);
        let managed = guest.managed().ok_or(Denied::Refused(ContestRefusal::Unknown))?;
        teams::enter_by_code(&self.service, &guest, managed, &code).await?;
        Ok(contest)
    }

    /// Stops the season of a league, or the ladder, that is open. A cup that is still open is late.
    async fn stop_event(&mut self, event: u64) -> Result<(), StoreError> {
        let manager = self.manager_of(event);
        let managed = manager.managed().ok_or_else(|| corrupt("no manager"))?;
        let server = place_of(event).server.ok_or_else(|| corrupt("no server"))?;
        for stand in contests::list_here(&self.service, server).await? {
            self.report.events_late += u64::from(stand.contest.kind.cup().is_some());
            let id = stand.contest.id;
            let stopped = organizing::stop_contest(&self.service, &manager, managed, id).await;
            ignore_refusal(stopped)?;
        }
        self.closed += 1;
        Ok(())
    }

    /// Lets a person join, leave, rest or choose in the event that a server has now.
    async fn take_part(
        &mut self,
        event: u64,
        act: EventAct,
        person: usize,
    ) -> Result<(), StoreError> {
        if self.people[person].gone {
            return Ok(());
        }
        let place = self.place_of_person(event, person);
        let server = place.server.ok_or_else(|| corrupt("no server"))?;
        let stands = contests::list_here(&self.service, server).await?;
        let Some(stand) = stands.first() else { return Ok(()) };
        let id = stand.contest.id;
        let caller = self.caller_in(person, place);
        let service = &self.service;
        match act {
            EventAct::Join(_) => {
                ignore_refusal(entries::join_contest(service, &caller, id).await)?;
            }
            EventAct::Withdraw(_) => {
                let now = self.now();
                ignore_refusal(entries::leave_contest(service, &caller, id).await)?;
                self.months.entry(id).or_default().left.insert(caller.discord, now);
            }
            EventAct::Rest(_) if stand.contest.state == ContestState::Joining => {
                ignore_refusal(entries::take_break(service, &caller, id).await)?;
            }
            EventAct::Climb(_) => {
                let reach = ladders::load_reach(service.db(), stand, caller.discord).await;
                let Some(reach) = ignore_refusal(reach)? else { return Ok(()) };
                let Some((above, _)) = reach.climbs.choose(&mut self.random) else {
                    return Ok(());
                };
                ignore_refusal(ladders::challenge_up(service, &caller, id, *above).await)?;
            }
            EventAct::Meet(_) => {
                let others: Vec<usize> = stand
                    .list_present()
                    .filter_map(|one| self.find_person(one.present()?))
                    .filter(|&other| other != person && !self.people[other].gone)
                    .collect();
                let Some(&other) = others.choose(&mut self.random) else { return Ok(()) };
                let variant = stand.contest.variant.unwrap_or_default();
                let time = TIMES[self.random.random_range(0..TIMES.len() - 1)].1;
                let terms = Terms { variant, time, weekends_off: false, rated: true };
                let target = Target::People(vec![self.people[other].discord]);
                let game = self.begin_game([person, other], place, target, terms).await?;
                self.months.entry(id).or_default().games.extend(game);
            }
            EventAct::Choose(_) => {
                let games = self.random.random_range(1..=5);
                ignore_refusal(entries::choose_at_once(service, &caller, id, games).await)?;
            }
            EventAct::Open | EventAct::Stop | EventAct::Rest(_) => {}
        }
        Ok(())
    }

    /// Makes a caller who manages the server of an event.
    fn manager_of(&mut self, event: u64) -> Caller {
        let person = self.random.random_range(0..self.people.len());
        let mut manager = self.caller_in(person, place_of(event));
        manager.rights.manages = true;
        manager
    }
}

/// Returns the result of an act; `None` if it was refused. Other failures end the simulation.
fn ignore_refusal<T>(done: Result<T, Denied<ContestRefusal>>) -> Result<Option<T>, StoreError> {
    match done {
        Ok(done) => Ok(Some(done)),
        Err(Denied::Failed(error)) => Err(error),
        Err(Denied::Refused(_)) => Ok(None),
    }
}

fn corrupt(why: &str) -> StoreError {
    StoreError::Corrupt(why.to_owned())
}
