//! Answers about the entry of leagues and cups, which people call events as other contests.

use super::contests::{explain, find_here};
use super::managing::require_manager;
use crate::answers::challenge::challenges;
use crate::answers::{Answer, AnswerRefusal, Request};
use crate::game::{ContestId, CupForm, TimeControl};
use crate::service::Denied;
use crate::service::servers::contests::ContestRefusal;
use crate::service::servers::entries;
use crate::service::servers::organizing::{self, CupWish, LeagueWish};
use crate::show::pages::entry;
use murus_gallicus::Variant;

/// The length of a season in weeks, unless the manager chooses another one.
const USUAL_WEEKS: i64 = 4;

/// The most people of a cup, the weeks of a round, and the days until it begins, unless the manager
/// chooses others.
const USUAL_CUP: [i64; 3] = [16, 2, 7];

/// The options of a new cup. `None` for an option that the manager left out.
#[derive(Clone, Copy, Debug, Default)]
pub struct CupEntered<'a> {
    /// The way in which the cup finds its winner.
    pub form: Option<CupForm>,
    /// The variant.
    pub variant: Option<&'a str>,
    /// The clock.
    pub time: Option<TimeControl>,
    /// The most people.
    pub size: Option<i64>,
    /// The length of a round, in weeks.
    pub weeks: Option<i64>,
    /// The number of days until the cup begins.
    pub days: Option<i64>,
    /// True if another cup follows.
    pub repeats: bool,
}

/// Opens the entry of a cup. Refuses a caller who is no manager, an unknown variant, and a cup that
/// is not allowed. If the server has no channel for cards, refuses a channel in which the bot
/// cannot post.
pub async fn open_cup(request: &Request<'_>, entered: CupEntered<'_>) -> Answer {
    let server = require_manager(request)?;
    let (variant, time) = read_terms(request, entered.variant, entered.time).await?;
    let [size, weeks, days] = USUAL_CUP;
    let size = entered.size.unwrap_or(size);
    let wish = CupWish {
        variant,
        form: entered.form.unwrap_or(CupForm::for_size(size)),
        time,
        size,
        weeks: entered.weeks.unwrap_or(weeks),
        days: entered.days.unwrap_or(days),
        repeats: entered.repeats,
    };
    let opened = organizing::open_cup(request.service, &request.caller, server, wish).await;
    let opened = opened.map_err(|denied| explain(request, denied))?;
    Ok(entry::opened_page(request.texts, &opened))
}

/// Reads the variant and the clock of a league or cup. Refuses an unknown variant. If the server
/// has no channel for cards, refuses a channel in which the bot cannot post.
pub(super) async fn read_terms(
    request: &Request<'_>,
    variant: Option<&str>,
    time: Option<TimeControl>,
) -> Result<(Variant, TimeControl), AnswerRefusal> {
    let variant = variant.filter(|text| !text.trim().is_empty());
    let variant = challenges::read_variant(request, variant, Variant::STANDARD)?;
    if request.server_settings().await?.cards.is_none() {
        challenges::can_post(request).await?;
    }
    let time = time.filter(|time| *time != TimeControl::None).unwrap_or(TimeControl::USUAL);
    Ok((variant, time))
}

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
    let (variant, time) = read_terms(request, variant, time).await?;
    let wish = LeagueWish { variant, time, weeks: weeks.unwrap_or(USUAL_WEEKS) };
    let opened = organizing::open_league(request.service, &request.caller, server, wish).await;
    let opened = opened.map_err(|denied| explain(request, denied))?;
    Ok(entry::opened_page(request.texts, &opened))
}

/// Lets the caller take a break for a season that has not begun. Their place is kept. Refuses a
/// person who took a break in the season before.
pub async fn take_break(request: &Request<'_>, id: ContestId) -> Answer {
    let rested = entries::take_break(request.service, &request.caller, id).await;
    rested.map_err(|denied| explain(request, denied))?;
    show_entry(request, id).await
}

/// Stores how many games of a league or group cup the caller plays at once, kept within the limits,
/// and shows their entry. Refuses a caller who is not in the contest, and one that is not open.
pub async fn choose_at_once(request: &Request<'_>, id: ContestId, games: usize) -> Answer {
    let chosen = entries::choose_at_once(request.service, &request.caller, id, games).await;
    chosen.map_err(|denied| explain(request, denied))?;
    show_entry(request, id).await
}

async fn show_entry(request: &Request<'_>, id: ContestId) -> Answer {
    let stand = find_here(request, id).await?;
    let me = stand.find_entrant(request.caller.discord);
    let me = me.ok_or_else(|| explain(request, Denied::Refused(ContestRefusal::Outside)))?;
    Ok(entry::entry_page(request.texts, &stand, me, false))
}
