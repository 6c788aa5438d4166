//! Answers to managers who act in contests that run.

use super::contests::{explain, find_here};
use super::managing::require_manager;
use crate::answers::{Answer, AnswerRefusal, Request};
use crate::game::ContestId;
use crate::ids::UserId;
use crate::service::Denied;
use crate::service::servers::contests::{self, ContestRefusal};
use crate::service::servers::stewards as service;
use crate::show::custom_id::{ContestPerson, FixtureResult};
use crate::show::pages::stewards;

fn refuse(request: &Request<'_>, refusal: ContestRefusal) -> AnswerRefusal {
    explain(request, Denied::Refused(refusal))
}

/// Asks a manager in which open contest of the server to act. Refuses others.
pub async fn ask_which(request: &Request<'_>) -> Answer {
    require_manager(request)?;
    let server = request.caller.server().ok_or_else(|| request.refusal("contest-no-server"))?;
    let stands = contests::list_here(request.service, server).await?;
    Ok(stewards::which_page(request.texts, &stands))
}

/// Shows the page on which a manager acts in a contest. Refuses others, and a contest of another
/// server.
pub async fn show_managing(request: &Request<'_>, id: ContestId) -> Answer {
    require_manager(request)?;
    Ok(stewards::manage_page(request.texts, &find_here(request, id).await?))
}

/// Pauses a contest, or lets it go on, and shows the page on which a manager acts in it. Refuses a
/// caller who is no manager, and a contest that is not open or pairs no games.
pub async fn pause_contest(request: &Request<'_>, id: ContestId, pauses: bool) -> Answer {
    let server = require_manager(request)?;
    let done = match pauses {
        true => service::pause_contest(request.service, &request.caller, server, id).await,
        false => service::resume_contest(request.service, &request.caller, server, id).await,
    };
    done.map_err(|denied| explain(request, denied))?;
    show_managing(request, id).await
}

/// Shows the page about a person of a contest. Refuses a caller who is no manager, and a person who
/// does not take part.
pub async fn show_person(request: &Request<'_>, id: ContestId, chosen: &[String]) -> Answer {
    require_manager(request)?;
    let person = read_person(request, chosen)?;
    let stand = find_here(request, id).await?;
    let player = stand.entrant(person).ok_or_else(|| refuse(request, ContestRefusal::Absent))?;
    let at = ContestPerson { contest: id, person };
    Ok(stewards::person_page(request.texts, &stand, at, player))
}

/// Removes a person from a contest. Refuses a caller who is no manager, or who plays with them.
pub async fn remove_person(request: &Request<'_>, at: ContestPerson) -> Answer {
    let server = require_manager(request)?;
    let ContestPerson { contest, person } = at;
    let done =
        service::remove_entrant(request.service, &request.caller, server, contest, person).await;
    done.map_err(|denied| explain(request, denied))?;
    Ok(stewards::done_page(request.texts))
}

/// Puts the chosen person in the place of another one. Refuses a caller who is no manager, or who
/// plays with them, and people who cannot change places.
pub async fn replace_person(request: &Request<'_>, at: ContestPerson, chosen: &[String]) -> Answer {
    let server = require_manager(request)?;
    let pair = [at.person, read_person(request, chosen)?];
    let done =
        service::replace_entrant(request.service, &request.caller, server, at.contest, pair).await;
    done.map_err(|denied| explain(request, denied))?;
    Ok(stewards::done_page(request.texts))
}

/// Shows the page on which a manager decides the chosen game. Refuses a caller who is no manager,
/// and a game that has a result.
pub async fn show_fixture(request: &Request<'_>, id: ContestId, chosen: &[String]) -> Answer {
    require_manager(request)?;
    let n = chosen.first().and_then(|n| n.parse().ok());
    let stand = find_here(request, id).await?;
    let one = stand.fixtures.iter().find(|one| Some(one.n) == n && one.is_open());
    let one = one.ok_or_else(|| refuse(request, ContestRefusal::Decided))?;
    Ok(stewards::fixture_page(request.texts, &stand, one))
}

/// Decides a game of a contest. Refuses a caller who is no manager, or who plays in it, and a game
/// that has a result.
pub async fn decide_fixture(request: &Request<'_>, to: FixtureResult) -> Answer {
    let server = require_manager(request)?;
    let FixtureResult { contest, n, fared } = to;
    let done =
        service::decide_fixture(request.service, &request.caller, server, contest, n, fared).await;
    done.map_err(|denied| explain(request, denied))?;
    Ok(stewards::done_page(request.texts))
}

fn read_person(request: &Request<'_>, chosen: &[String]) -> Result<UserId, AnswerRefusal> {
    let person = chosen.first().and_then(|text| UserId::read(text, 10));
    person.ok_or_else(|| request.refusal("press-unknown"))
}
