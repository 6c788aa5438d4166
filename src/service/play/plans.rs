//! Planning conditional moves: adding, listing and revoking planned lines, and listing those that
//! never came to pass once the game is over. [`crate::service::play::acting`] plays them.

use crate::entered;
use crate::game::{Actor, Chair, Game, GameId, GameRefusal, PlanRefusal, Planned, PlayerId, Unmet};
use crate::ids::UserId;
use crate::service::change;
use crate::service::play::sight::may_look;
use crate::service::{Caller, Service};
use crate::store::{self, Conn, Db, StoreError, StoredGame, StoredPlan};

/// The longest text of planned lines, in characters; the rest is cut off.
const LONGEST: usize = 400;

/// The result of changing or listing plans.
#[derive(Debug)]
pub enum Plans {
    /// There is no such game that the person may look at.
    Unknown,
    /// The person may not plan in the game, for this reason.
    Refused(Box<StoredGame>, GameRefusal),
    /// A line cannot be planned; nothing changed.
    Wrong(PlanRefusal),
    /// The running game, the person's planned lines in it now, and, if nothing changed, those that
    /// ended with the last move of the other side.
    Known(Box<StoredGame>, Vec<StoredPlan>, Vec<Unmet>),
    /// The finished game, and the person's planned lines in it that never came to pass.
    Over(Box<StoredGame>, Vec<Unmet>),
}

/// A change of a person's plans.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlanChange<'a> {
    /// Nothing, only list them.
    List,
    /// Add these plans, separated by `;`. Each is a sequence of moves from the current board.
    Add(&'a str),
    /// Delete the plan with this id.
    Revoke(i64),
}

/// Changes a person's plans in a game, lists them, and stores that the person saw the game.
pub async fn change_plans(
    service: &Service,
    caller: &Caller,
    id: GameId,
    change: &PlanChange<'_>,
) -> Result<Plans, StoreError> {
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let Some(row) = store::games::load_game(&mut tx, id).await? else {
            return Ok(Plans::Unknown);
        };
        let chair = match row.game.require_seated(Actor::Player(by.player)) {
            Ok(chair) => chair,
            Err(_) if !may_look(&mut tx, &row, caller).await? => return Ok(Plans::Unknown),
            Err(refusal) => {
                // A person who left their chair to another one may have some, too.
                let unmet = unmet_by(&mut tx, &row, by.player).await?;
                let row = Box::new(row);
                return Ok(if unmet.is_empty() {
                    Plans::Refused(row, refusal)
                } else {
                    Plans::Over(row, unmet)
                });
            }
        };
        if let Err(wrong) = Planned::check_possible(&row.game) {
            return Ok(Plans::Wrong(wrong));
        }
        let mut mine: Vec<StoredPlan> = store::plans::of_game(&mut tx, id)
            .await?
            .into_iter()
            .filter(|plan| plan.chair == chair)
            .collect();
        match change {
            PlanChange::List => {}
            PlanChange::Add(text) => {
                let fresh = match find_new_plans(&row.game, chair, text, &mine) {
                    Ok(fresh) => fresh,
                    Err(wrong) => return Ok(Plans::Wrong(wrong)),
                };
                for planned in fresh {
                    let plan = StoredPlan { id: service.keys.next(now), chair, planned };
                    store::plans::insert_plan(&mut tx, id, &plan).await?;
                    mine.push(plan);
                }
            }
            PlanChange::Revoke(plan) => {
                store::plans::delete_plan(&mut tx, id, chair, *plan).await?;
                mine.retain(|known| known.id != *plan);
            }
        }
        if *change != PlanChange::List {
            // A move made at the same moment either sees this change or comes first.
            store::game_changes::touch_game(&mut tx, id, row.version).await?;
        }
        store::preferences::set_seen(&mut tx, id, chair, now).await?;
        let ended = match change {
            PlanChange::List => ended_now(&mut tx, &row, by.player).await?,
            PlanChange::Add(_) | PlanChange::Revoke(_) => Vec::new(),
        };
        Ok(Plans::Known(Box::new(row), mine, ended))
    })
    .await
}

/// Reads the lines of a text, and returns those that the chair has not planned yet. Fails if one of
/// them cannot be planned, or if there is neither a line nor an earlier plan.
fn find_new_plans(
    game: &Game,
    chair: Chair,
    text: &str,
    mine: &[StoredPlan],
) -> Result<Vec<Planned>, PlanRefusal> {
    let mut known: Vec<Planned> = mine.iter().map(|plan| plan.planned.clone()).collect();
    let text = entered::clean_lines(text, LONGEST);
    for line in text.split([';', '\n']).map(str::trim).filter(|line| !line.is_empty()) {
        let planned = Planned::read(game, chair, line, &known)?;
        if !known.contains(&planned) {
            known.push(planned);
        }
    }
    if known.is_empty() { Err(PlanRefusal::NoAnswer) } else { Ok(known.split_off(mine.len())) }
}

/// The planned lines of a person in a finished game that never came to pass, in order of play. They
/// are private. Empty while the game runs, and without a person.
pub async fn list_unmet(
    db: &Db,
    person: Option<UserId>,
    row: &StoredGame,
) -> Result<Vec<Unmet>, StoreError> {
    let Some(person) = person else { return Ok(Vec::new()) };
    let mut conn = db.read().await?;
    match store::players::by_discord(&mut conn, person).await? {
        Some(player) => unmet_by(&mut conn, row, player).await,
        None => Ok(Vec::new()),
    }
}

/// The planned lines of a player that ended with the last move of the other side. They are private.
pub async fn list_ended_now(
    db: &Db,
    player: PlayerId,
    row: &StoredGame,
) -> Result<Vec<Unmet>, StoreError> {
    ended_now(&mut *db.read().await?, row, player).await
}

async fn ended_now(
    conn: &mut Conn,
    row: &StoredGame,
    player: PlayerId,
) -> Result<Vec<Unmet>, StoreError> {
    let mut unmet = store::plans::list_unmet(conn, row.game.id, player).await?;
    unmet.retain(|unmet| unmet.is_new(&row.game));
    Ok(unmet)
}

/// Lists the planned lines of a player that never came to pass; none while the game runs.
async fn unmet_by(
    conn: &mut Conn,
    row: &StoredGame,
    player: PlayerId,
) -> Result<Vec<Unmet>, StoreError> {
    if row.game.outcome().is_none() {
        return Ok(Vec::new());
    }
    let mut unmet = store::plans::list_unmet(conn, row.game.id, player).await?;
    unmet.retain(|unmet| unmet.is_so(row.game.line()));
    Ok(unmet)
}
