//! Finds any game of a person by facts that they remember.

use crate::ids::{ServerId, UserId};
use crate::store::{self, Db, GamePart, SearchFacts, StoreError, StoredGame};

/// The most games that are found at once.
const FOUND: i64 = 25;

/// The most people among whom an opponent is looked for.
const RIVALS: i64 = 500;

/// Lists up to 500 people whom a person met in games, each once for each server of those games
/// (`None` for direct messages), the last met first.
pub async fn list_rivals(
    db: &Db,
    discord: UserId,
) -> Result<Vec<(Option<ServerId>, UserId)>, StoreError> {
    let mut conn = db.read().await?;
    match store::players::by_discord(&mut conn, discord).await? {
        Some(player) => store::search::find_rivals(&mut conn, player, RIVALS).await,
        None => Ok(Vec::new()),
    }
}

/// Lists up to 25 games of a person that match at least one of these facts: the running ones first,
/// each group from the newest. Only running or only finished games, as `part` says.
pub async fn search_games(
    db: &Db,
    discord: UserId,
    part: GamePart,
    facts: &SearchFacts,
) -> Result<Vec<StoredGame>, StoreError> {
    let mut conn = db.read().await?;
    let Some(player) = store::players::by_discord(&mut conn, discord).await? else {
        return Ok(Vec::new());
    };
    let ids = store::search::find_games(&mut conn, player, part, facts, FOUND).await?;
    store::games::load_all(&mut conn, &ids).await
}
