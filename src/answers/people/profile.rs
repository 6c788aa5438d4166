//! Answers about the ratings of people and the results of games.

use crate::answers::challenge::membership::ask_members;
use crate::answers::play::target;
use crate::answers::play::target::Which;
use crate::answers::request::draw_page;
use crate::answers::showing::offer_to_show;
use crate::answers::{Answer, AnswerRefusal, Request};
use crate::game::Pool;
use crate::ids::{ServerId, UserId};
use crate::service;
use crate::show::pages::{own_openings, profile, statistics};
use crate::store::Ranked;

/// Shows a person's profile, which is empty for someone who never used the bot.
pub async fn show_profile(request: &Request<'_>, person: UserId) -> Answer {
    let profile =
        service::people::ratings::load_profile(request.service.db(), person, &request.caller)
            .await?
            .unwrap_or_default();
    let names = request.discord.names(vec![(request.caller.server(), person)]).await;
    let texts = request.texts;
    let own = person == request.caller.discord;
    let theme = request.load_theme().await?;
    let page =
        draw_page(move || profile::profile_page(texts, person, own, &profile, &names, theme))
            .await?;
    offer_to_show(request, None, page).await
}

/// Shows the first moves of a person's games.
pub async fn show_openings(request: &Request<'_>, person: UserId) -> Answer {
    let openings = service::people::own_openings::load_openings(
        request.service.db(),
        person,
        request.caller.discord,
    )
    .await?;
    let names = request.discord.names(vec![(request.caller.server(), person)]).await;
    let texts = request.texts;
    let own = person == request.caller.discord;
    let theme = request.load_theme().await?;
    let page = draw_page(move || {
        own_openings::openings_page(texts, person, own, &openings, &names, theme)
    })
    .await?;
    offer_to_show(request, None, page).await
}

/// Shows the strongest people of a rating pool: in the current server, or everywhere if
/// `everywhere` is true or outside of servers.
pub async fn show_leaderboard(request: &Request<'_>, pool: Pool, everywhere: bool) -> Answer {
    let server = request.caller.server().filter(|_| !everywhere);
    let ranked = service::people::ratings::load_ranking(request.service, pool, server).await?;
    let (ranked, unknown) = match server {
        Some(server) => keep_members(request, server, ranked).await?,
        None => (ranked.into_iter().map(|(ranked, _)| ranked).collect(), 0),
    };
    offer_to_show(
        request,
        None,
        statistics::leaderboard_page(request.texts, pool, server.is_some(), &ranked, unknown),
    )
    .await
}

/// Returns the people of a ranking who are in the server, and the number of people about whom that
/// is not known yet. Membership is cached for a day; else Discord is asked while there is time.
async fn keep_members(
    request: &Request<'_>,
    server: ServerId,
    ranked: Vec<(Ranked, Option<bool>)>,
) -> Result<(Vec<Ranked>, usize), AnswerRefusal> {
    let unknown = ranked.iter().filter(|(_, inside)| inside.is_none());
    let unknown: Vec<_> = unknown.map(|(one, _)| (one.player, one.discord)).collect();
    // A person whom Discord does not return in time is looked up again next time.
    let learned = ask_members(request, server, &unknown).await;
    let inside = |(ranked, known): (Ranked, Option<bool>)| {
        let found =
            learned.iter().find(|(player, _)| *player == ranked.player).map(|(_, inside)| *inside);
        known.or(found).unwrap_or(false).then_some(ranked)
    };
    let inside = (ranked.into_iter().filter_map(inside).collect(), unknown.len() - learned.len());
    service::people::ratings::learn_members(request.service, server, learned);
    Ok(inside)
}

/// Shows statistics of the results of games, and in a server also of its activity.
pub async fn show_statistics(request: &Request<'_>) -> Answer {
    let all = service::people::ratings::load_statistics(request.service.db()).await?;
    let here = match request.caller.server() {
        Some(server) => Some((
            server,
            service::servers::activity::load_activity(request.service, server).await?,
        )),
        None => None,
    };
    let texts = request.texts;
    let theme = request.load_theme().await?;
    let page =
        draw_page(move || statistics::statistics_page(texts, &all, here.as_ref(), theme)).await?;
    offer_to_show(request, None, page).await
}

/// Shows how a game changed the ratings of its players, with the reasons. Refuses if no game
/// fits, or several do.
pub async fn show_rating_changes(request: &Request<'_>, which: Which<'_>) -> Answer {
    let found = target::find_game(request, which).await?;
    let changes = service::people::ratings::ratings_by(request.service.db(), &found.row).await?;
    Ok(statistics::rating_changes(&found.view(), &changes))
}
