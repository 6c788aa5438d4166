//! Exporting games as files.

use murus_gallicus::{RecordHeader, Seat, words};
use serde::Serialize;
use serde_json::{Value, json};

use crate::game::{Chair, EventKind, Game, Holder, PlayerId};
use crate::ids::{ServerId, UserId};
use crate::service::Caller;
use crate::service::play::exchange::{Teller, record_of};
use crate::store::{self, Db, StoreError, StoredGame};

/// The number of games that are loaded at once.
const PAGE: usize = 50;

/// The form of an export.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Move text with a header, as [`Line::record`](murus_gallicus::Line::record) writes the
    /// moves.
    Text,
    /// JSON.
    Json,
    /// The game record of the site Abstract Play, which is JSON too.
    AbstractPlay,
}

words!(Format { Text: "text", Json: "json", AbstractPlay: "abstract-play" });

impl Format {
    /// The ending of the file's name, without a dot.
    pub fn ending(self) -> &'static str {
        match self {
            Format::Text => "txt",
            Format::Json | Format::AbstractPlay => "json",
        }
    }
}

/// Lists the people in the caller's games, the caller included, each with the server of the game
/// (`None` for direct messages), the newest first.
pub async fn list_company(
    db: &Db,
    caller: &Caller,
) -> Result<Vec<(Option<ServerId>, UserId)>, StoreError> {
    let mut conn = db.read().await?;
    match store::players::by_discord(&mut conn, caller.discord).await? {
        Some(player) => store::statistics::company_of(&mut conn, player).await,
        None => Ok(Vec::new()),
    }
}

/// Writes all games of the caller as the content of one file. Abstract Play's records leave out
/// games that still run.
pub async fn export_all(
    db: &Db,
    caller: &Caller,
    format: Format,
    teller: Teller<'_>,
) -> Result<String, StoreError> {
    let mut games = Vec::new();
    let player = store::players::by_discord(&mut *db.read().await?, caller.discord).await?;
    if let Some(player) = player {
        each_game(db, player, |row| games.extend(export_game(row, format, teller))).await?;
    }
    Ok(match format {
        Format::Text => games.join("\n"),
        Format::Json | Format::AbstractPlay => format!("[\n{}\n]", games.join(",\n")),
    })
}

/// Visits all games of a person, oldest first, in pages, so that connections and threads stay free.
pub(in crate::service) async fn each_game(
    db: &Db,
    player: PlayerId,
    mut each: impl FnMut(&StoredGame),
) -> Result<(), StoreError> {
    let ids = store::statistics::all_games_of(&mut *db.read().await?, player).await?;
    for some in ids.chunks(PAGE) {
        let rows = store::games::load_all(&mut *db.read().await?, some).await?;
        rows.iter().for_each(&mut each);
        tokio::task::yield_now().await;
    }
    Ok(())
}

/// Returns the content of a file with one game. `None` if the form is for finished games, and this
/// one still runs.
pub fn export_game(row: &StoredGame, format: Format, teller: Teller<'_>) -> Option<String> {
    match format {
        Format::Text => Some(write_text(row, teller)),
        Format::Json => Some(write_pretty(&json_of(row))),
        Format::AbstractPlay => record_of(row, teller).map(|record| write_pretty(&record)),
    }
}

/// Describes the holder of a chair in the text format: the name if known, else the Discord id, else
/// `?`. Programs find the ids in the JSON format.
fn describe_holder(holder: &Holder, discord: Option<UserId>, teller: Teller<'_>) -> String {
    // These characters would end the header's line, or begin a block of code.
    let ends = |c: &char| c.is_control() || matches!(c, '"' | '[' | ']' | '`');
    let plain = |name: String| name.chars().filter(|c| !ends(c)).collect::<String>();
    match (holder, discord) {
        (Holder::Bot { level, .. }, _) => format!("Murus {level}"),
        (Holder::Player(_), Some(id)) => {
            (teller.called)(id).map(plain).unwrap_or_else(|| id.to_string())
        }
        (Holder::Channel { name, .. }, _) => format!("#{name}"),
        (Holder::Player(_) | Holder::Nobody, _) => "?".to_owned(),
    }
}

fn write_text(row: &StoredGame, teller: Teller<'_>) -> String {
    let describe = |chair| describe_holder(&row.game.chairs[chair], row.person(chair), teller);
    write_headed(&row.game, &row.game.name, describe)
}

/// Writes the moves of a game below a header with this name of the game and these names of players.
pub(in crate::service) fn write_headed(
    game: &Game,
    name: &str,
    describe: impl Fn(Chair) -> String,
) -> String {
    let seats = &Seat::ALL[..game.chairs.len()];
    let players: Vec<String> = seats.iter().map(|seat| describe(game.chair_at(*seat))).collect();
    let header = RecordHeader { game: name, players: &players, outcome: game.outcome() };
    game.line_to_record().record_with_header(&header)
}

pub(in crate::service) fn json_of(row: &StoredGame) -> Value {
    let game = &row.game;
    let chairs = game.chairs.pairs().map(|(chair, held)| match held {
        Holder::Bot { level, .. } => json!({ "murus": level }),
        Holder::Channel { name, .. } => json!({ "channel": name }),
        Holder::Player(_) | Holder::Nobody => {
            json!({ "person": row.person(chair).map(|id| id.to_string()) })
        }
    });
    // A person's time zone is private.
    let public = game.events().iter().filter(|event| !matches!(event.kind, EventKind::Zone(_)));
    let events = public.map(|event| {
        let (kind, data) = event.kind.stored_words();
        json!({ "at": event.at.as_millis(), "chair": event.chair.index(), "kind": kind, "data": data })
    });
    json!({
        "game": game.name,
        "variant": game.variant().to_string(),
        "time": game.terms.time.to_string(),
        "weekends_off": game.terms.weekends_off,
        "rated": game.terms.rated,
        "started": game.started.as_millis(),
        "chairs": chairs.collect::<Vec<_>>(),
        "events": events.collect::<Vec<_>>(),
        "moves": game.write_record(),
        "winner": game.outcome().and_then(|end| end.winner).map(|seat| seat.word()),
        "reason": game.outcome().map(|end| end.reason.word()),
        "annulled": game.is_annulled(),
    })
}

/// Writes a value as JSON with indentation; an empty text if that fails.
pub(in crate::service) fn write_pretty(value: &impl Serialize) -> String {
    // Numbers, texts and lists are always JSON.
    serde_json::to_string_pretty(value).unwrap_or_default()
}
