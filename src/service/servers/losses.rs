//! Games of contests that ended because a person did not move or is out, as their messages tell it.

use crate::game::{Fared, Fixture, Holder, PlayerId, Ruling, has_played_half, is_last_straw};
use crate::ids::UserId;
use crate::store::{self, Conn, Contest, StoreError, StoredGame};

/// The meaning of the end of a game in its contest, where the last board does not tell it.
#[derive(Clone, Debug)]
pub enum ContestEnd {
    /// A person did not move.
    Loss(ContestLoss),
    /// The game stopped, because a person no longer takes part or a manager decided it.
    Stop(ContestStop),
}

/// A game of a contest that a person lost because they ran out of time, made no move or called the
/// game off.
#[derive(Clone, Debug)]
pub struct ContestLoss {
    /// The contest.
    pub contest: Contest,
    /// The person; `None` if they deleted their data.
    pub who: Option<UserId>,
    /// True if the game itself has no result.
    pub absent: bool,
    /// True if the person is out of the contest by this loss.
    pub out: bool,
}

/// The effect in a contest of a game that stopped without a result of its own.
#[derive(Clone, Debug)]
pub enum ContestStop {
    /// It counts as a win for this person (`None` if they deleted their data), or as a draw.
    Ruled(Contest, Fared, Option<UserId>),
    /// It counts for nobody: the person who left had played too few of their games.
    Void(Contest),
    /// A reserve can still take the place of who is out. If none does, it counts as a win for this
    /// person.
    Free(Contest, Option<UserId>),
    /// Someone else took the place, and the game begins anew.
    Replaced,
}

/// The contest of a game with its fixtures, if a contest paired the game.
#[derive(Clone, Debug)]
pub struct GameContest(Option<(Contest, Vec<Fixture>)>);

/// Loads the contest of a game.
pub async fn load_game_contest(
    conn: &mut Conn,
    row: &StoredGame,
) -> Result<GameContest, StoreError> {
    let contest = store::contests::load_contest_of(conn, row.game.id).await?;
    let Some(contest) = contest else { return Ok(GameContest(None)) };
    let fixtures = store::fixtures::list_fixtures(conn, contest.id).await?;
    Ok(GameContest(Some((contest, fixtures))))
}

impl GameContest {
    /// Finds what the end of a finished game means in its contest. `None` if no contest paired the
    /// game, or if its last board tells the end.
    pub fn find_end(&self, row: &StoredGame) -> Option<ContestEnd> {
        let gone = row.game.withdrawn_chair();
        let Some((contest, fixtures)) = &self.0 else {
            return gone.map(|_| ContestEnd::Stop(ContestStop::Replaced));
        };
        let contest = contest.clone();
        let fixture = fixtures.iter().find(|one| one.game == Some(row.game.id));
        let holder = |player| row.game.chair_of(player).and_then(|chair| row.person(chair));
        let winner = |one: &Fixture, fared: Fared| match fared {
            Fared::Won => holder(one.one),
            Fared::Lost => holder(one.other),
            Fared::Drawn => None,
        };
        if let Some(gone) = gone {
            let stop = match fixture.and_then(|one| Some((one, one.ruling?))) {
                Some((one, ruling)) => {
                    let left = if ruling.fared == Fared::Won { one.other } else { one.one };
                    match contest.kind.is_divided() && !has_played_half(fixtures, left) {
                        true => ContestStop::Void(contest),
                        false => {
                            ContestStop::Ruled(contest, ruling.fared, winner(one, ruling.fared))
                        }
                    }
                }
                None => {
                    let other = row.game.chairs.chairs().find(|chair| *chair != gone);
                    ContestStop::Free(contest, other.and_then(|chair| row.person(chair)))
                }
            };
            return Some(ContestEnd::Stop(stop));
        }
        if let Some(one) = fixture
            && let Some(ruling) = one.ruling.filter(|ruling| ruling.why == Ruling::Decided)
        {
            let stop = ContestStop::Ruled(contest, ruling.fared, winner(one, ruling.fared));
            return Some(ContestEnd::Stop(stop));
        }
        let (fixture, player) = fixture.and_then(|one| Some((one, one.find_late()?)))?;
        let out = contest.kind.puts_out() && is_last_straw(fixtures, fixture, player);
        let who = holder(player);
        let absent = fixture.ruling.is_some_and(|ruling| ruling.why == Ruling::Absent);
        Some(ContestEnd::Loss(ContestLoss { contest, who, absent, out }))
    }

    /// Returns the players who need no ping for the end of a game, because another message of its
    /// contest pings them: what a manager decided, the game that begins anew in a place that was
    /// taken, or the end of an earlier game that stopped at the same moment.
    pub fn list_pinged_elsewhere(&self, row: &StoredGame) -> Vec<PlayerId> {
        let withdrawn = row.game.withdrawn_chair().is_some();
        let players = || row.game.chairs.iter().filter_map(Holder::as_player).collect();
        let Some((_, fixtures)) = &self.0 else {
            return if withdrawn { players() } else { Vec::new() };
        };
        let own = fixtures.iter().find(|one| one.game == Some(row.game.id));
        let Some(own) = own else { return Vec::new() };
        if own.ruling.is_some_and(|ruling| ruling.why == Ruling::Decided) {
            return players();
        }
        let earlier = fixtures.iter().filter(|one| {
            withdrawn && one.n < own.n && one.game.is_some() && one.ended == own.ended
        });
        earlier.flat_map(|one| [one.one, one.other]).collect()
    }
}
