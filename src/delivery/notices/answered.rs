//! The message of a challenge, with its seats or its result, or without its board.

use crate::delivery::letter::Letter;
use crate::delivery::notice::{Notice, Writing, list_challenged};
use crate::delivery::plan::{DeliveryPlan, DeliveryStep};
use crate::game::{GameId, PlayerId, Seq, Timestamp};
use crate::ids::{Posted, ServerId, UserId};
use crate::service::play::seated::SeatedChallenge;
use crate::show::pages::challenge::{BegunGame, ChallengePosting};
use crate::store::{self, Conn, NoticeKind, StoreError, StoredGame};

/// Edits the challenge's message to show its seats or its result. In a quiet channel, the message
/// of a challenge that is no longer new has no board.
#[derive(Debug)]
pub struct AnsweredNotice {
    /// The challenge, and its people.
    pub seated: SeatedChallenge,
    /// The game that began; `None` before.
    pub game: Option<Box<StoredGame>>,
    /// The message with the newest board of that game, if one is posted.
    pub board: Option<Posted>,
    /// The message's channel and id.
    pub message: Posted,
    /// True if the challenge is new.
    pub new: bool,
}

/// Loads the notice that edits a challenge's message to show its seats or its result, or to take
/// its board away. `None` if the challenge has no message or no longer exists.
pub async fn load_answered(
    conn: &mut Conn,
    id: GameId,
    now: Timestamp,
) -> Result<Option<Letter>, StoreError> {
    let Some(message) =
        store::outbox::message_of(conn, id, NoticeKind::Challenge, Seq::START).await?
    else {
        return Ok(None);
    };
    let Some(seated) = SeatedChallenge::load(conn, id).await? else { return Ok(None) };
    let server = seated.challenge.place.server;
    let game = store::games::load_game(conn, id).await?.map(Box::new);
    let over = game.as_ref().is_some_and(|row| row.game.outcome().is_some());
    let kinds: &[NoticeKind] = if over { &[NoticeKind::End] } else { &NoticeKind::BOARDS };
    let board = store::outbox::load_newest(conn, &[id], kinds).await?.remove(&id);
    let new = now < seated.challenge.new_until();
    let notice = AnsweredNotice { seated, game, board, message, new };
    Ok(Some(Letter::silent(notice, Vec::new(), server)))
}

impl Notice for AnsweredNotice {
    fn people(&self) -> Vec<(Option<ServerId>, Vec<UserId>)> {
        vec![list_challenged(&self.seated)]
    }

    fn reader(&self) -> Option<PlayerId> {
        Some(self.seated.challenge.challenger)
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let begun = self.game.as_deref().map(|game| BegunGame { game, board: self.board });
        let shows_board = self.new || writing.is_lively();
        let posting = ChallengePosting { begun, shows_board, ..writing.posting(&self.seated) };
        let page = posting.challenge_page(Vec::new());
        DeliveryStep::Rewrite { at: self.message, page }.into()
    }
}
