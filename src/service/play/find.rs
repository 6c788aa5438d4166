//! Finding the game that a person means, and what there is to do for a person.

use crate::game::{Chair, Challenge, GameId, Holder, PlayerId, Seating, Seq};
use crate::ids::{ChannelId, MessageId, ServerId, UserId};
use crate::service::aside;
use crate::service::change;
use crate::service::play::sight::seen_by;
use crate::service::post::Listing;
use crate::service::{Caller, Service};
use crate::store::{self, Conn, Db, NoticeKind, RowKey, Slice, StoreError, StoredGame, Viewer};

/// The most games that a list shows.
const SHOWN: usize = 30;

/// Which game a person means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Where {
    /// The one of this short name.
    Named(String),
    /// The game of the notice in this message.
    Message(MessageId),
    /// The one for which this thread was opened.
    Thread(ChannelId),
    /// Those that are meant in this thread, else any of the person's.
    Channel(ChannelId),
    /// The same, but of several of the person's those in which it is their turn, if there are any.
    Turn(ChannelId),
}

/// What a person has to do with us.
#[derive(Clone, Default, Debug)]
pub struct Mine {
    /// The person, if they ever did anything here.
    pub player: Option<PlayerId>,
    /// Running games: the person's turn first, the least time left first; no more than are shown
    /// anywhere.
    pub games: Vec<Listing>,
    /// How many of them cannot be read.
    pub unread: usize,
    /// How many more there are.
    pub more: usize,
    /// Open challenges, made, received or joined, each with the Discord ids of the people at its
    /// seats.
    pub challenges: Vec<(Challenge, Vec<Option<UserId>>)>,
}

impl Mine {
    /// Where the person sits in a game.
    pub fn chair_in(&self, row: &StoredGame) -> Option<Chair> {
        self.player.and_then(|player| row.game.chair_of(player))
    }

    /// The games in which it is the person's turn.
    pub fn due(&self) -> impl Iterator<Item = &StoredGame> {
        let due = |row: &&StoredGame| self.chair_in(row).is_some_and(|chair| row.game.to_move() == Some(chair));
        self.games.iter().map(|listing| &*listing.row).filter(due)
    }
}

/// The game with this id, for ourselves; people have it [for
/// them](crate::service::play::sight::game_for).
pub async fn game(db: &Db, id: GameId) -> Result<Option<StoredGame>, StoreError> {
    store::games::load(&mut *db.read().await?, id).await
}

/// The challenge with this id.
pub async fn challenge(db: &Db, id: GameId) -> Result<Option<Challenge>, StoreError> {
    Ok(store::challenges::load(&mut *db.read().await?, id).await?.map(|(challenge, _)| challenge))
}

/// Whether something is known to have come of this interaction or message: an event in a game, or a
/// challenge.
pub async fn is_done(db: &Db, cause: &str) -> Result<bool, StoreError> {
    change::in_time(async { store::games::is_caused(&mut *db.read().await?, cause).await }).await
}

/// The games that a person may mean, of those at which they may look.
pub async fn candidates(db: &Db, caller: &Caller, place: &Where) -> Result<Vec<StoredGame>, StoreError> {
    let mut conn = db.read().await?;
    let player = store::players::by_discord(&mut conn, caller.discord).await?;
    let ids = match place {
        Where::Named(name) => {
            let name = name.trim().trim_start_matches('#').to_lowercase();
            store::listings::by_name(&mut conn, &name).await?.into_iter().collect()
        }
        Where::Message(message) => store::outbox::game_of_message(&mut conn, *message).await?.into_iter().collect(),
        Where::Thread(channel) | Where::Channel(channel) | Where::Turn(channel) => {
            store::listings::at_thread(&mut conn, *channel).await?
        }
    };
    let rows = store::games::load_all(&mut conn, &ids).await?;
    let mut rows = seen_by(&mut conn, rows, caller).await?;
    match place {
        Where::Named(_) | Where::Message(_) => return Ok(rows),
        Where::Thread(channel) => {
            rows.retain(|row| row.thread == Some(*channel));
            return Ok(rows);
        }
        Where::Channel(channel) | Where::Turn(channel) => rows = in_thread(rows, *channel, player),
    }
    if !rows.is_empty() {
        let due = |row: &StoredGame| player.is_some_and(|player| row.game.to_move() == row.game.chair_of(player));
        if matches!(place, Where::Turn(_)) && rows.iter().any(due) {
            rows.retain(due);
        }
        return Ok(rows);
    }
    let Some(player) = player else { return Ok(Vec::new()) };
    let all = store::listings::of_player(&mut conn, player).await?;
    let due = |listed: &&store::Listed| listed.mine && matches!(place, Where::Turn(_));
    let due: Vec<GameId> = all.iter().filter(due).map(|listed| listed.id).collect();
    let ids = if due.is_empty() { all.iter().map(|listed| listed.id).collect() } else { due };
    store::games::load_all(&mut conn, &ids).await
}

/// The running games of a server that a person sees, those that changed last first.
pub async fn running_in(db: &Db, server: ServerId) -> Result<Vec<StoredGame>, StoreError> {
    let mut conn = db.read().await?;
    let ids = store::listings::running_in(&mut conn, server, SHOWN as i64).await?;
    store::games::load_all(&mut conn, &ids).await
}

/// A person's running games, their turn first, no more than are shown anywhere.
pub async fn running(db: &Db, discord: UserId) -> Result<Vec<StoredGame>, StoreError> {
    let mut conn = db.read().await?;
    let Some(player) = store::players::by_discord(&mut conn, discord).await? else { return Ok(Vec::new()) };
    let listed = store::listings::of_player(&mut conn, player).await?.into_iter().take(SHOWN);
    store::games::load_all(&mut conn, &listed.map(|listed| listed.id).collect::<Vec<_>>()).await
}

/// The finished games of a server that a person sees, the newest first.
pub async fn finished_in(db: &Db, server: ServerId) -> Result<Vec<StoredGame>, StoreError> {
    let mut conn = db.read().await?;
    let ids = store::listings::finished_in(&mut conn, server, SHOWN as i64).await?;
    store::games::load_all(&mut conn, &ids).await
}

/// A person's finished games, the newest first.
pub async fn finished(db: &Db, discord: UserId, slice: Slice) -> Result<Vec<StoredGame>, StoreError> {
    let mut conn = db.read().await?;
    let Some(player) = store::players::by_discord(&mut conn, discord).await? else { return Ok(Vec::new()) };
    let ids = store::listings::finished_of(&mut conn, player, slice).await?;
    store::games::load_all(&mut conn, &ids).await
}

/// Everything that is running or open for a person.
pub async fn mine(service: &Service, caller: &Caller) -> Result<Mine, StoreError> {
    let mut conn = service.db.read().await?;
    let Some(player) = store::players::by_discord(&mut conn, caller.discord).await? else { return Ok(Mine::default()) };
    let listed = store::listings::of_player(&mut conn, player).await?;
    let more = listed.len().saturating_sub(SHOWN);
    let ids: Vec<GameId> = listed.into_iter().take(SHOWN).map(|listed| listed.id).collect();
    let mut games = listings(&mut conn, &ids).await?;
    let read = |id: &GameId| games.iter().any(|entry| entry.row.game.id == *id);
    let unread: Vec<GameId> = ids.iter().copied().filter(|id| !read(id)).collect();
    for &id in &unread {
        // A person who looks need not wait until the operator can see it.
        let owned = service.clone();
        change::later(service, "unread", async move {
            aside::load_or_set_aside(&owned, RowKey::game(id), game(&owned.db, id)).await.map(|_| ())
        });
    }
    let mut failed = store::outbox::failed_for(&mut conn, &ids).await?;
    for entry in &mut games {
        entry.silent = failed.remove(&entry.row.game.id);
    }
    let mut challenges = Vec::new();
    let own = store::challenges::open_of(&mut conn, player).await?;
    for challenge in own.into_iter().chain(store::challenges::joined_by(&mut conn, player).await?) {
        let people = seated(&mut conn, &challenge).await?;
        challenges.push((challenge, people));
    }
    Ok(Mine { player: Some(player), games, unread: unread.len(), more, challenges })
}

/// In how many games beside this one it is the person's turn.
pub async fn due_beside(db: &Db, caller: &Caller, beside: GameId) -> Result<i64, StoreError> {
    store::listings::due_beside(&mut *db.read().await?, caller.discord, beside).await
}

/// The person as one who looks at boards, if they ever did anything here.
pub async fn viewer(db: &Db, discord: UserId) -> Result<Option<Viewer>, StoreError> {
    store::preferences::viewer(&mut *db.read().await?, discord).await
}

/// The channel in which a game's boards come: its thread, even before that is opened, else its
/// channel.
pub async fn table(db: &Db, row: &StoredGame) -> Result<ChannelId, StoreError> {
    if let Some(thread) = row.thread {
        return Ok(thread);
    }
    if row.place.server.is_none() || row.place.thread {
        return Ok(row.place.channel);
    }
    let mut conn = db.read().await?;
    let posted = store::outbox::message_of(&mut conn, row.game.id, NoticeKind::Challenge, Seq::START).await?;
    Ok(posted.map_or(row.place.channel, |posted| posted.message.thread()))
}

/// The Discord id of a person; none once they had themselves deleted.
pub async fn discord(db: &Db, player: PlayerId) -> Result<Option<UserId>, StoreError> {
    store::players::discord_of(&mut *db.read().await?, player).await
}

/// The language in which Discord last showed itself to a person.
pub async fn locale(db: &Db, discord: UserId) -> Result<Option<String>, StoreError> {
    let mut conn = db.read().await?;
    match store::players::by_discord(&mut conn, discord).await? {
        Some(player) => Ok(store::preferences::manner_with(&mut conn, player).await?.locale),
        None => Ok(None),
    }
}

/// The language that a server speaks, as Discord last said.
pub async fn server_locale(db: &Db, server: ServerId) -> Result<Option<String>, StoreError> {
    Ok(store::servers::manner_in(&mut *db.read().await?, server).await?.locale)
}

/// The channel of a person's direct messages, as far as it is known.
pub async fn direct(db: &Db, person: UserId) -> Result<Option<ChannelId>, StoreError> {
    store::addresses::direct_channel(&mut *db.read().await?, person).await
}

/// Keeps the channel of a person's direct messages.
pub async fn set_direct(service: &Service, person: UserId, channel: ChannelId) -> Result<(), StoreError> {
    change::transaction(service, |mut tx, now| async move {
        store::addresses::set_direct_channel(&mut tx, person, channel, now).await
    })
    .await
}

/// Something came from a channel, so it can be reached again.
pub async fn reachable(service: &Service, address: store::Address) -> Result<(), StoreError> {
    let closed = store::addresses::closed(&mut *service.db.read().await?, &[address], service.clock.now()).await?;
    if !closed.is_empty() {
        change::transaction(service, |mut tx, now| async move { store::addresses::open(&mut tx, address, now).await })
            .await?;
    }
    Ok(())
}

/// Of the games of a thread those that a person means there: what they play themselves, else what
/// runs, else the game for which it was opened. In a thread of other things only what they play is
/// meant.
fn in_thread(mut rows: Vec<StoredGame>, thread: ChannelId, player: Option<PlayerId>) -> Vec<StoredGame> {
    let runs = |row: &StoredGame| row.game.outcome().is_none();
    let plays = |row: &StoredGame| runs(row) && player.is_some_and(|player| row.game.chair_of(player).is_some());
    if rows.iter().any(plays) {
        rows.retain(plays);
    } else if !rows.iter().any(|row| row.thread == Some(thread)) {
        rows.clear();
    } else if rows.iter().any(runs) {
        rows.retain(runs);
    }
    rows
}

/// All running games of a person.
pub(in crate::service) async fn running_games(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<Vec<StoredGame>, StoreError> {
    let listed = store::listings::of_player(conn, player).await?;
    store::games::load_all(conn, &listed.iter().map(|listed| listed.id).collect::<Vec<_>>()).await
}

/// Games as lists show them, in the order of the ids.
pub(in crate::service) async fn listings(conn: &mut Conn, ids: &[GameId]) -> Result<Vec<Listing>, StoreError> {
    let boards = store::outbox::newest(conn, ids, NoticeKind::Turn).await?;
    let listing =
        |row: StoredGame| Listing { board: boards.get(&row.game.id).copied(), row: Box::new(row), silent: None };
    Ok(store::games::load_all(conn, ids).await?.into_iter().map(listing).collect())
}

/// The Discord ids of people, in order.
pub(in crate::service) async fn people(
    conn: &mut Conn,
    players: impl Iterator<Item = Option<PlayerId>>,
) -> Result<Vec<Option<UserId>>, StoreError> {
    let players: Vec<Option<PlayerId>> = players.collect();
    let known: Vec<PlayerId> = players.iter().copied().flatten().collect();
    let discords = store::players::discords_of(conn, &known).await?;
    Ok(players.into_iter().map(|player| discords.get(&player?).copied()).collect())
}

/// The Discord ids of the people at the seats of a challenge.
pub(in crate::service) async fn seated(
    conn: &mut Conn,
    challenge: &Challenge,
) -> Result<Vec<Option<UserId>>, StoreError> {
    let player = |seat: &Seating| match seat {
        Seating::Taken(holder) => Holder::player(holder),
        Seating::Invited(player) => Some(*player),
        Seating::Open => None,
    };
    let players: Vec<Option<PlayerId>> = challenge.seats.iter().map(player).collect();
    people(conn, players.into_iter()).await
}
