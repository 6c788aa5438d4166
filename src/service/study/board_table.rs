//! A shared board for one person: whether it is open to them, what they may do there, and whom they
//! see.

use std::collections::HashSet;

use murus_gallicus::Line;

use crate::game::{GameId, LineTree, Millis, PlayerId, Timestamp, TreeWish};
use crate::ids::UserId;
use crate::service::site::looking::opens_for;
use crate::store::{self, BoardMark, BoardReader, Conn, SharedBoard, StoreError, StoredGame};

/// A person who had a board open within this time counts as present. An open page asks more
/// often.
pub(in crate::service) const PRESENT: Millis = Millis::from_mins(3);
/// The age from which the stored presence of a person is stored anew.
const STORED: Millis = Millis::from_secs(20);
/// The time after which a reader who is not admitted is forgotten.
const FORGOTTEN: Millis = Millis::from_mins(60);
/// The most people besides the players whom the players see.
const LISTED: usize = 20;

/// The rights of a person on a shared board.
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
    /// The rights of the person.
    pub role: BoardRole,
    /// True if the person has the board open.
    pub present: bool,
}

/// A shared board, as a person sees it.
pub struct SeenBoard {
    /// The tree of moves, with the node that is shown.
    pub tree: LineTree,
    /// The arrows, each from a cell to a cell.
    pub arrows: Vec<[String; 2]>,
    /// The state of the board, which changes with it.
    pub mark: BoardMark,
    /// The rights of the person.
    pub role: BoardRole,
    /// The people around the board without the person who sees it. Only a player sees others than
    /// the players.
    pub people: Vec<BoardPerson>,
    /// The number of plies of the line that is shown that are the game's own.
    pub own: usize,
}

/// A game with its shared board, for a person to whom the board is open.
pub(in crate::service) struct BoardTable {
    /// The game.
    pub row: StoredGame,
    /// The board. `None` if a player has not begun it yet.
    pub board: Option<SharedBoard>,
    /// The people who had the board open.
    pub readers: Vec<BoardReader>,
    /// The rights of the person.
    pub role: BoardRole,
    /// The person; `None` if they are not signed in.
    pub me: Option<PlayerId>,
    /// The people who block the person, and those whom the person blocks.
    apart: HashSet<PlayerId>,
}

/// Returns the two players of a game that may have a shared board: a finished one between two
/// people. `None` for other games.
pub(in crate::service) fn find_players(row: &StoredGame) -> Option<[PlayerId; 2]> {
    row.game.outcome()?;
    let players: Option<Vec<PlayerId>> =
        row.game.chairs.iter().map(|holder| holder.as_player()).collect();
    <[PlayerId; 2]>::try_from(players?).ok().filter(|[one, other]| one != other)
}

/// Finds the shared board of a game for a person; `None` if it is closed to them. A board that is
/// not begun yet is open to players only.
pub(in crate::service) async fn find_table(
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

/// Returns true if a reader has the board open at this time.
pub(in crate::service) fn is_present(reader: &BoardReader, now: Timestamp) -> bool {
    reader.seen >= now - PRESENT
}

impl BoardTable {
    /// Returns the Discord id of a player of the game. `None` for others, and if the player deleted
    /// their data.
    pub(in crate::service) fn player(&self, player: PlayerId) -> Option<UserId> {
        self.row.person(self.row.game.chair_of(player)?)
    }

    /// Returns the mark of the board at this time.
    pub(in crate::service) fn mark(&self, board: &SharedBoard, now: Timestamp) -> BoardMark {
        let present = self.readers.iter().filter(|one| is_present(one, now)).count();
        BoardMark::new(board.version, board.crowd, present)
    }

    /// Stores that a person has the board open, unless that was stored a moment ago.
    pub(in crate::service) async fn note_presence(
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

    /// Stores that a person closed the board. Does nothing if they did not have it open.
    pub(in crate::service) async fn note_absence(
        &self,
        conn: &mut Conn,
        player: PlayerId,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let game = self.row.game.id;
        if self.readers.iter().any(|one| one.player == player && is_present(one, now)) {
            let before = now - PRESENT - Millis::ONE;
            store::shared_boards::set_seen(conn, game, player, before).await?;
            store::shared_boards::count_crowd(conn, game).await?;
        }
        Ok(())
    }

    /// Admits a reader whom the players see, or admits them no longer. Returns false if there is no
    /// such reader.
    pub(in crate::service) async fn admit(
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
    pub(in crate::service) async fn see_board(
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
pub(in crate::service) fn tree_start(row: &StoredGame, ply: usize) -> Line {
    row.game.line().before(ply).resumed()
}
