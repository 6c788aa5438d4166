//! The shared board of a finished game of two people, on which they analyse it together. Its
//! content is one value with a version: the tree of moves, the node that is shown, and the arrows.
//! Everyone who may look at the page of the game may follow; the players, and the people whom they
//! admit, may change it.
//!
//! People who block each other do not meet here. There is no shared board between two such players.
//! It is closed to others who block, or are blocked by, a player or a person whom they admitted.

use std::collections::HashSet;

use murus_gallicus::Entry;

use super::board_table::{
    BoardRole, PRESENT, SeenBoard, find_players, find_table, is_present, tree_start,
};
use crate::game::{GameId, PlayerId, TREE_MOVES, TreeRefusal, TreeWish};
use crate::ids::UserId;
use crate::service::change;
use crate::service::{Caller, Service};
use crate::store::{self, BoardMark, BoardReader, SharedBoard, StoreError, StoredGame};

/// The most arrows and circles on a board.
const ARROWS: usize = 32;
/// The most moves of a game in its tree, so that there is room for other moves. The tree of a
/// longer game begins later.
const OWN_MOVES: usize = TREE_MOVES / 2;

/// A change of a shared board: its whole new content.
#[derive(Clone, Copy, Debug)]
pub struct BoardWish<'a> {
    /// The version of the board on which the change is based.
    pub version: i64,
    /// The tree of moves, the node that is shown, and a change to make to them.
    pub tree: TreeWish<'a>,
    /// The arrows, each from a cell to a cell; a circle is one from a cell to itself.
    pub arrows: &'a [[String; 2]],
}

/// An act on a shared board.
#[derive(Clone, Copy, Debug)]
pub enum BoardAct<'a> {
    /// Look at the board, which the person has open. A player begins it, if there is none, at this
    /// ply of the game.
    Look(usize),
    /// Close the board.
    Leave,
    /// Change the board.
    Change(BoardWish<'a>),
    /// Admit a reader, or admit them no longer.
    Admit(UserId, bool),
}

/// The reason why an act on a shared board is refused.
pub enum BoardRefusal {
    /// The board changed since the version on which the change is based.
    Outdated,
    /// The person only looks on.
    Reader,
    /// The tree or its change is not possible.
    Tree(TreeRefusal),
    /// There would be more than this many arrows and circles, the most that are allowed.
    Arrows(usize),
    /// The person to admit did not look at the board, or may not.
    Unknown,
}

/// The answer to an act on a shared board.
pub enum BoardAnswer {
    /// There is no shared board that is open to the person.
    Closed,
    /// The board after the act.
    Seen(Box<SeenBoard>),
    /// The act is refused, and the board is as it was.
    Refused(BoardRefusal, Box<SeenBoard>),
}

/// The facts about a shared board that the page of its game shows.
pub struct BoardNews {
    /// The rights of the reader of the page on the board.
    pub role: BoardRole,
    /// The players who have the board open, without the reader.
    pub players: Vec<UserId>,
    /// The state of the board. `None` if there is no board yet.
    pub mark: Option<BoardMark>,
}

/// Performs an act on the shared board of a game. `caller` is `None` for a reader who is not signed
/// in, who may only look.
pub async fn act_on_board(
    service: &Service,
    caller: Option<&Caller>,
    id: GameId,
    act: BoardAct<'_>,
) -> Result<BoardAnswer, StoreError> {
    let Some(caller) = caller else {
        let mut conn = service.db.read().await?;
        let Some(table) = find_table(&mut conn, id, None).await? else {
            return Ok(BoardAnswer::Closed);
        };
        let seen = table.see_board(&mut conn, service.clock.now()).await?;
        return Ok(match (act, seen) {
            (_, None) => BoardAnswer::Closed,
            (BoardAct::Look(_) | BoardAct::Leave, Some(seen)) => BoardAnswer::Seen(seen),
            (_, Some(seen)) => BoardAnswer::Refused(BoardRefusal::Reader, seen),
        });
    };
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let who = Some((by.player, caller.discord));
        let Some(table) = find_table(&mut tx, id, who).await? else {
            return Ok(BoardAnswer::Closed);
        };
        if let (BoardAct::Look(ply), BoardRole::Player, None) = (act, table.role, &table.board) {
            store::shared_boards::insert_board(&mut tx, id, &begin_board(&table.row, ply), now)
                .await?;
        }
        let Some(board) = store::shared_boards::load_board(&mut tx, id).await? else {
            return Ok(BoardAnswer::Closed);
        };
        let refusal = match act {
            BoardAct::Look(_) => {
                table.note_presence(&mut tx, by.player, now).await?;
                None
            }
            BoardAct::Leave => {
                table.note_absence(&mut tx, by.player, now).await?;
                None
            }
            BoardAct::Change(_) if table.role == BoardRole::Reader => Some(BoardRefusal::Reader),
            BoardAct::Admit(..) if table.role != BoardRole::Player => Some(BoardRefusal::Reader),
            BoardAct::Change(wish) => match wished_board(&table.row, &board, wish) {
                Err(refusal) => Some(refusal),
                Ok(wished) if wished == board => None,
                Ok(_) if wish.version != board.version => Some(BoardRefusal::Outdated),
                Ok(wished) => {
                    let player = Some(by.player);
                    let board = SharedBoard { version: board.version + 1, player, ..wished };
                    store::shared_boards::update_board(&mut tx, id, &board, now).await?;
                    None
                }
            },
            BoardAct::Admit(person, admitted) => {
                let known = table.admit(&mut tx, person, admitted).await?;
                (!known).then_some(BoardRefusal::Unknown)
            }
        };
        let Some(table) = find_table(&mut tx, id, who).await? else {
            return Ok(BoardAnswer::Closed);
        };
        Ok(match (table.see_board(&mut tx, now).await?, refusal) {
            (None, _) => BoardAnswer::Closed,
            (Some(seen), None) => BoardAnswer::Seen(seen),
            (Some(seen), Some(refusal)) => BoardAnswer::Refused(refusal, seen),
        })
    })
    .await
}

/// Returns what the page of a game tells a reader of its shared board; `None` if the board is
/// closed to them. `reader` is `None` for a reader who is not signed in.
pub async fn find_news(
    service: &Service,
    row: &StoredGame,
    reader: Option<(PlayerId, UserId)>,
) -> Result<Option<BoardNews>, StoreError> {
    if find_players(row).is_none() {
        return Ok(None);
    }
    let mut conn = service.db.read().await?;
    let Some(table) = find_table(&mut conn, row.game.id, reader).await? else { return Ok(None) };
    let now = service.clock.now();
    let others = |one: &&BoardReader| is_present(one, now) && table.me != Some(one.player);
    let players = table.readers.iter().filter(others).filter_map(|one| table.player(one.player));
    let mark = table.board.as_ref().map(|board| table.mark(board, now));
    Ok(Some(BoardNews { role: table.role, players: players.collect(), mark }))
}

/// Returns the marks of the shared boards of these games. Games without one are left out.
pub async fn mark_boards(
    service: &Service,
    games: &[GameId],
) -> Result<Vec<(GameId, BoardMark)>, StoreError> {
    let since = service.clock.now() - PRESENT;
    store::shared_boards::load_marks(&mut *service.db.read().await?, games, since).await
}

/// Returns the new board of a game: its own moves, with this ply shown.
fn begin_board(row: &StoredGame, shown: usize) -> SharedBoard {
    let line = row.game.line();
    // An exchange of sides is no move, so the tree begins after it.
    let swap = line.entries().iter().rposition(|entry| *entry == Entry::Swap).unwrap_or(0);
    let before = line.entries()[..swap].iter().filter(|entry| matches!(entry, Entry::Move(_)));
    let ply = before.count().max(line.plies().saturating_sub(OWN_MOVES));
    let moves: Vec<String> = line.texts().skip(ply).collect();
    SharedBoard {
        version: 1,
        crowd: 0,
        ply,
        node: shown.clamp(ply, line.plies()) - ply,
        moves: moves.join(";"),
        arrows: Vec::new(),
        player: None,
    }
}

/// Returns a board with the content that a person wishes, under the version that is stored. Refuses
/// a tree that is too large, a move that is not legal, and too many arrows. Leaves out arrows
/// between cells that the board does not have, and illegal moves of the tree with all moves after
/// them.
fn wished_board(
    row: &StoredGame,
    board: &SharedBoard,
    wish: BoardWish<'_>,
) -> Result<SharedBoard, BoardRefusal> {
    if wish.arrows.len() > ARROWS {
        return Err(BoardRefusal::Arrows(ARROWS));
    }
    let (tree, wrong) = wish.tree.tree(tree_start(row, board.ply));
    if let Some(wrong) = wrong {
        return Err(BoardRefusal::Tree(wrong));
    }
    let geometry = &row.game.variant().board().geometry;
    let names: HashSet<String> =
        geometry.cells().iter().map(|&cell| geometry.name(cell).to_string()).collect();
    let known = |arrow: &&[String; 2]| arrow.iter().all(|cell| names.contains(cell));
    let mut arrows: Vec<String> = Vec::new();
    for arrow in wish.arrows.iter().filter(known).map(|arrow| arrow.join("-")) {
        if !arrows.contains(&arrow) {
            arrows.push(arrow);
        }
    }
    Ok(SharedBoard { moves: tree.text(), node: tree.at(), arrows, ..board.clone() })
}
