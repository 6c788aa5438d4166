//! Taking over the chair of somebody who left.

use crate::game::{Action, Actor, Cause, GameRefusal, Holder};
use crate::service::play::acting::{Act, Ask, Refused};
use crate::service::{Caller, Service};
use crate::store::{self, GameRow};

impl Service {
    /// Lets somebody take over a chair whose holder left the server, unless one of the others takes no challenges from them. Refused where somebody
    /// else has sat down since `seen`.
    pub async fn adopt(&self, caller: &Caller, seen: &GameRow, chair: usize) -> Result<GameRow, Refused> {
        let id = seen.game.id;
        self.change(caller, |mut tx, by, now| async move {
            self.welcome(&mut tx, &by, now).await?;
            let row = store::load_game(&mut tx, id).await?.ok_or(Refused::Unknown)?;
            let cause = Cause::Asked(caller.cause.clone());
            if row.game.caused(&cause).is_none() && row.game.chairs[chair] != seen.game.chairs[chair] {
                return Err(Refused::Game(Box::new(row), GameRefusal::Stale));
            }
            for other in row.game.chairs.iter().filter_map(Holder::player) {
                if store::blocks(&mut tx, other, by.player).await? {
                    return Err(Refused::Game(Box::new(row), GameRefusal::Blocked));
                }
            }
            let ask = Ask::Do(Action::Adopt(by.player));
            let act = Act { by: Actor::Chair(chair), ask: &ask, expected: None, at: now, cause: &cause };
            let acted = self.act_in(&mut tx, row, act).await?;
            Ok(self.sit_down(&mut tx, acted.row, by.player, now).await?)
        })
        .await
    }
}
