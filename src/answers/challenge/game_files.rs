//! Games as files: taken out and brought in.

use murus_gallicus::rules::Variant;

use crate::answers::challenge::challenges;
use crate::answers::play::target;
use crate::answers::play::target::Which;
use crate::answers::{Answer, AnswerRefusal, Request};
use crate::service::{self, Format, Measure};
use crate::show::page::Page;
use crate::show::pages::records;

/// One game as a file.
pub async fn export_game(request: &Request<'_>, which: Which<'_>, format: Format) -> Answer {
    let found = target::find_game(request, which).await?;
    let names = request.fetch_names([&found.row]).await;
    let text = service::export_game(&found.row, format, &|id| names.name(id).map(str::to_owned));
    Ok(records::exported_page(&found.view(), format, text))
}

/// All of the person's games as a file. Refuses a person who has none.
pub async fn export_all(request: &Request<'_>, format: Format) -> Answer {
    request.check_limit(Measure::Film)?;
    let company =
        service::play::export::list_company(request.service.db(), &request.caller).await?;
    if company.is_empty() {
        return Err(request.refusal("export-nothing"));
    }
    let names = request.discord.names(company).await;
    let text =
        service::play::export::export_all(request.service.db(), &request.caller, format, &|id| {
            names.name(id).map(str::to_owned)
        })
        .await?;
    Ok(records::all_exported(request.texts, format, text))
}

/// Brings a game in from its move text.
pub async fn import_game(request: &Request<'_>, text: &str, variant: Variant) -> Answer {
    request.check_limit(Measure::Import)?;
    let caller = challenges::at_home(request).await?;
    let place = caller.place.ok_or_else(|| request.refusal("press-on-discord"))?;
    let brought =
        service::challenge::imports::import_game(request.service, &caller, place, text, variant)
            .await;
    let wrong =
        |error| AnswerRefusal::page(Page::text(records::import_refusal(request.texts, &error)));
    let brought = brought.map_err(|denied| denied.explain(wrong))?;
    request
        .page_of(&brought.game, |view| records::imported_page(view, brought.stop.as_deref()))
        .await
}
