//! The crosstable of a division or group on the page of an event: what each person scored against
//! each other one.

use std::collections::BTreeMap;

use maud::{Markup, html};

use super::named_event::NamedEvent;
use crate::game::{ContestPlace, Fared, Fixture, PlayerId};
use crate::texts::Texts;

/// Writes the crosstable of a division, whose rows come in the order of its table. Nothing before
/// its games are paired.
pub fn write_crosstable(texts: Texts, named: &NamedEvent, rows: &[ContestPlace]) -> Markup {
    let division = rows.first().map_or(1, |row| row.division);
    let fixtures = &named.event.stand.fixtures;
    let cells = list_scores(fixtures.iter().filter(|one| one.division == division));
    let score =
        |one: &ContestPlace, other: &ContestPlace| match cells.get(&(one.player, other.player)) {
            Some(scores) => scores.join(" "),
            None => String::new(),
        };
    html! {
        @if !cells.is_empty() {
            table.known.cross {
                caption { (texts.say("page-event-cross")) }
                thead {
                    tr {
                        th { (texts.say("page-event-person")) }
                        @for n in 1..=rows.len() { th { (n) } }
                    }
                }
                tbody {
                    @for (n, one) in rows.iter().enumerate() {
                        tr {
                            th scope="row" { (n + 1) ". " b.person { (named.name_player(texts, one.player)) } }
                            @for other in rows { td { (score(one, other)) } }
                        }
                    }
                }
            }
        }
    }
}

/// Returns what each person scored against each other one, in the order of their games.
fn list_scores<'f>(
    fixtures: impl Iterator<Item = &'f Fixture>,
) -> BTreeMap<(PlayerId, PlayerId), Vec<&'static str>> {
    let mut cells: BTreeMap<(PlayerId, PlayerId), Vec<&'static str>> = BTreeMap::new();
    for one in fixtures {
        let scores = match one.result() {
            Some(Fared::Won) => ["1", "0"],
            Some(Fared::Drawn) => ["½", "½"],
            Some(Fared::Lost) => ["0", "1"],
            None => ["–", "–"],
        };
        cells.entry((one.one, one.other)).or_default().push(scores[0]);
        cells.entry((one.other, one.one)).or_default().push(scores[1]);
    }
    cells
}
