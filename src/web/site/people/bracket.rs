//! The rounds of a knock-out or a Swiss cup on the page of the event: a column for each round, with
//! its pairs.

use maud::{Markup, html};

use super::named_event::NamedEvent;
use crate::game::{CupTie, PlayerId};
use crate::show::pages::cup;
use crate::texts::Texts;

/// Writes the rounds, the first one first. Nothing for other events.
pub fn write_bracket(texts: Texts, named: &NamedEvent) -> Markup {
    let stand = &named.event.stand;
    let plan = stand.contest.kind.cup().filter(|_| !stand.rounds.is_empty());
    html! {
        @if let Some(plan) = plan {
            // It scrolls sideways, so the keyboard reaches it.
            div.bracket tabindex="0" role="group" aria-label=(texts.say("page-event-rounds")) {
                @for ties in &stand.rounds {
                    section {
                        h2 { (cup::round_title(texts, stand, &plan, ties.first().map_or(1, |tie| tie.round))) }
                        ol.lines { @for tie in ties { li { (write_tie(texts, named, tie)) } } }
                    }
                }
            }
        }
    }
}

/// Writes a pair: each person with their points, the one who goes on in bold.
fn write_tie(texts: Texts, named: &NamedEvent, tie: &CupTie) -> Markup {
    let row = |player: PlayerId, points: usize| {
        let name = named.name_player(texts, player);
        html! {
            p {
                @if tie.winner == Some(player) { b.person { (name) } } @else { span.person { (name) } }
                span { (points) }
            }
        }
    };
    let [gained, lost] = tie.score;
    html! {
        (row(tie.one, gained))
        @match tie.other {
            Some(other) => (row(other, lost)),
            None => p { span.small { (texts.say("page-event-bye")) } },
        }
        @if tie.by_lot { p { span.small { (texts.say("page-event-lot")) } } }
    }
}
