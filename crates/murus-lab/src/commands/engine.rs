//! Counts that show whether the rules and the search are unchanged: perft, and the fingerprint of
//! the search.

use std::io::Write;

use murus_gallicus::{Position, Variant, perft};

use super::LabFailure;
use crate::clock::instant;

/// Prints a line `depth count` for each depth from 1 to `depth`: the number of sequences of exactly
/// that many plies from a position. Fails if the text of the position is invalid in the variant.
pub fn print_perft(
    out: &mut impl Write,
    variant: Variant,
    position: Option<&str>,
    depth: u32,
) -> Result<(), LabFailure> {
    let position = match position {
        Some(text) => Position::parse(text, variant).map_err(LabFailure::usage)?,
        None => Position::start(variant),
    };
    for depth in 1..=depth {
        writeln!(out, "{depth} {}", perft(&position, depth))?;
        out.flush()?;
    }
    Ok(())
}

/// Prints the nodes of each fixed search, their sum and the nodes per second: once with the
/// networks, once with the designer's features.
pub fn print_bench(out: &mut impl Write) -> Result<(), LabFailure> {
    for (name, learned) in [("learned", true), ("features", false)] {
        let began = instant();
        let mut nodes = 0;
        for searched in murus_engine::bench(learned) {
            writeln!(
                out,
                "{name}: {}, depth {}: {} nodes",
                searched.variant, searched.depth, searched.nodes
            )?;
            out.flush()?;
            nodes += searched.nodes;
        }
        writeln!(
            out,
            "{name}: {nodes} nodes, {:.0} nodes a second",
            nodes as f64 / began.elapsed().as_secs_f64()
        )?;
    }
    Ok(())
}
