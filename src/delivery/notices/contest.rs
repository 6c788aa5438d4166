//! The card of a contest.

use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan, DeliveryStep};
use crate::game::{ContestId, Team, Timestamp};
use crate::ids::{Posted, ServerId, UserId};
use crate::service::play::private::has_page;
use crate::service::servers::contest_stand::ContestStand;
use crate::service::servers::contests::load_stand;
use crate::show::custom_id::Mark;
use crate::show::names::Names;
use crate::show::pages::contest;
use crate::show::pages::team::ContestReader;
use crate::store::{self, Address, Conn, Entrant, StoreError};

/// A contest as it stands, for a message in the server of a team.
#[derive(Debug)]
pub struct ServerStand {
    /// The contest, with its games and its table.
    pub stand: ContestStand,
    /// The team whose server gets the message. Contests other than team matches have the home team.
    pub team: Team,
}

impl ServerStand {
    /// Loads a contest for the server of a team. `None` if the contest is gone.
    pub async fn load(
        conn: &mut Conn,
        (id, team): (ContestId, Team),
        now: Timestamp,
    ) -> Result<Option<ServerStand>, StoreError> {
        let Some(contest) = store::contests::load_contest(conn, id).await? else {
            return Ok(None);
        };
        Ok(Some(ServerStand { stand: load_stand(conn, contest, now).await?, team }))
    }

    /// Returns the channel of the contest's card. `None` if it has no such team.
    pub fn channel(&self) -> Option<Address> {
        self.stand.contest.card_of(self.team).map(|(channel, _)| Address::Channel(channel))
    }

    /// Returns the server of the team.
    pub fn server(&self) -> Option<ServerId> {
        self.stand.contest.server_of(self.team)
    }

    /// Returns the reader of a message in the server, with these names.
    pub fn reader<'a>(&self, names: &'a Names) -> ContestReader<'a> {
        ContestReader { names, here: self.server() }
    }

    /// Returns the people on the boards of a team match who play for the other team, with their
    /// server: a message in the server of this team says their names. Empty for other contests.
    pub fn list_others(&self) -> Vec<(Option<ServerId>, Vec<UserId>)> {
        let ServerStand { stand, team } = self;
        if stand.contest.kind.team().is_none() {
            return Vec::new();
        }
        let on_board = |one: &&Entrant| one.division.is_some() && one.team != Some(*team);
        let others = stand.entrants.iter().filter(on_board);
        others.filter_map(|one| Some((Some(one.server), vec![one.nameable()?]))).collect()
    }

    /// Returns the servers of a team match. Empty for other contests.
    pub fn list_servers(&self) -> Vec<ServerId> {
        if self.stand.contest.kind.team().is_none() {
            return Vec::new();
        }
        self.stand.contest.servers().collect()
    }
}

/// Posts the card of a contest, or edits the posted card.
#[derive(Debug)]
pub struct ContestNotice {
    /// The contest.
    pub about: ServerStand,
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
    let Some(about) = ServerStand::load(conn, (id, team), now).await? else { return Ok(None) };
    let stand = &about.stand;
    let open = stand.is_running() || stand.is_joining();
    let Some((_, message)) = stand.contest.card_of(team) else { return Ok(None) };
    if !open && stand.games.is_empty() && message.is_none() {
        return Ok(None);
    }
    let pageless = !has_page(conn, &stand.contest).await?;
    let (place, server) = (about.channel().into_iter().collect(), about.server());
    Ok(Some(Letter::silent(ContestNotice { about, pageless }, place, server)))
}

impl Notice for ContestNotice {
    fn people(&self) -> Vec<(Option<ServerId>, Vec<UserId>)> {
        self.about.list_others()
    }

    fn servers(&self) -> Vec<ServerId> {
        self.about.list_servers()
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let ContestNotice { about, pageless } = self;
        let ServerStand { stand, team } = about;
        let link = writing.pages.filter(|_| !pageless);
        let link = link.map(|pages| pages.event_address(stand.contest.id));
        let reader = about.reader(writing.names);
        let page = contest::card_page(writing.texts, stand, reader, link.as_deref());
        match stand.contest.card_of(*team).and_then(|(at, message)| Some((at, message?))) {
            Some((channel, message)) => {
                DeliveryStep::Finish { at: Posted { channel, message }, page }.into()
            }
            None => plan::post(page, Mark::contest(stand.contest.id)),
        }
    }
}
