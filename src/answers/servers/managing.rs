//! Answers managers of a server.

use std::time::Duration;

use tokio::time::timeout;

use crate::answers::challenge::challenges;
use crate::answers::play::target;
use crate::answers::play::target::Which;
use crate::answers::{Answer, AnswerRefusal, Request};
use crate::game::{GameRefusal, SiegePlan};
use crate::service;
use crate::service::{Managed, Moderated, Moderation, Refused};
use crate::show::page::Page;
use crate::show::pages::server::{self, ServerChoices, ServerLine, ServerSiege};
use crate::show::pages::summary;
use crate::store::server_settings::AUTO;
use crate::store::{ServerSetting, ServerSettings};
use crate::texts::LANGUAGES;

/// The longest wait for Discord to delete a message before a waiting person is answered.
const PATIENCE: Duration = Duration::from_secs(1);

/// Lines of the audit log that are shown.
const AUDITS: i64 = 10;

/// The current server, for its managers. Refuses others.
pub(super) fn require_manager(request: &Request<'_>) -> Result<Managed, AnswerRefusal> {
    request.caller.managed().ok_or_else(|| request.refusal("server-not-yours"))
}

/// The current server, for its moderators. Refuses others.
fn require_moderator(request: &Request<'_>) -> Result<Moderated, AnswerRefusal> {
    request.caller.moderated().ok_or_else(|| request.refusal("moderate-not-yours"))
}

/// Shows the settings of the server, or first asks whether to continue with the daily siege if
/// nobody has tried it for a week. Refuses a person who is no manager.
pub async fn server_page(request: &Request<'_>) -> Answer {
    let server = require_manager(request)?;
    let settings = request.server_settings().await?;
    if service::servers::sieges::is_idle(request.service.db(), server, &settings).await? {
        return Ok(server::idle_siege_page(request.texts));
    }
    settings_page(request, server, &settings, None).await
}

async fn settings_page(
    request: &Request<'_>,
    server: Managed,
    settings: &ServerSettings,
    changed: Option<ServerLine>,
) -> Answer {
    let desks = service::servers::settings::list_desks(request.service.db(), server).await?;
    let here = desks.iter().any(|desk| Some(desk.channel) == request.caller.channel());
    let now = request.service.clock().now();
    let next_siege = settings.siege.as_ref().map(|plan| plan.next(now));
    let choices = ServerChoices { settings, desks: &desks, here, next_siege };
    Ok(server::settings_page(request.texts, &choices, changed))
}

/// Changes a setting of the server, and shows the page. Refuses a person who is no manager, and an
/// unknown language.
pub async fn change_server(
    request: &Request<'_>,
    setting: ServerSetting,
    chosen: &[String],
) -> Answer {
    let server = require_manager(request)?;
    let is_known = |code: &String| code == AUTO || LANGUAGES.iter().any(|(known, _)| code == known);
    if setting == ServerSetting::Language && !chosen.iter().all(is_known) {
        return Err(request.refusal("press-unknown"));
    }
    let settings = service::servers::settings::change_server(request.service, server, |settings| {
        setting.choose(settings, chosen)
    })
    .await?;
    if server::GAMES.contains(&setting) {
        return Ok(server::games_page(request.texts, &settings, Some(setting)));
    }
    settings_page(request, server, &settings, Some(ServerLine::Value(setting))).await
}

/// The languages to choose from.
pub async fn server_languages(request: &Request<'_>) -> Answer {
    require_manager(request)?;
    Ok(server::languages_page(request.texts, &request.server_settings().await?))
}

/// The games that may be played here, and the channel of their results.
pub async fn server_games(request: &Request<'_>) -> Answer {
    require_manager(request)?;
    Ok(server::games_page(request.texts, &request.server_settings().await?, None))
}

/// The themes for public boards.
pub async fn server_themes(request: &Request<'_>) -> Answer {
    require_manager(request)?;
    let texts = request.texts;
    let settings = request.server_settings().await?;
    request.drawn_in_turn(move || server::themes_page(texts, &settings)).await
}

/// Shows when the daily siege begins, with the buttons that change it. Refuses a person who may not
/// change the server's settings.
pub async fn siege_page(request: &Request<'_>) -> Answer {
    let server = require_manager(request)?;
    let settings = request.server_settings().await?;
    let idle = service::servers::sieges::is_idle(request.service.db(), server, &settings).await?;
    show_siege(request, server, &settings, idle).await
}

async fn show_siege(
    request: &Request<'_>,
    server: Managed,
    settings: &ServerSettings,
    idle: bool,
) -> Answer {
    let now = request.service.clock().now();
    let on = service::servers::sieges::find_running(request.service.db(), server, settings, now);
    let on = on.await?;
    let siege = ServerSiege { plan: settings.siege.as_ref(), now, on, idle };
    Ok(server::siege_page(request.texts, siege))
}

/// Has the daily siege begin in this channel at an hour of the person's own zone; no siege without
/// an hour. Refuses a channel in which the bot cannot post.
pub async fn change_siege(request: &Request<'_>, hour: Option<u8>) -> Answer {
    let server = require_manager(request)?;
    let plan = match hour {
        None => None,
        Some(hour) => {
            let channel = request.caller.parent.or(request.caller.channel());
            let channel = channel.ok_or_else(|| request.refusal("press-on-discord"))?;
            challenges::can_post(request).await?;
            let myself =
                service::account::preferences::load_myself(request.service, request.caller.discord)
                    .await?;
            Some(SiegePlan { channel, hour, zone: myself.choices.preferences.rhythm.zone })
        }
    };
    let settings = service::servers::sieges::set_siege(request.service, server, plan).await?;
    show_siege(request, server, &settings, false).await
}

/// Continues with the daily siege, though nobody tries it.
pub async fn keep_siege(request: &Request<'_>) -> Answer {
    let server = require_manager(request)?;
    let settings = service::servers::sieges::keep_siege(request.service, server).await?;
    show_siege(request, server, &settings, false).await
}

/// Gives this channel a war desk; or takes it away, and deletes its message.
pub async fn change_desk(request: &Request<'_>, on: bool) -> Answer {
    let server = require_manager(request)?;
    let channel = request.caller.channel().ok_or_else(|| request.refusal("press-on-discord"))?;
    if on {
        service::servers::settings::open_desk(request.service, server, channel).await?;
    } else {
        let closed =
            service::servers::settings::close_desk(request.service, server, channel).await?;
        if let Some((desk, message)) = closed.and_then(|desk| Some((desk, desk.message?))) {
            // A message that is gone already needs no help, and one that stays is no longer a war
            // desk.
            let _ = timeout(PATIENCE, request.discord.delete_message(desk.channel, message)).await;
        }
    }
    settings_page(request, server, &request.server_settings().await?, Some(ServerLine::Desks)).await
}

/// Shows the log of moderators' acts.
pub async fn show_audit_log(request: &Request<'_>) -> Answer {
    let server = require_moderator(request)?;
    let audits =
        service::servers::moderation::list_audits(request.service.db(), server, AUDITS).await?;
    let hasty = service::servers::moderation::list_hasty(request.service, server).await?;
    let stopped =
        service::servers::moderation::list_stopped(request.service.db(), server, AUDITS).await?;
    Ok(server::audit_page(request.texts, audits, &stopped, &hasty))
}

/// Ends or annuls a game of the server.
pub async fn moderate_game(
    request: &Request<'_>,
    name: Option<&str>,
    what: Moderation,
    reason: Option<&str>,
) -> Answer {
    let server = require_moderator(request)?;
    let found = target::find_game(request, Which::Any(name)).await?;
    match service::servers::moderation::moderate_game(
        request.service,
        &request.caller,
        server,
        found.game().id,
        what,
        reason,
    )
    .await
    {
        Ok(_) => {
            let args = [
                ("act", what.word().into()),
                ("game", summary::game_heading(&found.view()).into()),
            ];
            Ok(Page::text(request.texts.say_with("moderated", args)))
        }
        Err(Refused::Unknown) => Err(request.refusal("moderate-elsewhere")),
        Err(Refused::Game(row, refused))
            if what == Moderation::Annul && refused != GameRefusal::OwnGame =>
        {
            let running = row.game.outcome().is_none();
            Err(request.refusal(if running { "moderate-running" } else { "moderate-annulled" }))
        }
        Err(Refused::Game(row, refused)) => Err(request.game_refusal(&row, &refused)),
        Err(Refused::Failed(error)) => Err(error.into()),
    }
}
