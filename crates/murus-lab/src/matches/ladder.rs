//! Sets the levels of a variant one by one. The weakest level is set a little weaker than the fixed
//! weak player. Each one between it and the default level is set halfway between its neighbours, so
//! that they are equally far apart. Each one above is set `STEP` Elo stronger than the one below.
//! Levels below the default make more errors, levels above it search more nodes.

use murus_engine::{Dial, LEVELS, Level};
use murus_gallicus::Variant;

use super::{Contender, EngineMatch, ProgramError, Tally};

/// The wanted difference between neighbours above the default level, in Elo.
const STEP: f64 = 290.0;
/// The wanted difference of the weakest level from the fixed weak player, in Elo.
const WEAKEST: f64 = -40.0;
/// The number of times that the levels between the weakest and the default are set, so that a
/// change of one reaches the others.
const ROUNDS: usize = 3;
/// The most that one match may change a setting, in doublings.
const STRIDE: f64 = 2.0;
/// The uncertainty of the slope before any game, as a variance per doubling. It keeps the first
/// matches from misleading.
const DOUBTFUL: f64 = 0.04;

/// A plan to set the levels of a variant.
#[derive(Clone, Debug)]
pub struct Ladder {
    /// The variant in which the levels are set.
    pub variant: Variant,
    /// The levels to set; the others stay as they are. `None` sets all of them.
    pub only: Option<Vec<&'static Level>>,
    /// The games for each level, rounded up to matches of [`Ladder::MATCH`] games.
    pub games: u64,
    /// The number of games played in parallel.
    pub threads: usize,
}

/// The result of a match with one setting.
#[derive(Clone, Copy, Debug)]
struct Trial {
    /// The setting, as a logarithm to the base 2.
    at: f64,
    share: f64,
    games: f64,
}

impl Ladder {
    /// The number of games of a match with one setting.
    pub const MATCH: u64 = 40;

    /// Returns the settings of all levels with a dial, weakest first. Calls `each` after every
    /// match. Each level plays against its neighbours with the settings just found, so a second run
    /// improves on the first. Fails if another program stops playing.
    pub fn fit(
        &self,
        mut each: impl FnMut(&Contender, &Contender, Tally),
    ) -> Result<Vec<u32>, ProgramError> {
        let start =
            LEVELS.iter().position(|level| level.name == Level::DEFAULT).unwrap_or_default();
        let now = |level: &Level| level.dial(self.variant).map_or(1, |(_, now)| now);
        let mut settings: Vec<u32> = LEVELS[..start].iter().map(now).collect();
        let at = |n: usize, settings: &[u32]| match settings.get(n) {
            Some(&setting) => Contender::level_at(&LEVELS[n], setting),
            None => Contender::level(&LEVELS[n]),
        };
        if let Some(weakest) = settings.first_mut() {
            let begin = f64::from(*weakest);
            let beginner = Contender::beginner();
            *weakest = self.settle(&LEVELS[0], begin, &[&beginner], WEAKEST, &mut each)?;
        }
        for n in (0..ROUNDS).flat_map(|_| 1..start) {
            let begin = f64::from(settings[n]);
            let (lower, upper) = (at(n - 1, &settings), at(n + 1, &settings));
            settings[n] = self.settle(&LEVELS[n], begin, &[&lower, &upper], 0.0, &mut each)?;
        }
        let mut neighbour = Contender::level(&LEVELS[start]);
        // The first setting of a level differs from its old one by as much as its neighbour's did.
        let mut moved = 1.0;
        for level in &LEVELS[start + 1..] {
            // No level after the last one with a dial is set.
            let Some((_, now)) = level.dial(self.variant) else { break };
            let begin = f64::from(now) * moved;
            let setting = self.settle(level, begin, &[&neighbour], STEP, &mut each)?;
            moved = f64::from(setting) / f64::from(now);
            settings.push(setting);
            neighbour = Contender::level_at(level, setting);
        }
        Ok(settings)
    }

    /// Finds the setting at which a level is `step` Elo stronger than these other players on
    /// average: the point where a logistic curve through all matches so far has the wanted share of
    /// points.
    fn settle(
        &self,
        level: &Level,
        begin: f64,
        others: &[&Contender],
        step: f64,
        each: &mut impl FnMut(&Contender, &Contender, Tally),
    ) -> Result<u32, ProgramError> {
        let Some((dial, now)) = level.dial(self.variant) else { return Ok(0) };
        if self.only.as_ref().is_some_and(|only| !only.contains(&level)) {
            return Ok(now);
        }
        let (least, most) = range(dial);
        let games = Ladder::MATCH / others.len() as u64;
        let mut at = begin.clamp(least.into(), most.into()).log2();
        let mut trials = Vec::new();
        for played in (0..self.games).step_by(Ladder::MATCH as usize) {
            let contender = Contender::level_at(level, at.exp2().round() as u32);
            let first = played / 2;
            let contest = EngineMatch {
                variant: self.variant,
                games,
                sprt: None,
                first,
                openings: Vec::new(),
                threads: self.threads,
            };
            let mut shares = 0.0;
            for other in others {
                let tally = contest.play(&contender, other, |_| {})?;
                each(&contender, other, tally);
                shares += tally.share();
            }
            trials.push(Trial {
                at,
                share: shares / others.len() as f64,
                games: Ladder::MATCH as f64,
            });
            let wanted = crossing(&trials, dial, step);
            at = wanted
                .clamp(at - STRIDE, at + STRIDE)
                .clamp(f64::from(least).log2(), f64::from(most).log2());
        }
        Ok(at.exp2().round() as u32)
    }
}

/// The least and the greatest sensible value of a dial.
fn range(dial: Dial) -> (u32, u32) {
    match dial {
        Dial::Doubt => (4, 3_000),
        Dial::Nodes => (32, 250_000),
    }
}

/// The usual effect of doubling a dial, as a change of the logarithm of the odds: 90 Elo for nodes,
/// about as much in the other direction for errors.
fn slope(dial: Dial) -> f64 {
    let slope = log_odds(90.0);
    match dial {
        Dial::Doubt => -slope,
        Dial::Nodes => slope,
    }
}

/// The logarithm of the odds that correspond to a difference in Elo.
fn log_odds(elo: f64) -> f64 {
    elo * std::f64::consts::LN_10 / 400.0
}

/// Returns the setting, as a logarithm to the base 2, at which a logistic curve through these
/// matches has the share of points of a player that is `step` Elo stronger.
fn crossing(trials: &[Trial], dial: Dial, step: f64) -> f64 {
    let wanted = log_odds(step);
    let usual = slope(dial);
    let middle = trials.iter().map(|trial| trial.at).sum::<f64>() / trials.len() as f64;
    let mut height = wanted;
    let mut slope = usual;
    // Newton's method on the likelihood times the prior. Both are concave, so it converges to the
    // maximum.
    for _ in 0..50 {
        let mut along = (wanted - height) * DOUBTFUL;
        let mut across = (usual - slope) / DOUBTFUL;
        let mut hh = DOUBTFUL;
        let mut hs = 0.0;
        let mut ss = 1.0 / DOUBTFUL;
        for &Trial { at, share, games } in trials {
            let x = at - middle;
            let expected = 1.0 / (1.0 + (-height - slope * x).exp());
            let missed = games * (share - expected);
            let weight = games * expected * (1.0 - expected);
            along += missed;
            across += missed * x;
            hh += weight;
            hs += weight * x;
            ss += weight * x * x;
        }
        let scale = 1.0 / (hh * ss - hs * hs);
        height += ((ss * along - hs * across) * scale).clamp(-1.0, 1.0);
        slope += ((hh * across - hs * along) * scale).clamp(-0.2, 0.2);
    }
    // If the slope of the curve is wrong, the usual slope is used.
    let slope = if slope * usual > 0.0 && slope.abs() > usual.abs() / 4.0 { slope } else { usual };
    middle + (wanted - height) / slope
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trial(at: f64, elo: f64) -> Trial {
        Trial { at, share: 1.0 / (1.0 + 10f64.powf(-elo / 400.0)), games: 400.0 }
    }

    fn crossing(trials: &[Trial], dial: Dial) -> f64 {
        let step = if dial == Dial::Doubt { -STEP } else { STEP };
        super::crossing(trials, dial, step)
    }

    #[test]
    fn the_setting_is_where_the_curve_meets_the_step() {
        let found = crossing(&[trial(10.0, 200.0), trial(12.0, 380.0)], Dial::Nodes);
        assert!((found - 11.0).abs() < 0.1, "halfway between: {found}");
        let found = super::crossing(&[trial(6.0, 60.0), trial(8.0, -60.0)], Dial::Doubt, 0.0);
        assert!((found - 7.0).abs() < 0.1, "as strong as the other: {found}");
        let found = crossing(&[trial(10.0, STEP)], Dial::Nodes);
        assert!((found - 10.0).abs() < 0.1, "there already: {found}");
        assert!(
            crossing(&[trial(10.0, 500.0)], Dial::Nodes) < 9.0,
            "far too strong, so fewer nodes"
        );
        assert!(
            crossing(&[trial(6.0, -100.0)], Dial::Doubt) > 7.0,
            "not weak enough, so more errors"
        );
        assert!(
            crossing(&[trial(6.0, -500.0)], Dial::Doubt) < 5.0,
            "and fewer for one that is too weak"
        );
        for (dial, share) in [(Dial::Nodes, 1.0), (Dial::Doubt, 0.0)] {
            let clean = crossing(&[Trial { at: 10.0, share, games: 40.0 }], dial);
            assert!(
                clean.is_finite() && clean < 9.0,
                "a clean sweep is no end of the world: {clean}"
            );
        }
    }

    #[test]
    fn a_level_gets_a_new_setting_after_each_match() {
        let ladder = Ladder { variant: Variant::STANDARD, only: None, games: 60, threads: 2 };
        let legionary = Level::named("Legionary");
        let centurion = Contender::level(Level::named("Centurion"));
        let mut heard = Vec::new();
        let (_, now) = legionary.dial(Variant::STANDARD).expect("it has one");
        let settled =
            ladder.settle(legionary, now.into(), &[&centurion], -STEP, &mut |first, _, _| {
                heard.push(first.to_string())
            });
        let settled = settled.expect("levels always play");
        assert_eq!((heard.len(), &*heard[0]), (2, &*format!("Legionary:{now}")));
        assert!(heard[1] != heard[0] && (50..400).contains(&settled), "{heard:?}, {settled}");
    }
}
