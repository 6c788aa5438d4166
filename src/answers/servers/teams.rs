//! Answers about team matches of two servers: a manager opens one, another server comes in by its
//! code, and a manager of either begins it.

use super::contests::explain;
use super::entries::read_terms;
use super::managing::require_manager;
use crate::answers::challenge::challenges;
use crate::answers::{Answer, Request, name_servers};
use crate::game::{ContestId, TimeControl};
use crate::service::Measure;
use crate::service::servers::organizing::{self, TeamWish};
use crate::service::servers::teams;
use crate::show::pages::team;

/// The most boards, the days until a match begins, and its weeks, unless the manager chooses
/// others.
const USUAL: [i64; 3] = [10, 7, 4];

/// The options of a team match. `None` for an option that the manager left out.
#[derive(Clone, Copy, Debug, Default)]
pub struct TeamEntered<'a> {
    /// The code of another server's match. With it, all other options do nothing.
    pub code: Option<&'a str>,
    /// The variant.
    pub variant: Option<&'a str>,
    /// The clock.
    pub time: Option<TimeControl>,
    /// The most boards.
    pub boards: Option<i64>,
    /// The number of days until the match begins.
    pub days: Option<i64>,
    /// The length of the match, in weeks.
    pub weeks: Option<i64>,
}

/// Opens a team match and gives its code, or enters another server's match by its code. Refuses a
/// caller who is no manager, an unknown variant or code, and a match that is not allowed. If the
/// server has no channel for cards, refuses a channel in which the bot cannot post.
pub async fn open_or_enter(request: &Request<'_>, entered: TeamEntered<'_>) -> Answer {
    match entered.code.filter(|code| !code.trim().is_empty()) {
        Some(code) => enter_match(request, code).await,
        None => open_match(request, entered).await,
    }
}

async fn open_match(request: &Request<'_>, entered: TeamEntered<'_>) -> Answer {
    let server = require_manager(request)?;
    let (variant, time) = read_terms(request, entered.variant, entered.time).await?;
    let [boards, days, weeks] = USUAL;
    let wish = TeamWish {
        variant,
        time,
        boards: entered.boards.unwrap_or(boards),
        days: entered.days.unwrap_or(days),
        weeks: entered.weeks.unwrap_or(weeks),
    };
    let opened = organizing::open_team(request.service, &request.caller, server, wish).await;
    let (opened, code) = opened.map_err(|denied| explain(request, denied))?;
    Ok(team::opened_page(request.texts, &opened, &code))
}

async fn enter_match(request: &Request<'_>, code: &str) -> Answer {
    let server = require_manager(request)?;
    request.check_limit(Measure::Code)?;
    if request.server_settings().await?.cards.is_none() {
        challenges::can_post(request).await?;
    }
    let entered = teams::enter_by_code(request.service, &request.caller, server, code).await;
    let entered = entered.map_err(|denied| explain(request, denied))?;
    let names = name_servers(request.discord, entered.servers()).await;
    Ok(team::entered_page(request.texts, &entered, &names))
}

/// Begins a team match now. Refuses a caller who is no manager, and a match that has begun or in
/// which a team has too few people.
pub async fn begin_match(request: &Request<'_>, id: ContestId) -> Answer {
    let server = require_manager(request)?;
    let begun = teams::begin_now(request.service, &request.caller, server, id).await;
    begun.map_err(|denied| explain(request, denied))?;
    Ok(team::begins_page(request.texts))
}
