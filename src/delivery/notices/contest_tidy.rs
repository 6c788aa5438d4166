//! The messages beside the card of a contest that are no longer true.

use super::boards_wait::find_waiting;
use super::clear::ClearNotice;
use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{DeliveryPlan, DeliveryStep};
use crate::game::{ContestId, ContestState, PlayerId};
use crate::ids::UserId;
use crate::show::custom_id::Mark;
use crate::show::pages::simul;
use crate::store::{self, BesideCard, Conn, Contest, StoreError, Topic, WaitingBoard};

/// Edits the call of a simul's host to the boards that wait.
#[derive(Debug)]
pub struct CallEditNotice {
    /// The call.
    call: BesideCard,
    /// True if the call is a message to the host alone.
    private: bool,
    /// The simul.
    contest: Contest,
    /// The Discord id of the host.
    host: UserId,
    /// The boards that wait, the oldest first.
    boards: Vec<WaitingBoard>,
}

/// Loads the notice that deletes the first message beside a contest's card that says nothing any
/// more, or else edits the call of a simul's host. `None` if all messages are true. A message says
/// nothing once the contest is over. So does the question to a host who joined or came too late,
/// and a call if another follows, or if no board waits.
pub async fn load_contest_tidy(
    conn: &mut Conn,
    id: ContestId,
) -> Result<Option<Letter>, StoreError> {
    let Some(contest) = store::contests::load_contest(conn, id).await? else { return Ok(None) };
    let posted = store::outbox::list_beside_card(conn, id).await?;
    let is_call = |topic: &Topic| matches!(topic, Topic::Boards(_));
    let last_call = posted.iter().rposition(|one| is_call(&one.topic));
    let mut edit = None;
    for (n, one) in posted.iter().enumerate() {
        let waiting = match one.recipient.filter(|_| Some(n) == last_call) {
            Some(host) => find_waiting(conn, &contest, host).await?,
            None => None,
        };
        let stays = match one.topic {
            Topic::ContestAct(_) => is_host_awaited(conn, &contest).await?,
            Topic::Boards(_) => waiting.is_some(),
            _ => contest.state == ContestState::Running,
        };
        if !stays {
            let message = one.message;
            let letter = Letter::silent(ClearNotice { message }, Vec::new(), Some(contest.server));
            return Ok(Some(Letter { strips: Some(message), ..letter }));
        }
        edit = waiting.map(|found| (*one, found)).or(edit);
    }
    let Some((call, (host, boards))) = edit else { return Ok(None) };
    let direct = store::addresses::direct_channel(conn, host).await?;
    let private = direct == Some(call.message.channel);
    let server = Some(contest.server).filter(|_| !private);
    let notice = CallEditNotice { call, private, contest, host, boards };
    Ok(Some(Letter::silent(notice, Vec::new(), server)))
}

/// Returns true if people still join a simul, and its host has not joined.
pub async fn is_host_awaited(conn: &mut Conn, contest: &Contest) -> Result<bool, StoreError> {
    let joining = contest.state == ContestState::Joining;
    let Some(plan) = contest.kind.simul().filter(|_| joining) else { return Ok(false) };
    let people = store::entrants::list_entrants(conn, contest.id).await?;
    Ok(!people.iter().any(|one| one.player == plan.host && one.present().is_some()))
}

impl Notice for CallEditNotice {
    fn reader(&self) -> Option<PlayerId> {
        self.call.recipient.filter(|_| self.private)
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let CallEditNotice { call, contest, host, boards, .. } = self;
        let mark = Mark::boards_wait(call.id);
        let page = simul::call_page(writing.texts, contest, *host, boards, mark);
        DeliveryStep::Correct { at: call.message, page }.into()
    }
}
