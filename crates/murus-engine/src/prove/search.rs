//! Depth-first proof-number search.

use super::findings::{Findings, Ground, INFINITE, Numbers};
use super::keys::{ImageKeys, StoneKeys, key};
use super::mirror::sets_of;
use crate::key::scatter;
use crate::limits::{Spent, Stop};
use murus_gallicus::{Bits, Move, Options, Position, Seat, Variant};

/// The nodes between two looks at the stop flag; a power of two.
const ASK_EVERY: u64 = 1024;
/// The longest path that is searched, in plies.
const LONGEST: usize = 500;

/// The terms that all searches for one proof share.
#[derive(Clone, Copy, Debug)]
pub(super) struct ProofTerms<'a, B: Bits> {
    pub variant: Variant,
    pub keys: &'a StoneKeys,
    /// Positions that may not come back on any path.
    pub gone: &'a [Position<B>],
    /// The number of plies within which the attacker must win; `None` if they are not limited.
    pub most_plies: Option<u32>,
    pub stop: &'a Stop,
}

/// A search for a win of one side.
pub(super) struct ProofSearch<'a, B: Bits> {
    terms: ProofTerms<'a, B>,
    attacker: Seat,
    /// For each side, the cells on which a stone wins at once; empty if no stone does.
    goals: [B; 2],
    table: &'a mut Findings,
    most_nodes: u64,
    pub nodes: u64,
    salt: u64,
    /// The positions on the path to the current one, the root first.
    way: Vec<WayStep>,
    /// The moves of the positions on the path, one list after another.
    children: Vec<Child<B>>,
}

/// A position on the path.
#[derive(Clone, Copy, Debug)]
struct WayStep {
    key: u64,
    /// The index on the path at which stones were last removed: no earlier position can come back.
    since: usize,
    /// The sign of the path: mixed from the positions from `since` to here, in any order.
    sign: u64,
}

/// The position after a move.
#[derive(Clone, Copy, Debug)]
struct Child<B: Bits> {
    position: Position<B>,
    image: ImageKeys,
    key: u64,
    /// True if the move removed stones. Then no earlier position can come back.
    fresh: bool,
    found: Numbers,
}

impl<'a, B: Bits> ProofSearch<'a, B> {
    /// Makes a search of at most `most_nodes` positions. `salt` separates its entries in the
    /// table from the entries of other searches.
    pub fn new(
        terms: ProofTerms<'a, B>,
        (attacker, salt): (Seat, u64),
        table: &'a mut Findings,
        most_nodes: u64,
    ) -> ProofSearch<'a, B> {
        let variant = terms.variant;
        // If a stone must survive the answer, landing does not win at once.
        let at_once = !variant.has(Options::ADVANCED) && !variant.has(Options::ESCAPE);
        let goals =
            [0, 1].map(|n| if at_once { B::from_wide(variant.board().goals[n]) } else { B::EMPTY });
        let way = Vec::new();
        let children = Vec::new();
        ProofSearch { terms, attacker, goals, table, most_nodes, nodes: 0, salt, way, children }
    }

    /// Settles the last position of `path`. The earlier ones, which led there, may not come back.
    /// Fails if the budget is used up or a stop is due.
    pub fn settle(&mut self, path: &[Position<B>]) -> Result<Numbers, Spent> {
        let Some((position, before)) = path.split_last() else { return Err(Spent) };
        self.way.clear();
        self.children.clear();
        let mut sign = 0;
        for earlier in self
            .terms
            .gone
            .iter()
            .chain(before)
            .filter(|earlier| stones(*earlier) == stones(position))
        {
            let key = self.key(earlier);
            sign ^= scatter(key);
            self.way.push(WayStep { key, since: 0, sign });
        }
        let left = self.left(before.len());
        let found = self.leaf(position, left);
        if found.is_settled() {
            Ok(found)
        } else {
            let image = self.terms.keys.image(position);
            let root =
                Child { position: *position, image, key: self.key(position), fresh: false, found };
            self.visit(&root, left, INFINITE, INFINITE)
        }
    }

    /// The plies left after `plies` plies; `None` if they are not limited.
    fn left(&self, plies: usize) -> Option<u32> {
        self.terms.most_plies.map(|most| most.saturating_sub(plies as u32))
    }

    /// Returns the indices of the winning moves in the last position of `path`, the shortest win
    /// first. Empty if no winning move is known.
    pub fn soonest(&self, path: &[Position<B>], moves: &[Move]) -> Vec<usize> {
        let (Some(position), left) = (path.last(), self.left(path.len())) else {
            return Vec::new();
        };
        let loses = |&m: &Move| {
            let next = position.play_unchecked(m);
            if self.terms.gone.contains(&next) {
                return None;
            }
            let leaf = self.leaf(&next, left);
            let kept =
                || self.table.get(counted(self.key(&next), left), self.attacker, |_, _| false);
            let found = if leaf.is_settled() { leaf } else { kept()? };
            match found.ground {
                Ground::Sure(plies) if found.miss == 0 => Some(plies),
                _ => None,
            }
        };
        let mut known: Vec<_> =
            moves.iter().enumerate().filter_map(|(place, m)| Some((loses(m)?, place))).collect();
        known.sort_unstable();
        known.into_iter().map(|(_, place)| place).collect()
    }

    /// Searches a position with `left` plies left until it is settled or one of its numbers reaches
    /// its limit. Fails if the budget is used up or a stop is due.
    fn visit(
        &mut self,
        at: &Child<B>,
        left: Option<u32>,
        most_reach: u32,
        most_miss: u32,
    ) -> Result<Numbers, Spent> {
        self.count()?;
        let key = at.key;
        let here = self.way.len();
        let (since, sign) = match self.way.last() {
            Some(before) if !at.fresh => (before.since, before.sign),
            _ => (here, 0),
        };
        self.way.push(WayStep { key, since, sign: sign ^ scatter(key) });
        let first = self.children.len();
        let began = self.nodes;
        let next = left.map(|left| left.saturating_sub(1));
        self.expand(at, next);
        let found = loop {
            let (found, best, second) = weigh(&self.children[first..]);
            if found.reach >= most_reach || found.miss >= most_miss {
                break found;
            }
            let child = self.children[first + best];
            // The limit is a little more than the second best move needs, so that the search does
            // not jump back and forth between the two.
            let child_miss = most_reach.min(second.saturating_add(second / 4).saturating_add(1));
            let child_reach = most_miss - found.miss + child.found.reach;
            self.children[first + best].found =
                self.visit(&child, next, child_reach, child_miss)?;
        };
        self.children.truncate(first);
        let found = Numbers { ground: self.ground_without(found, here), ..found };
        self.keep(counted(key, left), found, since, self.nodes - began);
        self.way.pop();
        Ok(found)
    }

    /// The ground of an answer for searches that reach the position on any path. They do not know
    /// that the position at index `here` is on this path.
    fn ground_without(&self, found: Numbers, here: usize) -> Ground {
        match found.ground {
            Ground::Here { first, .. } if usize::from(first) >= here => Ground::Held,
            Ground::Here { first, last } => Ground::Here { first, last: last.min(here as u16 - 1) },
            ground => ground,
        }
    }

    fn keep(&mut self, key: u64, found: Numbers, since: usize, work: u64) {
        let (found, sign) = match found.ground {
            Ground::Here { first, last } => {
                let sign = self.way[usize::from(last)].sign as u32;
                let ground =
                    Ground::Here { first: first - since as u16, last: last - since as u16 };
                (Numbers { ground, ..found }, sign)
            }
            _ => (found, 0),
        };
        self.table.put(key, self.attacker, found, sign, work);
    }

    /// Pushes the moves of the last position of the path onto the stack, each with its findings for
    /// `left` plies.
    fn expand(&mut self, at: &Child<B>, left: Option<u32>) {
        let first = self.children.len();
        let children = &mut self.children;
        let keys = self.terms.keys;
        let table = &*self.table;
        let salt = self.salt;
        let before = sets_of(&at.position);
        at.position.for_each_action(|m| {
            let fresh =
                matches!(m, Move::Sacrifice { .. } | Move::Cut { .. } | Move::Bombard { .. });
            let position = at.position.play_unchecked(m);
            let image = keys.changed(at.image, before, sets_of(&position));
            debug_assert_eq!(image, keys.image(&position), "the updated numbers make the same key");
            let key = key(image, &position, salt);
            table.expect(counted(key, left));
            children.push(Child { position, image, key, fresh, found: Numbers::open(1, 1) });
        });
        for n in first..self.children.len() {
            self.children[n].found = self.look(&self.children[n], left);
        }
    }

    /// The findings about a position that follows the end of the path.
    fn look(&self, child: &Child<B>, left: Option<u32>) -> Numbers {
        let Child { position, key, .. } = child;
        let since =
            self.way.last().filter(|_| !child.fresh).map_or(self.way.len(), |last| last.since);
        let way = &self.way[since..];
        if let Some(place) = way.iter().position(|step| step.key == *key) {
            let place = (since + place) as u16;
            let ground = Ground::Here { first: place, last: place };
            return if position.to_move() == self.attacker {
                Numbers::missed(ground)
            } else {
                Numbers::reached(ground)
            };
        }
        let stands = |place: u8, sign: u32| {
            way.get(usize::from(place)).is_some_and(|step| step.sign as u32 == sign)
        };
        match self.table.get(counted(*key, left), self.attacker, stands) {
            Some(Numbers { reach, miss, ground: Ground::Here { first, last } }) => {
                let since = since as u16;
                Numbers {
                    reach,
                    miss,
                    ground: Ground::Here { first: since + first, last: since + last },
                }
            }
            Some(found) => found,
            None => self.leaf(position, left),
        }
    }

    /// The numbers of a position without a search, with `left` plies left.
    fn leaf(&self, position: &Position<B>, left: Option<u32>) -> Numbers {
        let mover = position.to_move();
        if let Some(outcome) = position.outcome() {
            let won = outcome.winner == Some(mover);
            return if won {
                Numbers::reached(Ground::Sure(0))
            } else {
                Numbers::missed(Ground::Sure(0))
            };
        }
        if left == Some(0) {
            let own = mover == self.attacker;
            return if own {
                Numbers::missed(Ground::Held)
            } else {
                Numbers::reached(Ground::Held)
            };
        }
        let goal = self.goals[mover.index()];
        // In a position that no game reaches, a stone may be on the goal already. Then any move
        // wins.
        let there = !(position.stones(mover) & goal).is_empty();
        if there
            || position.opening_turns() == 0 && !goal.is_empty() && position.can_land(mover, goal)
        {
            return Numbers::reached(Ground::Sure(1));
        }
        // An aim is farther the more moves the other side has against it. Against a threat to land,
        // only moves that meet the threat count.
        let other = mover.other();
        let own = position.count_actions();
        let others = position.count_actions_of(other);
        let landing = position.landing(other, self.goals[other.index()]);
        if landing.is_empty() || position.opening_turns() > 1 {
            return Numbers::open(far(others, own), far(own, others));
        }
        match self.meeting(position, landing) {
            0 if left.is_none_or(|left| left >= 2) => Numbers::missed(Ground::Sure(2)),
            few => Numbers::open(far(others, own.min(2 * few)), far(own.min(2 * few), others)),
        }
    }

    /// Counts the moves after which the other side can no longer land on its goal. `landing` are
    /// the cells on which its landing moves would lay stones.
    fn meeting(&self, position: &Position<B>, landing: B) -> u32 {
        let other = position.to_move().other();
        let mut few = 0;
        position.for_each_action(|m| {
            // A move that lays stones elsewhere leaves every way to land open.
            let elsewhere = matches!(m, Move::Distribute { mid, to, .. } if !landing.has(mid) && !landing.has(to));
            if !elsewhere && !position.play_unchecked(m).can_land(other, self.goals[other.index()]) {
                few += 1;
            }
        });
        few
    }

    fn key(&self, position: &Position<B>) -> u64 {
        key(self.terms.keys.image(position), position, self.salt)
    }

    fn count(&mut self) -> Result<(), Spent> {
        self.nodes += 1;
        let due = self.nodes.is_multiple_of(ASK_EVERY) && self.terms.stop.is_due();
        if self.nodes > self.most_nodes || self.way.len() >= LONGEST || due {
            Err(Spent)
        } else {
            Ok(())
        }
    }
}

/// Estimates how far an aim is, in positions to settle, by the numbers of moves against it and for
/// it.
fn far(against: u32, with: u32) -> u32 {
    (1 + 4 * against).saturating_sub(2 * with).max(1)
}

/// The key of a position with `left` plies left. Without a limit of plies it is the position's own
/// key.
fn counted(key: u64, left: Option<u32>) -> u64 {
    left.map_or(key, |left| key ^ scatter(u64::from(left) + COUNTED))
}

/// Returns the proof numbers of a position, the index of the most promising move, and the number of
/// positions still to settle for the second most promising move: [`INFINITE`] if there is only one
/// move.
fn weigh<B: Bits>(children: &[Child<B>]) -> (Numbers, usize, u32) {
    let mut best = 0;
    let mut least = INFINITE + 1;
    let mut second = INFINITE;
    let mut miss: u32 = 0;
    for (n, Child { found, .. }) in children.iter().enumerate() {
        if found.miss < least {
            (second, least, best) = (least.min(INFINITE), found.miss, n);
        } else {
            second = second.min(found.miss);
        }
        miss = miss.saturating_add(found.reach).min(INFINITE);
    }
    if least == 0 {
        let grounds =
            children.iter().filter(|child| child.found.miss == 0).map(|child| child.found.ground);
        let ground = grounds.fold(None, |best: Option<Ground>, next| {
            Some(best.map_or(next, |best| best.firmer(next)))
        });
        return (Numbers::reached(ground.unwrap_or(Ground::Held).after()), best, second);
    }
    if miss == 0 {
        let grounds = children.iter().map(|child| child.found.ground);
        let ground = grounds.fold(Ground::Sure(0), Ground::both);
        return (Numbers::missed(ground.after()), best, second);
    }
    (Numbers::open(least.min(INFINITE - 1), miss.min(INFINITE - 1)), best, second)
}

/// The number of stones on the board.
fn stones<B: Bits>(position: &Position<B>) -> u32 {
    let (walls, towers, catapults) = position.heights();
    walls.count() + 2 * towers.count() + 3 * catapults.count()
}

/// An offset that keeps keys with counted plies apart from other scattered numbers.
const COUNTED: u64 = 1 << 32;
