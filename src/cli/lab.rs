//! The subcommands that make and measure the opponent: bench, match, train.

use std::io::Write;

use indicatif::ProgressBar;

use super::Failure;
use crate::clock::instant;
use crate::engine;
use crate::lab::{Contender, Contest, Course};

/// Prints the nodes of each fixed search, their sum and how many a second, with the networks and with the designer's features alone.
pub fn print_bench(out: &mut impl Write) -> Result<(), Failure> {
    for (name, learned) in [("learned", true), ("features", false)] {
        let (began, mut nodes) = (instant(), 0);
        for searched in engine::bench(learned) {
            writeln!(out, "{name}: {}, depth {}: {} nodes", searched.variant, searched.depth, searched.nodes)?;
            out.flush()?;
            nodes += searched.nodes;
        }
        writeln!(out, "{name}: {nodes} nodes, {:.0} nodes a second", nodes as f64 / began.elapsed().as_secs_f64())?;
    }
    Ok(())
}

/// Plays a match and prints wins, draws and losses of the first contender, its Elo, and half of the 95 % interval.
pub fn print_match(
    out: &mut impl Write,
    contest: &Contest,
    first: &Contender,
    second: &Contender,
) -> Result<(), Failure> {
    if contest.variant.board().seats != 2 {
        return Err(Failure::Usage("a match is played by two".to_owned()));
    }
    let bar = ProgressBar::new(contest.games.next_multiple_of(2)).with_message(format!("{first} against {second}"));
    let tally = contest.play(first, second, |tally| bar.set_position(tally.games()));
    bar.finish_and_clear();
    let (elo, error) = tally.elo();
    let (wins, draws, losses) = (tally.wins, tally.draws, tally.losses);
    let share = 100.0 * tally.share();
    writeln!(out, "{first} against {second}: +{wins} ={draws} -{losses}, {share:.1} %, Elo {elo:+.0} ± {error:.0}")?;
    Ok(())
}

/// Trains generation after generation and prints what came of each.
pub fn train(out: &mut impl Write, course: &Course) -> Result<(), Failure> {
    let mut failed = None;
    let done = course.run(|report, weights| {
        failed = failed.take().or(writeln!(out, "{} {report}", weights.display()).and_then(|()| out.flush()).err());
    });
    done.map_err(Failure::usage)?;
    failed.map_or(Ok(()), |error| Err(error.into()))
}
