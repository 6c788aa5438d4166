//! Moving by command, and looking at games.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateAutocompleteResponse};

use super::asked::{Asked, Context, choices};
use super::components::{Id, Press};
use super::page::Page;
use super::pages::lists;
use super::pages::menus::{choose_game, label};
use super::pages::view::{View, button, when};
use super::presses;
use super::trouble::Trouble;
use crate::game::GameId;
use crate::service::{Ask, Caller, Service, Shown};
use crate::store::GameRow;
use crate::texts::Texts;

#[poise::command(
    slash_command,
    rename = "move",
    install_context = "Guild|User",
    interaction_context = "Guild|BotDm|PrivateChannel"
)]
pub async fn play(
    ctx: Context<'_>,
    #[rename = "move"]
    #[autocomplete = "complete_move"]
    #[max_length = 60]
    text: String,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let mut rows = asked.meant(game.as_deref()).await?;
    match rows.len() {
        0 => asked.say(if game.is_some() { "no-such-game" } else { "no-game-here" }).await,
        1 => {
            let id = rows.remove(0).game.id;
            let page = presses::act(asked.service, asked.texts, &asked.caller, id, &Ask::Move(text), None).await?;
            asked.whisper(page).await
        }
        _ => {
            let labels: Vec<String> = rows.iter().map(|row| label(asked.texts, row)).collect();
            asked.whisper(choose_game(asked.texts, &rows, &labels, &text)).await
        }
    }
}

async fn complete_move(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let asked = Asked::new(ctx);
    let named = ctx.interaction.data.options.iter().find(|option| option.name == "game");
    let named = named.and_then(|option| option.value.as_str()).filter(|name| !name.is_empty());
    let rows = asked.meant(named).await.unwrap_or_default();
    let flat = |text: &str| text.to_lowercase().replace([' ', '-', 'x', ','], "");
    let typed = flat(typed);
    let moves = rows
        .iter()
        .filter(|_| rows.len() == 1)
        .flat_map(|row| row.game.line().written_moves())
        .filter(|text| flat(text).starts_with(&typed));
    choices(moves.map(|text| (text.clone(), text)))
}

pub(super) async fn complete_game(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let asked = Asked::new(ctx);
    let rows = asked.service.running(asked.caller.discord).await.unwrap_or_default();
    fitting(asked.texts, &rows, typed)
}

/// The games of a server, for those who look after it.
pub(super) async fn complete_any_game(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let asked = Asked::new(ctx);
    let rows = match asked.caller.place.server {
        Some(server) => asked.service.running_in(server).await.unwrap_or_default(),
        None => Vec::new(),
    };
    fitting(asked.texts, &rows, typed)
}

fn fitting(texts: Texts, rows: &[GameRow], typed: &str) -> CreateAutocompleteResponse {
    let typed = typed.trim_start_matches('#').to_lowercase();
    let fitting = rows.iter().filter(|row| row.game.name.starts_with(&typed));
    choices(fitting.map(|row| (label(texts, row), row.game.name.clone())))
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn games(ctx: Context<'_>) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    asked.whisper(games_page(asked.service, asked.texts, &asked.caller).await?).await
}

/// A person's games, their turn first, the least time left first, and challenges.
pub(super) async fn games_page(service: &Service, texts: Texts, caller: &Caller) -> Result<Page, Trouble> {
    let mine = service.mine(caller).await?;
    let mut lines = Vec::new();
    for entry in &mine.games {
        lines.push(lists::listed(texts, entry, entry.shown.row.game.chair_of(mine.player)));
    }
    for challenge in &mine.challenges {
        let kind = if challenge.challenger == mine.player { "made" } else { "received" };
        let when = when(challenge.expires());
        let place = format!("<#{}>", challenge.place.channel);
        let args = [
            ("kind", kind.into()),
            ("name", challenge.name.as_str().into()),
            ("when", when.into()),
            ("place", place.into()),
        ];
        lines.push(texts.say_with("games-challenge", args));
    }
    if lines.is_empty() {
        return Ok(Page::text(texts.say("games-none")));
    }
    let content = lists::list(texts, texts.say("games-title"), lines, mine.more as i64);
    let next = mine.due().next().map(|_| {
        let id = Id { game: GameId(0), seq: 0, press: Press::Next };
        CreateActionRow::Buttons(vec![button(id, texts.say("button-next"), ButtonStyle::Primary)])
    });
    Ok(Page { content, rows: next.into_iter().collect(), ..Page::default() })
}

/// The board of the next game in which it is a person's turn: the one after the game that they just looked at.
pub(super) async fn next_page(
    service: &Service,
    texts: Texts,
    caller: &Caller,
    after: GameId,
) -> Result<Page, Trouble> {
    let mine = service.mine(caller).await?;
    let due: Vec<&Shown> = mine.due().collect();
    let at = due.iter().position(|shown| shown.row.game.id == after).map_or(0, |at| at + 1);
    let Some(shown) = due.get(at).or(due.first()) else { return Ok(Page::text(texts.say("next-none"))) };
    let page = View::of(texts, shown).own(shown.row.game.chair_of(mine.player));
    let id = Id { game: shown.row.game.id, seq: 0, press: Press::Next };
    let next = CreateActionRow::Buttons(vec![button(id, texts.say("button-next"), ButtonStyle::Secondary)]);
    let more = (due.len() > 1).then_some(next);
    Ok(Page { rows: page.rows.into_iter().chain(more).collect(), ..page })
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn board(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let Some(row) = asked.due(game.as_deref()).await? else { return Ok(()) };
    let people = asked.service.people(&row).await?;
    let me = asked.service.player(asked.caller.discord).await?.and_then(|player| row.game.chair_of(player));
    asked.whisper(View { texts: asked.texts, row: &row, people: &people }.own(me)).await
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn history(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let Some(row) = asked.one(game.as_deref()).await? else { return Ok(()) };
    let people = asked.service.people(&row).await?;
    asked.whisper(View { texts: asked.texts, row: &row, people: &people }.history()).await
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn resign(ctx: Context<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let Some(row) = asked.one(game.as_deref()).await? else { return Ok(()) };
    if !asked.plays(&row).await? {
        return Ok(());
    }
    let people = asked.service.people(&row).await?;
    asked.whisper(View { texts: asked.texts, row: &row, people: &people }.resign()).await
}
