//! Answers about leagues of a server, which people call events as other contests.

use super::contests::{explain, find_here};
use super::managing::require_manager;
use crate::answers::challenge::challenges;
use crate::answers::{Answer, Request};
use crate::game::{ContestId, TimeControl};
use crate::service::Denied;
use crate::service::servers::contests::ContestRefusal;
use crate::service::servers::entries;
use crate::service::servers::organizing::{self, LeagueWish};
use crate::show::pages::league;
use murus_gallicus::rules::Variant;

/// The length of a season in weeks, unless the manager chooses another one.
const USUAL_WEEKS: i64 = 4;

/// Opens the entry of a league's first season. `weeks` is the length of the season, 4 by default.
/// Refuses a caller who is no manager, an unknown variant, and a league that is not allowed. If the
/// server has no channel for cards, refuses a channel in which the bot cannot post.
pub async fn open_league(
    request: &Request<'_>,
    variant: Option<&str>,
    time: Option<TimeControl>,
    weeks: Option<i64>,
) -> Answer {
    let server = require_manager(request)?;
    let variant = variant.filter(|text| !text.trim().is_empty());
    let variant = challenges::read_variant(request, variant, Variant::STANDARD)?;
    if request.server_settings().await?.cards.is_none() {
        challenges::can_post(request).await?;
    }
    let time = time.filter(|time| *time != TimeControl::None).unwrap_or(TimeControl::USUAL);
    let wish = LeagueWish { variant, time, weeks: weeks.unwrap_or(USUAL_WEEKS) };
    let opened = organizing::open_league(request.service, &request.caller, server, wish).await;
    let opened = opened.map_err(|denied| explain(request, denied))?;
    Ok(league::opened_page(request.texts, &opened))
}

/// Lets the caller take a break for a season that has not begun. Their place is kept. Refuses a
/// person who took a break in the season before.
pub async fn take_break(request: &Request<'_>, id: ContestId) -> Answer {
    let rested = entries::take_break(request.service, &request.caller, id).await;
    rested.map_err(|denied| explain(request, denied))?;
    show_entry(request, id).await
}

/// Stores how many games of a league the caller plays at once, kept within the limits, and shows
/// their entry. Refuses a caller who is not in the league, and one that is not open.
pub async fn choose_at_once(request: &Request<'_>, id: ContestId, games: usize) -> Answer {
    let chosen = entries::choose_at_once(request.service, &request.caller, id, games).await;
    chosen.map_err(|denied| explain(request, denied))?;
    show_entry(request, id).await
}

async fn show_entry(request: &Request<'_>, id: ContestId) -> Answer {
    let stand = find_here(request, id).await?;
    let me = stand.find_entrant(request.caller.discord);
    let me = me.ok_or_else(|| explain(request, Denied::Refused(ContestRefusal::Outside)))?;
    Ok(league::entry_page(request.texts, &stand, me, false))
}
