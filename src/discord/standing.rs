//! How strong people are, and how games end.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::User;
use tokio::time::timeout;

use super::asked::{Asked, Context, named_choice};
use super::page::Page;
use super::pages::lists::list;
use super::pages::profile::{profile_page, shown};
use super::pages::standing::statistics_line;
use super::pages::view::View;
use super::table::is_member;
use super::trouble::Trouble;
use crate::engine::LEVELS;
use crate::game::Pool;
use crate::ids::{ServerId, UserId};
use crate::service::Service;
use crate::store::{GameRow, Ranked};
use crate::texts::{Texts, Value};

/// People that a ranking shows.
const SHOWN: usize = 15;

/// People whom Discord is asked about at most for one ranking, so that it answers in time.
const ASKED: usize = 12;

/// How long Discord may take to say who is in a server: the answer itself must not take longer than three seconds.
const PATIENCE: Duration = Duration::from_millis(1500);

/// Variants of which statistics are shown.
const VARIANTS: usize = 8;

named_choice!(
    /// A pool of ratings, by its word.
    PoolName,
    Pool::WORDS.iter().map(|(_, word)| *word)
);

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn profile(ctx: Context<'_>, person: Option<User>) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    if person.as_ref().is_some_and(|person| person.id == ctx.framework().bot_id()) {
        let levels = LEVELS.iter().map(|level| format!("{} {}", level.name, level.rating)).collect::<Vec<_>>();
        let text = asked.texts.say_with("profile-murus", [("levels", levels.join(" · ").into())]);
        return asked.whisper(Page::text(text)).await;
    }
    let id = person.map_or(asked.caller.discord, |person| UserId(person.id.get()));
    let profile = asked.service.profile(id, asked.caller.discord).await?.unwrap_or_default();
    asked.whisper(profile_page(asked.texts, id, id == asked.caller.discord, &profile)).await
}

#[poise::command(slash_command)]
pub async fn leaderboard(ctx: Context<'_>, pool: Option<PoolName>, everywhere: Option<bool>) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let pool = pool.and_then(|pool| Pool::from_word(pool.0)).unwrap_or(Pool::Standard);
    let server = asked.caller.place.server.filter(|_| !everywhere.unwrap_or(false));
    let ranked = asked.service.ranking(pool, server).await?;
    let members = match server {
        Some(server) => members(&asked, server, ranked).await?,
        None => ranked.into_iter().map(|(ranked, _)| ranked).collect(),
    };
    let id = match (members.is_empty(), server) {
        (true, _) => "leaderboard-none",
        (false, Some(_)) => "leaderboard-server",
        (false, None) => "leaderboard-all",
    };
    let title = asked.texts.say_with(id, [("pool", pool.word().into())]);
    let line = |(n, ranked): (usize, &Ranked)| {
        let args = [
            ("place", Value::from(n + 1)),
            ("who", format!("<@{}>", ranked.discord).into()),
            ("rating", shown(&ranked.rating).into()),
            ("games", ranked.games.into()),
        ];
        asked.texts.say_with("leaderboard-line", args)
    };
    let lines = members.iter().take(SHOWN).enumerate().map(line).collect();
    asked.whisper(Page::text(list(asked.texts, title, lines, 0))).await
}

/// Those who are in the server: as is known for a day, else as Discord says, as far as there is time to ask.
async fn members(
    asked: &Asked<'_>,
    server: ServerId,
    ranked: Vec<(Ranked, Option<bool>)>,
) -> Result<Vec<Ranked>, Trouble> {
    let unknown: Vec<Ranked> =
        ranked.iter().filter(|(_, inside)| inside.is_none()).map(|(ranked, _)| *ranked).take(ASKED).collect();
    let answers =
        futures::future::join_all(unknown.iter().map(|one| timeout(PATIENCE, is_member(asked, server, one.discord))))
            .await;
    let mut learned = Vec::new();
    for (ranked, answer) in unknown.iter().zip(answers) {
        // Whom Discord says nothing about in time is asked about again the next time.
        if let Ok(Ok(inside)) = answer {
            learned.push((ranked.player, inside));
        }
    }
    asked.service.learn_members(server, &learned).await?;
    let inside = |(ranked, known): (Ranked, Option<bool>)| {
        let told = learned.iter().find(|(player, _)| *player == ranked.player).map(|(_, inside)| *inside);
        known.or(told).unwrap_or(false).then_some(ranked)
    };
    Ok(ranked.into_iter().filter_map(inside).collect())
}

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
pub async fn statistics(ctx: Context<'_>) -> Result<(), Trouble> {
    let asked = Asked::new(ctx);
    let all = asked.service.statistics().await?;
    if all.is_empty() {
        return asked.say("statistics-none").await;
    }
    let lines = all.iter().take(1 + VARIANTS).map(|one| statistics_line(asked.texts, one)).collect();
    asked.whisper(Page::text(list(asked.texts, asked.texts.say("statistics-title"), lines, 0))).await
}

/// How the ratings of a game moved, and why.
pub async fn ratings_page(service: &Service, texts: Texts, row: &GameRow) -> Result<Page, Trouble> {
    let people = service.people(row).await?;
    let changes = service.ratings_by(row.game.id).await?;
    let view = View { texts, row, people: &people };
    let [(before, first), (other, second)] = &changes[..] else { return Ok(Page::text(texts.say("ratings-none"))) };
    let mut lines = vec![texts.say("ratings-title")];
    for (mine, theirs, now) in [(before, other, first), (other, before, second)] {
        let expected = mine.expected(theirs);
        let who = row.game.chair_of(now.player).map_or_else(String::new, |chair| view.chair(chair));
        let args = [
            ("who", Value::from(who)),
            ("old", shown(mine).into()),
            ("deviation", (mine.deviation.round() as i64).into()),
            ("expected", ((expected * 100.0).round() as i64).into()),
            ("score", ((now.score * 100.0).round() as i64).into()),
            ("new", shown(&now.rating).into()),
            ("after", (now.rating.deviation.round() as i64).into()),
        ];
        lines.push(texts.say_with("ratings-line", args));
    }
    if row.game.is_annulled() {
        lines.push(texts.say("note-annulled"));
    }
    Ok(Page::text(lines.join("\n")))
}
