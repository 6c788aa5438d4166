//! The message of a daily siege.

use murus_lessons::Puzzle;

use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan, DeliveryStep};
use crate::game::SiegeId;
use crate::ids::Posted;
use crate::service::play::sieges::streak_of_server;
use crate::show::pages::siege::{self, SiegeEnd, SiegeNews};
use crate::store::{self, Address, Conn, Rung, StoreError};

/// Posts the message of a siege and pings at most 50 of the people who asked for it, or edits the
/// posted message, or deletes it.
#[derive(Debug)]
pub struct SiegeNotice {
    /// The siege.
    news: SiegeNews,
    /// False if the siege is over and its message goes: no one solved it, and no one opened it or
    /// the message of a later siege tells of it.
    stays: bool,
}

/// The most people who are named as solvers of one puzzle of a siege.
const NAMED: i64 = 20;

/// The most people that a siege's message pings.
const PINGED: i64 = 50;

/// Loads the notice that writes a siege's message. `None` if the siege or its puzzle no longer
/// exists, or if the siege is over and was never posted.
pub async fn load_siege(conn: &mut Conn, id: SiegeId) -> Result<Option<Letter>, StoreError> {
    let Some(siege) = store::sieges::load_siege(conn, id).await? else { return Ok(None) };
    let Some(puzzle) = Puzzle::find(&siege.puzzle) else { return Ok(None) };
    let newest =
        store::sieges::load_newest(conn, siege.server).await?.is_none_or(|newest| newest.id == id);
    // A siege that was never posted has no message to edit.
    if !newest && siege.message.is_none() {
        return Ok(None);
    }
    let tally = store::sieges::load_tally(conn, id).await?;
    let unsolved = match tally.is_solved() {
        true => Vec::new(),
        false => store::sieges::list_unsolved_around(conn, siege.server, siege.day).await?,
    };
    let over = match newest {
        true => None,
        false => Some(SiegeEnd {
            day: store::sieges::list_solvers(conn, id, Rung::Day, NAMED).await?,
            easy: store::sieges::list_solvers(conn, id, Rung::Easy, NAMED).await?,
            since: unsolved.first().map_or(siege.day, |(_, day)| *day),
        }),
    };
    let tells = unsolved.last().is_some_and(|(last, _)| *last == id);
    let stays = newest || tally.is_solved() || tells;
    let streak = streak_of_server(conn, siege.server, siege.day).await?;
    let server = siege.server;
    let place = Address::Channel(siege.channel);
    let news = SiegeNews { siege, puzzle, tally, streak, over };
    // People are pinged only by a new message, not by an edit.
    let ping = match news.siege.message {
        None => store::sieges::list_bells(conn, server, PINGED).await?,
        Some(_) => Vec::new(),
    };
    let letter = Letter::silent(SiegeNotice { news, stays }, vec![place], Some(server));
    Ok(Some(Letter { ping, ..letter }))
}

impl Notice for SiegeNotice {
    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let SiegeNotice { news, stays } = self;
        let Writing { texts, .. } = *writing;
        let theme = writing.theme();
        let at = news.siege.message.map(|message| Posted { channel: news.siege.channel, message });
        // The picture is drawn for the first message, and removed at the end.
        match at {
            Some(at) if !stays => {
                DeliveryStep::TakeDown { at: Some(at), mark: siege::solve_id(news) }.into()
            }
            Some(at) if news.over.is_none() => {
                DeliveryStep::Reword { at, page: siege::running_page(texts, news) }.into()
            }
            Some(at) => {
                let page = siege::siege_page(texts, theme, news, Vec::new());
                DeliveryStep::Finish { at, page }.into()
            }
            None => plan::post(
                siege::siege_page(texts, theme, news, writing.ping()),
                siege::solve_id(news),
            ),
        }
    }
}
