//! The card of a contest.

use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan, DeliveryStep};
use crate::game::{ContestId, Team, Timestamp};
use crate::ids::{Posted, ServerId, UserId};
use crate::service::servers::contest_stand::ContestStand;
use crate::service::servers::contests::load_stand;
use crate::service::servers::events::has_page;
use crate::show::custom_id::Mark;
use crate::show::pages::contest;
use crate::show::pages::team::ContestReader;
use crate::store::{self, Address, Conn, Entrant, StoreError};

/// Posts the card of a contest, or edits the posted card.
#[derive(Debug)]
pub struct ContestNotice {
    /// The contest, with its games and its table.
    pub stand: ContestStand,
    /// The team whose server gets the card. Contests other than team matches have the home team.
    pub team: Team,
    /// True if the contest has no web page.
    pub pageless: bool,
}

/// Loads the notice that writes the card of a contest in the server of a team. `None` if the
/// contest is gone or has no such team, or if it is over without a counted game and was never
/// posted.
pub async fn load_contest(
    conn: &mut Conn,
    (id, team): (ContestId, Team),
    now: Timestamp,
) -> Result<Option<Letter>, StoreError> {
    let Some(contest) = store::contests::load_contest(conn, id).await? else { return Ok(None) };
    let stand = load_stand(conn, contest, now).await?;
    let open = stand.is_running() || stand.is_joining();
    let Some((channel, message)) = stand.contest.card_of(team) else { return Ok(None) };
    if !open && stand.games.is_empty() && message.is_none() {
        return Ok(None);
    }
    let place = Address::Channel(channel);
    let server = stand.contest.server_of(team);
    let pageless = !has_page(conn, &stand.contest).await?;
    Ok(Some(Letter::silent(ContestNotice { stand, team, pageless }, vec![place], server)))
}

impl Notice for ContestNotice {
    fn people(&self) -> Vec<(Option<ServerId>, Vec<UserId>)> {
        list_others(&self.stand, self.team)
    }

    fn servers(&self) -> Vec<ServerId> {
        list_servers(&self.stand)
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let ContestNotice { stand, team, pageless } = self;
        let link = writing.pages.filter(|_| !pageless);
        let link = link.map(|pages| pages.event_address(stand.contest.id));
        let reader = ContestReader { names: writing.names, here: stand.contest.server_of(*team) };
        let page = contest::card_page(writing.texts, stand, reader, link.as_deref());
        match stand.contest.card_of(*team).and_then(|(at, message)| Some((at, message?))) {
            Some((channel, message)) => {
                DeliveryStep::Finish { at: Posted { channel, message }, page }.into()
            }
            None => plan::post(page, Mark::contest(stand.contest.id)),
        }
    }
}

/// Returns the people on the boards of a team match who play for the other team, with their server:
/// a message in the server of this team says their names. Empty for other contests.
pub fn list_others(stand: &ContestStand, team: Team) -> Vec<(Option<ServerId>, Vec<UserId>)> {
    if stand.contest.kind.team().is_none() {
        return Vec::new();
    }
    let on_board = |one: &&Entrant| one.division.is_some() && one.team != Some(team);
    let others = stand.entrants.iter().filter(on_board);
    others.filter_map(|one| Some((Some(one.server), vec![one.nameable()?]))).collect()
}

/// Returns the servers of a team match. Empty for other contests.
pub fn list_servers(stand: &ContestStand) -> Vec<ServerId> {
    if stand.contest.kind.team().is_none() {
        return Vec::new();
    }
    stand.contest.servers().collect()
}
