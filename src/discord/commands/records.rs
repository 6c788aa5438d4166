//! Games as files: taken out, brought in, gone on from.

use poise::serenity_prelude::User;

use super::asked::{Context, answer, request};
use super::challenges::target;
use super::options::{Side, complete_every, complete_finished, complete_level, complete_variant, named_choice};
use crate::discord::doing::meant::Which;
use crate::discord::trouble::Trouble;
use crate::rules::Variant;
use crate::service::{Format, Target};

named_choice!(
    /// The form of an export, by its word.
    FormatName,
    Format::WORDS.iter().map(|(_, word)| *word)
);

#[poise::command(slash_command)]
pub async fn export(
    ctx: Context<'_>,
    format: Option<FormatName>,
    all: Option<bool>,
    #[autocomplete = "complete_every"] game: Option<String>,
) -> Result<(), Trouble> {
    let format = format.and_then(|format| Format::from_word(format.0)).unwrap_or(Format::Text);
    match all {
        Some(true) => answer(ctx, request(ctx).export_all(format)).await,
        _ => answer(ctx, request(ctx).export(Which::One(game.as_deref()), format)).await,
    }
}

#[poise::command(slash_command)]
pub async fn import(
    ctx: Context<'_>,
    #[max_length = 6000] moves: String,
    #[autocomplete = "complete_variant"]
    #[max_length = 100]
    variant: Option<String>,
) -> Result<(), Trouble> {
    let request = request(ctx);
    // A slash command's option is one line, so brackets stand between words there.
    let text = moves.replace('[', "\n[").replace(']', "]\n");
    answer(ctx, async { request.import(&text, request.variant(variant.as_deref(), Variant::STANDARD)?).await }).await
}

#[poise::command(slash_command, rename = "continue")]
pub async fn go_on(
    ctx: Context<'_>,
    #[autocomplete = "complete_finished"]
    #[max_length = 12]
    game: String,
    #[min = 1]
    #[max = 1000]
    ply: Option<u16>,
    opponent: Option<User>,
    side: Option<Side>,
    #[autocomplete = "complete_level"] level: Option<String>,
) -> Result<(), Trouble> {
    let request = request(ctx);
    let said = async {
        let levelled = level.is_some();
        let level = request.level(level.as_deref())?;
        let target = match &opponent {
            Some(user) => Some(target(ctx, user, level).ok_or_else(|| request.stop("propose-other-bot"))?),
            None => levelled.then(|| Target::Bot(level.to_owned())),
        };
        if levelled && !matches!(target, Some(Target::Bot(_))) {
            return Err(request.stop("idle-level"));
        }
        let side = side.and_then(|side| side.seat());
        request.go_on(Which::One(Some(&game)), ply.map(usize::from), target, side).await
    };
    answer(ctx, said).await
}
