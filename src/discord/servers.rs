//! Servers and privacy.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, Channel, CreateActionRow, Role};

use super::asked::{Asked, Context, named_choice};
use super::challenge::{Time, complete_variant};
use super::components::{Id, Press};
use super::games::complete_any_game;
use super::page::{Attachment, Page};
use super::pages::lists::list;
use super::pages::server::shown;
use super::pages::view::{button, when};
use super::trouble::Trouble;
use crate::game::{GameId, TimeControl};
use crate::ids::{ChannelId, RoleId, ServerId};
use crate::service::{Moderation, Refused};
use crate::texts::{LANGUAGES, Value};

/// Lines of the audit log that are shown.
const AUDITS: i64 = 10;

/// The most channels to which play can be kept.
const CHANNELS: usize = 20;

named_choice!(
    /// What a moderator can do, by its word.
    ModerationName,
    Moderation::WORDS.iter().map(|(_, word)| *word)
);
named_choice!(
    /// What is asked about one's own data.
    PrivacyName,
    ["export-data", "delete-data"].into_iter()
);
named_choice!(
    /// A language, by its code.
    Language,
    LANGUAGES.iter().map(|(code, _)| *code)
);

#[poise::command(slash_command, guild_only, default_member_permissions = "MANAGE_GUILD")]
#[expect(clippy::too_many_arguments, reason = "one for each option of the command")]
pub async fn server(
    ctx: Context<'_>,
    allow: Option<Channel>,
    disallow: Option<Channel>,
    #[autocomplete = "complete_variant"]
    #[max_length = 100]
    variant: Option<String>,
    time: Option<Time>,
    role: Option<Role>,
    anyone: Option<bool>,
    language: Option<Language>,
    desk: Option<bool>,
) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let Some(server) = asked.caller.place.server else { return asked.say("server-only").await };
    let mut settings = asked.server_settings().await?;
    let before = settings.clone();
    if let Some(channel) =
        allow.map(|channel| ChannelId(channel.id().get())).filter(|id| !settings.channels.contains(id))
    {
        if settings.channels.len() >= CHANNELS {
            return asked.say("server-too-many-channels").await;
        }
        settings.channels.push(channel);
    }
    if let Some(channel) = disallow {
        settings.channels.retain(|known| known.0 != channel.id().get());
    }
    if let Some(text) = variant {
        match asked.texts.read_variant(&text) {
            Ok(variant) => settings.variant = Some(variant),
            Err(error) => return asked.whisper(Page::text(asked.texts.variant_error(&error))).await,
        }
    }
    settings.time = time.and_then(|time| TimeControl::named(time.0)).or(settings.time);
    settings.role = role.map(|role| RoleId(role.id.get())).or(settings.role);
    if anyone == Some(true) {
        settings.role = None;
    }
    settings.language = language.map(|language| language.0.to_owned()).or(settings.language);
    if settings != before {
        asked.service.set_server_settings(server, &settings).await?;
    }
    let channel = asked.caller.place.channel;
    match desk {
        Some(true) => asked.service.open_desk(server, channel).await?,
        Some(false) => {
            if let Some((desk, message)) = asked.service.close_desk(channel).await?.and_then(|d| Some((d, d.message?)))
            {
                // A message that is gone already needs no help.
                let _ = asked.http.delete_message(desk.channel.0.into(), message.0.into(), None).await;
            }
        }
        None => {}
    }
    let desks = asked.service.desks(server).await?;
    let desks: Vec<String> = desks.iter().map(|desk| format!("<#{}>", desk.channel)).collect();
    asked.whisper(Page::text(shown(asked.texts, &settings, &desks))).await
}

#[poise::command(slash_command, guild_only, default_member_permissions = "MANAGE_MESSAGES")]
pub async fn moderate(
    ctx: Context<'_>,
    act: Option<ModerationName>,
    #[autocomplete = "complete_any_game"] game: Option<String>,
    #[max_length = 200] reason: Option<String>,
) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let Some(server) = asked.caller.place.server else { return asked.say("server-only").await };
    let Some(act) = act else { return asked.whisper(audit_page(&asked, server).await?).await };
    let Some(row) = asked.any(game.as_deref()).await? else { return Ok(()) };
    let what = Moderation::from_word(act.0).unwrap_or(Moderation::End);
    match asked.service.moderate(&asked.caller, row.game.id, what, reason.as_deref()).await {
        Ok(row) => {
            let args = [("act", what.word().into()), ("name", row.game.name.as_str().into())];
            asked.whisper(Page::text(asked.texts.say_with("moderated", args))).await
        }
        Err(Refused::Unknown) => asked.say("moderate-elsewhere").await,
        Err(Refused::Game(row, _)) if what == Moderation::Annul => {
            let id = if row.game.outcome().is_none() { "moderate-running" } else { "moderate-annulled" };
            asked.say(id).await
        }
        Err(Refused::Game(row, refused)) => asked.refuse(&row, &refused).await,
        Err(Refused::Failed(error)) => Err(error.into()),
    }
}

async fn audit_page(asked: &Asked<'_>, server: ServerId) -> Result<Page, Trouble> {
    let mut lines = Vec::new();
    for (audit, who, name) in asked.service.audits(server, AUDITS).await? {
        let who = who.map_or_else(|| asked.texts.say("name-gone"), |id| format!("<@{id}>"));
        let reason = audit.reason.unwrap_or_default();
        let args = [
            ("when", Value::from(when(audit.at))),
            ("who", who.into()),
            ("act", audit.act.into()),
            ("name", name.into()),
            ("some-reason", if reason.is_empty() { "no" } else { "yes" }.into()),
            ("reason", reason.into()),
        ];
        lines.push(asked.texts.say_with("audit-line", args));
    }
    let title = asked.texts.say(if lines.is_empty() { "audit-none" } else { "audit-title" });
    Ok(Page::text(list(asked.texts, title, lines, 0)))
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn privacy(ctx: Context<'_>, what: PrivacyName) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    if what.0 == "delete-data" {
        let id = |press| Id { game: GameId(0), seq: 0, press };
        let yes = button(id(Press::Forget), asked.texts.say("button-forget"), ButtonStyle::Danger);
        let no = button(id(Press::Cancel), asked.texts.say("button-forget-no"), ButtonStyle::Secondary);
        let rows = vec![CreateActionRow::Buttons(vec![yes, no])];
        return asked.whisper(Page { content: asked.texts.say("privacy-ask"), rows, ..Page::default() }).await;
    }
    let Some(text) = asked.service.all_about(asked.caller.discord).await? else {
        return asked.say("privacy-nothing").await;
    };
    let alt = asked.texts.say("privacy-alt");
    let file = Attachment { name: "murus-my-data.json".to_owned(), alt, bytes: text.into_bytes() };
    let content = asked.texts.say("privacy-exported");
    asked.whisper(Page { content, attachment: Some(file), ..Page::default() }).await
}
