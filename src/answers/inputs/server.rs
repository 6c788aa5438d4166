//! Answers presses and choices on the page of a server's settings.

use crate::answers::servers::managing;
use crate::answers::{Answer, Request};
use crate::show::custom_id::ForServer;

/// Carries out a press about a server's settings, and shows the page with the new state.
pub async fn answer_server_press(
    request: &Request<'_>,
    press: ForServer,
    chosen: &[String],
) -> Answer {
    match press {
        ForServer::Show => managing::server_page(request).await,
        ForServer::Set(setting) => managing::change_server(request, setting, chosen).await,
        ForServer::Switch(to) => {
            let chosen = if to.on { "on" } else { "off" };
            managing::change_server(request, to.setting, &[chosen.to_owned()]).await
        }
        ForServer::Languages => managing::server_languages(request).await,
        ForServer::Games => managing::server_games(request).await,
        ForServer::Themes => managing::server_themes(request).await,
        ForServer::Siege => managing::siege_page(request).await,
        ForServer::SiegeHour => {
            let hour = chosen.first().and_then(|hour| hour.parse().ok());
            match hour.filter(|hour| *hour < 24) {
                Some(hour) => managing::change_siege(request, Some(hour)).await,
                None => Err(request.refusal("press-unknown")),
            }
        }
        ForServer::SiegeKeep => managing::keep_siege(request).await,
        ForServer::SiegeOff => managing::change_siege(request, None).await,
        ForServer::Desk(on) => managing::change_desk(request, on).await,
    }
}
