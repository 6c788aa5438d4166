//! Answers about simuls: a manager opens one, and its host begins it.

use super::contests::{explain, find_here};
use super::entries::read_terms;
use super::managing::require_manager;
use super::teams;
use crate::answers::{Answer, Request};
use crate::game::{ContestId, HostSide, TimeControl};
use crate::ids::UserId;
use crate::service::servers::organizing::{self, SimulWish};
use crate::service::servers::{entries, simuls};
use crate::show::pages::{entry, simul};

/// The most boards, the days until a simul begins, and the most weeks of its games, unless the
/// manager chooses others.
const USUAL: [i64; 3] = [10, 7, 4];

/// The options of a new simul. `None` for an option that the manager left out.
#[derive(Clone, Copy, Debug, Default)]
pub struct SimulEntered<'a> {
    /// The host. Without one, the manager is the host.
    pub host: Option<UserId>,
    /// The side of the host.
    pub side: Option<HostSide>,
    /// The variant.
    pub variant: Option<&'a str>,
    /// The clock.
    pub time: Option<TimeControl>,
    /// The most boards.
    pub boards: Option<i64>,
    /// The number of days until the simul begins.
    pub days: Option<i64>,
    /// The longest time of its games, in weeks.
    pub weeks: Option<i64>,
    /// True if its games are rated.
    pub rated: Option<bool>,
}

/// Opens a simul. A manager who is the host joins it at once; another host joins as all others do.
/// Refuses a caller who is no manager, an unknown variant, and a simul that is not allowed. If the
/// server has no channel for cards, refuses a channel in which the bot cannot post.
pub async fn open_simul(request: &Request<'_>, entered: SimulEntered<'_>) -> Answer {
    let server = require_manager(request)?;
    let (variant, time) = read_terms(request, entered.variant, entered.time).await?;
    let [boards, days, weeks] = USUAL;
    let me = request.caller.discord;
    let wish = SimulWish {
        host: entered.host.unwrap_or(me),
        variant,
        side: entered.side.unwrap_or(HostSide::Alternate),
        time,
        boards: entered.boards.unwrap_or(boards),
        days: entered.days.unwrap_or(days),
        weeks: entered.weeks.unwrap_or(weeks),
        rated: entered.rated.unwrap_or(false),
    };
    let opened = organizing::open_simul(request.service, &request.caller, server, wish).await;
    let opened = opened.map_err(|denied| explain(request, denied))?;
    if wish.host == me {
        let joined = entries::join_contest(request.service, &request.caller, opened.id).await;
        joined.map_err(|denied| explain(request, denied))?;
    }
    Ok(entry::opened_page(request.texts, &opened))
}

/// Begins a simul now, as its host wishes, or a team match, as a manager of one of its servers
/// does. Refuses anybody else, and a contest that has begun or in which too few others take part.
pub async fn begin_contest(request: &Request<'_>, id: ContestId) -> Answer {
    if find_here(request, id).await?.contest.kind.team().is_some() {
        return teams::begin_match(request, id).await;
    }
    let begun = simuls::begin_now(request.service, &request.caller, id).await;
    begun.map_err(|denied| explain(request, denied))?;
    Ok(simul::begins_page(request.texts))
}
