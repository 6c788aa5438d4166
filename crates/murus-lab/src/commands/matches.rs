//! Commands about matches, levels and openings.

use std::io::Write;
use std::path::Path;

use indicatif::ProgressBar;
use serde::{Deserialize, Serialize};

use murus_gallicus::{Line, Position, Variant};

use super::{LabFailure, to_json};
use crate::matches::{
    Contender, EngineMatch, Ladder, Riddles, Slips, Sprt, make_suite, read_opening,
    weigh_first_moves,
};

/// The result of a match, as it is printed.
#[derive(Serialize)]
struct Played {
    variant: String,
    first: String,
    second: String,
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    /// The numbers of pairs of games from one opening in which the first contender made 0, half, 1,
    /// one and a half, and 2 points.
    pairs: [u64; 5],
    /// The first contender's points, in percent.
    share: f64,
    elo: f64,
    /// Half of the width of the 95 % interval of `elo`.
    error: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<Tested>,
}

/// The state of a sequential test of a match.
#[derive(Serialize)]
struct Tested {
    worse: f64,
    better: f64,
    /// The logarithm of the likelihood ratio.
    ratio: f64,
    /// True if the first contender passed the test, false if it failed; `None` while the test is
    /// open.
    passed: Option<bool>,
}

/// Plays a match and prints the first contender's result as one line of JSON.
pub fn print_match(
    out: &mut impl Write,
    contest: &EngineMatch,
    [first, second]: &[Contender; 2],
) -> Result<(), LabFailure> {
    let bar = ProgressBar::new(contest.games.next_multiple_of(2))
        .with_message(format!("{first} against {second}"));
    let tally = contest.play(first, second, |tally| bar.set_position(tally.games()));
    bar.finish_and_clear();
    let tally = tally.map_err(LabFailure::usage)?;
    let (elo, error) = tally.elo();
    let tested = |sprt: Sprt| Tested {
        worse: sprt.worse,
        better: sprt.better,
        ratio: tenths(sprt.ratio(&tally)),
        passed: sprt.verdict(&tally),
    };
    let played = Played {
        variant: contest.variant.to_string(),
        first: first.to_string(),
        second: second.to_string(),
        games: tally.games(),
        wins: tally.wins,
        draws: tally.draws,
        losses: tally.losses,
        pairs: tally.pairs,
        share: tenths(100.0 * tally.share()),
        elo: tenths(elo),
        error: tenths(error),
        sprt: contest.sprt.map(tested),
    };
    writeln!(out, "{}", to_json(&played))?;
    Ok(out.flush()?)
}

/// The slips of a player, as they are printed.
#[derive(Serialize)]
struct Slipped {
    variant: String,
    player: String,
    against: String,
    games: u64,
    /// The player's points, in percent.
    score: f64,
    /// The number of positions in which some moves, but not all, prevent a win in one of the enemy.
    positions: u64,
    by_chance: f64,
    by_player: u64,
    /// The player's slips in percent of those of random moves.
    share: f64,
}

/// Plays a match and prints how often the player allows a win in one, as one line of JSON.
pub fn print_slips(
    out: &mut impl Write,
    contest: &EngineMatch,
    player: &Contender,
    against: &Contender,
) -> Result<(), LabFailure> {
    let bar = ProgressBar::new(contest.games.next_multiple_of(2))
        .with_message(format!("{player} against {against}"));
    let counted = Slips::count(contest, player, against, |tally| bar.set_position(tally.games()));
    bar.finish_and_clear();
    let (tally, slips) = counted.map_err(LabFailure::usage)?;
    let slipped = Slipped {
        variant: contest.variant.to_string(),
        player: player.to_string(),
        against: against.to_string(),
        games: tally.games(),
        score: tenths(100.0 * tally.share()),
        positions: slips.positions,
        by_chance: tenths(slips.by_chance),
        by_player: slips.by_player,
        share: tenths(100.0 * slips.share()),
    };
    writeln!(out, "{}", to_json(&slipped))?;
    Ok(out.flush()?)
}

/// A line of a file of riddles. Fields that are not listed are ignored.
#[derive(Deserialize)]
struct RiddleLine {
    variant: String,
    position: String,
}

/// The result of a player at riddles, as it is printed.
#[derive(Serialize)]
struct Solving {
    player: String,
    /// The number of tries: riddles times seeds.
    tried: u64,
    solved: u64,
    /// The share of solved tries, in percent.
    share: f64,
}

/// Prints how many of the forced wins in a file each player finds, one line of JSON for each
/// player.
pub fn print_riddles(
    out: &mut impl Write,
    file: &Path,
    players: &[Contender],
    seeds: i64,
) -> Result<(), LabFailure> {
    let text = std::fs::read_to_string(file).map_err(LabFailure::of(file))?;
    let read = |line: &str| {
        let RiddleLine { variant, position } =
            serde_json::from_str(line).map_err(LabFailure::usage)?;
        Position::parse(&position, variant.parse().map_err(LabFailure::usage)?)
            .map_err(LabFailure::usage)
    };
    let mut riddles = Riddles::new(text.lines().map(read).collect::<Result<Vec<_>, _>>()?);
    let tried = riddles.count() as u64 * seeds.cast_unsigned();
    for player in players {
        let solved = riddles.count_solved(player, 0..seeds).map_err(LabFailure::usage)?;
        let share = tenths(100.0 * solved as f64 / tried.max(1) as f64);
        writeln!(
            out,
            "{}",
            to_json(&Solving { player: player.to_string(), tried, solved, share })
        )?;
        out.flush()?;
    }
    Ok(())
}

/// Rounds a number to one decimal. Zero gets no sign.
fn tenths(number: f64) -> f64 {
    (number * 10.0).round() / 10.0 + 0.0
}

/// Fails for a variant for several players, whose openings are not judged.
pub(super) fn require_two(variant: Variant) -> Result<(), LabFailure> {
    let why = || LabFailure::Usage("only games of two are judged".to_owned());
    if variant.board().seats == 2 { Ok(()) } else { Err(why()) }
}

/// Reads a file of openings, one line of moves for each. Fails if it cannot be read, or a line is
/// no opening of this variant.
pub fn read_openings(variant: Variant, file: &Path) -> Result<Vec<Line>, LabFailure> {
    let lines = std::fs::read_to_string(file).map_err(LabFailure::of(file))?;
    let read = |(n, moves): (usize, &str)| {
        let wrong = || {
            let (file, number) = (file.display(), n + 1);
            LabFailure::Usage(format!("{file}: line {number} is no opening of {variant}"))
        };
        read_opening(variant, moves).ok_or_else(wrong)
    };
    lines.lines().enumerate().map(read).collect()
}

/// Prints a suite of openings, one line of moves for each, in the form of the files in `openings/`.
pub fn print_openings(
    out: &mut impl Write,
    variant: Variant,
    count: usize,
    nodes: u64,
    seed: u64,
) -> Result<(), LabFailure> {
    require_two(variant)?;
    for line in make_suite(variant, count, nodes, seed) {
        writeln!(out, "{}", line.texts().collect::<Vec<_>>().join(" "))?;
        out.flush()?;
    }
    Ok(())
}

/// Finds the settings of the levels in a variant and prints them as a line of `levels/ladder.txt`.
pub fn print_ladder(out: &mut impl Write, ladder: &Ladder) -> Result<(), LabFailure> {
    let bar = ProgressBar::new_spinner();
    let settings = ladder.fit(|first, second, tally| {
        let (elo, error) = tally.elo();
        bar.println(format!("{}: {first} against {second} {elo:+.0} ± {error:.0}", ladder.variant));
    });
    let settings: Vec<String> =
        settings.map_err(LabFailure::usage)?.iter().map(u32::to_string).collect();
    writeln!(out, "{} {}", ladder.variant, settings.join(" "))?;
    Ok(out.flush()?)
}

/// Prints the first moves of the strongest levels in a variant, each with its weight, as a line of
/// `levels/book.txt`.
pub fn print_book(out: &mut impl Write, variant: Variant, nodes: u64) -> Result<(), LabFailure> {
    let moves = weigh_first_moves(variant, nodes);
    let words: Vec<String> =
        moves.iter().map(|(text, weight)| format!("{text} {weight}")).collect();
    writeln!(out, "{variant} {}", words.join(" "))?;
    Ok(out.flush()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zero_has_no_sign() {
        for number in [0.0, -0.0, 0.04, -0.04] {
            assert_eq!(to_json(&tenths(number)), "0.0", "{number}");
        }
        assert_eq!(
            (to_json(&tenths(-0.06)), to_json(&tenths(12.34))),
            ("-0.1".to_owned(), "12.3".to_owned())
        );
    }
}
