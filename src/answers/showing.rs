//! Shows private pages to their channel.

use crate::answers::permissions::{IN_CHANNEL, IN_THREAD};
use crate::answers::{Answer, AnswerRefusal, Request};
use crate::service;
use crate::service::servers::showing::may_be_shown;
use crate::show::page::Page;
use crate::show::pages::shown;
use crate::store::{Address, ShownPage, StoredGame};

/// Adds the button that shows a private page to the channel, if that is allowed. `row` is the game
/// of the page, if it is about one.
pub async fn offer_to_show(request: &Request<'_>, row: Option<&StoredGame>, page: Page) -> Answer {
    let possible = request.caller.server().is_some_and(|server| {
        row.is_none_or(|row| may_be_shown(row, server, request.caller.discord).is_ok())
    });
    match page.shows.clone().filter(|_| possible) {
        Some(what) if !request.server_settings().await?.unshown => {
            Ok(shown::with_show_button(request.texts, page, what))
        }
        _ => Ok(page),
    }
}

/// Has the page of a private message posted in its channel, so that others see it. The private
/// message stays. Refuses a message that is not private, a channel in which the bot cannot post,
/// and a page that may not be shown there.
pub async fn show_in_channel(request: &Request<'_>, what: &ShownPage) -> Answer {
    let texts = request.texts;
    let Some(carrier) = &request.origin.carrier else {
        return Err(request.refusal("press-unknown"));
    };
    let Some(place) = request.caller.place else {
        return Err(request.refusal("press-on-discord"));
    };
    let channel =
        service::servers::showing::find_show_channel(request.service.db(), &request.caller).await?;
    let channel = channel.unwrap_or(place.channel);
    let above = channel != place.channel;
    let threaded = request.caller.parent.is_some() && !above;
    let needed = if threaded { IN_THREAD } else { IN_CHANNEL };
    if let Some(names) = request.name_missing(needed) {
        return Err(AnswerRefusal::page(shown::not_permitted(texts, names)));
    }
    // A channel from which a press comes can be reached again.
    service::delivery::ways::note_way_opened(request.service, Address::Channel(channel)).await?;
    let shown =
        service::servers::showing::show_page(request.service, &request.caller, carrier.id, what)
            .await;
    shown.map_err(|denied| {
        denied.explain(|refusal| {
            AnswerRefusal::page(shown::refused_page(texts, place.server, &refusal))
        })
    })?;
    Ok(shown::shown_answer(texts, carrier, what, above))
}
