//! The pages about the deletion and the export of a person's stored data.

use crate::show::rows::Style::{Danger, Secondary};

use crate::show::custom_id::{ForPerson, Mark};
use crate::show::page::{Attachment, Page};
use crate::show::rows::button_row;
use crate::texts::Texts;

/// The name of the file with all stored data of a person.
pub const DATA_FILE: &str = "murus-my-data.json";

/// Asks a person whether to delete their stored data.
pub fn forget_page(texts: Texts) -> Page {
    let id = |press| Mark::NOTHING.id(&press);
    let rows = button_row(
        texts,
        [
            (true, id(ForPerson::Forget), "button-forget", Danger),
            (true, id(ForPerson::Cancel), "button-forget-no", Secondary),
        ],
    );
    Page { content: texts.say("privacy-ask"), rows, ..Page::default() }
}

/// Returns the page with a file of all stored data of a person. `text` is the content of the file,
/// as JSON.
pub fn exported_page(texts: Texts, text: String) -> Page {
    let name = DATA_FILE.to_owned();
    let file = Attachment::text(name, texts.say("privacy-alt"), text);
    Page { content: texts.say("privacy-exported"), attachment: Some(file), ..Page::default() }
}
