//! Games as files, and games that were brought in.

use crate::show::pages::picture;
use crate::show::pages::summary;
use crate::show::rows::Style::Secondary;
use crate::texts::refusal;
use murus_gallicus::rules::{RecordError, Seat};

use crate::entered;
use crate::service::Format;
use crate::show::custom_id::ForGame;
use crate::show::page::{Attachment, Page};
use crate::show::pages::view::View;
use crate::texts::Texts;

/// Why a text is no game.
pub fn wrong(texts: Texts, error: &RecordError) -> String {
    match error {
        RecordError::Variant(name) => texts.say_with("import-variant", [("name", name.replace('`', "'").into())]),
        RecordError::Empty => texts.say("import-empty"),
        RecordError::Several => texts.say("import-several"),
        RecordError::TooLong(most) => texts.say_with("import-too-long", [("most", (*most).into())]),
        RecordError::Word(plies, word, line, why) => {
            let why = refusal::sentence(texts, line.position(), why);
            let word = entered::quoted(word);
            texts.say_with("import-word", [("plies", (*plies).into()), ("word", word.into()), ("why", why.into())])
        }
    }
}

/// A game that was brought in.
pub fn imported(view: &View<'_>) -> Page {
    // Only games of two are reviewed.
    let reviewed = view.row.game.chairs.len() == 2;
    let args = [
        ("game", summary::heading(view).into()),
        ("plies", view.row.game.line().plies().into()),
        ("reviewed", if reviewed { "yes" } else { "no" }.into()),
    ];
    let rows = view.buttons([
        (reviewed, view.id(ForGame::Review), "button-review", Secondary),
        (true, view.id(ForGame::Walk), "button-walk", Secondary),
        (true, view.id(ForGame::GoOn), "button-go-on", Secondary),
    ]);
    Page {
        content: format!("{}\n{}", view.texts.say_with("imported", args), view.small_name()),
        attachment: Some(picture::picture(view, Seat::Romans)),
        rows,
        ..Page::default()
    }
}

/// The game as a file.
pub fn exported(view: &View<'_>, format: Format, text: String) -> Page {
    let content = view.texts.say_with("export-text", [("game", summary::heading(view).into())]);
    let name = format!("{}.{}", view.row.game.name, format.ending());
    let file = Attachment::text(name, view.texts.say("export-alt"), text);
    Page { content, attachment: Some(file), ..Page::default() }
}

/// All of a person's games as a file.
pub fn all_exported(texts: Texts, format: Format, text: String) -> Page {
    let name = format!("murus-games.{}", format.ending());
    let file = Attachment::text(name, texts.say("export-all-alt"), text);
    Page { content: texts.say("export-all"), attachment: Some(file), ..Page::default() }
}
