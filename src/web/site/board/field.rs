//! The parts of every page with a board: the board with the players above and below it, one line
//! that says how things stand, the moves, a bar of buttons, and a sheet with the rest.

use maud::{Markup, html};

use crate::texts::Texts;

/// A page with a board. Empty parts take no place.
pub struct BoardField<'a> {
    /// The language.
    pub texts: Texts,
    /// The code of the game's address, for the page of a game.
    pub code: Option<String>,
    /// The heading.
    pub title: Markup,
    /// The strips of the players above the board.
    pub above: Markup,
    /// The board.
    pub board: Markup,
    /// The strip of the player below the board.
    pub below: Markup,
    /// The content of the status line.
    pub status: &'a str,
    /// The content of the list of moves; `None` where there is no list.
    pub moves: Option<Markup>,
    /// The ways through the moves.
    pub steps: Markup,
    /// The content of the row of tools.
    pub tools: &'a str,
    /// What follows the status line and stays in view, such as the way on.
    pub beside: Markup,
    /// The content of the sheet; `None` where there is none.
    pub sheet: Option<Markup>,
}

impl BoardField<'_> {
    /// The page as HTML.
    pub fn write(self) -> Markup {
        let texts = self.texts;
        html! {
            div.table data-code=[self.code] {
                h1.title { (self.title) }
                section.field aria-label=(texts.say("page-board-label")) {
                    (self.above)
                    (self.board)
                    (self.below)
                }
                div.status #status role="status" aria-live="polite" { (maud::PreEscaped(self.status)) }
                (self.beside)
                @if let Some(moves) = self.moves {
                    ol.moves #moves aria-label=(texts.say("page-moves")) { (moves) }
                }
                div.row.tools #tools { (maud::PreEscaped(self.tools)) }
                div.controls {
                    (self.steps)
                    button.quiet type="button" #undo hidden { (texts.say("page-undo")) }
                    button.success type="button" #play hidden { (texts.say("page-play")) }
                    @if self.sheet.is_some() {
                        button.quiet type="button" #unfold aria-expanded="false" aria-controls="sheet"
                            aria-label=(texts.say("page-more")) { "⋯" }
                    }
                }
                @if let Some(sheet) = self.sheet {
                    section.sheet #sheet aria-label=(texts.say("page-more")) { (sheet) }
                }
            }
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

/// The button that takes back the last change of a tree. The script knows whether there is one.
pub fn undo_button(texts: Texts) -> Markup {
    html! {
        button.secondary type="button" data-tool="undo" disabled { (texts.say("page-undo")) }
    }
}
