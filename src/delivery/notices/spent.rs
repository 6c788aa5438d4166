//! Messages of challenges that say nothing any more.

use super::clear::ClearNotice;
use crate::delivery::letter::Letter;
use crate::game::{ChallengeState, Day, GameId, Seq};
use crate::store::{self, Claimed, Conn, NoticeKind, ServerSettings, StoreError, StoredGame};

/// Loads the notice that deletes the message of a challenge in a quiet channel, once its game is
/// finished or it ended without one, or once a game that a contest paired has its thread. `None` if
/// that is not posted, or if it tells the result of the game and no card of the day does.
pub async fn load_spent(
    conn: &mut Conn,
    row: &Claimed,
    id: GameId,
) -> Result<Option<Letter>, StoreError> {
    let Some((challenge, _)) = store::challenges::load_challenge(conn, id).await? else {
        return Ok(None);
    };
    let Some(server) = challenge.place.server else { return Ok(None) };
    let settings = store::servers::settings_or_default(conn, server).await?;
    let message = store::outbox::message_of(conn, id, NoticeKind::Challenge, Seq::START).await?;
    let Some(message) = message.filter(|_| !settings.lively) else { return Ok(None) };
    let said = match challenge.state {
        ChallengeState::Open => false,
        ChallengeState::Declined | ChallengeState::Withdrawn | ChallengeState::Expired => true,
        ChallengeState::Accepted => match store::games::load_game(conn, id).await? {
            Some(game) => {
                is_on_card(conn, &game).await? || is_told(conn, row, &game, &settings).await?
            }
            None => false,
        },
    };
    let notice = ClearNotice { message };
    Ok(said.then(|| Letter::silent(notice, Vec::new(), Some(server))))
}

/// Returns true if a game has its thread, and belongs to a contest that pairs its games by itself:
/// people find it by the card of the contest.
async fn is_on_card(conn: &mut Conn, shown: &StoredGame) -> Result<bool, StoreError> {
    if shown.thread.is_none() {
        return Ok(false);
    }
    let contest = store::contests::load_contest_of(conn, shown.game.id).await?;
    Ok(contest.is_some_and(|contest| contest.kind.ladder().is_none()))
}

/// Returns true if a finished game has no result, or if a card of the day tells it.
async fn is_told(
    conn: &mut Conn,
    row: &Claimed,
    shown: &StoredGame,
    settings: &ServerSettings,
) -> Result<bool, StoreError> {
    let game = &shown.game;
    let Some(ended) = game.ended_at() else { return Ok(false) };
    match settings.cards.or(shown.place.channel) {
        _ if game.is_called_off() => Ok(true),
        Some(channel) if game.lone_player().is_none() => {
            let day = Day::of_moment(ended);
            Ok(store::outbox::results_card(conn, channel, day, row.id).await?.0.is_some())
        }
        _ => Ok(false),
    }
}
