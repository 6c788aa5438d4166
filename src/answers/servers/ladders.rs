//! Answers about ladders: they are opened, and people challenge others above them.

use super::contests::{explain, find_here};
use super::entries::read_terms;
use super::managing::require_manager;
use crate::answers::{Answer, Request};
use crate::game::{ContestId, TimeControl};
use crate::ids::UserId;
use crate::service::servers::ladders;
use crate::service::servers::organizing::{self, LadderWish};
use crate::show::pages::{entry, ladder};

/// The options of a new ladder, as a manager fills them in. `None` for an option left out.
#[derive(Clone, Copy, Debug)]
pub struct LadderEntered<'a> {
    /// The variant.
    pub variant: Option<&'a str>,
    /// The clock.
    pub time: Option<TimeControl>,
    /// The length of a season, in weeks.
    pub weeks: Option<i64>,
    /// True if another season follows by itself.
    pub repeats: bool,
}

/// Opens a ladder. Refuses a caller who is no manager, an unknown variant, and a ladder that is not
/// allowed. If the server has no channel for cards, refuses a channel in which the bot cannot post.
pub async fn open_ladder(request: &Request<'_>, entered: LadderEntered<'_>) -> Answer {
    let server = require_manager(request)?;
    let (variant, time) = read_terms(request, entered.variant, entered.time).await?;
    let (weeks, repeats) = (entered.weeks, entered.repeats);
    let wish = LadderWish { variant, time, weeks, repeats };
    let opened = organizing::open_ladder(request.service, &request.caller, server, wish).await;
    let opened = opened.map_err(|denied| explain(request, denied))?;
    Ok(entry::opened_page(request.texts, &opened))
}

/// Shows a page, counted from 0, of the people whom the caller may challenge in a ladder. Refuses a
/// caller who is not in it, and any other contest.
pub async fn show_reach(request: &Request<'_>, id: ContestId, page: usize) -> Answer {
    let stand = find_here(request, id).await?;
    let reach = ladders::load_reach(request.service.db(), &stand, request.caller.discord).await;
    let reach = reach.map_err(|denied| explain(request, denied))?;
    Ok(ladder::reach_page(request.texts, &stand, &reach, page))
}

/// Begins the game of the caller with a person above them in a ladder. Refuses a person whom they
/// cannot challenge.
pub async fn challenge_up(request: &Request<'_>, id: ContestId, person: UserId) -> Answer {
    let begun = ladders::challenge_up(request.service, &request.caller, id, person).await;
    let begun = begun.map_err(|denied| explain(request, denied))?;
    Ok(ladder::climbed_page(request.texts, person, &begun))
}
