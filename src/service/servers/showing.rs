//! Shows a page of a private answer to everyone in a channel: once, and within limits that hold for
//! all processes together.

use crate::game::{DAY, HOUR, PlayerId, SiegeId, Timestamp};
use crate::ids::{ChannelId, MessageId, Posted, ServerId, UserId};
use crate::service::challenge::proposal::{ServerRule, rule_against};
use crate::service::change;
use crate::service::outbox::causes;
use crate::service::people::ratings::{self, RecordReader};
use crate::service::play::sight::may_look;
use crate::service::study::review;
use crate::service::{Caller, Denied, Service};
use crate::store::{self, Conn, Db, Rung, Showing, ShowingId, ShownPage, StoreError, StoredGame};

/// The most showings of one person in an hour, in all channels.
const BY_ONE: usize = 5;

/// The most showings in one channel in an hour, of all people.
const IN_ONE: usize = 10;

/// A reason why a person cannot show a page to a channel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotShown {
    /// The page is shown already: as this message, once it is posted.
    Already(Option<Posted>),
    /// The person has shown as many pages as one may, until this time.
    TooMany(Timestamp),
    /// As many pages have been shown in the channel as may be, until this time.
    Crowded(Timestamp),
    /// This rule of the server forbids it.
    Forbidden(ServerRule),
    /// The server allows no pages to be shown in its channels.
    Off,
    /// There is no such game that the person may see.
    Unknown,
    /// The game is not over, and is not played in this server.
    Running,
    /// The game was played outside of this server, with other people.
    Private,
    /// The page is about a game in which help with some positions is barred now.
    Barred,
    /// The person's profile is empty.
    Unplayed,
    /// The page has nothing to show, or the person is in no server.
    Nothing,
}

/// Returns the channel in which a person shows something: where they are, or the parent channel if
/// they are in the thread of a game. `None` on a web page.
pub async fn find_show_channel(db: &Db, caller: &Caller) -> Result<Option<ChannelId>, StoreError> {
    show_channel(&mut *db.read().await?, caller).await
}

async fn show_channel(conn: &mut Conn, caller: &Caller) -> Result<Option<ChannelId>, StoreError> {
    match (caller.channel(), caller.parent) {
        (Some(thread), Some(parent)) if store::games::has_thread(conn, thread).await? => {
            Ok(Some(parent))
        }
        (channel, _) => Ok(channel),
    }
}

/// Shows a page of this private answer in the caller's channel, or in the channel above the thread
/// of a game. Refuses the page if it may not be shown there, was shown lately, or if too many pages
/// were. The same interaction delivered again gets the same answer.
pub async fn show_page(
    service: &Service,
    caller: &Caller,
    answer: MessageId,
    what: &ShownPage,
) -> Result<(), Denied<NotShown>> {
    let shown = change::change_as_person(service, caller, |mut tx, by, now| async move {
        let channel = show_channel(&mut tx, caller).await?;
        let Some((channel, server)) = channel.zip(caller.server()) else {
            return Err(Denied::Refused(NotShown::Nothing));
        };
        match store::showings::find_showing(&mut tx, answer, what).await? {
            Some(known) if known.cause == caller.cause => return Ok(()),
            Some(known) => return Err(Denied::Refused(NotShown::Already(known.posted()))),
            None => {}
        }
        if let Some(known) = shown_lately(&mut tx, channel, by.player, what, now).await? {
            return Err(Denied::Refused(NotShown::Already(known.posted())));
        }
        if store::servers::load_settings(&mut tx, server).await?.unshown {
            return Err(Denied::Refused(NotShown::Off));
        }
        if let Some(rule) = rule_against(&mut tx, caller).await? {
            return Err(Denied::Refused(NotShown::Forbidden(rule)));
        }
        if let ShownPage::Siege(siege, rung) = what {
            check_shared(&mut tx, by.player, server, (*siege, *rung)).await?;
        }
        check_shown(&mut tx, now, caller, server, what).await?;
        let since = now - HOUR;
        if let Some(until) =
            free_from(&store::showings::shown_by(&mut tx, by.player, since).await?, BY_ONE)
        {
            return Err(Denied::Refused(NotShown::TooMany(until)));
        }
        if let Some(until) =
            free_from(&store::showings::shown_in(&mut tx, channel, since).await?, IN_ONE)
        {
            return Err(Denied::Refused(NotShown::Crowded(until)));
        }
        let id = ShowingId(service.keys.next(now));
        let what = what.clone();
        let player = Some(by.player);
        let cause = caller.cause.clone();
        let row = Showing { id, what, player, server, channel, message: None, cause };
        store::showings::insert_showing(&mut tx, answer, &row, now).await?;
        causes::outbox(service, &mut tx).shown(id).await?;
        Ok(())
    })
    .await;
    if matches!(shown, Err(Denied::Refused(NotShown::TooMany(_) | NotShown::Crowded(_)))) {
        service.meter.count_limited("showing");
    }
    shown
}

/// Fails unless a person may show a game in a server: the game is played there, or it is over and
/// no one else played in it.
pub fn may_be_shown(row: &StoredGame, server: ServerId, by: UserId) -> Result<(), NotShown> {
    let mut chairs = row.game.chairs.pairs();
    let others =
        chairs.any(|(chair, holder)| holder.as_player().is_some() && row.person(chair) != Some(by));
    match row.game.outcome() {
        _ if row.place.server == Some(server) => Ok(()),
        _ if others => Err(NotShown::Private),
        None => Err(NotShown::Running),
        Some(_) => Ok(()),
    }
}

/// Refuses a page that does not exist, or that the caller may not see or not show to others.
async fn check_shown(
    conn: &mut Conn,
    now: Timestamp,
    caller: &Caller,
    server: ServerId,
    what: &ShownPage,
) -> Result<(), Denied<NotShown>> {
    if *what == ShownPage::Profile {
        let profile =
            ratings::profile_for(conn, caller.discord, RecordReader::ByAll, Some(server)).await?;
        let empty = profile.is_none_or(|profile| profile.is_empty());
        return if empty { Err(Denied::Refused(NotShown::Unplayed)) } else { Ok(()) };
    }
    let Some(id) = what.game() else { return Ok(()) };
    let Some(row) = store::games::load_game(conn, id).await? else {
        return Err(Denied::Refused(NotShown::Unknown));
    };
    if !may_look(conn, &row, caller).await? {
        return Err(Denied::Refused(NotShown::Unknown));
    }
    may_be_shown(&row, server, caller.discord).map_err(Denied::Refused)?;
    let there = match what {
        ShownPage::Turning(_) | ShownPage::Review(_) | ShownPage::Win(..) => {
            let Some(review) = review::load_finished(conn, now, &row).await? else {
                return Err(Denied::Refused(NotShown::Nothing));
            };
            if !review.left_out.is_empty() {
                return Err(Denied::Refused(NotShown::Barred));
            }
            match what {
                ShownPage::Win(_, ply, _) => review.forced_at(*ply).is_some(),
                _ => true,
            }
        }
        _ => true,
    };
    if there { Ok(()) } else { Err(Denied::Refused(NotShown::Nothing)) }
}

/// Refuses a puzzle of a siege that the person has not solved in this server.
async fn check_shared(
    conn: &mut Conn,
    player: PlayerId,
    server: ServerId,
    (siege, rung): (SiegeId, Rung),
) -> Result<(), Denied<NotShown>> {
    let siege = store::sieges::load_siege(conn, siege).await?;
    let here = siege.filter(|siege| siege.server == server);
    let tried = match here {
        Some(siege) => store::sieges::try_of(conn, siege.id, player).await?,
        None => None,
    };
    match tried.and_then(|tried| tried.at(rung).solved) {
        Some(_) => Ok(()),
        None => Err(Denied::Refused(NotShown::Nothing)),
    }
}

/// Returns the last showing of the same page in this channel within a day; `None` if there is none.
/// For a page about the person who shows it, only their own showings count. A puzzle of a siege is
/// shared only once, in any channel and at any time.
async fn shown_lately(
    conn: &mut Conn,
    channel: ChannelId,
    player: PlayerId,
    what: &ShownPage,
    now: Timestamp,
) -> Result<Option<Showing>, StoreError> {
    if let ShownPage::Siege(..) = what {
        return store::showings::newest_by(conn, player, what).await;
    }
    let same = store::showings::same_in(conn, channel, what, now - DAY).await?;
    Ok(same
        .into_iter()
        .find(|showing| showing.player.is_some_and(|by| by == player || !what.is_of_person())))
}

/// Returns the time at which the oldest of the last `most` showings is an hour old, when there is
/// room for another one. `None` if there are fewer than `most`. `times` has the oldest first.
fn free_from(times: &[Timestamp], most: usize) -> Option<Timestamp> {
    times.len().checked_sub(most).map(|n| times[n] + HOUR)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_room_again_an_hour_after_the_one_that_fills_it() {
        let [one, two, three] = [10, 20, 30].map(Timestamp::from_millis);
        assert_eq!(free_from(&[], 2), None);
        assert_eq!(free_from(&[one], 2), None);
        assert_eq!(free_from(&[one, two], 2), Some(one + HOUR));
        assert_eq!(
            free_from(&[one, two, three], 2),
            Some(two + HOUR),
            "as two that were shown at once may do"
        );
    }
}
