//! Hints, reviews and exhibitions: commands and pages.

use super::asked::{Asked, Context};
use super::challenge::{complete_level, complete_variant};
use super::games::complete_game;
use super::page::Page;
use super::pages::refusal::refusal;
use super::pages::view::View;
use super::trouble::Trouble;
use crate::game::{Terms, TimeControl};
use crate::service::{Caller, Proposal, Refused, Reviewed, Service, Target};
use crate::store::GameRow;
use crate::texts::{Texts, Value};

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn hint(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let Some(row) = asked.due(game.as_deref()).await? else { return Ok(()) };
    asked.whisper(hint_page(asked.service, asked.texts, &asked.caller, &row).await?).await
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn review(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let Some(row) = asked.one(game.as_deref()).await? else { return Ok(()) };
    asked.whisper(review_page(asked.service, asked.texts, &row).await?).await
}

#[poise::command(slash_command)]
pub async fn exhibition(
    ctx: Context<'_>,
    #[autocomplete = "complete_level"] romans: String,
    #[autocomplete = "complete_level"] gauls: String,
    #[autocomplete = "complete_variant"]
    #[max_length = 100]
    variant: Option<String>,
) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let Some(variant) = asked.variant(variant).await? else { return Ok(()) };
    let Some(romans) = asked.level(Some(&romans)).await? else { return Ok(()) };
    let Some(gauls) = asked.level(Some(&gauls)).await? else { return Ok(()) };
    let target = Target::Exhibition([romans.to_owned(), gauls.to_owned()]);
    let terms = Terms { time: TimeControl::None, rated: false, ..Terms::usual(variant) };
    asked.propose(ctx, &Proposal { target, side: None, terms, given: Vec::new(), note: None }).await
}

/// The best move for the person whose turn it is, ready to be played.
pub async fn hint_page(service: &Service, texts: Texts, caller: &Caller, row: &GameRow) -> Result<Page, Trouble> {
    let hinted = match service.hint(caller, row.game.id).await {
        Ok(hinted) => hinted,
        Err(Refused::Unknown) => return Ok(Page::text(texts.say("press-no-game"))),
        Err(Refused::Game(row, refused)) => {
            let people = service.people(&row).await?;
            return Ok(refusal(texts, &row, &people, &refused));
        }
        Err(Refused::Failed(error)) => return Err(error.into()),
    };
    let people = service.people(&hinted.row).await?;
    let view = View { texts, row: &hinted.row, people: &people };
    let page = view.preview(&hinted.best).unwrap_or_default();
    let args = [("move", Value::from(hinted.best.as_str()))];
    Ok(Page { content: texts.say_with("hint-text", args), ..page })
}

/// The review of a game, or that it is being made.
pub async fn review_page(service: &Service, texts: Texts, row: &GameRow) -> Result<Page, Trouble> {
    let id = match service.review(row.game.id).await? {
        Reviewed::Unknown => "press-no-game",
        Reviewed::Running => "review-running",
        Reviewed::Several => "review-several",
        Reviewed::Waiting => "review-waiting",
        Reviewed::Done(row, review) => {
            let people = service.people(&row).await?;
            return Ok(View { texts, row: &row, people: &people }.review(&review));
        }
    };
    Ok(Page::text(texts.say(id)))
}

/// The position that a review calls the turning point.
pub async fn lesson_page(service: &Service, texts: Texts, row: &GameRow) -> Result<Page, Trouble> {
    match service.review(row.game.id).await? {
        Reviewed::Done(row, review) => {
            let people = service.people(&row).await?;
            Ok(View { texts, row: &row, people: &people }.lesson(&review))
        }
        _ => review_page(service, texts, row).await,
    }
}

impl View<'_> {}
