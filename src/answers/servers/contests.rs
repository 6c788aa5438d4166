//! Answers about contests of a server, which people call events.

use super::managing::require_manager;
use crate::answers::challenge::challenges;
use crate::answers::challenge::membership::ask_members;
use crate::answers::{Answer, AnswerRefusal, Request, name_servers};
use crate::game::{ContestId, EntrantPart};
use crate::service::Denied;
use crate::service::play::vote_games;
use crate::service::servers::contest_stand::ContestStand;
use crate::service::servers::contests::{self, ContestRefusal};
use crate::service::servers::organizing::MonthPlan;
use crate::service::servers::{entries, organizing};
use crate::show::names::Names;
use crate::show::page::Page;
use crate::show::pages::team::ContestReader;
use crate::show::pages::{contest_acts, contest_table, entry, voting};
use murus_gallicus::Variant;

pub(super) fn explain(request: &Request<'_>, denied: Denied<ContestRefusal>) -> AnswerRefusal {
    denied.explain(|refusal| {
        AnswerRefusal::page(Page::text(contest_acts::refusal_text(request.texts, refusal)))
    })
}

/// Opens a month's contest that anyone in the server may join. Only games of the named variant
/// count, or all games without one. If `repeats` is true, another month follows. Refuses a caller
/// who is no manager, an unknown variant, and a contest that is not allowed. If the server has no
/// channel for cards, refuses a channel in which the bot cannot post.
pub async fn open_month(request: &Request<'_>, variant: Option<&str>, repeats: bool) -> Answer {
    let server = require_manager(request)?;
    let variant = match variant.filter(|text| !text.trim().is_empty()) {
        Some(text) => Some(challenges::read_variant(request, Some(text), Variant::STANDARD)?),
        None => None,
    };
    if request.server_settings().await?.cards.is_none() {
        challenges::can_post(request).await?;
    }
    let plan = MonthPlan { variant, repeats };
    let opened = organizing::open_month(request.service, &request.caller, server, plan).await;
    let opened = opened.map_err(|denied| explain(request, denied))?;
    Ok(contest_acts::opened_page(request.texts, &opened))
}

/// Shows the open contests of the server. Refuses outside of servers.
pub async fn list_contests(request: &Request<'_>) -> Answer {
    let server = request.caller.server().ok_or_else(|| request.refusal("contest-no-server"))?;
    let stands = contests::list_here(request.service, server).await?;
    let votes = vote_games::list_vote_games(request.service.db(), server).await?;
    let names = request.fetch_names(votes.iter().map(|one| &*one.listing.row)).await;
    let manages = request.caller.managed().is_some();
    let votes = voting::listed_blocks(request.texts, &votes, &names, manages);
    Ok(contest_acts::list_page(request.texts, &stands, request.caller.discord, votes))
}

/// Asks a manager which open contest to stop. Refuses others.
pub async fn ask_to_stop(request: &Request<'_>) -> Answer {
    require_manager(request)?;
    let server = request.caller.server().ok_or_else(|| request.refusal("contest-no-server"))?;
    let stands = contests::list_here(request.service, server).await?;
    let votes = vote_games::list_vote_games(request.service.db(), server).await?;
    let names = request.fetch_names(votes.iter().map(|one| &*one.listing.row)).await;
    let votes = voting::end_buttons(request.texts, &votes, &names);
    Ok(contest_acts::stop_page(request.texts, &stands, votes))
}

/// Stops an open contest of the server. Refuses a caller who is no manager, and any other contest.
pub async fn stop_contest(request: &Request<'_>, id: ContestId) -> Answer {
    let server = require_manager(request)?;
    let stopped = organizing::stop_contest(request.service, &request.caller, server, id).await;
    let stopped = stopped.map_err(|denied| explain(request, denied))?;
    Ok(contest_acts::stopped_page(request.texts, &stopped))
}

/// Enters the caller in a contest. If they are in it already, asks whether to leave. In a league
/// or cup, shows their entry. Refuses a contest that is not open to them.
pub async fn join_contest(request: &Request<'_>, id: ContestId) -> Answer {
    let joined = entries::join_contest(request.service, &request.caller, id).await;
    let joined = joined.map_err(|denied| explain(request, denied))?;
    let stand = find_here(request, id).await?;
    if let Some(me) = stand.find_entrant(request.caller.discord)
        && stand.contest.kind.has_fixtures()
    {
        return Ok(entry::entry_page(request.texts, &stand, me, joined));
    }
    Ok(match joined {
        true => contest_acts::joined_page(request.texts, id),
        false => contest_acts::leave_page(request.texts, id),
    })
}

/// Withdraws the caller from an open contest of the server. Refuses any other contest.
pub async fn leave_contest(request: &Request<'_>, id: ContestId) -> Answer {
    let left = entries::leave_contest(request.service, &request.caller, id).await;
    left.map_err(|denied| explain(request, denied))?;
    Ok(contest_acts::left_page(request.texts, &find_here(request, id).await?))
}

/// Shows a page, counted from 0, of the table of a contest of the server. Refuses any other
/// contest.
pub async fn show_table(request: &Request<'_>, id: ContestId, page: usize) -> Answer {
    let stand = learn_members(request, find_here(request, id).await?).await?;
    let names = fetch_names(request, &stand).await;
    let reader = ContestReader { names: &names, here: request.caller.server() };
    Ok(contest_table::table_page(request.texts, &stand, request.caller.discord, reader, page))
}

/// Shows the caller's own games in a contest, and a page, counted from 0, of the people whom they
/// did not meet yet. Refuses a caller who is not in it, and a contest of another server.
pub async fn show_mine(request: &Request<'_>, id: ContestId, page: usize) -> Answer {
    let stand = find_here(request, id).await?;
    let person = request.caller.discord;
    let entrant = stand.find_entrant(person);
    let out = entrant.filter(|_| stand.is_out(person)).map(|one| one.player);
    let Some(me) = stand.entrant(person).or(out) else {
        let word = match entrant.map(|one| one.part) {
            Some(EntrantPart::Rests) => "contest-mine-rests",
            Some(EntrantPart::Barred) => "contest-barred",
            Some(EntrantPart::Reserve) if stand.takes_reserves() => "contest-mine-reserve",
            Some(EntrantPart::Reserve) => "contest-mine-late",
            _ if stand.takes_people() => "contest-not-in",
            _ if stand.is_running() => "contest-closed",
            _ => "contest-was-not-in",
        };
        return Err(request.refusal(word));
    };
    let own = contests::load_own(request.service.db(), &stand, me).await?;
    let settings = request.server_settings().await?;
    let mut names = fetch_names(request, &stand).await;
    names.extend(request.fetch_names(own.open.iter().map(|one| &*one.row)).await);
    let reader = ContestReader { names: &names, here: request.caller.server() };
    Ok(contest_table::mine_page(request.texts, &stand, &own, &settings, reader, page))
}

/// Returns the names of the servers of a team match, and of the people on its boards who play for
/// another server than the caller's. Empty for other contests.
async fn fetch_names(request: &Request<'_>, stand: &ContestStand) -> Names {
    if stand.contest.kind.team().is_none() {
        return Names::default();
    }
    let here = request.caller.server();
    let others = stand.entrants.iter().filter(|one| one.division.is_some());
    let others = others.filter(|one| Some(one.server) != here);
    let people = others.filter_map(|one| Some((Some(one.server), one.nameable()?)));
    let mut names = request.discord.names(people.collect()).await;
    names.extend(name_servers(request.discord, stand.contest.servers()).await);
    names
}

pub(super) async fn find_here(
    request: &Request<'_>,
    id: ContestId,
) -> Result<ContestStand, AnswerRefusal> {
    let found = contests::find_here(request.service, &request.caller, id).await?;
    found.ok_or_else(|| explain(request, Denied::Refused(ContestRefusal::Unknown)))
}

/// Asks Discord which people of a table are still in the server, as far as time allows and unless
/// that was learnt recently. Returns the contest as it is then.
async fn learn_members(
    request: &Request<'_>,
    stand: ContestStand,
) -> Result<ContestStand, AnswerRefusal> {
    let server = request.caller.server().unwrap_or(stand.contest.server);
    let unsure = stand.list_unsure(server, request.service.clock().now());
    let learned = ask_members(request, server, &unsure).await;
    Ok(contests::learn_members(request.service, stand, server, &learned).await?)
}
