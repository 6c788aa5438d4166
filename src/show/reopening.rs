//! Reopens a form whose input was refused, so that nothing that was entered is lost.

use super::page::{Attachment, Page};
use super::rows::Style::Primary;
use super::rows::{self, add_button, button};
use crate::entered;
use crate::texts::Texts;

/// The characters before each line of a note that is quoted below a refusal.
const QUOTE: &str = "> ";

/// A refused form that can be opened again with the input of the person.
#[derive(Clone, Debug)]
pub struct Reopening {
    /// The custom id of the button that opens the form again. It holds as much of the input as
    /// fits.
    pub id: String,
    /// Input that does not fit into the custom id; `None` if all of it fits. It is quoted below the
    /// refusal, and the button reads it from there.
    pub note: Option<String>,
    /// Input that is too long to be quoted; `None` if there is none. It is sent back as a file.
    pub text: Option<String>,
}

/// The most characters of a note, counted as it is quoted, that fit below any refusal.
const ROOM: usize = 1_200;

/// Returns true if a note is short enough to be quoted below any refusal.
pub fn fits_below(note: &str) -> bool {
    quote_note(note).chars().count() <= ROOM
}

/// Returns a note as a quote on Discord. The quote begins with a line break, and markup in the note
/// is escaped.
fn quote_note(note: &str) -> String {
    note.lines().map(|line| format!("\n{QUOTE}{}", entered::escape_line(line))).collect()
}

impl Reopening {
    /// Returns the reopening of a form whose custom id has room for the whole input.
    pub fn by_id(id: String) -> Reopening {
        Reopening { id, note: None, text: None }
    }

    /// Adds the quoted note, the button that opens the form again, and the file to the page of a
    /// refusal. Leaves the button out if the page has no room for it, and the file if the page has
    /// one already.
    pub fn lead_back(&self, texts: Texts, page: Page) -> Page {
        let quote = self.note.as_deref().map(quote_note);
        let again = button(self.id.clone(), texts.say("button-edit"), Primary);
        let more = add_button(page.rows.clone(), again);
        let rows = if more.len() <= rows::MOST { more } else { page.rows };
        let entered = |text: &String| {
            Attachment::text("entered.txt".to_owned(), texts.say("form-entered"), text.clone())
        };
        let attachment = page.attachment.or_else(|| self.text.as_ref().map(entered));
        Page { content: page.content + &quote.unwrap_or_default(), rows, attachment, ..page }
    }
}

/// Reads the note that is quoted in the text of a refusal; `None` if there is none.
pub fn read_note(content: &str) -> Option<String> {
    let quoted = content.lines().rev().skip_while(|line| !line.starts_with(QUOTE));
    let mut lines: Vec<String> =
        quoted.map_while(|line| line.strip_prefix(QUOTE)).map(entered::unescape_line).collect();
    lines.reverse();
    Some(lines.join("\n")).filter(|note| !note.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_read_as_it_is_quoted() {
        for note in ["good luck", "1. a1-c3 d7-d5\n2. h1-f3", "> *a* \\ `b` <@1> #c", "- [x](y)"] {
            let back = Reopening {
                id: "1:0:0:import".to_owned(),
                note: Some(note.to_owned()),
                text: None,
            };
            let page = back.lead_back(Texts::english(), Page::text("No."));
            assert_eq!(read_note(&page.content).as_deref(), Some(note));
            assert_eq!(page.rows.len(), 1);
        }
        assert_eq!(read_note("No."), None);
    }
}
