//! The pages about stored data of a person, and about its deletion.

use crate::show::rows::Style::{Danger, Secondary};

use crate::show::custom_id::{ForPerson, Mark};
use crate::show::page::{Attachment, Page};
use crate::show::rows::button_row;
use crate::texts::Texts;

/// Asks whether a person wants to be forgotten.
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

/// All that is known about a person, as a file.
pub fn exported_page(texts: Texts, text: String) -> Page {
    let name = "murus-my-data.json".to_owned();
    let file = Attachment::text(name, texts.say("privacy-alt"), text);
    Page { content: texts.say("privacy-exported"), attachment: Some(file), ..Page::default() }
}
