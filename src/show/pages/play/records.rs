//! Games as files, and games that were brought in.

use crate::show::pages::picture;
use crate::show::pages::summary;
use crate::show::rows::Style::Secondary;
use crate::texts::refusal;
use murus_gallicus::rules::{RecordError, RecordStop, Seat};

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
        RecordError::Late(number) => texts.say_with("import-late", [("number", (*number).into())]),
        RecordError::Stopped(stop) => write_stop(texts, "import-unreadable", stop),
    }
}

/// Where a text could not be read on, and why.
fn write_stop(texts: Texts, id: &str, stop: &RecordStop) -> String {
    let why = refusal::sentence(texts, stop.line.position(), &stop.why);
    texts.say_with(id, [("words", entered::quoted(&stop.words).into()), ("why", why.into())])
}

/// A game that was brought in, to where its text could not be read on.
pub fn imported(view: &View<'_>, stop: Option<&RecordStop>) -> Page {
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
    let stop = stop.map(|stop| write_stop(view.texts, "import-stopped", stop));
    let parts = [Some(view.texts.say_with("imported", args)), stop, Some(view.small_name())];
    Page {
        content: parts.into_iter().flatten().collect::<Vec<_>>().join("\n"),
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
