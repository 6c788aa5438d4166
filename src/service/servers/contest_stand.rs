//! A contest as it stands: its people, its games and its table.

use murus_gallicus::words;

use crate::game::{
    ContestGame, ContestKind, ContestPlace, ContestState, CupTie, DAY, EntrantPart, Fixture,
    Millis, PlayerId, RESERVES_FOR, Team, Timestamp, is_put_out, is_untouched,
};
use crate::ids::{ServerId, UserId};
use crate::store::{Contest, Entrant};

/// The time for which Discord's answer counts whether a person is in a server.
const KNOWN: Millis = DAY;

/// A reason why a person is out of a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutReason {
    /// A manager removed them.
    Removed,
    /// They lost too many games because they did not move in time.
    Late,
    /// Someone else has their place.
    Replaced,
    /// They left the contest or the server, or deleted their data.
    Left,
}

words!(OutReason { Removed: "removed", Late: "late", Replaced: "replaced", Left: "left" });

/// A contest with its people, its games and its table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ContestStand {
    /// The contest.
    pub contest: Contest,
    /// All people who joined the contest, also those who are gone.
    pub entrants: Vec<Entrant>,
    /// The games that count.
    pub games: Vec<ContestGame>,
    /// The fixtures of the contest; empty in a month, and before it begins.
    pub fixtures: Vec<Fixture>,
    /// The table of the people who take part now, the first place first.
    pub table: Vec<ContestPlace>,
    /// The pairs of a knock-out or a Swiss cup, by round. Empty for other contests.
    pub rounds: Vec<Vec<CupTie>>,
    /// The Discord id of a simul's host. `None` if they deleted their data, and in other contests.
    pub host: Option<UserId>,
    /// The people who win a cup if it is over now.
    pub champions: Vec<PlayerId>,
    /// The time at which the contest stood so.
    pub at: Timestamp,
}

impl ContestStand {
    /// The Discord id of a person who takes part now; `None` for others.
    pub fn person(&self, player: PlayerId) -> Option<UserId> {
        self.entrants.iter().find(|one| one.player == player)?.present()
    }

    /// The Discord id of a person who can be named beside their results, also if they are out.
    /// `None` if they left the server, or deleted their data.
    pub fn nameable(&self, player: PlayerId) -> Option<UserId> {
        self.entrants.iter().find(|one| one.player == player)?.nameable()
    }

    /// Returns true if a person took part, and cannot come back: they were out or left, or a
    /// manager removed them.
    pub fn is_out(&self, person: UserId) -> bool {
        self.find_entrant(person).is_some_and(|one| {
            one.part == EntrantPart::Removed
                || self.is_replaced(one)
                || one.has_left() && !self.takes_people()
        })
    }

    /// The reason why a person who took part is out; `None` if they are in.
    pub fn why_out(&self, player: PlayerId) -> Option<OutReason> {
        if self.person(player).is_some() {
            return None;
        }
        let entrant = self.entrants.iter().find(|one| one.player == player);
        Some(match entrant {
            Some(one) if one.part == EntrantPart::Removed => OutReason::Removed,
            Some(_) if self.contest.kind.puts_out() && is_put_out(&self.fixtures, player) => {
                OutReason::Late
            }
            Some(one) if self.is_replaced(one) => OutReason::Replaced,
            Some(_) | None => OutReason::Left,
        })
    }

    /// Returns true if a person left a contest that had begun, and someone else has their place.
    fn is_replaced(&self, one: &Entrant) -> bool {
        let left = one.left.is_some_and(|left| left >= self.contest.begins);
        let kind = self.contest.kind;
        let has_places = kind.has_places() || kind.team().is_some();
        left && one.division.is_none() && !self.is_joining() && has_places
    }

    /// The opponents in a person's games that are paired and did not begin, each with the number of
    /// games. `None` stands for people who are gone.
    pub fn list_coming(&self, player: PlayerId) -> Vec<(Option<UserId>, usize)> {
        let mut coming: Vec<(Option<UserId>, usize)> = Vec::new();
        for one in self.fixtures.iter().filter(|one| one.waits() && one.has(player)) {
            let other = self.nameable(if one.one == player { one.other } else { one.one });
            match coming.iter_mut().find(|(who, _)| *who == other) {
                Some((_, games)) => *games += 1,
                None => coming.push((other, 1)),
            }
        }
        coming
    }

    /// Returns true if no place is left in a cup or simul that people join, so that it begins.
    pub fn is_full(&self) -> bool {
        let people = self.count_people();
        match self.contest.kind {
            ContestKind::Cup(plan) => people >= plan.size,
            ContestKind::Simul(plan) => self.person(plan.host).is_some() && people >= plan.boards,
            ContestKind::OpenMonth
            | ContestKind::League(_)
            | ContestKind::Ladder(_)
            | ContestKind::Team(_) => false,
        }
    }

    /// Lists the people who take part in the contest now, the first who joined first.
    pub fn list_present(&self) -> impl Iterator<Item = &Entrant> {
        self.entrants.iter().filter(|one| one.present().is_some())
    }

    /// Lists the people who can take the place of someone who withdraws, the first who joined
    /// first.
    pub fn list_reserves(&self) -> impl Iterator<Item = &Entrant> {
        self.entrants.iter().filter(|one| one.is_reserve())
    }

    /// The number of people who take part in the contest now, without the host of a simul, against
    /// whom all others play.
    pub fn count_people(&self) -> usize {
        let host = self.contest.kind.simul().map(|plan| plan.host);
        self.list_present().filter(|one| Some(one.player) != host).count()
    }

    /// The player who has this Discord id, if they take part now; `None` for others.
    pub fn entrant(&self, person: UserId) -> Option<PlayerId> {
        self.entrants.iter().find(|one| one.present() == Some(person)).map(|one| one.player)
    }

    /// The entrant who has this Discord id, whether they take part or not.
    pub fn find_entrant(&self, person: UserId) -> Option<&Entrant> {
        self.entrants.iter().find(|one| one.discord == Some(person))
    }

    /// The people of a team who take part now, the first who joined first.
    pub fn list_team(&self, team: Team) -> impl Iterator<Item = &Entrant> {
        self.list_present().filter(move |one| one.team == Some(team))
    }

    /// The people in the table who play for this server, and about whose membership of it Discord
    /// was not asked within the last day, each with their Discord id.
    pub fn list_unsure(&self, server: ServerId, now: Timestamp) -> Vec<(PlayerId, UserId)> {
        let entrant =
            |row: &ContestPlace| self.entrants.iter().find(|one| one.player == row.player);
        let unsure = |one: &&Entrant| one.asked.is_none_or(|asked| asked <= now - KNOWN);
        let here = self.table.iter().filter_map(entrant).filter(|one| one.server == server);
        let people = here.filter(unsure);
        people.filter_map(|one| Some((one.player, one.present()?))).collect()
    }

    /// Returns true if the contest is running: games count.
    pub fn is_running(&self) -> bool {
        self.contest.state == ContestState::Running
    }

    /// Returns true if the contest is a season of a league, or a cup, that has not begun.
    pub fn is_joining(&self) -> bool {
        self.contest.state == ContestState::Joining
    }

    /// Returns true if the contest began, also if it is over by now.
    pub fn has_begun(&self) -> bool {
        match self.contest.state {
            ContestState::Joining => false,
            ContestState::Running => true,
            ContestState::Stopped => self.contest.begins <= self.contest.ends,
            // The games of a ladder and of an open month begin one by one, if at all.
            ContestState::Over => match self.contest.kind {
                ContestKind::OpenMonth | ContestKind::Ladder(_) => true,
                _ => !self.fixtures.is_empty(),
            },
        }
    }

    /// Returns true if a person can join the contest now: a month or a ladder while it runs, a
    /// season before it begins, a cup and a team match also as a reserve in the first two days.
    pub fn takes_people(&self) -> bool {
        let joins = match self.contest.kind {
            ContestKind::OpenMonth | ContestKind::Ladder(_) => true,
            ContestKind::League(_) | ContestKind::Simul(_) => false,
            ContestKind::Cup(_) | ContestKind::Team(_) => self.takes_reserves(),
        };
        self.is_joining() || self.is_running() && joins
    }

    /// Returns true if reserves can still take free places: in the first two days of the first
    /// round of a cup, and of a team match.
    pub fn takes_reserves(&self) -> bool {
        let first = match self.contest.kind {
            ContestKind::Cup(_) => self.round() == 1,
            ContestKind::Team(_) => true,
            _ => false,
        };
        self.is_running() && first && self.at < self.contest.begins + RESERVES_FOR
    }

    /// The time at which the contest ends, or ended. `None` for a ladder that runs without a
    /// season, which has no date.
    pub fn end(&self) -> Option<Timestamp> {
        let undated = self.contest.kind.ladder().is_some_and(|plan| plan.weeks.is_none());
        (!(undated && self.is_running())).then_some(self.contest.ends)
    }

    /// The round of a cup that is the last to have begun; 0 before the first.
    pub fn round(&self) -> i64 {
        self.fixtures.iter().map(|one| one.round).max().unwrap_or(0)
    }

    /// Returns true if no game of a person has a result.
    pub fn is_untouched(&self, player: PlayerId) -> bool {
        is_untouched(&self.fixtures, player)
    }

    /// The number of people with whom a cup began.
    pub fn count_seeded(&self) -> usize {
        self.entrants.iter().filter(|one| one.seed.is_some()).count()
    }
}
