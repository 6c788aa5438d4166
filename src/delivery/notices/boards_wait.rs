//! The call of a simul's host to the boards that wait for their move.

use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::game::{CALLS_AGAIN, ContestId, ContestState, Holder, Notify, PlayerId, Timestamp};
use crate::ids::UserId;
use crate::service::outbox::pings;
use crate::show::custom_id::Mark;
use crate::show::page::Page;
use crate::show::pages::simul;
use crate::store::{self, Address, Claimed, Conn, Contest, StoreError, WaitingBoard};

/// Calls the host of a simul to all boards that wait, by one message.
#[derive(Debug)]
pub struct BoardsWaitNotice {
    /// The key of the notice.
    id: i64,
    /// The simul.
    contest: Contest,
    /// The host.
    host: UserId,
    /// The boards that wait, the oldest first.
    boards: Vec<WaitingBoard>,
}

/// Loads the call of a simul's host, in the thread of the board that has waited longest, or beside
/// the card of the simul before the first move there. `None` if no board waits, if the host was
/// called since the first of them waits, and not long ago, if they want no pings, or if the simul
/// is over.
pub async fn load_boards_wait(
    conn: &mut Conn,
    row: &Claimed,
    id: ContestId,
    now: Timestamp,
) -> Result<Option<Letter>, StoreError> {
    let Some(host) = row.recipient else { return Ok(None) };
    let Some(contest) = store::contests::load_contest(conn, id).await? else { return Ok(None) };
    let found = find_waiting(conn, &contest, host).await?;
    let Some((person, boards)) = found else { return Ok(None) };
    let Some(oldest) = boards.first().copied() else { return Ok(None) };
    let called = store::outbox::last_called(conn, id).await?;
    if called.is_some_and(|at| at >= oldest.since && at + CALLS_AGAIN > now) {
        return Ok(None);
    }
    let notify = pings::preferences_of(conn, &Holder::Player(host)).await?.notify;
    if matches!(notify, Notify::Digest | Notify::Off) {
        return Ok(None);
    }
    let Some(game) = store::games::load_game(conn, oldest.game).await? else { return Ok(None) };
    // Before the first move all boards wait, and their threads may not be open yet.
    let thread = game.thread.filter(|_| game.game.line().plies() > 0).map(Address::Thread);
    let channel = Address::Channel(contest.channel);
    let mut addresses: Vec<Address> =
        thread.into_iter().chain([channel, Address::Direct(person)]).collect();
    if matches!(notify, Notify::Direct | Notify::Both) {
        addresses.rotate_right(1);
    }
    let server = Some(contest.server);
    let notice = BoardsWaitNotice { id: row.id, contest, host: person, boards };
    Ok(Some(Letter { ping: vec![person], ..Letter::silent(notice, addresses, server) }))
}

/// Returns the Discord id of the host of a simul, and the boards that wait for them, the oldest
/// first. `None` if no board waits, if the simul does not run, or if the host deleted their data.
pub async fn find_waiting(
    conn: &mut Conn,
    contest: &Contest,
    host: PlayerId,
) -> Result<Option<(UserId, Vec<WaitingBoard>)>, StoreError> {
    if contest.state != ContestState::Running {
        return Ok(None);
    }
    let boards = store::fixtures::list_waiting(conn, contest.id, host).await?;
    let person = store::players::discord_of(conn, host).await?;
    Ok(person.filter(|_| !boards.is_empty()).map(|person| (person, boards)))
}

impl Notice for BoardsWaitNotice {
    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let mark = Mark::boards_wait(self.id);
        let BoardsWaitNotice { contest, host, boards, .. } = self;
        let page = simul::call_page(writing.texts, contest, *host, boards, mark);
        plan::post(Page { ping: writing.ping(), ..page }, mark)
    }
}
