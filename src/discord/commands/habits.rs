//! What people choose for themselves.

use super::asked::{Context, answer, request};
use crate::discord::trouble::Trouble;

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn settings(ctx: Context<'_>) -> Result<(), Trouble> {
    answer(ctx, request(ctx).settings()).await
}
