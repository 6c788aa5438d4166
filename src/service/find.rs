//! Finding the game that somebody means, and what there is to do for a person.

use super::notice::Kind;
use super::{Caller, Service};
use crate::game::{Challenge, Game, GameId, PlayerId};
use crate::store::{self, Conn, GameRow, StoreError};

/// The most games that a list shows.
const SHOWN: usize = 30;

/// Which game somebody means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Where {
    /// The one of this short name.
    Named(String),
    /// The one whose notice this message is.
    Message(u64),
    /// The one of this thread, else whatever the person's games allow.
    Channel(u64),
}

/// What a person has to do with us.
#[derive(Clone, Debug)]
pub struct Mine {
    /// The person.
    pub player: PlayerId,
    /// Running games: the person's turn first, the least time left first; no more than are shown anywhere.
    pub games: Vec<GameRow>,
    /// How many more there are.
    pub more: usize,
    /// For each game, why the last notice reached nobody; none where it did.
    pub silent: Vec<Option<String>>,
    /// Open challenges, made or received.
    pub challenges: Vec<Challenge>,
}

impl Service {
    /// The game with this id.
    pub async fn game(&self, id: GameId) -> Result<Option<GameRow>, StoreError> {
        store::load_game(&mut *self.db.read().await?, id).await
    }

    /// The challenge with this id.
    pub async fn challenge(&self, id: GameId) -> Result<Option<Challenge>, StoreError> {
        Ok(store::load_challenge(&mut *self.db.read().await?, id).await?.map(|(challenge, _)| challenge))
    }

    /// The games that somebody may mean: the one said or the thread's alone, else those in which it is their turn, else all of theirs.
    pub async fn meant(&self, discord: u64, place: &Where) -> Result<Vec<GameRow>, StoreError> {
        let mut conn = self.db.read().await?;
        let one = match place {
            Where::Named(name) => {
                let name = name.trim().trim_start_matches('#').to_lowercase();
                store::game_by_name(&mut conn, &name).await?
            }
            Where::Message(message) => store::lane_of_message(&mut conn, *message).await?,
            Where::Channel(channel) => store::game_at_thread(&mut conn, *channel).await?,
        };
        if one.is_some() || !matches!(place, Where::Channel(_)) {
            return self.rows(&mut conn, one).await;
        }
        let Some(player) = store::player_of(&mut conn, discord).await? else { return Ok(Vec::new()) };
        let all = store::games_of(&mut conn, player).await?;
        let due: Vec<GameId> = all.iter().filter(|listed| listed.mine).map(|listed| listed.id).collect();
        let ids = if due.is_empty() { all.iter().map(|listed| listed.id).collect() } else { due };
        self.rows(&mut conn, ids).await
    }

    /// Everything that is running or open for a person.
    pub async fn mine(&self, caller: &Caller) -> Result<Mine, StoreError> {
        let mut tx = self.db.begin().await?;
        let player = self.know(&mut tx, caller).await?;
        tx.commit().await?;
        let mut conn = self.db.read().await?;
        let listed = store::games_of(&mut conn, player).await?;
        let more = listed.len().saturating_sub(SHOWN);
        let games = self.rows(&mut conn, listed.into_iter().take(SHOWN).map(|listed| listed.id)).await?;
        let mut silent = Vec::with_capacity(games.len());
        for row in &games {
            silent.push(store::failed_for(&mut conn, row.game.id).await?);
        }
        let challenges = store::open_challenges_of(&mut conn, player).await?;
        Ok(Mine { player, games, more, silent, challenges })
    }

    /// Channel and message of the newest board of a game, to jump to.
    pub async fn board_message(&self, row: &GameRow) -> Result<Option<(u64, u64)>, StoreError> {
        board_message(&mut *self.db.read().await?, &row.game).await
    }

    /// The Discord ids of the people in a game's chairs; none for the opponent and for people who had themselves deleted.
    pub async fn people(&self, row: &GameRow) -> Result<Vec<Option<u64>>, StoreError> {
        let mut conn = self.db.read().await?;
        people(&mut conn, row.game.chairs.iter().map(crate::game::Holder::player)).await
    }

    /// The person's own id, if they ever did anything here.
    pub async fn player(&self, discord: u64) -> Result<Option<PlayerId>, StoreError> {
        store::player_of(&mut *self.db.read().await?, discord).await
    }

    /// The Discord id of a person; none once they had themselves deleted.
    pub async fn discord(&self, player: PlayerId) -> Result<Option<u64>, StoreError> {
        store::discord_of(&mut *self.db.read().await?, player).await
    }

    /// The language in which Discord last showed itself to a person.
    pub async fn locale(&self, discord: u64) -> Result<Option<String>, StoreError> {
        let mut conn = self.db.read().await?;
        match store::player_of(&mut conn, discord).await? {
            Some(player) => store::locale_of(&mut conn, player).await,
            None => Ok(None),
        }
    }

    /// The language that a server speaks, as Discord last said.
    pub async fn server_locale(&self, server: u64) -> Result<Option<String>, StoreError> {
        store::server_locale(&mut *self.db.read().await?, server).await
    }

    /// Something came from a channel, so it can be reached again.
    pub async fn reachable(&self, address: store::Address) -> Result<(), StoreError> {
        let closed = store::closed_addresses(&mut *self.db.read().await?, &[address]).await?;
        if !closed.is_empty() {
            let mut tx = self.db.begin().await?;
            store::open_address(&mut tx, address, self.clock.now()).await?;
            tx.commit().await?;
        }
        Ok(())
    }

    async fn rows(&self, conn: &mut Conn, ids: impl IntoIterator<Item = GameId>) -> Result<Vec<GameRow>, StoreError> {
        let mut rows = Vec::new();
        for id in ids {
            rows.extend(store::load_game(conn, id).await?);
        }
        Ok(rows)
    }
}

/// Channel and message of the newest board of a game.
pub(super) async fn board_message(conn: &mut Conn, game: &Game) -> Result<Option<(u64, u64)>, StoreError> {
    let sent = store::last_sent(conn, game.id, Kind::Turn.word(), game.board() + 1).await?;
    Ok(sent.map(|(_, message)| message))
}

/// The Discord ids of people, in order.
pub(super) async fn people(
    conn: &mut Conn,
    players: impl Iterator<Item = Option<PlayerId>>,
) -> Result<Vec<Option<u64>>, StoreError> {
    let mut people = Vec::new();
    for player in players {
        people.push(match player {
            Some(player) => store::discord_of(conn, player).await?,
            None => None,
        });
    }
    Ok(people)
}
