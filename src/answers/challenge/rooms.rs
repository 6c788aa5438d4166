//! Challenges that people make on web pages, in the servers in which they play, as Discord says
//! now. A challenge made there is one made by the form on Discord.

use crate::answers::challenge::asking;
use crate::answers::challenge::challenges::tell_refusal;
use crate::answers::challenge::membership::{fetch_roles, keep_in_own_servers};
use crate::answers::{Answer, AnswerRefusal, Request};
use crate::ids::{RoleId, ServerId, UserId};
use crate::service::challenge::rooms::{self, Room, in_room};
use crate::service::delivery::ways::{WayState, find_way_state};
use crate::show::draft::Draft;
use crate::show::form::FilledForm;
use crate::show::mention;
use crate::show::page::Page;
use crate::show::pages::ask;
use crate::store::Address;

/// A server in which the caller can challenge others.
#[derive(Clone)]
pub struct OwnRoom {
    /// The server, and the channel in which challenges are posted.
    pub room: Room,
    /// The name of the server, if there are several to choose from and Discord returned the name in
    /// time.
    pub name: Option<String>,
}

/// A server that the caller chose for a challenge.
pub struct ChosenRoom {
    /// A challenge with the server's usual variant and clock.
    pub usual: Draft,
    /// The people whom the caller can challenge by name, those met last first.
    pub met: Vec<UserId>,
}

/// Returns the servers of the caller in which they can challenge others, at most 5. The server used
/// last comes first. Refuses if Discord confirms none and fails to answer for some server.
pub async fn find_own_rooms(request: &Request<'_>) -> Result<Vec<OwnRoom>, AnswerRefusal> {
    let rooms = rooms::list_rooms(request.service, request.caller.discord).await?;
    let own = keep_in_own_servers(request, rooms, |room| room.server).await?;
    Ok(own.into_iter().map(|one| OwnRoom { room: one.what, name: one.name }).collect())
}

/// Returns what the caller can choose for a challenge in a room.
pub async fn open_room(request: &Request<'_>, room: Room) -> Result<ChosenRoom, AnswerRefusal> {
    let met = rooms::list_met(request.service, request.caller.discord, room.server).await?;
    let there = enter_room(request, room, Vec::new());
    Ok(ChosenRoom { usual: asking::usual_draft(&there, Vec::new()).await, met })
}

/// Proposes the challenge that was filled in, in a server of the caller. Values that cannot be read
/// are taken from the draft. Refuses a server in which the caller does not play or is no member, a
/// channel in which the bot cannot post, people whom the caller never met there, and otherwise as
/// [`asking::answer_form`] does.
pub async fn challenge_in_room(
    request: &Request<'_>,
    server: ServerId,
    draft: Draft,
    form: &FilledForm,
) -> Answer {
    let rooms = rooms::list_rooms(request.service, request.caller.discord).await?;
    let outside = || request.refusal("press-not-inside");
    let room = rooms.into_iter().find(|room| room.server == server).ok_or_else(outside)?;
    let roles = fetch_roles(request, server).await?.ok_or_else(outside)?;
    let way = Address::Channel(room.channel);
    if find_way_state(request.service, way).await? == WayState::Closed {
        let args = [("channel", mention::mention_channel(room.channel).into())];
        let text = request.texts.say_with("propose-way-closed", args);
        return Err(AnswerRefusal::page(Page::text(text)));
    }
    let there = enter_room(request, room, roles);
    let named = form.people(ask::OPPONENT).unwrap_or_default().iter().map(|person| person.id);
    rooms::may_name(request.service, &there.caller, room, &named.collect::<Vec<_>>())
        .await
        .map_err(|refused| tell_refusal(request, refused))?;
    asking::answer_form(&there, draft, form).await
}

/// Returns the request as one from a room, by a person with these roles there.
fn enter_room<'a>(request: &Request<'a>, room: Room, roles: Vec<RoleId>) -> Request<'a> {
    let caller = in_room(room, &request.caller, roles);
    Request::new(request.discord, request.service, request.pages, request.texts, caller)
}
