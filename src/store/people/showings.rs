//! Showings: pages of private answers that people show to all in a channel.

use std::fmt;

use murus_gallicus::Seat;
use sqlx::AssertSqlSafe;

use crate::game::{GameId, PlayerId, Pool, SiegeId, Timestamp};
use crate::ids::{ChannelId, MessageId, Posted, ServerId};
use crate::store::columns::{columns, read_word, stored_as};
use crate::store::db::{Conn, StoreError};
use crate::store::rungs::Rung;
use crate::store::values::Values;

/// The key of a showing, a page that a person shows in a channel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ShowingId(pub i64);

/// A page that can be shown in a channel. A profile and first moves are those of the person who
/// shows the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ShownPage {
    /// A game as a film.
    Film(GameId),
    /// The turning point of a game.
    Turning(GameId),
    /// The review of a game.
    Review(GameId),
    /// A forced win in a game: the number of plies before it, and the chosen replies of the loser,
    /// each as an index in the list of legal moves of its position.
    Win(GameId, usize, Vec<u32>),
    /// A position of a game: the number of plies before it, and the side at the bottom.
    Position(GameId, usize, Seat),
    /// The profile of the person, with their ratings.
    Profile,
    /// The first moves of the person's games, with results.
    Openings,
    /// The leaderboard of a pool: of all people if true, else of the people of the server.
    Leaderboard(Pool, bool),
    /// The statistics of how games end.
    Statistics,
    /// The person's result at a puzzle of a siege (the daily puzzles of a server).
    Siege(SiegeId, Rung),
}

/// The word, in the text of a page, for the leaderboard of all people.
const EVERYWHERE: &str = "all";
/// The word, in the text of a page, for the leaderboard of one server's people.
const HERE: &str = "here";

impl ShownPage {
    /// Reads a page from its text in rows and custom ids. `None` for any other text.
    pub fn read(text: &str) -> Option<ShownPage> {
        let parts: Vec<&str> = text.split('.').collect();
        let game = |id: &str| id.parse().ok().map(GameId);
        Some(match parts[..] {
            ["film", id] => ShownPage::Film(game(id)?),
            ["turning", id] => ShownPage::Turning(game(id)?),
            ["review", id] => ShownPage::Review(game(id)?),
            ["win", id, ply, replies] => {
                ShownPage::Win(game(id)?, ply.parse().ok()?, read_replies(replies)?)
            }
            ["position", id, ply, side] => {
                ShownPage::Position(game(id)?, ply.parse().ok()?, Seat::from_word(side)?)
            }
            ["profile"] => ShownPage::Profile,
            ["openings"] => ShownPage::Openings,
            ["leaderboard", pool, EVERYWHERE] => {
                ShownPage::Leaderboard(Pool::from_word(pool)?, true)
            }
            ["leaderboard", pool, HERE] => ShownPage::Leaderboard(Pool::from_word(pool)?, false),
            ["statistics"] => ShownPage::Statistics,
            ["siege", id, rung] => {
                ShownPage::Siege(SiegeId(id.parse().ok()?), Rung::from_word(rung)?)
            }
            _ => return None,
        })
    }

    /// Returns the game that the page is about. `None` if it is about no game.
    pub fn game(&self) -> Option<GameId> {
        match self {
            ShownPage::Film(game)
            | ShownPage::Turning(game)
            | ShownPage::Review(game)
            | ShownPage::Win(game, ..)
            | ShownPage::Position(game, ..) => Some(*game),
            ShownPage::Profile
            | ShownPage::Openings
            | ShownPage::Leaderboard(..)
            | ShownPage::Statistics
            | ShownPage::Siege(..) => None,
        }
    }

    /// Returns true if the page depends on the person who shows it: it is about them, or seen from
    /// their side.
    pub fn is_of_person(&self) -> bool {
        match self {
            ShownPage::Film(_)
            | ShownPage::Win(..)
            | ShownPage::Profile
            | ShownPage::Openings
            | ShownPage::Siege(..) => true,
            ShownPage::Turning(_)
            | ShownPage::Review(_)
            | ShownPage::Position(..)
            | ShownPage::Leaderboard(..)
            | ShownPage::Statistics => false,
        }
    }
}

impl fmt::Display for ShownPage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ShownPage::Film(game) => write!(f, "film.{}", game.0),
            ShownPage::Turning(game) => write!(f, "turning.{}", game.0),
            ShownPage::Review(game) => write!(f, "review.{}", game.0),
            ShownPage::Win(game, ply, replies) => {
                write!(f, "win.{}.{ply}.{}", game.0, write_replies(replies))
            }
            ShownPage::Position(game, ply, side) => {
                write!(f, "position.{}.{ply}.{}", game.0, side.word())
            }
            ShownPage::Profile => f.write_str("profile"),
            ShownPage::Openings => f.write_str("openings"),
            ShownPage::Leaderboard(pool, everywhere) => {
                write!(
                    f,
                    "leaderboard.{}.{}",
                    pool.word(),
                    if *everywhere { EVERYWHERE } else { HERE }
                )
            }
            ShownPage::Statistics => f.write_str("statistics"),
            ShownPage::Siege(siege, rung) => write!(f, "siege.{}.{}", siege.0, rung.word()),
        }
    }
}

/// The base of the two digits with which an index of a move is written.
const DIGITS: u32 = 36;

/// The largest index of a move that two digits can hold. No position has so many moves.
const LAST_PLACE: u32 = DIGITS * DIGITS - 1;

/// Writes indices of moves, each with two digits of base 36. An index above 1295 becomes 1295, at
/// which no position has a move, so that whoever reads the text refuses it.
pub fn write_replies(replies: &[u32]) -> String {
    let digits = |place: &u32| {
        let place = (*place).min(LAST_PLACE);
        [place / DIGITS, place % DIGITS].map(|digit| char::from_digit(digit, DIGITS))
    };
    replies.iter().flat_map(digits).flatten().collect()
}

/// Reads indices of moves as [`write_replies`] writes them. `None` for any other text.
pub fn read_replies(text: &str) -> Option<Vec<u32>> {
    let digits: Option<Vec<u32>> = text.chars().map(|digit| digit.to_digit(DIGITS)).collect();
    let digits = digits.filter(|digits| digits.len().is_multiple_of(2))?;
    Some(digits.chunks(2).map(|pair| pair[0] * DIGITS + pair[1]).collect())
}

/// A page that a person shows in a channel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Showing {
    /// The key of the showing.
    pub id: ShowingId,
    /// The page that is shown.
    pub what: ShownPage,
    /// The person who shows the page. `None` if they deleted their data.
    pub player: Option<PlayerId>,
    /// The server of the channel.
    pub server: ServerId,
    /// The channel or thread in which the page is shown.
    pub channel: ChannelId,
    /// The message with the page. `None` until it is posted.
    pub message: Option<MessageId>,
    /// The id of the interaction by which the page was shown.
    pub cause: String,
}

impl Showing {
    /// Returns the message with its channel. `None` until it is posted.
    pub fn posted(&self) -> Option<Posted> {
        self.message.map(|message| Posted { channel: self.channel, message })
    }
}

const COLUMNS: &str = "id, what, player, server, channel, message, cause";

stored_as!(i64 { ShowingId: |id| Ok(ShowingId(id)), |id| id.0; });
stored_as!(String { ShownPage: |text| read_word(text, ShownPage::read), |shown| shown.to_string(); });
columns!(Showing {
    id = "id",
    what = "what",
    player = "player",
    server = "server",
    channel = "channel",
    message = "message",
    cause = "cause",
});

/// Stores a new showing of a page from a private answer. Fails if that page is shown from that
/// answer already.
pub async fn insert_showing(
    conn: &mut Conn,
    answer: MessageId,
    row: &Showing,
    now: Timestamp,
) -> Result<(), StoreError> {
    Values::new()
        .set("id", row.id)
        .set("answer", answer)
        .set("what", row.what.to_string())
        .set("player", row.player)
        .set("server", row.server)
        .set("channel", row.channel)
        .set("message", row.message)
        .set("cause", row.cause.as_str())
        .set("at_ms", now)
        .insert(conn, "showing", "")
        .await?;
    Ok(())
}

/// Loads a showing. `None` if it was deleted.
pub async fn load_showing(conn: &mut Conn, id: ShowingId) -> Result<Option<Showing>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM showing WHERE id = $1");
    Ok(sqlx::query_as(AssertSqlSafe(sql)).bind(id).fetch_optional(conn).await?)
}

/// Finds the showing of a page from a private answer. `None` if it is not shown from there.
pub async fn find_showing(
    conn: &mut Conn,
    answer: MessageId,
    what: &ShownPage,
) -> Result<Option<Showing>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM showing WHERE answer = $1 AND what = $2");
    Ok(sqlx::query_as(AssertSqlSafe(sql))
        .bind(answer)
        .bind(what.to_string())
        .fetch_optional(conn)
        .await?)
}

/// Lists the showings of a page in a channel since a time, newest first.
pub async fn same_in(
    conn: &mut Conn,
    channel: ChannelId,
    what: &ShownPage,
    since: Timestamp,
) -> Result<Vec<Showing>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM showing WHERE channel = $1 AND at_ms > $2 AND what = $3 ORDER BY at_ms DESC"
    );
    Ok(sqlx::query_as(AssertSqlSafe(sql))
        .bind(channel)
        .bind(since)
        .bind(what.to_string())
        .fetch_all(conn)
        .await?)
}

/// Returns the newest showing of a page by a person, in any channel. `None` if there is none.
pub async fn newest_by(
    conn: &mut Conn,
    player: PlayerId,
    what: &ShownPage,
) -> Result<Option<Showing>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM showing WHERE player = $1 AND what = $2 ORDER BY at_ms DESC LIMIT 1"
    );
    Ok(sqlx::query_as(AssertSqlSafe(sql))
        .bind(player)
        .bind(what.to_string())
        .fetch_optional(conn)
        .await?)
}

/// Lists the keys of all showings of a person.
pub async fn of_player(conn: &mut Conn, player: PlayerId) -> Result<Vec<ShowingId>, StoreError> {
    let sql = "SELECT id FROM showing WHERE player = $1 ORDER BY id";
    Ok(sqlx::query_scalar(sql).bind(player).fetch_all(conn).await?)
}

/// Lists the times after `since` at which a person showed any page in any channel, oldest first.
pub async fn shown_by(
    conn: &mut Conn,
    player: PlayerId,
    since: Timestamp,
) -> Result<Vec<Timestamp>, StoreError> {
    let sql = "SELECT at_ms FROM showing WHERE player = $1 AND at_ms > $2 ORDER BY at_ms";
    Ok(sqlx::query_scalar(sql).bind(player).bind(since).fetch_all(conn).await?)
}

/// Lists the times after `since` at which any person showed a page in a channel, oldest first.
pub async fn shown_in(
    conn: &mut Conn,
    channel: ChannelId,
    since: Timestamp,
) -> Result<Vec<Timestamp>, StoreError> {
    let sql = "SELECT at_ms FROM showing WHERE channel = $1 AND at_ms > $2 ORDER BY at_ms";
    Ok(sqlx::query_scalar(sql).bind(channel).bind(since).fetch_all(conn).await?)
}

/// Stores the message in which a page is shown.
pub async fn set_message(
    conn: &mut Conn,
    id: ShowingId,
    message: MessageId,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE showing SET message = $1 WHERE id = $2")
        .bind(message)
        .bind(id)
        .execute(conn)
        .await?;
    Ok(())
}

/// Deletes a showing that will not be posted. Keeps the showing of a deleted person, whose message
/// is still to be deleted.
pub async fn undo_showing(conn: &mut Conn, id: ShowingId) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM showing WHERE id = $1 AND player IS NOT NULL")
        .bind(id)
        .execute(conn)
        .await?;
    Ok(())
}

/// Deletes a showing, even if its person deleted their data.
pub async fn delete_showing(conn: &mut Conn, id: ShowingId) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM showing WHERE id = $1").bind(id).execute(conn).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_shown_reads_as_it_is_written() {
        let game = GameId(i64::MAX);
        for (shown, text) in [
            (ShownPage::Film(game), "film.9223372036854775807"),
            (ShownPage::Turning(game), "turning.9223372036854775807"),
            (ShownPage::Win(game, 28, Vec::new()), "win.9223372036854775807.28."),
            (ShownPage::Win(game, 28, vec![10, 71]), "win.9223372036854775807.28.0a1z"),
            (
                ShownPage::Position(game, 12, Seat::Britons),
                "position.9223372036854775807.12.britons",
            ),
            (ShownPage::Profile, "profile"),
            (ShownPage::Openings, "openings"),
            (ShownPage::Leaderboard(Pool::Other, true), "leaderboard.other.all"),
            (ShownPage::Leaderboard(Pool::Standard, false), "leaderboard.standard.here"),
            (ShownPage::Statistics, "statistics"),
            (ShownPage::Siege(SiegeId(5), Rung::Day), "siege.5.day"),
            (ShownPage::Siege(SiegeId(5), Rung::Easy), "siege.5.easy"),
        ] {
            assert_eq!((shown.to_string().as_str(), ShownPage::read(text)), (text, Some(shown)));
        }
        for foreign in [
            "",
            "film",
            "film.x",
            "film.7.1",
            "win.7.1",
            "win.7.1.0",
            "position.7.1.nobody",
            "profile.7",
            "siege.5",
            "siege.5.x",
        ] {
            assert_eq!(ShownPage::read(foreign), None, "{foreign}");
        }
    }

    #[test]
    fn indices_of_moves_keep_their_two_digits() {
        for places in [vec![], vec![0], vec![10, 71], vec![LAST_PLACE, 35, 36]] {
            assert_eq!(read_replies(&write_replies(&places)), Some(places));
        }
        let large = [LAST_PLACE + 1, 3, u32::MAX];
        assert_eq!(read_replies(&write_replies(&large)), Some(vec![LAST_PLACE, 3, LAST_PLACE]));
    }
}
