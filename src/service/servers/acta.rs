//! The weekly card of a server (Acta Diurna): when it is due, and what it tells.

use crate::game::{
    ActaWeek, ContestKind, ContestState, Day, GameId, PlayerId, SiegeWeek, Timestamp,
};
use crate::ids::{ChannelId, ServerId, UserId};
use crate::service::aside;
use crate::service::change;
use crate::service::handle::Service;
use crate::service::outbox::causes;
use crate::service::servers::contests::{load_stand, zone_of};
use crate::store::{
    self, Conn, Contest, RowKey, ServerSettings, Sharing, StoreError, StoredGame, Transaction,
};

/// The most people who are named in a line of the card.
const NAMES: usize = 10;

/// People of a week: their number, and those of them who may be named.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CountedPeople {
    /// The number of people.
    pub count: usize,
    /// Up to ten of them who do not keep their pages private.
    pub named: Vec<UserId>,
}

/// What the weekly card of a server tells.
#[derive(Clone, Debug)]
pub struct ActaNews {
    /// The server.
    pub server: ServerId,
    /// The channel of the card.
    pub channel: ChannelId,
    /// The week.
    pub week: ActaWeek,
    /// The number of games of people that ended with a result.
    pub games: i64,
    /// The best game that was decided on the board: its weaker player has the highest rating of
    /// all weaker players, or it is the longest of those without a rating.
    pub best: Option<StoredGame>,
    /// The game won by a player with a lower rating, and the difference. Of several, that with the
    /// greatest difference.
    pub upset: Option<(StoredGame, f64)>,
    /// The longest game.
    pub longest: Option<StoredGame>,
    /// The running leagues, each with the people in the first place of its first division.
    pub leagues: Vec<(Contest, Vec<UserId>)>,
    /// The people who solved a siege.
    pub solvers: CountedPeople,
    /// The people whose first game in the server ended.
    pub newcomers: CountedPeople,
}

impl ActaNews {
    /// Returns true if nothing happened in the week.
    fn is_empty(&self) -> bool {
        self.games == 0 && self.solvers.count == 0
    }
}

/// Schedules the next card of a server that has just been given a channel for it, and none for one
/// without.
pub(super) async fn schedule_acta(
    tx: &mut Transaction,
    server: ServerId,
    settings: &ServerSettings,
    now: Timestamp,
) -> Result<(), StoreError> {
    let next = store::acta::find_next(tx, server).await?;
    match (settings.acta, next) {
        (Some(_), None) => {
            let end = ActaWeek::next_end(&zone_of(settings), now);
            store::acta::set_next(tx, server, Some(end)).await
        }
        (None, Some(_)) => store::acta::set_next(tx, server, None).await,
        _ => Ok(()),
    }
}

/// Writes the notices of up to `limit` servers whose card is due. Returns the number of these
/// servers.
pub(in crate::service) async fn write_due(
    service: &Service,
    limit: i64,
) -> Result<usize, StoreError> {
    let now = service.clock.now();
    let due = async { store::acta::due_servers(&mut *service.db.read().await?, now, limit).await };
    let due = change::in_time(due).await?;
    for &server in &due {
        aside::load_or_set_aside(service, RowKey::server(server), write_card(service, server))
            .await?;
    }
    Ok(due.len())
}

/// Writes the notice of the last week of a server, if its card is due. After weeks in which no bot
/// ran, only the last one gets a card.
async fn write_card(service: &Service, server: ServerId) -> Result<(), StoreError> {
    change::run_transaction(service, |mut tx, now| async move {
        if store::acta::find_next(&mut tx, server).await?.is_none_or(|next| next > now) {
            return Ok(());
        }
        let settings = store::servers::load_settings(&mut tx, server).await?;
        let zone = zone_of(&settings);
        let next = settings.acta.map(|_| ActaWeek::next_end(&zone, now));
        store::acta::set_next(&mut tx, server, next).await?;
        if settings.acta.is_none() {
            return Ok(());
        }
        causes::outbox(service, &mut tx).acta(server, ActaWeek::last_over(&zone, now).monday).await
    })
    .await
}

/// Loads what the card of a server tells of the week that ends on this Monday. `None` if the server
/// wants no card, or if nothing happened.
pub async fn load_news(
    conn: &mut Conn,
    server: ServerId,
    monday: Day,
) -> Result<Option<ActaNews>, StoreError> {
    let settings = store::servers::settings_or_default(conn, server).await?;
    let Some(channel) = settings.acta else { return Ok(None) };
    let week = ActaWeek::ending_on(&zone_of(&settings), monday);
    let games = store::acta::count_games(conn, server, week).await?;
    let best = store::acta::list_best(conn, server, week).await?;
    let best = find_named(conn, &best).await?;
    let longest = store::acta::list_longest(conn, server, week).await?;
    let longest = find_named(conn, &longest).await?;
    let upsets = store::acta::list_upsets(conn, server, week).await?;
    let ids: Vec<GameId> = upsets.iter().map(|upset| upset.game).collect();
    let upset = find_named(conn, &ids).await?.and_then(|row| {
        let gap = upsets.iter().find(|upset| upset.game == row.game.id)?.gap;
        Some((row, gap))
    });
    let leagues = list_leaders(conn, server, week.until).await?;
    let newcomers = store::acta::list_newcomers(conn, server, week).await?;
    let newcomers = count_people(conn, &newcomers).await?;
    let sieges = SiegeWeek::of(Day(monday.0.saturating_sub(1)));
    let scores = store::siege_weeks::list_scores(conn, server, sieges).await?;
    let named: Vec<PlayerId> =
        scores.iter().filter(|one| one.named.is_some()).map(|one| one.player).collect();
    let solvers = CountedPeople { count: scores.len(), ..count_people(conn, &named).await? };
    let news = ActaNews {
        server,
        channel,
        week,
        games,
        best,
        upset,
        longest,
        leagues,
        solvers,
        newcomers,
    };
    Ok(Some(news).filter(|news| !news.is_empty()))
}

/// Returns the first of these games whose people may all be named; `None` if there is none.
async fn find_named(conn: &mut Conn, games: &[GameId]) -> Result<Option<StoredGame>, StoreError> {
    let mut rows = store::games::load_all(conn, games).await?;
    let is_named = |row: &StoredGame| {
        row.seats
            .iter()
            .all(|seat| seat.person.is_some() && seat.tastes.sharing != Sharing::Private)
    };
    let first = games
        .iter()
        .find_map(|game| rows.iter().position(|row| row.game.id == *game && is_named(row)));
    Ok(first.map(|n| rows.swap_remove(n)))
}

/// Counts people, and names those who do not keep their pages private.
async fn count_people(conn: &mut Conn, players: &[PlayerId]) -> Result<CountedPeople, StoreError> {
    let discords = store::players::discords_of(conn, players).await?;
    let mut named = Vec::new();
    for player in players {
        if named.len() == NAMES {
            break;
        }
        let Some(&person) = discords.get(player) else { continue };
        let sharing = store::preferences::load_choices(conn, *player).await?.tastes.sharing;
        if sharing != Sharing::Private {
            named.push(person);
        }
    }
    Ok(CountedPeople { count: players.len(), named })
}

/// Lists the running leagues of a server as they stand at a time, each with the people in the first
/// place of its first division who may be named. Leaves out leagues without such people.
async fn list_leaders(
    conn: &mut Conn,
    server: ServerId,
    at: Timestamp,
) -> Result<Vec<(Contest, Vec<UserId>)>, StoreError> {
    let mut leagues = Vec::new();
    for contest in store::contests::list_open(conn, server).await? {
        let running = contest.state == ContestState::Running;
        if !running || !matches!(contest.kind, ContestKind::League(_)) {
            continue;
        }
        let stand = load_stand(conn, contest, at).await?;
        let first = stand.table.iter().filter(|row| row.division == 1 && row.place == 1);
        let first: Vec<PlayerId> =
            first.filter(|row| row.points > 0).map(|row| row.player).collect();
        let named = count_people(conn, &first).await?.named;
        if !named.is_empty() {
            leagues.push((stand.contest, named));
        }
    }
    Ok(leagues)
}
