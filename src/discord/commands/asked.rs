//! What every command begins and ends with: what it asks for, and the answer.

use crate::discord::answering;
use crate::discord::doing::{Request, Said};
use crate::discord::incoming::{self, Shared};
use crate::discord::reply::{Handle, Way};
use crate::discord::trouble::Trouble;

/// A command.
pub type Command = poise::Command<Shared, Trouble>;

/// A command as somebody gives it.
pub type Context<'a> = poise::ApplicationContext<'a, Shared, Trouble>;

/// Who asks by a command, and where.
pub fn request(ctx: Context<'_>) -> Request<'_> {
    incoming::command(&ctx.serenity_context().http, ctx.framework().user_data, ctx.interaction)
}

/// Answers a command, for the person alone.
pub async fn answer(ctx: Context<'_>, said: impl Future<Output = Said>) -> Result<(), Trouble> {
    let of = ctx.interaction;
    let handle = Handle { id: of.id, token: &of.token, permissions: of.app_permissions };
    answering::answer(&request(ctx), handle, Way::Whisper, said).await
}
