//! Functions that store new games and changes of games.

use murus_gallicus::Reason;

use crate::game::{
    Chair, Event, Fared, Game, GameId, Holder, Home, PlayerId, ReminderStage, Seq, Timestamp,
};
use crate::ids::ChannelId;
use crate::store::columns::{Flag, Int, StoredText};
use crate::store::db::{Conn, StoreError, Transaction, WorkLeft};
use crate::store::leaderboard;
use crate::store::values::Values;

/// Stores a new game with its chairs, its events and its next reminder stage. `number` tells the
/// running games of the same two players apart.
pub async fn insert_game(
    tx: &mut Transaction,
    game: &Game,
    place: Home,
    number: i64,
    stage: Option<(ReminderStage, Timestamp)>,
) -> Result<(), StoreError> {
    let is_over = game.outcome().is_some();
    tx.leave_work(work_left(game, stage));
    cache_columns(game, stage, game.started)
        .set("id", game.id)
        .set("name", game.name.as_str())
        .set("variant", StoredText(game.variant()))
        .set_to("version", "1")
        .set("started_ms", game.started)
        .set("channel", place.channel)
        .set("server", place.server)
        .set("pair_number", number)
        .set("time", game.terms.time)
        .set("weekends_off", Flag(game.terms.weekends_off))
        .set("rated", Flag(game.terms.rated))
        .set("ended_ms", is_over.then_some(game.started))
        .insert(tx, "game", "")
        .await?;
    let chair = |values: Values, (chair, holder): (Chair, &Holder)| {
        let values = values.set("game", game.id).set("n", chair);
        add_holder(values, holder).set("live", Flag(!is_over))
    };
    Values::rows(game.chairs.pairs(), chair).insert(tx, "chair", "").await?;
    for event in game.events() {
        insert_event(tx, game.id, event).await?;
    }
    if is_over {
        end_chairs(tx, game).await?;
    }
    if let Some(server) = place.server {
        let people: Vec<PlayerId> = game.chairs.iter().filter_map(Holder::as_player).collect();
        leaderboard::set_visitors(tx, server, &people).await?;
    }
    Ok(())
}

/// Adds the columns of the holder of a chair or a seat.
pub(in crate::store) fn add_holder(values: Values, holder: &Holder) -> Values {
    let bot = match holder {
        Holder::Bot { level, seed } => Some((level.as_str(), *seed)),
        Holder::Player(_) | Holder::Channel { .. } | Holder::Nobody => None,
    };
    let votes = match holder {
        Holder::Channel { server, name, voting, .. } => Some((*server, name.as_str(), voting)),
        Holder::Player(_) | Holder::Bot { .. } | Holder::Nobody => None,
    };
    values
        .set("player", holder.as_player())
        .set("level", bot.map(|(level, _)| level))
        .set("seed", bot.map(|(_, seed)| seed))
        .set("channel", holder.as_channel())
        .set("channel_server", votes.map(|(server, ..)| server))
        .set("channel_name", votes.map(|(_, name, _)| name))
        .set("vote_ms", votes.map(|(.., voting)| voting.length))
        .set("captain", votes.and_then(|(.., voting)| voting.captain))
}

/// Updates the columns that are derived from a game's events, after the events changed, and its
/// next reminder stage. Fails with a conflict if another process changed the game since `version`.
pub async fn update_game(
    tx: &mut Transaction,
    game: &Game,
    version: i64,
    stage: Option<(ReminderStage, Timestamp)>,
    now: Timestamp,
) -> Result<(), StoreError> {
    let is_over = game.outcome().is_some();
    tx.leave_work(work_left(game, stage));
    let changed = cache_columns(game, stage, now)
        .set_as("ended_ms", "COALESCE(ended_ms, ?)", is_over.then_some(now))
        .set_to("version", "version + 1")
        .where_equal("id", game.id)
        .where_equal("version", version)
        .update(tx, "game")
        .await?;
    if changed != 1 {
        return Err(StoreError::Conflict);
    }
    if is_over { end_chairs(tx, game).await } else { Ok(()) }
}

/// Increases the version of a game after a change outside its events, so that a concurrent change
/// of the game conflicts and starts again. Fails with a conflict if the game changed since
/// `version`.
pub async fn touch_game(conn: &mut Conn, game: GameId, version: i64) -> Result<(), StoreError> {
    let changed =
        sqlx::query("UPDATE game SET version = version + 1 WHERE id = $1 AND version = $2")
            .bind(game)
            .bind(version)
            .execute(conn)
            .await?;
    if changed.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

/// Increases the version of the game of which a challenge is the rematch, so that open pages of
/// that game hear of it. Does nothing for other challenges.
pub async fn touch_rematched(conn: &mut Conn, challenge: GameId) -> Result<(), StoreError> {
    let sql = "UPDATE game SET version = version + 1
         WHERE id = (SELECT rematch_of FROM challenge WHERE id = $1)";
    sqlx::query(sql).bind(challenge).execute(conn).await?;
    Ok(())
}

/// Stores the next reminder stage of an otherwise unchanged game. Fails with a conflict if the game
/// changed since `version`, or if its stored stage is no longer `done`.
pub async fn set_stage(
    tx: &mut Transaction,
    game: GameId,
    version: i64,
    done: Option<(ReminderStage, Timestamp)>,
    next: Option<(ReminderStage, Timestamp)>,
) -> Result<(), StoreError> {
    tx.leave_work(WorkLeft::due(next.map(|(_, at)| at)));
    // Of two processes that reach the same stage, only one may act on it.
    let changed = Values::new()
        .set("stage", next.map(|(stage, _)| stage))
        .set("stage_ms", next.map(|(_, at)| at))
        .where_equal("id", game)
        .where_equal("version", version)
        .where_equal("COALESCE(stage, '')", done.map_or("", |(stage, _)| stage.word()))
        .where_equal("COALESCE(stage_ms, 0)", done.map_or(Timestamp::EPOCH, |(_, at)| at))
        .update(tx, "game")
        .await?;
    if changed == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

/// Gives a chair to another person. Resets its mute, its last visit and its scheduled ping.
pub async fn set_holder(
    conn: &mut Conn,
    game: GameId,
    chair: Chair,
    player: PlayerId,
) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE chair SET player = $1, muted = 0, seen_ms = 0, ring_ms = NULL, snoozed = 0 WHERE game = $2 AND n = $3",
    )
    .bind(player)
    .bind(game)
    .bind(chair)
    .execute(conn)
    .await?;
    Ok(())
}

/// Stores the Discord thread of a game.
pub async fn set_thread(
    conn: &mut Conn,
    game: GameId,
    thread: ChannelId,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE game SET thread = $1 WHERE id = $2")
        .bind(thread)
        .bind(game)
        .execute(conn)
        .await?;
    Ok(())
}

/// Stores that the player to move wrote a message after this board that the bot cannot read. Keeps
/// the first such board.
pub async fn set_unread(conn: &mut Conn, game: GameId, board: Seq) -> Result<(), StoreError> {
    sqlx::query("UPDATE game SET unread_seq = $1 WHERE id = $2 AND unread_seq IS NULL")
        .bind(board)
        .bind(game)
        .execute(conn)
        .await?;
    Ok(())
}

/// Appends an event to a game. Does not update the columns derived from events: see
/// [`update_game`].
pub async fn insert_event(conn: &mut Conn, game: GameId, event: &Event) -> Result<(), StoreError> {
    let (kind, data) = event.kind.stored_words();
    Values::new()
        .set("game", game)
        .set("seq", event.seq)
        .set("at_ms", event.at)
        .set("chair", event.chair)
        .set("kind", kind)
        .set("data", data)
        .set("cause", event.cause.to_string())
        .insert(conn, "event", "")
        .await?;
    Ok(())
}

/// Marks the chairs of a finished game as ended, each with its result, its pace and whether its
/// time ran out. An annulled game has none of them.
pub async fn end_chairs(conn: &mut Conn, game: &Game) -> Result<(), StoreError> {
    for chair in game.chairs.chairs() {
        let fared = game.result_for(chair).filter(|_| !game.is_annulled());
        let habit = game.habit_of(chair);
        Values::new()
            .set("live", Flag(false))
            .set_to("ring_ms", "NULL")
            .set("result", fared.map(Fared::word))
            .set("pace_ms", habit.and_then(|habit| habit.pace))
            .set("late", habit.map(|habit| Flag(habit.late)))
            .where_equal("game", game.id)
            .where_equal("n", chair)
            .update(conn, "chair")
            .await?;
    }
    Ok(())
}

/// Returns true if a finished game counts in the statistics of its variant.
pub fn is_counted(game: &Game) -> bool {
    is_tallied(game) && game.outcome().is_some_and(|end| end.reason != Reason::Cancelled)
}

/// Returns the columns of a game that are derived from its events, and those of its next reminder
/// stage.
fn cache_columns(game: &Game, stage: Option<(ReminderStage, Timestamp)>, now: Timestamp) -> Values {
    let outcome = game.outcome();
    Values::new()
        .set("state", if outcome.is_some() { "over" } else { "running" })
        .set("winner", outcome.and_then(|end| end.winner).map(StoredText))
        .set("reason", outcome.map(|end| StoredText(end.reason)))
        .set("position", game.position().to_string())
        .set("to_move", game.to_move())
        .set("bot_to_move", Flag(is_bot_to_move(game)))
        .set_to("bot_lease", "0")
        .set("think_ms", game.thinks_from(now))
        .set("seq", game.seq())
        .set("plies", Int(game.line().plies()))
        .set("changed_ms", now)
        .set("deadline_ms", game.deadline())
        .set("stage", stage.map(|(stage, _)| stage))
        .set("stage_ms", stage.map(|(_, at)| at))
        .set("tallied", Flag(is_tallied(game)))
}

/// Returns true if a game is in the statistics: it was played with this bot, and its result was not
/// annulled.
fn is_tallied(game: &Game) -> bool {
    !game.is_annulled() && game.chairs.iter().any(|holder| *holder != Holder::Nobody)
}

/// Returns the work that a change of a game leaves to the workers.
fn work_left(game: &Game, stage: Option<(ReminderStage, Timestamp)>) -> WorkLeft {
    let due = game.deadline().into_iter().chain(stage.map(|(_, at)| at)).min();
    WorkLeft { thoughts: is_bot_to_move(game), due, ..WorkLeft::default() }
}

fn is_bot_to_move(game: &Game) -> bool {
    matches!(game.player_to_move(), Some(Holder::Bot { .. }))
}
