//! The schema in one place: `docs/schema.sql` is the result of all migrations on SQLite, with a
//! line for each table. `UPDATE_EXPECT=1` writes it.

use std::fmt::Write;

use expect_test::expect_file;
use sqlx::{Connection, Row};

use crate::support::database;

/// The content of each table.
const TABLES: &[(&str, &str)] = &[
    ("address", "Addresses of people and channels, with the reason where one cannot be reached."),
    ("aside", "Rows that cannot be used and are set aside until they change."),
    ("attempt", "What people's tries at puzzles have come to."),
    ("audit", "Acts of moderators, with their reasons."),
    (
        "away_nonce",
        "The numbers of the signed requests of another site, so that none counts twice.",
    ),
    (
        "away_turn",
        "The newest turn of Murus in each of its games on another site, with its answer.",
    ),
    ("ballot", "The votes of a channel about a board of its game, with their state."),
    ("block", "Who blocks whom."),
    (
        "chair",
        "The chairs of a game: a player, a level of the opponent or a channel, with their choices for this game.",
    ),
    ("challenge", "Challenges, open and answered."),
    ("challenge_seat", "The seats of a challenge and the players on them."),
    ("command", "The ids that Discord gave to our commands, by which messages name them."),
    ("contest", "Contests of a server, with their cards; their tables are computed from games."),
    ("contest_act", "Acts of managers in contests that run."),
    ("desk", "The war desk of a channel: its message, and the time of its next update."),
    (
        "event",
        "The events of a game. Rows are only added; everything else about a game follows from them.",
    ),
    ("calendar_entry", "The entries in the lists of events of Discord's servers."),
    ("entrant", "Who takes part in a contest."),
    ("fixture", "The games of a league's divisions, with their rulings."),
    ("follow", "Followers of a game, and whether they follow move by move."),
    ("game", "Games. Position, player to move and deadline are caches of the events."),
    ("hint", "Given hints."),
    ("lesson", "How far a player is in a lesson."),
    ("member", "Whether a player is in a server, as Discord last answered."),
    ("outbox", "Notices to deliver, in lanes: their facts, never their text."),
    ("plan", "Conditional moves of a chair."),
    ("player", "People by our own key. Deleting a person clears the Discord id."),
    (
        "process",
        "Processes on this database: what each needs of Discord's limit, how it is set up, its last sign of life.",
    ),
    (
        "pulse",
        "One row, since a bot first served from the database: when one last found that it can write.",
    ),
    ("proposal", "The lines of moves that people propose to the others who vote about a board."),
    ("puzzle", "How hard puzzles are, by the attempts at them."),
    ("rating", "The history of ratings, one row for each game that counted."),
    ("restatement", "From when on the ratings of a pool have to be worked out again."),
    ("review", "Reviews of finished games, asked for or made."),
    ("server", "Servers with their settings."),
    (
        "channel_code",
        "The wishes of channels to play a channel of another server, with the hashes of their codes.",
    ),
    (
        "team_code",
        "The codes by which servers come into team matches, as hashes, until they are used.",
    ),
    ("page_key", "The key with which addresses of pages and signed links are made."),
    ("launch", "What people last asked Discord to open as an Activity, for some minutes."),
    ("session", "The browsers in which people are signed in."),
    (
        "first_move",
        "How often a move was made from a position, by whom, and what came of it; of no game and no person.",
    ),
    ("first_move_game", "The finished games that are counted there."),
    ("subscription", "The browsers in which people are called by Web Push."),
    ("used_link", "Signed links that were used."),
    ("shift", "Changes of the order of a ladder that no game causes. Rows are only added."),
    (
        "shared_board",
        "The board on which the players of a finished game analyse it together: its tree of moves, the node that is shown, and its arrows.",
    ),
    (
        "shared_board_reader",
        "Who had a shared board open and when, and whether a player admitted them to change it.",
    ),
    (
        "showing",
        "What people showed to everybody in a channel, each page of a private answer once.",
    ),
    ("siege", "The puzzle of a day in a server, with its message."),
    ("siege_try", "Who tried the puzzle of a day, and whether they solved it."),
    ("siege_bell", "Who asked to be pinged for the puzzle of the day."),
    (
        "siege_week",
        "A week of sieges that is over: its card, and the two people who are offered a game.",
    ),
    ("solver", "How strong people are at puzzles."),
    ("standing", "The newest rating of each player in each pool."),
    ("study", "Players who opened their lines of a finished game to others."),
    ("tally", "Numbers of games for each way to end, for statistics."),
    ("tried", "Lines that a player tried on a game, with notes."),
    ("unmet", "Planned lines of a player that the other side did not follow."),
    ("vacation", "Vacations, taken or automatic."),
    ("visitor", "Players who used the bot in a server, for its leaderboard."),
    ("vote", "What people vote for about a board; without the person once their data is deleted."),
    (
        "way",
        "The addresses that refused a notice, which waits until one of them may be open again.",
    ),
];

#[tokio::test]
async fn the_schema_is_written_down() {
    let database = database::sqlite();
    let mut conn = sqlx::AnyConnection::connect(&database.url).await.unwrap();
    let rows = sqlx::query(
        "SELECT type, name, tbl_name, sql FROM sqlite_master
            WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_sqlx_%'
            ORDER BY tbl_name, type DESC, name",
    );
    let mut text =
        "-- The result of all migrations. A test writes this file: UPDATE_EXPECT=1 cargo test schema\n".to_owned();
    for row in rows.fetch_all(&mut conn).await.unwrap() {
        let (kind, name): (String, String) = (row.get("type"), row.get("name"));
        if kind == "table" {
            let about = TABLES.iter().find(|(table, _)| *table == name);
            let (_, about) =
                about.unwrap_or_else(|| panic!("no line says what the table {name} holds"));
            write!(text, "\n-- {about}\n").unwrap();
        }
        writeln!(text, "{};", laid_out(&row.get::<String, _>("sql"))).unwrap();
    }
    expect_file!["../../docs/schema.sql"].assert_eq(&text);
}

/// A statement with each part between its outer brackets on a line; those of an index stay
/// together.
fn laid_out(statement: &str) -> String {
    let Some((head, rest)) =
        statement.split_once('(').filter(|(head, _)| head.starts_with("CREATE TABLE"))
    else {
        return statement.split_whitespace().collect::<Vec<_>>().join(" ");
    };
    let inside = rest.strip_suffix(')').expect("a table ends with a bracket");
    let mut depth = 0;
    let mut parts = vec![String::new()];
    for sign in inside.chars() {
        depth += match sign {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        if sign == ',' && depth == 0 {
            parts.push(String::new())
        } else {
            parts.last_mut().expect("a part").push(sign)
        }
    }
    let parts: Vec<String> =
        parts.iter().map(|part| part.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    format!("{head}(\n    {}\n)", parts.join(",\n    "))
}
