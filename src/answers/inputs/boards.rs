//! Answers commands of the context menu of a message with a board, or with a game as a text or a
//! file. Each acts as the press of a button, so the same code decides who may use it.

use murus_gallicus::Seat;

use super::answer_press;
use crate::answers::challenge::game_files;
use crate::answers::play::target::{self, Which};
use crate::answers::{Answer, Request};
use crate::game::{GameId, Seq};
use crate::ids::MessageId;
use crate::service;
use crate::show::custom_id::{At, Door, ForGame, Press, ViewedPly};
use crate::show::form::{Given, SentFile};
use crate::store::StoreError;

/// A posted message whose context menu was used.
pub struct PostedMessage {
    /// The id of the message.
    pub id: MessageId,
    /// The custom ids of the message's buttons and menus, in order.
    pub ids: Vec<String>,
    /// The text of the message.
    pub text: String,
    /// The file of the message; `None` if it has none, or several.
    pub file: Option<SentFile>,
}

/// A command in the context menu of a message with a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardAct {
    /// Steps through the game, beginning at the position of the board.
    Walk,
    /// Continues the game in a new one, from the position of the board.
    GoOn,
    /// Reviews the game.
    Review,
}

/// A board of a game, as a message shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct ShownBoard {
    game: GameId,
    /// The number of events of the game when the board was made.
    seq: Seq,
    /// The ply that the board shows, if it is not the newest position of that time; else `None`.
    ply: Option<usize>,
}

/// Acts on the board of a message, in an answer that the person alone sees. A game that the message
/// holds as a text or a file is imported first. Refuses a message with neither.
pub async fn act_on_board(
    request: &Request<'_>,
    message: Option<PostedMessage>,
    act: BoardAct,
) -> Answer {
    let found = match &message {
        Some(message) => find_board(request, message).await?,
        None => None,
    };
    let Some(ShownBoard { game, seq, ply }) = found else {
        return act_on_record(request, message, act).await;
    };
    let press = match act {
        BoardAct::Review => ForGame::Review,
        BoardAct::Walk | BoardAct::GoOn => {
            let found = target::find_game(request, Which::On(game, seq)).await?;
            let ply = ply.unwrap_or_else(|| found.game().plies_at(seq));
            match act {
                BoardAct::Walk => ForGame::WalkTo(ViewedPly { ply, side: found.side() }),
                _ => ForGame::GoOnFrom(ply),
            }
        }
    };
    answer_press(
        request,
        Door::Discord,
        Some(Press::Game { game, seq, press }),
        &Given::Chosen(Vec::new()),
    )
    .await
}

/// Acts on the game that a message holds as a text or a file: steps through it from its start,
/// continues it from its end, or reviews it.
async fn act_on_record(
    request: &Request<'_>,
    message: Option<PostedMessage>,
    act: BoardAct,
) -> Answer {
    let brought = match &message {
        Some(message) => {
            game_files::import_posted(request, &message.text, message.file.as_ref()).await?
        }
        None => None,
    };
    let row = brought.ok_or_else(|| request.refusal("board-none"))?;
    let (game, seq) = (row.game.id, row.game.seq());
    let press = match act {
        BoardAct::Walk => ForGame::WalkTo(ViewedPly { ply: 0, side: Seat::Romans }),
        BoardAct::GoOn => ForGame::GoOn,
        BoardAct::Review => ForGame::Review,
    };
    let press = Some(Press::Game { game, seq, press });
    answer_press(request, Door::Discord, press, &Given::Chosen(Vec::new())).await
}

/// Returns the board of a message, read from its buttons, or else from the database. `None` if the
/// message has no board.
async fn find_board(
    request: &Request<'_>,
    message: &PostedMessage,
) -> Result<Option<ShownBoard>, StoreError> {
    let boards: Vec<ShownBoard> = message.ids.iter().filter_map(|id| read_board(id)).collect();
    // Among several buttons, one may name the position.
    let named = boards.iter().find(|board| board.ply.is_some());
    if let Some(board) = named.or(boards.first()) {
        return Ok(Some(*board));
    }
    let stored = service::play::find::find_posted_board(request.service.db(), message.id).await?;
    Ok(stored.map(|(game, seq)| ShownBoard { game, seq, ply: None }))
}

/// Returns the board that a custom id names; `None` if it names no game.
fn read_board(id: &str) -> Option<ShownBoard> {
    let Press::Game { game, seq, press } = Press::read(id)? else { return None };
    let ply = match press {
        ForGame::WalkTo(ViewedPly { ply, .. })
        | ForGame::Moment(ply)
        | ForGame::GoOnFrom(ply)
        | ForGame::GoOnAgainst(At { at: ViewedPly { ply, .. }, .. }) => Some(ply),
        _ => None,
    };
    Some(ShownBoard { game, seq, ply })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_custom_id_tells_the_board() {
        let board = |ply| Some(ShownBoard { game: GameId(7), seq: Seq(3), ply });
        for (id, found) in [
            ("1:7:3:view", board(None)),
            ("1:7:3:walk-to:7.gauls", board(Some(7))),
            ("1:7:3:go-on-from:12", board(Some(12))),
            ("1:7:0:accept", None),
            ("1:7:3:mine", None),
            ("1:7:3", None),
            ("another bot's", None),
        ] {
            assert_eq!(read_board(id), found, "{id}");
        }
    }
}
