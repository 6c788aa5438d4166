//! The board that can be touched, with what stands below it: what is chosen, the ways through its
//! course, and what else can be done there.

use maud::{Markup, html};

use crate::texts::Texts;

/// A board with the part below it.
pub fn board_field(
    texts: Texts,
    title: &Markup,
    board: &Markup,
    steps: &Markup,
    tools: &Markup,
) -> Markup {
    html! {
        section.field aria-label=(texts.say("page-board-label")) {
            h1.title { (title) }
            (board)
            div.under {
                p.choice #choice role="status" aria-live="polite" {}
                div.row.confirm #confirm hidden {
                    button.success type="button" #play { (texts.say("page-play")) }
                    button.secondary type="button" #undo { (texts.say("page-undo")) }
                }
                (steps)
            }
            div.row.tools #tools { (tools) }
        }
    }
}

/// The ways through a course of this many plies of which one is shown; without a script they are
/// links to its plies. The last link turns the board.
pub fn step_links(
    texts: Texts,
    (ply, last): (usize, usize),
    to: impl Fn(usize) -> String,
    turned: &Markup,
) -> Markup {
    let step = |name: &str, to: String, label: &str, sign: &str| {
        html! { a href=(to) data-step=(name) rel="nofollow" aria-label=(texts.say(label)) { (sign) } }
    };
    html! {
        nav.steps #steps aria-label=(texts.say("page-moves")) {
            input #slider type="range" min="0" max=(last) value=(ply) aria-label=(texts.say("page-slider"));
            (step("first", to(0), "page-first", "«"))
            (step("back", to(ply.saturating_sub(1)), "page-back", "‹"))
            output { (ply) " / " (last) }
            (step("on", to((ply + 1).min(last)), "page-on", "›"))
            (step("last", to(last), "page-last", "»"))
            (turned)
        }
    }
}

/// A button below the board.
pub fn tool_button(texts: Texts, tool: &str, label: &str) -> Markup {
    html! { button.secondary type="button" data-tool=(tool) { (texts.say(label)) } }
}
