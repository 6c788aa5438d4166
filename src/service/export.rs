//! Games as files, taken out.

use serde::Serialize;
use serde_json::{Value, json};

use super::{Caller, Service};
use crate::game::{EventKind, Holder};
use crate::ids::UserId;
use crate::rules::Seat;
use crate::store::{self, GameRow, StoreError};
use crate::words::words;

/// Games that one export holds at most, the newest.
const EXPORTED: usize = 500;

/// The form of an export.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Move text, as [`Line::record`](crate::rules::Line::record) writes it, with a header.
    Text,
    /// JSON.
    Json,
}

words!(Format { Text: "text", Json: "json" });

impl Format {
    /// The end of such a file's name.
    pub fn ending(self) -> &'static str {
        match self {
            Format::Text => "txt",
            Format::Json => "json",
        }
    }
}

impl Service {
    /// One game as a file.
    pub fn export(&self, row: &GameRow, format: Format) -> String {
        match format {
            Format::Text => text(row),
            Format::Json => pretty(&json_of(row)),
        }
    }

    /// The newest games of a person as one file; none where there are none.
    pub async fn export_all(&self, caller: &Caller, format: Format) -> Result<Option<String>, StoreError> {
        let mut conn = self.db.read().await?;
        let ids = match store::player_of(&mut conn, caller.discord).await? {
            Some(player) => store::all_games_of(&mut conn, player).await?,
            None => Vec::new(),
        };
        if ids.is_empty() {
            return Ok(None);
        }
        let (mut texts, mut values) = (Vec::new(), Vec::new());
        for row in store::load_games(&mut conn, &ids[ids.len().saturating_sub(EXPORTED)..]).await? {
            match format {
                Format::Text => texts.push(text(&row)),
                Format::Json => values.push(json_of(&row)),
            }
        }
        Ok(Some(match format {
            Format::Text => texts.join("\n"),
            Format::Json => pretty(&values),
        }))
    }
}

fn holder(holder: &Holder, discord: Option<UserId>) -> String {
    match (holder, discord) {
        (Holder::Bot { level, .. }, _) => format!("Murus {level}"),
        (Holder::Player(_), Some(id)) => id.to_string(),
        (Holder::Player(_) | Holder::Nobody, _) => "?".to_owned(),
    }
}

fn text(row: &GameRow) -> String {
    let game = &row.game;
    let seats = &Seat::ALL[..game.chairs.len()];
    let mut lines = vec![format!("[Game \"{}\"]", game.name), format!("[Variant \"{}\"]", game.variant())];
    for seat in seats {
        let chair = game.chair_at(*seat);
        let name = holder(&game.chairs[chair], row.person(chair));
        lines.push(format!("[Player \"{} {name}\"]", seat.word()));
    }
    if let Some(end) = game.outcome() {
        lines.push(format!("[Result \"{} {}\"]", end.winner.map_or("none", |seat| seat.word()), end.reason.word()));
    }
    lines.push(game.line().record());
    lines.join("\n") + "\n"
}

pub(super) fn json_of(row: &GameRow) -> Value {
    let game = &row.game;
    let chairs = game.chairs.iter().enumerate().map(|(n, held)| match held {
        Holder::Bot { level, .. } => json!({ "murus": level }),
        _ => json!({ "person": row.person(n).map(|id| id.to_string()) }),
    });
    // Where somebody lives is nobody else's business.
    let told = game.events().iter().filter(|event| !matches!(event.kind, EventKind::Zone(_)));
    let events = told.map(|event| {
        let (kind, data) = event.kind.stored();
        json!({ "at": event.at, "chair": event.chair, "kind": kind, "data": data })
    });
    json!({
        "game": game.name,
        "variant": game.variant().to_string(),
        "time": game.terms.time.to_string(),
        "weekends_off": game.terms.weekends_off,
        "rated": game.terms.rated,
        "started": game.started,
        "chairs": chairs.collect::<Vec<_>>(),
        "events": events.collect::<Vec<_>>(),
        "moves": game.line().record(),
        "winner": game.outcome().and_then(|end| end.winner).map(|seat| seat.word()),
        "reason": game.outcome().map(|end| end.reason.word()),
        "annulled": game.is_annulled(),
    })
}

/// Text of a value, as people read it.
pub(super) fn pretty(value: &impl Serialize) -> String {
    // Numbers, texts and lists of them can always be written.
    serde_json::to_string_pretty(value).unwrap_or_default()
}
