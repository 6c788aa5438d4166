//! Games as files: taken out, brought in, gone on from.

use poise::serenity_prelude as serenity;
use serenity::User;

use super::asked::{Asked, Context, named_choice};
use super::challenge::{Side, complete_level, complete_variant};
use super::games::complete_game;
use super::page::{Attachment, Page};
use super::pages::records::wrong;
use super::pages::view::View;
use super::trouble::Trouble;
use crate::game::{Terms, TimeControl};
use crate::rules::Seat;
use crate::service::{Format, Proposal, Service, Target, moves_until};
use crate::store::GameRow;
use crate::texts::Texts;

named_choice!(
    /// The form of an export, by its word.
    FormatName,
    Format::WORDS.iter().map(|(_, word)| *word)
);

impl FormatName {
    fn format(&self) -> Format {
        Format::from_word(self.0).unwrap_or(Format::Text)
    }
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn export(
    ctx: Context<'_>,
    format: Option<FormatName>,
    all: Option<bool>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let format = format.map_or(Format::Text, |format| format.format());
    if all.unwrap_or(false) {
        let Some(text) = asked.service.export_all(&asked.caller, format).await? else {
            return asked.say("export-nothing").await;
        };
        let bytes = text.into_bytes();
        let name = format!("murus-games.{}", format.ending());
        let file = Attachment { name, alt: asked.texts.say("export-all-alt"), bytes };
        let content = asked.texts.say("export-all");
        return asked.whisper(Page { content, attachment: Some(file), ..Page::default() }).await;
    }
    let Some(row) = asked.one(game.as_deref()).await? else { return Ok(()) };
    asked.whisper(export_page(asked.service, asked.texts, &row, format).await?).await
}

/// One game as a file.
pub async fn export_page(service: &Service, texts: Texts, row: &GameRow, format: Format) -> Result<Page, Trouble> {
    let bytes = service.export(row, format).await?.into_bytes();
    let (name, game) = (format!("{}.{}", row.game.name, format.ending()), row.game.name.as_str());
    let alt = texts.say_with("export-alt", [("name", game.into())]);
    let content = texts.say_with("export-text", [("name", game.into())]);
    Ok(Page { content, attachment: Some(Attachment { name, alt, bytes }), ..Page::default() })
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn import(
    ctx: Context<'_>,
    #[max_length = 6000] moves: String,
    #[autocomplete = "complete_variant"]
    #[max_length = 100]
    variant: Option<String>,
) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let Some(variant) = asked.variant(variant).await? else { return Ok(()) };
    // A slash command's option is one line, so brackets stand between words there.
    let text = moves.replace('[', "\n[").replace(']', "]\n");
    match asked.service.import(&asked.at_home(ctx).await?, &text, variant).await? {
        Ok(row) => {
            let people = asked.service.people(&row).await?;
            asked.whisper(View { texts: asked.texts, row: &row, people: &people }.imported()).await
        }
        Err(error) => asked.whisper(Page::text(wrong(asked.texts, &error))).await,
    }
}

#[poise::command(slash_command, rename = "continue")]
pub async fn go_on(
    ctx: Context<'_>,
    #[max_length = 12] game: String,
    #[min = 1]
    #[max = 1000]
    ply: Option<u16>,
    opponent: Option<User>,
    side: Option<Side>,
    #[autocomplete = "complete_level"] level: Option<String>,
) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let Some(row) = asked.one(Some(&game)).await? else { return Ok(()) };
    if row.game.outcome().is_none() {
        // Else a hint there would be one here.
        return asked.say("continue-running").await;
    }
    let Some(level) = asked.level(level.as_deref()).await? else { return Ok(()) };
    let target = match &opponent {
        Some(user) => asked.target(ctx, user, level),
        None => Some(Target::Bot(level.to_owned())),
    };
    let Some(target) = target else { return asked.say("propose-other-bot").await };
    let Some(proposal) = from_here(&row, ply.map(usize::from), target, side.and_then(|side| Seat::from_word(side.0)))
    else {
        return asked.say("continue-not-there").await;
    };
    asked.propose(ctx, &proposal).await
}

/// A game that goes on from a ply of another one, or else from its last position that was not over; none where there is no such position.
pub fn from_here(row: &GameRow, ply: Option<usize>, target: Target, side: Option<Seat>) -> Option<Proposal> {
    let plies = row.game.line().plies();
    let given = match ply {
        Some(ply) => moves_until(&row.game, ply)?,
        None => moves_until(&row.game, plies).or_else(|| moves_until(&row.game, plies.checked_sub(1)?))?,
    };
    let usual = Terms::usual(row.game.variant());
    let time = if matches!(target, Target::Bot(_)) { TimeControl::None } else { usual.time };
    let terms = Terms { rated: false, time, ..usual };
    Some(Proposal { target, side, terms, given, note: None })
}

impl View<'_> {}
