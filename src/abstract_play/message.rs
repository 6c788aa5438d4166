//! The site's requests as it writes them.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::service::play::away::{AskedTurn, AwayChallenge};
use crate::service::workers::away_posts::AwayMove;

/// A signed request of the site.
#[derive(Deserialize)]
#[serde(tag = "verb", rename_all = "lowercase")]
pub enum SiteRequest {
    /// People challenge this program.
    Challenge(SentChallenge),
    /// This program is to move.
    Move(SentTurn),
}

/// A challenge as the site writes it. Times are in hours.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SentChallenge {
    meta_game: String,
    #[serde(default)]
    variants: Vec<String>,
    clock_start: f64,
    clock_max: f64,
    challengers: Vec<String>,
}

/// A turn as the site writes it: the moves in rounds, each with one move of each player.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SentTurn {
    meta_game: String,
    #[serde(default)]
    variants: Vec<String>,
    #[serde(rename = "gameid")]
    game: String,
    num_players: usize,
    moves: Vec<Vec<String>>,
}

impl From<SentChallenge> for AwayChallenge {
    fn from(sent: SentChallenge) -> AwayChallenge {
        let SentChallenge { meta_game, variants, clock_start, clock_max, challengers } = sent;
        AwayChallenge {
            game: meta_game,
            variants,
            start_hours: clock_start,
            most_hours: clock_max,
            others: challengers.len(),
        }
    }
}

impl From<SentTurn> for AskedTurn {
    fn from(sent: SentTurn) -> AskedTurn {
        let SentTurn { meta_game, variants, game, num_players, moves } = sent;
        let moves = moves.into_iter().flatten().collect();
        AskedTurn { game: meta_game, id: game, variants, players: num_players, moves }
    }
}

/// A move as the site reads it.
#[derive(Serialize)]
pub struct PostedMove<'a> {
    verb: &'static str,
    #[serde(rename = "gameid")]
    game: &'a str,
    #[serde(rename = "metaGame")]
    meta_game: &'static str,
    #[serde(rename = "move")]
    text: &'a str,
}

impl<'a> PostedMove<'a> {
    /// A move in a game of `meta_game`, the site's short name of what is played.
    pub fn new(meta_game: &'static str, played: &'a AwayMove) -> PostedMove<'a> {
        PostedMove { verb: "move", game: &played.game, meta_game, text: &played.text }
    }
}

/// The site's answer to a move.
pub struct SiteAnswer {
    /// The status of the program behind the site's server. The server wraps what that program
    /// answers: then the status of the wire is 200, and the true one is here.
    pub status: Option<u64>,
    /// True if the answer describes the game, as that to a move that counts does.
    pub describes_game: bool,
    /// The message of an error; empty if there is none.
    pub message: String,
}

impl SiteAnswer {
    /// Reads an answer. `None` if the text is no JSON object.
    pub fn read(text: &str) -> Option<SiteAnswer> {
        let answer: Value = serde_json::from_str(text).ok().filter(Value::is_object)?;
        let body = match &answer["body"] {
            Value::String(inner) => serde_json::from_str(inner).unwrap_or_default(),
            other => other.clone(),
        };
        // Innermost first: each layer wraps the answer of the next one.
        let layers = [&body, &answer];
        let status = layers.into_iter().find_map(|part| part["statusCode"].as_u64());
        let message = layers.into_iter().find_map(|part| {
            ["message", "errorMessage"].into_iter().find_map(|key| part[key].as_str())
        });
        Some(SiteAnswer {
            status,
            describes_game: ["id", "numMoves"].into_iter().any(|key| !answer[key].is_null()),
            message: message.unwrap_or_default().to_owned(),
        })
    }
}
