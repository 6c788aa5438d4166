//! Performs the acts of people in their games, and stores when people looked at their games.

use crate::game::{
    Action, Actor, Cause, Chair, Event, EventKind, Game, GameId, Millis, PlayerId, Seq, Timestamp,
};
use crate::service::change;
use crate::service::play::acting;
use crate::service::play::acting::{Acted, Ask, GameAct, InHand, Refused};
use crate::service::play::find;
use crate::service::play::sight;
use crate::service::{Caller, Service};
use crate::store::{self, StoreError, StoredGame, Viewer};

/// Within this time, a second press of a button counts as a repetition of the first.
const TWICE: Millis = Millis::from_secs(10);

/// If a person's last look at a game is more recent than this, another look is not stored.
const LATELY: Millis = Millis::from_secs(10);

/// Performs a person's act in a game. `expected` is the number of the board that they saw, if
/// known. A repeated call with the same cause, or the same press within seconds, gets the same
/// answer. Refuses an act that is not possible. The refusal tells nothing of a game that the person
/// may not see.
pub async fn perform_act(
    service: &Service,
    caller: &Caller,
    game: impl Into<InHand>,
    ask: &Ask,
    expected: Option<Seq>,
) -> Result<Acted, Refused> {
    let game = &game.into();
    let acted = change::change_as_person(service, caller, |mut tx, by, now| async move {
        let before = game.is_loaded();
        let row = game.load_game(&mut tx).await?;
        let cause = Cause::Asked(caller.cause.clone());
        let act = GameAct { by: Actor::Player(by.player), ask, expected, at: now, cause: &cause };
        match acting::apply_act(service, &mut tx, row, act).await {
            // Another act may have changed the loaded game, so the fresh game decides.
            Err(Refused::Game(..)) if before => {
                let row = game.load_game(&mut tx).await?;
                acting::apply_act(service, &mut tx, row, act).await
            }
            acted => acted,
        }
    });
    let acted = acted.await;
    let Err(Refused::Game(row, refused)) = acted else { return acted };
    if let Some(Viewer { player, .. }) = find::find_viewer(&service.db, caller.discord).await? {
        if let Some(chair) = find_unseen_chair(service, &row, player) {
            save_seen(service, row.game.id, chair).await?;
        }
        if let Some(event) = just_done(&row.game, player, ask, expected, service.clock.now()) {
            return Ok(Acted { event: event.clone(), row: *row });
        }
    }
    Err(sight::veil_refusal(&service.db, caller, Refused::Game(row, refused)).await?)
}

/// Stores in the background that a person saw their game. The caller does not wait, and the write
/// may fail.
pub fn mark_seen(service: &Service, row: &StoredGame, player: PlayerId) {
    if let Some(chair) = find_unseen_chair(service, row, player) {
        let owned = service.clone();
        let game = row.game.id;
        change::run_later(service, "seen", async move { save_seen(&owned, game, chair).await });
    }
}

/// Returns the chair of a person in a running game, if their look at the game has to be stored.
/// `None` if they do not play in it, or if they looked at it lately and since its last event.
fn find_unseen_chair(service: &Service, row: &StoredGame, player: PlayerId) -> Option<Chair> {
    let chair = row.game.chair_of(player).filter(|_| row.game.outcome().is_none())?;
    let seen = row.last_seen(chair);
    let last = row.game.events().last().map_or(row.game.started, |event| event.at);
    (seen < last || service.clock.now() - seen > LATELY).then_some(chair)
}

/// Stores that a person saw their game.
async fn save_seen(service: &Service, game: GameId, chair: Chair) -> Result<(), StoreError> {
    change::run_light_transaction(service, |mut tx, now| async move {
        store::preferences::set_seen(&mut tx, game, chair, now).await
    })
    .await
}

/// Returns the event of an earlier act of which this one is a repetition within seconds, as by a
/// double press. `None` if this act is new.
fn just_done<'a>(
    game: &'a Game,
    player: PlayerId,
    ask: &Ask,
    expected: Option<Seq>,
    now: Timestamp,
) -> Option<&'a Event> {
    let chair = game.chair_of(player)?;
    let stands =
        |seq: Seq| (0..game.line().entries().len()).any(|entry| game.seq_of_entry(entry) == seq);
    let same = |event: &&Event| {
        event.chair == chair
            && stands(event.seq)
            && now - event.at < TWICE
            && match (ask, &event.kind) {
                (Ask::Move(text), EventKind::Move(made)) => {
                    text == made && expected.is_some_and(|board| board < event.seq)
                }
                (Ask::Do(Action::Resign), EventKind::Resign) => true,
                _ => false,
            }
    };
    game.events().iter().rev().find(same)
}
