//! Asks Discord for the membership of a server where the request does not carry it: on a page, and
//! in messages elsewhere.

use std::time::Duration;

use futures::future::join_all;
use tokio::time::timeout;

use crate::answers::{AnswerRefusal, Request};
use crate::game::{GameId, PlayerId};
use crate::ids::{RoleId, ServerId, UserId};
use crate::service;
use crate::service::Caller;
use crate::service::site::looking::at_table;
use crate::store::StoredGame;

/// The longest wait for Discord's answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// The most people to look up on Discord for one list, to answer in time.
const LISTED: usize = 12;

/// The longest wait for Discord to say who of a list is in a server. The answer itself must come
/// within three seconds.
const LIST_PATIENCE: Duration = Duration::from_millis(1500);

/// Returns the request as one of a member of the server where the game or challenge with this key
/// is. Refuses people who are not in that server. A game in direct messages allows all people here.
pub async fn of_server<'a>(
    request: &Request<'a>,
    key: GameId,
) -> Result<Request<'a>, AnswerRefusal> {
    let mut caller = request.caller.clone();
    let place = service::play::find::find_place(request.service.db(), key).await?;
    let elsewhere = place.and_then(|place| Some((place, place.server?)));
    if let Some((place, server)) = elsewhere.filter(|(_, server)| caller.server() != Some(*server))
    {
        let roles = fetch_roles(request, server)
            .await?
            .ok_or_else(|| request.refusal("press-not-inside"))?;
        if caller.is_on_page() {
            caller = Caller { place: Some(place), roles, ..caller };
        }
    }
    let Request { discord, service, pages, texts, ref origin, .. } = *request;
    Ok(Request { origin: origin.clone(), ..Request::new(discord, service, pages, texts, caller) })
}

/// The caller as one in the place of a game, with their roles there, if they play in the game, act
/// on its page, and are in its server; else the caller unchanged.
pub async fn at_their_table(
    request: &Request<'_>,
    row: &StoredGame,
) -> Result<Caller, AnswerRefusal> {
    let caller = &request.caller;
    let plays = caller.is_on_page() && row.chair_of(caller.discord).is_some();
    let Some(server) = row.place.server.filter(|_| plays) else { return Ok(caller.clone()) };
    Ok(match fetch_roles(request, server).await? {
        Some(roles) => at_table(row, caller, roles),
        None => caller.clone(),
    })
}

/// The caller's roles in a server, or `None` if they are not in it. Refuses where Discord does not
/// say so in time.
pub(in crate::answers) async fn fetch_roles(
    request: &Request<'_>,
    server: ServerId,
) -> Result<Option<Vec<RoleId>>, AnswerRefusal> {
    match timeout(PATIENCE, request.discord.roles(server, request.caller.discord)).await {
        Ok(Ok(roles)) => Ok(roles),
        Ok(Err(_)) | Err(_) => Err(request.refusal("press-unanswered")),
    }
}

/// Asks Discord who of these people is in a server: the first [`LISTED`], while there is time.
/// Those of whom Discord does not say it in time are left out.
pub(in crate::answers) async fn ask_members(
    request: &Request<'_>,
    server: ServerId,
    people: &[(PlayerId, UserId)],
) -> Vec<(PlayerId, bool)> {
    let asked = people.iter().take(LISTED).map(|&(player, person)| async move {
        let inside = timeout(LIST_PATIENCE, request.is_member(server, person)).await.ok()?.ok()?;
        Some((player, inside))
    });
    join_all(asked).await.into_iter().flatten().collect()
}
