//! Divides a curve into turns and stretches, to describe it to people who cannot see it.

/// The least distance of a share from 0.5 at which a player is said to be ahead.
const AHEAD: f32 = 0.12;
/// The least distance of a share from 0.5 at which a player is said to be winning.
const WINNING: f32 = 0.35;

/// The most stretches into which a curve is divided.
const MOST: usize = 10;

/// Returns the word by which sentences say which player is ahead, and how far. `share` is that of
/// the first player, 0 to 1.
fn lead_word(share: f32) -> &'static str {
    match share - 0.5 {
        by if by >= WINNING => "first-wins",
        by if by >= AHEAD => "first",
        by if by <= -WINNING => "second-wins",
        by if by <= -AHEAD => "second",
        _ => "even",
    }
}

/// Divides the curve of the first player's share, 0 to 1, into stretches in which the same player
/// is equally far ahead. Each has the index of its first point and the word for who is ahead.
/// Stretches of one point are left out, except at the beginning and the end. Longer ones are left
/// out too while more than ten remain.
pub fn find_stretches(shares: &[f32]) -> Vec<(usize, &'static str)> {
    let mut all: Vec<(usize, &'static str)> = Vec::new();
    for (n, lead) in shares.iter().map(|share| lead_word(*share)).enumerate() {
        if all.last().is_none_or(|(_, last)| *last != lead) {
            all.push((n, lead));
        }
    }
    let mut shortest = 2;
    loop {
        let ends = all.iter().skip(1).map(|(from, _)| *from).chain([usize::MAX]);
        let lasting = all.iter().zip(ends).enumerate();
        let lasting = lasting.filter(|(n, ((from, _), end))| *n == 0 || end - from >= shortest);
        let mut kept: Vec<(usize, &'static str)> =
            lasting.map(|(_, (stretch, _))| *stretch).collect();
        kept.dedup_by(|next, before| next.1 == before.1);
        if kept.len() <= MOST {
            return kept;
        }
        shortest += 1;
    }
}

/// Returns the indices of the points where a curve turns by at least `least`, and of its last
/// point. The first index is 0 if the curve never moves by `least`.
pub fn find_turns(values: &[f32], least: f32) -> Vec<usize> {
    let mut turns = Vec::new();
    let mut extreme = 0;
    let mut rising = None;
    for n in 1..values.len() {
        let step = values[n] - values[extreme];
        match rising {
            Some(up) if (step > 0.0) == up => extreme = n,
            _ if step.abs() < least => {}
            _ => {
                turns.extend((extreme > 0).then_some(extreme));
                (extreme, rising) = (n, Some(step > 0.0));
            }
        }
    }
    turns.push(extreme);
    turns.extend((extreme + 1 < values.len()).then(|| values.len() - 1));
    turns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_is_told_by_its_stretches() {
        let shares = [0.5, 0.52, 0.55, 0.5, 0.7, 0.72, 0.5, 0.74, 0.95, 0.97, 0.1, 0.1, 0.0];
        let expected = [(0, "even"), (4, "first"), (8, "first-wins"), (10, "second-wins")];
        assert_eq!(find_stretches(&shares), expected, "one ply of 0.5 is no stretch");
        assert_eq!(
            find_stretches(&[0.5, 0.5, 1.0]),
            [(0, "even"), (2, "first-wins")],
            "the end is told"
        );
        let wild: Vec<f32> = (0..200).map(|n| if n / 2 % 2 == 0 { 0.9 } else { 0.1 }).collect();
        assert!(find_stretches(&wild).len() <= MOST);
    }

    #[test]
    fn a_curve_turns_where_it_goes_back_far_enough() {
        assert_eq!(find_turns(&[1500.0, 1660.0, 1700.0, 1690.0, 1500.0, 1560.0], 50.0), [2, 4, 5]);
        assert_eq!(find_turns(&[1500.0, 1510.0, 1500.0], 50.0), [0, 2], "it hardly moves");
        assert_eq!(find_turns(&[1500.0, 1600.0, 1580.0], 50.0), [1, 2], "its end is told");
    }
}
