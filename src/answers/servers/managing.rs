//! Answers managers and moderators of a server.

use std::time::Duration;

use tokio::time::timeout;

use crate::answers::challenge::challenges;
use crate::answers::play::target;
use crate::answers::play::target::Which;
use crate::answers::{Answer, AnswerRefusal, Request};
use crate::game::{GameRefusal, SiegePlan, Zone};
use crate::languages::LANGUAGES;
use crate::service;
use crate::service::{Managed, Moderated, Moderation, Refused};
use crate::show::page::Page;
use crate::show::pages::server::{self, ServerChoices, ServerLine, ServerSiege};
use crate::show::pages::summary;
use crate::show::pages::view::View;
use crate::store::server_settings::AUTO;
use crate::store::{ServerSetting, ServerSettings, StoreError};

/// The longest wait for Discord to delete a message, since a person waits for the answer.
const PATIENCE: Duration = Duration::from_secs(1);

/// The number of lines of the audit log to show.
const AUDITS: i64 = 10;

/// Returns the current server if the caller manages it, else refuses.
pub(super) fn require_manager(request: &Request<'_>) -> Result<Managed, AnswerRefusal> {
    request.caller.managed().ok_or_else(|| request.refusal("server-not-yours"))
}

/// Returns the current server if the caller moderates it, else refuses.
fn require_moderator(request: &Request<'_>) -> Result<Moderated, AnswerRefusal> {
    request.caller.moderated().ok_or_else(|| request.refusal("moderate-not-yours"))
}

/// Shows the settings of the server. If no one has tried the daily siege for a week, also asks
/// whether to keep it. Refuses a caller who is no manager.
pub async fn server_page(request: &Request<'_>) -> Answer {
    let server = require_manager(request)?;
    let settings = request.server_settings().await?;
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
    let next_siege = service::servers::sieges::next_siege(request.service.db(), server).await?;
    let idle = service::servers::sieges::is_idle(request.service.db(), server, settings).await?;
    let choices = ServerChoices { settings, desks: &desks, here, next_siege, idle_siege: idle };
    Ok(server::settings_page(request.texts, &choices, changed))
}

/// Changes a setting of the server to the chosen values, and shows the page of settings. Refuses a
/// caller who is no manager, and an unknown language.
pub async fn change_server(
    request: &Request<'_>,
    setting: ServerSetting,
    chosen: &[String],
) -> Answer {
    let server = require_manager(request)?;
    let is_known = |code: &String| code == AUTO || LANGUAGES.iter().any(|known| code == known.code);
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

/// Shows the languages to choose from. Refuses a caller who is no manager.
pub async fn server_languages(request: &Request<'_>) -> Answer {
    require_manager(request)?;
    Ok(server::languages_page(request.texts, &request.server_settings().await?))
}

/// Shows the settings for games: which may be played in the server, and the channel of their
/// results. Refuses a caller who is no manager.
pub async fn server_games(request: &Request<'_>) -> Answer {
    require_manager(request)?;
    Ok(server::games_page(request.texts, &request.server_settings().await?, None))
}

/// Shows the themes for public boards. Refuses a caller who is no manager.
pub async fn server_themes(request: &Request<'_>) -> Answer {
    require_manager(request)?;
    let texts = request.texts;
    let settings = request.server_settings().await?;
    request.drawn_in_turn(move || server::themes_page(texts, &settings)).await
}

/// Shows when the daily siege begins, with the buttons that change it. Refuses a caller who is no
/// manager.
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
    let zone = load_zone(request).await?;
    let next = service::servers::sieges::next_siege(request.service.db(), server).await?;
    let siege = ServerSiege { plan: settings.siege.as_ref(), next, on, zone: &zone, idle };
    Ok(server::siege_page(request.texts, siege))
}

/// Loads the time zone of the caller: UTC if they chose none.
async fn load_zone(request: &Request<'_>) -> Result<Zone, StoreError> {
    let me = request.caller.discord;
    let myself = service::account::preferences::load_myself(request.service, me).await?;
    Ok(myself.choices.preferences.rhythm.zone)
}

/// Has the daily siege begin in this channel at an hour, 0 to 23, of the caller's time zone; `None`
/// ends the daily siege. Refuses a caller who is no manager, and a channel in which the bot cannot
/// post.
pub async fn change_siege(request: &Request<'_>, hour: Option<u8>) -> Answer {
    let server = require_manager(request)?;
    let plan = match hour {
        None => None,
        Some(hour) => {
            let channel = request.caller.parent.or(request.caller.channel());
            let channel = channel.ok_or_else(|| request.refusal("press-on-discord"))?;
            challenges::can_post(request).await?;
            Some(SiegePlan { channel, hour, zone: load_zone(request).await? })
        }
    };
    let settings = service::servers::sieges::set_siege(request.service, server, plan).await?;
    show_siege(request, server, &settings, false).await
}

/// Keeps the daily siege although no one tries it. Refuses a caller who is no manager.
pub async fn keep_siege(request: &Request<'_>) -> Answer {
    let server = require_manager(request)?;
    let settings = service::servers::sieges::keep_siege(request.service, server).await?;
    show_siege(request, server, &settings, false).await
}

/// Gives the channel a war desk if `on`; otherwise removes the war desk and deletes its message.
/// Refuses a caller who is no manager.
pub async fn change_desk(request: &Request<'_>, on: bool) -> Answer {
    let server = require_manager(request)?;
    let channel = request.caller.channel().ok_or_else(|| request.refusal("press-on-discord"))?;
    if on {
        service::servers::settings::open_desk(request.service, server, channel).await?;
    } else {
        let closed =
            service::servers::settings::close_desk(request.service, server, channel).await?;
        if let Some((desk, message)) = closed.and_then(|desk| Some((desk, desk.message?))) {
            // A failure does no harm: the message is gone already, or it stays without being a war
            // desk.
            let _ = timeout(PATIENCE, request.discord.delete_message(desk.channel, message)).await;
        }
    }
    settings_page(request, server, &request.server_settings().await?, Some(ServerLine::Desks)).await
}

/// Shows the newest acts of moderators, and what else moderators need to know about the server's
/// games. Refuses a caller who is no moderator.
pub async fn show_audit_log(request: &Request<'_>) -> Answer {
    let server = require_moderator(request)?;
    let audits =
        service::servers::moderation::list_audits(request.service.db(), server, AUDITS).await?;
    let hasty = service::servers::moderation::list_hasty(request.service, server).await?;
    let stopped =
        service::servers::moderation::list_stopped(request.service.db(), server, AUDITS).await?;
    let acts =
        service::servers::moderation::list_contest_acts(request.service.db(), server, AUDITS)
            .await?;
    Ok(server::audit_page(request.texts, audits, (&stopped, &acts), &hasty))
}

/// Says that a game was ended or annulled.
pub(super) fn moderated_page(view: &View<'_>, what: Moderation) -> Page {
    let args = [("act", what.word().into()), ("game", summary::game_heading(view).into())];
    Page::text(view.texts.say_with("moderated", args))
}

/// Ends or annuls a game of the server. Refuses a caller who is no moderator, and a game that does
/// not allow it.
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
        Ok(_) => Ok(moderated_page(&found.view(), what)),
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
