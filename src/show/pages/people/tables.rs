//! Tables with bars about how games end. They are narrow enough for a phone.

use crate::service::Statistics;
use crate::texts::{Texts, Value, variant};

/// The fewest games for which a share in percent is shown.
const ENOUGH: i64 = 3;

/// The most variants that a table lists.
const VARIANTS: usize = 8;

/// The width of the widest name, in characters.
const NAME: usize = 12;

/// The width of a line on a phone, in characters.
const LINE: usize = 28;

/// The characters that fill none to seven eighths of a character cell, for the end of a bar.
const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/// Returns the lines about how all games end, and how often the first player wins each variant that
/// has at least three games, for at most eight variants. Only one line about all games if there are
/// fewer than three. Empty if `all` does not begin with the entry about all variants.
pub fn statistics_tables(texts: Texts, all: &[Statistics]) -> Vec<String> {
    let (total, variants) = match all {
        [total, variants @ ..] if total.variant.is_none() => (total, variants),
        _ => return Vec::new(),
    };
    let args = [
        ("games", Value::from(total.games)),
        ("average", ((total.plies as f64 / total.games.max(1) as f64).round() as i64).into()),
        ("shortest", total.shortest.into()),
        ("longest", total.longest.into()),
        ("range", if total.shortest < total.longest { "yes" } else { "no" }.into()),
    ];
    let mut lines = vec![texts.say_with("statistics-all", args)];
    if total.games < ENOUGH {
        return lines;
    }
    let other = total.games - total.breakthrough - total.stalemate - total.drawn;
    let ends = [
        (total.breakthrough, "breakthrough"),
        (total.stalemate, "stalemate"),
        (total.drawn, "draw"),
        (other, "other"),
    ];
    let ends = ends.into_iter().filter(|(games, _)| *games > 0);
    let rows = ends.map(|(games, end)| TableRow {
        name: texts.say_with("statistics-end", [("end", end.into())]),
        games: None,
        share: (games, total.games),
    });
    lines.extend([texts.say("statistics-ends"), monospaced_block(&rows.collect::<Vec<_>>())]);
    let often = variants.iter().filter(|one| one.games >= ENOUGH);
    let named = often.filter_map(|one| Some((variant::variant_name(texts, one.variant?), one)));
    let rows = named.take(VARIANTS).map(|(name, one)| TableRow {
        name,
        games: Some(one.games),
        share: (one.first, one.games),
    });
    let rows: Vec<TableRow> = rows.collect();
    if !rows.is_empty() {
        lines.push(texts.say("statistics-first"));
        lines.push(monospaced_block(&rows));
    }
    lines
}

/// A row of a table.
struct TableRow {
    name: String,
    /// The number of games that the row is about; `None` if it is not shown.
    games: Option<i64>,
    /// The number of games that count, and the number of all games.
    share: (i64, i64),
}

/// Returns the rows as a Markdown code block, in letters of one width.
fn monospaced_block(rows: &[TableRow]) -> String {
    let names = rows.iter().map(|row| row.name.chars().count().min(NAME)).max().unwrap_or(0);
    let lines: Vec<String> = rows.iter().map(|row| row.table_line(names)).collect();
    format!("```\n{}\n```", lines.join("\n"))
}

impl TableRow {
    /// Returns the row as text: its name, the number of games if shown, the share in percent, and a
    /// bar of that length. `names` is the width of the names, in characters.
    fn table_line(&self, names: usize) -> String {
        let (part, of) = self.share;
        let share = part as f64 / of.max(1) as f64;
        let name = shorten_name(&self.name);
        let games = self.games.map(|games| format!(" {games:>3}")).unwrap_or_default();
        let words = format!("{name:names$}{games} {:>3} % ", (100.0 * share).round());
        let room = LINE.saturating_sub(words.chars().count());
        format!("{words}{}", share_bar(share, room)).trim_end().to_owned()
    }
}

/// Returns a name of at most 12 characters. A longer name is cut and ends with an ellipsis.
fn shorten_name(name: &str) -> String {
    if name.chars().count() <= NAME {
        return name.to_owned();
    }
    let cut: String = name.chars().take(NAME - 1).collect();
    format!("{}…", cut.trim_end_matches([' ', '·']))
}

fn share_bar(share: f64, room: usize) -> String {
    let eighths = (share * (room * 8) as f64).round() as usize;
    "█".repeat(eighths / 8) + EIGHTHS[eighths % 8]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(name: &str, games: Option<i64>, share: (i64, i64)) -> TableRow {
        TableRow { name: name.to_owned(), games, share }
    }

    #[test]
    fn a_row_fits_a_phone() {
        for (name, part) in [("Standard", 0), ("Katapulte · Entkommen", 1), ("9 by 9", 999)] {
            let line = row(name, Some(999), (part, 999)).table_line(NAME);
            assert!(line.chars().count() <= LINE, "{line}");
        }
        assert_eq!(
            row("Standard", Some(17), (17, 17)).table_line(8),
            "Standard  17 100 % █████████"
        );
        assert_eq!(
            row("Katapulte · Entkommen", None, (1, 2)).table_line(NAME),
            "Katapulte…    50 % ████▌"
        );
        assert_eq!(row("Stalemate", None, (0, 2)).table_line(9), "Stalemate   0 %");
    }
}
