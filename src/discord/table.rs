//! What the sides of a game ask of each other, as commands: each does what the button of the same name does.

use poise::serenity_prelude as serenity;

use super::asked::{Asked, Context};
use super::games::{complete_any_game, complete_game};
use super::page::Page;
use super::pages::view::View;
use super::presses::act;
use super::trouble::Trouble;
use crate::game::{Action, DAY_MS, GameRefusal, Offer, PlayerId};
use crate::ids::{ServerId, UserId};
use crate::service::{Ask, Caller, Refused, Service};
use crate::store::GameRow;
use crate::texts::Texts;

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn draw(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Result<(), Trouble> {
    asked_for(ctx, game.as_deref(), Ask::Do(Action::Offer(Offer::Draw))).await
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn takeback(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Result<(), Trouble> {
    asked_for(ctx, game.as_deref(), Ask::Back).await
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn abort(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let Some(row) = asked.one(game.as_deref()).await? else { return Ok(()) };
    let player = asked.service.player(asked.caller.discord).await?;
    let page = abort_page(asked.service, asked.texts, &asked.caller, &row, player).await?;
    asked.whisper(page).await
}

/// Asks whether somebody wants to call a game off; says why they cannot where they cannot.
pub async fn abort_page(
    service: &Service,
    texts: Texts,
    caller: &Caller,
    row: &GameRow,
    player: Option<PlayerId>,
) -> Result<Page, Trouble> {
    let chair = player.and_then(|player| row.game.chair_of(player));
    let plays = chair.is_some_and(|chair| row.game.is_in(chair));
    if plays && row.game.played() < 2 && row.game.outcome().is_none() {
        let people = service.people(row).await?;
        return Ok(View { texts, row, people: &people }.abort());
    }
    act(service, texts, caller, row.game.id, &Ask::Do(Action::Abort), None).await
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn give(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 7]
    days: u8,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Result<(), Trouble> {
    asked_for(ctx, game.as_deref(), Ask::Do(Action::Give(i64::from(days) * DAY_MS))).await
}

async fn asked_for(ctx: Context<'_>, game: Option<&str>, ask: Ask) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let Some(row) = asked.one(game).await? else { return Ok(()) };
    let page = act(asked.service, asked.texts, &asked.caller, row.game.id, &ask, None).await?;
    asked.whisper(page).await
}

#[poise::command(slash_command)]
pub async fn adopt(
    ctx: Context<'_>,
    #[autocomplete = "complete_any_game"] game: Option<String>,
) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let Some(row) = asked.any(game.as_deref()).await? else { return Ok(()) };
    // Where the game is played, so that nobody sits down in a channel that they cannot see.
    let channels = [Some(row.place.channel), row.thread];
    let here = asked.caller.place.server.filter(|_| channels.contains(&Some(asked.caller.place.channel)));
    let Some(server) = here else { return asked.say("adopt-elsewhere").await };
    if let Some(outcome) = row.game.outcome() {
        return asked.refuse(&row, &GameRefusal::Over(outcome)).await;
    }
    let Some(chair) = abandoned(&asked, &row, server).await? else { return asked.say("adopt-nobody-left").await };
    match asked.service.adopt(&asked.caller, &row, chair).await {
        Ok(_) => asked.say("adopted").await,
        Err(Refused::Unknown) => asked.say("press-no-game").await,
        Err(Refused::Failed(error)) => Err(error.into()),
        Err(Refused::Game(row, refused)) => asked.refuse(&row, &refused).await,
    }
}

/// The first chair whose holder is not in the server any more, as Discord says now, or had themselves deleted.
async fn abandoned(asked: &Asked<'_>, row: &GameRow, server: ServerId) -> Result<Option<usize>, Trouble> {
    let people = asked.service.people(row).await?;
    for (chair, holder) in row.game.chairs.iter().enumerate().filter(|(chair, _)| row.game.is_in(*chair)) {
        let gone = match (holder.player(), people[chair]) {
            (None, _) => false,
            (Some(_), None) => true,
            (Some(_), Some(person)) => !is_member(asked, server, person).await?,
        };
        if gone {
            return Ok(Some(chair));
        }
    }
    Ok(None)
}

/// Whether somebody is in a server, as Discord says now.
pub async fn is_member(asked: &Asked<'_>, server: ServerId, person: UserId) -> Result<bool, Trouble> {
    match asked.http.get_member(server.0.into(), person.0.into()).await {
        Ok(_) => Ok(true),
        Err(serenity::Error::Http(error)) if error.status_code() == Some(serenity::StatusCode::NOT_FOUND) => Ok(false),
        Err(error) => Err(error.into()),
    }
}
