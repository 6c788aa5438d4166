//! The shared board of a finished game of two people, on which they analyse it together. Its
//! content is one value with a version: the tree of moves, the node that is shown, and the arrows.
//! Everyone who may look at the page of the game may follow; the players, and the people whom they
//! admit, may change it.
//!
//! People who block each other do not meet here. There is no shared board between two such players.
//! It is closed to others who block, or are blocked by, a player or a person whom they admitted.

use std::collections::HashSet;

use murus_gallicus::rules::{Entry, Line};

use crate::game::{
    GameId, LineTree, Millis, PlayerId, TREE_MOVES, Timestamp, TreeRefusal, TreeWish,
};
use crate::ids::UserId;
use crate::service::change;
use crate::service::site::looking::opens_for;
use crate::service::{Caller, Service};
use crate::store::{self, BoardMark, BoardReader, Conn, SharedBoard, StoreError, StoredGame};

/// Whoever had a board open within this time has it open now. An open page asks more often.
const PRESENT: Millis = Millis::from_mins(3);
/// The age from which the stored presence of a person is stored anew.
const STORED: Millis = Millis::from_secs(20);
/// The time after which a reader who is not admitted is forgotten.
const FORGOTTEN: Millis = Millis::from_mins(60);
/// The most arrows and circles on a board.
const ARROWS: usize = 32;
/// The most people besides the players whom the players see.
const LISTED: usize = 20;
/// The most moves of a game in its tree, so that there is room for other moves. The tree of a
/// longer game begins later.
const OWN_MOVES: usize = TREE_MOVES / 2;

/// What a person may do on a shared board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardRole {
    /// The person plays in the game, may change the board and admits others.
    Player,
    /// A player admitted the person, who may change the board.
    Admitted,
    /// The person only looks on.
    Reader,
}

/// A person around a shared board, as a player sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardPerson {
    /// The person's Discord id.
    pub id: UserId,
    /// What the person may do.
    pub role: BoardRole,
    /// True if the person has the board open.
    pub present: bool,
}

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

/// A shared board, as a person sees it.
pub struct SeenBoard {
    /// The tree of moves, with the node that is shown.
    pub tree: LineTree,
    /// The arrows, each from a cell to a cell.
    pub arrows: Vec<[String; 2]>,
    /// The state of the board, which changes with it.
    pub mark: BoardMark,
    /// What the person may do.
    pub role: BoardRole,
    /// The people around the board without the person who sees it. Only a player sees others than
    /// the players.
    pub people: Vec<BoardPerson>,
    /// The number of plies of the line that is shown that are the game's own.
    pub own: usize,
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

/// What the page of a game tells of its shared board.
pub struct BoardNews {
    /// What the reader of the page may do on the board.
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
            (BoardAct::Look(_), Some(seen)) => BoardAnswer::Seen(seen),
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

/// A game with its shared board, for a person to whom the board is open.
struct BoardTable {
    row: StoredGame,
    board: Option<SharedBoard>,
    readers: Vec<BoardReader>,
    role: BoardRole,
    /// The person; `None` if they are not signed in.
    me: Option<PlayerId>,
    /// The people who block the person, and those whom the person blocks.
    apart: HashSet<PlayerId>,
}

/// Returns the two players of a game that may have a shared board: a finished one between two
/// people. `None` for other games.
fn find_players(row: &StoredGame) -> Option<[PlayerId; 2]> {
    row.game.outcome()?;
    let players: Option<Vec<PlayerId>> =
        row.game.chairs.iter().map(|holder| holder.as_player()).collect();
    <[PlayerId; 2]>::try_from(players?).ok().filter(|[one, other]| one != other)
}

/// Finds the shared board of a game for a person; `None` if it is closed to them. A board that is
/// not begun yet is open to players only.
async fn find_table(
    conn: &mut Conn,
    id: GameId,
    who: Option<(PlayerId, UserId)>,
) -> Result<Option<BoardTable>, StoreError> {
    let Some(row) = store::games::load_game(conn, id).await? else { return Ok(None) };
    let Some(players) = find_players(&row) else { return Ok(None) };
    let [one, other] = players;
    if !opens_for(&row, who.map(|(_, discord)| discord)) || is_apart(conn, one, other).await? {
        return Ok(None);
    }
    let me = who.map(|(player, _)| player);
    let board = store::shared_boards::load_board(conn, id).await?;
    let readers = store::shared_boards::list_readers(conn, id).await?;
    let apart = match me {
        Some(me) => store::players::list_apart(conn, me).await?,
        None => HashSet::new(),
    };
    let role = match me {
        Some(me) if players.contains(&me) => BoardRole::Player,
        Some(me) if readers.iter().any(|one| one.player == me && one.admitted) => {
            BoardRole::Admitted
        }
        _ => BoardRole::Reader,
    };
    let mut circle = readers.iter().filter(|one| one.admitted).map(|one| one.player).chain(players);
    let meets = role == BoardRole::Player || !circle.any(|one| apart.contains(&one));
    let begun = role == BoardRole::Player || board.is_some();
    Ok((meets && begun).then_some(BoardTable { row, board, readers, role, me, apart }))
}

/// Returns true if one of two people blocks the other.
async fn is_apart(conn: &mut Conn, one: PlayerId, other: PlayerId) -> Result<bool, StoreError> {
    Ok(store::players::is_blocked(conn, one, other).await?
        || store::players::is_blocked(conn, other, one).await?)
}

fn is_present(reader: &BoardReader, now: Timestamp) -> bool {
    reader.seen >= now - PRESENT
}

impl BoardTable {
    /// Returns the Discord id of a player of the game. `None` for others, and if the player deleted
    /// their data.
    fn player(&self, player: PlayerId) -> Option<UserId> {
        self.row.person(self.row.game.chair_of(player)?)
    }

    fn mark(&self, board: &SharedBoard, now: Timestamp) -> BoardMark {
        let present = self.readers.iter().filter(|one| is_present(one, now)).count();
        BoardMark::new(board.version, board.crowd, present)
    }

    /// Stores that a person has the board open, unless that was stored a moment ago.
    async fn note_presence(
        &self,
        conn: &mut Conn,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let game = self.row.game.id;
        let known = self.readers.iter().find(|one| one.player == player);
        if known.is_some_and(|one| one.seen + STORED > now) {
            return Ok(());
        }
        store::shared_boards::set_seen(conn, game, player, now).await?;
        if !known.is_some_and(|one| is_present(one, now)) {
            store::shared_boards::forget_readers(conn, game, now - FORGOTTEN).await?;
            store::shared_boards::count_crowd(conn, game).await?;
        }
        Ok(())
    }

    /// Admits a reader whom the players see, or admits them no longer. Returns false if there is no
    /// such reader.
    async fn admit(
        &self,
        conn: &mut Conn,
        person: UserId,
        admitted: bool,
    ) -> Result<bool, StoreError> {
        let Some(player) = store::players::by_discord(conn, person).await? else {
            return Ok(false);
        };
        let reader = self.readers.iter().find(|one| one.player == player);
        let Some(reader) = reader.filter(|_| self.row.game.chair_of(player).is_none()) else {
            return Ok(false);
        };
        if admitted && !self.meets_all(conn, reader).await? {
            return Ok(false);
        }
        if reader.admitted != admitted {
            let game = self.row.game.id;
            store::shared_boards::set_admitted(conn, game, player, admitted).await?;
            store::shared_boards::count_crowd(conn, game).await?;
        }
        Ok(true)
    }

    /// Returns true if a reader neither blocks nor is blocked by a player of the game or a person
    /// whom they admitted.
    async fn meets_all(&self, conn: &mut Conn, reader: &BoardReader) -> Result<bool, StoreError> {
        let apart = store::players::list_apart(conn, reader.player).await?;
        let admitted = self.readers.iter().filter(|one| one.admitted).map(|one| one.player);
        let mut circle = admitted.chain(find_players(&self.row).into_iter().flatten());
        Ok(!circle.any(|one| apart.contains(&one)))
    }

    /// Returns the board as the person sees it; `None` if it is not begun, or if its tree cannot be
    /// read any longer.
    async fn see_board(
        &self,
        conn: &mut Conn,
        now: Timestamp,
    ) -> Result<Option<Box<SeenBoard>>, StoreError> {
        let Some(board) = &self.board else { return Ok(None) };
        let moves = board.moves.as_str();
        let stored = TreeWish { moves, node: Some(board.node), ..TreeWish::default() };
        let (tree, _) = stored.tree(tree_start(&self.row, board.ply));
        let here = tree.here();
        let own = here.moves().zip(self.row.game.line().moves()).take_while(|(a, b)| a == b);
        let arrows = board.arrows.iter().filter_map(|arrow| {
            let (from, to) = arrow.split_once('-')?;
            Some([from.to_owned(), to.to_owned()])
        });
        Ok(Some(Box::new(SeenBoard {
            own: own.count(),
            arrows: arrows.collect(),
            mark: self.mark(board, now),
            role: self.role,
            people: self.list_people(conn, now).await?,
            tree,
        })))
    }

    /// Lists the people around the board whom the person may see.
    async fn list_people(
        &self,
        conn: &mut Conn,
        now: Timestamp,
    ) -> Result<Vec<BoardPerson>, StoreError> {
        let mut people = Vec::new();
        for player in find_players(&self.row).into_iter().flatten() {
            let mut seen = self.readers.iter().filter(|one| one.player == player);
            let present = seen.any(|one| is_present(one, now));
            if let Some(id) = self.player(player).filter(|_| self.me != Some(player)) {
                people.push(BoardPerson { id, role: BoardRole::Player, present });
            }
        }
        if self.role != BoardRole::Player {
            return Ok(people);
        }
        for reader in &self.readers {
            let known = self.row.game.chair_of(reader.player).is_some();
            let present = is_present(reader, now);
            if known || people.len() > LISTED || !(present || reader.admitted) {
                continue;
            }
            let meets = !self.apart.contains(&reader.player)
                && (reader.admitted || self.meets_all(conn, reader).await?);
            let id = store::players::discord_of(conn, reader.player).await?;
            if let Some(id) = id.filter(|_| meets) {
                let role = if reader.admitted { BoardRole::Admitted } else { BoardRole::Reader };
                people.push(BoardPerson { id, role, present });
            }
        }
        Ok(people)
    }
}

/// Returns the line of a game up to the ply at which its tree begins.
fn tree_start(row: &StoredGame, ply: usize) -> Line {
    row.game.line().before(ply).resumed()
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
