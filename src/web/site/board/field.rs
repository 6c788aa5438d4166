//! The layout of every page with a board: the board with the players above and below it, a status
//! line, the list of moves, a row of buttons, and a sheet with the rest.

use maud::{Markup, html};

use crate::texts::Texts;

/// The keys of a page with a board, each with the id of the text that says what it does.
const KEYS: [(&str, &str); 8] = [
    ("←", "page-back"),
    ("→", "page-on"),
    ("Home", "page-first"),
    ("End", "page-last"),
    ("F", "page-flip"),
    ("P", "page-play"),
    ("X", "page-keys-arrows"),
    ("Esc", "page-undo"),
];

/// The contents of a page with a board. Empty parts take no space.
pub struct BoardField<'a> {
    /// The language of the page.
    pub texts: Texts,
    /// The code of the game in its address. `None` on pages that are not a game's.
    pub code: Option<String>,
    /// The heading of the page.
    pub title: Markup,
    /// The line under the title that says what is played, as HTML.
    pub facts: Markup,
    /// The strips above the board, each with a player's name and time left.
    pub above: Markup,
    /// The board, as HTML.
    pub board: Markup,
    /// The strip below the board, with that player's name and time left.
    pub below: Markup,
    /// The status line, as HTML.
    pub status: &'a str,
    /// The list of moves. `None` on a page without such a list.
    pub moves: Option<Markup>,
    /// The links or buttons that step through the moves.
    pub steps: Markup,
    /// The row of tool buttons, as HTML.
    pub tools: &'a str,
    /// The part after the status line that stays in view, such as the link to the next exercise.
    pub beside: Markup,
    /// The content of the sheet with further options, and with the place for answers to presses.
    /// `None` on a page without a sheet.
    pub sheet: Option<Markup>,
    /// The part at the end, such as the choice of another exercise.
    pub rest: Option<Markup>,
}

impl BoardField<'_> {
    /// Writes the page as HTML.
    pub fn write(self) -> Markup {
        let texts = self.texts;
        html! {
            div.table data-code=[self.code] {
                h1.title { span { (self.title) } }
                (self.facts)
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
                    section.sheet #sheet aria-label=(texts.say("page-more")) {
                        (sheet)
                        details.looks #keys {
                            summary { (texts.say("page-keys")) }
                            dl {
                                @for (keys, does) in KEYS { dt { (keys) } dd { (texts.say(does)) } }
                            }
                        }
                    }
                }
                @if let Some(rest) = self.rest { div.rest { (rest) } }
            }
        }
    }
}

/// Returns the place for answers to presses, with the button that closes them.
pub fn answer_panel(texts: Texts) -> Markup {
    html! {
        div.card.answer {
            div #panel aria-live="polite" {}
            button.quiet type="button" data-tool="shut" { (texts.say("page-close")) }
        }
    }
}

/// Returns the links that step through a line of moves: `ply` is shown, of `last` plies. `to` gives
/// the address of a ply, which is used without a script. The link `turned` turns the board.
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

/// Returns the buttons that step back and forward through a line whose page has no other steps.
pub fn step_buttons(texts: Texts) -> Markup {
    let step = |way: &str, label: &str, sign: &str| {
        html! {
            button.secondary type="button" data-step=(way) aria-label=(texts.say(label)) { (sign) }
        }
    };
    html! { (step("back", "page-back", "‹")) (step("on", "page-on", "›")) }
}

/// Returns a tool button below the board.
pub fn tool_button(texts: Texts, tool: &str, label: &str) -> Markup {
    html! { button.secondary type="button" data-tool=(tool) { (texts.say(label)) } }
}

/// Returns the button that takes back the last change of a move tree. It is disabled until the
/// script enables it.
pub fn undo_button(texts: Texts) -> Markup {
    html! {
        button.secondary type="button" data-tool="undo" disabled { (texts.say("page-undo")) }
    }
}
