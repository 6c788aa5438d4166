//! What those who look after a server choose and do.

use poise::serenity_prelude as serenity;
use serenity::{Channel, Role};

use super::asked::{Context, answer, request};
use super::options::{Time, complete_any_game, complete_variant, named_choice};
use crate::discord::doing::servers::Changes;
use crate::discord::trouble::Trouble;
use crate::ids::{ChannelId, RoleId};
use crate::rules::Variant;
use crate::service::Moderation;
use crate::texts::LANGUAGES;

named_choice!(
    /// What a moderator can do, by its word.
    ModerationName,
    Moderation::WORDS.iter().map(|(_, word)| *word)
);
named_choice!(
    /// A language, by its code.
    Language,
    LANGUAGES.iter().map(|(code, _)| *code)
);

#[poise::command(
    slash_command,
    guild_only,
    subcommand_required,
    subcommands("setup", "moderate"),
    default_member_permissions = "MANAGE_MESSAGES"
)]
pub async fn server(_: Context<'_>) -> Result<(), Trouble> {
    Ok(())
}

#[poise::command(slash_command, guild_only, rename = "settings")]
#[expect(clippy::too_many_arguments, reason = "one for each option of the command")]
pub async fn setup(
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
    let request = request(ctx);
    let said = async {
        let channel = |channel: Channel| ChannelId(channel.id().get());
        let changes = Changes {
            allow: allow.map(channel),
            disallow: disallow.map(channel),
            variant: variant.map(|text| request.variant(Some(&text), Variant::STANDARD)).transpose()?,
            time: time.and_then(|time| time.control()),
            role: match anyone {
                Some(true) => Some(None),
                _ => role.map(|role| Some(RoleId(role.id.get()))),
            },
            language: language.map(|language| language.0.to_owned()),
            desk,
        };
        request.change_server(changes).await
    };
    answer(ctx, said).await
}

#[poise::command(slash_command, guild_only)]
pub async fn moderate(
    ctx: Context<'_>,
    act: Option<ModerationName>,
    #[autocomplete = "complete_any_game"] game: Option<String>,
    #[max_length = 200] reason: Option<String>,
) -> Result<(), Trouble> {
    match act.and_then(|act| Moderation::from_word(act.0)) {
        Some(what) => answer(ctx, request(ctx).moderate(game.as_deref(), what, reason.as_deref())).await,
        None => answer(ctx, request(ctx).audits()).await,
    }
}
