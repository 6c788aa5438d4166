//! Finds the game that a person means, and the games in which it is their turn.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use crate::game::{Chair, Challenge, GameId, Home, Place, PlayerId, Ring, Seq, Timestamp, Zone};
use crate::ids::{ChannelId, MessageId, Posted, ServerId, UserId};
use crate::service::aside;
use crate::service::change;
use crate::service::outbox::pings;
use crate::service::play::seated::SeatedChallenge;
use crate::service::play::sight::seen_by;
use crate::service::{Caller, Service};
use crate::store::{self, Conn, Db, NoticeKind, RowKey, Slice, StoreError, StoredGame, Viewer};

/// A game in a list.
#[derive(Clone, Debug)]
pub struct Listing {
    /// The game.
    pub row: Box<StoredGame>,
    /// The channel and the message of the newest board of the game, to link to it; `None` if none
    /// is posted.
    pub board: Option<Posted>,
    /// The reason why the last notice of the game failed; `None` if the notice arrived, and in
    /// lists for other people.
    pub silent: Option<String>,
}

/// The most games in a list.
const SHOWN: usize = 30;

/// The most boards of a server below which missed replies are sought.
const BOARDS: i64 = 200;

/// A way in which a person tells which game they mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Where {
    /// The game with this short name.
    Named(String),
    /// The game to which this message of the bot belongs.
    Message(MessageId),
    /// The game of this thread; no game if `None`, as on a web page.
    Thread(Option<ChannelId>),
    /// The games that a person means in this channel: in a thread those of the thread, elsewhere
    /// all running games of the person.
    Channel(Option<ChannelId>),
    /// The games that a person means in this channel, as for `Channel`. If it is their turn in some
    /// of them, only those.
    Turn(Option<ChannelId>),
}

/// A page of a person's running games and open challenges.
#[derive(Clone, Default, Debug)]
pub struct MyGames {
    /// The person, if they have a record.
    pub player: Option<PlayerId>,
    /// The person's time zone, by which dates are written.
    pub zone: Zone,
    /// The running games of this page: first those in which it is the person's turn, then by the
    /// time left.
    pub games: Vec<Listing>,
    /// The number of games of this page that cannot be read. `games` lacks them.
    pub unread: usize,
    /// The number of the person's running games on all pages.
    pub all: usize,
    /// The number of games on all pages in which it is the person's turn.
    pub due: usize,
    /// The number of this page, from 0.
    pub page: usize,
    /// The number of pages.
    pub pages: usize,
    /// The open challenges that the person made, received or joined; empty on all pages but the
    /// first.
    pub challenges: Vec<SeatedChallenge>,
    /// The messages of these challenges; a challenge is missing if its message is not posted.
    pub cards: HashMap<GameId, ChallengeMessage>,
}

/// The message of an open challenge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChallengeMessage {
    /// The channel and the message.
    pub posted: Posted,
    /// True if the challenge is the rematch of a game, and the message is in that game's thread.
    pub rematch: bool,
}

impl MyGames {
    /// The number of games on a page.
    pub const PAGE: usize = 25;

    /// The person's chair in a game; `None` for onlookers.
    pub fn chair_in(&self, row: &StoredGame) -> Option<Chair> {
        self.player.and_then(|player| row.game.chair_of(player))
    }

    /// Returns true if it is the person's turn in a game.
    pub fn is_due(&self, row: &StoredGame) -> bool {
        self.chair_in(row).is_some_and(|chair| row.game.to_move() == Some(chair))
    }
}

/// Loads the game with this id, for the program itself: it is not checked who may see it. For
/// people there is [`game_for`](crate::service::play::sight::game_for).
pub async fn find_game(db: &Db, id: GameId) -> Result<Option<StoredGame>, StoreError> {
    store::games::load_game(&mut *db.read().await?, id).await
}

/// Returns the version of each of these games, which grows with each change.
pub async fn mark_games(db: &Db, ids: &[GameId]) -> Result<Vec<(GameId, i64)>, StoreError> {
    store::listings::load_marks(&mut *db.read().await?, ids).await
}

/// Returns a mark of the running games and open challenges of each of these people, in the same
/// order. The mark changes when one of them changes, comes or goes.
pub async fn mark_lists(db: &Db, players: &[PlayerId]) -> Result<Vec<(PlayerId, i64)>, StoreError> {
    let mut rows = store::listings::versions_of_players(&mut *db.read().await?, players).await?;
    rows.sort_unstable();
    Ok(players.iter().map(|player| (*player, mark_rows(&rows, *player))).collect())
}

/// Returns the mark of one person's running games and open challenges, as [`mark_lists`] does.
pub async fn mark_list(db: &Db, player: PlayerId) -> Result<i64, StoreError> {
    let mut rows = store::listings::versions_of_players(&mut *db.read().await?, &[player]).await?;
    rows.sort_unstable();
    Ok(mark_rows(&rows, player))
}

fn mark_rows(rows: &[(PlayerId, GameId, i64, i64)], player: PlayerId) -> i64 {
    let mut hasher = DefaultHasher::new();
    rows.iter().filter(|row| row.0 == player).for_each(|row| row.hash(&mut hasher));
    hasher.finish().cast_signed()
}

/// Loads the challenge with this id; `None` if there is none.
pub async fn find_challenge(db: &Db, id: GameId) -> Result<Option<Challenge>, StoreError> {
    Ok(store::challenges::load_challenge(&mut *db.read().await?, id)
        .await?
        .map(|(challenge, _)| challenge))
}

/// Returns the channel and the server of the game or challenge with this key; `None` if there is
/// none.
pub async fn find_home(db: &Db, key: GameId) -> Result<Option<Home>, StoreError> {
    store::challenges::find_home(&mut *db.read().await?, key).await
}

/// Lists the places of a game or challenge: where it was made, then the channels that play in it.
/// Empty if it was made outside of channels.
pub async fn list_places(db: &Db, key: GameId) -> Result<Vec<Place>, StoreError> {
    let conn = &mut *db.read().await?;
    let home = store::challenges::find_home(conn, key).await?.and_then(Home::place);
    let voters = store::challenges::list_voters(conn, key).await?.into_iter().map(Place::from);
    let guests = voters.filter(|place| Some(*place) != home);
    Ok(home.into_iter().chain(guests).collect())
}

/// Returns the game that a message of the bot is about, and the number of the event; `None` if the
/// message is about no game.
pub async fn find_posted_board(
    db: &Db,
    message: MessageId,
) -> Result<Option<(GameId, Seq)>, StoreError> {
    store::outbox::board_of_message(&mut *db.read().await?, message).await
}

/// Returns the messages with the newest boards of the running games of a server. Without a server,
/// returns those of games that are played in no server. Returns at most 200, of the games that
/// changed last.
pub async fn open_boards(db: &Db, server: Option<ServerId>) -> Result<Vec<Posted>, StoreError> {
    let mut conn = db.read().await?;
    let games = match server {
        Some(server) => store::listings::running_in(&mut conn, server, BOARDS).await?,
        None => store::listings::running_direct(&mut conn, BOARDS).await?,
    };
    let boards = store::outbox::newest_boards(&mut conn, &games).await?;
    Ok(boards.into_values().collect())
}

/// Returns true if the interaction or message with this id has already caused an event in a game,
/// or a challenge.
pub async fn is_done(db: &Db, cause: &str) -> Result<bool, StoreError> {
    change::in_time(async { store::games::is_caused(&mut *db.read().await?, cause).await }).await
}

/// Returns true if a message of the bot answers a move or command that a person typed.
pub async fn is_answer(service: &Service, message: MessageId) -> Result<bool, StoreError> {
    store::outbox::is_typed_answer(&mut *service.db.read().await?, message).await
}

/// Finds the games that a person may mean, among those that they may look at. Empty if there is
/// none.
pub async fn find_candidates(
    service: &Service,
    caller: &Caller,
    place: &Where,
) -> Result<Vec<StoredGame>, StoreError> {
    let mut conn = service.db.read().await?;
    let player = store::players::by_discord(&mut conn, caller.discord).await?;
    let ids = match place {
        Where::Named(name) => {
            let name = name.trim().trim_start_matches('#').to_lowercase();
            store::listings::by_name(&mut conn, &name).await?.into_iter().collect()
        }
        Where::Message(message) => {
            store::outbox::game_of_message(&mut conn, *message).await?.into_iter().collect()
        }
        Where::Thread(channel) | Where::Channel(channel) | Where::Turn(channel) => match channel {
            Some(channel) => store::listings::at_thread(&mut conn, *channel).await?,
            None => Vec::new(),
        },
    };
    let rows = load_readable(service, &mut conn, &ids).await?;
    let mut rows = seen_by(&mut conn, rows, caller).await?;
    match place {
        Where::Named(_) | Where::Message(_) => return Ok(rows),
        Where::Thread(channel) => {
            rows.retain(|row| row.thread.is_some() && row.thread == *channel);
            return Ok(rows);
        }
        Where::Channel(channel) | Where::Turn(channel) => {
            rows = channel.map_or_else(Vec::new, |channel| in_thread(rows, channel, player));
        }
    }
    // In a thread no other game is meant: the game that a person saw there may be gone.
    if !rows.is_empty() || caller.parent.is_some() {
        let due = |row: &StoredGame| {
            player.is_some_and(|player| row.game.to_move() == row.game.chair_of(player))
        };
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
    load_readable(service, &mut conn, &ids).await
}

/// Loads these games. Those that cannot be read are set aside and left out. Fails if none of them
/// can be read, because the person means one of them.
async fn load_readable(
    service: &Service,
    conn: &mut Conn,
    ids: &[GameId],
) -> Result<Vec<StoredGame>, StoreError> {
    let rows = store::games::load_all(conn, ids).await?;
    let read = |id: &GameId| rows.iter().any(|row| row.game.id == *id);
    let mut unread = None;
    for &id in ids.iter().filter(|id| !read(id)) {
        if let Err(error) = store::games::load_game(conn, id).await {
            set_aside(service, id);
            unread = Some(error);
        }
    }
    match unread {
        Some(error) if rows.is_empty() => Err(error),
        _ => Ok(rows),
    }
}

/// Sets an unreadable game aside in the background, while the person does not wait.
fn set_aside(service: &Service, id: GameId) {
    let owned = service.clone();
    change::run_later(service, "unread", async move {
        aside::load_or_set_aside(&owned, RowKey::game(id), find_game(&owned.db, id))
            .await
            .map(|_| ())
    });
}

/// Lists up to 30 running games of a server, those that changed last first.
pub async fn running_in(db: &Db, server: ServerId) -> Result<Vec<StoredGame>, StoreError> {
    let mut conn = db.read().await?;
    let ids = store::listings::running_in(&mut conn, server, SHOWN as i64).await?;
    store::games::load_all(&mut conn, &ids).await
}

/// Lists up to 30 running games of a person, those in which it is their turn first.
pub async fn list_running_games(db: &Db, discord: UserId) -> Result<Vec<StoredGame>, StoreError> {
    let mut conn = db.read().await?;
    let Some(player) = store::players::by_discord(&mut conn, discord).await? else {
        return Ok(Vec::new());
    };
    let listed = store::listings::of_player(&mut conn, player).await?.into_iter().take(SHOWN);
    store::games::load_all(&mut conn, &listed.map(|listed| listed.id).collect::<Vec<_>>()).await
}

/// Lists up to 30 finished games of a server, the newest first.
pub async fn finished_in(db: &Db, server: ServerId) -> Result<Vec<StoredGame>, StoreError> {
    let mut conn = db.read().await?;
    let ids = store::listings::finished_in(&mut conn, server, SHOWN as i64).await?;
    store::games::load_all(&mut conn, &ids).await
}

/// A slice of a person's finished games, the newest first.
pub async fn list_finished_games(
    db: &Db,
    discord: UserId,
    slice: Slice,
) -> Result<Vec<StoredGame>, StoreError> {
    let mut conn = db.read().await?;
    let Some(player) = store::players::by_discord(&mut conn, discord).await? else {
        return Ok(Vec::new());
    };
    let ids = store::listings::finished_of(&mut conn, player, slice).await?;
    store::games::load_all(&mut conn, &ids).await
}

/// Returns a page of the caller's running games, counted from 0; the last one for a number beyond
/// it. The first page also has the open challenges. Empty for a person without a record.
pub async fn list_own(
    service: &Service,
    caller: &Caller,
    page: usize,
) -> Result<MyGames, StoreError> {
    let mut conn = service.db.read().await?;
    let Some(player) = store::players::by_discord(&mut conn, caller.discord).await? else {
        return Ok(MyGames::default());
    };
    let listed = store::listings::of_player(&mut conn, player).await?;
    let all = listed.len();
    let due = listed.iter().filter(|listed| listed.mine).count();
    let pages = all.div_ceil(MyGames::PAGE).max(1);
    let page = page.min(pages - 1);
    let part = listed.into_iter().skip(page * MyGames::PAGE).take(MyGames::PAGE);
    let ids: Vec<GameId> = part.map(|listed| listed.id).collect();
    let mut games = load_listings(&mut conn, &ids).await?;
    let read = |id: &GameId| games.iter().any(|entry| entry.row.game.id == *id);
    let unread: Vec<GameId> = ids.iter().copied().filter(|id| !read(id)).collect();
    unread.iter().for_each(|id| set_aside(service, *id));
    let mut failed = store::outbox::failed_for(&mut conn, &ids).await?;
    for entry in &mut games {
        entry.silent = failed.remove(&entry.row.game.id);
    }
    let challenges = if page == 0 { open_challenges(&mut conn, player).await? } else { Vec::new() };
    let keys: Vec<GameId> = challenges.iter().map(|seated| seated.challenge.id).collect();
    let mut cards = HashMap::new();
    for (kind, rematch) in [(NoticeKind::Challenge, false), (NoticeKind::Rematch, true)] {
        let posted = store::outbox::load_newest(&mut conn, &keys, &[kind]).await?;
        let messages = posted.into_iter();
        cards.extend(messages.map(|(id, posted)| (id, ChallengeMessage { posted, rematch })));
    }
    let zone = store::preferences::load_preferences(&mut conn, player).await?.rhythm.zone;
    Ok(MyGames {
        player: Some(player),
        zone,
        games,
        unread: unread.len(),
        all,
        due,
        page,
        pages,
        challenges,
        cards,
    })
}

/// Open challenges that a person made, received or joined.
async fn open_challenges(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<Vec<SeatedChallenge>, StoreError> {
    let mut challenges = Vec::new();
    let own = store::challenges::open_of(conn, player).await?;
    for challenge in own.into_iter().chain(store::challenges::joined_by(conn, player).await?) {
        challenges.push(SeatedChallenge::of(conn, challenge).await?);
    }
    Ok(challenges)
}

/// Loads a person's record and tastes as a viewer of boards; `None` for a person without a record.
pub async fn find_viewer(db: &Db, discord: UserId) -> Result<Option<Viewer>, StoreError> {
    store::preferences::find_viewer(&mut *db.read().await?, discord).await
}

/// Returns the channel in which the boards of a game are posted: its thread, even before that is
/// opened, else its channel. Before a thread is opened in a channel that managers chose, that
/// channel.
pub async fn find_board_channel(
    db: &Db,
    row: &StoredGame,
) -> Result<Option<ChannelId>, StoreError> {
    if row.thread.is_some() {
        return Ok(row.thread);
    }
    let Some(server) = row.place.server.filter(|_| !row.place.threadless) else {
        return Ok(row.place.channel);
    };
    let mut conn = db.read().await?;
    let posted =
        store::outbox::message_of(&mut conn, row.game.id, NoticeKind::Challenge, Seq::START)
            .await?;
    let settings = store::servers::settings_or_default(&mut conn, server).await?;
    let home = posted.map(|posted| posted.channel).or(row.place.channel);
    let chosen = home.and_then(|home| settings.threads_outside(home));
    let opened = posted.map(|posted| posted.message.opened_thread());
    Ok(chosen.or(opened).or(row.place.channel))
}

/// Returns how a reminder that was sent at a time pings the player to move. Never, if the game is
/// over.
pub async fn find_reminder_ring(
    db: &Db,
    row: &StoredGame,
    at: Timestamp,
) -> Result<Ring, StoreError> {
    let Some(chair) = row.game.to_move() else { return Ok(Ring::Never) };
    Ok(pings::mover(&mut *db.read().await?, &row.game).await?.reminder(row, chair, at))
}

/// Returns the Discord id of a person; `None` if their data is deleted.
pub async fn find_discord_id(db: &Db, player: PlayerId) -> Result<Option<UserId>, StoreError> {
    store::players::discord_of(&mut *db.read().await?, player).await
}

/// The language of a person's Discord client, as last seen; `None` if it is not known.
pub async fn find_locale(db: &Db, discord: UserId) -> Result<Option<String>, StoreError> {
    let mut conn = db.read().await?;
    match store::players::by_discord(&mut conn, discord).await? {
        Some(player) => Ok(store::manners::of_person(&mut conn, player).await?.locale),
        None => Ok(None),
    }
}

/// The language of a server: the one chosen in its settings, else the one that Discord last sent;
/// `None` if neither is known.
pub async fn server_locale(db: &Db, server: ServerId) -> Result<Option<String>, StoreError> {
    Ok(store::manners::of_server(&mut *db.read().await?, server).await?.locale)
}

/// The channel of a person's direct messages, if known.
pub async fn find_direct_channel(db: &Db, person: UserId) -> Result<Option<ChannelId>, StoreError> {
    store::addresses::direct_channel(&mut *db.read().await?, person).await
}

/// Stores the channel of a person's direct messages.
pub async fn set_direct(
    service: &Service,
    person: UserId,
    channel: ChannelId,
) -> Result<(), StoreError> {
    change::run_transaction(service, |mut tx, now| async move {
        store::addresses::set_direct_channel(&mut tx, person, channel, now).await
    })
    .await
}

/// Picks the games that a person means in a thread: the running games that they play. If there is
/// none, the game in which the channel plays, else the running games in a game's own thread, else
/// the thread's finished game. Empty in any other thread.
fn in_thread(
    mut rows: Vec<StoredGame>,
    thread: ChannelId,
    player: Option<PlayerId>,
) -> Vec<StoredGame> {
    let runs = |row: &StoredGame| row.game.outcome().is_none();
    let plays = |row: &StoredGame| {
        runs(row) && player.is_some_and(|player| row.game.chair_of(player).is_some())
    };
    let votes = |row: &StoredGame| row.game.voters().any(|one| one.channel == thread);
    if rows.iter().any(plays) {
        rows.retain(plays);
    } else if rows.iter().any(votes) {
        rows.retain(votes);
    } else if !rows.iter().any(|row| row.thread == Some(thread)) {
        rows.clear();
    } else if rows.iter().any(runs) {
        rows.retain(runs);
    }
    rows
}

/// All running games of a person that can be read.
pub async fn running_games(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<Vec<StoredGame>, StoreError> {
    let listed = store::listings::of_player(conn, player).await?;
    store::games::load_all(conn, &listed.iter().map(|listed| listed.id).collect::<Vec<_>>()).await
}

/// Loads games for lists, in the order of the ids. Those that cannot be read are left out.
pub async fn load_listings(conn: &mut Conn, ids: &[GameId]) -> Result<Vec<Listing>, StoreError> {
    let boards = store::outbox::newest_boards(conn, ids).await?;
    let listing = |row: StoredGame| Listing {
        board: boards.get(&row.game.id).copied(),
        row: Box::new(row),
        silent: None,
    };
    Ok(store::games::load_all(conn, ids).await?.into_iter().map(listing).collect())
}
