//! The entry in a server's list of events that announces the start of a contest.

use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{Announcement, DeliveryPlan, DeliveryStep};
use crate::game::{ContestId, ContestState, Timestamp};
use crate::ids::{CalendarEntryId, ServerId};
use crate::show::mention::channel_link;
use crate::show::pages::contest_name::name_contest;
use crate::store::{self, Conn, Contest, StoreError};

/// Makes the entry of a contest.
#[derive(Debug)]
pub struct AnnounceNotice {
    contest: Contest,
    /// True if the server switched its web pages off.
    pageless: bool,
}

/// Deletes the entry of a contest.
#[derive(Debug)]
pub struct WithdrawNotice {
    server: ServerId,
    entry: CalendarEntryId,
}

/// Loads the notice that makes the entry of a contest that people join until a day, or that deletes
/// one that is not true: of another day, or of a contest that runs, is over or is paused. `None` if
/// there is nothing to do.
pub async fn load_calendar(
    conn: &mut Conn,
    id: ContestId,
    now: Timestamp,
) -> Result<Option<Letter>, StoreError> {
    let Some(contest) = store::contests::load_contest(conn, id).await? else { return Ok(None) };
    let known = store::calendar::find_entry(conn, id).await?;
    let awaited = contest.state == ContestState::Joining && contest.paused.is_none();
    let begins = Some(contest.begins).filter(|begins| awaited && *begins > now);
    let server = contest.server;
    Ok(match (known, begins) {
        (Some(known), begins) if begins != Some(known.begins) => {
            let notice = WithdrawNotice { server, entry: known.entry };
            Some(Letter::silent(notice, Vec::new(), Some(server)))
        }
        (None, Some(_)) => {
            let pageless = store::servers::settings_or_default(conn, server).await?.pageless;
            let notice = AnnounceNotice { contest, pageless };
            Some(Letter::silent(notice, Vec::new(), Some(server)))
        }
        _ => None,
    })
}

impl Notice for AnnounceNotice {
    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let AnnounceNotice { contest, pageless } = self;
        let page = writing.pages.filter(|_| !pageless);
        let place = match page {
            Some(pages) => pages.event_address(contest.id),
            None => channel_link(Some(contest.server), contest.channel),
        };
        DeliveryStep::Announce(Announcement {
            server: contest.server,
            name: name_contest(writing.texts, contest),
            about: writing.texts.say_with(
                "contest-calendar",
                [("fills", if contest.kind.begins_when_full() { "yes" } else { "no" }.into())],
            ),
            place,
            begins: contest.begins,
        })
        .into()
    }
}

impl Notice for WithdrawNotice {
    fn write<'a>(&'a self, _: &Writing<'_>) -> DeliveryPlan<'a> {
        DeliveryStep::Withdraw(self.server, self.entry).into()
    }
}
