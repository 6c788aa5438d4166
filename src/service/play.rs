//! Playing, and finding the game that somebody means.

use super::{Caller, Service, retrying};
use crate::game::{Action, Actor, Challenge, Event, GameId, GameRefusal, Millis, PlayerId};
use crate::rules::{Entry, Refusal};
use crate::store::{self, Conn, GameRow, StoreError};

/// What somebody asks to do in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Play what was typed or chosen.
    Move(String),
    /// Exchange seats.
    Swap,
    /// Give up.
    Resign,
    /// End a game whose time is up.
    Timeout,
}

/// Something was done.
#[derive(Clone, Debug)]
pub struct Acted {
    /// The game afterwards.
    pub row: GameRow,
    /// The event that it became.
    pub event: Event,
}

/// Why something was not done. Nothing changed.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// There is no such game.
    #[error("no such game")]
    Unknown,
    /// The game refuses it; the game as it stands.
    #[error("refused by the game")]
    Game(Box<GameRow>, GameRefusal),
    /// Our own failure.
    #[error(transparent)]
    Failed(#[from] StoreError),
}

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
    /// Running games: the person's turn first, then the longest untouched first.
    pub games: Vec<GameRow>,
    /// For each game, why the last notice reached nobody; none where it did.
    pub silent: Vec<Option<String>>,
    /// Open challenges, made or received.
    pub challenges: Vec<Challenge>,
}

impl Service {
    /// Does something in a game. Asked again with the same cause it answers the same.
    pub async fn act(&self, caller: &Caller, id: GameId, ask: &Ask, expected: Option<u32>) -> Result<Acted, Refused> {
        let acted = retrying(|| async {
            let mut tx = self.db.begin().await.map_err(Refused::from)?;
            let by = self.know(&mut tx, caller).await?;
            let acted = self.act_in(&mut tx, Actor::Player(by), id, ask, expected, &caller.cause).await?;
            tx.commit().await.map_err(StoreError::from)?;
            Ok::<_, Refused>(acted)
        });
        let acted = acted.await?;
        self.wake();
        Ok(acted)
    }

    /// The one way in which a game changes, for people and for the opponent.
    pub(super) async fn act_in(
        &self,
        conn: &mut Conn,
        by: Actor,
        id: GameId,
        ask: &Ask,
        expected: Option<u32>,
        cause: &str,
    ) -> Result<Acted, Refused> {
        let mut row = store::load_game(conn, id).await?.ok_or(Refused::Unknown)?;
        if let Some((_, seq)) = store::event_by_cause(conn, cause).await?.filter(|(game, _)| *game == id) {
            let event = row.game.events()[seq as usize - 1].clone();
            return Ok(Acted { row, event });
        }
        let now = self.clock.now();
        let refused = |row: &GameRow, refusal| Refused::Game(Box::new(row.clone()), refusal);
        let action = match ask {
            Ask::Swap => Action::Swap,
            Ask::Resign => Action::Resign,
            Ask::Timeout => Action::Timeout,
            Ask::Move(text) => match row.game.line().read(text) {
                Ok(Entry::Move(m)) => Action::Move(m),
                Ok(Entry::Swap) => Action::Swap,
                Ok(Entry::Resign(_) | Entry::Timeout(_) | Entry::Cancel) => {
                    return Err(refused(&row, GameRefusal::Rule(Refusal::Unreadable)));
                }
                Err(rule) => {
                    // Who is not playing or not to move learns that, not the rule.
                    let refusal = row.game.may_move(by, expected).err().unwrap_or(GameRefusal::Rule(rule));
                    return Err(refused(&row, refusal));
                }
            },
        };
        let before = row.clone();
        let event = row.game.act(action, by, expected, now, cause).map_err(|refusal| refused(&before, refusal))?;
        store::update_game(conn, &row.game, row.version, now).await?;
        row.version += 1;
        store::insert_event(conn, id, &event).await?;
        self.outbox(conn).happened(&row).await?;
        Ok(Acted { row, event })
    }

    /// Ends the games whose time is up, so many at most; says how many it ended. What a person does at the same time comes first or is too late,
    /// as the database decides.
    pub(super) async fn end_overdue(&self, limit: i64) -> Result<usize, StoreError> {
        let overdue = store::overdue_games(&mut *self.db.read().await?, self.clock.now(), limit).await?;
        let mut ended = 0;
        for id in overdue {
            let done = retrying(|| async {
                let mut tx = self.db.begin().await.map_err(Refused::from)?;
                let row = store::load_game(&mut tx, id).await?.ok_or(Refused::Unknown)?;
                let (seq, chair) = (row.game.seq(), row.game.to_move().unwrap_or(0));
                let cause = format!("timeout:{}:{seq}", id.0);
                self.act_in(&mut tx, Actor::Chair(chair), id, &Ask::Timeout, Some(seq), &cause).await?;
                tx.commit().await.map_err(|error| Refused::from(StoreError::from(error)))
            });
            match done.await {
                Ok(()) => ended += 1,
                Err(Refused::Failed(error)) => return Err(error),
                // Somebody was faster.
                Err(Refused::Game(..) | Refused::Unknown) => {}
            }
        }
        if ended > 0 {
            self.wake();
        }
        Ok(ended)
    }

    /// When the next game's time is up after `now`, where that can be read.
    pub(super) async fn next_deadline(&self, now: Millis) -> Option<Millis> {
        let read = async { store::next_deadline(&mut *self.db.read().await?, now).await };
        read.await.ok().flatten()
    }

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
        let games = self.rows(&mut conn, listed.into_iter().map(|listed| listed.id)).await?;
        let mut silent = Vec::with_capacity(games.len());
        for row in &games {
            silent.push(store::failed_for(&mut conn, row.game.id).await?);
        }
        let challenges = store::open_challenges_of(&mut conn, player).await?;
        Ok(Mine { player, games, silent, challenges })
    }

    /// Channel and message of the newest board of a game, to jump to.
    pub async fn board_message(&self, row: &GameRow) -> Result<Option<(u64, u64)>, StoreError> {
        let mut conn = self.db.read().await?;
        let sent = store::last_sent(&mut conn, row.game.id, "turn", row.game.seq() + 1).await?;
        Ok(sent.map(|(_, channel, message)| (channel, message)))
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
