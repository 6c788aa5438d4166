//! Everything that is stored about a person, to export or delete.

use serde_json::{Map, Value};
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Column, Row};

use crate::game::PlayerId;
use crate::ids::{ChannelId, UserId};
use crate::store::db::{Conn, StoreError, Transaction, WorkLeft};
use crate::store::outbox::forget_calls;
use crate::store::players;
use crate::store::players::fingerprint_of;

/// The queries for the rows about a person, each with its name in the export. Games, plans,
/// vacations and ratings are not among them. Times are in ms since 1970.
const STORED: &[(&str, &str)] = &[
    (
        "challenges",
        "SELECT name, state, variant, note, given, created_ms FROM challenge WHERE challenger = $1 ORDER BY id",
    ),
    (
        "declined",
        "SELECT c.name, c.excuse FROM challenge_seat s JOIN challenge c ON c.id = s.challenge
         WHERE s.player = $1 AND c.challenger <> $1 AND c.state = 'declined' ORDER BY c.id",
    ),
    (
        "seats",
        "SELECT g.name, c.n, c.muted, c.seen_ms, c.ring_ms FROM chair c JOIN game g ON g.id = c.game WHERE c.player = $1 ORDER BY g.id",
    ),
    (
        "hints",
        "SELECT g.name, h.seq, h.best, h.at_ms FROM hint h JOIN game g ON g.id = h.game WHERE h.player = $1 ORDER BY h.at_ms",
    ),
    (
        "reviews",
        "SELECT g.name, r.asked_ms FROM review r JOIN game g ON g.id = r.game WHERE r.player = $1 AND r.state = 'waiting' ORDER BY g.id",
    ),
    ("played_in", "SELECT server FROM visitor WHERE player = $1 ORDER BY server"),
    ("servers", "SELECT server, inside, asked_ms FROM member WHERE player = $1 ORDER BY server"),
    (
        "moderated",
        "SELECT g.name, a.act, a.reason, a.at_ms FROM audit a JOIN game g ON g.id = a.game WHERE a.moderator = $1 ORDER BY a.id",
    ),
    (
        "notices",
        "SELECT lane, key, kind, seq, state, why, created_ms FROM outbox WHERE recipient = $1 ORDER BY id",
    ),
    (
        "lessons",
        "SELECT lesson, step, moves, changed_ms FROM lesson WHERE player = $1 ORDER BY lesson",
    ),
    (
        "puzzles",
        "SELECT puzzle, theme, shown_ms, first, wrong, result, decided_ms, solved_ms, vote, reported_ms FROM attempt WHERE player = $1 ORDER BY shown_ms, puzzle",
    ),
    ("puzzle_rating", "SELECT rating, deviation, volatility FROM solver WHERE player = $1"),
    (
        "sieges",
        "SELECT s.day, s.server, t.tried, t.wrong, t.solved_ms, t.easy_tried, t.easy_wrong, t.easy_solved_ms, t.named FROM siege_try t JOIN siege s ON s.id = t.siege WHERE t.player = $1 ORDER BY s.day, s.server",
    ),
    (
        "games_of_the_week",
        "SELECT s.day, s.server FROM siege_week w JOIN siege s ON s.id = w.siege WHERE w.first = $1 OR w.second = $1 ORDER BY s.day, s.server",
    ),
    (
        "events",
        "SELECT k.kind, k.server, k.begins_ms, k.ends_ms, e.joined_ms, e.left_ms, e.part, e.division, e.bye, e.at_once, e.team FROM entrant e JOIN contest k ON k.id = e.contest WHERE e.player = $1 ORDER BY k.begins_ms, k.id",
    ),
    (
        "event_games",
        "SELECT k.kind, k.server, k.season, f.round, f.division, g.name, f.ruled, f.ruling FROM fixture f JOIN contest k ON k.id = f.contest LEFT JOIN game g ON g.id = f.game WHERE f.one = $1 OR f.other = $1 ORDER BY f.contest, f.n",
    ),
    (
        "simuls_hosted",
        "SELECT server, side, begins_ms, ends_ms FROM contest WHERE host = $1 ORDER BY begins_ms, id",
    ),
    (
        "ladder_shifts",
        "SELECT k.server, s.kind, s.at_ms FROM shift s JOIN contest k ON k.id = s.contest WHERE s.player = $1 ORDER BY s.at_ms, s.id",
    ),
    (
        "events_stopped",
        "SELECT kind, server, ends_ms FROM contest WHERE stopped_by = $1 ORDER BY ends_ms, id",
    ),
    (
        "event_acts",
        "SELECT k.kind, k.server, a.act, a.at_ms FROM contest_act a JOIN contest k ON k.id = a.contest WHERE a.steward = $1 OR a.player = $1 OR a.other = $1 ORDER BY a.at_ms, a.id",
    ),
    ("siege-pings", "SELECT server FROM siege_bell WHERE player = $1 ORDER BY server"),
    (
        "votes",
        "SELECT g.name, v.board, v.move, v.at_ms FROM vote v JOIN game g ON g.id = v.game WHERE v.player = $1 ORDER BY v.id",
    ),
    (
        "proposed_lines",
        "SELECT g.name, p.board, p.moves, p.at_ms FROM proposal p JOIN game g ON g.id = p.game WHERE p.player = $1 ORDER BY p.at_ms",
    ),
    (
        "captain",
        "SELECT c.name FROM challenge_seat s JOIN challenge c ON c.id = s.challenge WHERE s.captain = $1 ORDER BY c.id",
    ),
    (
        "channels_for_a_match",
        "SELECT channel_name, variant, until_ms FROM channel_code WHERE player = $1 OR captain = $1 ORDER BY channel",
    ),
    (
        "follows",
        "SELECT g.name, f.every FROM follow f JOIN game g ON g.id = f.game WHERE f.player = $1 ORDER BY g.id",
    ),
    (
        "tried",
        "SELECT g.name, t.ply, t.moves, t.note, t.made_ms FROM tried t JOIN game g ON g.id = t.game WHERE t.player = $1 ORDER BY t.id",
    ),
    (
        "shared_boards",
        "SELECT g.name, r.admitted, r.seen_ms FROM shared_board_reader r JOIN game g ON g.id = r.game WHERE r.player = $1 ORDER BY g.id",
    ),
    (
        "shared_boards_changed",
        "SELECT g.name, b.changed_ms FROM shared_board b JOIN game g ON g.id = b.game WHERE b.player = $1 ORDER BY g.id",
    ),
    (
        "unmet_plans",
        "SELECT g.name, u.ply, u.moves FROM unmet u JOIN game g ON g.id = u.game WHERE u.player = $1 ORDER BY u.id",
    ),
    (
        "shown",
        "SELECT what, server, channel, message, at_ms FROM showing WHERE player = $1 ORDER BY id",
    ),
    (
        "sessions",
        "SELECT channel, browser, made_ms, seen_ms FROM session WHERE player = $1 ORDER BY made_ms",
    ),
    (
        "opened_within_discord",
        "SELECT l.channel, g.name, l.at_ms FROM launch l LEFT JOIN game g ON g.id = l.game WHERE l.player = $1",
    ),
    (
        "calling_browsers",
        "SELECT endpoint, beside, made_ms FROM subscription WHERE player = $1 ORDER BY made_ms",
    ),
    (
        "studies",
        "SELECT g.name FROM study s JOIN game g ON g.id = s.game WHERE s.player = $1 ORDER BY g.id",
    ),
    (
        "addresses",
        "SELECT kind, state, why, channel FROM address WHERE id = (SELECT discord FROM player WHERE id = $1)",
    ),
    ("settings", "SELECT settings, created_ms, established_ms FROM player WHERE id = $1"),
];

/// Loads the rows about a person for an export: for each name a list of objects. Games, plans,
/// vacations and ratings are not among them. Times are in ms since 1970.
pub async fn load_dossier(
    conn: &mut Conn,
    player: PlayerId,
) -> Result<Map<String, Value>, StoreError> {
    let mut rows = Map::new();
    for &(name, sql) in STORED {
        rows.insert(name.to_owned(), Value::Array(rows_as_json(conn, sql, player).await?));
    }
    Ok(rows)
}

/// Returns the rows of a query about a person, each as an object of its columns.
async fn rows_as_json(
    conn: &mut Conn,
    sql: &'static str,
    player: PlayerId,
) -> Result<Vec<Value>, StoreError> {
    let rows = sqlx::query(sql).bind(player).fetch_all(conn).await?;
    // Only here the columns of a query are unknown at compile time.
    let value = |row: &AnyRow, column: &str| -> Result<Value, StoreError> {
        match row.try_get::<Option<String>, _>(column) {
            Ok(text) => Ok(Value::from(text)),
            Err(_) => match row.try_get::<Option<i64>, _>(column) {
                Ok(number) => Ok(Value::from(number)),
                Err(_) => Ok(Value::from(row.try_get::<Option<f64>, _>(column)?)),
            },
        }
    };
    let object = |row: &AnyRow| {
        let columns = row.columns().iter().map(|column| column.name());
        columns
            .map(|name| Ok((name.to_owned(), value(row, name)?)))
            .collect::<Result<Map<_, _>, StoreError>>()
    };
    rows.iter().map(|row| Ok(Value::Object(object(row)?))).collect()
}

/// Deletes what is stored about a person, such as language, settings, sessions, blocks, memberships
/// and notes. The games stay, with a player without a Discord id. Blocks of others against the
/// person stay too.
pub async fn delete_person(tx: &mut Transaction, player: PlayerId) -> Result<(), StoreError> {
    // Notices that waited for deleted ones are free to be delivered.
    tx.leave_work(WorkLeft::NOTICES);
    if let Some(discord) = players::discord_of(tx, player).await? {
        sqlx::query("UPDATE player SET ghost = $1 WHERE id = $2 AND EXISTS (SELECT 1 FROM block WHERE blocked = $2)")
            .bind(fingerprint_of(discord))
            .bind(player)
            .execute(&mut **tx)
            .await?;
        // First, because writes about a person by their Discord id lock this row.
        sqlx::query("UPDATE player SET discord = NULL WHERE id = $1")
            .bind(player)
            .execute(&mut **tx)
            .await?;
        forget_places(tx, player, discord).await?;
    }
    for sql in [
        "DELETE FROM block WHERE player = $1",
        "UPDATE player SET ghost = NULL WHERE ghost IS NOT NULL AND id <> $1
            AND NOT EXISTS (SELECT 1 FROM block WHERE blocked = player.id)",
        "DELETE FROM member WHERE player = $1",
        "DELETE FROM visitor WHERE player = $1",
        "DELETE FROM hint WHERE player = $1",
        "UPDATE review SET player = NULL WHERE player = $1 AND state = 'waiting'",
        "DELETE FROM vacation WHERE player = $1",
        "DELETE FROM lesson WHERE player = $1",
        "DELETE FROM attempt WHERE player = $1",
        "DELETE FROM solver WHERE player = $1",
        "DELETE FROM siege_try WHERE player = $1",
        "DELETE FROM siege_bell WHERE player = $1",
        "UPDATE siege_week SET first = NULL WHERE first = $1",
        "UPDATE siege_week SET second = NULL WHERE second = $1",
        "UPDATE vote SET player = NULL WHERE player = $1",
        "DELETE FROM proposal WHERE player = $1",
        "DELETE FROM channel_code WHERE player = $1 OR captain = $1",
        "UPDATE chair SET captain = NULL WHERE captain = $1",
        "UPDATE challenge_seat SET captain = NULL WHERE captain = $1",
        "DELETE FROM follow WHERE player = $1",
        "DELETE FROM tried WHERE player = $1",
        "DELETE FROM shared_board_reader WHERE player = $1",
        "UPDATE shared_board SET player = NULL WHERE player = $1",
        "DELETE FROM unmet WHERE player = $1",
        "DELETE FROM study WHERE player = $1",
        "DELETE FROM subscription WHERE player = $1",
        "DELETE FROM session WHERE player = $1",
        "DELETE FROM launch WHERE player = $1",
        "UPDATE showing SET player = NULL WHERE player = $1",
        "UPDATE challenge SET note = NULL WHERE challenger = $1",
        "UPDATE challenge SET excuse = NULL WHERE challenger <> $1
            AND id IN (SELECT challenge FROM challenge_seat WHERE player = $1)",
        "UPDATE audit SET reason = NULL WHERE moderator = $1",
        "UPDATE player SET locale = NULL, zone = NULL, settings = '{}', digest_ms = NULL, established_ms = NULL WHERE id = $1",
    ] {
        sqlx::query(sql).bind(player).execute(&mut **tx).await?;
    }
    forget_calls(tx, player).await
}

/// The query for the ids of the games that a person began in direct messages. The games of a team
/// match, which have no channel, are not among them.
const ALONE: &str =
    "SELECT id FROM challenge WHERE challenger = $1 AND server IS NULL AND channel IS NOT NULL";

/// Deletes the stored addresses of a person's direct messages and their pending notices. Games
/// played there have no channel afterwards and send nothing more.
async fn forget_places(
    tx: &mut Transaction,
    player: PlayerId,
    discord: UserId,
) -> Result<(), StoreError> {
    let places =
        "SELECT channel FROM challenge WHERE challenger = $1 AND server IS NULL AND channel IS NOT NULL
        UNION SELECT channel FROM address WHERE id = $2 AND channel IS NOT NULL";
    let places: Vec<ChannelId> =
        sqlx::query_scalar(places).bind(player).bind(discord).fetch_all(&mut **tx).await?;
    let sends = format!(
        "DELETE FROM outbox WHERE lane IN ('game', 'beside', 'follower', 'browser', 'late') AND key IN ({ALONE})"
    );
    sqlx::query(AssertSqlSafe(sends)).bind(player).execute(&mut **tx).await?;
    for sql in [
        format!("UPDATE game SET channel = NULL WHERE server IS NULL AND id IN ({ALONE})"),
        "UPDATE challenge SET channel = NULL WHERE challenger = $1 AND server IS NULL".to_owned(),
    ] {
        sqlx::query(AssertSqlSafe(sql)).bind(player).execute(&mut **tx).await?;
    }
    for place in places {
        for sql in [
            "UPDATE outbox SET channel = NULL, message = NULL WHERE recipient = $1 AND channel = $2",
            // A board that could only go to direct messages has no recipient in its notice.
            "UPDATE outbox SET channel = NULL, message = NULL WHERE lane = 'game' AND channel = $2
                AND key IN (SELECT game FROM chair WHERE player = $1)",
        ] {
            sqlx::query(sql).bind(player).bind(place).execute(&mut **tx).await?;
        }
        sqlx::query("DELETE FROM address WHERE id = $1").bind(place).execute(&mut **tx).await?;
    }
    sqlx::query("DELETE FROM address WHERE id = $1").bind(discord).execute(&mut **tx).await?;
    Ok(())
}
