//! A contest on its page on the web. Its address is given to members of its server; a reader is in
//! no server. It follows the rule of the pages of games: a server without pages has none, and what
//! a person keeps private is neither named nor linked.

use std::collections::BTreeSet;

use crate::game::{ContestGame, GameId, PlayerId};
use crate::service::Service;
use crate::service::play::private::{has_page, is_private};
use crate::service::servers::contest_stand::ContestStand;
use crate::service::servers::contests::load_stand;
use crate::service::site::Pages;
use crate::store::{self, Conn, Contest, StoreError, StoredGame};

/// The most counted games that are listed, the last first.
const LISTED: usize = 40;

/// The most running games that are shown.
const SHOWN: usize = 8;

/// The number of the running games of a server, the last changed first, that are searched.
const SEARCHED: i64 = 60;

/// The most contests of a person that are listed.
const JOINED: i64 = 3;

/// The most earlier contests that are listed.
const EARLIER: i64 = 12;

/// The games of a contest that are wanted.
#[derive(Clone, Copy, Debug)]
pub struct EventGames {
    /// True if those that count are wanted.
    pub counted: bool,
    /// True if those that run are wanted.
    pub running: bool,
}

/// A contest as its page shows it.
#[derive(Debug)]
pub struct EventView {
    /// The contest as it stands.
    pub stand: ContestStand,
    /// The people who are not named.
    pub hidden: BTreeSet<PlayerId>,
    /// The last games that count, the last first; the game itself where its page is open. Empty
    /// unless wanted.
    pub counted: Vec<(ContestGame, Option<StoredGame>)>,
    /// Running games of people who have not met yet, those that changed last first. Empty unless
    /// wanted.
    pub running: Vec<StoredGame>,
    /// The contests of the same kind and variant in the server that ended before, the last first.
    pub earlier: Vec<Contest>,
}

/// Finds the contest at an address, with the games that are wanted. `None` if there is no such
/// contest, or if its server has no pages.
pub async fn find_event(
    service: &Service,
    pages: &Pages,
    code: &str,
    games: EventGames,
) -> Result<Option<EventView>, StoreError> {
    let Some(id) = pages.read_event(code) else { return Ok(None) };
    let mut conn = service.db.read().await?;
    let Some(contest) = store::contests::load_contest(&mut conn, id).await? else {
        return Ok(None);
    };
    if !has_page(&mut conn, &contest).await? {
        return Ok(None);
    }
    let stand = load_stand(&mut conn, contest, service.clock.now()).await?;
    let hidden = store::events::list_private(&mut conn, id).await?.into_iter().collect();
    let counted = if games.counted { list_counted(&mut conn, &stand).await? } else { Vec::new() };
    let running = if games.running { list_running(&mut conn, &stand).await? } else { Vec::new() };
    let earlier = store::events::list_earlier(&mut conn, &stand.contest, EARLIER).await?;
    Ok(Some(EventView { stand, hidden, counted, running, earlier }))
}

/// Returns the contest for which a game is played. `None` for other games, and if its server has no
/// pages.
pub async fn find_event_of(service: &Service, game: GameId) -> Result<Option<Contest>, StoreError> {
    let mut conn = service.db.read().await?;
    let Some(contest) = store::contests::load_contest_of(&mut conn, game).await? else {
        return Ok(None);
    };
    let open = has_page(&mut conn, &contest).await?;
    Ok(Some(contest).filter(|_| open))
}

/// Lists the last games that count, the last first, each with the game itself where its page is
/// open.
async fn list_counted(
    conn: &mut Conn,
    stand: &ContestStand,
) -> Result<Vec<(ContestGame, Option<StoredGame>)>, StoreError> {
    let last: Vec<ContestGame> = stand.games.iter().rev().take(LISTED).cloned().collect();
    let ids: Vec<_> = last.iter().filter_map(|one| one.game).collect();
    let mut rows = store::games::load_all(conn, &ids).await?;
    rows.retain(|row| !is_private(row));
    let with_row = |one: ContestGame| {
        let at = rows.iter().position(|row| Some(row.game.id) == one.game);
        (one, at.map(|at| rows.swap_remove(at)))
    };
    Ok(last.into_iter().map(with_row).collect())
}

/// Lists running games that may count, those that changed last first. Leaves out games whose page
/// is private. Empty after the end of the contest.
async fn list_running(
    conn: &mut Conn,
    stand: &ContestStand,
) -> Result<Vec<StoredGame>, StoreError> {
    if !stand.is_running() {
        return Ok(Vec::new());
    }
    let paired = stand.contest.kind.has_fixtures();
    let ids = match paired {
        true => store::fixtures::list_running(conn, stand.contest.id, SEARCHED).await?,
        false => store::listings::running_in(conn, stand.contest.server, SEARCHED).await?,
    };
    let mut rows = store::games::load_all(conn, &ids).await?;
    rows.retain(|row| (paired || counts_here(stand, row)) && !is_private(row));
    rows.truncate(SHOWN);
    Ok(rows)
}

/// Returns true if a running game counts once it ends in time: a rated one of two entrants who have
/// not met yet.
fn counts_here(stand: &ContestStand, row: &StoredGame) -> bool {
    let players: Vec<_> = row.game.chairs.iter().map(|holder| holder.as_player()).collect();
    let [Some(one), Some(other)] = players[..] else { return false };
    let variant = stand.contest.variant.is_none_or(|variant| variant == row.game.variant());
    let met = stand.games.iter().any(|game| game.opponent_of(one) == Some(other));
    let inside = [one, other].iter().all(|&player| stand.person(player).is_some());
    row.game.terms.rated && variant && inside && !met
}

/// Lists the contests in which a person takes part and which have not ended, at most three, without
/// those of servers that have no pages.
pub async fn list_joined(service: &Service, player: PlayerId) -> Result<Vec<Contest>, StoreError> {
    let mut conn = service.db.read().await?;
    let mut joined = Vec::new();
    for contest in store::events::list_joined(&mut conn, player, JOINED).await? {
        if has_page(&mut conn, &contest).await? {
            joined.push(contest);
        }
    }
    Ok(joined)
}
