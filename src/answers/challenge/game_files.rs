//! Exports games as files, and imports them.

use murus_gallicus::{RecordError, Variant};

use crate::answers::challenge::challenges;
use crate::answers::play::target;
use crate::answers::play::target::Which;
use crate::answers::{Answer, AnswerRefusal, NoFile, Request};
use crate::entered;
use crate::service::challenge::imports::{self, ImportedGame};
use crate::service::play::notation;
use crate::service::site::key::PageKey;
use crate::service::{self, Format, Measure, Teller};
use crate::show::custom_id::{ForStart, Mark};
use crate::show::form::{FilledForm, Form, SentFile};
use crate::show::page::Page;
use crate::show::pages::records;
use crate::show::reopening::{Reopening, fits_below};
use crate::store::StoredGame;

/// Shows one game as a file. Refuses if no game fits, or several do, and a running game in a form
/// for finished ones.
pub async fn export_game(request: &Request<'_>, which: Which<'_>, format: Format) -> Answer {
    let found = target::find_game(request, which).await?;
    let names = request.fetch_names([&found.row]).await;
    let key = PageKey::load_key(request.service).await?;
    let teller = Teller {
        called: &|id| names.name(id).map(str::to_owned),
        code: &|player| key.name_player(player),
        now: request.service.clock().now(),
    };
    let text = service::export_game(&found.row, format, teller)
        .ok_or_else(|| request.refusal("export-running"))?;
    Ok(records::exported_page(&found.view(), format, text))
}

/// Shows all of the person's games as one file. Refuses a person who has none, or who asks too
/// often.
pub async fn export_all(request: &Request<'_>, format: Format) -> Answer {
    request.check_limit(Measure::Film)?;
    let company =
        service::play::export::list_company(request.service.db(), &request.caller).await?;
    if company.is_empty() {
        return Err(request.refusal("export-nothing"));
    }
    let names = request.discord.names(company).await;
    let key = PageKey::load_key(request.service).await?;
    let teller = Teller {
        called: &|id| names.name(id).map(str::to_owned),
        code: &|player| key.name_player(player),
        now: request.service.clock().now(),
    };
    let text =
        service::play::export::export_all(request.service.db(), &request.caller, format, teller)
            .await?;
    Ok(records::all_exported(request.texts, format, text))
}

/// Imports a game from its move text, as far as that can be read. Refuses a text without a readable
/// move, and a caller who imports too often.
pub async fn import_game(request: &Request<'_>, text: &str, variant: Variant) -> Answer {
    request.check_limit(Measure::Import)?;
    bring_in(request, text, variant).await
}

/// Imports a game from a form: from its file, or from its typed moves. `variant` counts if the form
/// names no variant. Refuses a form with both or neither, a file that cannot be read, and otherwise
/// as [`import_game`] does.
pub async fn answer_form(request: &Request<'_>, variant: Variant, form: &FilledForm) -> Answer {
    request.check_limit(Measure::Import)?;
    let variant = chosen_variant(variant, form);
    match (form.file(records::FILE), typed_moves(form)) {
        (Some(_), Some(_)) => Err(request.refusal("import-both")),
        (Some(file), None) => bring_in(request, &read_file(request, file).await?, variant).await,
        (None, Some(typed)) => bring_in(request, typed, variant).await,
        (None, None) => Err(request.refusal("import-nothing")),
    }
}

/// Imports the game that a message holds, in its one file or in its text. `None` if it holds none.
/// Refuses a file that cannot be read, a record that cannot be read to its end, and a caller who
/// imports too often.
pub async fn import_posted(
    request: &Request<'_>,
    text: &str,
    file: Option<&SentFile>,
) -> Result<Option<StoredGame>, AnswerRefusal> {
    let variant = Variant::STANDARD;
    let fetched = match file {
        Some(file) => Some(read_file(request, file).await?),
        None => None,
    };
    let given = entered::clean_lines(fetched.as_deref().unwrap_or(text), notation::LONGEST);
    if let Err(error) = notation::read_game(&given, variant) {
        // People write all sorts of things. A file, or a text that begins as a record does, is
        // explained.
        let begins = match &error {
            RecordError::Stopped(stop) => stop.line.plies() > 0,
            RecordError::Empty => false,
            _ => true,
        };
        return if fetched.is_some() || begins {
            Err(refuse_record(request, &error))
        } else {
            Ok(None)
        };
    }
    request.check_limit(Measure::Import)?;
    store_game(request, &given, variant).await.map(|brought| Some(brought.game))
}

/// Returns the button back into a submitted form of an import, with the typed moves.
pub fn reopening_of(variant: Variant, form: &FilledForm) -> Reopening {
    let typed = typed_moves(form).map(|text| entered::clean_lines(text, notation::LONGEST));
    let (note, text) = match typed {
        Some(typed) if fits_below(&typed) => (Some(typed), None),
        typed => (None, typed),
    };
    let id = Mark::NOTHING.id(&ForStart::Import(chosen_variant(variant, form)));
    Reopening { id, note, text }
}

/// Returns the form that imports a game, with the moves that the message of its button holds.
pub fn import_form(request: &Request<'_>, variant: Variant) -> Form {
    let note = request.origin.carrier.as_ref().and_then(|carrier| carrier.note.as_deref());
    records::import_form(request.texts, variant, note)
}

fn chosen_variant(variant: Variant, form: &FilledForm) -> Variant {
    form.text(records::VARIANT).and_then(|text| text.parse().ok()).unwrap_or(variant)
}

fn typed_moves(form: &FilledForm) -> Option<&str> {
    form.text(records::MOVES).filter(|text| !text.trim().is_empty())
}

/// Fetches the text of a file that a person sent. Refuses a file that is too long for a game, is
/// gone, or is no text.
async fn read_file(request: &Request<'_>, file: &SentFile) -> Result<String, AnswerRefusal> {
    let fetched = match file.size {
        size if size > notation::LONGEST as u64 => Err(NoFile::TooLong),
        _ => request.discord.fetch_file(file.url.clone(), notation::LONGEST).await,
    };
    let bytes = fetched.map_err(|none| match none {
        NoFile::TooLong => {
            let most = [("most", (notation::LONGEST / 1000).into())];
            AnswerRefusal::page(Page::text(request.texts.say_with("import-file-long", most)))
        }
        NoFile::Unavailable => request.refusal("import-file-gone"),
    })?;
    let text = entered::decode_text(bytes).filter(|text| !text.contains('\0'));
    text.ok_or_else(|| request.refusal("import-file-no-text"))
}

async fn bring_in(request: &Request<'_>, text: &str, variant: Variant) -> Answer {
    let brought = store_game(request, text, variant).await?;
    let page = request
        .page_of(&brought.game, |view| records::imported_page(view, brought.stop.as_deref()))
        .await?;
    // If the moves were read to the end, the form is not needed again.
    Ok(if brought.stop.is_some() { request.lead_back(page) } else { page })
}

/// Stores a game from its text, as far as that can be read. Refuses a text without a readable move.
async fn store_game(
    request: &Request<'_>,
    text: &str,
    variant: Variant,
) -> Result<ImportedGame, AnswerRefusal> {
    let caller = challenges::at_home(request).await?;
    let place = caller.place.ok_or_else(|| request.refusal("press-on-discord"))?;
    let brought = imports::import_game(request.service, &caller, place, text, variant).await;
    brought.map_err(|denied| denied.explain(|error| refuse_record(request, &error)))
}

fn refuse_record(request: &Request<'_>, error: &RecordError) -> AnswerRefusal {
    AnswerRefusal::page(Page::text(records::import_refusal(request.texts, error)))
}
