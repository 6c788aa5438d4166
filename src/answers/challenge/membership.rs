//! Asks Discord whether people are members of a server, if the request does not say so: on web
//! pages, and in messages elsewhere.

use std::time::Duration;

use futures::future::join_all;
use tokio::time::timeout;

use crate::answers::{AnswerRefusal, Request};
use crate::game::{Place, PlayerId};
use crate::ids::{RoleId, ServerId, UserId};
use crate::service;
use crate::service::Caller;
use crate::service::servers::contests;
use crate::service::site::looking::at_table;
use crate::show::custom_id::PressSubject;
use crate::store::StoredGame;

/// The longest wait for Discord to say whether the caller is in a server.
const PATIENCE: Duration = Duration::from_secs(2);

/// The most people of one list to look up on Discord, so that the answer is in time.
const LISTED: usize = 12;

/// The longest wait for Discord to say which people of a list are in a server. The answer to the
/// request must come within 3 s.
const LIST_PATIENCE: Duration = Duration::from_millis(1500);

/// Returns the request, allowed as a member of a server of this game, challenge or contest. On a
/// web page, it gets the place there and the caller's roles. Refuses people who are not in that
/// server, and if Discord does not answer within 2 s. If the game is in direct messages, nothing is
/// asked or refused.
pub async fn of_server<'a>(
    request: &Request<'a>,
    about: PressSubject,
) -> Result<Request<'a>, AnswerRefusal> {
    let mut caller = request.caller.clone();
    let db = request.service.db();
    let places: Vec<Place> = match about {
        PressSubject::Game(key) => service::play::find::list_places(db, key).await?,
        PressSubject::Contest(id) => contests::find_places(db, id, caller.discord).await?,
    };
    let elsewhere: Vec<(Place, ServerId)> =
        places.into_iter().filter_map(|place| Some((place, place.server?))).collect();
    let here = |(_, server): &(Place, ServerId)| caller.server() == Some(*server);
    if !elsewhere.is_empty() && !elsewhere.iter().any(here) {
        // A contest or a game of two servers has a place in each.
        let mut found = None;
        for (place, server) in elsewhere {
            found = fetch_roles(request, server).await?.map(|roles| (place, roles));
            if found.is_some() {
                break;
            }
        }
        let (place, roles) = found.ok_or_else(|| request.refusal("press-not-inside"))?;
        if caller.is_on_page() {
            caller = Caller { place: Some(place), roles, ..caller };
        }
    }
    let Request { discord, service, pages, texts, ref origin, .. } = *request;
    Ok(Request { origin: origin.clone(), ..Request::new(discord, service, pages, texts, caller) })
}

/// Returns the caller in the place of a game, with their roles there, if they are on a web page,
/// play in the game, and are in its server. Otherwise returns the caller unchanged. Refuses if
/// Discord does not answer in time.
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

/// Asks Discord for the caller's roles in a server; `None` if they are not in it. Refuses if
/// Discord does not answer within 2 s.
pub(in crate::answers) async fn fetch_roles(
    request: &Request<'_>,
    server: ServerId,
) -> Result<Option<Vec<RoleId>>, AnswerRefusal> {
    match timeout(PATIENCE, request.discord.roles(server, request.caller.discord)).await {
        Ok(Ok(roles)) => Ok(roles),
        Ok(Err(_)) | Err(_) => Err(request.refusal("press-unanswered")),
    }
}

/// Something in a server to which the caller belongs.
pub(in crate::answers) struct InServer<T> {
    /// What is in the server.
    pub what: T,
    /// The caller's roles in the server.
    pub roles: Vec<RoleId>,
    /// The name of the server, if there are several and Discord returned the name in time.
    pub name: Option<String>,
}

/// Returns those of these things that are in a server to which the caller belongs, in their order.
/// Refuses if Discord confirms none and fails to answer for some server.
pub(in crate::answers) async fn keep_in_own_servers<T>(
    request: &Request<'_>,
    all: Vec<T>,
    server_of: impl Fn(&T) -> ServerId,
) -> Result<Vec<InServer<T>>, AnswerRefusal> {
    let asked = join_all(all.iter().map(|what| fetch_roles(request, server_of(what)))).await;
    let mut own = Vec::new();
    let mut unknown = None;
    for (what, roles) in all.into_iter().zip(asked) {
        match roles {
            Ok(Some(roles)) => own.push(InServer { what, roles, name: None }),
            Ok(None) => {}
            Err(refusal) => unknown = Some(refusal),
        }
    }
    if let Some(refusal) = unknown.filter(|_| own.is_empty()) {
        return Err(refusal);
    }
    if own.len() > 1 {
        let names = own.iter().map(|one| request.discord.server_name(server_of(&one.what)));
        let names = join_all(names).await;
        own.iter_mut().zip(names).for_each(|(one, name)| one.name = name);
    }
    Ok(own)
}

/// Asks Discord which of the first [`LISTED`] of these people are in a server. Returns true or
/// false for each; leaves out people about whom Discord does not answer in time.
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
