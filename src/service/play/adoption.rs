//! Taking over the chair of a person who left the server.

use crate::game::{Action, Actor, Cause, Chair, GameRefusal, Holder};
use crate::service::change;
use crate::service::play::acting;
use crate::service::play::acting::{Ask, GameAct, Refused};
use crate::service::play::vacation;
use crate::service::{Caller, Service};
use crate::store::{self, StoredGame};

/// Lets a person take over a chair, without checking that its holder left the server. Refuses if a
/// person in the game blocks them, if they play in it already, or if another person has taken the
/// chair since `seen`.
pub async fn adopt_chair(
    service: &Service,
    caller: &Caller,
    seen: &StoredGame,
    chair: Chair,
) -> Result<StoredGame, Refused> {
    let id = seen.game.id;
    change::change_as_person(service, caller, |mut tx, by, now| async move {
        let row = store::games::load_game(&mut tx, id).await?.ok_or(Refused::Unknown)?;
        let cause = Cause::Asked(caller.cause.clone());
        if row.game.find_caused(&cause).is_none()
            && row.game.chairs[chair] != seen.game.chairs[chair]
        {
            return Err(Refused::Game(Box::new(row), GameRefusal::Stale));
        }
        for other in row.game.chairs.iter().filter_map(Holder::as_player) {
            if store::players::is_blocked(&mut tx, other, by.player).await? {
                return Err(Refused::Game(Box::new(row), GameRefusal::Blocked));
            }
        }
        let ask = Ask::Do(Action::Adopt(by.player));
        let act =
            GameAct { by: Actor::Chair(chair), ask: &ask, expected: None, at: now, cause: &cause };
        let acted = acting::apply_act(service, &mut tx, row, act).await?;
        Ok(vacation::sit_down(service, &mut tx, acted.row, by.player, now).await?)
    })
    .await
}
