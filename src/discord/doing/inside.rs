//! Who is in a server, where the request itself does not say so: on a page, and in messages
//! elsewhere. Discord is asked.

use std::time::Duration;

use tokio::sync::OnceCell;
use tokio::time::timeout;

use super::{Refusal, Request};
use crate::game::GameId;
use crate::ids::{RoleId, ServerId};
use crate::service;
use crate::service::Caller;
use crate::service::site::looking::at_table;
use crate::store::StoredGame;

/// How long Discord may take to say so.
const PATIENCE: Duration = Duration::from_secs(2);

/// The request of a person who is in the server of the game or challenge with this key. Refuses
/// others. What is in no server refuses nobody.
pub async fn of_server<'a>(request: &Request<'a>, key: GameId) -> Result<Request<'a>, Refusal> {
    let caller = &request.caller;
    let Some(place) = service::play::find::place(request.service.db(), key).await? else {
        return Ok(as_caller(request, caller.clone()));
    };
    match place.server {
        Some(server) if caller.place.server != Some(server) => match roles(request, server).await? {
            Some(roles) if caller.is_on_page() => Ok(as_caller(request, Caller { place, roles, ..caller.clone() })),
            Some(_) => Ok(as_caller(request, caller.clone())),
            None => Err(request.refusal("press-not-inside")),
        },
        _ => Ok(as_caller(request, caller.clone())),
    }
}

/// The caller where a game is played, if they play in it on its page and are in its server; else as
/// they are.
pub async fn at_their_table(request: &Request<'_>, row: &StoredGame) -> Result<Caller, Refusal> {
    let caller = &request.caller;
    let plays = caller.is_on_page() && row.chair_of(caller.discord).is_some();
    let Some(server) = row.place.server.filter(|_| plays) else { return Ok(caller.clone()) };
    Ok(match roles(request, server).await? {
        Some(roles) => at_table(row, caller, roles),
        None => caller.clone(),
    })
}

/// The caller's roles in a server, or `None` if they are not in it. Refuses where Discord does not
/// say so in time.
async fn roles(request: &Request<'_>, server: ServerId) -> Result<Option<Vec<RoleId>>, Refusal> {
    match timeout(PATIENCE, request.people.roles(request.http, server, request.caller.discord)).await {
        Ok(Ok(roles)) => Ok(roles),
        Ok(Err(_)) | Err(_) => Err(request.refusal("press-unanswered")),
    }
}

fn as_caller<'a>(request: &Request<'a>, caller: Caller) -> Request<'a> {
    let Request { http, service, people, pages, texts, ref origin, .. } = *request;
    Request { http, service, people, pages, texts, caller, origin: origin.clone(), looking: OnceCell::new() }
}
