//! How strong people are, and how games end.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::User;
use tokio::time::timeout;

use super::asked::{Asked, Context, named_choice};
use super::lists::list;
use super::page::{Attachment, Page};
use super::table::is_member;
use super::trouble::Trouble;
use super::view::View;
use crate::engine::LEVELS;
use crate::game::{Pool, Rating};
use crate::ids::{ServerId, UserId};
use crate::render::Chart;
use crate::service::{Profile, Service, Statistics};
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

fn profile_page(texts: Texts, id: UserId, own: bool, profile: &Profile) -> Page {
    let record = |[won, drawn, lost]: [usize; 3], id: &str| {
        let args = [("won", Value::from(won)), ("drawn", drawn.into()), ("lost", lost.into())];
        texts.say_with(id, args)
    };
    let mut lines = vec![texts.say_with("profile-title", [("who", format!("<@{id}>").into())])];
    for (pool, rating, games) in &profile.standings {
        let args = [
            ("pool", Value::from(pool.word())),
            ("rating", shown(rating).into()),
            ("deviation", (rating.deviation.round() as i64).into()),
            ("games", (*games).into()),
            ("sure", if rating.is_provisional() { "no" } else { "yes" }.into()),
        ];
        lines.push(texts.say_with("profile-rating", args));
    }
    if profile.standings.is_empty() {
        lines.push(texts.say("profile-unrated"));
    }
    lines.push(record(profile.record, "profile-record"));
    if !own && profile.between.iter().sum::<usize>() > 0 {
        lines.push(record(profile.between, "profile-between"));
    }
    let best = profile.standings.iter().max_by_key(|(_, _, games)| *games);
    let attachment = best.and_then(|(pool, ..)| curve(texts, id, *pool, profile));
    Page { content: lines.join("\n"), attachment, ..Page::default() }
}

/// A rating as people read it; what is not sure has a question mark.
fn shown(rating: &Rating) -> String {
    format!("{}{}", rating.rating.round(), if rating.is_provisional() { "?" } else { "" })
}

/// The rating over time, in the pool in which somebody played most, from that of somebody new on.
fn curve(texts: Texts, id: UserId, pool: Pool, profile: &Profile) -> Option<Attachment> {
    let rows: Vec<_> = profile.ratings.iter().filter(|row| row.pool == pool).collect();
    let (first, last) = (rows.first()?.at, rows.last()?.at);
    // Where everything happened at once, one game follows the other.
    let across = |n: usize| if last > first { (rows[n].at - first) as f32 } else { n as f32 };
    let before = if last > first { -((last - first) as f32) / 20.0 } else { -1.0 };
    let known = (0..rows.len()).map(|n| (across(n), rows[n].rating.rating as f32));
    let curve: Vec<(f32, f32)> = [(before, Rating::NEW.rating as f32)].into_iter().chain(known).collect();
    let least = curve.iter().map(|point| point.1).fold(f32::INFINITY, f32::min);
    let most = curve.iter().map(|point| point.1).fold(f32::NEG_INFINITY, f32::max);
    let floor = ((least - 30.0) / 100.0).floor() * 100.0;
    let ceiling = ((most + 30.0) / 100.0).ceil() * 100.0;
    let step = (((ceiling - floor) / 400.0).ceil() * 100.0).max(100.0);
    let lines = (0..=8).map(|n| floor + n as f32 * step).filter(|value| *value <= ceiling);
    let end = *curve.last()?;
    let pool_name = texts.say(&format!("choice-{}", pool.word()));
    let chart = Chart {
        title: &texts.say_with("profile-chart", [("pool", pool_name.as_str().into())]),
        note: &texts.say_with("profile-games", [("games", rows.len().into())]),
        caption: &texts.picture_caption(),
        across: (curve[0].0, end.0),
        up: (floor, ceiling),
        columns: Vec::new(),
        rows: lines.map(|value| (value, format!("{value}"))).collect(),
        marks: vec![(end.0, end.1, format!("{}", end.1.round()))],
        curve,
        parted: false,
    };
    let told: Vec<String> = rows.iter().map(|row| row.rating.rating.round().to_string()).collect();
    let alt = texts.say_with("profile-alt", [("ratings", told.join(", ").into())]);
    let name = format!("rating-{id}-{}.png", rows.len());
    Some(Attachment { name, alt: alt.chars().take(1000).collect(), bytes: chart.png() })
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

fn statistics_line(texts: Texts, one: &Statistics) -> String {
    let variant = one.variant.as_ref().and_then(|text| text.parse().ok()).map(|variant| texts.variant_name(variant));
    let share = |part: i64| (100.0 * part as f64 / one.games.max(1) as f64).round() as i64;
    let args = [
        ("all", Value::from(if variant.is_none() { "yes" } else { "no" })),
        ("variant", variant.unwrap_or_default().into()),
        ("games", one.games.into()),
        ("first", share(one.first).into()),
        ("drawn", share(one.drawn).into()),
        ("breakthrough", share(one.breakthrough).into()),
        ("stalemate", share(one.stalemate).into()),
        ("average", ((one.plies as f64 / one.games.max(1) as f64).round() as i64).into()),
        ("shortest", one.shortest.into()),
        ("longest", one.longest.into()),
    ];
    texts.say_with("statistics-line", args)
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
