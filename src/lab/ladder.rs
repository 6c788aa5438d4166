//! Finds for a variant how its levels must be set so that each is as much stronger than the one below as in the standard game.
//!
//! Level by level, from the weakest up: so many games a setting against the level below as it was just set, and after each such match the
//! setting at which a logistic curve through all matches so far meets the wanted share of points. It begins at the setting that the level has, so
//! doing it again makes it better; and the curve's slope at what it usually is, so that the first few matches do not lead astray.

use super::{Contender, Contest, ProgramError, Tally};
use crate::engine::{Dial, LEVELS, Level};
use crate::rules::Variant;

/// How much stronger a level is to be than the one below, in Elo.
const STEP: f64 = 290.0;
/// How much one match may change a setting, in doublings.
const STRIDE: f64 = 2.0;
/// How surely a slope is known before any game: the square of its deviation, per doubling.
const DOUBTFUL: f64 = 0.04;

/// How levels are fitted.
#[derive(Clone, Copy, Debug)]
pub struct Ladder {
    /// The variant, for two players.
    pub variant: Variant,
    /// Games for each level, rounded up to matches of [`Ladder::MATCH`].
    pub games: u64,
    /// Games at once.
    pub threads: usize,
}

/// A match at one setting.
#[derive(Clone, Copy, Debug)]
struct Tried {
    /// The setting, as a logarithm to base 2.
    at: f64,
    share: f64,
    games: f64,
}

impl Ladder {
    /// Games at one setting.
    pub const MATCH: u64 = 40;

    /// The settings of all levels that have one, weakest first; `each` hears of every match.
    pub fn fit(&self, mut each: impl FnMut(&Contender, &Contender, Tally)) -> Result<Vec<u32>, ProgramError> {
        let [first, others @ ..] = &LEVELS;
        let mut below = Contender::level(first);
        let mut settings = Vec::new();
        for level in others {
            // Behind the last level that can be set is none to fit.
            let Some((dial, now)) = level.dial(self.variant) else { break };
            let setting = self.settle(level, dial, now, &below, &mut each)?;
            settings.push(setting);
            below = Contender::dialed(level, setting);
        }
        Ok(settings)
    }

    fn settle(
        &self,
        level: &Level,
        dial: Dial,
        now: u32,
        below: &Contender,
        each: &mut impl FnMut(&Contender, &Contender, Tally),
    ) -> Result<u32, ProgramError> {
        let (least, most) = dial.range();
        let (mut at, mut tried) = (f64::from(now).log2(), Vec::new());
        for played in (0..self.games).step_by(Ladder::MATCH as usize) {
            let contender = Contender::dialed(level, at.exp2().round() as u32);
            let contest = Contest {
                variant: self.variant,
                games: Ladder::MATCH,
                sprt: None,
                first: played / 2,
                threads: self.threads,
            };
            let tally = contest.play(&contender, below, |_| {})?;
            each(&contender, below, tally);
            tried.push(Tried { at, share: tally.share(), games: tally.games() as f64 });
            let wanted = crossing(&tried, dial.slope());
            at = wanted.clamp(at - STRIDE, at + STRIDE).clamp(f64::from(least).log2(), f64::from(most).log2());
        }
        Ok(at.exp2().round() as u32)
    }
}

impl Dial {
    /// The settings that make sense.
    fn range(self) -> (u32, u32) {
        match self {
            Dial::Doubt => (4, 1_500),
            Dial::Nodes => (32, 250_000),
        }
    }

    /// What doubling it usually does, as a change of the logarithm of the odds: 90 Elo for nodes, about as much the other way for errors.
    fn slope(self) -> f64 {
        let slope = log_odds(90.0);
        match self {
            Dial::Doubt => -slope,
            Dial::Nodes => slope,
        }
    }
}

/// The logarithm of the odds that a difference in Elo gives.
fn log_odds(elo: f64) -> f64 {
    elo * std::f64::consts::LN_10 / 400.0
}

/// Where a logistic curve through these matches meets the wanted share; `usual` is the slope that it is expected to have.
fn crossing(tried: &[Tried], usual: f64) -> f64 {
    let wanted = log_odds(STEP);
    let middle = tried.iter().map(|tried| tried.at).sum::<f64>() / tried.len() as f64;
    let (mut height, mut slope) = (wanted, usual);
    // Newton's method on the likelihood times what is believed before; both are concave, so it ends at the top.
    for _ in 0..50 {
        let (mut along, mut across) = ((wanted - height) * DOUBTFUL, (usual - slope) / DOUBTFUL);
        let (mut hh, mut hs, mut ss) = (DOUBTFUL, 0.0, 1.0 / DOUBTFUL);
        for &Tried { at, share, games } in tried {
            let x = at - middle;
            let expected = 1.0 / (1.0 + (-height - slope * x).exp());
            let (missed, weight) = (games * (share - expected), games * expected * (1.0 - expected));
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
    // A curve that has turned round says nothing about where to look.
    let slope = if slope * usual > 0.0 && slope.abs() > usual.abs() / 4.0 { slope } else { usual };
    middle + (wanted - height) / slope
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(at: f64, elo: f64) -> Tried {
        Tried { at, share: 1.0 / (1.0 + 10f64.powf(-elo / 400.0)), games: 400.0 }
    }

    #[test]
    fn the_setting_is_where_the_curve_meets_the_step() {
        let slope = Dial::Nodes.slope();
        let found = crossing(&[tried(10.0, 200.0), tried(12.0, 380.0)], slope);
        assert!((found - 11.0).abs() < 0.1, "halfway between: {found}");
        let found = crossing(&[tried(10.0, STEP)], slope);
        assert!((found - 10.0).abs() < 0.1, "there already: {found}");
        assert!(crossing(&[tried(10.0, 500.0)], slope) < 9.0, "far too strong, so fewer nodes");
        assert!(crossing(&[tried(6.0, 500.0)], Dial::Doubt.slope()) > 7.0, "and more errors");
        let clean = crossing(&[Tried { at: 10.0, share: 1.0, games: 40.0 }], slope);
        assert!(clean.is_finite() && clean < 9.0, "a clean sweep is no end of the world: {clean}");
    }

    #[test]
    fn a_level_is_set_anew_after_each_match() {
        let ladder = Ladder { variant: Variant::STANDARD, games: 60, threads: 2 };
        let (legionary, tiro) = (Level::named("Legionary"), Contender::level(Level::named("Tiro")));
        let mut heard = Vec::new();
        let (dial, now) = legionary.dial(Variant::STANDARD).expect("it has one");
        let settled = ladder.settle(legionary, dial, now, &tiro, &mut |first, _, _| heard.push(first.to_string()));
        let settled = settled.expect("levels always play");
        assert_eq!((heard.len(), &*heard[0]), (2, &*format!("Legionary:{now}")));
        assert!(heard[1] != heard[0] && (50..400).contains(&settled), "{heard:?}, {settled}");
    }
}
