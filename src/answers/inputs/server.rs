//! Answers presses and choices on the page of a server's settings.

use murus_gallicus::theme::Theme;

use crate::answers::servers::managing;
use crate::answers::{Answer, Request};
use crate::game::TimeControl;
use crate::ids::{ChannelId, RoleId};
use crate::show::custom_id::ForServer;
use crate::show::pages::server::ServerFact;
use crate::texts::LANGUAGES;

/// Carries out a press, and shows the page after it.
pub async fn answer_server_press(
    request: &Request<'_>,
    press: ForServer,
    chosen: &[String],
) -> Answer {
    let choice = chosen.first().map(String::as_str).unwrap_or_default();
    match press {
        ForServer::Show => managing::server_page(request).await,
        ForServer::Channels => {
            let channels: Vec<_> = chosen.iter().filter_map(|id| ChannelId::read(id, 10)).collect();
            managing::change_server(request, ServerFact::Channels, |settings| {
                settings.channels.clone_from(&channels)
            })
            .await
        }
        ForServer::Role => {
            managing::change_server(request, ServerFact::Role, |settings| {
                settings.role = RoleId::read(choice, 10)
            })
            .await
        }
        ForServer::Variant => {
            let variant = choice.parse().ok();
            managing::change_server(request, ServerFact::Variant, |settings| {
                settings.variant = variant.or(settings.variant)
            })
            .await
        }
        ForServer::Time => {
            let time = TimeControl::from_name(choice);
            managing::change_server(request, ServerFact::Time, |settings| {
                settings.time = time.or(settings.time)
            })
            .await
        }
        ForServer::Languages => managing::server_languages(request).await,
        ForServer::Language => {
            let language = LANGUAGES
                .iter()
                .map(|(code, _)| *code)
                .find(|code| *code == choice)
                .map(str::to_owned);
            managing::change_server(request, ServerFact::Language, |settings| {
                settings.language.clone_from(&language)
            })
            .await
        }
        ForServer::Themes => managing::server_themes(request).await,
        ForServer::Theme => {
            let theme = Theme::from_word(choice);
            managing::change_server(request, ServerFact::Theme, |settings| {
                settings.theme = theme.unwrap_or(settings.theme)
            })
            .await
        }
        ForServer::Film(on) => {
            managing::change_server(request, ServerFact::Film, |settings| settings.film = on).await
        }
        ForServer::Quiet(on) => {
            managing::change_server(request, ServerFact::Quiet, |settings| settings.quiet = on)
                .await
        }
        ForServer::Pages(on) => {
            managing::change_server(request, ServerFact::Pages, |settings| settings.pageless = !on)
                .await
        }
        ForServer::Siege => managing::siege_page(request).await,
        ForServer::SiegeHour => match choice.parse().ok().filter(|hour| *hour < 24) {
            Some(hour) => managing::change_siege(request, Some(hour)).await,
            None => Err(request.refusal("press-unknown")),
        },
        ForServer::SiegeOff => managing::change_siege(request, None).await,
        ForServer::Desk(on) => managing::change_desk(request, on).await,
    }
}
