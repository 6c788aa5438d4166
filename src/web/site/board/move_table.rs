//! The moves of a line as a table with one column for each seat. Scripts show it as it comes.

use maud::{Markup, html};
use murus_gallicus::rules::Line;

/// Returns the content of the list of moves: one item for each round, with its number and a link
/// for each ply. `link` is the address of a ply. Plies from `tried` on are no moves of the game.
pub fn move_table(line: &Line, tried: usize, link: impl Fn(usize) -> String) -> Markup {
    let texts: Vec<String> = line.texts().collect();
    let mut rounds: Vec<(String, Vec<usize>)> = Vec::new();
    for ply in 0..line.plies() {
        let numbered = line.numbered_move(ply);
        let number = numbered.split('.').next().unwrap_or_default();
        match rounds.last_mut() {
            Some((last, plies)) if last == number => plies.push(ply),
            _ => rounds.push((number.to_owned(), vec![ply])),
        }
    }
    html! {
        @for (number, plies) in &rounds {
            li {
                span.number { (number) }
                @for &ply in plies { (move_link(line, ply, &texts[ply], tried, link(ply + 1))) }
            }
        }
    }
}

/// A move as a link to the position after it, in the column of its seat.
fn move_link(line: &Line, ply: usize, text: &str, tried: usize, link: String) -> Markup {
    let seat = line.positions()[ply].to_move().index();
    let takes = text.contains('x').then_some("takes");
    let beside = (ply >= tried).then_some("beside");
    let classes = [takes, beside].into_iter().flatten().collect::<Vec<_>>().join(" ");
    html! {
        a class=[(!classes.is_empty()).then_some(classes)] data-seat=(seat) href=(link)
            data-ply=(ply + 1) rel="nofollow" aria-label=(line.numbered_move(ply)) { (text) }
    }
}
