//! A challenge with the people at its seats.

use crate::game::{Challenge, ChallengeState, GameId, Habits, PlayerId, Seating};
use crate::ids::UserId;
use crate::store::{self, Conn, StoreError};

/// A challenge, and the people who sit at its seats or are invited to them.
#[derive(Clone, Debug)]
pub struct SeatedChallenge {
    /// The challenge.
    pub challenge: Challenge,
    /// The challenger's habits in games with people. `None` if they are not known, or if the
    /// challenge is no longer open.
    pub habits: Option<Habits>,
    /// Discord ids in the order of the seats; `None` for a seat without a person, and for a person
    /// who deleted their data.
    people: Vec<Option<UserId>>,
}

impl SeatedChallenge {
    /// Loads the people at the seats of a challenge, and the habits of its challenger.
    pub async fn of(conn: &mut Conn, challenge: Challenge) -> Result<SeatedChallenge, StoreError> {
        let player = |seat: &Seating| match seat {
            Seating::Taken(holder) => holder.as_player(),
            Seating::Invited(player) => Some(*player),
            Seating::Open => None,
        };
        let players: Vec<Option<PlayerId>> = challenge.seats.iter().map(player).collect();
        let people = find_people(conn, &players).await?;
        let habits = match challenge.state {
            ChallengeState::Open => store::pace::load_habits(conn, challenge.challenger).await?,
            _ => None,
        };
        Ok(SeatedChallenge { challenge, habits, people })
    }

    /// Loads the challenge with this key, if there is one.
    pub async fn load(conn: &mut Conn, id: GameId) -> Result<Option<SeatedChallenge>, StoreError> {
        match store::challenges::load_challenge(conn, id).await? {
            Some((challenge, _)) => Ok(Some(SeatedChallenge::of(conn, challenge).await?)),
            None => Ok(None),
        }
    }

    /// The Discord id of the person at this seat, counted from 0, if there is one.
    pub fn person(&self, seat: usize) -> Option<UserId> {
        self.people.get(seat).copied().flatten()
    }

    /// The Discord ids of all people at the seats, in the order of the seats.
    pub fn people(&self) -> impl Iterator<Item = UserId> + '_ {
        self.people.iter().copied().flatten()
    }

    /// The people who are invited to a seat, each with their Discord id. Leaves out those who
    /// deleted their data.
    pub fn invited_people(&self) -> impl Iterator<Item = (PlayerId, UserId)> + '_ {
        let pairs = self.challenge.seats.iter().zip(&self.people);
        pairs.filter_map(|(seat, person)| match seat {
            Seating::Invited(player) => Some((*player, (*person)?)),
            Seating::Taken(_) | Seating::Open => None,
        })
    }
}

/// Returns the Discord ids of these players, in order. `None` for an entry without a player, and
/// for a player whose data is deleted.
pub(in crate::service) async fn find_people(
    conn: &mut Conn,
    players: &[Option<PlayerId>],
) -> Result<Vec<Option<UserId>>, StoreError> {
    let known: Vec<PlayerId> = players.iter().copied().flatten().collect();
    let discords = store::players::discords_of(conn, &known).await?;
    Ok(players.iter().map(|player| discords.get(player.as_ref()?).copied()).collect())
}
