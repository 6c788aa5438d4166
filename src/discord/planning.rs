//! Conditional moves: planned with the same menus as a move, or as text, and listed to whoever planned them alone.

use super::asked::{Asked, Context};
use super::games::complete_game;
use super::page::Page;
use super::pages::plans::refusal;
use super::pages::refusal::refusal as game_refusal;
use super::pages::view::View;
use super::trouble::Trouble;
use crate::game::GameId;
use crate::service::{Caller, Plan, Plans, Service};
use crate::texts::Texts;

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn plan(
    ctx: Context<'_>,
    #[max_length = 400] moves: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let Some(row) = asked.one(game.as_deref()).await? else { return Ok(()) };
    let change = moves.as_deref().map_or(Plan::List, Plan::Add);
    let page = plans_page(asked.service, asked.texts, &asked.caller, row.game.id, &change).await?;
    asked.whisper(page).await
}

/// What came of a change of somebody's plans, and what they are now.
pub async fn plans_page(
    service: &Service,
    texts: Texts,
    caller: &Caller,
    id: GameId,
    change: &Plan<'_>,
) -> Result<Page, Trouble> {
    Ok(match service.plan(caller, id, change).await? {
        Plans::Unknown => Page::text(texts.say("press-no-game")),
        Plans::Refused(row, refused) => {
            let people = service.people(&row).await?;
            game_refusal(texts, &row, &people, &refused)
        }
        Plans::Wrong(wrong) => Page::text(refusal(texts, &wrong)),
        Plans::Known(row, plans) => {
            let people = service.people(&row).await?;
            View { texts, row: &row, people: &people }.plans(&plans, change)
        }
    })
}

impl View<'_> {}
