//! How a person's games begin: a tree of first moves with their results.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use murus_gallicus::{Move, Position, Seat, Variant};

use crate::game::PlayerId;
use crate::ids::UserId;
use crate::store::{self, Conn, Db, Kept, Slice, StoreError, StoredGame};

/// The number of newest finished games that are read.
const LOOKED_AT: usize = 200;

/// The fewest games that make a tree.
const ENOUGH: usize = 5;

/// The number of plies in the tree.
const PLIES: usize = 3;

/// The most leaves of a tree. Rarer moves share one leaf.
const LEAVES: usize = 16;

/// The first moves of a person's games.
#[derive(Clone, PartialEq, Debug)]
pub struct Openings {
    /// The variant that most of the newest finished games have.
    pub variant: Variant,
    /// The number of games.
    pub games: usize,
    /// The sides that the person played, each with its moves; empty if there are too few games.
    pub sides: Vec<OpeningFigures>,
}

/// A node of the tree: a move of an opening, or a person's side, with its results and the moves
/// that followed.
#[derive(Clone, PartialEq, Debug)]
pub struct OpeningFigures {
    /// The seat that made the move; for a person's side, that side.
    pub seat: Seat,
    /// The written move; `None` for the side itself, and for all rare moves together.
    pub made: Option<String>,
    /// The numbers of games that the person won, drew and lost, whichever side made the move.
    pub results: [usize; 3],
    /// The next moves, the most frequent first and the rare ones last.
    pub next: Vec<OpeningFigures>,
}

impl OpeningFigures {
    /// The number of games.
    pub fn games(&self) -> usize {
        self.results.iter().sum()
    }

    /// Returns the most frequent moves one after the other, as they are written. Ends where only
    /// rare moves follow.
    pub fn usual(&self) -> Vec<&str> {
        let first = self.next.first().filter(|next| next.made.is_some());
        let made = first.and_then(|next| next.made.as_deref());
        made.into_iter().chain(first.map(OpeningFigures::usual).unwrap_or_default()).collect()
    }

    fn leaves(&self) -> usize {
        self.next.iter().map(OpeningFigures::leaves).sum::<usize>().max(1)
    }
}

/// The first moves of a finished game of a person.
struct OpeningStart {
    variant: Variant,
    /// The person's side.
    seat: Seat,
    /// The person's result: 0 for a win, 1 for a draw, 2 for a loss.
    result: usize,
    moves: Vec<(Seat, String)>,
}

/// Returns the first moves of a person's games of two, in the variant with the most finished games.
/// Games in direct messages are left out unless `by` is that person.
pub async fn load_openings(db: &Db, discord: UserId, by: UserId) -> Result<Openings, StoreError> {
    let kept = if by == discord { Kept::All } else { Kept::InServers };
    openings_of(&mut *db.read().await?, discord, kept).await
}

/// Loads the first moves of a person's games on a connection. Empty for a person without a record.
pub async fn openings_of(
    conn: &mut Conn,
    discord: UserId,
    kept: Kept,
) -> Result<Openings, StoreError> {
    let Some(player) = store::players::by_discord(conn, discord).await? else {
        return Ok(opening_tree(&[]));
    };
    let ids =
        store::listings::finished_of(conn, player, Slice { skip: 0, limit: LOOKED_AT }).await?;
    let rows = store::games::load_all(conn, &ids).await?;
    let rows = rows.iter().filter(|row| kept == Kept::All || row.place.server.is_some());
    Ok(opening_tree(&rows.filter_map(|row| opening_start(row, player)).collect::<Vec<_>>()))
}

/// Returns the opening of a game for one of its players; `None` if the game does not count, or if
/// they do not play in it.
fn opening_start(row: &StoredGame, player: PlayerId) -> Option<OpeningStart> {
    let game = &row.game;
    let line = row.game.line();
    let chair = game.chair_of(player)?;
    let own = game.chairs.len() == 2
        && game.count_plies() == line.plies()
        && line.plies() > 0
        && !game.is_annulled();
    let made =
        |(position, m): (&Position, Move)| (position.to_move(), position.write(m).to_string());
    Some(OpeningStart {
        variant: game.variant(),
        seat: game.seat_of(chair),
        result: game.result_for(chair).filter(|_| own)? as usize,
        moves: line.positions().iter().zip(line.moves()).take(PLIES).map(made).collect(),
    })
}

/// Builds the tree of the variant that most of these games have. It has no sides if there are too
/// few games of the variant.
fn opening_tree(all: &[OpeningStart]) -> Openings {
    let mut variants: BTreeMap<String, Vec<&OpeningStart>> = BTreeMap::new();
    for begun in all {
        variants.entry(begun.variant.to_string()).or_default().push(begun);
    }
    let most = variants
        .into_values()
        .max_by_key(|games| (games.len(), games[0].variant == Variant::STANDARD));
    let games = most.unwrap_or_default();
    let variant = games.first().map_or(Variant::STANDARD, |begun| begun.variant);
    let grown = |least: usize| -> Vec<OpeningFigures> {
        let side = |seat: Seat| {
            games.iter().copied().filter(|begun| begun.seat == seat).collect::<Vec<_>>()
        };
        let sides = [Seat::Romans, Seat::Gauls].map(|seat| (seat, side(seat)));
        let sides = sides.into_iter().filter(|(_, games)| !games.is_empty());
        sides
            .map(|(seat, games)| {
                opening_figures(seat, None, &games, opening_branches(&games, 0, Least(least)))
            })
            .collect()
    };
    // Rare moves become one leaf. The limit for rare grows until the tree is small enough.
    let small = |sides: &Vec<OpeningFigures>| {
        sides.iter().map(OpeningFigures::leaves).sum::<usize>() <= LEAVES
    };
    let sides = (games.len() >= ENOUGH).then(|| (1..=games.len() + 1).map(grown).find(small));
    Openings { variant, games: games.len(), sides: sides.flatten().unwrap_or_default() }
}

/// The fewest games whose common move makes a branch of its own.
#[derive(Clone, Copy)]
struct Least(usize);

/// Returns the moves at a ply, counted from 0, each with the moves that followed it. Moves of fewer
/// than `least` games are one branch together, without the moves that followed them.
fn opening_branches(games: &[&OpeningStart], ply: usize, least: Least) -> Vec<OpeningFigures> {
    let mut moves: BTreeMap<&(Seat, String), Vec<&OpeningStart>> = BTreeMap::new();
    for begun in games {
        // A game that ended earlier has no such move.
        if let Some(made) = begun.moves.get(ply) {
            moves.entry(made).or_default().push(begun);
        }
    }
    let mut moves: Vec<_> = moves.into_iter().collect();
    moves.sort_by_key(|(_, games)| Reverse(games.len()));
    let frequent = moves.iter().filter(|(_, games)| games.len() >= least.0).count();
    let rare = moves.split_off(if frequent + 1 == moves.len() { moves.len() } else { frequent });
    let rare: Vec<((Seat, String), Vec<&OpeningStart>)> =
        rare.into_iter().map(|(made, games)| (made.clone(), games)).collect();
    let mut next: Vec<OpeningFigures> = moves
        .into_iter()
        .map(|((seat, made), games)| {
            opening_figures(
                *seat,
                Some(made.clone()),
                &games,
                opening_branches(&games, ply + 1, least),
            )
        })
        .collect();
    if let Some(((seat, _), _)) = rare.first() {
        let games: Vec<&OpeningStart> =
            rare.iter().flat_map(|(_, games)| games.iter().copied()).collect();
        next.push(opening_figures(*seat, None, &games, Vec::new()));
    }
    next
}

fn opening_figures(
    seat: Seat,
    made: Option<String>,
    games: &[&OpeningStart],
    next: Vec<OpeningFigures>,
) -> OpeningFigures {
    let mut results = [0; 3];
    games.iter().for_each(|begun| results[begun.result] += 1);
    OpeningFigures { seat, made, results, next }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(seat: Seat, result: usize, moves: &str) -> OpeningStart {
        let seats = [Seat::Romans, Seat::Gauls].into_iter().cycle();
        let moves = seats.zip(moves.split(' ').map(str::to_owned)).collect();
        OpeningStart { variant: Variant::STANDARD, seat, result, moves }
    }

    #[test]
    fn a_tree_has_every_game_and_the_most_frequent_moves_first() {
        let games = [
            game(Seat::Romans, 0, "a1-c3 d7-d5 h1-f3"),
            game(Seat::Romans, 2, "h1-f3 d7-d5 a1-c3"),
            game(Seat::Romans, 0, "a1-c3 d7-d5 d1-d3"),
            game(Seat::Romans, 1, "a1-c3 h7-f5 d1-d3"),
            game(Seat::Gauls, 0, "a1-c3"),
        ];
        let tree = opening_tree(&games);
        assert_eq!((tree.games, tree.sides.len()), (5, 2));
        let romans = &tree.sides[0];
        assert_eq!((romans.results, romans.next[0].results), ([2, 1, 1], [2, 1, 0]));
        assert_eq!(romans.usual(), ["a1-c3", "d7-d5", "d1-d3"]);
        assert_eq!(tree.sides[1].next[0].next, [], "that game ended after one ply");
    }

    #[test]
    fn few_games_make_no_tree_and_many_a_small_one() {
        assert_eq!(opening_tree(&[game(Seat::Romans, 0, "a1-c3")]).sides, []);
        let wild: Vec<OpeningStart> = (0..200)
            .map(|n| game(Seat::ALL[n % 2], n % 3, &format!("a{} b{} c{}", n % 7, n % 11, n % 13)))
            .collect();
        let tree = opening_tree(&wild);
        assert!(tree.sides.iter().map(OpeningFigures::leaves).sum::<usize>() <= LEAVES);
        fn sums(opening: &OpeningFigures) -> bool {
            let below: usize = opening.next.iter().map(OpeningFigures::games).sum();
            (opening.next.is_empty() || below == opening.games()) && opening.next.iter().all(sums)
        }
        assert!(tree.sides.iter().all(sums), "the rare moves count too: {tree:?}");
    }
}
