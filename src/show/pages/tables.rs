//! How games end, as small tables with bars that a phone shows whole.

use crate::service::Statistics;
use crate::texts::{Texts, Value, variant};

/// Games without which a share says nothing.
const ENOUGH: i64 = 3;

/// The most variants that are listed.
const VARIANTS: usize = 8;

/// The widest name, in characters. With what follows it a line has 40.
const NAME: usize = 16;

/// The width of a bar.
const BAR: usize = 13;

/// Eighths of a cell, from none.
const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/// How all games end, and how often the first player wins each variant that has enough of them.
pub fn tables(texts: Texts, all: &[Statistics]) -> Vec<String> {
    let (total, variants) = match all {
        [total, variants @ ..] if total.variant.is_none() => (total, variants),
        _ => return Vec::new(),
    };
    let args = [
        ("games", Value::from(total.games)),
        ("average", ((total.plies as f64 / total.games.max(1) as f64).round() as i64).into()),
        ("shortest", total.shortest.into()),
        ("longest", total.longest.into()),
    ];
    let mut lines = vec![texts.say_with("statistics-all", args)];
    if total.games < ENOUGH {
        return lines;
    }
    let other = total.games - total.breakthrough - total.stalemate - total.drawn;
    let ends =
        [(total.breakthrough, "breakthrough"), (total.stalemate, "stalemate"), (total.drawn, "draw"), (other, "other")];
    let ends = ends.into_iter().filter(|(games, _)| *games > 0);
    let rows =
        ends.map(|(games, end)| row(&texts.say_with("statistics-end", [("end", end.into())]), "", games, total.games));
    lines.extend([texts.say("statistics-ends"), block(rows)]);
    let often = variants.iter().filter(|one| one.games >= ENOUGH);
    let named = often.filter_map(|one| Some((variant::name(texts, one.variant?), one)));
    let rows: Vec<String> =
        named.take(VARIANTS).map(|(name, one)| row(&name, &one.games.to_string(), one.first, one.games)).collect();
    if !rows.is_empty() {
        lines.push(texts.say("statistics-first"));
        lines.push(block(rows.into_iter()));
    }
    lines
}

/// Lines in letters of one width.
fn block(rows: impl Iterator<Item = String>) -> String {
    format!("```\n{}\n```", rows.collect::<Vec<_>>().join("\n"))
}

/// A name, perhaps a number of games, a share in percent, and a bar as long as it.
fn row(name: &str, games: &str, part: i64, of: i64) -> String {
    let name = shortened(name);
    let share = part as f64 / of.max(1) as f64;
    let line = format!("{name:NAME$} {games:>3} {:>3} % {}", (100.0 * share).round(), bar(share));
    line.trim_end().to_owned()
}

/// A name that fits, cut with an ellipsis.
fn shortened(name: &str) -> String {
    if name.chars().count() <= NAME {
        return name.to_owned();
    }
    let cut: String = name.chars().take(NAME - 1).collect();
    format!("{}…", cut.trim_end_matches([' ', '·']))
}

fn bar(share: f64) -> String {
    let eighths = (share * (BAR * 8) as f64).round() as usize;
    "█".repeat(eighths / 8) + EIGHTHS[eighths % 8]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_fits_forty_columns() {
        for (name, part) in [("Standard", 0), ("Fortgeschritten · Fluchtweg", 1), ("9 by 9", 999)] {
            let line = row(name, "999", part, 999);
            assert!(line.chars().count() <= 40, "{line}");
        }
        assert_eq!(row("Standard", "17", 12, 17), "Standard          17  71 % █████████▏");
        assert_eq!(row("Fortgeschritten · Fluchtweg", "", 1, 2), "Fortgeschritten…      50 % ██████▌");
        assert_eq!(row("Stalemate", "", 0, 2), "Stalemate              0 %");
    }
}
