//! Answers what people choose in the menu of a message with a board. Each act is the press of a
//! button, so the same place decides who may do it.

use super::answer_press;
use crate::answers::play::target::{self, Which};
use crate::answers::{Answer, Request};
use crate::game::{GameId, Seq};
use crate::ids::MessageId;
use crate::service;
use crate::show::custom_id::{At, Door, ForGame, Press, ViewedPly};
use crate::show::form::Given;
use crate::store::StoreError;

/// A message that people see.
pub struct PostedMessage {
    /// The id of the message.
    pub id: MessageId,
    /// The custom ids of its buttons and menus, in order.
    pub ids: Vec<String>,
}

/// An act on the board of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardAct {
    /// Steps through the game from the board.
    Walk,
    /// Plays on from the board.
    GoOn,
    /// Reviews the game.
    Review,
}

/// A board of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct ShownBoard {
    game: GameId,
    /// The event count of the board.
    seq: Seq,
    /// The ply of the board, if it shows an earlier position than that of its event count.
    ply: Option<usize>,
}

/// Does something with the board of a message, for the person alone. Refuses a message without a
/// board of ours.
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
        return Err(request.refusal("board-none"));
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

/// The board of a message: by its buttons, else by what is stored about the message. `None` if it
/// has none.
async fn find_board(
    request: &Request<'_>,
    message: &PostedMessage,
) -> Result<Option<ShownBoard>, StoreError> {
    let boards: Vec<ShownBoard> = message.ids.iter().filter_map(|id| read_board(id)).collect();
    // Of several buttons one may name the position.
    let named = boards.iter().find(|board| board.ply.is_some());
    if let Some(board) = named.or(boards.first()) {
        return Ok(Some(*board));
    }
    let stored = service::play::find::find_posted_board(request.service.db(), message.id).await?;
    Ok(stored.map(|(game, seq)| ShownBoard { game, seq, ply: None }))
}

/// The board that a custom id is about; `None` if it is about no game.
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
