//! What operators read about the program is true of it.

use murus::meter::Meter;

#[test]
fn every_figure_is_explained_and_every_explained_figure_exists() {
    let guide = std::fs::read_to_string("docs/operating.md").unwrap();
    let rows = guide.lines().filter_map(|line| line.strip_prefix("| `murus_"));
    let mut explained: Vec<String> = rows.map(|row| format!("murus_{}", row.split('`').next().unwrap())).collect();
    let meter = Meter::default();
    let mut figures = meter.names().to_vec();
    explained.sort();
    figures.sort();
    assert_eq!(explained, figures);
}
