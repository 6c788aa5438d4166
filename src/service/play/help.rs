//! Bars help (hints, reviews, the analysis board) with positions of running rated games, wherever a
//! person asks for it, because the players count on that. Also bars help with a running siege (a
//! daily puzzle), which is judged only as the siege of its day.

use std::collections::HashSet;

use murus_gallicus::{Image, Line, Position, Sought};

use super::sieges;
use crate::blocking::run_blocking;
use crate::game::{Bar, PlayerId, Timestamp};
use crate::service::Service;
use crate::store::{self, Conn, StoreError};

/// Positions of rated games after fewer plies than this are not barred: a person who plays the
/// usual first moves in a rated game still learns from other games that begin so.
const FROM_PLY: usize = 4;

/// Positions that can come within this many plies after a barred one get no help, either.
const AHEAD: u32 = 2;

/// The positions with which there is no help: those of running rated games, and of sieges.
pub(in crate::service) struct Closed {
    rated: Vec<Position>,
    sieges: Vec<Position>,
}

impl Closed {
    /// Loads the positions with which there is no help at this time.
    pub(in crate::service) async fn load(
        conn: &mut Conn,
        now: Timestamp,
    ) -> Result<Closed, StoreError> {
        let rated = store::listings::rated_positions(conn, FROM_PLY).await?;
        let sieges = sieges::running_sieges(now).into_iter().flat_map(sieges::own_turns).collect();
        Ok(Closed { rated, sieges })
    }

    /// Returns the reason why help with a position is barred; `None` if it is not. It is barred if
    /// the position, or its mirror image, is that of a running rated game or of a siege, or can
    /// come there at most [`AHEAD`] plies later.
    fn bar(&self, position: &Position) -> Option<Bar> {
        let sought = Sought::of(position);
        let comes = |from: &Position| sought.comes_after(from, AHEAD).is_some();
        if self.rated.iter().any(comes) {
            return Some(Bar::Rated);
        }
        self.sieges.iter().any(comes).then_some(Bar::Siege)
    }

    /// Returns the plies of a line after which there is no help with its position.
    pub(in crate::service) async fn plies_of(self, line: &Line) -> Vec<usize> {
        let positions = line.positions().to_vec();
        run_blocking(move || {
            let is_closed = |ply: &usize| self.bar(&positions[*ply]).is_some();
            (0..positions.len()).filter(is_closed).collect()
        })
        .await
    }
}

/// The number of plies before a barred position for which a review says nothing, because it would
/// show the best moves there.
pub(in crate::service) const SILENT: usize = AHEAD as usize;

/// Returns the short name of a running rated game of a person that bars help with these positions:
/// one of them, or a mirror image of it, is or was on its board, or can come within two plies. Its
/// first positions do not count. `None` if there is no such game.
pub(in crate::service) async fn barring_game(
    conn: &mut Conn,
    player: PlayerId,
    positions: &[Position],
) -> Result<Option<String>, StoreError> {
    let rated = store::listings::rated_of(conn, player).await?;
    if rated.is_empty() {
        return Ok(None);
    }
    let known: HashSet<Image> = positions.iter().map(Position::image).collect();
    let sought: Vec<Sought> = positions.iter().map(Sought::of).collect();
    // Games are loaded one at a time, so that other work is served in between.
    for id in rated {
        for row in store::games::load_all(conn, &[id]).await? {
            if stood_in(row.game.line(), &known) || comes_in(row.game.line(), &sought) {
                return Ok(Some(row.game.name));
            }
        }
        tokio::task::yield_now().await;
    }
    Ok(None)
}

/// Returns the reason why a person gets no help with a position; `None` if help is allowed.
/// `person` is `None` for a reader whom we do not know.
pub(in crate::service) async fn find_bar(
    conn: &mut Conn,
    now: Timestamp,
    person: Option<PlayerId>,
    position: &Position,
) -> Result<Option<Bar>, StoreError> {
    if let Some(person) = person
        && let Some(game) = barring_game(conn, person, &[*position]).await?
    {
        return Ok(Some(Bar::Own(game)));
    }
    let closed = Closed::load(conn, now).await?;
    let position = *position;
    Ok(run_blocking(move || closed.bar(&position)).await)
}

/// Returns the reason why the public analysis board gives no help with a position; `None` if it may
/// help. `person` is `None` for a reader who is not known.
pub async fn bar_openly(
    service: &Service,
    person: Option<PlayerId>,
    position: &Position,
) -> Result<Option<Bar>, StoreError> {
    let now = service.clock.now();
    find_bar(&mut *service.db.read().await?, now, person, position).await
}

/// Returns true if one of the `known` positions is or was on the board of a game, after its first
/// plies.
fn stood_in(line: &Line, known: &HashSet<Image>) -> bool {
    line.positions().iter().skip(FROM_PLY).any(|position| known.contains(&position.image()))
}

/// Returns true if one of the `sought` positions is on the board of a game, or can come there
/// within [`AHEAD`] plies.
fn comes_in(line: &Line, sought: &[Sought]) -> bool {
    let counts = |plies: u32| line.plies() + plies as usize >= FROM_PLY;
    sought.iter().any(|one| one.comes_after(line.position(), AHEAD).is_some_and(counts))
}
